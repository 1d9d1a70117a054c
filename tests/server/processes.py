"""Processes that servers start: scripts in their place, and whether they are there and gone."""

import asyncio
import contextlib
import os
import sys
import textwrap
from pathlib import Path

import pytest
from tools.warm import Server

linux = pytest.mark.skipif(sys.platform != "linux", reason="asks the system what others do not say")


def script(folder: Path, text: str, *words: str) -> list[str]:
    """A worker that behaves as a test wants it."""
    path = folder / "worker.py"
    path.write_text(textwrap.dedent(text))
    return [sys.executable, str(path), *words]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return b") Z " not in Path(f"/proc/{pid}/stat").read_bytes() if sys.platform == "linux" else True


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.append(int(path.parent.name))
    return found


async def until_a_worker_is_there(server: Server) -> list[int]:
    assert server.process is not None
    while not (found := children(server.process.pid)):
        await asyncio.sleep(0.02)
    return found


async def until_gone(ones: list[int]) -> None:
    async with asyncio.timeout(600):
        while any(alive(pid) for pid in ones):
            await asyncio.sleep(0.02)
