"""Running a scenario: set the table up, answer decision after decision, and judge.

Windows (prompts that begin with ``window.``) that a file does not mention are passed. Everything else must be
answered by the file. An expectation that fails does not stop the run; a decision that is not the expected one
does.

On the way every table is saved, loaded and played on beside the original, and in the end its record is
replayed: a scenario tests these too.
"""

import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from undercroft.engine.chance import Chance, ScriptError
from undercroft.engine.choice import Choice, Malformed, Option, Refused
from undercroft.engine.codec import SaveError
from undercroft.engine.events import Event
from undercroft.engine.given import path_of
from undercroft.engine.record import RecordError
from undercroft.engine.replay import verify
from undercroft.engine.settings import BadSetup
from undercroft.engine.state import Table
from undercroft.engine.validation import Where, unknown_name
from undercroft.scenarios.campaigns import is_campaign, run_campaign
from undercroft.scenarios.compare import show
from undercroft.scenarios.files import (
    LOOK,
    THEN,
    File,
    ScenarioError,
    Values,
    When,
    parse,
    read_source,
    read_text,
)
from undercroft.scenarios.judge import Judge, Stop, question
from undercroft.scenarios.locate import undotted
from undercroft.scenarios.opening import opened
from undercroft.scenarios.result import Failure, ScenarioDecision, ScenarioResult
from undercroft.scenarios.script import field_of, misfit
from undercroft.scenarios.words import Words

PASS: Final[Option] = ("pass",)
WINDOW: Final = "window."

Watch: TypeAlias = Callable[[Table], None]  # is shown the table at its start and after every decision


def told(events: tuple[Event, ...]) -> list[Values]:
    """Events as the whole truth."""
    plain: list[Values] = msgspec.to_builtins(
        [{"kind": event.kind, **event.data, **(event.secret or {})} for event in events], str_keys=True
    )
    return plain


def is_window(choice: Choice | None) -> bool:
    return choice is not None and choice.prompt.startswith(WINDOW) and PASS in choice.options


def act(table: Table, option: Option, outcomes: Sequence[str] | None = None) -> list[Values]:
    """Answer, or resign; what happened."""
    return told(table.resign(option[1]) if option[0] == "resign" else table.take(option, outcomes=outcomes))


