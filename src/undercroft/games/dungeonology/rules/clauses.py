"""The clauses in which the printed books differ (chapter ED). An edition is a set of their values; a
procedure asks for a clause and never for an edition (DGY-ED-03).
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple


class Clauses(NamedTuple):
    """What the book of a table says, with the values of the English one."""

    modules: Literal["free", "all"] = "free"  # the advanced rules (DGY-GEN-03, DGY-R-11, DGY-ED-20)
    levels: bool = True  # there are Player Levels (DGY-LEVEL-01, DGY-ED-06)
    camp_choice: Literal["explore", "free"] = "explore"  # in the Starting Zone (DGY-TURN-03, DGY-ED-22)
    thesis_first: bool = False  # she may Submit rather than Rest (DGY-R-50, DGY-ED-23)
    thesis_token: bool = True  # submitting gives the Knowledge Token (DGY-KNOW-01, DGY-ED-24)
    thesis_evening: bool = False  # after a failure comes the evening (DGY-R-61, DGY-ED-28)
    rest: Literal["v2", "older"] = "v2"  # the steps of Rest (DGY-REST-02 to 06, DGY-ED-29)
    reveals: Literal["all", "own"] = "all"  # whose Jinx Cards are turned up (DGY-R-111, DGY-ED-30)
    door: Literal["both", "either"] = "both"  # of two colours (DGY-ZONE-08, DGY-ED-33)
    secret: Literal["movement", "any_step"] = "movement"  # Secret Passages (DGY-R-148, DGY-ED-35)
    ambush: Literal["stun", "sacrifice"] = "stun"  # what an Ambush takes (DGY-DZ-11, DGY-ED-10)
    luck: Literal["reveal", "divination"] = "reveal"  # what Luck is (DGY-DZ-08, DGY-ED-11)
    toll: Literal["left", "right"] = "left"  # the space for a cube (DGY-DZ-14, DGY-ED-38)
    divination: Literal["highest", "chosen"] = "highest"  # which card counts (DGY-ICON-10, DGY-ED-39)
    rogue: int = 2  # Divinations at most of a spy's Skill (DGY-R-191, DGY-ED-45)
    boss_own_zone: Literal["out_and_back", "direct"] = "out_and_back"  # (DGY-BOSS-14, DGY-ED-42)
    ranking: Literal["theses", "all"] = "theses"  # who is ranked (DGY-SCORE-01, DGY-ED-47)
    hot_water: int = 12  # tokens, where there are any (DGY-ED-12)


ENGLISH: Final = Clauses()
FRENCH: Final = Clauses(ambush="sacrifice", luck="divination", hot_water=15)  # DGY-ED-05
SPANISH: Final = Clauses(  # DGY-ED-06: nobody can choose it before all of its clauses are here
    modules="all",
    levels=False,
    camp_choice="free",
    thesis_first=True,
    thesis_token=False,
    thesis_evening=True,
    rest="older",
    reveals="own",
    door="either",
    secret="any_step",
    toll="right",
    luck="divination",
    divination="chosen",
    rogue=1,
    boss_own_zone="direct",
    ranking="all",
)
EDITIONS: Final = (ENGLISH, FRENCH)  # as the setting counts them


def clauses_of(options: Mapping[str, int]) -> Clauses:
    """DGY-ED-01: a table of which nothing is said is played by the English book."""
    return EDITIONS[options.get("edition", 0)]
