"""The rules of thumb of a game, asked about a table: for the tests of all games."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.texts.keys import SOURCE, read_texts

import undercroft as uc
from undercroft import bots, texts
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinions
from undercroft.texts.speaker import Context


def asked(table: uc.Table) -> tuple[int, tuple[Option, ...]]:
    assert table.choice is not None
    return table.choice.seat, table.choice.options


def opinions(table: uc.Table, level: str = "steady") -> Opinions:
    """What is thought of the options there, by a level of bots or for the search."""
    seat, options = asked(table)
    known = bots.heuristics(table.game)
    ask = {"novice": known.novice, "steady": known.steady, "search": known.search_prior}[level]
    return ask(table.view(seat), options)


def favourite(table: uc.Table, level: str = "steady") -> str:
    """What the rules of thumb would do, in notation."""
    found = opinions(table, level)
    return table.write(max(found, key=lambda option: found[option].score))


def counted(
    game: uc.Game, speaker: texts.Speaker, examples: Mapping[str, Any], n: int, scene: Context
) -> Iterator[str]:
    """All reasons in one language, where whatever is counted is so many."""
    folder = SOURCE / "games" / game.name / "texts" / speaker.language
    for reason, text in read_texts([folder / "counsel.ftl"]).items():
        names = (re.sub(r"^the_", "", name) for name in text.variables)
        yield speaker.sentence(reason, {name: examples.get(name, n) for name in names}, scene)


def is_sentence(text: str) -> bool:
    """With a capital letter, and nothing in the plural of which there is one."""
    return bool(re.match(r"[A-ZÀ-Ý0-9«“]", text)) and not re.search(r"\b1 [^\W\d]{4,}s\b", text)
