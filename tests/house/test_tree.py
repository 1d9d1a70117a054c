"""The tree reads the same on every machine."""

import ast
import os
import re
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

from undercroft.engine.registry import game, game_names

ROOT = Path(__file__).parents[2]

# Folders of one person's or one machine's workplace, as the first part of an absolute path.
WORKPLACE = re.compile(rb"(?<![A-Za-z0-9._~})\]-])/(work|root|home|Users|farm|workspace)/")

# The only kinds of file in which such bytes could stand by chance.
BINARY = {".ico", ".jpg", ".png", ".webp", ".woff2"}


def our_files() -> list[Path]:
    """What is or would be committed; in a source archive without git, what lies there."""
    # Without the variables of a git that may be running us, such as in a hook.
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        check=False,
        env=clean,
    )
    if listed.returncode == 0 and (ROOT / ".git").exists():
        paths = [ROOT / os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]
    else:
        made = {
            ".venv",
            ".venv-bench",
            ".venv-fast",
            ".venv-node",
            ".venv-peers",
            "node_modules",
            "build",
            "dist",
        }
        paths = [path for path in ROOT.rglob("*") if not made.intersection(path.relative_to(ROOT).parts)]
    return [path for path in paths if path.is_file() and path.suffix not in BINARY]


def test_no_file_names_a_workplace() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in our_files()
        for number, line in enumerate(path.read_bytes().splitlines(), 1)
        if WORKPLACE.search(line)
    ]
    assert [] == named


@pytest.mark.parametrize("folder", ["work", "root", "home", "Users"])
@pytest.mark.parametrize("before", ["", '"', "see ", "=", "file://"])
def test_a_workplace_is_recognised(before: str, folder: str) -> None:
    assert WORKPLACE.search(f"{before}/{folder}/somebody".encode())


@pytest.mark.parametrize("text", ["docs/home/x", "../work/x", "the /workshop/ of", "/homes/x"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not WORKPLACE.search(text.encode())


# -- the rooms of a game -------------------------------------------------------------------------------------

GAMES = ROOT / "src" / "undercroft" / "games"
ROOMS = {
    *("game.py", "table.py", "setup.py", "scenario.py", "view.py", "board.py", "shapes.py", "ranges.py"),
    *("checks.py", "rules", "cards", "content", "heuristics", "texts", "book", "aid"),
}
OTHER_ROOMS = {
    "dungeoneer": {"zones.py", "lists.py"},
    "dungeonology": {"zones.py", "migrations.py"},
    "dungeon_drop": {"outcomes.py", "physics", "migrations.py", "vectors.py"},
    "rocca_civetta": {"hinges.py", "campaign"},
}
OF_THE_BASE = {"rocca_civetta": {"board.py"}}  # what an expansion has from the game that it expands


@pytest.mark.parametrize("name", sorted(OTHER_ROOMS))
def test_every_game_has_the_same_rooms(name: str) -> None:
    there = {path.name for path in (GAMES / name).iterdir()} - {"__init__.py", "__pycache__"}
    rooms = (ROOMS | OTHER_ROOMS[name]) - OF_THE_BASE.get(name, set())
    assert rooms == {room for room in there if not room.endswith(".so")}


def test_every_game_of_the_house_is_looked_at() -> None:
    assert {path.parent.name for path in GAMES.glob("*/game.py")} == set(OTHER_ROOMS)
    assert set(OTHER_ROOMS) <= set(game_names())


@pytest.mark.parametrize("name", sorted(OTHER_ROOMS))
def test_the_contents_of_a_game_name_every_procedure(name: str) -> None:
    """Behind the path of each module stand the procedures that are in it, and every path exists."""
    contents = import_module(f"undercroft.games.{name}.game").__doc__ or ""
    listed: dict[str, str] = {}
    for path, words in re.findall(r"(?<![\w/])((?:\w+/)*\w+\.py):?([^/]*?)(?=(?:\w+/)*\w+\.py|\Z)", contents):
        listed[path] = listed.get(path, "") + words
        assert (GAMES / name / path).exists(), path
    own = [frame for frame in game(name).frames.values() if f".{name}." in frame.__module__]
    frames = {(frame.__module__.split(name + ".")[1], frame.__name__) for frame in own}
    for module, frame in frames:
        path = module.replace(".", "/") + ".py"
        assert re.search(rf"\b{frame}\b", listed.get(path, "")), f"{frame} of {path}"


# Rooms that serve every game. What one game gives them lies in files of its own, named by it.
COMMON = ("engine", "scenarios", "lessons", "lab", "texts", "server", "cli", "bots", "rulebook")
OF_A_GAME = ("src/undercroft/cli/tables/", "src/undercroft/lab/envs/")


def names_in(path: Path) -> set[str]:
    """The words in quotes of a module that are no documentation."""
    tree = ast.parse(path.read_text("utf-8"))
    said = {id(line.value) for line in ast.walk(tree) if isinstance(line, ast.Expr)}
    words = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in said)
    return {part for word in words if isinstance(word.value, str) for part in re.split(r"[./\s]", word.value)}


def test_common_rooms_know_no_single_game() -> None:
    rooms = [path for room in COMMON for path in (ROOT / "src" / "undercroft" / room).rglob("*.py")]
    knowing = {
        path.relative_to(ROOT).as_posix()
        for path in rooms
        if not path.relative_to(ROOT).as_posix().startswith(OF_A_GAME) and names_in(path) & set(game_names())
    }
    assert {"src/undercroft/server/wire.py"} == knowing  # names the document that says what recordings hold


def test_common_words_know_no_single_game() -> None:
    name = re.compile(
        "|".join((*game_names(), *(name.replace("_", "[- ]") for name in game_names()))), re.IGNORECASE
    )
    paths = sorted((ROOT / "src" / "undercroft" / "texts").glob("*/*.ftl"))
    assert len(paths) > 5
    assert [] == [path.name for path in paths if name.search(path.read_text("utf-8"))]


def test_the_common_rooms_of_the_page_know_no_single_game() -> None:
    name = re.compile(rf"\b({'|'.join(game_names())})\b")
    knowing = [
        f"{path.relative_to(ROOT)}:{number}"
        for room in ("lib", "shell")
        for path in sorted((ROOT / "web" / "src" / room).rglob("*"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if name.search(line.partition("// ")[0])
    ]
    assert [] == knowing
