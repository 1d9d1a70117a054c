"""Runs a command whose temporary files lie in memory, where this machine has a place for that.

    python -m tools.in_memory python -m pytest tests/server

What a database commits waits some 4 ms for the disk of a small machine, and some 5 us for memory. No test is
about a disk that loses its current.
"""

import contextlib
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")
NEEDED: Final = 2 << 30  # bytes; the whole suite writes less than half of that
PREFIX: Final = "undercroft-run-"  # of folders in memory
FRESH: Final = 60.0  # seconds of age below which a folder may be about to be locked
COMMON: Final = "UNDERCROFT_COMMON"  # a variable: where things lie that all runs on this machine share


def common_folder() -> Path:
    """Wherever the temporary files of this run are, other runs find it there too."""
    return Path(os.environ.get(COMMON) or tempfile.gettempdir())


@contextlib.contextmanager
def opened(folder: Path) -> Iterator[int]:
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        yield handle
    finally:
        os.close(handle)


def sweep(where: Path, prefix: str) -> None:
    """Remove the folders that killed runs have left: those which nobody holds."""
    for place in where.glob(f"{prefix}*"):
        with contextlib.suppress(OSError), opened(place) as lock:
            if time.time() - os.fstat(lock).st_mtime > FRESH:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(place, ignore_errors=True)


def has_room(memory: Path) -> bool:
    """Whether files can lie there: it is there, ours to write, and large enough."""
    return memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free >= NEEDED


@contextlib.contextmanager
def folder_in(memory: Path) -> Iterator[Path]:
    """A folder that goes with us, or with the next run if we are killed. Servers of other users may enter."""
    sweep(memory, PREFIX)
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=memory))
    try:
        folder.chmod(0o711)
        with opened(folder) as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(command: Sequence[str], memory: Path = MEMORY) -> int:
    """The exit code of the command. Who tells us to stop tells the command, and we wait until it has."""
    with contextlib.ExitStack() as stack:
        places: dict[str, str] = {}
        if has_room(memory):
            places = {COMMON: str(common_folder()), "TMPDIR": str(stack.enter_context(folder_in(memory)))}
        process = subprocess.Popen(command, env={**os.environ, **places})
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.signal(number, lambda number, _: process.send_signal(number))
            stack.callback(signal.signal, number, before)
        return process.wait()


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
