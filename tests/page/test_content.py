"""A table says with which content of an owner it is played; gallery and book say it of new tables. What he
has written is text, wherever it stands.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import dealt
from tests.page.people import Visitor, Words, keep
from tests.page.play import sit_down
from tools.servers import Server

NEW: Final = {
    "dungeoneer/monsters.toml": '[great_rat]\nnumber = "OWN-E1"\ncost = 1\ntags = []\nmelee = 1\nlife = 1\n',
    "dungeoneer/maps.toml": '[long_hall]\nnumber = "OWN-M1"\nroom = true\nperil = 1\nglory = 1\n'
    'sides = ["O", "=", "L7", "#"]\n',
    "dungeonology/tricks.toml": '[great_feint]\nnumber = "OWN-T1"\ntype = "magic"\nbonus = 2\ncopies = 2\n',
    "dungeonology/jinxes.toml": '[great_jinx]\nnumber = "OWN-J1"\npenalty = 2\n',
    "dungeonology/zones.toml": '[great_cave]\nnumber = "OWN-Z1"\nfloor = 1\nalert = 3\n'
    'spaces = ["caste"]\npassages = ["n1", "s1"]\n',
    "dungeon_drop/quests.toml": '[great_quest]\nnumber = "OWN-Q1"\n'
    "gems = { ruby = 1, sapphire = 2, diamond = 3 }\n",
}
HOSTILE: Final = "Wall <img src=x onerror=alert(1)>"
NAME: Final = "Ada’s <b>box</b>"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has a card of his own: a Tower Shield under another name."""
    place = tmp_path_factory.mktemp("content")
    texts = place / "box" / "dungeoneer" / "texts"
    texts.mkdir(parents=True)
    (place / "box" / "content.toml").write_text(f'name = "{NAME}"\n', "utf-8")
    (texts / "en.toml").write_text(f'[card.tower_shield]\nname = "{HOSTILE}"\ntext = "{{ $n }} of mine"\n')
    (texts.parent / "treasures.toml").write_text(
        '[tower_shield]\nnumber = "DGC-T06"\ncost = 9\ntags = ["armour"]\ndefence.melee = 1\n'
    )
    for path, table in NEW.items():
        file = place / "box" / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(table)
    server = dealt(place)
    server.flags += ["--content", str(place / "box")]
    with server:
        yield server


def nothing_was_read(page: Page) -> None:
    expect(page.locator("img[src='x'], b:text-is('box')")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_the_gallery(visitor: Visitor, own: Server, words: Words, phone: bool) -> None:
    page = visitor(base=own.base, phone=phone)
    page.goto("/cards/dungeoneer")
    expect(page.get_by_text(words("page-content-here", name=NAME))).to_be_visible()
    card = page.locator("[data-card='tower_shield']")
    expect(card).to_contain_text(HOSTILE)
    card.scroll_into_view_if_needed()
    nothing_was_read(page)
    keep(page, f"content-gallery{'-phone' if phone else ''}")


def test_the_form_of_a_new_table(visitor: Visitor, own: Server, words: Words) -> None:
    page = visitor(base=own.base)
    page.goto("/new/dungeoneer")
    expect(page.get_by_text(words("page-content-here", name=NAME))).to_be_visible()
    nothing_was_read(page)
    keep(page, "content-new-table")


@pytest.mark.parametrize("path", NEW)
def test_a_new_piece(visitor: Visitor, own: Server, path: str) -> None:
    """It is drawn like others of its kind, and called by its id where nobody has given it a name."""
    game, id = path.partition("/")[0], NEW[path].partition("]")[0][1:]
    page = visitor(base=own.base)
    page.goto(f"/cards/{game}")
    card = page.locator(f"[data-card='{id}']")
    card.scroll_into_view_if_needed()
    expect(card).to_contain_text(id.replace("_", " ").capitalize())
    keep(page, f"content-{id}")


def test_a_gallery_of_ours(visitor: Visitor, words: Words) -> None:
    page = visitor()
    page.goto("/cards/dungeoneer")
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(page.get_by_text(words.like("page-content-here", "name"))).to_have_count(0)


def test_the_book(visitor: Visitor, own: Server, words: Words) -> None:
    page = visitor(base=own.base)
    page.goto("/rules/dungeoneer")
    expect(page.get_by_text(words("page-content-here", name=NAME))).to_be_visible()
    nothing_was_read(page)
    keep(page, "content-book")


@pytest.mark.parametrize("phone", [False, True])
def test_the_table(visitor: Visitor, own: Server, words: Words, phone: bool) -> None:
    page = visitor(base=own.base, phone=phone)
    sit_down(page)
    page.get_by_role("button", name=words("page-menu"), exact=True).click()
    expect(page.get_by_role("group", name=words("page-menu"))).to_contain_text(
        words("page-content", name=NAME)
    )
    expect(page.locator(".content[title]")).to_have_attribute("title", words("page-content", name=NAME))
    nothing_was_read(page)
    keep(page, f"content-table{'-phone' if phone else ''}")


def test_the_waiting_room(visitor: Visitor, own: Server, words: Words) -> None:
    page = visitor(base=own.base)
    page.request.post("/api/me", data={"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = page.request.post("/api/tables", data={"game": "dungeoneer", "seats": seats, "options": {}})
    page.goto(f"/table/{made.json()['id']}")
    expect(page.get_by_text(words("page-content", name=NAME))).to_be_visible()
    keep(page, "content-waiting")


def test_a_table_of_ours_says_nothing(visitor: Visitor, words: Words) -> None:
    page = visitor()
    sit_down(page)
    page.get_by_role("button", name=words("page-menu"), exact=True).click()
    group = page.get_by_role("group", name=words("page-menu"))
    expect(group).to_be_visible()
    expect(group).not_to_contain_text(words.like("page-content", "name"))
