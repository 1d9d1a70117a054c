"""Omega himself: where he is, his deck, the cubes on the Tome of Secrets and the Black Stars they cover
(RCV-OMG-02, 06 to 10; RCV-R-87 to 89, 106, 109, 111, 116, 118, 221 to 223, 247).

He has no seat. Where an effect names him his number is `OMEGA`; whatever counts seats does not know him.
"""

from typing import Final

from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Flag
from undercroft.games.dungeonology.rules.cubes import calm_leaders, exalt, put_on_board
from undercroft.games.dungeonology.rules.values import Cause, has_room, stars_of
from undercroft.games.dungeonology.table import CAMP, EMPTY, GONE, NOBODY
from undercroft.games.dungeonology.zones import shuffled, without
from undercroft.games.rocca_civetta.cards.content import OmegaCard, Tome
from undercroft.games.rocca_civetta.rules.information import (
    UNIVERSAL,
    ChooseColumn,
    cube_value,
    open_columns,
)
from undercroft.games.rocca_civetta.table import Table

OMEGA: Final = 8  # where effects name an opponent; no seat has this number


def plays(s: Table) -> bool:
    """No seat is his, so neither the Boss nor an effect on hand, Students or Stun finds him (RCV-OMG-01,
    RCV-R-108, 109).
    """
    return s.omega_at != GONE


def is_alone(s: Table) -> bool:
    """Solitary (RCV-SOLO-01)."""
    return bool(s.settings["solitary"])


def is_out(s: Table) -> bool:
    """In the dungeon: in the Starting Zone nothing can be aimed at him (RCV-R-94)."""
    return s.omega_at > CAMP


# -- the deck ------------------------------------------------------------------------------------------------


def card_of(s: Table, card: int) -> OmegaCard:
    found: OmegaCard = s.box.card[card]
    return found


def draw_card(s: Table, why: str) -> int:
    """The top Omega Card, onto the discards at once. When the last one leaves the deck, those that lay there
    before become a new one (RCV-OPH-01, RCV-R-226, 247).
    """
    card = s.omega_deck[-1]
    s.omega_deck = s.omega_deck[:-1]
    s.seen[card] = EVERYBODY
    s.reveal("omega_card", card=s.name(card), why=why)
    if not s.omega_deck:
        for other in s.omega_discard:
            s.seen[other] = 0
        s.omega_deck = shuffled(s, "omega", s.omega_discard)
        s.omega_discard = ()
        s.reveal("reshuffled", deck="omega", n=len(s.omega_deck))
    s.omega_discard += (card,)
    return card


def alert_of_omega(s: Table, zone: int) -> list[Cause]:
    """K of the last card drawn, for the Zone in which he is (RCV-OPH-16, RCV-R-105, 106)."""
    if zone != s.omega_at or not s.omega_discard:
        return []
    return [("omega", card_of(s, s.omega_discard[-1]).alert)]


# -- the Tome ------------------------------------------------------------------------------------------------


def tome_of(s: Table) -> Tome:
    """The side for so many players (RCV-R-05)."""
    return s.pieces.tomes[s.seats]


def students_for(s: Table, card: OmegaCard) -> int:
    """A, as his Tome has it: against four no single one (RCV-R-321), alone one more (RCV-R-322)."""
    tome = tome_of(s)
    return (card.students if card.students >= tome.students else 0) + tome.more[s.alert]


def is_full(s: Table) -> bool:
    """Up to the OMEGA symbol, beyond which there is no space (RCV-SOLO-14, RCV-OAA-14, RCV-R-87)."""
    return len(s.tome) >= tome_of(s).spaces


def black_stars(s: Table) -> int:
    """RCV-OMG-10, RCV-R-88: from what lies there now."""
    return sum(star <= len(s.tome) for star in tome_of(s).stars)


def value_of(s: Table, cube: int) -> int:
    """RCV-R-100, 111: whatever the Clan; a white cube has the value of Caste, a black one none."""
    return cube_value(s, cube)


def best_cubes(s: Table, zones: list[int]) -> list[tuple[int, int]]:
    """The most valuable cubes of these Zones: each Zone and kind once (RCV-R-100)."""
    found = dict.fromkeys((zone, cube) for zone in zones for cube in s.spaces[zone] if cube != EMPTY)
    most = max((value_of(s, cube) for _, cube in found), default=0)
    return [(zone, cube) for zone, cube in found if value_of(s, cube) == most]


