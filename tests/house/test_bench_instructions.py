"""Counting instructions: the part that runs in each interpreter, and how the counts are read. Valgrind is not
needed here.
"""

import json
import subprocess
import sys
from pathlib import Path

from benchmarks.instructions import DECISIONS, FALLS, HERE, MOMENTS, Task, story_of, total


def done(task: Task) -> list[int]:
    words = [sys.executable, str(HERE), "--count", json.dumps(task)]
    run = subprocess.run(words, capture_output=True, text=True, check=True)
    found: list[int] = json.loads(run.stdout)
    return found


def test_each_work_says_how_often_it_was_done() -> None:
    works = ["play", "copy", "options", "view", "redeal", "load", "steady"]
    task = Task("dungeonology", 2, {}, [], works)
    assert [DECISIONS, *[MOMENTS] * 6] == done(task)


def test_a_game_with_falls_is_told_again() -> None:
    story = story_of("dungeon_drop", 1)
    assert [len(story), MOMENTS] == done(Task("dungeon_drop", 1, {}, story, ["play", "copy"]))
    assert 1 < len(story) <= FALLS


def test_a_count_is_read_from_the_file_of_valgrind(tmp_path: Path) -> None:
    file = tmp_path / "counts.2"
    file.write_text("version: 1\nevents: Ir\nsummary: 12\ntotals: 1234567\n", "utf-8")
    assert total(file) == 1234567
