"""Campaigns: what is decided between two games, each game a table, and its booking.

A campaign is its lines, as a table is its log. Everything that changes one runs in a single transaction that
holds its row, so that whoever is killed leaves it as it was or as it is to be. The table of the next chapter
is made in the transaction of the last decision, and a game is booked in the one that writes its last line.
Nothing here knows about HTTP, nor about any game.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection

from undercroft import bots
from undercroft.engine import registry
from undercroft.engine.campaign import (
    JOIN,
    LEAVE,
    STAND_IN,
    Booked,
    Campaign,
    CampaignRules,
    Decided,
    Participant,
    Plan,
    why_foreign,
)
from undercroft.engine.chance import secret_seed
from undercroft.engine.choice import Malformed, Refused
from undercroft.engine.game import Game
from undercroft.engine.own_content import name_of
from undercroft.engine.record import OURS
from undercroft.engine.registry import UnknownGame
from undercroft.engine.state import Table
from undercroft.server import lobby
from undercroft.server.clocks import NoClock
from undercroft.server.identity import fresh_id
from undercroft.server.lobby import ABSENT, PlannedSeat
from undercroft.server.match import Course, Denied
from undercroft.server.rebuild import Unplayable, first_table
from undercroft.server.store import campaigns as store
from undercroft.server.store import log
from undercroft.server.store import tables as tables_store
from undercroft.server.store.campaigns import CampaignLine, CampaignRow, TeacherRow
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.tables import SeatRow, TableRow


class CampaignState(NamedTuple):
    """A campaign, who takes part, its lines, and the sheet that follows from them."""

    row: CampaignRow
    teachers: list[TeacherRow]
    lines: list[CampaignLine]
    rules: CampaignRules
    sheet: Any

    def seats_of(self, player: str | None) -> list[int]:
        return [one.seat for one in self.teachers if player is not None and one.player == player]

    @property
    def has_begun(self) -> bool:
        return self.row.status != "waiting"


def rules_of(game: str) -> CampaignRules:
    """Raises Denied for a game without a campaign."""
    try:
        rules = registry.game(game).campaign
    except UnknownGame as error:
        raise Denied("bad_setup", str(error)) from None
    if rules is None:
        raise Denied("bad_setup", f"{game} has no campaign")
    return rules


def after_line(rules: CampaignRules, sheet: Any, line: CampaignLine) -> Any:
    """The sheet after a line, which was allowed when it was written."""
    if line.kind == "decided":
        return rules.decided(sheet, line.seat, line.text)
    if line.kind == "booked":
        return rules.book(sheet, store.read_outcome(line.text))
    if line.kind == "again":
        return rules.reopened(sheet)
    return rules.changed_hands(sheet, line.seat, line.kind == JOIN)


def load(connection: Connection, id: str, lock: bool = False) -> CampaignState:
    """Raises Denied where there is none."""
    found = store.read_campaign(connection, id, lock)
    if found is None:
        raise Denied("no_campaign", "there is no such campaign")
    row, people, lines = found
    rules = rules_of(row.game)
    sheet = None
    if row.status != "waiting":
        sheet = rules.begin(tuple(one.began == "person" for one in people), row.seed)
        for line in lines:
            sheet = after_line(rules, sheet, line)
    return CampaignState(row, people, lines, rules, sheet)


# -- making one ----------------------------------------------------------------------------------------------


def make(
    game: str, seats: list[PlannedSeat], name: str, language: str, maker: PlayerRow, now: int
) -> tuple[CampaignRow, list[TeacherRow]]:
    """The rows of a new campaign. Raises Denied and says what is wrong with the plan."""
    rules = rules_of(game)
    if len(seats) not in rules.seats:
        low, high = rules.seats.start, rules.seats.stop - 1
        raise Denied("bad_setup", f"a campaign of {game} is for {low} to {high} people, not {len(seats)}")
    if [seat.kind for seat in seats].count("me") != 1:
        raise Denied("bad_setup", "expected one seat for whoever opens the campaign")
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in bots.LEVELS:
            raise Denied("bad_setup", f"no bot {seat.bot!r}; there are: {', '.join(bots.LEVELS)}")
    row = CampaignRow(
        fresh_id(),
        game,
        len(seats),
        name,
        language,
        secret_seed(),
        maker.id,
        "waiting",
        now,
        now,
        registry.game(game).own,
    )
    return row, [teacher_row(row.id, n, seat, maker) for n, seat in enumerate(seats)]


def teacher_row(campaign: str, seat: int, wish: PlannedSeat, me: PlayerRow) -> TeacherRow:
    if wish.kind == "me":
        return TeacherRow(campaign, seat, "person", "", me.id, me.name, "", "", "")
    if wish.kind == "bot":
        return TeacherRow(campaign, seat, "bot", "", None, "", wish.bot, "", "")
    return TeacherRow(campaign, seat, "open", "", None, "", "", "", fresh_id())


def maybe_begin(connection: Connection, id: str, now: int) -> str | None:
    """Begin, when all seats are taken. Gives the table that was made, if one was."""
    state = load(connection, id, lock=True)
    if state.has_begun or any(one.kind == "open" for one in state.teachers):
        return None
    store.set_campaign(connection, id, {"status": "running", "changed": now})
    for one in state.teachers:
        store.set_teacher(connection, one, {"began": one.kind})
    return go_on(connection, load(connection, id), now)


# -- lines ---------------------------------------------------------------------------------------------------


def written(connection: Connection, state: CampaignState, line: CampaignLine) -> CampaignState:
    store.append(connection, line)
    sheet = after_line(state.rules, state.sheet, line)
    return state._replace(lines=[*state.lines, line], sheet=sheet)


def next_line(state: CampaignState, now: int, kind: Any, seat: int, text: str, **more: Any) -> CampaignLine:
    return CampaignLine(state.row.id, len(state.lines) + 1, now, kind, seat, text, **more)


def decide(connection: Connection, id: str, player: str, seat: int, text: str, now: int) -> str | None:
    """A decision of a person. Raises Denied. Gives the table that was made, if it was the last one."""
    state = load(connection, id, lock=True)
    must_be_running(state)
    if seat not in state.seats_of(player):
        raise Denied("not_your_seat", "this seat is not yours")
    if table_in_play(connection, state) is not None:
        raise Denied("in_play", "the game has begun; nothing is decided before it is over")
    words = " ".join(text.split())
    try:
        state.rules.take(state.sheet, seat, words)
    except Refused as error:
        raise Denied("refused", "the rules do not offer this", error.reason) from None
    except Malformed as error:
        raise Denied("malformed", str(error)) from None
    state = written(connection, state, next_line(state, now, "decided", seat, words))
    return go_on(connection, state, now)


def must_be_running(state: CampaignState) -> None:
    if not state.has_begun:
        raise Denied("open_seats", "not all seats are taken")
    if state.row.status != "running":
        raise Denied("over", "the campaign is over")


def go_on(connection: Connection, state: CampaignState, now: int) -> str | None:
    """Whatever follows by itself: bots decide, and when everything is decided the game begins. Gives its
    table.
    """
    for seat, text, _ in list(state.rules.let_bots_decide(state.sheet)):
        state = written(connection, state, next_line(state, now, "decided", seat, text))
    store.set_campaign(connection, state.row.id, {"changed": now})
    plan = state.rules.plan(state.sheet)
    return None if plan is None else begin_game(connection, state, plan, now)


def game_of(row: CampaignRow) -> Game:
    """Raises Unplayable where the content of the campaign is not known."""
    try:
        return registry.game(row.game, None, row.content)
    except UnknownGame as error:
        raise Unplayable(str(error)) from None


def begin_game(connection: Connection, state: CampaignState, plan: Plan, now: int) -> str:
    """The table of this chapter, by the newest rules and with the content of the campaign, with everybody
    in the seat that is theirs all year.
    """
    game = game_of(state.row)
    row = TableRow(
        **lobby.not_begun(game, fresh_id(), now),
        options=game.checked_options(plan.options, plan.seats),
        seats=plan.seats,
        name=state.row.name,
        language=state.row.language,
        public=False,
        watch=False,
        clock=NoClock(),
        absent=ABSENT,
        creator=state.row.creator,
        rematch_of=None,
    )
    sitting = [
        SeatRow(row.id, one.seat, one.kind, one.player, one.name or one.bot, one.bot, "")
        for one in state.teachers
    ]
    tables_store.add_table(connection, row, sitting)
    by = next(one.seat for one in state.teachers if one.kind == "person")
    lobby.start(connection, row, sitting, by, now, fresh_id())
    store.add_chapter(connection, row.id, state.row.id, plan.chapter)
    return row.id


def table_in_play(connection: Connection, state: CampaignState) -> str | None:
    """The table of the chapter that is being played."""
    for id in store.tables_in(connection, state.row.id):
        found = tables_store.read_table(connection, id)
        if found is not None and found[0].status == "playing":
            return id
    return None


# -- booking -------------------------------------------------------------------------------------------------


def settle(connection: Connection, table_id: str, table: Table | None, now: int) -> None:
    """A game has ended: in this very transaction it is booked; one that was closed, of which there is no
    table, is broken off and prepared anew. Other tables are no chapters.
    """
    chapter = store.campaign_of(connection, table_id)
    if chapter is None:
        return
    id, name = chapter
    state = load(connection, id, lock=True)
    if state.row.status != "running":
        return
    if table is None:
        state = written(connection, state, next_line(state, now, "again", 0, ""))
    else:
        text = store.written_outcome(state.rules.outcome(state.sheet, table))
        line = next_line(state, now, "booked", 0, text, chapter=name, table_id=table_id)
        state = written(connection, state, line)
    values: dict[str, Any] = {"changed": now}
    if state.rules.is_over(state.sheet):
        values["status"] = "over"
    store.set_campaign(connection, id, values)
    if "status" not in values and any(one.kind == "person" for one in state.teachers):
        for seat, words, _ in list(state.rules.let_bots_decide(state.sheet)):
            state = written(connection, state, next_line(state, now, "decided", seat, words))


# -- who takes part ------------------------------------------------------------------------------------------


def leave(connection: Connection, id: str, player: str, now: int) -> list[str]:
    """A person leaves for good: before the beginning the seat is open again, later a bot has it, with the
    team and all that is on the sheet. When no person is left the campaign ends. Gives the tables that were
    made.
    """
    made: list[str] = []
    state = load(connection, id, lock=True)
    for seat in state.seats_of(player):
        state = load(connection, id)
        one = state.teachers[seat]
        if not state.has_begun:
            store.set_teacher(
                connection, one, {"kind": "open", "player": None, "name": "", "invite": fresh_id()}
            )
            continue
        store.set_teacher(
            connection, one, {"kind": "bot", "player": None, "name": "", "bot": STAND_IN, "invite": ""}
        )
        if state.row.status != "running":
            continue
        state = written(connection, state, next_line(state, now, "leave", seat, ""))
        if not any(state.rules.people(state.sheet)):
            store.set_campaign(connection, id, {"status": "closed", "changed": now})
        elif table_in_play(connection, state) is None:
            state = load(connection, id)
            table = go_on(connection, state, now)
            made += [table] if table else []
    return made


def claim(connection: Connection, id: str, seat: int, nonce: str, me: PlayerRow, now: int) -> str | None:
    """Take the seat that an invitation names: an open one, or that of a bot from which somebody takes over.
    Gives the table that was made, if one was.
    """
    state = load(connection, id, lock=True)
    if seat >= len(state.teachers):
        raise Denied("no_campaign", "there is no such campaign")
    one = state.teachers[seat]
    if one.player == me.id:
        return None
    if not one.invite or one.invite != nonce or state.row.status not in ("waiting", "running"):
        raise Denied("claimed", "this invitation has been used or withdrawn")
    if state.seats_of(me.id):
        raise Denied("claimed", "you take part already")
    store.set_teacher(
        connection, one, {"kind": "person", "player": me.id, "name": me.name, "bot": "", "invite": ""}
    )
    if not state.has_begun:
        return maybe_begin(connection, id, now)
    written(connection, state, next_line(state, now, "join", seat, ""))
    store.set_campaign(connection, id, {"changed": now})
    return None


def invite(connection: Connection, id: str, player: str, seat: int) -> str:
    """What an invitation to this seat must name: for whoever opened the campaign, or whoever proposes now."""
    state = load(connection, id, lock=True)
    if not may_manage(state, player):
        raise Denied("not_allowed", "only whoever opened the campaign may do this")
    if seat >= len(state.teachers):
        raise Denied("no_seat", "the campaign has no such seat")
    one = state.teachers[seat]
    if one.kind == "person" or state.row.status not in ("waiting", "running"):
        raise Denied("claimed", "nobody can take this seat")
    if one.invite:
        return one.invite
    nonce = fresh_id()
    store.set_teacher(connection, one, {"invite": nonce})
    return nonce


def may_manage(state: CampaignState, player: str) -> bool:
    """The creator; when that one is gone, the first person there is."""
    if state.row.creator is not None:
        return state.row.creator == player
    first = next((one for one in state.teachers if one.kind == "person"), None)
    return first is not None and first.player == player


def name_team(connection: Connection, id: str, player: str, team: str) -> None:
    state = load(connection, id, lock=True)
    mine = state.seats_of(player)
    if not mine:
        raise Denied("not_your_seat", "you take no part")
    store.set_teacher(connection, state.teachers[mine[0]], {"team": team})


def close(connection: Connection, id: str, player: str, now: int) -> None:
    """Give a campaign up before it begins."""
    state = load(connection, id, lock=True)
    if not may_manage(state, player):
        raise Denied("not_allowed", "only whoever opened the campaign may do this")
    if state.has_begun:
        raise Denied("started", "the campaign has begun")
    store.set_campaign(connection, id, {"status": "closed", "changed": now})


# -- as a text -----------------------------------------------------------------------------------------------


def written_campaign(connection: Connection, state: CampaignState) -> str:
    """The campaign as a text, with the records of its games. Raises Denied where one of them is gone."""
    people = [
        Participant(one.name or f"Teacher {one.seat}", "", one.team)
        if one.began == "person"
        else Participant("", one.bot or STAND_IN, one.team)
        for one in state.teachers
    ]
    own = game_of(state.row).own
    content = name_of(own) if own else OURS
    campaign = Campaign(state.row.game, len(people), state.row.seed, people, content)
    for line in state.lines:
        campaign.entries.append(entry_of(connection, state, line))
    return campaign.text()


def entry_of(connection: Connection, state: CampaignState, line: CampaignLine) -> Decided | Booked:
    if line.kind == "booked":
        assert line.chapter is not None
        assert line.table_id is not None
        return Booked(line.chapter, record_of(connection, line.table_id))
    if line.kind == "join":
        one = state.teachers[line.seat]
        return Decided(line.seat, f"{JOIN} {one.name or f'Teacher {line.seat}'}")
    if line.kind == "leave":
        return Decided(line.seat, LEAVE)
    return Decided(line.seat, line.text)


def record_of(connection: Connection, table_id: str) -> str:
    found = tables_store.read_table(connection, table_id)
    if found is None:
        raise Denied("no_record", "the record of a game is not kept any more")
    table = first_table(found[0])
    Course(log.read_board(connection, table_id)).lead(table)
    return table.record(reveal=True)


def wrong_with(connection: Connection, state: CampaignState) -> Iterator[str]:
    """Where the sheet is not what follows from the records of its games."""
    if state.sheet is None:
        return
    sheet = state.rules.begin(tuple(one.began == "person" for one in state.teachers), state.row.seed)
    for line in state.lines:
        if line.kind == "booked" and line.table_id is not None:
            found = tables_store.read_table(connection, line.table_id)
            if found is not None:
                table = first_table(found[0])
                Course(log.read_board(connection, line.table_id)).lead(table)
                wrong = why_foreign(table.game, state.row.content) or state.rules.why_misfit(sheet, table)
                if wrong:
                    yield f"{line.chapter}: {wrong}"
                elif store.written_outcome(state.rules.outcome(sheet, table)) != line.text:
                    yield f"{line.chapter}: booked otherwise than its record says"
        sheet = after_line(state.rules, sheet, line)
