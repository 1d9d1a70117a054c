"""What the Adventure cards are worth: to their player, against a victim, in an Inventory (chapter CARD)."""

from typing import Final

from undercroft.games.dungeoneer.cards.content import MAGIC, MELEE, MOVE, Card
from undercroft.games.dungeoneer.heuristics.odds import monster_odds, passes
from undercroft.games.dungeoneer.heuristics.values import (
    CARD,
    DRINK,
    GLORY,
    PERIL,
    effects_worth,
    wound_worth,
)
from undercroft.games.dungeoneer.heuristics.weighing import weigh
from undercroft.games.dungeoneer.rules.scores import score_of
from undercroft.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.zones import pile_of

# -- against a victim ----------------------------------------------------------------------------------------

HEAVY: Final = weigh("cards.HEAVY", 0.3)  # how often a heavy blow takes a second Life (DGR-R-27)
# a point of Melee, Magic, Move for the rest of the game
SCORE_POINT: Final[tuple[float, ...]] = (1.1, 0.8, 1.0)
RECALLED: Final = weigh("cards.RECALLED", 0.5)  # a Monster of one's choice from the pile
SHIFT: Final = weigh("cards.SHIFT", 0.3)  # a dungeon changed to one's liking


def attack_worth(s: Table, card: int, victim: int, score: int) -> float:
    """What an attack by this Monster takes from its victim on average, less what the victim gains by it."""
    foe = s.box.card[card]
    hit, hurt = monster_odds(s, card, score, victim)
    harm = wound_worth(s, victim) - effects_worth(s, victim, foe.on_hit) + PERIL  # DGR-REW-03
    if foe.heavy and s.life[victim] > 1:
        harm += HEAVY * wound_worth(s, victim)
    loss = CARD if foe.life - s.tokens[card] <= 1 else CARD / 2
    return hit * harm - hurt * (GLORY + loss)  # DGR-REW-01


def trap_worth(s: Table, card: int, victim: int) -> float:
    """The same for a Trap (DGR-THR-04, DGR-THR-05)."""
    trap = s.box.card[card]
    odds = passes(s, victim, "trap", *trap.test)
    harm = -effects_worth(s, victim, trap.failure)
    return (1 - odds) * harm - odds * effects_worth(s, victim, trap.success)


def bane_worth(s: Table, card: int, victim: int) -> float:
    """What a Bane takes from its victim, or brings its player."""
    bane = s.box.card[card]
    if bane.lasting:
        levels = s.box.card[s.hero[victim]].levels[s.level[victim] - 1]
        return sum(SCORE_POINT[n] for n in (MELEE, MAGIC, MOVE) if bane.score[n] and levels[n])
    worth = -effects_worth(s, victim, bane.effects)
    for verb, *arguments in bane.effects:
        if verb == "destroy_treasure":
            worth += max((treasure_worth(s, victim, n) for n in s.treasures[victim]), default=0.0)
        elif verb == "recall":
            most, tag = arguments
            worth += RECALLED * min(
                most, sum(tag in s.box.card[n].tags for n in s.discard[pile_of(s, s.active)])
            )
        elif verb == "swap_maps":
            worth += SHIFT
    return worth


# -- for one's own hero --------------------------------------------------------------------------------------

SOMETHING: Final = weigh("cards.SOMETHING", 0.15)  # any Treasure: something to give away or to show
WEAPON: Final = weigh("cards.WEAPON", 0.75)  # of a point of the score: it counts in combats only
ARMOUR: Final = weigh("cards.ARMOUR", 0.8)  # the same, in those that others start
A_CHARGE: Final = weigh("cards.A_CHARGE", 0.25)  # of a weapon that is always there
WANTED: Final = 0.3  # a point more in the score with which a Quest is fought
FEEBLE: Final = weigh("cards.FEEBLE", 0.6)  # of a bonus, for a hero who has no such score
TEST_POINT: Final = weigh("cards.TEST_POINT", 0.25)  # a point more against one kind of Threat
SPARED: Final = weigh("cards.SPARED", 0.3)
ROOM_FOR_MORE: Final = weigh("cards.ROOM_FOR_MORE", 0.15)
FOR_A_QUEST: Final = weigh("cards.FOR_A_QUEST", 1.5)  # a Treasure that a Quest asks for
USES: Final = {"recover": 2.0, "gain_life": 1.5, "prevent": 1.0, "open_door": 0.3}  # of a charge
REACTIONS: Final = {  # Boons that are held back for the right moment
    "dodge": 1.0,
    "warding_sigil": 0.7,
    "dispel": 0.6,
    "create_darkness": 0.7,
    "lucky_star": 0.7,
    "teleport": 1.2,
    "budge": 0.5,
}
LEAST: Final = weigh("cards.LEAST", 0.3)  # any other Boon


def score_worth(s: Table, seat: int, score: int) -> float:
    """What a point more in one score is worth to this hero."""
    worth = SCORE_POINT[score]
    if score == MAGIC and score_of(s, seat, MAGIC) == 0:
        worth *= FEEBLE
    for quest in s.quests[seat]:
        card = s.box.card[quest]
        if card.quest == "slay" and card.attack[score] >= 0:
            worth += WANTED
    return worth


def treasure_worth(s: Table, seat: int, n: int) -> float:
    """What a Treasure is worth in this hero's Inventory."""
    card = s.box.card[n]
    left = card.charges - s.tokens[n]
    worth = SOMETHING + weapon_worth(s, seat, n)
    for score in (MELEE, MAGIC):
        worth += ARMOUR * card.defence[score] * score_worth(s, seat, score)
    worth += TEST_POINT * card.test_bonus * max(1, len(card.test_kinds))
    worth += SPARED * card.spares_point + ROOM_FOR_MORE * card.limit
    for verb, *_ in card.effects:
        worth += USES.get(verb, 0.0) * left
    for quest in s.quests[seat]:
        wanted = s.box.card[quest]
        needed = wanted.treasures or int(wanted.quest == "sacrifice")
        if len(s.treasures[seat]) <= needed > 0:
            worth += FOR_A_QUEST
    return worth


def weapon_worth(s: Table, seat: int, n: int) -> float:
    """What a weapon adds to those there are (DGR-R-51: only one counts)."""
    card = s.box.card[n]
    if card.weapon is None:
        return 0.0
    worth = 0.0
    others = [s.box.card[o].weapon for o in s.treasures[seat] if o != n and o in s.box.weapons]
    for score in (MELEE, MAGIC):
        bonus = card.weapon[score]
        if score == MELEE:
            bonus = max(bonus, card.mace - 1)  # not all are Undead
        better = max((other[score] for other in others if other), default=0)
        worth += WEAPON * max(0, bonus - better) * score_worth(s, seat, score)
    return worth * A_CHARGE * (card.charges - s.tokens[n]) if card.charges else worth


def use_worth(s: Table, seat: int, card: Card) -> float:
    """What it is worth to use a Treasure up now: a Potion waits until little Life is left (DGR-R-60)."""
    waits = any(verb == "recover" for verb, *_ in card.effects)
    return effects_worth(s, seat, card.effects) - (DRINK if waits else SOMETHING)


def boon_worth(s: Table, seat: int, n: int) -> float:
    """What a Boon is worth to this hero, played at its best moment."""
    card = s.box.card[n]
    if card.lasting:
        worth = sum(card.score[score] * score_worth(s, seat, score) for score in (MELEE, MAGIC, MOVE))
        return worth + TEST_POINT * card.test_bonus * len(card.test_kinds)
    return REACTIONS.get(card.id) or max(LEAST, effects_worth(s, seat, card.effects))
