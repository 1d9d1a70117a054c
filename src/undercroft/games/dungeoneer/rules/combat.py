"""Combat: one round between a hero and a Monster, or between two heroes (chapters COMB, MON, CHAL, REW;
DGR-R-25 to 27, 50 to 59, 113, 115, 117).
"""

from typing import Annotated, Any, Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Among, Die, Few, Flag, Mask, Seat, SeatOrNone, Within
from undercroft.games.dungeoneer.cards.content import MAGIC, MELEE, NO_ATTACK, SCORES
from undercroft.games.dungeoneer.cards.effects import Effects
from undercroft.games.dungeoneer.ranges import CardOrNone, ScoreOrNone
from undercroft.games.dungeoneer.rules.completion import Completion
from undercroft.games.dungeoneer.rules.life import Wounds, bury_the_dead
from undercroft.games.dungeoneer.rules.resources import gain_glory
from undercroft.games.dungeoneer.rules.scores import score_parts, space_of
from undercroft.games.dungeoneer.rules.threats import Test, roll_again
from undercroft.games.dungeoneer.rules.windows import (
    Subject,
    open_window,
    pay_power,
    spend_charge,
    why_not_pay_power,
)
from undercroft.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.zones import back_to_hand, give_back, leave_stage, put_on_pile

NOBODY = -1
BARE = -1

POWER_OR_PASS: Final[tuple[Option, ...]] = (("power",), ("pass",))


