"""What the documents say about the code is true."""

import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from undercroft.games.dungeoneer.cards import vocabulary as dungeoneer
from undercroft.games.dungeoneer.cards.content import read_file
from undercroft.games.dungeonology.cards import vocabulary as dungeonology
from undercroft.games.rocca_civetta.cards import vocabulary as rocca_civetta

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


def table(word: str, heading: str) -> dict[str, str]:
    """What a section of writing-cards.md says of effects (``["word", n]``) or other words (``word``)."""
    text = (ROOT / "docs" / "writing-cards.md").read_text(encoding="utf-8")
    section = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return {name: meaning.replace("`", "") for name, meaning in re.findall(word, section, re.MULTILINE)}


VERBS = {
    "Effects of Dungeoneer": dungeoneer.EFFECTS,
    "Effects of Dungeonology": dungeonology.VERBS,
    "Effects of Skills of Dungeonology": dungeonology.SKILL_VERBS,
    "Effects of Rocca Civetta": rocca_civetta.VERBS,
    "Effects of Skills of Rocca Civetta": rocca_civetta.SKILL_VERBS,
    "What Research of Rocca Civetta asks for": rocca_civetta.CONDITIONS,
}
WORDS = {
    "Moments of Dungeoneer": dungeoneer.MOMENTS,
    "Aims of Dungeonology": {word: meaning for word, (_, meaning) in dungeonology.AIMS.items()},
    "Whom a card of Dungeonology hits": dungeonology.HITS,
    "Procedures of single cards of Dungeonology": dungeonology.PROCEDURES,
    "Procedures of single cards of Rocca Civetta": rocca_civetta.PROCEDURES,
}


@pytest.mark.parametrize(("heading", "verbs"), VERBS.items(), ids=VERBS)
def test_effects_are_explained_in_their_own_words(heading: str, verbs: dict[str, Any]) -> None:
    effects = table(r'^\| `\["(\w+)".*?\]` \| (.+) \|$', heading)
    assert {name: meaning for name, (_, meaning) in verbs.items()} == effects


@pytest.mark.parametrize(("heading", "verbs"), VERBS.items(), ids=VERBS)
def test_effects_are_shown_with_their_arguments(heading: str, verbs: dict[str, Any]) -> None:
    shown = table(r'^\| `\["(\w+)"(.*?)\]` \|', heading)
    assert {name: len(kinds) for name, (kinds, _) in verbs.items()} == {
        name: arguments.count(",") for name, arguments in shown.items()
    }


@pytest.mark.parametrize(("heading", "words"), WORDS.items(), ids=WORDS)
def test_other_words_are_explained_in_their_own_words(heading: str, words: dict[str, str]) -> None:
    assert table(r"^\| `(\w+)` \| (.+) \|$", heading) == words


def test_the_card_of_the_example_can_be_read() -> None:
    (text,) = blocks("docs/writing-cards.md", "toml")
    ((card, copies),) = read_file("banes", text)
    assert ("spiteful_draught", 3, 1) == (card.id, card.cost, copies)


def test_the_card_of_dungeonology_is_the_one_in_the_box() -> None:
    text = (ROOT / "docs" / "writing-cards.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^    \[pickpocket\]\n(?:    .+\n)+", text, re.MULTILINE)
    source = (ROOT / "src/undercroft/games/dungeonology/content/tricks.toml").read_text(encoding="utf-8")
    assert dedent(shown) in source


def test_the_procedure_of_the_example_is_the_one_in_the_code() -> None:
    rules = ROOT / "src/undercroft/games/dungeoneer/rules"
    source = "".join((rules / name).read_text(encoding="utf-8") for name in ("inventory.py", "shedding.py"))
    shown = [
        block.strip() for block in blocks("docs/writing-rules.md", "python") if re.match("class|def", block)
    ]
    assert 2 == len(shown)
    assert [] == [block for block in shown if block not in source]
