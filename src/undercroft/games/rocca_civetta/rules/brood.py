"""The Brood, the mode of Mother Basilisk: Eggs lie in dangerous Zones, and whoever carries one home is paid
for it, with the mother behind her (chapter BIG; RCV-R-81, 205, 208, 209).
"""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Seat
from undercroft.games.dungeonology.rules.boss import Profile, Roused, Rousing, Stalking, boss_id, steps_to
from undercroft.games.dungeonology.rules.cubes import DROP, ChooseCube
from undercroft.games.dungeonology.rules.moving import no_points, spend
from undercroft.games.dungeonology.rules.stealth_test import Study
from undercroft.games.dungeonology.rules.stun import Stuns, is_spent
from undercroft.games.dungeonology.rules.values import Cause, cubes_of
from undercroft.games.dungeonology.table import CAMP, GONE, MOVEMENT
from undercroft.games.rocca_civetta.table import Table

EGGS: Final = 7
NESTS: Final = ("boss", "danger", "ambush")  # a Zone that prints one of these gets an Egg
EGG_POINTS: Final = 2
MOST_POINTS, TIED_POINTS = 4, 2
REACH: Final = 2  # for a carrier, and for an Egg that lies somewhere (RCV-R-344)


def is_brood(s: Table) -> bool:
    """RCV-BIG-04, RCV-R-81: whoever plays this Boss plays its mode, and what it says comes first."""
    return s.boss >= 0 and boss_id(s) in PROFILES


def lay_out(s: Table) -> None:
    """RCV-BIG-03, 06: all Eggs lie beside the Campus."""
    if is_brood(s):
        s.nest = EGGS


# -- Eggs ----------------------------------------------------------------------------------------------------


def put_egg(s: Table, zone: int) -> None:
    """From beside the Campus, while any remain."""
    if s.nest:
        s.nest -= 1
        s.eggs[zone] += 1
        s.tell("egg_laid", zone=s.zone_word(zone))


def zone_laid(s: Table, zone: int) -> None:
    """RCV-R-83, 208: whoever lays it, and before anybody enters; whether its icons work or not."""
    if s.nest and any(name in NESTS for name, _ in s.box.zone[zone].effects):
        put_egg(s, zone)


def pick_up_candidates(s: Table, seat: int) -> list[Option]:
    return [("pick_up",)] if s.points and s.eggs[s.at[seat]] else []


def why_not_pick_up(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-R-208: in the own Movement Phase, for a Speed point, and nobody carries two."""
    if s.carrying[seat]:
        return Reason("RCV-R-208", "egg.carrying")
    if not s.eggs[s.at[seat]]:
        return Reason("RCV-R-208", "egg.none", {"zone": s.zone_word(s.at[seat])})
    if s.phase != MOVEMENT:
        return Reason("RCV-R-208", "egg.phase")
    return no_points(s)


PICK_UP: Final[Offer] = tried(pick_up_candidates, why_not_pick_up)


def pick_up(s: Table, seat: int, option: Option) -> None:
    """RCV-R-181, 209: it resolves the mother at once, and uses up no Boss Effect."""
    zone = s.at[seat]
    spend(s, 1)
    s.eggs[zone] -= 1
    s.carrying[seat] = 1
    s.tell("egg_taken", seat=seat, zone=s.zone_word(zone))
    s.push(Rousing(seat, zone))


def leave_egg(s: Table, seat: int) -> None:
    """In the Zone where she stands."""
    if s.carrying[seat]:
        s.carrying[seat] = 0
        s.eggs[s.at[seat]] += 1
        s.tell("egg_left", seat=seat, zone=s.zone_word(s.at[seat]))


def deliver(s: Table, seat: int) -> None:
    """RCV-R-208, 209: whichever way she comes home; with the last Egg the mother leaves for good."""
    if not s.carrying[seat] or s.at[seat] != CAMP:
        return
    s.carrying[seat] = 0
    s.delivered[seat] += 1
    s.tell("egg_delivered", seat=seat, n=s.delivered[seat])
    if has_left(s):
        s.boss_at = GONE
        s.tell("brood_saved", boss=boss_id(s))


def has_left(s: Table) -> bool:
    return sum(s.delivered) == EGGS


# -- what a carrier suffers ----------------------------------------------------------------------------------


def alert_of_egg(s: Table, test: Study) -> list[Cause]:
    """In her own Study."""
    return [("egg", 1)] if s.carrying[test.seat] else []


# -- the mother ----------------------------------------------------------------------------------------------


def hatch(s: Table, seat: int) -> None:
    """A Sighting brings an Egg with it, if any is beside the Campus."""
    put_egg(s, s.boss_at)


class Brooding(Roused):
    """Toward the nearest carrier in another Zone, or toward the nearest Egg (RCV-R-209)."""

    first_step = "choose"
    rule = "DGY-R-204"

    player: Seat

    def carriers(self, s: Table) -> list[int]:
        far = steps_to(s, s.boss_at)
        seats = [n for n in range(s.seats) if s.carrying[n] and s.is_out_there(n) and far.get(s.at[n])]
        nearest = min((far[s.at[n]] for n in seats), default=0)
        return [n for n in seats if far[s.at[n]] == nearest]

    def nests(self, s: Table) -> list[int]:
        far = steps_to(s, s.boss_at)
        zones = [zone for zone in s.placed_zones() if s.eggs[zone] and far.get(zone)]
        nearest = min((far[zone] for zone in zones), default=0)
        return [zone for zone in zones if far[zone] == nearest]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in self.carriers(s)]

    def choose(self, s: Table) -> str:
        seats = self.carriers(s)
        if not seats:
            return "search"
        if len({s.at[seat] for seat in seats}) == 1:
            return self.go(s, s.at[seats[0]])
        s.ask(s.in_charge(self.player), "boss.target", ("target",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.go(s, s.at[s.answer[1]])

    def search_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.nests(s)]

    def search(self, s: Table) -> str:
        zones = self.nests(s)
        if len(zones) > 1:
            s.ask(s.in_charge(self.player), "boss.goal", ("at",))
            return "found"
        return self.go(s, zones[0]) if zones else DONE

    def found(self, s: Table) -> str:
        return self.go(s, s.answer[1])

    def go(self, s: Table, zone: int) -> str:
        s.push(Stalking(self.player, zone, REACH))
        return DONE


def reclaim(s: Table, seat: int) -> None:
    """A carrier leaves the Egg; whoever was full of Stun before Drops a cube."""
    leave_egg(s, seat)
    if is_spent(s, seat) and cubes_of(s, seat):
        s.push(ChooseCube(seat, DROP))
    else:
        s.push(Stuns(seat, 1))


PROFILES: Final[dict[str, Profile]] = {
    "mother_basilisk": Profile(hatch, "", REACH, False, reclaim, lambda s, player: s.push(Brooding(player))),
}
FRAMES: Final = (Brooding,)


# -- points --------------------------------------------------------------------------------------------------


def brood_points(s: Table, seat: int) -> int:
    """RCV-R-205: for each Egg; who delivered most is known at the end of the game, and with none it is
    nobody.
    """
    points = EGG_POINTS * s.delivered[seat]
    most = max(s.delivered)
    if s.over and most and s.delivered[seat] == most:
        points += MOST_POINTS if s.delivered.count(most) == 1 else TIED_POINTS
    return points
