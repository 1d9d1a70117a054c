"""Cubes between Reserve, Zones and Note Boards, and what follows from each (chapters STAR, EXALT, KNOW, CUBE,
PROT; DGY-R-26 to 34, 38, 124 to 130, 181).

Every change is one cube at a time, and after each everything it touches is settled (DGY-R-28).
"""

from typing import Annotated, ClassVar

from undercroft.engine.choice import Option
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Mask, Seat, SeatOrNone, Within
from undercroft.games.dungeonology.ranges import Cards, Column, ZoneOrNone
from undercroft.games.dungeonology.rules.stun import Stuns, cap_stun
from undercroft.games.dungeonology.rules.values import change, has_room, is_protected, stars_of
from undercroft.games.dungeonology.table import EMPTY, NOBODY, Table

# -- settling ------------------------------------------------------------------------------------------------


def settle(s: Table, seats: tuple[int, ...], before: tuple[int, ...]) -> None:
    """After one cube step on the boards of these seats: Stars, combo, Exalted, Stun cap (DGY-R-28, 29,
    33).
    """
    risen = []
    for seat, old in zip(seats, before, strict=True):
        now = stars_of(s, seat)
        if now > old:
            s.tell("star_gained", seat=seat, n=now)
            risen.append(seat)
        elif now < old:
            s.tell("star_lost", seat=seat, n=now)
    for seat in seats:
        if not s.knowledge[seat] and has_combo(s, seat):
            gain_knowledge(s, seat)
    for seat in risen:
        exalt_others(s, seat, stars_of(s, seat))
    calm_leaders(s)
    s.hinges.settled(s)
    for seat in risen:
        for other in s.clockwise(seat):
            if s.is_in(other) and change(s, other, "envies_stars"):
                s.push(Stuns(other, 1))


def exalt_others(s: Table, seat: int, stars: int) -> None:
    """DGY-EXALT-01, DGY-R-31: an event, not a state. DGY-R-34: also in the Starting Zone."""
    for other in s.clockwise(seat):
        if s.is_in(other) and not s.exalted[other] and stars_of(s, other) < stars:
            exalt(s, other)


def exalt(s: Table, seat: int) -> None:
    """DGY-EXALT-02."""
    s.exalted[seat] = 1
    s.tell("exalted", seat=seat)
    cap_stun(s, seat)


def calm_leaders(s: Table) -> None:
    """DGY-EXALT-03, DGY-EXALT-04, DGY-R-32: whoever leads or shares the lead is on her standard side."""
    if not any(s.exalted):
        return
    most = s.hinges.most_stars(s)
    for seat in s.playing():
        if s.exalted[seat] and stars_of(s, seat) >= most:
            s.exalted[seat] = 0
            s.tell("calmed", seat=seat)
            cap_stun(s, seat)  # DGY-EXALT-05


def has_combo(s: Table, seat: int) -> bool:
    """DGY-STAR-07, DGY-BOARD-09, DGY-R-30."""
    combo = s.box.scholars[s.scholar[seat]].combo
    return all(len(cubes) >= n for cubes, n in zip(s.board[seat], combo, strict=False))


def gain_knowledge(s: Table, seat: int) -> None:
    """DGY-KNOW-01 to 04."""
    s.knowledge[seat] = 1
    s.tell("knowledge_gained", seat=seat)
    if not s.clan_open:
        look_at_clan(s, seat)
        if s.clauses.thesis_token and all(s.knowledge[other] for other in s.playing()):  # DGY-R-38, DGY-ED-24
            open_clan(s)


def learn_clan(s: Table, seat: int) -> None:
    """She submits (DGY-THESIS-03): she looks, and has the token unless the book gives none (DGY-ED-24)."""
    look_at_clan(s, seat)
    if s.clauses.thesis_token and not s.knowledge[seat]:
        gain_knowledge(s, seat)


def look_at_clan(s: Table, seat: int) -> None:
    """DGY-CLAN-05: she sees it, nobody else."""
    if s.seen[s.clan] >> seat & 1:
        return
    s.seen[s.clan] |= 1 << seat
    s.confide("clan_seen", 1 << seat, {"card": s.name(s.clan)}, seat=seat)


