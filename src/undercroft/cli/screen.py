"""The screen and the keyboard, or the two ends of a pipe.

At a terminal there are colours, and the screen can be cleared. Elsewhere there is plain text, line by line.
"""

import contextlib
import os
import shutil
import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

from undercroft.cli.encoding import has_no_boxes
from undercroft.cli.styling import WIDTH

WIDEST: Final = 120
NO_HEIGHT: Final = 10_000  # a pipe has no last line


class Screen:
    """Where a table is shown and answers are read."""

    def __init__(self) -> None:
        self.plain = not (sys.stdin.isatty() and sys.stdout.isatty())
        self.typed = has_no_boxes()
        self.console = Console(highlight=False, soft_wrap=True)
        if not self.plain:
            import_readline()

    @property
    def width(self) -> int:
        """How long a line may be: at a terminal what it has, elsewhere what every terminal has."""
        return WIDTH if self.plain else min(max(shutil.get_terminal_size().columns, WIDTH), WIDEST)

    @property
    def height(self) -> int:
        return NO_HEIGHT if self.plain else shutil.get_terminal_size().lines

    def put(self, *lines: Text | str) -> None:
        """Write lines."""
        if self.plain:
            plain = (line.plain if isinstance(line, Text) else line for line in lines)
            sys.stdout.writelines(f"{text.rstrip()}\n" for text in plain)
        else:
            for line in lines:
                self.console.print(line, end="\n", markup=False)

    def put_all(self, lines: Iterable[Text | str]) -> None:
        self.put(*lines)

    def clear(self) -> None:
        """Take everything off the screen and out of its memory, so that the next player finds nothing."""
        if self.plain:
            return
        if self.console.is_dumb_terminal or os.environ.get("TERM", "") in ("", "dumb"):
            sys.stdout.write("\n" * self.height)
        else:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """A line from the player. Raises EOFError when there are no more."""
        sys.stdout.flush()
        if not self.plain:
            return input(prompt).strip()
        sys.stdout.write(prompt)
        sys.stdout.flush()
        text = sys.stdin.readline()
        if not text:
            sys.stdout.write("\n")
            raise EOFError
        text = text.strip()
        sys.stdout.write(f"{text}\n")  # so that what is read later shows the answers too
        return text


def import_readline() -> None:
    """Arrow keys and a memory for the answers, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
