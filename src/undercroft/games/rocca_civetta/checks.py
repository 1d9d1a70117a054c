"""What must be true of every table with the expansion, beside what is true of those of the base."""

from collections import Counter
from collections.abc import Iterator

from undercroft.games.dungeonology import checks as base
from undercroft.games.dungeonology.board import NOWHERE
from undercroft.games.dungeonology.rules.stealth_test import Study
from undercroft.games.dungeonology.table import CAMP, GONE, NOBODY
from undercroft.games.rocca_civetta.rules.brood import EGGS, is_brood
from undercroft.games.rocca_civetta.rules.congregations import (
    KINDS,
    PHI,
    are_on,
    in_reserve,
    in_use,
    is_jukas,
    leader_of,
    led,
    number_of,
    on_table,
)
from undercroft.games.rocca_civetta.rules.eggs import EGGS as EGGS_OF_HUNT
from undercroft.games.rocca_civetta.rules.eggs import (
    INSIDE,
    Cracking,
    Digging,
    Foraging,
    Gathering,
    is_hunt,
    unopened_eggs,
)
from undercroft.games.rocca_civetta.rules.familiars import Counting
from undercroft.games.rocca_civetta.rules.goddess import TENTACLES, is_goddess, lair_tile
from undercroft.games.rocca_civetta.rules.information import FALSE, UNIVERSAL
from undercroft.games.rocca_civetta.rules.narrow import Narrowing, is_crowded
from undercroft.games.rocca_civetta.rules.omega.phase import OmegaPhase
from undercroft.games.rocca_civetta.rules.omega.tome import SecretColumn, plays, tome_of
from undercroft.games.rocca_civetta.rules.rolling_stone import Loosening, Rolling
from undercroft.games.rocca_civetta.rules.scholars import IndicateCubes
from undercroft.games.rocca_civetta.rules.support import WHEEL
from undercroft.games.rocca_civetta.rules.temple import BRIDGED, is_temple
from undercroft.games.rocca_civetta.rules.winter import HELD, iota_left, is_winter, shunned, water_left
from undercroft.games.rocca_civetta.table import OPEN_RESEARCH, Table


def wrong_with(s: Table) -> list[str]:
    """What is wrong, if anything; the worst first."""
    box = s.pieces
    more = [
        (box.tricks, s.stored),
        (box.research, (s.research, s.open_research, *s.completed)),
        (box.omega_cards, (s.omega_deck, s.omega_discard)),
        (box.tiles, ([box.tiles[zone] for zone in box.aside if s.where[zone] == NOWHERE],)),
    ]
    return [*base.wrong_with(s, more, (*s.tome, *in_eggs(s))), *wrong_pieces(s), *wrong_omega(s)]


def in_eggs(s: Table) -> Iterator[int]:
    """Cubes in Eggs, and one that was in an Egg until now."""
    yield from unopened_eggs(s)
    for frame in s.stack:
        if isinstance(frame, Cracking) and frame.cube >= 0:
            yield frame.cube


def wrong_omega(s: Table) -> Iterator[str]:
    """He stands somewhere, with cubes that lie nowhere else, or is not there at all."""
    if bool(s.pieces.omega_cards) != plays(s) and s.where[CAMP] != NOWHERE:
        yield "Omega is there, or not"
    if not plays(s):
        if s.tome or s.omega_gains or s.omega_deck or s.omega_discard:
            yield "Omega has something, but is not there"
        return
    if s.where[s.omega_at] == NOWHERE:
        yield "Omega stands nowhere"
    if FALSE in s.tome:
        yield "the Tome has False Information"
    if UNIVERSAL not in s.tome and any(isinstance(frame, SecretColumn) for frame in s.stack):
        yield "a cube comes from the Tome that is not there"
    if len(s.tome) > tome_of(s).spaces:
        yield "the Tome has too many cubes"
    if Counter(s.omega_gains) - Counter(s.tome):
        yield "Omega has got what he does not have"
    if not s.omega_deck:
        yield "the Omega Deck is empty"
    phases = [frame for frame in s.stack if isinstance(frame, OmegaPhase)]
    if any(phase.seat != s.active or s.omega_discard[-1:] != (phase.card,) for phase in phases):
        yield "the Omega Phase is not that of the current player"


