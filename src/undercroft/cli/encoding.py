"""What the streams can write: not every terminal knows every letter."""

import codecs
import io
import sys
from typing import Final

NEAREST: Final = {  # a minus sign, quotation marks, a dash, three dots, and blanks that keep a line together
    "\u2212": "-",
    "\u2019": "'",
    "\u2018": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u2013": "-",
    "\u2026": "...",
    "\u00a0": " ",
    "\u202f": " ",
}


def forgive_letters() -> None:
    """What a stream cannot write becomes the nearest that it can, or a question mark; neither is an error."""
    codecs.register_error("nearest", nearest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="nearest")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Minus signs, quotation marks and blanks of typography have a plain sister."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(NEAREST.get(letter, "?") for letter in letters), error.end


def has_no_boxes() -> bool:
    """Whether the output must do without the letters that boxes are drawn with."""
    return not can_write("╔═┌·…", sys.stdout.encoding)


def can_write(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
