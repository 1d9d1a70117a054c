"""What things are worth to somebody who wants to win: Life, Glory, Peril, Quests, rivals.

All is reckoned in wounds: a hero's first lost Life out of six is worth about 1. The scale is that of the
fit in evaluate.py, then tried against itself in some hundred games for every change.
"""

from math import pow
from typing import Final

from undercroft.games.dungeoneer.cards.content import Effects
from undercroft.games.dungeoneer.heuristics.seen import Seen
from undercroft.games.dungeoneer.heuristics.ways import spaces_of
from undercroft.games.dungeoneer.heuristics.weighing import weigh
from undercroft.games.dungeoneer.table import FULL_LIFE, Table

# what the hero's whole Life is worth, by how much is left: the last ones are dear
LIFE: Final[tuple[float, ...]] = (0.0, 8.0, 12.5, 14.9, 16.3, 17.4, 18.4, 19.2, 20.0, 20.7)
# the first Quest, the second, and the third, which wins (DGR-GOAL-01)
QUESTS: Final[tuple[float, ...]] = (5.0, 7.5, 17.0)
GLORY: Final = weigh("values.GLORY", 0.3)  # a point of Glory while there is something to buy
PURSE: Final = 9  # more Glory than this is rarely spent
SPARE: Final = weigh("values.SPARE", 0.05)  # and then worth only so much
PERIL: Final = weigh("values.PERIL", 0.09)  # a point of Peril on a hero, to his harm
CARD: Final = weigh("values.CARD", 0.35)  # an unknown Adventure card
SAVING: Final = weigh("values.SAVING", 0.5)  # of a Quest that waits for its Glory
GLORY_A_TURN: Final = weigh("values.GLORY_A_TURN", 2.5)  # what a hero gains
DRINK: Final = weigh("values.DRINK", 2.4)  # what a Potion must give to be drunk: few Life are left
POINT: Final = weigh("values.POINT", 0.1)  # a movement point
# what is promised for the next turn is worth so much of it today
PATIENCE: Final = weigh("values.PATIENCE", 0.77)


def waited(turns: float) -> float:
    """What is left of a promise that takes so many turns."""
    return pow(PATIENCE, turns)


def life_worth(life: int) -> float:
    return LIFE[life] if life < len(LIFE) else LIFE[-1] + 0.6 * (life - len(LIFE) + 1)


def wound_worth(s: Table, seat: int, n: int = 1) -> float:
    """What n wounds take from a hero."""
    return life_worth(s.life[seat]) - life_worth(max(0, s.life[seat] - n))


def cure_worth(s: Table, seat: int, n: int, full: int = FULL_LIFE) -> float:
    """What n recovered Life give a hero (DGR-DEF-12)."""
    life = s.life[seat]
    return life_worth(max(life, min(full, life + n))) - life_worth(life)


# -- Glory ---------------------------------------------------------------------------------------------------


def savings(s: Table, seat: int) -> int:
    """The Glory that a Quest in play will ask for (DGR-QST-04)."""
    wanted = 0
    for quest in s.quests[seat]:
        card = s.box.card[quest]
        if card.quest == "pay" and spaces_of(s, card.rooms):
            wanted = max(wanted, card.glory)
    return wanted


def purse_worth(s: Table, seat: int, glory: int) -> float:
    """What so much Glory is worth to this hero: more while he saves for a Quest."""
    worth = GLORY * min(glory, PURSE) + SPARE * max(0, glory - PURSE)
    wanted = savings(s, seat)
    if wanted:
        worth += SAVING * prize(s, seat) * waited(max(0, wanted - glory) / GLORY_A_TURN)
    return worth


def price_worth(s: Table, seat: int, price: int) -> float:
    """What it hurts to pay so much Glory."""
    return purse_worth(s, seat, s.glory[seat]) - purse_worth(s, seat, s.glory[seat] - price)


def gain_worth(s: Table, seat: int, gain: int, found: int = 0) -> float:
    """What it helps to gain so much, beside what was found already."""
    purse = s.glory[seat] + found
    return purse_worth(s, seat, purse + gain) - purse_worth(s, seat, purse)


def prize(s: Table, seat: int) -> float:
    """What the next completed Quest is worth to this hero."""
    return QUESTS[min(2, len(s.done[seat]))]


# -- effects in words ----------------------------------------------------------------------------------------


def effects_worth(s: Table, seat: int, effects: Effects) -> float:
    """What a list of effects gives the hero it falls upon; harm counts below 0."""
    worth = 0.0
    for verb, *arguments in effects:
        n = arguments[0] if arguments and isinstance(arguments[0], int) else 1
        if verb == "wound":
            worth -= wound_worth(s, seat, n)
        elif verb == "recover":
            worth += cure_worth(s, seat, n)
        elif verb == "gain_life":
            worth += cure_worth(s, seat, n, full=99)
        elif verb == "glory":
            worth += gain_worth(s, seat, n)
        elif verb == "lose_glory":
            worth -= GLORY * min(n, s.glory[seat])
        elif verb == "peril":
            worth -= PERIL * n
        elif verb in ("draw", "discard_random"):
            worth += CARD * n * (1 if verb == "draw" else -1)
        elif verb in ("points", "next_points"):
            worth += 2 * POINT * n
        elif verb == "root":
            worth -= 4 * POINT
        elif verb == "slam_doors":
            worth -= 3 * POINT
    return worth


# -- rivals --------------------------------------------------------------------------------------------------


def progress(s: Table, seat: int) -> float:
    """How far a hero has come, in wounds: Life, Quests, what he has and what is due to him."""
    worth = life_worth(s.life[seat]) + sum(QUESTS[: len(s.done[seat])])
    worth += GLORY * min(s.glory[seat], PURSE) - PERIL * s.peril[seat]
    return worth + 0.8 * len(s.treasures[seat]) + 0.8 * len(s.boons[seat]) - 0.8 * len(s.banes[seat])


LEADER: Final = 1.12  # for every wound that a rival is ahead


def rivalry(s: Seen, rival: int) -> float:
    """How much a rival's loss is one's own gain: all of it between two, else the leader's most."""
    living = s.rivals()
    if len(living) < 2:
        return 1.0
    weights = {seat: pow(LEADER, progress(s, seat)) for seat in living}
    return weights[rival] / sum(weights.values()) * (1 + 0.3 * (len(living) - 1))
