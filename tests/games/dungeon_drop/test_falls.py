"""Where cubes come to rest is kept with the move: records, saves and copies never let anything fall again.
Between the points that are listed every other one can be aimed at.
"""

from random import Random
from typing import Any

import pytest

from undercroft.engine.choice import Malformed, Refused
from undercroft.engine.game import Game
from undercroft.engine.record import RecordError, read_record, replay, verify
from undercroft.games.dungeon_drop import fates
from undercroft.games.dungeon_drop.rules.falling import Physics


def no_physics(*args: Any) -> Any:
    raise AssertionError("something fell again")


def played(game: Game, seats: int, seed: int, decisions: int = 60) -> Any:
    table, chance = game.new(seats, seed=seed), Random(seed)
    while table.choice is not None and table.past.number < decisions:
        verbs: dict[str, list[Any]] = {}
        for option in table.choice.options:
            verbs.setdefault(option[0], []).append(option)
        table.take(chance.choice(verbs[chance.choice(sorted(verbs))]))
        assert not game.conserved(table)
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_record_tells_where_everything_fell(
    drop: Game, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(drop, seats, 3)
    monkeypatch.setattr(Physics, "settle", staticmethod(no_physics))
    again = replay(table.record(reveal=True))
    assert again.whole() == table.whole()
    assert again.record(reveal=True) == table.record(reveal=True)
    assert verify(table.record(reveal=True)).moves == table.past.number


def test_a_saved_table_knows_it_too(drop: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(drop, 1, 4)
    monkeypatch.setattr(Physics, "settle", staticmethod(no_physics))
    loaded: Any = drop.load(table.save())
    assert loaded.whole() == table.whole()
    assert loaded.record(reveal=True) == table.record(reveal=True)
    assert table.copy().whole() == table.whole()


def test_a_record_without_its_outcome_is_refused(drop: Game) -> None:
    text = played(drop, 1, 5, 2).record(reveal=True)
    first = read_record(text).moves[0]
    assert first.fates
    for fate in first.fates:
        text = text.replace(f" ={fate}", "", 1)
    with pytest.raises(RecordError, match="outcomes behind '='"):
        replay(text)


def test_an_outcome_that_says_nothing_is_refused(drop: Game) -> None:
    text = played(drop, 1, 5, 2).record(reveal=True)
    fate = read_record(text).moves[0].fates[0]
    with pytest.raises(RecordError, match="does not tell where anything lies"):
        replay(text.replace(f"={fate}", "=AAAA", 1))


def test_what_lies_between_the_listed_points(drop: Game) -> None:
    table = played(drop, 1, 6, 1)
    while table.choice is not None and table.choice.prompt != "explore.aim":
        table.take(table.choice.options[-1])
    assert table.choice is not None
    option = ("drop", 13, -7, 177)
    assert option not in table.choice.options
    assert table.why_not(option) is None
    table.take("drop 13 -7 177")
    assert table.past.option == option
    assert table.past.fates


@pytest.mark.parametrize("height", [149, 301])
def test_a_height_that_no_hand_has(drop: Game, height: int) -> None:
    table = drop.new(1, seed=1)
    with pytest.raises((Refused, Malformed)):
        table.take(f"height {height}")
    assert table.past.number == 0


def test_a_fate_is_read_as_it_was_written() -> None:
    text = "AwAEsP__-yHC"
    assert fates.write(fates.read(text, {3: 800})) == text
    for wrong in ("A", "AwAEsP__-yH", "ÄÄ", "BAAEsP__-yHC"):
        with pytest.raises(Malformed):
            fates.read(wrong, {3: 800})
