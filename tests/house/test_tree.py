"""The tree reads the same on every machine."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Folders of one person's or one machine's workplace, as the first part of an absolute path.
WORKPLACE = re.compile(rb"(?<![A-Za-z0-9._~})\]-])/(work|root|home|Users|farm|workspace)/")

# The only kinds of file in which such bytes could stand by chance.
BINARY = {".ico", ".jpg", ".png", ".webp", ".woff2"}


def our_files() -> list[Path]:
    """What is or would be committed; in a source archive without git, what lies there."""
    # Without the variables of a git that may be running us, such as in a hook.
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        check=False,
        env=clean,
    )
    if listed.returncode == 0 and (ROOT / ".git").exists():
        paths = [ROOT / os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]
    else:
        made = {
            ".venv",
            ".venv-bench",
            ".venv-fast",
            ".venv-node",
            ".venv-peers",
            "node_modules",
            "build",
            "dist",
        }
        paths = [path for path in ROOT.rglob("*") if not made.intersection(path.relative_to(ROOT).parts)]
    return [path for path in paths if path.is_file() and path.suffix not in BINARY]


def test_no_file_names_a_workplace() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in our_files()
        for number, line in enumerate(path.read_bytes().splitlines(), 1)
        if WORKPLACE.search(line)
    ]
    assert [] == named


@pytest.mark.parametrize("folder", ["work", "root", "home", "Users"])
@pytest.mark.parametrize("before", ["", '"', "see ", "=", "file://"])
def test_a_workplace_is_recognised(before: str, folder: str) -> None:
    assert WORKPLACE.search(f"{before}/{folder}/somebody".encode())


@pytest.mark.parametrize("text", ["docs/home/x", "../work/x", "the /workshop/ of", "/homes/x"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not WORKPLACE.search(text.encode())
