"""Procedures of single cards: where a Main Effect lets somebody choose (content: Trick Cards; DGY-R-130, 186,
190, 202).
"""

from typing import Annotated, ClassVar, Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Flag, Seat, Seats, Within
from undercroft.games.dungeonology.cards.content import CIVILIZATION, MILITIA, WORSHIP
from undercroft.games.dungeonology.rules.chance import random_cube
from undercroft.games.dungeonology.rules.cubes import (
    STEAL,
    ChooseCube,
    LoseCube,
    collect,
    collectable,
    free_place,
    lay_down,
)
from undercroft.games.dungeonology.rules.moving import Entering, Revealing, is_blocked
from undercroft.games.dungeonology.rules.playing import Playing
from undercroft.games.dungeonology.rules.stealth_test import (
    Study,
    spy_candidates,
    why_no_espionage,
    why_no_study,
)
from undercroft.games.dungeonology.rules.students import draw_students
from undercroft.games.dungeonology.rules.stun import sacrifice
from undercroft.games.dungeonology.rules.values import cubes_of
from undercroft.games.dungeonology.table import CAMP, EMPTY, Table
from undercroft.games.dungeonology.zones import discard_card, draw_cards

HONORARY_VALUE: Final = 4  # Honorary Tour stops before a cube worth more


class Trapping(Frame):
    """Hunter's Trap: tokens of her choice, face down, each in a Zone of its own (DGY-TOKEN-06, DGY-R-186)."""

    first_step = "next"
    belongs_to = ("seat",)

    seat: Seat
    left: Few

    def next_options(self, s: Table, seat: int) -> list[Option]:
        free = [zone for zone in s.placed_zones() if zone != CAMP and not s.traps[zone] and zone not in s.at]
        kinds = {s.box.card[token].id: token for token in reversed(s.trap_supply)}
        return [("trap", token, zone) for token in sorted(kinds.values()) for zone in free]

    def next(self, s: Table) -> str:
        if not self.left or not self.next_options(s, self.seat):
            return DONE
        s.ask(self.seat, "card.trap", ("trap",))
        return "laid"

    def laid(self, s: Table) -> str:
        _, token, zone = s.answer
        self.left -= 1
        s.trap_supply = tuple(other for other in s.trap_supply if other != token)
        s.traps[zone] = (token, *s.traps[zone])  # DGY-R-184
        s.seen[token] = 1 << self.seat
        s.confide(
            "trap_laid", 1 << self.seat, {"card": s.name(token)}, seat=self.seat, zone=s.zone_word(zone)
        )
        return "next"


class Expedition(Frame):
    """Grand Expedition: one of three tiles, entered whatever its Doors, then a Study."""

    first_step = "look"
    belongs_to = ("seat",)
    waits = ("enter", "study")

    seat: Seat

    def look(self, s: Table) -> str:
        zone = s.at[self.seat]
        if s.maximum or not s.piles[s.box.zone[zone].floor - 1]:
            return "study"
        s.push(Revealing(self.seat, zone, s.box.zone[zone].floor, wide=3, once=1))
        return "enter"

    def enter(self, s: Table) -> str:
        if s.result >= 0:
            s.push(Entering(self.seat, s.result))
        return "study"

    def study(self, s: Table) -> str:
        if why_no_study(s, self.seat, s.at[self.seat]) is None:  # DGY-R-202
            s.push(Study(self.seat, s.at[self.seat]).raised_by("grand_expedition", -2))
        return DONE


