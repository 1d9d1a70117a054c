"""How people in the tests play: what they wait for, and how they choose.

An option that is enabled belongs to the question of the moment: the page disables them while a move is on its
way.
"""

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, Position, expect
from tools.client import Live

GAMES: Final = ("dungeoneer", "dungeonology")
ALL: Final = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}
BOTH_BOXES: Final = {**ALL, "alchemy": 1, "specialists": 1, "spriggan": 1, "research": 1}  # rocca_civetta
OPTIONS: Final = ".options button.option"
BOT: Final = {"kind": "bot", "bot": "random"}

Wanted = Callable[[Any, list[Any]], bool]  # of a view and the last move
Player = Callable[[Any], str]  # takes one of the options of a view


# -- without the page ----------------------------------------------------------------------------------------


def ask(page: Page, method: str, path: str, **body: Any) -> Any:
    """What the server answers to this person, without the page."""
    answer = page.request.fetch(path, method=method, data=body or None)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.body() else None


def lay_table(page: Page, seats: int = 2, game: str = GAMES[0], options: dict[str, int] | None = None) -> str:
    """Come in, and begin a game against bots. Gives the id of the table."""
    ask(page, "POST", "/api/me", name="Ada")
    seated = [{"kind": "me"}, *[BOT] * (seats - 1)]
    table = ask(page, "POST", "/api/tables", game=game, seats=seated, options=options or {}, start=True)
    return str(table["id"])


def sit_down(page: Page, seats: int = 2, game: str = GAMES[0], options: dict[str, int] | None = None) -> str:
    """The same, and go there."""
    table = lay_table(page, seats, game, options)
    page.goto(f"/table/{table}")
    return table


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


def aside(work: Coroutine[Any, Any, Any]) -> Any:
    """Do it in a thread of its own: the browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def at_random(seed: int, *verbs: str) -> Player:
    """Any option, of those with certain verbs where there are any."""
    chance = Random(seed)

    def choose(view: Any) -> str:
        options = view["asked"]["options"]
        return chance.choice([option for option in options if option.split()[0] in verbs] or options)

    return choose


def last_move(lines: dict[int, Any]) -> list[Any]:
    """The last move in which something was seen to happen."""
    return [line for line in lines.values() if line["kind"] == "moved" and line.get("events")][-1:]


async def decide(live: Live, wanted: Wanted, player: Player) -> bool:
    """Decide until something is asked that is wanted; false when the game is over before."""
    while await live.my_turn():
        if wanted(live.state["view"], last_move(live.lines)):
            return True
        await live.move(player(live.state["view"]))
    return False


def fast_forward(page: Page, table: str, wanted: Wanted, player: Player | None = None) -> bool:
    """Decide for this person, without the page, until there is a question that is wanted."""
    decider = player or at_random(1)
    base = page.request.get("/health").url.removesuffix("/health")
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in page.context.cookies())

    async def play() -> bool:
        async with Live(base, table, cookie, {}) as live:
            return await decide(live, wanted, decider)

    return bool(aside(play()))


def sit_down_where(
    page: Page,
    wanted: Wanted,
    seats: int = 2,
    game: str = GAMES[0],
    player: Callable[[int], Player] = at_random,
    options: dict[str, int] | None = None,
) -> str:
    """Go to a table where what is wanted is asked now; others are tried until there is one."""
    for seed in range(40):
        table = lay_table(page, seats, game, options)
        if fast_forward(page, table, wanted, player(seed)):
            page.goto(f"/table/{table}")
            return table
    raise AssertionError("no such question in many games")


def never(view: Any, moves: list[Any]) -> bool:
    return False


def at_prompt(*prompts: str) -> Wanted:
    return lambda view, moves: view["asked"]["prompt"] in prompts


def happened(*kinds: str) -> Wanted:
    """In the last move."""
    return lambda view, moves: any(event["kind"] in kinds for line in moves for event in line["events"])


def sent(page: Page) -> list[str]:
    """Which options the page sends; filled while it lives."""
    found: list[str] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "move":
            found.append(message["option"])

    page.on("websocket", lambda line: line.on("framesent", hear))
    return found


# -- on the page ---------------------------------------------------------------------------------------------


def set_up(page: Page, stretch: str = "1", **settings: Any) -> None:
    """Change the settings for the next time the page is opened."""
    page.evaluate(
        """([stretch, changes]) => {
            localStorage.setItem("undercroft stretch", stretch);
            const kept = JSON.parse(localStorage.getItem("undercroft settings"));
            localStorage.setItem("undercroft settings", JSON.stringify({ ...kept, ...changes }));
        }""",
        [stretch, settings],
    )


def cover(page: Page, game: str) -> Locator:
    """A game at home."""
    return page.locator(f".game:has(a[href='/new/{game}'])")


def option(page: Page, text: str) -> Locator:
    """The button of an option, by its notation."""
    return page.locator(f"{OPTIONS}[data-option={json.dumps(text)}]")


def unfold(page: Page, seat: int) -> Locator:
    """All that is seen of a player: the strip is pressed, if it is folded."""
    strip = page.locator(f".players [data-seat='{seat}']")
    if strip.get_attribute("aria-expanded") != "true":
        strip.click()
    panel = page.locator(".players .panel")
    expect(panel).to_be_visible()
    return panel


def in_hand(page: Page, card: str) -> Locator:
    """A card of the hand. It hangs over the lower edge: its middle may be below it."""
    return page.locator(f".hand [data-piece={json.dumps(f'card:{card}')}]")


NAME: Final[Position] = {"x": 60, "y": 36}  # where a card of the hand shows its name


def read_log(page: Page) -> Locator:
    """What happened, unfolded."""
    button = page.locator(".banner .counted")
    if button.get_attribute("aria-expanded") != "true":
        button.click()
    log = page.locator("aside.log")
    expect(log).to_be_visible()
    return log


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
    """Take any option by its button, and wait for what comes of it: a pass may be held back for a moment."""
    options = my_turn(page)
    before = str(shown(page))
    options.nth(chance.randrange(options.count())).click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
    settled(page)


def play_on(page: Page, chance: Random, decisions: int) -> None:
    """Take some decisions, as long as the game lasts."""
    for _ in range(decisions):
        my_turn(page)
        if is_over(page):
            return
        choose(page, chance)
