"""Rolling Stone, the Panic Card of Enrico Giovanni: a boulder rolls toward the Starting Zone, over whoever is
in its way (RCV-R-183, 393; DGY-R-203, 207; content: Rolling Stone).
"""

from typing import Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import SeatOrNone, Seats
from undercroft.games.dungeonology.board import distances
from undercroft.games.dungeonology.rules.cubes import DROP, ChooseCube
from undercroft.games.dungeonology.rules.ending import end_game, leave
from undercroft.games.dungeonology.rules.stun import Stuns, is_spent
from undercroft.games.dungeonology.table import CAMP, GONE, NOBODY
from undercroft.games.rocca_civetta.table import Table

STUNS: Final = 2


class Loosening(Frame):
    """The boulder comes to lie in the Zone that is farthest from the Starting Zone (RCV-R-393)."""

    first_step = "choose"
    rule = "RCV-R-393"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        far = distances(s.plan, CAMP)
        most = max(far.values())
        return [("at", zone) for zone in sorted(far) if zone != CAMP and far[zone] == most]

    def choose(self, s: Table) -> str:
        found = self.choose_options(s, s.active)
        if len(found) > 1:
            s.ask(s.in_charge(s.active), "panic.boulder", ("at",))
            return "chosen"
        return self.put(s, found[0]) if found else DONE

    def chosen(self, s: Table) -> str:
        return self.put(s, s.answer)

    def put(self, s: Table, option: Option) -> str:
        s.boulder = option[1]
        s.tell("boulder_put", zone=s.zone_word(s.boulder))
        return DONE


class Rolling(Frame):
    """At the end of a turn it rolls a Zone along a shortest way to the Starting Zone, which it may not enter:
    then the game ends. Whoever is there gains two Stun Tokens and Drops a cube, or is removed if she was full
    of Stun before (DGY-R-207).
    """

    first_step = "choose"
    waits = ("strike", "drop")
    rule = "RCV-R-393"

    seats: Seats = ()
    struck: SeatOrNone = NOBODY

    def forget_seat(self, s: Table, seat: int) -> None:
        self.seats = tuple(other for other in self.seats if other != seat)
        self.struck = NOBODY if self.struck == seat else self.struck

    def ways(self, s: Table) -> list[int]:
        far = distances(s.plan, CAMP)
        here = far.get(s.boulder, 0)
        return [link.zone for link in s.plan.links[s.boulder] if far.get(link.zone, here) < here]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.ways(s)]

    def choose(self, s: Table) -> str:
        zones = self.ways(s)
        if len(zones) > 1:
            s.ask(s.in_charge(s.active), "panic.roll", ("at",))
            return "chosen"
        return self.roll(s, zones[0]) if zones else DONE

    def chosen(self, s: Table) -> str:
        return self.roll(s, s.answer[1])

    def roll(self, s: Table, zone: int) -> str:
        if zone == CAMP:
            end_game(s, "boulder_home")
            return DONE
        s.boulder = zone
        s.tell("boulder_rolled", zone=s.zone_word(zone))
        self.seats = tuple(seat for seat in s.around() if s.at[seat] == zone)  # DGY-R-05
        return "strike"

    def strike(self, s: Table) -> str:
        if s.over or not self.seats:
            return DONE
        self.struck, *rest = self.seats
        self.seats = tuple(rest)
        if is_spent(s, self.struck):
            s.tell("crushed", seat=self.struck, zone=s.zone_word(s.boulder))
            s.fallen += (self.struck,)
            leave(s, self.struck)
            return "strike"
        s.push(Stuns(self.struck, STUNS))
        return "drop"

    def drop(self, s: Table) -> str:
        if not s.over and self.struck != NOBODY:
            s.push(ChooseCube(self.struck, DROP))
        return "strike"


def loosen(s: Table) -> None:
    s.push(Loosening())


def roll_on(s: Table, seat: int) -> None:
    if s.boulder != GONE:
        s.push(Rolling())


FRAMES: Final = (Loosening, Rolling)
