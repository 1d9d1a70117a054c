"""Running a scenario: set the table up, answer decision after decision, and compare.

Windows (prompts that begin with ``window.``) that a file does not mention are passed. Everything else must be answered by the file. An expectation that fails
does not stop the run; a decision that is not the expected one does.

On the way every table is saved, loaded and played on beside the original, and at the end its record is replayed: a scenario tests these too.
"""

import traceback
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

import msgspec

from undercroft.engine.chance import Chance, ScriptError
from undercroft.engine.choice import Choice, Malformed, Option, Reason, Refused
from undercroft.engine.codec import SaveError
from undercroft.engine.events import Event
from undercroft.engine.game import BadSetup, Game
from undercroft.engine.record import RecordError, start_of, verify
from undercroft.engine.state import Origin, Table
from undercroft.scenarios.compare import NOWHERE, Comparer, at_path, is_hidden, is_shown, show
from undercroft.scenarios.files import (
    LOOK,
    THEN,
    File,
    Look,
    Refusals,
    Scenario,
    ScenarioError,
    Then,
    Values,
    When,
    read,
    split,
    unknown_name,
)
from undercroft.scenarios.locate import Path as Where
from undercroft.scenarios.locate import dotted, undotted

PASS: Final[Option] = ("pass",)
WINDOW: Final = "window."
SCRIPTS: Final = {
    "dice": "dice",
    "pick": "picks",
}  # streams whose results are scripted one by one, and their field
PARTS: Final = ("includes", "excludes", "begins", "ends")


class Failure(NamedTuple):
    """An expectation that did not hold, or a mistake in the file: where it was written, and what was found instead."""

    line: int
    field: str
    message: str


class Decision(NamedTuple):
    """A decision that was taken on the way."""

    seat: int
    prompt: str
    text: str
    passed: bool  # a window the file does not mention

    def __str__(self) -> str:
        note = "  (not mentioned: passed)" if self.passed else ""
        return f"seat {self.seat}, {self.prompt}: {self.text}{note}"


class Outcome(NamedTuple):
    """What came of one file."""

    path: Path
    title: str
    rule: tuple[str, ...]
    card: tuple[str, ...]
    failures: tuple[Failure, ...]
    decisions: tuple[Decision, ...]
    pending: str  # what is asked at the end, in words

    @property
    def passed(self) -> bool:
        return not self.failures

    def lines(self) -> list[str]:
        """The failures explained, nothing for a scenario that passed."""
        if self.passed:
            return []
        lines = [f"{self.path}: {self.title}" if self.title else str(self.path)]
        for failure in self.failures:
            field = f"{failure.field}: " if failure.field else ""
            place = f"{self.path}:{failure.line}: " if failure.line else f"{self.path}: "
            first, *more = f"{place}{field}{failure.message}".split("\n")
            lines += [f"  {first}", *(f"    {line}" for line in more)]
        if self.decisions:
            lines.append("  decisions so far:")
            lines += [f"    {n}. {decision}" for n, decision in enumerate(self.decisions, 1)]
        if self.pending:
            lines.append(f"  now: {self.pending}")
        return lines


class Stop(Exception):
    """The run cannot go on; the reason is among the failures."""


def told(event: Event) -> Values:
    """An event as the whole truth."""
    plain: Values = msgspec.to_builtins(
        {"kind": event.kind, **event.data, **(event.secret or {})}, str_keys=True
    )
    return plain


def is_window(choice: Choice) -> bool:
    return choice.prompt.startswith(WINDOW) and PASS in choice.options


def question(table: Table) -> str:
    """What is asked now, in words."""
    choice = table.choice
    if choice is None:
        return "nobody is asked: the game is over"
    return f"seat {choice.seat} is asked {choice.prompt}: {', '.join(table.write(option) for option in choice.options)}"


# -- the table at the start -------------------------------------------------------------------------------------------------


def arranged(file: File, scenario: Scenario, game: Game) -> Table:
    """The table a scenario describes, before anything has happened on it."""
    given = scenario.given
    try:
        table = game.empty(given.seats, game.checked_options(given.options), Origin(given.seed))
        game.arrange(table, given)
    except BadSetup as error:
        field = getattr(error, "field", "")
        file.fail(("given", *undotted(field)), str(error))
    return table


def opened(file: File, scenario: Scenario, game: Game) -> Table:
    """The table at its first decision."""
    if scenario.new is not None:
        new = scenario.new
        try:
            return game.new(new.seats, new.options, new.seed)
        except BadSetup as error:
            file.fail(("new",), str(error))
    table = arranged(file, scenario, game)
    try:
        game.begin(table)
    except ScriptError as error:
        file.fail(("given",), str(error))
    table.origin = Origin(table.origin.seed, False, start_of(table))
    wrong = game.conserved(table)
    if wrong:
        file.fail(("given",), f"such a table cannot be: {'; '.join(wrong)}")
    return table


