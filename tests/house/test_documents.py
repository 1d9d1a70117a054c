"""What the documents say of the tree is true of it."""

import re
import subprocess
from pathlib import Path

import pytest

from undercroft.cli.app import app
from undercroft.engine.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def anchors(path: Path) -> set[str]:
    """The headings of a document, as links name them."""
    headings = re.findall(r"^#+ (.*)$", path.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_readme_fits_one_screen() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 60


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", path.read_text("utf-8")):
        if "://" in link:
            continue
        name, _, heading = link.partition("#")
        target = path.parent / name if name else path
        assert target.exists(), link
        assert not heading or heading in anchors(target), link


def test_every_document_is_named_in_the_readme() -> None:
    linked = {
        (ROOT / link).resolve()
        for link in re.findall(r"\]\(([^)#]+)\)", (ROOT / "README.md").read_text("utf-8"))
    }
    assert set(ROOT.glob("docs/*.md")) - linked == set()


@pytest.mark.parametrize("path", sorted(ROOT.glob("docs/decisions/*.md")), ids=lambda path: path.stem)
def test_a_decision_has_the_number_of_its_file(path: Path) -> None:
    assert path.read_text("utf-8").startswith(f"# {int(path.name[:4])}. ")


def test_every_command_is_explained() -> None:
    text = (ROOT / "docs" / "commands.md").read_text("utf-8")
    explained = set(re.findall(r"`undercroft ([a-z]+)", text.split("\n## ")[0]))
    assert {name for name in app if not name.startswith("-")} == explained


# -- what CONTRIBUTING says is touched by something new ------------------------------------------------------

GAMES = sorted(path.parent.name for path in ROOT.glob("src/undercroft/games/*/game.py"))


def places(text: str) -> list[str]:
    """The paths in the first column of all tables."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    return [path for cell in cells for path in re.findall(r"`([^`]+)`", cell)]


def chapter(title: str) -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]


SAID = ("", ".md", ".py", ".svelte", ".toml", ".ts", ".yml")
CHAPTERS = ("A field or a procedure", "A card", "A language", "A game")


@pytest.mark.parametrize("place", sorted({place for title in CHAPTERS for place in places(chapter(title))}))
def test_every_place_is_there_for_every_game_and_language(place: str) -> None:
    games = GAMES if "<game>" in place else [""]
    languages = list(LANGUAGES) if "<language>" in place else [""]
    for game in games:
        for language in languages:
            path = ROOT / place.replace("<game>", game).replace("<language>", language)
            assert path.exists(), path


@pytest.mark.parametrize("place", [place for place in places(chapter("A game")) if "<game>" not in place])
def test_every_game_is_in_every_list(place: str) -> None:
    text = (ROOT / place).read_text("utf-8")
    assert [] == [game for game in GAMES if game not in text]


BY_ITSELF = {"benchmarks/history.md"}  # is written by `make bench`


def test_every_list_of_all_games_is_named() -> None:
    """The other way round: what names all of them, tests left out, would have to name another one, too."""
    found = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    outside = [
        name
        for name in found.stdout.splitlines()
        if not re.search(r"(^|/)(tests|games)/", name) and Path(name).suffix in SAID
    ]
    listed = {*places(chapter("A game")), "CONTRIBUTING.md", *BY_ITSELF}
    naming = [name for name in outside if all(game in (ROOT / name).read_text("utf-8") for game in GAMES)]
    assert [] == [name for name in naming if name not in listed]


def test_every_language_is_in_the_one_list() -> None:
    folders = {
        path.name
        for path in (ROOT / "src" / "undercroft" / "texts").iterdir()
        if (path / "shell.ftl").exists()
    }
    assert folders == set(LANGUAGES)
