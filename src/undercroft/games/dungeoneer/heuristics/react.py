"""Combats and windows: weapons, powers, and when a reaction is worth its card (chapters COMB, DEF)."""

from collections.abc import Sequence
from typing import Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeoneer.cards.content import Card
from undercroft.games.dungeoneer.heuristics.cards import bane_worth, use_worth
from undercroft.games.dungeoneer.heuristics.odds import (
    DIE,
    WINS,
    at_least,
    bonus_of,
    monster_odds,
    passes,
    percent,
    strength,
)
from undercroft.games.dungeoneer.heuristics.seen import Seen, score_number
from undercroft.games.dungeoneer.heuristics.values import (
    GLORY,
    effects_worth,
    price_worth,
    prize,
    wound_worth,
)
from undercroft.games.dungeoneer.heuristics.weighing import weigh

QUEST_WOUND: Final = weigh("react.QUEST_WOUND", 2.5)  # a wound to the Monster of a Quest
DUEL_WOUND: Final = weigh("react.DUEL_WOUND", 1.5)  # a wound to a rival
# a wound to a Monster that was sent: Glory, and a card less for its player
MONSTER_WOUND: Final = weigh("react.MONSTER_WOUND", 0.8)
CHARGE: Final = weigh("react.CHARGE", 0.25)  # a charge that is kept
ONE_MORE: Final = weigh("react.ONE_MORE", 0.3)  # a point more in a combat
BURDEN: Final = weigh("react.BURDEN", 0.01)  # a weapon that adds nothing need not be declared
NEVER: Final = -9.0  # nobody rolls again what has succeeded
PASS: Final[Option] = ("pass",)
# too early: the same card can still be played when the wounds are certain
HOLD: Final = weigh("react.HOLD", -0.5)


def weapon(s: Seen, options: Sequence[Option]) -> Opinions:
    """combat.weapon: what adds most; a charge only where it changes the odds (DGR-R-51)."""
    foe, score = foe_card(s), score_number(s.scene["score"])
    capped = s.scene["combat"] == "encounter"
    opinions: Opinions = {}
    for option in options:
        if option[0] == "bare":
            opinions[option] = Opinion(0.0, "counsel-bare")
            continue
        card = s.box.card[option[1]]
        bonus = bonus_of(card, score, foe, capped)
        if option[0] == "weapon" and card.charges:
            bonus = 0
        worth = ONE_MORE * bonus - (CHARGE if option[0] == "charge" else BURDEN)
        reason = "counsel-weapon" if bonus else ""
        opinions[option] = Opinion(worth, reason, {"card": s.name(option[1]), "n": bonus})
    return opinions


def foe_card(s: Seen) -> Card | None:
    foe = s.foe()
    return None if foe < 0 else s.box.card[foe]


def style(s: Seen, options: Sequence[Option]) -> Opinions:
    """combat.style: the attack that the hero can least withstand (DGR-R-50)."""
    foe, hero = s.foe(), s.scene["hero"]
    opinions: Opinions = {}
    for option in options:
        hit, hurt = monster_odds(s, foe, option[1], hero, quest=True)
        data = {"foe": s.scene["foe"], "odds": percent(hit)}
        opinions[option] = Opinion(hit - hurt, "counsel-style", data)
    return opinions


def brace(s: Seen, options: Sequence[Option]) -> Opinions:
    """combat.power: a bonus before the dice."""
    me = s.me
    hero = s.box.card[s.hero[me]]
    assert hero.power is not None
    foe, score, quest = s.foe(), score_number(s.scene["score"]), s.scene["combat"] == "quest"
    hit, hurt = monster_odds(s, foe, score, me, quest)
    s.used[s.hero[me]] = 1
    plain_hit, plain_hurt = monster_odds(s, foe, score, me, quest)
    s.used[s.hero[me]] = 0
    worth = (plain_hit - hit) * wound_worth(s, me) + (hurt - plain_hurt) * (QUEST_WOUND if quest else GLORY)
    worth -= price_worth(s, me, hero.power.glory)
    return yes_or_no(options, worth, "counsel-power", {"power": hero.power.id})


def reckon(s: Seen, options: Sequence[Option]) -> Opinions:
    """combat.reckon: strike back after a lost Melee (DGR-R-117)."""
    hero = s.box.card[s.hero[s.me]]
    assert hero.power is not None
    odds = passes(s, s.me, "power", *hero.test)
    wound = {"quest": QUEST_WOUND, "challenge": DUEL_WOUND}.get(s.scene["combat"], MONSTER_WOUND)
    worth = odds * wound - price_worth(s, s.me, hero.power.glory)
    return yes_or_no(options, worth, "counsel-power", {"power": hero.power.id})


def yes_or_no(options: Sequence[Option], worth: float, reason: str, data: dict[str, object]) -> Opinions:
    return {
        option: Opinion(0.0, "counsel-power-dear", data)
        if option[0] == "pass"
        else Opinion(worth, reason, data)
        for option in options
    }


# -- windows -------------------------------------------------------------------------------------------------


