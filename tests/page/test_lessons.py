"""Lessons on the page: each is played through once, by what shines, on a desk or a phone."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.people import Visitor, Words
from tests.page.play import settled
from tests.page.test_screens import violations

from undercroft import lessons

RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa")
WHO = {
    "dungeoneer": ("en", False),
    "dungeonology": ("fr", True),
    "dungeon_drop": ("es", False),
    "rocca_civetta": ("es", True),
    "rocca_civetta/solitary": ("fr", False),
}
ALL = [
    "/".join(filter(None, (game, mode))) for game in lessons.games() for mode in ("", *lessons.modes(game))
]


def bubble(page: Page) -> Locator:
    return page.locator("section.lesson")


def at(page: Page, name: str) -> None:
    """Wait until this bubble is there, and nothing moves."""
    expect(bubble(page)).to_have_attribute("data-bubble", name)
    expect(bubble(page)).not_to_have_class(re.compile(r"\baway\b"))


def test_the_lessons_are_offered_at_home(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.goto("/")
    offered = page.locator(".game").filter(has=page.get_by_role("link", name=words("page-learn"), exact=True))
    expect(offered).to_have_count(len(lessons.games()))
    expect(page.locator('a[href="/learn/rocca_civetta/solitary"]')).to_be_visible()


@pytest.mark.parametrize("which", ALL)
def test_it_is_played_to_its_end_and_leads_into_a_real_game(visitor: Visitor, which: str) -> None:
    language, phone = WHO[which]
    words = Words(language)
    page = visitor("Ada", language=language, phone=phone)
    page.add_init_script(path=Path(__file__).with_name("screens.js"))
    page.goto(f"/learn/{which}")
    stops = lessons.course(*which.split("/")).stops
    for number, stop in enumerate(stops[:-1]):
        at(page, stop.bubble)
        if number in (0, 1):
            assert violations(page, ".lesson", *RULES) == []
        if stop.option is None:
            bubble(page).get_by_role("button", name=words("page-lesson-next")).click()
            continue
        led = page.locator(f'button.option.advised[data-option="{stop.option}"]')
        if led.count():
            led.click()
        else:  # it is aimed, or a room is touched on the table
            bubble(page).get_by_role("button", name=words("page-lesson-skip")).click()
    at(page, stops[-1].bubble)
    bubble(page).get_by_role("button", name=words("page-lesson-play")).click()
    page.wait_for_url("**/table/*")
    settled(page)


def test_something_else_is_refused_and_one_can_go_back(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.goto("/learn/dungeoneer")
    for name in ("goal", "counters"):
        at(page, name)
        page.keyboard.press("Enter")  # whoever reads goes on by keyboard
    at(page, "discard")
    page.locator('button.option[data-option="discard dodge_1"]').click()
    expect(page.get_by_role("alert").filter(has_text=words("page-refused-lesson"))).to_be_visible()
    at(page, "discard")
    bubble(page).get_by_role("button", name=words("page-lesson-skip")).click()
    at(page, "lord")
    expect(page.locator('[data-piece="card:second_wind_1"]').first).to_be_attached()
    bubble(page).get_by_role("button", name=words("page-lesson-back")).click()
    at(page, "discard")
    expect(page.locator('[data-piece="card:second_wind_1"]')).to_have_count(0)


@pytest.mark.parametrize("which", [which for which in ALL if which != "dungeoneer"])
def test_another_option_is_refused_and_one_can_go_back(visitor: Visitor, which: str) -> None:
    """Wherever the lesson first leaves something else to press: the place stays, and after what is wanted one
    step back leads there again.
    """
    language, phone = WHO[which]
    words = Words(language)
    page = visitor("Ada", language=language, phone=phone)
    page.goto(f"/learn/{which}")
    stops = lessons.course(*which.split("/")).stops
    skip = bubble(page).get_by_role("button", name=words("page-lesson-skip"))
    for stop, following in pairwise(stops):
        at(page, stop.bubble)
        if stop.option is None:
            bubble(page).get_by_role("button", name=words("page-lesson-next")).click()
            continue
        expect(skip).to_be_enabled()
        other = page.locator(f'button.option:enabled:visible:not([data-option="{stop.option}"])')
        if not other.count():
            skip.click()
            continue
        other.first.click()
        expect(page.get_by_role("alert").filter(has_text=words("page-refused-lesson"))).to_be_visible()
        at(page, stop.bubble)
        skip.click()
        at(page, following.bubble)
        bubble(page).get_by_role("button", name=words("page-lesson-back")).click()
        at(page, stop.bubble)
        expect(skip).to_be_visible()
        return
    pytest.fail("nothing else could be pressed anywhere")


def test_no_lesson(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", forgive=r"404")
    page.goto("/learn/rocca_civetta/chess")
    expect(page.get_by_text(words("page-problem-no-lesson"))).to_be_visible()
