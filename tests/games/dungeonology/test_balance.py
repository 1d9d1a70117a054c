"""The rule-of-thumb player and the tables of tools/balance.py, which rest on it."""

import msgspec
import pytest
from tools import balance
from tools.thumb import Thumb

import undercroft as uc

RULES = ("boss", "dangerous_zones", "maximum_alert", "main_effects")


def test_it_needs_the_view_only() -> None:
    """A view as it is sent over the line: plain data, and nothing else."""
    table = uc.game("dungeonology").new(3, dict.fromkeys(RULES, 1), seed="view-only")
    for _ in range(150):
        assert table.choice is not None
        seat, options = table.choice.seat, table.choice.options
        sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
        option = Thumb(table.past.number).choose(sent, options)
        assert option in options
        table.take(option)


def test_it_plays_better_than_chance() -> None:
    games = [balance.play("dungeonology", 2, player, {}, "better") for player in ("peaceful", "random")]
    thumb, random = (max(seat.total for seat in game.rows) for game in games)
    assert thumb > random + 10


@pytest.fixture(scope="module")
def result() -> balance.Result:
    return balance.play("dungeonology", 2, "peaceful", {"maximum_alert": 1, "alert": 0}, "told")


def test_what_is_told(result: balance.Result) -> None:
    table = uc.game("dungeonology").new(2, {"maximum_alert": 1, "alert": 0}, seed="told")
    players = [Thumb(f"told {seat}", peaceful=True) for seat in range(2)]
    rounds = []
    while table.choice is not None:
        rounds.append(table.view(None)["round"])
        seat = table.choice.seat
        table.take(players[seat].choose(table.view(seat), table.choice.options))
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
