"""What the painters of all games have in common: seats by name, headings, figures in columns, cards with
their texts, and as much of everything as fits.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Final, Generic, TypeVar

from rich.text import Text

from undercroft.cli.styling import clipped, filled, line, seat_style
from undercroft.engine import registry
from undercroft.texts import Speaker
from undercroft.texts.facts import facts_of
from undercroft.texts.speaker import Context, message_of

ALL_ROWS: Final = 99
StyledText = str | tuple[str, str]  # of a line, with a style or without

L = TypeVar("L")


class ViewPainter:
    """Who draws one view, and for whom."""

    def __init__(
        self,
        view: Mapping[str, Any],
        seat: int | None,
        speaker: Speaker,
        width: int,
        typed: bool = False,
    ) -> None:
        self.view = view
        self.seat = seat
        self.speaker = speaker
        self.width = width
        self.typed = typed


class TablePainter(ViewPainter, Generic[L]):
    """One view, drawn in parts; a layout says how much of each of them."""

    everything: ClassVar[Any]  # the layout with all of it

    @cached_property
    def players(self) -> dict[int, Mapping[str, Any]]:
        return {int(n): player for n, player in self.view["seat"].items()}

    @cached_property
    def names(self) -> list[str]:
        return self.speaker.names(self.view)

    @cached_property
    def printed(self) -> dict[str, dict[str, Any]]:
        return printed_of(self.speaker.package, self.speaker.own)

    @cached_property
    def parts(self) -> dict[tuple[Any, ...], list[Text]]:
        return {}

    # -- what a game adds ------------------------------------------------------------------------------------

    def drawn(self, layout: L) -> list[Text]:
        """The table in this layout."""
        raise NotImplementedError

    def layouts(self) -> Sequence[L]:
        """What may be left out at this decision, from nothing to nearly all."""
        raise NotImplementedError

    def figures(self, seat: int) -> list[str]:
        """The numbers of a seat, in the order of the columns."""
        raise NotImplementedError

    def is_in(self, seat: int) -> bool:
        """Whether this seat still plays."""
        return self.players[seat]["at"] is not None

    # -- words -----------------------------------------------------------------------------------------------

    def said(self, message: str, **mentioned: Any) -> str:
        """A sentence in which seats, cards and cubes are named."""
        return self.speaker.sentence(message, mentioned, Context(self.names, {}))

    def called(self, seat: int) -> str:
        name = self.names[seat]
        return f"{name} ({self.speaker.say('cli-you')})" if seat == self.seat else name

    def about(self, prompt: str) -> str:
        """What a decision is about, for somebody who meets it for the first time."""
        members = reversed(registry.family(registry.game(self.view["game"])))  # the base last
        names = (message_of(message_of("cli", member.name), prompt) for member in members)
        return self.speaker.say(next(name for name in names if self.speaker.has(name)))

    def whose_turn(self) -> list[StyledText]:
        """The seat whose turn it is, and the phase."""
        say, turn = self.speaker.say, self.view["turn"]
        parts: list[StyledText] = [(f"@{turn} {self.names[turn]}", seat_style(turn))]
        if turn == self.seat:
            parts.append(f" ({say('cli-you')})")
        return [*parts, " · ", self.phase()]

    def phase(self) -> StyledText:
        return self.speaker.say("heading-phase", phase=self.speaker.phase(self.view["phase"])), "bold"

    def paragraphs(self, texts: Iterable[str], indent: int = 0, style: str = "") -> list[Text]:
        return [row for text in texts for row in filled(text, self.width, indent=indent, style=style)]

    # -- figures, belongings, cards --------------------------------------------------------------------------

    def columns(
        self,
        heads: Sequence[str],
        seats: Iterable[int],
        room: int,
        note: str = "",
        behind: Callable[[int], Text | str] = lambda seat: "",
    ) -> list[Text]:
        """A line for each seat: who it is, its figures below their heads, and in the room behind them what a
        game adds.
        """
        rows = {seat: self.figures(seat) for seat in seats}
        widths = [max(len(head), *(len(row[n]) for row in rows.values())) for n, head in enumerate(heads)]
        called = {seat: self.called(seat) for seat in rows}
        left = self.width - 3 - sum(widths) - len(widths) - room
        first = min(left, max(map(len, called.values())))
        top = " ".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True))
        lines = [line((f"   {'':<{first}} {top}{note}", "dim"))]
        for seat, figures in rows.items():
            name = clipped(line((f"{called[seat]:<{first}}", seat_style(seat))), first)
            numbers = " ".join(f"{text:>{width}}" for text, width in zip(figures, widths, strict=True))
            style = "" if self.is_in(seat) else "dim"
            more = behind(seat)
            if isinstance(more, str):
                row = line((f"@{seat} ", seat_style(seat)), name, (f" {numbers}{more}", style))
            else:
                row = line((f"@{seat} ", seat_style(seat)), name, (f" {numbers}  ", style), more)
            lines.append(row)
        return [clipped(row, self.width) for row in lines]

    def before(self, seat: int, said: Iterable[str]) -> list[Text]:
        """What lies before a seat, in sentences behind its number."""
        head = f"@{seat} "
        return filled(
            head + " ".join(said), self.width, indent=3, head=len(head), head_style=seat_style(seat)
        )

    def shown_before(self, extent: int) -> list[int]:
        """The seats whose belongings are drawn: nobody's, one's own, everybody's."""
        return [seat for seat in self.players if extent > 1 or (extent and seat == self.seat)]

    def entry(self, name: str, text: str, full: bool = True) -> list[Text]:
        """A card with its text, in full or as far as it fits on a line."""
        said = self.speaker.say("cli-entry", name=name, text=text)
        rows = filled(f"  {said}", self.width, indent=4, head=len(name) + 2, head_style="bold")
        return self.shortened(rows, full)

    def shortened(self, rows: list[Text], full: bool) -> list[Text]:
        return rows if full or len(rows) == 1 else [clipped(line(rows[0], " …"), self.width)]

    # -- all together ----------------------------------------------------------------------------------------

    def part(self, draw: Callable[..., list[Text]], *arguments: Any) -> list[Text]:
        """A part of the table, drawn once for all layouts that are tried."""
        key = (draw.__name__, *arguments)
        if key not in self.parts:
            self.parts[key] = draw(*arguments)
        return self.parts[key]

    def whole(self) -> list[Text]:
        """Everything there is to see."""
        return self.drawn(self.everything)

    def fitted(self, height: int) -> tuple[list[Text], bool]:
        """What matters most for the decision, in so many lines; and whether that is everything."""
        layouts = self.layouts()
        drawn = ((self.drawn(layout), layout == self.everything) for layout in layouts)
        return next((pair for pair in drawn if len(pair[0]) <= height), (self.drawn(layouts[-1]), False))


@cache
def printed_of(package: str, own: str) -> dict[str, dict[str, Any]]:
    """Everything printed, made once for all drawings."""
    return facts_of(package, own).contents()
