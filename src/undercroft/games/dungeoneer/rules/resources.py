"""Peril and Glory (chapters RES, COMP; DGR-R-08, 25, 116)."""

from undercroft.games.dungeoneer.table import ENCOUNTER, Table


def gain_glory(s: Table, seat: int, n: int) -> None:
    """DGR-RES-03. In the Encounter phase gains wait until its end (DGR-ENC-11, DGR-R-25, DGR-R-116)."""
    if s.phase == ENCOUNTER:
        s.due_glory[seat] += n
    else:
        s.glory[seat] += n
        s.tell("glory_gained", seat=seat, n=n)


def gain_peril(s: Table, seat: int, n: int) -> None:
    """DGR-RES-04, DGR-R-116."""
    if s.phase == ENCOUNTER:
        s.due_peril[seat] += n
    else:
        s.peril[seat] += n
        s.tell("peril_gained", seat=seat, n=n)


def lose_glory(s: Table, seat: int, n: int) -> None:
    """DGR-R-08: as much as is there. DGR-R-116: at once, and only from what is on the counter."""
    lost = min(n, s.glory[seat])
    s.glory[seat] -= lost
    s.tell("glory_lost", seat=seat, n=lost)


def pay_glory(s: Table, seat: int, n: int) -> None:
    """DGR-RES-01, DGR-RES-05: the full price; that it can be paid was asked before."""
    if n:
        s.glory[seat] -= n
        s.tell("glory_paid", seat=seat, n=n)


def pay_peril(s: Table, seat: int, n: int) -> None:
    """DGR-RES-02, DGR-ENC-04: the Peril of the hero that is hit."""
    s.peril[seat] -= n
    s.tell("peril_paid", seat=seat, n=n)


def credit_dues(s: Table) -> None:
    """DGR-R-116: first the Glory of all heroes, then printed Peril."""
    for seat in s.from_left():
        glory = s.due_glory[seat]
        if glory and s.is_alive(seat):
            s.glory[seat] += glory
            s.tell("glory_gained", seat=seat, n=glory)
        s.due_glory[seat] = 0
    for seat in s.from_left():
        peril = s.due_peril[seat]
        if peril and s.is_alive(seat):
            s.peril[seat] += peril
            s.tell("peril_gained", seat=seat, n=peril)
        s.due_peril[seat] = 0
