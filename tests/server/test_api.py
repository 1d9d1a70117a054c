"""The lobby over HTTP, on a real server: making tables, taking seats, beginning, and looking back."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.arrange import BACKENDS, in_a_loop
from tests.server.visitors import bring, guests, heard, invitation, play, refused, resign, table_for
from tools import patient
from tools.client import Live, Person
from tools.warm import Server

import undercroft as uc
from undercroft.engine.chance import fingerprint


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("api")) as process:
        yield process


def plan(*seats: str, **more: Any) -> dict[str, Any]:
    """What somebody sends to make a table."""
    kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    return {"game": "dungeoneer", "seats": kinds, **more}


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


# -- the whole way ---------------------------------------------------------------------------------


@pytest.fixture(params=BACKENDS)
def any_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    database = request.getfixturevalue("postgres_url") if request.param == "postgresql" else ""
    with Server(tmp_path, database=database) as process:
        yield process


@in_a_loop
async def test_from_the_door_to_the_rematch(any_server: Server) -> None:
    """Two people meet, play, look back and meet again; on both databases."""
    async with guests(any_server, "Ada", "Bob", "") as (ada, bob, stranger):
        made = await ada.make_table(["me", "open"], public=True, name="Fri\0day")  # PostgreSQL knows no \0
        assert "Fri day" == made["name"]
        wrong = {"login": "a\0b", "password": "correct horse\0"}
        await refused(stranger, 400, "malformed", "POST", "/api/login", wrong)
        assert [made["id"]] == [t["id"] for t in (await stranger.ask("GET", "/api/tables"))["tables"]]
        await bring(ada, made["id"], 1, bob)
        begun = await ada.ask("POST", f"/api/tables/{made['id']}/start")
        assert ("playing", ["Ada", "Bob"]) == (begun["status"], names(begun))
        table = f"/api/tables/{made['id']}"
        async with ada.live(made["id"]) as one, bob.live(made["id"]) as two:
            await play(Random(1), 5, [one, two])
            assert "accepted" == (await one.do("say", text="Well\0 played", ref="\0"))["type"]
            assert "accepted" == (await two.do("resign"))["type"]
        assert 6 == (await stranger.ask("GET", f"{table}/replay"))["total"]
        lines = (await stranger.ask("GET", f"{table}/log"))["lines"]
        assert ["started", *["moved"] * 5, "said", "resigned"] == [line["kind"] for line in lines]
        record = await stranger.ask("GET", f"{table}/record")
        assert uc.verify(record).seed_fits
        assert (await bob.ask("GET", f"{table}/verify"))["fits"]
        again = await bob.ask("POST", f"{table}/rematch")
        assert (["Bob", "Ada"], "waiting", made["id"]) == (names(again), again["status"], again["rematch_of"])
        mine = (await ada.ask("GET", "/api/me/tables"))["tables"]
        assert {made["id"], again["id"]} == {t["id"] for t in mine}
        await refused(bob, 403, "not_allowed", "POST", f"/api/tables/{again['id']}/start")
        await ada.ask("POST", f"/api/tables/{again['id']}/start")


# -- making tables ---------------------------------------------------------------------------------


@in_a_loop
async def test_what_can_be_played(server: Server) -> None:
    async with guests(server, "") as (stranger,):
        found = await stranger.ask("GET", "/api/games")
        assert list(uc.game_names()) == [game["name"] for game in found["games"]]
        (game,) = [game for game in found["games"] if game["name"] == "dungeoneer"]
        assert (uc.game("dungeoneer").version, [2, 3, 4]) == (game["version"], game["seats"])
        plain = {"needs": [], "seats": [], "group": "", "goes_with": [], "follows": "", "alone": False}
        setting = {"name": "round_limit", "default": 100, "low": 1, "high": 1000, "rule": "DGR-R-66", **plain}
        assert setting in game["settings"]
        names = ["round_limit", "custom_decks", "tournament_map", "sets", "lists"]
        assert names == [setting["name"] for setting in game["settings"]]
        (game,) = [game for game in found["games"] if game["name"] == "dungeonology"]
        settings = {setting["name"]: setting for setting in game["settings"]}
        assert ["boss"] == settings["profile"]["needs"]
        assert [2, 2, 3, 4] == settings["level"]["seats"]
        assert "random" in found["bots"]


@in_a_loop
async def test_why_no_table_can_be_like_this(server: Server) -> None:
    """Whoever thinks of a table is told the reason that making it would give."""
    path = "/api/games/rocca_civetta/refusal"
    async with guests(server, "") as (stranger,):
        told = await stranger.ask("POST", path, {"options": {"spriggan": 1}, "seats": 2})
        facts = {"setting": "spriggan", "needs": "main_effects"}
        assert {"rule": "RCV-R-174", "key": "setting.needs", "facts": facts} == told["because"]
        told = await stranger.ask("POST", path, {"options": {"level": 3}, "seats": 2})
        assert "setting.seats" == told["because"]["key"]
        fine = {"options": {"spriggan": 1, "main_effects": 1, "level": 3}, "seats": 4}
        assert {"because": None} == await stranger.ask("POST", path, fine)
        for wrong in ({"nothing": 1}, {"spriggan": 2}):
            await refused(stranger, 422, "bad_setup", "POST", path, {"options": wrong, "seats": 2})
        await refused(stranger, 404, "no_game", "POST", "/api/games/chess/refusal", fine)


@in_a_loop
async def test_a_table_as_it_was_wished(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        wish = plan(
            "me", "open", "random", options={"round_limit": 7}, name="Tea", language="fr", watch=False
        )
        made = await ada.ask("POST", "/api/tables", wish, 201)
        assert ["person", "open", "bot"] == kinds(made)
        assert ["Ada", "", "random"] == names(made)
        assert [True, False, False] == [seat["mine"] for seat in made["seats"]]
        wished = {
            "game": "dungeoneer",
            "version": uc.game("dungeoneer").version,
            "options": {"round_limit": 7, "custom_decks": 0, "tournament_map": 0, "sets": 0, "lists": 0},
            "name": "Tea",
            "language": "fr",
            "public": False,
            "watch": False,
            "clock": {"kind": "none"},
            "absent": 180,
            "status": "waiting",
            "asked": None,
            "started": None,
            "ended": None,
            "mine": True,
            "rematch_of": None,
        }
        assert wished == {name: made[name] for name in wished}
        assert made == await ada.ask("GET", f"/api/tables/{made['id']}")


@in_a_loop
async def test_a_table_that_begins_at_once(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "me"], start=True)
        assert "playing" == made["status"]
        assert made["asked"] in (0, 1)
        assert made["started"] is not None


@pytest.mark.parametrize(
    ("change", "status", "code", "message"),
    [
        ({"game": "chess"}, 422, "bad_setup", "no game 'chess'; there are: dungeon_drop"),
        ({"game": "x" * 41}, 400, "malformed", "length <= 40"),
        ({"game": None}, 400, "malformed", "`str`"),
        ({"options": {"walls": 1}}, 422, "bad_setup", "no option 'walls'; it has: custom_decks, lists"),
        ({"options": {"round_limit": 0}}, 422, "bad_setup", "round_limit: expected a number from 1 to 1000"),
        ({"options": {"round_limit": 1001}}, 422, "bad_setup", "expected a number from 1 to 1000, not 1001"),
        ({"options": {"round_limit": False}}, 422, "bad_setup", "expected a number from 1 to 1000, not 0"),
        ({"options": {"round_limit": 2**70}}, 422, "bad_setup", "expected a number from 1 to 1000"),
        ({"options": {"round_limit": 1.5}}, 400, "malformed", "int"),
        ({"options": {"round_limit": "7"}}, 400, "malformed", "int"),
        ({"options": []}, 400, "malformed", "object"),
        ({"seats": [{"kind": "me"}]}, 422, "bad_setup", "dungeoneer is for 2 to 4 seats, not 1"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "bad_setup", "2 to 4 seats, not 5"),
        ({"seats": []}, 400, "malformed", "length >= 1"),
        ({"seats": [{"kind": "me"}] * 8}, 400, "malformed", "length <= 7"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, 422, "bad_setup", "no bot 'deep'"),
        ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, 400, "malformed", "cat"),
        ({"seats": [{"kind": "me"}, {}]}, 400, "malformed", "kind"),
        ({"seats": [{"kind": "me", "bot": "random"}, {"kind": "me"}]}, 400, "malformed", "unknown field"),
        ({"seats": [{"kind": "bot"}] * 3}, 422, "bad_setup", "at least one seat for a person"),
        ({"name": "x" * 61}, 400, "bad_name", "at most 60 characters"),
        ({"language": "de"}, 400, "malformed", "de"),
        ({"absent": -1}, 400, "malformed", ">= 0"),
        ({"absent": 86401}, 400, "malformed", "<= 86400"),
        ({"clock": {"kind": "egg"}}, 400, "malformed", "egg"),
        ({"clock": {"kind": "move"}}, 400, "malformed", "seconds"),
        ({"clock": {"kind": "move", "seconds": 4}}, 400, "malformed", ">= 5"),
        ({"clock": {"kind": "move", "seconds": 3601}}, 400, "malformed", "<= 3600"),
        ({"clock": {"kind": "bank", "seconds": 59}}, 400, "malformed", ">= 60"),
        ({"clock": {"kind": "bank", "seconds": 60, "increment": 601}}, 400, "malformed", "<= 600"),
        ({"clock": {"kind": "days", "days": 0}}, 400, "malformed", ">= 1"),
        ({"clock": {"kind": "days", "days": 31}}, 400, "malformed", "<= 30"),
        ({"clock": {"kind": "none", "seconds": 5}}, 400, "malformed", "unknown field"),
        ({"seed": "7"}, 400, "malformed", "unknown field `seed`"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "start": True}, 409, "open_seats", "not all seats"),
    ],
    ids=str,
)
@in_a_loop
async def test_a_table_that_cannot_be(
    server: Server, change: dict[str, Any], status: int, code: str, message: str
) -> None:
    """Everything wrong is said, and nothing is left behind."""
    async with guests(server, "Ada") as (ada,):
        told = await refused(ada, status, code, "POST", "/api/tables", {**plan("me", "me"), **change})
        assert message in told
        assert [] == (await ada.ask("GET", "/api/me/tables"))["tables"]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none"},
        {"kind": "move", "seconds": 5},
        {"kind": "bank", "seconds": 60, "increment": 0},
        {"kind": "bank", "seconds": 86400, "increment": 600},
        {"kind": "days", "days": 30},
    ],
    ids=str,
)
@in_a_loop
async def test_every_clock(server: Server, clock: dict[str, Any]) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "me"], clock=clock, start=True)
        assert clock == made["clock"]
        async with ada.live(made["id"]) as live:
            time = live.state["time"]
            given = {"move": 5_000, "days": 30 * 86_400_000}.get(clock["kind"])
            if clock["kind"] == "bank":
                assert [clock["seconds"] * 1000] * 2 == time["banks"]
                given = clock["seconds"] * 1000
            assert (given and time["asked_at"] + given) == time["until"]


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ({}, 180),
        ({"absent": 0}, 0),
        ({"absent": 20}, 20),
        ({"clock": {"kind": "days", "days": 1}, "absent": 20}, 0),  # nobody need be there
    ],
    ids=str,
)
@in_a_loop
async def test_when_a_bot_stands_in(server: Server, wish: dict[str, Any], found: int) -> None:
    async with guests(server, "Ada") as (ada,):
        assert found == (await ada.make_table(["me", "me"], **wish))["absent"]


@pytest.mark.parametrize(
    ("wish", "shown"),
    [
        ("", ""),
        ("  Tea \n at\tfive ", "Tea at five"),
        ("\u202eevil\u0000\u200b", "evil"),
        ("é", "é"),
        ("<b>&amp;'\"", "<b>&amp;'\""),
        ("\N{GHOST}\ufe0f", "\N{GHOST}\ufe0f"),
    ],
    ids=ascii,
)
@in_a_loop
async def test_names_of_tables_are_cleaned(server: Server, wish: str, shown: str) -> None:
    """No control characters, no marks that turn the writing around; letters and signs as they are."""
    async with guests(server, "Ada") as (ada,):
        assert shown == (await ada.make_table(["me", "me"], name=wish))["name"]


@in_a_loop
async def test_strangers_make_no_tables(server: Server) -> None:
    async with guests(server, "") as (stranger,):
        await refused(stranger, 401, "who_are_you", "POST", "/api/tables", plan("me", "me"))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("DELETE", ""),
        ("POST", "/start"),
        ("GET", "/invitations"),
        ("POST", "/seats/0"),
        ("DELETE", "/seats/0"),
        ("POST", "/rematch"),
        ("GET", "/log"),
        ("GET", "/replay"),
        ("GET", "/record"),
        ("GET", "/verify"),
    ],
)
@in_a_loop
async def test_no_such_table(server: Server, method: str, path: str) -> None:
    async with guests(server, "Ada") as (ada,):
        await refused(ada, 404, "no_table", method, f"/api/tables/0123456789abcdef{path}")


# -- invitations -----------------------------------------------------------------------------------


@in_a_loop
async def test_one_claim_of_one_seat(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        made = await ada.make_table(["me", "open", "open"])
        found = (await ada.ask("GET", f"/api/tables/{made['id']}/invitations"))["invitations"]
        assert [1, 2] == [each["seat"] for each in found]
        token = {"token": found[0]["token"]}
        assert f"{server.base}/join/{made['id']}#{token['token']}" == found[0]["link"]
        sitting = await bob.ask("POST", "/api/invitations", token)
        assert ["Ada", "Bob", ""] == names(sitting)
        assert [False, True, False] == [seat["mine"] for seat in sitting["seats"]]
        assert sitting == await bob.ask("POST", "/api/invitations", token)  # once more is harmless
        await refused(cleo, 409, "claimed", "POST", "/api/invitations", token)
        left = (await ada.ask("GET", f"/api/tables/{made['id']}/invitations"))["invitations"]
        assert [found[1]] == left


@in_a_loop
async def test_an_invitation_tells_who_invites_to_what(server: Server) -> None:
    """To whoever holds it, without a session; not any more when it is used, and nothing to who made it up."""
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        made = await ada.make_table(["me", "open", "open"])
        tokens = [{"token": await invitation(ada, made["id"], seat)} for seat in (1, 2)]
        told = await stranger.ask("POST", "/api/invitations/read", tokens[0])
        assert {
            "host": "Ada",
            "game": made["game"],
            "seats": 3,
            "people": ["Ada"],
            "name": made["name"],
            "minutes": 90,
            "options": made["options"],
            "clock": made["clock"],
        } == told
        await bob.ask("POST", "/api/invitations", tokens[0])
        await refused(stranger, 409, "claimed", "POST", "/api/invitations/read", tokens[0])
        assert ["Ada", "Bob"] == (await stranger.ask("POST", "/api/invitations/read", tokens[1]))["people"]
        await refused(stranger, 404, "no_invitation", "POST", "/api/invitations/read", {"token": "x"})


@in_a_loop
async def test_an_invitation_is_withdrawn(server: Server) -> None:
    """By giving the seat to somebody else, even if it is opened again, and by standing up."""
    async with guests(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        made = await ada.make_table(["me", "open"])
        seat = f"/api/tables/{made['id']}/seats/1"
        first = {"token": await invitation(ada, made["id"], 1)}
        await ada.ask("PUT", seat, {"kind": "bot"})
        await refused(bob, 409, "claimed", "POST", "/api/invitations", first)
        await ada.ask("PUT", seat, {"kind": "open"})
        await refused(bob, 409, "claimed", "POST", "/api/invitations", first)
        second = {"token": await invitation(ada, made["id"], 1)}
        await bob.ask("POST", "/api/invitations", second)
        await bob.ask("DELETE", seat)
        await refused(cleo, 409, "claimed", "POST", "/api/invitations", second)
        third = {"token": await invitation(ada, made["id"], 1)}
        await cleo.ask("POST", "/api/invitations", third)


@in_a_loop
async def test_a_seat_is_freed_for_one_claim_again(server: Server) -> None:
    """Whoever deletes himself leaves an open seat; the next invitation to it is good for one claim too."""
    async with guests(server, "Ada", "Bob", "Cleo", "Dan") as (ada, bob, cleo, dan):
        made = await ada.make_table(["me", "open"])
        await bring(ada, made["id"], 1, bob)
        await bob.ask("DELETE", "/api/me", {"confirm": True})
        token = {"token": await invitation(ada, made["id"], 1)}
        await cleo.ask("POST", "/api/invitations", token)
        await cleo.ask("DELETE", "/api/me", {"confirm": True})
        await refused(dan, 409, "claimed", "POST", "/api/invitations", token)


@in_a_loop
async def test_forged_invitations(server: Server) -> None:
    async with guests(server, "Ada", "Bob") as (ada, bob):
        made = await ada.make_table(["me", "open", "open"])
        token = await invitation(ada, made["id"], 1)
        body, _, signature = token.rpartition(".")
        other = (await invitation(ada, made["id"], 2)).partition(".")[0]
        cookie = bob.http.cookies["undercroft"]
        for forged in (
            "x",
            "a.b.c",
            body,
            f"{body}.",
            f"{body}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}",  # its last letter has idle bits
            f"{other}.{signature}",
            f"{body[:-1]}.{signature}",
            cookie,  # signed by us, but it is no invitation
            "\N{GHOST}",
            "x" * 400,
        ):
            await refused(bob, 404, "no_invitation", "POST", "/api/invitations", {"token": forged})
        for malformed in ("", "x" * 401, None, 7):
            await refused(bob, 400, "malformed", "POST", "/api/invitations", {"token": malformed})
        assert ["Ada", "", ""] == names(await ada.ask("GET", f"/api/tables/{made['id']}"))


@in_a_loop
async def test_who_sees_and_accepts_invitations(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        made = await ada.make_table(["me", "open"], public=True)
        path = f"/api/tables/{made['id']}/invitations"
        await refused(bob, 403, "not_allowed", "GET", path)
        await refused(stranger, 401, "who_are_you", "GET", path)
        token = {"token": await invitation(ada, made["id"], 1)}
        await refused(stranger, 401, "who_are_you", "POST", "/api/invitations", token)
        await ada.ask("POST", "/api/invitations", token)  # for a second seat at one screen
        await ada.ask("POST", f"/api/tables/{made['id']}/start")
        assert [] == (await ada.ask("GET", path))["invitations"]
        await refused(bob, 409, "claimed", "POST", "/api/invitations", token)


@in_a_loop
async def test_an_invitation_to_a_table_that_was_given_up(server: Server) -> None:
    async with guests(server, "Ada", "Bob") as (ada, bob):
        made = await ada.make_table(["me", "open"])
        token = {"token": await invitation(ada, made["id"], 1)}
        await ada.ask("DELETE", f"/api/tables/{made['id']}")
        await refused(bob, 409, "started", "POST", "/api/invitations", token)
        assert ["Ada", ""] == names(await ada.ask("GET", f"/api/tables/{made['id']}"))


@in_a_loop
async def test_a_race_for_one_invitation(server: Server) -> None:
    async with guests(server, "Ada", *"BCDEFG") as (ada, *others):
        made = await ada.make_table(["me", "open"])
        token = {"token": await invitation(ada, made["id"], 1)}
        answers = await asyncio.gather(*(o.http.post("/api/invitations", json=token) for o in others))
        assert [200, *[409] * 5] == sorted(answer.status_code for answer in answers)
        winner = "BCDEFG"[[answer.status_code for answer in answers].index(200)]
        assert ["Ada", winner] == names(await ada.ask("GET", f"/api/tables/{made['id']}"))


# -- sitting down and standing up ------------------------------------------------------------------


@in_a_loop
async def test_sitting_down_at_a_public_table(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "Cleo", "") as (ada, bob, cleo, stranger):
        made = await ada.make_table(["me", "open", "open"], public=True)
        seat = f"/api/tables/{made['id']}/seats"
        await refused(stranger, 401, "who_are_you", "POST", f"{seat}/1")
        assert ["Ada", "Bob", ""] == names(await bob.ask("POST", f"{seat}/1"))
        await refused(cleo, 409, "claimed", "POST", f"{seat}/1")
        await refused(cleo, 409, "claimed", "POST", f"{seat}/0")
        await refused(cleo, 404, "no_seat", "POST", f"{seat}/3")
        await refused(cleo, 404, "not_found", "POST", f"{seat}/7")
        await refused(cleo, 403, "not_your_seat", "DELETE", f"{seat}/1")
        await refused(cleo, 403, "not_your_seat", "DELETE", f"{seat}/2")
        await refused(stranger, 401, "who_are_you", "DELETE", f"{seat}/1")
        assert ["Ada", "", ""] == names(await bob.ask("DELETE", f"{seat}/1"))
        assert ["Ada", "", "Bob"] == names(await bob.ask("POST", f"{seat}/2"))


@in_a_loop
async def test_nobody_sits_down_at_a_private_table_unasked(server: Server) -> None:
    async with guests(server, "Ada", "Bob") as (ada, bob):
        made = await ada.make_table(["open", "open"])
        await refused(bob, 403, "not_allowed", "POST", f"/api/tables/{made['id']}/seats/0")
        assert ["Ada", ""] == names(await ada.ask("POST", f"/api/tables/{made['id']}/seats/0"))


@in_a_loop
async def test_a_race_for_one_seat(server: Server) -> None:
    async with guests(server, "Ada", *"BCDEFG") as (ada, *others):
        made = await ada.make_table(["me", "open"], public=True)
        path = f"/api/tables/{made['id']}/seats/1"
        answers = await asyncio.gather(*(other.http.post(path) for other in others))
        assert [200, *[409] * 5] == sorted(answer.status_code for answer in answers)


@in_a_loop
async def test_the_maker_says_who_shall_sit_where(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        made = await ada.make_table(["me", "open", "random"], public=True)
        seat = f"/api/tables/{made['id']}/seats"
        assert ["person", "person", "bot"] == kinds(await ada.ask("PUT", f"{seat}/1", {"kind": "me"}))
        assert ["open", "person", "bot"] == kinds(await ada.ask("PUT", f"{seat}/0", {"kind": "open"}))
        await bob.ask("POST", f"{seat}/0")
        sent_away = await ada.ask("PUT", f"{seat}/0", {"kind": "bot", "bot": "random"})
        assert ["random", "Ada", "random"] == names(sent_away)
        await refused(bob, 403, "not_allowed", "PUT", f"{seat}/0", {"kind": "me"})
        await refused(stranger, 401, "who_are_you", "PUT", f"{seat}/0", {"kind": "me"})
        await refused(ada, 422, "bad_setup", "PUT", f"{seat}/0", {"kind": "bot", "bot": "deep"})
        await refused(ada, 400, "malformed", "PUT", f"{seat}/0", {"kind": "cat"})
        await refused(ada, 404, "no_seat", "PUT", f"{seat}/3", {"kind": "me"})


@in_a_loop
async def test_no_seat_changes_hands_in_a_game(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        begun = await table_for(ada, bob, public=True)
        seat = f"/api/tables/{begun['id']}/seats"
        await refused(ada, 409, "started", "PUT", f"{seat}/1", {"kind": "me"})
        await refused(bob, 409, "started", "DELETE", f"{seat}/1")
        await refused(cleo, 409, "claimed", "POST", f"{seat}/1")


@in_a_loop
async def test_a_name_is_that_of_the_moment_of_sitting_down(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "open"])
        await ada.ask("PATCH", "/api/me", {"name": "Ada L."})
        assert ["Ada", "Ada L."] == names(
            await ada.ask("PUT", f"/api/tables/{made['id']}/seats/1", {"kind": "me"})
        )


# -- beginning and giving up -----------------------------------------------------------------------


@in_a_loop
async def test_several_people_at_one_screen_have_names_of_their_own(server: Server) -> None:
    """Cleaned like any name, without one it is mine; the next table keeps them."""
    async with Person(server.base) as ada:
        await ada.come_in("Ada")
        seats = [{"kind": "me", "name": " Zo\u200be "}, {"kind": "me"}]
        wish = {"game": "dungeoneer", "seats": seats, "start": True}
        made = await ada.ask("POST", "/api/tables", wish)
        assert [seat["name"] for seat in made["seats"]] == ["Zoe", "Ada"]
        async with ada.live(made["id"]) as live:
            await live.do("resign", seat=0)
            await live.do("rematch")
        again = await ada.ask("POST", f"/api/tables/{made['id']}/rematch")
        assert sorted(seat["name"] for seat in again["seats"]) == ["Ada", "Zoe"]
        nameless = {**wish, "seats": [{"kind": "me", "name": "\u200b"}, {"kind": "me"}]}
        told = await ada.ask("POST", "/api/tables", nameless, expect=400)
        assert told["error"]["code"] == "bad_name"


@in_a_loop
async def test_who_may_begin_and_when(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        made = await ada.make_table(["open", "open"], public=True)
        start = f"/api/tables/{made['id']}/start"
        await refused(ada, 409, "open_seats", "POST", start)
        await bob.ask("POST", f"/api/tables/{made['id']}/seats/0")
        await ada.ask("PUT", f"/api/tables/{made['id']}/seats/1", {"kind": "bot"})
        await refused(stranger, 401, "who_are_you", "POST", start)
        await refused(bob, 403, "not_allowed", "POST", start)
        assert "playing" == (await ada.ask("POST", start))["status"]  # who made it need not sit there
        await refused(ada, 409, "started", "POST", start)


@in_a_loop
async def test_bots_alone_do_not_begin(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "random"])
        await ada.ask("PUT", f"/api/tables/{made['id']}/seats/0", {"kind": "bot"})
        await refused(ada, 422, "bad_setup", "POST", f"/api/tables/{made['id']}/start")


@in_a_loop
async def test_a_race_to_begin(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "me"])
        start = f"/api/tables/{made['id']}/start"
        answers = await asyncio.gather(*(ada.http.post(start) for _ in range(6)))
        assert [200, *[409] * 5] == sorted(answer.status_code for answer in answers)
        assert {"started"} == {a.json()["error"]["code"] for a in answers if a.status_code == 409}
        assert 1 == len((await ada.ask("GET", f"/api/tables/{made['id']}/log"))["lines"])


@in_a_loop
async def test_whoever_sits_there_may_begin_when_the_maker_is_gone(server: Server) -> None:
    """After the maker of a game has deleted himself, the rematch is nobody's, and so everybody's."""
    async with guests(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        begun = await table_for(ada, bob, cleo)
        await ada.ask("DELETE", "/api/me", {"confirm": True})
        await resign(bob, begun["id"])
        async with cleo.live(begun["id"]) as live:
            if not live.state["over"]:
                await live.do("resign")
        again = await bob.ask("POST", f"/api/tables/{begun['id']}/rematch")
        assert ["", "Bob", "Cleo"] == sorted(names(again))
        seat = next(seat["seat"] for seat in again["seats"] if seat["kind"] == "open")
        await refused(cleo, 409, "open_seats", "POST", f"/api/tables/{again['id']}/start")
        await refused(cleo, 403, "not_allowed", "POST", f"/api/tables/{again['id']}/seats/{seat}")


@in_a_loop
async def test_giving_a_table_up(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        made = await ada.make_table(["me", "open"], public=True)
        path = f"/api/tables/{made['id']}"
        await bob.ask("POST", f"{path}/seats/1")
        await refused(bob, 403, "not_allowed", "DELETE", path)
        await refused(stranger, 401, "who_are_you", "DELETE", path)
        async with bob.live(made["id"]) as waiting:
            answer = await ada.http.delete(path)
            assert (204, b"") == (answer.status_code, answer.content)
            failed = await waiting.until(lambda message: message["type"] == "failed")
            assert "no_table" == failed["code"]
        given_up = await stranger.ask("GET", path)
        assert "closed" == given_up["status"]
        assert given_up["ended"] is not None
        await refused(ada, 409, "started", "DELETE", path)
        await refused(ada, 409, "started", "POST", f"{path}/start")
        await refused(ada, 409, "not_started", "GET", f"{path}/log")
        assert made["id"] not in [t["id"] for t in (await ada.ask("GET", "/api/tables"))["tables"]]


@in_a_loop
async def test_a_game_in_play_is_not_given_up(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "me"], start=True)
        await refused(ada, 409, "started", "DELETE", f"/api/tables/{made['id']}")


# -- lists -----------------------------------------------------------------------------------------


@in_a_loop
async def test_what_a_stranger_finds(server: Server) -> None:
    """Public tables that wait or may be watched, those that wait first; no others."""
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        waiting = await ada.make_table(["me", "open"], public=True)
        unwatched = await ada.make_table(["me", "open"], public=True, watch=False)
        playing = await ada.make_table(["me", "me"], public=True, start=True)
        hidden = await ada.make_table(["me", "me"], public=True, watch=False, start=True)
        private = await ada.make_table(["me", "open"])
        over = await table_for(ada, bob, public=True)
        await resign(bob, over["id"])
        found = (await stranger.ask("GET", "/api/tables"))["tables"]
        mine = {made["id"] for made in (waiting, unwatched, playing, hidden, private, over)}
        shown = [table["id"] for table in found if table["id"] in mine]
        assert {unwatched["id"], waiting["id"]} == set(shown[:2])
        assert [playing["id"]] == shown[2:]
        assert not any(table["mine"] or any(s["mine"] for s in table["seats"]) for table in found)
        again = (await ada.ask("GET", "/api/tables"))["tables"]
        assert [True, False] == next(
            [seat["mine"] for seat in table["seats"]] for table in again if table["id"] == waiting["id"]
        )


@in_a_loop
async def test_my_games(server: Server) -> None:
    """Those I made and those I sit at, what changed last first; by status."""
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        await refused(stranger, 401, "who_are_you", "GET", "/api/me/tables")
        made = await ada.make_table(["open", "open"])
        playing = await table_for(bob, ada)
        over = await table_for(ada, bob)
        await resign(bob, over["id"])
        closed = await ada.make_table(["me", "open"])
        await ada.ask("DELETE", f"/api/tables/{closed['id']}")
        others = await bob.make_table(["me", "open"])
        order = [closed, over, playing, made]
        found = (await ada.ask("GET", "/api/me/tables"))["tables"]
        assert [table["id"] for table in order] == [table["id"] for table in found]
        assert others["id"] not in [table["id"] for table in found]
        for status, table in zip(("closed", "over", "playing", "waiting"), order, strict=True):
            (one,) = (await ada.ask("GET", f"/api/me/tables?status={status}"))["tables"]
            assert table["id"] == one["id"]
        for query in ("status=lost", "limit=0", "limit=101", "limit=x", "before=-1", "page=2"):
            await refused(ada, 400, "malformed", "GET", f"/api/me/tables?{query}")


async def pages(person: Person, query: str) -> list[list[str]]:
    """The names of tables, page by page."""
    found, more = [], ""
    while True:
        page = await person.ask("GET", f"/api/me/tables?{query}{more}")
        found.append([table["id"] for table in page["tables"]])
        if page["more"] is None:
            return found
        more = f"&before={page['more']}"


@in_a_loop
async def test_my_games_page_by_page(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = [(await ada.make_table(["me", "open"]))["id"] for _ in range(7)]
        found = await pages(ada, "limit=3")
        assert made[::-1] == [id for page in found for id in page]
        assert [3, 3, 1] == [len(page) for page in found]


@in_a_loop
async def test_no_page_loses_a_table(server: Server) -> None:
    """Tables that changed in the same millisecond are all listed, wherever a page ends."""
    async with guests(server, "Ada") as (ada,):
        made = [(await ada.make_table(["me", "open"]))["id"] for _ in range(5)]
        with sqlite3.connect(server.database, timeout=600) as connection:
            marks = ",".join("?" * len(made))
            connection.execute(f"update tables set changed = 1000 where id in ({marks})", made)
        connection.close()
        for limit in (1, 2, 4):
            found = [id for page in await pages(ada, f"limit={limit}") for id in page]
            assert sorted(made) == sorted(found)


# -- looking back ----------------------------------------------------------------------------------


def without_marks(line: Any) -> Any:
    """A line as it is told to others than its sender."""
    return {name: value for name, value in line.items() if name != "ref"}


class Memory:
    """What somebody was told live of every decision that still stands: view, question, line."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.steps: list[Any] = []

    def note(self) -> None:
        state = self.live.state
        del self.steps[state["step"] :]
        line = self.live.lines[state["asked_seq"]] if state["step"] else None
        shown = {"view": state["view"], "asked": state["asked"]}
        self.steps.append(
            {"step": state["step"], "line": line and without_marks(line), **shown}
            if line is None or line["kind"] != "undone"
            else {**self.before[state["step"]], **shown}
        )
        self.before = list(self.steps)


