"""What the texts of Rocca Civetta must say, besides what those of its base do."""

from collections.abc import Mapping
from typing import Any

from tests.games.dungeonology import needs as base
from tests.texts.needs import Needs

from undercroft.games.dungeonology.cards.content import TYPES
from undercroft.games.rocca_civetta import texts as facts
from undercroft.games.rocca_civetta.campaign.course import RoccaCampaign
from undercroft.games.rocca_civetta.campaign.months import NAMES
from undercroft.games.rocca_civetta.campaign.sheet import RESULTS as RESULTS_OF_A_MONTH
from undercroft.games.rocca_civetta.cards.packs import whole_box
from undercroft.games.rocca_civetta.cards.vocabulary import FAMILIARS, LOOSE_CUBES, ZONE_EFFECTS
from undercroft.games.rocca_civetta.cards.vocabulary import TYPES as MORE_TYPES
from undercroft.games.rocca_civetta.game import VERSIONS
from undercroft.games.rocca_civetta.rules.congregations import KINDS
from undercroft.games.rocca_civetta.rules.omega.tome import OMEGA
from undercroft.texts.speaker import message_of

GAME = VERSIONS[-1]
TRAPS = ("idol", "bridge", "pillar", "snake_pit", "boulder", "tentacle", "blessing")
PIECES = ("star", "egg", "ice", "hot_water", "shell", *TRAPS, "tome", "black_star")
TOKENS = ("fools_token", "zainetto", "cauldron", *PIECES, *KINDS[1:])
RESULTS = ("solo_won", "solo_lost", "omega_won")
FIGURES = {**base.FIGURES, "research": 3, "mode": 2, "set": 4}
EXAMPLES: Mapping[str, Any] = {
    **base.EXAMPLES,
    "deck": "tricks",
    "familiar": "yocca",
    "student": "zeta",
    "favour": "cure",
    "drawn": ["standard", "zeta"],
    "setting": "spriggan",
    "needs": "main_effects",
}


def words() -> set[str]:
    return needed_cards() | needed_words() | needed_choices()


def needed_cards() -> set[str]:
    found: set[str] = set()
    for name, printed in facts.catalogue().items():
        kind, _, word = name.rpartition(".")
        message = message_of(kind or "card", word)
        found |= {message, *(f"{message}.{attribute}" for attribute in attributes(printed))}
    return found


def attributes(printed: Any) -> tuple[str, ...]:
    """A Spriggan card says what it does though it has no Main Effect."""
    if printed.kind == "trick" and getattr(printed.piece, "brings", ""):
        return ("text",)
    if printed.kind in ("familiar", "congregation"):
        return ("the", "text")
    return base.attributes(printed)


def needed_words() -> set[str]:
    box = whole_box()
    played = {card.id for card in box.trick if card.timing and not card.intern}
    named = {
        "kind": facts.DETAILS,
        "details": facts.DETAILS,
        "type": (*TYPES, *MORE_TYPES),
        "deed": {"intern", *box.used_skills, *played},
        "aux": {base.facts.aux_name(box, card) for card in box.trick},
        "amount": {
            *(box.skill[skill].cost for skill in box.used_skills),
            *("hecatomb", "bucket", "camp_z", "mandatory_passage", "door_riches_caste"),
            *(f"engage_familiar_{name}" for name in FAMILIARS),
        },
        "floor": [str(len(box.piles))],
        "door": ["riches_caste"],
    }
    found = {message_of(kind, name) for kind, names in named.items() for name in names}
    found |= {message_of("icon", name) + end for name in ZONE_EFFECTS for end in ("", ".text")}
    found |= {message_of("token", name) + end for name in TOKENS for end in ("", ".text")}
    found |= {message_of("star", star.id) + end for star in box.stars for end in ("", ".the")}
    found.add(f"seat-{OMEGA}")
    found |= {message_of("student", kind) + end for kind in KINDS for end in ("", ".the")}
    branches = {"alchemy_1_use", "alchemy_2_use", "alchemy_3_use", "specialists_1_stealth"}
    for cube in LOOSE_CUBES:
        found |= {message_of("amount", cube), *(message_of("cube", cube) + end for end in ("", ".the"))}
    found |= {"cube-idol", "cube-idol.the", *("card-cariddi", "card-cariddi.the", "card-cariddi.encounter")}
    return found | {message_of("effect", branch) for branch in branches}


def needed_choices() -> set[str]:
    groups = {message_of("group", setting.group) for setting in GAME.settings}
    profiles = next(setting for setting in GAME.settings if setting.name == "profile")
    choices = {f"choice-profile-{value}" for value in range(profiles.low, profiles.high + 1)}
    return choices | needed_months() | {group + end for group in groups for end in ("", ".text")}


def needed_months() -> set[str]:
    """Each has a name, a title, a story, and says what is new; and the year has an epilogue."""
    months = {message_of("chapter", name) for name in NAMES}
    parts = {month + end for month in months for end in ("", ".title", ".story", ".new")}
    said = {message_of("decision", verb) for verb in RoccaCampaign.verbs}
    said |= {f"decision-{verb}.text" for verb in ("draft", "scholar", "agree")}
    return (
        parts
        | said
        | {message_of("result", word) for word in RESULTS_OF_A_MONTH}
        | {
            "chapter-epilogue",
            "sheet-standing",
            "sheet-year",
            *(f"sheet-year-{n}" for n in range(1, 7)),
            *(
                f"sheet-{word}"
                for word in (
                    "about",
                    "victory-points",
                    "support",
                    "gained",
                    "earned",
                    "earned-nothing",
                    "spent",
                    "winner",
                )
            ),
            *(f"sheet-because-{word}" for word in ("taking-part", "thesis", "rank")),
        }
    )


NEEDS = Needs(
    words,
    places=dict.fromkeys((*base.PLACES, *RESULTS), FIGURES),
    endings=(
        *base.NEEDS.endings,
        *("cauldron_full", "boulder_home", "eggs_opened", "tome_full", "solo_won", "solo_resigned"),
    ),
    examples=EXAMPLES,
    told={"scored": FIGURES, "thesis_accepted": FIGURES},
    optional={**base.NEEDS.optional, "event-familiar-released": {"the_zone"}},
)
