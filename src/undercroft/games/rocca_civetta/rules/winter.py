"""Winter is Coming, the mode of Freddo: he leaves ice in the Zones that he enters, and Hot Water from the
Thermal Bath melts it (chapters BIG, ZEF; RCV-R-42, 195, 206, 207).
"""

from typing import Annotated, Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Among, Few, Seat, Seats
from undercroft.games.dungeonology.rules.boss import Profile, Roused, Stalking, boss_id
from undercroft.games.dungeonology.rules.moving import Entering, Incoming
from undercroft.games.dungeonology.rules.stealth_test import StealthTest
from undercroft.games.dungeonology.rules.stun import Stuns, discard_stun
from undercroft.games.dungeonology.rules.values import Cause
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.dungeonology.table import Table as BaseTable
from undercroft.games.dungeonology.zones import discard_card
from undercroft.games.rocca_civetta.rules.bosses import Chasing, lose_points
from undercroft.games.rocca_civetta.rules.tiles import LayingAside
from undercroft.games.rocca_civetta.table import Table

BONFIRE: Final = 8  # spaces of the Winter Campus
IOTA: Final = 6  # models
HELD: Final = 2  # the most of them that a Scholar holds (RCV-ZEF-03)
BATH: Final = "thermal_bath"
REACH: Final = 2
MELTED_POINTS: Final = 3


def is_winter(s: Table) -> bool:
    """RCV-BIG-04: whoever plays this Boss plays its mode."""
    return s.boss >= 0 and boss_id(s) in PROFILES


def bath(s: Table) -> int:
    return s.box.zone_index[BATH]


def set_up(s: Table) -> None:
    """RCV-BIG-03, 06, RCV-R-39: the tokens, then the first player lays the Thermal Bath."""
    if is_winter(s):
        for seat in s.playing():
            s.hot_water[seat] = 1
        s.push(LayingAside(s.first, CAMP, bath(s)))


# -- ice -----------------------------------------------------------------------------------------------------


def iota_left(s: Table) -> int:
    return IOTA - s.frozen.bit_count()


def freeze(s: Table, zone: int) -> None:
    """RCV-R-206: one at most in a Zone, and none without one in the Reserve."""
    if iota_left(s) and not s.frozen >> zone & 1:
        s.frozen |= 1 << zone
        s.tell("zone_frozen", zone=s.zone_word(zone))


def alert_of_ice(s: Table, test: StealthTest) -> list[Cause]:
    """RCV-R-340: in every Stealth Test that is made there."""
    return [("ice", 1)] if s.frozen >> test.zone & 1 else []


def cost_of_ice(s: Table, zone: int) -> int:
    """RCV-R-195: entering costs a Speed point more; a new Zone (-1) has none."""
    return s.frozen >> zone & 1 if zone >= 0 else 0


# -- Hot Water -----------------------------------------------------------------------------------------------


def water_left(s: Table) -> int:
    """RCV-R-04, DGY-ED-12."""
    return s.clauses.hot_water - sum(s.hot_water)


def pour(s: Table, seat: int) -> None:
    """A token goes back to the Reserve (RCV-R-48, 207)."""
    s.hot_water[seat] -= 1
    s.tell("water_used", seat=seat, n=s.hot_water[seat])


def give_back(s: Table, seat: int) -> None:
    """RCV-R-341: whoever leaves without a Thesis keeps none; who has submitted one is paid for them."""
    if seat in s.fallen:
        s.hot_water[seat] = 0


def why_no_water(s: Table, seat: int) -> Reason | None:
    return None if s.hot_water[seat] else Reason("RCV-R-207", "water.none")


def melt_candidates(s: Table, seat: int) -> list[Option]:
    return [("melt",)] if s.hot_water[seat] else []


