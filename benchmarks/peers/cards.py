"""RLCard: card games for learning. It has no copy. Its own search takes moves back, in games that keep
copies of their parts at every step for that; a deep copy of the game is the nearest to it.
"""

import copy
import random
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import rlcard
from benchmarks.peers import Peer

GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "mahjong", "doudizhu")


def one(name: str) -> Peer:
    """One of its environments, played at random through the legal actions."""
    moving, middle = (rlcard.make(name, config={"seed": 1}) for _ in range(2))
    length = sum(1 for _ in one_game(moving, random.Random(1)))
    for _ in islice(one_game(middle, random.Random(1)), length // 2):
        pass
    copied = partial(copy.deepcopy, middle.game)
    return Peer(f"RLCard {name}", moves(moving), copied, "Python, numpy", "deepcopy of the game")


PEERS = {f"RLCard {name}": partial(one, name) for name in GAMES}


def moves(env: Any) -> Iterator[bool]:
    """Whole games one after the other."""
    pick = random.Random(1)
    while True:
        yield from one_game(env, pick)


def one_game(env: Any, pick: random.Random) -> Iterator[bool]:
    """One game."""
    state, _ = env.reset()
    while not env.is_over():
        options = list(state["legal_actions"])
        state, _ = env.step(options[int(pick.random() * len(options))])
        yield len(options) > 1
