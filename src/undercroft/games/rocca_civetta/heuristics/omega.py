"""What to think of Omega: whether to spy on him, what to let him have, and how near he is to the end of his
Tome.
"""

from collections.abc import Iterable
from math import exp
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.heuristics.effects import SNATCHED, here
from undercroft.games.dungeonology.heuristics.situation import AVERAGE, NO_SURPRISE
from undercroft.games.dungeonology.heuristics.stealth import failure_cost, spying_strength, success
from undercroft.games.dungeonology.rules.values import stars_of
from undercroft.games.rocca_civetta.heuristics.situation import SABOTAGE, Situation
from undercroft.games.rocca_civetta.rules.information import KINDS
from undercroft.games.rocca_civetta.rules.omega.tome import OMEGA, black_stars, tome_of
from undercroft.games.rocca_civetta.table import Table

NAMED: Final = ("spy", "heist", "target", "whip")  # verbs whose first number is somebody
LATE: Final = 4  # spaces that are left when every cube of his counts
SPACE: Final = 1.0  # a space of the Tome that becomes free, early
LAST_SPACES: Final = 4.0  # the same when few are left
MOVED: Final = 0.2
THREAT: Final = 3.0  # a full Tome, in the measure of scores
LEAD: Final = 0.3  # each Star more than Black Stars, two at most
ALONE: Final = {"counsel-boss-way": "counsel-alone-boss-way", "counsel-reap": "counsel-alone-reap"}
SABOTAGED: Final = {
    "counsel-declare": "counsel-omega-declare",
    "counsel-declare-short": "counsel-omega-declare-short",
}
EVEN: Final = 1.6  # the score with which a game alone is as good as lost


def names_omega(option: Option) -> bool:
    return option[0] in NAMED and option[1] == OMEGA


def aimed_at(s: Situation, options: Iterable[Option]) -> frozenset[Option]:
    """Which of these cards find Omega: those with his icon, while he is near (RCV-R-249)."""
    omega = s.view["omega"]
    if omega is None or omega["at"] not in (*s.zones[s.at]["links"], s.box.zone[s.at].id):
        return frozenset()
    return frozenset(option for option in options if option[0] == "main" and s.box.trick[option[1]].omega)


def freed(s: Situation) -> float:
    """What it is worth that he has a cube less."""
    omega = s.view["omega"]
    return LAST_SPACES if omega["spaces"] - len(omega["tome"]) <= LATE else SPACE


def prize(s: Situation, cube: int) -> float:
    return s.gain(s.me, cube) + freed(s)


def opinion(s: Situation, option: Option) -> Opinion:
    """An option that names him, beside those that name Scholars."""
    verb = option[0]
    if verb in ("spy", "heist"):
        return spy(s, option[2], verb == "heist")
    if verb == "whip":
        return Opinion(MOVED, "counsel-omega-moved")
    return Opinion(freed(s), "counsel-omega-target")


def spy(s: Situation, cube: int, heist: bool) -> Opinion:
    """An Espionage on him as it would be (RCV-ESP-01 to 05)."""
    alone = heist or "rogue" in s.me["skills"]
    alert = s.cube_value(cube) + int(s.view["alert"]["bonus"])
    chance = success(spying_strength(s) - alert, [], surprise=NO_SURPRISE if heist else SABOTAGE)
    cost = 0.0 if alone else -s.students_worth(-1)
    worth = chance * prize(s, cube) - (1 - chance) * failure_cost(s, s.at) - cost
    facts = {"victim": OMEGA, "cube": KINDS[cube], "alert": alert, "percent": round(100 * chance)}
    return Opinion(worth, "counsel-spy", facts)


def butt(s: Situation, opinions: Opinions) -> Opinions:
    """A Headbutt where nobody else stands hits him (RCV-R-222)."""
    found: Opinions = {}
    for option, opinion in opinions.items():
        if opinion.reason == "counsel-butt" and not here(s):
            tome = [KINDS.index(cube) for cube in s.view["omega"]["tome"]]
            heroic = opinion.data["skill"] == "heroic_headbutt"
            mine = heroic * sum(s.gain(s.me, cube) for cube in tome) / len(tome)
            score = opinion.score - SNATCHED + freed(s) + mine
            found[option] = opinion._replace(score=score, reason="counsel-omega-butt")
    return opinions | found


def retold(s: Situation, opinions: Opinions) -> Opinions:
    """What the base says of rivals is said otherwise where there are none, or where he takes their part."""
    test = s.view["test"]
    words = ALONE if s.view["options"]["solitary"] else {}
    if test is not None and not test["silent"] and s.surprise_in(test) is SABOTAGE:
        words = words | SABOTAGED
    return {
        option: opinion._replace(reason=words.get(opinion.reason, opinion.reason))
        for option, opinion in opinions.items()
    }


# -- questions about him -------------------------------------------------------------------------------------


def seize(s: Situation) -> Opinions:
    """He gets what I need least."""
    return {
        option: Opinion(-s.gain(s.me, option[2]), "counsel-omega-seize", {"cube": KINDS[option[2]]})
        for option in s.options
    }


def teleport(s: Situation) -> Opinions:
    """Far from the cubes that I can take: where fewest lie."""
    return {
        option: Opinion(-float(len(s.cubes[option[1]])), "counsel-omega-teleport", {"zone": zone(s, option)})
        for option in s.options
    }


def zone(s: Situation, option: Option) -> str:
    return s.box.zone[option[1]].id


def answer(s: Situation) -> Opinions:
    """A Reaction is worth a test that would fail, and a card that would be lost."""
    test: dict[str, Any] | None = s.view["test"]
    close = test is not None and 0 <= test["stealth"] - test["alert"] < AVERAGE
    found: Opinions = {}
    for option in s.options:
        if option[0] == "react":
            worth = 1.0 if close or test is None else -1.0
            found[option] = Opinion(worth, "counsel-omega-answer", {"card": s.box.names[option[1]]})
        else:
            found[option] = Opinion(0.0, "counsel-omega-let")
    return found


def traps(s: Situation) -> Opinions:
    """Alone, where she is least likely to go herself: he does not mind Traps (RCV-R-96)."""
    found: Opinions = {}
    for option in s.options:
        facts = {"zone": s.box.zone[option[2]].id}
        found[option] = Opinion(-float(len(s.cubes[option[2]])), "counsel-alone-trap", facts)
    return found


def gives(s: Situation) -> Opinions:
    return {
        option: Opinion(s.gain(s.me, option[1]), "counsel-omega-gives", {"cube": KINDS[option[1]]})
        for option in s.options
    }


ANSWERS_ALONE: Final = {"card.trap": traps}


# -- how things stand ----------------------------------------------------------------------------------------


def share_of_omega(s: Table, score: float) -> float:
    """His share in the victory, where the best Scholar has such a score (RCV-SOLO-13 to 15, RCV-OAA-14)."""
    lead = max((stars_of(s, seat) for seat in s.playing()), default=0) - black_stars(s)
    threat = THREAT * (len(s.tome) / tome_of(s).spaces) ** 2
    return 1 / (1 + exp(score + LEAD * max(-2, min(2, lead)) - threat - EVEN))
