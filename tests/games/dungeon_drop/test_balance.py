"""The reckoning of the rules of thumb, and the tables of tools/balance_drop.py, which rest on it."""

from pathlib import Path
from statistics import mean

import msgspec
import pytest
from tests import quick
from tools import balance_drop as balance
from tools.balance_drop import Thumb

import undercroft as uc
from undercroft.games.dungeon_drop.heuristics.purse import Skill, chance_of
from undercroft.games.dungeon_drop.heuristics.situation import Situation


@pytest.mark.parametrize("seats", [1, 3])
def test_it_needs_the_view_only(seats: int) -> None:
    """A view as it is sent over the line: plain data, and nothing else."""
    table = uc.game("dungeon_drop").new(seats, {}, seed="view-only")
    while table.choice is not None and table.past.number < 60:
        seat, options = table.choice.seat, table.choice.options
        sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
        option = Thumb(table.past.number).choose(sent, options)
        assert option in options
        table.take(option)


def test_it_counts_as_the_table_does() -> None:
    """What it holds, without the rolls of the Chests, is what the view says it is worth."""
    table = uc.game("dungeon_drop").new(1, {}, seed="counts")
    player, seen = Thumb("counts"), 0
    while table.choice is not None and seen < 40:
        view, options = table.view(0), table.choice.options
        s = Situation(view, options)
        if view["seat"]["0"]["quest"] != "shield_bearers_oath":  # what was spent is not in the view
            assert view["seat"]["0"]["worth"]["total"] == s.sure(s.purse)
            assert view["seat"]["0"]["worth"]["opened"] == s.opened(s.purse)
            seen += 1
        table.take(player.choose(view, options))
    assert seen == 40


def test_it_sees_the_rooms_as_the_table_does() -> None:
    """Which rooms there are, and what lies in them."""
    table = uc.game("dungeon_drop").new(1, {}, seed="rooms")
    player, seen = Thumb("rooms"), 0
    while table.choice is not None and seen < 5:
        view, options = table.view(0), table.choice.options
        if table.choice.prompt == "move.room":
            s = Situation(view, options)
            reckoned = {(way.space, frozenset(way.taken)) for way in s.ways_now}
            assert all((way.space, frozenset(way.taken)) in reckoned for way in s.offered())
            seen += 1
        table.take(player.choose(view, options))
    assert seen == 5


def test_chances_of_dice() -> None:
    assert 1 == chance_of(2, 2)
    assert chance_of(2, 12) == pytest.approx(1 / 36)
    assert chance_of(3, 11) == pytest.approx(1 / 2)


def test_it_plays_better_than_chance() -> None:
    """The first floor of four heroes each, and a normal game."""
    thumb, random = (
        [balance.play(1, player, {"floor_limit": 1}, f"better-{n}") for n in range(4)]
        for player in ("thumb", "random")
    )
    done, chance = (
        sum(floor.ending == "done" for one in runs for floor in one.floors) for runs in (thumb, random)
    )
    assert done > chance + 1
    sums = [
        mean(row.total for row in balance.play(2, player, {}, "better").rows)
        for player in ("thumb", "random")
    ]
    assert sums[0] > sums[1]


@pytest.fixture(scope="module")
def solo() -> balance.Result:
    return balance.play(1, "plain", {"floor_limit": 3}, "told")


@pytest.fixture(scope="module")
def normal() -> balance.Result:
    return balance.play(2, "thumb", {}, "told")


def test_what_is_told_of_floors(solo: balance.Result) -> None:
    """Played again, and looked at on the way."""
    table = uc.game("dungeon_drop").new(1, {"floor_limit": 3}, seed="told")
    player = Thumb("told 0", Skill.PLAIN)
    seen = []
    while table.choice is not None:
        view = table.view(0)
        if table.choice.prompt == "setup.height":
            me = view["seat"]["0"]
            seen.append((view["tracker"], len(me["classes"]), me["quest"], view["required"]))
        table.take(player.choose(view, table.choice.options))
    told = [(floor.tracker, floor.classes, floor.quest) for floor in solo.floors]
    assert [row[:3] for row in seen] == told
    for floor, row in zip(solo.floors, seen, strict=True):
        assert floor.required in (0, row[3])  # 0 where the floor was not left
        assert (floor.total >= floor.required) == (floor.ending == "done") or floor.ending.startswith("lost")
        assert sum(floor.items.values()) == floor.total
        assert not floor.used  # a plain player
    (place,) = table.standings
    assert place.figures["tracker"] == solo.legacy
    assert table.past.number == solo.decisions