def open_clan(s: Table) -> None:
    if s.clan_open:
        return
    s.clan_open = 1
    learned = EVERYBODY & ~s.seen[s.clan]
    s.seen[s.clan] = EVERYBODY
    s.reveal("clan_opened", learned, card=s.name(s.clan))


# -- onto and off a board ------------------------------------------------------------------------------------


def put_on_board(s: Table, seat: int, cube: int, column: int) -> None:
    """The lowest free slot of a column (DGY-BOARD-11, DGY-CUBE-01). The caller has seen that there is
    room.
    """
    before = stars_of(s, seat)
    columns = list(s.board[seat])
    columns[column] += (cube,)
    s.board[seat] = tuple(columns)
    s.cubes_gained[seat] |= 1 << column
    settle(s, (seat,), (before,))


def lift_from_board(s: Table, seat: int, column: int) -> int:
    """Take the topmost cube of a column (DGY-CUBE-07, DGY-R-26); nothing is settled yet."""
    columns = list(s.board[seat])
    cube = columns[column][-1]
    columns[column] = columns[column][:-1]
    s.board[seat] = tuple(columns)
    return cube


def eliminate_from_board(s: Table, seat: int, column: int) -> None:
    """DGY-CUBE-12."""
    before = stars_of(s, seat)
    cube = lift_from_board(s, seat, column)
    s.supply[cube] += 1
    s.tell("eliminated", seat=seat, cube=s.cube_word(cube))
    settle(s, (seat,), (before,))


def hand_over(s: Table, giver: int, taker: int, column: int, into: int) -> None:
    """A cube goes from a column of one board into one of the other as one step, or to the Reserve when that
    is full (DGY-CUBE-05, DGY-CUBE-15, DGY-R-29).
    """
    before = (stars_of(s, giver), stars_of(s, taker))
    cube = lift_from_board(s, giver, column)
    if has_room(s, taker, into):
        columns = list(s.board[taker])
        columns[into] += (cube,)
        s.board[taker] = tuple(columns)
        s.cubes_gained[taker] |= 1 << into
    else:
        s.supply[cube] += 1
        s.tell("no_room", seat=taker, cube=s.cube_word(cube))
    settle(s, (giver, taker), before)


def steal(s: Table, taker: int, victim: int, column: int, into: int) -> None:
    """DGY-CUBE-05."""
    kept = has_room(s, taker, into)
    hand_over(s, victim, taker, column, into)
    if kept:
        s.hinges.gained_cube(s, taker, into)


# -- Zones ---------------------------------------------------------------------------------------------------


def without_cube(spaces: Cards, place: int) -> Cards:
    return (*spaces[:place], EMPTY, *spaces[place + 1 :])


def collectable(s: Table, seat: int, zone: int, count: int) -> list[int]:
    """The places of the cubes that she would Collect, from the left, each in a column with room (DGY-CUBE-02,
    03, DGY-R-98, 129).
    """
    room = s.hinges.room(s, seat)
    places: list[int] = []
    for place, cube in enumerate(s.spaces[zone]):
        if len(places) == count:
            break
        if cube != EMPTY and room[cube] > 0:
            s.hinges.take_room(room, cube)
            places.append(place)
    return places


def collect(s: Table, seat: int, zone: int, place: int) -> None:
    """Take one cube from a Zone onto the board: the last thing of a step, since she may be asked where."""
    s.hinges.collect(s, seat, zone, place)


def collect_into(s: Table, seat: int, zone: int, place: int, column: int) -> None:
    cube = s.spaces[zone][place]
    s.spaces[zone] = without_cube(s.spaces[zone], place)
    s.tell("collected", seat=seat, cube=s.cube_word(cube), zone=s.zone_word(zone))
    put_on_board(s, seat, cube, column)
    s.hinges.gained_cube(s, seat, column)


