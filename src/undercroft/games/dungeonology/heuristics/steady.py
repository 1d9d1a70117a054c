"""The rules of thumb of somebody who knows Dungeonology, by the question that is asked."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.heuristics import Opinions, undecided, with_true_reasons
from undercroft.games.dungeonology.heuristics import choices, contest, turns
from undercroft.games.dungeonology.heuristics.situation import Situation

RULES: Final[dict[str, Callable[[Situation], Opinions]]] = {
    "setup.scholar": choices.scholar,
    "turn.activity": turns.activity,
    "turn.thesis": turns.homecoming,
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
    "aux.treat": choices.treat,
    "aux.tax": choices.victim,
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
    "thesis.cube": choices.lose_cube,
    "cube.land": choices.land,
    "boss.target": choices.victim,
    "boss.way": choices.boss_way,
    "boss.lead": choices.boss_way,
    "boss.arrival": choices.boss_way,
    "panic.push": choices.push,
}


# what is known to do nothing, or no good: the rules of thumb put it last, and no simulation goes there
POINTLESS: Final = frozenset({"counsel-waste", "counsel-needless", "counsel-submit-short"})

# sentences that say how things are; all others praise the best option
NEUTRAL_REASONS: Final = POINTLESS | frozenset(
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


def steady(s: Situation) -> Opinions:
    rule = RULES.get(s.prompt)
    return with_true_reasons(rule(s) if rule else undecided(s.options), NEUTRAL_REASONS)
