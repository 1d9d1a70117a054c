"""Opinions about a turn: which Activity, where to go, which Action (chapters TURN, MOVE, ACT)."""

from typing import Any, Final

from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.cards.box import DISCARD
from undercroft.games.dungeonology.cards.content import (
    EXPLORATION,
    MAGIC,
    NOTORIETY,
    SOCIAL,
)
from undercroft.games.dungeonology.heuristics import effects
from undercroft.games.dungeonology.heuristics.journey import Goal, Journey, entering_cost
from undercroft.games.dungeonology.heuristics.situation import AVERAGE, STUN, Situation
from undercroft.games.dungeonology.heuristics.stealth import StealthPlan, bad_luck, best_study, prizes, spying
from undercroft.games.dungeonology.heuristics.weighing import weigh
from undercroft.games.dungeonology.rules.scoring import PLACE_BONUS
from undercroft.games.dungeonology.table import CAMP

IN_PHASES: Final = (EXPLORATION, NOTORIETY, SOCIAL)  # types of cards that help in the own phases
# how likely a Thesis must be accepted to be tried under pressure
PROBABLE: Final = weigh("turns.PROBABLE", 0.5)
CERTAIN: Final = weigh("turns.CERTAIN", 0.9)  # and without
SURE: Final = 40.0  # a Thesis that will be accepted
NEXT: Final = weigh("turns.NEXT", 0.4)  # a card of the next turn, as a part of its Bonus Value
EFFORT: Final = weigh("turns.EFFORT", 0.05)  # a card or Skill must do some good
FRESH: Final = weigh("turns.FRESH", 0.3)  # what a point of strength more is worth after a Rest
RELIEF: Final = weigh("turns.RELIEF", 0.3)  # each Stun Token that goes
UNJINXED: Final = weigh("turns.UNJINXED", 1.2)  # each point of the penalty of a Jinx Card that goes
GATHERED: Final = weigh("turns.GATHERED", 0.4)  # each Student that comes
WEARY: Final = weigh("turns.WEARY", 2.5)  # a Rest in time saves the one that is forced
WASTED: Final = weigh("turns.WASTED", -1.0)  # less than doing nothing, which is never worth less than 0
FAR: Final = 9  # steps; further is no worse
LINGER: Final = weigh("turns.LINGER", -10.0)
HURRY: Final = weigh("turns.HURRY", -2.0)  # to play a card where nothing is left to study
MAGIC_BONUS: Final = weigh("turns.MAGIC_BONUS", 5 / 3)  # of a Magic card, on average


# -- the Activity --------------------------------------------------------------------------------------------


def activity(s: Situation) -> Opinions:
    """Submit, rest or explore (DGY-TURN-01)."""
    found: Opinions = {}
    for option in s.options:
        if option[0] == "submit":
            found[option] = thesis(s)
        elif option[0] == "rest":
            found[option] = Opinion(rest_worth(s), "counsel-rest", rest_facts(s))
        else:
            goal = Journey(s, s.strength).goal(s.at, s.me["values"]["speed"])
            key, facts = explained(s, goal)
            found[option] = Opinion(goal.worth, "counsel-go-cards" if goal.zone < 0 else key, facts)
    return found


def homecoming(s: Situation) -> Opinions:
    """At home in Maximum Alert, where she may submit and be done (DGY-ED-46)."""
    return {
        option: thesis(s) if option[0] == "submit" else Opinion(0.0, "counsel-stay-out")
        for option in s.options
    }


def thesis(s: Situation) -> Opinion:
    """A Thesis as soon as it will be accepted: to wait for more points did not win more games (240 were
    played). At the end of the game, whenever it may be accepted; under pressure, when it probably is.
    """
    chance = s.acceptance(s.me)
    points = s.me["points"] if s.me["thesis"] is None else s.me["thesis"]  # as the option says it
    facts = {"points": points, "percent": round(100 * chance)}
    if not chance:
        return Opinion(-SURE, "counsel-submit-short", {"n": min(s.shortfalls(s.me))})
    if is_last_turn(s):
        return Opinion(chance * SURE, "counsel-submit-last", facts)
    if chance == 1:
        return Opinion(SURE, "counsel-submit", {"bonus": PLACE_BONUS[len(s.view["theses"])]})
    pressed = any(s.is_close(other) for other in s.rivals.values()) or s.view["theses"]
    worth = (chance - (PROBABLE if pressed else CERTAIN)) * SURE
    return Opinion(worth, "counsel-submit-maybe", facts)


