"""Students of Congregations: which to keep and to part with, and what they can do (chapter CON)."""

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.heuristics import contest, effects
from undercroft.games.dungeonology.heuristics.situation import AVERAGE, DIVINED, STUN
from undercroft.games.dungeonology.heuristics.stealth import failure_cost
from undercroft.games.rocca_civetta.heuristics.gains import WASTED, Gain, change, least
from undercroft.games.rocca_civetta.heuristics.situation import Situation
from undercroft.games.rocca_civetta.rules.congregations import KINDS, STANDARD
from undercroft.games.rocca_civetta.rules.student_effects import CHILL, CURE, INSIGHT, NAMES, TONIC
from undercroft.games.rocca_civetta.rules.traps import DRAW

GIFTED: Final = 0.4  # what a Student of a Congregation is worth more than a standard one
LOOKED: Final = 3.0  # the Bonus Value of the best card of a hand, about
STOPPED: Final = 0.6  # a Speed point that a rival loses
TRAPPED: Final = 0.5  # a Trap Token that a rival may meet
WAITING: Final = 2  # Stun Tokens of an Ambush or a Trap, about


# -- questions -----------------------------------------------------------------------------------------------


def part(s: Situation) -> Opinions:
    """A standard Student can do nothing more."""
    return {
        option: Opinion(0.0, "counsel-part-standard")
        if option[1] == STANDARD
        else Opinion(-GIFTED, "counsel-part-kind")
        for option in s.options
    }


def keep(s: Situation) -> Opinions:
    """As many Students as before, and one that can do something (RCV-CON-12)."""
    return {
        option: Opinion(GIFTED, "counsel-hold", {"student": KINDS[option[1]]})
        if option[0] == "hold"
        else Opinion(0.0)
        for option in s.options
    }


def order(s: Situation) -> Opinions:
    return {option: Opinion(0.0, "counsel-order") for option in s.options}


def enroll(s: Situation) -> Opinions:
    return {option: Opinion(0.0, "counsel-enroll") for option in s.options}


def evade(s: Situation) -> Opinions:
    """A Student for all of it; each token alone would cost one (RCV-R-201)."""
    worth = s.stun_cost(s.me, WAITING) - cost(s)
    return {
        option: Opinion(worth, "counsel-evade") if option[0] == "evade" else Opinion(0.0, "counsel-evade-not")
        for option in s.options
    }


def swap(s: Situation) -> Opinions:
    """As many Students, and one that can do something (RCV-R-167)."""
    return {
        option: Opinion(GIFTED, "counsel-swap", {"student": KINDS[option[1]]})
        if option[0] == "recruit"
        else Opinion(0.0)
        for option in s.options
    }


def bait(s: Situation) -> Opinions:
    """A Student of hers, or one more at the Bonfire (RCV-R-185)."""
    return {
        option: Opinion(-s.draw_cost(), "counsel-bait-draw")
        if option[1] == DRAW
        else Opinion(s.students_worth(-1), "counsel-bait-sacrifice")
        for option in s.options
    }


# -- what they do --------------------------------------------------------------------------------------------


def cost(s: Situation) -> float:
    """A Student of a Congregation who is Sacrificed."""
    return GIFTED - s.students_worth(-1)


def invoked(s: Situation, number: int) -> Gain:
    """What an effect brings, less the Student."""
    return WORTH[NAMES[number]](s)


def foresee(s: Situation) -> Gain:
    """It must make up for what is missing (RCV-R-168)."""
    test = s.view["test"]
    sums: dict[str, Any] = contest.sums(s)
    gap = test["alert"] - test["stealth"]
    if test["seat"] != s.seat or s.prompt != "test.tester" or gap <= 0:
        return Gain(WASTED, "counsel-needless", **sums)
    prize = contest.my_stake(s) + failure_cost(s, s.box.zone_index[test["zone"]])
    return Gain(contest.divines(gap, INSIGHT) * prize - cost(s), "counsel-insight", **sums)


def against(s: Situation, more: float, price: float, key: str = "counsel-against", **facts: Any) -> Gain:
    """The Alert Value rises by so much, in the test of a rival."""
    test = s.view["test"]
    sums: dict[str, Any] = contest.sums(s)
    tester = test["seat"]
    gap = test["stealth"] - test["alert"]
    if tester == s.seat or not 0 <= gap < more:
        return Gain(WASTED, "counsel-needless", **sums)
    cards = s.player(tester)["hand"]["count"]
    harm = s.envy(tester) * (contest.stake(s, tester) + contest.FAILED)
    worth = harm * (contest.survives(-gap, cards) - contest.survives(more - gap, cards)) - price
    return Gain(worth, key, **facts, **sums)


def pry(s: Situation) -> Gain:
    rivals = [s.envy(seat) for seat, rival in s.rivals.items() if rival["hand"]["count"]]
    return Gain(max(rivals, default=0.0) * effects.CARD * LOOKED - cost(s), "counsel-pry")


def cure(s: Situation) -> Gain:
    n = min(CURE, int(s.me["stun"]))
    tired = s.me["stun"] >= s.me["values"]["stamina"] - 1
    return Gain(STUN * n + STUN * tired - cost(s), "counsel-cure", n=n)


def tonic(s: Situation) -> Gain:
    more = TONIC * AVERAGE - least(s, 1)
    return Gain(change(s, more) - cost(s), "counsel-tonic")


def freeze(s: Situation) -> Gain:
    """Whoever has points left wanted to go somewhere."""
    seat = int(s.view["turn"])
    worth = s.envy(seat) * STOPPED * int(s.view["points"])
    return Gain(worth - cost(s), "counsel-freeze", seat=seat)


def snare(s: Situation) -> Gain:
    rivals = [s.envy(seat) for seat in s.rivals]
    return Gain(TRAPPED * max(rivals, default=0.0) - cost(s), "counsel-snare")


WORTH: Final[dict[str, Callable[[Situation], Gain]]] = {
    "insight_stealth": foresee,
    "insight_alert": lambda s: against(s, DIVINED[INSIGHT], cost(s)),
    "pry": pry,
    "cure": cure,
    "tonic": tonic,
    "freeze": freeze,
    "chill": lambda s: against(s, CHILL, cost(s)),
    "snare": snare,
}
