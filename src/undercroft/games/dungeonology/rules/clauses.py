"""The clauses in which the printed books differ (chapter ED). An edition is a set of their values; a
procedure asks for a clause and never for an edition (DGY-ED-03).
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple


class Clauses(NamedTuple):
    """What the book of a table says, with the values of the English one."""

    ambush: Literal["stun", "sacrifice"] = "stun"  # what an Ambush takes (DGY-DZ-11, DGY-ED-10)
    luck: Literal["reveal", "divination"] = "reveal"  # what Luck is (DGY-DZ-08, DGY-ED-11)
    hot_water: int = 12  # tokens, where there are any (DGY-ED-12)


ENGLISH: Final = Clauses()
FRENCH: Final = Clauses(ambush="sacrifice", luck="divination", hot_water=15)  # DGY-ED-05
EDITIONS: Final = (ENGLISH, FRENCH)  # as the setting counts them


def clauses_of(options: Mapping[str, int]) -> Clauses:
    """DGY-ED-01: a table of which nothing is said is played by the English book."""
    return EDITIONS[options.get("edition", 0)]