def is_last_turn(s: Situation) -> bool:
    """Whether the game ends before my next turn (DGY-END-04, 06)."""
    return s.view["countdown"] is not None or s.view["final_round"] is not None


def rest_worth(s: Situation) -> float:
    """Stun, Jinx Cards, Students and hand (chapter REST); the turn is spent, so there is no Study in it."""
    me = s.me
    weary = me["stun"] >= me["values"]["stamina"] - 1 and not me["students"]
    penalties = [s.box.card[s.box.number[name]].penalty for name in me["jinxes"]]
    students = max(0, me["values"]["students"] - me["students"])
    better = max(0.0, me["values"]["hand"] * AVERAGE - sum(s.bonus(card) for card in s.hand))
    worth = WEARY * weary + RELIEF * me["stun"] + UNJINXED * max(penalties, default=0)
    return float(worth + GATHERED * students + FRESH * better)


def rest_facts(s: Situation) -> dict[str, Any]:
    return {"stun": s.me["stun"], "stamina": s.me["values"]["stamina"]}


# -- reasons -------------------------------------------------------------------------------------------------


def wanted(s: Situation, zone: int, count: int) -> dict[str, int]:
    """The cubes of a Study by colour, as sentences mention them."""
    board = s.heights(s.me)
    found: dict[str, int] = {}
    for cube in s.cubes[zone]:
        if sum(found.values()) < count and s.place(s.me, board, cube) is not None:
            name = s.box.cube_names[cube]
            found[name] = found.get(name, 0) + 1
    return found


def study_facts(s: Situation, plan: StealthPlan) -> dict[str, Any]:
    return {
        "zone": s.box.zone[plan.zone].id,
        "wanted": wanted(s, plan.zone, plan.cubes),
        "alert": round(plan.alert - bad_luck(s, plan.zone)),
        "stealth": round(s.strength),
        "percent": round(100 * plan.chance),
    }


def explained(s: Situation, goal: Goal) -> tuple[str, dict[str, Any]]:
    """Why one goes towards a goal."""
    if goal.zone == CAMP and s.maximum:
        return "counsel-go-home", {"points": s.me["points"]}
    if goal.zone < 0:
        return "counsel-go-nowhere", {}
    if goal.plan is None:
        return "counsel-go-reveal", {"zone": s.box.zone[goal.zone].id, "floor": s.box.zone[goal.zone].floor}
    facts = study_facts(s, goal.plan)
    if goal.turns:
        return "counsel-go-later", facts | {"n": goal.turns}
    return "counsel-go-study" if is_enough(s, goal.plan) else "counsel-go-rich", facts


def is_enough(s: Situation, plan: StealthPlan) -> bool:
    """Whether the hand is enough for a Study, and not only with good luck."""
    return s.strength >= plan.alert + max(0.0, -bad_luck(s, plan.zone))


# -- moving --------------------------------------------------------------------------------------------------


def movement(s: Situation) -> Opinions:
    """Towards the Zone that promises most, or into the unknown (DGY-MOVE-01 to 05)."""
    journey = Journey(s, s.strength)
    points = s.view["points"]
    found: Opinions = {}
    for option in s.options:
        if option[0] in ("walk", "sneak"):
            found[option] = step(s, journey, option[1], points - 1, acts=True)
        elif option[0] == "reveal":
            found[option] = new_zone(s, journey, points, acts=True)
        elif option[0] == "done":
            goal = journey.goal(s.at, 0)
            stays = goal.zone == s.at and goal.plan is not None and is_enough(s, goal.plan)
            stay = Opinion(goal.worth, "counsel-stay", explained(s, goal)[1])
            found[option] = stay if stays else Opinion(goal.worth, "counsel-done")
    found |= plays(s, points, acts=True)
    return found if any(opinion.score > 0 for opinion in found.values()) else restless(s)


