"""Goddess of the Sea, the mode of Scilla and Cariddi: one sister walks and puts everybody on trial, the other
stretches her Tentacles out of the Lair (chapter BIG; RCV-R-179, 194, 216, 217, 390 to 392).
"""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Flag, Seat
from undercroft.games.dungeonology.ranges import Zones
from undercroft.games.dungeonology.rules.boss import Meeting, Profile, Roused, boss_id, met_in
from undercroft.games.dungeonology.rules.chance import random_scholar, randomize
from undercroft.games.dungeonology.rules.cubes import eliminate_from_board
from undercroft.games.dungeonology.rules.phases import Act, why_not_act
from undercroft.games.dungeonology.rules.stealth_test import StealthTest, Study, alert_of_zone
from undercroft.games.dungeonology.rules.students import draw_students
from undercroft.games.dungeonology.rules.stun import Stuns, sacrifice
from undercroft.games.dungeonology.rules.values import Cause
from undercroft.games.dungeonology.table import CAMP, EMPTY, GONE
from undercroft.games.rocca_civetta.rules.bosses import Chasing, Discards
from undercroft.games.rocca_civetta.table import Table

TENTACLES: Final = 7
REACH: Final = 3
CARIDDI: Final = "cariddi"  # the sister who is not on the table
LAIR: Final = "lair_of_cariddi"
LAIR_ALERT: Final = 8  # of a Zone that is the Lair instead of the tile, too
IN_ZONE, IN_LAIR = 1, 2  # Cariddi's Alert Modifier
OF_SCILLA: Final = (0, 2)  # directions: north and south
WORTH: Final = 4  # the least value of a cube that she takes
CLUTCH: Final = 2  # Students whom Cariddi takes
CALMING: Final = 2  # cards that free a Floor
CALM_POINTS, BLESSED_POINTS, UNBLESSED_POINTS = 4, 6, -2
STOP: Final = ("stop", 0)


def is_goddess(s: Table) -> bool:
    """RCV-BIG-04, 05: whoever plays this Boss plays its mode; both cards are one Boss (RCV-R-216)."""
    return s.boss >= 0 and boss_id(s) in PROFILES


def lair_tile(s: Table) -> int:
    return s.box.zone_index[LAIR]


# -- the Lair ------------------------------------------------------------------------------------------------


def zone_laid(s: Table, zone: int) -> None:
    """RCV-R-194: the tile, or the Floor IV Zone that was placed last, once the tile is out of the game."""
    if not is_goddess(s):
        return
    if zone == lair_tile(s):
        s.lair = zone
    elif zone in s.box.piles[s.box.zone[zone].floor - 1] and s.box.zone[zone].floor == len(s.box.piles):
        s.deepest = zone


def put_back(s: Table, tile: int, floor: int) -> bool:
    """Whether a tile that fits nowhere goes back to the box: the Lair, when its pile has nothing else
    (RCV-R-194).
    """
    if not is_goddess(s) or tile != lair_tile(s) or s.piles[floor - 1]:
        return False
    s.unused_cards += (s.box.tiles[tile],)
    s.lair = s.deepest
    s.tell("lair_moved", zone=s.zone_word(s.lair) if s.lair != GONE else None)
    return True


def alert_of_lair(s: Table, test: Study) -> list[Cause]:
    """RCV-R-194: whichever Zone it is."""
    return [("zone", LAIR_ALERT)] if is_lair(s, test.zone) else alert_of_zone(s, test)


def is_lair(s: Table, zone: int) -> bool:
    return s.lair != GONE and zone == s.lair


# -- Tentacles -----------------------------------------------------------------------------------------------


def tentacles_left(s: Table) -> int:
    return TENTACLES - s.tentacles.bit_count()


def has_tentacle(s: Table, zone: int) -> bool:
    return bool(s.tentacles >> zone & 1)


def added_effects(s: Table, zone: int) -> tuple[tuple[str, int], ...]:
    """RCV-R-180: a Zone with a Tentacle also has Stop."""
    return (STOP,) if has_tentacle(s, zone) else ()


def alert_of_cariddi(s: Table, test: Study) -> list[Cause]:
    """RCV-R-216: where her Tentacles are, and more in the Lair from the first Sighting on."""
    if is_goddess(s) and s.boss_at != GONE and is_lair(s, test.zone):
        return [(CARIDDI, IN_LAIR)]
    return [(CARIDDI, IN_ZONE)] if has_tentacle(s, test.zone) else []


def test_passed(s: Table, test: StealthTest) -> None:
    """It goes back after a successful Study or Espionage made there, to the tally of the tester
    (RCV-R-217, 392).
    """
    if has_tentacle(s, test.zone):
        s.tentacles &= ~(1 << test.zone)
        s.beaten[test.seat] += 1
        s.tell("tentacle_beaten", seat=test.seat, zone=s.zone_word(test.zone))


def rise(s: Table) -> None:
    """With all seven out the current player draws a Student (RCV-R-177)."""
    if is_goddess(s) and not tentacles_left(s) and s.is_in(s.active):
        s.tell("tide_rose", seat=s.active)
        draw_students(s, s.active, 1)


def bare(s: Table, zones: list[int]) -> list[int]:
    """Where a Tentacle can come: never two in a Zone, and none in the Starting Zone (RCV-R-216)."""
    return [zone for zone in zones if zone != CAMP and not has_tentacle(s, zone)]


def linked(s: Table, zone: int) -> list[int]:
    return bare(s, [link.zone for link in s.plan.links[zone]])


