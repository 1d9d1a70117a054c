"""Saved tables of the present format, kept for the time when the code, or the format, is a newer one.

    python tools/saves.py [GAME ...]

Writes tests/games/<game>/saves/format_<number>/*.json, where that folder is missing: run it when a format is
new, and for a game when its first one is done. Every procedure that lies on a stack in a recorded ending or
in a scenario lies on one of these stacks, in every version of the rules that is recorded. Nothing there is
ever written again: what people have saved must go on (tests/games/test_saves.py).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from undercroft import game_names, scenarios
from undercroft.engine.codec import FORMAT
from undercroft.engine.record import read_record
from undercroft.engine.replay import opening, play_move
from undercroft.engine.state import Table

GAMES = Path(__file__).parents[1] / "tests" / "games"


def played(path: Path) -> Iterator[Table]:
    """The table at every decision of a recorded game."""
    record = read_record(path.read_text("utf-8"))
    table = opening(record)
    for move in record.moves:
        yield table
        play_move(table, move)


def run(path: Path) -> Iterator[Table]:
    """The table at every decision of a scenario."""
    table = scenarios.position(path)
    for decision in scenarios.run_file(path).decisions:
        yield table
        if decision.text == "resign":
            table.resign(decision.seat)
        else:
            table.take(decision.text, outcomes=decision.outcomes)
    yield table


def new_ones(game: str) -> Iterator[tuple[str, Table]]:
    """Tables with a procedure on the stack that no table before had there, with a name for the file."""
    folder = GAMES / game
    known: set[tuple[int, str]] = set()
    sources = [(path, played) for path in sorted(folder.glob("**/endings/*.record"))]
    sources += [(path, run) for path in sorted(folder.glob("scenarios/**/*.toml"))]
    for path, tables in sources:
        for table in tables(path):
            found = {(table.game.version, type(frame).__name__) for frame in table.stack} - known
            if found:
                known |= found
                names = "_".join(sorted(name.lower() for _, name in found)[:3])
                yield f"{table.game.version}_{names}", table


def main() -> None:
    for game in sys.argv[1:] or game_names():
        folder = GAMES / game / "saves" / f"format_{FORMAT}"
        if folder.exists():
            print(f"{folder} is there already")
            continue
        folder.mkdir(parents=True)
        for name, table in new_ones(game):
            (folder / f"{name}.json").write_bytes(msgspec.json.encode(table.save()) + b"\n")


if __name__ == "__main__":
    main()
