"""Decks at a server: chosen for a seat, checked, stored with the table, and nobody else's business."""

import base64
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.arrange import BACKENDS, in_a_loop, player_row, seat_rows, table_row
from tests.server.visitors import bring, guests, play, refused, resign
from tools.warm import Server

import undercroft as uc
from undercroft.games.dungeoneer import lists
from undercroft.games.dungeoneer.cards.deck_text import DungeoneerDecks, check_of
from undercroft.games.dungeoneer.cards.decks import catalogue
from undercroft.server import lobby
from undercroft.server.decks import brought, handed_in
from undercroft.server.match import Denied
from undercroft.server.rebuild import board_at, load_match
from undercroft.server.store import people
from undercroft.server.store import tables as store
from undercroft.server.store.database import Database

RULES = DungeoneerDecks()
VIGIL, OATH, EMBERS = (RULES.ready()[id] for id in ("paladins_vigil", "axe_and_oath", "ashes_and_embers"))
OPEN, CLOSED = {"custom_decks": 1}, {"custom_decks": 1, "lists": 1}
JUDGE = "/api/games/dungeoneer/decks"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("decks")) as process:
        yield process


@pytest.fixture(params=BACKENDS)
def any_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    database = request.getfixturevalue("postgres_url") if request.param == "postgresql" else ""
    with Server(tmp_path, database=database) as process:
        yield process


def seat(n: int, table: Any) -> str:
    return f"/api/tables/{table['id']}/seats/{n}/deck"


def plan(*seats: dict[str, str], **options: int) -> dict[str, Any]:
    return {"game": "dungeoneer", "seats": list(seats), "options": options}


ME, FREE = {"kind": "me"}, {"kind": "open"}


# -- the whole way ---------------------------------------------------------------------------------


@in_a_loop
async def test_closed_lists_from_the_lobby_to_the_rematch(any_server: Server) -> None:
    """On both databases: what somebody brings is played, hidden until the end, and kept for the next game."""
    async with guests(any_server, "Ada", "Bob") as (ada, bob):
        mine = {**ME, "deck": RULES.for_people(VIGIL, "fr")}
        made = await ada.ask("POST", "/api/tables", plan(mine, FREE, **CLOSED))
        assert [True, False] == [each["has_deck"] for each in made["seats"]]
        await bring(ada, made["id"], 1, bob)
        told = await bob.ask("PUT", seat(1, made), {"deck": RULES.short(OATH)})
        assert [True, True] == [each["has_deck"] for each in told["seats"]]
        shown = await bob.ask("GET", seat(1, made))
        assert ("axe_and_oath", OATH.size, []) == (shown["ready"], shown["size"], shown["faults"])
        assert dict(OATH.cards) == shown["cards"]
        for who, n in ((ada, 1), (bob, 0)):
            await refused(who, 403, "not_your_seat", "GET", seat(n, made))
            await refused(who, 403, "not_your_seat", "PUT", seat(n, made), {"deck": ""})
        await ada.ask("POST", f"/api/tables/{made['id']}/start")
        await refused(bob, 409, "started", "PUT", seat(1, made), {"deck": "paladins_vigil"})
        async with ada.live(made["id"]) as one, bob.live(made["id"]) as two:
            await play(Random(1), 4, [one, two])
            assert dict(VIGIL.cards) == one.state["view"]["seat"]["0"]["deck"]
            assert one.state["view"]["seat"]["1"]["deck"] is None
            assert two.state["view"]["seat"]["0"]["deck"] is None
        await resign(bob, made["id"])
        record = await ada.ask("GET", f"/api/tables/{made['id']}/record")
        assert f"deck 0 {RULES.codes(VIGIL)}\n" in record
        assert f"deck 1 {RULES.codes(OATH)}\n" in record
        assert uc.verify(record).seed_fits
        again = await bob.ask("POST", f"/api/tables/{made['id']}/rematch")
        assert [("Bob", True), ("Ada", True)] == [(s["name"], s["has_deck"]) for s in again["seats"]]
        assert "axe_and_oath" == (await bob.ask("GET", seat(0, again)))["ready"]


