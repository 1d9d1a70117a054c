"""Cursed Temple, the mode of Enrico Giovanni: Crypt and Catacombs lie on their piles, and the Idol, the
Bridge, the Pillar and the Snake Pit stand in everybody's way (chapter BIG; RCV-R-213 to 215, 381 to 384).
"""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, alone
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat, Seats
from undercroft.games.dungeonology.board import shared_edges
from undercroft.games.dungeonology.ranges import Zone
from undercroft.games.dungeonology.rules.boss import Profile, Roused, Rousing, boss_id
from undercroft.games.dungeonology.rules.chance import random_cube, randomize
from undercroft.games.dungeonology.rules.cubes import DROP, LoseCube
from undercroft.games.dungeonology.rules.moving import Entering, Incoming
from undercroft.games.dungeonology.rules.phases import Act, why_not_act
from undercroft.games.dungeonology.rules.scoring import cube_points
from undercroft.games.dungeonology.rules.stealth_test import AlertCause, Espionage, StealthTest, Study
from undercroft.games.dungeonology.rules.stun import Stuns, sacrifice
from undercroft.games.dungeonology.rules.values import Cause, stars_of
from undercroft.games.dungeonology.table import CAMP, EMPTY, GONE, NOBODY
from undercroft.games.dungeonology.table import Table as BaseTable
from undercroft.games.dungeonology.zones import discard_card
from undercroft.games.rocca_civetta.rules.bosses import (
    Chasing,
    Discards,
    in_view,
    lose_points,
    nearness,
    on_floor,
)
from undercroft.games.rocca_civetta.rules.winter import always
from undercroft.games.rocca_civetta.table import IDOL, Table

REACH: Final = 3
CRYPT, CATACOMBS = "crypt", "catacombs"
BRIDGED: Final = (3, 4)  # Floors
NORTH: Final = 0
IDOL_VALUE: Final = 5  # as a cube that somebody spies for
IDOL_POINTS, RESCUE_POINTS = 5, 4
RESCUE_STARS, RESCUE_STUDENTS = 1, 2
HEAVY: Final = 2  # the Bonus Value of a card that props up the Pillar
CLEARING: Final = 2  # cards that remove it for good
PIT: Final = ("ambush", 2)
PILLAR: Final = ("pillar", 0)


def is_temple(s: Table) -> bool:
    """RCV-BIG-04: whoever plays this Boss plays its mode."""
    return s.boss >= 0 and boss_id(s) in PROFILES


def crypt(s: Table) -> int:
    return s.box.zone_index[CRYPT]


def catacombs(s: Table) -> int:
    return s.box.zone_index[CATACOMBS]


def lay_out(s: Table) -> None:
    """RCV-BIG-03, 06, RCV-R-213: these tiles lie on top of their piles, and everybody knows it."""
    for zone in s.pieces.topmost:
        floor = s.box.zone[zone].floor
        s.piles[floor - 1] = (*(other for other in s.piles[floor - 1] if other != zone), zone)
        s.seen[s.box.tiles[zone]] = EVERYBODY


# -- the Idol ------------------------------------------------------------------------------------------------


def studied(s: Table, test: Study) -> None:
    """Whoever first succeeds in a Study of the Crypt takes it, whatever brought the test there
    (RCV-R-213).
    """
    if not is_temple(s) or test.zone != crypt(s) or s.idol != NOBODY:
        return
    s.idol = test.seat
    s.tell("idol_taken", seat=test.seat)
    s.push(Cursing(test.seat, tuple(on_floor(s, test.zone))))


class Cursing(Roused):
    """Every Scholar on that Floor is stunned, then he is resolved (RCV-R-181, 213)."""

    first_step = "next"
    waits = ("next",)

    player: Seat
    seats: Seats

    def forget_seat(self, s: Table, seat: int) -> None:
        self.seats = tuple(other for other in self.seats if other != seat)

    def next(self, s: Table) -> str:
        if s.over:
            return DONE
        if not self.seats:
            s.push(Rousing(self.player, crypt(s)))
            return DONE
        seat, *rest = self.seats
        self.seats = tuple(rest)
        s.push(Stuns(seat, 1))
        return "next"


def left(s: Table, seat: int) -> None:
    """RCV-R-382: whoever leaves without a Thesis leaves the Idol to the Crypt."""
    if s.idol == seat and seat not in s.theses:
        s.idol = NOBODY


class IdolEspionage(Espionage):
    """A Stealth Test for the Idol, which counts as a cube worth 5 (RCV-R-213)."""

    def approach(self, s: Table) -> str:  # type: ignore[override]
        s.tell("spied", seat=self.seat, victim=self.target, cube=s.cube_word(IDOL))
        return "lay_down"

    def alert_causes(self, s: Table) -> tuple[AlertCause, ...]:  # type: ignore[override]
        return (alert_of_idol, *s.rules.espionage_alert[1:])  # instead of the cube

    def reward(self, s: Table) -> str:  # type: ignore[override]
        if s.idol == self.target:
            s.idol = self.seat
            s.tell("idol_stolen", seat=self.seat, victim=self.target)
        return "done"


