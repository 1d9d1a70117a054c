"""Dungeon Drop in space: three.js is loaded for whoever looks at such a table in space, and for nobody else.
Without WebGL the table is looked at from above.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect
from tests.page.conftest import PAGE, PATIENCE
from tests.page.drop import aims_at, asked, confirm, field, from_above, lies_as, moved_on, sit_where
from tests.page.hall import Hall
from tests.page.people import Visitor, Words, keep
from tests.page.play import lay_table, my_turn, sent, shown, view_of
from tests.page.profiles import Profiles
from tools.browser import launch

from undercroft import game_names

WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]  # drawn by the processor
NONE = ["--disable-3d-apis"]


@pytest.fixture
def profiles(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Profiles]:
    """Of a browser that is told how to draw in space."""
    with launch(playwright, *request.param) as browser:
        yield Profiles(browser, PATIENCE)


@pytest.fixture(scope="session")
def drawn() -> Words:
    return Words("en", "dungeon_drop")


@pytest.fixture(scope="session")
def three() -> set[str]:
    """The files that hold three.js."""
    files = (PAGE / "assets").glob("*.js")
    found = {file.name for file in files if "THREE.WebGLRenderer" in file.read_text()}
    assert found
    return found


def loaded(page: Page) -> list[str]:
    """Which files the page asks for; filled while it lives."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url.rpartition("/")[2]))
    return found


def look(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).check(force=True)


@pytest.mark.parametrize("profiles", [WEBGL], indirect=True, ids=["webgl"])
def test_three_is_loaded_for_a_table_in_space_alone(
    visitor: Visitor, drawn: Words, hall: Hall, three: set[str]
) -> None:
    page = from_above(visitor("Ada", window=(1920, 1080)))
    files, chosen = loaded(page), sent(page)
    page.goto("/")
    expect(page.locator(".game")).to_have_count(len(game_names()))
    for game in ("dungeoneer", "dungeonology", "rocca_civetta"):
        page.goto(f"/table/{lay_table(page, game=game)}")
        my_turn(page)
    table = sit_where(hall, page, aims_at("drop"))
    lies_as(page, view_of(page, table, 0))
    assert not three & {*files}

    with page.expect_request(lambda request: request.url.rpartition("/")[2] in three):
        look(page, drawn("seen-look-space"))
    space = page.get_by_role("group", name=drawn("seen-space"), exact=True)
    expect(page.get_by_text(drawn("seen-space-loading"))).to_have_count(0)
    x = field(page, drawn("seen-aim-x"))
    before = x.input_value()
    space.click(position={"x": 500, "y": 350})
    expect(x).not_to_have_value(before)
    keep(page, "drop-space")

    look(page, drawn("seen-look-both"))
    expect(space).to_be_visible()
    expect(page.locator(".flat [data-aim]")).to_be_visible()
    keep(page, "drop-both")
    aim, line = x.input_value(), shown(page)
    confirm(page).click()
    moved_on(page, line)
    assert aim != before
    assert chosen[-1].startswith(f"drop {aim} ")


@pytest.mark.parametrize("profiles", [NONE], indirect=True, ids=["none"])
def test_without_webgl_it_is_seen_from_above(
    visitor: Visitor, words: Words, drawn: Words, hall: Hall, three: set[str]
) -> None:
    """And that is said, until somebody has read it."""
    page = visitor("Ada")
    files = loaded(page)
    table = sit_where(hall, page, aims_at("drop"))
    lies_as(page, view_of(page, table, 0))
    note = page.get_by_role("note").filter(has_text=drawn("seen-space-missing"))
    expect(note).to_be_visible()
    looks = page.get_by_role("group", name=drawn("seen-look")).get_by_role("radio")
    expect(looks).to_have_count(2)
    expect(page.get_by_role("radio", name=drawn("seen-look-flat"))).to_be_checked()
    keep(page, "drop-without-webgl")
    before = shown(page)
    confirm(page).click()
    moved_on(page, before)
    lies_as(page, view_of(page, table, 0))
    note.get_by_role("button", name=words("page-close")).click()
    expect(note).to_have_count(0)
    page.reload()
    asked(page)
    expect(page.locator(".flat")).to_be_visible()
    expect(note).to_have_count(0)
    assert not three & {*files}
