"""What Quests promise: how hard each is for a hero, and how far away (chapter QST)."""

from collections.abc import Callable
from typing import Final

from undercroft.games.dungeoneer.cards.content import MOVE, Card
from undercroft.games.dungeoneer.heuristics.cards import treasure_worth
from undercroft.games.dungeoneer.heuristics.odds import passes, quest_fight_odds
from undercroft.games.dungeoneer.heuristics.values import (
    GLORY,
    GLORY_A_TURN,
    effects_worth,
    prize,
    waited,
    wound_worth,
)
from undercroft.games.dungeoneer.heuristics.ways import distances, roads, spaces_of
from undercroft.games.dungeoneer.heuristics.weighing import weigh
from undercroft.games.dungeoneer.rules.quests import place_of
from undercroft.games.dungeoneer.rules.scores import score_of
from undercroft.games.dungeoneer.table import Table

NO_WAY: Final = 99.0  # points to a space that cannot be reached
HOPELESS: Final = weigh("quests.HOPELESS", 0.03)  # the least chance of a round that anybody reckons with
ENOUGH: Final = 4  # wounds after which one gives up
HEALED: Final = weigh("quests.HEALED", 0.8)  # of a wound: some are healed in time
UNSEEN: Final = weigh("quests.UNSEEN", 0.35)  # of a prize whose second room is not in play
IN_HAND, AFFORDABLE, LUCKY = 0.6, 0.95, 0.25  # how likely a missing Treasure is soon, by what the hand holds


def quest_worth(s: Table, seat: int, quest: int, cell: int) -> float:
    """What it is worth to stand in this room of the Quest, with a whole turn before one: the Quest times the
    hope of completing it soon, less what that costs.
    """
    card = s.box.card[quest]
    here, s.at[seat] = s.at[seat], cell  # the room itself may help or hinder
    try:
        return QUEST_KINDS[card.quest](s, seat, quest, card)
    finally:
        s.at[seat] = here


def slay_worth(s: Table, seat: int, quest: int, card: Card) -> float:
    """DGR-R-82: a round a turn until its Life is gone."""
    hurt, hit = quest_fight_odds(s, seat, quest)
    rounds = (card.life - s.tokens[quest]) / max(hurt, HOPELESS)
    wounds = min(ENOUGH, rounds * hit)
    return prize(s, seat) * waited(rounds - 1) - HEALED * wounds * wound_worth(s, seat)


def pay_worth(s: Table, seat: int, quest: int, card: Card) -> float:
    missing = max(0, card.glory - s.glory[seat])
    return (prize(s, seat) - card.glory * GLORY) * waited(missing / GLORY_A_TURN)


def test_worth(s: Table, seat: int, quest: int, card: Card) -> float:
    """DGR-R-80: once a turn until it succeeds."""
    odds = passes(s, seat, "quest", *card.test)
    if not odds:
        return 0.0
    fails = (1 - odds) / odds
    return prize(s, seat) * waited(fails) + fails * effects_worth(s, seat, card.failure)


def reach_worth(s: Table, seat: int, quest: int, card: Card) -> float:
    return prize(s, seat)


def carry_worth(s: Table, seat: int, quest: int, card: Card) -> float:
    """DGR-R-84: there is a second room to go to."""
    if s.tokens[quest]:
        return prize(s, seat)
    second = spaces_of(s, card.rooms[1:])
    if not second:
        return UNSEEN * prize(s, seat)
    pace = max(1, score_of(s, seat, MOVE))
    return prize(s, seat) * waited(distances(roads(s, seat)[0], s.at[seat]).get(second[0], NO_WAY) / pace)


def sacrifice_worth(s: Table, seat: int, quest: int, card: Card) -> float:
    if s.treasures[seat]:
        return prize(s, seat) - min(treasure_worth(s, seat, n) for n in s.treasures[seat])
    return prize(s, seat) * treasure_hope(s, seat, 1)


def collect_worth(s: Table, seat: int, quest: int, card: Card) -> float:
    missing = card.treasures - len(s.treasures[seat])
    return prize(s, seat) if missing <= 0 else prize(s, seat) * treasure_hope(s, seat, missing)


def treasure_hope(s: Table, seat: int, missing: int) -> float:
    """How likely so many more Treasures are soon: those of the hand, by the Glory there is for them."""
    prices = sorted(s.box.card[n].cost for n in s.hand[seat] if s.box.card[n].kind == "treasure")
    if len(prices) < missing:
        return LUCKY
    return AFFORDABLE if sum(prices[:missing]) <= s.glory[seat] + GLORY_A_TURN else IN_HAND


QUEST_KINDS: Final[dict[str, Callable[[Table, int, int, Card], float]]] = {
    "slay": slay_worth,
    "pay": pay_worth,
    "test": test_worth,
    "reach": reach_worth,
    "carry": carry_worth,
    "sequence": carry_worth,
    "sacrifice": sacrifice_worth,
    "collect": collect_worth,
}


def errands(s: Table, seat: int) -> list[tuple[float, int, int]]:
    """Where Quests call this hero: worth, space, Quest; the best first."""
    found = []
    for quest in s.quests[seat]:
        for cell in spaces_of(s, place_of(s, quest)):
            worth = quest_worth(s, seat, quest, cell)
            if worth > 0:
                found.append((worth, cell, quest))
    found.sort(reverse=True)
    return found


OTHERS: Final = weigh("quests.OTHERS", 0.35)  # the second and third errand count so much beside the first


class Outlook:
    """What the Quests of one hero promise, from wherever he may stand: each less for every turn on the way,
    of each Quest only the better room.
    """

    def __init__(self, s: Table, seat: int) -> None:
        self.pace = max(1, score_of(s, seat, MOVE))
        self.calls = errands(s, seat)
        self.known: dict[tuple[int, int], float] = {}
        self.far: dict[int, dict[int, float]] = {}
        if self.calls:
            _, arriving = roads(s, seat)
            self.far = {cell: distances(arriving, cell) for _, cell, _ in self.calls}

    def best(self, cell: int) -> tuple[float, int, int]:
        """The errand that promises most from here: what, where, which Quest; nothing is (0, -1, -1)."""
        return max(
            ((worth * self.hope(cell, there), there, quest) for worth, there, quest in self.calls),
            default=(0.0, -1, -1),
        )

    def hope(self, cell: int, there: int) -> float:
        return waited(self.far[there].get(cell, NO_WAY) / self.pace)

    def worth(self, cell: int, but: int = -1) -> float:
        """All promises together, one Quest left out if it is about to be completed."""
        found = self.known.get((cell, but))
        if found is None:
            best: dict[int, float] = {}
            for worth, there, quest in self.calls:
                if quest != but:
                    best[quest] = max(best.get(quest, 0.0), worth * self.hope(cell, there))
            ranked = sorted(best.values(), reverse=True)
            found = self.known[cell, but] = ranked[0] + OTHERS * sum(ranked[1:]) if ranked else 0.0
        return found
