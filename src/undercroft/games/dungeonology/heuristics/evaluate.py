"""How things stand at a table: each seat's share in the victory, quickly (chapters SCORE, THESIS, END).

Every seat has a score, a weighted sum of what lies on the table; shares are in proportion to their
exponentials, so that whatever is gained raises them a little.

The weights were fitted to 5,231 positions of 200 games that `steady` played against itself (2 and 3 seats,
with and without advanced rules, one in twenty decisions by chance), by the likelihood of who won in the end,
and then rounded. In games that were not used, the seat with the largest share won in 62 % of all positions
(45 % would be chance), and the logarithmic loss was 0.69, where equal shares have 0.82. What lies next door
to a seat was tried, too, and told nothing more.
"""

from functools import cache
from math import exp
from typing import Final, NamedTuple

from undercroft.games.dungeonology.board import distances
from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.cards.content import Side
from undercroft.games.dungeonology.ranges import Board
from undercroft.games.dungeonology.rules.scoring import figures
from undercroft.games.dungeonology.rules.students import alert_bonus
from undercroft.games.dungeonology.rules.values import running
from undercroft.games.dungeonology.table import CAMP, EMPTY, GONE, Table

STARS: Final = 2  # DGY-THESIS-01
FAR: Final = 5  # steps; further is no worse

POINT: Final = 0.09  # of a Thesis
LATE: Final = -0.08  # each point that the Target Score is away, when the Alert Card is full
STAR: Final = 0.1  # that a Thesis needs
ARROW: Final = 0.03
STRENGTH: Final = 0.04  # Bonus Values in hand
STUDENT: Final = 0.04
MANY: Final = 5  # Students; more make no difference
STUN: Final = -0.15  # all of it
SPENT: Final = -0.5  # and the next turn is a Rest
JINX: Final = -0.2  # each point of a penalty
VEILED: Final = 1.8  # the penalty of a face-down one
INTERN: Final = 0.12  # each point
READY: Final = 0.8  # points and Stars are enough
HARVEST: Final = 0.045  # each point of cubes that she can study where she stands
AWAY: Final = -0.1  # each step from home in Maximum Alert, with a Thesis that is good enough
BEHIND: Final = -0.4  # somebody has submitted, and she has not
ROUND: Final = 0.05  # each round that is then left to her
DONE: Final = 0.5  # she has submitted
SCORED: Final = 0.118  # each point of her final score
PANIC_ROUNDS: Final = 2  # how long Maximum Alert lasts, about


class Tally(NamedTuple):
    """What a Note Board is worth with a Clan Card."""

    score: float
    lacking: int  # points for the Target Score
    arrows: int


@cache
def tally(box: Box, board: Board, clan: int) -> Tally:
    """DGY-THESIS-04, DGY-STAR-01, 05."""
    card, covered = box.card[clan], running(box)
    points = stars = arrows = 0
    for column, cubes in enumerate(board):
        height = len(cubes)
        points += height * (box.columns[column].value + card.modifiers[column])
        stars += covered[column][height][0]
        arrows += covered[column][height][1]
    lacking = max(0, card.target - points)
    ready = READY if not lacking and stars >= STARS else 0.0
    return Tally(POINT * points + STAR * min(stars, STARS) + ARROW * arrows + ready, lacking, arrows)


class Clock:
    """How late it is: the same for all seats."""

    __slots__ = ("bonus", "home", "late", "left")

    def __init__(self, s: Table) -> None:
        rows = len(s.box.alerts[s.alert].rows)
        self.bonus = alert_bonus(s)
        self.late = LATE if s.maximum else LATE * s.omegas / rows
        self.home = distances(s.plan, CAMP) if s.maximum else None
        ends = s.doom >= 0 or s.last_round >= 0
        left = 0 if ends else PANIC_ROUNDS if s.maximum else rows - s.omegas + 1
        self.left = BEHIND + ROUND * left if s.theses else 0.0


def evaluate(s: Table) -> list[float]:
    """Each seat's share."""
    clock = Clock(s)
    scores = [score(s, seat, clock) for seat in range(s.seats)]
    most = max(scores)
    parts = [exp(one - most) for one in scores]
    total = sum(parts)
    return [part / total for part in parts]


def score(s: Table, seat: int, clock: Clock) -> float:
    box = s.box
    known = tally(box, s.board[seat], s.clan)
    at = s.at[seat]
    if at == GONE:
        if seat not in s.theses:
            return known.score + clock.left
        return DONE + SCORED * (s.final_score[seat] or figures(s, seat)["total"])  # untold by some books
    scholar = box.scholars[s.scholar[seat]]
    side = scholar.exalted if s.exalted[seat] else scholar.normal
    strength = 0
    for card in s.hand[seat]:
        strength += box.bonus[card]
    students = s.students[seat]
    found = known.score + clock.late * known.lacking + clock.left
    found += STRENGTH * strength + STUDENT * (min(MANY, students))
    if s.jinxes[seat] or s.veiled[seat]:
        found += JINX * (sum(box.card[n].penalty for n in s.jinxes[seat]) + VEILED * len(s.veiled[seat]))
    if s.interns[seat]:
        found += INTERN * sum(box.interns[n].points for n in s.interns[seat])
    if clock.home is not None:  # in Maximum Alert Stun hardly matters
        found += 0.0 if known.lacking else AWAY * min(clock.home.get(at, FAR), FAR)
    elif s.stun[seat]:
        found += STUN * s.stun[seat] / side.stamina + (SPENT if s.stun[seat] >= side.stamina else 0.0)
    if at > CAMP:
        found += HARVEST * harvest(s, seat, side, strength + known.arrows - clock.bonus)
    return found


def harvest(s: Table, seat: int, side: Side, strength: int) -> int:
    """The points of the cubes where she stands that her hand is enough for (DGY-STUDY-07, 08)."""
    return points_within(s, seat, s.at[seat], strength, side.intelligence)


def points_within(s: Table, seat: int, zone: int, strength: int, most: int) -> int:
    """The points of the cubes in a Zone that such a strength, Alert Bonus off, is enough for, up to so many
    cubes: each costs one more than the one before.
    """
    box, board = s.box, s.board[seat]
    spare = strength - box.zone[zone].alert
    points = count = 0
    for cube in s.spaces[zone]:
        if spare < 0 or count == most:
            break
        if cube >= len(board):  # it has no column of its own
            points += s.hinges.cube_value(s, cube)
        elif cube != EMPTY and len(board[cube]) < box.columns[cube].slots:
            points += box.columns[cube].value
        else:
            continue
        count += 1
        spare -= count
    return points
