"""Visitors of a real server: guests with their cookies, how they are refused, and short games of theirs."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Protocol

from tools.client import Live, Person


class Found(Protocol):
    """A server, by its address."""

    base: str


@asynccontextmanager
async def guests(server: Found, *names: str) -> AsyncIterator[list[Person]]:
    """People who have come in; an empty name is somebody who has not."""
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(Person(server.base)) for _ in names]
        for person, name in zip(found, names, strict=True):
            if name:
                await person.come_in(name)
        yield found


async def refused(
    person: Person, status: int, code: str, method: str, path: str, body: Any = None, **more: Any
) -> str:
    """Ask for something that is refused in one way, in the shape of all refusals. Gives the sentence."""
    answer = await person.http.request(method, path, json=body, **more)
    told = f"{method} {path}: {answer.status_code} {answer.text[:300]}"
    assert status == answer.status_code, told
    assert "application/json" == answer.headers["content-type"], told
    assert {"error"} == answer.json().keys(), told
    error = answer.json()["error"]
    assert {"code", "message", "id"} == error.keys(), told
    assert code == error["code"], told
    assert answer.headers["x-request-id"] == error["id"], told
    assert error["message"], told
    return str(error["message"])


async def invitation(maker: Person, table: str, seat: int) -> str:
    """The token for one open seat."""
    found = (await maker.ask("GET", f"/api/tables/{table}/invitations"))["invitations"]
    return next(str(each["token"]) for each in found if each["seat"] == seat)


async def bring(maker: Person, table: str, seat: int, guest: Person) -> Any:
    """Invite somebody to a seat, who accepts."""
    return await guest.ask("POST", "/api/invitations", {"token": await invitation(maker, table, seat)})


async def table_for(maker: Person, *others: Person, **more: Any) -> Any:
    """A table at which all of them sit, in this order, and which has begun."""
    made = await maker.make_table(["me", *["open"] * len(others)], **more)
    for seat, other in enumerate(others, 1):
        await bring(maker, made["id"], seat, other)
    return await maker.ask("POST", f"/api/tables/{made['id']}/start")


async def resign(person: Person, table: str) -> None:
    """Leave the game; with two seats that is its end."""
    async with person.live(table) as live:
        answer = await live.do("resign")
        assert "accepted" == answer["type"], answer


async def heard(live: Live, seq: int) -> None:
    """Wait until somebody has been told of a line."""
    while live.state["seq"] < seq:
        await live.until(lambda message: message["type"] == "news")


async def play(rng: Random, steps: int, lives: list[Live]) -> None:
    """Let people decide at random, so many times. Everybody hears of each decision before the next one."""
    for _ in range(steps):
        asked = next((live for live in lives if live.options), None)
        if asked is None:
            return
        answer = await asked.move(rng.choice(asked.options))
        assert "accepted" == answer["type"], answer
        for live in lives:
            await heard(live, answer["seq"])
