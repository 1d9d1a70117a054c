"""The three Panic Cards of the base box (chapters PANIC, MAX; DGY-R-153, 167, 195, 206; content: Darkness,
Last Round, Stampede).
"""

from typing import Annotated, Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat, Seats, Within
from undercroft.games.dungeonology.board import passages_of_side
from undercroft.games.dungeonology.rules.boss import Rousing, boss_id
from undercroft.games.dungeonology.rules.chance import randomize
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.stun import Stuns
from undercroft.games.dungeonology.table import GONE, Table


def start_of_turn(s: Table, seat: int) -> None:
    """What the card adds, for every player (DGY-MAX-08, DGY-R-206)."""
    effect = s.rules.panic_effects.get(s.box.card[s.panic].id)
    if effect is not None:
        effect(s, seat)


class Arrival(Frame):
    """Last Round with the Boss still away: it appears where most Scholars are, without an Encounter."""

    first_step = "choose"

    player: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        shunned = s.hinges.boss_shuns(s)
        zones = [s.at[seat] for seat in range(s.seats) if s.is_out_there(seat) and s.at[seat] not in shunned]
        most = max((zones.count(zone) for zone in zones), default=0)
        return [("at", zone) for zone in sorted(set(zones)) if zones.count(zone) == most]

    def choose(self, s: Table) -> str:
        offers = self.choose_options(s, self.player)
        if not offers:
            return DONE
        if len(offers) == 1:
            return self.appear(s, offers[0][1])
        s.ask(s.in_charge(self.player), "boss.arrival", ("at",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.appear(s, s.answer[1])

    def appear(self, s: Table, zone: int) -> str:
        s.boss_at = zone
        s.tell("boss_sighted", boss=boss_id(s), zone=s.zone_word(zone))
        return DONE


class Stampede(Frame):
    """Everybody outside the Starting Zone is pushed one Zone the same way, or stunned."""

    first_step = "begin"
    waits = ("push",)

    seats: Seats = ()
    side: Annotated[int, Within(-1, 3)] = -1

    def forget_seat(self, s: Table, seat: int) -> None:
        self.seats = tuple(other for other in self.seats if other != seat)

    def begin(self, s: Table) -> str:
        card = randomize(s, "side", lambda card: True)
        assert card is not None
        self.side = card.direction
        self.seats = tuple(seat for seat in s.around() if s.is_out_there(seat))  # DGY-R-05
        return "push"

    def ways(self, s: Table) -> list[int]:
        here = s.at[self.seats[0]]
        side = passages_of_side(s.box.zone[here].size, self.side)
        return [link.zone for link in s.plan.links[here] if link.out & side]

    def push_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.ways(s)]

    def push(self, s: Table) -> str:
        if not self.seats:
            return DONE
        zones = self.ways(s)
        if len(zones) > 1:  # DGY-R-196
            s.ask(s.in_charge(s.active), "panic.push", ("at",))
            return "chosen"
        return self.move(s, zones[0] if zones else -1)

    def chosen(self, s: Table) -> str:
        return self.move(s, s.answer[1])

    def move(self, s: Table, zone: int) -> str:
        seat, *rest = self.seats
        self.seats = tuple(rest)
        s.push(Entering(seat, zone, quiet=1) if zone >= 0 else Stuns(seat, 1))
        return "push"


# -- what they add to every turn -----------------------------------------------------------------------------


def last_round(s: Table, seat: int) -> None:
    s.push(Rousing(seat, s.boss_at) if s.boss_at != GONE else Arrival(seat))


def stampede(s: Table, seat: int) -> None:
    s.push(Stampede())


EFFECTS: Final = {"last_round": last_round, "stampede": stampede}
