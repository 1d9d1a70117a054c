"""What a card, a Skill or a Boss does stands on it: no rule asks for one of them by its name."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from undercroft.engine.registry import game, game_names

NAMED: Final = ("card", "scholars", "interns", "bosses", "alerts", "classes", "quests", "races")
ROOMS: Final = ("board", "checks", "hinges", "setup", "table", "view", "zones")
OPTIONS: Final = {  # with everything that can lie on the table
    "rocca_civetta": {"main_effects": 1, "alchemy": 1, "specialists": 1, "spriggan": 1, "research": 1}
}
# Words of the rules that a piece has for a name, too: a last round, a question, a verb, a Zone.
WORDS: Final = {"last_round", "charge", "brew", "camp_z"}


@cache
def ids_of(name: str) -> frozenset[str]:
    box: Any = game(name).new(2, OPTIONS.get(name, {}), seed=1).box  # type: ignore[attr-defined]
    rows = [row for row in (getattr(box, name, ()) for name in NAMED) if not callable(row)]
    cards = {piece.id for row in rows for piece in row if hasattr(piece, "id")}
    return frozenset(cards.union(getattr(box, "skill", ())) - WORDS)


def names_in(source: str, ids: frozenset[str]) -> Iterator[str]:
    """Ids that stand in a text of code, but for the keys of tables: what is looked up there is named on the
    piece, or is a procedure of its own.
    """
    tree = ast.parse(source)
    tables = [node.value for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    parts = [part for node in tables if node is not None for part in ast.walk(node)]
    keys = {id(key) for part in parts if isinstance(part, ast.Dict) for key in part.keys}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in keys:
            name = node.value.removeprefix("skill.")
            if name in ids:
                yield name


@pytest.mark.parametrize("name", game_names())
def test_no_rule_asks_for_a_name(name: str) -> None:
    folder = Path(str(files(f"undercroft.games.{name}")))
    paths = [*(folder / "rules").rglob("*.py"), *(folder / f"{room}.py" for room in ROOMS)]
    found = {
        path.name: list(names_in(path.read_text("utf-8"), ids_of(name))) for path in paths if path.exists()
    }
    assert {} == {path: names for path, names in found.items() if names}


def test_a_name_in_a_rule_is_found() -> None:
    asked = 'def can(s, seat):\n    return has(s, seat, "rogue") or s.source == "skill.sermon"\n'
    assert ["rogue", "sermon"] == list(names_in(asked, ids_of("dungeonology")))


def test_a_table_by_name_is_no_rule() -> None:
    assert [] == list(names_in('PROFILES: Final = {"laetus_drunk": stagger}\n', ids_of("dungeonology")))
