"""The Bosses of this box: Sighting, Activation and Encounter of every profile (chapter BOSS; RCV-R-22, 23,
178, 181 to 183; content: Boss Cards).
"""

from collections import Counter
from typing import Annotated, Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Among, Few, Seat, Seats, Within
from undercroft.games.dungeonology.board import distances, passages_of_side
from undercroft.games.dungeonology.cards.content import WORSHIP
from undercroft.games.dungeonology.ranges import Column
from undercroft.games.dungeonology.rules.boss import (
    Meeting,
    Profile,
    Roused,
    Stalking,
    boss_id,
    met_in,
    steps_to,
    ways,
)
from undercroft.games.dungeonology.rules.chance import random_cube, random_scholar, randomize
from undercroft.games.dungeonology.rules.cubes import ELIMINATE, LoseCube
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.students import clear_bonfire, draw_students
from undercroft.games.dungeonology.rules.stun import Stuns, sacrifice
from undercroft.games.dungeonology.rules.values import stars_of
from undercroft.games.dungeonology.table import CAMP, EMPTY
from undercroft.games.dungeonology.zones import discard_at_random, discard_card, draw_jinx, show_hand
from undercroft.games.rocca_civetta.rules.congregations import leave_bonfire
from undercroft.games.rocca_civetta.table import Table

# -- whom a Boss hunts ---------------------------------------------------------------------------------------


def in_view(s: Table) -> list[int]:
    """Scholars outside the Starting Zone to whom a way leads, but nobody where it stands (DGY-R-204)."""
    near = steps_to(s, s.boss_at)
    return [n for n in range(s.seats) if s.is_out_there(n) and s.at[n] in near and s.at[n] != s.boss_at]


def nearness(s: Table, seat: int) -> int:
    return -steps_to(s, s.boss_at)[s.at[seat]]


MOST: Final = {
    "nearest": nearness,
    "students": lambda s, seat: s.students[seat],
    "worship": lambda s, seat: len(s.board[seat][WORSHIP]),
    "stars": stars_of,
}


def prey(s: Table, word: str) -> list[int]:
    """Those with most of it; the nearest if nobody has any (RCV-R-182)."""
    seats = in_view(s)
    worth = {seat: MOST[word](s, seat) for seat in seats}
    if not any(worth.values()):
        worth = {seat: nearness(s, seat) for seat in seats}
    most = max(worth.values(), default=0)
    return [seat for seat in seats if worth[seat] == most]


