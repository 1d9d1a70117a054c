"""What the Main Effects do, card by card (content: Trick Cards; DGY-R-173, 190, 193, 198, 202, 205, 208).

An effect names its targets when it is declared (`aims`), says whom it would affect (`hits`), and then acts
(`resolve`), pushing a procedure where somebody has to choose.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, NamedTuple

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Few, Flag, Seat, Seats, Within
from undercroft.games.dungeonology.board import distances, shared_edges, survey
from undercroft.games.dungeonology.cards.content import CIVILIZATION, MILITIA, WORSHIP
from undercroft.games.dungeonology.rules.asking import Asking
from undercroft.games.dungeonology.rules.boss import Luring
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
from undercroft.games.dungeonology.rules.playing import Playing, below
from undercroft.games.dungeonology.rules.stealth_test import (
    Espionage,
    Study,
    current_test,
    in_reach,
    spy_candidates,
    why_no_espionage,
    why_no_study,
)
from undercroft.games.dungeonology.rules.students import draw_students, gain_from_bonfire
from undercroft.games.dungeonology.rules.stun import sacrifice
from undercroft.games.dungeonology.rules.turn import Resting
from undercroft.games.dungeonology.rules.values import cubes_of, has_room, stars_of
from undercroft.games.dungeonology.table import CAMP, EMPTY, GONE, NOBODY, Table
from undercroft.games.dungeonology.zones import discard_card, draw_cards, take_at_random

Aim = Callable[[Table, Playing], list[Option]]
HONORARY_VALUE: Final = 4  # Honorary Tour stops before a cube worth more
MOST_STOLEN: Final = 3  # Really Famous


# -- whom and where ------------------------------------------------------------------------------------------


def rivals(s: Table, seat: int) -> list[int]:
    """Opponents who can be chosen, clockwise (DGY-GEN-05, DGY-START-03)."""
    return [other for other in s.clockwise(seat) if s.is_out_there(other) and not s.disguised[other]]


def near(s: Table, seat: int) -> list[int]:
    return [other for other in rivals(s, seat) if in_reach(s, seat, other)]


def here(s: Table, seat: int) -> list[int]:
    return [other for other in rivals(s, seat) if s.at[other] == s.at[seat]]


def present(s: Table, seat: int) -> list[int]:
    """Every other Scholar in her Zone: not chosen, so a disguise does not help."""
    return [other for other in s.clockwise(seat) if s.is_out_there(other) and s.at[other] == s.at[seat]]


def placed(s: Table) -> list[int]:
    """Every Zone of the dungeon, the Starting Zone among them (DGY-GEN-07)."""
    return [zone for zone, cell in enumerate(s.where) if cell >= 0]


def seats(found: list[int]) -> list[Option]:
    return [("target", seat) for seat in found]


def zones(found: list[int]) -> list[Option]:
    return [("at", zone) for zone in found]


def aim_rival(s: Table, play: Playing) -> list[Option]:
    return seats(rivals(s, play.seat))


def aim_near(s: Table, play: Playing) -> list[Option]:
    return seats(near(s, play.seat))


def aim_near_with_cards(s: Table, play: Playing) -> list[Option]:
    return seats([other for other in near(s, play.seat) if s.hand[other]])


def aim_here_with_cubes(s: Table, play: Playing) -> list[Option]:
    return seats([other for other in here(s, play.seat) if cubes_of(s, other)])


# -- what everybody is told, and whom it would affect --------------------------------------------------------


def nothing_more(s: Table, play: Playing) -> dict[str, Any]:
    return {}


def told_victim(s: Table, play: Playing) -> dict[str, Any]:
    return {"victim": play.targets[0]} if play.targets[0] != NOBODY else {}


def told_zone(s: Table, play: Playing) -> dict[str, Any]:
    return {"zone": s.zone_word(play.targets[0])} if play.targets[0] != NOBODY else {}


def told_both(s: Table, play: Playing) -> dict[str, Any]:
    victim, zone = play.targets
    return (
        told_victim(s, play) | ({"zone": s.zone_word(zone)} if zone != NOBODY else {})
        if victim != NOBODY
        else {}
    )


def hits_nobody(s: Table, play: Playing) -> list[int]:
    return []


def hits_target(s: Table, play: Playing) -> list[int]:
    return [play.targets[0]]


def hits_here(s: Table, play: Playing) -> list[int]:
    return present(s, play.seat)


def hits_zone(s: Table, play: Playing) -> list[int]:
    """Whoever stands in the chosen Zone or in that of the player (DGY-R-208)."""
    return [
        seat
        for seat in range(s.seats)
        if s.is_out_there(seat) and s.at[seat] in (play.targets[0], s.at[play.seat])
    ]


def hits_named(s: Table, play: Playing) -> list[int]:
    """Whoever stands in the chosen Zone."""
    return [seat for seat in range(s.seats) if s.is_out_there(seat) and s.at[seat] == play.targets[0]]


class Effect(NamedTuple):
    """One Main Effect."""

    resolve: Callable[[Table, Playing], None]
    aims: tuple[Aim, ...] = ()
    hits: Callable[[Table, Playing], list[int]] = hits_nobody
    told: Callable[[Table, Playing], dict[str, Any]] = nothing_more
    refusal: Callable[[Table, int, int], Reason | None] | None = None


# -- Interns -------------------------------------------------------------------------------------------------


def grant_intern(s: Table, play: Playing) -> None:
    """DGY-INTERN-02, 05, DGY-R-179, 180: from the deck, or from its owner."""
    intern = s.box.intern_index[s.box.trick[play.card].intern]
    owner = next((seat for seat in range(s.seats) if intern in s.interns[seat]), NOBODY)
    if owner == play.seat:
        return
    if owner != NOBODY:
        if not s.is_out_there(owner):
            s.tell("intern_kept", seat=owner, intern=s.box.interns[intern].id)
            return
        s.interns[owner] = tuple(n for n in s.interns[owner] if n != intern)
    s.interns[play.seat] += (intern,)
    victim = owner if owner != NOBODY else None
    s.tell("intern_gained", seat=play.seat, intern=s.box.interns[intern].id, victim=victim)


def hits_owner(s: Table, play: Playing) -> list[int]:
    intern = s.box.intern_index[s.box.trick[play.card].intern]
    return [seat for seat in range(s.seats) if intern in s.interns[seat]]


INTERN: Final = Effect(grant_intern, hits=hits_owner)


# -- Exploration ---------------------------------------------------------------------------------------------


class Trapping(Asking):
    """Hunter's Trap: tokens of her choice, face down, each in a Zone of its own (DGY-TOKEN-06, DGY-R-186)."""

    first_step = "next"
    belongs_to = ("seat",)

    seat: Seat
    left: Few

    def offers(self, s: Table) -> list[Option]:
        free = [zone for zone in placed(s) if zone != CAMP and not s.traps[zone] and zone not in s.at]
        kinds = {s.box.card[token].id: token for token in reversed(s.trap_supply)}
        return [("trap", token, zone) for token in sorted(kinds.values()) for zone in free]

    def next(self, s: Table) -> str:
        if not self.left or not self.offers(s):
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


