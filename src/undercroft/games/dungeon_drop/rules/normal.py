"""The normal game: three rounds, a turn for each hero (chapters MP, HT; DRP-R-23, 58, 68 to 70, 88, 91)."""

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Flag, Seat, Seats
from undercroft.games.dungeon_drop.board import is_free, is_in, mean
from undercroft.games.dungeon_drop.cards.content import (
    Company,
    Effect,
    FreeCorner,
    InnerPillars,
    Lull,
    Prevent,
    Slay,
    Spare,
)
from undercroft.games.dungeon_drop.rules import falling
from undercroft.games.dungeon_drop.rules.abilities import Ability, Preparing, in_window
from undercroft.games.dungeon_drop.rules.aiming import MM, grid_over
from undercroft.games.dungeon_drop.rules.damage import (
    all_damage,
    is_harmless,
    is_survived,
    loot_effects,
    survives,
    why_deadly,
)
from undercroft.games.dungeon_drop.rules.ending import end_game
from undercroft.games.dungeon_drop.rules.exploring import Exploring
from undercroft.games.dungeon_drop.rules.looting import Looting
from undercroft.games.dungeon_drop.rules.playing import Playing
from undercroft.games.dungeon_drop.rules.potions import drinks, potion_options, why_no_potion
from undercroft.games.dungeon_drop.rules.reasons import at_spot
from undercroft.games.dungeon_drop.rules.rooms import (
    Corners,
    Dangers,
    Room,
    all_rooms,
    corner,
    inside,
    more_rooms,
    room,
    takes,
    why_no_corners,
    why_no_space,
)
from undercroft.games.dungeon_drop.rules.turning import Act
from undercroft.games.dungeon_drop.table import ASIDE, CARD, DISCARD, IN_BOX, UNUSED, Table, disc