class Chasing(Roused):
    """Toward the Scholar with most of something, and what comes after it."""

    first_step = "choose"
    waits = ("arrive",)
    rule = "DGY-R-204"

    player: Seat
    word: Annotated[str, Among("nearest", "students", "worship", "stars")]
    reach: Few
    then: Annotated[str, Among("", "curse")] = ""

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in prey(s, self.word)]

    def choose(self, s: Table) -> str:
        found = prey(s, self.word)
        if not found:
            return "arrive"
        if len(found) == 1:
            return self.hunt(s, found[0])
        s.ask(s.in_charge(self.player), "boss.target", ("target",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.hunt(s, s.answer[1])

    def hunt(self, s: Table, seat: int) -> str:
        s.push(Stalking(self.player, s.at[seat], self.reach))
        return "arrive"

    def arrive(self, s: Table) -> str:
        if s.over:
            return DONE
        if self.then == "curse":
            near = {s.boss_at, *(link.zone for link in s.plan.links[s.boss_at])}
            for seat in s.around():
                if s.is_out_there(seat) and s.at[seat] in near:
                    discard_at_random(s, seat)
        return DONE


class Randomly(Roused):
    """Toward a Randomized Scholar; a Student is drawn if nobody was met."""

    first_step = "choose"
    waits = ("arrive",)

    player: Seat
    reach: Few

    def choose(self, s: Table) -> str:
        near = steps_to(s, s.boss_at)
        seat = random_scholar(s, [n for n in range(s.seats) if s.at[n] in near])
        s.met = 0
        if seat is not None:
            back = int(s.at[seat] == s.boss_at)  # DGY-BOSS-14
            s.push(Stalking(self.player, s.at[seat], self.reach, back=back))
        return "arrive"

    def arrive(self, s: Table) -> str:
        if not s.over and not s.met:
            draw_students(s, self.player, 1)
        return DONE


class Prospecting(Roused):
    """Toward the Zone with most cubes."""

    first_step = "choose"
    rule = "DGY-R-204"

    player: Seat
    reach: Few

    def richest(self, s: Table) -> list[int]:
        near = steps_to(s, s.boss_at)
        count = {
            zone: sum(cube != EMPTY for cube in s.spaces[zone]) for zone in s.placed_zones() if zone in near
        }
        most = max(count.values(), default=0)
        return [zone for zone, n in count.items() if n == most and n]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.richest(s)]

    def choose(self, s: Table) -> str:
        zones = self.richest(s)
        if len(zones) > 1:
            s.ask(s.in_charge(self.player), "boss.goal", ("at",))
            return "chosen"
        return self.go(s, zones[0]) if zones else DONE

    def chosen(self, s: Table) -> str:
        return self.go(s, s.answer[1])

    def go(self, s: Table, zone: int) -> str:
        s.push(Stalking(self.player, zone, self.reach))
        return DONE


class Striding(Roused):
    """Straight on through linked Passages of a Randomized side, or of the next one clockwise where it cannot
    move; it meets everybody on the way.
    """

    first_step = "aim"
    waits = ("stride",)
    rule = "DGY-R-136"

    player: Seat
    left: Few
    side: Annotated[int, Within(-1, 3)] = -1

    def ahead(self, s: Table, side: int) -> list[int]:
        """The Zones on that side; of two the one that leads to more Scholars (DGY-R-136)."""
        zones = beyond(s, s.boss_at, side)
        worth = {zone: self.encounters(s, zone, side, self.left - 1) for zone in zones}
        most = max(worth.values(), default=0)
        return [zone for zone in zones if worth[zone] == most]

    def encounters(self, s: Table, zone: int, side: int, left: int) -> int:
        """The most Encounters on a way that goes straight on from here."""
        further = beyond(s, zone, side) if left else []
        more = max((self.encounters(s, other, side, left - 1) for other in further), default=0)
        return len(met_in(s, zone)) + more

    def aim(self, s: Table) -> str:
        card = randomize(s, "side", lambda card: True)
        assert card is not None
        sides = [(card.direction + i) % 4 for i in range(4)]
        self.side = next((side for side in sides if self.ahead(s, side)), -1)
        return "stride" if self.side >= 0 else DONE

    def stride_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.ahead(s, self.side)]

    def stride(self, s: Table) -> str:
        zones = self.ahead(s, self.side) if self.left else []
        if not zones:
            return DONE
        if len(zones) == 1:
            return self.enter(s, zones[0])
        s.ask(s.in_charge(self.player), "boss.way", ("at",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.enter(s, s.answer[1])

    def enter(self, s: Table, zone: int) -> str:
        self.left -= 1
        s.boss_at = zone
        s.tell("boss_moved", boss=boss_id(s), zone=s.zone_word(zone))
        met = met_in(s, zone)
        if met:
            s.push(Meeting(tuple(met), zone))
        return "stride"


def beyond(s: Table, zone: int, side: int) -> list[int]:
    """The Zones to which linked Passages of this side lead."""
    passages = passages_of_side(s.box.zone[zone].size, side)
    return [link.zone for link in s.plan.links[zone] if link.out & passages]


class Enchanting(Roused):
    """Every Scholar on the Floor of the Boss is moved one linked Zone toward it; then it goes to the nearest
    (RCV-R-178, 183).
    """

    first_step = "begin"
    waits = ("next",)
    rule = "RCV-R-183"

    player: Seat
    seats: Seats = ()

    def forget_seat(self, s: Table, seat: int) -> None:
        self.seats = tuple(other for other in self.seats if other != seat)

    def begin(self, s: Table) -> str:
        self.seats = tuple(seat for seat in on_floor(s, s.boss_at) if s.at[seat] != s.boss_at)
        return "next"

    def ways(self, s: Table) -> list[int]:
        far = distances(s.plan, s.boss_at)
        here = s.at[self.seats[0]]
        zones = [link.zone for link in s.plan.links[here] if far.get(link.zone, 99) < far.get(here, 0)]
        return [zone for zone in zones if zone != CAMP]

    def next_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.ways(s)]

    def next(self, s: Table) -> str:
        if not self.seats:
            s.push(Chasing(self.player, "nearest", 1))
            return DONE
        zones = self.ways(s)
        if len(zones) > 1:
            s.ask(s.in_charge(self.player), "boss.pull", ("at",))
            return "chosen"
        return self.move(s, zones[0]) if zones else self.skip(s)

    def chosen(self, s: Table) -> str:
        return self.move(s, s.answer[1])

    def skip(self, s: Table) -> str:
        self.seats = self.seats[1:]
        return "next"

    def move(self, s: Table, zone: int) -> str:
        seat, *rest = self.seats
        self.seats = tuple(rest)
        s.push(Entering(seat, zone, quiet=1))
        return "next"


def on_floor(s: Table, zone: int) -> list[int]:
    """Scholars on the Floor of a Zone, by its numeral, in turn order (RCV-R-178)."""
    floor = s.box.zone[zone].floor
    return [seat for seat in s.around() if s.is_out_there(seat) and s.box.zone[s.at[seat]].floor == floor]


class Haunting(Roused):
    """It appears in a Zone adjacent to a Randomized Scholar, then goes one Zone toward her."""

    first_step = "choose"
    rule = "DGY-BOSS-16"

    player: Seat
    goal: Annotated[int, Within(-1, "zones")] = -1

    def places(self, s: Table) -> list[int]:
        """Zones beside hers; of these the ones from which its step meets most Scholars (RCV-R-303)."""
        far = steps_to(s, self.goal)
        worth = {
            zone: max(
                (len(met_in(s, other)) for other in ways(s, zone) if far.get(other, 99) < far.get(zone, 0)),
                default=0,
            )
            for zone in s.plan.beside[self.goal]
        }
        most = max(worth.values(), default=0)
        return [zone for zone, n in worth.items() if n == most]

    def appear_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.places(s)]

    def choose(self, s: Table) -> str:
        seat = random_scholar(s, list(range(s.seats)))
        if seat is None:
            return DONE
        self.goal = s.at[seat]
        return "appear"

    def appear(self, s: Table) -> str:
        zones = self.places(s)
        if len(zones) > 1:
            s.ask(s.in_charge(self.player), "boss.appear", ("at",))
            return "chosen"
        return self.arrive(s, zones[0]) if zones else DONE

    def chosen(self, s: Table) -> str:
        return self.arrive(s, s.answer[1])

    def arrive(self, s: Table, zone: int) -> str:
        s.boss_at = zone
        s.tell("boss_moved", boss=boss_id(s), zone=s.zone_word(zone))
        s.push(Stalking(self.player, self.goal, 1))
        return DONE


