"""Options of the expansion beside those that the base knows: claims, looks at a deck, Skills and Auxiliary
Effects. They are weighed against doing nothing.
"""

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.cards.content import Skill
from undercroft.games.dungeonology.cards.packs import base_box
from undercroft.games.dungeonology.heuristics.situation import Situation
from undercroft.games.dungeonology.rules.skills import DISCARDED

OWN_VERBS: Final = ("claim", "peek")
STILL: Final = (("done",), ("pass",), ("explore",))  # to do nothing of all this
SMALL: Final = 0.01


def is_added(s: Situation, option: Option) -> bool:
    """Whether the base has nothing to say about an option."""
    verb = option[0]
    if verb in OWN_VERBS:
        return True
    if verb == "skill":
        skill = s.box.skill[s.box.used_skills[option[1]]]
        return skill.id not in base_box().skill or is_paid_with_fate(s, skill)
    if verb == "aux":
        return option[1] in s.box.added_auxiliaries
    return verb in ("study", "spy") and not s.hand


def is_paid_with_fate(s: Situation, skill: Skill) -> bool:
    """Whether only Fate can pay for a Skill that asks for a type (RCV-TYPE-01)."""
    kind = DISCARDED.get(skill.cost)
    return kind is not None and not s.holds(kind)


def added_opinions(s: Situation, known: Opinions, options: Sequence[Option]) -> Opinions:
    """Each is worth so much more or less than to do nothing."""
    scores = [opinion.score for opinion in known.values()]
    still = next((known[option].score for option in STILL if option in known), min(scores, default=0.0))
    most = max(scores, default=0.0)
    found: Opinions = {}
    for option in options:
        if option[0] == "claim":
            found[option] = Opinion(most + float(s.box.card[option[1]].points))
        elif option[0] == "peek":
            found[option] = Opinion(still + SMALL)
        else:
            found[option] = Opinion(still + worth(s, option))
    return found


def worth(s: Situation, option: Option) -> float:
    if option[0] == "skill":
        verb = str(s.box.skill[s.box.used_skills[option[1]]].effect[0])
        return SKILLS[verb](s) if verb in SKILLS else 0.0
    if option[0] == "aux":
        return lift(s, len(s.me["interns"])) if s.view["test"] else SMALL
    return SMALL


def lift(s: Situation, n: float) -> float:
    """What so much more Stealth is worth: a point where it decides, a loss where it does not."""
    test = s.view["test"]
    gap = test["alert"] - test["stealth"] if test else 0
    return 1.0 if 0 < gap <= n else -1.0


def few_students(s: Situation) -> float:
    return 0.5 if s.me["students"] < 2 and s.me["stun"] + 2 < s.me["values"]["stamina"] else -0.5


SKILLS: Final[dict[str, Callable[[Situation], float]]] = {
    "store_card": lambda s: -0.1,
    "tumble": lambda s: -0.5,
    "search_deck": lambda s: 0.2,
    "add_intelligence": lambda s: lift(s, s.me["values"]["intelligence"]),
    "add_stealth": lambda s: lift(s, min(4, s.me["students"])),
    "take_students": few_students,
    "charge": lambda s: -0.5,
    "reap": lambda s: 0.3,
    "whip": lambda s: -0.3,
}
