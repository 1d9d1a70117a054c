"""What is installed is pinned, hash-checked and silent about where it comes from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = sorted((ROOT / "requirements").iterdir())
PINNED = [path for path in REQUIREMENTS if path.suffix == ".txt"]

# An address, an option that gives one, or a package taken straight from a place (`name @ ...`).
PLACE = re.compile(r"\w+://|--(extra-)?index-url|--find-links|(^|\s)-[if]\s|\s@\s")


def lock_files() -> list[Path]:
    """Every file in which a tool writes down what it resolved."""
    names = ("*.lock", "*.lock.toml", "pylock*.toml", "*-lock.yaml")
    found = {path for name in names for path in (*ROOT.glob(name), *ROOT.glob(f"*/{name}"))}
    return [*REQUIREMENTS, *sorted(path for path in found if ".venv" not in path.parts[len(ROOT.parts)])]


def pins(path: Path) -> dict[str, str]:
    """Versions by name of package."""
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize("path", lock_files(), ids=lambda path: path.name)
def test_no_lock_file_names_a_place(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [] == [line for line in lines if PLACE.search(line)]


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "-i https://example.org/simple",
        "--find-links wheels",
        "msgspec @ file:///somewhere/msgspec.whl",
        "# from http://example.org",
    ],
)
def test_a_place_is_recognised(line: str) -> None:
    assert PLACE.search(line)


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.name)
def test_every_requirement_has_a_version_and_a_hash(path: Path) -> None:
    pinned = re.compile(r"\S+==\S+ .*--hash=sha256:[0-9a-f]{64}")
    lines = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    assert [] == [line for line in lines if not pinned.match(line)]


@pytest.mark.parametrize("level", ["dev", "bench", "peers"])
def test_every_level_holds_what_a_player_has(level: str) -> None:
    play = pins(ROOT / "requirements" / "play.txt")
    more = pins(ROOT / "requirements" / f"{level}.txt")
    assert play == {name: version for name, version in more.items() if name in play}


def test_the_core_has_three_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[^A-Za-z0-9._-]", dependency)[0] for dependency in project["dependencies"]}
    assert {"cyclopts", "fluent.runtime", "msgspec"} == names


def test_every_direct_dependency_has_its_reason_written_down() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [
        project["build-system"]["requires"],
        project["project"]["dependencies"],
        *project["project"]["optional-dependencies"].values(),
        *project["dependency-groups"].values(),
    ]
    names = {re.split(r"[^A-Za-z0-9._-]", dependency)[0] for group in groups for dependency in group}
    reasons = (ROOT / "docs" / "decisions" / "0001-dependencies.md").read_text(encoding="utf-8")
    assert set() == {name for name in names - {"undercroft"} if f"| {name} " not in reasons}


# -- the page ------------------------------------------------------------------------------------------------

WEB = ROOT / "web"


def test_every_package_of_the_page_has_a_version_and_a_hash_and_no_place() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    del packages[""]  # the page itself
    assert packages
    assert [] == [
        name
        for name, package in packages.items()
        if not package["integrity"].startswith("sha512-") or "version" not in package or "resolved" in package
    ]


def test_every_package_of_the_page_has_its_reason_written_down() -> None:
    page = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    names = [*page["dependencies"], *page["devDependencies"]]
    (decision,) = (ROOT / "docs" / "decisions").glob("0011-*.md")
    reasons = decision.read_text(encoding="utf-8")
    assert [] == [name for name in names if f"| {name} " not in reasons]


def test_the_page_names_its_packages_by_one_version() -> None:
    page = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    wanted = {**page["dependencies"], **page["devDependencies"], **page["overrides"]}
    assert [] == [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)]
