"""One advanced rule more after each game: offered once one has played, taken or waved away."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.page.people import DRAWN, Visitor, Words, keep
from tests.page.play import ask, cover, fast_forward, lay_table, never, set_up

SHORT = {"alert": 0, "round_limit": 1}
LADDERS = sorted(path.parent.name for path in DRAWN.glob("*/ladder.ts"))


def rungs(game: str) -> list[str]:
    found = re.search(r"rungs = (\[.*?\]);", (DRAWN / game / "ladder.ts").read_text(), re.DOTALL)
    assert found
    return list(json.loads(found[1]))


def played(page: Page, game: str) -> str:
    """A short game that is over, its end on the screen."""
    table = lay_table(page, game=game, options=SHORT)
    fast_forward(page, table, never)
    page.goto(f"/table/{table}")
    return table


def options_of(page: Page) -> dict[str, int]:
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    return dict(ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["options"])


@pytest.mark.parametrize("game", LADDERS)
def test_every_rung_can_be_played(game: str, visitor: Visitor) -> None:
    page = visitor("Ada")
    on: dict[str, int] = {}
    for rung in rungs(game):
        on[rung] = 1
        ask(page, "POST", f"/api/games/{game}/refusal", options=on, seats=3)
        assert ask(page, "POST", f"/api/games/{game}/refusal", options=on, seats=3)["because"] is None


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True), ("es", False)])
def test_the_next_rule_is_offered_at_the_end_and_at_home(
    language: str, phone: bool, visitor: Visitor
) -> None:
    page, words = visitor("Ada", phone=phone, language=language), Words(language)
    first, second = rungs("dungeonology")[:2]
    page.goto("/")
    offer = page.get_by_role("complementary", name=words("page-next-rule"))
    expect(cover(page, "dungeonology")).to_be_visible()
    expect(offer).to_have_count(0)  # nobody has played

    over = played(page, "dungeonology")
    expect(offer).to_be_visible()
    keep(page, f"next-rule-{language}")
    offer.get_by_role("button", name=words("page-next-play")).click()
    expect(page).not_to_have_url(re.compile(over))
    chosen = options_of(page)
    assert (1, 0) == (chosen[first], chosen[second])

    page.goto("/")
    expect(offer).to_contain_text("Dungeonology")
    expect(offer).to_have_count(1)  # nothing of games that were not played
    keep(page, f"next-rule-home-{language}")
    offer.get_by_role("button", name=words("page-next-no")).click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(cover(page, "dungeonology")).to_be_visible()
    expect(offer).to_have_count(0)


def test_whoever_has_learnt_it_begins_with_the_introductory_game(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", seen=["dungeonology lesson"])
    page.goto("/")
    cover(page, "dungeonology").get_by_role("button", name=words("page-play-now")).click()
    assert 0 == options_of(page)["alert"]
    page.goto("/")
    set_up(page, seen=["dungeonology lesson"], tried=["dungeonology"])
    page.reload()
    cover(page, "dungeonology").get_by_role("button", name=words("page-play-now")).click()
    expect(page.locator(".table")).to_be_visible()
    assert 1 == options_of(page)["alert"]
