"""Heuristics for Dungeonology: what somebody thinks who knows the game, and how things stand.

    situation   what one player can see, and what things are worth to her
    stealth     what a Study or an Espionage would take, and how likely it succeeds
    journey     what every Zone promises, and how far it is
    turns       which Activity, where to go, which Action, which cards
    contest     what to lay down in a test, when to hinder, what to answer
    effects     what Main Effects and Skills are worth
    choices     whatever else an effect asks for
    first_steps what a beginner knows
    appraisal   each seat's share in the victory
    leaning     what a seat would probably do

Rules of thumb (`steady`) reckon in points, and add up: what an option brings, and what the rest of the turn
is then worth. They look at most one Study ahead.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Heuristics, Opinions, favourite_of, honest
from undercroft.games.dungeonology.heuristics import appraisal, choices, contest, first_steps, leaning, turns
from undercroft.games.dungeonology.heuristics.situation import Situation

RULES: Final[dict[str, Callable[[Situation], Opinions]]] = {
    "setup.scholar": choices.scholar,
    "turn.activity": turns.activity,
    "phase.movement": turns.movement,
    "phase.action": turns.action,
    "rest.jinx": choices.shed,
    "rest.discard": choices.sort_hand,
    "zone.lay": choices.lay,
    "zone.under": choices.under,
    "stairs.floor": choices.floor,
    "study.indicate": contest.indicate,
    "test.declare": contest.declare,
    "test.at_once": contest.at_once,
    "test.opponent": contest.hinder,
    "test.target": contest.hinder,
    "test.tester": contest.last_word,
    "window.instant": contest.instant,
    "window.turn_start": contest.instant,
    "window.announced": contest.instant,
    "window.reaction": contest.react,
    "aux.discard": choices.discard,
    "main.discard": choices.discard,
    "skill.discard": choices.discard,
    "main.aim": choices.aim,
    "main.price": choices.price,
    "main.number": choices.number,
    "card.trap": choices.traps,
    "card.slip": choices.slip,
    "card.steal": choices.steal_cube,
    "card.heist": choices.heist,
    "card.gift": choices.take_cube,
    "card.collect": choices.take_cube,
    "card.objection": choices.objection,
    "card.press": choices.press,
    "card.tour": choices.most,
    "skill.target": choices.victim,
    "skill.butt": choices.butt,
    "stun.avoid": choices.stun,
    "cube.protect": choices.protect,
    "cube.give": choices.lose_cube,
    "cube.drop": choices.lose_cube,
    "cube.land": choices.land,
    "boss.target": choices.victim,
    "boss.way": choices.boss_way,
    "boss.lead": choices.boss_way,
    "boss.arrival": choices.boss_way,
    "panic.push": choices.push,
}


# what is known to do nothing, or no good: the rules of thumb put it last, and no line of thought goes there
VAIN: Final = frozenset({"counsel-waste", "counsel-needless", "counsel-submit-short"})

# sentences that say how things are; all others praise the best option
FACTS: Final = VAIN | frozenset(
    {
        *("counsel-submit", "counsel-submit-last", "counsel-submit-maybe", "counsel-rest", "counsel-blind"),
        *("counsel-go-study", "counsel-go-rich", "counsel-go-later", "counsel-go-reveal", "counsel-go-home"),
        *("counsel-stay", "counsel-reveal", "counsel-lay-zone", "counsel-study", "counsel-study-weak"),
        *("counsel-spy", "counsel-collect", "counsel-students", "counsel-cards", "counsel-cycle"),
        *("counsel-rob", "counsel-butt", "counsel-indicate", "counsel-lay", "counsel-declare"),
        *("counsel-hinder", "counsel-hinder-together", "counsel-hinder-last", "counsel-enough"),
        *("counsel-last-word", "counsel-silence", "counsel-pass", "counsel-avoid", "counsel-keep-cube"),
        "counsel-number",
    }
)


class DungeonologyHeuristics(Heuristics):
    """Knows Dungeonology."""

    ahead: ClassVar = 8  # about the rest of a turn between two: many of its decisions are others who pass
    scale: ClassVar = 1.0  # a point is a clear difference

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        s = Situation(view, options)
        rule = first_steps.RULES.get(s.prompt)
        return rule(s) if rule else {}

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        s = Situation(view, options)
        return honest(RULES[s.prompt](s), FACTS)

    def rivals(self, opinions: Opinions, options: Sequence[Option]) -> Sequence[Option]:
        """All but what is in vain: a line of thought would weigh the card that is drawn for a wasted one."""
        vain = {option for option, opinion in opinions.items() if opinion.reason in VAIN}
        vain.discard(favourite_of(opinions))
        return [option for option in options if option not in vain]

    def inclined(self, table: Any, chance: Chance) -> Option:
        return leaning.inclined(table, chance)

    def appraise(self, table: Any) -> Sequence[float]:
        return appraisal.appraise(table)


HEURISTICS: Final = DungeonologyHeuristics()
