"""False and Universal Information: black and white cubes (chapters FALSE, UNIV; RCV-R-20, 74 to 80, 161,
204).

A black cube is taken like any other and goes to the Reserve, so none ever lies on a Note Board. A white one
lies in a column that its owner chose, and counts there as a cube of the column.
"""

from typing import Annotated, Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat, SeatOrNone, Within
from undercroft.games.dungeonology.cards.content import CASTE, CUBES
from undercroft.games.dungeonology.ranges import Column, ZoneOrNone
from undercroft.games.dungeonology.rules.cubes import collect_into, steal, without_cube
from undercroft.games.dungeonology.rules.values import has_room
from undercroft.games.dungeonology.table import NOBODY
from undercroft.games.rocca_civetta.cards.vocabulary import LOOSE_CUBES
from undercroft.games.rocca_civetta.table import Table

FALSE, UNIVERSAL = (len(CUBES) + n for n in range(len(LOOSE_CUBES)))
KINDS: Final = (*CUBES, *LOOSE_CUBES)  # of cubes, by number
ENDLESS: Final = 99  # RCV-R-74: a black cube always fits


def add_room(room: list[int]) -> list[int]:
    """RCV-R-74, 78: with the room for black and white cubes beside that of each column."""
    return [*room, ENDLESS, sum(room)]


def take_room(room: list[int], cube: int) -> None:
    """RCV-R-204: as many fit as with the best choice of columns."""
    if cube == FALSE:
        return
    room[UNIVERSAL] -= 1
    if cube != UNIVERSAL:
        room[cube] -= 1
    if not room[UNIVERSAL]:
        room[:UNIVERSAL] = [0] * FALSE + [ENDLESS]


def open_columns(s: Table, seat: int) -> list[int]:
    """The columns of her board that have room."""
    return [column for column in range(len(s.box.columns)) if has_room(s, seat, column)]


def cube_value(s: Table, cube: int) -> int:
    """RCV-FALSE-03, RCV-R-79: outside a Note Board."""
    return 0 if cube == FALSE else s.box.columns[CASTE if cube == UNIVERSAL else cube].value


def collect(s: Table, seat: int, zone: int, place: int) -> None:
    """RCV-FALSE-01, 02, RCV-UNIV-01, RCV-R-75, 80, 161: wherever the cube came from."""
    cube = s.spaces[zone][place]
    if cube == FALSE:
        s.spaces[zone] = without_cube(s.spaces[zone], place)
        s.supply[cube] += 1
        s.tell("false_collected", seat=seat, zone=s.zone_word(zone))
        return
    columns = open_columns(s, seat) if cube == UNIVERSAL else [cube]
    if len(columns) > 1:
        s.push(ChooseColumn(seat, zone=zone, place=place))
    else:
        collect_into(s, seat, zone, place, columns[0])


def steal_cube(s: Table, seat: int, victim: int, column: int) -> None:
    """RCV-R-77, 78: a white cube is newly obtained, and without room it goes to the Reserve."""
    columns = open_columns(s, seat) if s.board[victim][column][-1] == UNIVERSAL else [column]
    if len(columns) > 1:
        s.push(ChooseColumn(seat, victim=victim, column=column))
    else:
        steal(s, seat, victim, column, columns[0] if columns else column)


class ChooseColumn(Frame):
    """A white cube is obtained, and she chooses its column among those with room (RCV-UNIV-01, RCV-R-204).
    There it is one of the column for every rule (RCV-UNIV-02, RCV-R-20, 76).
    Until then it lies where it lay: in a Zone, or on the board of whom it is stolen from.
    """

    first_step = "choose"
    belongs_to = ("seat", "victim")
    rule = "RCV-UNIV-01"

    seat: Seat
    zone: ZoneOrNone = NOBODY
    place: Annotated[int, Within(-1, 20)] = -1
    victim: SeatOrNone = NOBODY
    column: Column = 0

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("column", column) for column in open_columns(s, self.seat)]

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "cube.column", ("column",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        into = s.answer[1]
        s.tell("column_chosen", seat=self.seat, cube=s.cube_word(into))
        if self.victim == NOBODY:
            collect_into(s, self.seat, self.zone, self.place, into)
        else:
            steal(s, self.seat, self.victim, self.column, into)
        return DONE


FRAMES: Final = (ChooseColumn,)
