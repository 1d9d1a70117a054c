"""Options of the expansion that bring nothing: more for a test that is won, a cure for who has no Stun
Token, a mixture that hits nobody (chapters ALC, SPEC).
"""

from undercroft.engine.choice import Option
from undercroft.games.dungeonology.heuristics import effects
from undercroft.games.dungeonology.heuristics.useless import is_followed, most_alert
from undercroft.games.rocca_civetta.heuristics.situation import Situation


def vain_additions(s: Situation) -> frozenset[Option]:
    """Where she may pass."""
    if ("pass",) not in s.options:
        return frozenset()
    return frozenset(option for option in s.options if is_vain(s, option))


def is_vain(s: Situation, option: Option) -> bool:
    if option[0] == "aux" and s.view["test"]:
        return option[1] in s.box.added_auxiliaries and (is_won(s) or not s.me["interns"])
    if option[0] != "main":
        return False
    trick = s.box.trick[option[1]].id
    if trick == "catalyst":
        return is_won(s)
    if trick == "healing_draught":
        return not s.me["stun"]
    return trick == "volatile_mixture" and not effects.near(s)


def timely_flasks(s: Situation) -> frozenset[Option]:
    """Skills that raise the Alert Value of a rival's Study, where that may still turn it (content: Blast
    Flask); the base takes every Skill in a test for the tester's.
    """
    test = s.view["test"]
    used = s.box.used_skills
    skills = {option: s.box.skill[used[option[1]]].effect for option in s.options if option[0] == "skill"}
    flasks = {option: int(effect[1]) for option, effect in skills.items() if effect[0] == "blast"}
    if not flasks or test["seat"] == s.seat:
        return frozenset()
    ahead = test["stealth"] - test["alert"]
    if ahead < 0 and not s.player(test["seat"])["hand"]["count"]:
        return frozenset()
    most = most_alert(s.view, s.options)
    return frozenset(
        option for option, more in flasks.items() if is_followed(s.view, s.seat) or ahead < more + most
    )


def is_won(s: Situation) -> bool:
    """Whether a test of mine is enough, and nobody speaks after me (DGY-STUDY-15)."""
    test = s.view["test"]
    return s.prompt == "test.tester" and test["seat"] == s.seat and test["stealth"] >= test["alert"]
