"""Saves: what is in them, and what is wrong with those that are refused."""

import json
from typing import Any

import pytest
from tests.contracts import toy

from undercroft.engine.codec import FORMAT, SaveError, position
from undercroft.engine.state import Table

TOY = toy.VERSIONS[0]


@pytest.fixture
def table() -> Table:
    made = TOY.new(2, {"tricks": 3}, seed=1)
    for _ in range(3):
        assert made.choice is not None
        made.take(made.choice.options[0])
    return made


def saved(table: Table) -> dict[str, Any]:
    """A save as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(table.save()))
    return data


def test_what_is_in_a_save(table: Table) -> None:
    expected = {"format", "game", "version", "seats", "options", "origin", "position", "moves"}
    assert expected == set(saved(table))


def test_the_head_of_a_save(table: Table) -> None:
    data = saved(table)
    assert (FORMAT, "toy", 1, 2, {"tricks": 3}) == tuple(
        data[key] for key in ("format", "game", "version", "seats", "options")
    )


def test_options_are_not_saved_but_worked_out_again(table: Table) -> None:
    data = saved(table)
    assert {"seat", "prompt", "verbs", "step"} == set(data["position"]["choice"])
    loaded = TOY.load(data)
    assert loaded.choice is not None
    assert table.choice is not None
    assert table.choice.options == loaded.choice.options


def test_moves_are_lines_of_a_record_with_stars(table: Table) -> None:
    moves = saved(table)["moves"]
    assert 3 == len(moves)
    assert all(line.split()[0] in ("0*", "1*") for line in moves)


def test_a_loaded_table_remembers_who_did_what(table: Table) -> None:
    loaded = TOY.load(saved(table))
    assert [(s.seat, s.option, s.learned) for s in table.steps()] == [
        (s.seat, s.option, s.learned) for s in loaded.steps()
    ]
    assert [None] * 3 == [step.events for step in loaded.steps()]
    assert [] == loaded.events()


def test_a_position_is_plain_data(table: Table) -> None:
    data = position(table)
    assert json.dumps(json.loads(json.dumps(data))) == json.dumps(data)


def test_equal_tables_have_equal_positions(table: Table) -> None:
    assert position(table) == position(table.copy())


def test_a_game_that_is_over_can_be_saved() -> None:
    table = TOY.new(2, seed=1)
    table.resign(0)
    loaded = TOY.load(saved(table))
    assert (True, None) == (loaded.over, loaded.choice)
    assert table.standings == loaded.standings


WRONG: dict[str, tuple[list[Any], Any, str]] = {
    "another format": (["format"], 99, "format 99 is not known here; expected 1"),
    "another game": (["game"], "chess", "saved by chess 1; expected toy 1"),
    "another version": (["version"], 2, "saved by toy 2; expected toy 1"),
    "too many seats": (["seats"], 9, "seats"),
    "no number": (["seats"], "two", "seats"),
    "an unknown option": (["options"], {"colour": 1}, "colour"),
    "an option out of range": (["options"], {"tricks": 9}, "tricks"),
    "an unknown procedure": (["position", "stack", 0, 0], "Dance", "'Dance' is no procedure of toy"),
    "a procedure without a field": (
        ["position", "stack", 0, 1],
        {"step": "ask"},
        "Trick: Object missing required field",
    ),
    "an unknown step": (["position", "stack", 0, 1, "step"], "dance", "Trick has no step 'dance'"),
    "a wrong field": (
        ["position", "stack", 0, 1, "turn"],
        "x",
        "stack[0]: Trick: Expected `int`, got `str` - at `$.turn`",
    ),
    "missing fields": (["position", "fields"], {}, "fields: Object missing required field"),
    "a wrong value": (["position", "fields", "leader"], None, "leader"),
    "a card twice": (["position", "fields", "deck"], [0, 0], "the cards are"),
    "an unknown verb": (["position", "choice", "verbs"], ["sing"], "'sing' is no verb of toy"),
    "nobody asked": (["position", "choice", "seat"], 5, "no seat 5"),
    "a question missing": (["position", "choice"], None, "nobody is asked"),
    "a stream missing": (["position", "chance", "streams"], {}, "streams"),
    "a move that is none": (["moves", 1], "0 sing ;123456", "move 2: 'sing' is no action"),
    "a move without a seat": (["moves", 0], "play one_1", "move 1: expected a seat number"),
    "something more": (["colour"], "green", "colour"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_save_is_told_what_is_wrong(table: Table, what: str) -> None:
    path, value, message = WRONG[what]
    data = saved(table)
    inside: Any = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    with pytest.raises(SaveError) as error:
        TOY.load(data)
    assert message in str(error.value)
