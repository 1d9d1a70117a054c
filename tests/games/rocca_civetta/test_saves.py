"""A save with which the game could not go on is refused."""

from pathlib import Path
from typing import cast

import pytest

from undercroft import scenarios
from undercroft.engine.codec import SaveError
from undercroft.games.rocca_civetta.game import VERSIONS
from undercroft.games.rocca_civetta.table import Table

SCENARIO = Path(__file__).parent / "scenarios/scholars/ex_18_fortune_and_glory.toml"


def test_who_picks_cubes_has_a_card_to_declare_with() -> None:
    table = cast(Table, scenarios.position(SCENARIO))
    table.take(table.read("study"))
    assert table.choice is not None
    assert "study.pick" == table.choice.prompt
    assert VERSIONS[-1].load(table.save()) == table
    table.discard = (*table.discard, *table.hand[0])
    table.hand[0] = ()
    with pytest.raises(SaveError, match="seat 0 picks cubes, but has no card to declare with"):
        VERSIONS[-1].load(table.save())
