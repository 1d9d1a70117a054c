"""Scores, bonuses and limits: computed from their causes whenever somebody asks (chapters SPACE, CARD;
DGR-R-04, 40, 57, 70, 113).
"""

from undercroft.games.dungeoneer.cards.content import LEVEL, MOVE, Card
from undercroft.games.dungeoneer.table import MOVING, Table


def space_of(s: Table, seat: int) -> Card:
    """The map card the hero stands on (DGR-DEF-11)."""
    return s.box.card[s.grid[s.at[seat]] // 2]


def score_parts(s: Table, seat: int, score: int) -> list[tuple[str, int]]:
    """What a score is made of: level row, space, Boons, Banes (DGR-R-113), each with its source."""
    if score == LEVEL:
        return [("level", s.level[seat])]  # DGR-R-54
    card = s.box.card
    parts = [("hero", card[s.hero[seat]].levels[s.level[seat] - 1][score])]  # DGR-CARD-02
    space = space_of(s, seat).score[score]  # DGR-SPACE-01
    if space:
        parts.append((s.name(s.grid[s.at[seat]] // 2), space))
    for n in s.boons[seat] + s.banes[seat]:  # DGR-R-72: copies add up
        bonus = card[n].score[score]
        if bonus:
            parts.append((s.name(n), bonus))
    total = sum(n for _, n in parts)
    if total < 0:
        parts.append(("floor", -total))  # DGR-R-57: never below 0
    return parts


def score_of(s: Table, seat: int, score: int) -> int:
    """Melee, Magic or Move without sources, for the many times only the number is asked."""
    card = s.box.card
    total = card[s.hero[seat]].levels[s.level[seat] - 1][score] + card[s.grid[s.at[seat]] // 2].score[score]
    for n in s.boons[seat]:
        total += card[n].score[score]
    for n in s.banes[seat]:
        total += card[n].score[score]
    return max(0, total)


def test_parts(s: Table, seat: int, kind: str, score: int) -> list[tuple[str, int]]:
    """Bonuses of own cards to a Threat test of this kind (DGR-R-113: after the floor; weapons never count,
    DGR-R-51).
    """
    parts: list[tuple[str, int]] = []
    for n in s.treasures[seat] + s.boons[seat]:
        card = s.box.card[n]
        if card.test_bonus and (kind in card.test_kinds or card.test_score == score):
            parts.append((s.name(n), card.test_bonus))
    return parts


def treasure_limit(s: Table, seat: int) -> int:
    """DGR-MOVE-10, with what raises it."""
    limit = s.box.card[s.hero[seat]].treasure_limit
    for n in s.treasures[seat]:
        limit += s.box.card[n].limit
    return limit


def boon_limit(s: Table, seat: int) -> int:
    """DGR-MOVE-11."""
    return s.box.card[s.hero[seat]].boon_limit


def price_of(s: Table, seat: int, card: Card) -> int:
    """The Glory a Boon or Treasure costs this hero where he stands; a discount never goes below 1."""
    if card.kind == "treasure" and s.phase == MOVING:
        discount = space_of(s, seat).treasure_cost
        if discount:
            return max(min(card.cost, 1), card.cost + discount)
    return card.cost


def keep_pace(s: Table) -> None:
    """DGR-R-40: when the Move score changes during the Move phase, the movement points change by the same
    amount.
    """
    score = score_of(s, s.active, MOVE)
    if score != s.pace:
        s.points = max(0, s.points + score - s.pace)
        s.pace = score
