"""Compiles engine and rules with mypyc: the same source, as machine code.

    python tools/fast.py FOLDER

leaves in the folder what goes into a wheel beside the source: `make fast` builds such a wheel. Only what runs
in every decision is compiled; what reads files, knows types at run time or is drawn once stays as it is, and
so do classes with cached properties: a compiled one would work them out again every time. What follows from
the fields of tables and frames is written out first (`expand.py`).
"""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMPILED = {  # by the unit they are compiled in: within one, calls are cheapest
    "engine": (
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
    ),
    "dungeoneer": (
        "games/dungeoneer/board.py",
        "games/dungeoneer/cards/box.py",
        "games/dungeoneer/cards/effects.py",
        "games/dungeoneer/cards/vocabulary.py",
        "games/dungeoneer/heuristics/*.py",
        "games/dungeoneer/rules/*.py",
        "games/dungeoneer/table.py",
        "games/dungeoneer/view.py",
        "games/dungeoneer/zones.py",
    ),
    "dungeonology": (  # with what expands it: its classes go on from those of the base
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
    ),
}

FLAGS = [
    "-fcommon",  # the files of a unit share the tables of what other units export
    "-fvisibility=hidden",  # calls between them go straight there, as within one file
]


def modules(source: Path, unit: str) -> list[str]:
    """The files of a unit, relative to the source."""
    package = source / "undercroft"
    found = sorted({path for pattern in COMPILED[unit] for path in package.glob(pattern)})
    return [path.relative_to(source).as_posix() for path in found if path.name != "__init__.py"]


def written_out(source: Path, target: Path) -> Path:
    """A copy of the source in which the compiler finds everything that Python would make."""
    sys.path[:0] = [str(source), str(source.parent)]
    from tools.expand import expanded

    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name in (name for unit in COMPILED for name in modules(source, unit)):
        text = expanded(source / name, name.removesuffix(".py").replace("/", "."))
        (target / name).write_text(text, encoding="utf-8")
    return target


def compile_into(folder: Path, root: Path = ROOT) -> None:
    """Leave the compiled modules in a folder, in the shape of the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    target = folder.resolve()
    work = target.with_name(target.name + "-work")
    source = written_out(root / "src", work / "src")
    units: list[tuple[list[str], str | None]] = [
        (modules(source, unit), f"undercroft_{unit}") for unit in COMPILED
    ]
    words = [
        "--config-file=",
        "--ignore-missing-imports",
        "--follow-imports=silent",  # whatever is not compiled is checked as it is written
        f"--cache-dir={work}/mypy",
        *(name for names, _ in units for name in names),
    ]
    here = Path.cwd()
    os.chdir(source)  # the compiler names modules by where their files lie
    try:
        # One file of C per module: Dungeonology with its expansion in one is too much for gcc at -O3.
        found = mypycify(words, opt_level="3", target_dir=str(work), separate=units, multi_file=True)
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        command = Distribution({"name": "undercroft", "ext_modules": found}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(target), str(work)
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]))
