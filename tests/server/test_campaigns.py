"""Campaigns on a server: opened, decided, played, booked once whatever is killed when; left, joined, read as
a text, and forgotten.
"""

import json
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, delete, event, update
from tests import sample
from tests.server.arrange import BACKENDS, NOON, in_a_loop, migrated_database, player_row
from tests.server.visitors import guests, refused
from tools.client import Person
from tools.servers import die_with_parent
from tools.services import launcher
from tools.warm import FORKS, Server

from undercroft.engine import own_content
from undercroft.engine.admitting import admit_text
from undercroft.engine.campaign import Outcome, read_campaign
from undercroft.engine.own_content import OwnContent
from undercroft.engine.state import Place
from undercroft.server import campaigns
from undercroft.server.admin.checking import check
from undercroft.server.admin.commands import close
from undercroft.server.admin.pruning import prune
from undercroft.server.campaigns import CampaignState
from undercroft.server.entries import Line
from undercroft.server.lobby import PlannedSeat
from undercroft.server.match import Denied
from undercroft.server.rebuild import Unplayable, load_match
from undercroft.server.store import campaigns as store
from undercroft.server.store import log, people, tables
from undercroft.server.store.database import Conflict, Database
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.schema import campaign_lines, contents

GAME = "rocca_civetta"


