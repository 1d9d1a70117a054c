"""What a Scholar is worth at this moment: the printed values of the side that is up, changed by Skills, Jinx
Cards and Interns (chapters BOARD, STAR; DGY-R-25, 192).
"""

from functools import cache

from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.cards.content import Side
from undercroft.games.dungeonology.ranges import Board
from undercroft.games.dungeonology.table import Table

Cause = tuple[str, int]  # where a part of a value comes from, how much it is


def side_of(s: Table, seat: int) -> Side:
    """DGY-BOARD-15."""
    scholar = s.box.scholars[s.scholar[seat]]
    return scholar.exalted if s.exalted[seat] else scholar.normal


def change(s: Table, seat: int, what: str) -> int:
    """What Skills (DGY-BOARD-02) and the cards before her change: Interns (DGY-INTERN-03), and Jinx Cards
    while they lie face up (DGY-JINX-02, DGY-R-114).
    """
    by_jinx, by_intern, by_skill, by_more = s.box.changes[what]
    total = 0
    for card in s.jinxes[seat]:
        if card in by_jinx:
            total += by_jinx[card]
    if by_intern:
        for intern in s.hinges.interns(s, seat):
            if intern in by_intern:
                total += by_intern[intern]
    if by_skill:
        for skill in s.hinges.skills(s, seat):
            if skill in by_skill:
                total += by_skill[skill]
    if by_more:
        total += s.hinges.more_change(s, seat, by_more)
    return total


def causes(s: Table, seat: int, what: str) -> list[Cause]:
    """The same change card by card, Skill by Skill."""
    by_jinx, by_intern, by_skill, by_more = s.box.changes[what]
    found = [(str(s.box.card[n].id), by_jinx[n]) for n in s.jinxes[seat] if n in by_jinx]
    found += [(s.box.interns[n].id, by_intern[n]) for n in s.hinges.interns(s, seat) if n in by_intern]
    if by_skill:
        skills = s.hinges.skills(s, seat)
        found += [(f"skill.{skill}", by_skill[skill]) for skill in skills if skill in by_skill]
    if by_more:
        found += s.hinges.more_causes(s, seat, by_more)
    return found


def speed_of(s: Table, seat: int) -> int:
    """DGY-BOARD-06."""
    more = change(s, seat, "speed") + s.hinges.more_speed(s, seat)
    return max(1, side_of(s, seat).speed + more)


def intelligence_of(s: Table, seat: int) -> int:
    """DGY-BOARD-07."""
    more = change(s, seat, "intelligence") + s.hinges.more_intelligence(s, seat)
    return max(1, side_of(s, seat).intelligence + more)


def stamina_of(s: Table, seat: int) -> int:
    """DGY-BOARD-08."""
    return max(1, side_of(s, seat).stamina + change(s, seat, "stamina"))


def hand_value_of(s: Table, seat: int) -> int:
    """DGY-BOARD-04."""
    return max(1, side_of(s, seat).hand + change(s, seat, "hand"))


def initial_students_of(s: Table, seat: int) -> int:
    """DGY-BOARD-03."""
    return max(0, side_of(s, seat).students + s.hinges.more_students(s, seat))


# -- the note board ------------------------------------------------------------------------------------------


@cache
def running(box: Box) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By column and height: how many Stars and arrows the cubes up to there cover."""
    return tuple(
        tuple(
            (sum(star <= height for star in column.stars), sum(arrow <= height for arrow in column.arrows))
            for height in range(column.slots + 1)
        )
        for column in box.columns
    )


def stars_on(box: Box, board: Board) -> int:
    """DGY-STAR-01, DGY-STAR-02."""
    table, stars = running(box), 0
    for column, cubes in enumerate(board):
        stars += table[column][len(cubes)][0]
    return stars


def stars_of(s: Table, seat: int) -> int:
    return stars_on(s.box, s.board[seat])


def study_bonus_of(s: Table, seat: int) -> int:
    """DGY-STAR-05."""
    table, arrows = running(s.box), 0
    for column, cubes in enumerate(s.board[seat]):
        arrows += table[column][len(cubes)][1]
    return max(0, s.hinges.study_bonus(s, seat, arrows + change(s, seat, "study_bonus")))


def at_home(s: Table) -> list[int]:
    """Those whose game is over and whose models stay in the Starting Zone: nobody can touch what they have,
    and their Stars count (DGY-ED-26, DGY-R-232).
    """
    if s.clauses.thesis_leaves:
        return []
    return [seat for seat in (*s.theses, *s.fallen) if seat not in s.resigned]


def has_room(s: Table, seat: int, cube: int) -> bool:
    return len(s.board[seat][cube]) < s.box.columns[cube].slots


def colours_of(s: Table, seat: int) -> int:
    """Mask of the colours she has a cube of: for Doors and coloured Zone Effects (DGY-ZONE-07, DGY-DZ-07)."""
    return sum(1 << column for column, cubes in enumerate(s.board[seat]) if cubes)


def cubes_of(s: Table, seat: int) -> int:
    return sum(map(len, s.board[seat]))


def is_protected(s: Table, seat: int, cube: int) -> bool:
    """DGY-PROT-01."""
    interns = s.box.interns
    return any(interns[n].shield == cube for n in s.hinges.interns(s, seat))
