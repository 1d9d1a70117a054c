"""Where games lie between two sittings: records in the state directory, each always whole.

A record says who sits where in comment lines of its header, which every reader of records skips:

    undercroft record 1
    # seats you,random
    # language fr

A secret seed is not in the record before the game is over. It is kept apart, in a file named after its hash.
"""

import contextlib
import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from undercroft.cli.errors import CommandError
from undercroft.engine.chance import fingerprint
from undercroft.engine.game import Game

LAST: Final = "last"  # the note of the game that was played last


def state_folder() -> Path:
    """The folder for what a program wants to find again: XDG_STATE_HOME, or where it is by default."""
    base = os.environ.get("XDG_STATE_HOME", "")
    home = Path(base) if base.startswith("/") else Path.home() / ".local" / "state"
    return home / "undercroft"


def read_text(path: Path) -> str:
    """A text file, or the standard input for ``-``."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text("utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{path}: not a text file in UTF-8") from None


def deck_text(game: Game, word: str) -> str:
    """A list of a deck as it was named: one that lies ready, a short form, or a file."""
    rules = game.deck_rules
    if rules is None or word in rules.ready() or rules.is_short(word):
        return word
    return read_text(Path(word))


def write_file(path: Path, text: str) -> None:
    """Replace a file in one step: a crash leaves the old text or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())  # the new text is on the disk before it takes the old one's place
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


# -- records -----------------------------------------------------------------------------------------------


def fresh_path(game: str) -> Path:
    """A file for a new game, named after the moment it began."""
    stamp = f"{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"undercroft-{game}-{stamp}{more}.record" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in map(state_folder().joinpath, names) if not path.exists())


def remember(game: str, path: Path) -> None:
    """Note which game is played now, wherever it is saved. Without a place for notes there is no note."""
    with contextlib.suppress(OSError):
        write_file(state_folder() / LAST, f"{game} {path.absolute()}\n")


def last_path(game: str | None) -> Path | None:
    """The game that was played last: the one in the note, or else the newest in the state directory."""
    try:
        name, _, noted = (state_folder() / LAST).read_text("utf-8").strip().partition(" ")
    except (OSError, UnicodeDecodeError):
        return newest_path(game)
    path = Path(noted)
    return path if game in (None, name) and path.is_file() else newest_path(game)


def newest_path(game: str | None) -> Path | None:
    """The game in the state directory that was written last."""
    found = state_folder().glob(f"undercroft-{game or '*'}-*.record")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def with_notes(record: str, notes: Mapping[str, str]) -> str:
    """A record with comment lines behind its title."""
    title, _, rest = record.partition("\n")
    return "\n".join([title, *(f"# {word} {value}" for word, value in notes.items()), rest])


def notes_of(record: str) -> dict[str, str]:
    """The comment lines of a record's header, by their first word.

    >>> notes_of("undercroft record 1\\n# seats you,random\\ngame dungeoneer 1\\n\\n# language fr\\n")
    {'seats': 'you,random'}
    """
    notes = {}
    for line in record.splitlines():
        if not line.strip():
            break
        if line.startswith("# "):
            word, _, value = line[2:].strip().partition(" ")
            notes[word] = value.strip()
    return notes


# -- secret seeds ------------------------------------------------------------------------------------------


def seed_path(seed_hash: str) -> Path:
    return state_folder() / "seeds" / seed_hash


def keep_seed(seed: str) -> Path:
    """Put a secret seed where only its owner reads it."""
    path = seed_path(fingerprint(seed))
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(f"{seed}\n")
    return path


def kept_seed(record: str) -> str:
    """The seed of a record that hides its own, if it was made here; otherwise nothing."""
    words = (line.strip().partition(" ") for line in record.partition("\n\n")[0].splitlines())
    header = {name: value for name, _, value in words}
    seed_hash = header.get("seed-sha256", "")
    if "seed" in header or not seed_hash.isalnum():
        return ""
    path = seed_path(seed_hash)
    return path.read_text("utf-8").strip() if path.is_file() else ""
