"""The same plan gives the same games, whoever plays them and however often they are interrupted."""

import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.lab.runs import SAME, played, same, short_plan

import undercroft as uc
from undercroft import bots
from undercroft.lab import playing, workers
from undercroft.lab.folder import (
    FAILURES,
    BadFolder,
    failures,
    part,
    read,
    read_plan,
    sole_run,
    tidy,
    write_plan,
    write_whole,
)
from undercroft.lab.plan import make_plan, players_of, seed_of, spans
from undercroft.lab.playing import Chunk, Differs, play_chunk, play_game
from undercroft.lab.simulate import State, simulate
from undercroft.lab.tables import COLUMNS, TABLES


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games, played one after the other."""
    return played(tmp_path_factory.mktemp("finished"), short_plan(), count=1)


# -- the same games ------------------------------------------------------------------------------------------


def test_two_workers(finished: Path, tmp_path: Path) -> None:
    assert same(finished, played(tmp_path, short_plan(), count=2))
    assert len(read(tmp_path, "times")["worker"].unique()) <= 2


def test_another_seed(finished: Path, tmp_path: Path) -> None:
    assert not same(finished, played(tmp_path, short_plan(seed="y"), count=1))


class Interrupted(Exception):
    pass


def stop_after(chunks: int) -> Callable[[State], None]:
    told: list[State] = []

    def tell(state: State) -> None:
        told.append(state)
        if len(told) > chunks:
            raise Interrupted

    return tell


@pytest.mark.parametrize("count", [1, 2])
def test_a_run_goes_on_where_it_stopped(finished: Path, tmp_path: Path, count: int) -> None:
    with pytest.raises(Interrupted):
        simulate(short_plan(), tmp_path, count=count, tell=stop_after(3))
    assert 3 == len(read(tmp_path, "games"))
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    state = simulate(short_plan(), tmp_path, count=1)
    assert (3, 6) == (state.found, state.done)
    assert before == {path: path.stat().st_mtime_ns for path in before}
    assert same(finished, tmp_path)


def test_what_a_kill_left_behind_is_cleared_away(finished: Path, tmp_path: Path) -> None:
    """Half a part, and a chunk whose part in games/ was not written yet."""
    played(tmp_path, short_plan(), count=1)
    span = spans(short_plan())[2]
    part(tmp_path, "games", span).unlink()
    part(tmp_path, "seats", span).write_bytes(b"half")
    (tmp_path / "uses" / ".half.parquet.123").write_bytes(b"half")
    assert 5 == simulate(short_plan(), tmp_path, count=1).found
    assert not list((tmp_path / "uses").glob(".*"))
    assert same(finished, tmp_path)


@pytest.mark.parametrize("table", TABLES)
def test_a_chunk_without_one_of_its_parts_is_played_again(finished: Path, tmp_path: Path, table: str) -> None:
    played(tmp_path, short_plan(), count=1)
    part(tmp_path, table, spans(short_plan())[2]).unlink()
    assert 5 == simulate(short_plan(), tmp_path, count=1).found
    assert same(finished, tmp_path)
    assert 6 == len(list((tmp_path / "times").iterdir()))


def test_a_chunk_that_is_played_again_does_not_count_until_then(tmp_path: Path) -> None:
    played(tmp_path, short_plan(), count=1)
    part(tmp_path, "uses", spans(short_plan())[2]).unlink()
    assert [spans(short_plan())[2]] == tidy(tmp_path, short_plan())
    assert 5 == len(read(tmp_path, "games"))


def test_a_folder_among_the_parts_is_left_alone(tmp_path: Path) -> None:
    played(tmp_path, short_plan(1), count=1)
    (tmp_path / "games" / ".ipynb_checkpoints").mkdir()
    assert 1 == simulate(short_plan(1), tmp_path, count=1).found


def test_a_finished_run_is_left_alone(finished: Path) -> None:
    before = sorted((path, path.stat().st_mtime_ns) for path in finished.rglob("*.parquet"))
    assert 6 == simulate(short_plan(), finished, count=2).found
    assert before == sorted((path, path.stat().st_mtime_ns) for path in finished.rglob("*.parquet"))


def test_a_run_can_grow(tmp_path: Path) -> None:
    """Also where its last chunk was a short one."""
    small = msgspec.structs.replace(short_plan(5), chunk=2)
    played(tmp_path / "grown", small, count=1)
    grown = played(tmp_path / "grown", short_plan(7), count=1)
    assert same(grown, played(tmp_path / "whole", short_plan(7), count=1))
    assert 4 == len(list((grown / "games").iterdir()))


def test_the_seed_of_the_folder_is_taken_up(tmp_path: Path) -> None:
    first = make_plan("dungeoneer", games=1, players=("random",), options={"round_limit": 1})
    again = make_plan("dungeoneer", games=2, players=("random",), options={"round_limit": 1})
    simulate(first, tmp_path, seed_given=False, count=1)
    assert first.seed == simulate(again, tmp_path, seed_given=False, count=1).plan.seed


def test_a_game_of_a_run_is_a_game_like_any_other(finished: Path) -> None:
    """Anybody can play it again from what the tables say."""
    plan = read_plan(finished)
    for row in read(finished, "games").iter_rows(named=True):
        rules = uc.game(plan.game, plan.version)
        table = rules.new(plan.seats, plan.options, row["seed"])
        names = players_of(plan, row["game"])
        crew = [bots.bot(name, rules, f"{row['seed']}-{seat}") for seat, name in enumerate(names)]
        while table.choice is not None:
            table.take(bots.answer(crew[table.choice.seat], table))
        assert (row["decisions"], row["winners"]) == (
            table.past.number,
            sum(place.rank == 1 for place in table.standings),
        )


# -- folders -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": "y"}, "its seed is x, not y"),
        ({"bots": ("random", "steady")}, "its bots are random,random, not random,steady"),
        ({"options": {"round_limit": 9}}, "round_limit=2.*, not .*round_limit=9"),
        ({"package": "9.9"}, "its package is"),
        ({"games": 3}, "it can grow, but not shrink"),
    ],
)
def test_another_plan_is_refused(finished: Path, change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadFolder, match=message):
        simulate(msgspec.structs.replace(short_plan(), **change), finished, count=1)
    assert short_plan() == read_plan(finished)


def test_a_folder_with_something_else(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(BadFolder, match=r"thesis\.tex"):
        simulate(short_plan(), tmp_path, count=1)
    assert ["thesis.tex"] == [path.name for path in tmp_path.iterdir()]


def test_of_options_those_that_differ_are_named(tmp_path: Path) -> None:
    plan, other = (
        make_plan("dungeonology", games=1, players=("random",), options={"boss": 1, "alert": n}, seed="x")
        for n in (2, 3)
    )
    write_plan(tmp_path, plan)
    with pytest.raises(BadFolder, match="its options are alert=2, not alert=3;"):
        simulate(other, tmp_path, count=1)


def test_a_full_disk_is_told_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="No space left") as raised:
        write_whole(tmp_path / "games" / "part", b"data")
    assert str(tmp_path / "games" / "part") == raised.value.filename
    assert [] == list((tmp_path / "games").iterdir())


@pytest.mark.parametrize("text", ["", "{}", "[7", '{"format": 2}'])
def test_a_broken_manifest(tmp_path: Path, text: str) -> None:
    (tmp_path / "run.json").write_text(text)
    with pytest.raises(BadFolder, match=r"run\.json"):
        simulate(short_plan(), tmp_path, count=1)


def test_two_at_once(finished: Path) -> None:
    with sole_run(finished), pytest.raises(BadFolder, match="another simulation"):
        simulate(short_plan(), finished, count=1)


# -- tables --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", COLUMNS)
def test_columns(finished: Path, table: str) -> None:
    found = {name: str(kind) for name, kind in read(finished, table).schema.items()}
    figures = {name: "Int64" for name in found if name.startswith("figure_")}
    assert {**COLUMNS[table], **figures} == found
    assert bool(figures) == (table == "seats")


def test_parts_are_compressed(finished: Path) -> None:
    """Zstandard is codec 6 of Parquet's own list."""
    data = part(finished, "games", spans(short_plan())[0]).read_bytes()
    assert b"PAR1" == data[:4]
    assert b"\x28\xb5\x2f\xfd" in data


