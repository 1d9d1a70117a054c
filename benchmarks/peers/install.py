"""Installs the peers into the environment that runs this, which holds our own games already; only `make
bench-peers` calls it. Versions and hashes come from requirements/peers.txt and from node/package-lock.json.

A peer that cannot be installed is written down with the reason, and the others are measured without it. Only
Catanatron must be there: it is the bar.

    .venv-peers/bin/python -m benchmarks.peers.install
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from benchmarks.peers.boardgame import HERE, MODULES, path

PINS: Final = HERE.parents[1] / "requirements" / "peers.txt"
MISSING: Final = Path(sys.prefix) / "missing.json"
LAST_WORDS: Final = 300  # of what an installer says when it fails

PACKAGES: Final[Mapping[str, Sequence[str]]] = {
    "Catanatron": ["setuptools", "catanatron"],  # setuptools builds RLCard, which comes as source only
    "OpenSpiel": ["open-spiel"],
    "PettingZoo": ["pettingzoo[classic]"],
    "RLCard": ["rlcard"],
}


def main() -> int:
    """Install one after the other, and write down what failed."""
    missing = {name: reason for name, packages in PACKAGES.items() if (reason := python(packages))}
    if reason := node():
        missing["boardgame.io"] = reason
    MISSING.write_text(json.dumps(missing, indent=2) + "\n", encoding="utf-8")
    for name, reason in missing.items():
        print(f"{name} could not be installed: {reason}", file=sys.stderr)
    return int("Catanatron" in missing)


def python(packages: Sequence[str]) -> str:
    """Install packages in the pinned versions: nothing, or why not."""
    uv = shutil.which("uv", path=str(Path(sys.prefix) / "bin")) or shutil.which("uv")
    if uv is None:
        return "no uv in this environment"
    options = ["--quiet", "--no-build-isolation", "--require-hashes", "--constraint", str(PINS)]
    return run([uv, "pip", "install", "--python", sys.executable, *options, *map(pinned, packages)])


def pinned(package: str) -> str:
    """A package with the version that the requirements name.

    >>> pinned("rlcard")
    'rlcard==1.2.0'
    """
    name, bracket, extra = package.partition("[")
    found = re.search(rf"^{re.escape(name)}==([^ ;\\]+)", PINS.read_text(encoding="utf-8"), re.MULTILINE)
    return f"{name}{bracket}{extra}=={found[1]}" if found else package


def node() -> str:
    """Install boardgame.io: nothing, or why not."""
    npm = shutil.which("npm", path=path())
    if npm is None:
        return "no Node on this machine"
    folder = MODULES.parent
    folder.mkdir(exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(HERE / "node" / name, folder)
    return run([npm, "ci", "--no-progress", "--loglevel=error"], folder)


def run(command: Sequence[str], folder: Path | None = None) -> str:
    """Run an installer: nothing, or the last it said."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, env={**os.environ, "PATH": path()}
        )
    except OSError as error:
        return str(error)
    words = " ".join((done.stderr or done.stdout).split())
    return (words[-LAST_WORDS:] or f"code {done.returncode}") if done.returncode else ""


if __name__ == "__main__":
    sys.exit(main())
