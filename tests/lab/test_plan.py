"""A plan says everything its games depend on, and complains about what cannot be played."""

from collections import Counter

import pytest

import undercroft as uc
from undercroft.bots import UnknownBot
from undercroft.lab.plan import BadPlan, make_plan, options_text, players_of, seed_of, spans

RULES = {"seats": 3, "players": ("random",), "seed": "x"}


def test_every_bot_comes_to_every_seat_equally_often() -> None:
    plan = make_plan("dungeoneer", games=12, players=("random", "novice", "steady"), seed="x")
    met = Counter((seat, bot) for k in range(plan.games) for seat, bot in enumerate(players_of(plan, k)))
    assert {4} == set(met.values())
    assert 9 == len(met)


def test_one_bot_takes_all_seats() -> None:
    plan = make_plan("dungeoneer", games=1, seats=4, players=("random",), seed="x")
    assert ("random",) * 4 == plan.bots


def test_seats_follow_from_the_bots() -> None:
    assert 3 == make_plan("dungeoneer", games=1, players=("random", "random", "novice"), seed="x").seats
    assert 2 == make_plan("dungeoneer", games=1, players=("random",), seed="x").seats


def test_options_are_complete() -> None:
    plan = make_plan("dungeonology", games=1, players=("random",), options={"boss": 1}, seed="x")
    assert {setting.name for setting in uc.game("dungeonology").settings} == plan.options.keys()
    assert "boss=1" == options_text(plan)


def test_a_seed_is_drawn() -> None:
    one, other = (make_plan("dungeoneer", games=1, players=("random",)).seed for _ in range(2))
    assert one != other


def test_chunks_cover_all_games_once() -> None:
    for games in (1, 7, 99, 100, 101, 12345, 100_000):
        plan = make_plan("dungeoneer", games=games, players=("random",), seed="x")
        found = spans(plan)
        assert list(range(games)) == [k for span in found for k in range(*span)]
        assert len(found) <= max(100, games // 500 + 1)


def test_seeds_of_games_differ() -> None:
    plan = make_plan("dungeoneer", games=50, players=("random",), seed="x")
    assert 50 == len({seed_of(plan, k) for k in range(50)})


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"games": 0}, BadPlan, "at least 1 game, not 0"),
        ({"players": ()}, BadPlan, "who plays"),
        ({"players": ("random", "random")}, BadPlan, "2 bots for 3 seats"),
        ({"players": ("genius",)}, UnknownBot, "no bot 'genius'"),
        ({"players": ("sharp",)}, UnknownBot, "sharp:200"),
        ({"seats": 9}, uc.BadSetup, "2 to 4 seats, not 9"),
        ({"options": {"boss": 1}}, uc.BadSetup, "has no option 'boss'"),
        ({"seed": "a b"}, uc.BadSetup, "a seed is one word"),
    ],
)
def test_bad_plans(wrong: dict[str, object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make_plan("dungeoneer", **({"games": 1} | RULES | wrong))  # type: ignore[arg-type]


def test_no_such_game() -> None:
    with pytest.raises(uc.UnknownGame, match="no game 'chess'"):
        make_plan("chess", games=1, players=("random",))