def check_cards(file: File, scenario: Scenario, table: Table) -> None:
    """The cards a scenario is about exist."""
    kind = table.game.kinds.get("card")
    for n, card in enumerate(scenario.card):
        if kind is None or kind.read(table, f"{card}_1") is None:
            file.fail(
                ("card", n),
                f"there is no card {card!r}; expected the name of a card without the number of a copy",
            )


# -- the run ------------------------------------------------------------------------------------------------------------------


class Run:
    """One scenario on its way."""

    def __init__(self, file: File, scenario: Scenario, game: Game) -> None:
        self.file = file
        self.scenario = scenario
        self.game = game
        self.compare = Comparer(game.unordered)
        self.failures: list[Failure] = []
        self.decisions: list[Decision] = []
        self.events: list[Values] = []
        self.since = 0  # events before the last answer of the file
        # expectations are read before anything is played: a wrong file is told at once
        self.looks = [
            split(file, ("when", n, "expect"), b.expect, Look, LOOK) for n, b in enumerate(scenario.when)
        ]
        self.then, self.values = split(file, ("then",), scenario.then, Then, THEN)
        self.table = opened(file, scenario, game)
        check_cards(file, scenario, self.table)
        self.check_names()
        self.events += [told(event) for event in self.table.past.events or ()]

    def check_names(self) -> None:
        """Every value that is expected is one that the table has."""
        known = self.table.whole()
        expected = [(("when", n, "expect"), LOOK, values) for n, (_, values) in enumerate(self.looks)]
        for where, words, values in [*expected, (("then",), THEN, self.values)]:
            for name in values:
                if name not in known:
                    self.file.fail((*where, name), unknown_name(name, sorted(words.union(known))))

    def fail(self, where: Where, message: str) -> None:
        self.failures.append(Failure(self.file.line(where), dotted(where), message))

    def stop(self, where: Where, message: str) -> NoReturn:
        self.fail(where, message)
        raise Stop

    def play(self) -> None:
        """All of it. Failures are collected; Stop never leaves."""
        try:
            self.check_script(self.events)
            for n in range(len(self.scenario.when)):
                self.block(n)
            self.end()
        except Stop:
            pass

    def block(self, n: int) -> None:
        where: Where = ("when", n)
        block = self.scenario.when[n]
        if block.resign is None or block.asked is not None:
            self.reach(where, block)
        self.settle(n - 1)
        self.expect_offers(where, block.offered, block.offers, block.not_offered)
        self.expect_values((*where, "expect"), *self.looks[n])
        self.since = len(self.events)
        if block.resign is not None:
            self.resign((*where, "resign"), block.resign)
            return
        texts = [block.choose] if isinstance(block.choose, str) else block.choose or []
        for k, text in enumerate(texts):
            place = (*where, "choose") if isinstance(block.choose, str) else (*where, "choose", k)
            if k:
                self.reach(place, block)
            self.take(place, text)

    def settle(self, n: int) -> None:
        """Compare what has happened since the answer of a block."""
        if n >= 0:
            block = self.scenario.when[n]
            self.expect_events(("when", n), block.events, block.no_events, self.events[self.since :])

    def reach(self, where: Where, block: When) -> None:
        """Pass windows until this seat is asked this."""
        self.pass_windows(block.asked, block.seat)
        choice = self.table.choice
        if choice is None or (choice.seat, choice.prompt) != (block.seat, block.asked):
            self.stop(
                where, f"expected seat {block.seat} to be asked {block.asked}, but {question(self.table)}"
            )

    def pass_windows(self, asked: str | None, seat: int | None) -> None:
        """Pass the windows that are not meant."""
        while self.scenario.auto_pass:
            choice = self.table.choice
            if choice is None or not is_window(choice):
                return
            if choice.prompt == asked and seat in (choice.seat, None):
                return
            self.answer((), PASS, passed=True)

    def take(self, where: Where, text: str) -> None:
        option = self.option(where, text)
        choice = self.table.choice
        assert choice is not None
        if option not in choice.options:
            self.stop(where, f"{text!r} is not offered ({self.refusal(where, text)}); {question(self.table)}")
        self.answer(where, option)

    def option(self, where: Where, text: str) -> Option:
        try:
            return self.table.read(text)
        except Malformed as error:
            self.file.fail(where, str(error))

    def resign(self, where: Where, seat: int) -> None:
        if not 0 <= seat < self.table.seats:
            self.file.fail(where, f"there is no seat {seat}; expected 0 to {self.table.seats - 1}")
        self.answer(where, ("resign", seat))

    # -- answering, on the table and on its twin -------------------------------------------------------------------------

    def answer(self, where: Where, option: Option, passed: bool = False) -> None:
        table, choice = self.table, self.table.choice
        twin = self.twin(where)
        text = f"resign @{option[1]}" if option[0] == "resign" else table.write(option)
        seat, prompt = (choice.seat, choice.prompt) if choice is not None else (0, "")
        try:
            events = [told(event) for event in act(table, option)]
        except Refused as error:
            self.stop(where, str(error))
        except ScriptError as error:
            self.stop(("given",), f"{error}, when seat {seat} had chosen {text!r}")
        self.decisions.append(Decision(seat, prompt, text, passed))
        self.events += events
        if [told(event) for event in act(twin, option)] != events or twin != table:
            self.stop(where, f"a table saved and loaded before {text!r} goes on differently")
        wrong = self.game.conserved(table)
        if wrong:
            self.stop(where, f"after {text!r} the table is impossible: {'; '.join(wrong)}")
        self.check_script(events)

    def twin(self, where: Where) -> Table:
        """The table saved as JSON and loaded again."""
        try:
            twin = self.game.load(msgspec.json.decode(msgspec.json.encode(self.table.save())))
        except SaveError as error:
            self.stop(where, f"the table cannot be saved and loaded here: {error}")
        if twin != self.table:
            self.stop(where, "the table is another one when saved and loaded here")
        return twin

    def check_script(self, events: list[Values]) -> None:
        """Where results are scripted, none may come from the seed."""
        table = self.table
        fresh = Chance.seeded(table.origin.seed, self.game.streams).streams
        for stream, field in SCRIPTS.items():
            n = len(getattr(self.scenario.given, field, ()))
            if n and table.chance.streams[stream] != fresh[stream]:
                happened = "\n".join(show(event) for event in events)
                self.stop(
                    ("given", field),
                    f"only {n} are scripted, but more are needed. Last happened:\n{happened}",
                )

    # -- expectations ----------------------------------------------------------------------------------------------------

    def expect_offers(
        self, where: Where, offered: list[str] | None, offers: list[str], not_offered: Refusals
    ) -> None:
        choice = self.table.choice
        options = choice.options if choice is not None else ()
        if offered is not None:
            wanted = [self.option((*where, "offered", n), text) for n, text in enumerate(offered)]
            missing = [self.table.write(o) for o in wanted if o not in options]
            surplus = [self.table.write(o) for o in options if o not in wanted]
            if missing:
                self.fail(
                    (*where, "offered"), f"expected and not offered: {self.with_reasons(where, missing)}"
                )
            if surplus:
                self.fail((*where, "offered"), f"offered and not expected: {', '.join(surplus)}")
        for n, text in enumerate(offers):
            if self.option((*where, "offers", n), text) not in options:
                self.fail(
                    (*where, "offers", n), f"expected and not offered: {self.with_reasons(where, [text])}"
                )
        rules = not_offered if isinstance(not_offered, dict) else dict.fromkeys(not_offered, "")
        for n, (text, rule) in enumerate(rules.items()):
            place = (*where, "not_offered", text if isinstance(not_offered, dict) else n)
            reason = self.reason(place, text)
            if reason is None:
                self.fail(place, f"{text!r} is offered")
            elif rule and reason.rule != rule:
                self.fail(place, f"expected to be refused by {rule}, found {reason.rule} ({reason.key})")

    def reason(self, where: Where, text: str) -> Reason | None:
        """Why an option is not offered now; ``resign @1`` asks whether seat 1 may leave."""
        word, _, seat = text.partition(" @")
        if word == "resign" and seat.isdigit() and int(seat) < self.table.seats:
            return self.game.why_not_resign(self.table, int(seat))
        return self.table.why_not(self.option(where, text))

    def refusal(self, where: Where, text: str) -> str:
        reason = self.reason(where, text)
        return f"{reason.rule}: {reason.key}" if reason is not None else "no reason is known"

    def with_reasons(self, where: Where, texts: list[str]) -> str:
        return ", ".join(f"{text} ({self.refusal(where, text)})" for text in texts)

    def expect_values(self, where: Where, look: Look, values: Values) -> None:
        whole = self.table.whole()
        for path, message in self.compare.mismatches(values, whole) if values else ():
            self.fail(where + path, message)
        for word in PARTS:
            for path, message in self.compare.parts(word, getattr(look, word), whole):
                self.fail((*where, word, *path), message)
        for word, test in (("hidden_from", is_hidden), ("visible_to", is_shown)):
            for seat, paths in getattr(look, word).items():
                view = self.view((*where, word, seat), seat)
                for n, path in enumerate(paths):
                    truth, seen = at_path(whole, path), at_path(view, path)
                    if truth is NOWHERE or truth in ([], {}, None):
                        self.fail((*where, word, seat, n), f"there is nothing at {path} that could be seen")
                    elif not test(truth, seen):
                        found = "nothing" if seen is NOWHERE else show(seen)
                        self.fail(
                            (*where, word, seat, n),
                            f"seat {seat} sees {found} at {path}; in truth it is {show(truth)}",
                        )
        if look.undo is not None:
            undo = self.table.past.number - self.table.undo_floor
            if undo != look.undo:
                self.fail(
                    (*where, "undo"), f"expected {look.undo} decisions that can be taken back, found {undo}"
                )

    def view(self, where: Where, seat: str) -> Values:
        if seat == "spectator":
            return self.table.view(None)
        if not seat.isdigit() or int(seat) >= self.table.seats:
            self.file.fail(where, f"expected a seat from 0 to {self.table.seats - 1}, or 'spectator'")
        return self.table.view(int(seat))

    def expect_events(
        self, where: Where, expected: list[Values], unwanted: list[str], happened: list[Values]
    ) -> None:
        missing = self.compare.first_missing_event(expected, happened)
        if missing >= 0:
            found = "\n".join(show(event) for event in happened) or "nothing"
            after = " after the ones before it" if missing else ""
            self.fail(
                (*where, "events", missing),
                f"expected {show(expected[missing])}{after}; what happened:\n{found}",
            )
        for n, kind in enumerate(unwanted):
            for event in happened:
                if event["kind"] == kind:
                    self.fail((*where, "no_events", n), f"expected no such event, found {show(event)}")

    # -- the end -----------------------------------------------------------------------------------------------------------

    def end(self) -> None:
        where: Where = ("then",)
        then: Then = self.then
        self.pass_windows(then.asked, then.asked_seat)
        self.settle(len(self.scenario.when) - 1)
        choice = self.table.choice
        prompt, seat = (choice.prompt, choice.seat) if choice is not None else ("none", None)
        if then.asked is not None and then.asked != prompt:
            self.fail((*where, "asked"), f"expected {show(then.asked)}, found {show(prompt)}")
        if then.asked_seat is not None and then.asked_seat != seat:
            self.fail((*where, "asked_seat"), f"expected {then.asked_seat}, found {show(seat)}")
        self.expect_offers(where, then.offered, then.offers, then.not_offered)
        self.expect_values(where, then, self.values)
        self.expect_events(where, then.events, then.no_events, self.events)
        if then.standings is not None:
            found = [f"{place.seat} {place.reason}" for place in self.table.standings]
            if found != then.standings:
                self.fail((*where, "standings"), f"expected {show(then.standings)}, found {show(found)}")
        for stream, queue in self.table.chance.script.items():
            if queue:
                field = SCRIPTS.get(stream, "")
                place: Where = ("given", field) if field else ("given",)
                self.fail(place, f"{len(queue)} scripted results for {stream!r} were never needed")
        self.check_record()

    def check_record(self) -> None:
        try:
            same = verify(self.table.record()).table == self.table
        except RecordError as error:
            self.fail((), f"the record of this scenario does not play: {error}")
            return
        if not same:
            self.fail((), "the record of this scenario leads to another table")


