"""`undercroft serve` as a host starts it: flags, environment, what is made where, and one clear line for
everything that cannot work.
"""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.cli.command import COMMAND, environment, run
from tests.server.arrange import in_a_loop
from tests.server.visitors import guests, refused
from tools import patient
from tools.client import Person
from tools.servers import QUICK, Server, die_with_parent
from tools.services import Postgres, free_port, until

from undercroft.cli import serving
from undercroft.cli.app import run as run_command
from undercroft.server.config import BadSettings, checked_bots
from undercroft.server.private import mend
from undercroft.server.store.database import Database
from undercroft.server.store.upgrade import upgrade

WORD = "hunter2secret"  # the password of a database, which nobody may see


def complaint(state: Path, *flags: str | Path, code: int, **more: str) -> str:
    """How a server that cannot start says so: one line, and nothing else."""
    done = run(state, "serve", *flags, **{"UNDERCROFT_PORT": str(free_port()), **QUICK, **more})
    assert code == done.returncode, done.stderr[-2000:]
    assert "" == done.stdout
    assert 1 == len(done.stderr.splitlines()), done.stderr[-2000:]
    assert done.stderr.startswith("undercroft: ")
    assert WORD not in done.stderr
    return done.stderr.removeprefix("undercroft: ").strip()


# -- what cannot work ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["--limit", "cups=3"], "no limit 'cups'; there are: body_bytes, record_bytes"),
        (["--limit", "body_bytes=many"], "limit body_bytes: expected a whole number above 0, found 'many'"),
        (["--limit", "body_bytes=0"], "limit body_bytes: expected a whole number above 0, found '0'"),
        (["--limit", "body_bytes"], "limit body_bytes: expected a whole number above 0, found ''"),
        (["--limit", "body_bytes=-5"], "limit body_bytes: expected a whole number above 0, found '-5'"),
        (["--database", f"postgresql://me:{WORD}@127.0.0.1:1/x"], "--secret-file is needed"),
        (["--database", f"mysql://me:{WORD}@host/x", "--secret-file", "s"], "mysql: expected a SQLite file"),
        (["--database", f"nosuch://me:{WORD}@host/x", "--secret-file", "s"], "expected a SQLite file"),
        (["--database", f"postgresql://me:{WORD}@host:port/x", "--secret-file", "s"], "expected"),
        (["--redis", "redis://127.0.0.1:1"], "--redis is for several processes"),
        (["--redis", "redis://127.0.0.1:1", "--database", "sqlite:///x.db"], "need a PostgreSQL database"),
        (
            ["--redis", "nearby", "--database", f"postgresql://me:{WORD}@host/x", "--secret-file", "s"],
            "redis: expected redis://host:port/number",
        ),
        (["--secret-file", "short"], "short: expected a secret of at least 32 characters"),
        (["--public-url", "example.org"], "public url: expected http://name or https://name"),
        (["--public-url", "https://example.org/games"], "public url: expected"),
        (["--public-url", "ftp://example.org"], "public url: expected"),
        (["--log-level", "loud"], '"loud" for --log-level'),
        (["--port", "ninety"], "--port"),
        (["--colour"], "Unknown option"),
    ],
    ids=lambda value: " ".join(value).replace(WORD, "") if isinstance(value, list) else "",
)
def test_wrong_use(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    flags: list[str],
    told: str,
) -> None:
    """Said before the server opens; so this needs no process of its own."""
    monkeypatch.chdir(tmp_path)
    Path("short").write_text("easy to guess\n")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("UNDERCROFT_PORT", "0")
    monkeypatch.setattr(serving, "set_up_logs", lambda *how: None)
    monkeypatch.setattr(serving, "run", lambda *how: pytest.fail("it opened"))
    assert 2 == run_command(["serve", *flags])
    found = capsys.readouterr()
    assert "" == found.out
    assert 1 == len(found.err.splitlines())
    assert found.err.startswith("undercroft: ")
    assert told in found.err
    assert WORD not in found.err


def test_a_secret_that_cannot_be_read(tmp_path: Path) -> None:
    assert "Is a directory" in complaint(tmp_path, "--secret-file", tmp_path, code=1)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = complaint(tmp_path, "--port", str(port), code=1)
    assert f"127.0.0.1:{port}: Address already in use; choose another with --port" == told


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_cannot_be(tmp_path: Path, port: str) -> None:
    assert "no such port" in complaint(tmp_path, f"--port={port}", code=1)


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "192.0.2.1" in complaint(tmp_path, "--host", "192.0.2.1", code=1)


def test_nobody_answers_for_the_database(tmp_path: Path) -> None:
    url = f"postgresql://me:{WORD}@127.0.0.1:{free_port()}/x"
    told = complaint(tmp_path, "--database", url, "--secret-file", tmp_path / "secret", code=1)
    assert "me:***@127.0.0.1" in told
    assert "refused" in told