@in_a_loop
async def test_a_list_goes_with_its_player(server: Server) -> None:
    async with guests(server, "Ada", "Bob") as (ada, bob):
        made = await ada.ask("POST", "/api/tables", plan(ME, FREE, **OPEN))
        await bring(ada, made["id"], 1, bob)
        await bob.ask("PUT", seat(1, made), {"deck": "axe_and_oath"})
        left = await bob.ask("DELETE", f"/api/tables/{made['id']}/seats/1")
        assert [False, False] == [each["has_deck"] for each in left["seats"]]
        await bring(ada, made["id"], 1, bob)
        await bob.ask("PUT", seat(1, made), {"deck": "axe_and_oath"})
        assert [f"{RULES.codes(OATH)}"] == [
            each["deck"] for each in (await bob.ask("GET", "/api/me/data"))["seats"]
        ]
        bare = await bob.ask("PUT", seat(1, made), {"deck": ""})
        assert not bare["seats"][1]["has_deck"]
        await refused(bob, 404, "no_deck", "GET", seat(1, made))
        await bob.ask("PUT", seat(1, made), {"deck": "axe_and_oath"})
        gone = await bob.http.request("DELETE", "/api/me", json={"confirm": True})
        assert 204 == gone.status_code
        there = await ada.ask("GET", f"/api/tables/{made['id']}")
        assert [("person", False), ("open", False)] == [(s["kind"], s["has_deck"]) for s in there["seats"]]


@in_a_loop
async def test_who_makes_the_table_chooses_for_its_bots(server: Server) -> None:
    async with guests(server, "Ada", "Bob") as (ada, bob):
        bot = {"kind": "bot", "bot": "random", "deck": "axe_and_oath"}
        made = await ada.ask("POST", "/api/tables", plan(ME, bot, FREE, **OPEN))
        assert [False, True, False] == [each["has_deck"] for each in made["seats"]]
        await bring(ada, made["id"], 2, bob)
        await refused(bob, 403, "not_your_seat", "PUT", seat(1, made), {"deck": "paladins_vigil"})
        await ada.ask("PUT", seat(1, made), {"deck": "ashes_and_embers"})
        await ada.ask("POST", f"/api/tables/{made['id']}/start")
        async with bob.live(made["id"]) as live:
            decks = [live.state["view"]["seat"][str(n)]["deck"] for n in range(3)]
        assert [dict(VIGIL.cards), dict(EMBERS.cards)] == decks[:2]  # DGR-R-172: the first that no other has
        assert dict(OATH.cards) == decks[2]


# -- what is wrong with a list ---------------------------------------------------------------------


@in_a_loop
async def test_everything_that_is_wrong_at_once(server: Server) -> None:
    bad = "deck: Mine\n5 Dodge\nraka\nNobody\nsets: moon\n"
    async with guests(server, "Ada", "") as (ada, stranger):
        told = await stranger.ask("POST", JUDGE, {"deck": bad, "language": "fr"})
        assert [(4, "name_unknown"), (5, "set_unknown")] == [(m["line"], m["key"]) for m in told["mistakes"]]
        assert ["size", "copies", "quests", "maps", "adventures"] == [f["key"] for f in told["faults"]]
        assert {"rule": "DGR-TDECK-04", "n": 6, "least": 50} == {
            "rule": told["faults"][0]["rule"],
            **told["faults"][0]["facts"],
        }
        assert ("Mine", 6, {"raka": 1, "dodge": 5}) == (told["name"], told["size"], told["cards"])
        assert told["names"].startswith("deck: Mine\nsets: tomb\nHéros\n")
        made = await ada.ask("POST", "/api/tables", plan(ME, FREE, **OPEN))
        said = await refused(ada, 422, "bad_deck", "PUT", seat(0, made), {"deck": bad})
        for part in ("line 4", "line 5", "DGR-TDECK-04", "DGR-TDECK-05", "DGR-R-110", "DGR-TDECK-07"):
            assert part in said
        await refused(ada, 422, "bad_deck", "POST", "/api/tables", plan({**ME, "deck": bad}, FREE, **OPEN))


@in_a_loop
async def test_sets_are_those_of_the_table(server: Server) -> None:
    four = "\n".join(f"{min(4, 2 * n) if id == 'dodge' else n} {id}" for id, n in VIGIL.cards)
    async with guests(server, "") as (stranger,):
        for sets, keys in ((0, []), (1, ["sets"])):
            deck = {"deck": f"{four}\n4 dodge", "options": {"custom_decks": 1, "sets": sets}}
            told = await stranger.ask("POST", JUDGE, deck)
            assert keys == [f["key"] for f in told["faults"] if f["key"] == "sets"]
        await refused(stranger, 422, "bad_setup", "POST", JUDGE, {"deck": "", "options": {"sets": 9}})