def least_kinds(s: Table) -> list[int]:
    """The kinds of the least valuable cube that he has (RCV-OMG-08, RCV-R-111)."""
    least = min((value_of(s, cube) for cube in s.tome), default=0)
    return sorted({cube for cube in s.tome if value_of(s, cube) == least})


def write_down(s: Table, cube: int) -> None:
    """A cube that he gets goes on the next space; on a full Tome to the Reserve (RCV-OMG-06, RCV-R-87)."""
    if is_full(s):
        s.supply[cube] += 1
        s.tell("tome_full", cube=s.cube_word(cube))
        return
    before = black_stars(s)
    s.tome += (cube,)
    s.omega_gains += (cube,)
    s.tell("tome_filled", cube=s.cube_word(cube), n=len(s.tome))
    tell_stars(s, before)


def strike_out(s: Table, cube: int) -> int:
    """Take a cube of this kind, the one placed last; the gap closes (RCV-OMG-07, 09, RCV-R-223). How many
    Black Stars there were is told when the cube has come to lie elsewhere.
    """
    before = black_stars(s)
    place = len(s.tome) - 1 - s.tome[::-1].index(cube)
    s.tome = (*s.tome[:place], *s.tome[place + 1 :])
    if cube in s.omega_gains:  # what the last phase brought was placed last
        s.omega_gains = without(s.omega_gains, cube)
    return before


def columns_for(s: Table, seat: int, cube: int) -> list[int]:
    """The columns of her board that have room for a cube of this kind."""
    if cube == UNIVERSAL:
        return open_columns(s, seat)
    return [cube] if has_room(s, seat, cube) else []


def hand_to(s: Table, seat: int, cube: int, stolen: bool) -> None:
    """A cube goes from the Tome to a Note Board, a white one into a column of her choice (RCV-R-116, 223)."""
    columns = columns_for(s, seat, cube)
    if len(columns) > 1:
        s.push(SecretColumn(seat, stolen=int(stolen)))
    else:
        hand_into(s, seat, cube, columns[0] if columns else NOBODY, stolen)


def hand_into(s: Table, seat: int, cube: int, column: int, stolen: bool) -> None:
    """Into a column with room, or to the Reserve where there is none (DGY-CUBE-05, 15)."""
    before = strike_out(s, cube)
    if column == NOBODY:
        s.supply[cube] += 1
        s.tell("no_room", seat=seat, cube=s.cube_word(cube))
    else:
        put_on_board(s, seat, cube, column)
    tell_stars(s, before)
    if stolen and column != NOBODY:
        s.hinges.gained_cube(s, seat, column)


class SecretColumn(ChooseColumn):
    """A white cube comes from the Tome, and she chooses its column (RCV-R-116, 223). Until then it lies
    there.
    """

    stolen: Flag = 0

    def chosen(self, s: Table) -> str:
        into = s.answer[1]
        s.tell("column_chosen", seat=self.seat, cube=s.cube_word(into))
        hand_into(s, self.seat, UNIVERSAL, into, bool(self.stolen))
        return DONE


FRAMES: Final = (SecretColumn,)


# -- Black Stars and Exaltation ------------------------------------------------------------------------------


def tell_stars(s: Table, before: int) -> None:
    """What follows when the number of Black Stars has changed."""
    now = black_stars(s)
    if now > before:
        s.tell("black_star_gained", n=now)
        for seat in s.around():  # RCV-R-118: against all, an event as with any other Star
            if s.is_in(seat) and not s.exalted[seat] and stars_of(s, seat) < now:
                exalt(s, seat)
    elif now < before:
        s.tell("black_star_lost", n=now)
    calm_leaders(s)
    keep_exalted(s)


def keep_exalted(s: Table) -> None:
    """Solitary: Exalted if and only if she has fewer Stars than he has Black Stars (RCV-R-89)."""
    if not is_alone(s):
        return
    for seat in s.playing():
        if not s.exalted[seat] and stars_of(s, seat) < black_stars(s):
            exalt(s, seat)
