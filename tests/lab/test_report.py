"""Reports: a page that needs nothing else, plots beside it, and figures that agree with the tables."""

import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import numpy as np
import polars as pl
import pytest
from tests.lab.runs import played, short_plan

from undercroft import bots
from undercroft.bots.random_bot import RandomBot
from undercroft.lab import compare, measures, plots, report
from undercroft.lab.compare import compare_runs
from undercroft.lab.folder import BadFolder, differing, read
from undercroft.lab.plan import make_plan
from undercroft.lab.report import report_run
from undercroft.lab.stats import Estimate, seats_of, share

PLOTS = {"length", "endings", "seats", "bots", "hero", "scores", "cards_used", "cards_swing", "cards_drawn"}


@pytest.fixture(scope="module", autouse=True)
def quick_bots() -> Iterator[None]:
    """Whoever is called novice plays at random: reports are not about playing well."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "bot", lambda name, game, seed: RandomBot(seed))
        yield


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory, quick_bots: None) -> Path:
    return played(tmp_path_factory.mktemp("run"), short_plan(60, limit=6, bot="novice"), count=1)


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory, quick_bots: None) -> Path:
    return played(tmp_path_factory.mktemp("other"), short_plan(50, "y", limit=3, bot="novice"), count=1)


@pytest.fixture(scope="module")
def page(run: Path) -> Path:
    return report_run(run)


def test_a_report(run: Path, page: Path) -> None:
    assert run / "report" / "index.html" == page
    assert PLOTS == {path.stem for path in page.parent.glob("*.png")}
    assert all(path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n" for path in page.parent.glob("*.png"))
    text = page.read_text("utf-8")
    assert "Dungeoneer: 60 games" in text
    for words in ("How games end", "Win rate by seat", "Win rate by bot", "Win rate by hero", "by swing"):
        assert words in text
    assert "Potion of Healing" in text  # names in words
    assert text.count("<img ") == len(re.findall(r'<img src="data:image/png;base64,[^"]+" alt="[^"]+"', text))


def test_a_page_needs_nothing_from_elsewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    assert not re.search(r'(src|href)="(?!data:|#)', text)
    assert not re.search(r"https?://|@import|url\(|<script", text)


def test_reports_are_the_same_every_time(run: Path, page: Path, tmp_path: Path) -> None:
    assert page.read_bytes() == report_run(run, tmp_path).read_bytes()


def test_win_rates_agree_with_the_tables(run: Path) -> None:
    loaded, seats = measures.load(run), read(run, "seats")
    rates = {rate.key: rate for rate in measures.win_rates(loaded, "bot")}
    for bot in ("random", "novice"):
        own = seats.filter(seats["bot"] == bot)
        assert (60, own["won"].sum()) == (rates[bot].n, rates[bot].won)
    assert 60 == sum(rate.n for rate in measures.by_seat(loaded) if rate.key == "0")
    assert 120 == sum(rate.n for rate in measures.heroes(loaded, "hero"))


def test_cards_agree_with_the_tables(run: Path) -> None:
    loaded, uses = measures.load(run), read(run, "uses")
    lines = {line.key: line for line in measures.cards(loaded)}
    own = uses.filter((uses["card"] == "dodge") & uses["kind"].is_in(list(loaded.usage_events.used)))
    seats = len(own.select("game", "seat").unique())
    assert (seats, own["n"].sum()) == (round(120 * lines["dodge"].share.value), lines["dodge"].uses)
    assert "Dodge" == lines["dodge"].name
    assert {"power.heal"} <= lines.keys()


def test_swing_without_strata_is_the_plain_difference(run: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        measures, "with_strata", lambda seats: seats.with_columns(stratum=seats["hero"].str.head(0))
    )
    lines = [line for line in measures.cards(measures.load(run)) if line.swing.p < 1]
    assert lines
    assert all(abs(line.raw - line.swing.value) < 1e-9 for line in lines)


def test_strata_hold_all_seats_once(run: Path) -> None:
    loaded = measures.load(run)
    assert 120 == measures.seats_in(loaded).sizes.sum()
    fifths = loaded.seats["stratum"].str.split(" ").list.last()
    assert {"0", "1", "2", "3", "4"} == set(fifths)


def test_an_unfinished_run(run: Path, tmp_path: Path) -> None:
    folder = played(tmp_path, short_plan(3), count=1)
    (next(iter(sorted((folder / "games").iterdir())))).unlink()
    assert "2 of 3 games so far" in report_run(folder).read_text("utf-8")


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory, quick_bots: None) -> Path:
    """Three games, of which the last has its seats and uses on the disk, but not yet its part in games/."""
    folder = played(tmp_path_factory.mktemp("stopped"), short_plan(3), count=1)
    max((folder / "games").iterdir()).unlink()
    return folder


def test_seats_of_a_game_that_has_not_ended_do_not_count(stopped: Path) -> None:
    assert [0, 0, 1, 1] == measures.load(stopped).seats["game"].to_list()


def test_uses_of_a_game_that_has_not_ended_do_not_count(stopped: Path) -> None:
    assert {0, 1} == set(measures.load(stopped).uses.collect()["game"])


def test_cards_of_a_game_that_has_not_ended_do_not_count(stopped: Path) -> None:
    uses = read(stopped, "uses")
    loaded = measures.load(stopped)
    there = uses.filter((uses["game"] < 2) & uses["kind"].is_in(list(loaded.usage_events.used)))
    assert there["n"].sum() == sum(line.uses for line in measures.cards(loaded))


def test_a_failure_of_a_game_that_is_played_again_does_not_count(stopped: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    copytree(stopped, folder)
    (folder / "failures").mkdir()
    (folder / "failures" / "00000002.record").touch()
    assert 0 == measures.load(folder).failed


def test_a_game_alone(tmp_path: Path) -> None:
    """Nobody sits beside: there are no seats to compare, but Races and Classes."""
    plan = make_plan("dungeon_drop", games=2, players=("random",), seats=1, seed="7")
    text = report_run(played(tmp_path, plan, count=1)).read_text("utf-8")
    assert "Win rate by Race and Class" in text
    assert "Win rate by seat" not in text
    assert "1 seat<" in text
    assert "change seats" not in text


def test_races_and_classes(tmp_path: Path) -> None:
    plan = make_plan("dungeon_drop", games=2, players=("random",), seats=2, seed="7")
    loaded = measures.load(played(tmp_path, plan, count=1))
    for column in ("hero", "calling"):
        rates = measures.heroes(loaded, column)
        assert 4 == sum(rate.n for rate in rates)
        assert all(rate.name != rate.key for rate in rates)


def test_no_run(tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match="holds no run"):
        report_run(tmp_path)


def test_every_game_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "answer", None)
    folder = played(tmp_path, short_plan(2), count=1)
    with pytest.raises(BadFolder, match=r"has ended; 2 failed, the first is .*00000000"):
        report_run(folder)


def test_nothing_has_ended_yet(tmp_path: Path) -> None:
    folder = played(tmp_path, short_plan(1), count=1)
    next((folder / "games").iterdir()).unlink()
    with pytest.raises(BadFolder, match="no game of this run has ended yet"):
        report_run(folder)


# -- two runs ------------------------------------------------------------------------------------------------


def test_a_comparison(run: Path, other: Path, tmp_path: Path) -> None:
    page = compare_runs(run, other, tmp_path)
    text = page.read_text("utf-8")
    assert "round_limit=6 → round_limit=3" in text
    assert "Games are shorter by" in text
    assert "permutation test" in text
    assert "Holm" in text
    assert {"length", "endings", "seats", "heroes", "scores", "cards_used"} <= {
        path.stem for path in tmp_path.glob("*.png")
    }


def test_a_run_beside_itself(run: Path, tmp_path: Path) -> None:
    text = compare_runs(run, run, tmp_path).read_text("utf-8")
    assert "Nothing changed significantly." in text
    assert "<strong" not in text


def test_a_card_that_nobody_used_in_one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That nobody used it is an estimate, too: one game on either side proves nothing."""
    loaded = measures.load(played(tmp_path, short_plan(1), count=1))
    everybody = measures.cards(loaded)[0]._replace(share=share([0, 0, 1]))
    found = iter([[], [everybody]])
    monkeypatch.setattr(measures, "cards", lambda run: next(found))
    _, told = compare.cards(loaded, loaded, tmp_path)
    assert [] == told


