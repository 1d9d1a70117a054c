"""The Boss: Sighting, Activation, its way, and whom it meets (chapter BOSS; DGY-R-15, 16, 131 to 141, 204;
content: Laetus).
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, NamedTuple

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Flag, Seat, Seats, Within
from undercroft.games.dungeonology.board import distances, passages_of, randomized_of
from undercroft.games.dungeonology.cards.content import CIVILIZATION, MILITIA, RICHES, WORSHIP
from undercroft.games.dungeonology.ranges import Zone
from undercroft.games.dungeonology.rules.chance import (
    random_cube,
    random_passage,
    random_scholar_card,
    randomize,
)
from undercroft.games.dungeonology.rules.cubes import (
    DROP,
    ELIMINATE,
    ChooseCube,
    LoseCube,
    collect,
    collectable,
    look_at_clan,
)
from undercroft.games.dungeonology.rules.moving import Entering, Incoming, is_dark, secret_ways
from undercroft.games.dungeonology.rules.students import take_from_reserve
from undercroft.games.dungeonology.rules.stun import Stuns, is_spent
from undercroft.games.dungeonology.rules.values import change, cubes_of
from undercroft.games.dungeonology.table import CAMP, GONE, NOBODY, Table
from undercroft.games.dungeonology.zones import draw_cards


class Profile(NamedTuple):
    """How a Boss behaves: what happens to the player who sights it, at which step of `Rousing` it finds its
    prey, how far it goes, whether it stops where it meets somebody, and what an Encounter is. One that does
    not simply hunt has an `activation` of its own.
    """

    sight: Callable[[Any, int], None]
    prey: str
    reach: int
    stops: bool
    meet: Callable[[Any, int], None]
    activation: Callable[[Any, int], None] | None = None


def boss_id(s: Table) -> str:
    return s.box.bosses[s.boss].id


def profile_of(s: Table) -> Profile:
    return s.rules.boss_profiles[boss_id(s)]


def ways(s: Table, zone: int) -> list[int]:
    """Where a Boss can step: over links whatever the Doors, and through Secret Passages, but not by Teleport
    (DGY-BOSS-17, 19 to 21, DGY-R-138).
    """
    found = [link.zone for link in s.plan.links[zone]]
    secret = [] if is_dark(s) else secret_ways(s, zone)
    shunned = s.hinges.boss_shuns(s)
    return [other for other in dict.fromkeys([*found, *secret]) if other not in shunned]


def steps_to(s: Table, zone: int) -> dict[int, int]:
    shunned = s.hinges.boss_shuns(s)
    if is_dark(s):
        return distances(s.plan, zone, without=shunned)
    printed = s.box.secret_zones if s.settings["dangerous_zones"] else ()
    doors = (
        [*printed, *(other for other in range(len(s.where)) if s.secret_tunnels >> other & 1)]
        if s.secret_tunnels
        else printed
    )
    secret = {other: secret_ways(s, other) for other in doors if s.where[other] >= 0}
    return distances(s.plan, zone, secret, shunned)


def met_in(s: Table, zone: int) -> list[int]:
    """The Scholars whom a Boss that enters this Zone meets, in turn order (DGY-BOSS-10, 15, DGY-R-05)."""
    if zone == CAMP:  # DGY-START-10
        return []
    return [seat for seat in s.around() if s.at[seat] == zone and not s.disguised[seat]]


class Roused(Frame):
    """A Boss that somebody has roused: it goes on if she gives up, and what she had to decide about it falls
    to the next player (DGY-R-211).
    """

    def survives(self, s: Table) -> bool:
        return s.rules.boss_goes_on


class Rousing(Roused):
    """A Boss Effect, or the Panic Card, rouses it: Sighting or Activation (DGY-BOSS-05 to 07, DGY-R-134)."""

    first_step = "rouse"
    rule = "DGY-BOSS-16"

    player: Seat
    zone: Zone  # whose Boss Effect it is

    def rouse(self, s: Table) -> str:
        if s.hinges.boss_has_left(s):
            return DONE
        if s.boss_at != GONE:
            s.tell("boss_activated", boss=boss_id(s))
            profile = profile_of(s)
            if profile.activation is None:
                return profile.prey
            profile.activation(s, self.player)
            return DONE
        s.boss_at = self.zone
        s.tell("boss_sighted", boss=boss_id(s), zone=s.zone_word(self.zone))
        profile_of(s).sight(s, self.player)
        return DONE

    # The activating player picks a Scholar, if possible not her own, but nobody in the Zone it stands in
    # (DGY-R-132)

    def pick_options(self, s: Table, seat: int) -> list[Option]:
        near = steps_to(s, s.boss_at)
        seats = [n for n in range(s.seats) if s.is_out_there(n) and s.at[n] in near and s.at[n] != s.boss_at]
        others = [seat for seat in seats if seat != self.player]
        return [("target", seat) for seat in others or seats]

    def pick(self, s: Table) -> str:
        offers = self.pick_options(s, self.player)
        if not offers:  # DGY-R-204
            return DONE
        if len(offers) == 1:
            return self.hunt(s, offers[0][1])
        s.ask(s.in_charge(self.player), "boss.target", ("target",))
        return "picked"

    def picked(self, s: Table) -> str:
        return self.hunt(s, s.answer[1])

    def pick_at_random(self, s: Table) -> str:
        near = steps_to(s, s.boss_at)
        card = random_scholar_card(s, [n for n in range(s.seats) if s.at[n] in near])
        if card is None:
            return DONE
        seat = card.colour
        if s.clauses.boss_own_zone == "direct" and seat in met_in(s, s.boss_at):  # DGY-ED-42
            s.push(Meeting((seat,), s.boss_at))
            return DONE
        return self.hunt(s, seat, card.passage if s.clauses.boss_fork == "arrow" else NOBODY)

    def hunt(self, s: Table, seat: int, arrow: int = NOBODY) -> str:
        back = int(s.at[seat] == s.boss_at)
        s.push(Stalking(self.player, s.at[seat], profile_of(s).reach, back=back, arrow=arrow))
        return DONE


class Stalking(Roused):
    """The Boss walks toward a Zone along a shortest way, meeting whoever stands on it (DGY-BOSS-10 to 14, 18,
    DGY-R-135 to 137, 204).
    """

    first_step = "walk"
    waits = ("walk",)
    rule = "DGY-R-136"

    player: Seat
    goal: Zone
    left: Annotated[int, Within(0, 4)]
    back: Flag = 0  # out of the Zone of the target first (DGY-BOSS-14)
    arrow: Annotated[int, Within(-1, 7)] = NOBODY  # the Passage that decides at a fork (DGY-ED-41)

    def ways(self, s: Table, zone: int) -> list[int]:
        """Where it can step to from a Zone."""
        return ways(s, zone)

    def steps_to(self, s: Table, zone: int) -> dict[int, int]:
        """How many steps it is to a Zone."""
        return steps_to(s, zone)

    def following(self, s: Table) -> list[int]:
        """The next Zones on the ways that meet most Scholars."""
        if self.back:
            zones = [zone for zone in self.ways(s, s.boss_at) if s.boss_at in self.ways(s, zone)]
            worth = {zone: len(met_in(s, zone)) for zone in zones}
        else:
            far = self.steps_to(s, self.goal)
            zones = [zone for zone in self.ways(s, s.boss_at) if far.get(zone, 99) < far.get(s.boss_at, 0)]
            worth = {zone: self.encounters(s, zone, self.left - 1, far) for zone in zones}
        most = max(worth.values(), default=0)
        return [zone for zone in zones if worth[zone] == most]

    def encounters(self, s: Table, zone: int, left: int, far: dict[int, int]) -> int:
        """The most Encounters on a way that goes on from here."""
        met = len(met_in(s, zone))
        if not left or zone == self.goal or (met and profile_of(s).stops):
            return met
        nearer = [other for other in self.ways(s, zone) if far.get(other, 99) < far[zone]]
        return met + max((self.encounters(s, other, left - 1, far) for other in nearer), default=0)

    def walk(self, s: Table) -> str:
        if not self.left or (s.boss_at == self.goal and not self.back) or (self.back and self.left < 2):
            return DONE
        zones = self.following(s)
        if not zones:
            return DONE
        if self.arrow != NOBODY:
            zones = pointed_at(s, zones, self.arrow)
        if len(zones) == 1:
            return self.enter(s, zones[0])
        s.ask(s.in_charge(self.player), "boss.way", ("at",))  # DGY-R-16
        return "chosen"

    def walk_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.following(s)]

    def chosen(self, s: Table) -> str:
        return self.enter(s, s.answer[1])

    def enter(self, s: Table, zone: int) -> str:
        self.back = 0
        self.left -= 1
        s.boss_at = zone
        s.tell("boss_moved", boss=boss_id(s), zone=s.zone_word(zone))
        met = met_in(s, zone)
        if met:
            if profile_of(s).stops:
                self.left = 0
            s.push(Meeting(tuple(met), zone))
        return "walk"


def pointed_at(s: Table, zones: list[int], arrow: int) -> list[int]:
    """Those of these Zones to which the arrow points, or the first Passage clockwise from it that leads to
    one; to a Secret Passage no arrow points (DGY-ED-41, DGY-R-236).
    """
    size = s.box.zone[s.boss_at].size
    links = [link for link in s.plan.links[s.boss_at] if link.zone in zones]
    for turned in range(8):
        passages = passages_of(size, (arrow + turned) % 8)
        found = [link.zone for link in links if link.out & passages]
        if found:
            return found
    return zones


class Meeting(Frame):
    """An Encounter with each of these Scholars in turn (DGY-BOSS-10)."""

    first_step = "next"
    waits = ("next",)
    pushes_several = ("next",)  # what a Jinx or the last round adds comes after what the Boss does

    seats: Seats
    zone: Zone

    def forget_seat(self, s: Table, seat: int) -> None:
        self.seats = tuple(other for other in self.seats if other != seat)

    def next(self, s: Table) -> str:
        if not self.seats:
            return DONE
        seat, *rest = self.seats
        self.seats = tuple(rest)
        if s.at[seat] != self.zone:
            return "next"
        s.hinges.encounter(s, seat)
        return "next"


def encounter(s: Table, seat: int) -> None:
    s.tell("boss_met", boss=s.hinges.met_by(s), seat=seat)
    more = change(s, seat, "encounter") + (s.box.card[s.panic].encounter if s.maximum else 0)
    if more:
        s.push(Stuns(seat, more))
    profile_of(s).meet(s, seat)


# -- profiles ------------------------------------------------------------------------------------------------


def startle(s: Table, seat: int) -> None:
    s.push(Stuns(seat, 1))


def stagger(s: Table, seat: int) -> None:
    """One Zone through a Randomized Passage that leads to a placed Zone (DGY-RAND-04, DGY-R-15)."""
    links = s.plan.links[s.boss_at]
    size = s.box.zone[s.boss_at].size
    passage = random_passage(s, randomized_of(size, sum(link.out for link in links)))
    if passage is not None:
        s.boss_at = next(link.zone for link in links if link.out & passages_of(size, passage))
        s.tell("boss_moved", boss=boss_id(s), zone=s.zone_word(s.boss_at))


def brawl(s: Table, seat: int) -> None:
    """Quarrelsome Laetus stuns whom he meets, or shakes a cube out of those who can bear no more."""
    if not is_spent(s, seat):
        s.push(Stuns(seat, 1))
    elif cubes_of(s, seat):
        s.push(ChooseCube(seat, DROP))


def revel(s: Table, seat: int) -> None:
    """Drunk Laetus hits, robs or befriends whom he meets."""
    card = randomize(s, "cube", lambda card: True)
    assert card is not None
    cube = card.information
    if cube == CIVILIZATION:
        draw_cards(s, seat, 2)
    elif cube == MILITIA:
        s.push(Stuns(seat, 2))
    elif cube == WORSHIP:
        places = collectable(s, seat, s.at[seat], 1)
        if places:
            collect(s, seat, s.at[seat], places[0])
    elif cube == RICHES:
        owned = random_cube(s, seat)
        if owned is not None:
            s.push(LoseCube(seat, owned, ELIMINATE))
    elif s.knowledge[seat]:
        take_from_reserve(s, seat, 2)
    else:
        look_at_clan(s, seat)


PROFILES: Final = {
    "laetus_quarrelsome": Profile(startle, "pick", 3, True, brawl),
    "laetus_drunk": Profile(stagger, "pick_at_random", 4, False, revel),
}


def in_play(s: Table, fresh: bool) -> bool:
    """DGY-DZ-20, DGY-R-141."""
    return s.boss >= 0


def rouse(s: Table, entering: Entering, n: int) -> None:
    """DGY-BOSS-02 to 04, DGY-R-131, 133: once per turn, for all Zones together."""
    if entering.boss and not s.boss_done:
        s.boss_done = 1
        s.push(Rousing(entering.seat, entering.zone))


INCOMING: Final = {"boss": Incoming(rouse, in_play)}


class Luring(Frame):
    """A Boss is led up to some Zones away, without Encounters (Round of Drinks)."""

    first_step = "lead"
    belongs_to = ("player",)

    player: Seat
    left: Annotated[int, Within(0, 2)]

    def lead_options(self, s: Table, seat: int) -> list[Option]:
        shunned = s.hinges.boss_shuns(s)
        zones = [link.zone for link in s.plan.links[s.boss_at] if link.zone not in shunned]
        return [*(("at", zone) for zone in zones), ("done",)]

    def lead(self, s: Table) -> str:
        if not self.left or s.boss_at == GONE:
            return DONE
        s.ask(self.player, "boss.lead", ("at", "done"))
        return "led"

    def led(self, s: Table) -> str:
        if s.answer[0] == "done":
            return DONE
        self.left -= 1
        s.boss_at = s.answer[1]
        s.tell("boss_moved", boss=boss_id(s), zone=s.zone_word(s.boss_at))
        return "lead"