@in_a_loop
async def test_a_replay_is_what_was_told_live(server: Server) -> None:
    """At every decision, for both seats and for somebody who watches; after a free undo, and after one that
    the other agreed to.
    """
    rng = Random(5)
    async with guests(server, "Ada", "Bob", "Eve") as (ada, bob, eve):
        begun = await table_for(ada, bob)
        table = f"/api/tables/{begun['id']}"
        async with ada.live(begun["id"]) as one, bob.live(begun["id"]) as two, eve.live(begun["id"]) as three:
            lives = [one, two, three]
            memories = [Memory(live) for live in lives]

            async def everybody_heard(seq: int) -> None:
                for live, memory in zip(lives, memories, strict=True):
                    await heard(live, seq)
                    memory.note()

            async def decide(steps: int) -> None:
                for _ in range(steps):
                    asked = one if one.options else two
                    answer = await asked.move(rng.choice(asked.options))
                    await everybody_heard(answer["seq"])

            async def go_back(steps: int) -> None:
                to = one.state["step"] - steps
                asked = one.state["asked_seq"]
                mover, other = (one, two) if one.state["undo"]["seat"] == 0 else (two, one)
                answer = await mover.do("undo", asked=asked, to=to)
                await heard(other, answer["seq"])
                if other.state["undo"]["request"]:
                    answer = await other.do("consent", yes=True)
                await everybody_heard(answer["seq"])
                assert to == one.state["step"]

            for memory in memories:
                memory.note()
            await decide(12)
            await go_back(1)
            await decide(10)
            await go_back(7)
            await decide(5)
            for person, seat, memory in zip(
                (ada, bob, eve), ("&seat=0", "&seat=1", ""), memories, strict=True
            ):
                shown = await person.ask("GET", f"{table}/replay?count=50{seat}")
                assert one.state["step"] == shown["total"]
                assert memory.steps == shown["steps"]
            answer = await two.do("resign")
            await everybody_heard(answer["seq"])
        for person in (ada, eve):  # now everybody may see it from everywhere
            for seat, memory in zip(("&seat=0", "&seat=1", ""), memories, strict=True):
                shown = await person.ask("GET", f"{table}/replay?count=50{seat}")
                assert memory.steps == shown["steps"]


