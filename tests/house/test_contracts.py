"""The import contracts in pyproject.toml forbid what they mean to forbid."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = (
    "bots",
    "cli",
    "engine",
    "games",
    "games/chess",
    "games/draughts",
    "games/dungeonology",
    "games/rocca_civetta",
    "lab",
    "lessons",
    "rulebook",
    "scenarios",
    "server",
    "texts",
)

FORBIDDEN = {
    "the engine imports a game": ("engine", "undercroft.games.chess"),
    "the engine imports a room above": ("engine", "undercroft.bots"),
    "the engine imports the public face": ("engine", "undercroft"),
    "a game imports a bot": ("games/chess", "undercroft.bots"),
    "a game imports texts": ("games/chess", "undercroft.texts"),
    "a game imports another": ("games/chess", "undercroft.games.draughts"),
    "a base imports its expansion": ("games/dungeonology", "undercroft.games.rocca_civetta"),
    "an expansion imports another game": ("games/rocca_civetta", "undercroft.games.chess"),
    "a bot imports a game": ("bots", "undercroft.games.chess"),
    "a bot imports texts": ("bots", "undercroft.texts"),
    "texts import a game": ("texts", "undercroft.games.chess"),
    "scenarios import a game": ("scenarios", "undercroft.games.chess"),
    "scenarios import a lesson": ("scenarios", "undercroft.lessons"),
    "a lesson imports a game": ("lessons", "undercroft.games.chess"),
    "the lab imports a game": ("lab", "undercroft.games.chess"),
    "the command line imports a game": ("cli", "undercroft.games.chess"),
}

ALLOWED = {
    "an expansion imports its base": ("games/rocca_civetta", "undercroft.games.dungeonology.rules"),
    "a game imports the engine": ("games/chess", "undercroft.engine"),
    "a bot imports the engine": ("bots", "undercroft.engine"),
    "scenarios import texts": ("scenarios", "undercroft.texts"),
    "the server imports a lesson": ("server", "undercroft.lessons"),
    "the lab imports a bot": ("lab", "undercroft.bots"),
    "the command line imports a bot": ("cli", "undercroft.bots"),
    "the command line imports the public face": ("cli", "undercroft"),
}


def contracts_are_kept(tmp_path: Path, room: str, imported: str) -> bool:
    """Whether a package with our rooms and one import in one of them passes."""
    package = tmp_path / "undercroft"
    for folder in ("", *ROOMS):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    (package / "__init__.py").write_text("import undercroft.engine\n", encoding="utf-8")
    (package / "games" / "dungeonology" / "rules.py").touch()
    (package / "games" / "rocca_civetta" / "hinges.py").write_text(
        "import undercroft.games.dungeonology.rules\n", encoding="utf-8"
    )
    (package / room / "guilty.py").write_text(f"import {imported}\n", encoding="utf-8")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", program, "--no-cache"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert "Contracts: " in done.stdout, done.stdout + done.stderr
    return done.returncode == 0


@pytest.mark.parametrize(("room", "imported"), FORBIDDEN.values(), ids=FORBIDDEN.keys())
def test_forbidden(tmp_path: Path, room: str, imported: str) -> None:
    assert not contracts_are_kept(tmp_path, room, imported)


@pytest.mark.parametrize(("room", "imported"), ALLOWED.values(), ids=ALLOWED.keys())
def test_allowed(tmp_path: Path, room: str, imported: str) -> None:
    assert contracts_are_kept(tmp_path, room, imported)


def test_there_is_one_exception() -> None:
    """RCV-R-173: the expansion stands on its base, and nothing else leans on anything sideways."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    ignored = [line for contract in contracts for line in contract.get("ignore_imports", ())]
    assert ["undercroft.games.rocca_civetta.** -> undercroft.games.dungeonology.**"] == ignored


def test_a_base_does_not_know_its_expansion() -> None:
    """No word of it stands in the folder of the base, in code, content, texts or book."""
    folder = ROOT / "src" / "undercroft" / "games" / "dungeonology"
    files = [path for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md")]
    words = re.compile(r"rocca|civetta|\bRCV-|\bRCC-", re.IGNORECASE)
    assert len(files) > 50
    assert [] == [path.name for path in files if words.search(path.read_text("utf-8"))]