class Run:
    """One scenario on its way."""

    def __init__(self, file: File, watch: Watch | None = None) -> None:
        self.file = file
        self.watch = watch
        self.scenario = file.scenario
        self.table = opened(file)
        self.judge = Judge(file, self.table)
        self.decisions: list[ScenarioDecision] = []
        self.events = told(self.table.past.events or ())
        self.answered = len(self.events)  # events before the last answer of the file
        self.check_names()
        Words(file, self.table).check()

    def check_names(self) -> None:
        """Every value that the file expects is one that the table has: told before anything is played."""
        known = self.table.whole()
        expected: list[tuple[Where, frozenset[str], Values]] = [(("then",), THEN, self.file.then[1])]
        expected += [(("when", n, "expect"), LOOK, values) for n, (_, values) in enumerate(self.file.looks)]
        for where, words, values in expected:
            for name in values:
                if name not in known:
                    self.file.fail((*where, name), unknown_name(name, sorted(words.union(known))))

    def play(self) -> None:
        """All of it. Failures are collected by the judge."""
        try:
            self.check_script(self.events)
            self.show()
            for n, block in enumerate(self.scenario.when):
                self.play_block(n, block)
            self.end()
        except Stop:
            pass

    def show(self) -> None:
        if self.watch is not None:
            self.watch(self.table)

    def play_block(self, n: int, block: When) -> None:
        where: Where = ("when", n)
        try:
            if block.asked is not None:
                self.reach(where, block)
        finally:
            self.judge_events(n - 1)
        self.judge.before = True
        self.judge.options(where, block.offered, block.offers, block.not_offered)
        self.judge.values((*where, "expect"), *self.file.looks[n])
        self.judge.before = False
        self.answered = len(self.events)
        if block.resign is not None:
            self.resign((*where, "resign"), block.resign)
        elif isinstance(block.choose, str):
            self.take(
                (*where, "choose"), block.choose, self.scripted_outcomes((*where, "falls"), block.falls)
            )
        else:
            for k, text in enumerate(block.choose or ()):
                place = (*where, "choose", k)
                self.reach(place, block)
                self.take(place, text)

    def judge_events(self, n: int) -> None:
        """What has happened since the answer of a block."""
        if n >= 0:
            block = self.scenario.when[n]
            self.judge.events(("when", n), block.events, block.no_events, self.events[self.answered :])

    # -- getting to a decision -------------------------------------------------------------------------------

    def reach(self, where: Where, block: When) -> None:
        """Go on until the block's seat is asked what the block says."""
        self.pass_windows(block.asked, block.seat)
        choice = self.table.choice
        if choice is None or (choice.seat, choice.prompt) != (block.seat, block.asked):
            expected = f"expected seat {block.seat} to be asked {block.asked}"
            self.judge.stop(where, f"{expected}, but {question(self.table)}")

    def pass_windows(self, asked: str | None, seat: int | None) -> None:
        """Pass the windows that are not meant."""
        while self.scenario.auto_pass and is_window(self.table.choice):
            choice = self.table.choice
            assert choice is not None
            if choice.prompt == asked and seat in (choice.seat, None):
                return
            self.answer((), PASS, passed=True)

    # -- answering, on the table and on its twin -------------------------------------------------------------

    def scripted_outcomes(self, where: Where, falls: list[list[str]]) -> list[str] | None:
        """The scripted falls of an answer, as the table takes them; None without any."""
        if not falls:
            return None
        found: list[str] = []
        for n, lines in enumerate(falls):
            try:
                found.append(self.file.game.scripted_outcome(self.table, lines))
            except BadSetup as error:
                self.file.fail((*where, n, *undotted(path_of(error))), str(error))
        return found

    def take(self, where: Where, text: str, outcomes: Sequence[str] | None = None) -> None:
        option, choice = self.judge.option(where, text), self.table.choice
        assert choice is not None
        if option not in choice.options and not self.table.accepts_unlisted(choice, option):
            self.judge.stop(where, f"not offered: {self.judge.refused(where, text)}; {question(self.table)}")
        self.answer(where, option, outcomes=outcomes)

    def resign(self, where: Where, seat: int) -> None:
        if not 0 <= seat < self.table.seats:
            self.file.fail(where, f"there is no seat {seat}; expected 0 to {self.table.seats - 1}")
        self.answer(where, ("resign", seat))

    def answer(
        self, where: Where, option: Option, passed: bool = False, outcomes: Sequence[str] | None = None
    ) -> None:
        table, choice, twin = self.table, self.table.choice, self.twin(where)
        if option[0] == "resign":
            decision = ScenarioDecision(option[1], "at any time", "resign", passed)
        else:
            assert choice is not None
            decision = ScenarioDecision(choice.seat, choice.prompt, table.write(option), passed)
        try:
            events = act(table, option, outcomes)
        except Malformed as error:  # a fall of something else
            self.judge.stop((*where[:2], "falls"), str(error))
        except Refused as error:
            self.judge.stop(where, str(error))
        except ScriptError as error:
            when = f" when seat {decision.seat} has chosen {decision.text}"
            self.judge.stop(*misfit(table, self.scenario.given, error, when))
        self.decisions.append(decision._replace(outcomes=table.past.outcomes))
        self.events += events
        if outcomes and len(table.past.outcomes) != len(outcomes):
            needed = f"{len(outcomes)} scripted, but {len(table.past.outcomes)} happened"
            self.judge.stop((*where[:2], "falls"), needed)
        if act(twin, option, table.past.outcomes) != events or twin != table:
            self.judge.stop(
                where, "a table that was saved and loaded before this decision goes on differently"
            )
        wrong = table.game.conserved(table)
        if wrong:
            self.judge.stop(where, f"after this decision the table is impossible: {'; '.join(wrong)}")
        self.check_script(events)
        self.show()

    def twin(self, where: Where) -> Table:
        """The table saved as JSON and loaded again."""
        table = self.table
        try:
            twin = table.game.load(msgspec.json.decode(msgspec.json.encode(table.save())))
        except SaveError as error:
            self.judge.stop(where, f"the table cannot be saved and loaded before this decision: {error}")
        if twin != table:
            self.judge.stop(where, "the table is another one when saved and loaded before this decision")
        return twin

    def check_script(self, events: list[Values]) -> None:
        """Where results are scripted, none may come from the seed."""
        chance, game = self.table.chance, self.file.game
        untouched = Chance.seeded(self.table.origin.seed, game.streams).streams
        for stream, field in game.scripts.results.items():
            scripted = len(getattr(self.scenario.given, field, ()))
            if scripted and chance.streams[stream] != untouched[stream]:
                happened = "".join(f"\n{show(event)}" for event in events)
                message = f"{scripted} scripted, but more are needed; what happened last:{happened}"
                self.judge.stop(("given", field), message)

    # -- the end ---------------------------------------------------------------------------------------------

    def end(self) -> None:
        judge, where = self.judge, ("then",)
        then, values = self.file.then
        self.pass_windows(then.asked, then.asked_seat)
        self.judge_events(len(self.scenario.when) - 1)
        choice = self.table.choice
        prompt = "none" if choice is None else choice.prompt
        seat = None if choice is None else choice.seat
        if then.asked not in (None, prompt):
            judge.fail((*where, "asked"), f"expected {show(then.asked)}, found {show(prompt)}")
        if then.asked_seat not in (None, seat):
            judge.fail((*where, "asked_seat"), f"expected {then.asked_seat}, found {show(seat)}")
        judge.options(where, then.offered, then.offers, then.not_offered)
        judge.values(where, then, values)
        judge.events(where, then.events, then.no_events, self.events)
        found = [f"{place.seat} {place.reason}" for place in self.table.standings]
        if then.standings not in (None, found):
            judge.fail((*where, "standings"), f"expected {show(then.standings)}, found {show(found)}")
        self.check_leftovers()
        self.check_record()

    def check_leftovers(self) -> None:
        """Everything that was scripted has happened."""
        for stream, queue in self.table.chance.script.items():
            if queue:
                field = field_of(self.file.game, stream)
                place = ("given", field) if field else ("given",)
                self.judge.fail(place, f"{len(queue)} scripted for {stream!r} that were never needed")

    def check_record(self) -> None:
        try:
            replayed = verify(self.table.record()).table
        except RecordError as error:
            self.judge.fail((), f"the record of this scenario does not play: {error}")
            return
        if replayed != self.table:
            self.judge.fail((), "the record of this scenario leads to another table")


