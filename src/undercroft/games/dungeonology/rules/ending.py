"""How the game ends, with and without Maximum Alert, and how a Scholar leaves it (chapters END, MAX;
DGY-R-59, 115 to 119, 120, 163, 207, 211).
"""

from typing import Final

from undercroft.engine.events import EVERYBODY
from undercroft.games.dungeonology.board import has_open_side, spots_beside
from undercroft.games.dungeonology.rules.cubes import calm_leaders, open_clan
from undercroft.games.dungeonology.table import CAMP, EMPTY, GONE, Table
from undercroft.games.dungeonology.zones import put_away

RULE_OF: Final = {
    "": "DGY-GEN-01",
    "last_round": "DGY-END-04",
    "countdown": "DGY-END-06",
    "no_cubes": "DGY-END-07",
    "all_submitted": "DGY-R-118",
    "university_empty": "DGY-MAX-18",
    "no_cubes_left": "DGY-MAX-17",
    "all_done": "DGY-MAX-20",
    "resigned": "DGY-R-211",
    "round_limit": "DGY-R-230",
}


def end_game(s: Table, ending: str) -> None:
    """Scoring: everything is turned up, without effect (DGY-R-120)."""
    if s.over:
        return
    s.ending = s.hinges.ending(s, ending)
    open_clan(s)
    for seat in range(s.seats):
        for card in s.veiled[seat]:
            s.seen[card] = EVERYBODY
            s.reveal("jinx_counted", seat=seat, card=s.name(card))
    for frame in reversed(s.stack):  # what procedures hold is put away
        frame.cleanup(s)
    s.finish()
    s.tell("game_ended", ending=s.ending)
    for place in s.standings:  # DGY-MAX-21: as without Maximum Alert
        s.tell("scored", seat=place.seat, rank=place.rank, **place.figures)


def leave(s: Table, seat: int) -> None:
    """A Scholar leaves the game; her things stay with her, frozen (DGY-THESIS-10, DGY-R-59)."""
    s.hinges.leaving(s, seat)
    s.at[seat] = GONE
    put_away(s, s.hand[seat])
    s.hand[seat] = ()
    s.disguised[seat] = 0
    s.hinges.left(s, seat)
    calm_leaders(s)  # DGY-R-32


def give_up(s: Table, seat: int) -> None:
    """DGY-R-211: whoever resigns leaves without a Thesis and is ranked below all others."""
    s.tell("resigned", seat=seat)
    s.resigned += (seat,)
    s.fallen += (seat,)
    leave(s, seat)
    if len(s.playing()) + len(s.theses) < 2:
        end_game(s, "resigned")
    else:
        check_submitted(s)


def check_submitted(s: Table) -> None:
    """DGY-R-118, DGY-MAX-20."""
    if not s.over and not s.playing():
        end_game(s, "all_done" if s.maximum else "all_submitted")


def check_cubes(s: Table) -> None:
    """DGY-END-07, DGY-MAX-17: after every completed effect or Action (DGY-R-119). Of chapter END only this
    holds before a Maximum Alert that is to come (DGY-END-01, DGY-MAX-02, DGY-ED-60).
    """
    if s.over:
        return
    for spaces in s.spaces:
        for cube in spaces:
            if cube != EMPTY:
                return
    if s.hinges.hides_cubes(s):
        return
    if s.maximum:
        end_game(s, "no_cubes_left")
    elif s.unfilled:  # DGY-ED-34
        return
    elif (not s.has("maximum_alert") or s.rules.ends_without_cubes_before_alert) and not can_grow(s):
        end_game(s, "no_cubes")


def end_of_start(s: Table, seat: int) -> str:
    """Which ending, if any, the game has before a turn begins, the first that applies."""
    found = {
        "countdown": s.doom == seat,  # DGY-END-06
        "last_round": s.last_round == seat,  # DGY-R-116
        "round_limit": is_overlong(s),
    }
    return next((ending for ending, applies in found.items() if applies), "")


def is_overlong(s: Table) -> bool:
    """Whether a later round would begin than the game may have (DGY-R-230); version 1 knows no such limit."""
    return "round_limit" in s.settings and s.round > s.settings["round_limit"]


def can_grow(s: Table) -> bool:
    """Whether any tile could still come into play (DGY-R-119). A pile of which nothing fits anywhere is as
    good as empty, and so is a Stairs effect that could only bring such a tile.
    """
    box, plan, aligned = s.box, s.plan, s.has("aligned")
    placed = [zone for zone, cell in enumerate(s.where) if cell >= 0]
    for zone in placed:
        floors = [box.zone[zone].floor] if has_open_side(box, plan, s.where, s.walls, zone) else []
        if not s.entered >> zone & 1 and zone != CAMP and ("stairs", 0) in box.zone[zone].effects:
            floors += neighbour_floors(s, zone)
        for floor in floors:
            if any(spots_beside(box, plan, s.where, zone, tile, aligned) for tile in s.piles[floor - 1]):
                return True
    return False


def neighbour_floors(s: Table, zone: int) -> list[int]:
    """DGY-STAIR-03."""
    floor = s.box.zone[zone].floor
    return [other for other in (floor - 1, floor + 1) if 1 <= other <= len(s.piles)]
