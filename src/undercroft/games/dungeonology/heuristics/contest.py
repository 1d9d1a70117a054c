"""Opinions in a Stealth Test, and in the turns of others: what to lay down, what to hold back, when to hinder
(chapters STUDY, ESP, PRIO).
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final

from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.cards.box import ALERT, STEALTH
from undercroft.games.dungeonology.cards.content import FATE, MAGIC, SUBTERFUGE
from undercroft.games.dungeonology.heuristics import effects
from undercroft.games.dungeonology.heuristics.situation import AVERAGE, DIVINED, NO_SURPRISE, Situation
from undercroft.games.dungeonology.heuristics.stealth import (
    HINDERING,
    alert_of,
    bad_luck,
    failure_cost,
    prizes,
    success,
)
from undercroft.games.dungeonology.heuristics.weighing import weigh

NEXT: Final = weigh("contest.NEXT", 0.4)  # a card of the next turn, as a part of its worth
# a card that is played in another's turn and missing in the own one
SPENT: Final = weigh("contest.SPENT", 0.5)
MOST_LAID: Final = 7  # cards of a hand that are weighed one by one; more are not needed
# how likely somebody hinders a test that seems to fail anyway
UNMASKED: Final = weigh("contest.UNMASKED", 0.2)
# how likely a revealed card has at least this Bonus Value: 45, 30, 15, 10 and 5 cards have 1 to 5
REVEALED: Final[tuple[float, ...]] = (1.0, 1.0, 0.57, 0.29, 0.14, 0.05, 0.0)
# how likely several cards together close a gap, if they should on average
TOGETHER: Final = weigh("contest.TOGETHER", 0.7)
# the same, if they should not; and how likely somebody does not play the second card
DOUBTFUL: Final = weigh("contest.DOUBTFUL", 0.1)
TIPTOE: Final = 3
DIVINE: Final = 3  # cards that a Divine Intervention reveals
MY_EFFECT: Final = weigh("contest.MY_EFFECT", 3.0)  # a Main Effect of mine that somebody wants to cancel
# what a Main Effect brings to its player, if nothing else is known of it
STRANGE: Final = weigh("contest.STRANGE", 1.0)
GRANTED: Final = weigh("contest.GRANTED", 2.0)  # the same for an Intern
FAILED: Final = weigh("contest.FAILED", 1.0)  # what a failure costs besides the cubes

# how good it is to lay a card down, to declare, and to lay down what should be held back
LAID: Final = weigh("contest.LAID", 1.0)
ENOUGH: Final = 0.5
WASTED: Final = weigh("contest.WASTED", -1.0)
CHANGES: Final = ("astral_projection", "grand_expedition")  # cards that change the Alert Value of their Study
PASS: Final = Opinion(0.0, "counsel-pass")


# -- the test in progress ------------------------------------------------------------------------------------


def cards_named(s: Situation, names: Iterable[str]) -> list[int]:
    return [s.box.number[name] for name in names]


def stake(s: Situation, seat: int) -> float:
    """What the test is about, for whoever takes it."""
    test = s.view["test"]
    player = s.player(seat)
    if test["kind"] == "espionage":
        return s.gain(player, s.prey(test))
    found = prizes(s, player, s.cubes[s.box.zone_index[test["zone"]]], max(1, test["count"]))
    return found[-1] if found else 0.0


def my_stake(s: Situation) -> float:
    test = s.view["test"]
    if test["kind"] == "espionage":
        return s.stolen(test)
    return stake(s, s.seat)


def luck(s: Situation) -> float:
    """What the Zone will add after declaring (DGY-DZ-08, 09), and a Rogue in Espionage."""
    test = s.view["test"]
    zone = s.box.zone_index[test["zone"]]
    rogue = test["kind"] == "espionage" and "rogue" in s.me["skills"]
    return -bad_luck(s, zone) + s.clauses.rogue * AVERAGE * rogue


def sums(s: Situation) -> dict[str, Any]:
    test = s.view["test"]
    return {"stealth": test["stealth"], "alert": test["alert"]}


# -- step 2: how many cubes ----------------------------------------------------------------------------------


def indicate(s: Situation) -> Opinions:
    """As many cubes as the hand is likely to be enough for (DGY-STUDY-06, 08)."""
    zone = s.box.zone_index[s.view["test"]["zone"]]
    most = max(option[1] for option in s.options)
    found = prizes(s, s.me, s.cubes[zone], most)
    hands = s.listeners
    changed = sum(n for source, n in s.view["test"]["alert_parts"] if source in CHANGES)
    opinions: Opinions = {}
    for option in s.options:
        n = option[1]
        alert = alert_of(s, zone, n) + changed
        chance = success(s.strength - alert, hands, surprise=s.study_surprise)
        worth = chance * found[n - 1] - (1 - chance) * failure_cost(s, zone)
        told = round(alert - bad_luck(s, zone))
        facts = {"n": n, "alert": told, "stealth": round(s.strength), "percent": round(100 * chance)}
        opinions[option] = Opinion(worth, "counsel-indicate", facts)
    return opinions


# -- step 3: which cards -------------------------------------------------------------------------------------


def reserve(s: Situation, card: int) -> float:
    """What a card that is held back can add in the last word (DGY-AUX-04 to 09, 16, DGY-STUDY-15)."""
    kind, level = s.box.type_of[card], s.box.trick[card].level
    if kind in (SUBTERFUGE, FATE):
        return float(level)
    return DIVINED[min(3, level)] if kind == MAGIC else 0.0


def drawn_for(s: Situation, card: int, branch: int) -> int:
    """The Students that are drawn for an Auxiliary Effect in a test (DGY-AUX-04 to 09, 16, 17)."""
    kind, level = s.box.type_of[card], s.box.trick[card].level
    if kind == FATE:
        return 2 if branch == ALERT else 1
    if kind == SUBTERFUGE:
        return int(branch == ALERT and level > 1)
    return level - 1 if kind == MAGIC else 0


def declare(s: Situation) -> Opinions:
    """Lay down what is enough, poor cards first; hold back what can still be played after the others."""
    laid = cards_named(s, s.view["test"]["laid"]["known"])
    best = best_cards(s, laid)
    stealth, alert = declared(s, laid), s.view["test"]["alert"]
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "declare":
            facts = {"stealth": stealth, "alert": alert}
            reached = stealth + sum(reserve(s, card) for card in s.hand) >= alert
            short = "counsel-declare-short" if reached else "counsel-declare-lost"
            key = "counsel-declare" if stealth >= alert else short
            opinions[option] = Opinion(WASTED if best else ENOUGH, key, facts)
        else:
            card = option[1]
            good = card in best
            worth = LAID - s.card_worth(card) / 100 if good else WASTED - s.card_worth(card)
            facts = {"card": s.box.names[card], "alert": alert}
            opinions[option] = Opinion(worth, "counsel-lay", facts) if good else Opinion(worth)
    return opinions


def declared(s: Situation, cards: Iterable[int]) -> int:
    """The Stealth Value of these cards (DGY-STUDY-10, DGY-ESP-08)."""
    study = s.me["study_bonus"] if s.view["test"]["kind"] == "study" else 0
    return sum(s.bonus(card) for card in cards) + int(study)


def best_cards(s: Situation, laid: list[int]) -> list[int]:
    """The cards of the hand that are best laid down besides those that lie there."""
    hand = s.hand[:MOST_LAID]
    prize = my_stake(s)
    found: tuple[float, list[int]] | None = None
    for count in range(0 if laid else 1, len(hand) + 1):
        for more in combinations(hand, count):
            worth = laid_worth(s, laid, more, prize)
            if found is None or worth > found[0]:
                found = worth, list(more)
    return found[1] if found else []


def laid_worth(s: Situation, laid: list[int], more: tuple[int, ...], prize: float) -> float:
    """What the test is worth if these cards are declared and the others held back."""
    test = s.view["test"]
    held = [card for card in s.hand if card not in more]
    visible = declared(s, (*laid, *more)) + luck(s) - test["alert"]
    kept = sum(reserve(s, card) for card in held)
    hands = s.hands_against(test)
    surprise = s.surprise_in(test)
    if test["silent"]:
        hands, surprise = [], NO_SURPRISE
    if visible >= 0:
        chance = success(visible + kept, hands, surprise=surprise)
        drawn = 0.0
    else:  # it will take the last word
        chance = success(visible + kept, hands, UNMASKED, surprise)
        drawn = sum(s.draw_cost(drawn_for(s, card, STEALTH)) for card in held if reserve(s, card))
    lost = sum(s.card_worth(card) - AVERAGE for card in more)
    return (
        chance * prize - (1 - chance) * failure_cost(s, s.box.zone_index[test["zone"]]) - NEXT * lost - drawn
    )


# -- step 4: others ------------------------------------------------------------------------------------------


def survives(need: float, cards: int) -> float:
    """How likely somebody with so many hidden cards can add what is needed."""
    if need <= 0:
        return 1.0
    p = HINDERING[min(int(need), len(HINDERING) - 1)]
    return 1 - (1 - p) ** cards


def raised_by(s: Situation, option: tuple[Any, ...]) -> float:
    """How much an option is likely to raise the Alert Value."""
    verb, card, *branch = option
    if verb == "aux" and branch[0] == ALERT:
        return reserve(s, card)
    if verb == "main" and s.box.trick[card].id == "false_alarm":
        return 1.0 + int(s.view["test"]["count"])
    return 0.0


def hinder(s: Situation) -> Opinions:
    """Raise the Alert Value when that makes the difference and the loss is worth a card (DGY-STUDY-14)."""
    test = s.view["test"]
    tester = test["seat"]
    gap = test["stealth"] - test["alert"]
    cards = s.player(tester)["hand"]["count"]
    harm = s.envy(tester) * (stake(s, tester) + FAILED)
    if test["victim"] == s.seat:
        harm += s.loss(s.me, s.prey(test))
    total = raised_together(s)
    now = survives(-gap, cards)
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "pass":
            opinions[option] = PASS
            continue
        card = option[1]
        more = raised_by(s, option)
        if not more or (gap >= total and gap >= more):
            facts = {"card": s.box.names[card]}
            opinions[option] = Opinion(WASTED - s.card_worth(card), "counsel-waste", facts)
            continue
        after = survives(more - gap, cards) if more > gap else survives(total - gap, cards) + DOUBTFUL
        drawn = drawn_for(s, card, ALERT) if option[0] == "aux" else 1
        worth = harm * (now - after) - SPENT * s.card_worth(card) - s.draw_cost(drawn)
        opinions[option] = Opinion(worth, *hindering(s, card, more, total))
    return opinions


def raised_together(s: Situation) -> float:
    """How much all cards together are likely to raise the Alert Value, each used once."""
    best: dict[int, float] = {}
    for option in s.options:
        if option[0] != "pass":
            best[option[1]] = max(best.get(option[1], 0.0), raised_by(s, option))
    return sum(best.values())


def hindering(s: Situation, card: int, more: float, total: float) -> tuple[str, dict[str, Any]]:
    """Why to hinder: it makes the tester fail, it does so with other cards, or the last word has more to make
    up for.
    """
    test = s.view["test"]
    gap = test["stealth"] - test["alert"]
    facts = {"card": s.box.names[card], "seat": test["seat"]} | sums(s)
    if gap < 0:
        return "counsel-hinder-last", facts | {"n": round(more - gap)}
    if more > gap:
        return "counsel-hinder", facts | {"n": round(more)}
    return "counsel-hinder-together", facts | {"n": round(total)}


# -- step 5: the last word -----------------------------------------------------------------------------------


def reaches(s: Situation, card: int, gap: float) -> float:
    """How likely a card closes the gap."""
    if s.box.type_of[card] == MAGIC:
        return divines(gap, s.box.trick[card].level)
    return float(reserve(s, card) >= gap)


def divines(gap: float, cards: int) -> float:
    """How likely a Divination of so many cards closes it (DGY-ICON-10)."""
    p = REVEALED[min(int(gap), len(REVEALED) - 1)]
    return float(1 - (1 - p) ** cards)


def last_word(s: Situation) -> Opinions:
    """Nothing where it is enough; else the cheapest way to close the gap, if there is any."""
    test = s.view["test"]
    gap = test["alert"] - test["stealth"]
    opinions: Opinions = {}
    total = sum(added(s, option) for option in s.options)
    prize = my_stake(s) + failure_cost(s, s.box.zone_index[test["zone"]])
    for option in s.options:
        if option[0] == "pass":
            lost = "counsel-give-up" if total < gap else "counsel-give-up-dear"
            key = "counsel-enough" if gap <= 0 else lost
            opinions[option] = Opinion(0.0, key, sums(s))
            continue
        more = added(s, option)
        if gap <= 0 or not more:
            opinions[option] = Opinion(WASTED, "counsel-needless", sums(s))
            continue
        together = TOGETHER if total >= gap else DOUBTFUL * (total >= gap - 1)
        worth = max(closing(s, option, gap), together) * prize - word_cost(s, option)
        opinions[option] = Opinion(worth, "counsel-last-word", sums(s) | {"n": round(more)})
    return opinions


def added(s: Situation, option: tuple[Any, ...]) -> float:
    """What an option is likely to add to my Stealth Value."""
    verb, *numbers = option
    if verb == "aux" and numbers[1] == STEALTH:
        return reserve(s, numbers[0])
    if verb == "skill":  # Divine Intervention
        return DIVINED[DIVINE]
    if verb == "main" and s.box.trick[numbers[0]].id == "tiptoe":
        return float(TIPTOE)
    return 0.0


def closing(s: Situation, option: tuple[Any, ...], gap: float) -> float:
    """How likely an option closes the gap by itself."""
    verb, *numbers = option
    if verb == "aux":
        return reaches(s, numbers[0], gap)
    return divines(gap, DIVINE) if verb == "skill" else float(gap <= TIPTOE)


def word_cost(s: Situation, option: tuple[Any, ...]) -> float:
    verb, *numbers = option
    if verb == "skill":
        return s.stun_cost(s.me)
    drawn = drawn_for(s, numbers[0], STEALTH) if verb == "aux" else 1
    return NEXT * max(0.0, s.card_worth(numbers[0]) - AVERAGE) + s.draw_cost(drawn)


def at_once(s: Situation) -> Opinions:
    """Vow of Silence, when others might hinder."""
    test = s.view["test"]
    slack = test["stealth"] - test["alert"]
    saved = success(slack, []) - success(slack, s.listeners)
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "pass":
            opinions[option] = PASS
        else:
            worth = saved * my_stake(s) - s.draw_cost() - NEXT
            key = "counsel-silence" if s.listeners else "counsel-waste"
            opinions[option] = Opinion(worth, key, {"card": s.box.names[option[1]]})
    return opinions


# -- in the turns of others ----------------------------------------------------------------------------------


def instant(s: Situation) -> Opinions:
    """A card in another's turn is missing in the own one: only for a good reason (DGY-PRIO-03)."""
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "pass":
            opinions[option] = PASS
            continue
        card = option[1]
        cost = SPENT * s.card_worth(card)
        facts = {"card": s.box.names[card]}
        if option[0] == "main" and not effects.is_vain(s, card):
            worth = effects.main_worth(s, card) - effects.cost_of(s, card) - cost
            opinions[option] = Opinion(worth, "counsel-instant", facts)
        elif option[0] == "rob":
            worth = s.envy(option[2]) * AVERAGE * SPENT + s.students_worth(-1) - cost
            opinions[option] = Opinion(worth, "counsel-rob", {"victim": option[2]})
        else:
            opinions[option] = Opinion(WASTED - cost, "counsel-waste", facts)
    return opinions


def react(s: Situation) -> Opinions:
    """Cancel what would harm me, or help somebody else too much (DGY-MAIN-12)."""
    play = s.view["plays"][0]
    answered = s.box.trick[s.box.number[play["card"]]]
    harm = effects.HARMS.get(answered.id, 0.0)
    boon = effects.BOONS.get(answered.id, GRANTED if answered.intern else STRANGE)
    mine = len(s.view["plays"]) > 1 and s.view["plays"][1]["seat"] == s.seat
    worth = MY_EFFECT if mine else max(harm / len(s.rivals), s.envy(play["seat"]) * max(harm, boon))
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "pass":
            opinions[option] = PASS
            continue
        card = option[1]
        cost = effects.cost_of(s, card) + SPENT * s.card_worth(card)
        if effects.is_payable(s, card):
            facts = {"card": s.box.names[card], "answered": play["card"]}
            opinions[option] = Opinion(worth - cost, "counsel-react", facts)
        else:
            opinions[option] = Opinion(WASTED - cost, "counsel-waste", {"card": s.box.names[card]})
    return opinions
