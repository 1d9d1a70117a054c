"""The cards of a game in its papers: a scenario for every card, and a catalogue that counts them right.

Content files are ``content/*.toml`` beside the code, a table for each kind of card, and those of the packs in
the folders below it; files in folders called ``pieces`` say what is printed elsewhere. A scenario shows the
cards that it lists as ``card``. The first paragraph of ``cards.md`` says how many there are: of all, of every
content file by its name, of those that a switch sets apart (``room = true`` makes Rooms); a number with
numbers in brackets behind it is their sum.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from undercroft.rulebook.material import Material, RulebookError

PAGE: Final = "cards.md"
PIECES: Final = "pieces"
COUNT: Final = re.compile(r"(\d+) ([A-Za-z_]+)")
SUM: Final = re.compile(r"(\d+) ([A-Za-z ]+) \(([^)]*)\)")

Kinds = dict[str, dict[str, dict[str, Any]]]  # file, id: what it says


def read_content(folder: Path) -> Kinds:
    found: Kinds = {}
    packs = [path for path in sorted(folder.glob("*/*.toml")) if path.parent.name != PIECES]
    for path in (*sorted(folder.glob("*.toml")), *packs):
        try:
            cards = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise RulebookError(f"{path.name}: {error}") from None
        for id, card in cards.items():
            if not isinstance(card, dict) or not isinstance(card.get("copies", 1), int):
                raise RulebookError(f"{path.name}: {id}: expected a table with a number of copies")
        found[path.stem] = {**found.get(path.stem, {}), **cards}
    return found


def shown_in(text: str) -> list[str]:
    """The cards that a scenario is about. A broken file shows nothing, as it claims nothing."""
    try:
        card = tomllib.loads(text).get("card", [])
    except tomllib.TOMLDecodeError:
        return []
    return [id for id in card if isinstance(id, str)] if isinstance(card, list) else []


def faults_of_cards(where: Material) -> Iterator[str]:
    """Cards that no scenario shows, and counts that are wrong."""
    content = read_content(where.code / "content")
    if not content:
        return
    shown = {id for path in where.tests.rglob("*.toml") for id in shown_in(path.read_text(encoding="utf-8"))}
    for file, cards in content.items():
        yield from (f"{file}.toml: {id}: shown by no scenario" for id in cards if id not in shown)
    page = where.docs / PAGE
    if page.is_file():
        yield from (f"{PAGE}: {fault}" for fault in miscounted(page.read_text(encoding="utf-8"), content))
    else:
        yield f"{PAGE}: is missing, where the cards are counted"


def miscounted(page: str, content: Kinds) -> Iterator[str]:
    """What the first paragraph gets wrong."""
    paragraphs = [part for part in page.split("\n\n") if part.strip() and not part.startswith("#")]
    paragraph = " ".join(paragraphs[0].split()) if paragraphs else ""
    plain = paragraph.lower()
    for name in content:
        plain = plain.replace(name.replace("_", " "), name)
    said = {word: int(number) for number, word in COUNT.findall(plain)}
    for name, number in counts(content).items():
        if name not in said and (name in content or name == "cards"):
            yield f"the first paragraph does not say how many {name} there are; there are {number}"
        elif said.get(name, number) != number:
            yield f"the first paragraph counts {said[name]} {name}; there are {number}"
    for total, name, parts in SUM.findall(paragraph):
        number = sum(int(part) for part, _ in COUNT.findall(parts))
        if number != int(total):
            yield f"the first paragraph counts {total} {name}, but {number} in the brackets behind them"


def counts(content: Kinds) -> dict[str, int]:
    """Physical cards by name of their file, by switch, and in all."""
    found: dict[str, int] = {"cards": 0}
    for file, cards in content.items():
        for card in cards.values():
            copies = card.get("copies", 1)
            names = ["cards", file, *(f"{field}s" for field, value in card.items() if value is True)]
            for name in names:
                found[name] = found.get(name, 0) + copies
    return found
