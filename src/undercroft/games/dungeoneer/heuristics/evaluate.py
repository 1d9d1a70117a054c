"""How things stand: each seat's share in the victory, from a glance at the table. For the search, which asks
this at the end of every simulation.
"""

from functools import cache
from math import exp
from typing import Final

from undercroft.games.dungeoneer.cards.box import Box
from undercroft.games.dungeoneer.cards.content import LEVEL, MOVE, Card
from undercroft.games.dungeoneer.heuristics.distances import distances_of
from undercroft.games.dungeoneer.heuristics.odds import WINS, at_least
from undercroft.games.dungeoneer.table import ENCOUNTER, Table

# Fitted to 400 games of two, three and four steady players, who took 0 to 60 % of their decisions at random:
# 9176 positions, the winner's share as a softmax over the living (conditional logit, four-fold
# cross-validation by game). It names the winner in 62 % of positions; logarithmic loss 0.78, where equal
# shares have 0.93.
LIFE: Final[tuple[float, ...]] = (-9.0, -1.8, -0.5, 0.0, 0.3, 0.55, 0.8, 1.0, 1.2, 1.3, 1.4)  # by Life
QUESTS: Final[tuple[float, ...]] = (0.0, 0.65, 1.85, 9.0)  # by completed Quests
GLORY: Final = 0.075
MOST_GLORY: Final = 10
FRAIL: Final = -0.06  # Peril for every Life that is left
MELEE: Final = 0.09
CALL: Final[tuple[float, ...]] = (0.3, 0.75, 1.2)  # the Quest that promises most, by completed Quests
CALLS: Final = 0.2  # the others together
ABOUT_TO: Final = 0.22  # has the turn before him
HELD: Final = {"monster": 0.03, "trap": 0.1, "bane": 0.03, "boon": 0.04, "treasure": 0.07}  # in the hand
OWNED: Final = {"treasure": 0.17, "boon": 0.18, "bane": -0.1}  # in front of the hero
SAVES: Final = 0.2  # more for every Life that a Treasure gives or keeps
FADES: Final = 0.8  # what a Quest promises a turn away


def evaluate(s: Table) -> list[float]:
    """The share of every seat: those with the better prospects have more, and together they have it all."""
    powers = [exp(standing(s, seat)) if s.life[seat] > 0 else 0.0 for seat in range(s.seats)]
    whole = sum(powers)
    return [power / whole for power in powers]


def standing(s: Table, seat: int) -> float:
    """How good a hero's prospects are, on the scale of logarithms of odds."""
    life, glory, peril = s.life[seat], s.glory[seat] + s.due_glory[seat], s.peril[seat] + s.due_peril[seat]
    score = LIFE[min(10, life)] + QUESTS[len(s.done[seat])]
    score += GLORY * min(MOST_GLORY, glory) + FRAIL * peril / life
    score += MELEE * s.box.card[s.hero[seat]].levels[s.level[seat] - 1][0]
    owned, held = worths(s.box)
    for n in s.treasures[seat]:
        score += owned[n]
    for n in s.boons[seat]:
        score += owned[n]
    for n in s.banes[seat]:
        score += owned[n]
    for n in s.hand[seat]:
        score += held[n]
    best, others = calls(s, seat)
    if seat == s.active and s.phase <= ENCOUNTER:
        score += ABOUT_TO
    return score + CALL[len(s.done[seat])] * best + CALLS * others


def calls(s: Table, seat: int) -> tuple[float, float]:
    """How near the Quests of a hero are to completion, from 0 to 1: the best, and the others together."""
    distances = distances_of(s.box, s.grid)
    cell, level, hero = s.at[seat], s.level[seat], s.hero[seat]
    best = total = 0.0
    for quest in s.quests[seat]:
        rooms, ease, pace = errand(s.box, quest, s.tokens[quest], hero, level)
        near = 99
        for room in rooms:
            there = distances.rooms.get(room)
            if there is not None:
                steps = distances.steps_to(there).get(cell, 99)
                if steps < near:
                    near = steps
        if near < 99:
            hope: float = ease * FADES ** (near / pace) * means(s, seat, quest)
            total += hope
            if hope > best:
                best = hope
    return best, total - best


def means(s: Table, seat: int, quest: int) -> float:
    """How much of what a Quest asks for is there: Glory to pay, Treasures to show or give."""
    card = s.box.card[quest]
    if card.glory:
        return min(1.0, (2 + s.glory[seat]) / (2 + card.glory))
    wanted = card.treasures or card.quest == "sacrifice"
    return (1 + min(wanted, len(s.treasures[seat]))) / (1 + wanted) if wanted else 1.0


@cache
def worths(box: Box) -> tuple[list[float], list[float]]:
    """For every card what it is worth in front of a hero, and in the hand."""
    owned = [OWNED.get(card.kind, 0.0) + SAVES * saved(card) for card in box.card]
    held = [HELD.get(card.kind, 0.0) for card in box.card]
    return owned, held


def saved(card: Card) -> int:
    """Life that a Treasure gives or keeps before it is used up."""
    if card.kind != "treasure":
        return 0
    lives = sum(effect[1] for effect in card.effects if effect[0] in ("recover", "prevent", "gain_life"))
    return int(lives) * card.charges


@cache
def errand(box: Box, quest: int, stage: int, hero: int, level: int) -> tuple[tuple[str, ...], float, int]:
    """Where a Quest calls this hero, how easy it is for him there, and how many steps he goes in a turn."""
    card = box.card[quest]
    scores = (*box.card[hero].levels[level - 1], level)
    pace = max(1, scores[MOVE])
    if card.quest in ("carry", "sequence"):
        return card.rooms[stage : stage + 1], 1.0 if stage else 0.6, pace
    if card.quest == "slay":
        ahead = min(scores[n] - card.attack[n] for n in (0, 1) if card.attack[n] >= 0)
        rounds = (card.life - stage) / max(0.05, WINS[ahead])
        return card.rooms, FADES ** (rounds - 1) * (1 - 0.5 * WINS[-ahead]), pace
    if card.quest == "test":
        score, threat = card.test
        odds = at_least(threat - scores[LEVEL if score == LEVEL else score])
        return card.rooms, FADES ** ((1 - odds) / max(0.1, odds)), pace
    return card.rooms, 1.0, pace