def free_place(s: Table, zone: int, leftmost: bool) -> int:
    """The free space on which a dropped cube lands: the rightmost one, for a Toll the leftmost (DGY-R-124,
    125); -1 without one, as in the Starting Zone (DGY-R-127).
    """
    places = [place for place, cube in enumerate(s.spaces[zone]) if cube == EMPTY]
    if not places:
        return -1
    return places[0] if leftmost else places[-1]


def lay_down(s: Table, zone: int, place: int, cube: int) -> None:
    """A cube on a space; one from a board also in Maximum Alert (DGY-R-164)."""
    spaces = s.spaces[zone]
    s.spaces[zone] = (*spaces[:place], cube, *spaces[place + 1 :])


# -- losing, dropping, giving: procedures that ask -----------------------------------------------------------

STEAL, DROP, TOLL, ELIMINATE = range(4)


class Protecting(Frame):
    """The top cube of a column is to go: its owner may keep a Protected one (DGY-CUBE-16, DGY-PROT-04)."""

    first_step = "protect"
    belongs_to: ClassVar[tuple[str, ...]] = ("seat",)
    rule = "DGY-PROT-02"

    seat: Seat
    column: Column

    def protect_options(self, s: Table, seat: int) -> list[Option]:
        return [("keep",), ("yield",)]

    def protect(self, s: Table) -> str:
        if not s.board[self.seat][self.column]:
            return DONE
        if is_protected(s, self.seat, self.column):
            s.ask(self.seat, "cube.protect", ("keep", "yield"))
            return "protected"
        return "go"

    def protected(self, s: Table) -> str:
        if s.answer[0] == "keep":
            s.tell("protected", seat=self.seat, cube=s.cube_word(self.column))
            return DONE
        return "go"

    def go(self, s: Table) -> str:
        """It goes."""
        raise NotImplementedError


class LoseCube(Protecting):
    """A Scholar loses the top cube of a column: stolen, dropped, eliminated (DGY-CUBE-04 to 12). Leaves 1 in
    `result` if it went, 0 if its owner kept a Protected one (DGY-PROT-02, DGY-R-181).
    """

    belongs_to = (
        "seat",
        "taker",
    )
    waits = ("gather", "braced")

    how: Annotated[int, Within(0, 3)]
    taker: SeatOrNone = NOBODY  # who steals it, or collects it where it falls
    zone: ZoneOrNone = NOBODY  # where it came to lie, and on which space
    place: Annotated[int, Within(-1, 20)] = -1

    def go(self, s: Table) -> str:
        if self.how == STEAL:
            s.tell("stolen", seat=self.taker, victim=self.seat, cube=s.cube_word(self.column))
            s.hinges.steal(s, self.taker, self.seat, self.column)
        elif self.how == ELIMINATE:
            eliminate_from_board(s, self.seat, self.column)
        else:
            return "brace"
        return DONE

    # a dropped cube: here, else in a linked Zone, else in the Reserve

    def brace(self, s: Table) -> str:
        return "braced" if s.hinges.keeps_cube(s, self.seat) else "plunge"

    def braced(self, s: Table) -> str:
        return DONE if s.result else "plunge"

    def is_to_the_left(self, s: Table) -> bool:
        """Whether it takes the leftmost free space: for a Toll, but not in every book (DGY-ED-38)."""
        return self.how == TOLL and s.clauses.toll == "left"

    def plunge(self, s: Table) -> str:
        here = s.at[self.seat]
        if free_place(s, here, self.is_to_the_left(s)) >= 0:  # DGY-CUBE-08, DGY-DZ-14
            self.zone = here
            return "fall"
        zones = self.neighbours(s)
        if len(zones) > 1:  # DGY-CUBE-10, DGY-DZ-15, DGY-R-126
            s.ask(self.seat, "cube.land", ("into",))
            return "land"
        self.zone = zones[0] if zones else NOBODY
        return "fall"

    def plunge_options(self, s: Table, seat: int) -> list[Option]:
        return [("into", zone) for zone in self.neighbours(s)]

    def neighbours(self, s: Table) -> list[int]:
        links = s.plan.links[s.at[self.seat]]
        return [link.zone for link in links if free_place(s, link.zone, True) >= 0]

    def land(self, s: Table) -> str:
        self.zone = s.answer[1]
        return "fall"

    def fall(self, s: Table) -> str:
        before = stars_of(s, self.seat)
        cube = lift_from_board(s, self.seat, self.column)
        word = s.cube_word(cube)
        if self.zone == NOBODY:  # DGY-CUBE-11
            s.supply[cube] += 1
            s.tell("eliminated", seat=self.seat, cube=word)
        else:
            self.place = free_place(s, self.zone, self.is_to_the_left(s))
            lay_down(s, self.zone, self.place, cube)
            s.tell("dropped", seat=self.seat, cube=word, zone=s.zone_word(self.zone))
        settle(s, (self.seat,), (before,))
        return DONE if self.taker == NOBODY or self.zone == NOBODY else "gather"

    def gather(self, s: Table) -> str:
        """Somebody collects it at once, wherever it came to lie."""
        if s.hinges.room(s, self.taker)[s.spaces[self.zone][self.place]] > 0:
            collect(s, self.taker, self.zone, self.place)
        return DONE