def test_a_database_that_is_not_there(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.url.rpartition("/")[0] + "/nowhere"
    told = complaint(tmp_path, "--database", url, "--secret-file", tmp_path / "secret", code=1)
    assert '"nowhere" does not exist' in told


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    """It is left as it is."""
    path = tmp_path / "undercroft.db"
    database = Database(str(path))
    upgrade(database)
    database.engine.dispose()
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    before = path.read_bytes()
    told = complaint(tmp_path, "--database", path, code=1)
    assert "revision 9999, which this version does not know" in told
    assert before == path.read_bytes()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, this is no database at all, and it shall stay as it is.\n" * 50)
    before = path.read_bytes()
    assert "not a database" in complaint(tmp_path, "--database", path, code=1)
    assert before == path.read_bytes()


def test_a_database_in_a_place_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder.db").mkdir()
    complaint(tmp_path, "--database", tmp_path / "file" / "undercroft.db", code=1)
    told = complaint(tmp_path, "--database", tmp_path / "folder.db", code=1)
    assert "folder.db" in told


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_database_that_we_may_not_read(tmp_path: Path) -> None:
    path = tmp_path / "undercroft.db"
    path.touch(mode=0)
    assert "undercroft.db" in complaint(tmp_path, "--database", path, code=1)


def test_one_server_for_one_file(tmp_path: Path) -> None:
    """Two could not tell each other of moves. When the first is gone, however it went, the next may open."""
    with Server(tmp_path) as first:
        told = complaint(tmp_path, "--database", first.database, code=1)
        assert f"another server is running on {first.database}" == told
        complaint(tmp_path, "--database", f"sqlite:///{first.database}", code=1)
        first.kill()
        with Server(tmp_path):
            pass


# -- what is made, and where -----------------------------------------------------------------------


class Opened:
    """A server that a host has typed, with its first words."""

    def __init__(self, state: Path, *flags: str | Path, **more: str) -> None:
        handle, name = tempfile.mkstemp(suffix=".log")
        self.errors = Path(name)
        with open(handle, "wb") as errors:
            self.process = subprocess.Popen(
                [*COMMAND, "serve", *map(str, flags)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
                env=environment(state, **QUICK, **more),
                preexec_fn=die_with_parent,
            )
        assert self.process.stdout is not None
        self.first = self.process.stdout.readline().strip()
        assert self.first, self.end(signal.SIGTERM)
        self.base = self.first.removeprefix("Undercroft is open at ").partition("  ")[0]

    def __enter__(self) -> "Opened":
        return self

    def __exit__(self, *error: object) -> None:
        self.end(signal.SIGTERM)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return patient.get(f"{self.base}{path}", timeout=600, **more)

    def end(self, number: signal.Signals) -> tuple[int, str]:
        """The exit code after a signal, and all that was logged."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(600)
        assert self.process.stdout is not None
        self.process.stdout.close()
        if self.errors.exists():
            self.log = self.errors.read_text("utf-8")
            self.errors.unlink()
        return code, self.log


def test_without_a_word(tmp_path: Path) -> None:
    """Database and secret lie in the state directory, and only their owner reads the secret."""
    with Opened(tmp_path, "--port", "0") as server:
        assert server.first.startswith("Undercroft is open at http://localhost:")
        assert server.first.endswith("(Ctrl-C to close)")
        assert "ok" == server.get("/health").json()["status"]
    place = tmp_path / "undercroft"
    assert (place / "undercroft.db").is_file()
    secret = place / "undercroft.db.secret"
    assert 0o600 == stat.S_IMODE(secret.stat().st_mode)
    assert 32 <= len(secret.read_bytes())
    assert not list(place.glob(".*secret*"))


def test_without_a_state_directory(tmp_path: Path) -> None:
    with Opened(Path("relative"), "--port", "0", HOME=str(tmp_path)) as server:
        assert until(lambda: server.get("/ready").is_success)
    assert (tmp_path / ".local" / "state" / "undercroft" / "undercroft.db").is_file()


def test_a_secret_is_kept(tmp_path: Path) -> None:
    path, found = tmp_path / "deep" / "secret", set()
    for _ in range(2):
        with Opened(tmp_path, "--port", "0", "--secret-file", path):
            found.add(path.read_bytes())
    assert {path.read_bytes()} == found
    assert not (tmp_path / "undercroft" / "undercroft.db.secret").exists()


def test_the_file_that_was_asked_for(tmp_path: Path) -> None:
    for database in (tmp_path / "one" / "games.db", f"sqlite:///{tmp_path}/two/games.db"):
        with Opened(tmp_path, "--port", "0", "--database", database) as server:
            assert until(lambda: server.get("/ready").is_success)
    for name in ("one", "two"):
        assert (tmp_path / name / "games.db").is_file()
        assert 0o600 == stat.S_IMODE((tmp_path / name / "games.db.secret").stat().st_mode)


def test_files_of_an_older_version_become_private(tmp_path: Path) -> None:
    """They were readable by all; whoever runs the server is told that they were."""
    place = tmp_path / "undercroft"
    with Opened(tmp_path, "--port", "0"):
        pass
    names = ("undercroft.db", "undercroft.db.secret")
    for name in names:
        (place / name).chmod(0o644)
    with Opened(tmp_path, "--port", "0", "--log-json") as server:
        server.end(signal.SIGTERM)
        told = [json.loads(line) for line in server.log.splitlines()]
    for name in names:
        assert 0o600 == stat.S_IMODE((place / name).stat().st_mode)
        assert 1 == sum(f"{place / name}: others could use this file (mode 644)" in x["event"] for x in told)


def test_a_file_that_cannot_be_mended_is_complained_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def chmod(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    mine, other = tmp_path / "mine", tmp_path / "other"
    for path, mode in ((mine, 0o600), (other, 0o664)):
        path.touch()
        path.chmod(mode)
    monkeypatch.setattr(Path, "chmod", chmod)
    assert [f"{other}: others may use this file (mode 664): Operation not permitted"] == mend(
        [mine, other, tmp_path / "missing"]
    )


# -- signals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)
def test_told_to_stop(tmp_path: Path, number: signal.Signals) -> None:
    """By a service manager or by Ctrl-C: all is well, and there is no word of complaint."""
    server = Opened(tmp_path, "--port", "0", "--log-level", "warning")
    assert 200 == server.get("/health").status_code
    assert (0, "") == server.end(number)


def test_told_to_stop_while_people_play(tmp_path: Path) -> None:
    @in_a_loop
    async def play_on(server: Opened) -> None:
        async with Person(server.base) as ada:
            await ada.come_in("Ada")
            begun = await ada.make_table(["me", "me"], start=True)
            async with ada.live(begun["id"]) as live:
                assert live.state is not None
                assert 0 == server.end(signal.SIGTERM)[0]

    server = Opened(tmp_path, "--port", "0", "--log-level", "warning")
    play_on(server)
    assert "Traceback" not in server.log


# -- flags and environment -------------------------------------------------------------------------


def test_everything_from_the_environment(tmp_path: Path) -> None:
    port = free_port()
    told = {
        "UNDERCROFT_PORT": str(port),
        "UNDERCROFT_HOST": "127.0.0.1",
        "UNDERCROFT_DATABASE": str(tmp_path / "environment.db"),
        "UNDERCROFT_SECRET_FILE": str(tmp_path / "environment.secret"),
        "UNDERCROFT_OPEN_REGISTRATION": "false",
        "UNDERCROFT_OPEN_METRICS": "true",
        "UNDERCROFT_LIMIT": "body_bytes=100 tables_per_person=3",
        "UNDERCROFT_LOG_LEVEL": "warning",
        "UNDERCROFT_LOG_JSON": "true",
        "UNDERCROFT_PUBLIC_URL": "https://games.example.org/",
    }
    with Opened(tmp_path, **told) as server:
        assert "https://games.example.org" == server.base
        server.base = f"http://127.0.0.1:{port}"
        answer = patient.post(f"{server.base}/api/me", json={"name": "Eve"})
        assert (403, "not_allowed") == (answer.status_code, answer.json()["error"]["code"])
        answer = patient.post(f"{server.base}/api/me", json={"name": "E" * 200})
        assert 413 == answer.status_code
        foreign = httpx.HTTPTransport(local_address="127.0.0.2")
        with patient.Client(transport=foreign) as other:
            assert 200 == other.get(f"{server.base}/metrics").status_code
        assert 200 == server.get("/health", headers={"host": "games.example.org"}).status_code
    assert (tmp_path / "environment.db").is_file()
    assert (tmp_path / "environment.secret").is_file()
    assert "" == server.log


def test_flags_come_first(tmp_path: Path) -> None:
    told = {"UNDERCROFT_PORT": "1", "UNDERCROFT_OPEN_REGISTRATION": "false"}
    with Opened(tmp_path, "--port", "0", "--open-registration", **told) as server:
        assert 200 == patient.post(f"{server.base}/api/me", json={"name": "Ada"}).status_code


def test_a_wrong_environment(tmp_path: Path) -> None:
    assert "no limit 'cups'" in complaint(tmp_path, code=2, UNDERCROFT_LIMIT="cups=3")


@pytest.mark.parametrize("host", ["::1", "localhost", "0.0.0.0"])
def test_where_it_listens(tmp_path: Path, host: str) -> None:
    if host == "::1":
        try:
            socket.create_server(("::1", 0), family=socket.AF_INET6).close()
        except OSError:
            pytest.skip("no IPv6 here")
    with Opened(tmp_path, "--port", "0", "--host", host) as server:
        shown = {"::1": "http://[::1]:"}.get(host, "http://localhost:")
        assert server.base.startswith(shown)
        assert 200 == server.get("/health").status_code


def test_logs_for_programs(tmp_path: Path) -> None:
    """Every line is an object with time, level and event; a request has its id."""
    with Opened(tmp_path, "--port", "0", "--log-json") as server:
        id = server.get("/health").headers["x-request-id"]
        server.end(signal.SIGTERM)
        lines = [json.loads(line) for line in server.log.splitlines()]
    assert all({"timestamp", "level", "event"} <= line.keys() for line in lines)
    (request,) = [line for line in lines if line.get("request") == id]
    assert ("request", "GET", "/health", 200) == tuple(
        request[name] for name in ("event", "method", "path", "status")
    )
    assert {"open", "closed"} <= {line["event"] for line in lines}


def test_logs_for_people(tmp_path: Path) -> None:
    with Opened(tmp_path, "--port", "0", "--no-log-json") as server:
        server.get("/health")
        server.end(signal.SIGTERM)
        assert "/health" in server.log
        assert not any(line.startswith("{") for line in server.log.splitlines())


def test_the_help_names_every_flag(tmp_path: Path) -> None:
    told = run(tmp_path, "serve", "--help", COLUMNS="200").stdout
    for flag in (
        "--host",
        "--port",
        "--database",
        "--redis",
        "--secret-file",
        "--public-url",
        "--open-registration",
        "--open-metrics",
        "--share-port",
        "--behind-proxy",
        "--limit",
        "--log-level",
        "--log-json",
    ):
        assert flag in told
        assert f"UNDERCROFT_{flag[2:].replace('-', '_').upper()}" in told


# -- several processes -----------------------------------------------------------------------------


@pytest.fixture
def sharing(tmp_path: Path, postgres_url: str) -> Iterator[list[Server]]:
    """Two processes on one port and one database."""
    first = Server(tmp_path, "--share-port", database=postgres_url)
    second = Server(tmp_path, "--share-port", database=postgres_url)
    second.port, second.base = first.port, first.base
    with first:
        second.start()
        yield [first, second]
        second.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="the system deals connections out")
@in_a_loop
async def test_one_port_for_two_processes(sharing: list[Server]) -> None:
    """Connections are dealt out to both, and it makes no difference to whom. The second may come to listen
    after the first has answered, and a line is written in the log after its answer.
    """
    base, asked = sharing[0].base, 0
    async with guests(sharing[0], "Ada") as (ada,), asyncio.timeout(600):
        made = await ada.make_table(["me", "open"])

        def answered() -> list[int]:
            return [server.log.read_text().count(f'"/api/tables/{made["id"]}"') for server in sharing]

        while asked < 40 or 0 in answered():  # each over a connection of its own
            async with patient.AsyncClient(base_url=base, cookies=ada.http.cookies) as http:
                answer = await http.get(f"/api/tables/{made['id']}")
                assert answer.json()["mine"]
            asked += 1
        while sum(answered()) < asked:
            await asyncio.sleep(0.02)
        assert sum(answered()) == asked


@in_a_loop
async def test_the_port_is_shared_only_by_those_who_say_so(tmp_path: Path, postgres_url: str) -> None:
    with Server(tmp_path, database=postgres_url) as server:
        told = complaint(
            tmp_path,
            *("--database", postgres_url, "--secret-file", tmp_path / "secret"),
            *("--port", str(server.port), "--share-port"),
            code=1,
        )
        assert "Address already in use" in told
        async with guests(server, "Ada") as (ada,):
            await refused(ada, 404, "no_table", "GET", "/api/tables/nowhere")


# -- bots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("workers", "seconds"), [(None, 1.0), (1, 0.05), (256, 60.0)])
def test_how_bots_may_think(workers: int | None, seconds: float) -> None:
    assert (workers, seconds) == checked_bots(workers, seconds)


@pytest.mark.parametrize(
    ("workers", "seconds", "expected"),
    [
        (0, 1.0, "bot workers: expected 1 to 256, found 0"),
        (300, 1.0, "bot workers: expected 1 to 256, found 300"),
        (None, 0.0, "bot seconds: expected 0.05 to 60, found 0"),
        (None, 61.0, "bot seconds: expected 0.05 to 60, found 61"),
    ],
)
def test_how_bots_may_not_think(workers: int | None, seconds: float, expected: str) -> None:
    with pytest.raises(BadSettings) as error:
        checked_bots(workers, seconds)
    assert expected == str(error.value)
