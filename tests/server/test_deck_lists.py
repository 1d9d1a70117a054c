"""Lists that an account keeps: there on every device, bounded, one's own, and gone with the account."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.arrange import BACKENDS, in_a_loop
from tests.server.visitors import guests, refused
from tools.client import Person
from tools.warm import Server

from undercroft.server.web.deck_lists import MOST

D = "/api/me/decks/dungeoneer"
PASSWORD = "correct horse battery"
CARDS = {"raka": 1, "dodge": 4}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("deck-lists")) as process:
        yield process


@pytest.fixture(params=BACKENDS)
def any_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    database = request.getfixturevalue("postgres_url") if request.param == "postgresql" else ""
    with Server(tmp_path, database=database) as process:
        yield process


async def account(person: Person, login: str) -> None:
    await person.ask("POST", "/api/me/account", {"login": login, "password": PASSWORD})


async def kept(person: Person) -> dict[str, Any]:
    return {one["id"]: one for one in (await person.ask("GET", D))["lists"]}


# -- the whole way ---------------------------------------------------------------------------------


@in_a_loop
async def test_a_list_is_there_on_every_device_until_the_account_goes(any_server: Server) -> None:
    """DGR-BLD-01, on both databases."""
    async with guests(any_server, "Ada", "") as (desk, phone):
        await account(desk, "ada")
        first = await desk.ask("PUT", f"{D}/one", {"name": "Mine", "cards": CARDS})
        assert {"id": "one", "name": "Mine", "cards": CARDS, "revision": 1} == first
        await phone.ask("POST", "/api/login", {"login": "ada", "password": PASSWORD})
        assert {"one": first} == await kept(phone)
        second = await phone.ask("PUT", f"{D}/one", {"name": "Ours", "cards": {"raka": 2}, "revision": 1})
        assert 2 == second["revision"]
        assert {"one": second} == await kept(desk)
        data = await desk.ask("GET", "/api/me/data")
        assert [("dungeoneer", "Ours", {"raka": 2})] == [
            (one["game"], one["name"], one["cards"]) for one in data["deck_lists"]
        ]
        assert {"lists": [], "most": MOST} == await phone.ask("DELETE", f"{D}/one")
        assert {} == await kept(desk)
        await desk.ask("PUT", f"{D}/two", {"cards": CARDS})
        gone = await desk.http.request("DELETE", "/api/me", json={"confirm": True})
        assert 204 == gone.status_code
        await refused(phone, 401, "who_are_you", "GET", D)


@in_a_loop
async def test_a_guest_has_his_lists_in_his_browser(server: Server) -> None:
    async with guests(server, "Gus", "") as (gus, stranger):
        for person, status, code in ((gus, 409, "no_account"), (stranger, 401, "who_are_you")):
            await refused(person, status, code, "GET", D)
            await refused(person, status, code, "PUT", f"{D}/one", {"cards": CARDS})
            await refused(person, status, code, "DELETE", f"{D}/one")


# -- two devices ---------------------------------------------------------------------------------------------


@in_a_loop
async def test_no_device_writes_over_another(server: Server) -> None:
    async with guests(server, "Bea") as (bea,):
        await account(bea, "bea")
        await bea.ask("PUT", f"{D}/one", {"name": "A", "cards": CARDS})
        await bea.ask("PUT", f"{D}/one", {"name": "B", "cards": CARDS, "revision": 1})
        late = {"name": "C", "cards": CARDS, "revision": 1}
        await refused(bea, 409, "conflict", "PUT", f"{D}/one", late)
        assert "B" == (await kept(bea))["one"]["name"]


@in_a_loop
async def test_what_was_kept_is_kept_when_its_answer_was_lost(server: Server) -> None:
    async with guests(server, "Cleo") as (cleo,):
        await account(cleo, "cleo")
        body = {"name": "A", "cards": CARDS}
        once = await cleo.ask("PUT", f"{D}/one", body)
        assert once == await cleo.ask("PUT", f"{D}/one", body)


@in_a_loop
async def test_what_is_deleted_elsewhere_comes_back_with_its_next_change(server: Server) -> None:
    async with guests(server, "Dido") as (dido,):
        await account(dido, "dido")
        await dido.ask("PUT", f"{D}/one", {"cards": CARDS})
        await dido.ask("DELETE", f"{D}/one")
        again = await dido.ask("PUT", f"{D}/one", {"cards": {"raka": 1}, "revision": 1})
        assert {"one": again} == await kept(dido)


@in_a_loop
async def test_of_many_writers_at_once_one_is_first(any_server: Server) -> None:
    async with guests(any_server, "Eve") as (eve,):
        await account(eve, "eve")
        await eve.ask("PUT", f"{D}/one", {"cards": CARDS})

        async def change(n: int) -> int:
            body = {"name": f"writer {n}", "cards": CARDS, "revision": 1}
            return (await eve.http.request("PUT", f"{D}/one", json=body)).status_code

        assert [200, *[409] * 7] == sorted(await asyncio.gather(*map(change, range(8))))


# -- whose they are, and how many ----------------------------------------------------------------------------


@in_a_loop
async def test_lists_are_nobody_elses(server: Server) -> None:
    """Two accounts may even give two lists the same id."""
    async with guests(server, "Finn", "Gwen") as (finn, gwen):
        await account(finn, "finn")
        await account(gwen, "gwen")
        await finn.ask("PUT", f"{D}/one", {"name": "Finn's", "cards": CARDS})
        assert {} == await kept(gwen)
        await gwen.ask("PUT", f"{D}/one", {"name": "Gwen's", "cards": CARDS})
        await gwen.ask("DELETE", f"{D}/one")
        assert "Finn's" == (await kept(finn))["one"]["name"]
        assert [] == (await gwen.ask("GET", "/api/me/data"))["deck_lists"]


@in_a_loop
async def test_there_are_at_most_so_many(server: Server) -> None:
    async with guests(server, "Hal") as (hal,):
        await account(hal, "hal")
        for n in range(MOST):
            await hal.ask("PUT", f"{D}/n{n}", {"name": f"{n}", "cards": {}})
        await refused(hal, 409, "many_lists", "PUT", f"{D}/more", {"cards": CARDS})
        await hal.ask("PUT", f"{D}/n0", {"name": "still mine to change", "cards": CARDS, "revision": 1})
        await hal.ask("DELETE", f"{D}/n1")
        await hal.ask("PUT", f"{D}/more", {"cards": CARDS})


@in_a_loop
async def test_who_keeps_too_often_waits(tmp_path: Path) -> None:
    with Server(tmp_path, "--limit", "lists_per_minute=3") as server:
        async with guests(server, "Ida") as (ida,):
            await account(ida, "ida")
            for n in range(3):
                await ida.ask("PUT", f"{D}/n{n}", {"cards": CARDS})
            await refused(ida, 429, "too_many", "PUT", f"{D}/n3", {"cards": CARDS})
            assert 3 == len(await kept(ida))


# -- what strangers send -------------------------------------------------------------------------------------

JSON = {"content-type": "application/json"}
LONG = "x" * 481
BAD: tuple[tuple[str, Any], ...] = (
    ("no cards", {"name": "A"}),
    ("cards as a list", {"cards": ["raka"]}),
    ("an id that is no id", {"cards": {"<script>": 1}}),
    ("an id with an end of line", {"cards": {"raka\n": 1}}),
    ("an empty id", {"cards": {"": 1}}),
    ("a long id", {"cards": {"x" * 61: 1}}),
    ("no copies", {"cards": {"raka": 0}}),
    ("fewer than none", {"cards": {"raka": -1}}),
    ("too many copies", {"cards": {"raka": 100}}),
    ("half a copy", {"cards": {"raka": 0.5}}),
    ("a huge number", {"cards": {"raka": 10**40}}),
    ("a truth", {"cards": {"raka": True}}),
    ("too many cards", {"cards": {f"c{n}": 1 for n in range(201)}}),
    ("a long name", {"name": LONG, "cards": {}}),
    ("a name that is a number", {"name": 7, "cards": {}}),
    ("a revision below none", {"cards": {}, "revision": -1}),
    ("a revision that does not end", {"cards": {}, "revision": 2**31 - 1}),
    ("a field that we do not know", {"cards": {}, "player": "somebody"}),
    ("nothing", None),
    ("a list", []),
)


@pytest.fixture(scope="module")
def login() -> Iterator[str]:
    return (f"nobody{n}" for n in range(1000))


@pytest.mark.parametrize("body", [body for _, body in BAD], ids=[name for name, _ in BAD])
@in_a_loop
async def test_what_is_no_list_is_refused(server: Server, login: Iterator[str], body: Any) -> None:
    async with guests(server, "Jo") as (jo,):
        await account(jo, next(login))
        answer = await jo.http.request("PUT", f"{D}/one", content=json.dumps(body), headers=JSON)
        assert (400, "malformed") == (answer.status_code, answer.json()["error"]["code"]), answer.text
        assert {} == await kept(jo)


@in_a_loop
async def test_names_are_cleaned_like_all_names(server: Server, login: Iterator[str]) -> None:
    async with guests(server, "Kim") as (kim,):
        await account(kim, next(login))
        told = await kim.ask("PUT", f"{D}/one", {"name": " My\u202e\n\tdeck\u200b ", "cards": {}})
        assert "My deck" == told["name"]
        assert "" == (await kim.ask("PUT", f"{D}/two", {"name": " ", "cards": {}}))["name"]
        unseen = {"name": "\u2800\u0301", "cards": {}}
        await refused(kim, 400, "bad_name", "PUT", f"{D}/three", unseen)
        await refused(kim, 400, "bad_name", "PUT", f"{D}/three", {"name": "x" * 61, "cards": {}})


@in_a_loop
async def test_places_that_are_none(server: Server, login: Iterator[str]) -> None:
    async with guests(server, "Lu") as (lu,):
        await account(lu, next(login))
        for game in ("dungeonology", "dungeon_drop", "chess"):
            await refused(lu, 404, "no_decks", "GET", f"/api/me/decks/{game}")
            await refused(lu, 404, "no_decks", "PUT", f"/api/me/decks/{game}/one", {"cards": CARDS})
            await refused(lu, 404, "no_decks", "DELETE", f"/api/me/decks/{game}/one")
        for id in ("x" * 33, "One", "a-b", "..", "%00", "%27%20or%201%3D1"):
            answer = await lu.http.request("PUT", f"{D}/{id}", json={"cards": CARDS})
            assert answer.status_code in (404, 405), id
        await refused(lu, 413, "too_large", "PUT", f"{D}/one", {"name": "x" * 70_000, "cards": {}})


@in_a_loop
async def test_cards_that_are_gone_stay_in_a_list(server: Server, login: Iterator[str]) -> None:
    """DGR-R-171: a list holds ids; what it means is asked when it is used."""
    async with guests(server, "Moe") as (moe,):
        await account(moe, next(login))
        told = await moe.ask("PUT", f"{D}/one", {"cards": {"card_of_last_year": 2}})
        assert {"card_of_last_year": 2} == told["cards"]
        judged = await moe.ask("POST", "/api/games/dungeoneer/decks", {"deck": "2 card_of_last_year"})
        assert [("card_of_last_year", 1)] == [
            (one["facts"]["found"], one["line"]) for one in judged["mistakes"]
        ]
