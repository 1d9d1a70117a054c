"""Points and places (chapters CLAN, SCORE, THESIS; DGY-R-56, 62, 120 to 123)."""

from typing import Any, Final

from undercroft.engine.state import Place
from undercroft.games.dungeonology.table import Table

PLACE_BONUS: Final = (10, 7, 5, 3)  # DGY-THESIS-08, DGY-SCORE-05


def cube_points(s: Table, seat: int) -> int:
    """The visible numbers of the five columns (DGY-BOARD-12, 13, DGY-SCORE-03)."""
    columns, points = s.box.columns, 0
    for column, cubes in enumerate(s.board[seat]):
        points += columns[column].value * len(cubes)
    return points


def clan_points(s: Table, seat: int) -> int:
    """What the Clan Card changes, for every single cube (DGY-CLAN-02 to 04, DGY-SCORE-04); no floor
    (DGY-R-62).
    """
    modifiers = s.box.card[s.clan].modifiers
    return sum(n * len(cubes) for n, cubes in zip(modifiers, s.board[seat], strict=True))


def thesis_points(s: Table, seat: int) -> int:
    """DGY-THESIS-04."""
    return cube_points(s, seat) + clan_points(s, seat)


def intern_points(s: Table, seat: int) -> int:
    """DGY-INTERN-04, DGY-SCORE-06."""
    return sum(s.box.interns[n].points for n in s.interns[seat])


def jinx_points(s: Table, seat: int) -> int:
    """DGY-JINX-05, DGY-R-114: face-down ones too."""
    return sum(s.box.card[n].penalty for n in s.jinxes[seat] + s.veiled[seat])


def place_bonus(s: Table, seat: int) -> int:
    return PLACE_BONUS[s.theses.index(seat)] if seat in s.theses else 0


def jinx_loss(s: Table, seat: int) -> int:
    return -jinx_points(s, seat)


ITEMS: Final = {  # DGY-SCORE-03 to 07, and there is no other (DGY-GEN-02)
    "cubes": cube_points,
    "clan": clan_points,
    "thesis": place_bonus,
    "interns": intern_points,
    "jinxes": jinx_loss,
}


def figures(s: Table, seat: int) -> dict[str, int]:
    """Every item of the score. Their sum has no floor (DGY-R-123)."""
    items = {name: points(s, seat) for name, points in s.rules.score_items.items()}
    return {**items, "total": sum(items.values()), "students": s.students[seat]}


def standings(s: Table) -> tuple[Place, ...]:
    """DGY-SCORE-01, 02, 08 to 11, DGY-R-121: only successful Theses are ranked when there is one, or all by
    their total (DGY-ED-47).
    """
    if not s.over:
        return ()
    rows: dict[int, dict[str, Any]] = {seat: figures(s, seat) for seat in range(s.seats)}
    given_up = {seat for seat in s.fallen if seat in s.resigned}
    everybody = [seat for seat in range(s.seats) if seat not in given_up]
    ranked = everybody if s.clauses.ranking == "all" else list(s.theses) or everybody
    score_rule = "DGY-ED-47" if s.theses else "DGY-SCORE-02"

    def key(seat: int) -> tuple[int, int, int]:
        early = -s.theses.index(seat) if seat in s.theses else -len(s.theses)  # DGY-SCORE-09
        students = 0 if s.theses else rows[seat]["students"]  # DGY-SCORE-10
        return rows[seat]["total"], early, students

    order = sorted(ranked, key=key, reverse=True)
    places: list[Place] = []
    for n, seat in enumerate(order):
        rank = (
            places[-1].rank if n and key(seat) == key(order[n - 1]) else n + 1
        )  # DGY-SCORE-11 cannot be known
        reason = "thesis" if seat in s.theses else "score"
        rule = "DGY-SCORE-01" if seat in s.theses else score_rule
        places.append(Place(seat, rank, reason, rule, rows[seat]))
    without = [seat for seat in range(s.seats) if seat not in order and seat not in given_up]
    places += [Place(seat, len(order) + 1, "no_thesis", "DGY-SCORE-01", rows[seat]) for seat in without]
    last = len(order) + len(without) + 1
    places += [Place(seat, last, "resigned", "DGY-R-211", rows[seat]) for seat in sorted(given_up)]
    return tuple(places)
