"""What a card, a Skill or a Boss does stands on it: no rule asks for one of them by its name."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from undercroft.games.dungeonology.cards.packs import base_box

FOLDER = Path(str(files("undercroft.games.dungeonology")))
BOX = base_box()
IDS = {
    *(piece.id for piece in BOX.card),
    *(card.id for cards in (BOX.scholars, BOX.interns, BOX.bosses, BOX.alerts) for card in cards),
    *BOX.skill,
}
ROOMS = ("board", "checks", "setup", "table", "view", "zones")
ENDINGS = {"last_round"}  # the game ends with a last round, and a Panic Card has the same name


def names_in(source: str) -> Iterator[str]:
    """Ids that stand in a text of code, but for the keys of tables: what is looked up there is named on the
    piece, or is a procedure of its own.
    """
    tree = ast.parse(source)
    tables = [node.value for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    keys = {id(key) for node in tables if isinstance(node, ast.Dict) for key in node.keys}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in keys:
            name = node.value.removeprefix("skill.")
            if name in IDS - ENDINGS:
                yield name


@pytest.mark.parametrize(
    "path",
    [*sorted((FOLDER / "rules").glob("*.py")), *(FOLDER / f"{room}.py" for room in ROOMS)],
    ids=lambda path: path.stem,
)
def test_no_rule_asks_for_a_name(path: Path) -> None:
    assert [] == list(names_in(path.read_text("utf-8")))


def test_a_name_in_a_rule_is_found() -> None:
    asked = 'def can(s, seat):\n    return has(s, seat, "rogue") or s.source == "skill.sermon"\n'
    assert ["rogue", "sermon"] == list(names_in(asked))


def test_a_table_by_name_is_no_rule() -> None:
    assert [] == list(names_in('PROFILES: Final = {"laetus_drunk": stagger}\n'))
