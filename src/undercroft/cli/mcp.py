"""A seat for a language model: one table, spoken to by the Model Context Protocol over standard input and
output (`undercroft mcp`).

The protocol is JSON-RPC 2.0, a message a line. Of it we need little: `initialize`, `ping`, `tools/list` and
`tools/call`. Every tool answers with what the seat sees, is asked or has been told, and with nothing else: it
comes from the view of the seat, its events, and its options, as at the terminal.
"""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import undercroft as uc
from undercroft import bots, texts
from undercroft.cli import draw, files
from undercroft.cli.errors import CommandError, UsageError
from undercroft.cli.start import seats_of
from undercroft.cli.styling import WIDTH
from undercroft.cli.terminal import PERSON
from undercroft.engine.past import Step
from undercroft.texts.speaker import Speaker

VERSIONS: Final = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, newest first
PAGE: Final = 60  # options that are listed at once
PARSE, REQUEST, METHOD, PARAMS, INTERNAL = -32700, -32600, -32601, -32602, -32603  # JSON-RPC's errors

Json = dict[str, Any]


class Protocol(Exception):
    """A message that is none, asks for nothing we have, or asks in a wrong way."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class Wrong(Exception):
    """A call that cannot be carried out; the model is told why."""


class Tool(NamedTuple):
    """What can be called, as the client is told of it."""

    text: str
    takes: Mapping[str, Json]
    needs: tuple[str, ...] = ()
    changes: bool = False

    def told(self, name: str) -> Json:
        schema = {
            "type": "object",
            "properties": dict(self.takes),
            "required": list(self.needs),
            "additionalProperties": False,
        }
        hints = {"readOnlyHint": not self.changes, "openWorldHint": False}
        return {"name": name, "description": self.text, "inputSchema": schema, "annotations": hints}


OPTION: Final[Json] = {
    "type": "string",
    "description": "As `options` writes it, such as the one called option.",
}
TOOLS: Final[Mapping[str, Tool]] = {
    "look": Tool("What you see of the table, as text, and what you are asked.", {}),
    "view": Tool("The same as data: everything your seat may know.", {}),
    "options": Tool(
        "The options of the decision you are asked for, each as it is written and in words.",
        {
            "start": {
                "type": "integer",
                "minimum": 0,
                "description": f"Of long lists {PAGE} are given at once.",
            }
        },
    ),
    "choose": Tool(
        "Decide. Afterwards the others play until you are asked again; you are told what happened.",
        {"option": OPTION},
        ("option",),
        changes=True,
    ),
    "why_not": Tool(
        "Why something is not offered: the reason and the rule.", {"option": OPTION}, ("option",)
    ),
    "log": Tool("What has happened in this game, as far as your seat was told.", {}),
    "new_game": Tool(
        "Begin another game with the same seats.",
        {"seed": {"type": "string", "description": "One word; the same word is the same deal."}},
        changes=True,
    ),
}


class Table:
    """One table with a seat for the model and bots on all others."""

    def __init__(self, game: uc.Game, seats: str | None, options: dict[str, int], speaker: Speaker) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.speaker = speaker
        self.bots: dict[int, bots.Bot] = {}
        self.save: Path | None = None

    def begin(self, seed: str | None) -> None:
        """Set up, and play to the first decision of the model."""
        count = len(self.seats.split(",")) if self.seats is not None else None
        self.table = self.game.new(count, self.options, seed)
        names = seats_of(self.seats or "", self.table)
        own = [seat for seat, name in enumerate(names) if name == PERSON]
        if len(own) != 1:
            raise UsageError(f"--seats: expected {PERSON} once, and bots")
        [self.seat] = own
        self.close()
        word = self.table.origin.seed
        self.bots = {
            seat: bots.bot(name, self.game, f"{word}-{seat}")
            for seat, name in enumerate(names)
            if name != PERSON
        }
        self.told = -1
        self.play_on()

    def play_on(self) -> None:
        """Bots decide until the model is asked, or until the end."""
        while (choice := self.table.choice) is not None and choice.seat != self.seat:
            self.table.take(bots.answer(self.bots[choice.seat], self.table))
        if self.save is not None:
            files.write_file(self.save, self.table.record())

    def close(self) -> None:
        if self.bots:
            bots.close_bots(self.bots.values(), self.table)

    # -- what the seat knows ---------------------------------------------------------------------------------

    @property
    def choice(self) -> uc.Choice:
        """The decision that the model is asked for."""
        choice = self.table.choice
        if choice is None:
            raise Wrong("The game is over. `look` shows the standings, `new_game` begins another one.")
        return choice

    def news(self, since: int) -> list[str]:
        """What the seat was told after this step."""
        events: list[uc.Event] = []
        step: Step | None = self.table.past
        while step is not None and step.number > since:
            events = [*(step.events or ()), *events]
            step = step.prev
        view = self.table.view(self.seat)
        return [self.speaker.event(event, self.seat, view) for event in events]

    def look(self) -> str:
        view = self.table.view(self.seat)
        painter = draw.painter(view, self.seat, self.speaker, WIDTH)
        lines = painter.whole()
        if self.table.choice is None:
            lines = [*lines, *draw.standings_lines(view, self.speaker, WIDTH)]
        text = "\n".join(line.plain.rstrip() for line in lines)
        return text if self.table.choice is None else f"{text}\n\n{self.question()}"

    def question(self) -> str:
        return self.speaker.prompt(self.table.view(self.seat), self.seat)

    def option_lines(self, start: int = 0) -> str:
        """A page of the options: how each is written, and what it says."""
        offers = draw.Offers(self.table, self.speaker)
        options = self.choice.options
        if start and start >= len(options):
            raise Wrong(f"There are only {len(options)} options.")
        shown = range(start, min(start + PAGE, len(options)))
        rows = [f"{self.table.write(options[n])}  --  {offers.label(n)}" for n in shown]
        rest = len(options) - shown.stop
        if rest:
            rows.append(f"({rest} more: start={shown.stop})")
        if any(self.game.verbs[verb].continuous for verb in self.choice.verbs):
            rows.append("(Other points and numbers between these may be chosen, too.)")
        return "\n".join([self.question(), *rows])

    def state(self) -> str:
        """After a decision: the news, and the next question or the end."""
        news = self.news(self.told)
        self.told = self.table.past.number
        asked = self.option_lines() if self.table.choice is not None else self.look()
        return "\n".join([*news, "", asked])

    # -- the tools -------------------------------------------------------------------------------------------

    def call(self, name: str, given: Json) -> tuple[str, Json | None]:
        """The answer of a tool: a text, and the same as data where that says more."""
        match name:
            case "look":
                return self.look(), None
            case "view":
                view = self.table.view(self.seat)
                return json.dumps(view, ensure_ascii=False), view
            case "options":
                options = [self.table.write(option) for option in self.choice.options]
                return self.option_lines(given.get("start", 0)), {"options": options}
            case "choose":
                return self.choose(given["option"]), None
            case "why_not":
                return self.why_not(given["option"]), None
            case "log":
                return "\n".join(self.speaker.log(self.table, self.seat)), None
        try:
            self.begin(given.get("seed"))
        except uc.BadSetup as error:
            raise Wrong(str(error)) from None
        return self.state(), None

    def choose(self, option: str) -> str:
        _ = self.choice
        try:
            self.table.take(option, self.seat)
        except uc.Refused as error:
            raise Wrong(f"{self.said(error.reason)} Nothing has changed; see `options`.") from None
        except uc.Malformed as error:
            raise Wrong(f"{error}. Nothing has changed; see `options`.") from None
        self.play_on()
        return self.state()

    def why_not(self, option: str) -> str:
        _ = self.choice
        try:
            reason = self.table.why_not(option, self.seat)
        except uc.Malformed as error:
            raise Wrong(str(error)) from None
        return "This is offered." if reason is None else self.said(reason)

    def said(self, reason: uc.Reason) -> str:
        return f"{self.speaker.reason(reason, self.table)} ({reason.rule})"


class Server:
    """Answers messages, one after the other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.methods: dict[str, Callable[[Json], Json]] = {
            "initialize": self.initialize,
            "ping": lambda given: {},
            "tools/list": lambda given: {"tools": [tool.told(name) for name, tool in TOOLS.items()]},
            "tools/call": self.call,
        }

    def serve(self, source: IO[str], sink: IO[str]) -> None:
        for line in source:
            answer = self.answered(line)
            if answer is not None:
                sink.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")
                sink.flush()

    def answered(self, line: str) -> Json | None:
        """The answer to a line; None if it wants none."""
        number: Any = None
        try:
            message = read(line)
            number = message.get("id")
            if "method" not in message:  # an answer, and we ask nothing
                return None
            method = self.methods.get(message["method"])
            if number is None:
                return None
            if method is None:
                raise Protocol(METHOD, f"there is no {message['method']!r} here")
            given = message.get("params", {})
            if not isinstance(given, dict):
                raise Protocol(PARAMS, "params: expected an object")
            return {"jsonrpc": "2.0", "id": number, "result": method(given)}
        except Protocol as error:
            told = {"code": error.code, "message": str(error)}
            return {"jsonrpc": "2.0", "id": number, "error": told}

    def initialize(self, given: Json) -> Json:
        asked = given.get("protocolVersion")
        game = self.table.game
        speaker = self.table.speaker
        return {
            "protocolVersion": asked if asked in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {"listChanged": False}},
            "serverInfo": {"name": "undercroft", "version": uc.__version__},
            "instructions": " ".join(
                (
                    f"You play {speaker.game_name(game.name)} at seat {self.table.seat}.",
                    speaker.game_text(game.name),
                    "`look` shows the table, `options` what you can do, and `choose` decides.",
                    "Every rule is enforced.",
                )
            ),
        }

    def call(self, given: Json) -> Json:
        name, arguments = given.get("name"), given.get("arguments") or {}
        if not isinstance(name, str) or name not in TOOLS:
            raise Protocol(PARAMS, f"there is no tool {name!r}; there are: {', '.join(TOOLS)}")
        check(name, arguments)
        try:
            text, data = self.table.call(name, arguments)
        except Wrong as wrong:
            return {"content": [{"type": "text", "text": str(wrong)}], "isError": True}
        told: Json = {"content": [{"type": "text", "text": text}], "isError": False}
        return told if data is None else {**told, "structuredContent": data}


