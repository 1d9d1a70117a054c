"""Solitary: one Scholar against Omega (chapter SOLO; RCV-R-84 to 89, 112, 113, 225)."""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, alone
from undercroft.engine.state import Place
from undercroft.games.dungeonology import setup
from undercroft.games.dungeonology.rules import turn as base
from undercroft.games.dungeonology.rules.scoring import figures
from undercroft.games.dungeonology.rules.values import stars_of
from undercroft.games.rocca_civetta.rules.omega.tome import black_stars, is_alone
from undercroft.games.rocca_civetta.table import Table

PLAYERS: Final = 2  # Omega is counted for the University (RCV-SOLO-03, RCV-R-170, 219)
# RCV-SOLO-04, RCV-R-174: one seat has the levels of two players; the lowest is recommended, and comes first
SEATS_FOR_LEVEL: Final = tuple(1 if n <= PLAYERS else n for n in setup.SEATS_FOR_LEVEL)
RULE_OF_LOSS: Final = {"tome_full": "RCV-SOLO-14", "solo_resigned": "RCV-R-225"}


def why_not_submit(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-SOLO-11: a Star more than he has Black Stars. A Forced Thesis does not ask (RCV-R-113)."""
    reason = base.why_not_submit(s, seat, option)
    if reason is None and is_alone(s) and stars_of(s, seat) <= black_stars(s):
        return Reason("RCV-SOLO-11", "submit.omega", {"n": stars_of(s, seat), "black": black_stars(s)})
    return reason


SUBMIT: Final[Offer] = alone("submit", why_not_submit)


def standings(s: Table) -> tuple[Place, ...]:
    """Won with a successful Thesis, lost otherwise, whatever the score (RCV-SOLO-12, 13, 15,
    RCV-R-61, 112).
    """
    if s.theses:
        return (Place(0, 1, "solo_won", "RCV-SOLO-13", figures(s, 0)),)
    return (Place(0, 1, "solo_lost", RULE_OF_LOSS.get(s.ending, "RCV-SOLO-15"), figures(s, 0)),)