@in_a_loop
async def test_a_replay_in_parts(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        begun = await ada.make_table(["me", "me"], start=True)
        table = f"/api/tables/{begun['id']}"
        async with ada.live(begun["id"], seat=0) as one, ada.live(begun["id"], seat=1) as two:
            await play(Random(6), 8, [one, two])
        whole = await ada.ask("GET", f"{table}/replay?seat=0&count=50")
        assert list(range(9)) == [step["step"] for step in whole["steps"]]
        for start in range(9):
            part = await ada.ask("GET", f"{table}/replay?seat=0&start={start}&count=3")
            assert whole["steps"][start : start + 3] == part["steps"]
        await refused(ada, 404, "no_step", "GET", f"{table}/replay?start=9")
        for query in ("start=-1", "count=0", "count=51", "seat=7", "seat=x", "whole=maybe", "step=1"):
            await refused(ada, 400, "malformed", "GET", f"{table}/replay?{query}")


@in_a_loop
async def test_the_knowledge_of_a_seat_is_its_own_while_the_game_is_on(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "Eve", "") as (ada, bob, eve, stranger):
        begun = await table_for(ada, bob)
        table = f"/api/tables/{begun['id']}"
        for what in ("log", "replay"):
            await ada.ask("GET", f"{table}/{what}?seat=0")
            for person in (bob, eve, stranger):
                await refused(person, 403, "not_your_seat", "GET", f"{table}/{what}?seat=0")
                await person.ask("GET", f"{table}/{what}")
            await refused(ada, 404, "no_seat", "GET", f"{table}/{what}?seat=2")
        await refused(ada, 403, "not_over", "GET", f"{table}/replay?whole=true")
        await refused(ada, 409, "not_over", "GET", f"{table}/record")
        await refused(ada, 409, "not_over", "GET", f"{table}/verify")
        await resign(bob, begun["id"])
        for person in (ada, bob, eve, stranger):
            for what in ("log?seat=0", "log?seat=1", "replay?seat=1", "replay?whole=true", "record"):
                await person.ask("GET", f"{table}/{what}")
        await eve.ask("GET", f"{table}/verify")
        whole = (await stranger.ask("GET", f"{table}/replay?whole=true"))["steps"][0]["view"]
        views = [(await stranger.ask("GET", f"{table}/replay?seat={n}"))["steps"][0]["view"] for n in (0, 1)]
        assert whole not in views


@in_a_loop
async def test_a_table_that_nobody_watches(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "Eve", "") as (ada, bob, eve, stranger):
        begun = await table_for(ada, bob, watch=False)
        table = f"/api/tables/{begun['id']}"
        for person in (eve, stranger):
            for what in ("log", "replay", "record"):
                await refused(person, 403, "not_allowed", "GET", f"{table}/{what}")
        await refused(eve, 403, "not_allowed", "GET", f"{table}/verify")
        await bob.ask("GET", f"{table}/log")
        await resign(bob, begun["id"])
        for what in ("log", "replay", "record", "verify"):
            await refused(eve, 403, "not_allowed", "GET", f"{table}/{what}")
            await bob.ask("GET", f"{table}/{what}")


@in_a_loop
async def test_there_is_no_past_before_the_game(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "open"])
        for what in ("log", "replay", "record", "verify"):
            await refused(ada, 409, "not_started", "GET", f"/api/tables/{made['id']}/{what}")