def test_rows(finished: Path) -> None:
    games, seats = read(finished, "games"), read(finished, "seats")
    assert list(range(6)) == games["game"].to_list()
    assert 12 == len(seats)
    assert {1, 2} == set(seats["turn"])
    assert games["decisions"].sum() == seats["decisions"].sum()
    assert games["winners"].sum() == seats["won"].sum()
    assert {"round_limit", "last_hero"} >= set(games["ending"])
    assert [seed_of(short_plan(), k) for k in range(6)] == games["seed"].to_list()
    assert {"round_limit=2"} == set(games["options"])


def test_uses_name_cards_without_their_copies(finished: Path) -> None:
    uses = read(finished, "uses")
    assert {"drew", "dealt", "discarded"} <= set(uses["kind"])
    assert not [card for card in uses["card"] if card[-2:-1] == "_" and card[-1].isdigit()]
    dealt = uses.filter(uses["kind"] == "dealt")
    assert 36 == dealt["n"].sum()  # three Quests for each of twelve heroes


@pytest.mark.parametrize("game", uc.game_names())
def test_every_game(game: str) -> None:
    options = {"dungeonology": {"boss": 1, "main_effects": 1}, "dungeoneer": {"round_limit": 3}}.get(game, {})
    plan = make_plan(game, games=1, players=("random",), seats=2, options=options, seed="7")
    done = play_game(plan, 0)
    assert "" == done.failure
    assert done.game["ending"]
    assert done.game["rounds"]
    assert all(row["hero"] for row in done.seats)
    assert (game == "dungeon_drop") == all(row["calling"] for row in done.seats)
    assert done.uses


def test_a_game_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 30)
    done = play_game(make_plan("dungeoneer", games=1, players=("random",), seed="7"), 0)
    assert done.game["failed"]
    assert "do the bots go round in circles?" in done.failure


