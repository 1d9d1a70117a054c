"""Processes and their children, as Linux tells them in /proc."""

from pathlib import Path


def parents() -> dict[int, int]:
    """All processes with their parents."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        found[int(path.parent.name)] = int(words[1])
    return found


def is_below(process: int, ancestor: int, tree: dict[int, int]) -> bool:
    while process > 1:
        if process == ancestor:
            return True
        process = tree.get(process, 0)
    return False
