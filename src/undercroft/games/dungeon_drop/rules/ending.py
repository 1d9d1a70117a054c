"""How it ends: lost, retired, after three rounds, given up (chapters LOSE, RET, MP; DRP-R-50, 89)."""

from typing import Final

from undercroft.games.dungeon_drop.rules.scoring import figures, roll_chests
from undercroft.games.dungeon_drop.table import CARD, DISCARD, STASH, TROPHY, Table

RULE_OF: Final = {
    "": "DRP-MP-10",
    "lost_box": "DRP-LOSE-01",
    "lost_move": "DRP-LOSE-02",
    "lost_quit": "DRP-R-50",
    "retired": "DRP-RET-04",
    "rounds": "DRP-MP-10",
    "resigned": "DRP-R-89",
}


def end_game(s: Table, ending: str) -> None:
    s.ending = ending
    for frame in reversed(s.stack):
        frame.cleanup(s)
    if not s.is_solo:
        s.rolls = tuple(tuple(roll_chests(s, seat)) for seat in range(s.seats))
        for seat in range(s.seats):  # the Quests are laid open (DRP-R-94)
            total = figures(s, seat, sum(s.rolls[seat]))["total"]
            s.reveal("scored", seat=seat, card=s.box.quests[s.quest[seat]].id, points=total)
    s.finish()
    s.tell("game_ended", ending=ending)


def lose(s: Table, ending: str) -> None:
    """DRP-LOSE-01 to 03."""
    end_game(s, ending)


def give_up(s: Table, seat: int) -> None:
    """DRP-R-50, DRP-R-89."""
    s.tell("resigned", seat=seat)
    if s.is_solo:
        asked = s.choice is not None and s.choice.prompt == "floor.after"
        end_game(s, "retired" if asked else "lost_quit")
        return
    s.resigned += (seat,)
    s.order = tuple(other for other in s.order if other != seat)
    for how in (STASH, CARD, TROPHY):
        s.put(s.holds(seat, how), DISCARD)
    s.change("meeples", seat, None)
    s.change("strain", seat, 0)
    if len(s.playing()) < 2:
        end_game(s, "resigned")
