"""How a turn ends before its time, and how the game ends: winning, losing, the order of places (chapters
TURN, GOAL; DGR-R-64 to 66, 132).
"""

from undercroft.engine.state import Place
from undercroft.games.dungeoneer.table import QUESTS_TO_WIN, Table


def end_turn(s: Table) -> None:
    """DGR-TURN-03: what is left of the turn is lost."""
    if not s.over:
        for frame in reversed(s.stack[1:]):
            frame.cleanup(s)
        del s.stack[1:]
        s.stack[0].step = "close"


def check_third_quest(s: Table, seat: int) -> bool:
    """DGR-GOAL-01, DGR-QST-12, DGR-R-64: looked at before anything else."""
    if len(s.done[seat]) < QUESTS_TO_WIN:
        return False
    end(s, "third_quest", [seat])
    return True


def check_last_hero(s: Table) -> None:
    """DGR-GOAL-02, DGR-R-65: the game ends in the middle of whatever goes on."""
    left = [seat for seat in range(s.seats) if seat not in s.fallen]  # DGR-R-63: also one about to fall
    if len(left) == 1 and not s.over:
        end(s, "last_hero", left)


def check_round_limit(s: Table) -> None:
    """DGR-R-66, DGR-R-144: the guard against endless games."""
    if s.round > s.settings["round_limit"]:
        best = max(merit(s, seat) for seat in s.living())
        end(s, "round_limit", [seat for seat in s.living() if merit(s, seat) == best])


def end(s: Table, how: str, winners: list[int]) -> None:
    s.ending = how
    s.finish()
    s.tell("won", seats=winners, how=how)


def merit(s: Table, seat: int) -> tuple[int, int, int]:
    """DGR-R-66: completed Quests, then Life, then Glory."""
    return (len(s.done[seat]), s.life[seat], s.glory[seat])


def rank_key(s: Table, seat: int) -> tuple[int, ...]:
    """DGR-R-132: the living by merit, for only the winner can have three Quests; then the fallen."""
    return (0, s.fallen.index(seat)) if seat in s.fallen else (1, *merit(s, seat))


RULE_OF = {
    "third_quest": "DGR-GOAL-01",
    "last_hero": "DGR-GOAL-02",
    "round_limit": "DGR-R-66",
    "eliminated": "DGR-GOAL-03",
    "behind": "DGR-R-132",
}


def standings(s: Table) -> tuple[Place, ...]:
    if not s.over:
        return ()
    keys = [rank_key(s, seat) for seat in range(s.seats)]
    places = []
    for seat in range(s.seats):
        rank = 1 + sum(key > keys[seat] for key in keys)
        reason = s.ending if rank == 1 else "eliminated" if seat in s.fallen else "behind"
        quests, life, glory = merit(s, seat)
        figures = {"quests": quests, "life": life, "glory": glory}
        places.append(Place(seat, rank, reason, RULE_OF[reason], figures))
    return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))
