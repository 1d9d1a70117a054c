"""What somebody would probably do at a table that is only imagined, found quickly: for rollouts."""

from collections.abc import Sequence
from heapq import nlargest
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.games.dungeon_drop.board import Point
from undercroft.games.dungeon_drop.heuristics.evaluate import SEAT, counted
from undercroft.games.dungeon_drop.heuristics.glances import LOOKED_AT, Triangle, glance
from undercroft.games.dungeon_drop.heuristics.purse import TRIP
from undercroft.games.dungeon_drop.table import IN_BOX, Table

WEAK: Final = 2  # life with which a Potion is drunk, and a Shield used
CALM: Final = ("done", "pass", "stay", "descend")  # what can be done without harm
HEIGHTS: Final = 4  # that are listed for each point


def rollout_policy(s: Table, chance: Chance) -> Option:
    """Low drops, the best of a few rooms, and otherwise nothing that costs anything."""
    choice = s.choice
    assert choice is not None
    options, prompt = choice.options, choice.prompt
    if prompt in ("explore.aim", "act.aim"):
        if s.life_left(choice.seat) <= WEAK and options[-1][0] == "drink":
            return options[-1]
        points = sum(option[0] == "drop" for option in options) // HEIGHTS
        return options[HEIGHTS * chance.below("bot", points)] if points else any_of(options, chance)
    if prompt in ("move.room", "loot.room", "enter.room"):
        return roughly_best(s, choice.seat, options, chance)
    if prompt == "stairs.leave":
        return LEAVE if is_time(s) else STAY
    if prompt == "loot.shield":
        hurt = s.life_left(choice.seat) <= WEAK + 2 and options[0][0] == "shield"
        return options[0] if hurt else options[-1]
    if prompt == "loot.ability":
        return options[0]
    for option in reversed(options):
        if option[0] in CALM:
            return option
    return any_of(options, chance)


LEAVE: Final[Option] = ("leave",)
STAY: Final[Option] = ("stay",)


def any_of(options: Sequence[Option], chance: Chance) -> Option:
    return options[chance.below("bot", len(options))]


def is_time(s: Table) -> bool:
    """Points enough, and no turns to fetch a Relic; or no turns at all."""
    turns = len(s.at(IN_BOX)) // s.box.measures.game.cubes[0]
    enough = counted(s, SEAT) >= s.box.floors.score(s.tracker, s.life(SEAT))
    return turns < 1 or (enough and (turns < TRIP or not s.lying(s.box.relics)))


def roughly_best(s: Table, seat: int, options: Sequence[Option], chance: Chance) -> Option:
    rooms = [option for option in options if option[0] == "room"]
    if not rooms:
        return any_of(options, chance)
    found = [Triangle(s, option[1:]) for option in rooms]
    if len(found) > LOOKED_AT:
        found = nlargest(LOOKED_AT, found, key=lambda room: room.area)
    things = s.known(("things", seat), lambda: glance(s, seat))
    life = s.life_left(seat)
    goal = homeward(s)
    best = max(found, key=lambda room: room.worth(things, life) - room.way_to(goal))
    return ("room", *best.corners)


def homeward(s: Table) -> Point | None:
    """The Staircase, when it is time to go there."""
    stair = s.bodies[s.box.stair]
    if not s.is_solo or stair is None:
        return None
    turns = len(s.at(IN_BOX)) // s.box.measures.game.cubes[0]
    enough = counted(s, SEAT) >= s.box.floors.score(s.tracker, s.life(SEAT))
    return (stair.x, stair.y) if enough or turns < TRIP else None
