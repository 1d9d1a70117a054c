"""What must be true of every table of Dungeonology, wherever it comes from: each piece lies where its kind
may lie and in one place only, and whatever a procedure in progress points at is there.

The ranges of single fields are said beside the fields.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from undercroft.engine.choice import offered_by
from undercroft.engine.frame import Frame
from undercroft.games.dungeonology.board import NOWHERE, ORIGIN, SHAPES, edges_of
from undercroft.games.dungeonology.cards.procedures import Expedition, Sharing
from undercroft.games.dungeonology.cards.vocabulary import SEAT
from undercroft.games.dungeonology.ranges import Cards
from undercroft.games.dungeonology.rules.auxiliary import Auxiliary
from undercroft.games.dungeonology.rules.boss import Luring, Meeting, Rousing, Stalking
from undercroft.games.dungeonology.rules.cubes import STEAL, ChooseCube, LoseCube
from undercroft.games.dungeonology.rules.moving import Climbing, Entering, Exploring, Revealing
from undercroft.games.dungeonology.rules.panic import Arrival, Stampede
from undercroft.games.dungeonology.rules.phases import Phase
from undercroft.games.dungeonology.rules.playing import MainEffect, Playing, Reactions, one_by_one
from undercroft.games.dungeonology.rules.skills import Butting, Using
from undercroft.games.dungeonology.rules.stealth_test import Espionage, StealthTest, Study
from undercroft.games.dungeonology.rules.students import spare_students, waiting
from undercroft.games.dungeonology.rules.turn import Turn
from undercroft.games.dungeonology.rules.values import stamina_of
from undercroft.games.dungeonology.rules.windows import Moment
from undercroft.games.dungeonology.setup import Opening
from undercroft.games.dungeonology.table import ACTION, CAMP, EMPTY, GONE, MOVEMENT, Table

# fields that name somebody who is still in the game, but for procedures that look for themselves
SEATED: Final = ("seat", "victim", "target", "taker", "owner")
UNSEATED: Final = ("Stuns", "Opening")


Places = Iterable[tuple[Cards, Iterable[Iterable[int]]]]  # a kind of pieces, and where they may lie


def wrong_with(s: Table, more: Places = (), cubes: Iterable[int] = ()) -> list[str]:
    """What is wrong, if anything; the worst first. An expansion says where `more` pieces may lie, and which
    cubes lie elsewhere.
    """
    return [
        *misplaced(s, more),
        *wrong_numbers(s, cubes),
        *wrong_dungeon(s),
        *(f"seat {seat} {wrong}" for seat in range(s.seats) for wrong in wrong_at(s, seat)),
        *wrong_end(s),
        *(
            f"{type(frame).__name__} {wrong}"
            for n, frame in enumerate(s.stack)
            for wrong in wrong_in(s, n, frame)
        ),
    ]


# -- pieces --------------------------------------------------------------------------------------------------


def misplaced(s: Table, more: Places = ()) -> Iterator[str]:
    """Every piece is somewhere exactly once, where its kind may lie."""
    box, found = s.box, Counter[int]()
    held = [card for frame in s.stack if isinstance(frame, StealthTest) for card in frame.cards]
    turned = [zone for frame in s.stack if isinstance(frame, Revealing) for zone in frame.tiles]
    placed = [zone for zone, cell in enumerate(s.where) if cell != NOWHERE]
    panic = (s.panic,) if s.panic >= 0 else ()
    for kind, places in (
        (box.tricks, (*s.hand, s.deck, s.discard, s.stage, held)),
        (box.jinxes, (*s.jinxes, *s.veiled, s.jinx_deck, s.jinx_discard)),
        (box.traps, (*s.traps, s.trap_supply)),
        (box.clans, ((s.clan,),)),
        (box.panics, (panic,)),
        (box.tiles, ([box.tiles[zone] for zone in (*placed, *turned)],)),
        *more,
    ):
        for cards in places:
            found.update(cards)
            for n in cards:
                if n not in kind:
                    yield f"{s.name(n)} cannot lie there"
    for floor, pile in enumerate(s.piles, 1):
        found.update(box.tiles[zone] for zone in pile)
        if any(box.zone[zone].floor != floor for zone in pile):
            yield f"a tile of another Floor lies in pile {floor}"
    found.update(s.unused_cards)
    for n in range(len(box.card)):
        if found[n] != 1:
            yield f"{s.name(n)} is in {found[n]} places"
    if not s.over and Counter(s.stage) != Counter(card for frame in s.stack for card in staged_by(frame)):
        yield "a card on the stage is not being played, or the reverse"


def staged_by(frame: Frame) -> Iterable[int]:
    return (frame.card,) if isinstance(frame, (Auxiliary, Playing)) else ()


def wrong_numbers(s: Table, elsewhere: Iterable[int]) -> Iterator[str]:
    """Cubes, Students and tokens."""
    box = s.box
    cubes = Counter(cube for spaces in s.spaces for cube in spaces if cube != EMPTY)
    cubes.update(elsewhere)
    cubes.update(cube for board in s.board for column in board for cube in column)
    for cube, total in enumerate(box.cubes):
        if cubes[cube] + s.supply[cube] != total:
            yield f"{cubes[cube] + s.supply[cube]} {s.cube_word(cube)} cubes of {total}"
    if spare_students(s) < 0:
        yield "more Students than there are"
    if s.university[1] + s.omegas + waiting(s) > box.omegas or s.omegas > len(box.alerts[s.alert].rows):
        yield "more Omega Students than there are"
    if s.bonfire > s.hinges.bonfire_spaces(s):
        yield "too many Students at the Bonfire"
    if s.secret_tunnels.bit_count() > box.x_tokens or s.teleports.bit_count() > box.teleports:
        yield "more tokens than there are"
    owned = [intern for interns in s.interns for intern in interns]
    if len(set(owned)) != len(owned):
        yield "an Intern has two owners"


# -- the dungeon ---------------------------------------------------------------------------------------------


def wrong_dungeon(s: Table) -> Iterator[str]:
    """Tiles beside each other, cubes and tokens on them, Walls and Stairs between them."""
    box = s.box
    placed = [zone for zone, cell in enumerate(s.where) if cell != NOWHERE]
    if s.where[CAMP] not in (ORIGIN, NOWHERE) or any(not in_reach(s.where[zone]) for zone in placed):
        yield "a tile lies outside"
    covered = Counter(s.where[zone] + more for zone in placed for more in SHAPES[box.zone[zone].size].covered)
    if any(n > 1 for n in covered.values()):
        yield "two tiles lie on one another"
    for zone, spaces in enumerate(s.spaces):
        facts = box.zone[zone]
        if len(spaces) != (len(facts.spaces) + facts.free if s.where[zone] != NOWHERE else 0):
            yield f"{s.zone_word(zone)} has {len(spaces)} spaces"
    there = sum(1 << zone for zone in placed)
    if (s.entered | s.unfilled | s.barren | s.secret_tunnels | s.teleports) & ~there or any(
        s.traps[zone] and not there >> zone & 1 for zone in range(len(s.traps))
    ):
        yield "something lies in a Zone that is not there"
    if s.boss_at != GONE and (not there >> s.boss_at & 1 or s.boss < 0):
        yield "the Boss stands nowhere"
    if s.maximum and (s.panic < 0 or not s.has("maximum_alert")):
        yield "Maximum Alert without a Panic Card"
    edges = Counter(edge for zone in placed for edge in edges_of(box, zone, s.where[zone]))
    tokens = (*s.walls, *s.stairs)  # a Landslide may lay a Wall over a Stair Token
    doubled = any(len(set(some)) != len(some) for some in (s.walls, s.stairs))
    if doubled or any(edges[edge] != 2 for edge in tokens):
        yield "a Wall or a Staircase lies between no two tiles"


def in_reach(cell: int) -> bool:
    """A cell that has a name, with neighbours that have one."""
    return 4 <= cell % 128 <= 122 and 4 <= cell // 128 <= 122


# -- seats ---------------------------------------------------------------------------------------------------


def wrong_at(s: Table, seat: int) -> Iterator[str]:
    box = s.box
    left = seat in s.theses or seat in s.fallen
    if left != (s.at[seat] == GONE):
        yield "has left the game, or not" if s.scholar[seat] >= 0 else "stands nowhere"
    if left and s.hand[seat]:
        yield "has left the game, but has a hand"
    if not left and s.where[s.at[seat]] == NOWHERE and not is_opening(s):
        yield "stands nowhere"
    if not is_opening(s) and s.scholar[seat] < 0:
        if not left:  # whoever leaves during the Opening never gets one
            yield "has no Scholar"
        return
    if s.scholar[seat] >= 0 and s.scholar.count(s.scholar[seat]) > 1:
        yield "shares a Scholar"
    for n, (column, slots) in enumerate(zip(s.board[seat], box.columns, strict=True)):
        if len(column) > slots.slots or any(cube != n and cube < len(box.columns) for cube in column):
            yield "has too many cubes in a column, or wrong ones"
    if s.scholar[seat] >= 0 and not left and s.stun[seat] > stamina_of(s, seat):
        yield "has too much Stun"
    if not all(s.seen[card] >> seat & 1 for card in s.hand[seat]):
        yield "does not know its own hand"


def is_opening(s: Table) -> bool:
    return any(isinstance(frame, Opening) for frame in s.stack) or (s.over and -1 in s.scholar)


def wrong_end(s: Table) -> Iterator[str]:
    gone = (*s.theses, *s.fallen)
    if len(set(gone)) != len(gone) or not set(s.resigned) <= set(s.fallen):
        yield "somebody has left the game twice"
    if bool(s.ending) != s.over:
        yield f"the ending is {s.ending!r}, but the game {'is over' if s.over else 'goes on'}"
    if not s.over and not s.playing():
        yield "the game goes on after its end"


# -- procedures ----------------------------------------------------------------------------------------------


def wrong_in(s: Table, n: int, frame: Frame) -> Iterator[str]:
    """What a procedure points at is there."""
    seats = () if type(frame).__name__ in UNSEATED else numbers(frame, SEATED)
    if any(seat >= 0 and not s.is_in(seat) for seat in seats):
        yield "is about somebody who has left the game"
    elif any(zone >= 0 and s.where[zone] == NOWHERE for zone in numbers(frame, ("zone", "goal", "laid"))):
        yield "is about a Zone that is not there"
    elif not fits(s, frame, s.stack[n - 1] if n else None, s.stack[n + 1] if n + 1 < len(s.stack) else None):
        yield "does not fit the table"


def numbers(frame: Frame, fields: Iterable[str]) -> list[int]:
    """What stands in those of these fields that it has; a step may have the same name."""
    found = [getattr(frame, field, None) for field in fields]
    return [number for number in found if isinstance(number, int)]


def fits(s: Table, frame: Frame, below: Frame | None, above: Frame | None) -> bool:
    """What belongs to what; `below` and `above` lie next to it."""
    match frame:
        case StealthTest():
            return fits_test(s, frame)
        case Playing():
            return fits_play(s, frame)
        case MainEffect():
            return isinstance(below, Playing) and frame.done <= len(below.effect(s).verbs)
        case Phase():
            return fits_phase(s, frame, above)
        case Moment(kind="turn_start"):
            return isinstance(below, Turn) and frame.owner == s.active
        case Moment():
            return isinstance(below, Study) and below.seat == frame.owner
        case Reactions():
            return isinstance(below, Playing) and below.seat == frame.declarer
        case Exploring():
            return (
                isinstance(above, Revealing) and above.seat == frame.seat and above.zone == s.at[frame.seat]
            )
        case Expedition(step="enter") | Climbing(step="built"):
            return isinstance(above, Revealing) and above.seat == frame.seat
        case Revealing():
            return fits_tiles(s, frame)
        case LoseCube():
            return fits_loss(s, frame)
        case ChooseCube():
            return frame.how in (*range(4), ChooseCube.GIVE) and (
                frame.how not in (STEAL, ChooseCube.GIVE) or frame.taker >= 0
            )
        case Butting(step="strike"):
            return frame.victim >= 0
        case Using():
            return frame.used(s).moment != "test" or any(isinstance(x, StealthTest) for x in s.stack)
        case Entering():
            return frame.zone != CAMP or frame.step == "arrive"
        case Rousing() | Stalking() | Meeting() | Luring():
            return s.boss >= 0 and s.boss_at != GONE
        case Arrival():
            return s.boss >= 0
        case Stampede():
            return frame.side >= 0 and all(s.is_out_there(seat) for seat in frame.seats)
        case Sharing():
            return s.is_in(frame.partner)
    return True


def fits_test(s: Table, test: StealthTest) -> bool:
    if (
        not s.is_out_there(test.seat)
        or test.zone == CAMP
        or not all(s.seen[n] >> test.seat & 1 for n in test.cards)
    ):
        return False
    if isinstance(test, Espionage):
        return test.has_target(s)
    return not isinstance(test, Study) or all(place < len(s.spaces[test.zone]) for place in test.places)


def fits_play(s: Table, play: Playing) -> bool:
    """A card with a Main Effect, aimed at what is there, and paid as it says."""
    trick = s.box.trick[play.card]
    if not trick.timing:
        return False
    named = play.effect(s).named
    if len(play.targets) != len(named) and (play.step != "aimed" or len(play.targets) > len(named)):
        return False
    for kind, target in zip(named, play.targets, strict=False):
        if not s.hinges.is_target(s, target) if kind == SEAT else target >= 0 and s.where[target] == NOWHERE:
            return False
    if play.step in ("pay", "given_up", "counted"):
        return 0 <= play.paid < len(trick.cost) and play.n <= len(one_by_one(trick.cost[play.paid]))
    return play.paid < len(trick.cost)


def fits_phase(s: Table, phase: Phase, above: Frame | None) -> bool:
    """What she has in mind she may do, and nobody has played since."""
    if s.phase != (MOVEMENT if phase.kind == "movement" else ACTION):
        return False
    if phase.step in ("polled", "poll") and phase.who < 0:
        return False
    if not phase.intent:
        return True
    return above is None and phase.intent in offered_by(s, s.active, phase.awaited(s))


def fits_tiles(s: Table, frame: Revealing) -> bool:
    """Tiles of one Floor, laid where the Zone is linked to it."""
    if any(
        s.box.zone[zone].floor != frame.floor
        for zone in (*frame.tiles, *([frame.laid] if frame.laid >= 0 else []))
    ):
        return False
    if frame.left > len(s.piles[frame.floor - 1]):
        return False
    return frame.laid < 0 or any(link.zone == frame.laid for link in s.plan.links[frame.zone])


def fits_loss(s: Table, frame: LoseCube) -> bool:
    if frame.how == STEAL and frame.taker < 0:
        return False
    if frame.step == "gather":
        return frame.taker >= 0 and frame.zone >= 0 and s.spaces[frame.zone][frame.place] == frame.column
    return bool(s.board[frame.seat][frame.column]) and s.at[frame.seat] >= 0
