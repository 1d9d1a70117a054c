"""Games: seats, seeds and options of a new table."""

from typing import Any

import pytest
from tests.contracts import toy

from undercroft.engine.game import Game
from undercroft.engine.registry import game
from undercroft.engine.settings import BadSetup

TOY = toy.VERSIONS[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats(seats: int) -> None:
    assert seats == TOY.new(seats, seed=1).seats


def test_as_few_seats_as_possible_unless_told() -> None:
    assert 2 == TOY.new(seed=1).seats


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, 2.5, "2", True])
def test_wrong_seats(seats: Any) -> None:
    with pytest.raises(BadSetup, match="toy is for 2 to 4 seats"):
        TOY.new(seats, seed=1)


def test_options_have_defaults() -> None:
    assert {"tricks": 4} == TOY.new(seed=1).settings


def test_options_can_be_set() -> None:
    assert {"tricks": 2} == TOY.new(options={"tricks": 2}, seed=1).settings


@pytest.mark.parametrize("value", [1, 4])
def test_both_ends_of_a_range_are_in_it(value: int) -> None:
    assert {"tricks": value} == TOY.checked_options({"tricks": value})


@pytest.mark.parametrize("value", [0, 5, -1, "3", 2.0, None, [1]])
def test_wrong_values(value: Any) -> None:
    with pytest.raises(BadSetup, match=r"option tricks: expected .*from 1 to 4"):
        TOY.checked_options({"tricks": value})


def test_a_switch_is_a_number() -> None:
    checked = TOY.checked_options({"tricks": True})
    assert {"tricks": 1} == checked
    assert int is type(checked["tricks"])


def test_an_unknown_option_is_told_which_there_are() -> None:
    with pytest.raises(BadSetup, match="toy has no option 'colour'; it has: tricks"):
        TOY.new(options={"colour": 1}, seed=1)


@pytest.mark.parametrize("seed", ["", "two words", " 7", "a\nb"])
def test_a_seed_is_one_word(seed: str) -> None:
    with pytest.raises(BadSetup, match="a seed is one word"):
        TOY.new(seed=seed)


def test_without_a_seed_one_is_drawn() -> None:
    assert TOY.new().origin.seed != TOY.new().origin.seed


def test_the_set_up_is_step_0() -> None:
    table = TOY.new(seed=1)
    assert (0, 0) == (table.past.number, table.undo_floor)
    assert ["dealt", "dealt"] == [event.kind for event in table.events()]


def test_every_setting_has_a_rule() -> None:
    rules = ["DGR-R-66", "DGR-TDECK-01", "DGR-TMAP-01", "DGR-R-151", "DGR-R-155"]
    assert rules == [setting.rule for setting in game("dungeoneer").settings]


def test_a_name_for_people() -> None:
    assert "<game toy 1>" == repr(TOY)


def test_a_game_says_what_it_is() -> None:
    with pytest.raises(NotImplementedError):
        Game().shared({})
