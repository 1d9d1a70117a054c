"""PettingZoo's classic games: environments for learning, so that every move also makes an observation as an
array. Its interface has no copy; whoever searches takes a deep one.
"""

import copy
import importlib
import random
from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from typing import Any

import numpy
from benchmarks.peers import Peer

WRITTEN_IN = {
    "tictactoe_v3": "Python, numpy",
    "connect_four_v3": "Python, numpy",
    "chess_v6": "Python (python-chess)",
    "hanabi_v5": "C++ (OpenSpiel)",
    "leduc_holdem_v4": "Python (RLCard)",
}


def one(name: str) -> Peer:
    """One of its environments as `env()` makes it, played at random through the action mask."""
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    middle = in_the_middle(module.env())
    made_of = WRITTEN_IN[name]
    return Peer(
        f"PettingZoo {name}", moves(module.env()), partial(copy.deepcopy, middle), made_of, "deepcopy"
    )


PEERS = {f"PettingZoo {name}": partial(one, name) for name in WRITTEN_IN}


def moves(env: Any) -> Iterator[bool]:
    """Whole games one after the other."""
    pick = random.Random(1)
    for seed in count(1):
        yield from one_game(env, seed, pick)


def one_game(env: Any, seed: int, pick: random.Random) -> Iterator[bool]:
    """One game; the farewell that each agent must bid at its end is no move."""
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        options = numpy.flatnonzero(observation["action_mask"])
        env.step(int(options[int(pick.random() * len(options))]))
        yield len(options) > 1


def in_the_middle(env: Any) -> Any:
    """An environment after half of the moves of a game, played twice from one seed."""
    length = sum(1 for _ in one_game(env, 1, random.Random(1)))
    for _ in islice(one_game(env, 1, random.Random(1)), length // 2):
        pass
    return env