def wrong_pieces(s: Table) -> Iterator[str]:
    if len(s.open_research) > OPEN_RESEARCH:
        yield "too many Research Cards lie open"
    for seat in range(s.seats):
        if not all(s.seen[card] >> seat & 1 for card in s.stored[seat]):
            yield f"seat {seat} does not know what it stored"
        if s.stored[seat] and not s.is_in(seat):
            yield f"seat {seat} has left the game, but has stored cards"
        if any(FALSE in cubes for cubes in s.board[seat]):
            yield f"seat {seat} has False Information on its Note Board"
    if s.fooled >= 0 and not any(n in s.box.changes["mocks"][1] for owned in s.interns for n in owned):
        yield "the Fool's Token lies somewhere without the Fool"
    if any(wheel > WHEEL for wheel in s.wheel):
        yield "a Study Bonus was raised above the end of its wheel"
    if sum(s.where[zone] != NOWHERE for zone in s.pieces.camps) > 1:
        yield "Camp Z lies in two places"
    yield from wrong_eggs(s)
    yield from wrong_winter(s)
    yield from wrong_hunt(s)
    yield from wrong_temple(s)
    yield from wrong_goddess(s)
    yield from wrong_study(s)
    yield from wrong_students(s)
    for familiar, owner in enumerate(s.linked_to):
        zone, name = s.released_at[familiar], s.pieces.familiars[familiar].id
        if owner != NOBODY and (not s.is_in(owner) or zone != GONE):
            yield f"{name} is Linked to somebody who has left, or is in two places"
        if zone != GONE and (zone == CAMP or s.where[zone] == NOWHERE):
            yield f"{name} stands nowhere"
    if s.cauldron and not s.maximum:
        yield "Students are in the Cauldron before Maximum Alert"


def wrong_students(s: Table) -> Iterator[str]:
    """Students of Congregations: three of each that is in use, and among those that are counted."""
    known = {*on_table(s), *([PHI] if is_jukas(s) else [])}
    for kind in led(s):
        owners = [seat for seat in range(s.seats) if number_of(s, seat, kind)]
        if kind in in_use(s) or owners not in ([], [leader_of(s, kind)]):
            yield f"somebody else has {KINDS[kind]} Students"
    for kind in range(1, len(KINDS)):
        if in_reserve(s, kind) < 0:
            yield f"there are too many {KINDS[kind]} Students"
        elsewhere = s.enrolled[kind - 1] + s.stewed[kind - 1] + s.bonfire_row.count(kind)
        if kind not in known and (elsewhere or any(kinds[kind - 1] for kinds in s.kinds)):
            yield f"there are {KINDS[kind]} Students that are not in use"
    if any(sum(kinds) > students for kinds, students in zip(s.kinds, s.students, strict=True)):
        yield "somebody has more Students of Congregations than Students"
    if sum(s.enrolled) > s.university[0] or sum(s.stewed) > s.cauldron:
        yield "more Students of Congregations than Students are somewhere"
    if len(s.bonfire_row) != (s.bonfire if are_on(s) else 0):
        yield "the row at the Bonfire is not as long as it is"
    if s.captives > (3 if is_jukas(s) else 0):
        yield "Phi Students are with nobody"


def wrong_eggs(s: Table) -> Iterator[str]:
    eggs = s.nest + sum(s.eggs) + sum(s.carrying) + sum(s.delivered)
    if eggs != (EGGS if is_brood(s) else 0):
        yield f"there are {eggs} Eggs"
    if any(n and (zone == CAMP or s.where[zone] == NOWHERE) for zone, n in enumerate(s.eggs)):
        yield "an Egg lies in no Zone of the dungeon, or in the Starting Zone"
    if any(s.carrying[seat] and not s.is_out_there(seat) for seat in range(s.seats)):
        yield "somebody at home, or out of the game, carries an Egg"


def wrong_hunt(s: Table) -> Iterator[str]:
    """Every Egg is in the row, in a Zone, in somebody's hand, or a shell."""
    unopened = unopened_eggs(s)
    if len(unopened) + sum(s.shells) != (EGGS_OF_HUNT if is_hunt(s) and s.where[CAMP] != NOWHERE else 0):
        yield f"there are {len(unopened)} unopened Eggs"
    if Counter(unopened) - Counter(INSIDE):
        yield "an Egg has the wrong cube"
    if any(eggs and (zone == CAMP or s.where[zone] == NOWHERE) for zone, eggs in enumerate(s.inside)):
        yield "an Egg lies in no Zone of the dungeon, or in the Starting Zone"
    if sum(s.where[zone] != NOWHERE for zone in s.pieces.burrows) > 1:
        yield "the Burrow lies in two places"
    if any(isinstance(frame, Foraging | Digging | Gathering) for frame in s.stack) and not is_hunt(s):
        yield "Marconiglio is not there"


