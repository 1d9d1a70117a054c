"""The lobby: making tables, taking seats, beginning to play. Nothing here knows about HTTP."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from undercroft import bots
from undercroft.engine import registry
from undercroft.engine.chance import secret_seed
from undercroft.engine.game import Game
from undercroft.engine.registry import UnknownGame
from undercroft.engine.settings import BadSetup, RefusedOptions
from undercroft.server.clocks import Clock, DaysClock, NoClock
from undercroft.server.codes import fresh_code
from undercroft.server.decks import brought, handed_in
from undercroft.server.entries import Line, Started
from undercroft.server.identity import Invitation, fresh_id
from undercroft.server.match import Denied
from undercroft.server.rebuild import first_match, game_of
from undercroft.server.store import log, waiting
from undercroft.server.store import tables as store
from undercroft.server.store.database import Conflict
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.tables import SeatRow, TableRow

ABSENT: Final = 180  # seconds after which a bot stands in, where nobody says otherwise


class PlannedSeat(msgspec.Struct, frozen=True):
    """Who shall sit somewhere: kind ``me``, ``open`` or ``bot``."""

    kind: str
    bot: str = ""
    deck: str = ""
    name: str = ""  # of whoever sits there at my screen


class TablePlan(msgspec.Struct, frozen=True, kw_only=True):
    """A table that somebody wants."""

    game: str
    options: dict[str, Any]
    seats: Sequence[PlannedSeat]
    name: str
    language: str
    public: bool
    watch: bool
    clock: Clock
    absent: int | None = None
    hints: bool | None = None
    daily: str = ""
    seed: str = ""


def make_table(plan: TablePlan, maker: PlayerRow, now: int) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a new table. Raises Denied and says what is wrong with the plan."""
    try:
        game = registry.game(plan.game)
        if len(plan.seats) not in game.seats:
            raise BadSetup(
                f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} seats, not {len(plan.seats)}"
            )
        if game.missing():
            raise BadSetup(f"this server cannot play {game.name}: {game.missing()}")
        options = game.checked_options(plan.options, len(plan.seats))
        closed = {setting.name for setting in game.settings if setting.campaign}
        if named := sorted(closed & plan.options.keys()):
            raise BadSetup(f"only a campaign sets {', '.join(named)}")
    except RefusedOptions as error:
        raise Denied("bad_setup", str(error), error.reason) from None
    except (UnknownGame, BadSetup) as error:
        raise Denied("bad_setup", str(error)) from None
    for seat in plan.seats:
        if seat.kind == "bot" and seat.bot not in bots.LEVELS:
            raise Denied("bad_setup", f"no bot {seat.bot!r}; there are: {', '.join(bots.LEVELS)}")
    if all(seat.kind == "bot" for seat in plan.seats):
        raise Denied("bad_setup", "expected at least one seat for a person")
    decks = [handed_in(game, options, seat.deck) for seat in plan.seats]
    absent = 0 if isinstance(plan.clock, DaysClock) else ABSENT if plan.absent is None else plan.absent
    fresh = not_begun(game, fresh_id(), now)
    if plan.seed:
        fresh["seed"] = plan.seed
    row = TableRow(
        **fresh,
        options=options,
        seats=len(plan.seats),
        name=plan.name,
        language=plan.language,
        public=plan.public,
        watch=plan.watch,
        clock=plan.clock,
        absent=absent,
        creator=maker.id,
        rematch_of=None,
        hints=plan.hints,
        code=fresh_code(),
        daily=plan.daily,
    )
    return row, [
        seat_row(row.id, n, seat, maker, deck)
        for n, (seat, deck) in enumerate(zip(plan.seats, decks, strict=True))
    ]


def not_begun(game: Game, id: str, now: int) -> dict[str, Any]:
    """What is true of every new table: it is played by the newest rules, and nobody has begun."""
    return {
        "id": id,
        "game": game.name,
        "version": game.version,
        "content": game.own,
        "status": "waiting",
        "seed": secret_seed(),
        "asked": None,
        "due": None,
        "created": now,
        "started": None,
        "ended": None,
        "changed": now,
    }


def daily_plan(game: str, day: str, seed: str, language: str) -> TablePlan:
    """The deal of a day, for one, among nobody: all have the same chances, so there are no hints."""
    alone = [PlannedSeat("me")]
    return TablePlan(
        game=game,
        options={},
        seats=alone,
        name="",
        language=language,
        public=False,
        watch=False,
        clock=NoClock(),
        hints=False,
        daily=day,
        seed=seed,
    )


def seat_row(table: str, number: int, wish: PlannedSeat, me: PlayerRow, deck: str = "") -> SeatRow:
    if wish.kind == "me":
        return SeatRow(table, number, "person", me.id, wish.name or me.name, "", "", deck=deck)
    if wish.kind == "bot":
        return SeatRow(table, number, "bot", None, wish.bot, wish.bot, "", deck=deck)
    return SeatRow(table, number, "open", None, "", "", fresh_id())


def taken_by(me: PlayerRow) -> dict[str, Any]:
    """What changes in a seat when somebody sits down."""
    nobody = {"bot": "", "invite": "", "seen": 0, "has_left": False, "deck": "", "ready": False}
    return {"kind": "person", "player": me.id, "name": me.name, **nobody}


def start(
    connection: Connection, row: TableRow, sitting: list[SeatRow], by: int, now: int, token: str
) -> None:
    """Begin to play: write the first line. Raises Denied while seats are open."""
    if row.status != "waiting":
        raise Denied("started", "the table has started")
    if any(seat.kind == "open" for seat in sitting):
        raise Denied("open_seats", "not all seats are taken")
    if all(seat.kind == "bot" for seat in sitting):
        raise Denied("bad_setup", "expected at least one person")
    sitting = brought(game_of(row), row, sitting)
    match = first_match(row, sitting)
    line = Line(1, now, Started(by), match.table.past.events or ())
    match = match.after(line)
    values = {
        "status": "playing",
        "asked": match.asked,
        "due": match.due(row.absent, now),
        "started": now,
        "changed": now,
        "code": None,
    }
    store.set_table(connection, row.id, "waiting", values)
    if any(seat.deck for seat in sitting):
        store.set_decks(connection, row.id, sitting)
    waiting.forget_words(connection, row.id)
    log.append(connection, row.id, line, token, sitting[by].player)


def claim(connection: Connection, invitation: Invitation, me: PlayerRow, now: int) -> TableRow:
    """Take the seat that an invitation names. Raises Denied if it has been claimed, or the table is gone."""
    found = store.read_table(connection, invitation.table)
    if found is None:
        raise Denied("no_table", "the table is not there any more")
    row, sitting = found
    seat = sitting[invitation.seat]
    if seat.player == me.id:
        return row
    if seat.kind != "open" or seat.invite != invitation.nonce:
        raise Denied("claimed", "this invitation has been used or withdrawn")
    if row.status != "waiting":
        raise Denied("started", "the table has started")
    sit(connection, row, seat, me, now)
    return row


def sit(connection: Connection, row: TableRow, seat: SeatRow, me: PlayerRow, now: int) -> None:
    try:  # first the table, as everybody does it: nobody waits for each other
        store.set_table(connection, row.id, "waiting", {"changed": now})
        store.set_seat(connection, row.id, seat.seat, seat, taken_by(me))
    except Conflict:
        raise Denied("claimed", "somebody else was quicker") from None
