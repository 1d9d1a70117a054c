"""The host's commands, on real databases, beside real servers at which people play."""

import asyncio
import io
import json
import os
import pty
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import Connection, delete, select, text, update
from tests.cli.command import COMMAND, environment
from tools.client import Live, Person
from tools.warm import Server

from undercroft.cli import app
from undercroft.server import lobby
from undercroft.server.admin import backups, open_database
from undercroft.server.admin.transfer import Sums, sums_of
from undercroft.server.clocks import NoClock
from undercroft.server.config import Limits
from undercroft.server.entries import Line, UndoAsked, Undone
from undercroft.server.identity import fresh_id
from undercroft.server.match import Draft, Match, take_snapshot
from undercroft.server.metrics import Metrics
from undercroft.server.rebuild import board_at, load_match
from undercroft.server.store import log, people
from undercroft.server.store import tables as store
from undercroft.server.store import upgrade as upgrading
from undercroft.server.store.database import Database
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.schema import actions, players, snapshots, tables

DAY = 24 * 60 * 60 * 1000
NOW = time.time_ns() // 1_000_000


class Told(NamedTuple):
    """What a command said."""

    code: int
    out: str
    err: str


Admin = Callable[..., Told]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Admin:
    """One command of `undercroft admin`, on a database or on none."""
    monkeypatch.delenv("UNDERCROFT_DATABASE", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def call(*arguments: object, database: str = "", input: str = "") -> Told:
        capsys.readouterr()
        monkeypatch.setattr(sys, "stdin", io.StringIO(input))
        place = ["--database", database] if database else []
        code = app.run(["admin", *map(str, arguments), *place])
        out, err = capsys.readouterr()
        return Told(code, out, err)

    return call


def good(told: Told) -> str:
    assert (0, told.out) == (told.code, told.out), told.err
    return told.out


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return place_for(request, tmp_path, request.param)


def place_for(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    return request.getfixturevalue("postgres_url") if kind == "postgres" else str(folder / "games.db")


@contextmanager
def opened(place: str) -> Iterator[Database]:
    database = Database(place)
    try:
        yield database
    finally:
        database.engine.dispose()


def run_in(place: str, job: Callable[[Connection], Any]) -> Any:
    with opened(place) as database:
        return database.run(job)


def sums_at(place: str) -> Sums:
    return run_in(place, lambda connection: sums_of(connection, lambda *_: None))


# -- a database without a server -----------------------------------------------------------------------------


class Seeded(NamedTuple):
    """Names of what lies in a seeded database."""

    ada: str
    bob: str
    playing: str
    over: str
    waiting: str


def seed(place: str, moves: int = 70) -> Seeded:
    """Two people; a game in play with an undo and two snapshots, a finished one, a table that waits."""
    if "://" in place:
        return seed_anew(place, moves)
    file, seeded = template(moves)
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    Path(place).write_bytes(file)
    return seeded


@cache
def template(moves: int) -> tuple[bytes, Seeded]:
    """A seeded SQLite file: made once, since games take their time."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "games.db"
        seeded = seed_anew(str(place), moves)
        return place.read_bytes(), seeded


def seed_anew(place: str, moves: int) -> Seeded:
    with opened(place) as database:
        upgrading.upgrade(database)
        return database.run(lambda connection: seed_in(connection, moves))


def seed_in(connection: Connection, moves: int) -> Seeded:
    ada = PlayerRow(fresh_id(), "Ada", None, None, 0, "en", False, NOW, NOW)
    bob = PlayerRow(fresh_id(), "Bob Ünal 中", "bob", "hash", 3, "fr", False, NOW, NOW)
    people.add_player(connection, ada)
    people.add_player(connection, bob)
    game = Game(connection, new_table(connection, ada, bob, "Friday", 100))
    chance = random.Random(7)
    for _ in range(moves - 10):
        game.write(lambda m: a_move(m, chance))
    game.put_snapshot()
    game.write(lambda m: m.say(1, "well played"))
    for _ in range(9):
        game.write(lambda m: a_move(m, chance))
    game.write(lambda m: m.undo(m.asked or 0, m.state.asked_seq, m.step - 3))
    for _ in range(4):
        game.write(lambda m: a_move(m, chance))
    game.put_snapshot()
    short = Game(connection, new_table(connection, ada, bob, "", 1))
    while not short.match.ended:
        short.write(lambda m: a_move(m, chance))
    waiting = new_table(connection, ada, None, "waits", 100)
    return Seeded(ada.id, bob.id, game.row.id, short.row.id, waiting)


def new_table(
    connection: Connection, maker: PlayerRow, other: PlayerRow | None, name: str, rounds: int
) -> str:
    plan = lobby.TablePlan(
        game="dungeoneer",
        options={"round_limit": rounds},
        seats=[lobby.PlannedSeat("me"), lobby.PlannedSeat("open")],
        name=name,
        language="en",
        public=True,
        watch=True,
        clock=NoClock(),
        absent=0,
    )
    row, sitting = lobby.make_table(plan, maker, NOW)
    row = msgspec.structs.replace(row, seed=f"admin-{rounds}")
    store.add_table(connection, row, sitting)
    if other is not None:
        lobby.sit(connection, row, sitting[1], other, NOW)
        found = store.read_table(connection, row.id)
        assert found is not None
        lobby.start(connection, *found, 0, NOW, fresh_id())
    return row.id


def a_move(match: Match, chance: random.Random) -> Draft:
    choice = match.table.choice
    assert choice is not None
    option = match.table.write(chance.choice(choice.options))
    return match.move(choice.seat, match.state.asked_seq, option)


class Game:
    """A table, and how a hub would write its next lines."""

    def __init__(self, connection: Connection, id: str) -> None:
        loaded = load_match(connection, id)
        assert loaded is not None
        self.connection = connection
        self.row, self.seats, self.match = loaded

    def write(self, draft: Callable[[Match], Draft]) -> None:
        entry, board, events = draft(self.match)
        if isinstance(entry, UndoAsked):  # and everybody agrees
            entry = self.match.going_back(entry.seat, entry.to).entry
        if isinstance(entry, Undone):
            board = board_at(self.connection, self.row, entry.to)[0]
            board.renew(entry.renewal)
        line = Line(self.match.seq + 1, NOW + self.match.seq, entry, events)
        self.match = after = self.match.after(line, board)
        log.append(self.connection, self.row.id, line, fresh_id(), self.seats[entry.seat].player)
        standing = {
            "status": "over" if after.table.over else "playing",
            "asked": after.asked,
            "due": after.due(self.row.absent, line.time),
            "changed": line.time,
            "ended": line.time if after.table.over else None,
        }
        self.connection.execute(update(tables).where(tables.c.id == self.row.id), standing)

    def put_snapshot(self) -> None:
        data = log.encode(take_snapshot(self.match)).decode()
        log.put_snapshot(self.connection, self.row.id, self.match.seq, self.match.step, data)


# -- queries -------------------------------------------------------------------------------------------------


def test_tables_are_listed(admin: Admin, place: str) -> None:
    seeded = seed(place)
    lines = good(admin("list", database=place)).splitlines()
    assert "TABLE GAME STATUS LINES CHANGED SEATS NAME" == " ".join(lines[0].split())
    assert {seeded.playing, seeded.over, seeded.waiting} == {line.split()[0] for line in lines[1:-1]}
    assert "3 tables" == lines[-1]
    columns = {line.index("dungeoneer") for line in lines[1:-1]}
    assert 1 == len(columns)


FILTERS: dict[str, tuple[list[str], set[str]]] = {
    "playing": (["--status", "playing"], {"playing"}),
    "waiting": (["--status", "waiting"], {"waiting"}),
    "closed": (["--status", "closed"], set()),
    "a game": (["--game", "dungeoneer"], {"playing", "over", "waiting"}),
    "another game": (["--game", "chess"], set()),
    "a login": (["--player", "bob"], {"playing", "over"}),
    "two at once": (["--player", "bob", "--status", "over"], {"over"}),
    "idle": (["--idle-days", "3"], {"over"}),
}


@pytest.mark.parametrize("name", FILTERS)
def test_tables_are_filtered(admin: Admin, tmp_path: Path, name: str) -> None:
    place = str(tmp_path / "games.db")
    seeded = seed(place)
    run_in(place, lambda c: c.execute(update(tables).where(tables.c.id == seeded.over), {"changed": 5}))
    arguments, expected = FILTERS[name]
    found = json.loads(good(admin("list", *arguments, "--json", database=place)))
    assert {getattr(seeded, word) for word in expected} == {table["id"] for table in found}


def test_tables_of_a_guest_are_found_by_id(admin: Admin, place: str) -> None:
    seeded = seed(place)
    found = json.loads(good(admin("list", "--player", seeded.ada, "--json", database=place)))
    assert {seeded.playing, seeded.over, seeded.waiting} == {table["id"] for table in found}


def test_people_are_listed(admin: Admin, place: str) -> None:
    seeded = seed(place)
    found = {person["id"]: person for person in json.loads(good(admin("people", "--json", database=place)))}
    assert {"login": "bob", "tables": 2, "playing": 1, "banned": False}.items() <= found[seeded.bob].items()
    assert {"login": None, "tables": 3, "playing": 1}.items() <= found[seeded.ada].items()
    assert "1 account, 1 guest" == good(admin("people", database=place)).splitlines()[-1]
    assert "1 account, 0 guests" == good(admin("people", "--search", "ünal", database=place)).splitlines()[-1]


def test_nothing_that_a_terminal_obeys_is_printed(admin: Admin, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    seed(place)
    run_in(place, lambda c: c.execute(update(tables), {"name": "\x1b[2Jx"}))
    run_in(place, lambda c: c.execute(update(players), {"name": "\x1b]0;x\x07"}))
    assert "\x1b" not in good(admin("list", database=place)) + good(admin("people", database=place))


def test_a_table_is_shown(admin: Admin, place: str) -> None:
    seeded = seed(place)
    out = good(admin("show", seeded.playing, database=place))
    assert "playing, 76 lines" in out
    assert re.search(r"seat [01] .* to move$", out, re.MULTILINE)
    assert re.search(r"^76  seat [01]  moved: ", out, re.MULTILINE)
    assert "waiting, 0 lines" in good(admin("show", seeded.waiting, database=place))
    data = json.loads(good(admin("show", seeded.over, "--json", database=place)))
    assert ("over", 10) == (data["table"]["status"], len(data["log"]))


def test_what_is_said_at_a_table_is_shown(admin: Admin, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    seeded = seed(place)
    run_in(place, lambda c: Game(c, seeded.playing).write(lambda m: m.say(0, "shame on you")))
    assert "said: shame on you" in good(admin("show", seeded.playing, database=place))


def test_a_table_without_its_rules_is_shown_all_the_same(admin: Admin, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    seeded = seed(place)
    run_in(place, lambda c: c.execute(update(tables), {"version": 99}))
    assert "moved" in good(admin("show", seeded.playing, database=place))


# -- closing -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def guests(server: Server, *names: str) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(Person(server.base)) for _ in names]
        for person, name in zip(found, names, strict=True):
            await person.come_in(name)
        yield found


async def hammer(live: Live, accepted: list[int]) -> None:
    """Play as fast as the server answers, and note what was accepted, until the table ends."""
    chance = random.Random(live.url)
    while await live.my_turn():
        answer = await live.move(chance.choice(live.options))
        if answer["type"] == "accepted":
            accepted.append(answer["seq"])


def test_those_who_are_connected_see_that_a_table_is_closed(admin: Admin, place: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with guests(server, "Ada") as [ada]:
            running = (await ada.make_table(["me", "random"], start=True))["id"]
            waiting = (await ada.make_table(["me", "open"]))["id"]
            async with ada.live(running) as live, ada.live(waiting) as lobby_live:
                accepted: list[int] = []
                playing = asyncio.create_task(hammer(live, accepted))
                while len(accepted) < 10:
                    await asyncio.sleep(0.01)
                told = await asyncio.to_thread(admin, "close", running, waiting, database=place)
                assert f"{running}: closed\n{waiting}: closed\n" == good(told)
                await asyncio.wait_for(playing, 600)
                assert live.state["closed"]
                assert "closed" == live.lines[live.state["seq"]]["kind"]
                assert "no_table" == (await lobby_live.until(lambda m: m["type"] == "failed"))["code"]
                refusal = await live.do("move", option="done", asked=live.state["asked_seq"])
                assert ("refused", "closed") == (refusal["type"], refusal["code"])
                assert sorted(set(accepted)) == accepted

    with Server(tmp_path, database=place) as server:
        asyncio.run(story(server))
        assert "2 tables, 0 problems\n" == good(admin("check", database=place))


def test_a_table_is_closed_once(admin: Admin, place: str) -> None:
    seeded = seed(place)
    told = admin("close", seeded.playing, seeded.over, "nothing", database=place)
    assert (1, f"{seeded.playing}: closed\n") == (told.code, told.out)
    assert f"undercroft: {seeded.over}: the table is over already\n" in told.err
    assert "undercroft: there is no table 'nothing'" in told.err
    again = admin("close", seeded.playing, database=place)
    assert (1, f"undercroft: {seeded.playing}: the table is closed already\n") == (again.code, again.err)
    assert "3 tables, 0 problems\n" == good(admin("check", database=place))


def test_a_table_whose_rules_are_gone_can_be_closed(admin: Admin, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    seeded = seed(place)
    run_in(place, lambda c: c.execute(update(tables), {"version": 99}))
    good(admin("close", seeded.playing, database=place))


# -- people --------------------------------------------------------------------------------------------------


def test_a_ban_ends_sessions_and_connections(admin: Admin, place: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with guests(server, "Ada", "Bob") as [ada, bob]:
            await bob.ask("POST", "/api/me/account", {"login": "bob", "password": "correct horse"})
            table = await bob.make_table(["me", "random"], start=True)
            waiting = await bob.make_table(["me", "open"])
            async with bob.live(table["id"]) as live, bob.live(waiting["id"]) as lobby_live:
                assert "bob (Bob) is banned\n" == good(
                    await asyncio.to_thread(admin, "ban", "bob", database=place)
                )
                assert not (await bob.ask("GET", "/api/me"))["known"]
                for each in (live, lobby_live):
                    assert "session_ended" == (await each.until(lambda m: m["type"] == "failed"))["code"]
            login = {"login": "bob", "password": "correct horse"}
            assert "banned" == (await bob.ask("POST", "/api/login", login, expect=403))["error"]["code"]
            assert (await ada.ask("GET", "/api/me"))["known"]
            good(await asyncio.to_thread(admin, "unban", "bob", database=place))
            assert "Bob" == (await bob.ask("POST", "/api/login", login))["name"]
            async with bob.live(table["id"]) as live:
                assert [0] == live.messages[0]["mine"]

    with Server(tmp_path, database=place) as server:
        asyncio.run(story(server))


def test_a_guest_is_banned_by_id(admin: Admin, place: str) -> None:
    seeded = seed(place)
    assert f"{seeded.ada} (Ada) is banned\n" == good(admin("ban", seeded.ada, database=place))
    row = run_in(place, lambda c: people.read_player(c, seeded.ada))
    assert (True, 1) == (row.banned, row.epoch)
    assert "banned" in good(admin("people", database=place))


def test_an_account_is_made_and_gets_a_new_password(admin: Admin, place: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        def account(*arguments: str, input: str) -> Told:
            return admin("account", "carol", *arguments, database=place, input=input)

        def login(password: str) -> dict[str, str]:
            return {"login": "carol", "password": password}

        told = await asyncio.to_thread(account, "--name", "Carol C.", input="first secret\n")
        assert "carol: account made\n" == good(told)
        async with Person(server.base) as carol:
            assert "Carol C." == (await carol.ask("POST", "/api/login", login("first secret")))["name"]
            told = await asyncio.to_thread(account, "--password-file", "-", input="second secret\n")
            assert "carol: new password set\n" == good(told)
            assert not (await carol.ask("GET", "/api/me"))["known"]
            await carol.ask("POST", "/api/login", login("first secret"), expect=401)
            assert "Carol C." == (await carol.ask("POST", "/api/login", login("second secret")))["name"]

    with Server(tmp_path, database=place) as server:
        asyncio.run(story(server))


def test_a_password_comes_from_a_file(admin: Admin, tmp_path: Path) -> None:
    place, file = str(tmp_path / "games.db"), tmp_path / "password"
    seed(place)
    file.write_text("from a file\r\nand a remark\n")
    good(admin("account", "dora", "--password-file", file, database=place))
    from undercroft.server.passwords import try_password

    row = run_in(place, lambda c: people.read_login(c, "dora"))
    assert ("dora", True) == (row.name, try_password("from a file", row.password).fits)


BAD_ACCOUNTS = {
    "a short password": (["dora"], "1234567\n", "password: "),
    "no password": (["dora"], "", "password: "),
    "a bad login": (["Dora!"], "correct horse\n", "login: "),
    "an empty name": (["dora", "--name", " "], "correct horse\n", "name: "),
    "a long name": (["dora", "--name", "x" * 30], "correct horse\n", "name: "),
    "no such file": (["dora", "--password-file", "nowhere"], "", "nowhere: No such file"),
}


@pytest.mark.parametrize("name", BAD_ACCOUNTS)
def test_a_bad_account_is_not_made(admin: Admin, tmp_path: Path, name: str) -> None:
    place = str(tmp_path / "games.db")
    seed(place)
    arguments, typed, complaint = BAD_ACCOUNTS[name]
    told = admin("account", *arguments, database=place, input=typed)
    assert (1, "") == (told.code, told.out)
    assert told.err.startswith(f"undercroft: {complaint}")
    assert 2 == len(run_in(place, lambda c: c.execute(select(players)).all()))


@pytest.mark.parametrize("second", ["correct horse", "correct house"])
def test_at_a_terminal_a_password_is_asked_for_twice_and_not_shown(tmp_path: Path, second: str) -> None:
    place = str(tmp_path / "games.db")
    seed(place)
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "admin", "account", "dora", "--database", place],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)),  # it becomes the session's terminal
        env=environment(tmp_path),
    )
    os.close(theirs)
    shown = b""
    for prompt, answer in ((b"Password: ", "correct horse"), (b"Once more: ", second)):
        while prompt not in shown:
            shown += os.read(ours, 1000)
        os.write(ours, f"{answer}\n".encode())
    try:
        while more := os.read(ours, 1000):
            shown += more
    except OSError:  # the other end is closed
        pass
    os.close(ours)
    same = second == "correct horse"
    assert (0 if same else 1) == process.wait(600)
    assert b"correct" not in shown
    assert (b"account made" if same else b"the two passwords differ") in shown


# -- pruning -------------------------------------------------------------------------------------------------


def aged(place: str) -> tuple[Seeded, dict[str, set[str]]]:
    """A database with old things in it, and the names of what must stay: Ada, whom a table in play holds, Bob
    for his account, a new guest, a new table.
    """
    seeded = seed(place)
    old = NOW - 10 * DAY

    def guest(id: str, seen: int) -> PlayerRow:
        return PlayerRow(id, id, None, None, 0, "en", False, old, seen)

    def job(connection: Connection) -> str:
        for player in (guest("gone", old), guest("new", NOW), guest("pruned", old)):
            people.add_player(connection, player)
        closed = new_table(connection, guest("pruned", old), None, "given up", 1)
        given_up = {"status": "closed", "ended": old}
        connection.execute(update(tables).where(tables.c.id == closed), given_up)
        connection.execute(update(tables).where(tables.c.id != seeded.playing), {"changed": old})
        connection.execute(update(actions).where(actions.c.table_id == seeded.over), {"player": "pruned"})
        connection.execute(update(players).where(players.c.id.in_(seeded[:2])), {"seen": old})
        game = Game(connection, seeded.playing)
        for _ in range(5):
            game.write(lambda m: a_move(m, random.Random(1)))
            game.put_snapshot()
        return new_table(connection, guest("new", NOW), None, "new", 1)

    new = run_in(place, job)
    return seeded, {"players": {seeded.ada, seeded.bob, "new"}, "tables": {seeded.playing, new}}


def names_in(place: str) -> dict[str, set[str]]:
    def job(connection: Connection) -> dict[str, set[str]]:
        return {table.name: set(connection.scalars(select(table.c.id))) for table in (players, tables)}

    return run_in(place, job)


def test_what_is_old_is_deleted(admin: Admin, place: str) -> None:
    seeded, kept = aged(place)
    before = sums_at(place)
    dry = good(admin("prune", "--days", 5, "--dry-run", database=place))
    assert before == sums_at(place)
    found = re.fullmatch(r"Would delete: (3 tables with \d+ lines, 4 snapshots, 2 guests)\n", dry)
    assert found is not None, dry
    done = good(admin("prune", "--days", 5, "--yes", database=place))
    assert f"To delete: {found[1]}\nDeleted: {found[1]}\n" == done
    assert kept == names_in(place)
    last = run_in(place, lambda c: [seq for seq, _ in log.snapshot_seqs(c, seeded.playing)])
    assert 3 == len(last)
    assert "2 tables, 0 problems\n" == good(admin("check", database=place))
    again = good(admin("prune", "--days", 5, database=place))
    assert "To delete: 0 tables with 0 lines, 0 snapshots, 0 guests\n" == again


def test_nothing_is_deleted_unless_somebody_agrees(admin: Admin, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    aged(place)
    before = sums_at(place)
    told = admin("prune", "--days", 5, database=place, input="y\n")
    assert (2, True) == (told.code, told.err.endswith("say --yes\n"))
    assert before == sums_at(place)


def test_people_play_on_while_old_things_are_deleted(admin: Admin, place: str, tmp_path: Path) -> None:
    seed(place)
    run_in(place, lambda c: c.execute(update(tables), {"changed": NOW - 10 * DAY}))

    async def story(server: Server) -> None:
        async with guests(server, "Ada") as [ada]:
            table = await ada.make_table(["me", "random"], start=True)
            async with ada.live(table["id"]) as live:
                accepted: list[int] = []
                playing = asyncio.create_task(hammer(live, accepted))
                told = await asyncio.to_thread(admin, "prune", "--days", 5, "--yes", database=place)
                assert "Deleted: 2 tables" in good(told)
                done = len(accepted)
                while len(accepted) < done + 5 and not playing.done():
                    await asyncio.sleep(0.01)
                playing.cancel()

    with Server(tmp_path, database=place) as server:
        asyncio.run(story(server))
        assert "2 tables, 0 problems\n" == good(admin("check", database=place))


# -- backups and moving --------------------------------------------------------------------------------------


@pytest.fixture
def other(request: pytest.FixtureRequest, place: str, tmp_path: Path) -> str:
    """A second, empty database, of the other kind than the first."""
    return place_for(request, tmp_path, "sqlite" if "://" in place else "postgres")


def printed_sums(out: str) -> dict[str, tuple[str, str]]:
    head, *rows = (tuple(line.split()) for line in out.splitlines())
    assert ("TABLE", "ROWS", "SHA-256") == head
    return {name: (count, sha256) for name, count, sha256 in rows}


def as_printed(sums: Sums) -> dict[str, tuple[str, str]]:
    return {name: (str(found.rows), found.sha256) for name, found in sums.items()}


def lines_at(place: str) -> dict[str, int]:
    return run_in(
        place, lambda c: log.last_seqs(c, list(c.scalars(select(tables.c.id).where(tables.c.started > 0))))
    )


def move_house(person: Person, server: Server) -> None:
    """The same cookie, at another server."""
    person.base = server.base
    person.http.base_url = server.base


async def play_on(person: Person, server: Server, before: dict[str, Live]) -> None:
    """At the new place everybody finds the table as it was there, sits where they sat, and moves."""
    move_house(person, server)
    for id, known in before.items():
        async with person.live(id) as live:
            assert 0 == live.seat
            assert known.lines.keys() >= {seq for seq in live.lines if seq <= known.state["seq"]}
            if await live.my_turn():
                answer = await live.move(live.options[0])
                assert "accepted" == answer["type"]


def test_a_backup_under_a_storm_of_moves_goes_to_the_other_kind_of_database_and_people_play_on(
    admin: Admin, place: str, other: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"

    async def storm(server: Server, ada: Person) -> dict[str, Live]:
        made = [(await ada.make_table(["me", "random"], start=True))["id"] for _ in range(4)]
        lives = {id: ada.live(id) for id in made}
        accepted: dict[str, list[int]] = {id: [] for id in made}
        async with AsyncExitStack() as stack:
            playing = []
            for id, live in lives.items():
                await stack.enter_async_context(live)
                playing.append(asyncio.create_task(hammer(live, accepted[id])))
            while any(len(each) < 8 for each in accepted.values()):
                await asyncio.sleep(0.01)
            before = {id: max(each) for id, each in accepted.items()}
            told = await asyncio.to_thread(admin, "backup", file, database=place)
            after = {id: max(each) for id, each in accepted.items()}
            checked = await asyncio.to_thread(admin, "check", database=place)
            assert "4 tables, 0 problems\n" == good(checked)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        assert after != before, "nobody moved while the backup was made"
        saved = lines_at(str(file))
        assert {} == {id: (before[id], saved[id]) for id in made if saved[id] < before[id]}
        assert printed_sums(good(told)) == as_printed(sums_at(str(file)))
        return lives

    async def story() -> None:
        async with AsyncExitStack() as stack:
            with Server(tmp_path, database=place) as server:
                ada = await stack.enter_async_context(Person(server.base))
                await ada.come_in("Ada")
                known = await storm(server, ada)
            told = await asyncio.to_thread(admin, "restore", file, database=other)
            assert printed_sums(good(told)) == as_printed(sums_at(other)) == as_printed(sums_at(str(file)))
            with Server(tmp_path, database=other) as server:
                await play_on(ada, server, known)

    asyncio.run(story())
    assert 0o600 == file.stat().st_mode & 0o777
    for each in (place, str(file), other):
        assert "4 tables, 0 problems\n" == good(admin("check", database=each))


def test_everything_moves_to_another_database_and_people_play_on(
    admin: Admin, place: str, other: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            with Server(tmp_path, database=place) as server:
                ada = await stack.enter_async_context(Person(server.base))
                await ada.come_in("Ada")
                id = (await ada.make_table(["me", "random"], start=True))["id"]
                async with ada.live(id) as live:
                    for _ in range(5):
                        await live.my_turn()
                        await live.move(live.options[0])
                in_use = await asyncio.to_thread(admin, "migrate", "--from", place, "--to", other)
                assert (2, True) == (in_use.code, "is in use: what is played from now on" in in_use.err)
            told = await asyncio.to_thread(admin, "migrate", "--from", place, "--to", other)
            sums = as_printed(sums_at(place))
            assert printed_sums(good(told)) == sums == as_printed(sums_at(other))
            with Server(tmp_path, database=other) as server:
                await play_on(ada, server, {id: live})

    asyncio.run(story())
    told = admin("migrate", "--from", place, "--to", other)
    assert (1, f"undercroft: {shown(other)} is not empty\n") == (
        told.code,
        told.err[-len(shown(other)) - 26 :],
    )


def shown(place: str) -> str:
    return open_database.shown(open_database.place_of(place))


def test_a_database_in_use_can_be_copied_by_somebody_who_says_so(
    admin: Admin, place: str, other: str, tmp_path: Path
) -> None:
    with Server(tmp_path, database=place):
        good(admin("migrate", "--from", place, "--to", other, "--yes"))
    assert sums_at(place) == sums_at(other)


def test_a_copy_into_a_database_in_use_is_refused(admin: Admin, place: str, tmp_path: Path) -> None:
    source, file = str(tmp_path / "source.db"), tmp_path / "backup.db"
    seed(source)
    good(admin("backup", file, database=source))
    expected = f"undercroft: {shown(place)} is in use: stop every server on it first\n"
    with Server(tmp_path, database=place):
        for arguments in (
            ["migrate", "--from", source, "--to", place],
            ["restore", file, "--database", place],
            ["restore", file, "--database", place, "--replace", "--yes"],
        ):
            told = admin(*arguments)
            assert (1, True) == (told.code, told.err.endswith(expected)), told.err
    assert 0 == sum(found.rows for found in sums_at(place).values())


def test_a_full_database_is_replaced_only_on_purpose(admin: Admin, place: str, tmp_path: Path) -> None:
    source, file = str(tmp_path / "source.db"), tmp_path / "backup.db"
    seed(source)
    good(admin("backup", file, database=source))
    seed(place, moves=20)
    before = sums_at(place)
    told = admin("restore", file, database=place)
    assert (1, True) == (told.code, told.err.endswith(f"{shown(place)} is not empty\n"))
    told = admin("restore", file, "--replace", database=place, input="y\n")
    assert (2, True) == (told.code, told.err.endswith("say --yes\n"))
    assert before == sums_at(place)
    good(admin("restore", file, "--replace", "--yes", database=place))
    assert sums_at(source) == sums_at(place)


def test_a_backup_that_others_could_read_becomes_private(admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    seed(str(tmp_path / "source.db"))
    good(admin("backup", file, database=str(tmp_path / "source.db")))
    file.chmod(0o644)
    told = admin("restore", file, database=str(tmp_path / "target.db"))
    assert (0, 0o600) == (told.code, file.stat().st_mode & 0o777)
    assert f"{file}: others could use this file (mode 644); now only its owner can\n" in told.err


def test_a_backup_takes_a_files_place_only_on_purpose(admin: Admin, place: str, tmp_path: Path) -> None:
    seed(place)
    file = tmp_path / "backup.db"
    file.write_text("something else")
    told = admin("backup", file, database=place)
    assert (1, f"undercroft: {file} exists; --replace takes its place\n") == (told.code, told.err)
    assert "something else" == file.read_text()
    good(admin("backup", file, "--replace", database=place))
    assert sums_at(place) == sums_at(str(file))
    assert [] == [path.name for path in tmp_path.iterdir() if path.name.startswith(".backup")]


def test_a_backup_of_a_restored_backup_is_the_same(admin: Admin, place: str, tmp_path: Path) -> None:
    seed(place)
    first, second = tmp_path / "1.db", tmp_path / "2.db"
    one = good(admin("backup", first, database=place))
    good(admin("restore", first, "--replace", "--yes", database=place))
    assert one == good(admin("backup", second, database=place))


# -- damage --------------------------------------------------------------------------------------------------


def test_a_backup_in_which_one_letter_has_changed_is_refused(
    admin: Admin, place: str, tmp_path: Path
) -> None:
    source, file = str(tmp_path / "source.db"), tmp_path / "backup.db"
    seed(source)
    good(admin("backup", file, database=source))
    with sqlite3.connect(file) as connection:
        connection.execute("update actions set token = 'x' || token where seq = 7")
    connection.close()
    told = admin("restore", file, database=place)
    assert (1, True) == (told.code, f"{file} differs; actions: expected " in told.err)
    if "://" not in place:
        assert not Path(place).exists()


SPOIL = """
create function spoil() returns trigger language plpgsql as
$$ begin if new.seq = 7 then new.token := 'spoiled'; end if; return new; end $$;
create trigger spoil before insert on actions for each row execute function spoil()
"""


def test_a_copy_that_differs_is_rolled_back(admin: Admin, postgres_url: str, tmp_path: Path) -> None:
    source = str(tmp_path / "source.db")
    seed(source)
    with opened(postgres_url) as database:
        upgrading.upgrade(database)
        database.run(lambda connection: connection.execute(text(SPOIL)))
    told = admin("migrate", "--from", source, "--to", postgres_url)
    assert (1, True) == (told.code, "the copy differs; actions: expected " in told.err)
    assert 0 == sum(found.rows for found in sums_at(postgres_url).values())


class Hurt(NamedTuple):
    """Something done to a database behind everybody's back, and what `check` says of it."""

    sql: str
    complaint: str


DAMAGE = {
    "a line is gone": Hurt(
        "delete from actions where table_id = :playing and seq = 30", "line 30 is missing: the next one is 31"
    ),
    "the first line is gone": Hurt(
        "delete from actions where table_id = :playing and seq = 1", "line 1 is missing: the next one is 2"
    ),
    "the last lines are gone": Hurt(
        "delete from actions where table_id = :playing and seq > 70",
        "there is a snapshot of line 76, but the log ends with line 70",
    ),
    "all lines are gone": Hurt(
        "delete from actions where table_id = :over", "the log is empty, but the game has started"
    ),
    "another move": Hurt(
        """update actions set data = replace(data, '"option":"', '"option":"x')
        where table_id = :playing and seq = 30""",
        "line 30: 'x",
    ),
    "no JSON": Hurt(
        "update actions set data = '{' where table_id = :playing and seq = 30", "line 30 cannot be read: "
    ),
    "no events": Hurt(
        "update actions set events = '[1]' where table_id = :playing and seq = 30", "line 30 cannot be read: "
    ),
    "another kind": Hurt(
        "update actions set kind = 'said' where table_id = :playing and seq = 30",
        "line 30: the row says said of seat",
    ),
    "an undo beyond the start": Hurt(
        """update actions set data = replace(data, '"to":', '"to":9')
        where table_id = :playing and kind = 'undone'""",
        "goes back to decision 9",
    ),
    "a renewal out of turn": Hurt(
        """update actions set data = replace(data, '"renewal":1', '"renewal":3')
        where table_id = :playing and kind = 'undone'""",
        "renews chance with the number 3; expected 0 or 1",
    ),
    "a snapshot of another moment": Hurt(
        """update snapshots set data = (select data from snapshots where table_id = :playing and seq = 76)
        where table_id = :playing and seq = 61""",
        "the snapshot of line 61 says 60 decisions, the log says 60",
    ),
    "a snapshot with another count": Hurt(
        "update snapshots set step = 59 where table_id = :playing and seq = 61",
        "the snapshot of line 61 says 59 decisions, the log says 60",
    ),
    "a snapshot with another board": Hurt(
        """update snapshots set data = replace(data, '"pace":', '"pace":1') where seq = 61""",
        "the snapshot of line 61 is another board than that of the log",
    ),
    "a snapshot that is none": Hurt(
        "update snapshots set data = '{}' where table_id = :playing and seq = 61",
        "the snapshot of line 61 cannot be read: ",
    ),
    "a snapshot around another board": Hurt(
        """update snapshots set data = replace(data, '"asked_at":', '"asked_at":1') where seq = 61""",
        "the snapshot of line 61 differs from the log around the board",
    ),
    "another status": Hurt(
        "update tables set status = 'over' where id = :playing", "the row says over, the log says playing"
    ),
    "another turn": Hurt(
        "update tables set asked = 1 - asked where id = :playing", "is asked, the log says "
    ),
    "an end too early": Hurt("update tables set ended = 1 where id = :playing", "says that it ended at 1"),
    "no end": Hurt("update tables set ended = null where id = :over", "says that it ended at None"),
    "a line before the start": Hurt(
        "update tables set started = null, status = 'waiting' where id = :over",
        "lines, but the game has not started",
    ),
    "a seat is gone": Hurt(
        "delete from seats where table_id = :playing and seat = 0", "expected seats 0 to 1, found [1]"
    ),
    "rules that are not installed": Hurt(
        "update tables set version = 99 where id = :playing", "cannot be played: "
    ),
    "options that are no options": Hurt(
        "update tables set options = '[' where id = :playing", "cannot be read"
    ),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_found(admin: Admin, tmp_path: Path, name: str) -> None:
    place = str(tmp_path / "games.db")
    seeded = seed(place)
    assert "3 tables, 0 problems\n" == good(admin("check", database=place))
    hurt = DAMAGE[name]

    named = {name: id for name, id in seeded._asdict().items() if f":{name}" in hurt.sql}
    statement = text(hurt.sql.replace('":', '"\\:'))  # a colon in JSON names no parameter
    run_in(place, lambda connection: connection.execute(statement, named))
    told = admin("check", database=place)
    assert 1 == told.code, told.out
    assert hurt.complaint in told.out
    assert re.search(r"^3 tables, [1-9] problems?$", told.out, re.MULTILINE)


def test_wrong_snapshots_are_deleted_on_demand(admin: Admin, place: str) -> None:
    seeded = seed(place)
    run_in(place, lambda c: c.execute(update(snapshots).where(snapshots.c.seq == 61), {"data": "{}"}))
    told = admin("check", "--mend", database=place)
    assert (0, ["3 tables, 1 problem", "1 snapshot deleted"]) == (told.code, told.out.splitlines()[1:])
    assert [76] == [seq for seq, _ in run_in(place, lambda c: log.snapshot_seqs(c, seeded.playing))]
    assert "3 tables, 0 problems\n" == good(admin("check", database=place))


def test_the_log_is_not_mended(admin: Admin, place: str) -> None:
    seeded = seed(place)
    gone = delete(actions).where(actions.c.table_id == seeded.playing, actions.c.seq == 30)
    run_in(place, lambda connection: connection.execute(gone))
    before = sums_at(place)
    assert 1 == admin("check", "--mend", database=place).code
    assert before == sums_at(place)


def test_damage_in_postgresql_is_found(admin: Admin, postgres_url: str) -> None:
    seeded = seed(postgres_url)
    gone = delete(actions).where(actions.c.table_id == seeded.playing, actions.c.seq == 30)
    run_in(postgres_url, lambda connection: connection.execute(gone))
    told = admin("check", database=postgres_url)
    expected = f"{seeded.playing}: line 30 is missing: the next one is 31\n3 tables, 1 problem\n"
    assert (1, expected) == (told.code, told.out)


def test_a_broken_file_is_found(admin: Admin, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    seed(place)
    with sqlite3.connect(place) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        root, size = connection.execute(
            "select rootpage, (select page_size from pragma_page_size) from sqlite_master"
            " where name = 'ix_actions_player'"
        ).fetchone()
    connection.close()
    with Path(place).open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * 200)
    told = admin("check", database=place)
    assert 1 == told.code
    assert "database: " in told.out or "malformed" in told.err


# -- kill -9 -------------------------------------------------------------------------------------------------

SLOW = {
    "sqlite": (
        """create view slow as with recursive n(x) as (select 1 union all select x + 1 from n where x < 1e10)
        select count(*) from n""",
        "create trigger slow before insert on snapshots begin select * from slow; end",
    ),
    "postgres": (
        """create function slow() returns trigger language plpgsql as
        $$ begin perform pg_sleep(600); return new; end $$""",
        "create trigger slow before insert on snapshots for each row execute function slow()",
    ),
}
FAST = {
    "sqlite": ("drop trigger slow", "drop view slow"),
    "postgres": ("drop trigger slow on snapshots", "drop function slow"),
}
ORPHANS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
"""


def run_all(place: str, statements: tuple[str, ...]) -> None:
    def job(connection: Connection) -> None:
        for statement in statements:
            connection.exec_driver_sql(statement)

    run_in(place, job)


def kill_in_the_middle(tmp_path: Path, arguments: list[str]) -> None:
    """Start a command, and end it without a word when it has copied everything but snapshots."""
    process = subprocess.Popen(
        [*COMMAND, "admin", *arguments], stderr=subprocess.PIPE, env=environment(tmp_path), text=True
    )
    assert process.stderr is not None
    seen = []
    for line in process.stderr:
        seen.append(line)
        if line.startswith("copying seats: "):
            break
    else:
        pytest.fail("".join(seen))
    assert process.poll() is None
    process.kill()
    process.wait()
    process.stderr.close()


@pytest.mark.parametrize("command", ["migrate", "restore"])
def test_a_copy_that_is_killed_has_not_happened(
    admin: Admin, place: str, tmp_path: Path, command: str
) -> None:
    kind = "postgres" if "://" in place else "sqlite"
    source, file = str(tmp_path / "source.db"), tmp_path / "backup.db"
    seed(source)
    if command == "restore":
        good(admin("backup", file, database=source))
        seed(place, moves=20)
        arguments = ["restore", str(file), "--database", place, "--replace", "--yes"]
    else:
        with opened(place) as database:
            upgrading.upgrade(database)
        arguments = ["migrate", "--from", source, "--to", place]
    before = sums_at(place)
    run_all(place, SLOW[kind])
    kill_in_the_middle(tmp_path, arguments)
    assert before == sums_at(place)
    if kind == "postgres":  # its server has not noticed yet
        run_all(place, (ORPHANS,))
        while run_in(
            place, lambda c: c.scalar(text("select count(*) from pg_locks where locktype = 'advisory'"))
        ):
            time.sleep(0.01)
    run_all(place, FAST[kind])
    good(admin(*arguments))
    assert sums_at(source) == sums_at(place)


def test_a_new_database_is_empty_after_a_killed_migration(admin: Admin, tmp_path: Path) -> None:
    source, target = str(tmp_path / "source.db"), tmp_path / "target.db"
    seed(source)
    process = subprocess.Popen(
        [*COMMAND, "admin", "migrate", "--from", source, "--to", str(target)],
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        text=True,
    )
    assert process.stderr is not None
    assert any(line.startswith("copying players: ") for line in process.stderr)
    process.kill()
    process.wait()
    process.stderr.close()
    good(admin("migrate", "--from", source, "--to", target))
    assert sums_at(source) == sums_at(str(target))


# -- other versions ------------------------------------------------------------------------------------------


def test_a_database_of_a_later_version_is_left_alone(admin: Admin, place: str, tmp_path: Path) -> None:
    seed(place)
    run_all(place, ("update alembic_version set version_num = '9999'",))
    for arguments in (["list"], ["backup", tmp_path / "x.db"], ["restore", tmp_path / "x.db"]):
        told = admin(*arguments, database=place)
        assert 1 == told.code
    told = admin("check", database=place)
    known = upgrading.NEWEST
    assert f"{shown(place)}: the database has revision 9999, this version knows {known}" in told.err


LATER = f"""
revision = "later"
down_revision = "{upgrading.NEWEST}"
branch_labels = None
depends_on = None

def upgrade():
    from alembic import op
    op.create_index("ix_tables_game", "tables", ["game"])
"""


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    admin: Admin, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, file = str(tmp_path / "source.db"), tmp_path / "backup.db"
    seed(source)
    good(admin("backup", file, database=source))
    kept = file.read_bytes()
    folder = shutil.copytree(
        Path(upgrading.__file__).parent / "migrations", tmp_path / "store" / "migrations"
    )
    (folder / "versions" / "later.py").write_text(LATER)
    monkeypatch.setattr(upgrading, "__file__", str(tmp_path / "store" / "upgrade.py"))
    for module in (upgrading, open_database, backups):
        monkeypatch.setattr(module, "NEWEST", "later")
    good(admin("restore", file, database=place))
    assert sums_at(source) == sums_at(place)
    assert "later" == run_in(place, upgrading.revision_of)
    assert kept == file.read_bytes()


# -- wrong use -----------------------------------------------------------------------------------------------

WRONG = {
    "no such command": (["dance"], 2, 'Unknown command "dance"'),
    "no such option": (["list", "--loud"], 2, "Unknown option"),
    "no such status": (["list", "--status", "idle"], 2, "--status"),
    "days that are no number": (["list", "--idle-days", "x"], 2, "--idle-days"),
    "days before today": (["list", "--idle-days", "-1"], 2, "--idle-days"),
    "nobody": (["list", "--player", "nobody"], 1, "nobody has the id or login 'nobody'"),
    "show what": (["show"], 2, "TABLE requires an argument"),
    "show nothing": (["show", "nothing"], 1, "there is no table 'nothing'"),
    "close what": (["close"], 2, "TABLES requires an argument"),
    "ban whom": (["ban"], 2, "PLAYER requires an argument"),
    "ban nobody": (["ban", "nobody"], 1, "nobody has the id or login 'nobody'"),
    "unban nobody": (["unban", "nobody"], 1, "nobody has the id or login 'nobody'"),
    "a password as an argument": (["account", "dora", "secret"], 2, "Unused Tokens"),
    "prune how long": (["prune"], 2, "--days"),
    "prune everything": (["prune", "--days", "0"], 2, "--days"),
    "back up where": (["backup"], 2, "FILE requires an argument"),
    "back up into nowhere": (["backup", "/dev/null/x"], 1, "/dev/null/"),
    "restore nothing": (["restore", "nowhere.db"], 1, "nowhere.db: there is no such file"),
    "restore a text": (["restore", __file__], 1, "file is not a database"),
    "migrate what": (["migrate"], 2, "--from"),
    "migrate nothing": (
        ["migrate", "--from", "nowhere.db", "--to", "x.db"],
        1,
        "nowhere.db: there is no database",
    ),
    "another kind of database": (["list", "--database", "mysql://x/y"], 1, "expected a SQLite file or"),
    "a bad address": (
        ["list", "--database", "postgresql://u:pw@h:port/x"],
        1,
        "expected a file, or postgresql",
    ),
    "nobody there": (["list", "--database", "postgresql://u:pw@127.0.0.1:1/x"], 1, "onnection refused"),
    "no file": (
        ["list", "--database", "nowhere.db"],
        1,
        "nowhere.db: there is no database; a server makes it",
    ),
    "no database": (["list", "--database", __file__], 1, "file is not a database"),
    "a folder": (["list", "--database", "/"], 1, "unable to open database file"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_use_is_told_in_one_line(admin: Admin, tmp_path: Path, name: str) -> None:
    place = str(tmp_path / "games.db")
    seed(place, moves=20)
    arguments, code, complaint = WRONG[name]
    own = "--database" in arguments or "migrate" in arguments or "restore" in arguments
    told = admin(*arguments, database="" if own else place)
    assert (code, "") == (told.code, told.out)
    assert told.err.startswith("undercroft: ")
    assert 1 == told.err.count("\n")
    assert complaint in told.err
    assert "pw" not in told.err


def test_a_database_cannot_be_moved_onto_itself(admin: Admin, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    seed(place, moves=20)
    before = sums_at(place)
    told = admin("migrate", "--from", place, "--to", f"sqlite:///{place}")
    assert (1, True) == (told.code, "is in use" in told.err)
    assert before == sums_at(place)


def test_a_database_is_no_backup(admin: Admin, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    seed(place, moves=20)
    told = admin("restore", place, database=str(tmp_path / "new.db"))
    assert (1, True) == (told.code, f"undercroft: {place}: no backup; " in told.err)


def test_the_database_may_come_from_the_environment(
    admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = str(tmp_path / "games.db")
    seed(place, moves=20)
    monkeypatch.setenv("UNDERCROFT_DATABASE", place)
    assert "3 tables\n" == good(admin("list"))[-9:]


def test_the_default_is_that_of_the_server(admin: Admin, tmp_path: Path) -> None:
    seed(str(tmp_path / "state" / "undercroft" / "undercroft.db"), moves=20)
    assert "3 tables\n" == good(admin("list"))[-9:]


@pytest.mark.parametrize("arguments", [["list"], ["restore", "x"], ["migrate", "--from", "a", "--to", "b"]])
def test_without_the_packages_of_the_server_it_says_what_to_install(arguments: list[str]) -> None:
    program = (
        "import sys; sys.modules['sqlalchemy'] = None; from undercroft.cli import main; main(sys.argv[1:])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "admin", *arguments], capture_output=True, text=True, check=False
    )
    expected = "undercroft: the server needs more packages (sqlalchemy): pip install 'undercroft[server]'\n"
    assert (1, "", expected) == (done.returncode, done.stdout, done.stderr)


def test_the_command_is_listed_without_the_packages_of_the_server() -> None:
    program = (
        "import sys; sys.modules['sqlalchemy'] = None; from undercroft.cli import main; main(['--help'])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "admin" in done.stdout


# -- the page for hosts --------------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def flag_rows() -> list[str]:
    """The table of flags, from the command itself."""
    rows = []
    for argument in app.app["serve"].assemble_argument_collection():
        flags = ", ".join(f"`{name}`" for name in argument.names)
        default = f" [default: {argument.field_info.default}]" if argument.show_default else ""
        variable = next(iter(argument.parameter.env_var or ()), "")
        rows.append(f"| {flags} | `{variable}` | {argument.parameter.help}{default} |")
    return rows


def test_the_page_for_hosts_has_every_flag_as_the_command_explains_it() -> None:
    table = PAGE.split("| flag | environment | what it does |\n|---|---|---|\n")[1].partition("\n\n")[0]
    assert flag_rows() == table.splitlines()


def test_the_page_for_hosts_has_every_limit() -> None:
    limits = msgspec.structs.asdict(Limits())
    missing = [name for name, value in limits.items() if f"| `{name}` | {value} | " not in PAGE]
    assert [] == missing


def test_the_page_for_hosts_has_every_metric() -> None:
    names = re.findall(r"^# TYPE (undercroft_\w+) ", Metrics().text().decode(), re.MULTILINE)
    missing = [name for name in names if not name.endswith("_created") and f"| `{name}` |" not in PAGE]
    assert [] == missing


def test_the_page_for_hosts_has_every_command_with_its_flags() -> None:
    ours = {"--help", "-h", "--version"}
    for name in app.app["admin"]:
        if name in ours:
            continue
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `undercroft admin {name}"))
        arguments = app.app["admin"][name].assemble_argument_collection()
        flags = {each.names[0] for each in arguments if each.names[0].startswith("--")} - {"--database"}
        assert set() == {flag for flag in flags if f"{flag} " not in row and f"{flag}`" not in row}, name
