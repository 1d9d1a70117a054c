"""Our tables as environments of PettingZoo: its own tests, and what they do not look at."""

import pickle
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from tests.lab.envs.play import NAMES, SEATS, SLOW

from undercroft.engine.registry import game
from undercroft.lab import envs
from undercroft.lab.envs import dungeoneer_v1, dungeonology_v1

# PettingZoo's own games with a mask give a dictionary too; its test knows them by name.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@masked
@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_pettingzoos_api_test(name: str, seats: int) -> None:
    api_test(envs.env(name, seats=seats), num_cycles=8 if name in SLOW else 60)


@masked
def test_pettingzoos_api_test_to_the_end_of_a_game() -> None:
    api_test(envs.env("dungeoneer", options={"round_limit": 3}), num_cycles=1000)


@masked
def test_pettingzoos_api_test_when_games_are_broken_off() -> None:
    api_test(envs.env("dungeonology", max_cycles=30), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_pettingzoos_seed_test(name: str, seats: int) -> None:
    seed_test(lambda: envs.env(name, seats=seats), num_cycles=6 if name in SLOW else 40)


def played(env: Any, seed: int) -> Any:
    """A whole game at random."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
        env.step(int(rng.choice(list(env.legal))))
    return env


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_come_with_the_end(seats: int) -> None:
    env = played(dungeoneer_v1.raw_env(seats=seats, options={"round_limit": 4}), 3)
    places = env.table.standings
    winners = [place.seat for place in places if place.rank == 1]
    best = max(env.rewards.values())
    assert winners == [n for n in range(seats) if env.rewards[f"seat_{n}"] == best]
    assert all(0 <= reward <= 1 for reward in env.rewards.values())


def test_there_is_no_reward_before() -> None:
    env = dungeoneer_v1.raw_env()
    env.reset(seed=4)
    for _ in range(30):
        env.step(min(env.legal))
        assert {"seat_0": 0.0, "seat_1": 0.0} == env.rewards


def test_a_game_that_is_broken_off_is_worth_nothing() -> None:
    env = played(dungeoneer_v1.raw_env(max_cycles=20), 5)
    assert env.table.past.number == 20
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_only_the_seat_that_is_asked_has_actions() -> None:
    env = dungeoneer_v1.raw_env()
    env.reset(seed=6)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    assert len(env.legal) == env.observe(asked)["action_mask"].sum()
    assert env.observe(other)["action_mask"].sum() == 0


def test_an_action_that_is_not_offered_is_refused() -> None:
    env = dungeoneer_v1.raw_env()
    env.reset(seed=7)
    wrong = next(n for n in range(env.encoding.actions) if n not in env.legal)
    before = env.seen_table.past.number
    with pytest.raises(ValueError, match="is not offered"):
        env.step(wrong)
    assert before == env.seen_table.past.number


def test_with_wrappers_it_loses_the_game() -> None:
    env = envs.env("dungeoneer")
    env.reset(seed=7)
    asked = env.agent_selection
    wrong = next(n for n in range(env.unwrapped.encoding.actions) if n not in env.unwrapped.legal)
    env.step(wrong)
    assert env.terminations[asked]
    assert env.rewards[asked] == -1


def test_the_next_game_is_another_one_and_always_the_same() -> None:
    seeds = []
    for _ in range(2):
        env = dungeoneer_v1.raw_env()
        env.reset(seed=8)
        env.reset()
        first = env.seen_table.origin.seed
        env.reset()
        seeds.append((first, env.seen_table.origin.seed))
    assert [("8-1", "8-2")] * 2 == seeds


def test_it_goes_on_from_any_table() -> None:
    table = game("dungeoneer").new(2, seed=9)
    table.take(table.choice.options[0])  # type: ignore[union-attr]
    env = dungeoneer_v1.raw_env()
    env.start(table)
    env.step(min(env.legal))
    assert table.past.number == 2


@pytest.mark.parametrize(
    ("name", "version", "seats"), [("dungeonology", 2, 2), ("dungeonology", 1, 3), ("dungeoneer", 1, 2)]
)
def test_a_table_of_another_kind_is_no_beginning(name: str, version: int, seats: int) -> None:
    with pytest.raises(
        ValueError, match=rf"of dungeonology 1 with 2 seats, found one of {name} {version} with {seats}"
    ):
        dungeonology_v1.raw_env().start(game(name, version).new(seats, seed=9))


@pytest.mark.parametrize(
    ("name", "wrong", "words"),
    [
        ("dungeoneer", {"seats": 7}, "for 2 to 4 seats, not 7"),
        ("dungeoneer", {"options": {"boss": 1}}, "has no option 'boss'; it has: custom_decks, lists, round"),
        ("dungeoneer", {"options": {"tournament_map": 1}}, "tournament_map: this environment knows only 0"),
        ("dungeonology", {"options": {"level": 2}}, "level: 2 is for 3 seats or more, not 2"),
        ("dungeoneer", {"max_cycles": 0}, "max_cycles: expected at least 1 decision, not 0"),
    ],
)
def test_a_table_that_cannot_be_is_refused_at_once(name: str, wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        envs.module(name).raw_env(**wrong)


def test_nothing_is_known_before_the_first_reset() -> None:
    with pytest.raises(ValueError, match="call reset first"):
        _ = dungeoneer_v1.raw_env().legal


def test_a_table_that_is_over_is_no_beginning() -> None:
    table = game("dungeoneer").new(2, seed=9)
    table.resign(0)
    with pytest.raises(ValueError, match="nothing is left"):
        dungeoneer_v1.raw_env().start(table)


@pytest.mark.parametrize("name", envs.ids())
def test_pettingzoo_makes_them_by_id(name: str) -> None:
    made: Any = pettingzoo.make("aec", name, max_cycles=5)
    assert made.unwrapped.max_cycles == 5
    assert made.metadata["name"] == name.removeprefix("undercroft/").replace("-v", "_v")
    assert made.metadata["rules"] == made.unwrapped.game.version
    assert made.metadata["encoding"] == made.unwrapped.encoding.version


def test_a_game_or_version_that_is_not_there() -> None:
    with pytest.raises(envs.UnknownEnvironment, match="no environment for 'chess'; there are: dungeon_drop"):
        envs.env("chess")
    with pytest.raises(
        envs.UnknownEnvironment, match="dungeoneer has no environment of version 9; it has: 1"
    ):
        envs.env("dungeoneer", version=9)


def test_an_environment_can_be_pickled() -> None:
    env = dungeoneer_v1.raw_env(seats=3, max_cycles=7)
    same = pickle.loads(pickle.dumps(env))
    assert (same.seats, same.max_cycles) == (3, 7)


# -- looking -------------------------------------------------------------------------------------------------


def test_it_is_drawn_as_text() -> None:
    env = dungeoneer_v1.raw_env(render_mode="ansi")
    env.reset(seed=7)
    drawn = env.render()
    assert drawn is not None
    assert "Entrance" in drawn


def test_it_is_drawn_as_html() -> None:
    env = dungeoneer_v1.raw_env(render_mode="html")
    env.reset(seed=7)
    drawn = env.render()
    assert drawn is not None
    assert drawn.startswith("<pre")


def test_it_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = dungeoneer_v1.raw_env(render_mode="human")
    env.reset(seed=7)
    env.step(min(env.legal))
    env.close()
    assert "Entrance" in capsys.readouterr().out


def test_a_mode_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no render mode 'rgb_array'; expected one of human, ansi, html"):
        dungeoneer_v1.raw_env(render_mode="rgb_array")
    env = dungeoneer_v1.raw_env()
    env.reset(seed=7)
    with pytest.raises(ValueError, match="without a render mode"):
        env.render()