class Rounds(Playing):
    """The whole normal game (DRP-MP-01 to 03, 07 to 10)."""

    waits = ("explored", "act", "loot", "looted")

    loot_first: Flag = 0  # Detour (DRP-R-68)
    returned: Flag = 0

    def height(self, s: Table) -> str:
        """The lowest initiative chooses (DRP-R-69)."""
        self.phase(s, "setup")
        s.order = by_initiative(s)
        s.active = s.order[0]
        s.ask(s.active, "setup.height", ("height",))
        return "chosen"

    def build(self, s: Table) -> str:
        box = s.box
        s.put(sorted(box.large), IN_BOX)
        s.put(sorted(box.solo), UNUSED)  # DRP-MP-14
        cubes = sorted(box.small)
        s.put(cubes, ASIDE)
        s.reveal("floor_built", floor=1, height=s.height // MM)
        falling.drop(s, cubes, 0, 0, s.height, first=True)
        return "round" if s.limits() else "build"  # DRP-R-14

    def round(self, s: Table) -> str:
        if s.round == s.box.measures.game.rounds:
            end_game(s, "rounds")
            return DONE
        s.round += 1
        s.order = s.markers = by_initiative(s) if s.round == 1 else by_weight(s)
        if s.order:
            s.change("first_in", s.order[0], s.first_in[s.order[0]] + 1)
        s.tell("round_began", round=s.round, seats=list(s.order))
        return "next"

    def next(self, s: Table) -> str:
        """DRP-MP-07."""
        if not s.order:
            return "round"
        s.active, *rest = s.order
        s.order = tuple(rest)
        s.spent = self.loot_first = 0
        s.meeples = (None,) * s.seats  # also when the turn before was given up (DRP-R-70, DRP-R-89)
        s.tell("turn_began", seat=s.active, round=s.round)
        return "explore"

    def explore(self, s: Table) -> str:
        if not s.is_in(s.active):
            return "next"
        self.phase(s, "explore")
        s.push(Exploring(s.active))
        return "explored"

    def explored(self, s: Table) -> str:
        if not s.is_in(s.active):
            return "next"
        if self.loot_first:
            return "finish"
        self.loot_first = s.result
        if s.settings["teamwork"]:
            s.push(Meeples(s.active))
        return "loot" if self.loot_first else "act"

    def act(self, s: Table) -> str:
        if not s.is_in(s.active):
            return "next"
        self.phase(s, "act")
        s.push(Act(s.active))
        return "loot"

    def loot(self, s: Table) -> str:
        if not s.is_in(s.active):
            return "next"
        self.phase(s, "loot")
        s.push(Forming(s.active))
        return "looted"

    def looted(self, s: Table) -> str:
        """Meeples go home (DRP-HT-05); with Detour it is time to explore (DRP-R-68)."""
        s.meeples = (None,) * s.seats
        if not s.is_in(s.active):
            return "next"
        return "explore" if self.loot_first and not s.result else "finish"

    def finish_options(self, s: Table, seat: int) -> list[Option]:
        return [("done",), *potion_options(s, seat)]

    def finish(self, s: Table) -> str:
        """Potions may be drunk to the end (DRP-R-69)."""
        seat = s.active
        self.phase(s, "end")
        if not s.is_in(seat):
            return "next"
        if not s.count(seat, "potion") or not (
            s.strain[seat] or any(s.covers[n] for n in s.holds(seat, CARD))
        ):
            return "next"
        s.ask(seat, "turn.end", ("drink", "soothe", "done"))
        return "finished"

    def finished(self, s: Table) -> str:
        return "finish" if drinks(s, s.active, s.answer) else "next"


def by_initiative(s: Table) -> tuple[int, ...]:
    """DRP-MP-01."""
    return tuple(sorted(s.playing(), key=lambda seat: s.box.races[s.race[seat]].initiative))


def by_weight(s: Table) -> tuple[int, ...]:
    """DRP-MP-08, DRP-MP-09."""
    return tuple(sorted(s.playing(), key=lambda seat: (s.weight(seat), s.box.races[s.race[seat]].initiative)))


class Forming(Preparing):
    """The Loot step of the normal game: choose three Pillars, then loot (DRP-MP-06, DRP-MP-15). Leaves 1 in
    `result` when that ended the turn (DRP-R-88).
    """

    first_step = "choose"
    waits = ("done",)
    rule = "DRP-MP-06"
    window = "loot"

    def is_good(self, s: Table, one: Room, effects: list[Effect | None], life: int) -> bool:
        """Whether a room can be survived; with the honour rule it need not be (DRP-R-23, DRP-R-88)."""
        if s.settings["honour"] or is_harmless(s, life, one.prints):
            return True
        return is_survived(s, self.seat, one.space, effects, corners=one.corners)

    def good(self, s: Table) -> list[Option]:
        """The rooms that are offered. They are the same until something falls, is moved or taken."""
        return s.known(("good", *self.key(s)), lambda: self.find_good(s))

    def key(self, s: Table) -> tuple[int, ...]:
        """What decides about rooms beside the cubes: who loots, with what life, and with which abilities."""
        abilities = in_window(s, self.seat, "loot")
        return (self.seat, self.copied, s.life_left(self.seat), *(ability.copied for ability in abilities))

    def find_good(self, s: Table) -> list[Option]:
        seat, life = self.seat, s.life_left(self.seat)
        rooms = all_rooms(s, self.effect(s))
        if s.settings["honour"] or all_damage(s) < life:
            return rooms.options
        dangers = s.seen(("dangers", self.copied), lambda: Dangers(s, rooms))
        effects = [
            effect for effect in loot_effects(s, seat) if isinstance(effect, Slay | Spare | Lull | Prevent)
        ]
        shields = s.count(seat, "shield")
        return [
            option
            for number, option in enumerate(rooms.options)
            if dangers.most[number] < life
            or dangers.least(number, shields) < life
            or (effects and survives(s, seat, dangers.of(number), effects))
        ]

    def useful(self, s: Table) -> list[Ability]:
        """Abilities that open rooms: Hidden Path and Flight (DRP-R-67)."""
        found, life = [], s.life_left(self.seat)
        for ability in in_window(s, self.seat, "loot"):
            if not isinstance(ability.effect, InnerPillars | FreeCorner):
                continue
            if any(self.is_good(s, one, [None], life) for one in more_rooms(s, ability.effect)):
                found.append(ability)
        return found

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        """Whoever can loot a room must (DRP-R-69)."""
        return [
            *([*self.good(s), *self.declarations(s)] or [("done",)]),
            *potion_options(s, seat),
        ]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        match option:
            case ("room", *_):
                return self.why_no_room(s, option[1:]) or super().why_unlisted(s, seat, option)
            case ("use", card, copied):
                return self.why_undeclared(s, card, copied)
        return why_no_potion(s, seat, option)

    def why_no_room(self, s: Table, corners: Corners) -> Reason | None:
        """A room that is none, or kills."""
        effect = self.effect(s)
        wrong = why_no_corners(s, corners, effect) or why_no_space(s, corners, effect)
        if wrong is not None:
            return wrong
        cubes = takes(s, corners, room(s, corners).space)
        return why_deadly(s, self.seat, "DRP-R-23", cubes, loot_effects(s, self.seat))

    def choose(self, s: Table) -> str:
        s.result = 0
        if self.good(s) or self.useful(s):
            s.ask(self.seat, "loot.room", ("room", "use", "drink", "soothe"))
            return "chosen"
        if potion_options(s, self.seat):
            s.ask(self.seat, "loot.none", ("drink", "soothe", "done"))
            return "chosen"
        s.tell("nothing_looted", seat=self.seat)
        return DONE

    def chosen(self, s: Table) -> str:
        if self.is_prepared(s):
            return "choose"
        if s.answer[0] == "done":
            s.tell("nothing_looted", seat=self.seat)
            return DONE
        corners = s.answer[1:]
        taken = takes(s, corners, room(s, corners).space)
        if not survives(s, self.seat, taken, loot_effects(s, self.seat)):  # DRP-MP-12
            return self.overreach(s, corners, taken)
        self.count_company(s, corners, taken)
        s.push(Looting(self.seat, corners))
        return "done"

    def done(self, s: Table) -> str:
        s.result = 0
        return DONE

    def overreach(self, s: Table, corners: tuple[int, ...], taken: list[int]) -> str:
        """The honour rule: all is dropped again, and the turn is over (DRP-MP-12, DRP-HT-04, DRP-R-88)."""
        x, y = mean([corner(s, n).centre for n in corners])
        s.reveal("overreached", seat=self.seat, cubes=s.names(taken))
        s.put(taken, DISCARD)
        falling.drop(s, taken, x, y, s.box.measures.drop.again)
        s.result = 1
        return DONE

    def count_company(self, s: Table, corners: tuple[int, ...], taken: list[int]) -> None:
        """Meeples in the room score for their owners (DRP-HT-02); Hero's Aid counts them, or small rooms."""
        space = room(s, corners).space
        here = [seat for seat, meeple in enumerate(s.meeples) if meeple and is_in(meeple, space)]
        for seat in here:
            s.change("meeple_points", seat, s.meeple_points[seat] + 1)
        aid = next((quest.bonus for quest in s.box.quests if isinstance(quest.bonus, Company)), None)
        assert aid is not None
        besides = [n for n in inside(s, space) if n not in s.box.pillars]
        more = len([seat for seat in here if seat != self.seat])
        if not s.settings["teamwork"]:
            more = int(len(besides) <= aid.cubes)
        s.change("company", self.seat, s.company[self.seat] + more)


class Meeples(Frame):
    """Teamwork: before a room is formed, each of the others may place a meeple (DRP-HT-01, DRP-R-70)."""

    first_step = "begin"
    belongs_to = ("seat",)
    rule = "DRP-HT-01"

    seat: Seat
    left: Seats = ()

    def forget_seat(self, s: Table, seat: int) -> None:
        self.left = tuple(other for other in self.left if other != seat)

    def begin(self, s: Table) -> str:
        """In this round's marker order (DRP-R-70)."""
        self.left = tuple(seat for seat in s.markers if seat != self.seat and s.is_in(seat))
        return "next"

    def next_options(self, s: Table, seat: int) -> list[Option]:
        spots = [(x, y) for x, y in grid_over(s.limits() or ()) if self.can_stand(s, x, y)]
        return [*(("meeple", x, y) for x, y in spots), ("pass",)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        """Where a meeple cannot stand (DRP-R-70, DRP-R-74)."""
        _, x, y = option
        if self.can_stand(s, x, y):
            return None
        space = s.limits()
        inside = bool(space) and is_in(disc(x * MM, y * MM, s.box.measures.meeple.radius), space or ())
        return at_spot("DRP-R-74", "spot.taken", x, y) if inside else at_spot("DRP-R-70", "spot.beyond", x, y)

    def next(self, s: Table) -> str:
        if not self.left:
            return DONE
        s.ask(self.left[0], "meeple.place", ("meeple", "pass"))
        return "placed"

    def placed(self, s: Table) -> str:
        seat, *rest = self.left
        self.left = tuple(rest)
        if s.answer[0] == "meeple":
            _, x, y = s.answer
            s.change("meeples", seat, disc(x * MM, y * MM, s.box.measures.meeple.radius))
            s.tell("meeple_placed", seat=seat, x=x, y=y)
        return "next"

    def can_stand(self, s: Table, x: int, y: int) -> bool:
        shape = disc(x * MM, y * MM, s.box.measures.meeple.radius)
        space = s.limits()
        free = is_free(shape, s.obstacles(), s.token_points(), s.box.measures)
        return bool(space) and free and is_in(shape, space or ())