# -- for callers ---------------------------------------------------------------------------------------------


def run_file(path: Path | str, watch: Watch | None = None) -> ScenarioResult:
    """Run one scenario file and say what came of it. A wrong file is a failure too, never an exception, and
    so is what `watch` raises.
    """
    path = Path(path)
    run: Run | None = None
    try:
        source = parse(path, read_text(path))
        if is_campaign(source):
            return run_campaign(source)
        run = Run(read_source(source), watch)
        run.play()
    except ScenarioError as error:
        failures = [Failure(error.line, error.field, error.message)]
    except Exception as error:  # a fault of ours: say so, and let the next file have its turn
        failures = [Failure(0, "", broken(error))]
    else:
        failures = []
    if run is None:
        return ScenarioResult(path, tuple(failures))
    failures = run.judge.failures + failures
    scenario = run.scenario
    return ScenarioResult(
        path,
        tuple(failures),
        scenario.title,
        tuple(scenario.rule),
        tuple(scenario.card),
        tuple(run.decisions),
        question(run.table),
    )


def broken(error: Exception) -> str:
    """An error nobody foresaw, with the place in the program where it arose."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    return f"the program failed, which is no fault of the file: {what}"


def check(paths: list[Path]) -> list[ScenarioResult]:
    """Run files one after the other."""
    return [run_file(path) for path in paths]
