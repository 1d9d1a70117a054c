"""Familiars: engaged for cubes where they are found, and Linked to a Scholar until she Rests (chapter FAM;
RCV-R-49 to 56, 196).
"""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat
from undercroft.games.dungeonology.rules.cubes import collectable, eliminate_from_board
from undercroft.games.dungeonology.rules.phases import Act, why_not_act
from undercroft.games.dungeonology.rules.stealth_test import Study
from undercroft.games.dungeonology.rules.values import change
from undercroft.games.dungeonology.table import CAMP, GONE, NOBODY
from undercroft.games.rocca_civetta.table import Table


def familiars_of(s: Table, seat: int) -> list[int]:
    """Those that are Linked to her (RCV-FAM-07, RCV-R-55: also both)."""
    return [n for n, owner in enumerate(s.linked_to) if owner == seat]


def are_about(s: Table, fresh: bool) -> bool:
    """RCV-R-56: without them the icons do nothing."""
    return bool(s.linked_to)


def familiars_in(s: Table, zone: int) -> list[int]:
    """Those that can be engaged in a Zone, if they are free: where it is printed, and where the model stays
    (RCV-Z4-07, RCV-FAM-09).
    """
    printed = s.pieces.familiar_zones
    return [n for n, at in enumerate(s.released_at) if at == zone or zone in printed[n]]


def can_pay(s: Table, seat: int, familiar: int) -> bool:
    """RCV-R-53, 54: from the tops of the columns, all of it."""
    cost = s.pieces.familiars[familiar].cost
    return all(len(cubes) >= n for cubes, n in zip(s.board[seat], cost, strict=True))


def engage_candidates(s: Table, seat: int) -> list[Option]:
    return [("engage", n) for n in familiars_in(s, s.at[seat])] if s.linked_to else []


def why_not_engage(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-ZEF-01, RCV-FAM-03, 06, RCV-R-54, 196."""
    familiar = option[1]
    name = s.pieces.familiars[familiar].id
    if familiar not in familiars_in(s, s.at[seat]):
        return Reason("RCV-FAM-03", "engage.not_here", {"familiar": name, "zone": s.zone_word(s.at[seat])})
    if s.linked_to[familiar] != NOBODY:
        return Reason("RCV-FAM-06", "engage.linked", {"familiar": name, "victim": s.linked_to[familiar]})
    if not can_pay(s, seat, familiar):
        return Reason("RCV-R-54", "engage.cost", {"familiar": name})
    return why_not_act(s, seat, "zone")


ENGAGE: Final[Offer] = tried(engage_candidates, why_not_engage)


def engage(s: Table, seat: int, familiar: int) -> None:
    """She pays, and it comes from wherever it is (RCV-FAM-04, 05, 10). Paying is not Losing (RCV-R-53)."""
    card = s.pieces.familiars[familiar]
    s.tell("familiar_engaged", seat=seat, familiar=card.id)
    for column, n in enumerate(card.cost):
        for _ in range(n):
            eliminate_from_board(s, seat, column)
    s.linked_to[familiar] = seat
    s.released_at[familiar] = GONE


ENGAGING: Final = Act("zone", engage)  # RCV-R-196: an Action of the kind Zone Effect


def release(s: Table, seat: int) -> None:
    """Rest begins: the model stays where she stands, never in the Starting Zone (RCV-FAM-08, RCV-R-49 to
    51).
    """
    for familiar in familiars_of(s, seat):
        s.linked_to[familiar] = NOBODY
        s.released_at[familiar] = GONE if s.at[seat] == CAMP else s.at[seat]
        zone = None if s.at[seat] == CAMP else s.zone_word(s.at[seat])
        s.tell("familiar_released", seat=seat, familiar=s.pieces.familiars[familiar].id, zone=zone)


def set_free(s: Table, seat: int) -> None:
    """RCV-R-52: she has left the game, and they are in the Reserve again."""
    for familiar in familiars_of(s, seat):
        s.linked_to[familiar] = NOBODY
        s.tell("familiar_released", seat=seat, familiar=s.pieces.familiars[familiar].id, zone=None)


# -- what they bring -----------------------------------------------------------------------------------------


def wards_off(s: Table, seat: int) -> bool:
    """Whether the Encounter that comes now does not happen: the first of each player's turn (RCV-R-196)."""
    if s.warded >> seat & 1 or not change(s, seat, "ignores_encounter"):
        return False
    s.warded |= 1 << seat
    s.tell("encounter_averted", seat=seat)
    return True


def places_beyond(s: Table, test: Study, count: int) -> list[int]:
    """The cubes that she would Collect without the leftmost of them (RCV-R-196, 307)."""
    return collectable(s, test.seat, test.zone, count + 1)[1:]


def may_skip(s: Table, test: Study) -> bool:
    """Once per turn, if there is a second cube (RCV-R-187, 196)."""
    if s.skipped or test.seat != s.active or not change(s, test.seat, "skips_cube"):
        return False
    return bool(places_beyond(s, test, 1))


class Counting(Frame):
    """How many cubes, counted from the first or from the second (RCV-R-190, 196)."""

    first_step = "count"
    belongs_to = ("seat",)
    rule = "RCV-R-196"

    seat: Seat
    most: Few  # as many as she may indicate

    def study(self, s: Table) -> Study:
        for frame in reversed(s.stack):
            if isinstance(frame, Study):
                return frame
        raise AssertionError("nobody studies")

    def count_options(self, s: Table, seat: int) -> list[Option]:
        study = self.study(s)
        beyond = len(places_beyond(s, study, self.most))
        return [
            *(("indicate", n) for n in range(1, study.most(s) + 1)),
            *(("beyond", n) for n in range(1, beyond + 1)),
        ]

    def count(self, s: Table) -> str:
        s.ask(self.seat, "study.indicate", ("indicate", "beyond"))
        return "counted"

    def counted(self, s: Table) -> str:
        study, (verb, n) = self.study(s), s.answer
        if verb == "indicate":
            study.indicated(s, n)
        else:
            s.skipped = 1
            study.indicate_places(s, places_beyond(s, study, n))
        return DONE


FRAMES: Final = (Counting,)
