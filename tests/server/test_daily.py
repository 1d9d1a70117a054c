"""The deal of the day: the same for everybody, a new one at midnight, and no day is known before it comes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.arrange import in_a_loop
from tests.server.transcripts.stage import MIDNIGHT, Clock, Local
from tests.server.visitors import guests, refused, resign
from tools.client import Person

from undercroft.engine.chance import fingerprint
from undercroft.server.daily import beside, deal_of, seed_of

D = "/api/games/dungeon_drop/daily"
DAY = 86_400_000
DAYS = {"begun": "2026-01-01", "next": "2026-01-02", "before": "2025-12-31"}


class Dated(Local):
    """A server whose clock is in our hands."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.clock = Clock()
        super().__init__(folder, self.clock, **changes)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Dated]:
    with Dated(tmp_path) as made:
        yield made


async def begun(person: Person) -> Any:
    return await person.ask("POST", D, {}, 201)


async def seen(person: Person, table: str) -> tuple[str, Any, str | None]:
    """The announced hash, what lies on the table, and the seed if it is told."""
    async with person.live(table) as live:
        about = live.messages[0]["table"]
        return about["seed_hash"], live.state["view"], live.seed


@in_a_loop
async def test_everybody_gets_the_deal_that_was_announced(server: Dated) -> None:
    async with guests(server, "Ada", "Ben", "") as (ada, ben, stranger):
        deal = await stranger.ask("GET", D)
        one, other = [await begun(person) for person in (ada, ben)]
        assert one["id"] != other["id"]
        assert DAYS["begun"] == deal["day"] == one["daily"] == other["daily"]
        hashes, views = zip(
            *[(await seen(ada, one["id"]))[:2], (await seen(ben, other["id"]))[:2]], strict=True
        )
        assert [deal["seed_hash"]] * 2 == list(hashes)
        assert views[0] == views[1]
        assert (1, False, False) == (len(one["seats"]), one["watch"], one["hints"])


@in_a_loop
async def test_at_midnight_there_is_a_new_one(server: Dated) -> None:
    async with guests(server, "Ada", "Ben") as (ada, ben):
        server.clock.time = MIDNIGHT + DAY - 1
        late, old = await ada.ask("GET", D), await begun(ada)
        assert MIDNIGHT + DAY == late["ends"]
        server.clock.time += 1
        early, new = await ben.ask("GET", D), await begun(ben)
        assert (DAYS["begun"], DAYS["next"]) == (old["daily"], new["daily"])
        assert late["next_hash"] == early["seed_hash"] != late["seed_hash"]
        assert late["seed_hash"] == fingerprint(early["past_seed"])
        assert (DAYS["begun"], DAYS["before"]) == (early["past"], late["past"])
        assert early["seed_hash"] == (await seen(ben, new["id"]))[0]
        assert late["seed_hash"] == (await seen(ada, old["id"]))[0]  # what was begun goes on as it began


@in_a_loop
async def test_the_seed_is_told_when_the_day_is_over_not_the_game(server: Dated) -> None:
    async with guests(server, "Ada") as (ada,):
        table = (await begun(ada))["id"]
        await resign(ada, table)
        announced, _, seed = await seen(ada, table)
        assert seed is None
        await refused(ada, 409, "sealed", "GET", f"/api/tables/{table}/record")
        await refused(ada, 409, "sealed", "GET", f"/api/tables/{table}/verify")
        server.clock.time = MIDNIGHT + DAY
        seed = (await seen(ada, table))[2]
        assert seed is not None
        assert announced == fingerprint(seed)
        assert f"seed {seed}" in await ada.ask("GET", f"/api/tables/{table}/record")


@in_a_loop
async def test_nothing_that_is_sent_meanwhile_holds_the_seed(server: Dated) -> None:
    secret = server.settings.secret
    hidden = [seed_of(secret, "dungeon_drop", DAYS[day]) for day in ("begun", "next")]
    async with guests(server, "Ada") as (ada,):
        table = (await begun(ada))["id"]
        async with ada.live(table) as live:
            await live.do("resign")
        paths = (D, f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/me/data", "/api/games")
        told = [str(live.messages), *[str(await ada.ask("GET", path)) for path in paths]]
        assert not any(seed in text for seed in hidden for text in told)


@pytest.mark.parametrize("body", [{"day": "2026-01-02"}, {"seed": "1"}, {"now": 2_000_000_000_000}])
@in_a_loop
async def test_nobody_names_a_day(server: Dated, body: Any) -> None:
    async with guests(server, "Ada") as (ada,):
        await refused(ada, 400, "malformed", "POST", D, body)
        plan = {"game": "dungeon_drop", "seats": [{"kind": "me"}], "daily": "2026-01-02"}
        await refused(ada, 400, "malformed", "POST", "/api/tables", plan)


@in_a_loop
async def test_another_day_is_not_shown(server: Dated) -> None:
    async with guests(server, "") as (stranger,):
        assert DAYS["begun"] == (await stranger.ask("GET", D))["day"]
        await refused(stranger, 404, "not_found", "GET", f"{D}/2026-01-02")
        await refused(stranger, 401, "who_are_you", "POST", D, {})


@in_a_loop
async def test_a_game_without_one(server: Dated) -> None:
    async with guests(server, "Ada") as (ada,):
        for game in ("dungeoneer", "chess"):
            await refused(ada, 404, "no_daily", "GET", f"/api/games/{game}/daily")
            await refused(ada, 404, "no_daily", "POST", f"/api/games/{game}/daily", {})
        games = (await ada.ask("GET", "/api/games"))["games"]
        assert ["dungeon_drop"] == [game["name"] for game in games if game["daily"]]


@in_a_loop
async def test_what_was_begun_goes_on_and_what_is_over_is_played_once_more(server: Dated) -> None:
    async with guests(server, "Ada") as (ada,):
        first = await begun(ada)
        assert first["id"] == (await begun(ada))["id"]
        await resign(ada, first["id"])
        assert first["id"] != (await begun(ada))["id"]


@in_a_loop
async def test_deals_are_rationed(tmp_path: Path) -> None:
    with Dated(tmp_path, deals_per_hour=2) as server:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            for _ in range(2):
                await resign(ada, (await begun(ada))["id"])
            await refused(ada, 429, "too_many", "POST", D, {})
            assert (await begun(ben))["daily"]


@in_a_loop
async def test_a_rematch_is_a_game_like_any_other(server: Dated) -> None:
    async with guests(server, "Ada") as (ada,):
        table = (await begun(ada))["id"]
        await resign(ada, table)
        made = await ada.ask("POST", f"/api/tables/{table}/rematch")
        assert (table, "") == (made["rematch_of"], made["daily"])


def test_no_other_secret_makes_the_same_deals() -> None:
    ours, theirs = (deal_of(secret, "dungeon_drop", MIDNIGHT) for secret in (b"ours", b"theirs"))
    assert ours.seed_hash != theirs.seed_hash


def test_no_two_days_and_no_two_games_are_alike() -> None:
    days = ["2026-01-01"]
    while len(days) < 400:
        days.append(beside(days[-1], 1))
    seeds = {seed_of(b"secret", game, day) for day in days for game in ("one", "two")}
    assert 2 * len(days) == len(seeds)
    assert {32} == {len(seed) for seed in seeds}
