"""boardgame.io, in a process of Node: a small game of our own on it, played by its own random bot.

Its states are never changed, so whoever searches keeps the old one: a copy costs nothing, a move more.
"""

import json
import os
import shutil
import subprocess
import sys
from functools import cache, partial
from pathlib import Path

from benchmarks.slices import Rates

HERE = Path(__file__).parent
MODULES = Path(sys.prefix) / "node" / "node_modules"
WARM = 0.5  # seconds until Node has compiled what is used most


class NodePeer:
    """One way to play it."""

    made_of = "JavaScript"
    copied = "none needed"

    def __init__(self, row: str, told: str) -> None:
        self.name = f"boardgame.io {told}"
        self._row = row
        self.measure("play", WARM)

    def measure(self, work: str, seconds: float) -> Rates:
        """Rates of playing."""
        if work != "play":
            return {}
        process = node()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps([self._row, seconds]) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"Node ended with code {process.wait()}")
        found = json.loads(line)
        return {figure: found[figure] / found["seconds"] for figure in ("actions", "decisions")}


PEERS = {
    "boardgame.io tic-tac-toe": partial(NodePeer, "simulate", "tic-tac-toe"),
    "boardgame.io tic-tac-toe, client": partial(NodePeer, "client", "tic-tac-toe, client"),
}


@cache
def node() -> subprocess.Popen[str]:
    """The process, which ends when ours does and its input with it."""
    program = shutil.which("node", path=path())
    if program is None:
        raise RuntimeError("no Node on this machine")
    if not (MODULES / "boardgame.io").is_dir():
        raise RuntimeError("boardgame.io is not installed")
    return subprocess.Popen(
        [program, str(HERE / "node" / "tic_tac_toe.cjs")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_PATH": str(MODULES), "NODE_ENV": "production"},
    )


def path() -> str:
    """Where programs are: also where `make` puts Node on machines that have none."""
    return os.pathsep.join([os.environ.get("PATH", ""), str(HERE.parents[1] / ".venv-node" / "bin")])