def restless(s: Situation) -> Opinions:
    """Where nothing is left to study: after the others, whose cubes can be spied on, and fresh cards into the
    hand. Whoever waits may wait for ever: with Main Effects no Student is drawn meanwhile (DGY-MAIN-05).
    """
    zones = [zone for other in s.rivals.values() if (zone := s.place_of(other)) != CAMP]
    here = nearest(s, s.at, zones)
    found: Opinions = {}
    for option in s.options:
        verb = option[0]
        if verb in ("walk", "sneak"):
            steps = nearest(s, option[1], zones)
            found[option] = Opinion(
                -float(steps), "counsel-go-rivals" if steps < here else "counsel-go-wander"
            )
        elif verb == "done":
            chased = s.at in zones
            found[option] = Opinion(HURRY if chased else LINGER, "counsel-go-nowhere")
        elif verb == "reveal":
            found[option] = Opinion(HURRY, "counsel-reveal", {"floor": s.box.zone[s.at].floor, "n": 0})
        elif is_wasted(s, option):
            facts = {"card": s.box.names[option[1]]}
            found[option] = Opinion(LINGER + WASTED, "counsel-waste", facts)
        else:
            found[option] = Opinion(HURRY, "counsel-go-nowhere" if verb == "skill" else "counsel-go-fresh")
    return found


def nearest(s: Situation, start: int, zones: list[int]) -> int:
    """How far the nearest of some Zones is."""
    far = s.steps_from(start)
    return min((far.get(zone, FAR) for zone in zones), default=FAR)


def is_wasted(s: Situation, option: tuple[Any, ...]) -> bool:
    """Whether a card that is played in an own phase would do nothing."""
    verb, card, *branch = option
    if verb == "main":
        return effects.is_vain(s, card)
    return verb == "aux" and (s.box.type_of[card] not in IN_PHASES or branch[0] == DISCARD)


def step(s: Situation, journey: Journey, zone: int, points: int, acts: bool) -> Opinion:
    stopped = 0 if s.effect(zone, "stop") else points
    goal = journey.goal(zone, stopped, acts)
    return Opinion(goal.worth - entering_cost(s, zone), *explained(s, goal))


def new_zone(s: Situation, journey: Journey, points: int, acts: bool) -> Opinion:
    floor = s.box.zone[s.at].floor
    worth = journey.unknown(points, acts)
    return Opinion(worth, "counsel-reveal", {"floor": floor, "n": max(0, round(worth))})


# -- the Action ----------------------------------------------------------------------------------------------


def action(s: Situation) -> Opinions:
    """Study, spy or Collect, whatever promises most (DGY-ACT-01 to 05)."""
    acts = any(option[0] in ("study", "spy", "collect", "bivouac", "teleport") for option in s.options)
    points = s.view["points"]
    journey = Journey(s, s.strength)
    found: Opinions = {}
    for option in s.options:
        verb, *numbers = option
        if verb == "study":
            found[option] = study(s)
        elif verb == "spy":
            found[option] = spy(s, *numbers)
        elif verb == "collect":
            found[option] = harvest(s, numbers[0])
        elif verb == "bivouac":
            found[option] = Opinion(rest_worth(s), "counsel-rest", rest_facts(s))
        elif verb == "teleport":
            found[option] = step(s, journey, numbers[0], 0, acts=False)
        elif verb in ("walk", "sneak"):
            found[option] = step(s, journey, numbers[0], points - 1, acts)
        elif verb == "reveal":
            found[option] = new_zone(s, journey, points, acts)
        elif verb == "done":
            found[option] = Opinion(0.0 if acts else journey.goal(s.at, 0, acts).worth, "counsel-done")
    return found | plays(s, points, acts)


