"""A client of the server, for tests, benchmarks and soak runs: HTTP with httpx, live play with websockets.

It keeps what docs/protocol.md says a client should keep: all lines, and the newest state. So two clients, or
one client before and after a broken wire, can be compared.
"""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any

from tools import patient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

MARKS = itertools.count(1)


class Person:
    """Somebody with a cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = patient.AsyncClient(base_url=base, timeout=600, verify=False, trust_env=False)

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, expect: int | None = None) -> Any:
        """The answer's JSON; any status that was not expected is an error."""
        answer = (
            await self.http.request(method, path, json=body)
            if body is not None
            else await self.http.request(method, path)
        )
        good = answer.is_success if expect is None else answer.status_code == expect
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    async def come_in(self, name: str) -> Any:
        return await self.ask("POST", "/api/me", {"name": name})

    async def make_table(self, seats: list[Any], game: str = "dungeoneer", **more: Any) -> Any:
        """A table; a seat is ``me``, ``open`` or the name of a bot."""
        kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        return await self.ask("POST", "/api/tables", {"game": game, "seats": kinds, **more})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table: str, **hello: Any) -> "Live":
        return Live(self.base, table, self.cookie, hello)


class Live:
    """One client at one table. `lines` and `state` survive the connection; `resume` opens the next one."""

    def __init__(self, base: str, table: str, cookie: str, hello: dict[str, Any]) -> None:
        self.url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.cookie = cookie
        self.hello = hello
        self.socket: ClientConnection | None = None
        self.lines: dict[int, Any] = {}
        self.state: Any = None
        self.seat: int | None = None
        self.here: list[bool] = []
        self.seed: str | None = None
        self.waiting: Any = None
        self.messages: list[Any] = []

    async def __aenter__(self) -> "Live":
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.drop()

    async def open(self, origin: Origin | None = None) -> Any:
        """Connect, say hello, and take in the first answer."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(
            self.url,
            additional_headers=headers,
            origin=origin,
            compression=None,
            proxy=None,
            max_size=None,
        )
        with contextlib.suppress(ConnectionClosed):  # sent away before it was heard: the reason is on its way
            await self.send("hello", **self.hello)
        return await self.next()

    async def resume(self) -> Any:
        """Connect again after the wire broke, with the last line we know and from where we looked."""
        self.hello = {**self.hello, "since": max(self.lines, default=0)}
        if self.seat is not None:
            self.hello["seat"] = self.seat
        return await self.open()

    async def drop(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    def cut(self) -> None:
        """Lose the wire without a word."""
        assert self.socket is not None
        self.socket.transport.abort()
        self.socket = None

    async def send(self, type: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def next(self, timeout: float = 600) -> Any:
        """The next message, taken in."""
        assert self.socket is not None
        message = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        self.take_in(message)
        return message

    def take_in(self, message: Any) -> None:
        self.messages.append(message)
        kind = message["type"]
        if kind == "welcome":
            if message["seat"] != self.seat:
                self.lines.clear()
            self.seat, self.here = message["seat"], message["here"]
        if kind in ("welcome", "news"):
            self.lines |= {line["seq"]: line for line in message["lines"]}
            self.state = message["state"]
            self.seed = message["seed"]
        elif kind == "here":
            self.here = message["here"]
        elif kind == "waiting":
            self.waiting = message["table"]

    async def until(self, good: Callable[[Any], bool], timeout: float = 600) -> Any:
        """The first message from now on that is what was waited for."""
        async with asyncio.timeout(timeout):
            while not good(message := await self.next(timeout)):
                pass
        return message

    async def do(self, type: str, **fields: Any) -> Any:
        """Say something and wait for its answer, and for the line if it was accepted."""
        ref = fields.setdefault("ref", f"m{next(MARKS)}")
        await self.send(type, **fields)
        answer = await self.until(lambda m: m.get("ref") == ref and m["type"] != "news")
        if answer["type"] == "accepted" and self.state and self.state["seq"] < answer["seq"]:
            await self.until(lambda m: m["type"] == "news" and m["state"]["seq"] >= answer["seq"])
        return answer

    async def move(self, option: str, **fields: Any) -> Any:
        fields.setdefault("asked", self.state["asked_seq"])
        return await self.do("move", option=option, **fields)

    @property
    def options(self) -> list[str]:
        """What is offered to the seat we look from; nothing when somebody else is asked."""
        asked = self.state["view"].get("asked") or {}
        mine = asked.get("seat") == self.seat and not self.state["closed"] and not self.state["paused"]
        return list(asked.get("options", ())) if mine else []

    async def my_turn(self, timeout: float = 600) -> bool:
        """Wait until we are asked; false when the game is over."""
        while not self.options:
            if self.state["over"] or self.state["closed"]:
                return False
            await self.until(lambda m: m["type"] == "news", timeout)
        return True


__all__ = ["ConnectionClosed", "Live", "Person"]
