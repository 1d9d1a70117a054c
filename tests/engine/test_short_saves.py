"""Short saves: a table without its first moves plays on as if it had them, and says what it lacks."""

import json
from random import Random
from typing import Any

import pytest
from tests.contracts import laws, toy
from tests.contracts.play import any_option, play
from tests.sample import first

import undercroft as uc
from undercroft.engine.codec import SaveError
from undercroft.engine.game import Game
from undercroft.engine.past import RESIGN
from undercroft.engine.record import RecordError
from undercroft.engine.state import Table

TOY = toy.VERSIONS[0]
GAMES: tuple[Game, ...] = (TOY, *map(uc.game, uc.game_names()))
IDS = [game.name for game in GAMES]


def at_decision(game: Game, number: int, seed: int = 1) -> Table:
    """A table after so many random decisions."""
    table, rng = game.new(2, seed=seed), Random(seed)
    for _ in play(table, rng, any_option, number):
        pass
    assert number == table.past.number
    return table


def shortened(table: Table, since: int) -> Table:
    """The table as it comes back from a short save."""
    return table.game.load(json.loads(json.dumps(table.save(since))))


# -- what is in it ---------------------------------------------------------------------------------


@pytest.mark.parametrize("since", range(7))
def test_the_first_moves_are_left_out(since: int) -> None:
    table = at_decision(TOY, 6)
    whole, short = table.save(), table.save(since)
    assert whole["moves"][since:] == short["moves"]
    assert since == short.get("before", 0)
    assert {k: v for k, v in whole.items() if k != "moves"} == {
        k: v for k, v in short.items() if k not in ("moves", "before")
    }


def test_a_whole_save_does_not_speak_of_what_is_left_out() -> None:
    assert "before" not in at_decision(TOY, 3).save()


def test_more_than_all_moves_cannot_be_left_out() -> None:
    table = at_decision(TOY, 3)
    assert table.save(3) == table.save(99)


@pytest.mark.parametrize("since", range(7))
def test_how_many_decisions_are_not_remembered(since: int) -> None:
    loaded = shortened(at_decision(TOY, 6), since)
    assert (6, since) == (loaded.past.number, loaded.first_step)
    assert list(range(6, since, -1)) == [step.number for step in loaded.steps()]


def test_a_table_that_was_never_saved_remembers_everything() -> None:
    assert 0 == at_decision(TOY, 6).first_step


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_short_save_can_be_shortened_again(game: Game) -> None:
    table = at_decision(game, 7)
    twice = shortened(shortened(table, 2), 5)
    assert table.save(5) == twice.save(5)
    assert shortened(table, 5).save() == twice.save(0)
    assert (5, 5) == (twice.first_step, twice.save(0)["before"])


# -- playing on ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@pytest.mark.parametrize("seed", first(range(4), 2))
def test_it_plays_on_as_the_whole_table_does(game: Game, seed: int) -> None:
    for number in (1, 4, 6):
        whole = at_decision(game, number, seed)
        others = [shortened(whole, since) for since in (0, 1, number // 2, number - 1, number)]
        rng = Random(seed)
        for _ in range(40):
            if whole.choice is None:
                break
            option = any_option(rng, whole)
            seen = [event.for_seat(None) for event in whole.take(option)]
            for other in others:
                assert seen == [event.for_seat(None) for event in other.take(option)]
                assert laws.state(whole) == laws.state(other)
                assert whole.view(0) == other.view(0)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@pytest.mark.parametrize("seed", first(range(6), 3))
def test_the_floor_of_undo_is_the_same(game: Game, seed: int) -> None:
    """As long as no move is left out that could be taken back freely, and ever after."""
    whole, rng = game.new(2, seed=seed), Random(seed)
    others: list[Table] = []
    for _ in play(whole, rng, any_option, 30):
        for other in others:
            if other.past.number < whole.past.number:
                other.take(whole.past.option)
            assert (whole.undo_floor, whole.past.seat) == (other.undo_floor, other.past.seat)
        if whole.past.number:
            others.append(shortened(whole, min(whole.undo_floor, whole.past.number - 1)))


def test_the_floor_is_not_below_what_is_remembered() -> None:
    """Whoever leaves out moves that could be taken back has taken that right away, and nothing else."""
    for seed in range(6):
        whole = at_decision(uc.game("dungeoneer"), 20, seed)
        for since in range(21):
            assert max(since, whole.undo_floor) == shortened(whole, since).undo_floor


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_somebody_who_left_is_remembered(game: Game) -> None:
    table = game.new(3, seed=2)
    table.resign(1)
    loaded = shortened(table, 0)
    assert (RESIGN, 1) == (loaded.past.option, loaded.past.seat)
    assert (1, 1) == (table.undo_floor, loaded.undo_floor)


def test_a_copy_remembers_as_little() -> None:
    loaded = shortened(at_decision(TOY, 6), 4)
    assert 4 == loaded.copy().first_step


# -- what it cannot do -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@pytest.mark.parametrize("since", [1, 5])
def test_it_has_no_record(game: Game, since: int) -> None:
    loaded = shortened(at_decision(game, 5), since)
    with pytest.raises(RecordError) as error:
        loaded.record(reveal=True)
    assert f"this table was loaded without its first {since} moves: it has no record" == str(error.value)


def test_nor_has_it_one_when_it_has_played_on() -> None:
    loaded = shortened(at_decision(TOY, 5), 5)
    assert loaded.choice is not None
    loaded.take(loaded.choice.options[0])
    with pytest.raises(RecordError, match="without its first 5 moves"):
        loaded.record()


def test_a_whole_save_has_its_record() -> None:
    table = at_decision(TOY, 5)
    assert table.record() == shortened(table, 0).record()


def test_a_failure_is_told_although_there_is_no_record() -> None:
    loaded = shortened(at_decision(TOY, 5), 5)
    assert loaded.choice is not None
    error = RuntimeError("a rule stumbled")
    loaded.explain(error, 0, loaded.choice.options[0])
    assert "a table that does not know its whole past" in error.__notes__[0]


@pytest.mark.parametrize("before", [-1, "two", 1.5, None])
def test_a_wrong_number_is_refused(before: Any) -> None:
    data = at_decision(TOY, 3).save(1)
    data["before"] = before
    with pytest.raises(SaveError, match="before"):
        TOY.load(data)


def test_moves_are_counted_from_the_first_one_left_out() -> None:
    """An error names the move by its number in the game."""
    data = at_decision(TOY, 5).save(3)
    data["moves"][1] = "0 sing ;123456"
    with pytest.raises(SaveError, match="move 5: 'sing' is no action"):
        TOY.load(data)
