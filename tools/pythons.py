"""Runs the tests of the engine and the contracts of every game on each Python that the metadata names.

    python tools/pythons.py [--only 3.13 ...] [-- WORD ...]

The versions are the classifiers of pyproject.toml: what is declared is what is asked here. An interpreter is
looked for on PATH (`python3.13`), among those of pyenv and of uv; each gets an environment of its own in
.venv-py, with exactly the packages that are pinned. Words behind `--` go to pytest.

Exit code 0: all that were found passed; those that are missing are named. Exit code 1: one failed, or none
was found. `--strict` fails where one is missing, too.
"""

import argparse
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / ".venv-py"
TESTS: Final = ("tests/engine", "tests/contracts")
DECLARED: Final = re.compile(r"Programming Language :: Python :: (3\.\d+)")
HOW: Final = "put python{0} on PATH, or install it with pyenv or `uv python install {0}`"


def declared(root: Path = ROOT) -> list[str]:
    """The versions that the metadata names, oldest first."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    found = [match[1] for entry in project["classifiers"] if (match := DECLARED.fullmatch(entry))]
    return sorted(found, key=lambda version: int(version.partition(".")[2]))


def places(version: str) -> Iterator[Path]:
    """Where an interpreter of this version may lie."""
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield Path(folder, f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    managed = Path(
        os.environ.get("UV_PYTHON_INSTALL_DIR") or Path.home() / ".local" / "share" / "uv" / "python"
    )
    for folder in (
        *sorted((pyenv / "versions").glob(f"{version}*")),
        *sorted(managed.glob(f"cpython-{version}*")),
    ):
        yield folder / "bin" / f"python{version}"


def interpreter(version: str) -> Path | None:
    """The first that is there and really is of this version: a shim may stand for one that is not."""
    for path in places(version):
        if path.is_file() and told(path) == version:
            return path
    return None


def told(python: Path) -> str:
    words = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def environment(python: Path, version: str) -> Path:
    """The interpreter of an environment with what is pinned and the project in place."""
    folder, uv = FOLDER / version, Path(sys.executable).with_name("uv")
    inside = folder / "bin" / "python"
    if not inside.is_file() or told(inside) != version:
        subprocess.run([uv, "venv", "--quiet", "--clear", "--python", python, folder], check=True)
    pip = [uv, "pip", "--quiet"]
    pinned = ["--require-hashes", ROOT / "requirements" / "dev.txt"]
    subprocess.run([*pip, "sync", "--python", inside, *pinned], check=True)
    ours = ["--no-deps", "--no-build-isolation", "--editable", ROOT]
    subprocess.run([*pip, "install", "--python", inside, *ours], check=True)
    return inside


def passes(version: str, python: Path, words: list[str]) -> bool:
    print(f"-- Python {version}: {python}", flush=True)
    pytest = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *(words or ["-n", "auto"]), *TESTS]
    return not subprocess.run([environment(python, version), *pytest], cwd=ROOT, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", default=declared(), choices=declared(), metavar="VERSION")
    parser.add_argument("--strict", action="store_true", help="fail where an interpreter is missing")
    parser.add_argument("words", nargs="*", help="for pytest")
    asked = parser.parse_args()
    found = {version: interpreter(version) for version in asked.only}
    passed = {version: passes(version, path, asked.words) for version, path in found.items() if path}
    for version in asked.only:
        verdict = {None: f"missing: {HOW.format(version)}", True: "passed", False: "FAILED"}
        print(f"Python {version}: {verdict[passed.get(version)]}")
    complete = not asked.strict or len(passed) == len(found)
    return 0 if passed and all(passed.values()) and complete else 1


if __name__ == "__main__":
    sys.exit(main())
