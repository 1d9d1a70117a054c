"""What a process tells the others, and what it does about what it hears."""

import pytest
from tests.server.arrange import (
    Ear,
    forgotten,
    hubs,
    in_a_loop,
    move,
    row_of,
    settled,
    sit_down,
)
from tests.server.hubs import Wire, agree, comes, said

from undercroft.server.match import Denied
from undercroft.server.rooms import NoSuchTable
from undercroft.server.store import tables as tables_store

pytestmark = pytest.mark.usefixtures("toys")


@in_a_loop
async def test_what_is_heard_is_read(url: str) -> None:
    async with hubs(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        ear = Ear("ben")
        other.listeners.add(ear)
        await move(here, room)
        there.heard("t", 2)
        await settled(there)
        assert (2, 1) == (other.match.seq, ear.woken)
        there.heard("t", 2)  # known already
        there.heard("t", 1)
        there.heard("somewhere else", 7)
        assert not there.background.tasks
        assert 1 == ear.woken
        await agree(here, there)


@in_a_loop
async def test_what_nobody_told_is_found_by_polling(url: str) -> None:
    async with hubs(url, 2) as [here, there]:
        for id in ("t", "u", "v"):
            await sit_down(here, "anna", "ben", id=id)
        rooms = {id: await here.rooms.open(id) for id in ("t", "u", "v")}
        others = {id: await there.rooms.open(id) for id in ("t", "u", "v")}
        ears = {id: Ear("ben") for id in ("t", "u")}
        for id, ear in ears.items():
            others[id].listeners.add(ear)
        for id in ("t", "v"):
            await move(here, rooms[id])
        await there.poll()
        await settled(there)
        assert [2, 1, 1] == [others[id].match.seq for id in ("t", "u", "v")]  # nobody listens to v
        assert [1, 0] == [ears[id].woken for id in ("t", "u")]


@in_a_loop
async def test_what_is_told_to_others(url: str) -> None:
    messages: list[tuple[str, int | None]] = []
    async with hubs(url, bus=lambda: Wire(messages)) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        await move(hub, room)
        assert [("t", 2)] == messages
        with pytest.raises(Denied):
            await hub.committer.submit(room, lambda m: m.resume(0))
        assert [("t", 2)] == messages
        await comes(hub, room, Ear("ben"))
        assert [("t", 2), ("t", None)] == messages


@in_a_loop
async def test_what_was_changed_behind_the_log_is_read_anew(url: str) -> None:
    messages: list[tuple[str, int | None]] = []
    async with hubs(url, 2, bus=lambda: Wire(messages)) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        ear = Ear("ben")
        other.listeners.add(ear)
        await here.committer.submit(room, lambda m: m.say(0, "my words"), "anna")
        await there.rooms.catch_up(other)
        await here.database.write(lambda c: forgotten(c, "anna"))
        await here.forget("t")
        assert ("t", 0) in messages
        for table, seq in messages:
            there.heard(table, seq)
        await settled(there)
        for hub, each in ((here, room), (there, other)):
            assert ["", "Ben"] == [occupant.name for occupant in each.match.state.occupants]
            for since in (0, 1):
                assert "my words" not in repr(await hub.rooms.lines(each, since, each.match.seq))
        assert 2 <= ear.woken


@in_a_loop
async def test_a_table_that_is_gone(url: str) -> None:
    async with hubs(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room = await here.rooms.open("t")
        await here.database.write(lambda c: tables_store.drop_tables(c, ["t"]))
        await here.forget("t")
        assert {} == here.rooms.by_id
        for hub in (here, there):
            with pytest.raises(NoSuchTable):
                await hub.rooms.open("t")
        with pytest.raises(NoSuchTable):
            await said(here, room, "is anybody there?")


@in_a_loop
async def test_who_waits_for_a_table_to_start_is_woken(url: str) -> None:
    messages: list[tuple[str, int | None]] = []
    async with hubs(url, bus=lambda: Wire(messages)) as [hub]:
        one, two = Ear("anna"), Ear(None)
        with hub.rooms.waiting("t", one):
            with hub.rooms.waiting("t", two):
                hub.touched("t")
                hub.touched("u")
            hub.heard("t", 1)
            await hub.poll()
        hub.touched("t")
        assert (3, 1, {}) == (one.woken, two.woken, hub.rooms.before)
        assert [("t", None), ("u", None), ("t", None)] == messages


@in_a_loop
async def test_a_bot_begins_where_it_is_asked_first(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "random", "anna")
        ear = Ear("anna")
        with hub.rooms.waiting("t", ear):
            hub.started("t")
        await settled(hub)
        assert 1 == ear.woken
        assert 1 == (await row_of(hub)).asked
