"""The weights of the rules of thumb, and the tool that tunes them."""

import math
from pathlib import Path

import pytest
from tools import tune

from undercroft import bots
from undercroft.engine.weights import record, weights

SMALL = 3.0  # e to the power that no factor leaves, and what rounding adds


@pytest.fixture(params=tune.GAMES)
def rules(request: pytest.FixtureRequest) -> tune.Rules:
    return tune.Rules(request.param)


@pytest.mark.parametrize("game", tune.GAMES)
def test_every_factor_belongs_to_a_number(game: str) -> None:
    rough = tune.Rules(game).rough
    factors = record(tune.package(game)).get("factors", {})
    assert set(factors) <= set(rough)
    assert all(1 / (2 * SMALL) < factor < 2 * SMALL for factor in factors.values())


def test_numbers_stand_in_their_modules(rules: tune.Rules) -> None:
    """Also where they are imported; a novice keeps the own ones."""
    assert all(rules.places.values())
    assert any(len(places) > 1 for places in rules.places.values())
    named = {module.__name__.rpartition(".")[2] for places in rules.places.values() for module, _ in places}
    assert "novice" not in named


def test_without_a_file_numbers_stand_as_they_were_thought() -> None:
    assert weights("undercroft.games.dungeon_drop.heuristics")("steady.X", 0.25) == 0.25


def test_other_numbers_make_other_opinions(rules: tune.Rules) -> None:
    """And the same numbers the same."""
    tuned = record(tune.package(rules.game.name)).get("factors", {})
    others = dict.fromkeys(rules.rough, 2.0)

    def opinions(factors: tune.Factors) -> list[object]:
        rules.use(factors)
        table = rules.game.new(2, seed="opinions")
        told: list[object] = []
        while table.choice is not None and len(told) < 40:
            seat, options = table.choice.seat, table.choice.options
            told.append(bots.heuristics(rules.game).steady(table.view(seat), options))
            table.take(options[len(told) % len(options)])
        return told

    try:
        thought = opinions({})
        assert thought != opinions(others)
        assert thought == opinions({})
    finally:
        rules.use(tuned)


def test_tuning_is_the_same_with_the_same_seed() -> None:
    rules = tune.Rules("dungeoneer")
    tuned = record(tune.package("dungeoneer"))["factors"]
    try:
        first, again = (list(tune.tuned(rules, {}, 2, 1, "a-seed")) for _ in range(2))
    finally:
        rules.use(tuned)
    assert first == again
    assert len(first) == 2
    assert set(first[0]) == set(rules.rough)
    farthest = math.exp(tune.FARTHEST)
    assert all(1 / farthest <= factor <= farthest for factor in first[-1].values())


def test_who_plays_against_itself_wins_half() -> None:
    rules = tune.Rules("dungeoneer")
    tuned = record(tune.package("dungeoneer"))["factors"]
    try:
        assert rules.score(tuned, tuned, "itself") == 0.5
    finally:
        rules.use(tuned)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    (tmp_path / "found").mkdir()
    (tmp_path / "found" / "__init__.py").write_text("")
    text = tune.written("dungeoneer", {"moves.KEY": 1.25}, {"seed": "x", "iterations": 3}, 2)
    (tmp_path / "found" / "weights.toml").write_text(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        read = record("found")
    assert read == {
        "version": 2,
        "tuning": {"seed": "x", "iterations": 3},
        "factors": {"moves.KEY": 1.25},
    }
