"""OpenSpiel: games whose rules are written in Python, and some whose rules are C++ called from Python.

Chance is a move of its own there; it takes time, but is nobody's decision.
"""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pyspiel
from benchmarks.peers import Peer
from open_spiel.python import games  # registers those written in Python

assert games
WRITTEN_IN = {
    "python_tic_tac_toe": "Python",
    "python_kuhn_poker": "Python",
    "python_liars_poker": "Python",
    "python_team_dominoes": "Python",
    "tic_tac_toe": "C++",
    "backgammon": "C++",
    "gin_rummy": "C++",
    "hanabi": "C++",
}


def one(name: str) -> Peer:
    """One of its games, played at random."""
    game = pyspiel.load_game(name)
    middle = in_the_middle(game)
    made_of = WRITTEN_IN[name]
    return Peer(f"OpenSpiel {name}", moves(game), middle.clone, made_of, "State.clone")


PEERS = {f"OpenSpiel {name}": partial(one, name) for name in WRITTEN_IN}


def moves(game: Any) -> Iterator[bool]:
    """Whole games one after the other."""
    pick = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chance(state, pick)
                continue
            options = state.legal_actions()
            state.apply_action(options[int(pick.random() * len(options))])
            yield len(options) > 1


def chance(state: Any, pick: random.Random) -> None:
    outcomes = state.chance_outcomes()
    if len(outcomes) == 1:
        state.apply_action(outcomes[0][0])
        return
    values, likely = zip(*outcomes, strict=True)
    state.apply_action(pick.choices(values, likely)[0])


def in_the_middle(game: Any) -> Any:
    """A state after half of the moves of a game."""
    pick = random.Random(1)
    states = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, pick)
            continue
        states.append(state.clone())
        state.apply_action(pick.choice(state.legal_actions()))
    return states[len(states) // 2]
