"""What must be true of every table of Dungeon Drop, wherever it comes from: cubes lie on the table with a
pose and elsewhere without, cards are in one place, and whatever a procedure in progress points at is there.

The ranges of single fields are said beside the fields.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from undercroft.engine.frame import Frame
from undercroft.games.dungeon_drop.board import ROUND, Footprint, is_off
from undercroft.games.dungeon_drop.rules.exploring import Exploring
from undercroft.games.dungeon_drop.rules.looting import Looting
from undercroft.games.dungeon_drop.rules.normal import Meeples
from undercroft.games.dungeon_drop.rules.rooms import TOKEN
from undercroft.games.dungeon_drop.rules.solo import Solo
from undercroft.games.dungeon_drop.rules.turning import Moving
from undercroft.games.dungeon_drop.table import (
    CARD,
    HOLDS,
    IN_BOX,
    IN_HAND,
    MINE,
    ON_TABLE,
    TROPHY,
    UNUSED,
    Table,
)

WITH_TOKENS: Final = ("act", "move", "loot", "stair", "decided")  # steps of the solo game in a room


def wrong_with(s: Table) -> list[str]:
    """What is wrong, if anything; the worst first."""
    return [
        *misplaced(s),
        *wrong_poses(s),
        *wrong_cards(s),
        *wrong_heroes(s),
        *wrong_end(s),
        *(f"{type(frame).__name__} {wrong}" for frame in s.stack for wrong in wrong_in(s, frame)),
    ]


# -- cubes ---------------------------------------------------------------------------------------------------


def misplaced(s: Table) -> Iterator[str]:
    """Every cube is where its kind may be, with a pose if and only if it is on the table."""
    box = s.box
    for n, place in enumerate(s.place):
        body, name = s.bodies[n], s.name(n)
        if (place == ON_TABLE) != (body is not None):
            yield f"{name} lies on the table without a pose, or has one elsewhere"
        if UNUSED < place < MINE:
            yield f"{name} is nowhere"
        how = (place - MINE) % HOLDS if place >= MINE else -1
        if how >= 0 and (how in (CARD, TROPHY)) != (n in box.monsters):
            yield f"{name} cannot be held so"
        if s.covers[n] > box.damage[n]:
            yield f"{name} covers {s.covers[n]} hearts"
    for seat, cubes in enumerate(s.collected):
        if len(set(cubes)) != len(cubes) or any(s.place[n] in (IN_BOX, ON_TABLE, IN_HAND) for n in cubes):
            yield f"seat {seat} has collected a cube twice, or one that is still there"


def wrong_poses(s: Table) -> Iterator[str]:
    """Sizes, angles, and the edge of the table."""
    box, measures = s.box, s.box.measures
    for n, body in enumerate(s.bodies):
        if body is not None and (body.side != box.side[n] or body.turn == ROUND):
            yield f"{s.name(n)} has another size or shape"
    sizes = {box.side[n] for n in box.pillars}
    if any(token.turn == ROUND or token.side not in sizes for token in s.tokens):
        yield "a Pillar token has another size or shape"
    figures = [*((s.pawn, measures.pawn) for _ in "p"), *((meeple, measures.meeple) for meeple in s.meeples)]
    if any(shape and (shape.turn != ROUND or shape.side != 2 * kind.radius) for shape, kind in figures):
        yield "the Pawn or a meeple has another size or shape"
    if any(is_off(shape.centre, measures.surface) for shape in lying(s)):
        yield "something lies beside the table"


def lying(s: Table) -> Iterable[Footprint]:
    yield from (body.footprint for body in s.bodies if body is not None)
    yield from s.tokens
    yield from (shape for shape in (s.pawn, *s.meeples) if shape is not None)


# -- cards and heroes ----------------------------------------------------------------------------------------


def wrong_cards(s: Table) -> Iterator[str]:
    """Races, Classes and Quests are in one place each."""
    quests = Counter([*(quest for quest in s.quest if quest >= 0), *s.quest_deck, *s.quest_discard])
    yield from (f"{s.box.quests[n].id} is in {count} places" for n, count in quests.items() if count != 1)
    classes = Counter([*(n for cards in s.classes for n in cards), *s.class_deck])
    yield from (f"{s.box.classes[n].id} is in {count} places" for n, count in classes.items() if count != 1)
    if len(set(s.race)) != s.seats or min(s.race) < 0 or min(s.quest) < 0:
        yield "somebody has no Race, no Quest, or that of somebody else"


def wrong_heroes(s: Table) -> Iterator[str]:
    for seat in s.playing():
        if not s.over and s.life_left(seat) <= 0:
            yield f"seat {seat} has no life left"
        if s.tilted[seat] >> len(s.cards(seat)):
            yield f"seat {seat} has tilted a card it does not have"
    for name in ("order", "markers", "resigned"):
        if len(set(getattr(s, name))) != len(getattr(s, name)):
            yield f"a seat is in {name} twice"


def wrong_end(s: Table) -> Iterator[str]:
    game = s.box.measures.game
    if bool(s.ending) != s.over:
        yield f"the ending is {s.ending!r}, but the game {'is over' if s.over else 'goes on'}"
    if not s.over and len(s.playing()) < min(2, s.seats):
        yield "the game goes on after its end"
    if s.is_solo:
        limit = s.settings["floor_limit"]
        if not 1 <= s.floor <= limit or (not s.over and s.tracker >= game.tracker):
            yield "the hero is deeper than the game goes"
    elif s.round > game.rounds or s.tokens or s.pawn is not None:
        yield "there are no such rounds, tokens or Pawn in this game"


# -- procedures ----------------------------------------------------------------------------------------------


def wrong_in(s: Table, frame: Frame) -> Iterator[str]:
    """What a procedure points at is there."""
    seat = getattr(frame, "seat", s.active)
    if seat != s.active or (not s.is_in(seat) and not isinstance(frame, Solo)):
        yield "is not of the seat whose turn it is"
    elif not fits(s, frame):
        yield "does not fit the table"


def fits(s: Table, frame: Frame) -> bool:
    match frame:
        case Solo():
            if frame.step in WITH_TOKENS and len(s.tokens) != 3:
                return False
            return s.is_solo and (frame.step != "entered" or s.pawn is not None)
        case Looting():
            return fits_loot(s, frame)
        case Exploring():
            return bool(s.at(IN_HAND)) == (frame.step in ("given_back", "placed", "aimed"))
        case Moving():
            return s.is_solo
        case Meeples():
            return all(s.is_in(seat) and seat != frame.seat for seat in frame.left)
    return True


def fits_loot(s: Table, frame: Looting) -> bool:
    """Three different corners that are there, and monsters of the room."""
    for corner in frame.corners:
        if corner >= TOKEN and corner - TOKEN >= len(s.tokens):
            return False
        if corner < TOKEN and (corner >= len(s.place) or s.place[corner] != ON_TABLE):
            return False
    if len(set(frame.corners)) != 3:
        return False
    beaten = (*frame.slain, *frame.stopped)
    if frame.step == "reached":
        return True  # all has been taken
    return len(set(beaten)) == len(beaten) and set(beaten) <= set(frame.cubes(s)) & s.box.monsters