class Reaching(Roused):
    """A Tentacle comes into one of these Zones; in an Activation it meets whoever is there (RCV-R-216)."""

    first_step = "choose"
    rule = "RCV-R-216"

    player: Seat
    zones: Zones
    strikes: Flag

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.zones]

    def choose(self, s: Table) -> str:
        if not self.zones or not tentacles_left(s):
            return DONE
        if len(self.zones) == 1:
            return self.put(s, self.zones[0])
        s.ask(s.in_charge(self.player), "boss.tentacle", ("at",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.put(s, s.answer[1])

    def put(self, s: Table, zone: int) -> str:
        s.tentacles |= 1 << zone
        s.tell("tentacle_put", zone=s.zone_word(zone), n=tentacles_left(s))
        met = met_in(s, zone) if self.strikes else []
        if met:
            s.push(Clutching(tuple(met), zone))
        return DONE


class Clutching(Meeting):
    """An Encounter with Cariddi (RCV-R-216)."""


def sight(s: Table, seat: int) -> None:
    """Scilla stands there, and a Tentacle comes into the Linked Zone with most cubes; nobody is met."""
    near = linked(s, s.boss_at)
    count = {zone: sum(cube != EMPTY for cube in s.spaces[zone]) for zone in near}
    most = max(count.values(), default=0)
    s.push(Reaching(seat, tuple(zone for zone in near if count[zone] == most), 0))


def wake(s: Table, seat: int) -> None:
    """A direction says which sister acts (RCV-R-216)."""
    card = randomize(s, "side", lambda card: True)
    assert card is not None
    if card.direction in OF_SCILLA:
        s.tell("sister_acts", sister="scilla")
        s.push(Chasing(seat, "worship", REACH))
        return
    s.tell("sister_acts", sister=CARIDDI)
    target = random_scholar(s, list(range(s.seats)))
    if target is not None:
        here = s.at[target]
        s.push(Reaching(seat, tuple(bare(s, [here]) or linked(s, here)), 1))


# -- Encounters ----------------------------------------------------------------------------------------------


def is_clutched(s: Table) -> bool:
    """Whether it is Cariddi who meets somebody now, and not Scilla."""
    meeting = next((frame for frame in reversed(s.stack) if isinstance(frame, Meeting)), None)
    return isinstance(meeting, Clutching)


def leaves_alone(s: Table, seat: int) -> bool:
    """Scilla, whoever has her Blessing (RCV-R-217, 390)."""
    if not s.blessed[seat] or is_clutched(s):
        return False
    s.tell("left_alone", seat=seat)
    return True


def meet(s: Table, seat: int) -> None:
    if not is_clutched(s):
        s.push(Trying(seat))
    elif s.students[seat] >= CLUTCH:
        sacrifice(s, seat, CLUTCH)
    else:
        s.push(Stuns(seat, 1))


class Trying(Frame):
    """The Trial: one of her cubes that is worth enough for a Blessing, or a Stun Token (RCV-R-217)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-217"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        columns = s.box.columns
        worthy = [c for c, cubes in enumerate(s.board[self.seat]) if cubes and columns[c].value >= WORTH]
        return [*(("cube", column) for column in worthy), ("suffer",)]

    def choose(self, s: Table) -> str:
        if len(self.choose_options(s, self.seat)) == 1:
            return self.suffer(s)
        s.ask(self.seat, "boss.trial", ("cube", "suffer"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.suffer(s)
        s.blessed[self.seat] = 1
        s.tell("blessed", seat=self.seat)
        eliminate_from_board(s, self.seat, s.answer[1])
        return DONE

    def suffer(self, s: Table) -> str:
        s.push(Stuns(self.seat, 1))
        return DONE


PROFILES: Final[dict[str, Profile]] = {
    "scilla_and_cariddi": Profile(sight, "", REACH, False, meet, wake),
}
FRAMES: Final = (Reaching, Clutching, Trying)


# -- the Action in the Lair ----------------------------------------------------------------------------------


def tentacles_on(s: Table, floor: int) -> list[int]:
    """The Zones of a Floor with a Tentacle (RCV-R-178)."""
    return [zone for zone in s.placed_zones() if has_tentacle(s, zone) and s.box.zone[zone].floor == floor]


def calm_candidates(s: Table, seat: int) -> list[Option]:
    if not s.tentacles or not is_lair(s, s.at[seat]):
        return []
    return [("calm", floor) for floor in range(1, len(s.piles) + 1) if tentacles_on(s, floor)]


def why_not_calm(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-R-217: two cards free a Floor with a Tentacle at least."""
    if not is_lair(s, s.at[seat]):
        return Reason("RCV-R-217", "lair.not_here", {"zone": s.zone_word(s.at[seat])})
    if not tentacles_on(s, option[1]):
        return Reason("RCV-R-217", "lair.no_tentacle", {"floor": option[1]})
    if len(s.hand[seat]) < CALMING:
        return Reason("RCV-R-217", "lair.cards", {"n": CALMING})
    return why_not_act(s, seat, "mode")


def calm(s: Table, seat: int, floor: int) -> None:
    """They count for nobody; the Action itself does (RCV-R-217)."""
    found = tentacles_on(s, floor)
    for zone in found:
        s.tentacles &= ~(1 << zone)
    s.calmed[seat] += 1
    s.tell("floor_calmed", seat=seat, floor=floor, n=len(found))
    s.push(Discards((seat,) * CALMING, 1))


CALM: Final[Offer] = tried(calm_candidates, why_not_calm)
SOOTHING: Final = Act("mode", calm)


# -- points --------------------------------------------------------------------------------------------------


def goddess_points(s: Table, seat: int) -> int:
    """For Tentacles beaten and Floors freed, and her Favour (RCV-R-205, 217, 346)."""
    favour = BLESSED_POINTS if s.blessed[seat] else UNBLESSED_POINTS
    return s.beaten[seat] + CALM_POINTS * s.calmed[seat] + favour