# -- what Scholars give up -----------------------------------------------------------------------------------


class Discards(Roused):
    """These Scholars discard cards of their choice: so many, or down to a number."""

    first_step = "next"
    waits = ("next",)
    rule = "DGY-R-193"

    seats: Seats
    n: Few  # cards, or those that may stay
    keeps: Annotated[int, Within(0, 1)] = 0

    def forget_seat(self, s: Table, seat: int) -> None:
        self.seats = tuple(other for other in self.seats if other != seat)

    def due(self, s: Table, seat: int) -> int:
        return max(0, len(s.hand[seat]) - self.n) if self.keeps else min(self.n, len(s.hand[seat]))

    def next_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in s.hand[self.seats[0]]]

    def next(self, s: Table) -> str:
        if not self.seats:
            return DONE
        seat = self.seats[0]
        if not self.due(s, seat):
            self.seats = self.seats[1:]
            return "next"
        if len(s.hand[seat]) == 1:
            return self.give_up(s, s.hand[seat][0])
        s.ask(seat, "boss.discard", ("discard",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.give_up(s, s.answer[1])

    def give_up(self, s: Table, card: int) -> str:
        seat = self.seats[0]
        if not self.keeps:
            self.seats = self.seats[1:]
        discard_card(s, seat, card)
        return "next"


class BestCard(Frame):
    """She discards the card with her highest Bonus Value, and chooses among equals."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "DGY-R-193"

    seat: Seat

    def best(self, s: Table) -> list[int]:
        hand, bonus = s.hand[self.seat], s.box.bonus
        most = max((bonus[card] for card in hand), default=0)
        return [card for card in hand if bonus[card] == most]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in self.best(s)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        if option[1] in s.hand[seat]:
            return Reason("RCV-BOSS-03", "boss.best_card")
        return super().why_unlisted(s, seat, option)

    def choose(self, s: Table) -> str:
        cards = self.best(s)
        if len(cards) > 1:
            s.ask(self.seat, "boss.discard", ("discard",))
            return "chosen"
        for card in cards:
            discard_card(s, self.seat, card)
        return DONE

    def chosen(self, s: Table) -> str:
        discard_card(s, self.seat, s.answer[1])
        return DONE


class BuyingOff(Frame):
    """She may Sacrifice Students; otherwise something happens to her."""

    first_step = "choose"
    belongs_to = ("seat",)

    seat: Seat
    price: Few
    threat: Annotated[str, Among("silence", "jinx")]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("avoid",), ("suffer",)]

    def choose(self, s: Table) -> str:
        if s.students[self.seat] < self.price:
            return self.suffer(s)
        s.ask(self.seat, f"boss.{self.threat}", ("avoid", "suffer"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.suffer(s)
        sacrifice(s, self.seat, self.price)
        return DONE

    def suffer(self, s: Table) -> str:
        if self.threat == "jinx":
            draw_jinx(s, self.seat)
        else:
            s.silenced[self.seat] = until_next_turn(s, self.seat)
            s.tell("silenced", seat=self.seat)
        return DONE


def until_next_turn(s: Table, seat: int) -> int:
    """Own turns until the end of her next one, this one counted if it is hers."""
    return 1 + (s.active == seat)


class MindReading(Frame):
    """Her hand is shown, and all cards of the type go of which she holds most (her choice among equals)."""

    first_step = "show"
    belongs_to = ("seat",)
    rule = "DGY-R-193"

    seat: Seat

    def types(self, s: Table) -> list[int]:
        count = Counter(s.box.type_of[card] for card in s.hand[self.seat])
        most = max(count.values(), default=0)
        return sorted(kind for kind, n in count.items() if n == most)

    def show(self, s: Table) -> str:
        if not s.hand[self.seat]:
            return DONE
        show_hand(s, self.seat)
        return "choose"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("type", kind) for kind in self.types(s)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        return Reason("RCV-BOSS-03", "boss.other_type")

    def choose(self, s: Table) -> str:
        kinds = self.types(s)
        if len(kinds) == 1:
            return self.discard(s, kinds[0])
        s.ask(self.seat, "boss.type", ("type",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.discard(s, s.answer[1])

    def discard(self, s: Table, kind: int) -> str:
        for card in s.hand[self.seat]:
            if s.box.type_of[card] == kind:
                discard_card(s, self.seat, card)
        return DONE


class Tribute(Frame):
    """The top cube of a Randomized colour that she owns, or two Stun Tokens."""

    first_step = "choose"
    belongs_to = ("seat",)

    seat: Seat
    column: Column

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("cube", self.column), ("suffer",)]

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "boss.tribute", ("cube", "suffer"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            s.push(Stuns(self.seat, 2))
        else:
            s.push(LoseCube(self.seat, self.column, ELIMINATE))
        return DONE


# -- Sightings -----------------------------------------------------------------------------------------------


def appear(s: Table, seat: int) -> None:
    """It stands there, and that is all."""


def open_show(s: Table, seat: int) -> None:
    s.push(Discards(tuple(on_floor(s, s.boss_at)), 1))


def draw_one(s: Table, seat: int) -> None:
    draw_students(s, seat, 1)


def quench(s: Table, seat: int) -> None:
    clear_bonfire(s)


def serve_two(s: Table, seat: int) -> None:
    """Up to two Students go from the Bonfire to the Reserve."""
    n = min(2, s.bonfire)
    if n:
        leave_bonfire(s, n)
        s.tell("bonfire_robbed", n=n)


# -- Encounters ----------------------------------------------------------------------------------------------


def lose_points(s: Table, seat: int) -> None:
    if seat == s.active and s.points:
        s.points = 0
        s.tell("stopped", seat=seat)


def hypnotize(s: Table, seat: int) -> None:
    lose_points(s, seat)
    s.push(BestCard(seat))


def captivate(s: Table, seat: int) -> None:
    s.push(BuyingOff(seat, 1, "silence"))


def petrify(s: Table, seat: int) -> None:
    lose_points(s, seat)
    if s.students[seat]:
        sacrifice(s, seat, 1)
    else:
        s.push(Stuns(seat, 2))


def devour(s: Table, seat: int) -> None:
    if s.students[seat]:
        sacrifice(s, seat, (s.students[seat] + 1) // 2)
    else:
        s.push(Stuns(seat, 1))


def darken_mind(s: Table, seat: int) -> None:
    s.dulled[seat] = until_next_turn(s, seat)
    s.tell("dulled", seat=seat)
    s.push(Discards((seat,), 2, keeps=1))


def bewitch(s: Table, seat: int) -> None:
    s.push(BuyingOff(seat, 2, "jinx"))


def cook(s: Table, seat: int) -> None:
    missing = max(0, 2 - s.students[seat])
    sacrifice(s, seat, 2)
    if missing:
        s.push(Stuns(seat, missing))


def read_mind(s: Table, seat: int) -> None:
    s.push(MindReading(seat))


def demand(s: Table, seat: int) -> None:
    """RCV-R-304: whoever owns no cube has no choice."""
    cube = random_cube(s, seat)
    s.push(Stuns(seat, 2) if cube is None else Tribute(seat, cube))


# -- the profiles --------------------------------------------------------------------------------------------

OF_OMEGA: Final = {  # not where he plays himself (RCV-R-85, RCV-OAA-03)
    "omega_mentalist": Profile(
        appear, "", 3, False, read_mind, lambda s, player: s.push(Randomly(player, 3))
    ),
    "omega_grand_master": Profile(
        draw_one, "", 2, False, demand, lambda s, player: s.push(Chasing(player, "stars", 2))
    ),
}
PROFILES: Final = {
    "capagrezza_hypnotist": Profile(
        open_show, "", 1, False, hypnotize, lambda s, player: s.push(Enchanting(player))
    ),
    "capagrezza_showman": Profile(
        draw_one, "", 3, False, captivate, lambda s, player: s.push(Prospecting(player, 3))
    ),
    "basilisk_stone_gaze": Profile(
        appear, "", 3, False, petrify, lambda s, player: s.push(Striding(player, 3))
    ),
    "basilisk_hungry": Profile(
        appear, "", 3, False, devour, lambda s, player: s.push(Chasing(player, "students", 3))
    ),
    "shadow_lord": Profile(quench, "", 1, False, darken_mind, lambda s, player: s.push(Haunting(player))),
    "raganella_witch": Profile(
        appear, "", 2, False, bewitch, lambda s, player: s.push(Chasing(player, "worship", 2, "curse"))
    ),
    "raganella_cook": Profile(
        serve_two, "", 3, False, cook, lambda s, player: s.push(Chasing(player, "students", 3))
    ),
    **OF_OMEGA,
}
FRAMES: Final = (
    *(Chasing, Randomly, Prospecting, Striding, Enchanting, Haunting),
    *(Discards, BestCard, BuyingOff, MindReading, Tribute),
)