@in_a_loop
async def test_the_log_is_what_was_told_live(server: Server) -> None:
    """Page by page, and with marks only for their sender."""
    async with guests(server, "Ada", "Bob", "Eve") as (ada, bob, eve):
        begun = await table_for(ada, bob)
        table = f"/api/tables/{begun['id']}"
        async with ada.live(begun["id"]) as one, bob.live(begun["id"]) as two, eve.live(begun["id"]) as three:
            await play(Random(7), 15, [one, two, three])
            await one.do("say", text="A word")
            await two.do("pause")
            answer = await one.do("resume")
            for live in (one, two, three):
                await heard(live, answer["seq"])
            for person, seat, live in ((ada, "&seat=0", one), (bob, "&seat=1", two), (eve, "", three)):
                lines: list[Any] = []
                before, more = "", True
                while more:
                    page = await person.ask("GET", f"{table}/log?limit=4{seat}{before}")
                    lines = page["lines"] + lines
                    before, more = f"&before={lines[0]['seq']}", page["more"]
                assert [live.lines[seq] for seq in sorted(live.lines)] == lines
                assert list(range(1, answer["seq"] + 1)) == [line["seq"] for line in lines]
        assert [] == (await ada.ask("GET", f"{table}/log?before=1"))["lines"]
        for query in ("limit=0", "limit=201", "before=0", "seat=-1", "since=3"):
            await refused(ada, 400, "malformed", "GET", f"{table}/log?{query}")


