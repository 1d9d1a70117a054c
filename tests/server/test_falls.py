"""Games in which something falls: what is kept of a fall, who is told it, that nobody goes back behind it,
and that the server goes on meanwhile.
"""

import base64
import threading
from pathlib import Path
from typing import Any

import pytest
from tests import quick
from tests.server.arrange import Story, hubs, in_a_loop, lines_of, move, new_file, sit_down

from undercroft.games.dungeon_drop.physics import FallOutcome, decode, world
from undercroft.server import lobby
from undercroft.server.clocks import NoClock
from undercroft.server.entries import Moved
from undercroft.server.match import Denied, take_snapshot
from undercroft.server.presenter import present_line
from undercroft.server.store.people import PlayerRow

DROP: dict[str, Any] = {"game": "dungeon_drop", "version": 1, "options": {}}


def solo() -> Story:
    return Story("anna", **DROP)


def denied(story: Story, to: int) -> str:
    with pytest.raises(Denied) as error:
        story.match.undo(0, story.match.state.asked_seq, to)
    return error.value.code


def test_nobody_goes_back_behind_a_fall() -> None:
    """Not even somebody who plays alone and has nobody to ask."""
    story = solo()
    story.move("height 200")
    assert "settled" == denied(story, 0)
    assert story.match.floor == story.match.step == 1
    before = story.match.step
    while not story.match.table.past.outcomes or story.match.step == before:
        story.move()
        for to in range(story.match.state.outcome_floor):
            assert "settled" == denied(story, to)
    assert story.match.state.outcome_floor == story.match.step == story.match.floor


def test_what_does_not_fall_can_be_taken_back_alone() -> None:
    story = solo()
    story.move("height 200")
    settled = story.match.step
    entry = story.move()  # a room to enter: nothing falls
    assert isinstance(entry, Moved)
    assert not entry.outcomes
    story.undo(0, settled)
    assert story.match.step == settled


def test_a_snapshot_knows_where_something_fell() -> None:
    story = solo()
    story.move("height 200")
    assert 1 == take_snapshot(story.match).state.outcome_floor


@pytest.mark.usefixtures("real_falls")
def test_a_film_is_kept_and_told_with_what_has_just_happened() -> None:
    story = solo()
    entry = story.move("height 200")
    assert isinstance(entry, Moved)
    assert entry.films
    assert all(decode(base64.b64decode(film)) for film in entry.films)
    line, game = story.lines[-1], story.match.table.game
    assert list(entry.films) == present_line(game, line, 0).films
    assert not present_line(game, line, 0, films=False).films
    again = story.board(1)
    assert () == again.recordings, "a replay does not simulate"
    assert again == story.match.table


@in_a_loop
async def test_the_loop_goes_on_while_something_falls(tmp_path: Path) -> None:
    threads: list[threading.Thread] = []

    def settle(*scene: Any) -> FallOutcome:
        threads.append(threading.current_thread())
        return quick.settle(*scene)

    with quick.falls(settle):
        async with hubs(new_file(tmp_path)) as [hub]:
            await sit_down(hub, "anna", **DROP)
            room = await hub.rooms.open("t")
            await move(hub, room, "height 200")
            assert threads
            assert threading.current_thread() not in threads
            assert isinstance((await lines_of(hub))[-1].entry, Moved)


def test_a_server_without_physics_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "find_spec", lambda name: None)
    plan = lobby.TablePlan(
        game="dungeon_drop",
        options={},
        seats=[lobby.PlannedSeat("me")],
        name="",
        language="en",
        public=False,
        watch=True,
        clock=NoClock(),
    )
    maker = PlayerRow("p", "Anna", None, None, 0, "en", False, 0, 0)
    with pytest.raises(Denied, match=r'install "undercroft\[drop\]"'):
        lobby.make_table(plan, maker, 0)
