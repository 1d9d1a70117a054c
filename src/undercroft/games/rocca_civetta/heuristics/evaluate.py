"""How things stand at a table with the expansion: the shares of the base, and what Research, Star sets and
the Stars that a Clan Card asks for change in them.
"""

from collections.abc import Sequence
from math import exp

from undercroft.games.dungeonology.heuristics import evaluate as base
from undercroft.games.dungeonology.heuristics.evaluate import INTERN, READY, Clock, score, tally
from undercroft.games.dungeonology.table import GONE
from undercroft.games.rocca_civetta.heuristics.omega import share_of_omega
from undercroft.games.rocca_civetta.rules.clans import meets_requirement, set_points
from undercroft.games.rocca_civetta.rules.modes import mode_points
from undercroft.games.rocca_civetta.rules.omega.tome import plays
from undercroft.games.rocca_civetta.rules.research import research_points
from undercroft.games.rocca_civetta.table import Table


def evaluate(s: Table) -> Sequence[float]:
    """Each seat's share: a point that counts in the end is worth what one of an Intern is."""
    parts = [share * exp(more(s, seat)) for seat, share in enumerate(base.evaluate(s))]
    total = sum(parts)
    if plays(s):
        clock = Clock(s)
        best = max(score(s, seat, clock) + more(s, seat) for seat in range(s.seats))
        total /= 1 - share_of_omega(s, best)
    return [part / total for part in parts]


def more(s: Table, seat: int) -> float:
    if s.at[seat] == GONE:  # her final score has it all
        return 0.0
    found = INTERN * (
        research_points(s, seat) + set_points(s, seat) + mode_points(s, seat) + s.carrying[seat]
    )
    refused = not tally(s.box, s.board[seat], s.clan).lacking and not meets_requirement(s, seat)
    return found - READY * refused
