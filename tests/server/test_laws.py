"""The laws of the log: whatever people do in whatever order, the log alone says how the table stands, and a
snapshot only says it sooner.
"""

import contextlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.contracts import laws
from tests.sample import first
from tests.server.arrange import KeptStory, at_random, in_memory, picture

import undercroft as uc
from undercroft.server.clocks import BankClock, MoveClock, NoClock
from undercroft.server.entries import AnyEntry, Line, Moved, Resigned, Said, Started, Undone
from undercroft.server.match import Course, Denied, Draft, TooLate, advance
from undercroft.server.rebuild import board_at, boards, first_match
from undercroft.server.store import log
from undercroft.server.web.api import written_record

SEEDS = st.integers(0, 10**6)
CLOCKS = (NoClock(), MoveClock(30), BankClock(60, 10))
TABLES = (
    ("anna", "ben"),
    ("anna", "random"),
    ("anna", "ben", "cleo"),
    ("anna", "ben", "anna", "random"),
)
MOST_LOOKS = 100  # at earlier boards of one evening
STEADY = settings(derandomize=True, deadline=None, database=None, print_blob=False)


pytestmark = pytest.mark.usefixtures("toys")


class Evening(RuleBasedStateMachine):
    """People at a table who do everything in any order, while somebody takes snapshots now and then."""

    game: str
    version: int

    @initialize(who=st.sampled_from(TABLES), clock=st.sampled_from(CLOCKS), seed=SEEDS)
    def sit_down(self, who: tuple[str, ...], clock: Any, seed: int) -> None:
        self.stack = contextlib.ExitStack()
        connection = self.stack.enter_context(in_memory())
        rules = uc.game(self.game, self.version)
        self.story = KeptStory(
            connection,
            *who,
            game=self.game,
            version=self.version,
            options=rules.checked_options({}),
            seed=str(seed),
            clock=clock,
        )
        self.taken: list[AnyEntry] = []  # the model: what was decided, and not taken back

    def attempt(self, command: str, *args: Any, **more: Any) -> None:
        """A command that may be denied; then nothing has happened."""
        before = picture(self.story.match)
        try:
            draft: Draft = getattr(self.story.match, command)(*args, **more)
        except Denied:
            assert before == picture(self.story.match)
            return
        entry = self.story.do(draft)
        if isinstance(entry, Moved | Resigned):
            self.taken.append(entry)
        elif isinstance(entry, Undone):
            self.taken = self.taken[: entry.to]

    def somebody_is_asked(self) -> bool:
        return self.story.match.asked is not None

    @precondition(somebody_is_asked)
    @rule(seed=SEEDS, decisions=st.integers(1, 12), seconds=st.integers(0, 20))
    def go_on(self, seed: int, decisions: int, seconds: int) -> None:
        rng = Random(seed)
        for _ in range(decisions):
            self.story.wait(seconds)
            self.decide(rng)

    def decide(self, rng: Random) -> None:
        match = self.story.match
        if match.asked is not None:
            option = at_random(rng, match.table)
            self.attempt("move", match.asked, match.state.asked_seq, option, bot=match.bot_to_move)

    @rule(seat=st.integers(0, 1), back=st.integers(0, 12))
    def take_back(self, seat: int, back: int) -> None:
        match = self.story.match
        self.attempt("undo", seat, match.state.asked_seq, max(0, match.step - back))

    @rule()
    def take_back_what_may_be_taken_back_alone(self) -> None:
        match = self.story.match
        self.attempt("undo", match.table.past.seat, match.state.asked_seq, match.floor)

    @rule(seat=st.integers(0, 2), yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        if seat < self.story.row.seats:
            self.attempt("answer_undo", seat, yes)

    @rule(seconds=st.integers(0, 90))
    def wait(self, seconds: int) -> None:
        self.story.wait(seconds)

    @rule(seat=st.integers(0, 1), command=st.sampled_from(["pause", "resume", "take_back"]))
    def interrupt(self, seat: int, command: str) -> None:
        self.attempt(command, seat)

    @rule(seat=st.integers(0, 1), why=st.sampled_from(["own", "time", "absent"]))
    def stand_in(self, seat: int, why: str) -> None:
        self.attempt("stand_in", seat, why)

    @rule(seat=st.integers(0, 1))
    def talk(self, seat: int) -> None:
        self.attempt("say", seat, "hm\n")

    @rule(seat=st.integers(0, 2), rarely=st.integers(0, 5))
    def leave(self, seat: int, rarely: int) -> None:
        if not rarely and seat < self.story.row.seats:
            self.attempt("leave", seat)

    @rule(seat=st.integers(0, 2), rarely=st.integers(0, 5))
    def resign(self, seat: int, rarely: int) -> None:
        if not rarely and seat < self.story.row.seats:
            self.attempt("resign", seat)

    @rule(rarely=st.integers(0, 9))
    def end(self, rarely: int) -> None:
        if not rarely:
            self.attempt("close")
        self.attempt("rematch", 0, "next")

    @rule()
    def snapshot(self) -> None:
        self.story.snapshot()

    @rule(seed=SEEDS, commands=st.integers(1, 60))
    def everything_at_once(self, seed: int, commands: int) -> None:
        rng = Random(seed)
        for _ in range(commands):
            seat = rng.randrange(self.story.row.seats)
            self.story.wait(rng.randrange(8))
            what = rng.choices(range(8), (12, 3, 2, 3, 1, 1, 1, 1))[0]
            if what == 0:
                self.decide(rng)
            elif what == 1:
                self.take_back(seat, rng.randrange(6))
            elif what == 2:
                self.take_back_what_may_be_taken_back_alone()
            elif what == 3:
                self.answer(seat, rng.random() < 0.8)
            elif what == 4:
                self.stand_in(seat, rng.choice(["own", "time", "absent"]))
            elif what == 5:
                self.attempt("take_back", seat)
            elif what == 6:
                self.attempt("resume" if self.story.match.state.paused_at else "pause", seat)
            else:
                self.story.snapshot()

    @invariant()
    def the_model_agrees(self) -> None:
        match = self.story.match
        assert len(self.taken) == match.step == match.table.past.number

    def teardown(self) -> None:
        if hasattr(self, "story"):
            with self.stack:
                the_log_says_it_all(self.story, self.taken)


def the_log_says_it_all(story: KeptStory, taken: list[AnyEntry]) -> None:
    connection, row = story.connection, story.row
    lines = log.read_lines(connection, row.id)
    assert list(range(1, len(lines) + 1)) == [line.seq for line in lines]
    assert [(x.time, x.entry) for x in story.lines] == [(x.time, x.entry) for x in lines]
    assert taken == [line.entry for line in Course(lines).kept]
    events_are_those_of_the_board(story, lines)

    true = picture(story.match)
    seqs = [seq for seq, _ in log.snapshot_seqs(connection, row.id)]
    ways = [(), seqs, *([seq] for seq in seqs)]
    states = [laws.state(table) for table in replayed(story, taken)]
    pace = 1 + len(states) * len(ways) // MOST_LOOKS
    for offset, kept in enumerate(ways):
        with story.only(*kept):
            assert true == picture(story.rebuilt()), kept
            for step in range(offset % pace, len(states), pace):
                table, decided = board_at(connection, row, step)
                assert (states[step], step) == (laws.state(table), table.past.number), (kept, step)
                assert taken == [line.entry for line in decided.kept]
    assert states == [laws.state(table) for _, table in boards(connection, row, 0, len(states))]

    verdict = uc.verify(written_record(connection, row))
    assert (len(taken), True) == (verdict.moves, verdict.seed_fits)
    assert verdict.checked == len(taken)
    assert verdict.renewals == max(renewals_of(story.lines).values(), default=0)
    assert laws.state(story.match.table) == laws.state(verdict.table)


def replayed(story: KeptStory, taken: list[AnyEntry]) -> Iterator[uc.Table]:
    """The same board before the first decision and after each."""
    table = uc.game(story.row.game, story.row.version).new(
        story.row.seats, story.row.options, story.row.seed, secret=True
    )
    renewals = renewals_of(story.lines)
    for step, entry in enumerate([*taken, None]):
        if step in renewals:
            table.renew(renewals[step])
        yield table
        if entry is None:
            return
        if isinstance(entry, Moved):
            table.take(entry.option, entry.seat)
        else:
            table.resign(entry.seat)


def renewals_of(lines: list[Line]) -> dict[int, int]:
    """After which decisions chance was renewed, and with which number: the last time there, unless somebody
    went back behind it later. Said line by line, from the end.
    """
    found: dict[int, int] = {}
    floor = len(lines)
    for line in reversed(lines):
        if isinstance(line.entry, Undone):
            if line.entry.renewal and line.entry.to <= floor:
                found.setdefault(line.entry.to, line.entry.renewal)
            floor = min(floor, line.entry.to)
    return found


def events_are_those_of_the_board(story: KeptStory, lines: list[Line]) -> None:
    """What is kept beside each decision is what its replay tells everybody."""
    kept = [lines[0], *Course(lines).kept]
    tables = replayed(story, [line.entry for line in kept[1:]])
    for line, table in zip(kept, tables, strict=True):
        for seat in laws.viewers(table):
            stored = [event.for_seat(seat) for event in line.events]
            assert laws.plain([event.for_seat(seat) for event in table.past.events or ()]) == laws.plain(
                stored
            )


@pytest.mark.parametrize(
    ("game", "version"), [("half_open", 2), ("toy", 1), ("dungeoneer", 1), ("dungeonology", 2)]
)
def test_the_log_says_it_all(game: str, version: int) -> None:
    machine = type("Evening", (Evening,), {"game": game, "version": version})
    run_state_machine_as_test(machine, settings=settings(STEADY, max_examples=30, stateful_step_count=20))


@pytest.mark.parametrize("seed", first(range(12), 4))
@pytest.mark.parametrize(("game", "version"), [("half_open", 2), ("dungeoneer", 1), ("dungeonology", 2)])
def test_a_busy_evening(game: str, version: int, seed: int) -> None:
    evening: Evening = type("Evening", (Evening,), {"game": game, "version": version})()
    evening.sit_down(who=TABLES[seed % 4], clock=CLOCKS[seed % 3], seed=seed)
    evening.everything_at_once(seed=seed, commands=150)
    evening.teardown()


def test_a_long_evening() -> None:
    """A whole game of Dungeoneer with a snapshot at every tenth decision; now and then they go back."""
    with in_memory() as connection:
        story = KeptStory(connection, "anna", "random", game="dungeoneer", version=1, options={})
        taken: list[AnyEntry] = []
        rng = Random(5)
        while not story.match.table.over:
            if rng.random() < 0.1 and story.match.step:
                story.undo(0, rng.randrange(max(0, story.match.step - 25), story.match.step))
                del taken[story.match.step :]
            else:
                taken.append(story.move(at_random(rng, story.match.table)))
            if story.match.step % 10 == 0:
                story.snapshot()
        assert 5 < len(log.snapshot_seqs(connection, story.row.id))
        the_log_says_it_all(story, taken)


# -- what survives ---------------------------------------------------------------------------------

Wanted = list[tuple[str, int]]
PLANS: st.SearchStrategy[Wanted] = st.lists(
    st.tuples(st.sampled_from(["moved", "moved", "resigned", "said", "undone"]), st.integers(0, 8)),
    max_size=40,
)


def lines_of(plan: Wanted) -> list[Line]:
    """A log in which an undo goes back so many decisions, as far as there are any."""
    lines, step = [Line(1, 0, Started(0))], 0
    for seq, (kind, back) in enumerate(plan, 2):
        entry: AnyEntry
        if kind == "undone":
            step = max(0, step - back)
            entry = Undone(0, step)
        elif kind == "said":
            entry = Said(0, "hm")
        else:
            step += 1
            entry = Moved(0, str(seq)) if kind == "moved" else Resigned(0)
        lines.append(Line(seq, 0, entry))
    return lines


def model(lines: list[Line]) -> list[int]:
    """A decision survives if nobody later went back to it or behind it. Said line by line, from the end."""
    found, floor = [], len(lines)
    depth = depths(lines)
    for line in reversed(lines):
        if isinstance(line.entry, Undone):
            floor = min(floor, line.entry.to)
        elif isinstance(line.entry, Moved | Resigned) and depth[line.seq] < floor:
            found.append(line.seq)
    return found[::-1]


def depths(lines: list[Line]) -> dict[int, int]:
    """How many decisions stood before each decision."""
    found, step = {}, 0
    for line in lines:
        if isinstance(line.entry, Undone):
            step = line.entry.to
        elif isinstance(line.entry, Moved | Resigned):
            found[line.seq] = step
            step += 1
    return found


@settings(STEADY, max_examples=300)
@given(PLANS)
def test_what_survives(plan: Wanted) -> None:
    lines = lines_of(plan)
    assert model(lines) == [line.seq for line in Course(lines).kept]


@settings(STEADY, max_examples=300)
@given(PLANS, st.data())
def test_what_survives_after_a_line(plan: Wanted, data: Any) -> None:
    """From the middle of a log the rest says the same, unless it goes back behind the middle."""
    lines = lines_of(plan)
    at = data.draw(st.integers(0, len(lines)))
    before = [line.seq for line in Course(lines[:at]).kept]
    behind = any(isinstance(x.entry, Undone) and x.entry.to < len(before) for x in lines[at:])
    if behind:
        with pytest.raises(TooLate):
            Course(lines[at:], len(before))
    else:
        after = [line.seq for line in Course(lines[at:], len(before)).kept]
        assert model(lines) == before + after


# -- in one go or line by line ---------------------------------------------------------------------


@settings(STEADY, max_examples=30)
@given(SEEDS, st.integers(1, 30))
def test_lines_may_come_one_by_one_or_all_at_once(seed: int, decisions: int) -> None:
    with in_memory() as connection:
        story = KeptStory(connection, "anna", "ben", clock=BankClock(60, 10), seed=str(seed))
        rng = Random(seed)
        for _ in range(decisions):
            if story.match.asked is not None:
                story.wait(rng.random() * 20)
                story.move(at_random(rng, story.match.table))
                story.do(story.match.say(0, "hm"))
        match = first_match(story.row, story.seats)
        advance(match, story.lines)
        assert picture(story.match) == picture(match)
        step_by_step = first_match(story.row, story.seats)
        for line in story.lines:
            step_by_step = step_by_step.after(line)
        assert picture(story.match) == picture(step_by_step)
