"""Data sets: decisions of games between bots, as tables with a card."""

import json
import shutil
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from tests.cli.command import run

import undercroft as uc
from undercroft import bots
from undercroft.lab import dataset
from undercroft.lab.folder import BadFolder
from undercroft.lab.plan import RunPlan, make_plan


def plan(games: int = 3, seed: str = "x", players: tuple[str, ...] = ("novice", "random")) -> RunPlan:
    return make_plan("dungeoneer", games=games, players=players, options={"round_limit": 3}, seed=seed)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("set") / "data"
    dataset.make(plan(), folder)
    return folder


def table(folder: Path, name: str) -> "pl.DataFrame":
    return pl.read_parquet(sorted((folder / name).glob("*.parquet")))


@pytest.mark.parametrize("name", dataset.COLUMNS)
def test_columns_are_those_of_the_card(made: Path, name: str) -> None:
    columns = dataset.COLUMNS[name]
    found = table(made, name)
    assert list(columns) == found.columns
    assert [kind for kind, _ in columns.values()] == [str(kind) for kind in found.dtypes]
    card = (made / dataset.CARD).read_text("utf-8")
    for column, (kind, text) in columns.items():
        assert f"| `{column}` | {kind} | {text} |" in card


def test_games_can_be_played_again_from_the_rows(made: Path) -> None:
    """From the seed and what was taken, with forced decisions in between: the same views and options."""
    decisions = table(made, "decisions").rows(named=True)
    for game in table(made, "games").rows(named=True):
        rules = uc.game("dungeoneer")
        again = rules.new(2, {"round_limit": 3}, game["seed"])
        rows = {row["decision"]: row for row in decisions if row["game"] == game["game"]}
        for count in range(game["decisions"]):
            assert again.choice is not None
            row: dict[str, Any] | None = rows.get(count)
            if row is None:
                assert len(again.choice.options) == 1
                again.take(again.choice.options[0])
                continue
            assert (row["seat"], row["prompt"]) == (again.choice.seat, again.choice.prompt)
            assert json.loads(row["view"]) == json.loads(json.dumps(again.view(row["seat"])))
            assert row["options"] == [again.write(option) for option in again.choice.options]
            assert row["bot"] == game["bots"][row["seat"]]
            again.take(row["options"][row["choice"]])
        assert again.over
        assert game["shares"] == list(bots.heuristics(rules).result(again))
        assert [place.rank for place in sorted(again.standings)] == game["ranks"]
        assert {(row["seat"], row["share"]) for row in rows.values()} <= set(enumerate(game["shares"]))


def test_the_same_plan_makes_the_same_files(made: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    dataset.make(plan(), again)
    files = sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())
    assert [(made / path).read_bytes() for path in files] == [(again / path).read_bytes() for path in files]
    other = tmp_path / "other"
    dataset.make(plan(seed="y"), other)
    assert not table(made, "decisions").equals(table(other, "decisions"))


def test_what_is_missing_is_played(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data"
    monkeypatch.setattr(dataset, "PART", 1)
    dataset.make(plan(), folder)
    whole = table(folder, "decisions")
    shutil.rmtree(folder / "games")
    told: list[int] = []
    dataset.make(plan(), folder, told.append)
    assert whole.equals(table(folder, "decisions"))
    assert whole.equals(table(made, "decisions"))
    assert told == [1, 2, 3]


def test_another_set_is_left_alone(made: Path, tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match="another data set"):
        dataset.make(plan(seed="y"), made)
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadFolder, match="not empty"):
        dataset.make(plan(), tmp_path)


def test_the_card_makes_the_same_set_again(made: Path, tmp_path: Path) -> None:
    """By the command that stands in it."""
    card = (made / dataset.CARD).read_text("utf-8")
    [line] = [line.strip() for line in card.splitlines() if line.startswith("    undercroft ")]
    words = line.removeprefix("undercroft ").split()
    words[words.index("FOLDER")] = str(tmp_path / "data")
    assert run(tmp_path, *words).returncode == 0
    assert table(made, "decisions").equals(table(tmp_path / "data", "decisions"))


def test_a_bot_that_goes_by_the_clock_is_refused(tmp_path: Path) -> None:
    done = run(
        tmp_path, "dataset", "dungeoneer", "--games", "1", "--bots", "sharp", "--out", str(tmp_path / "x")
    )
    assert done.returncode == 2
    assert "clock" in done.stderr
