"""Everything that a table has to say, and how a line must look."""

import re
from collections.abc import Iterator
from random import Random

import undercroft as uc
from undercroft import texts


def sentences(table: uc.Table, speaker: texts.Speaker) -> Iterator[str]:
    """Everything a speaker has to say about a table while it waits for a decision."""
    view = table.view(None)
    context = speaker.context_of(view)
    for seat in (*range(table.seats), None):
        yield speaker.prompt(view, seat, context)
    yield from speaker.scene(view, context)
    assert table.choice is not None
    options = table.choice.options
    for option in options if len(options) < 100 else Random(len(options)).sample(options, 40):
        yield speaker.option(table, option, context)


def secret_words(event: uc.Event, speaker: texts.Speaker) -> set[str]:
    """The names of the cards that only some may read in an event."""
    told = [[value] if isinstance(value, str) else value for value in (event.secret or {}).values()]
    return {speaker.card(card) for cards in told for card in cards}


def check(line: str) -> None:
    assert line, "nothing is said"
    assert not set("{}\u2068\u2069") & set(line), line
    assert line == line.strip(), f"blanks at an end: {line!r}"
    assert not re.search(r"\b(a|de) el\b", line), f"not drawn together in Spanish: {line!r}"
    assert "  " not in line, f"blanks too many: {line!r}"
    assert line[0].isupper() or not line[0].isalpha(), line


def check_news(events: tuple[uc.Event, ...], table: uc.Table, speaker: texts.Speaker) -> None:
    """What has happened, as everybody may read it: nobody reads the name of a card that he may not know."""
    context = speaker.context_of(table)
    for event in events:
        for seat in (*range(table.seats), None):
            line = speaker.event(event, seat, None, context)
            check(line)
            if event.secret and not event.secret.keys() & event.for_seat(seat).keys():
                words = [rf"\b{re.escape(word)}\b" for word in secret_words(event, speaker)]
                assert not [word for word in words if re.search(word, line)], line