# -- records ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    """The record of a short game, as anybody may download it."""

    async def download() -> str:
        async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
            begun = await table_for(ada, bob)
            async with ada.live(begun["id"]) as one, bob.live(begun["id"]) as two:
                await play(Random(8), 12, [one, two])
                seed_hash = one.messages[0]["table"]["seed_hash"]
                assert one.seed is None
                await two.do("resign")
                await heard(one, two.state["seq"])
                seed = one.seed
            answer = await stranger.http.get(f"/api/tables/{begun['id']}/record")
            assert "text/plain; charset=utf-8" == answer.headers["content-type"]
            saved_as = f'attachment; filename="undercroft-dungeoneer-{begun["id"]}.record"'
            assert saved_as == answer.headers["content-disposition"]
            assert f"seed {seed}\n" in answer.text
            assert seed is not None
            assert seed_hash == fingerprint(seed)
            return answer.text

    return asyncio.run(download())


async def verdict(server: Server, text: str) -> Any:
    async with guests(server, "Eve") as (eve,):
        return await eve.ask("POST", "/api/verify", {"record": text})


@in_a_loop
async def test_a_good_record(server: Server, record: str) -> None:
    told = await verdict(server, record)
    table = uc.replay(record)
    assert (True, 13, 13, True, None, None) == tuple(
        told[name] for name in ("fits", "moves", "checked", "seed_fits", "problem", "line")
    )
    assert [place.seat for place in table.standings] == [place["seat"] for place in told["standings"]]


