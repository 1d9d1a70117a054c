"""The words of the cards of the expansion, carried out (vocabulary.py says what each means to a player), and
the Auxiliary Effects of its types of Trick Cards (chapters ALC, SPEC, SPRG; RCV-R-24, 28, 29, 163, 239).
"""

from typing import Final

from undercroft.engine.choice import Reason
from undercroft.games.dungeonology.cards.box import STEALTH, USE, AddedAuxiliary, Lexicon
from undercroft.games.dungeonology.cards.effects import hit_by
from undercroft.games.dungeonology.rules.playing import Playing
from undercroft.games.dungeonology.rules.stealth_test import current_test
from undercroft.games.dungeonology.rules.students import take_from_reserve
from undercroft.games.dungeonology.rules.stun import discard_stun
from undercroft.games.rocca_civetta.cards.procedures import (
    Brewing,
    Bursting,
    Dissolving,
    GreatWork,
    Rummaging,
    Transmuting,
)
from undercroft.games.rocca_civetta.table import Table

# -- Main Effects --------------------------------------------------------------------------------------------


def search_discards(s: Table, play: Playing, n: int) -> None:
    """RCV-R-239: what lay on top before."""
    s.push(Rummaging(play.seat))


def recover(s: Table, play: Playing, n: int) -> None:
    discard_stun(s, play.seat, n)


def open_doors(s: Table, play: Playing) -> None:
    s.doorless = 1
    s.tell("doors_opened", seat=play.seat)


def dissolve_walls(s: Table, play: Playing) -> None:
    s.push(Dissolving(play.seat))


def raise_stealth_for_cards(s: Table, play: Playing, n: int, most: int) -> None:
    test = current_test(s)
    if test is not None:
        test.shift(s, s.box.trick[play.card].id, min(n * s.declared, most), alert=False)


def take_students(s: Table, play: Playing, n: int) -> None:
    take_from_reserve(s, play.seat, n)


def raise_intelligence(s: Table, play: Playing, n: int) -> None:
    s.genius += n


def lower_increase(s: Table, play: Playing, n: int) -> None:
    s.relief += n
    s.tell("inspired", seat=play.seat)


def transmutation(s: Table, play: Playing) -> None:
    s.push(Transmuting(play.seat))


def volatile_mixture(s: Table, play: Playing) -> None:
    s.push(Bursting(tuple(hit_by(s, play))))


def magnum_opus(s: Table, play: Playing) -> None:
    s.push(GreatWork(play.seat))


# -- Auxiliary Effects ---------------------------------------------------------------------------------------

DISCARDS: Final = {1: 1, 2: 2, 3: 0}  # by level: cards given up (RCV-ALC-03 to 05)
DRAWS: Final = {1: 2, 2: 3, 3: 2}


def why_not_brew(s: Table, seat: int, card: int) -> Reason | None:
    """RCV-R-24: the card itself is none of those given up."""
    left = len(s.hand[seat]) - (card in s.hand[seat])
    needed = DISCARDS[s.box.trick[card].level]
    return Reason("RCV-R-24", "aux.too_few_cards", {"n": needed}) if left < needed else None


def brew(s: Table, seat: int, card: int) -> None:
    level = s.box.trick[card].level
    s.push(Brewing(seat, DISCARDS[level], DRAWS[level]))


def why_not_consult(s: Table, seat: int, card: int) -> Reason | None:
    """RCV-SPEC-04, RCV-R-163: only in her own Stealth Test."""
    test = current_test(s)
    if test is None or test.seat != seat:
        return Reason("RCV-SPEC-04", "aux.own_test", {"card": s.name(card)})
    return None


def consult(s: Table, seat: int, card: int) -> None:
    """RCV-SPEC-04, RCV-R-28: every Intern that she owns counts."""
    test = current_test(s)
    assert test is not None
    test.shift(s, s.box.trick[card].id, len(s.interns[seat]), alert=False)


def why_never(s: Table, seat: int, card: int) -> Reason | None:
    return Reason("RCV-SPRG-03", "aux.no_such_effect", {"card": s.name(card)})


def nothing(s: Table, seat: int, card: int) -> None:
    """A Spriggan has no Auxiliary Effect (RCV-SPRG-03)."""


LEXICON: Final = Lexicon(
    aims={},
    hits={},
    verbs={
        "search_discards": search_discards,
        "recover": recover,
        "open_doors": open_doors,
        "dissolve_walls": dissolve_walls,
        "raise_stealth_for_cards": raise_stealth_for_cards,
        "take_students": take_students,
        "raise_intelligence": raise_intelligence,
        "lower_increase": lower_increase,
    },
    procedures={
        "transmutation": transmutation,
        "volatile_mixture": volatile_mixture,
        "magnum_opus": magnum_opus,
    },
    auxiliaries={
        "alchemy": AddedAuxiliary((USE,), ("own",), why_not_brew, brew, "RCV-ALC-03"),
        "specialists": AddedAuxiliary((STEALTH,), ("test",), why_not_consult, consult, "RCV-SPEC-04"),
        "spriggan": AddedAuxiliary((), (), why_never, nothing, "RCV-SPRG-03"),
    },
)
