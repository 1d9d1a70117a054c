"""A save is the whole table at any decision; anything else is refused as a save."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contracts import laws
from tests.contracts.hostile import spots
from tests.contracts.play import GAMES, HALVES, TABLES, TIMES, half, positions

from undercroft.engine.codec import SaveError
from undercroft.engine.game import Game

IDS = [f"{game.name}-{game.version}" for game in GAMES]


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_loaded_table_is_the_same(game: Game, seats: int, which: int) -> None:
    rng = Random(7)
    for table in half(game, seats, which):
        laws.save_gives_the_same(table, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_saving_changes_nothing(game: Game, seats: int) -> None:
    for table in positions(game, seats):
        before = laws.state(table)
        saved = table.save()
        laws.frozen(saved)
        assert laws.state(table) == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_save_is_a_snapshot(game: Game, seats: int) -> None:
    """What happens at the table later does not creep into a save made before."""
    for table in positions(game, seats)[:10]:
        other = table.copy()
        saved = other.save()
        text = json.dumps(saved)
        laws.leave(other, Random(1))
        assert json.dumps(saved) == text


# -- malformed saves ---------------------------------------------------------------------------------

TEXTS = ("", "step", "draw", "0 pass", "0 pass ;123456", "9 pass", "0* resign", "AAAA", "round_limit")
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from([2**63, -(2**63), 2**64, 10**30]),
    st.floats(allow_nan=False),
    st.text(max_size=6),
    st.sampled_from(TEXTS),
)


def deeper(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)


ANYTHING = st.recursive(LEAVES, deeper, max_leaves=5)


def spoil(data: Any, draw: st.DrawFn) -> None:
    """Change plain data in one place."""
    inside, key = draw(st.sampled_from(range(len(found := spots(data)))).map(lambda n: found[n]))
    how = draw(st.sampled_from(("replace", "nudge", "remove", "double", "swap")))
    value = inside[key]
    if how == "nudge" and isinstance(value, int):
        inside[key] = value + draw(st.integers(-3, 3))
    elif how == "remove":
        del inside[key]
    elif how == "double" and isinstance(inside, list):
        inside.insert(key, value)
    elif how == "swap":
        other, place = draw(st.sampled_from(range(len(found))).map(lambda n: found[n]))
        inside[key] = copy.deepcopy(other[place])
    else:
        inside[key] = draw(ANYTHING)


@st.composite
def spoilt_saves(draw: st.DrawFn, game: Game) -> Any:
    seats = draw(st.sampled_from(game.seats))
    table = draw(st.sampled_from(positions(game, seats)))
    data = json.loads(json.dumps(table.save()))
    for _ in range(draw(st.integers(1, 3))):
        spoil(data, draw)
    return data


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_spoilt_save_is_refused_or_a_table(game: Game, times: int) -> None:
    """A save that was tampered with is refused with SaveError, or is a table that can be looked at."""

    @settings(derandomize=True, deadline=None, max_examples=200 * times, database=None)
    @given(data=spoilt_saves(game))
    def check(data: Any) -> None:
        try:
            table = game.load(data)
        except SaveError:
            return
        for seat in laws.viewers(table):
            table.view(seat)
        table.record()

    check()


@settings(derandomize=True, deadline=None, max_examples=200, database=None)
@given(data=ANYTHING)
def test_no_save_at_all(data: Any) -> None:
    for game in GAMES:
        with pytest.raises(SaveError):
            game.load(data)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_save_of_another_game(game: Game) -> None:
    for other in GAMES:
        if other is not game:
            with pytest.raises(SaveError, match=f"expected {game.name} {game.version}"):
                game.load(other.new(seed=1).save())
