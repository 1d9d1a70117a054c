"""One seat as an environment of Gymnasium: its own checks, and what they do not look at."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from undercroft.lab import envs
from undercroft.lab.envs import single

SHORT = {"round_limit": 3}


def played(env: single.SeatEnv, seed: int) -> list[tuple[int, float]]:
    """A whole game at random: actions and rewards."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    done, told = False, []
    while not done:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, truncated, info = env.step(action)
        told.append((action, reward))
        done = terminated or truncated
    return told


@pytest.mark.parametrize("game", [name for name in envs.VERSIONS if name != "dungeon_drop"])
def test_gymnasiums_check(game: str) -> None:
    check_env(envs.seat(game), skip_render_check=True)


def test_gymnasium_makes_it() -> None:
    env = gymnasium.make(
        "undercroft/dungeoneer-v1", opponents="novice", options=SHORT, disable_env_checker=True
    )
    seat: Any = env.unwrapped
    assert seat.opponents == ["novice"]
    assert sum(reward for _, reward in played(seat, 3)) in (0.0, 0.5, 1.0)


def test_gymnasium_makes_many_at_once() -> None:
    many = gymnasium.make_vec("undercroft/dungeoneer-v1", num_envs=3, options=SHORT)
    observations, infos = many.reset(seed=5)
    assert observations.shape[0] == len(infos["action_mask"]) == 3
    actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    observations, rewards, *_ = many.step(actions)
    assert observations.shape[0] == len(rewards) == 3


@pytest.mark.parametrize("opponents", ["random", "steady", "sharp:2"])
def test_the_same_seed_is_the_same_game(opponents: str) -> None:
    games = [played(envs.seat("dungeoneer", opponents=opponents, options=SHORT), 7) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != played(envs.seat("dungeoneer", opponents=opponents, options=SHORT), 8)


def test_the_reward_is_the_share_in_the_victory() -> None:
    env = envs.seat("dungeoneer", seats=3, seat=1, opponents=["novice", "random"], options=SHORT)
    told = played(env, 1)
    table = env.tables.table
    assert all(reward == 0 for _, reward in told[:-1])
    winners = [place.seat for place in table.standings if place.rank == 1]
    assert (told[-1][1] >= 1 / len(winners)) == (1 in winners)


def test_only_decisions_of_the_own_seat_are_asked() -> None:
    env = envs.seat("dungeonology", seat=1)
    rng = np.random.default_rng(2)
    _, info = env.reset(seed=2)
    for _ in range(60):
        assert env.tables.table.choice.seat == 1 == info["seat"]
        *_, terminated, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        if terminated:
            break


def test_what_is_seen_is_what_the_seat_may_know() -> None:
    env = envs.seat("dungeoneer", seat=0)
    seen, _ = env.reset(seed=4)
    table = env.tables.table
    env.tables.start(table.redeal(0, "other cards"))
    assert np.array_equal(seen, env.observation())


def test_an_action_that_is_not_offered_loses() -> None:
    env = envs.seat("dungeoneer")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (-1.0, True, False) == env.step(wrong)[1:4]


def test_a_game_that_is_broken_off() -> None:
    env = envs.seat("dungeonology", max_cycles=5)
    told = played(env, 3)
    assert all(reward == 0 for _, reward in told)
    assert not env.action_masks().any()
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seat": 2}, "expected 0 to 1"),
        ({"opponents": ["random", "random"]}, "expected one bot or 1"),
        ({"opponents": "nobody"}, "nobody"),
    ],
)
def test_wrong_arguments(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, LookupError), match=said):
        envs.seat("dungeoneer", **arguments)


def test_actions_have_names() -> None:
    env = envs.seat("dungeoneer")
    _, info = env.reset(seed=7)
    names = [env.action_name(int(n)) for n in np.flatnonzero(info["action_mask"])]
    assert all(names)
    assert len(set(names)) == len(names)
