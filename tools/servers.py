"""Real server processes on free ports, for tests, benchmarks and soak runs: started, stopped, killed."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Protocol, Self

from tools.services import free_port

RELAXED = (  # for many people behind one address, and a machine that may be busy
    "guests_per_hour=100000000",
    "requests_per_second=1000000",
    "address_requests_per_second=1000000",
    "messages_per_second=1000000",
    "talk_per_minute=1000000",
    "ways_per_hour=100000",
    "codes_per_minute=100000",
    "pictures_per_minute=100000",
    "replays_per_minute=1000000",
    "tables_per_person=1000000",
    "sockets_per_address=1000000",
    "address_sockets_per_minute=100000000",
    "wire_bytes_per_second=1000000000",
    "sockets_per_person=100000",
    "logins_per_minute=100000",
    "records_per_minute=100000",
    "record_seconds=600",
    "passwords_per_minute=100000",
)


# Compiled once for all servers, whatever the environment says; and PostgreSQL may be as slow as the machine.
QUICK = {"PYTHONUNBUFFERED": "1", "PYTHONDONTWRITEBYTECODE": "", "PGCONNECT_TIMEOUT": "600"}


def die_with_parent() -> None:
    """On Linux: no server outlives the test that started it."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)


class Process(Protocol):
    """What we ask of a process, however it was started."""

    pid: int
    returncode: int | None

    def poll(self) -> int | None: ...

    def kill(self) -> None: ...

    def terminate(self) -> None: ...

    def wait(self, timeout: float | None = None) -> int: ...


class Server:
    """One process of `undercroft serve`. The port stays the same when it is started again."""

    def __init__(
        self, folder: Path, *flags: str, database: str = "", strict: bool = False, **environment: str
    ) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.database = database or str(folder / "undercroft.db")
        relaxed = () if strict else RELAXED
        self.flags = [*(word for limit in relaxed for word in ("--limit", limit)), *flags]
        self.environment = environment
        self.log = folder / f"server-{self.port}.log"
        self.process: Process | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def words(self) -> list[str]:
        """What is typed after `undercroft`."""
        words = ["serve", "--port", str(self.port), "--database", self.database, "--log-json", *self.flags]
        return words if "--secret-file" in words else [*words, "--secret-file", str(self.folder / "secret")]

    def begin(self, log: BinaryIO, preexec: Any = None) -> Process:
        """A new process, which may not have opened yet."""

        def before() -> None:
            die_with_parent()
            if preexec is not None:
                preexec()

        return subprocess.Popen(
            [sys.executable, "-m", "undercroft.cli", *self.words()],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env={**os.environ, **QUICK, **self.environment},
            preexec_fn=before,
        )

    def start(self, preexec: Any = None, wait: bool = True) -> None:
        with self.log.open("ab") as log:
            self.process = self.begin(log, preexec)
        if wait:
            try:
                self.wait_until_open()
            except BaseException:
                self.kill()
                raise

    def wait_until_open(self, seconds: float = 600) -> None:
        ends = time.monotonic() + seconds
        while True:
            try:
                urllib.request.urlopen(f"{self.base}/health", timeout=5).close()
                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pass
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > ends:
                raise RuntimeError(f"the server did not open:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL: no farewell, no flush."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> int | None:
        """SIGTERM, as a service manager does it. Gives the exit code."""
        if self.process is None:
            return None
        self.process.terminate()
        try:
            code = self.process.wait(600)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self.process = None
        return code
