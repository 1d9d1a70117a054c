"""Our games as rivals: played at random, copied, asked for options and views, dealt anew, searched.

Run alone, this module answers for another benchmark that measures two builds side by side: a line of JSON in,
[row, work, seconds], a line of JSON out, the rates.

    python -m benchmarks.ours
"""

import json
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from benchmarks.slices import Rates, played, repeated, set_up

import undercroft as uc
from undercroft.bots import Budget, LazyView
from undercroft.bots.sharp_bot import SharpBot
from undercroft.engine.build import build
from undercroft.engine.chance import Chance

ROOT: Final = Path(__file__).parents[1]
ADVANCED: Final = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}
MODULES: Final = {"alchemy": 1, "specialists": 1, "spriggan": 1, "research": 1}  # of Rocca Civetta
MOMENTS: Final = 16  # of one game, evenly spread: where options, views, deals and thoughts are measured
LINES: Final = 50  # of thought about one decision
FEW: Final = 10  # the same where a line takes long
GAMES: Final = 3  # that are played again and again where cubes fall


class TablePeer:
    """A game of ours, played at random: whole games one after the other, setting up included.

    `rules` says in a word which options of the game are set.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        options: dict[str, int] | None = None,
        rules: str = "",
        seed: int = 1,
        lines: int = LINES,
    ) -> None:
        self.name = ", ".join(filter(None, (name, f"{seats} seat{'s' * (seats > 1)}", rules)))
        self._game = uc.game(name)
        self._seats = seats
        self._options = options or {}
        self._seed = seed
        self._random = random.Random(seed)
        self._bot = SharpBot(self._game, seed, Budget(simulations=lines))
        self._chance = Chance.seeded(seed, ("redeal",))
        self._moves = self._endless_moves()
        *decided, _ = self._one_game()
        self._middle = decided[len(decided) // 2]
        moments = [decided[n * len(decided) // MOMENTS] for n in range(MOMENTS)]
        self._calls: dict[str, tuple[str, Callable[[], object]]] = {
            "copy": ("copies", self._middle.copy),
            "options": ("options", taking_turns([table.ask_again for table in moments])),
            "view": ("views", taking_turns([looking(table) for table in moments])),
            "redeal": ("redeals", taking_turns([self._dealing(table) for table in moments])),
        }
        self._tables = cycle(moments)

    def measure(self, work: str, seconds: float) -> Rates:
        """Rates of one kind of work: play, copy, options, view, redeal or think."""
        if work == "play":
            return self._play(seconds)
        if work == "think":
            return self._think(seconds)
        figure, call = self._calls[work]
        return {figure: repeated(call, seconds)}

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

    def _play(self, seconds: float) -> Rates:
        return played(self._moves, seconds)

    def _think(self, seconds: float) -> Rates:
        """Think decisions through, one after the other, each with so many simulations."""
        thoughts = lines = decisions = 0
        began = process_time()
        end = perf_counter() + seconds
        while not thoughts or perf_counter() < end:
            table = next(self._tables)
            choice = table.choice
            assert choice is not None
            thought = self._bot.think(LazyView(looking(table)), choice.options, self._dealing(table))
            thoughts += 1
            lines += thought.simulations
            decisions += thought.decisions
        spent = process_time() - began
        return {"lines": lines / spent, "tried": decisions / spent, "thoughts": thoughts / spent}

    def _dealing(self, table: uc.Table) -> Callable[..., uc.Table]:
        assert table.choice is not None
        seat = table.choice.seat

        def deal(chance: Chance = self._chance) -> uc.Table:
            return table.redeal(seat, chance)

        return deal

    def _new_table(self) -> uc.Table:
        self._seed += 1
        return self._game.new(self._seats, self._options, seed=self._seed)

    def _endless_moves(self) -> Iterator[bool]:
        pick = self._random.random
        while True:
            table = self._new_table()
            while table.choice is not None:
                options = table.choice.options
                table.take(options[int(pick() * len(options))])
                yield len(options) > 1

    def _one_game(self) -> list[uc.Table]:
        """The table at every decision of a game that has two options or more, and at its end."""
        decided: list[uc.Table] = []
        table = self._new_table()
        while table.choice is not None:
            options = table.choice.options
            if len(options) > 1:
                decided.append(table.copy())
            table.take(options[int(self._random.random() * len(options))])
        return [*decided, table]


class DropPeer(TablePeer):
    """Dungeon Drop without the falls: a few games in which cubes really fell are played again and again, and
    every decision is told where they came to rest, as a replay is. In simulations that is guessed.
    """

    def __init__(self, seats: int) -> None:
        super().__init__("dungeon_drop", seats, rules="no falls", lines=FEW)
        self._games = [self._one_game()[-1] for _ in range(GAMES)]

    def _play(self, seconds: float) -> Rates:
        """All the games, however long they take: they are few, and some moments in them slow."""
        actions = decisions = 0
        began = process_time()
        for game in self._games:
            table = self._game.new(self._seats, self._options, seed=game.origin.seed)
            for step in reversed([*game.steps()]):
                assert table.choice is not None
                decisions += len(table.choice.options) > 1
                table.take(step.option, outcomes=step.outcomes)
                actions += 1
        spent = process_time() - began
        return {"actions": actions / spent, "decisions": decisions / spent}


def looking(table: uc.Table) -> Callable[[], dict[str, Any]]:
    """What looks at a table with the eyes of the seat that is asked."""
    assert table.choice is not None
    seat = table.choice.seat
    return lambda: table.view(seat)


def taking_turns(calls: Sequence[Callable[[], object]]) -> Callable[[], object]:
    """One call after the other, for ever."""
    following = cycle(calls)
    return lambda: next(following)()


class Row(NamedTuple):
    """What is measured: a game, how many play it, and which options are set, in a word."""

    game: str
    seats: int
    options: dict[str, int]
    rules: str = ""

    def peer(self) -> TablePeer:
        if self.game == "dungeon_drop":
            return DropPeer(self.seats)
        return TablePeer(self.game, self.seats, self.options, self.rules)


# Each game with few and with many at the table, without and with all it can do.
ROWS: Final[dict[str, Row]] = {
    "dungeoneer 2": Row("dungeoneer", 2, {}),
    "dungeoneer 3": Row("dungeoneer", 3, {}),
    "dungeoneer 4": Row("dungeoneer", 4, {}),
    "dungeonology 2": Row("dungeonology", 2, {}),
    "dungeonology 4": Row("dungeonology", 4, ADVANCED, "all rules"),
    "rocca_civetta 4": Row("rocca_civetta", 4, ADVANCED | MODULES, "all modules"),
    "dungeon_drop 1": Row("dungeon_drop", 1, {}),
    "dungeon_drop 3": Row("dungeon_drop", 3, {}),
}


def rows(wanted: Sequence[str] = ()) -> list[str]:
    """The rows of these games, or all."""
    unknown = [name for name in wanted if not any(name in (row, row.split()[0]) for row in ROWS)]
    if unknown:
        raise SystemExit(f"no row {', '.join(unknown)}; there are: {', '.join(ROWS)}")
    return [row for row in ROWS if not wanted or row in wanted or row.split()[0] in wanted]


# -- another build, in another process -----------------------------------------------------------------------


class Elsewhere:
    """All rows in another interpreter, which answers while ours waits."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, "-m", "benchmarks.ours"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.build: str = self.ask("build")

    def ask(self, *question: object) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the other interpreter ended with code {self._process.wait()}")
        return json.loads(line)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class TableElsewhere:
    """One row in another interpreter."""

    def __init__(self, elsewhere: Elsewhere, row: str) -> None:
        self._elsewhere = elsewhere
        self._row = row
        self.name = f"{elsewhere.ask(row)}, {elsewhere.build}"

    def measure(self, work: str, seconds: float) -> Rates:
        rates: Rates = self._elsewhere.ask(self._row, work, seconds)
        return rates


def serve() -> None:
    """Answer questions on standard input until it ends."""
    peers: dict[str, TablePeer] = {}
    for line in sys.stdin:
        row, *rest = json.loads(line)
        answer: object
        if row == "build":
            answer = build()
        else:
            if row not in peers:
                peers[row] = ROWS[row].peer()
                set_up()
            answer = peers[row].measure(*rest) if rest else peers[row].name
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve()
