"""Positions that nobody played: a true save, spoilt by somebody who knows what stands where in it.

Whatever `load` makes of one, it is refused with SaveError, or it is a table that plays on like any other.
"""

import copy
import json
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.contracts import laws
from tests.contracts.play import any_option, positions

from undercroft.engine.chance import ScriptError
from undercroft.engine.codec import SaveError
from undercroft.engine.fields import steps_of
from undercroft.engine.game import Game
from undercroft.engine.state import Table

HUGE = (10**15, -(10**15), 200_000_000, 2**63, -(2**63) - 1, 2**64, 10**30)
NUMBERS = st.one_of(st.integers(-3, 300), st.sampled_from(HUGE))
WORDS = st.one_of(
    st.sampled_from(("", "step", "effects", "third_quest", "resign", "AAAA", "x" * 5000)), st.text(max_size=5)
)
Spot = tuple[Any, Any]  # a list or dictionary, and a place in it


def spots(data: Any) -> list[Spot]:
    """Every place in plain data where something else could stand."""
    found: list[Spot] = []
    waiting = [data]
    while waiting:
        inside = waiting.pop()
        for key in list(inside) if isinstance(inside, dict) else range(len(inside)):
            found.append((inside, key))
            if isinstance(inside[key], (dict, list)):
                waiting.append(inside[key])
    return found


def some_spot(draw: st.DrawFn, found: list[Spot]) -> Spot:
    return found[draw(st.integers(0, len(found) - 1))]


def another_value(draw: st.DrawFn, data: Any) -> None:
    inside, key = some_spot(draw, spots(data))
    value = inside[key]
    if isinstance(value, bool):
        inside[key] = not value
    elif isinstance(value, int):
        inside[key] = value + draw(st.integers(-2, 2)) if draw(st.booleans()) else draw(NUMBERS)
    elif isinstance(value, str):
        inside[key] = draw(WORDS)
    elif isinstance(value, list):
        longer(draw, inside, key)
    else:
        inside[key] = draw(st.sampled_from((None, [], {}, [[[]]], 0, "")))


def longer(draw: st.DrawFn, inside: Any, key: Any) -> None:
    """A list, shortened, lengthened or nested."""
    value = inside[key]
    how = draw(st.sampled_from(("empty", "nest", "double", "cut", "add", "reverse", "many")))
    inside[key] = {
        "empty": [],
        "nest": [value],
        "double": value + copy.deepcopy(value),
        "cut": value[:-1],
        "add": [*value, draw(NUMBERS)],
        "reverse": value[::-1],
        "many": value * 3000,
    }[how]


def exchange(draw: st.DrawFn, data: Any) -> None:
    """Two values of the same type change places: nothing is lost, and nothing is where it was."""
    found = spots(data["position"])
    one, key = some_spot(draw, found)
    alike = [(other, place) for other, place in found if type(other[place]) is type(one[key])]
    other, place = some_spot(draw, alike)
    one[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(one[key])


def remove(draw: st.DrawFn, data: Any) -> None:
    inside, key = some_spot(draw, spots(data))
    del inside[key]


def add(draw: st.DrawFn, data: Any) -> None:
    inside, key = some_spot(draw, spots(data))
    if isinstance(inside, dict):
        inside[draw(WORDS)] = copy.deepcopy(inside[key])
    else:
        inside.insert(key, copy.deepcopy(inside[key]))


def other_frames(draw: st.DrawFn, data: Any, other: Any) -> None:
    """Procedures dropped, doubled, in another order, or from another game."""
    stack, theirs = data["position"]["stack"], other["position"]["stack"]
    if not stack:
        data["position"]["stack"] = theirs
        return
    n = draw(st.integers(0, len(stack) - 1))
    match draw(st.sampled_from(("drop", "double", "swap", "graft", "graft_field"))):
        case "drop":
            del stack[n]
        case "double":
            stack.insert(n, copy.deepcopy(stack[n]))
        case "swap":
            m = draw(st.integers(0, len(stack) - 1))
            stack[n], stack[m] = stack[m], stack[n]
        case "graft" if theirs:
            stack.insert(n, theirs[draw(st.integers(0, len(theirs) - 1))])
        case _:
            fields = stack[n][1]
            for name, theirs_too in theirs:
                if name == stack[n][0]:
                    key = draw(st.sampled_from(sorted(fields)))
                    fields[key] = theirs_too[key]


def another_step(draw: st.DrawFn, data: Any, game: Game) -> None:
    stack = data["position"]["stack"]
    if stack:
        name, fields = stack[draw(st.integers(0, len(stack) - 1))]
        if name in game.frames:
            steps = steps_of(game.frames[name])
            fields["step"] = draw(st.sampled_from(sorted(steps.every)))


def another_field(draw: st.DrawFn, data: Any, other: Any) -> None:
    """A field of the table as it was in another game."""
    fields = other["position"]["fields"]
    key = draw(st.sampled_from(sorted(fields)))
    data["position"]["fields"][key] = copy.deepcopy(fields[key])


def plain_save(table: Table) -> Any:
    return json.loads(json.dumps(table.save(table.past.number)))


def spoil(draw: st.DrawFn, data: Any, other: Any, game: Game) -> None:
    """Change one thing; nothing, where the last change has already taken its place away."""
    with suppress(KeyError, IndexError, TypeError, ValueError, AttributeError):
        match draw(st.integers(0, 7)):
            case 0:
                another_value(draw, data["position"]["fields"])
            case 1:
                another_value(draw, data["position"]["stack"])
            case 2:
                exchange(draw, data)
            case 3:
                remove(draw, data)
            case 4:
                add(draw, data)
            case 5:
                other_frames(draw, data, other)
            case 6:
                another_step(draw, data, game)
            case _:
                another_field(draw, data, other)


GAMES_PLAYED = 32  # no other test asks for as many: these positions may be found with guessed falls


@st.composite
def hostile_saves(draw: st.DrawFn, game: Game) -> Any:
    """A save from the middle of a random game, changed in up to three places."""
    seats = draw(st.sampled_from(game.seats))
    found = positions(game, seats, GAMES_PLAYED)
    data = plain_save(draw(st.sampled_from(found)))
    for _ in range(draw(st.integers(1, 3))):
        spoil(draw, data, plain_save(draw(st.sampled_from(found))), game)
    return data


def is_refused_or_plays_on(game: Game, data: Any, rng: Random, decisions: int) -> Table | None:
    """Raises whatever a rule stumbles over, for a table that should not have been given."""
    table = None
    with suppress(SaveError):
        table = game.load(data)
    if table is not None:
        scripted = data["position"]["chance"]["script"]
        with suppress(*([ScriptError] if scripted else [])):  # somebody asked for what cannot come
            plays_on(table, rng, decisions)
    return table


def plays_on(table: Table, rng: Random, decisions: int) -> None:
    laws.copy_is_equal(table)
    assert table.game.load(plain_save(table)) == table
    for seat in laws.viewers(table):
        table.view(seat)
        imagined = table.redeal(seat, 7)
        laws.play_on(imagined, rng, 2)
    table.whole()
    if not table.over:
        laws.leave(table.copy(), rng)
        assert table.choice is not None
        for option in rng.sample(table.choice.options, min(6, len(table.choice.options))):
            table.copy().take(option)
    for _ in range(decisions):
        laws.options_are_sound(table)
        if table.choice is None:
            break
        table.take(any_option(rng, table))
    table.view(None)
    laws.pieces_are_conserved(table)