class Slipping(Frame):
    """Smoke Bomb: a step to a linked Zone, without Incoming Effects; Doors apply."""

    first_step = "choose"
    belongs_to = ("seat",)

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        links = s.plan.links[s.at[self.seat]]
        free = [link.zone for link in links if not is_blocked(s, self.seat, link.zone, link.into)]
        return [*(("at", zone) for zone in free), ("done",)]

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "card.slip", ("at", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "at":
            s.push(Entering(self.seat, s.answer[1], quiet=1))
        return DONE


class StealAny(Frame):
    """A cube of her choice changes hands."""

    first_step = "choose"
    belongs_to: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat

    def choose(self, s: Table) -> str:
        offers = self.choose_options(s, self.seat)
        if len(offers) < 2:
            return self.steal(s, offers[0][1]) if offers else DONE
        s.ask(self.seat, "card.steal", ("cube",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.steal(s, s.answer[1])

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        raise NotImplementedError

    def steal(self, s: Table, which: int) -> str:
        raise NotImplementedError


class StealCube(StealAny):
    """Steal a cube of her choice from one Scholar (Backstab)."""

    belongs_to = ("seat", "victim")
    rule = "DGY-CUBE-04"

    victim: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("cube", column) for column, cubes in enumerate(s.board[self.victim]) if cubes]

    def steal(self, s: Table, which: int) -> str:
        s.push(LoseCube(self.victim, which, STEAL, self.seat))
        return DONE


class Heist(Frame):
    """Perfect Heist: an Espionage to which nobody answers (DGY-R-202)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "DGY-ESP-03"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        found: list[Option] = [("heist", *option[1:]) for option in spy_candidates(s, self.seat)]
        return [
            option
            for option in found
            if why_no_espionage(s, self.seat, option[1], option[2], free=True) is None
        ]

    def choose(self, s: Table) -> str:
        if not self.choose_options(s, self.seat):
            return DONE
        s.ask(self.seat, "card.heist", ("heist",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        _, target, column = s.answer
        test = s.hinges.espionage(s, self.seat, target, column)
        test.alone = test.silent = 1
        s.push(test)
        return DONE


class CubeGifts(Frame):
    """Love Potion and Beg for Notes: these Scholars Give a cube each, clockwise (DGY-R-190)."""

    first_step = "next"
    belongs_to = ("seat",)
    waits = ("next",)

    seat: Seat
    givers: Seats
    grateful: Flag  # afterwards she draws a Student for each cube that came, and one more
    before: Annotated[int, Within(-1, 999)] = -1  # cubes on her board at the start

    def forget_seat(self, s: Table, seat: int) -> None:
        self.givers = tuple(giver for giver in self.givers if giver != seat)

    def next(self, s: Table) -> str:
        if self.before < 0:
            self.before = cubes_of(s, self.seat)
            places = collectable(s, self.seat, s.at[self.seat], 1) if self.grateful else []
            if places:
                collect(s, self.seat, s.at[self.seat], places[0])
            return "next"
        if not self.givers:
            if self.grateful:
                draw_students(s, self.seat, cubes_of(s, self.seat) - self.before + 1)
            return DONE
        giver, *rest = self.givers
        self.givers = tuple(rest)
        s.push(ChooseCube(giver, ChooseCube.GIVE, self.seat))
        return "next"


class Gift(Frame):
    """Gaea's Gift: up to two cubes from the Reserve into her Zone, then a Study (DGY-R-202)."""

    first_step = "next"
    belongs_to = ("seat",)
    COLOURS = (CIVILIZATION, MILITIA, WORSHIP)

    seat: Seat
    left: Annotated[int, Within(0, 2)] = 2

    def next_options(self, s: Table, seat: int) -> list[Option]:
        return [*(("cube", cube) for cube in self.COLOURS if s.supply[cube]), ("done",)]

    def next(self, s: Table) -> str:
        if s.maximum and s.rules.closes_reserve_at_once:  # DGY-MAX-14, DGY-R-157
            return "study"
        full = free_place(s, s.at[self.seat], True) < 0
        if not self.left or full or len(self.next_options(s, self.seat)) == 1:
            return "study"
        s.ask(self.seat, "card.gift", ("cube", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "done":
            return "study"
        self.left -= 1
        cube, zone = s.answer[1], s.at[self.seat]
        s.supply[cube] -= 1
        lay_down(s, zone, free_place(s, zone, True), cube)
        s.tell("cube_placed", seat=self.seat, cube=s.cube_word(cube), zone=s.zone_word(zone))
        return "next"

    def study(self, s: Table) -> str:
        if why_no_study(s, self.seat, s.at[self.seat]) is None:
            s.push(Study(self.seat, s.at[self.seat]))
        return DONE


class Objecting(Frame):
    """Objection: cancelled, unless its player at once Sacrifices two Students."""

    first_step = "demand"
    PRICE = 2

    seat: Seat  # who must pay

    def demand_options(self, s: Table, seat: int) -> list[Option]:
        return [("avoid",), ("suffer",)]

    def demand(self, s: Table) -> str:
        if s.students[self.seat] < self.PRICE:
            return self.yielded(s)
        s.ask(self.seat, "card.objection", ("avoid", "suffer"))
        return "answered"

    def answered(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.yielded(s)
        sacrifice(s, self.seat, self.PRICE)
        return DONE

    def yielded(self, s: Table) -> str:
        for frame in reversed(s.stack):
            if isinstance(frame, Playing) and frame.seat == self.seat:
                frame.cancel(s)
                break
        return DONE


class CollectCube(Frame):
    """Collect one cube of her choice that fits (DGY-R-130)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "DGY-R-130"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        room = s.hinges.room(s, self.seat)
        cubes = {cube for cube in s.spaces[s.at[self.seat]] if cube != EMPTY and room[cube] > 0}
        return [("cube", cube) for cube in sorted(cubes)]

    def choose(self, s: Table) -> str:
        offers = self.choose_options(s, self.seat) if s.is_out_there(self.seat) else []
        if len(offers) < 2:
            return self.take(s, offers[0][1]) if offers else DONE
        s.ask(self.seat, "card.collect", ("cube",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.take(s, s.answer[1])

    def take(self, s: Table, cube: int) -> str:
        zone = s.at[self.seat]
        collect(s, self.seat, zone, s.spaces[zone].index(cube))
        return DONE


class Sharing(Frame):
    """Joint Paper: the other one Collects too, and its author draws two cards."""

    first_step = "share"
    belongs_to = ("seat",)
    waits = ("share", "thank")

    seat: Seat
    partner: Seat

    def share(self, s: Table) -> str:
        if s.at[self.partner] != s.at[self.seat]:
            return DONE
        s.push(CollectCube(self.partner))
        return "thank"

    def thank(self, s: Table) -> str:
        draw_cards(s, self.seat, 2)
        return DONE


class Exposing(Frame):
    """Bad Press: look at a hand and discard a card from it."""

    first_step = "look"
    belongs_to = (
        "seat",
        "victim",
    )

    seat: Seat
    victim: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in s.hand[self.victim]]

    def look(self, s: Table) -> str:
        if not s.hand[self.victim]:
            return DONE
        cards = [s.name(card) for card in s.hand[self.victim]]
        for card in s.hand[self.victim]:
            s.seen[card] |= 1 << self.seat
        both = 1 << self.seat | 1 << self.victim
        s.confide("hand_seen", both, {"cards": cards}, seat=self.seat, victim=self.victim)
        return "choose"

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "card.press", ("discard",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        discard_card(s, self.victim, s.answer[1])
        return DONE


class IntellectualProperty(Frame):
    """Intellectual Property: from each of these Scholars a cube of a random colour she owns."""

    first_step = "next"
    belongs_to = ("seat",)
    waits = ("next",)

    seat: Seat
    victims: Seats

    def forget_seat(self, s: Table, seat: int) -> None:
        self.victims = tuple(other for other in self.victims if other != seat)

    def next(self, s: Table) -> str:
        if not self.victims:
            return DONE
        victim, *rest = self.victims
        self.victims = tuple(rest)
        cube = random_cube(s, victim)
        if cube is not None:
            s.push(LoseCube(victim, cube, STEAL, self.seat))
        return "next"


class HonoraryTour(Frame):
    """Honorary Tour: up to two cubes without a test, not beyond one worth more than 4."""

    first_step = "choose"
    belongs_to = ("seat",)
    waits = ("take",)

    seat: Seat
    left: Annotated[int, Within(-1, 2)] = -1

    def most(self, s: Table) -> int:
        zone, count = s.at[self.seat], 0
        for place in collectable(s, self.seat, zone, 2):
            if s.hinges.cube_value(s, s.spaces[zone][place]) > HONORARY_VALUE:
                break
            count += 1
        return count

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("number", n) for n in range(1, self.most(s) + 1)]

    def choose(self, s: Table) -> str:
        self.left = min(1, self.most(s))
        if self.most(s) < 2:
            return "take"
        s.ask(self.seat, "card.tour", ("number",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        self.left = s.answer[1]
        return "take"

    def take(self, s: Table) -> str:
        if not self.left:
            return DONE
        self.left -= 1
        places = collectable(s, self.seat, s.at[self.seat], 1)
        if places:
            collect(s, self.seat, s.at[self.seat], places[0])
        return "take"
