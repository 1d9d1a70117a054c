"""Every way in which the code can end a game of this kind is recorded (RCV-R-112, 205, 212, 225, 393): alone
against Omega, together against him, with the mode of every Big Boss, and without any of them.
"""

import ast
from pathlib import Path
from typing import get_args

import pytest
from tests.games.recorded import GAMES, recorded
from tools.endings import MODES

import undercroft as uc
from undercroft.games.rocca_civetta.ranges import Ending

WORDS = {word for word in get_args(Ending)[1] if word}
OF_OMEGA = {"tome_full", "solo_won", "solo_resigned"}
OF_A_PANIC = {"temple": {"boulder_home"}, "hunt": {"eggs_opened"}}
FOLDER = Path(uc.__file__).parent / "games"
ALONE = {"solo_won", "solo_resigned"}
# Alone a Thesis that is accepted wins (solo_won), and whoever gives up leaves nobody (solo_resigned).
NEVER_ALONE = {"last_round", "all_submitted", "resigned"}
# The Panic Card of a Big Boss, and Cooking Time, which is Raganella's, come only with their Boss (RCV-R-146).
PANICS = {"boulder_home", "eggs_opened", "cauldron_full"}
ENDINGS = {
    "plain": WORDS - OF_OMEGA - PANICS | {"cauldron_full"},
    "solo": WORDS - NEVER_ALONE,
    "omega": WORDS - ALONE,
    **{mode: WORDS - OF_OMEGA - PANICS | OF_A_PANIC.get(mode, set()) for mode in MODES},
}


def kind(table: uc.Table) -> str:
    settings = table.settings
    if table.seats == 1:
        return "solo"
    if settings["omega_against_all"]:
        return "omega"
    profile = settings["profile"] if settings["boss"] else 0
    return next((mode for mode, options in MODES.items() if options["profile"] == profile), "plain")


@pytest.fixture(scope="module")
def found() -> dict[str, set[str]]:
    endings: dict[str, set[str]] = {}
    for game, name, seats in GAMES:
        if game == "rocca_civetta":
            table = recorded(game, name, seats)
            last = [event.data["ending"] for event in table.events() if event.kind == "game_ended"]
            endings.setdefault(kind(table), set()).update(last)
    return endings


@pytest.mark.parametrize("table", ENDINGS)
def test_every_way_to_end_is_recorded(table: str, found: dict[str, set[str]]) -> None:
    assert found[table] == ENDINGS[table]


def words_of(node: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def said_in(path: Path) -> set[str]:
    """The endings that a file names: where a game is ended, before a turn, and alone."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "end_game":
            found |= words_of(node)
        elif isinstance(node, ast.FunctionDef) and node.name in ("end_of_start", "ending"):
            found |= {word for line in node.body[1:] for word in words_of(line)}
    return found


def test_the_code_knows_no_other_way() -> None:
    files = [path for game in ("dungeonology", "rocca_civetta") for path in (FOLDER / game).rglob("*.py")]
    assert set().union(*map(said_in, files)) - {""} == WORDS
    assert set().union(*ENDINGS.values()) == WORDS


def test_every_way_has_its_rule() -> None:
    for game, name, seats in GAMES:
        if game == "rocca_civetta":
            table = recorded(game, name, seats)
            assert table.game.why_over(table).rule
