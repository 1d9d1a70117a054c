"""The folder of a run.

    run.json                      the plan
    games/00000000-00000499.parquet, ...   one part for each chunk; seats/, uses/ and times/ alike
    failures/00000017.record      a game that failed, as far as it came
    report/                       what `undercroft report` made of it

A part is written beside its place, forced to the disk and renamed: it is there as a whole or not at all. The
part in games/ is the last of its chunk, so a chunk that has one is done. Whoever starts again plays the
others.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from undercroft.lab.plan import FORMAT, Plan, Span, spans
from undercroft.lab.playing import Chunk
from undercroft.lab.tables import TABLES

MANIFEST: Final = "run.json"
FAILURES: Final = "failures"
LOCK: Final = ".lock"


class BadFolder(ValueError):
    """A folder that cannot be used for this: the message says why."""


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there as a whole or not at all, whatever happens meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)


def read_plan(folder: Path) -> Plan:
    """The plan of a run. Raises BadFolder where there is none."""
    path = folder / MANIFEST
    try:
        plan = msgspec.json.decode(path.read_bytes(), type=Plan)
    except FileNotFoundError:
        raise BadFolder(f"{folder} holds no run: there is no {MANIFEST}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFolder(f"{path}: {error}") from None
    if plan.format != FORMAT:
        raise BadFolder(f"{path} is of format {plan.format}, this version reads {FORMAT}")
    return plan


def write_plan(folder: Path, plan: Plan) -> None:
    text = msgspec.json.format(msgspec.json.encode(plan), indent=2)
    write_whole(folder / MANIFEST, text + b"\n")


@contextlib.contextmanager
def sole_run(folder: Path) -> Iterator[None]:
    """Keep others off the folder while this run writes there. The lock falls with the process."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadFolder(f"another simulation is writing into {folder}") from None
        yield


def open_folder(folder: Path, wanted: Plan, seed_given: bool) -> Plan:
    """The plan to go on with: a new one is written down, one that is there must be the same. Only the number
    of games may grow. Without a seed of its own the wanted one takes that of the folder.
    """
    if not (folder / MANIFEST).exists():
        strangers = [path.name for path in folder.iterdir() if path.name != LOCK and path.name[:1] != "."]
        if strangers:
            raise BadFolder(
                f"{folder} is not empty and holds no run: there is {min(strangers)}, but no {MANIFEST}"
            )
        write_plan(folder, wanted)
        return wanted
    found = read_plan(folder)
    names = (name for name in Plan.__struct_fields__ if name not in ("chunk", "games"))
    for name in names:
        here, there = getattr(wanted, name), getattr(found, name)
        if here != there and (name != "seed" or seed_given):
            raise BadFolder(
                f"{folder} holds another run: its {name} is {worded(there)}, not {worded(here)}; "
                "go on with the same words, or take another folder"
            )
    if wanted.games < found.games:
        raise BadFolder(f"{folder} holds a run of {found.games} games: it can grow, but not shrink")
    if wanted.games > found.games:
        found = msgspec.structs.replace(found, games=wanted.games)
        write_plan(folder, found)
    return found


def worded(value: object) -> str:
    """A part of a plan as one would type it.

    >>> worded({"boss": 1, "alert": 2}), worded(("random", "steady")), worded(7)
    ('boss=1 alert=2', 'random,steady', '7')
    """
    if isinstance(value, dict):
        return " ".join(f"{name}={n}" for name, n in value.items()) or "nothing"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def part(folder: Path, table: str, span: Span) -> Path:
    return folder / table / f"{span.name}.parquet"


def tidy(folder: Path, plan: Plan) -> list[Span]:
    """Clear away what a kill left behind, and the short last chunk of a run that has grown since. Returns
    the chunks that are to be played; how their games failed before no longer counts.
    """
    planned = spans(plan)
    wanted = {f"{span.name}.parquet" for span in planned}
    for table in TABLES:
        for path in (folder / table).glob("*"):
            if path.name not in wanted:
                path.unlink()
    for path in folder.glob(f".{MANIFEST}.*"):
        path.unlink()
    missing = [span for span in planned if not part(folder, "games", span).exists()]
    again = {record_name(k) for span in missing for k in range(*span)}
    for path in (folder / FAILURES).glob("*"):
        if path.name in again or path.name.startswith("."):
            path.unlink()
    return missing


def record_name(k: int) -> str:
    return f"{k:08}.record"


def keep(folder: Path, chunk: Chunk) -> None:
    """Write a chunk down; its part in games/ is the last."""
    for k, text in chunk.failures.items():
        write_whole(folder / FAILURES / record_name(k), text.encode())
    for table in reversed(TABLES):
        write_whole(part(folder, table, chunk.span), chunk.parts[table])


def failures(folder: Path) -> list[Path]:
    """The records of games that failed."""
    return sorted((folder / FAILURES).glob("*.record"))
