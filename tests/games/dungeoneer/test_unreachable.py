"""Rules that no position of the base set can reach: shown on tables made by hand."""

from typing import Any

import pytest

from undercroft.engine.registry import game
from undercroft.games.dungeoneer.board import CENTRE, STEPS, has_open_end, open_ends, stays_open, ways_from
from undercroft.games.dungeoneer.cards.box import Box, base_box
from undercroft.games.dungeoneer.cards.content import LOCKED, OPEN, OPENING, TRAPPED, WALL, Card, read_all
from undercroft.games.dungeoneer.cards.effects import Effects, why_not_swapped
from undercroft.games.dungeoneer.rules.build import why_not_lay
from undercroft.games.dungeoneer.rules.goal import check_last_hero, check_third_quest
from undercroft.games.dungeoneer.rules.life import bury_the_dead
from undercroft.games.dungeoneer.rules.move import Entering, relocate

NORTH, EAST, SOUTH, WEST = range(4)


def table(seats: int = 3) -> Any:
    return game("dungeoneer").new(seats=seats, seed="unreachable")


def box_with(*cards: Card) -> Box:
    """The base set and more cards, each once."""
    rows = [(card, f"{card.id}_{n}", 0) for card, copies in read_all() for n in range(1, copies + 1)]
    return Box([*rows, *((card, f"{card.id}_9", 0) for card in cards)], piles=1)


def passage(*sides: int) -> Card:
    card = Card("made_by_hand", "map", "DGC-M99")
    card.sides = (sides[0], sides[1], sides[2], sides[3])
    return card


def test_a_card_that_would_close_the_dungeon_is_refused_while_cards_remain() -> None:  # DGR-R-34
    box = box_with(passage(WALL, WALL, WALL, OPENING), passage(OPENING, WALL, WALL, WALL))
    end, start = len(box.card) - 2, len(box.card) - 1
    grid = {CENTRE: 2 * start + 1}  # its only opening now looks south
    below = CENTRE + STEPS[SOUTH]
    assert not stays_open(box, grid, open_ends(box, grid), 2 * start, below)
    s = table()
    s.box, s.grid = box, grid
    reason = why_not_lay(s, start, below, 0, open_ends(box, grid), more=True)
    assert reason is not None
    assert reason.rule == "DGR-R-34"
    assert why_not_lay(s, start, below, 0, open_ends(box, grid), more=False) is None
    assert has_open_end(box, {CENTRE: 2 * end})


def test_a_swap_that_would_close_the_dungeon_is_refused_while_cards_remain() -> None:  # DGR-R-123
    box = box_with(passage(WALL, OPENING, WALL, WALL), passage(WALL, OPENING, WALL, OPENING))
    end, middle = len(box.card) - 2, len(box.card) - 1
    west, east = CENTRE + STEPS[WEST], CENTRE + STEPS[EAST]
    s = table()
    s.box = box
    s.lay({west: 2 * end, CENTRE: 2 * middle, east: 2 * end})  # the eastern one looks out of the dungeon
    refusal = why_not_swapped(s, west, east, 1, 0)
    assert refusal is not None
    assert refusal.rule == "DGR-R-123"
    s.map_deck = ()
    assert why_not_swapped(s, west, east, 1, 0) is None


def test_an_opening_against_a_wall_is_no_open_end() -> None:  # DGR-R-35
    box = box_with(passage(WALL, OPENING, WALL, WALL))
    card = len(box.card) - 1
    east = CENTRE + STEPS[EAST]
    assert not has_open_end(box, {CENTRE: 2 * card, east: 2 * card + 1})


def test_when_all_fall_together_the_active_player_wins() -> None:  # DGR-R-63
    s = table()
    s.active = 1
    s.life = [0, 0, 0]
    bury_the_dead(s)
    assert s.fallen == (2, 0)
    assert s.standings[0].seat == 1


def test_the_third_quest_is_looked_at_first() -> None:  # DGR-R-64
    s = table(seats=2)
    s.done[0] = s.box.quests[:3]
    s.life[1] = 0
    s.fallen = (1,)
    assert check_third_quest(s, 0)
    check_last_hero(s)
    assert s.ending == "third_quest"


def test_a_hero_moved_in_another_turn_only_changes_his_place() -> None:  # DGR-R-39, DGR-SPACE-04, DGR-OBS-11
    s = table()
    victim = s.left_of(s.active)
    crossing = s.box.number["spiked_crossing_1"]
    s.lay({**s.grid, CENTRE + STEPS[NORTH]: 2 * crossing})
    before = s.peril[victim], s.glory[victim], len(s.stack)
    relocate(s, Effects(victim, s.active, crossing, "effects", CENTRE + STEPS[NORTH]), "room")
    assert before == (s.peril[victim], s.glory[victim], len(s.stack))
    assert CENTRE + STEPS[NORTH] == s.at[victim]


@pytest.mark.parametrize("here", [OPEN, LOCKED + 5, TRAPPED + 6])
def test_a_door_printed_on_a_passage_counts_both_ways(here: int) -> None:  # DGR-R-49
    box = box_with(passage(WALL, here, WALL, WALL), passage(WALL, OPENING, WALL, OPENING))
    door, opening = len(box.card) - 2, len(box.card) - 1
    east = CENTRE + STEPS[EAST]
    grid = {CENTRE: 2 * door, east: 2 * opening}
    assert here == ways_from(box, grid, CENTRE)[EAST]
    assert here == ways_from(box, grid, east)[WEST]


def test_between_two_doors_the_side_of_departure_counts() -> None:  # DGR-OBS-13
    box = box_with(passage(WALL, LOCKED + 5, WALL, WALL), passage(WALL, WALL, WALL, TRAPPED + 6))
    first, second = len(box.card) - 2, len(box.card) - 1
    east = CENTRE + STEPS[EAST]
    grid = {CENTRE: 2 * first, east: 2 * second}
    assert (LOCKED + 5, TRAPPED + 6) == (ways_from(box, grid, CENTRE)[EAST], ways_from(box, grid, east)[WEST])


def test_a_second_entrance_chamber_is_an_ordinary_room() -> None:  # DGR-R-05
    entrance = next(card for card, _ in read_all() if card.id == "entrance_chamber")
    box = box_with(entrance)
    s = table()
    assert box.start == base_box().start
    assert [n for n in box.maps if box.card[n].id == "entrance_chamber"] == [s.box.start, len(box.card) - 1]


def test_of_two_quests_reached_at_once_the_owner_completes_one() -> None:  # DGR-R-81
    first, second = Card("first_errand", "quest", "DGC-Q98"), Card("second_errand", "quest", "DGC-Q99")
    for card in (first, second):
        card.quest, card.rooms = "reach", ("entrance_chamber",)
    s = table()
    s.box = box_with(first, second)
    errands = (len(s.box.card) - 2, len(s.box.card) - 1)
    for field in ("seen", "tokens", "used"):
        setattr(s, field, getattr(s, field) + bytearray(2))
    s.quests[s.active] = errands
    s.choice = None
    s.push(Entering(s.active))
    s.run()
    choice = s.choice
    assert choice is not None
    assert [("complete", errands[0]), ("complete", errands[1])] == list(choice.options)
    assert s.why_not(("complete", s.box.quests[0])).rule == "DGR-R-81"
    seat = s.active
    s.take(("complete", errands[1]))
    assert s.done[seat] == errands[1:]
    assert s.quests[seat] == errands[:1]
    assert s.active != seat
