"""Content of an owner at a server: tables go on with what they began with, new ones have what the host names
now, and no two are mixed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.arrange import BACKENDS, in_a_loop
from tests.server.visitors import guests, refused
from tools.client import Person
from tools.warm import Server

import undercroft as uc
from undercroft.engine.admitting import admit_folder
from undercroft.engine.own_content import KNOWN
from undercroft.server.bot_worker import BotQuestion, answered
from undercroft.server.verifier import judged
from undercroft.server.verifying import content_named

SHIELD = """
[tower_shield]
number = "DGC-T06"
cost = {}
tags = ["armour"]
defence.melee = 1
"""
HOSTILE = "</script><img src=x onerror=alert(1)>"
PLAN = {"game": "dungeoneer", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "steady"}], "options": {}}
CARDS = "/api/games/dungeoneer/content"


def folder(place: Path, name: str, cost: int) -> Path:
    """A content folder in which the Tower Shield costs so much."""
    game = place / name / "dungeoneer"
    (game / "texts").mkdir(parents=True)
    (game / "treasures.toml").write_text(SHIELD.format(cost))
    (game / "texts" / "fr.toml").write_text(f'[card.tower_shield]\nname = "{HOSTILE}"\n')
    return place / name


def shield(content: Any) -> int:
    return content["cards"]["tower_shield"]["cost"]["glory"]  # type: ignore[no-any-return]


@contextmanager
def serving(place: Path, database: str, content: Path | None) -> Iterator[Server]:
    flags = ("--content", str(content)) if content else ()
    with Server(place, *flags, database=database) as server:
        yield server


async def table_at(server: Server, who: Person) -> Any:
    made = await who.ask("POST", "/api/tables", PLAN)
    await who.ask("POST", f"/api/tables/{made['id']}/start")
    return await who.ask("GET", f"/api/tables/{made['id']}")


async def goes_on(who: Person, table: str) -> Any:
    """A table at which somebody decides, and the bot after him. What is said of its content."""
    async with who.live(table) as live:
        welcome = live.messages[0]
        await live.my_turn()
        assert "accepted" == (await live.move(live.options[0]))["type"]
        return welcome["table"]["content"]


@pytest.mark.parametrize("backend", BACKENDS)
@in_a_loop
async def test_tables_go_on_with_what_they_began_with(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres_url") if backend == "postgresql" else str(tmp_path / "a.db")
    first, second = folder(tmp_path, "first", 5), folder(tmp_path, "second", 7)
    tables, cookies = [], None
    for content, name, cost in ((first, "first", 5), (second, "second", 7), (None, "", 4)):
        with serving(tmp_path / "server", database, content) as server:
            async with Person(server.base) as ada:
                if cookies is None:
                    await ada.come_in("Ada")
                else:
                    ada.http.cookies.update(cookies)
                cookies = httpx.Cookies(ada.http.cookies)
                made = await table_at(server, ada)
                tables.append((made["id"], name, cost))
                assert name == (made["content"] or {"name": ""})["name"]
                assert cost == shield(await ada.ask("GET", CARDS))
                for id, called, was in tables:
                    told = await ada.ask("GET", f"/api/tables/{id}")
                    hash = told["content"]["hash"] if told["content"] else "ours"
                    assert was == shield(await ada.ask("GET", f"{CARDS}?content={hash}"))
                    about = await goes_on(ada, id)
                    assert called == (about or {"name": ""})["name"]


@in_a_loop
async def test_what_is_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "", folder(tmp_path, "first", 5)) as server:
        async with guests(server, "Ada") as (ada,):
            games = {one["name"]: one["content"] for one in (await ada.ask("GET", "/api/games"))["games"]}
            assert ("first", None) == (games["dungeoneer"]["name"], games["dungeonology"])
            content = await ada.ask("GET", CARDS)
            assert games["dungeoneer"] == content["content"]
            assert {"name": HOSTILE} == content["texts"]["fr"]["card-tower-shield"]
            ours = await ada.ask("GET", f"{CARDS}?content=ours")
            assert (None, {}, 4) == (ours["content"], ours["texts"], shield(ours))
            await refused(ada, 404, "no_content", "GET", f"{CARDS}?content={'0' * 64}")
            await refused(ada, 400, "malformed", "GET", f"{CARDS}?content=../../etc")


@in_a_loop
async def test_its_record_is_verified_here(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "", folder(tmp_path, "first", 5)) as server:
        async with guests(server, "Ada") as (ada,):
            made = await ada.ask("POST", "/api/tables", PLAN)
            await ada.ask("POST", f"/api/tables/{made['id']}/start")
            async with ada.live(made["id"]) as live:
                await live.do("resign")
            record = (await ada.http.get(f"/api/tables/{made['id']}/record")).text
            assert f"content {made['content']['hash']} first" in record.splitlines()
            assert (await ada.ask("POST", "/api/verify", {"record": record}))["fits"]


# -- what is sent to others ----------------------------------------------------------------------------------


def test_a_bot_worker_is_told_the_content(tmp_path: Path) -> None:
    mine = admit_folder(folder(tmp_path, "first", 5))
    saved = uc.game("dungeoneer", own=mine.hash).new(seats=2, seed=7).save()
    del KNOWN[mine.hash]
    question = BotQuestion("dungeoneer", 1, saved, "steady", "x", 0.0, content=mine.text)
    assert answered(question).option
    assert mine.hash in KNOWN


def test_a_verifier_is_told_the_content_that_a_record_names(tmp_path: Path) -> None:
    mine = admit_folder(folder(tmp_path, "first", 5))
    record = uc.game("dungeoneer", own=mine.hash).new(seats=2, seed=7).record()
    told = content_named(record)
    assert mine.text == told
    del KNOWN[mine.hash]
    assert ("", "") == (content_named(record), judged(record, 10, told).problem)


def test_a_verifier_that_does_not_know_it_says_which(tmp_path: Path) -> None:
    mine = admit_folder(folder(tmp_path, "first", 5))
    record = uc.game("dungeoneer", own=mine.hash).new(seats=2, seed=7).record()
    del KNOWN[mine.hash]
    told = judged(record, 10)
    assert 3 == told.line
    assert "played with the content 'first'" in told.problem
