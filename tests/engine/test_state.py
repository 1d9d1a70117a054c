"""The table: asking and answering, looking back, and being compared."""

import pytest
from tests.contracts import toy

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Malformed, Reason, Refused
from undercroft.engine.events import EVERYBODY, bit
from undercroft.engine.sight import redeal
from undercroft.engine.state import Table

TOY = toy.VERSIONS[0]


@pytest.fixture
def table() -> Table:
    return TOY.new(3, seed=1)


def first(table: Table) -> tuple[object, ...]:
    assert table.choice is not None
    return table.choice.options[0]


# -- answering ---------------------------------------------------------------------------------------


def test_events_of_a_decision(table: Table) -> None:
    events = table.take(first(table))
    assert ["played"] == [event.kind for event in events]
    assert events == table.past.events


def test_a_text_is_as_good(table: Table) -> None:
    other = table.copy()
    table.take(first(table))
    other.take(other.write(first(other)))
    assert table == other


def test_a_refusal_says_what_was_expected(table: Table) -> None:
    assert isinstance(table, toy.Table)
    missing = table.write(("play", table.hand[1][0]))
    with pytest.raises(Refused) as refused:
        table.take(missing)
    assert Reason("TOY-02", "card.not_in_hand", {"card": missing[5:]}) == refused.value.reason
    assert f"{missing!r} is not offered to seat 0 at trick.play: card.not_in_hand (TOY-02)" in str(
        refused.value
    )
    assert table.write(first(table)) in str(refused.value)


def test_it_is_somebody_elses_turn(table: Table) -> None:
    assert Reason("TOY-02", "not_you", {"seat": 0}) == table.why_not(first(table), seat=1)


def test_nothing_is_offered_when_the_game_is_over(table: Table) -> None:
    option = first(table)
    table.resign(0)
    table.resign(1)
    assert TOY.over_reason == table.why_not(option)
    with pytest.raises(Refused, match="the game is over"):
        table.take(option)


@pytest.mark.parametrize("option", [("play",), ("play", -1), ("play", 99), ("sing",), ("peek", 7), "play"])
def test_malformed(table: Table, option: tuple[object, ...] | str) -> None:
    with pytest.raises(Malformed):
        table.why_not(option)


# -- looking back ------------------------------------------------------------------------------------


def test_steps_come_newest_first(table: Table) -> None:
    for _ in range(3):
        table.take(first(table))
    assert [3, 2, 1] == [step.number for step in table.steps()]
    assert [2, 1, 0] == [step.seat for step in table.steps()]


def test_events_come_oldest_first(table: Table) -> None:
    for _ in range(3):
        table.take(first(table))
    assert ["dealt"] * 3 + ["played"] * 3 + ["trick_taken"] == [event.kind for event in table.events()]


def test_copies_share_the_past(table: Table) -> None:
    table.take(first(table))
    other = table.copy()
    other.take(first(other))
    assert (1, 2) == (table.past.number, other.past.number)
    assert other.past.prev is table.past


def test_nobody_takes_back_what_was_shown(table: Table) -> None:
    table.take(first(table))
    assert 1 == table.undo_floor


# -- equality ----------------------------------------------------------------------------------------


def test_equal_positions_are_equal_tables(table: Table) -> None:
    assert table == TOY.new(3, seed=1)
    assert table != TOY.new(3, seed=2)


def test_a_table_is_no_other_thing(table: Table) -> None:
    assert table != "a table"


def test_a_table_has_no_hash(table: Table) -> None:
    """It changes; a set of tables would be a trap."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)


# -- failures ----------------------------------------------------------------------------------------


class Broken(toy.Table):
    """A table that fails in the middle of a decision."""

    def reveal(self, kind: str, learned: int = EVERYBODY, **data: object) -> None:
        raise RuntimeError("a bug")


class BrokenToy(toy.Toy):
    """A toy that fails."""

    table = Broken


def test_a_failure_brings_what_reproduces_it() -> None:
    table = BrokenToy().new(2, seed=5)
    option = first(table)
    with pytest.raises(RuntimeError, match="a bug") as failure:
        table.take(option)
    note = "\n".join(failure.value.__notes__)
    assert f"while seat 0 took {table.write(option)!r} after this game" in note
    assert "undercroft record 1" in note
    assert "seed 5" in note


def test_a_failure_after_a_long_game_brings_its_beginning_and_its_end() -> None:
    """A log should not grow by megabytes because somebody has sent a megabyte."""
    table = BrokenToy().new(2, seed="s" * 1_000_000)
    with pytest.raises(RuntimeError, match="a bug") as failure:
        table.take(first(table))
    note = "\n".join(failure.value.__notes__)
    assert len(note) < 10_000
    assert "undercroft record 1" in note
    assert note.endswith("end 0\n")


def test_a_failure_to_leave_brings_it_too() -> None:
    table = BrokenToy().new(2, seed=5)
    with pytest.raises(RuntimeError, match="a bug"):
        table.resign(0)


# -- sight -------------------------------------------------------------------------------------------


def test_a_re_deal_moves_only_what_is_unknown() -> None:
    zones, seen = [[0, 1], [2, 3, 4]], bytearray([bit(0), 0, 0, bit(0), 0])
    found = set()
    for seed in range(200):
        dealt, masks = [zone[:] for zone in zones], seen[:]
        redeal(dealt, masks, bytearray(5), bit(0), Chance.seeded(seed, ("redeal",)))
        assert (0, 3) == (dealt[0][0], dealt[1][1])
        assert sorted(masks) == sorted(seen)
        found.add((dealt[0][1], dealt[1][0], dealt[1][2]))
    assert 6 == len(found)


def test_what_others_know_is_the_place() -> None:
    """Seat 1 has seen what lies first. Whatever lies there after a re-deal for seat 0, seat 1 has seen it."""
    for seed in range(20):
        zone, seen = [0, 1, 2], bytearray([bit(1), 0, 0])
        redeal([zone], seen, bytearray(3), bit(0), Chance.seeded(seed, ("redeal",)))
        assert [bit(1), 0, 0] == [seen[card] for card in zone]


def test_cards_shuffled_back_later_are_not_confused_with_older_ones() -> None:
    """Cards 2 to 4 were openly shuffled back: the hand, filled before, holds 0 or 1."""
    for seed in range(50):
        hand, deck = [0], [1, 2, 3, 4]
        redeal(
            [hand, deck], bytearray(5), bytearray([0, 0, 1, 1, 1]), bit(0), Chance.seeded(seed, ("redeal",))
        )
        assert hand[0] in (0, 1)
        assert 1 - hand[0] == deck[0]
