"""The player aid: beside the table by button and key, and on one sheet of paper."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import sit_down
from tests.page.test_screens import RULES, violations
from tests.sample import diagonal

from undercroft.rulebook.aid import aid, aid_of, modes

GAMES = ("dungeoneer", "dungeonology", "rocca_civetta", "dungeon_drop")
LANGUAGES = ("en", "fr", "es")


def sheets(page: Page) -> int:
    """How many pages a printer would use."""
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize(("game", "language"), diagonal(GAMES, LANGUAGES))
def test_it_goes_on_one_sheet(visitor: Visitor, words: Words, game: str, language: str) -> None:
    page = visitor("Ada", language=language)
    page.goto(f"/aid/{game}")
    expect(page.get_by_role("heading", name=aid(game, language).title)).to_be_visible()
    expect(page.locator(".signs dt").first).to_be_visible()
    expect(page.locator(".aid .keyword").first).to_be_visible()
    assert sheets(page) == 1


@pytest.mark.parametrize(("mode", "language"), diagonal(modes("rocca_civetta"), LANGUAGES))
def test_that_of_a_mode_goes_on_one_sheet(visitor: Visitor, mode: str, language: str) -> None:
    page = visitor("Ada", language=language)
    page.goto(f"/aid/rocca_civetta/{mode}")
    title = aid_of("rocca_civetta", language, mode).title
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.locator(".ways a[href^='/aid/']")).to_have_count(len(modes("rocca_civetta")))
    expect(page.locator(".signs")).to_have_count(0)
    assert sheets(page) == 1


def test_a_table_has_that_of_its_mode_and_its_edition(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    sit_down(page, 1, "rocca_civetta", {"solitary": 1})
    page.get_by_role("button", name=words("page-aid")).click()
    beside = page.get_by_role("complementary", name=words("page-aid"))
    titles = [aid_of("rocca_civetta", "en", mode).title for mode in ("solitary", "")]
    expect(beside.locator("h2.title")).to_have_text(titles)
    sit_down(page, 2, "dungeonology", {"edition": 2})
    page.get_by_role("button", name=words("page-aid")).click()
    last = aid_of("dungeonology", "en", edition=2).chapters[-2]
    expect(beside.get_by_role("heading", name=last.title)).to_be_visible()


@pytest.mark.parametrize(("game", "phone"), diagonal(GAMES, [False, True]))
def test_it_lies_beside_the_table(visitor: Visitor, words: Words, game: str, phone: bool) -> None:
    """By button and by key; Escape puts it away, and the question can still be answered beside it."""
    page = visitor("Ada", phone=phone)
    page.add_init_script(path=Path(__file__).with_name("screens.js"))
    sit_down(page, 1 if game == "dungeon_drop" else 2, game)
    button = page.get_by_role("button", name=words("page-aid"))
    button.click()
    beside = page.get_by_role("complementary", name=words("page-aid"))
    expect(beside).to_contain_text(aid(game, "en").chapters[0].title)
    expect(beside.locator(".keyword").first).to_be_visible()
    assert page.evaluate("screens.misfits()") == []
    assert violations(page, "aside[aria-label]", *RULES) == []
    keep(page, f"aid-{game}-{'phone' if phone else 'desk'}")
    page.keyboard.press("Escape")
    expect(beside).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("a")
    expect(beside).to_be_visible()
    page.keyboard.press("a")
    expect(beside).to_have_count(0)
