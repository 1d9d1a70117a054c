"""Tries wheels as somebody who has nothing else would: each is installed by pip into an environment of its
own, away from this tree.

    python tools/try_wheel.py [WHEEL ...]

In each, `undercroft --version` says the build that the name of the wheel promises, the page and the rulebooks
are there, and whole games are played whose records hold. All wheels play the same games: a compiled build
that decides otherwise than the plain one is found here. Without a wheel, the build that the interpreter has
is tried: it is to be a compiled one.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

GAMES: Final = """
import random
from pathlib import Path
import undercroft as uc

page = Path(uc.__file__).parent / "server" / "web" / "page" / "index.html"
assert page.is_file(), "the wheel carries no page"
for name in uc.game_names():
    game = uc.game(name)
    if game.missing():
        print(name, "is not played:", game.missing())
        continue
    pick = random.Random(7).random
    table = game.new(max(2, game.seats.start), seed="wheel")
    while table.choice is not None:
        table.take(table.choice.options[int(pick() * len(table.choice.options))])
    assert uc.verify(table.record()).moves == table.past.number
    print(table.record())
"""


def installed(wheel: Path, folder: Path) -> Path:
    """The folder of commands of a new environment with this wheel, and what it says it needs."""
    venv.create(folder, with_pip=True)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [commands / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, str(wheel.resolve())], check=True)
    return commands


def said(words: list[str | Path], folder: Path) -> str:
    """What a command says there; nothing of this tree is on its path."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(words, cwd=folder, env=clean, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{words[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def tried(wheel: Path) -> str:
    """Install one and try it; gives the games that were played with it."""
    plain = wheel.stem.endswith("-none-any")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        commands = installed(wheel, folder / "env")
        return played(wheel.name, commands, folder, "plain" if plain else "compiled")


def played(name: str, commands: Path, folder: Path, build: str) -> str:
    """Try what is installed beside these commands, from an empty folder."""
    version = said([commands / "undercroft", "--version"], folder).strip()
    if f"({build}, " not in version:
        sys.exit(f"{name} was to be {build}, but says: {version}")
    said([commands / "undercroft", "rules", "dungeoneer", "DGR-SETUP-02"], folder)
    games = said([commands / "python", "-c", GAMES], folder)
    print(f"{name}: {version}, {games.count('undercroft record')} games played to the end", flush=True)
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("wheels", nargs="*", type=Path, metavar="WHEEL")
    wheels = parser.parse_args().wheels
    if not wheels:
        with tempfile.TemporaryDirectory() as name:
            played("what is installed", Path(sys.executable).parent, Path(name), "compiled")
    found = {wheel: tried(wheel) for wheel in wheels}
    if len(set(found.values())) > 1:
        sys.exit("these wheels do not play the same games: " + ", ".join(wheel.name for wheel in found))


if __name__ == "__main__":
    main()
