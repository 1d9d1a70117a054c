"""The Encounter phase: whom to attack and with what (chapter ENC; DGR-R-20 to 28).

The Peril of a rival pays for everything, so Encounters compete for it: the best that can be declared together
decides about each.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeoneer.heuristics.cards import (
    attack_worth,
    bane_worth,
    boon_worth,
    trap_worth,
    treasure_worth,
    use_worth,
)
from undercroft.games.dungeoneer.heuristics.discard import keep_worth
from undercroft.games.dungeoneer.heuristics.moves import play_data, play_worth
from undercroft.games.dungeoneer.heuristics.odds import monster_odds, passes, percent
from undercroft.games.dungeoneer.heuristics.seen import Seen
from undercroft.games.dungeoneer.heuristics.values import rivalry
from undercroft.games.dungeoneer.heuristics.weighing import weigh

LEAVE: Final = weigh("encounters.LEAVE", 0.04)  # Peril that is left to a rival can be used in the next turn
FLOW: Final = weigh("encounters.FLOW", 0.1)  # a played card makes room for a new one (DGR-DRAW-06)
LATER: Final = weigh("encounters.LATER", 0.3)  # what helps to move as well waits for the Move phase
FIRST: Final = weigh("encounters.FIRST", 0.01)  # Banes come before Encounters, or not at all (DGR-ENC-08)

DEEDS: Final = ("recall", "swap_maps")  # what a Bane does for its player rather than to its victim

Strike = tuple[float, int, int, int]  # worth, card, victim, cost


def strikes(s: Seen, options: Sequence[Option], verbs: tuple[str, ...]) -> list[Strike]:
    """What may be sent against whom, each with its worth; of several attacks of a Monster the best."""
    best: dict[tuple[int, int], float] = {}
    for option in options:
        if option[0] in verbs:
            key = option[1], option[2]
            best[key] = max(best.get(key, -99.0), strike_worth(s, option))
    cost = {card: s.box.card[card].cost for card, _ in best}
    return [(worth, card, victim, cost[card]) for (card, victim), worth in best.items() if worth > 0]


def strike_worth(s: Seen, option: Option) -> float:
    """What an Encounter or Bane against a rival is worth to the one who plays it."""
    verb, card, victim, *score = option
    if verb == "attack":
        worth = attack_worth(s, card, victim, score[0])
    elif verb == "trap":
        worth = trap_worth(s, card, victim)
    else:
        worth = bane_worth(s, card, victim)
    return worth * rivalry(s, victim) + FLOW - LEAVE * s.box.card[card].cost


def best_set(found: Sequence[Strike], peril: Mapping[int, int], used: frozenset[int] = frozenset()) -> float:
    """The most that can be done with this Peril: every card once, everything paid by its victim."""
    best = 0.0
    for i, (worth, card, victim, cost) in enumerate(found):
        if card not in used and cost <= peril[victim]:
            rest = {**peril, victim: peril[victim] - cost}
            best = max(best, worth + best_set(found[i + 1 :], rest, used | {card}))
    return best


def lord(s: Seen, options: Sequence[Option]) -> Opinions:
    """encounter.lord and encounter.declare."""
    found = strikes(s, options, ("attack", "trap", "bane"))
    later = [one for one in found if s.box.card[one[1]].kind != "bane"]
    found, later = shorten(found), shorten(later)
    peril = dict(enumerate(s.peril))
    plan = best_set(found, peril)
    opinions: Opinions = {}
    for option in options:
        verb = option[0]
        if verb == "done":
            sent = any(other[0] in ("attack", "trap", "bane") for other in options)
            opinions[option] = Opinion(0.0, "counsel-lord-save" if sent else "counsel-lord-done")
        elif verb in ("attack", "trap", "bane"):
            _, card, victim, *_ = option
            rest = {**peril, victim: peril[victim] - s.box.card[card].cost}
            after = best_set(found if verb == "bane" else later, rest, frozenset({card}))
            worth = strike_worth(s, option)
            if worth > 0:
                worth += after
            opinions[option] = Opinion(worth + FIRST * (verb == "bane"), *strike_reason(s, option))
        else:
            opinions[option] = own_card(s, option, plan)
    return opinions


MANY: Final = 9  # Encounters that are weighed against each other


def shorten(found: list[Strike]) -> list[Strike]:
    return sorted(found, key=lambda one: (-one[0], one[1:]))[:MANY]


def own_card(s: Seen, option: Option, plan: float) -> Opinion:
    """Boons and Potions in the Encounter phase: what lasts at once, what helps to move later."""
    verb, n = option[0], option[1]
    card = s.box.card[n]
    data = {"card": s.name(n)}
    if verb == "use":
        return Opinion(plan + use_worth(s, s.me, card), "counsel-use", data)
    if verb == "replace":
        lost = boon_worth(s, s.me, option[2])
        return Opinion(plan + play_worth(s, n) - lost, "counsel-replace", {**data, "old": s.name(option[2])})
    net = play_worth(s, n)
    if not card.lasting:
        net -= LATER
    return Opinion(plan + FIRST + net, "counsel-play", play_data(s, n))


def strike_reason(s: Seen, option: Option) -> tuple[str, dict[str, Any]]:
    verb, card, victim, *score = option
    data: dict[str, Any] = {"card": s.name(card), "victim": victim}
    if verb == "attack":
        hit, hurt = monster_odds(s, card, score[0], victim)
        return "counsel-attack", {**data, "odds": percent(hit), "risk": percent(hurt)}
    if verb == "trap":
        fails = 1 - passes(s, victim, "trap", *s.box.card[card].test)
        return "counsel-trap", {**data, "odds": percent(fails)}
    deed = any(effect[0] in DEEDS for effect in s.box.card[card].effects)
    return "counsel-bane-deed" if deed else "counsel-bane", data


def blame(s: Seen, options: Sequence[Option]) -> Opinions:
    """DGR-REW-03: the rival who has come furthest."""
    return {
        option: Opinion(rivalry(s, option[1]), "counsel-blame", {"seat": option[1]}) for option in options
    }


def destroy(s: Seen, options: Sequence[Option]) -> Opinions:
    """bane.destroy: the Treasure its owner would miss most."""
    owner = {n: seat for seat in range(s.seats) for n in s.treasures[seat]}
    return {
        option: Opinion(
            treasure_worth(s, owner[option[1]], option[1]),
            "counsel-destroy",
            {"card": s.name(option[1]), "seat": owner[option[1]]},
        )
        for option in options
    }


WANTED: Final = 10.0  # more than any card is worth


def recall(s: Seen, options: Sequence[Option]) -> Opinions:
    """bane.recall: the Monsters that are worth most, the one with the lowest number first (DGR-R-133)."""
    worths = {option: keep_worth(s, option[1]) for option in options if option[0] == "take"}
    best = sorted(worths, key=lambda option: -worths[option])[: s.recall]
    opinions: Opinions = {option: Opinion(0.0) for option in options}
    for option, worth in worths.items():
        first = WANTED if option == min(best) else 0.0
        opinions[option] = Opinion(worth + first, "counsel-recall", {"card": s.name(option[1])})
    return opinions
