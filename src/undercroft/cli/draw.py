"""Drawing a table from a view: what is the same for every game, and whose painter does the rest."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rich.text import Text

from undercroft.cli.reading import Spelling
from undercroft.cli.styling import beside, filled, line, seat_style
from undercroft.engine import registry
from undercroft.engine.choice import Option
from undercroft.engine.state import Table
from undercroft.texts import Context, Speaker


class Painter(Protocol):
    """Who draws the view of one seat (or of a spectator) of one game."""

    def title(self) -> list[Text]:
        """Where the game stands, in a line."""
        ...

    def whole(self) -> list[Text]:
        """Everything there is to see."""
        ...

    def fitted(self, height: int) -> tuple[list[Text], bool]:
        """What matters for the decision, in so many lines; and whether that is everything."""
        ...

    def whole_map(self, focus: tuple[int, int] | None = None) -> list[Text]:
        """The board, around a place if it is too large."""
        ...

    def hand(self, full: bool = True) -> list[Text]:
        """What only the seat itself sees."""
        ...

    def about(self, prompt: str) -> str:
        """What a decision is about."""
        ...

    def lies_at(self, cell: tuple[int, int]) -> bool:
        """Whether a part of the board is there."""
        ...

    def in_sight(self) -> list[str]:
        """Everything that the seat may look up, by card or, behind a kind and a dot, by another word."""
        ...

    def powers(self) -> list[str]:
        """What only the seat itself can do, by such words."""
        ...

    def described(self, card: str) -> list[str]:
        """A card, or something else in sight, in full, as it lies."""
        ...

    def reached(self, number: int) -> list[list[str]]:
        """What an option leads to without naming it, each in full."""
        ...


class OptionLine(NamedTuple):
    """A line of a question: an option, which gets a number, or words about options that have none."""

    label: str
    option: int | None = None  # its place among all options
    head: int = 0  # so many characters are what to type
    more: bool = False  # shown only to those who ask for everything


class Offers:
    """The options of a decision, said one by one: there may be too many to say them all."""

    def __init__(self, table: Table, speaker: Speaker) -> None:
        assert table.choice is not None
        self.table = table
        self.speaker = speaker
        self.options: tuple[Option, ...] = table.choice.options

    @cached_property
    def context(self) -> Context:
        return self.speaker.context_of(self.table)

    def label(self, n: int) -> str:
        return self.speaker.option(self.table, self.options[n], self.context)

    def facts(self, n: int) -> Mapping[str, Any]:
        """What the label of an option mentions, not yet in words."""
        return self.speaker.facts.option(self.table, self.options[n])


@runtime_checkable
class OptionArranger(Protocol):
    """A painter of a game whose options are too many to list, or better in another order, and whose pieces
    have short names on the map.
    """

    def arranged(self, offers: Offers) -> list[OptionLine]:
        """The question, line by line."""
        ...

    def spelling(self) -> Spelling:
        """What the pieces are called."""
        ...

    def where(self, word: str) -> tuple[int, int] | None:
        """The place on the map of a piece, by its notation."""
        ...


def entries(painter: Painter, offers: Offers) -> list[OptionLine]:
    """The lines of a question: as the painter arranges them, else all options in their order."""
    if isinstance(painter, OptionArranger):
        return painter.arranged(offers)
    return [OptionLine(offers.label(n), n) for n in range(len(offers.options))]


def painter(
    view: Mapping[str, Any], seat: int | None, speaker: Speaker, width: int, typed: bool = False
) -> Painter:
    """The painter of the game that the view is of or of the one that it expands, or the one that writes any
    view down.
    """
    game = view.get("game", "")
    members = registry.family(registry.game(game)) if game in registry.game_names() else ()
    names = [f"undercroft.cli.tables.{member.name}" for member in reversed(members)]
    found = next((name for name in names if find_spec(name) is not None), "undercroft.cli.tables.any_game")
    module = import_module(found)
    made: Painter = module.Painter(view, seat, speaker, width, typed)
    return made


def rule(width: int, typed: bool = False) -> Text:
    """A line across the screen."""
    return line((("-" if typed else "─") * width, "dim"))


def question_lines(question: str, width: int) -> list[Text]:
    return filled(question, width, style="bold")


def option_lines(labels: Sequence[str], width: int, first: int = 1, last: int = 0) -> list[Text]:
    """Numbered options, in two columns where they are short. `last` is the highest number of the question."""
    size = len(str(last or len(labels)))
    cells = [line((f" {n:>{size}}", "bold"), f"  {label}") for n, label in enumerate(labels, first)]
    rows = beside(cells, width)
    if rows != cells:
        return rows
    lines: list[Text] = []
    for n, label in enumerate(labels, first):
        text = f" {n:>{size}}  {label}"
        lines += filled(text, width, indent=size + 3, head=size + 1, head_style="bold")
    return lines


def entry_lines(entries: Sequence[OptionLine], width: int) -> list[Text]:
    """A question line by line. Options that are not shown count all the same."""
    lines: list[Text] = []
    run: list[str] = []
    last = sum(entry.option is not None for entry in entries)
    number = 0

    def end_run() -> None:
        nonlocal lines
        lines += option_lines(run, width, number - len(run) + 1, last)
        run.clear()

    for entry in entries:
        if run and (entry.option is None or entry.more):
            end_run()
        if entry.option is not None:
            number += 1
            if not entry.more:
                run.append(entry.label)
        elif not entry.more:
            lines += filled(entry.label, width, indent=4, head=entry.head, head_style="bold")
    if run:
        end_run()
    return lines


def news_lines(news: Sequence[str], width: int, typed: bool = False) -> list[Text]:
    """What happened, a line for each event."""
    dot = "*" if typed else "·"
    return [row for text in news for row in filled(f"{dot} {text}", width, indent=2)]


def standings_lines(view: Mapping[str, Any], speaker: Speaker, width: int) -> list[Text]:
    """The ranking with its reasons."""
    places = view["standings"]
    names = speaker.names(view)
    winners = [names[place["seat"]] for place in places if place["rank"] == 1]
    together = winners[-1]
    if len(winners) > 1:
        together = speaker.say("list-and", most=", ".join(winners[:-1]), last=together)
    lines = [
        line((speaker.say("game-over"), "bold")),
        line((speaker.say("winner", names=together, n=len(winners)), "bold green")),
        line((speaker.say("heading-standings"), "underline")),
    ]
    for place in places:
        text = f"{speaker.place(place, names)} ({place['rule']})"
        lines += filled(text, width, indent=3, style=seat_style(place["seat"]))
    return lines