class ChooseCube(Frame):
    """A Scholar chooses a cube of her own to lose or to give (DGY-R-07, DGY-CUBE-08, 13)."""

    first_step = "choose"
    belongs_to = (
        "seat",
        "taker",
    )
    waits = ("choose",)
    rule = "DGY-R-07"
    GIVE: ClassVar = 9

    seat: Seat
    how: Annotated[int, Within(0, 9)]
    taker: SeatOrNone = NOBODY
    colours: Mask = 255  # mask of the columns she may choose from

    def columns(self, s: Table) -> list[int]:
        return [c for c, cubes in enumerate(s.board[self.seat]) if cubes and self.colours >> c & 1]

    def may_stop(self, s: Table) -> bool:
        """DGY-R-144: whoever has only Protected cubes left need not drop one."""
        return self.how == TOLL and all(is_protected(s, self.seat, c) for c in self.columns(s))

    def choose(self, s: Table) -> str:
        columns = self.columns(s)
        if not columns:  # DGY-R-128
            return DONE
        if len(columns) == 1 and not self.may_stop(s):  # DGY-R-214
            return self.lose(s, columns[0])
        s.ask(self.seat, "cube.give" if self.how == self.GIVE else "cube.drop", ("cube", "keep"))
        return "chosen"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        stop: list[Option] = [("keep",)] if self.may_stop(s) else []
        return [*(("cube", column) for column in self.columns(s)), *stop]

    def chosen(self, s: Table) -> str:
        return DONE if s.answer[0] == "keep" else self.lose(s, s.answer[1])

    def lose(self, s: Table, column: int) -> str:
        if self.how == self.GIVE:  # DGY-CUBE-14, DGY-PROT-03
            s.tell("given", seat=self.seat, taker=self.taker, cube=s.cube_word(column))
            hand_over(s, self.seat, self.taker, column, column)
        elif self.how == TOLL:
            s.push(LoseCube(self.seat, column, TOLL).starting_at("brace"))
        else:
            s.push(LoseCube(self.seat, column, self.how, self.taker))
        return DONE


def dearest(s: Table, seat: int, clan: int = NOBODY) -> list[int]:
    """The columns among which a failed Thesis takes a cube: that of most value on the board (DGY-THESIS-14,
    DGY-R-56), or those that are worth most with the Clan Card (DGY-ED-27).
    """
    owned = [column for column, cubes in enumerate(s.board[seat]) if cubes]
    if s.clauses.thesis_cube == "color":
        return owned[-1:]
    modifiers = s.box.card[s.clan if clan == NOBODY else clan].modifiers
    worth = {column: s.box.columns[column].value + modifiers[column] for column in owned}
    most = max(worth.values(), default=0)
    return [column for column in owned if worth[column] == most]


def least_valuable(s: Table, seat: int) -> list[int]:
    """The columns with her least valuable cube: printed values (DGY-R-193)."""
    owned = [c for c, cubes in enumerate(s.board[seat]) if cubes]
    least = min((s.box.columns[c].value for c in owned), default=0)
    return [c for c in owned if s.box.columns[c].value == least]
