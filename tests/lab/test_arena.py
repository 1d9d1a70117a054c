"""The arena: fair to every seat and deal, the same on any number of workers, resumable, right."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from tests.lab.processes import is_below, parents

from undercroft.bots import UnknownBot
from undercroft.lab import arena, workers
from undercroft.lab.arena import (
    BadContest,
    Contest,
    Result,
    Sprt,
    bouts,
    contest,
    deal_size,
    duel,
    hold,
    ratings,
)
from undercroft.lab.plan import Endless

PATIENCE = 600  # seconds: an answer that does not come is a failure


def made(seats: int, *names: str) -> Contest:
    return Contest("0", "dungeoneer", 1, seats, {}, names, "x")


@pytest.mark.parametrize(
    ("names", "seats", "words"),
    [
        (["steady"], 2, "at least two different bots"),
        (["steady", "steady"], 2, "at least two different bots"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(names: list[str], seats: int, words: str) -> None:
    with pytest.raises(BadContest, match=words):
        contest("dungeoneer", names, seats=seats)


@pytest.mark.parametrize(("name", "words"), [("genius", "no bot 'genius'"), ("sharp", "goes by the clock")])
def test_a_bot_that_will_not_do_is_refused(name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        contest("dungeoneer", ["steady", name])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(seats: int) -> None:
    found = list(islice(bouts(made(seats, "a", "b", "c", "d")), 48))
    counts = Counter((name, seat) for bout in found for seat, name in enumerate(bout.names))
    assert 1 == len(set(counts.values()))


def test_in_every_deal_each_sits_on_each_seat() -> None:
    first, second = islice(bouts(made(2, "a", "b")), 2)
    assert (("a", "b"), ("b", "a"), first.seed) == (first.names, second.names, second.seed)


def test_fewer_bots_than_seats_fill_the_table() -> None:
    found = {bout.names for bout in islice(bouts(made(3, "a", "b")), 6)}
    assert all(set(names) == {"a", "b"} for names in found)
    assert {1, 2} == {names.count("a") for names in found}


def test_alone_everybody_gets_the_same_deals() -> None:
    found = list(islice(bouts(made(1, "a", "b")), 4))
    assert [("a", "x-0"), ("b", "x-0"), ("a", "x-1"), ("b", "x-1")] == [(b.names[0], b.seed) for b in found]


def held(games: int, workers: int = 1, keep: Path | None = None) -> list[Result]:
    *_, last = hold(contest("dungeoneer", ["random", "novice"], seed="t"), games, workers, keep)
    return list(last)


def test_the_number_of_workers_changes_nothing() -> None:
    assert held(4) == held(4, workers=2)


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    keep = tmp_path / "arena" / "kept.jsonl"
    held(2, keep=keep)
    keep.write_bytes(keep.read_bytes() + b'[2,["random"')  # killed in the middle of a line
    assert held(4) == held(4, keep=keep)
    assert 5 == keep.read_bytes().count(b"\n")


def test_the_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    held(1, keep=keep)
    assert 2 == keep.read_bytes().count(b"\n")
    with pytest.raises(BadContest, match="another contest"):
        list(hold(contest("dungeoneer", ["random", "steady"], seed="t"), 1, 1, keep))


@pytest.mark.parametrize("line", [b"oh dear", b"", b'[1,["a"],[1.0]]', b'{"number":1}', b"\xff"])
def test_a_bad_line_is_named(tmp_path: Path, line: bytes) -> None:
    keep = tmp_path / "kept.jsonl"
    held(1, keep=keep)
    keep.write_bytes(keep.read_bytes() + line + b"\n")
    with pytest.raises(BadContest, match=r"kept\.jsonl, line 3: .*; delete the line and go on"):
        held(2, keep=keep)


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    keep.touch()
    assert held(1) == held(1, keep=keep)


def test_progress_counts_what_was_kept_and_no_more_than_was_wished(tmp_path: Path) -> None:
    keep, told = tmp_path / "kept.jsonl", list[int]()
    contest_ = contest("dungeoneer", ["random", "novice"], seed="t")
    held(3, keep=keep)
    list(hold(contest_, 2, 1, keep, told.append))
    list(hold(contest_, 4, 1, keep, told.append))
    assert [2, 3, 4] == told


def test_a_file_that_was_cut_off_in_its_first_line_is_begun_again(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    held(1, keep=keep)
    keep.write_bytes(keep.read_bytes()[:40])
    assert held(2) == held(2, keep=keep) == held(2, keep=keep)


def test_a_game_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LONGEST", 30)
    with pytest.raises(Endless, match="circles"):
        held(1)


def results(*winners: str) -> list[Result]:
    return [
        Result(n, ("a", "b"), (1.0, 0.0) if who == "a" else (0.0, 1.0) if who == "b" else (0.5, 0.5))
        for n, who in enumerate(winners)
    ]


def test_whoever_wins_more_is_rated_higher() -> None:
    first, second = ratings(made(2, "b", "a"), results(*"aaabaaaa"))
    assert ("a", "b") == (first.name, second.name)
    assert 7 / 8 == first.share
    assert first.error > 0


def test_a_victory_is_the_first_place_and_nothing_else() -> None:
    """A better place behind is worth 0.02 to a bot that learns; it is no part of a victory."""
    three = [Result(n, ("a", "b", "c"), (1.0, 0.02, 0.0)) for n in range(4)]
    assert [("a", 1.0), ("b", 0.0), ("c", 0.0)] == [
        (one.name, one.share) for one in ratings(made(3, "a", "b", "c"), three)
    ]


def test_alone_those_who_are_equal_share_the_victory() -> None:
    alone = [Result(0, ("a",), (0.9,)), Result(1, ("b",), (0.9,))]
    assert [0.5, 0.5] == [one.share for one in ratings(made(1, "a", "b"), alone)]


def test_fewer_bots_than_seats_are_rated() -> None:
    """a wins wherever it sits; and both know more of each other than at the beginning."""
    held = made(3, "a", "b")
    found = [
        Result(
            bout.number, bout.names, tuple(float(name == "a") / bout.names.count("a") for name in bout.names)
        )
        for bout in islice(bouts(held), 24)
    ]
    first, second = ratings(held, found)
    assert ("a", "b") == (first.name, second.name)
    assert first.mu - second.mu > 5
    assert first.error < 16


def test_two_seats_are_no_advantage_where_all_are_alike() -> None:
    held, chance = made(3, "a", "b"), Random(3)
    found = []
    for bout in islice(bouts(held), 600):
        places = [1.0, 0.02, 0.0]
        chance.shuffle(places)
        found.append(Result(bout.number, bout.names, tuple(places)))
    first, second = ratings(held, found)
    assert first.mu - second.mu < first.error + second.error


def test_more_games_make_surer() -> None:
    few, many = (ratings(made(2, "a", "b"), results(*"aab" * n))[0].error for n in (3, 60))
    assert many < few


def test_a_duel_counts_ties_as_halves() -> None:
    found = duel(made(2, "a", "b"), results("a", "b", "tie", "a"), "a", "b")
    assert (4, 2.5 / 4) == (found.meetings, found.score.value)
    assert found.score.low < 0.625 < found.score.high


def test_alone_the_better_result_of_a_deal_wins() -> None:
    alone = [
        Result(0, ("a",), (0.3,)),
        Result(1, ("b",), (0.2,)),
        Result(2, ("a",), (0.9,)),
        Result(3, ("b",), (0.9,)),
    ]
    assert 0.75 == duel(made(1, "a", "b"), alone, "a", "b").score.value


def test_a_table_of_three_counts_each_pair() -> None:
    three = [Result(0, ("a", "b", "b"), (0.02, 1.0, 0.0))]
    assert [0.5] == arena.scores_between(made(3, "a", "b"), three, "a", "b")


def test_the_sequential_test_knows_when_to_stop() -> None:
    test = Sprt()
    assert test.verdict([1.0, 0.0] * 3) is None
    assert test.verdict([1.0] * 60 + [0.0] * 20) is True
    assert test.verdict([1.0, 0.0, 0.0] * 60) is False


def test_what_was_proved_stays_so() -> None:
    """Whoever goes on with a kept contest looks at all of it at once, and must find the same."""
    assert Sprt().verdict([1.0] * 30 + [0.0] * 60) is True


def drawn_deals(chance: Random, score: float, ties: float, alike: float) -> Iterator[float]:
    """The first bot's mean of the two games of each deal; so many games are ties, and in so many deals the
    second game comes out as the first did.
    """
    for _ in range(2500):
        rate = (score - ties / 2) / (1 - ties)
        games = [0.5 if chance.random() < ties else float(chance.random() < rate) for _ in range(2)]
        yield games[0] if chance.random() < alike else sum(games) / 2


@pytest.mark.parametrize(
    ("test", "ties", "alike"),
    [
        (Sprt(), 0.0, 0.0),
        (Sprt(), 0.3, 0.0),
        (Sprt(), 0.0, 0.5),
        (Sprt(0.5, 0.7), 0.0, 0.0),
        (Sprt(0.5, 0.9), 0.0, 0.0),
    ],
)
@pytest.mark.parametrize("stronger", [False, True])
def test_the_sequential_test_errs_no_more_than_it_says(
    test: Sprt, ties: float, alike: float, stronger: bool
) -> None:
    """At most 5 of 100; 200 contests with that rate have more than 18 errors once in a hundred times."""
    chance = Random(7)
    score = test.high if stronger else test.low
    found = Counter(test.verdict(drawn_deals(chance, score, ties, alike)) for _ in range(200))
    assert 18 >= found[not stronger]
    assert 5 >= found[None], "5,000 games are enough, almost always"


def test_only_whole_deals_are_tested() -> None:
    """Who sits first wins: after an odd number of games somebody is ahead, and it says nothing."""
    held = made(2, "a", "b")
    assert 4 == len(arena.whole_deals(held, results(*"abbab")))
    assert arena.verdict(held, results(*"aa" * 30), Sprt()) is True
    assert arena.verdict(held, results(*"bb" * 30), Sprt()) is False


def test_two_wins_prove_nothing() -> None:
    assert Sprt().verdict([1.0, 1.0]) is None


def test_a_worker_that_is_killed_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    crew: list[workers.Worker] = []
    give = workers.Worker.give

    def kill_the_first(self: workers.Worker, *arguments: Any) -> None:
        give(self, *arguments)
        crew.append(self)
        if len(crew) == 1:
            self.process.kill()

    monkeypatch.setattr(workers.Worker, "give", kill_the_first)
    assert held(12, workers=2) == held(12)
    assert 3 == len({worker.process.pid for worker in crew})


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the workers in /proc")
def test_workers_leave_with_an_arena_that_is_killed() -> None:
    code = """if True:
        from undercroft.lab.arena import contest, hold
        if __name__ == '__main__':
            for _ in hold(contest('dungeonology', ['novice', 'steady'], seats=4), 4000, 2):
                print('playing', flush=True)
    """
    arena = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert arena.stdout is not None
    with arena.stdout as said:
        assert said.readline() == b"playing\n"
        tree = parents()
        arena.kill()
        arena.wait()
    crew = [one for one in tree if one != arena.pid and is_below(one, arena.pid, tree)]
    assert len(crew) >= 2
    ends = monotonic() + PATIENCE
    while left := set(crew) & set(parents()):
        assert monotonic() < ends, left
        sleep(0.05)


def test_the_games_of_a_deal_belong_together() -> None:
    """Whoever sits first wins: so often as it happened, nobody is stronger, and that is quite sure."""
    held = made(2, "a", "b")
    assert 2 == deal_size(held)
    found = duel(held, results(*("a", "b") * 30), "a", "b").score
    assert 0.43 < found.low < 0.5 < found.high < 0.57
