"""The folder of a run.

    run.json                      the plan
    games/00000000-00000499.parquet, ...   one part for each chunk; seats/, uses/ and times/ alike
    failures/00000017.record      a game that failed, as far as it came
    report/                       what `undercroft report` made of it

A part is written beside its place, forced to the disk and renamed: it is there as a whole or not at all. The
part in games/ is the last of its chunk: what has none there is not done yet. Whoever starts again plays every
chunk of which a part is missing.
"""

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft.lab.extras import polars
from undercroft.lab.plan import FORMAT, RunPlan, Span, spans
from undercroft.lab.playing import Chunk
from undercroft.lab.tables import TABLES

MANIFEST: Final = "run.json"
FAILURES: Final = "failures"
LOCK: Final = ".lock"
MANY: Final = ("seats", "options", "bots")  # parts of a plan that are more than one
REMEDY: Final = "the command that began the run plays its games again"


class BadFolder(ValueError):
    """A folder that cannot be used for this: the message says why."""


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there as a whole or not at all, whatever happens meanwhile. What goes wrong names it:
    the system itself does not say which file a full disk has no room for.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None


def read_plan(folder: Path) -> RunPlan:
    """The plan of a run. Raises BadFolder where there is none."""
    path = folder / MANIFEST
    try:
        plan = msgspec.json.decode(path.read_bytes(), type=RunPlan)
    except FileNotFoundError:
        raise BadFolder(f"{folder} holds no run: there is no {MANIFEST}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFolder(f"{path}: {error}") from None
    if plan.format != FORMAT:
        raise BadFolder(f"{path} is of format {plan.format}, this version reads {FORMAT}")
    return plan


def write_plan(folder: Path, plan: RunPlan) -> None:
    text = msgspec.json.format(msgspec.json.encode(plan), indent=2)
    write_whole(folder / MANIFEST, text + b"\n")


@contextlib.contextmanager
def sole_run(folder: Path) -> Iterator[None]:
    """Keep others off the folder while this run writes there. The lock falls with the process."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    check_no_strangers(folder)  # before anything is left there
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadFolder(f"another simulation is writing into {folder}") from None
        yield


def open_folder(folder: Path, wanted: RunPlan, seed_given: bool) -> RunPlan:
    """The plan to go on with: a new one is written down, one that is there must be the same. Only the number
    of games may grow. Without a seed of its own the wanted one takes that of the folder.
    """
    check_no_strangers(folder)
    if not (folder / MANIFEST).exists():
        write_plan(folder, wanted)
        return wanted
    found = read_plan(folder)
    names = (name for name in RunPlan.__struct_fields__ if name not in ("chunk", "games"))
    for name in names:
        here, there = getattr(wanted, name), getattr(found, name)
        if here != there and (name != "seed" or seed_given):
            raise BadFolder(
                f"{folder} holds another run: its {name} {'are' if name in MANY else 'is'} "
                f"{', not '.join(differing(there, here))}; "
                "go on with the same words, or take another folder"
            )
    if wanted.games < found.games:
        raise BadFolder(f"{folder} holds a run of {found.games} games: it can grow, but not shrink")
    if wanted.games > found.games:
        found = msgspec.structs.replace(found, games=wanted.games)
        write_plan(folder, found)
    return found


def check_no_strangers(folder: Path) -> None:
    """A folder with something in it, and no run, is somebody's own. Raises BadFolder."""
    if not folder.is_dir() or (folder / MANIFEST).exists():
        return
    strangers = [path.name for path in folder.iterdir() if not path.name.startswith(".")]
    if strangers:
        raise BadFolder(
            f"{folder} is not empty and holds no run: there is {min(strangers)}, but no {MANIFEST}"
        )


def differing(one: object, other: object) -> tuple[str, str]:
    """Two values of a plan as one would type them; of options only those that are not the same.

    >>> differing({"boss": 1, "alert": 2}, {"boss": 1, "alert": 3}), differing("x", "y")
    (('alert=2', 'alert=3'), ('x', 'y'))
    """
    if isinstance(one, dict) and isinstance(other, dict):
        same = one.items() & other.items()
        one, other = ({name: n for name, n in each.items() if (name, n) not in same} for each in (one, other))
    return worded(one), worded(other)


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


def is_done(folder: Path, span: Span) -> bool:
    return all(part(folder, table, span).exists() for table in TABLES)


def tidy(folder: Path, plan: RunPlan) -> list[Span]:
    """Clear away what a kill left behind, and the short last chunk of a run that has grown since. Returns
    the chunks that are to be played, which are those of which a part is missing; until then they do not
    count, and neither does how their games failed before.
    """
    planned = spans(plan)
    wanted = {f"{span.name}.parquet" for span in planned}
    for table in TABLES:
        clear(path for path in (folder / table).glob("*") if path.name not in wanted)
    clear(folder.glob(f".{MANIFEST}.*"))
    missing = [span for span in planned if not is_done(folder, span)]
    clear(part(folder, "games", span) for span in missing)
    again = {record_name(k) for span in missing for k in range(*span)}
    found = (folder / FAILURES).glob("*")
    clear(path for path in found if path.name in again or path.name.startswith("."))
    return missing


def clear(paths: Iterable[Path]) -> None:
    """Remove files; a folder is none of ours."""
    for path in paths:
        if path.is_file():
            path.unlink()


# -- reading -------------------------------------------------------------------------------------------------


def parts(folder: Path, table: str) -> list[Path]:
    """The parts of a table that belong to games that were played, in their order. While a run goes on there
    may be others, whose games are still to come. Raises BadFolder if one is missing.
    """
    found = [folder / table / path.name for path in sorted((folder / "games").glob("*.parquet"))]
    for path in found:
        if not path.exists():
            raise BadFolder(f"{path} is missing: {REMEDY}")
    return found


def read(folder: Path, table: str) -> Any:
    """One table of a run, all parts together in the order of the games; None where there is none yet."""
    found = [read_part(path) for path in parts(folder, table)]
    return polars().concat(found, how="diagonal") if found else None


def read_part(path: Path) -> Any:
    """Raises BadFolder if it is no whole table."""
    pl = polars()
    try:
        return pl.read_parquet(path)
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as error:
        why = str(error).partition("\n")[0]
        raise BadFolder(f"{path} cannot be read ({why}): delete it; then {REMEDY}") from None


def collected(folder: Path, table: str, wanted: Any) -> Any:
    """What is wanted of a table that was not read as a whole. Whatever is wrong with a part is said of it."""
    pl = polars()
    try:
        return wanted.collect(engine="streaming")  # rows by the million: not all at once
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError):
        for path in parts(folder, table):
            read_part(path)
        raise


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