class Round(Subject):
    """One round of combat, step by step as DGR-R-56 says.

    `hero` is the hero who meets a Monster, or the challenger. `rival` is the challenged hero, or nobody;
    `card` is the Monster or the Quest it belongs to, or nothing. `player` controls the Monster (DGR-DEF-04,
    DGR-R-50). Threat tests are the third situation of DGR-COMB-01, and lie in threats.py.
    """

    first_step = "announce"
    belongs_to = ("hero", "rival")
    waits = ("arm", "compare", "struck_hero", "bury", "retaliate", "retaliated")

    kind: Annotated[str, Among("encounter", "challenge", "quest")]
    hero: Seat
    rival: SeatOrNone
    card: CardOrNone
    player: SeatOrNone
    score: ScoreOrNone
    hero_die: Die = 0
    foe_die: Die = 0
    hero_weapon: CardOrNone = BARE
    rival_weapon: CardOrNone = BARE
    bonus: Few = 0  # of the hero, bought before the dice
    avoided: Mask = 0  # mask of seats that avoid the attack against them
    bounced: Flag = 0
    won: Annotated[int, Within(-1, 1)] = 0  # 1 the hero, -1 the other side, 0 nobody
    struck: Few = 0  # wounds the hero inflicted
    wounds: Few = 0  # wounds the rival inflicted

    def victim(self) -> int:
        """The hero that is attacked (DGR-DEF-19); a hero who attacks a Quest Monster is nobody's victim."""
        return {"encounter": self.hero, "challenge": self.rival}.get(self.kind, NOBODY)

    def moments(self, s: Table, seat: int, kind: str) -> tuple[str, ...]:
        """DGR-R-115: both heroes of a Challenge are attacked; DGR-R-90: Responses are the victim's."""
        if seat != self.hero and seat != self.rival:
            return ()
        found: tuple[str, ...] = ("own_die",) if kind == "reroll" else ()
        if self.score == MELEE and not self.avoided >> seat & 1:
            found += ("melee_attack",)
        if kind == "response" and seat == self.victim():
            if self.score == MAGIC and not self.avoided >> seat & 1:
                found += ("magic_attack",)
            if self.kind == "encounter":
                found += ("encounter",)
        return found

    def is_stopped(self) -> bool:
        return bool(self.bounced)

    def avoid(self, s: Table, seat: int) -> None:
        self.avoided |= 1 << seat

    def cancel(self, s: Table) -> None:
        """DGR-R-129: it returns to its player unresolved."""
        self.bounced = 1
        s.tell("bounced", card=s.name(self.card))

    def reroll(self, s: Table, seat: int) -> None:
        if seat == self.hero:
            self.hero_die = roll_again(s, seat)
        else:
            self.foe_die = roll_again(s, seat)

    def cleanup(self, s: Any) -> None:
        if self.kind == "encounter":
            give_back(s, self.player, self.card)

    # -- (1) and (2): announced, responses -------------------------------------------------------------------

    def announce(self, s: Table) -> str:
        if self.kind == "quest" and self.score < 0:
            if not s.is_alive(self.player):
                self.player = s.left_of(self.hero)
            styles = [n for n in (0, 1, 2) if s.box.card[self.card].attack[n] != NO_ATTACK]
            if len(styles) > 1:
                s.ask(self.player, "combat.style", ("style",))  # DGR-COMB-03, DGR-R-50
                return "styled"
            self.score = styles[0]  # DGR-R-140
        return "begin"

    def announce_options(self, s: Table, seat: int) -> list[Option]:
        attack = s.box.card[self.card].attack
        return [("style", n) for n in (0, 1, 2) if attack[n] != NO_ATTACK]

    def styled(self, s: Table) -> str:
        self.score = s.answer[1]
        return "begin"

    def begin(self, s: Table) -> str:
        s.tell(
            "combat_began", combat=self.kind, hero=self.hero, foe=foe_name(s, self), score=SCORES[self.score]
        )
        if self.kind != "quest":  # DGR-R-82: no responses in a Quest fight
            open_window(s, "response", self)
        return "arm"

    # -- (3): weapons and abilities before the dice, first the attacking side --------------------------------

    def arm(self, s: Table) -> str:
        if self.bounced:  # DGR-R-129
            back_to_hand(s, self.player, self.card)
            return DONE
        if weapons_of(s, self.hero):
            s.ask(self.hero, "combat.weapon", ("weapon", "charge", "bare"))  # DGR-COMB-04, DGR-R-51
            return "armed"
        return "brace"

    def arm_options(self, s: Table, seat: int) -> list[Option]:
        weapons = weapons_of(s, seat)
        return [
            *(("weapon", n) for n in weapons),
            *(("charge", n) for n in weapons if self.why_not_charge(s, n) is None),
            ("bare",),
        ]

    def why_not_charge(self, s: Table, n: int) -> Reason | None:
        """A charge of a weapon may be spent only where it changes something (DGR-R-118)."""
        card = s.box.card[n]
        if not card.charges:
            return Reason("DGR-CARD-13", "charge.none", {"card": s.name(n)})
        capped = self.kind == "encounter" and s.box.card[self.card].weapon_cap == 0
        if card.weapon is None or not card.weapon[self.score] or capped:
            return Reason("DGR-R-118", "charge.useless", {"card": s.name(n), "score": SCORES[self.score]})
        return None

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        verb, n = option
        if verb == "style":
            return Reason("DGR-COMB-02", "attack.no_such", {"foe": foe_name(s, self), "score": SCORES[n]})
        if n not in weapons_of(s, seat):  # DGR-R-51: one of the own Inventory, helpful or not
            return Reason("DGR-R-51", "weapon.not_yours", {"card": s.name(n)})
        return self.why_not_charge(s, n)

    def armed(self, s: Table) -> str:
        self.hero_weapon = declare_weapon(s, self.hero)
        return "brace"

    def brace(self, s: Table) -> str:  # DGR-R-143
        if self.may_brace(s):
            s.ask(self.hero, "combat.power", ("power", "pass"))
            return "braced"
        return "arm_rival"

    def brace_options(self, s: Table, seat: int) -> tuple[Option, ...]:
        return POWER_OR_PASS

    def may_brace(self, s: Table) -> bool:
        """DGR-R-96: a power before the dice, only for a hero who has one, against the right foe, and who can
        pay. Only heroes who meet a Monster have such powers in this set; a rival is no Undead.
        """
        power = s.box.card[s.hero[self.hero]].power
        return (
            power is not None
            and power.moment == "before_dice"
            and self.rival < 0
            and power.versus in s.box.card[self.card].tags
            and why_not_pay_power(s, self.hero) is None
        )

    def braced(self, s: Table) -> str:
        if s.answer[0] == "power":
            pay_power(s, self.hero)
            self.bonus += s.box.card[s.hero[self.hero]].effects[0][1]
        return "arm_rival"

    def arm_rival(self, s: Table) -> str:
        if self.rival >= 0 and weapons_of(s, self.rival):
            s.ask(self.rival, "combat.weapon", ("weapon", "charge", "bare"))
            return "rival_armed"
        return "roll"

    def arm_rival_options(self, s: Table, seat: int) -> list[Option]:
        return self.arm_options(s, seat)

    def rival_armed(self, s: Table) -> str:
        self.rival_weapon = declare_weapon(s, self.rival)
        return "roll"

    # -- (4) to (6): dice, rerolls, comparison ---------------------------------------------------------------

    def roll(self, s: Table) -> str:  # DGR-COMP-01, DGR-COMB-05, DGR-R-142
        self.hero_die = s.chance.die()
        self.foe_die = s.chance.die()
        s.reveal("dice_rolled", hero=self.hero, hero_die=self.hero_die, foe_die=self.foe_die)
        open_window(s, "reroll", self)
        return "compare"

    def compare(self, s: Table) -> str:
        hero, foe = hero_parts(s, self), foe_parts(s, self)
        mine, theirs = sum(n for _, n in hero), sum(n for _, n in foe)
        self.won = (mine > theirs) - (mine < theirs)  # DGR-COMB-06, DGR-COMB-07, DGR-R-52
        s.tell(
            "combat_compared",
            hero=self.hero,
            foe=foe_name(s, self),
            score=SCORES[self.score],
            hero_parts=hero,
            foe_parts=foe,
            hero_total=mine,
            foe_total=theirs,
        )
        if self.won == 0:
            return "settle"
        if self.won > 0 and self.rival < 0:
            return "strike_monster"
        loser = self.hero if self.won < 0 else self.rival  # DGR-CHAL-07
        n = 1  # DGR-COMB-08
        if self.rival < 0 and self.kind == "encounter":
            heavy = s.box.card[self.card].heavy
            if heavy and theirs - mine >= heavy:
                n = 2
        if self.avoided >> loser & 1:  # DGR-R-115
            s.tell("avoided", seat=loser)
            s.result = 0
        else:
            by = self.player if self.kind == "encounter" else NOBODY
            s.push(Wounds(loser, n, by, self.score))
        return "struck_hero"

    # -- (7) to (9): wounds ----------------------------------------------------------------------------------

    def struck_hero(self, s: Table) -> str:
        inflicted = s.result
        if self.won > 0:
            self.struck = inflicted
        elif self.rival >= 0:
            self.wounds = inflicted
        elif inflicted and self.kind == "encounter" and s.box.card[self.card].on_hit:
            s.push(Effects(self.hero, self.player, self.card, "on_hit"))
        return "bury"

    def bury(self, s: Table) -> str:
        bury_the_dead(s)
        return "reckon"

    def strike_monster(self, s: Table) -> str:
        self.struck += wound_monster(s, self.card, 1)
        return "settle"

    # -- (9b): abilities after a loss (DGR-R-117) ------------------------------------------------------------

    def reckon(self, s: Table) -> str:
        loser = self.hero if self.won < 0 else self.rival
        if self.may_reckon(s, loser):
            s.ask(loser, "combat.reckon", ("power", "pass"))
            return "reckoned"
        return "settle"

    def reckon_options(self, s: Table, seat: int) -> tuple[Option, ...]:
        return POWER_OR_PASS

    def may_reckon(self, s: Table, loser: int) -> bool:
        """DGR-R-117: alive, really lower, and of the right type."""
        power = s.box.card[s.hero[loser]].power
        return (
            power is not None
            and power.moment == "lost_melee"
            and self.score == MELEE
            and s.is_alive(loser)
            and why_not_pay_power(s, loser) is None
        )

    def reckoned(self, s: Table) -> str:
        if s.answer[0] == "pass":
            return "settle"
        loser = self.hero if self.won < 0 else self.rival
        pay_power(s, loser)
        score, threat = s.box.card[s.hero[loser]].test
        s.push(Test(loser, "power", score, threat, s.hero[loser]))
        return "retaliate"

    def retaliate(self, s: Table) -> str:
        if not s.result:
            return "settle"
        n = s.box.card[s.hero[self.hero if self.won < 0 else self.rival]].effects[0][1]
        if self.rival < 0:
            self.struck += wound_monster(s, self.card, n)
            return "settle"
        s.push(Wounds(self.rival if self.won < 0 else self.hero, n))
        return "retaliated"

    def retaliated(self, s: Table) -> str:
        if self.won < 0:
            self.struck += s.result
        else:
            self.wounds += s.result
        bury_the_dead(s)
        return "settle"

    # -- (10) and (11): the Monster goes where it belongs, rewards -------------------------------------------

    def settle(self, s: Table) -> str:
        if self.kind == "encounter":
            settle_monster(s, self)
        if self.struck and self.kind != "quest" and s.is_alive(self.hero):  # DGR-REW-01, DGR-REW-02
            gain_glory(s, self.hero, self.struck)
        if self.wounds and s.is_alive(self.rival):
            gain_glory(s, self.rival, self.wounds)
        if self.kind == "quest" and s.tokens[self.card] >= s.box.card[self.card].life:
            s.push(Completion(self.hero, self.card))
        return DONE


