"""How much the processor has to do for our games: instructions, counted one by one, of two builds in the same
games. What else the machine does changes nothing about them, so a difference of one percent is one.

    python -m benchmarks.instructions PYTHON ... [--rows ROW ...] [--works WORK ...]

Each PYTHON is the interpreter of an environment: that of a worktree of another commit, or of the compiled
build. Needs Valgrind, under which whatever is counted takes fifty times as long: so there are few decisions
in a row, and counting is switched on only when everything is made and warm.

The part that is counted runs in each of these interpreters. So it asks nothing of Undercroft that earlier
commits do not have.
"""

import argparse
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve()
MARK: Final = "getpgid"  # a call that nothing else here makes: each time, counting begins anew

DECISIONS: Final = 1200  # as many before the first is counted, for what is made once or grows warm
MOMENTS: Final = 16  # of these decisions, evenly spread: there everything but playing is measured
SIMULATIONS: Final = 8
FALLS: Final = 40  # decisions of a game in which cubes fall

Story = list[tuple[str, list[str]]]  # what was decided, with its outcomes


class Task(NamedTuple):
    """What is to be counted: kinds of work at one kind of table, with the story of a game if it is told."""

    game: str
    seats: int
    options: dict[str, int]
    story: Story
    works: list[str]


# -- what is counted -----------------------------------------------------------------------------------------


def count(task: Task) -> None:
    """Do each work between two marks; say how often it was done."""
    import undercroft as uc
    from undercroft import bots

    game = uc.game(task.game, 1)  # a version of the rules that every commit has

    def games(seed: int) -> Iterator[uc.Table]:
        """The table before every decision, in games without end; or in the one game of the story."""
        pick = random.Random(seed).random
        while True:
            table = game.new(task.seats, task.options, seed=seed)
            for option, outcomes in task.story:
                yield table
                table.take(option, None, outcomes)
            if task.story:
                return
            while table.choice is not None:
                yield table
                options = table.choice.options
                table.take(options[int(pick() * len(options))])
            seed += 1

    def played(seed: int) -> Iterator[uc.Table]:
        return (table for _, table in zip(range(DECISIONS), games(seed), strict=False))

    passed = [table.copy() for table in played(1)]
    moments = [passed[n * len(passed) // MOMENTS] for n in range(MOMENTS)]
    asked = [(table, table.choice.seat) for table in moments if table.choice is not None]
    saves = [table.save() for table in moments]
    steady, sharp = bots.bot("steady", game, 3), bots.bot(f"sharp:{SIMULATIONS}", game, 3)
    works: dict[str, Callable[[], int]] = {
        "play": lambda: sum(1 for _ in played(1 if task.story else 1000)),
        "copy": lambda: len([table.copy() for table in moments]),
        "options": lambda: len([table.ask_again() for table in moments]),
        "view": lambda: len([table.view(seat) for table, seat in asked]),
        "redeal": lambda: len([table.redeal(seat, 7) for table, seat in asked]),
        "load": lambda: len([game.load(save) for save in saves]),
        "steady": lambda: len([bots.answer(steady, table) for table in moments]),
        "think": lambda: len([bots.answer(sharp, table) for table in moments]),
    }
    for work in task.works:
        if work != "play":
            works[work]()
    if "vgpreload" in os.environ.get("LD_PRELOAD", ""):  # not where only the numbers of works are tested
        subprocess.run(["callgrind_control", "--instr=on", str(os.getpid())], capture_output=True, check=True)
    done: list[int] = []
    for work in task.works:
        gc.collect()
        gc.freeze()  # else a collection that falls into a work looks through all that lies here
        os.getpgid(0)
        done.append(works[work]())
        os.getpgid(0)
    print(json.dumps(done))


# -- counting ------------------------------------------------------------------------------------------------

WORKS: Final = ("play", "copy", "options", "view", "redeal", "load", "steady", "think")


def counted(python: str, task: Task) -> list[float]:
    """Instructions for each work, done once, by an interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        words = [
            *("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", f"--dump-before={MARK}"),
            *(f"--callgrind-out-file={folder}/counts", python, str(HERE), "--count", json.dumps(task)),
        ]
        run = subprocess.run(
            words, stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "0"}
        )
        done = json.loads(run.stdout)
        # Before every second mark lies what does not count.
        counts = [total(Path(folder, f"counts.{2 * n + 2}")) for n in range(len(done))]
    return [instructions / times for instructions, times in zip(counts, done, strict=True)]


def total(file: Path) -> int:
    """What Valgrind has counted up to a mark."""
    lines = file.read_text("utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("totals:")).split()[1])


def story_of(game: str, seats: int) -> Story:
    """A game in which cubes really fall, told as it went: falls are not what is counted."""
    import undercroft as uc

    pick = random.Random(1).random
    table = uc.game(game, 1).new(seats, {}, seed=1)
    story: Story = []
    while table.choice is not None and len(story) < FALLS:
        option = table.choice.options[int(pick() * len(table.choice.options))]
        said = table.write(option)
        table.take(option)
        story.append((said, list(table.past.outcomes)))
    return story


def main(words: list[str]) -> None:
    from benchmarks.ours import ROWS, rows
    from benchmarks.slices import markdown

    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions", description=__doc__)
    parser.add_argument("pythons", nargs="+", metavar="PYTHON")
    parser.add_argument("--rows", nargs="+", default=[], metavar="ROW")
    parser.add_argument("--works", nargs="+", default=list(WORKS), choices=WORKS, metavar="WORK")
    asked = parser.parse_args(words)
    lines: list[list[str]] = []
    for name in rows(asked.rows):
        row = ROWS[name]
        story = story_of(row.game, row.seats) if row.game == "dungeon_drop" else []
        task = Task(row.game, row.seats, row.options, story, asked.works)
        found = [counted(python, task) for python in asked.pythons]
        for work, counts in zip(asked.works, zip(*found, strict=True), strict=True):
            figures = [f"{counts[0]:,.0f}"]
            for more in counts[1:]:
                figures += [f"{more:,.0f}", f"{more / counts[0] - 1:+.1%}"]
            lines.append([name, work, *figures])
            print(*lines[-1], file=sys.stderr)
    head = ["row", "work", "1"]
    for n in range(2, len(asked.pythons) + 1):
        head += [str(n), f"{n} to 1"]
    print(markdown(head, lines, (0, 1)))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--count"]:
        game, seats, options, story, works = json.loads(sys.argv[2])
        count(Task(game, seats, options, story, works))
    else:
        main(sys.argv[1:])
