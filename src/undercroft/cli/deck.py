"""Lists of decks of one's own: whether a list may be played, what is in it, and its other forms."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import App, Parameter

import undercroft as uc
from undercroft import texts
from undercroft.cli.app import LanguageWord, language_or_default, not_an_option
from undercroft.cli.errors import CommandError, UsageError
from undercroft.cli.files import read_text
from undercroft.cli.listing import wrapped
from undercroft.engine.decks import Deck, DeckRules, Fault, Mistake
from undercroft.engine.languages import Language
from undercroft.texts.speaker import message_of

app = App(name="deck", help="Check, show and convert lists of decks of one's own.")

DeckPath = Annotated[
    Path,
    Parameter(
        allow_leading_hyphen=True,
        validator=not_an_option,
        help="The list: a file, - for the standard input, a short form, or the name of one that lies ready.",
    ),
]
GameName = Annotated[str | None, Parameter(help="The game. [default: the one that has such decks]")]
Sets = Annotated[int, Parameter(help="How many sets of cards everybody has; 0 for as many as are needed.")]
MOST_SETS: Final = 4
FAULT_LINES: Final = {"fault": "cli-deck-fault", "advice": "cli-deck-advice"}


@app.command
def check(file: DeckPath, /, *, game: GameName = None, sets: Sets = 0, language: LanguageWord = None) -> int:
    """Say everything that makes a list illegal, each with its rule. The exit code is 0 if nothing does."""
    rules, speaker = rules_of(game), speaker_of(game, language)
    if not 0 <= sets <= MOST_SETS:
        raise UsageError(f"--sets {sets}: expected a number from 0 to {MOST_SETS}")
    deck, mistakes = read_deck(rules, file)
    faults = rules.faults(deck, {"sets": sets}) if deck.cards or not mistakes else ()
    lines = [said_mistake(speaker, mistake) for mistake in mistakes]
    lines += [said_fault(speaker, "fault", fault) for fault in faults]
    if not lines:
        lines = [speaker.say("cli-deck-legal", name=name_of(speaker, deck), n=deck.size)]
    if deck.cards:
        lines += [said_fault(speaker, "advice", fault) for fault in rules.advice(deck)]
    print("\n".join(row for line in lines for row in wrapped(line, 2)))
    return 1 if mistakes or faults else 0


@app.command
def show(file: DeckPath, /, *, game: GameName = None, language: LanguageWord = None) -> None:
    """Print a list with the names that are printed on the cards."""
    rules, speaker = rules_of(game), speaker_of(game, language)
    print(rules.for_people(whole(rules, speaker, file), speaker.language), end="")


@app.command
def convert(
    file: DeckPath,
    /,
    *,
    to: Literal["ids", "names", "short"] = "ids",
    game: GameName = None,
    language: LanguageWord = None,
) -> None:
    """Write a list in another form, as it stands.

    Parameters
    ----------
    to
        The form: ids of the cards, the names printed on them, or one word for a link.
    """
    rules, speaker = rules_of(game), speaker_of(game, language)
    deck = whole(rules, speaker, file)
    if to == "short":
        print(rules.short(deck))
    else:
        text = rules.canonical(deck) if to == "ids" else rules.for_people(deck, speaker.language)
        print(text, end="")


# -- reading and saying --------------------------------------------------------------------------------------


def games_with_decks() -> list[str]:
    return [name for name in uc.game_names() if uc.game(name).deck_rules is not None]


def rules_of(game: str | None) -> DeckRules:
    known = games_with_decks()
    rules = uc.game(game or known[0]).deck_rules
    if rules is None:
        raise UsageError(f"{game} is not played with decks of one's own; there is: {', '.join(known)}")
    return rules


def speaker_of(game: str | None, language: Language | None) -> texts.Speaker:
    return texts.speaker(game or games_with_decks()[0], language_or_default(language))


def read_deck(rules: DeckRules, file: Path) -> tuple[Deck, tuple[Mistake, ...]]:
    """A list from wherever it is."""
    ready = rules.ready().get(str(file))
    if ready is not None:
        return ready, ()
    return rules.read(str(file) if rules.is_short(str(file)) else read_text(file))


def whole(rules: DeckRules, speaker: texts.Speaker, file: Path) -> Deck:
    """A list of which every line could be read: another form of less would be another list."""
    deck, mistakes = read_deck(rules, file)
    if mistakes:
        raise CommandError("; ".join(said_mistake(speaker, mistake) for mistake in mistakes))
    return deck


def name_of(speaker: texts.Speaker, deck: Deck) -> str:
    return deck.name or speaker.say("cli-deck-nameless")


def said_mistake(speaker: texts.Speaker, mistake: Mistake) -> str:
    """A line that could not be read, in words."""
    said = sentence(speaker, "mistake", mistake.key, {"found": mistake.found, **mistake.data})
    return speaker.say("cli-deck-line", n=mistake.line, text=said) if mistake.line else said


def said_fault(speaker: texts.Speaker, kind: str, fault: Fault) -> str:
    return speaker.say(
        FAULT_LINES[kind], text=sentence(speaker, kind, fault.key, fault.data), rule=fault.rule
    )


def sentence(speaker: texts.Speaker, kind: str, key: str, data: Mapping[str, Any]) -> str:
    return speaker.sentence(message_of(kind, key), data, texts.Context((), {}))
