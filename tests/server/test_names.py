"""Names: cleaned, measured afterwards, and the same at every door, whatever the database."""

import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sqlalchemy import String, insert, select
from tests.server.arrange import BACKENDS, in_a_loop, player_row
from tests.server.visitors import guests, refused
from tools.warm import Server

from undercroft.server.admin import Trouble
from undercroft.server.admin.commands import check_name
from undercroft.server.names import (
    LONGEST_NAME,
    LONGEST_TITLE,
    BadName,
    clean_name,
    plain,
    read_name,
    read_title,
    shows_something,
)
from undercroft.server.store.database import Database
from undercroft.server.store.schema import players, tables
from undercroft.server.store.upgrade import upgrade

GROWING = "\U0001d160"  # three letters in NFC
NOTHING = {
    "blanks": " \t\u3000\u1680",
    "controls": "\x00\x1b\x85",
    "directions": "\u202e\u2066\u200f\u061c",
    "no width": "\u200b\u200c\u200d\ufeff\u2060\u00ad",
    "accents": "\u0301\u20dd\u0903",
    "variations": "\ufe0f\U000e0100\u180b",
    "tags": "\U000e0041\U000e007f",
    "Hangul fillers": "\u3164\u115f\u1160\uffa0",
    "Braille without a dot": "\u2800",
    "the place of an object": "\ufffc",
    "blank signs": "\U00013441\U0001d159",
    "nobody's letters": "\ue000\uffff\U000f0000\ud800",
    "hidden marks": "\u034f\u17b4",
}

# Any letter, but rather those that names have trouble with.
LETTERS = st.one_of(
    st.characters(),
    st.sampled_from("".join(NOTHING.values()) + GROWING + "aé가\u1100\u1161\u11a8\u0301\u0327e\u212b\u0958 "),
)


# -- what a name is --------------------------------------------------------------------------------


@pytest.mark.parametrize("nothing", NOTHING.values(), ids=NOTHING)
def test_a_name_shows_something(nothing: str) -> None:
    for text in (nothing, *nothing, nothing * 3):
        with pytest.raises(BadName, match="that can be read"):
            read_name(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("e\u200d\u0301", "é"),  # what stood between goes before it is normalised
        ("Ada\u202eadA", "AdaadA"),
        ("Ada\u00a0\u3164Bob", "Ada Bob"),
        ("\u0e2a\u0e21\u0e0a\u0e32\u0e22", "สมชาย"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("§", "§"),
    ],
    ids=ascii,
)
def test_a_name_is_cleaned(text: str, name: str) -> None:
    assert name == read_name(text)


def test_a_name_is_measured_when_it_is_clean() -> None:
    assert "x" * LONGEST_NAME == read_name(f" {'x' * LONGEST_NAME}\u200b\n")
    assert "é" * LONGEST_NAME == read_name("e\u0301" * LONGEST_NAME)
    assert 24 == len(read_name(GROWING * 8))
    with pytest.raises(BadName, match=r"at most 24 characters, found 72"):
        read_name(GROWING * 24)
    with pytest.raises(BadName, match=r"at most 60 characters, found 180"):
        read_title(GROWING * 60)


def test_a_table_needs_no_name() -> None:
    assert ["", ""] == [read_title(""), read_title(" \n")]
    with pytest.raises(BadName):
        read_title("\u2800")


@given(st.text(LETTERS, max_size=80))
@example("\u200be\u200b\u0301")
@example("\u1100\u3164\u1161")
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    clean = clean_name(text)
    assert clean == clean_name(clean) == unicodedata.normalize("NFC", clean)
    assert not any(letter != " " and not letter.isprintable() for letter in clean)
    assert plain(plain(text)) == plain(text)


@given(st.text(LETTERS, max_size=200))
def test_a_name_that_is_taken_is_short_and_shows_something(text: str) -> None:
    for read, longest in ((read_name, LONGEST_NAME), (read_title, LONGEST_TITLE)):
        try:
            name = read(text)
        except BadName:
            continue
        assert len(name) <= longest
        assert shows_something(name) or (read is read_title and not name)
        assert name == read(name)


# -- in the database -------------------------------------------------------------------------------


@pytest.fixture(params=BACKENDS, scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    if request.param == "sqlite":
        url = str(tmp_path_factory.mktemp("names") / "undercroft.db")
    else:
        url = request.getfixturevalue("postgres").create_database("names")
    made = Database(url)
    upgrade(made)
    yield made
    made.engine.dispose()


def test_columns_are_wide_enough() -> None:
    for column, longest in ((players.c.name, LONGEST_NAME), (tables.c.name, LONGEST_TITLE)):
        assert isinstance(column.type, String)
        assert column.type.length is not None
        assert longest <= column.type.length


@given(text=st.text(LETTERS, max_size=60))
@example(text=GROWING * 8)
def test_every_name_fits_and_comes_back(database: Database, text: str) -> None:
    try:
        name = read_name(text)
    except BadName:
        return

    def keep(connection: Any) -> Any:
        with connection.begin_nested() as attempt:
            connection.execute(insert(players), {**row, "name": name})
            found = connection.scalar(select(players.c.name))
            attempt.rollback()
        return found

    row = {column.name: getattr(player_row("anna"), column.name) for column in players.c}
    assert name == database.run(keep)


# -- at every door ---------------------------------------------------------------------------------


@pytest.fixture(params=BACKENDS, scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("doors")
    url = ""
    if request.param != "sqlite":
        url = request.getfixturevalue("postgres").create_database("doors")
    with Server(folder, database=url) as process:
        yield process


@pytest.mark.parametrize("name", [GROWING * 24, "x" * 25, *NOTHING.values()], ids=ascii)
@in_a_loop
async def test_every_door_refuses_what_is_no_name(server: Server, name: str) -> None:
    if any("\ud800" <= letter <= "\udfff" for letter in name):
        name = name[:-1]  # no JSON
    table = {"game": "dungeoneer", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with guests(server, "", "Ada") as (stranger, ada):
        await refused(stranger, 400, "bad_name", "POST", "/api/me", {"name": name})
        await refused(ada, 400, "bad_name", "POST", "/api/me", {"name": name})
        await refused(ada, 400, "bad_name", "PATCH", "/api/me", {"name": name})
        title = name * 3
        if title.strip():
            await refused(ada, 400, "bad_name", "POST", "/api/tables", {**table, "name": title})
        with pytest.raises(Trouble, match="name: expected"):
            check_name(name)


@in_a_loop
async def test_every_door_takes_what_is_one(server: Server) -> None:
    async with guests(server, "") as (ada,):
        name = GROWING * 8
        clean = clean_name(name)
        assert clean == (await ada.ask("POST", "/api/me", {"name": name}))["name"]
        assert clean == (await ada.ask("PATCH", "/api/me", {"name": f"\u202e{name}"}))["name"]
        assert clean == check_name(name)
        made = await ada.make_table(["me", "me"], name=GROWING * 20, start=True)
        assert (clean_name(GROWING * 20), clean) == (made["name"], made["seats"][0]["name"])
        async with ada.live(made["id"]) as live:
            for nothing in (" ", "\u2800", "\u202e\u200b", "\u0301"):
                answer = await live.do("say", text=nothing)
                assert ("refused", "malformed") == (answer["type"], answer["code"]), nothing
            answer = await live.do("say", text="good\u202e evening")
            assert "accepted" == answer["type"]
            assert "good evening" == live.lines[answer["seq"]]["text"]
