"""How often dice are kind: tests against a Threat, combats, Challenges (chapters THR, COMB, CHAL)."""

from functools import cache
from typing import Final

from undercroft.games.dungeoneer.cards.content import LEVEL, LOCKED, MELEE, NO_ATTACK, Card
from undercroft.games.dungeoneer.rules.scores import score_of
from undercroft.games.dungeoneer.table import Table

DIE: Final = range(1, 7)
THREATS: Final = range(LOCKED)  # from 0 to 15 (DGR-OBS-01)
FAR: Final = 40  # no difference between two sides is larger

# by how much one side is ahead: how often its die then gives the higher total (DGR-COMB-06)
WINS: Final = {
    ahead: sum(one + ahead > other for one in DIE for other in DIE) / 36 for ahead in range(-FAR, FAR + 1)
}


def at_least(needs: int) -> float:
    """How often a die shows this or more."""
    return (7 - min(7, max(1, needs))) / 6


def test_total(s: Table, seat: int, kind: str, score: int) -> int:
    """What the hero adds to the die in a test of this kind (DGR-R-113)."""
    total = s.level[seat] if score == LEVEL else score_of(s, seat, score)
    card = s.box.card
    for n in s.treasures[seat]:
        if card[n].test_bonus and (kind in card[n].test_kinds or card[n].test_score == score):
            total += card[n].test_bonus
    for n in s.boons[seat]:
        if card[n].test_bonus and (kind in card[n].test_kinds or card[n].test_score == score):
            total += card[n].test_bonus
    return total


def passes(s: Table, seat: int, kind: str, score: int, threat: int) -> float:
    """How often a test succeeds, a second die included where the hero's power buys one."""
    odds = at_least(threat - test_total(s, seat, kind, score))
    return 1 - (1 - odds) ** 2 if has_second_die(s, seat, kind) else odds


@cache
def passes_by_threat(total: int, second_die: bool) -> tuple[float, ...]:
    """The same for every Threat there is, by what the hero adds to the die."""
    odds = [at_least(threat - total) for threat in THREATS]
    return tuple([1 - (1 - chance) ** 2 for chance in odds] if second_die else odds)


def has_second_die(s: Table, seat: int, kind: str) -> bool:
    """A power that rolls again what has failed (DGR-R-112)."""
    hero = s.hero[seat]
    power = s.box.card[hero].power
    assert power is not None
    return kind in power.against and s.glory[seat] >= power.glory and not s.used[hero]


def weapon_bonus(s: Table, seat: int, score: int, foe: Card | None, capped: bool) -> int:
    """The best that a declared weapon adds (DGR-R-51)."""
    best = 0
    for n in s.treasures[seat]:
        if n in s.box.weapons:
            best = max(best, bonus_of(s.box.card[n], score, foe, capped))
    return best


def bonus_of(card: Card, score: int, foe: Card | None, capped: bool) -> int:
    assert card.weapon is not None
    bonus = card.weapon[score]
    if score == MELEE and card.mace >= 0 and foe is not None and "undead" in foe.tags:
        bonus = card.mace
    return min(bonus, foe.weapon_cap) if capped and foe is not None else bonus


def strength(s: Table, seat: int, score: int, foe: Card | None, started: bool) -> int:
    """What a hero adds to the die in a combat: with the best weapon, armour if he did not start it, and the
    power that is bought before the dice. `foe` is the Monster, or None for a rival.
    """
    encounter = not started and foe is not None
    total = score_of(s, seat, score) + weapon_bonus(s, seat, score, foe, capped=encounter)
    if not started:
        for n in s.treasures[seat]:
            total += s.box.card[n].defence[score]
    if foe is not None and can_brace(s, seat, foe):
        total += s.box.card[s.hero[seat]].effects[0][1]
    return total


def can_brace(s: Table, seat: int, foe: Card) -> bool:
    """A power that is bought before the dice, against such a foe (DGR-R-143)."""
    hero = s.hero[seat]
    power = s.box.card[hero].power
    assert power is not None
    fits = power.moment == "before_dice" and power.versus in foe.tags
    return fits and s.glory[seat] >= power.glory and not s.used[hero]


def ferocity(s: Table, card: int, score: int, victim: int, emboldened: int = 0) -> int:
    """What a Monster adds to its die against this hero, where the hero stands (DGR-R-58)."""
    foe = s.box.card[card]
    total = foe.attack[score]
    if "undead" in foe.tags:
        total += s.box.card[s.grid[s.at[victim]] // 2].undead_total + emboldened
    return total


def monster_odds(s: Table, card: int, score: int, victim: int, quest: bool = False) -> tuple[float, float]:
    """How often the Monster hits the hero, and how often the hero hits the Monster."""
    emboldened = 0 if quest else s.emboldened
    ahead = strength(s, victim, score, s.box.card[card], started=quest) - ferocity(
        s, card, score, victim, emboldened
    )
    return WINS[-ahead], WINS[ahead]


def duel_odds(s: Table, seat: int, rival: int, score: int) -> tuple[float, float]:
    """How often a Challenge goes well for the challenger, and how often badly."""
    ahead = strength(s, seat, score, None, started=True) - strength(s, rival, score, None, started=False)
    return WINS[ahead], WINS[-ahead]


def attacks(card: Card) -> list[int]:
    """The ways in which a Monster can fight."""
    return [score for score in (0, 1, 2) if card.attack[score] != NO_ATTACK]


def quest_fight_odds(s: Table, seat: int, quest: int) -> tuple[float, float]:
    """How often the hero hits the Monster of a Quest and how often it hits him, in one round; whoever plays
    it chooses the attack that is worst for the hero (DGR-R-50).
    """
    worst = (1.0, 0.0)
    for score in attacks(s.box.card[quest]):
        hit, hurt = monster_odds(s, quest, score, seat, quest=True)
        if hurt - hit < worst[0] - worst[1]:
            worst = (hurt, hit)
    return worst


def percent(odds: float) -> int:
    return round(100 * odds)