def hunters_trap(s: Table, play: Playing) -> None:
    s.push(Trapping(play.seat, play.n))


def aim_tunnel(s: Table, play: Playing) -> list[Option]:
    return zones([z for z in placed(s) if z not in (CAMP, s.at[play.seat]) and not s.secret_tunnels >> z & 1])


def secret_tunnel(s: Table, play: Playing) -> None:
    """DGY-TOKEN-03, DGY-R-10: as long as there are tokens."""
    for zone in (s.at[play.seat], play.targets[0]):
        if (
            zone in (NOBODY, CAMP)
            or s.secret_tunnels >> zone & 1
            or s.secret_tunnels.bit_count() >= s.box.x_tokens
        ):
            continue
        s.secret_tunnels |= 1 << zone
        s.tell("tunnel_laid", seat=play.seat, zone=s.zone_word(zone))


def aim_march(s: Table, play: Playing) -> list[Option]:
    """One or two steps; Doors and Walls apply."""
    start = s.at[play.seat]
    found: dict[int, None] = {}
    for link in s.plan.links[start]:
        if is_blocked(s, play.seat, link.zone, link.into):
            continue
        found[link.zone] = None
        for more in s.plan.links[link.zone]:
            if more.zone != start and not is_blocked(s, play.seat, more.zone, more.into):
                found[more.zone] = None
    return zones(list(found))


def go_there(s: Table, play: Playing) -> None:
    if play.targets[0] != NOBODY:
        s.push(Entering(play.seat, play.targets[0]))


def aim_hook(s: Table, play: Playing) -> list[Option]:
    return zones(list(s.plan.beside[s.at[play.seat]]))


def field_camp(s: Table, play: Playing) -> None:
    s.push(Resting(play.seat))