def test_two_games(run: Path, tmp_path: Path) -> None:
    plan = make_plan("dungeon_drop", games=1, players=("random",), seats=2, seed="7")
    with pytest.raises(BadFolder, match="nothing to compare"):
        compare_runs(run, played(tmp_path, plan, count=1))


def test_tables_of_different_size(run: Path, tmp_path: Path) -> None:
    plan = make_plan(
        "dungeoneer", games=4, players=("random",), seats=3, options={"round_limit": 3}, seed="7"
    )
    page = compare_runs(run, played(tmp_path, plan, count=1))
    assert tmp_path / "compared" / "index.html" == page
    assert "not of the same size" in page.read_text("utf-8")


# -- comparisons in which nothing changed --------------------------------------------------------------------


def part_of(run: measures.Run, games: Sequence[int]) -> measures.Run:
    """Some of the games of a run, as if they were one by themselves."""
    chosen = pl.col("game").is_in(list(games))
    seats = measures.with_strata(run.seats.drop("stratum").filter(chosen))
    return run._replace(games=run.games.filter(chosen), seats=seats, uses=run.uses.filter(chosen))


@pytest.mark.parametrize(
    ("before", "after", "splits"),
    [
        (5, 50, 8),
        pytest.param(5, 50, 80, marks=pytest.mark.soak),
        pytest.param(30, 30, 40, marks=pytest.mark.soak),
        pytest.param(1, 50, 40, marks=pytest.mark.soak),
    ],
)
def test_parts_of_one_run_do_not_differ(run: Path, before: int, after: int, splits: int) -> None:
    """One such comparison in twenty may claim a change, of the use of cards or of their swing."""
    loaded, chance = measures.load(run), Random(before)
    claims: Counter[str] = Counter()
    for _ in range(splits):
        games = chance.sample(range(60), before + after)
        changes = compare.card_changes(part_of(loaded, games[:before]), part_of(loaded, games[before:]))
        claims.update(what for what, found in changes.items() if any(one.strong for one in found))
    assert all(n <= 0.15 * splits for n in claims.values()), claims


