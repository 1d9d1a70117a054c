"""Lines of styled text, and how they are broken at the edge of the screen."""

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.text import Text

WIDTH: Final = 80  # what every terminal has, and what is written when nobody looks
LITTLE: Final = 3  # letters of words such as "of" and "del"
SEATS: Final = ("bold cyan", "bold magenta", "bold yellow", "bold green")


def seat_style(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """One line, from plain and styled parts."""
    return Text.assemble(*parts, end="", no_wrap=True)


def filled(
    text: str, width: int, indent: int = 0, style: str = "", head: int = 0, head_style: str = ""
) -> list[Text]:
    """A paragraph, broken between words. The first `head` characters have a style of their own."""
    space = " " * indent
    rows = textwrap.wrap(text, width, subsequent_indent=space, break_on_hyphens=False) or [""]
    lines = [Text(row, style=style, end="", no_wrap=True) for row in rows]
    if head:
        lines[0].stylize(head_style, 0, min(head, len(rows[0])))
    return lines


def clipped(text: Text, width: int) -> Text:
    """A line that was cut to fit."""
    if text.cell_len > width:
        text = text.copy()
        text.truncate(width, overflow="ellipsis")
    return text


def beside(cells: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Short lines in two columns, read downwards; one column where they do not fit."""
    half = (width - gap) // 2
    rows = (len(cells) + 1) // 2
    if rows < 3 or any(cell.cell_len > half for cell in cells):
        return list(cells)
    lines = []
    for n in range(rows):
        row = cells[n].copy()
        if n + rows < len(cells):
            row.pad_right(half + gap - row.cell_len)
            row.append_text(cells[n + rows])
        lines.append(row)
    return lines


def abbreviated(name: str, widths: Sequence[int]) -> list[str]:
    """A name over several lines: whole words if they fit, else without little words, else with shorter ones.

    >>> abbreviated("Crypt of the Lich Lord", (13, 10))
    ['Crypt of the', 'Lich Lord']
    >>> abbreviated("Laboratorio del alquimista", (13, 10))
    ['Laboratorio', 'alquimista']
    >>> abbreviated("Crypte du Seigneur Liche", (13, 10))
    ['Crypte Seign.', 'Liche']
    """
    words = name.split()
    large = [word for word in words if len(word) > LITTLE] or words
    first = shortened(large[0], widths[0])
    cut = ([first, *(shortened(word, size) for word in large[1:])] for size in range(max(widths), 1, -1))
    fitting = (in_lines(attempt, widths) for attempt in (words, large, *cut))
    return next((lines for lines in fitting if lines is not None), [first])


def shortened(word: str, size: int) -> str:
    return word if len(word) <= size else f"{word[: size - 1]}."


def in_lines(words: Sequence[str], widths: Sequence[int]) -> list[str] | None:
    """Words on lines of these widths, or nothing if they do not fit."""
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= widths[len(lines) - 1]:
            lines[-1] = longer
        elif lines[-1] and len(lines) < len(widths) and len(word) <= widths[len(lines)]:
            lines.append(word)
        else:
            return None
    return lines
