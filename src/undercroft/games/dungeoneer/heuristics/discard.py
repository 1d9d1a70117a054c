"""The card that is missed least (chapter DRAW; DGR-R-12 to 14)."""

from collections.abc import Sequence
from math import pow
from typing import Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeoneer.heuristics.cards import (
    attack_worth,
    bane_worth,
    boon_worth,
    trap_worth,
    treasure_worth,
)
from undercroft.games.dungeoneer.heuristics.odds import attacks
from undercroft.games.dungeoneer.heuristics.quests import Outlook, quest_worth
from undercroft.games.dungeoneer.heuristics.seen import Seen
from undercroft.games.dungeoneer.heuristics.values import CARD, GLORY, prize, rivalry
from undercroft.games.dungeoneer.heuristics.ways import spaces_of
from undercroft.games.dungeoneer.heuristics.weighing import weigh
from undercroft.games.dungeoneer.rules.quests import place_of
from undercroft.games.dungeoneer.table import FULL_LIFE

WAIT: Final = weigh("discard.WAIT", 0.9)  # what a card loses for every turn it must wait for Peril or Glory
UNHURT: Final = weigh("discard.UNHURT", 0.5)  # a cure for a hero who needs none yet
INCOME: Final = 4  # Peril or Glory that a hero gains in a turn


def keep_worth(s: Seen, n: int) -> float:
    """What a card of the hand is worth if it is kept."""
    card = s.box.card[n]
    if card.kind in ("boon", "treasure"):
        turns = max(0, card.cost - s.glory[s.me]) / INCOME
        return own_worth(s, n) * pow(WAIT, turns)
    best = 0.0
    for rival in s.rivals():
        turns = max(0, card.cost - s.peril[rival]) / INCOME
        best = max(best, harm(s, n, rival) * rivalry(s, rival) * pow(WAIT, turns))
    return best


def harm(s: Seen, n: int, rival: int) -> float:
    """What a Monster, a Trap or a Bane takes from a rival."""
    card = s.box.card[n]
    if card.kind == "monster":
        return max(attack_worth(s, n, rival, score) for score in attacks(card))
    return trap_worth(s, n, rival) if card.kind == "trap" else bane_worth(s, n, rival)


def own_worth(s: Seen, n: int) -> float:
    """What a Boon or a Treasure gives beyond its Glory."""
    card, me = s.box.card[n], s.me
    if card.kind == "treasure":
        twin = any(s.box.card[other] is card for other in s.treasures[me])  # DGR-CARD-14
        return 0.0 if twin else treasure_worth(s, me, n) - GLORY * card.cost
    if s.life[me] >= FULL_LIFE and any(verb == "recover" for verb, *_ in card.effects):
        return UNHURT
    return boon_worth(s, me, n) - GLORY * card.cost


FRESH_QUEST: Final = weigh("discard.FRESH_QUEST", 0.36)  # of a Quest's prize: what an unknown one is worth


def discard(s: Seen, options: Sequence[Option]) -> Opinions:
    """discard.choose: the card that is missed least. A hand card is replaced at once, a Quest by another, a
    Treasure by nothing (DGR-DRAW-01 to 06).
    """
    outlook = Outlook(s, s.me)
    opinions: Opinions = {}
    for option in options:
        n = option[1]
        data = {"card": s.name(n)}
        if n in s.treasures[s.me]:
            opinions[option] = Opinion(-treasure_worth(s, s.me, n) - CARD, "counsel-discard-treasure", data)
        elif n in s.quests[s.me]:
            kept = quest_hope(s, outlook, n)
            fresh = FRESH_QUEST * prize(s, s.me)
            opinions[option] = Opinion(fresh - kept - CARD, "counsel-discard-quest", data)
        else:
            opinions[option] = Opinion(CARD - keep_worth(s, n), "counsel-discard", data)
    return opinions


# what remains of a Quest whose room is still in the deck
IN_THE_DECK: Final = weigh("discard.IN_THE_DECK", 0.5)


def quest_hope(s: Seen, outlook: Outlook, quest: int) -> float:
    """What a Quest promises now; for one whose room is not in play, as if it came to lie nearby."""
    here = s.at[s.me]
    known = [worth * outlook.hope(here, there) for worth, there, other in outlook.calls if other == quest]
    if known:
        return max(known)
    if spaces_of(s, place_of(s, quest)):
        return 0.0  # its room is there, and it is hopeless
    return IN_THE_DECK * quest_worth(s, s.me, quest, here)


def shed(s: Seen, options: Sequence[Option]) -> Opinions:
    return {
        option: Opinion(-treasure_worth(s, s.me, option[1]), "counsel-shed", {"card": s.name(option[1])})
        for option in options
    }
