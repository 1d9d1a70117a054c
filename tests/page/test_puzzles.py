"""Puzzles on the page: today's is offered at home, a wrong answer is none, and what came of one is kept."""

import json

import pytest
from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words
from tests.page.test_lessons import RULES, at, bubble
from tests.page.test_screens import violations

from undercroft import lessons
from undercroft.engine.registry import game_names

GAMES = [game for game in game_names() if lessons.puzzles(game)]


def kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = json.loads(page.evaluate("localStorage.getItem('undercroft puzzles')") or "{}")
    return found


def test_todays_puzzle_is_offered_at_home(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.goto("/")
    offered = page.get_by_role("link", name=words("page-puzzle-today"))
    expect(offered).to_have_count(len(GAMES))
    offered.first.click()
    at(page, "puzzle")


@pytest.mark.parametrize(
    ("game", "phone"),
    [("dungeoneer", False), ("dungeonology", True), ("rocca_civetta", False), ("dungeon_drop", True)],
)
def test_a_puzzle_is_solved(visitor: Visitor, words: Words, game: str, phone: bool) -> None:
    puzzle = lessons.puzzle(game, 1)
    page = visitor("Ada", phone=phone)
    page.add_init_script(path=__file__.replace("test_puzzles.py", "screens.js"))
    page.goto(f"/puzzle/{game}/1")
    at(page, "puzzle")
    assert violations(page, ".lesson", *RULES) == []
    expect(bubble(page).get_by_role("heading")).not_to_be_empty()
    for stop in puzzle.stops[:-1]:
        expect(page.locator("main#main")).to_be_visible()
        at(page, "puzzle")
        button = page.locator(f'button.option[data-option="{stop.option}"]')
        if button.count():
            button.click()
        else:  # it is done on the board alone
            bubble(page).get_by_role("button", name=words("page-puzzle-show")).click()
    at(page, "solved")
    expect(bubble(page).get_by_role("link", name=words("page-puzzle-next"))).to_be_visible()
    assert kept(page).keys() == {f"{game} 1"}


def test_a_wrong_answer_is_told_and_what_was_shown_is_not_found(visitor: Visitor, words: Words) -> None:
    puzzle = lessons.puzzle("dungeoneer", 1)
    page = visitor("Ada")
    page.goto("/puzzle/dungeoneer/1")
    at(page, "puzzle")
    page.locator(f'button.option[data-option="{puzzle.file.scenario.tempting}"]').click()
    expect(page.get_by_role("alert").filter(has_text=words("page-refused-puzzle"))).to_be_visible()
    for _ in puzzle.stops[:-1]:
        at(page, "puzzle")
        bubble(page).get_by_role("button", name=words("page-puzzle-show")).click()
    at(page, "solved")
    expect(bubble(page)).to_contain_text(words("page-puzzle-helped"))
    assert {"dungeoneer 1": "helped"} == kept(page)
    bubble(page).get_by_role("link", name=words("page-puzzle-next")).click()
    page.wait_for_url("**/puzzle/dungeoneer/2")
    at(page, "puzzle")


def test_no_such_puzzle(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", forgive=r"404")
    page.goto("/puzzle/dungeoneer/77")
    expect(page.get_by_text(words("page-problem-no-puzzle"))).to_be_visible()
