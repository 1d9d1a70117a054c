"""A table in a notebook: what a spectator sees, drawn as at the terminal.

`Table._repr_html_` asks for `html` here. Whoever wants to look with the eyes of a seat names it and is shown
what that seat is asked, too.
"""

import io
from typing import Final

from rich.console import Console
from rich.text import Text

from undercroft import texts
from undercroft.cli import draw
from undercroft.cli.styling import WIDTH
from undercroft.engine.state import Table

FRAME: Final = (
    '<pre class="undercroft" style="white-space:pre;overflow-x:auto;line-height:1.2;'
    "font-family:Menlo,'DejaVu Sans Mono',Consolas,monospace\"><code>{code}</code></pre>"
)


def lines(table: Table, seat: int | None, language: str, width: int) -> list[Text]:
    """The board as a seat or a spectator sees it, then the question: with its options for the seat that is
    asked, and without for everybody else, because options tell what is in a hand.
    """
    view = table.view(seat)
    speaker = texts.speaker(table.game, language)
    painter = draw.painter(view, seat, speaker, width)
    drawn = painter.whole()
    if view["standings"]:
        return [*drawn, *draw.standings_lines(view, speaker, width)]
    drawn += draw.question_lines(speaker.prompt(view, seat), width)
    if table.choice is not None and table.choice.seat == seat:
        drawn += draw.entry_lines(draw.entries(painter, draw.Offers(table, speaker)), width)
    return drawn


def text(table: Table, seat: int | None = None, language: str = "en", width: int = WIDTH) -> str:
    """The table as plain text."""
    return "\n".join(line.plain.rstrip() for line in lines(table, seat, language, width))


def html(table: Table, seat: int | None = None, language: str = "en", width: int = WIDTH) -> str:
    """The table as a piece of HTML with its colours, without scripts or style sheets."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=width,
        highlight=False,
        soft_wrap=True,
        color_system="truecolor",
    )
    for line in lines(table, seat, language, width):
        console.print(line, end="\n", markup=False)
    return console.export_html(inline_styles=True, code_format=FRAME)