def study(s: Situation) -> Opinion:
    plan = best_study(s, s.at, s.cubes[s.at], s.strength)
    assert plan is not None
    if plan.worth <= 0:
        return Opinion(plan.worth, "counsel-study-weak", study_facts(s, plan))
    return Opinion(plan.worth, "counsel-study", study_facts(s, plan))


def spy(s: Situation, seat: int, cube: int) -> Opinion:
    plan = spying(s, seat, cube, "rogue" in s.me["skills"])
    facts = {
        "victim": seat,
        "cube": s.cube_name(cube),
        "alert": round(plan.alert),
        "percent": round(100 * plan.chance),
    }
    return Opinion(plan.worth, "counsel-spy", facts)


def harvest(s: Situation, count: int) -> Opinion:
    """Repent! and Magic Vision: cubes without a test, for Students or for Magic cards."""
    found = prizes(s, s.me, s.cubes[s.at], count)
    repents = "repent" in s.me["skills"]
    cost = -s.students_worth(-2 * count) if repents else s.draw_cost(count)
    return Opinion(found[-1] - cost, "counsel-collect", {"wanted": wanted(s, s.at, count)})


# -- cards and Skills in the own phases ----------------------------------------------------------------------


def plays(s: Situation, points: int, acts: bool) -> Opinions:
    """Auxiliary Effects, Main Effects and Skills: what they bring, and what the rest of the turn is then
    worth.
    """
    found: Opinions = {}
    for option in s.options:
        verb, *numbers = option
        if verb == "aux":
            found[option] = auxiliary(s, points, acts, *numbers)
        elif verb == "skill":
            found[option] = skill(s, points, acts, s.box.used_skills[numbers[0]])
        elif verb == "main":
            found[option] = main(s, points, acts, numbers[0])
        elif verb == "rob":
            found[option] = rob(s, points, acts, *numbers)
    return found


def rest_of_turn(s: Situation, points: int, acts: bool, card: int | None, more: float = 0.0) -> float:
    """What is still to come this turn without a card, and with so much more strength. Once the Action is
    done, cards count for the next turn only, and poor ones are replaced by themselves (DGY-EOT-04).
    """
    lost = 0.0 if card is None else float(s.bonus(card))
    if acts:
        return Journey(s, s.strength - lost + more).goal(s.at, points).worth - EFFORT
    kept = 0.0 if card is None else s.card_worth(card) - AVERAGE
    return Journey(s, s.strength).goal(s.at, points, acts).worth - NEXT * (kept - more) - EFFORT


def auxiliary(s: Situation, points: int, acts: bool, card: int, branch: int) -> Opinion:
    """Chapter AUX."""
    kind, level = s.box.type_of[card], s.box.trick[card].level
    facts = {"card": s.box.names[card]}
    if kind == EXPLORATION:  # DGY-AUX-01 to 03
        worth = rest_of_turn(s, points + level, acts, card) - s.draw_cost(level == 3)
        if leads_further(s, points, level, acts, card):
            return Opinion(worth, "counsel-faster", facts | {"n": level})
        return Opinion(WASTED) if acts else replaced(s, acts, card, worth)
    if kind == NOTORIETY:  # DGY-AUX-10 to 12
        cold = s.has_jinx("homesick_freshmen")
        students = 0 if cold else min(level, s.view["bonfire"] + (level == 3))
        worth = rest_of_turn(s, points, acts, card) + s.students_worth(students) - s.draw_cost(level == 3)
        if not students:
            return replaced(s, acts, card, worth)
        return Opinion(worth, "counsel-students", facts | {"n": students})
    if kind == SOCIAL and s.clauses.social == "one":
        return sociable(s, points, acts, card, branch)
    if kind == SOCIAL and branch != DISCARD:  # DGY-AUX-13 to 15
        drawn = min(level, 2)
        paid = s.students_worth(-1) if level > 1 else 0.0
        worth = rest_of_turn(s, points, acts, card, drawn * AVERAGE) + paid
        return Opinion(worth, "counsel-cards", facts | {"n": drawn})
    return Opinion(WASTED, "counsel-waste", facts)


