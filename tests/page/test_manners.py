"""Table manners: nothing jumps, what matters is asked twice, and passing is not tiresome."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    GAMES,
    OPTIONS,
    ask,
    choose,
    is_over,
    log_of,
    my_turn,
    option,
    plain,
    question,
    read_log,
    set_up,
    settled,
    shown,
    sit_down,
    sit_down_where,
    view_of,
)

HITS = ("attack", "trap", "bane", "challenge", "spy", "rob", "heist")  # verbs by which somebody is hit


def until_asked(page: Page, table: str) -> list[Any]:
    """Wait until the bots have done with their moves. Gives the log."""
    while (view := view_of(page, table, 0))["asked"] and view["asked"]["seat"] != 0:
        pass
    return log_of(page, table)


def test_moves_of_others_come_one_by_one_and_can_be_skipped_and_seen_again(
    visitor: Visitor, words: Words
) -> None:
    page = visitor("Ada", motion="full", pace="slow")
    table = sit_down(page)
    happened = page.get_by_role("complementary", name=words("page-happened"))
    skip = happened.get_by_role("button")
    chance = Random(1)
    skip.or_(page.locator(OPTIONS)).first.wait_for()
    while not skip.is_visible():
        options = my_turn(page)
        options.nth(chance.randrange(options.count())).click()
        skip.or_(page.locator(f"{OPTIONS}:enabled")).first.wait_for()
    log = until_asked(page, table)
    assert shown(page) < log[-1]["seq"], "the screen is behind, move by move"
    expect(page.locator(OPTIONS)).to_have_count(0)  # they belong to what has not been shown yet
    keep(page, "moves-of-others")
    skip.click()
    expect(page.locator(".table")).to_have_attribute("data-seq", str(log[-1]["seq"]))
    expect(skip).to_have_count(0)
    my_turn(page)

    replay = ask(page, "GET", f"/api/tables/{table}/replay?seat=0&count=50")
    turns = [one["view"]["turn"] for one in replay["steps"]]
    last = len(turns) - 1
    while last > 0 and turns[last] == 0:  # the turn that I have now is not my last one
        last -= 1
    while last > 0 and turns[last] != 0:
        last -= 1
    others = len(turns) - 1 - last
    read_log(page).get_by_role("button", name=words("page-since")).click()
    expect(happened).to_contain_text(f"/ {others})")
    assert shown(page) < log[-1]["seq"]
    expect(page.locator(OPTIONS)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".table")).to_have_attribute("data-seq", str(log[-1]["seq"]))
    my_turn(page)


def hits(view: Any, moves: list[Any] | None = None) -> list[str]:
    """Which options hit somebody."""
    return [text for text in view["asked"]["options"] if text.partition(" ")[0] in HITS]


@pytest.mark.parametrize("game", GAMES)
def test_what_matters_is_asked_twice(game: str, visitor: Visitor, words: Words) -> None:
    """Where somebody is hit: to go back changes nothing, to confirm plays it."""
    page = visitor("Ada", confirm=True)
    dice = ("attack", "trap", "challenge") if game == "dungeoneer" else ()  # where the odds are known
    table = sit_down_where(
        page, lambda view, moves: any(t.startswith(dice or HITS) for t in hits(view)), game=game
    )
    my_turn(page)
    before = shown(page)
    hit = option(page, next(t for t in hits(view_of(page, table, 0)) if t.startswith(dice or HITS)))
    label = hit.get_attribute("title") or ""
    hit.click()
    sure = page.get_by_role("alert").filter(has_text=words("page-confirm-ask", option=label))
    expect(sure).to_be_visible()
    if dice:
        expect(sure.locator(".odds")).to_contain_text(re.compile(r"\d+ %"))
    keep(page, f"{game}-confirm")
    page.get_by_role("button", name=words("page-confirm-no")).click()
    my_turn(page)
    assert shown(page) == before
    hit.click()
    page.get_by_role("button", name=words("page-confirm-yes")).click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    assert log_of(page, table)[before]["seat"] == 0


# What of the line of a question is cut off, has a word broken, or stands beyond its edge.
CROWDED = """(line) => {
    const edge = line.getBoundingClientRect();
    return [...line.children].filter((one) => {
        const box = one.getBoundingClientRect();
        const broken = one.matches("button") && one.querySelector(".word")?.getClientRects().length > 1;
        const cut = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
        return broken || cut || box.bottom > edge.bottom + 1 || box.right > edge.right + 1;
    }).map((one) => one.textContent);
}"""


def may_only_pass(view: Any, moves: list[Any]) -> bool:
    return view["turn"] != 0 and view["asked"]["options"] in (["pass"], ["done"])


@pytest.mark.parametrize("game", GAMES)
def test_passing_by_itself_where_nothing_else_can_be_done(game: str, visitor: Visitor) -> None:
    """With that setting nobody presses anything, and the game goes on."""
    page = visitor("Ada")
    table = sit_down_where(page, may_only_pass, game=game)
    my_turn(page)
    before = shown(page)
    set_up(page, **{"pass": "idle"})
    page.reload()
    expect(page.locator(f".table[data-seq]:not([data-seq='{before}'])")).to_be_visible()
    assert log_of(page, table)[before]["seat"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_passing_until_it_is_my_turn(game: str, visitor: Visitor, words: Words) -> None:
    """Or until something is asked that cannot be passed. All its buttons have room in the line of the
    question, and the question beside them.
    """
    page = visitor("Ada")
    table = sit_down_where(page, may_only_pass, game=game)
    my_turn(page)
    question(page)
    before = shown(page)
    page.get_by_role("button", name=words("page-pass-idle")).wait_for()
    assert page.locator(".line").evaluate(CROWDED) == []
    page.get_by_role("button", name=words("page-pass-until")).click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    expect(page.get_by_role("button", name=words("page-passing-stop"))).to_have_count(0)
    settled(page)
    view = view_of(page, table, 0)
    assert view["turn"] == 0 or "pass" not in view["asked"]["options"]


def test_a_bot_decides_for_me(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    sit_down(page, options={"round_limit": 2})
    page.get_by_role("button", name=words("page-menu")).click()
    page.get_by_role("button", name=words("page-let-bot")).click()
    expect(page.get_by_text(words("page-stood-in", bot=words("page-bot-steady")))).to_be_visible()
    page.get_by_role("button", name=words("page-take-back")).first.click()
    expect(page.locator(".options button").first).to_be_visible()


def test_the_tab_says_that_it_is_my_turn_and_the_log_who_everybody_is(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    sit_down(page)
    my_turn(page)
    expect(page).to_have_title(re.compile(f"^{re.escape(words('page-your-turn'))}"))
    log = read_log(page)
    expect(log).to_contain_text("Ada plays ")
    expect(log).not_to_contain_text(re.compile(r"\bSeat \d"))


def test_to_resign_is_asked_twice_in_the_open_menu(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    sit_down(page)
    my_turn(page)
    page.locator(".menu > button[aria-expanded]").click()
    page.get_by_role("button", name=words("page-resign"), exact=True).click()
    sure = page.get_by_role("button", name=words("page-resign-sure"))
    expect(sure).to_be_visible()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.locator(".menu > button[aria-expanded]").click()
    expect(page.get_by_role("button", name=words("page-resign"), exact=True)).to_be_visible()


def test_sounds_are_on_and_a_button_turns_them_off_for_good(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", sound=None)
    sit_down(page)
    speaker = page.get_by_role("button", name=words("page-sound"))
    expect(speaker).to_have_attribute("aria-pressed", "true")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    page.goto("/")
    expect(page.get_by_role("button", name=words("page-sound"))).to_have_attribute("aria-pressed", "false")


def test_the_log_has_the_colour_of_who_acts(visitor: Visitor) -> None:
    """Not of who decided last: what a bot does after my pass is the bot's."""
    page = visitor("Ada")
    sit_down_where(page, lambda view, moves: view["round"] > 1, game=GAMES[1])
    my_turn(page)
    told = page.locator("section.log li[class*=seat-]").evaluate_all(
        "(all) => all.map((one) => [one.textContent.trim(), getComputedStyle(one).borderLeftColor])"
    )
    names = [plain(name) for name in page.locator(".players .name").all_inner_texts()]
    colours = [{colour for text, colour in told if text.startswith(f"{name} ")} for name in names]
    assert [len(one) for one in colours] == [1] * len(names), colours
    assert len(set.union(*colours)) == len(names)


def test_the_news_have_the_colour_that_they_have_in_the_log(visitor: Visitor) -> None:
    """That of who acts, again: after my decision it is a bot's."""
    page, chance = visitor("Ada"), Random(3)
    sit_down_where(page, lambda view, moves: view["round"] > 1, game=GAMES[1])
    seen = set()
    for _ in range(12):
        my_turn(page)
        found = page.evaluate(
            """() => {
                const colour = (one) => getComputedStyle(one).borderLeftColor;
                const log = [...document.querySelectorAll("section.log li")];
                const lines = log.map((one) => [one.textContent.trim(), colour(one)]);
                const told = document.querySelector("aside.happened");
                const words = told?.querySelector("p")?.firstChild?.textContent.trim();
                const alike = lines.filter(([text]) => text === words);
                return words ? [colour(told), alike.map(([, one]) => one)] : null;
            }"""
        )
        if found and found[1]:
            assert found[0] in found[1]
            seen.add(found[0])
        if is_over(page) or len(seen) > 1:
            break
        choose(page, chance)
    assert len(seen) > 1