def test_a_game_alone() -> None:
    plan = make_plan("dungeon_drop", games=1, players=("random",), seats=1, seed="7")
    (row,) = play_game(plan, 0).seats
    assert row["won"] == (not row["reason"].startswith("lost"))


# -- what goes wrong -----------------------------------------------------------------------------------------


def test_a_game_that_fails(monkeypatch: pytest.MonkeyPatch, finished: Path, tmp_path: Path) -> None:
    """The others go on, and the record leads to the place."""
    answer = bots.answer

    def stumble(bot: bots.Bot, table: uc.Table) -> uc.Option:
        if table.origin.seed == "x-3" and table.past.number == 8:
            raise RuntimeError("a bot stumbles")
        return answer(bot, table)

    monkeypatch.setattr(bots, "answer", stumble)
    state = simulate(short_plan(), tmp_path, count=1)
    assert 1 == state.failed
    games = read(tmp_path, "games")
    assert [3] == games.filter(games["failed"])["game"].to_list()
    (record,) = failures(tmp_path)
    text = record.read_text("utf-8")
    assert "a bot stumbles" in text
    assert 8 == uc.replay(text).past.number
    others = [read(folder, "games").filter(games["game"] != 3) for folder in (finished, tmp_path)]
    assert others[0].equals(others[1])


@pytest.fixture
def failed_once(tmp_path: Path) -> Path:
    """Six games with records of failures of the third and the fifth; the third is to be played again."""
    played(tmp_path, short_plan(), count=1)
    (tmp_path / FAILURES).mkdir()
    for k in (2, 4):
        (tmp_path / FAILURES / f"{k:08}.record").touch()
    part(tmp_path, "games", spans(short_plan())[2]).unlink()
    return tmp_path


def test_a_failure_is_forgotten_when_the_game_is_played_again(failed_once: Path) -> None:
    simulate(short_plan(), failed_once, count=1)
    assert ["00000004.record"] == [path.name for path in failures(failed_once)]


def test_failures_of_games_that_are_there_count(failed_once: Path) -> None:
    assert 1 == simulate(short_plan(), failed_once, count=1).failed


def test_half_a_record_is_cleared_away(failed_once: Path) -> None:
    half = failed_once / FAILURES / ".00000002.record.123"
    half.touch()
    simulate(short_plan(), failed_once, count=1)
    assert not half.exists()


def test_rules_that_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision that breaks the table is told, too."""
    plan = short_plan()
    table_type = uc.game("dungeoneer").table
    run = table_type.run

    def break_down(self: uc.Table) -> None:
        if self.past.number == 5:
            raise RuntimeError("the floor gives way")
        run(self)

    monkeypatch.setattr(table_type, "run", break_down)
    failure = play_game(plan, 0).failure
    assert "the floor gives way" in failure
    assert "# while seat" in failure
    assert 1 == failure.count("undercroft record 1")


def test_a_game_that_cannot_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> uc.Table:
        raise RuntimeError("no table")

    monkeypatch.setattr(uc.Game, "new", refuse)
    failed = play_game(SHORT, 0)
    assert failed.game["failed"]
    assert "seed x-0" in failed.failure


SHORT = short_plan()


def test_a_worker_of_another_version() -> None:
    with pytest.raises(Differs, match=r"the run is of 9\.9"):
        play_chunk(msgspec.structs.replace(SHORT, package="9.9"), spans(SHORT)[0])


def test_a_worker_that_is_killed(finished: Path) -> None:
    """Its chunk is played again by another."""
    plan = msgspec.structs.replace(short_plan(), chunk=1)
    crew: list[workers.Worker] = []
    make = workers.Worker.__init__

    def remember(self: workers.Worker) -> None:
        make(self)
        crew.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers.Worker, "__init__", remember)
        found: list[Chunk] = []
        for chunk in workers.processes(partial(play_chunk, plan), spans(plan), 2):
            if not found:
                busy = next(worker for worker in crew if worker.job is not None)
                assert busy.process.pid is not None
                os.kill(busy.process.pid, signal.SIGKILL)
            found.append(chunk)
    assert 3 == len(crew)
    assert sorted(spans(plan)) == sorted(chunk.span for chunk in found)
    assert not [worker for worker in crew if worker.process.is_alive()]


def test_a_chunk_that_kills_every_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    give = workers.Worker.give

    def kill(self: workers.Worker, *arguments: Any) -> None:
        self.process.kill()
        self.process.join()
        give(self, *arguments)

    monkeypatch.setattr(workers.Worker, "give", kill)
    with pytest.raises(workers.LostWorkers, match="4 workers died"):
        list(workers.processes(partial(play_chunk, SHORT), spans(SHORT)[:1], 2))


def test_what_a_worker_cannot_do_is_told_here() -> None:
    plan = msgspec.structs.replace(SHORT, package="9.9")
    with pytest.raises(Differs):
        list(workers.processes(partial(play_chunk, plan), spans(plan)[:2], 2))


def test_everything_but_the_clock_is_compared() -> None:
    assert ("games", "seats", "uses") == SAME
