"""Commands and servers that begin warm: in processes of their own, forked from one that has imported what
they need (`tools.nursery`). Importing takes a command a quarter of a second of a core and a server one, which
in hundreds of tests is minutes.

    done = run(["games", "--language", "fr"], environment)
    with Server(folder) as server: ...

What is tested about the start itself, about signals, pipes and terminals takes the real command, or the
server of `tools.servers`.
"""

import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, BinaryIO, Final

from tools import servers
from tools.servers import die_with_parent
from tools.services import launcher

import undercroft.cli.__main__ as command

FORKS: Final = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tools.nursery"])
FOREIGN: Final = "PYTHON"  # the interpreter reads such variables when it starts, too early for a fork
KNOWN: Final = ("PYTHONIOENCODING", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE")  # but these it can do


def can_be_warm(environment: Mapping[str, str]) -> bool:
    return all(name in KNOWN for name in environment if name.startswith(FOREIGN))


def begin(arguments: Sequence[str], environment: Mapping[str, str], files: Sequence[str]) -> None:
    """What a forked process does: `files` are its standard input, output and errors."""
    die_with_parent()
    os.environ.clear()
    os.environ.update(environment)
    encoding, _, errors = environment.get("PYTHONIOENCODING", "utf-8").partition(":")
    for number, file in enumerate(files):
        os.dup2(os.open(file, os.O_WRONLY | os.O_APPEND if number else os.O_RDONLY), number)
    sys.stdin = os.fdopen(0, "r", encoding=encoding, errors=errors or "strict", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding=encoding, errors=errors or "strict", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding=encoding, errors="backslashreplace", closefd=False)
    sys.argv = [str(command.__file__), *arguments]
    command.main()


class Forked:
    """A process with the names that `subprocess` gives to what we do with it."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str], *files: str | Path) -> None:
        words = (list(arguments), dict(environment), [str(file) for file in files])
        self.process: ForkServerProcess = FORKS.Process(target=begin, args=words)
        launcher(os.getpid()).submit(self.process.start).result()
        assert self.process.pid is not None
        self.pid: int = self.process.pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.process.exitcode
        return self.returncode

    def kill(self) -> None:
        self.process.kill()

    def terminate(self) -> None:
        self.process.terminate()

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired(["undercroft"], timeout or 0)
        return code


def run(
    arguments: Sequence[str], environment: Mapping[str, str], input: str = "", timeout: float = 600
) -> subprocess.CompletedProcess[str]:
    """One command from beginning to end, as `subprocess.run` does it."""
    assert can_be_warm(environment), environment
    with tempfile.TemporaryDirectory() as folder:
        typed, told, complaints = files = [Path(folder) / name for name in ("stdin", "stdout", "stderr")]
        for file, text in zip(files, (input, "", ""), strict=True):
            file.write_text(text, encoding="utf-8")
        process = Forked(arguments, environment, typed, told, complaints)
        try:
            code = process.wait(timeout)
        except BaseException:
            process.kill()
            process.wait()
            raise
        words = ["undercroft", *arguments]
        return subprocess.CompletedProcess(
            words, code, told.read_text("utf-8"), complaints.read_text("utf-8")
        )


class Server(servers.Server):
    """A server that is forked, unless something must be done or known before its interpreter starts."""

    def begin(self, log: BinaryIO, preexec: Any = None) -> servers.Process:
        if preexec is not None or not can_be_warm(self.environment):
            return super().begin(log, preexec)
        environment = {**os.environ, **servers.QUICK, **self.environment}
        return Forked(self.words(), environment, os.devnull, self.log, self.log)
