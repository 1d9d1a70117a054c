"""What the streams can write: not every terminal knows every letter."""

import io
import sys


def forgive_letters() -> None:
    """What a stream cannot write or read becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def has_no_boxes() -> bool:
    """Whether the output must do without the letters that boxes are drawn with."""
    return not can_write("╔═┌·…", sys.stdout.encoding)


def can_write(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