def test_what_is_told_of_a_normal_game(normal: balance.Result) -> None:
    assert {0, 1} == {row.order for row in normal.rows}
    assert 1 == sum(row.share for row in normal.rows)
    best = max(normal.rows, key=lambda row: row.total)
    assert best.share > 0
    assert all(sum(row.items.values()) == row.total for row in normal.rows)


FLOORS = [
    balance.Floor(0, "done", 5, 1, "royal_rubies", required=23, total=30, relics=2),
    balance.Floor(2, "done", 6, 2, "royal_rubies", required=28, total=30, relics=2),
    balance.Floor(4, "done", 6, 3, "royal_rubies", required=33, total=40, relics=2),
    balance.Floor(6, "lost_box", 11, 4, "royal_rubies"),
]


def test_where_a_hero_goes_home() -> None:
    """The same run, by who retires when."""
    run = balance.Result("s", 1, "thumb", {}, 9, 9, legacy=6, lost="lost_box", floors=FLOORS)
    assert [balance.outcome(run, stop) for stop in balance.STOPS] == [4, 6, None]
    assert [balance.outcome(run, stop) for stop in (2, 3, 7)] == [2, 4, None]


def test_the_report(solo: balance.Result, normal: balance.Result) -> None:
    run = balance.Result("s", 1, "thumb", {}, 9, 9, race="dwarf", legacy=6, lost="lost_box", floors=FLOORS)
    text = balance.report([solo, normal, run])
    assert "| thumb | 6 | 1 | 0.0 ± 0.0 % | 0.0 ± 0.0 % | 0.0 ± 0.0 % | 0.0 ± 0.0 % | 100.0 ± 0.0 % |" in text
    assert "| thumb | 5 to 6 | 1 | 0.0 ± 0.0 % | 0 % | 100 % | 0 % |" in text
    assert "| thumb | 2 | 1 | 100.0 ± 0.0 % |" in text
    assert "| plain | 0 | " in text.split("### Floors by Relic tracker")[1].split("###")[0]
    assert all(row.race in text for row in normal.rows)
    assert solo.race in text


def test_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every game is written when it is over, none is played twice, and two halves make a whole."""
    command = ["balance_drop", "--players", "random", "--options", "floor_limit=1", "--games", "2"]
    files = [tmp_path / "first", tmp_path / "second"]
    for part, file in enumerate(files, 1):
        monkeypatch.setattr("sys.argv", [*command, "--part", f"{part}/2", "--keep", str(file)])
        assert 0 == balance.main()
    assert ["balance-1-0", "balance-1-1"] == [one.seed for one in balance.read(map(str, files))]
    capsys.readouterr()
    monkeypatch.setattr(balance, "play", None)
    assert 0 == balance.main()
    assert "| random | 0 | 1 |" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["balance_drop", "--read", *map(str, files)])
    assert 0 == balance.main()
    assert "| random | 0 | 2 |" in capsys.readouterr().out


def test_scatter() -> None:
    """Nearer and farther, by height; with the stand-in for the physics they are the same."""
    rows = [line.split("|")[1:-1] for line in balance.scatter(5, quick.settle) if line.startswith("| ")][1:]
    assert ["150", "200", "250", "300"] == [row[0].strip() for row in rows]
    for row in rows:
        half, most, whole_half, whole_most, farthest = map(float, row[1:])
        assert 0 < half <= most <= farthest
        assert half <= whole_half <= whole_most <= farthest
