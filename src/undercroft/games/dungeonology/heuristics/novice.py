"""What a beginner knows: study where the hand is enough, go where cubes are, lay down big cards until it is
enough, submit when it must succeed. The rest is left to chance, and others are left in peace.
"""

from collections.abc import Callable
from typing import Final

from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.heuristics.contest import cards_named, declared
from undercroft.games.dungeonology.heuristics.situation import Situation
from undercroft.games.dungeonology.heuristics.stealth import alert_of
from undercroft.games.dungeonology.heuristics.turns import is_last_turn
from undercroft.games.dungeonology.table import CAMP

NEW: Final = -1.5  # a new Zone: better than cubes two steps away
LAZY: Final = -8.0  # to stay where there is nothing
FAR: Final = 9  # steps


def activity(s: Situation) -> Opinions:
    """Submit when it must succeed, or at the very end; rest before the last Stun Token, or for a better hand
    where there is nothing to do with this one; else explore.
    """
    chance = s.acceptance(s.me)
    tired = s.me["stun"] >= s.me["values"]["stamina"] - 1 and not s.me["students"]
    idle = nearness(s, s.at) == -FAR
    worths = {
        "submit": 3.0 if chance == 1 or (chance and is_last_turn(s)) else -1.0,
        "rest": 2.0 * (tired or idle),
        "explore": 1.0,
    }
    keys = {
        "submit": "counsel-first-submit",
        "rest": "counsel-first-rest",
        "explore": "counsel-first-explore",
    }
    return {option: Opinion(worths[option[0]], keys[option[0]]) for option in s.options}


def homecoming(s: Situation) -> Opinions:
    """At home in Maximum Alert: submit when it must succeed."""
    worths = {"submit": 1.0 if s.acceptance(s.me) == 1 else -1.0, "pass": 0.0}
    keys = {"submit": "counsel-first-submit", "pass": "counsel-stay-out"}
    return {option: Opinion(worths[option[0]], keys[option[0]]) for option in s.options}


def movement(s: Situation) -> Opinions:
    """To the nearest cubes; home with a Thesis in Maximum Alert; a new Zone where no cubes are near. Where
    nothing is in sight, anything.
    """
    opinions: Opinions = {}
    for option in s.options:
        if option[0] in ("walk", "sneak"):
            opinions[option] = Opinion(nearness(s, option[1]), "counsel-first-walk")
        elif option[0] == "reveal":
            opinions[option] = Opinion(NEW, "counsel-first-reveal")
        elif option[0] == "done":
            here = nearness(s, s.at)
            opinions[option] = Opinion(here if here == 0 else LAZY, "counsel-first-stay")
    return opinions if max(opinion.score for opinion in opinions.values()) > LAZY else {}


def nearness(s: Situation, zone: int) -> float:
    """Minus the steps to the next Zone worth a visit."""
    ready = s.maximum and s.acceptance(s.me) == 1
    wanted: list[int] = []
    for other, steps in s.steps_from(zone).items():
        if other == CAMP if ready else can_study(s, other):
            wanted.append(steps)
        elif s.is_frontier(other):
            wanted.append(steps + 2)
    return -float(min(wanted, default=FAR))


def can_study(s: Situation, zone: int) -> bool:
    """Whether there is a cube, and the hand is enough for it."""
    return bool(s.cubes[zone]) and s.strength >= alert_of(s, zone, 1)


def action(s: Situation) -> Opinions:
    """A Study if the hand is enough."""
    enough = can_study(s, s.at)
    worths = {"study": 2.0 if enough else -1.0, "collect": 2.5, "done": 0.0}
    keys = {"study": "counsel-first-study", "collect": "counsel-first-study", "done": "counsel-first-stay"}
    return {
        option: Opinion(worths[option[0]], keys[option[0]]) for option in s.options if option[0] in worths
    }


def indicate(s: Situation) -> Opinions:
    """As many cubes as the hand is just enough for."""
    zone = s.box.zone_index[s.view["test"]["zone"]]
    opinions: Opinions = {}
    for option in s.options:
        enough = s.strength >= alert_of(s, zone, option[1])
        opinions[option] = Opinion(float(option[1] if enough else -option[1]), "counsel-first-indicate")
    return opinions


def declare(s: Situation) -> Opinions:
    """Big cards first, until it is enough."""
    enough = declared(s, cards_named(s, s.view["test"]["laid"]["known"])) >= s.view["test"]["alert"]
    return {
        option: Opinion(10.0 if enough else -10.0, "counsel-first-declare")
        if option[0] == "declare"
        else Opinion(float(s.bonus(option[1])), "counsel-first-lay")
        for option in s.options
    }


def leave_alone(s: Situation) -> Opinions:
    return {("pass",): Opinion(0.0, "counsel-pass")}


RULES: Final[dict[str, Callable[[Situation], Opinions]]] = {
    "turn.activity": activity,
    "turn.thesis": homecoming,
    "phase.movement": movement,
    "phase.action": action,
    "study.indicate": indicate,
    "test.declare": declare,
    **dict.fromkeys(
        (
            "test.at_once",
            "test.opponent",
            "test.target",
            "window.instant",
            "window.turn_start",
            "window.announced",
            "window.reaction",
        ),
        leave_alone,
    ),
}
