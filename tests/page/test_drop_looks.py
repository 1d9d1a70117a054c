"""Dungeon Drop from above and in words: for everybody, in other languages, on a phone and on paper."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.page.drop import GAME, LOOK, SHORT, aims_at, asked, has_rooms, wanderer
from tests.page.hall import Hall
from tests.page.people import Visitor, keep
from tests.page.play import Wanted, aside, decide, never, view_of
from tests.page.test_screens import CONTRAST, RULES, TRANSLATED, WINDOWS, paint, violations
from tests.sample import first
from tools.client import Person
from tools.servers import Server

KEYS = re.compile(r"\b(?:seen|page|card|option|prompt|event|reason|amount|figure|phase|hint)-[a-z-]+\b")
NOTATION = re.compile(r"\b[a-z]+_(?:[slh]|token_)\d+\b")  # of a cube, as one types it


# -- tables of all kinds -------------------------------------------------------------------------------------


def looting(view: Any, moves: list[Any]) -> bool:
    return view["loot"] is not None and bool(view["loot"]["dealt"])


WANTED: dict[str, tuple[int, Wanted]] = {
    "start": (1, aims_at("height")),
    "drop": (1, aims_at("drop")),
    "rooms": (2, has_rooms),
    "loot": (1, looting),
    "over": (1, never),
    "scores": (2, never),
}


class Tables:
    """Tables by what they show, and the cookies of whoever sits there."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}
        self.cookies: dict[str, str] = {}


async def furnish(hall: Hall) -> Tables:
    """And in the end the server deals as always."""
    tables = Tables()
    async with Person(hall.server.base) as ada:
        await ada.come_in("Ada")
        for name, (seats, wanted) in WANTED.items():
            for deal in range(40):
                hall.deal(deal)
                company = ["me", *["random"] * (seats - 1)]
                table = str((await ada.make_table(company, GAME, start=True, options=SHORT))["id"])
                async with ada.live(table) as live:
                    found = await decide(live, wanted, wanderer(deal))
                if found or wanted is never:
                    tables.ids[name] = table
                    break
        tables.cookies = dict(ada.http.cookies)
    hall.deal_as_always()
    assert tables.ids.keys() == WANTED.keys()
    return tables


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    made = aside(furnish(Hall(server)))
    assert isinstance(made, Tables)
    return made


Enter = Callable[[Page, str, str], None]


@pytest.fixture
def enter(tables: Tables, server: Server) -> Enter:
    """Go to one of the tables, and look at it in some way."""

    def go(page: Page, name: str, look: str) -> None:
        cookies = tables.cookies.items()
        page.context.add_cookies(
            [{"name": key, "value": value, "url": server.base} for key, value in cookies]
        )
        page.add_init_script(f"localStorage.setItem({LOOK!r}, {look!r})")
        page.goto(f"/table/{tables.ids[name]}")
        asked(page)
        expect(page.locator(".flat" if look == "flat" else ".words h2, .words p").first).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => undefined)")

    return go


def looked_at(page: Page) -> Page:
    page.add_init_script(path=Path(__file__).with_name("screens.js"))
    return page


# -- the tests -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("look", "name"), [("words", "drop"), *(("flat", name) for name in WANTED)])
def test_for_everybody(look: str, name: str, visitor: Visitor, enter: Enter) -> None:
    """axe-core finds nothing, in any colours."""
    page = looked_at(visitor("Ada", dressed=True))
    enter(page, name, look)
    keep(page, f"drop-{name}-{look}-desk-en-dark")
    assert page.evaluate("screens.misfits()") == []
    assert violations(page, "html", *RULES) == []
    for scheme in ("light", "contrast"):
        paint(page, scheme)
        keep(page, f"drop-{name}-{look}-desk-en-{scheme}")
        assert (scheme, violations(page, "html", CONTRAST)) == (scheme, [])


@pytest.mark.parametrize("language", first(TRANSLATED))
def test_nothing_is_cut_off_or_left_in_english(language: str, visitor: Visitor, enter: Enter) -> None:
    page = looked_at(visitor("Ada", phone=True, language=language))
    for look, name in [("words", "drop"), *(("flat", name) for name in WANTED)]:
        enter(page, name, look)
        assert page.locator("html").get_attribute("lang") == language
        for window, (width, height) in WINDOWS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("screens.rest()")
            keep(page, f"drop-{name}-{look}-{window}-{language}-dark")
            assert (name, look, window, page.evaluate("screens.misfits()")) == (name, look, window, [])
        said = page.locator("body").inner_text()
        assert KEYS.findall(said) == []
        assert NOTATION.findall(said) == []


def test_in_words_every_cube_is_told_with_its_place(visitor: Visitor, enter: Enter, tables: Tables) -> None:
    page = visitor("Ada")
    enter(page, "drop", "words")
    view = view_of(page, tables.ids["drop"], 0)
    cubes = page.locator(".words section li")
    expect(cubes).to_have_count(len(view["cubes"]))
    place = re.compile(r"\d (mm|cm) (north|south|east|west)")
    assert [text for text in cubes.all_inner_texts() if not place.search(text)] == []


def test_on_paper_lie_all_cubes(visitor: Visitor, enter: Enter, tables: Tables, tmp_path: Path) -> None:
    """The drawing and what lies where, whatever is looked at on the screen."""
    page = visitor("Ada")
    cubes = len(view_of_drop(page, enter, tables)["cubes"])
    page.evaluate(
        """() => addEventListener("beforeprint", () => {
            const printed = document.querySelector(".printed");
            window.printed = printed.querySelectorAll("li").length;
        })"""
    )
    page.pdf(path=tmp_path / "table.pdf")
    assert page.evaluate("window.printed") == cubes
    expect(page.locator(".printed")).to_have_count(0)

    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".printed svg")).to_be_visible()
    sizes = "(all) => all.map((one) => one.getBoundingClientRect().width)"
    widths = page.locator(".printed svg > g[transform]").evaluate_all(sizes)
    assert sum(width > 1 for width in widths) >= cubes
    expect(page.locator(".flat")).to_be_hidden()
    expect(page.locator(".players").first).to_be_hidden()
    keep(page, "drop-print")


def view_of_drop(page: Page, enter: Enter, tables: Tables) -> Any:
    enter(page, "drop", "flat")
    return view_of(page, tables.ids["drop"], 0)
