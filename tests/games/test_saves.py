"""What people saved in a former format, with an older version of the rules, or when the present format was
new, loads and goes on. The files were written by the code of their time (tools/saves.py); they are never
written again.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.contracts import laws
from tools.saves import FORMAT

import undercroft as uc
from undercroft.engine.codec import SaveError

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/saves/format_*/*.json"))
IDS = [path.relative_to(HERE).with_suffix("").as_posix().replace("/saves", "") for path in FILES]
CHANGING = {"rocca_civetta"}  # nobody has saves of it that must go on: its first format changes in place
OLD = "format_1"  # goes on as the next one does; asked of each of its files in the soak


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def loaded(path: Path) -> Any:
    data = read(path)
    return uc.game(data["game"], data["version"]).load(data)


def test_every_game_and_every_format_is_there() -> None:
    first = {name: uc.game(name).first_format for name in uc.game_names()}
    expected = {
        (game, f"format_{n}")
        for game, least in first.items()
        for n in range(least, FORMAT + (game not in CHANGING))
    }
    assert expected == {(path.parts[-4], path.parent.name) for path in FILES}


@pytest.mark.parametrize("name", uc.game_names())
def test_there_is_no_format_before_the_first_of_a_game(name: str) -> None:
    game = uc.game(name)
    data = game.new(game.seats[-1], seed=1).save() | {"format": game.first_format - 1}
    with pytest.raises(SaveError, match=f"expected {game.first_format} to {FORMAT}"):
        game.load(data)


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_it_is_the_table_that_its_moves_lead_to(path: Path) -> None:
    table = loaded(path)
    assert len(read(path)["moves"]) == table.past.number
    assert table == uc.replay(table.record())


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=id, marks=pytest.mark.soak if path.parent.name == OLD else ())
        for path, id in zip(FILES, IDS, strict=True)
    ],
)
def test_it_goes_on(path: Path) -> None:
    table = loaded(path)
    chance = Random(path.stem)
    for _ in range(2 if table.game.runs_in_thread else 12):
        if table.choice is not None:
            table.take(chance.choice(table.choice.options))
    laws.pieces_are_conserved(table)
    assert table == table.game.load(table.save())