@in_a_loop
async def test_what_lies_ready(server: Server) -> None:
    async with guests(server, "") as (stranger,):
        told = (await stranger.ask("GET", f"{JUDGE}?language=es"))["decks"]
        assert list(RULES.ready()) == list(told)
        assert all(deck["ready"] == id and not deck["faults"] for id, deck in told.items())
        assert told["axe_and_oath"]["short"] == RULES.short(OATH)
        assert {"decks": {}} == await stranger.ask("GET", "/api/games/dungeonology/decks")
        await refused(stranger, 404, "no_decks", "POST", "/api/games/dungeonology/decks", {"deck": ""})


def bomb(size: int) -> str:
    """A short form whose check fits, and that inflates to much more than a list."""
    packing = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packing.compress(b"tomb." + b"G03." * size) + packing.flush()
    code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"UCD1-{code}-{check_of(code)}"


@in_a_loop
async def test_limits(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.ask("POST", "/api/tables", plan(ME, FREE, **OPEN))
        for text, key in (
            (bomb(200_000), "short_code"),
            (bomb(2_000_000), "short_long"),
            ("x" * 40_000, "name_unknown"),
            ("1 dodge\n" * 5_000, "too_many_lines"),
            ("\x00\u202e<b>\n" * 40, "name_unknown"),
        ):
            told = await ada.ask("POST", JUDGE, {"deck": text})
            assert key == told["mistakes"][-1]["key"]
            assert all(len(one["facts"]["found"]) <= 60 for one in told["mistakes"])
            await refused(ada, 422, "bad_deck", "PUT", seat(0, made), {"deck": text})
        for path, method in ((JUDGE, "POST"), (seat(0, made), "PUT")):
            await refused(ada, 413, "too_large", method, path, {"deck": "x" * 65_537})


@in_a_loop
async def test_decks_need_a_table_for_decks(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        mine = {**ME, "deck": "axe_and_oath"}
        await refused(ada, 422, "bad_setup", "POST", "/api/tables", plan(mine, FREE))
        made = await ada.ask("POST", "/api/tables", plan(ME, FREE))
        await refused(ada, 422, "bad_setup", "PUT", seat(0, made), {"deck": "axe_and_oath"})
        assert [False, False] == [each["has_deck"] for each in made["seats"]]


# -- stored with the table -------------------------------------------------------------------------


def test_a_running_table_keeps_its_decks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is changed of the lists that lie ready: the table is rebuilt with those it began with."""
    database = Database(url)
    game = uc.game("dungeoneer")
    options = game.checked_options(OPEN, 2)
    row = table_row(game="dungeoneer", version=game.version, options=options)
    seats = seat_rows("t", ("", "random"))
    me = lobby.PlannedSeat("me")

    def begin(connection: Any) -> None:
        anna = player_row("anna")
        people.add_player(connection, anna)
        store.add_table(connection, row, [lobby.seat_row("t", 0, me, anna), seats[1]])
        found = store.read_table(connection, "t")
        assert found is not None
        lobby.start(connection, *found, 0, row.created, "token")

    database.run(begin)
    before = database.run_reading(lambda c: load_match(c, "t"))
    assert before is not None
    monkeypatch.setattr(lists, "ready_decks", lambda: {"axe_and_oath": OATH, "ashes_and_embers": EMBERS})
    after = database.run_reading(lambda c: load_match(c, "t"))
    assert after is not None
    assert (RULES.codes(VIGIL), RULES.codes(EMBERS)) == before.match.table.origin.decks
    assert before.match.table.origin == after.match.table.origin
    opening, _ = database.run_reading(lambda c: board_at(c, row, 0))
    assert before.match.table.origin == opening.origin
    database.engine.dispose()


def test_nobody_brought_an_entrance() -> None:
    """DGR-R-154: each list is legal, but not together."""
    game = uc.game("dungeoneer")
    cards = {id: n for id, n in VIGIL.cards if id != "entrance_chamber"}
    room = next(id for id in cards if catalogue()[id].card.room)
    text = "\n".join(f"{n + (id == room)} {id}" for id, n in cards.items())
    options = game.checked_options(OPEN, 2)
    deck = handed_in(game, options, text)
    seats = [msgspec.structs.replace(one, deck=deck) for one in seat_rows("t", ("random", "random"))]
    row = table_row(game="dungeoneer", version=game.version, options=options)
    with pytest.raises(Denied, match="DGR-TDECK-10"):
        brought(game, row, seats)
