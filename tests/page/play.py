"""How people in the tests play: what they wait for, and how they choose.

An option that is enabled belongs to the question of the moment: the page disables them while a move is on its
way.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect
from tests.page.people import Words

OPTIONS: Final = ".options button.option"
BOT: Final = {"kind": "bot", "bot": "random"}


# -- without the page ----------------------------------------------------------------------------------------


def ask(page: Page, method: str, path: str, **body: Any) -> Any:
    """What the server answers to this person, without the page."""
    answer = page.request.fetch(path, method=method, data=body or None)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.body() else None


def sit_down(page: Page, seats: int = 2, **options: int) -> str:
    """Come in, make a table against bots, and go there. Gives the id of the table."""
    ask(page, "POST", "/api/me", name="Ada")
    table = ask(
        page,
        "POST",
        "/api/tables",
        game="dungeoneer",
        seats=[{"kind": "me"}, *[BOT] * (seats - 1)],
        options=options,
        start=True,
    )
    page.goto(f"/table/{table['id']}")
    return str(table["id"])


def steps(page: Page, table: str) -> int:
    """How many decisions the game has now."""
    return int(ask(page, "GET", f"/api/tables/{table}/replay?count=1")["total"])


def log_of(page: Page, table: str, seat: int | None = 0) -> list[Any]:
    """The whole log as a seat may read it."""
    query = f"seat={seat}&limit=200" if seat is not None else "limit=200"
    found = ask(page, "GET", f"/api/tables/{table}/log?{query}")
    lines: list[Any] = found["lines"]
    while found["more"]:
        found = ask(page, "GET", f"/api/tables/{table}/log?{query}&before={lines[0]['seq']}")
        lines = [*found["lines"], *lines]
    return lines


def view_of(page: Page, table: str, seat: int | None) -> Any:
    """What a seat knows now."""
    query = f"start={steps(page, table)}&count=1" + (f"&seat={seat}" if seat is not None else "")
    return ask(page, "GET", f"/api/tables/{table}/replay?{query}")["steps"][-1]["view"]


# -- on the page ---------------------------------------------------------------------------------------------


def my_turn(page: Page) -> Locator:
    """Wait until something can be chosen, or the game is over. Gives the options, if there are any."""
    expect(page.locator(f"{OPTIONS}:enabled").or_(page.locator(".end")).first).to_be_visible()
    return page.locator(f"{OPTIONS}:enabled")


def question(page: Page) -> str:
    """What is asked, in words."""
    prompt = page.locator(".prompt")
    expect(prompt).to_have_text(re.compile(r"\S"))  # it comes a moment after the table, to be heard
    return plain(prompt.text_content())


def plain(text: str | None) -> str:
    return " ".join((text or "").split())


def is_over(page: Page) -> bool:
    return page.locator(".end").is_visible()


def shown(page: Page) -> int:
    """The newest line of the log that is on the screen."""
    return int(page.locator(".table").get_attribute("data-seq") or 0)


def settled(page: Page) -> None:
    """Wait until what was chosen has come back."""
    expect(page.locator(f"{OPTIONS}:disabled")).to_have_count(0)


def choose(page: Page, chance: Random) -> None:
    """Take any option by its button."""
    options = my_turn(page)
    options.nth(chance.randrange(options.count())).click()
    settled(page)


def play_on(page: Page, chance: Random, decisions: int) -> None:
    """Take some decisions, as long as the game lasts."""
    for _ in range(decisions):
        my_turn(page)
        if is_over(page):
            return
        choose(page, chance)


def until(page: Page, table: str, wanted: Callable[[Any], bool]) -> Any:
    """Play until a question is asked that is wanted. Gives my view of the table."""
    chance = Random(1)
    while True:
        my_turn(page)
        view = view_of(page, table, 0)
        assert not view["over"], "no such question in a whole game"
        if wanted(view):
            return view
        choose(page, chance)


def finish(page: Page, words: Words) -> None:
    """Let a bot decide until the end."""
    page.get_by_role("button", name=words("page-menu")).click()
    page.get_by_role("button", name=words("page-let-bot")).click()
    expect(page.locator(".end")).to_be_visible()