def aim_landslide(s: Table, play: Playing) -> list[Option]:
    """Not where some placed Zone would be cut off from the Starting Zone."""
    zone = s.at[play.seat]
    if zone == CAMP:
        return []
    links = [link.zone for link in s.plan.links[zone] if link.zone != CAMP]
    return zones([other for other in links if is_whole_without(s, zone, other)])


def is_whole_without(s: Table, zone: int, other: int) -> bool:
    edges = shared_edges(s.box, zone, s.where[zone], other, s.where[other])
    plan = survey(s.box, s.where, (*s.walls, *edges), s.stairs)
    return len(distances(plan, CAMP)) == len(placed(s))


def landslide(s: Table, play: Playing) -> None:
    zone, other = s.at[play.seat], play.targets[0]
    if other == NOBODY:
        return
    edges = shared_edges(s.box, zone, s.where[zone], other, s.where[other])
    s.walls = tuple(sorted({*s.walls, *edges}))
    s.derive()
    s.tell("walled", seat=play.seat, zone=s.zone_word(zone), other=s.zone_word(other))


class Expedition(Asking):
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


def grand_expedition(s: Table, play: Playing) -> None:
    s.push(Expedition(play.seat))


# -- Subterfuge ----------------------------------------------------------------------------------------------


def tiptoe(s: Table, play: Playing) -> None:
    test = current_test(s)
    if test is not None:
        test.shift(s, "tiptoe", 3, alert=False)


def pickpocket(s: Table, play: Playing) -> None:
    victim = play.targets[0]
    if victim != NOBODY and s.is_out_there(victim):
        take_at_random(s, play.seat, victim)


def false_alarm(s: Table, play: Playing) -> None:
    test = current_test(s)
    if isinstance(test, Study):
        test.shift(s, "false_alarm", 1 + test.count, alert=True)


def hits_tester(s: Table, play: Playing) -> list[int]:
    test = current_test(s)
    return [] if test is None else [test.seat]


def cancel(s: Table, play: Playing) -> None:
    answered = below(s, play)
    if answered is not None:
        answered.cancel(s)


def hits_answered(s: Table, play: Playing) -> list[int]:
    """A Reaction affects the player whose effect it cancels."""
    answered = below(s, play)
    return [] if answered is None else [answered.seat]


def smoke_bomb(s: Table, play: Playing) -> None:
    cancel(s, play)
    if current_test(s) is None:
        s.push(Slipping(play.seat))


