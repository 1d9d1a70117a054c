"""Private files: the database, its secret and backups hold seeds, talk and password hashes, and are for their
owner. We make them so; those that an older version made, or somebody copied, are mended when we use them.
"""

import stat
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def parts_of(database: str) -> list[Path]:
    """The files of which a SQLite database consists."""
    return [Path(database + end) for end in ("", "-wal", "-shm", "-journal")]


def mend(paths: Iterable[Path]) -> list[str]:
    """Take from others what they may do with files. Gives what a host should know: one sentence for each
    file that was open to others, or still is because it is not ours.
    """
    told: list[str] = []
    for path in paths:
        if sys.platform == "win32" or not path.is_file():
            continue
        mode = stat.S_IMODE(path.stat().st_mode)
        if not mode & OTHERS:
            continue
        try:
            path.chmod(mode & ~OTHERS)
            told.append(f"{path}: others could use this file (mode {mode:o}); now only its owner can")
        except OSError as error:
            told.append(f"{path}: others may use this file (mode {mode:o}): {error.strerror}")
    return told