def foe_name(s: Table, fight: Round) -> str:
    """A seat, a Monster card, or the Monster of a Quest."""
    if fight.rival >= 0:
        return f"@{fight.rival}"
    return s.box.card[fight.card].thing if fight.kind == "quest" else s.name(fight.card)


def is_undead(s: Table, fight: Round) -> bool:
    return fight.rival < 0 and "undead" in s.box.card[fight.card].tags


def settle_monster(s: Table, fight: Round) -> None:
    """DGR-MON-01 to 03."""
    card = fight.card
    if s.tokens[card] >= s.box.card[card].life:
        leave_stage(s, card)
        put_on_pile(s, card)
        s.tell("defeated", card=s.name(card))
    else:
        back_to_hand(s, fight.player, card)


def wound_monster(s: Table, card: int, n: int) -> int:
    """Mark wounds on a Monster or Quest Monster; only those that fit its Life count (DGR-R-27)."""
    inflicted = min(n, s.box.card[card].life - s.tokens[card])
    if inflicted > 0:
        s.tokens[card] += inflicted
        foe = s.box.card[card].thing or s.name(card)
        s.tell("monster_wounded", foe=foe, n=inflicted, wounds=s.tokens[card])
    return inflicted


# -- sums ----------------------------------------------------------------------------------------------------


