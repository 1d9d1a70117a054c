"""Our games behind the same slices as the peers in peers.py."""

import random
import statistics
from time import perf_counter

import undercroft as uc
from peers import CopySlice, PlaySlice, copies_of


class TablePeer:
    """A game of ours, played at random: whole games one after the other, setting up included.

    `rules` says in a word which options of the game are set.
    """

    def __init__(
        self, name: str, seats: int, options: dict[str, int] | None = None, rules: str = "", seed: int = 1
    ) -> None:
        self.name = ", ".join(filter(None, (name, f"{seats} seats", rules)))
        self._game = uc.game(name)
        self._seats = seats
        self._options = options or {}
        self._seed = seed
        self._random = random.Random(seed)
        self._table = self._new_table()
        self._middle = self._table_in_the_middle()

    def play_slice(self, seconds: float) -> PlaySlice:
        """Play at random for about so long; decisions are those with two options or more."""
        table = self._table
        pick = self._random.random
        actions = decisions = 0
        began = now = perf_counter()
        end = began + seconds
        while now < end:
            choice = table.choice
            if choice is None:
                table = self._new_table()
                continue
            options = choice.options
            if len(options) > 1:
                decisions += 1
            table.take(options[int(pick() * len(options))])
            actions += 1
            now = perf_counter()
        self._table = table
        return PlaySlice(actions, decisions, now - began)

    def copy_slice(self, seconds: float) -> CopySlice:
        """Copy one table in its middle, again and again, for about so long."""
        return copies_of(self._middle.copy, seconds)

    def growth(self, games: int) -> float:
        """What a decision in the last tenth of a long game costs, to one in the first: median over games."""
        ratios: list[float] = []
        while len(ratios) < games:
            table = self._new_table()
            rolls: list[float] = []
            while table.choice is not None:
                rolls.append(self._random.random())
                table.take(table.choice.options[int(rolls[-1] * len(table.choice.options))])
            if len(rolls) < 300:
                continue
            self._seed -= 1
            table = self._new_table()
            spent: list[float] = []
            for roll in rolls:
                assert table.choice is not None
                option = table.choice.options[int(roll * len(table.choice.options))]
                began = perf_counter()
                table.take(option)
                spent.append(perf_counter() - began)
            tenth = len(rolls) // 10
            ratios.append(sum(spent[-tenth:]) / sum(spent[:tenth]))
        return statistics.median(ratios)

    def _new_table(self) -> uc.Table:
        self._seed += 1
        return self._game.new(self._seats, self._options, seed=self._seed)

    def _table_in_the_middle(self) -> uc.Table:
        """A table after half of its decisions."""
        rolls: list[float] = []
        table = self._new_table()
        while table.choice is not None:
            rolls.append(self._random.random())
            table.take(table.choice.options[int(rolls[-1] * len(table.choice.options))])
        self._seed -= 1
        table = self._new_table()
        for roll in rolls[: len(rolls) // 2]:
            assert table.choice is not None
            table.take(table.choice.options[int(roll * len(table.choice.options))])
        return table