def sociable(s: Situation, points: int, acts: bool, card: int, branch: int) -> Opinion:
    """The one effect of Social cards: two cards for me, or one less for a rival (DGY-ED-43)."""
    facts = {"card": s.box.names[card], "n": 2}
    if branch != DISCARD:
        worth = rest_of_turn(s, points, acts, card, 2 * AVERAGE) + s.students_worth(-1)
        return Opinion(worth, "counsel-cards", facts)
    holding = [
        seat for seat, other in s.rivals.items() if other["hand"]["count"] and s.place_of(other) != CAMP
    ]
    if not holding:
        return Opinion(WASTED, "counsel-waste", facts)
    victim = max(holding, key=lambda seat: (s.envy(seat), seat))
    return rob(s, points, acts, card, victim)


def leads_further(s: Situation, points: int, more: int, acts: bool, card: int) -> bool:
    """Whether so many Speed points more lead to something better."""
    journey = Journey(s, s.strength - (s.bonus(card) if acts else 0))
    return journey.goal(s.at, points + more, acts).worth > journey.goal(s.at, points, acts).worth


def replaced(s: Situation, acts: bool, card: int, worth: float) -> Opinion:
    """A card that has no effect to speak of. Once the Action is done, a poor one is played for the card that
    is drawn for it at the end of the turn (DGY-EOT-04).
    """
    facts = {"card": s.box.names[card], "bonus": s.bonus(card)}
    if not acts and s.card_worth(card) < AVERAGE and len(s.hand) <= s.me["values"]["hand"]:
        return Opinion(worth, "counsel-cycle", facts)
    return Opinion(WASTED, "counsel-waste", facts)


def rob(s: Situation, points: int, acts: bool, card: int, seat: int) -> Opinion:
    """Social 3 against a rival's hand (DGY-AUX-15)."""
    worth = rest_of_turn(s, points, acts, card) + s.students_worth(-1) + s.envy(seat) * AVERAGE * NEXT
    return Opinion(worth, "counsel-rob", {"victim": seat})


def skill(s: Situation, points: int, acts: bool, name: str) -> Opinion:
    """Skills that are used in the own phases."""
    facts = {"skill": name}
    if name in ("headbutt", "heroic_headbutt"):
        return Opinion(
            effects.butt_worth(s, name) + rest_of_turn(s, points, acts, None), "counsel-butt", facts
        )
    if name == "second_wind":
        card = s.hand[-1]
        worth = rest_of_turn(s, points, acts, card) + STUN
        return Opinion(worth, "counsel-recover", facts)
    if name in ("sermon", "inspired_sermon"):
        card = s.holds(MAGIC)[-1]
        gained = s.students_worth(2 if name == "inspired_sermon" else 1)
        return Opinion(rest_of_turn(s, points, acts, card) + gained, "counsel-sermon", facts)
    card = min(s.box.subterfuge_cards.intersection(s.hand), key=lambda n: (s.bonus(n), n))
    twice = 2 if "magic_prodigy" in s.me["skills"] else 1
    count = 1 if name == "arcane_quest" else 2
    worth = rest_of_turn(s, points, acts, card, count * twice * MAGIC_BONUS)
    return Opinion(worth, "counsel-quest", facts)


def main(s: Situation, points: int, acts: bool, card: int) -> Opinion:
    """A Main Effect: an Action instead of a Study, or something beside it (chapter MAIN)."""
    trick = s.box.trick[card]
    facts = {"card": s.box.names[card]}
    if effects.is_vain(s, card):
        return Opinion(WASTED, "counsel-waste", facts)
    gained = effects.main_worth(s, card) - effects.cost_of(s, card)
    if trick.action:
        return Opinion(gained, "counsel-main-action", facts)
    more = effects.strength_of(trick.id)
    further = effects.steps_of(trick.id)
    return Opinion(gained + rest_of_turn(s, points + further, acts, card, more), "counsel-main", facts)