def weapon_parts(s: Table, fight: Round, weapon: int) -> list[tuple[str, int]]:
    """DGR-R-51, DGR-R-113: the one declared weapon, as far as the foe lets it count."""
    if weapon == BARE:
        return []
    card = s.box.card[weapon]
    assert card.weapon is not None
    bonus = card.weapon[fight.score]
    if fight.score == MELEE and card.mace >= 0 and is_undead(s, fight):
        bonus = card.mace
    if card.charges and not s.used[weapon]:
        bonus = 0  # its charge was not spent for this combat
    if fight.kind == "encounter":
        bonus = min(bonus, s.box.card[fight.card].weapon_cap)
    return [(s.name(weapon), bonus)] if bonus else []


def side_parts(
    s: Table, fight: Round, seat: int, die: int, weapon: int, started: bool
) -> list[tuple[str, int]]:
    parts = [("die", die), *score_parts(s, seat, fight.score), *weapon_parts(s, fight, weapon)]
    if not started:
        for n in s.treasures[seat]:
            bonus = s.box.card[n].defence[fight.score]
            if bonus:
                parts.append((s.name(n), bonus))
    return parts


def hero_parts(s: Table, fight: Round) -> list[tuple[str, int]]:
    started = fight.kind != "encounter"
    parts = side_parts(s, fight, fight.hero, fight.hero_die, fight.hero_weapon, started)
    if fight.bonus:
        parts.append(("power", fight.bonus))
    return parts


def foe_parts(s: Table, fight: Round) -> list[tuple[str, int]]:
    if fight.rival >= 0:
        return side_parts(s, fight, fight.rival, fight.foe_die, fight.rival_weapon, started=False)
    parts = [("die", fight.foe_die), ("monster", s.box.card[fight.card].attack[fight.score])]
    if is_undead(s, fight):
        place = space_of(s, fight.hero).undead_total  # DGR-R-58
        if place:
            parts.append((s.name(s.grid[s.at[fight.hero]] // 2), place))
        if fight.kind == "encounter" and s.emboldened:
            parts.append(("emboldened", s.emboldened))
    return parts


# -- weapons -------------------------------------------------------------------------------------------------


def weapons_of(s: Table, seat: int) -> list[int]:
    weapons = s.box.weapons
    return [n for n in s.treasures[seat] if n in weapons]


def declare_weapon(s: Table, seat: int) -> int:
    verb = s.answer[0]
    if verb == "bare":
        return BARE
    weapon: int = s.answer[1]
    s.tell("weapon_declared", seat=seat, card=s.name(weapon))
    if verb == "charge":
        s.used[weapon] = 1
        spend_charge(s, seat, weapon)  # DGR-R-138: the bonus stays for this combat
    else:
        s.used[weapon] = 0
    return weapon
