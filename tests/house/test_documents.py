"""What the documents say of the tree is true of it."""

import re
from pathlib import Path

import pytest

from undercroft.cli.app import app

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


def test_every_command_is_explained() -> None:
    text = (ROOT / "docs" / "commands.md").read_text("utf-8")
    explained = set(re.findall(r"`undercroft ([a-z]+)", text.split("\n## ")[0]))
    assert {name for name in app if not name.startswith("-")} == explained
