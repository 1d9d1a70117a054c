"""Live connections: one WebSocket per table, a cursor over its log.

A connection has no queue of news that could overflow. It knows the last line its client was told, and
whenever it is woken it sends everything after that, and the state. A slow client gets more lines at a time,
and a client that lost its wire gets what it missed in the same way.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection as DatabaseConnection
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from undercroft.server import wire
from undercroft.server.daily import is_sealed
from undercroft.server.entries import Line, Moved
from undercroft.server.hints import allowed_at, hint
from undercroft.server.match import Denied, Draft, Match, read_talk
from undercroft.server.presenter import present_line, present_reason, present_seed, present_state
from undercroft.server.rebuild import Unplayable
from undercroft.server.rematch import rematch
from undercroft.server.rooms import NoSuchTable, Room
from undercroft.server.service import Service
from undercroft.server.store import campaigns as campaigns_store
from undercroft.server.store import tables as tables_store
from undercroft.server.store import waiting as waiting_store
from undercroft.server.store.database import Conflict, Unavailable
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.web.addresses import address_of
from undercroft.server.web.cookies import cookie_of
from undercroft.server.web.schemas import content_info, table_info
from undercroft.server.web.wires import WIRE, Wire, framed

HELLO_SECONDS: Final = 15
OPENING_LINES: Final = 60  # told to a client that knows nothing yet
MOST_MISTAKES: Final = 50  # malformed messages until the connection is closed

OVERTAKEN: Final = {"stale", "over", "paused", "closed"}  # how a move that came twice is denied

CLOSED: Final = {  # code of the failure -> code of the close frame
    "no_table": 4404,
    "not_allowed": 4403,
    "banned": 4403,
    "too_many": 4429,
    "too_fast": 4429,
    "malformed": 4400,
    "no_hello": 4408,
    "wrong_protocol": 4406,
    "unplayable": 4409,
    "unavailable": 4503,
    "session_ended": 4401,
}

logger = structlog.get_logger("undercroft.live")
encode: Final = msgspec.json.Encoder().encode
decoder: Final[msgspec.json.Decoder[wire.Incoming]] = msgspec.json.Decoder(wire.Incoming)


class Hangup(Exception):
    """The connection must end, and the client is told why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Connection:
    """One client at one table."""

    def __init__(self, service: Service, socket: WebSocket, player: PlayerRow | None, address: str) -> None:
        self.service = service
        self.hub = service.hub
        self.socket = socket
        self.wire: Wire = socket.scope["extensions"][WIRE]
        self.who = player
        self.player = player.id if player else None
        self.epoch = player.epoch if player else 0
        self.woken = asyncio.Event()
        self.replies: list[wire.Outgoing | wire.Look] = []
        self.last_sent = 0  # the last line the client knows
        self.here: list[bool] = []
        self.seat: int | None = None  # for which the client speaks
        self.looks: int | None = None  # from which it is shown the table
        self.room: Room | None = None
        self.hangup: Hangup | None = None
        self.mistakes = 0
        self.campaign = ""  # of which the table is a chapter, for whoever takes part
        self.hinted: asyncio.Task[None] | None = None
        self.counted = player.id if player else address  # whose messages these are

    # -- Listener --------------------------------------------------------------------------------------------

    def wake(self) -> None:
        self.woken.set()

    def kick(self) -> None:
        """The session behind this connection has ended."""
        self.hangup = Hangup("session_ended", "the session has ended")
        self.woken.set()

    # -- coming in -------------------------------------------------------------------------------------------

    async def serve(self, id: str) -> None:
        hello = await self.first_message()
        row, seats = await self.table(id)
        if row.status == "waiting":
            row, seats = await self.wait(row, seats)
        if row.status == "closed" and row.started is None:
            raise Hangup("no_table", "the table was closed before it began")
        room = self.room = await self.hub.rooms.open(id)
        self.seat = self.looks = self.viewpoint(room.match, hello.seat)
        if hello.curtain and hello.seat is None and len(room.match.seats_of(self.player)) > 1:
            self.looks = None
        if self.belongs(row, seats):
            chapter = await self.service.database.read(lambda c: campaigns_store.campaign_of(c, row.id))
            self.campaign = chapter[0] if chapter else ""
        room.listeners.add(self)
        try:
            if hello.since is not None and hello.since > room.match.seq:
                async with room.lock:  # the client knows more than this process: it has come from another one
                    await self.hub.rooms.catch_up(room)
            await self.welcome(room, hello.since)
            self.hub.background.spawn(self.hub.presence.came(room, self))
            await self.talk(room)
        finally:
            await asyncio.shield(self.hub.presence.went(room, self))

    async def first_message(self) -> wire.Hello:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = decoded(await self.next_message())  # not counted: arrivals are
        except TimeoutError:
            raise Hangup("no_hello", "expected hello") from None
        except msgspec.MsgspecError as error:
            raise Hangup("malformed", str(error)) from None
        if not isinstance(message, wire.Hello):
            raise Hangup("no_hello", "expected hello first")
        if message.protocol != wire.PROTOCOL:
            raise Hangup("wrong_protocol", f"this server speaks protocol {wire.PROTOCOL}")
        return message

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]]:
        found = await self.service.database.read(lambda c: tables_store.read_table(c, id))
        if found is None:
            raise Hangup("no_table", "there is no such table")
        row, seats = found
        if not row.watch and not self.belongs(row, seats):
            raise Hangup("not_allowed", "this table is not open to watchers")
        return row, seats

    def belongs(self, row: TableRow, seats: list[SeatRow]) -> bool:
        mine = self.player
        return mine is not None and (row.creator == mine or any(seat.player == mine for seat in seats))

    def viewpoint(self, match: Match, wanted: int | None) -> int | None:
        """From which seat to look: the one asked for, else the one that is asked, else the first."""
        mine = match.seats_of(self.player)
        if wanted is not None and wanted not in mine:
            raise Hangup("not_allowed", "that seat is somebody else's")
        if not mine:
            self.count_watchers()
            return None
        if wanted is not None:
            return wanted
        asked = match.table.choice.seat if match.table.choice else None
        return asked if asked in mine else mine[0]

    def count_watchers(self) -> None:
        room = self.room
        most = self.service.settings.limits.watchers_per_table
        if room is not None and sum(not room.match.seats_of(x.player) for x in room.listeners) >= most:
            raise Hangup("too_many", "too many watch this table")

    async def wait(self, row: TableRow, seats: list[SeatRow]) -> tuple[TableRow, list[SeatRow]]:
        """Before the game: tell who sits where, who is there and what is said, until it starts."""
        with self.hub.rooms.waiting(row.id, self):
            await self.note_presence(row.id, seats)
            gone = asyncio.create_task(self.until_gone(row.id))
            try:
                shown = None
                while row.status == "waiting":
                    if shown != (shown := await self.waiting(row, seats)):
                        await self.send(shown)
                    waking = asyncio.create_task(self.woken.wait())
                    await asyncio.wait({gone, waking}, return_when=asyncio.FIRST_COMPLETED)
                    waking.cancel()
                    if gone.done():
                        gone.result()
                    self.woken.clear()
                    self.must_stay()
                    row, seats = await self.table(row.id)
            finally:
                gone.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, Hangup):
                    await gone
                if row.status == "waiting":
                    self.hub.background.spawn(self.hub.presence.left_waiting(row.id, self))
        return row, seats

    async def note_presence(self, id: str, seats: list[SeatRow]) -> None:
        if any(seat.player == self.player for seat in seats if seat.player is not None):
            await self.hub.presence.record_waiting(id, str(self.player))

    async def waiting(self, row: TableRow, seats: list[SeatRow]) -> wire.Waiting:
        words = await self.service.database.read(lambda c: waiting_store.read_words(c, row.id))
        local = {listener.player for listener in self.hub.rooms.before.get(row.id, ())}
        now = self.service.now()
        return wire.Waiting(
            table_info(row, seats, self.player),
            [seat.player is not None and (seat.player in local or seat.is_here(now)) for seat in seats],
            [
                wire.WaitingLine(word.seq, word.time, word.name, word.player == self.player, word.text)
                for word in words
            ],
        )

    async def until_gone(self, id: str) -> None:
        """While the table waits one may talk, and say that one is ready; whatever else comes is refused."""
        while True:
            try:
                message = await self.receive()
            except msgspec.MsgspecError:
                self.note_mistake()
                continue
            ref = getattr(message, "ref", "")
            try:
                await self.before_the_game(id, message)
                await self.send(wire.Accepted(ref, 0))
            except Denied as denied:
                await self.send(wire.RefusedReply(ref, denied.code, denied.message))
            except (Conflict, Unavailable) as error:
                logger.warning("not written", table=id, error=str(error))
                told = "this cannot be written now; try again"
                await self.send(wire.RefusedReply(ref, "unavailable", told))

    async def before_the_game(self, id: str, message: wire.Incoming) -> None:
        if not isinstance(message, wire.Say | wire.Ready):
            raise Denied("not_started", "the game has not started")
        text = read_talk(message.text) if isinstance(message, wire.Say) else None
        if not self.service.talk.take(self.player):
            raise Denied("too_fast", "not so much at once")
        now = self.service.now()

        def job(connection: DatabaseConnection) -> None:
            found = tables_store.read_table(connection, id, lock=True)
            if found is None or found[0].status != "waiting":
                raise Denied("closed", "the table does not wait any more")
            row, seats = found
            sits = any(seat.player == self.player for seat in seats)
            if self.who is None or not (sits or (text is not None and row.creator == self.player)):
                raise Denied("not_your_seat", "for those who sit here")
            if text is None:
                waiting_store.set_ready(
                    connection, id, self.who.id, isinstance(message, wire.Ready) and message.on
                )
            else:
                name = next((seat.name for seat in seats if seat.player == self.player), self.who.name)
                waiting_store.say(connection, id, self.who.id, name, text, now)

        await self.service.database.write(job)
        self.hub.touched(id)

    # -- the conversation ------------------------------------------------------------------------------------

    async def talk(self, room: Room) -> None:
        """Read and write at the same time, until one of the two ends."""
        reading = asyncio.create_task(self.read(room))
        writing = asyncio.create_task(self.write(room))
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            for task in (writing, reading):
                if task.done():
                    task.result()
        finally:
            for task in (reading, writing):
                task.cancel()
            if self.hinted is not None:
                self.hinted.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            del reading, writing, task  # their exceptions hold this frame, which would hold them

    async def read(self, room: Room) -> None:
        while True:
            try:
                message = await self.receive()
            except WebSocketDisconnect:
                return
            except msgspec.MsgspecError as error:
                self.note_mistake()
                self.reply(wire.RefusedReply("", "malformed", str(error)))
                continue
            if isinstance(message, wire.Hello | wire.Ready):
                ref = getattr(message, "ref", "")
                self.reply(wire.RefusedReply(ref, "malformed", "hello has been said, and the game has begun"))
            else:
                await self.answer(room, message)

    def note_mistake(self) -> None:
        self.mistakes += 1
        if self.mistakes > MOST_MISTAKES:
            raise Hangup("malformed", "too many malformed messages")

    async def receive(self) -> wire.Incoming:
        message = await self.next_message()
        if not self.service.messages.take(self.counted):
            raise Hangup("too_fast", "too many messages")
        return decoded(message)

    async def next_message(self) -> Message:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        return message

    async def write(self, room: Room) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            replies, self.replies = self.replies, []
            for reply in replies:
                if isinstance(reply, wire.Look):  # in its turn, so that no older news comes after it
                    self.looks = reply.seat
                    await self.welcome(room, None, reply.ref)
                else:
                    await self.send(reply)
            self.must_stay()
            if room.match.seq > self.last_sent:
                await self.send_news(room)
            here = room.here(self.service.now())
            if here != self.here:
                self.here = here
                await self.send(wire.Here(here))

    def must_stay(self) -> None:
        if self.hangup is not None:
            raise self.hangup

    def reply(self, reply: wire.Outgoing) -> None:
        self.replies.append(reply)
        self.woken.set()

    async def send(self, message: wire.Outgoing) -> None:
        await self.wire.send_frame(framed(encode(message)))

    def seed(self, room: Room) -> str | None:
        return present_seed(room.match, is_sealed(room.row.daily, self.service.now()))

    async def send_news(self, room: Room) -> None:
        """What this client does not know yet; those who look from the same place share the message."""
        match, since, seat = room.match, self.last_sent, self.looks
        mine = tuple(match.seats_of(self.player))
        key = (seat, since, match.seq, mine)
        frame = room.message_cache.get(key)
        if frame is None:
            lines = await self.hub.rooms.lines(room, since, match.seq)
            news = wire.News(
                since,
                present_lines(match, lines, seat, mine),
                present_state(match, seat),
                self.seed(room),
            )
            frame = room.message_cache[key] = framed(encode(news))
        self.last_sent = match.seq
        await self.wire.send_frame(frame)

    async def welcome(self, room: Room, since: int | None, ref: str = "") -> None:
        match = room.match
        start = max(0, match.seq - OPENING_LINES) if since is None else min(since, match.seq)
        lines = await self.hub.rooms.lines(room, start, match.seq)
        mine = match.seats_of(self.player)
        self.last_sent = match.seq
        self.here = room.here(self.service.now())
        await self.send(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                table=about(room, self.campaign),
                seat=self.looks,
                mine=mine,
                host=self.player is not None and room.row.creator == self.player,
                since=start,
                lines=present_lines(match, lines, self.looks, mine, films=False),
                state=present_state(match, self.looks),
                here=self.here,
                seed=self.seed(room),
                now=self.service.now(),
                ref=ref,
            )
        )

    # -- commands --------------------------------------------------------------------------------------------

    async def answer(self, room: Room, message: Any) -> None:
        """Do what a message asks for, and say what came of it."""
        try:
            seat = self.my_seat(room.match, message.seat)
            if isinstance(message, wire.Look):
                self.seat = seat  # behind a curtain one goes on to speak for the seat one came from
                self.replies.append(message)
                self.woken.set()
            elif isinstance(message, wire.Why):
                reason = room.match.why_not(seat, message.option)
                because = present_reason(room.match.table.game, reason) if reason else None
                self.reply(wire.WhyReply(message.ref, because))
            elif isinstance(message, wire.Hint):
                self.ask_for_hint(room, seat, message)
            elif isinstance(message, wire.Rematch):
                seq = await rematch(self.service, room, seat, self.player)
                await self.send(wire.Accepted(message.ref, seq))
            else:
                seq = await self.committed(room, self.draft(room, seat, message))
                await self.send(wire.Accepted(message.ref, seq))  # at once: not behind news for other tables
        except Denied as denied:
            await self.refuse(room, message, denied)
        except Unavailable as error:
            logger.warning("not written", table=room.id, error=str(error))
            self.reply(wire.RefusedReply(message.ref, "unavailable", "this cannot be written now; try again"))

    async def committed(self, room: Room, draft: Callable[[Match], Draft]) -> int:
        """The number of the line. A wire that breaks meanwhile stops nothing: what is written is announced,
        or the others would wait for a move that has been made.
        """
        work = asyncio.ensure_future(self.hub.committer.submit(room, draft, self.player))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            self.hub.background.spawn(self.unheard(work))
            raise

    async def unheard(self, work: "asyncio.Future[int]") -> None:
        """Carry out what nobody waits for any more."""
        with contextlib.suppress(Denied, Unavailable):
            await work

    async def refuse(self, room: Room, message: Any, denied: Denied) -> None:
        """A move that came twice, because its sender never saw the answer, is not refused but confirmed."""
        if isinstance(message, wire.Move) and message.ref and denied.code in OVERTAKEN:
            mine = (self.my_seat(room.match, message.seat), message.option, message.ref)
            line = await self.hub.rooms.next_move(room, message.asked)  # the answer to the question it names
            entry = line.entry if line else None
            if line and isinstance(entry, Moved) and (entry.seat, entry.option, entry.ref) == mine:
                self.reply(wire.Accepted(message.ref, line.seq))
                return
        self.service.metrics.refusals.labels(denied.code).inc()
        because = present_reason(room.match.table.game, denied.reason) if denied.reason else None
        self.reply(wire.RefusedReply(message.ref, denied.code, denied.message, because))

    def ask_for_hint(self, room: Room, seat: int, message: wire.Hint) -> None:
        """Answered when somebody has thought about it; one may move meanwhile."""
        if self.hinted is not None and not self.hinted.done():
            raise Denied("too_fast", "a hint is on its way")
        self.hinted = asyncio.create_task(self.give_hint(room, seat, message))

    async def give_hint(self, room: Room, seat: int, message: wire.Hint) -> None:
        try:
            found = await hint(self.service, room, seat, message.asked, self.player)
            self.reply(msgspec.structs.replace(found, ref=message.ref))
        except Denied as denied:
            await self.refuse(room, message, denied)
        except Exception:
            logger.exception("hint failed", table=room.id)
            await self.refuse(room, message, Denied("no_idea", "nobody could think of anything"))

    def my_seat(self, match: Match, wanted: int | None) -> int:
        seat = self.seat if wanted is None else wanted
        if seat is None or seat not in match.seats_of(self.player):
            raise Denied("not_your_seat", "this seat is not yours")
        return seat

    def stand_in_for(self, room: Room, whose: int) -> Callable[[Match], Draft]:
        """A bot for somebody else who is away: only whoever made the table may ask for it."""
        if room.row.creator != self.player:
            raise Denied("not_host", "only whoever made the table may do this")
        occupants = room.match.state.occupants
        if whose >= len(occupants) or occupants[whose].player is None:
            raise Denied("not_your_seat", "nobody sits there")
        if room.here(self.service.now())[whose]:
            raise Denied("here", "somebody who is there decides for himself")
        return lambda m: m.stand_in(whose, "absent")

    def draft(self, room: Room, seat: int, message: Any) -> Callable[[Match], Draft]:
        match message:
            case wire.Move(asked, option, ref):
                return lambda m: m.move(seat, asked, option, ref)
            case wire.Undo(asked, to):
                return lambda m: m.undo(seat, asked, to)
            case wire.Consent(yes):
                return lambda m: m.answer_undo(seat, yes)
            case wire.Say(text):
                if not self.service.talk.take(self.player):
                    raise Denied("too_fast", "not so much at once")
                return lambda m: m.say(seat, text)
            case wire.React(face):
                if not self.service.talk.take(self.player):
                    raise Denied("too_fast", "not so much at once")
                return lambda m: m.react(seat, face)
            case wire.Pause():
                return lambda m: m.pause(seat)
            case wire.Resume():
                return lambda m: m.resume(seat)
            case wire.Resign():
                return lambda m: m.resign(seat)
            case wire.StandIn(on=True, whose=int(whose)):
                return self.stand_in_for(room, whose)
            case wire.StandIn(on):
                return lambda m: m.stand_in(seat, "own") if on else m.take_back(seat)
        raise Denied("malformed", "nothing is known of this message")