class Slipping(Asking):
    """Smoke Bomb: a step to a linked Zone, without Incoming Effects; Doors apply."""

    first_step = "choose"
    belongs_to = ("seat",)

    seat: Seat

    def offers(self, s: Table) -> list[Option]:
        links = s.plan.links[s.at[self.seat]]
        free = [link.zone for link in links if not is_blocked(s, self.seat, link.zone, link.into)]
        return [*zones(free), ("done",)]

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "card.slip", ("at", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "at":
            s.push(Entering(self.seat, s.answer[1], quiet=1))
        return DONE


class StealCube(Asking):
    """Steal a cube of her choice from one Scholar (Backstab)."""

    first_step = "choose"
    belongs_to = (
        "seat",
        "victim",
    )
    rule = "DGY-CUBE-04"

    seat: Seat
    victim: Seat

    def offers(self, s: Table) -> list[Option]:
        return [("cube", column) for column, cubes in enumerate(s.board[self.victim]) if cubes]

    def choose(self, s: Table) -> str:
        offers = self.offers(s)
        if len(offers) < 2:
            return self.steal(s, offers[0][1]) if offers else DONE
        s.ask(self.seat, "card.steal", ("cube",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.steal(s, s.answer[1])

    def steal(self, s: Table, column: int) -> str:
        s.push(LoseCube(self.victim, column, STEAL, self.seat))
        return DONE


def backstab(s: Table, play: Playing) -> None:
    victim = play.targets[0]
    if victim != NOBODY and s.at[victim] == s.at[play.seat]:
        s.push(StealCube(play.seat, victim))


def master_of_disguise(s: Table, play: Playing) -> None:
    s.disguised[play.seat] = 1
    s.tell("disguised", seat=play.seat)


class Heist(Asking):
    """Perfect Heist: an Espionage to which nobody answers (DGY-R-202)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "DGY-ESP-03"

    seat: Seat

    def offers(self, s: Table) -> list[Option]:
        found: list[Option] = [("heist", *option[1:]) for option in spy_candidates(s, self.seat)]
        return [
            option
            for option in found
            if why_no_espionage(s, self.seat, option[1], option[2], free=True) is None
        ]

    def choose(self, s: Table) -> str:
        if not self.offers(s):
            return DONE
        s.ask(self.seat, "card.heist", ("heist",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        _, target, column = s.answer
        s.push(Espionage(self.seat, s.at[self.seat], target=target, column=column, alone=1, silent=1))
        return DONE


def perfect_heist(s: Table, play: Playing) -> None:
    s.push(Heist(play.seat))


def hits_near(s: Table, play: Playing) -> list[int]:
    return near(s, play.seat)


# -- Magic ---------------------------------------------------------------------------------------------------


def teleport_circle(s: Table, play: Playing) -> None:
    """DGY-TOKEN-04."""
    zone = s.at[play.seat]
    if zone != CAMP and not s.teleports >> zone & 1 and s.teleports.bit_count() < s.box.teleports:
        s.teleports |= 1 << zone
        s.tell("circle_drawn", seat=play.seat, zone=s.zone_word(zone))


def aim_gust(s: Table, play: Playing) -> list[Option]:
    victim = play.targets[0]
    if victim == NOBODY:
        return []
    return zones([link.zone for link in s.plan.links[s.at[victim]] if link.zone != CAMP])


def aim_gust_victim(s: Table, play: Playing) -> list[Option]:
    windy = [
        other for other in near(s, play.seat) if any(link.zone != CAMP for link in s.plan.links[s.at[other]])
    ]
    return seats(windy)


def gust_of_wind(s: Table, play: Playing) -> None:
    victim, zone = play.targets
    if NOBODY in (victim, zone) or not s.is_out_there(victim):
        return
    if any(link.zone == zone for link in s.plan.links[s.at[victim]]):
        s.push(Entering(victim, zone, boss=0))


class CubeGifts(Asking):
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


def love_potion(s: Table, play: Playing) -> None:
    s.push(CubeGifts(play.seat, tuple(present(s, play.seat)), grateful=1))


def beg_for_notes(s: Table, play: Playing) -> None:
    s.push(CubeGifts(play.seat, tuple(hits_better(s, play)), grateful=0))


def hits_better(s: Table, play: Playing) -> list[int]:
    mine = stars_of(s, play.seat)
    return [other for other in s.clockwise(play.seat) if s.is_out_there(other) and stars_of(s, other) > mine]


def borrowed_hour(s: Table, play: Playing) -> None:
    s.extra_action = 1


def why_not_borrow(s: Table, seat: int, card: int) -> Reason | None:
    return None if s.actions else Reason("DGY-R-02", "main.after_action", {"card": s.name(card)})


def aim_projection(s: Table, play: Playing) -> list[Option]:
    return zones([zone for zone in placed(s) if any(cube != EMPTY for cube in s.spaces[zone])])


def astral_projection(s: Table, play: Playing) -> None:
    zone = play.targets[0]
    if zone != NOBODY and why_no_study(s, play.seat, zone) is None:
        s.push(Study(play.seat, zone).raised_by("astral_projection", 1))


class Gift(Asking):
    """Gaea's Gift: up to two cubes from the Reserve into her Zone, then a Study (DGY-R-202)."""

    first_step = "next"
    belongs_to = ("seat",)
    COLOURS = (CIVILIZATION, MILITIA, WORSHIP)

    seat: Seat
    left: Annotated[int, Within(0, 2)] = 2

    def offers(self, s: Table) -> list[Option]:
        return [*(("cube", cube) for cube in self.COLOURS if s.supply[cube]), ("done",)]

    def next(self, s: Table) -> str:
        if s.maximum and s.rules.closes_reserve_at_once:  # DGY-MAX-14, DGY-R-157
            return "study"
        if not self.left or free_place(s, s.at[self.seat], True) < 0 or len(self.offers(s)) == 1:
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


def gaeas_gift(s: Table, play: Playing) -> None:
    s.push(Gift(play.seat))


# -- Social --------------------------------------------------------------------------------------------------


def small_talk(s: Table, play: Playing) -> None:
    draw_cards(s, play.seat, 2)
    friend = play.targets[0]
    if friend != NOBODY and s.is_out_there(friend):
        draw_cards(s, friend, 1)


def round_of_drinks(s: Table, play: Playing) -> None:
    if s.boss_at != GONE:
        s.push(Luring(play.seat, 2))
    else:
        gain_from_bonfire(s, play.seat, 2)


def aim_debtor(s: Table, play: Playing) -> list[Option]:
    return seats([other for other in near(s, play.seat) if debts(s, other)])


def debts(s: Table, seat: int) -> int:
    """Mask of the columns on which she placed a cube this turn and still has one."""
    return sum(1 << c for c, cubes in enumerate(s.board[seat]) if cubes and s.cubes_gained[seat] >> c & 1)


def friendly_debt(s: Table, play: Playing) -> None:
    debtor = play.targets[0]
    if debtor != NOBODY and s.is_out_there(debtor):
        s.push(ChooseCube(debtor, ChooseCube.GIVE, play.seat, colours=debts(s, debtor)))


class Objecting(Asking):
    """Objection: cancelled, unless its player at once Sacrifices two Students."""

    first_step = "demand"
    PRICE = 2

    seat: Seat  # who must pay

    def offers(self, s: Table) -> list[Option]:
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


def objection(s: Table, play: Playing) -> None:
    answered = below(s, play)
    if answered is not None:
        s.push(Objecting(answered.seat))


class CollectCube(Asking):
    """Collect one cube of her choice that fits (DGY-R-130)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "DGY-R-130"

    seat: Seat

    def offers(self, s: Table) -> list[Option]:
        cubes = {cube for cube in s.spaces[s.at[self.seat]] if cube != EMPTY and has_room(s, self.seat, cube)}
        return [("cube", cube) for cube in sorted(cubes)]

    def choose(self, s: Table) -> str:
        offers = self.offers(s) if s.is_out_there(self.seat) else []
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


def joint_paper(s: Table, play: Playing) -> None:
    partner = play.targets[0]
    if partner != NOBODY:
        s.push(Sharing(play.seat, partner))
    s.push(CollectCube(play.seat))


def aim_partner(s: Table, play: Playing) -> list[Option]:
    return seats(here(s, play.seat))


class Sharing(Asking):
    """Joint Paper: the other one Collects too, and its author draws two cards."""

    first_step = "share"
    belongs_to = ("seat",)
    waits = ("share", "thank")

    seat: Seat
    partner: Seat

    def offers(self, s: Table) -> list[Option]:
        return []

    def share(self, s: Table) -> str:
        if s.at[self.partner] != s.at[self.seat]:
            return DONE
        s.push(CollectCube(self.partner))
        return "thank"

    def thank(self, s: Table) -> str:
        draw_cards(s, self.seat, 2)
        return DONE


def vow_of_silence(s: Table, play: Playing) -> None:
    test = current_test(s)
    if test is not None:
        test.silent = 1


# -- Notoriety -----------------------------------------------------------------------------------------------


def really_famous(s: Table, play: Playing) -> None:
    """DGY-R-198."""
    stolen = 0
    for other in hits_fans(s, play):
        if s.students[other] and stolen < MOST_STOLEN:
            s.students[other] -= 1
            s.students[play.seat] += 1
            stolen += 1
            s.tell("student_stolen", seat=play.seat, victim=other)


def hits_fans(s: Table, play: Playing) -> list[int]:
    others = s.clockwise(play.seat)
    return [other for other in others if s.is_out_there(other) and in_reach(s, play.seat, other)]


class Exposing(Asking):
    """Bad Press: look at a hand and discard a card from it."""

    first_step = "look"
    belongs_to = (
        "seat",
        "victim",
    )

    seat: Seat
    victim: Seat

    def offers(self, s: Table) -> list[Option]:
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


def aim_active(s: Table, play: Playing) -> list[Option]:
    return seats([other for other in rivals(s, play.seat) if other == s.active])


def bad_press(s: Table, play: Playing) -> None:
    if play.targets[0] != NOBODY:
        s.push(Exposing(play.seat, play.targets[0]))


def spotlight(s: Table, play: Playing) -> None:
    s.study_limit = 1
    s.tell("spotlighted", seat=play.seat)


def hits_active(s: Table, play: Playing) -> list[int]:
    return [s.active]


def do_you_know_who_i_am(s: Table, play: Playing) -> None:
    cancel(s, play)
    draw_cards(s, play.seat, 1)


class IntellectualProperty(Asking):
    """Intellectual Property: from each of these Scholars a cube of a random colour she owns."""

    first_step = "next"
    belongs_to = ("seat",)
    waits = ("next",)

    seat: Seat
    victims: Seats

    def forget_seat(self, s: Table, seat: int) -> None:
        self.victims = tuple(other for other in self.victims if other != seat)

    def offers(self, s: Table) -> list[Option]:
        return []

    def next(self, s: Table) -> str:
        if not self.victims:
            return DONE
        victim, *rest = self.victims
        self.victims = tuple(rest)
        cube = random_cube(s, victim)
        if cube is not None:
            s.push(LoseCube(victim, cube, STEAL, self.seat))
        return "next"


def intellectual_property(s: Table, play: Playing) -> None:
    s.push(IntellectualProperty(play.seat, tuple(present(s, play.seat))))


def recruiting_drive(s: Table, play: Playing) -> None:
    gain_from_bonfire(s, play.seat, 5)


class HonoraryTour(Asking):
    """Honorary Tour: up to two cubes without a test, not beyond one worth more than 4."""

    first_step = "choose"
    belongs_to = ("seat",)
    waits = ("take",)

    seat: Seat
    left: Annotated[int, Within(-1, 2)] = -1

    def most(self, s: Table) -> int:
        zone, count = s.at[self.seat], 0
        for place in collectable(s, self.seat, zone, 2):
            if s.box.columns[s.spaces[zone][place]].value > HONORARY_VALUE:
                break
            count += 1
        return count

    def offers(self, s: Table) -> list[Option]:
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


def honorary_tour(s: Table, play: Playing) -> None:
    if s.is_out_there(play.seat):
        s.push(HonoraryTour(play.seat))


EFFECTS: Final[dict[str, Effect]] = {
    "hunters_trap": Effect(hunters_trap),
    "secret_tunnel": Effect(secret_tunnel, (aim_tunnel,), hits_zone, told_zone),
    "native_guide": INTERN,
    "cartographer": INTERN,
    "forced_march": Effect(go_there, (aim_march,), hits_nobody, told_zone),
    "rope_and_hook": Effect(go_there, (aim_hook,), hits_nobody, told_zone),
    "field_camp": Effect(field_camp),
    "landslide": Effect(landslide, (aim_landslide,), hits_zone, told_zone),
    "grand_expedition": Effect(grand_expedition),
    "tiptoe": Effect(tiptoe),
    "locksmith": INTERN,
    "pickpocket": Effect(pickpocket, (aim_near_with_cards,), hits_target, told_victim),
    "treasurer": INTERN,
    "false_alarm": Effect(false_alarm, hits=hits_tester),
    "smoke_bomb": Effect(smoke_bomb, hits=hits_answered),
    "backstab": Effect(backstab, (aim_here_with_cubes,), hits_target, told_victim),
    "master_of_disguise": Effect(master_of_disguise),
    "perfect_heist": Effect(perfect_heist, hits=hits_near),
    "teleport_circle": Effect(teleport_circle, hits=hits_here),
    "acolyte": INTERN,
    "gust_of_wind": Effect(gust_of_wind, (aim_gust_victim, aim_gust), hits_target, told_both),
    "love_potion": Effect(love_potion, hits=hits_here),
    "seer": INTERN,
    "counterspell": Effect(cancel, hits=hits_answered),
    "borrowed_hour": Effect(borrowed_hour, refusal=why_not_borrow),
    "astral_projection": Effect(astral_projection, (aim_projection,), hits_named, told_zone),
    "gaeas_gift": Effect(gaeas_gift, hits=hits_here),
    "quartermaster": INTERN,
    "small_talk": Effect(small_talk, (aim_rival,), hits_target, told_victim),
    "round_of_drinks": Effect(round_of_drinks),
    "courtier": INTERN,
    "friendly_debt": Effect(friendly_debt, (aim_debtor,), hits_target, told_victim),
    "objection": Effect(objection, hits=hits_answered),
    "joint_paper": Effect(joint_paper, (aim_partner,), hits_here, told_victim),
    "beg_for_notes": Effect(beg_for_notes, hits=hits_better),
    "vow_of_silence": Effect(vow_of_silence),
    "guard": INTERN,
    "really_famous": Effect(really_famous, hits=hits_fans),
    "bad_press": Effect(bad_press, (aim_active,), hits_target, told_victim),
    "herald": INTERN,
    "spotlight": Effect(spotlight, hits=hits_active),
    "do_you_know_who_i_am": Effect(do_you_know_who_i_am, hits=hits_answered),
    "intellectual_property": Effect(intellectual_property, hits=hits_here),
    "recruiting_drive": Effect(recruiting_drive),
    "honorary_tour": Effect(honorary_tour, hits=hits_here),
}