def window(s: Seen, options: Sequence[Option]) -> Opinions:
    """Every reaction beside doing nothing, which is worth 0."""
    opinions: Opinions = {}
    held = None
    for option in options:
        if option[0] == "pass":
            opinions[option] = Opinion(0.0, "counsel-pass")
        elif option[0] == "power":
            hero = s.box.card[s.hero[s.me]]
            assert hero.power is not None
            worth = reroll_worth(s) - price_worth(s, s.me, hero.power.glory)
            opinions[option] = Opinion(worth, "counsel-reroll", {"power": hero.power.id})
        else:
            opinions[option] = reaction(s, option)
            if opinions[option].score == HOLD and not opinions[option].reason:
                held = opinions[option].data
    if held is not None and PASS in opinions:
        opinions[PASS] = Opinion(0.0, "counsel-wait", held)
    return opinions


def reaction(s: Seen, option: Option) -> Opinion:
    card = s.box.card[option[1]]
    data = {"card": s.name(option[1])}
    price = price_worth(s, s.me, card.cost) if option[0] == "play" else CHARGE
    verb = card.effects[0][0]
    if verb == "recover":
        return potion(s, option, card)
    if verb == "reroll":
        return Opinion(reroll_worth(s) - price - KEEP, "counsel-reroll-card", data)
    if verb == "prevent":
        return Opinion(wound_worth(s, s.me, min(s.wounds["n"], 1)) - PREVENTED, "counsel-prevent", data)
    if verb == "avoid" and s.prompt == "window.prevent":
        return Opinion(wound_worth(s, s.me, s.wounds["n"]) - price - KEEP, "counsel-prevent", data)
    if verb == "avoid" and "melee_attack" in card.when:  # DGR-R-115: also when the wounds are about to fall
        return Opinion(HOLD, "", data)
    if verb == "cancel":
        return Opinion(bane_worth(s, s.bane, s.me) - price, "counsel-dispel", data)
    return Opinion(danger(s) - price - KEEP, "counsel-avoid", data)


PREVENTED: Final = weigh("react.PREVENTED", 0.7)  # a charge against wounds that is kept
KEEP: Final = weigh("react.KEEP", 0.35)  # another moment for the card may be better


def potion(s: Seen, option: Option, card: Card) -> Opinion:
    """DGR-R-60: it helps even before wounds fall, so it can wait until it must."""
    falls = s.wounds["n"] if s.wounds["seat"] == s.me else 0
    worth = use_worth(s, s.me, card)
    if falls >= s.life[s.me]:
        worth += wound_worth(s, s.me, falls)  # else the hero is out of the game
    return Opinion(worth, "counsel-use", {"card": s.name(option[1])})


def danger(s: Seen) -> float:
    """What the attack or Trap that was announced will take on average."""
    scene = s.scene
    if scene.get("scene") == "trap":
        trap = s.box.card[s.box.number[scene["card"]]]
        return -(1 - passes(s, s.me, "trap", *trap.test)) * effects_worth(s, s.me, trap.failure)
    score, foe = score_number(scene["score"]), s.foe()
    if foe < 0:
        other = scene["hero"]
        ahead = strength(s, other, score, None, started=True) - strength(s, s.me, score, None, started=False)
        return WINS[ahead] * wound_worth(s, s.me)
    hit, _ = monster_odds(s, foe, score, s.me)
    return hit * (wound_worth(s, s.me) - effects_worth(s, s.me, s.box.card[foe].on_hit))


def reroll_worth(s: Seen) -> float:
    """What another die promises beyond the one on the table (DGR-R-126)."""
    scene = s.scene
    if scene["scene"] == "die":
        table = s.box.card[s.box.number[scene["card"]]].table
        faces = [effects_worth(s, s.me, face) for face in table]
        return sum(faces) / len(faces) - faces[int(scene["die"]) - 1]
    if scene["scene"] == "test":
        total, threat = int(scene["total"]), int(scene["threat"])
        if total >= threat:
            return NEVER
        die = dict(scene["hero_parts"])["die"]
        return at_least(threat - total + die) * stake(s)
    return combat_reroll(s)


def combat_reroll(s: Seen) -> float:
    mine, theirs = s.scene["hero_parts"], s.scene["foe_parts"]
    if s.scene["hero"] != s.me:
        mine, theirs = theirs, mine
    die = mine[0][1]
    ahead = sum(n for _, n in mine) - sum(n for _, n in theirs)
    won = {"quest": QUEST_WOUND, "challenge": DUEL_WOUND}.get(s.scene["combat"], GLORY)
    lost = 0.0 if s.me in s.scene["avoided"] else -wound_worth(s, s.me)

    def outcome(lead: int) -> float:
        return won if lead > 0 else lost if lead < 0 else 0.0

    return sum(outcome(ahead - die + d) for d in DIE) / 6 - outcome(ahead)


TURN_LEFT: Final = weigh("react.TURN_LEFT", 0.4)  # the rest of a turn
DOOR: Final = weigh("react.DOOR", 0.5)  # a door that opens


def stake(s: Seen) -> float:
    """What hangs on a test."""
    card = s.box.card[s.box.number[s.scene["card"]]]
    kind = s.scene["test"]
    if kind == "quest":
        return prize(s, s.me) - effects_worth(s, s.me, card.failure)
    if kind == "trap":
        return effects_worth(s, s.me, card.success) - effects_worth(s, s.me, card.failure)
    if kind == "room":
        return -effects_worth(s, s.me, card.entry_failure)
    if kind == "pit":
        return wound_worth(s, s.me) + TURN_LEFT
    return MONSTER_WOUND if kind == "power" else DOOR