def decoded(message: Message) -> wire.Incoming:
    text = message.get("text")
    if text is None:
        raise msgspec.DecodeError("expected text")
    return decoder.decode(text)


def present_lines(
    match: Match, lines: list[Line], seat: int | None, mine: Any, films: bool = True
) -> list[wire.LogLine]:
    return [present_line(match.table.game, line, seat, mine, films) for line in lines]


def about(room: Room, campaign: str = "") -> wire.About:
    row = room.row
    return wire.About(
        id=row.id,
        name=row.name,
        language=row.language,
        game=row.game,
        version=row.version,
        options=row.options,
        clock=row.clock,
        watch=row.watch,
        seed_hash=room.match.seed_hash,
        hints=allowed_at(room),
        campaign=campaign,
        daily=row.daily,
        content=content_info(row.content),
    )


# -- the endpoint --------------------------------------------------------------------------------------------


async def live(socket: WebSocket) -> None:
    """The WebSocket of a table."""
    service: Service = socket.app.state.service
    address = address_of(socket)
    id = socket.path_params["table"]
    await socket.accept()
    keys = [f"address {address}"]
    try:
        if not service.arrivals.take(address):
            raise Hangup("too_many", "too many connections at once")
        player = await service.player_of(cookie_of(socket, service.settings.public_url))
        if player is not None and player.banned:
            raise Hangup("banned", "you are not welcome here any more")
        if player is not None:
            keys.append(f"player {player.id}")
        count_in(service, keys)
        logger.info("live connection", table=id)
        try:
            await Connection(service, socket, player, address).serve(id)
        finally:
            count_out(service, keys)
            logger.info("live connection closed", table=id)
    except (WebSocketDisconnect, WebSocketDisconnected):
        pass  # closed, perhaps while something was being said
    except NoSuchTable:
        await hang_up(socket, Hangup("no_table", "there is no such table"))
    except Unplayable as error:
        await hang_up(socket, Hangup("unplayable", str(error)))
    except Unavailable:
        await hang_up(socket, Hangup("unavailable", "the database is away; try again"))
    except Hangup as hangup:
        await hang_up(socket, hangup)
    except Exception:
        logger.exception("live connection failed", table=id)
        await hang_up(socket, Hangup("internal", "something went wrong here"))


def count_in(service: Service, keys: list[str]) -> None:
    limits = service.settings.limits
    for key, most in zip(keys, (limits.sockets_per_address, limits.sockets_per_person), strict=False):
        if service.sockets_of[key] >= most:
            raise Hangup("too_many", "too many connections")
    service.sockets_of.update(keys)
    service.metrics.sockets.inc()


def count_out(service: Service, keys: list[str]) -> None:
    service.metrics.sockets.dec()
    for key in keys:
        service.sockets_of[key] -= 1
        if not service.sockets_of[key]:
            del service.sockets_of[key]


async def hang_up(socket: WebSocket, hangup: Hangup) -> None:
    failed = wire.Failed(socket.scope["state"]["id"], hangup.code, hangup.message)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.send_text(encode(failed).decode())
        await socket.close(CLOSED.get(hangup.code, 1011), hangup.code)
