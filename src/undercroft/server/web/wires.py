"""Wires: live connections as bytes, before anybody has read a message.

Pings, pongs and pieces of messages never reach the application, and one read may hold forty thousand of them:
so they are counted here. What was read goes to the parser in slices, no further than to a message that waits
for the application.

bytes                  more than its share is read later: whoever sends it waits, and nobody else
pings and pongs        more than their share ends the connection (4429)
pieces of messages     the same

What is said to several clients is framed once, and goes to each wire as it is.
"""

import asyncio
from typing import Any, Final

import structlog
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.protocol import State

from undercroft.server.config import Limits
from undercroft.server.rate_limits import Bucket

SLICE: Final = 1024  # bytes for the parser at a time, 170 pings at most: 2 ms
READ: Final = 1024  # bytes that a read counts for at least, or one byte at a time would be cheap
LINGER: Final = 2.0  # seconds in which somebody who was cut off may read why
TOO_FAST: Final = 4429
WIRE: Final = "undercroft.wire"  # the extension of the scope under which an application finds its wire

logger = structlog.get_logger("undercroft.live")


def framed(text: bytes) -> bytes:
    """A message as it goes over any wire.

    >>> framed(b"hello")
    b'\\x81\\x05hello'
    """
    return Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire(WebSocketsSansIOProtocol):
    """One live connection, and what is left of its rations."""

    def __init__(self, *arguments: Any, limits: Limits, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.bytes = Bucket(limits.wire_bytes_per_second, limits.wire_bytes_per_second * 4)
        self.controls = Bucket(limits.control_frames_per_minute / 60, limits.control_frames_per_minute / 2)
        self.fragments = Bucket(limits.fragments_per_second, limits.fragments_per_second * 10)
        self.held = bytearray()  # what was read and not parsed yet
        self.resting: asyncio.TimerHandle | None = None

    # -- reading ---------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.held += data
        debt = self.bytes.spend(max(len(data), READ))
        if debt > 0:
            self.rest(debt)
        self.feed()

    async def receive(self) -> Any:
        message = await super().receive()
        self.feed()
        if self.resting is not None:
            self.transport.pause_reading()
        return message

    def feed(self) -> None:
        """Let the parser have what was read, until a message waits."""
        while self.held and not self.read_paused and not self.transport.is_closing():
            part = bytes(self.held[:SLICE])
            del self.held[:SLICE]
            super().data_received(part)

    def rest(self, seconds: float) -> None:
        """Read nothing for a while."""
        if self.resting is not None:
            self.resting.cancel()
        self.transport.pause_reading()
        self.resting = self.loop.call_later(seconds, self.rested)

    def rested(self) -> None:
        self.resting = None
        if not self.read_paused and not self.disconnected:
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.resting is not None:
            self.resting.cancel()
        super().connection_lost(exc)

    # -- writing ---------------------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), WIRE: self}  # type: ignore[dict-item]
        await super().run_asgi()

    async def send_frame(self, frame: bytes) -> None:
        """Send a message that is framed already: through the layers below `send` it takes 30 us more."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect(1006)
        self.transport.write(frame)

    # -- rations ---------------------------------------------------------------------------------------------

    def handle_events(self) -> None:
        if self.within_rations([event for event in self.conn.events if isinstance(event, Frame)]):
            super().handle_events()
        else:
            self.cut_off()

    def within_rations(self, frames: list[Frame]) -> bool:
        controls = sum(frame.opcode in CTRL_OPCODES for frame in frames)
        pieces = sum(frame.opcode is Opcode.CONT or not frame.fin for frame in frames)
        if self.close_sent:
            pieces = len(frames)  # nobody waits for any of them
        return self.controls.spend(controls) == 0 and self.fragments.spend(pieces) == 0

    def cut_off(self) -> None:
        """Say why, if that can still be said, and listen no more. The application is told that he is gone."""
        logger.info("live connection cut off", path=self.scope["path"])
        self.held.clear()
        if self.conn.state is not State.OPEN:  # nothing was agreed upon yet, or all is said
            self.transport.abort()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST, "reason": "too_fast"})
        self.conn.fail(TOO_FAST, "too_fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.disconnected = True
        self.writable.set()
        self.transport.pause_reading()  # closed with unread bytes, the wire would lose what was said last
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
