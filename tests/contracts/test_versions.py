"""Rules versions live side by side: a record replays under the version it began with."""

from random import Random

import pytest
from tests.contracts import laws, toy
from tests.contracts.play import play

import undercroft as uc
from undercroft.engine.record import RecordError
from undercroft.engine.replay import replay, verify

FIRST, SECOND = toy.VERSIONS


def equal_cards(game: toy.Toy) -> uc.Table:
    """Two seats play cards of the same rank: the versions disagree about who takes the trick (TOY-04)."""
    from undercroft.engine.past import Origin

    table = game.empty(2, {"tricks": 1}, Origin("1"))
    game.arrange(table, toy.Given(hand=[["four_1"], ["four_2"]]))
    game.begin(table)
    table.take("play four_1")
    table.take("play four_2")
    return table


def test_the_newest_version_is_the_game() -> None:
    assert uc.game("toy").version == 2
    assert uc.game("toy", 1) is FIRST


def test_both_versions_are_one_game() -> None:
    assert uc.game_names().count("toy") == 1


def test_an_unknown_version() -> None:
    with pytest.raises(uc.UnknownGame, match="no rules version 3; it has: 1, 2"):
        uc.game("toy", 3)


@pytest.mark.parametrize(("game", "winner"), [(FIRST, 0), (SECOND, 1)])
def test_the_versions_differ(game: toy.Toy, winner: int) -> None:
    assert [winner] == [place.seat for place in equal_cards(game).standings if place.rank == 1]


def test_an_old_record_replays_under_its_version() -> None:
    for seed in range(40):
        rng = Random(seed)
        table = FIRST.new(2, seed=seed)
        for _ in play(table, rng):
            pass
        again = replay(table.record())
        assert again.game is FIRST
        assert laws.state(again) == laws.state(table)


def test_an_old_record_does_not_play_under_the_new_rules() -> None:
    """Some game goes another way under version 2, and the check finds the very line."""
    lines = set()
    for seed in range(40):
        table = FIRST.new(2, seed=seed)
        for _ in play(table, Random(seed)):
            pass
        try:
            verify(table.record().replace("game toy 1", "game toy 2"))
        except RecordError as error:
            lines.add(error.line)
    assert lines
    assert min(lines) > 6  # the moves, not the header


def test_an_old_save_is_not_loaded_by_the_new_version() -> None:
    saved = FIRST.new(2, seed=1).save()
    with pytest.raises(ValueError, match="saved by toy 1; expected toy 2"):
        SECOND.load(saved)