# -- what is wrong with a folder -----------------------------------------------------------------------------


@pytest.fixture
def copy(run: Path, tmp_path: Path) -> Path:
    return Path(copytree(run, tmp_path / "copy"))


@pytest.mark.parametrize("table", ["seats", "uses"])
def test_a_part_that_is_missing_is_named(copy: Path, table: str) -> None:
    gone = min((copy / table).iterdir())
    gone.unlink()
    with pytest.raises(BadFolder, match=f"{table}/{gone.name} is missing: the command that began the run"):
        report_run(copy)


@pytest.mark.parametrize("table", ["games", "seats", "uses"])
def test_a_part_that_cannot_be_read_is_named(copy: Path, table: str) -> None:
    broken = min((copy / table).iterdir())
    broken.write_bytes(broken.read_bytes()[:200])
    with pytest.raises(BadFolder, match=f"{table}/{broken.name} cannot be read .*: delete it; then the comm"):
        report_run(copy)


def test_a_part_that_is_broken_inside_is_named(copy: Path) -> None:
    """Its ends are whole, so that it is only found out when its rows are wanted."""
    broken = min((copy / "uses").iterdir())
    data = bytearray(broken.read_bytes())
    data[4:400] = bytes(396)
    broken.write_bytes(data)
    with pytest.raises(BadFolder, match=f"uses/{broken.name} cannot be read"):
        report_run(copy)


# -- words ---------------------------------------------------------------------------------------------------


def test_only_seats_that_can_be_compared_are_enough_for_a_swing() -> None:
    """A power of one hero: 30 seats of that hero have it and 5 have not; hundreds of another say nothing."""
    strata = [0] * 35 + [1] * 400
    seats = seats_of(range(435), strata, [n % 2 for n in range(435)])
    having = np.arange(30)
    assert (30, 5) == measures.compared(seats, having)
    assert math.isnan(measures.swing_of(seats, having).value)


def test_a_swing_of_enough_seats_is_worked_out() -> None:
    seats = seats_of(range(80), [0] * 80, [n % 3 == 0 for n in range(80)])
    assert not math.isnan(measures.swing_of(seats, np.arange(40)).value)


def rate(name: str, value: float, p: float) -> measures.Rate:
    return measures.Rate(name, name, 100, round(100 * value), Estimate(value, value, value), p)


def test_seats_and_turns_are_spoken_of_by_themselves(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measures, "by_seat", lambda run: [rate("seat 0", 0.5, 1.0)])
    monkeypatch.setattr(measures, "by_turn", lambda run: [rate("first turn", 0.9, 0.0)])
    found = "".join(report.seats(measures.load(run), tmp_path).parts)
    assert "No seat wins clearly more or less often" in found
    assert "By place in the order of turns, these win clearly more or less often" in found


@pytest.mark.parametrize("values", [[1.0, 2.0], [1.0, 2.0, 3.0], [4.0, 1.0, 3.0, 2.0], [5.0]])
def test_the_median_of_the_table_is_that_of_the_sentence(values: list[float]) -> None:
    assert f"{report.middle(values):.0f}" == report.quantiles(values)[4]


def test_a_comparison_names_only_the_options_that_differ() -> None:
    assert ("alert=2", "alert=3") == differing({"boss": 1, "alert": 2}, {"boss": 1, "alert": 3})


def test_what_is_nothing_has_no_sign() -> None:
    nothing = compare.Difference("x", "x", -0.001, 0.001, Estimate(-0.002, -0.004, 0.004), 1.0)
    assert "\N{MINUS SIGN}" not in compare.mean_table("", [nothing])


def test_rounds_that_are_all_the_same_have_one_tick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks: list[list[float]] = []
    save = plots.save

    def look(figure: Any, path: Path) -> Path:
        done = save(figure, path)
        ticks.append([tick for tick in figure.axes[0].get_xticks() if 2.5 <= tick <= 3.5])
        return done

    monkeypatch.setattr(plots, "save", look)
    plots.spreads(tmp_path / "rounds.png", [plots.Spread("Rounds", "rounds", [("", [3.0] * 9)])])
    assert [[3.0]] == ticks


def test_the_game_has_its_own_word_for_a_hero(tmp_path: Path) -> None:
    plan = make_plan("dungeonology", games=1, players=("random",), seats=2, seed="7")
    loaded = measures.load(played(tmp_path, plan, count=1))
    assert ["Scholar"] == measures.hero_words(loaded)
    assert "1 game<" in report_run(tmp_path).read_text("utf-8")
