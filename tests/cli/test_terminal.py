"""At a real terminal: colours, the screen cleared between two people, Ctrl-C and Ctrl-D."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
from pathlib import Path

import pytest
from tests.cli.command import COMMAND, environment

import undercroft as uc

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = r"\n(?:\x1b\[\?2004h)?> "  # some systems ask the terminal to mark what is pasted
READY = r"only you can see the screen\."
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Terminal:
    """The command at one end of a terminal, a player at the other."""

    def __init__(self, state: Path, *arguments: str | Path, columns: int = 80, lines: int = 24) -> None:
        self.end, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=other,
            stdout=other,
            stderr=other,
            env=environment(state, TERM="xterm-256color"),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(other)
        self.bytes = b""
        self.unread = ""

    def until(self, pattern: str, patience: float = 600) -> str:
        """Everything up to a text, or to the end, or until nothing came for so long."""
        while (found := re.search(pattern, self.unread)) is None:
            ready, _, _ = select.select([self.end], [], [], patience)
            try:
                part = os.read(self.end, 65536) if ready else b""
            except OSError:  # the other end is closed
                part = b""
            if not part:
                break
            self.bytes += part
            self.unread = self.bytes.decode(errors="ignore").replace("\r\n", "\n")
        end = found.end() if found else len(self.unread)
        read, self.unread = self.unread[:end], self.unread[end:]
        self.bytes = self.unread.encode()
        return read

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def press(self, key: str, pattern: str) -> str:
        """Press a key until something is said: between a prompt and its reading one may be lost."""
        said = ""
        for _ in range(120):
            self.type(key)
            said = self.until(pattern, patience=5)
            if said:
                break
        return said

    def close(self) -> int:
        self.until(r"\0")
        code = self.process.wait(600)
        os.close(self.end)
        return code


@pytest.mark.parametrize("name", ["walk", "lecture"])
def test_colours_and_80_columns(state: Path, request: pytest.FixtureRequest, name: str) -> None:
    scenario: Path = request.getfixturevalue(name)
    terminal = Terminal(state, "play", "--scenario", scenario, "--language", "en")
    screen = terminal.until(PROMPT)
    terminal.type("quit\n")
    assert 0 == terminal.close()
    assert "\x1b[1m" in screen
    lines = ESCAPE.sub("", screen).splitlines()
    table = next(n for n, line in enumerate(lines) if line.startswith("Round 1"))
    assert (True, True) == (len(lines) - table <= 24, all(len(line) <= 80 for line in lines))


def test_a_large_terminal_shows_more(state: Path, walk: Path) -> None:
    terminal = Terminal(state, "play", "--scenario", walk, "--language", "en", columns=120, lines=60)
    screen = ESCAPE.sub("", terminal.until(PROMPT))
    terminal.type("quit\n")
    terminal.close()
    assert "Dodge: Boon" in screen
    assert max(len(line) for line in screen.splitlines()) > 80


@pytest.mark.parametrize(("key", "sentence"), [("\x03", "Interrupted."), ("\x04", "The input has ended.")])
def test_ctrl_c_and_ctrl_d_lose_nothing(
    state: Path, walk: Path, tmp_path: Path, key: str, sentence: str
) -> None:
    path = tmp_path / "game.record"
    terminal = Terminal(state, "play", "--scenario", walk, "--language", "en", "--save", path)
    terminal.until(PROMPT)
    terminal.type("move n\n")
    terminal.until(r"2 movement points")
    terminal.until(PROMPT)
    assert sentence in terminal.press(key, r"--resume")
    assert 0 == terminal.close()
    assert 1 == uc.replay(path.read_text("utf-8")).past.number


def test_the_screen_is_cleared_between_two_people(state: Path, walk: Path) -> None:
    terminal = Terminal(state, "play", "--scenario", walk, "--seats", "you,you", "--language", "en", lines=60)
    first = terminal.until(READY)
    terminal.type("\n")
    screen = terminal.until(PROMPT)
    terminal.type("done\n")
    handover = terminal.until(READY)
    terminal.type("quit\n")
    assert 0 == terminal.close()
    assert (False, True, True) == (CLEAR in first, screen.lstrip().startswith(CLEAR), CLEAR in handover)
    assert "Dodge" not in first
    assert "Dodge" in screen
    assert "Dodge" not in handover.rpartition(CLEAR)[2]


def test_whoever_hands_over_may_still_take_back(state: Path, walk: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    text = walk.read_text("utf-8").replace(
        'hero   = "kron_axereaver"', 'hero = "kron_axereaver"\nhand = ["budge_1"]'
    )
    walk.write_text(text, encoding="utf-8")
    terminal = Terminal(
        state, "play", "--scenario", walk, "--seats", "you,you", "--language", "en", "--save", path
    )
    terminal.until(READY)
    terminal.type("\n")
    terminal.until(PROMPT)
    terminal.type("done\n")
    terminal.until(READY)
    terminal.type("undo\n")
    output = terminal.until(PROMPT)
    terminal.type("quit\n")
    terminal.close()
    assert "One decision is taken back." in output
    assert 0 == uc.replay(path.read_text("utf-8")).past.number
