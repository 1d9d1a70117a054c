"""Whether a program can be trusted with a seat: it plays, and everything about it is looked at.

Each game has a process of its own. The other seats play by chance, and so does the program's own seat when it
has been asked often enough. Then the same questions are put to a new process, which must answer the same.
"""

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from undercroft.bots.base import Budget, answer
from undercroft.bots.program import PARTING, Program, ProgramBot
from undercroft.bots.protocol import Answer, Ask, BotFault, Hello, Ready
from undercroft.bots.random_bot import RandomBot
from undercroft.engine.game import Game


class TrialPlan(NamedTuple):
    """How a program is tried."""

    program: str
    games: tuple[Game, ...]
    rounds: int = 3  # games of each
    questions: int = 150  # in one game, at most
    seconds: float = 10.0  # for an answer
    seed: str = "check"


class Exchange(NamedTuple):
    """A question, its answer, and how many seconds that took."""

    ask: Ask
    answer: Answer
    seconds: float


class Check(NamedTuple):
    """One thing that was looked at: whether it is good, or None if it never came to that; and what was
    found.
    """

    name: str
    good: bool | None
    text: str


class Overheard(Program):
    """A program and all that was said."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.hello: Hello | None = None
        self.title = ""
        self.started = 0.0  # seconds to get ready
        self.exchanges: list[Exchange] = []

    def greet(self, hello: Hello) -> Ready:
        begun = time.monotonic()
        ready = super().greet(hello)
        self.started = time.monotonic() - begun
        self.hello, self.title = hello, ready.name
        return ready

    def ask(self, ask: Ask, seconds: float) -> Answer:
        begun = time.monotonic()
        given = super().ask(ask, seconds)
        self.exchanges.append(Exchange(ask, given, time.monotonic() - begun))
        return given


class Witness(ProgramBot):
    """A bot who remembers what its program said."""

    overheard: Overheard | None = None

    def start(self) -> Program:
        self.overheard = Overheard(self.name)
        return self.overheard


class Trial:
    """One game of a program: what was said, how it ended, and what went wrong."""

    def __init__(self, plan: TrialPlan, game: Game, number: int) -> None:
        self.plan = plan
        self.game = game
        self.seats = game.seats[number % len(game.seats)]
        self.seat = number % self.seats
        self.seed = f"{plan.seed}-{number}"
        self.overheard: Overheard | None = None
        self.fault: BotFault | None = None
        self.differs = ""  # how a second process answered the same questions
        self.code: int | None = None  # with which it ended

    def play(self) -> None:
        table = self.game.new(seats=self.seats, seed=self.seed)
        witness = Witness(self.plan.program, self.game, self.seed, Budget(seconds=self.plan.seconds))
        others = RandomBot(self.seed)
        try:
            while table.choice is not None:
                asked = table.choice.seat == self.seat and witness.number < self.plan.questions
                table.take(answer(witness if asked else others, table))
        except BotFault as error:
            self.fault = error
        self.overheard = witness.overheard
        if self.fault is None:
            self.code = witness.close(table.standings)

    def play_again(self) -> None:
        """The same questions to another process."""
        first = self.overheard
        if self.fault is not None or first is None or first.hello is None:
            return
        try:
            second = Program(self.plan.program)
            second.greet(first.hello)
            for ask, before, _ in first.exchanges:
                now = second.ask(ask, self.plan.seconds)
                if now.option != before.option:
                    self.differs = (
                        f"question {ask.number} ({ask.prompt}): {before.option!r}, then {now.option!r}"
                    )
                    break
            second.close()
        except BotFault as error:
            self.differs = str(error)

    def line(self) -> str:
        """What is told of the game when it is over."""
        said = self.overheard.exchanges if self.overheard else ()
        where = f"{self.game.name}, seat {self.seat} of {self.seats}"
        return f"{where}: {many(said, 'answer')}" + (", then it was stopped" if self.fault else "")


def trials(plan: TrialPlan) -> Iterator[Trial]:
    """Every game that is played, when it is over. After a bad start there is no other."""
    for game in plan.games:
        for number in range(plan.rounds):
            trial = Trial(plan, game, number)
            trial.play()
            trial.play_again()
            yield trial
            if trial.fault is not None and trial.fault.kind == "start":
                return


# -- what is said of it --------------------------------------------------------------------------------------


def checks(done: Sequence[Trial], seconds: float) -> list[Check]:
    """What all trials together show."""
    programs = [trial.overheard for trial in done if trial.overheard is not None]
    ready = [program for program in programs if program.hello is not None]
    exchanges = [exchange for program in programs for exchange in program.exchanges]
    return [
        started(done, ready),
        spoken(done, exchanges),
        held(done, "legality", f"{many(exchanges, 'answer')}, all legal", exchanges),
        timed(done, exchanges, seconds),
        determined(done, exchanges),
        ended(done),
    ]


def started(done: Sequence[Trial], ready: Sequence[Overheard]) -> Check:
    if not ready:
        return held(done, "start", "", ())
    slowest = max(program.started for program in ready)
    return held(done, "start", f"ready within {slowest:.2f} s, as {ready[0].title!r}", ready)


def held(done: Sequence[Trial], name: str, text: str, seen: Sequence[object]) -> Check:
    """Good unless somebody was at fault in this."""
    faults = [str(trial.fault) for trial in done if trial.fault is not None and trial.fault.kind == name]
    return failed(name, faults) if faults else Check(name, True, text) if seen else unseen(name)


def spoken(done: Sequence[Trial], exchanges: Sequence[Exchange]) -> Check:
    """In a game nobody listens after the last answer; here a line too much is a fault."""
    text = f"{many(exchanges, 'answer')}, each in a line of its own with the right number"
    found = held(done, "protocol", text, exchanges)
    late = [what for trial in done if trial.overheard is not None and (what := trial.overheard.unasked())]
    return failed("protocol", late) if found.good and late else found


def many(found: Sequence[object], thing: str) -> str:
    return f"{len(found)} {thing}{'' if len(found) == 1 else 's'}"


def failed(name: str, faults: Sequence[str], advice: str = "") -> Check:
    more = f" ({len(faults)} games in all)" if len(faults) > 1 else ""
    return Check(name, False, f"{faults[0]}{more}{advice}")


def unseen(name: str) -> Check:
    return Check(name, None, "it never came to that")


def timed(done: Sequence[Trial], exchanges: Sequence[Exchange], seconds: float) -> Check:
    """Stricter than in a game, where a little more is forgiven."""
    if not exchanges:
        return held(done, "time", "", ())
    slowest = max(exchange.seconds for exchange in exchanges)
    mean = sum(exchange.seconds for exchange in exchanges) / len(exchanges)
    text = f"an answer takes {mean:.4f} s, the slowest {slowest:.4f} s; {seconds:g} s are allowed"
    return held(done, "time", text, exchanges) if slowest <= seconds else Check("time", False, text)


def determined(done: Sequence[Trial], exchanges: Sequence[Exchange]) -> Check:
    differing = [f"{trial.game.name}: {trial.differs}" for trial in done if trial.differs]
    if differing:
        return failed(
            "determinism",
            differing,
            ". The same seed and the same questions must bring the same answers: draw all chance from the "
            "seed, and decide by nothing that changes from run to run, like the clock or the order of sets",
        )
    whole = [trial for trial in done if trial.fault is None]
    if not whole or not exchanges:
        return unseen("determinism")
    return Check("determinism", True, f"{many(whole, 'game')} asked twice, the same answers")


def ended(done: Sequence[Trial]) -> Check:
    """Whether it went when it was told to."""
    whole = [trial for trial in done if trial.fault is None and trial.overheard is not None]
    if not whole:
        return unseen("end")
    bad = [trial.code for trial in whole if trial.code != 0]
    if not bad:
        return Check("end", True, "after bye, with exit code 0")
    how = (
        f"still there {PARTING:g} s after bye"
        if bad[0] is None
        else f"ended with exit code {bad[0]} after bye"
    )
    return failed("end", [how], ", expected an end by itself with exit code 0")
