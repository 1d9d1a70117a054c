"""Table manners: nothing jumps, what matters is asked twice, and passing is not tiresome."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    GAMES,
    OPTIONS,
    log_of,
    my_turn,
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

    mine = max(line["seq"] for line in log if line["kind"] == "moved" and line["seat"] == 0)
    others = sum(line["kind"] == "moved" and line["seq"] > mine for line in log)
    page.get_by_role("button", name=words("page-since")).click()
    expect(happened).to_contain_text(f"/ {others})")
    assert shown(page) < log[-1]["seq"]
    expect(page.locator(OPTIONS)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".table")).to_have_attribute("data-seq", str(log[-1]["seq"]))
    my_turn(page)


def hits(view: Any, moves: list[Any] | None = None) -> list[int]:
    """Which options hit somebody."""
    verbs = [option.partition(" ")[0] for option in view["asked"]["options"]]
    return [n for n, verb in enumerate(verbs) if verb in HITS]


@pytest.mark.parametrize("game", GAMES)
def test_what_matters_is_asked_twice(game: str, visitor: Visitor, words: Words) -> None:
    """Where somebody is hit: to go back changes nothing, to confirm plays it."""
    page = visitor("Ada", confirm=True)
    table = sit_down_where(page, lambda view, moves: bool(hits(view)), game=game)
    my_turn(page)
    before = shown(page)
    option = page.locator(OPTIONS).nth(hits(view_of(page, table, 0))[0])
    label = option.inner_text().lstrip("123456789 \n")
    option.click()
    expect(page.get_by_role("alert").filter(has_text=words("page-confirm-ask", option=label))).to_be_visible()
    keep(page, f"{game}-confirm")
    page.get_by_role("button", name=words("page-confirm-no")).click()
    my_turn(page)
    assert shown(page) == before
    option.click()
    page.get_by_role("button", name=words("page-confirm-yes")).click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    assert log_of(page, table)[before]["seat"] == 0


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
    """Or until something is asked that cannot be passed."""
    page = visitor("Ada")
    table = sit_down_where(page, may_only_pass, game=game)
    my_turn(page)
    before = shown(page)
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
