"""The tables of tools/balance.py."""

import pytest
from tools import balance

import undercroft as uc
from undercroft import bots


def test_rules_of_thumb_play_better_than_chance() -> None:
    games = [balance.play("dungeonology", 2, player, {}, "better") for player in ("peaceful", "random")]
    peaceful, random = (max(seat.total for seat in game.rows) for game in games)
    assert peaceful > random + 10


@pytest.fixture(scope="module")
def result() -> balance.Result:
    return balance.play("dungeonology", 2, "peaceful", {"maximum_alert": 1, "alert": 0}, "told")


def test_what_is_told(result: balance.Result) -> None:
    table = uc.game("dungeonology").new(2, {"maximum_alert": 1, "alert": 0}, seed="told")
    players = [balance.Peaceful(f"told {seat}") for seat in range(2)]
    rounds = []
    while table.choice is not None:
        rounds.append(table.view(None)["round"])
        table.take(bots.answer(players[table.choice.seat], table))
    assert (rounds[-1], len(rounds), "M alert=0") == (result.rounds, result.decisions, result.rules)
    assert {row.total for row in result.rows} == {place.figures["total"] for place in table.standings}
    assert sum(row.thesis for row in result.rows) == result.theses == len(table.view(None)["theses"])
    assert 1 == sum(row.share for row in result.rows)


def test_the_report(result: balance.Result) -> None:
    text = balance.report([result])
    assert f"| peaceful | M alert=0 | 2 | {result.rounds}.0 |" in text
    assert all(row.scholar in text for row in result.rows)


def test_all_combinations() -> None:
    found = balance.combinations({"alert": 2})
    assert 16 == len({balance.label(options) for options in found})
    assert "BDME alert=2" == balance.label(found[-1] | {"alert": 2})
