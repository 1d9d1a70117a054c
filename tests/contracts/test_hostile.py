"""Whatever stands in a save or in the `start` of a record: it is refused in a sentence, or plays on."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from tests.contracts import hostile, laws
from tests.contracts.play import GAMES, TIMES, any_option, new_table, play

import undercroft as uc
from undercroft.engine.codec import SaveError, start_of
from undercroft.engine.fields import steps_of
from undercroft.engine.game import Game
from undercroft.engine.record import RecordError
from undercroft.engine.replay import replay
from undercroft.engine.state import Table
from undercroft.games.dungeon_drop.game import DungeonDrop
from undercroft.games.dungeon_drop.physics import guess

IDS = [f"{game.name}-{game.version}" for game in GAMES]
FRAMES = [frame for game in GAMES for frame in game.frames.values()]
# Where cubes come to rest is guessed, whatever lies there already: what falls is another test's matter.
GUESSING = [DungeonDrop(guess.settle) if game.name == DungeonDrop.name else game for game in GAMES]


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("game", GUESSING, ids=IDS)
def test_a_hostile_save_is_refused_or_plays_on(game: Game, times: int) -> None:
    examples, decisions = (100, 4) if game.runs_in_thread else (300, 60)

    @settings(derandomize=True, deadline=None, max_examples=examples * times, database=None)
    @given(data=hostile.hostile_saves(game))
    def check(data: Any) -> None:
        hostile.is_refused_or_plays_on(game, data, Random(1), decisions)

    check()


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_waits_is_what_the_steps_say(game: Game) -> None:
    """The procedure on top waits for an answer, those below where they say: `load` relies on it."""
    for seats in game.seats:
        rng = Random(f"steps {game} {seats}")
        for table in play(new_table(game, seats, rng), rng, limit=40 if game.runs_in_thread else 300):
            if table.choice is None:
                continue
            *below, top = table.stack
            assert top.step in steps_of(type(top)).answered
            for frame in below:
                assert frame.step in frame.waits


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{frame.__module__}.{frame.__name__}")
def test_a_procedure_waits_at_steps_that_it_has(frame: Any) -> None:
    steps = steps_of(frame)
    assert set(frame.waits) <= steps.every - steps.answered


# -- what was sent to us -------------------------------------------------------------------------------------


def middle(name: str, prompt: str) -> Table:
    """A table at which this is asked."""
    game = uc.game(name)
    for seed in range(60):
        rng = Random(seed)
        for table in play(game.new(seed=seed), rng, limit=400):
            if table.choice is not None and table.choice.prompt == prompt:
                return table
    raise AssertionError(f"{prompt} is never asked")


def refused(game: Game, data: Any) -> str:
    with pytest.raises(SaveError) as error:
        game.load(data)
    assert 0 < len(str(error.value)) <= 300
    return str(error.value)


def test_a_window_that_never_closes() -> None:
    table = middle("dungeoneer", "window.response")
    data = hostile.plain_save(table)
    name, fields = data["position"]["stack"][-1]
    assert name == "Window"
    fields["quiet"] = -(10**15)
    assert "Window: Expected `int` >= 0 - at `$.quiet`" in refused(table.game, data)


def test_a_university_of_two_hundred_million() -> None:
    game = uc.game("dungeonology")
    data = hostile.plain_save(game.new(seed=1))
    data["position"]["fields"]["university"] = [10, 200_000_000]
    assert "fields: Expected `int` <=" in refused(game, data)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@pytest.mark.parametrize("where", ["seats", "options", "position", "fields", "stack", "chance", "moves"])
def test_lists_in_lists_in_lists(game: Game, where: str) -> None:
    data = hostile.plain_save(game.new(seed=1))
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    inside = data["position"] if where in data["position"] else data
    if where == "fields":
        inside = data["position"]["fields"]
        where = next(iter(inside))
    inside[where] = deep
    refused(game, data)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_complaint_is_short(game: Game) -> None:
    data = hostile.plain_save(game.new(seed=1))
    for where in (data, data["options"], data["position"]["fields"], data["position"]["chance"]["script"]):
        where["x" * 1_000_000] = 1
        refused(game, data)
        del where["x" * 1_000_000]
    data["position"]["stack"] *= 100_000
    refused(game, data)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@pytest.mark.parametrize("start", ["[" * 100_000, '{"fields":' * 100_000, "1", "{}", '"' + "x" * 100_000])
def test_a_hostile_start_of_a_record(game: Game, start: str) -> None:
    head = game.new(seed=1).record().split("\n\n")[0]
    with pytest.raises(RecordError, match=r"line \d+: start: ") as error:
        replay(f"{head}\nstart {start}\n\nend 0\n")
    assert len(str(error.value)) <= 400


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_true_start_of_a_record(game: Game) -> None:
    table = game.new(seed=1)
    rng = Random(1)
    for _ in range(3):
        table.take(any_option(rng, table))
    head = table.record().split("\n\n")[0]
    again = replay(f"{head}\nstart {start_of(table)}\n\nend 0\n")
    assert table == again
    laws.play_on(again, rng, 5)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_an_origin_cannot_write_lines_into_a_record(game: Game) -> None:
    data = hostile.plain_save(game.new(seed=1))
    for origin in (["1\nend 0", False, ""], ["1", False, "{}\nend 0"], ["x" * 1000, False, ""]):
        assert "origin" in refused(game, {**data, "origin": origin})


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_the_choice_is_the_one_that_is_asked(game: Game) -> None:
    table = game.new(seed=2)
    assert table.choice is not None
    data = hostile.plain_save(table)
    for key, value in (("prompt", "another.question"), ("verbs", []), ("verbs", list(game.verbs)[::-1])):
        choice = {**data["position"]["choice"], key: value}
        assert "asks seat" in refused(game, {**data, "position": {**data["position"], "choice": choice}})
    if game.seats.start > 1:
        other = {**data["position"]["choice"], "seat": (table.choice.seat + 1) % table.seats}
        assert "asks seat" in refused(game, {**data, "position": {**data["position"], "choice": other}})


def test_numbers_of_streams_have_64_bits() -> None:
    game = GAMES[0]
    data = json.loads(json.dumps(game.new(seed=1).save()))
    for wrong in (-1, 2**64, 10**30):
        data["position"]["chance"]["streams"][game.streams[0]] = wrong
        assert refused(game, data)


def test_a_cube_that_was_collected_is_not_still_there() -> None:
    table = middle("dungeon_drop", "explore.aim")
    data = hostile.plain_save(table)
    fields = data["position"]["fields"]
    fields["collected"][0] = [next(n for n, body in enumerate(fields["bodies"]) if body)]
    assert "still there" in refused(table.game, data)
