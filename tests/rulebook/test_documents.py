"""What the documents say about the code is true."""

import re
from pathlib import Path

import pytest

from undercroft.games.dungeoneer.cards.content import read_file
from undercroft.games.dungeoneer.cards.vocabulary import EFFECTS, MOMENTS

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(path: str, language: str) -> list[str]:
    """The fenced examples of a document."""
    text = (ROOT / path).read_text(encoding="utf-8")
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL)
    return [
        "".join(line.removeprefix(indent) for line in body.splitlines(keepends=True))
        for indent, body in found
    ]


def anchors(text: str) -> set[str]:
    """The names under which the headings of a document can be reached."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = document.parent / file if file else document
        if not target.exists() or (anchor and anchor not in anchors(target.read_text(encoding="utf-8"))):
            broken.append(link)
    assert [] == broken


def table(word: str) -> dict[str, str]:
    """What writing-cards.md says of effects (``["word", n]``) or moments (``word``)."""
    text = (ROOT / "docs" / "writing-cards.md").read_text(encoding="utf-8")
    return {name: meaning.replace("`", "") for name, meaning in re.findall(word, text, re.MULTILINE)}


def test_the_vocabulary_is_explained_in_its_own_words() -> None:
    effects = table(r'^\| `\["(\w+)".*?\]` \| (.+) \|$')
    assert {name: meaning for name, (_, meaning) in EFFECTS.items()} == effects


def test_effects_are_shown_with_their_arguments() -> None:
    shown = table(r'^\| `\["(\w+)"(.*?)\]` \|')
    assert {name: len(kinds) for name, (kinds, _) in EFFECTS.items()} == {
        name: arguments.count(",") for name, arguments in shown.items()
    }


def test_moments_are_explained_in_their_own_words() -> None:
    assert table(r"^\| `(\w+)` \| (.+) \|$") == MOMENTS


def test_the_card_of_the_example_can_be_read() -> None:
    (text,) = blocks("docs/writing-cards.md", "toml")
    ((card, copies),) = read_file("banes", text)
    assert ("spiteful_draught", 3, 1) == (card.id, card.cost, copies)


def test_the_procedure_of_the_example_is_the_one_in_the_code() -> None:
    source = (ROOT / "src/undercroft/games/dungeoneer/rules/inventory.py").read_text(encoding="utf-8")
    shown = [
        block.strip() for block in blocks("docs/writing-rules.md", "python") if re.match("class|def", block)
    ]
    assert 2 == len(shown)
    assert [] == [block for block in shown if block not in source]