@in_a_loop
async def test_a_record_by_hand_proves_nothing(server: Server, record: str) -> None:
    """Without the hash that was shown at the beginning nobody knows where the seed came from."""
    told = await verdict(server, re.sub(r"seed-sha256 .*\n", "", record))
    assert told["fits"]
    assert told["seed_fits"] is None


def line_of(record: str, start: str) -> int:
    return next(n for n, line in enumerate(record.splitlines(), 1) if line.startswith(start))


@in_a_loop
async def test_tampered_records(server: Server, record: str) -> None:
    lines = record.splitlines(keepends=True)
    first = lines.index("\n") + 1  # behind the header
    other_seed = re.sub(r"^seed .*$", "seed other", record, flags=re.MULTILINE)
    for text, line in (
        ("".join([*lines[:first], lines[first + 1], *lines[first + 1 :]]), None),  # a move twice
        ("".join([*lines[:first], *lines[first + 1 :]]), None),  # a move less
        (record.replace(";", ";f", 1) if ";f" not in lines[first] else record.replace(";", ";0", 1), None),
        (re.sub(r"^end .*$", "end 3", record, flags=re.MULTILINE), line_of(record, "end")),
        (re.sub(r"^result @(\d) 1", r"result @\1 2", record, flags=re.MULTILINE), None),
        (record.replace("seats 2", "seats 3"), None),
        (other_seed, None),
    ):
        told = await verdict(server, text)
        assert not told["fits"], text
        assert told["problem"] or told["seed_fits"] is False, told
        if line:
            assert line == told["line"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        "hello",
        "undercroft record 1",
        "undercroft record 99\ngame dungeoneer 1\nseats 2\nseed 7\n\nend 0\n",
        "undercroft record 1\ngame chess 1\nseats 2\nseed 7\n\nend 0\n",
        "undercroft record 1\ngame dungeoneer 99\nseats 2\nseed 7\n\nend 0\n",
        "undercroft record 1\ngame dungeoneer 1\nseats 99999999999\nseed 7\n\nend 0\n",
        "undercroft record 1\ngame dungeoneer 1\nseats 2\noption round_limit 0\nseed 7\n\nend 0\n",
        "undercroft record 1\ngame dungeoneer 1\nseats 2\nseed 7\n\n0 pass ;000000\nend 1\n",
        "\N{GHOST}" * 100,
    ],
    ids=ascii,
)
@in_a_loop
async def test_what_is_no_record(server: Server, text: str) -> None:
    told = await verdict(server, text)
    assert (False, 0) == (told["fits"], told["moves"])
    assert told["problem"]