def wrong_temple(s: Table) -> Iterator[str]:
    for zone in s.box.narrow:
        narrowing = any(isinstance(frame, Narrowing) and frame.zone == zone for frame in s.stack)
        if s.where[zone] != NOWHERE and is_crowded(s, zone) != narrowing:
            yield f"{s.zone_word(zone)} has too many links"
    if not is_temple(s):
        if (
            s.idol >= 0
            or s.bridge
            or s.bridge_fell
            or s.cleared
            or s.snake_pit != GONE
            or any(s.rescued)
            or is_rolling(s)
        ):
            yield "there are pieces of the Cursed Temple without Enrico Giovanni"
        return
    if s.idol >= 0 and not (s.is_in(s.idol) or s.idol in s.theses):
        yield "somebody who has left has the Idol"
    if s.snake_pit == CAMP or (s.snake_pit != GONE and s.where[s.snake_pit] == NOWHERE):
        yield "the Snake Pit lies nowhere, or in the Starting Zone"
    rolls = s.boulder != GONE or any(isinstance(frame, Rolling) for frame in s.stack)
    if rolls and not (s.maximum and s.boulder > CAMP and s.where[s.boulder] != NOWHERE):
        yield "the boulder lies nowhere, in the Starting Zone, or too soon"
    if s.bridge and tuple(s.box.zone[zone].floor for zone in s.bridge) != BRIDGED:
        yield "the Bridge joins other Floors"
    if s.bridge_fell and (not s.bridge or any(n.zone == s.bridge[1] for n in s.plan.links[s.bridge[0]])):
        yield "the Bridge has fallen, and still joins two Zones"


def is_rolling(s: Table) -> bool:
    """Whether there is a boulder, or one is about to be put."""
    return s.boulder != GONE or any(isinstance(frame, Loosening | Rolling) for frame in s.stack)


def wrong_goddess(s: Table) -> Iterator[str]:
    if not is_goddess(s):
        if s.tentacles or s.lair != GONE or s.deepest != GONE or any((*s.blessed, *s.beaten, *s.calmed)):
            yield "there is something of the sisters without Scilla and Cariddi"
        return
    if s.tentacles.bit_count() > TENTACLES:
        yield "there are too many Tentacles"
    if any(s.tentacles >> zone & 1 and s.where[zone] == NOWHERE for zone in range(len(s.where))):
        yield "a Tentacle lies nowhere"
    if s.tentacles >> CAMP & 1:
        yield "a Tentacle lies in the Starting Zone"
    tile = lair_tile(s)
    boxed = s.box.tiles[tile] in s.unused_cards
    if s.lair != ((s.deepest if boxed else GONE) if s.where[tile] == NOWHERE else tile):
        yield "the Lair is somewhere else"
    for zone in (s.lair, s.deepest):
        if zone != GONE and (s.where[zone] == NOWHERE or s.box.zone[zone].floor != len(s.box.piles)):
            yield "the Lair is not on Floor IV"


def wrong_winter(s: Table) -> Iterator[str]:
    if not is_winter(s):
        if s.frozen or any(s.hot_water) or any(s.melted):
            yield "there is ice or Hot Water without Freddo"
        return
    if iota_left(s) < 0 or water_left(s) < 0 or max(s.hot_water) > HELD:
        yield "there is too much ice or Hot Water"
    if any(s.frozen >> zone & 1 and s.where[zone] == NOWHERE for zone in range(len(s.where))):
        yield "an Iota stands nowhere"
    if any(s.frozen >> zone & 1 or s.boss_at == zone for zone in shunned(s)):
        yield "there is ice, or Freddo, where he never goes"


def wrong_study(s: Table) -> Iterator[str]:
    """Whoever picks the cubes of her Study declares next, so she has something to declare with."""
    for n, frame in enumerate(s.stack):
        if isinstance(frame, IndicateCubes | Counting):
            study = s.stack[n - 1] if n else None
            if not isinstance(study, Study) or study.seat != frame.seat:
                yield f"seat {frame.seat} picks cubes, but does not study"
            elif not s.hinges.declarable(s, frame.seat):
                yield f"seat {frame.seat} picks cubes, but has no card to declare with"
