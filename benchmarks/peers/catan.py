"""Catanatron: the bar. A simulator of a large board game in plain Python, made for speed and for search."""

from collections.abc import Iterator

from benchmarks.peers import Peer
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

SEATS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def catanatron() -> Peer:
    """Four random players, driven as its own `Game.play` drives itself."""
    game = one_game(1)
    middle = one_game(1)
    for _ in range(run_on(game) // 2):  # also fills the caches that it keeps between games
        middle.play_tick()
    return Peer("catanatron", moves(), middle.copy, "Python", "Game.copy")


def moves(seed: int = 1) -> Iterator[bool]:
    """Whole games one after the other. Chance is the module `random`, which every new game seeds again."""
    while True:
        seed += 1
        game = one_game(seed)
        while not is_over(game):
            decided = len(game.state.playable_actions) > 1
            game.play_tick()
            yield decided


def one_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in SEATS], seed=seed)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def run_on(game: Game) -> int:
    """Play to the end: the number of actions."""
    actions = 0
    while not is_over(game):
        game.play_tick()
        actions += 1
    return actions