@in_a_loop
async def test_huge_records(server: Server, record: str) -> None:
    """Two million bytes may be sent, and no more; long ones are read in reasonable time."""
    title, _, rest = record.partition("\n")
    comments, options = "# a comment\n" * 150_000, "option a 1\n" * 150_000
    assert (await verdict(server, f"{title}\n{comments}{rest}"))["fits"]
    body = {"record": "x" * 2_000_000}
    async with guests(server, "") as (stranger,):
        await refused(stranger, 413, "too_large", "POST", "/api/verify", body)
    for text in ("0 pass\n" * 200_000, "x" * 1_900_000, f"{title}\n{options}{rest}"):
        assert not (await verdict(server, text))["fits"]


# -- again -----------------------------------------------------------------------------------------


@in_a_loop
async def test_a_rematch_is_one_table(server: Server) -> None:
    """Whoever asks, and however often, and at the same time."""
    async with guests(server, "Ada", "Bob", "Eve", "") as (ada, bob, eve, stranger):
        begun = await table_for(ada, bob, options={"round_limit": 9}, name="Tea", watch=False, public=True)
        path = f"/api/tables/{begun['id']}/rematch"
        await refused(ada, 409, "not_over", "POST", path)
        await resign(bob, begun["id"])
        await refused(eve, 403, "not_your_seat", "POST", path)
        await refused(stranger, 401, "who_are_you", "POST", path)
        answers = await asyncio.gather(*(person.ask("POST", path) for person in (ada, bob, bob, ada)))
        (id,) = {answer["id"] for answer in answers}
        again = await ada.ask("POST", path)
        assert (id, ["Bob", "Ada"], True) == (again["id"], names(again), again["mine"])
        same = ("game", "version", "options", "name", "language", "public", "watch", "clock", "absent")
        assert {name: begun[name] for name in same} == {name: again[name] for name in same}
        mine = [table["id"] for table in (await bob.ask("GET", "/api/me/tables"))["tables"]]
        assert sorted([begun["id"], id]) == sorted(mine)
        async with bob.live(begun["id"]) as live:
            assert id == live.state["rematch"]
            assert 1 == sum(line["kind"] == "rematched" for line in live.lines.values())


@in_a_loop
async def test_no_rematch_before_the_game(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "open"])
        answer = await ada.http.post(f"/api/tables/{made['id']}/rematch")
        assert answer.status_code in (404, 409)


# -- times -----------------------------------------------------------------------------------------


@in_a_loop
async def test_times_go_forward(server: Server) -> None:
    async with guests(server, "Ada", "Bob") as (ada, bob):
        begun = await table_for(ada, bob)
        assert begun["created"] <= begun["started"] == begun["changed"]
        await resign(bob, begun["id"])
        over = await ada.ask("GET", f"/api/tables/{begun['id']}")
        assert ("over", None) == (over["status"], over["asked"])
        assert over["started"] <= over["ended"] == over["changed"]
        lines = (await ada.ask("GET", f"/api/tables/{begun['id']}/log"))["lines"]
        assert all(one["time"] <= two["time"] for one, two in pairwise(lines))


def test_answers_are_not_kept_by_anybody(server: Server) -> None:
    for path in ("/api/me", "/api/tables", "/api/games", "/api/nothing"):
        assert "no-store" == patient.get(f"{server.base}{path}").headers["cache-control"]