def read(line: str) -> Json:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Protocol(PARSE, "expected a message in JSON on one line") from None
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        raise Protocol(REQUEST, "expected a request of JSON-RPC 2.0")
    if not isinstance(message.get("method", ""), str) or isinstance(message.get("id"), bool | list | dict):
        raise Protocol(REQUEST, "expected a method and an id")
    return message


def check(name: str, arguments: object) -> None:
    """Whether the arguments of a call are those of its tool."""
    tool = TOOLS[name]
    if not isinstance(arguments, dict):
        raise Protocol(PARAMS, f"{name}: expected an object of arguments")
    for word in tool.needs:
        if word not in arguments:
            raise Protocol(PARAMS, f"{name}: {word} is missing")
    for word, value in arguments.items():
        if word not in tool.takes:
            raise Protocol(PARAMS, f"{name}: there is no argument {word!r}")
        kind = tool.takes[word]["type"]
        right = type(value) is int and value >= 0 if kind == "integer" else isinstance(value, str)
        if not right:
            raise Protocol(PARAMS, f"{name}: {word} is no {kind}")


def serve(
    game: str,
    seats: str | None,
    seed: str | None,
    options: dict[str, int],
    language: str,
    save: Path | None,
) -> None:
    """Open the table, and answer until nobody asks any more."""
    rules = uc.game(game)
    if rules.missing():
        raise CommandError(rules.missing())
    table = Table(rules, seats, options, texts.speaker(rules, language))
    table.save = save
    table.begin(seed)
    try:
        Server(table).serve(sys.stdin, sys.stdout)
    finally:
        table.close()