def why_not_melt(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-R-207: in the own Movement and Action Phase; it is neither a card nor a Skill."""
    if not s.frozen >> s.at[seat] & 1:
        return Reason("RCV-R-207", "water.no_ice", {"zone": s.zone_word(s.at[seat])})
    return why_no_water(s, seat)


def melt(s: Table, seat: int, option: Option) -> None:
    pour(s, seat)
    s.frozen &= ~(1 << s.at[seat])
    s.melted[seat] += 1
    s.tell("zone_melted", seat=seat, zone=s.zone_word(s.at[seat]), n=s.melted[seat])


def warm_candidates(s: Table, seat: int) -> list[Option]:
    return [("warm",)] if s.hot_water[seat] else []


def why_not_warm(s: Table, seat: int, option: Option) -> Reason | None:
    """In the Starting Zone too, but not in Maximum Alert."""
    if s.maximum:
        return Reason("DGY-MAX-11", "water.maximum")
    if not s.stun[seat]:
        return Reason("RCV-R-207", "water.no_stun")
    return why_no_water(s, seat)


def warm(s: Table, seat: int, option: Option) -> None:
    pour(s, seat)
    discard_stun(s, seat, 1)


MELT: Final[Offer] = tried(melt_candidates, why_not_melt)
WARM: Final[Offer] = tried(warm_candidates, why_not_warm)


class Bathing(Frame):
    """A Bucket: she may discard cards, one by one, for as many tokens (RCV-ZEF-02, 03, RCV-R-42)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-ZEF-02"

    seat: Seat
    left: Few = HELD

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [*(("discard", card) for card in s.hand[self.seat]), ("done",)]

    def choose(self, s: Table) -> str:
        room = min(self.left, len(s.hand[self.seat]), HELD - s.hot_water[self.seat], water_left(s))
        if not room:
            return DONE
        s.ask(self.seat, "zone.bucket", ("discard", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "done":
            return DONE
        self.left -= 1
        discard_card(s, self.seat, s.answer[1])
        s.hot_water[self.seat] += 1
        s.tell("water_drawn", seat=self.seat, n=s.hot_water[self.seat])
        return "choose"


def draw_water(s: BaseTable, entering: Entering, n: int) -> None:
    s.push(Bathing(entering.seat))


def always(s: BaseTable, fresh: bool) -> bool:
    """RCV-R-179: whoever plays the mode has agreed to it."""
    return True


EFFECTS: Final = {"bucket": Incoming(draw_water, always)}


# -- the cold snap -------------------------------------------------------------------------------------------


class ColdSnap(Roused):
    """Everybody out there discards a token or gains a Stun Token, in turn order (RCV-R-207)."""

    first_step = "next"
    waits = ("next",)
    rule = "RCV-R-207"

    seats: Seats

    def forget_seat(self, s: Table, seat: int) -> None:
        self.seats = tuple(other for other in self.seats if other != seat)

    def next_options(self, s: Table, seat: int) -> list[Option]:
        return [("pour",), ("suffer",)]

    def next(self, s: Table) -> str:
        if not self.seats or s.over or s.maximum:
            return DONE
        seat = self.seats[0]
        if not s.is_out_there(seat) or s.at[seat] == bath(s):
            self.seats = self.seats[1:]
            return "next"
        if not s.hot_water[seat]:
            return self.suffer(s)
        s.ask(seat, "boss.cold", ("pour", "suffer"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.suffer(s)
        pour(s, self.seats[0])
        self.seats = self.seats[1:]
        return "next"

    def suffer(self, s: Table) -> str:
        seat, *rest = self.seats
        self.seats = tuple(rest)
        s.push(Stuns(seat, 1))
        return "next"


def grow_cold(s: Table) -> None:
    """Once for each Omega Student that is placed, after the refill of its row; one draw may bring several."""
    if not is_winter(s):
        return
    s.tell("cold_snap")
    top = s.stack[-1]
    if isinstance(top, ColdSnap) and top.step == ColdSnap.first_step:
        top.seats += tuple(s.around())
    else:
        s.push(ColdSnap(tuple(s.around())))


# -- Freddo --------------------------------------------------------------------------------------------------


def shunned(s: Table) -> tuple[int, ...]:
    """RCV-R-206: he never enters them, so who stands there is nobody whom he hunts."""
    return (CAMP, bath(s)) if is_winter(s) else ()


def bring_ice(s: Table, seat: int) -> None:
    freeze(s, s.boss_at)


class Prowling(Chasing):
    """Toward the nearest Scholar whom he can reach."""

    word: Annotated[str, Among("nearest")] = "nearest"
    reach: Few = REACH

    def hunt(self, s: Table, seat: int) -> str:
        s.push(Freezing(self.player, s.at[seat], self.reach))
        return "arrive"


class Freezing(Stalking):
    """The Zones that he enters get an Iota; the one he starts from does not."""

    def enter(self, s: Table, zone: int) -> str:  # type: ignore[override]
        following = super().enter(s, zone)
        freeze(s, zone)
        return following


def chill(s: Table, seat: int) -> None:
    """RCV-R-207: whoever has a token must discard it."""
    if s.hot_water[seat]:
        pour(s, seat)
    else:
        lose_points(s, seat)
        s.push(Stuns(seat, 1))


PROFILES: Final[dict[str, Profile]] = {
    "freddo": Profile(bring_ice, "", REACH, False, chill, lambda s, player: s.push(Prowling(player))),
}
FRAMES: Final = (Bathing, ColdSnap, Prowling, Freezing)


# -- points --------------------------------------------------------------------------------------------------


def winter_points(s: Table, seat: int) -> int:
    """For each token that was kept, and for each Iota melted (RCV-R-342)."""
    return s.hot_water[seat] + MELTED_POINTS * s.melted[seat]
