"""Compiles engine and rules with mypyc: the same source, as machine code.

    python tools/fast.py FOLDER
    python tools/fast.py --check

The first leaves in the folder what goes into a wheel beside the source: `make fast` builds such a wheel. The
second only asks whether mypyc understands the source, which takes a minute where the compiler takes ten.

Only what runs in every decision is compiled; what reads files, knows types at run time or is drawn once stays
as it is, and so do classes with cached properties: a compiled one would work them out again every time. What
follows from the fields of tables and frames is written out first (`expand.py`).
"""

import contextlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
COMPILED = (
    "engine/chance.py",
    "engine/choice.py",
    "engine/events.py",
    "engine/frame.py",
    "engine/notation.py",
    "engine/past.py",
    "engine/sight.py",
    "engine/state.py",
    "engine/views.py",
    "engine/window.py",
    "games/dungeon_drop/board.py",
    "games/dungeon_drop/outcomes.py",
    "games/dungeon_drop/ranges.py",
    "games/dungeon_drop/rules/*.py",
    "games/dungeon_drop/setup.py",
    "games/dungeon_drop/table.py",
    "games/dungeon_drop/vectors.py",
    "games/dungeon_drop/view.py",
    "games/dungeoneer/board.py",
    "games/dungeoneer/cards/box.py",
    "games/dungeoneer/cards/effects.py",
    "games/dungeoneer/cards/vocabulary.py",
    "games/dungeoneer/heuristics/*.py",
    "games/dungeoneer/rules/*.py",
    "games/dungeoneer/table.py",
    "games/dungeoneer/view.py",
    "games/dungeoneer/zones.py",
    "games/dungeonology/board.py",
    "games/dungeonology/cards/box.py",
    "games/dungeonology/cards/effects.py",
    "games/dungeonology/cards/procedures.py",
    "games/dungeonology/cards/vocabulary.py",
    "games/dungeonology/heuristics/evaluate.py",
    "games/dungeonology/heuristics/search.py",
    "games/dungeonology/rules/*.py",
    "games/dungeonology/setup.py",
    "games/dungeonology/table.py",
    "games/dungeonology/view.py",
    "games/dungeonology/zones.py",
    "games/rocca_civetta/cards/box.py",
    "games/rocca_civetta/cards/effects.py",
    "games/rocca_civetta/cards/procedures.py",
    "games/rocca_civetta/hinges.py",
    "games/rocca_civetta/rules/*.py",
    "games/rocca_civetta/rules/omega/*.py",
    "games/rocca_civetta/setup.py",
    "games/rocca_civetta/table.py",
    "games/rocca_civetta/view.py",
)

# One file of C per module: those of the rules in one are too much for gcc.
LEVEL = "2"
FLAGS = ["-fvisibility=hidden"]  # calls between them go straight there, as within one file


def modules(source: Path) -> list[str]:
    """The files that are compiled, relative to the source."""
    package = source / "undercroft"
    found = sorted({path for pattern in COMPILED for path in package.glob(pattern)})
    return [path.relative_to(source).as_posix() for path in found if path.name != "__init__.py"]


def written_out(source: Path, target: Path) -> Path:
    """A copy of the source in which the compiler finds everything that Python would make."""
    sys.path[:0] = [str(source), str(source.parent)]
    from tools.expand import expanded

    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name in modules(source):
        text = expanded(source / name, name.removesuffix(".py").replace("/", "."))
        (target / name).write_text(text, encoding="utf-8")
    return target


@contextlib.contextmanager
def translated(work: Path, root: Path) -> Iterator[list[Any]]:
    """The modules as C, to be compiled while the source written out is the folder one works in. They are one
    library: where all classes below a class are known, its methods are called and its fields read without
    asking.
    """
    from mypyc.build import mypycify

    source = written_out(root / "src", work / "src")
    words = [
        "--config-file=",
        "--ignore-missing-imports",
        "--follow-imports=silent",  # whatever is not compiled is checked as it is written
        f"--cache-dir={work}/mypy",
        *modules(source),
    ]
    with contextlib.chdir(source):  # the compiler names modules by where their files lie
        yield mypycify(words, opt_level=LEVEL, target_dir=str(work), multi_file=True, group_name="undercroft")


def compile_into(folder: Path, root: Path = ROOT) -> None:
    """Leave the compiled modules in a folder, in the shape of the package."""
    from setuptools import Distribution

    target = folder.resolve()
    work = target.with_name(target.name + "-work")
    with translated(work, root) as found:
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        command = building()(Distribution({"name": "undercroft", "ext_modules": found}))
        command.build_lib, command.build_temp = str(target), str(work)
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


def check(root: Path = ROOT) -> None:
    """Whether everything that is to be compiled can be: mypyc says what it does not understand, and ends."""
    with tempfile.TemporaryDirectory() as work, translated(Path(work), root) as found:
        print(f"mypyc understands {len(modules(root / 'src'))} modules: {len(found)} extensions")


def building() -> type[Any]:
    """The command that builds extensions, made to translate the files of each side by side, the largest
    first: by itself it takes one after the other.
    """
    from setuptools.command.build_ext import build_ext

    class Building(build_ext):
        def build_extension(self, ext: Any) -> None:
            def translate(file: str) -> list[str]:
                objects: list[str] = self.compiler.compile(
                    [file],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
                return objects

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = pool.map(translate, sorted(ext.sources, key=os.path.getsize, reverse=True))
                ext.extra_objects = [name for names in found for name in names]
            ext.sources = []
            super().build_extension(ext)

    return Building


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        compile_into(Path(sys.argv[1]))