@pytest.fixture(scope="module", params=sample.first(BACKENDS))
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With SQLite; in the soak with PostgreSQL too."""
    folder = tmp_path_factory.mktemp("campaigns")
    with migrated_database(request, folder) as url, Server(folder, database=url) as process:
        yield process


async def opened(maker: Person, *seats: str) -> Any:
    wishes = [{"kind": "bot", "bot": "novice"} if kind == "bot" else {"kind": kind} for kind in seats]
    return await maker.ask("POST", "/api/campaigns", {"game": GAME, "seats": wishes, "name": "A year"})


async def join(maker: Person, campaign: str, seat: int, guest: Person) -> Any:
    path = f"/api/campaigns/{campaign}/seats/{seat}/invitation"
    token = (await maker.ask("POST", path))["token"]
    return await guest.ask("POST", "/api/campaign-invitations", {"token": token})


async def decide_all(campaign: str, *persons: Person) -> Any:
    """Everybody takes the first option until the game begins."""
    while True:
        for person in persons:
            state = await person.ask("GET", f"/api/campaigns/{campaign}")
            if state["table"]:
                return state
            for chances in state["mine"]:
                if chances["seat"] in state["asked"]:
                    wanted = "agree" if "agree" in chances["options"] else chances["options"][0]
                    body = {"seat": chances["seat"], "choose": wanted}
                    await person.ask("POST", f"/api/campaigns/{campaign}/decisions", body)


async def resign_from(person: Person, table: str) -> None:
    async with person.live(table) as live:
        await live.do("resign")


# -- the whole way -------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_month_is_opened_decided_played_and_booked(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        made = await opened(ann, "me", "open")
        assert ("waiting", None) == (made["status"], made["sheet"])
        id = made["id"]
        await refused(eve, 404, "no_campaign", "GET", f"/api/campaigns/{id}")
        begun = await join(ann, id, 1, bob)
        assert ("running", "september") == (begun["status"], begun["sheet"]["chapter"])
        state = await decide_all(id, ann, bob)
        table = await ann.ask("GET", f"/api/tables/{state['table']}")
        assert (GAME, "playing", ["Ann", "Bob"]) == (
            table["game"],
            table["status"],
            [seat["name"] for seat in table["seats"]],
        )
        await refused(
            ann, 409, "in_play", "POST", f"/api/campaigns/{id}/decisions", {"seat": 0, "choose": "agree"}
        )
        await resign_from(bob, state["table"])
        await refused(ann, 409, "in_campaign", "POST", f"/api/tables/{state['table']}/rematch")
        after = await ann.ask("GET", f"/api/campaigns/{id}")
        assert ("october", None) == (after["sheet"]["chapter"], after["table"])
        assert [4, 0] == [after["sheet"]["seats"][seat]["support"] for seat in ("0", "1")]
        answer = await ann.http.get(f"/api/campaigns/{id}/text")
        campaign = read_campaign(answer.text)
        assert after["sheet"] == campaign.rules.show(campaign.sheet)
        assert ["Ann", "Bob"] == [who.name for who in campaign.people]


@in_a_loop
async def test_what_the_rules_do_not_offer_is_refused(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        id = (await opened(ann, "me", "open"))["id"]
        path = f"/api/campaigns/{id}/decisions"
        await refused(ann, 409, "open_seats", "POST", path, {"seat": 0, "choose": "draft sara"})
        state = await join(ann, id, 1, bob)
        first = state["asked"][0]
        asked, other = (ann, bob) if first == 0 else (bob, ann)
        await refused(asked, 409, "refused", "POST", path, {"seat": first, "choose": "draft enrico"})
        await refused(asked, 400, "malformed", "POST", path, {"seat": first, "choose": "dance"})
        await refused(other, 403, "not_your_seat", "POST", path, {"seat": first, "choose": "draft sara"})
        await refused(asked, 400, "malformed", "POST", path, {"seat": first, "choose": "x" * 100})
        await refused(bob, 403, "not_allowed", "POST", f"/api/campaigns/{id}/seats/0/invitation")
        await refused(bob, 404, "no_invitation", "POST", "/api/campaign-invitations", {"token": "nonsense"})


@pytest.mark.parametrize(
    ("game", "seats", "status"),
    [("dungeoneer", ["me", "open"], 422), (GAME, ["me"], 422), (GAME, ["open", "open"], 422)],
)
@in_a_loop
async def test_what_cannot_be_opened(server: Server, game: str, seats: list[str], status: int) -> None:
    async with guests(server, "Ann") as (ann,):
        body = {"game": game, "seats": [{"kind": kind} for kind in seats]}
        await refused(ann, status, "bad_setup", "POST", "/api/campaigns", body)


@in_a_loop
async def test_a_table_of_its_own_has_no_settings_of_a_campaign(server: Server) -> None:
    async with guests(server, "Ann") as (ann,):
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"support_0": 9}}
        await refused(ann, 422, "bad_setup", "POST", "/api/tables", body)


@in_a_loop
async def test_an_invitation_is_used_once(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        id = (await opened(ann, "me", "open", "bot"))["id"]
        token = (await ann.ask("POST", f"/api/campaigns/{id}/seats/1/invitation"))["token"]
        await bob.ask("POST", "/api/campaign-invitations", {"token": token})
        await refused(eve, 409, "claimed", "POST", "/api/campaign-invitations", {"token": token})


# -- leaving -------------------------------------------------------------------------------------------------


@in_a_loop
async def test_who_leaves_in_a_game_is_replaced_and_somebody_may_follow(server: Server) -> None:
    """RCV-R-235: team, uses and points stay with the seat."""
    async with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        id = (await opened(ann, "me", "open"))["id"]
        await join(ann, id, 1, bob)
        state = await decide_all(id, ann, bob)
        await bob.ask("POST", f"/api/campaigns/{id}/leave")
        left = await ann.ask("GET", f"/api/campaigns/{id}")
        assert (["person", "bot"], state["sheet"]["seats"]["1"]["team"]) == (
            [seat["kind"] for seat in left["seats"]],
            left["sheet"]["seats"]["1"]["team"],
        )
        table = await ann.ask("GET", f"/api/tables/{state['table']}")
        assert "bot" == table["seats"][1]["kind"]
        await resign_from(ann, state["table"])
        followed = await join(ann, id, 1, eve)
        assert ("Eve", "october") == (followed["seats"][1]["name"], followed["sheet"]["chapter"])
        text = (await eve.http.get(f"/api/campaigns/{id}/text")).text
        assert "@1 leave" in text
        assert followed["sheet"] == read_campaign(text).rules.show(read_campaign(text).sheet)


@in_a_loop
async def test_whoever_is_forgotten_leaves_the_sheet_whole(server: Server) -> None:
    async with guests(server, "Ann", "Bob Bobbington") as (ann, bob):
        id = (await opened(ann, "me", "open"))["id"]
        await join(ann, id, 1, bob)
        await bob.ask("PUT", f"/api/campaigns/{id}/team", {"name": "The Owls"})
        data = await bob.ask("GET", "/api/me/data")
        assert [(id, 1, "The Owls")] == [(c["campaign_id"], c["seat"], c["team"]) for c in data["campaigns"]]
        state = await decide_all(id, ann, bob)
        await resign_from(ann, state["table"])
        before = (await ann.ask("GET", f"/api/campaigns/{id}"))["sheet"]
        answer = await bob.http.request("DELETE", "/api/me", json={"confirm": True})
        assert 204 == answer.status_code, answer.text
        after = await ann.ask("GET", f"/api/campaigns/{id}")
        assert before["bookings"] == after["sheet"]["bookings"]
        text = (await ann.http.get(f"/api/campaigns/{id}/text")).text
        assert "Bobbington" not in text
        assert after["sheet"] == read_campaign(text).rules.show(read_campaign(text).sheet)


# -- booked once, whatever is killed when --------------------------------------------------------------------


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    found = Database(url)
    yield found
    found.engine.dispose()


def two_teachers(database: Database, number: int = 0) -> tuple[str, str]:
    """A campaign of two people whose game of September has begun: its id and that of the table."""

    def job(connection: Connection) -> tuple[str, str]:
        ann, bob = player_row(f"ann{number}"), player_row(f"bob{number}")
        for one in (ann, bob):
            people.add_player(connection, one)
        row, sitting = campaigns.make(GAME, [PlannedSeat("me"), PlannedSeat("open")], "", "en", ann, NOON)
        store.add_campaign(connection, row, sitting)
        campaigns.claim(connection, row.id, 1, sitting[1].invite, bob, NOON)
        by_seat: dict[int, PlayerRow] = {0: ann, 1: bob}
        table = None
        while table is None:
            state = campaigns.load(connection, row.id)
            seat = state.rules.asked(state.sheet)[0]
            text = state.rules.bot_choice(state.sheet, seat)
            table = campaigns.decide(connection, row.id, by_seat[seat].id, seat, text, NOON)
        return row.id, table

    return database.run(job)


def give_up(database: Database, table: str) -> None:
    """The last line of the game, with all that follows from it, in one transaction."""

    def job(connection: Connection) -> None:
        loaded = load_match(connection, table)
        assert loaded is not None
        match = loaded.match
        draft = match.resign(1)
        line = Line(match.seq + 1, NOON, draft.entry, draft.events)
        after = match.after(line, draft.table)
        log.append(connection, table, line, "token", None)
        log.set_status(connection, table, match.status_after(line, after, 0))
        campaigns.settle(connection, table, after.table, NOON)

    database.run(job)


def state_of(database: Database, id: str) -> CampaignState:
    return database.run_reading(lambda connection: campaigns.load(connection, id))


def is_over(database: Database, table: str) -> bool:
    loaded = database.run_reading(lambda connection: load_match(connection, table))
    assert loaded is not None
    return loaded.match.ended


def must_be_whole(database: Database, id: str, table: str) -> None:
    """Booked if and only if the game is over, at most once, and as its record says."""
    state = state_of(database, id)
    booked = [line.chapter for line in state.lines if line.kind == "booked"]
    assert (["september"] if is_over(database, table) else []) == booked
    assert [] == database.run_reading(lambda connection: list(campaigns.wrong_with(connection, state)))


def killed_at(url: str, table: str, moment: str) -> bool:
    """A process of its own ends the game, and is killed by the system at a moment; whether it was."""
    process = FORKS.Process(target=die, args=(url, table, moment))
    launcher(os.getpid()).submit(process.start).result()
    process.join()
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0


def die(url: str, table: str, moment: str) -> None:
    die_with_parent()
    database = Database(url)

    def look(statement: str) -> None:
        if " ".join(statement.split()).lower().startswith(moment):
            os.kill(os.getpid(), signal.SIGKILL)

    if database.is_sqlite:  # what is said to sqlite3 itself does not pass SQLAlchemy
        event.listen(database.engine, "connect", lambda sqlite, _: sqlite.set_trace_callback(look))
    else:
        event.listen(
            database.engine, "before_cursor_execute", lambda _, __, statement, *more: look(statement)
        )
    give_up(database, table)
    if moment == AFTER:
        os.kill(os.getpid(), signal.SIGKILL)


AFTER = "after the commit"
MOMENTS = (
    "insert into actions",
    "update tables",
    "select chapters",
    "insert into campaign_lines",
    AFTER,
    "update campaigns",
    "select campaigns",
)
KILLS = sample.first((6, 500))  # on each database; in the soak a thousand in all, 0.2 s of a core each


@pytest.mark.parametrize("kills", KILLS)
def test_a_process_that_is_killed_books_the_month_once_or_not_at_all(
    url: str, database: Database, kills: int
) -> None:
    """Before one statement of the transaction after another, and right after it."""
    number = 0
    id, table = two_teachers(database, number)
    for kill in range(kills):
        if is_over(database, table):
            with pytest.raises(Denied):
                give_up(database, table)
            must_be_whole(database, id, table)
            number += 1
            id, table = two_teachers(database, number)
        moment = MOMENTS[kill % len(MOMENTS)]
        assert killed_at(url, table, moment)
        must_be_whole(database, id, table)
        assert (moment == AFTER) == is_over(database, table)


def test_a_table_is_booked_once(database: Database) -> None:
    """Even if somebody would try to: the keys are unique."""
    id, table = two_teachers(database)
    give_up(database, table)
    state = state_of(database, id)
    (line,) = (line for line in state.lines if line.kind == "booked")
    for change in ({"table_id": "other"}, {"chapter": "october"}):
        values = {name: getattr(line, name) for name in line.__struct_fields__} | {"seq": 99} | change
        with pytest.raises(Conflict):
            database.run(lambda c, values=values: store.append(c, store.CampaignLine(**values)))  # type: ignore[misc]
    must_be_whole(database, id, table)


def thesis(seat: int, rank: int) -> Place:
    return Place(seat, rank, "thesis", "", {})


def test_a_sheet_that_its_records_do_not_bear_out_is_found(database: Database) -> None:
    _, table = two_teachers(database)
    give_up(database, table)
    wrong = {"text": store.written_outcome(Outcome((thesis(0, 1), thesis(1, 2)), (0, 0), 1))}
    database.run(lambda c: c.execute(update(campaign_lines).where(campaign_lines.c.kind == "booked"), wrong))
    assert any("september" in problem.text for problem in check(database, lambda *_: None)[1])


def test_a_game_that_is_closed_is_prepared_anew(database: Database) -> None:
    """RCV-R-234, 250: nothing is booked, and the Teachers choose again."""
    id, table = two_teachers(database)
    close(database, table, NOON)
    state = state_of(database, id)
    assert ("september", (), "again") == (state.sheet.month, state.sheet.bookings, state.lines[-1].kind)
    assert state.rules.asked(state.sheet)


def test_old_campaigns_go_with_their_tables_and_running_ones_keep_theirs(database: Database) -> None:
    id, table = two_teachers(database)
    give_up(database, table)
    prune(database, NOON * 2, lambda *_: None)
    assert is_over(database, table)
    database.run(lambda c: store.set_campaign(c, id, {"status": "over"}))
    prune(database, NOON * 2, lambda *_: None)
    assert database.run_reading(lambda c: (store.read_campaign(c, id), load_match(c, table))) == (None, None)


# -- the content of an owner ---------------------------------------------------------------------------------


@pytest.fixture
def mine() -> Iterator[OwnContent]:
    """What this server plays with, until it is started with something else."""
    text = {"dungeonology": {"texts/en.toml": {"card": {"hunters_trap": {"name": "The printed name"}}}}}
    content = admit_text(json.dumps(["mine", text]))
    own_content.choose(content.hash)
    yield content
    own_content.choose("")
    own_content.KNOWN[content.hash] = content


def october(database: Database, id: str) -> str:
    """Decide until the next game has begun: its table."""

    def job(connection: Connection) -> str | None:
        state = campaigns.load(connection, id)
        seat = state.rules.asked(state.sheet)[0]
        player = state.teachers[seat].player
        assert player is not None
        text = state.rules.bot_choice(state.sheet, seat)
        return campaigns.decide(connection, id, player, seat, text, NOON)

    table = None
    while table is None:
        table = database.run(job)
    return table


def content_at(database: Database, table: str) -> str:
    found = database.run_reading(lambda c: tables.read_table(c, table))
    assert found is not None
    return found[0].content


def test_a_campaign_goes_on_with_its_own_content(database: Database, mine: OwnContent) -> None:
    """Whatever the server is started with in mid-year, and though it has not heard of that content since."""
    id, september = two_teachers(database)
    own_content.choose("")
    own_content.KNOWN.pop(mine.hash)
    give_up(database, september)
    assert [mine.hash] * 2 == [content_at(database, table) for table in (september, october(database, id))]
    state = state_of(database, id)
    assert [] == database.run_reading(lambda c: list(campaigns.wrong_with(c, state)))
    text = database.run_reading(lambda c: campaigns.written_campaign(c, state))
    assert mine.hash == read_campaign(text).own


def test_a_campaign_with_our_content_keeps_it(database: Database, mine: OwnContent) -> None:
    own_content.choose("")
    id, september = two_teachers(database)
    own_content.choose(mine.hash)
    give_up(database, september)
    assert ["", ""] == [content_at(database, table) for table in (september, october(database, id))]


def test_a_content_that_is_gone_is_named(database: Database, mine: OwnContent) -> None:
    """The last decision is not taken: after it there would have to be a game."""
    id, september = two_teachers(database)
    give_up(database, september)
    own_content.choose("")
    own_content.KNOWN.pop(mine.hash)
    database.run(lambda c: c.execute(delete(contents)))
    with pytest.raises(Unplayable, match=f"the content {mine.hash[:12]} is not here"):
        october(database, id)
    state = state_of(database, id)
    assert state.rules.asked(state.sheet)
