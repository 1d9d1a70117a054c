"""A game of which the page knows nothing can be played all the same: in words, with mouse and with keys, in
every language, on a desk or on a phone. The game is a toy that only this test's server has.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests import sample
from tests.page.conftest import dealt
from tests.page.people import Visitor, Words, keep
from tests.page.play import BOT, OPTIONS, ask
from tests.page.test_screens import RULES, violations
from tools.servers import Server

from undercroft.engine.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
REGISTER = f"""
import sys
sys.path.append({str(ROOT)!r})
from tests.contracts import toy
from undercroft.engine.registry import register
for game in toy.VERSIONS:
    register(game)
"""


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with dealt(tmp_path_factory.mktemp("toys"), REGISTER) as server:
        yield server


def sit_down(page: Page) -> str:
    ask(page, "POST", "/api/me", name="Ada")
    table = ask(page, "POST", "/api/tables", game="toy", seats=[{"kind": "me"}, BOT], start=True)
    page.goto(f"/table/{table['id']}")
    return str(table["id"])


def play_on(page: Page) -> None:
    """Take the first option until the game is over."""
    over = page.locator("section.end")
    option = page.locator(OPTIONS).and_(page.locator(":enabled")).first
    while True:
        expect(over.or_(option).first).to_be_visible()
        if over.is_visible():
            return
        before = page.locator(".table").get_attribute("data-seq")
        option.click()
        expect(page.locator(".table")).not_to_have_attribute("data-seq", before or "")


def healthy(page: Page) -> None:
    """Nothing is cut off, and axe-core finds nothing. It undresses the page, which is loaded again then."""
    assert page.evaluate("screens.misfits()") == []
    assert violations(page, "html", *RULES) == []


@pytest.mark.parametrize("language", sample.first(reversed(LANGUAGES)))
@pytest.mark.parametrize("phone", sample.first((True, False)))
def test_a_whole_game_in_words(visitor: Visitor, toy_server: Server, language: str, phone: bool) -> None:
    words, name = Words(language), f"any-game-{language}-{'phone' if phone else 'desk'}"
    page = visitor("Ada", language=language, phone=phone, base=toy_server.base, pace="none")
    page.add_init_script(path=Path(__file__).with_name("screens.js"))
    table = sit_down(page)
    view = page.get_by_role("region", name=words("page-any-view"))
    expect(view).to_contain_text("leader")
    expect(page.locator(OPTIONS).first).to_contain_text("play")
    keep(page, name)
    healthy(page)
    page.goto(f"/table/{table}")
    play_on(page)
    expect(page.locator("section.end li").first).to_contain_text("1.")
    keep(page, f"{name}-over")
    healthy(page)
    page.goto(f"/replay/{table}/1")
    expect(view).to_contain_text("leader")
    keep(page, f"{name}-replay")
    healthy(page)


def test_it_is_played_by_keys_alone(visitor: Visitor, toy_server: Server) -> None:
    page = visitor("Ada", base=toy_server.base, pace="none")
    sit_down(page)
    expect(page.locator(OPTIONS).first).to_be_enabled()
    before = page.locator(".table").get_attribute("data-seq")
    page.keyboard.press("1")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before or "")
    expect(page.locator("aside.log li").first).to_contain_text("(")


def test_it_stands_on_the_shelf_with_the_others(visitor: Visitor, toy_server: Server) -> None:
    page = visitor("Ada", base=toy_server.base)
    page.goto("/new/toy")
    expect(page.get_by_label("tricks")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="toy")).to_be_visible()