def alert_of_idol(s: Table, test: StealthTest) -> list[Cause]:
    return [("idol", IDOL_VALUE)]


# -- the Bridge ----------------------------------------------------------------------------------------------


def zone_laid(s: Table, zone: int) -> None:
    """RCV-R-214: it lies between the first two Zones of Floors III and IV that Stairs join."""
    pair = bridged(s, zone) if is_temple(s) and not s.bridge else ()
    if pair:
        s.bridge = pair
        s.tell("bridge_laid", zone=s.zone_word(pair[0]), other=s.zone_word(pair[1]))


def bridged(s: Table, zone: int) -> tuple[int, ...]:
    """The two Zones, if Stairs join this one with another so."""
    floor_of = {link.zone: s.box.zone[link.zone].floor for link in s.plan.links[zone]}
    floor_of[zone] = s.box.zone[zone].floor
    for other in floor_of:
        pair = sorted((zone, other), key=floor_of.__getitem__)
        if tuple(floor_of[n] for n in pair) == BRIDGED:
            return tuple(pair)
    return ()


def crosses(s: Table, here: int, zone: int) -> bool:
    """Whether this step leads over the Bridge; one of two links does if every such way does (RCV-R-381)."""
    if not s.bridge or s.bridge_fell or here == zone:
        return False
    if zone in s.plan.beside[here]:
        return {here, zone} == {*s.bridge}
    ways = [link.zone for link in s.plan.links[here] if any(n.zone == zone for n in s.plan.links[link.zone])]
    return bool(ways) and all({*s.bridge} in ({here, other}, {other, zone}) for other in ways)


def turned_back(s: Table, seat: int, zone: int) -> bool:
    """Each crossing: a direction is Randomized; on north she stays where she was, and it falls
    (RCV-R-214).
    """
    if s.at[seat] == GONE or not crosses(s, s.at[seat], zone):
        return False
    card = randomize(s, "side", lambda card: True)
    assert card is not None
    if card.direction != NORTH:
        return False
    upper, lower = s.bridge
    edges = shared_edges(s.box, upper, s.where[upper], lower, s.where[lower])
    stairs = {*edges} & {*s.stairs}
    s.stairs = tuple(edge for edge in s.stairs if edge not in stairs)
    s.walls = tuple(sorted({*s.walls, *stairs}))
    s.bridge_fell = 1
    s.derive()
    s.tell("bridge_fell", seat=seat, zone=s.zone_word(upper), other=s.zone_word(lower))
    s.push(Stuns(seat, 1))
    return True


# -- the Pillar and the Snake Pit ----------------------------------------------------------------------------


def effects_before(s: Table, zone: int) -> tuple[tuple[str, int], ...]:
    """What acts before that which is printed."""
    return (PILLAR,) if has_pillar(s, zone) else ()


def added_effects(s: Table, zone: int) -> tuple[tuple[str, int], ...]:
    return (PIT,) if zone == s.snake_pit else ()


def has_pillar(s: Table, zone: int) -> bool:
    return is_temple(s) and zone == catacombs(s) and not s.cleared


