"""What to answer to the questions that only the expansion asks."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.heuristics import choices
from undercroft.games.dungeonology.heuristics.situation import Situation


def anything(s: Situation) -> Opinions:
    return {option: Opinion(0.0) for option in s.options}


def best_card(s: Situation) -> Opinions:
    """The highest Bonus Value."""
    return {option: Opinion(float(s.box.bonus[option[1]])) for option in s.options}


def worst_card(s: Situation) -> Opinions:
    return {option: Opinion(-float(s.box.bonus[option[1]])) for option in s.options}


def claim(s: Situation) -> Opinions:
    """Points for nothing."""
    return {
        option: Opinion(float(s.box.card[option[1]].points) if option[0] == "claim" else 0.0)
        for option in s.options
    }


def rather_a_card(s: Situation) -> Opinions:
    """The card of the least Bonus Value, unless it is a good one."""
    return {
        option: Opinion(2.5 - s.box.bonus[option[1]] if option[0] == "discard" else 0.0)
        for option in s.options
    }


def more_cubes(s: Situation) -> Opinions:
    """Another cube while the hand is enough for it, the dearest first."""
    test = s.view["test"]
    enough = s.strength >= test["alert"]
    cubes = s.view["dungeon"]
    zone = next(zone for zone in cubes if zone["zone"] == test["zone"])
    words = list(s.box.columns)
    names = [None if cube is None else cube for cube in zone["cubes"]]
    worth = dict(zip(("civilization", "militia", "worship", "riches", "caste"), words, strict=False))
    return {
        option: Opinion(float(worth[str(names[option[1]])].value) * (1.0 if enough else -1.0))
        if option[0] == "pick"
        else Opinion(0.0)
        for option in s.options
    }


def spare_students(s: Situation) -> Opinions:
    """Students where there are some to spare."""
    many = s.me["students"] > 2
    return {option: Opinion(1.0 if (option[0] in ("avoid", "cook")) == many else 0.0) for option in s.options}


ANSWERS: Final[dict[str, Callable[[Situation], Opinions]]] = {
    "research.claim": claim,
    "study.pick": more_cubes,
    "skill.store": worst_card,
    "skill.search": best_card,
    "skill.bury": anything,
    "skill.charge": anything,
    "skill.whip": anything,
    "turn.intern": anything,
    "intern.fool": choices.victim,
    "intern.charm": rather_a_card,
    "intern.hide": rather_a_card,
    "boss.goal": choices.boss_way,
    "boss.appear": choices.boss_way,
    "boss.pull": anything,
    "boss.discard": choices.discard,
    "boss.silence": spare_students,
    "boss.jinx": spare_students,
    "boss.type": anything,
    "boss.tribute": anything,
    "panic.home": anything,
    "panic.cauldron": spare_students,
    "card.transmute": anything,
    "card.melt": anything,
    "card.opus": choices.take_cube,
    "card.reagents": best_card,
    "card.dissolve": anything,
}
