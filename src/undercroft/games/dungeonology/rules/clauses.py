"""The clauses in which the printed books differ (chapter ED). An edition is a set of their values; a
procedure asks for a clause and never for an edition (DGY-ED-03).
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple


class Clauses(NamedTuple):
    """What the book of a table says, with the values of the English one."""

    modules: Literal["free", "all"] = "free"  # the advanced rules (DGY-GEN-03, DGY-R-11, DGY-ED-20)
    alerts: Literal["four", "three"] = "four"  # Alert Cards, and Player Levels (DGY-R-08, DGY-ED-06, 21)
    camp_choice: Literal["explore", "free"] = "explore"  # in the Starting Zone (DGY-TURN-03, DGY-ED-22)
    thesis_first: bool = False  # she may Submit rather than Rest (DGY-R-50, DGY-ED-23)
    thesis_token: bool = True  # submitting gives the Knowledge Token (DGY-KNOW-01, DGY-ED-24)
    thesis_open: bool = True  # a success shows Clan Card and score (DGY-THESIS-06 to 09, DGY-ED-25)
    thesis_leaves: bool = True  # after it her model is gone (DGY-THESIS-10, DGY-ED-26)
    thesis_cube: Literal["color", "clan"] = "color"  # that a failure costs (DGY-THESIS-14, DGY-ED-27)
    thesis_evening: bool = False  # after a failure comes the evening (DGY-R-61, DGY-ED-28)
    rest: Literal["v2", "older"] = "v2"  # the steps of Rest (DGY-REST-02 to 06, DGY-ED-29)
    reveals: Literal["all", "own"] = "all"  # whose Jinx Cards are turned up (DGY-R-111, DGY-ED-30)
    omega: Literal["interrupt", "after"] = "interrupt"  # an Omega Student in a card (DGY-R-42, DGY-ED-31)
    no_fit: Literal["spent", "free"] = "spent"  # the point when no tile fits (DGY-PLACE-05, DGY-ED-32)
    door: Literal["both", "either"] = "both"  # of two colours (DGY-ZONE-08, DGY-ED-33)
    filling: Literal["placing", "entry"] = "placing"  # when cubes are laid (DGY-PLACE-06, DGY-ED-34)
    secret: Literal["movement", "any_step"] = "movement"  # Secret Passages (DGY-R-148, DGY-ED-35)
    # what an Ambush takes (DGY-DZ-11, DGY-ED-10, 36)
    ambush: Literal["stun", "sacrifice", "sacrifice_or_stun"] = "stun"
    stop: Literal["points", "phase"] = "points"  # what Stop ends (DGY-DZ-13, DGY-ED-37)
    toll: Literal["left", "right"] = "left"  # the space for a cube (DGY-DZ-14, DGY-ED-38)
    luck: Literal["reveal", "divination"] = "reveal"  # what Luck is (DGY-DZ-08, DGY-ED-11)
    divination: Literal["highest", "chosen"] = "highest"  # which card counts (DGY-ICON-10, DGY-ED-39)
    bivouac: Literal["action", "rest"] = "action"  # what it leaves of the turn (DGY-DZ-17, DGY-ED-40)
    boss_fork: Literal["player", "arrow"] = "player"  # which way it goes (DGY-R-16, DGY-ED-41)
    boss_own_zone: Literal["out_and_back", "direct"] = "out_and_back"  # (DGY-BOSS-14, DGY-ED-42)
    social: Literal["three", "one"] = "three"  # effects of Social cards (DGY-AUX-13 to 15, DGY-ED-43)
    test_cards: Literal["instant", "auxiliary"] = "instant"  # in a Stealth Test (DGY-R-86, DGY-ED-44)
    rogue: int = 2  # Divinations at most of a spy's Skill (DGY-R-191, DGY-ED-45)
    max_thesis: Literal["forced", "free"] = "forced"  # at home in Maximum Alert (DGY-MAX-15, DGY-ED-46)
    max_rest: Literal["activities", "none"] = "activities"  # what is barred then (DGY-MAX-11, DGY-ED-46)
    ranking: Literal["theses", "all"] = "theses"  # who is ranked (DGY-SCORE-01, DGY-ED-47)
    hot_water: int = 12  # tokens, where there are any (DGY-ED-12)


ENGLISH: Final = Clauses()
FRENCH: Final = Clauses(ambush="sacrifice", luck="divination", hot_water=15)  # DGY-ED-05
SPANISH: Final = Clauses(  # DGY-ED-06
    modules="all",
    alerts="three",
    camp_choice="free",
    thesis_first=True,
    thesis_token=False,
    thesis_open=False,
    thesis_leaves=False,
    thesis_cube="clan",
    thesis_evening=True,
    rest="older",
    reveals="own",
    omega="after",
    no_fit="free",
    door="either",
    filling="entry",
    secret="any_step",
    ambush="sacrifice_or_stun",
    stop="phase",
    toll="right",
    luck="divination",
    divination="chosen",
    bivouac="rest",
    boss_fork="arrow",
    boss_own_zone="direct",
    social="one",
    test_cards="auxiliary",
    rogue=1,
    max_thesis="free",
    max_rest="none",
    ranking="all",
)
EDITIONS: Final = (ENGLISH, FRENCH, SPANISH)  # as the setting counts them


BASE_ONLY: Final = (SPANISH,)  # older than the expansion (DGY-ED-06)

# What only some editions say: by rule the values of the setting, for the book at a table (DGY-ED-04).
TOLD: Final[Mapping[str, tuple[int, ...]]] = {
    "DGY-ED-06": (2,),
    "DGY-ED-10": (1,),
    "DGY-ED-11": (1, 2),
    "DGY-ED-12": (1,),
    **{f"DGY-ED-{n}": (2,) for n in range(20, 48)},
    **{f"DGY-R-{n}": (2,) for n in range(231, 237)},
}


def goes_with_expansion(options: Mapping[str, int]) -> bool:
    return clauses_of(options) not in BASE_ONLY


def clauses_of(options: Mapping[str, int]) -> Clauses:
    """DGY-ED-01: a table of which nothing is said is played by the English book."""
    return EDITIONS[options.get("edition", 0)]
