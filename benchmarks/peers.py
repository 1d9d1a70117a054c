"""The programs we measure ourselves against, each behind the same two slices.

A peer runs in the same process and interpreter as our own games: two builds of one Python version can differ
more than two programs do. A slice is short, so that a benchmark can interleave ours and theirs and compare
medians.

Run alone, this module prints what the peers do on this machine:

    python benchmarks/peers.py [SECONDS]
"""

import statistics
import sys
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

SEATS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


class PlaySlice(NamedTuple):
    """What was played in one slice, setting up new games included."""

    actions: int  # everything a player did, forced or not
    decisions: int  # only those with two options or more
    seconds: float


class CopySlice(NamedTuple):
    """How many copies of a game in progress were made in one slice."""

    copies: int
    seconds: float


def copies_of(copy: Callable[[], object], seconds: float) -> CopySlice:
    """Call a copy method again and again for about so long."""
    copies = 0
    began = now = perf_counter()
    end = began + seconds
    while now < end:
        copy()
        copies += 1
        now = perf_counter()
    return CopySlice(copies, now - began)


class CatanatronPeer:
    """Catanatron with four random players, driven as its own `Game.play` drives itself.

    A game goes on from one slice to the next and is followed by a new one when it ends, so that slices add up
    to whole games. Catanatron draws from the module `random`, which every new game seeds again.
    """

    name = "catanatron"

    def __init__(self, seed: int = 1) -> None:
        self._seed = seed
        self.finished = 0  # games played to their end
        self._lengths: list[int] = []  # in actions
        self._length = 0
        self._game = self._new_game()
        while not self._lengths:  # fills the caches that Catanatron keeps between games
            self.play_slice(0.05)
        self._middle = self._game_in_the_middle()

    def play_slice(self, seconds: float) -> PlaySlice:
        """Play at random for about so long."""
        game, length = self._game, self._length
        actions = decisions = 0
        began = now = perf_counter()
        end = began + seconds
        while now < end:
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                self._lengths.append(length + actions)
                self.finished += 1
                length = -actions
                game = self._new_game()
            if len(game.state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
            actions += 1
            now = perf_counter()
        self._game, self._length = game, length + actions
        return PlaySlice(actions, decisions, now - began)

    def copy_slice(self, seconds: float) -> CopySlice:
        """Copy one game in its middle, again and again, for about so long."""
        return copies_of(self._middle.copy, seconds)

    @property
    def typical_length(self) -> int:
        """Actions in the median finished game."""
        return int(statistics.median(self._lengths))

    def _new_game(self) -> Game:
        self._seed += 1
        return Game([RandomPlayer(color) for color in SEATS], seed=self._seed)

    def _game_in_the_middle(self) -> Game:
        """A game after half of its actions: played once to count them, then again from the same seed."""
        game = self._new_game()
        length = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            length += 1
        self._seed -= 1
        again = self._new_game()
        for _ in range(length // 2):
            again.play_tick()
        return again


def main(seconds: float = 10.0) -> None:
    """Print what each peer does, as medians over short slices."""
    peer = CatanatronPeer()
    slices = max(1, round(seconds / 0.5))
    plays: list[PlaySlice] = []
    copies: list[CopySlice] = []
    for _ in range(slices):
        plays.append(peer.play_slice(0.4))
        copies.append(peer.copy_slice(0.1))
    actions = statistics.median(p.actions / p.seconds for p in plays)
    decisions = statistics.median(p.decisions / p.seconds for p in plays)
    microseconds = statistics.median(c.seconds / c.copies * 1e6 for c in copies)
    print(f"{peer.name}: {peer.finished} games finished, {peer.typical_length} actions in the median game")
    print(f"  actions per second              {actions:10,.0f}")
    print(f"  decisions (2+ options) per s    {decisions:10,.0f}")
    print(f"  microseconds per copy           {microseconds:10.1f}")


if __name__ == "__main__":
    main(*(float(a) for a in sys.argv[1:2]))