class Propping(Frame):
    """The Pillar: a card of Bonus Value 2 or more, or all Speed points. Everybody with cards is asked
    (RCV-R-215, 384).
    """

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-215"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        heavy = [card for card in s.hand[self.seat] if s.box.bonus[card] >= HEAVY]
        return [*(("discard", card) for card in heavy), ("suffer",)]

    def choose(self, s: Table) -> str:
        if not s.hand[self.seat]:
            return self.lose(s)
        s.ask(self.seat, "zone.pillar", ("discard", "suffer"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.lose(s)
        discard_card(s, self.seat, s.answer[1])
        return DONE

    def lose(self, s: Table) -> str:
        lose_points(s, self.seat)
        return DONE


def fall(s: BaseTable, entering: Entering, n: int) -> None:
    s.push(Propping(entering.seat))


EFFECTS: Final = {"pillar": Incoming(fall, always)}


def why_not_clear(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-R-215: two cards remove it for good."""
    if not has_pillar(s, s.at[seat]):
        return Reason("RCV-R-215", "pillar.none", {"zone": s.zone_word(s.at[seat])})
    if len(s.hand[seat]) < CLEARING:
        return Reason("RCV-R-215", "pillar.cards", {"n": CLEARING})
    return why_not_act(s, seat, "mode")


def clear(s: Table, seat: int) -> None:
    s.cleared = 1
    s.tell("pillar_removed", seat=seat)
    s.push(Discards((seat,) * CLEARING, 1))


CLEAR: Final[Offer] = alone("clear", why_not_clear)
CLEARING_UP: Final = Act("mode", clear)


class Pitfall(Roused):
    """At a Sighting the Snake Pit comes into the Linked Zone with most cubes (RCV-R-215)."""

    first_step = "choose"
    rule = "RCV-R-215"

    player: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        near = [link.zone for link in s.plan.links[s.boss_at] if link.zone != CAMP]
        count = {zone: sum(cube != EMPTY for cube in s.spaces[zone]) for zone in near}
        most = max(count.values(), default=0)
        return [("at", zone) for zone, n in count.items() if n == most]

    def choose(self, s: Table) -> str:
        found = self.choose_options(s, self.player)
        if len(found) > 1:
            s.ask(s.in_charge(self.player), "boss.pit", ("at",))
            return "chosen"
        return self.dig(s, found[0]) if found else DONE

    def chosen(self, s: Table) -> str:
        return self.dig(s, s.answer)

    def dig(self, s: Table, option: Option) -> str:
        move_pit(s, option[1])
        return DONE


def move_pit(s: Table, zone: int) -> None:
    s.snake_pit = zone
    s.tell("pit_moved", zone=s.zone_word(zone))


# -- Enrico Giovanni -----------------------------------------------------------------------------------------


def open_pit(s: Table, seat: int) -> None:
    s.push(Pitfall(seat))


def prey(s: Table) -> list[int]:
    """Those with most Stars, and of these with most points on the Note Board; the nearest if nobody has a
    Star (RCV-R-182).
    """
    seats = in_view(s)
    if any(stars_of(s, seat) for seat in seats):
        worth = {seat: (stars_of(s, seat), cube_points(s, seat)) for seat in seats}
    else:
        worth = {seat: (0, nearness(s, seat)) for seat in seats}
    most = max(worth.values(), default=(0, 0))
    return [seat for seat in seats if worth[seat] == most]


class Raiding(Chasing):
    """Toward the Scholar with most Stars; if he moved, the Snake Pit goes to the Zone where he began."""

    start: Zone = 0

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in prey(s)]

    def choose(self, s: Table) -> str:
        self.start = s.boss_at
        found = prey(s)
        if len(found) == 1:
            return self.hunt(s, found[0])
        if not found:
            return DONE
        s.ask(s.in_charge(self.player), "boss.target", ("target",))
        return "chosen"

    def arrive(self, s: Table) -> str:
        """Never into the Starting Zone (RCV-R-215, 383)."""
        if not s.over and s.boss_at not in (self.start, GONE) and self.start != CAMP:
            move_pit(s, self.start)
        return DONE


class Raving(Frame):
    """A Stun Token, then a cube of a Randomized colour that she owns falls."""

    first_step = "stun"
    belongs_to = ("seat",)
    waits = ("drop",)

    seat: Seat

    def stun(self, s: Table) -> str:
        s.push(Stuns(self.seat, 1))
        return "drop"

    def drop(self, s: Table) -> str:
        cube = None if s.over else random_cube(s, self.seat)
        if cube is not None:
            s.push(LoseCube(self.seat, cube, DROP))
        return DONE


def rave(s: Table, seat: int) -> None:
    s.push(Raving(seat))


PROFILES: Final[dict[str, Profile]] = {
    "enrico_giovanni": Profile(
        open_pit, "", REACH, False, rave, lambda s, player: s.push(Raiding(player, "stars", REACH))
    ),
}


# -- Rescue --------------------------------------------------------------------------------------------------


def might_rescue(s: Table, seat: int) -> bool:
    """Once per Scholar, before the first step of her End of Turn Phase (RCV-R-215, 345)."""
    if not is_temple(s) or s.boss_at == GONE or s.boss_at != s.at[seat] or s.rescued[seat]:
        return False
    return stars_of(s, seat) >= RESCUE_STARS and s.students[seat] >= RESCUE_STUDENTS


class Rescuing(Frame):
    """She may Sacrifice two Students for him: then he is off the table, and the Snake Pit stays."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-215"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("rescue",), ("pass",)]

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "boss.rescue", ("rescue", "pass"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "rescue":
            s.rescued[self.seat] = 1
            s.boss_at = GONE
            s.tell("boss_rescued", seat=self.seat, boss=boss_id(s))
            sacrifice(s, self.seat, RESCUE_STUDENTS)
        return DONE


FRAMES: Final = (Cursing, IdolEspionage, Propping, Pitfall, Raiding, Raving, Rescuing)


# -- points --------------------------------------------------------------------------------------------------


def temple_points(s: Table, seat: int) -> int:
    """For the Idol, and for his Rescue (RCV-R-205, 345)."""
    return IDOL_POINTS * (s.idol == seat) + RESCUE_POINTS * s.rescued[seat]