def act(table: Table, option: Option) -> tuple[Event, ...]:
    return table.resign(option[1]) if option[0] == "resign" else table.take(option)


# -- for callers -----------------------------------------------------------------------------------------------------------------


def run_file(path: Path | str) -> Outcome:
    """Run one scenario file and say what came of it. A wrong file is a failure too, never an exception."""
    path = Path(path)
    run: Run | None = None
    try:
        run = Run(*read(path))
        run.play()
    except ScenarioError as error:
        failure = Failure(error.line, error.field, error.message)
    except Exception as error:  # a fault of ours: the next file must still be run
        failure = Failure(0, "", broken(error))
    else:
        return outcome(run)
    if run is None:
        return Outcome(path, "", (), (), (failure,), (), "")
    run.failures.append(failure)
    return outcome(run)


def outcome(run: Run) -> Outcome:
    return Outcome(
        run.file.path,
        run.scenario.title,
        tuple(run.scenario.rule),
        tuple(run.scenario.card),
        tuple(run.failures),
        tuple(run.decisions),
        question(run.table) if run.failures else "",
    )


def broken(error: Exception) -> str:
    """An error nobody foresaw, with the place in the program where it arose."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"the table broke, which is no fault of the file: {type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"


def position(path: Path | str) -> Table:
    """The table at the start of a scenario. Raises ScenarioError."""
    return opened(*read(Path(path)))


def check(paths: list[Path] | list[str]) -> list[Outcome]:
    """Run files one after the other."""
    return [run_file(path) for path in paths]
