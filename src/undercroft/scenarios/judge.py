"""Judging: what a scenario expects of its table, compared with the table.

An expectation that does not hold is noted and the run goes on; `stop` is for what makes going on pointless.
"""

from typing import NoReturn

from undercroft.engine.choice import Malformed, Option, Reason
from undercroft.engine.state import Table
from undercroft.engine.validation import Where, dotted
from undercroft.scenarios.compare import NOWHERE, Comparer, at_path, is_hidden, is_shown, lost, show
from undercroft.scenarios.files import PARTS, Expectation, File, Refusals, Values
from undercroft.scenarios.result import Failure


class Stop(Exception):
    """The run cannot go on; the reason is among the failures."""


def question(table: Table) -> str:
    """What is asked now, in words."""
    choice = table.choice
    if choice is None:
        return "nobody is asked: the game is over"
    options = ", ".join(table.write(option) for option in choice.options)
    return f"seat {choice.seat} is asked {choice.prompt}: {options}"


class Judge:
    """Collects the failures of one scenario."""

    def __init__(self, file: File, table: Table) -> None:
        self.file = file
        self.table = table
        self.compare = Comparer(file.game.unordered_fields)
        self.failures: list[Failure] = []
        self.before = False  # a choice: what fails now is told with what is asked now

    def fail(self, where: Where, message: str) -> None:
        asked = question(self.table) if self.before else ""
        self.failures.append(Failure(self.file.line(where), dotted(where), message, asked))

    def stop(self, where: Where, message: str) -> NoReturn:
        self.fail(where, message)
        raise Stop

    # -- options ---------------------------------------------------------------------------------------------

    def option(self, where: Where, text: str) -> Option:
        try:
            return self.table.read(text)
        except Malformed as error:
            self.file.fail(where, str(error))

    def reason(self, where: Where, text: str) -> Reason | None:
        """Why an option is not offered now, None if it is in the list, whatever might be said of it;
        ``resign @1`` asks whether seat 1 may leave.
        """
        word, _, seat = text.partition(" @")
        if word == "resign" and seat.isdigit() and int(seat) < self.table.seats:
            return self.file.game.why_not_resign(self.table, int(seat))
        option, choice = self.option(where, text), self.table.choice
        listed = choice is not None and option in choice.options
        return None if listed else self.table.why_not(option)

    def refused(self, where: Where, text: str) -> str:
        """An option that is not offered, with the reason."""
        reason = self.reason(where, text)
        assert reason is not None
        return f"{text} ({reason.rule}: {reason.key})"

    def options(self, where: Where, offered: list[str] | None, offers: list[str], refused: Refusals) -> None:
        """What is offered now, and what is not and why."""
        table, choice = self.table, self.table.choice
        options = choice.options if choice is not None else ()
        if offered is not None:
            place = (*where, "offered")
            wanted = [self.option((*place, n), text) for n, text in enumerate(offered)]
            missing = [self.refused(place, table.write(option)) for option in wanted if option not in options]
            surplus = [table.write(option) for option in options if option not in wanted]
            if missing:
                self.fail(place, f"expected and not offered: {', '.join(missing)}")
            if surplus:
                self.fail(place, f"offered and not expected: {', '.join(surplus)}")
        for n, text in enumerate(offers):
            place = (*where, "offers", n)
            if self.option(place, text) not in options:
                self.fail(place, f"expected and not offered: {self.refused(place, text)}")
        for n, text in enumerate(refused):
            rule = refused[text] if isinstance(refused, dict) else ""
            self.not_offered((*where, "not_offered", text if rule else n), text, rule)

    def not_offered(self, where: Where, text: str, rule: str) -> None:
        reason = self.reason(where, text)
        if reason is None:
            self.fail(where, f"expected not to be offered, but {text!r} is")
        elif rule and reason.rule != rule:
            self.fail(where, f"expected to be refused by {rule}, found {reason.rule} ({reason.key})")

    # -- the table -------------------------------------------------------------------------------------------

    def values(self, where: Where, look: Expectation, values: Values) -> None:
        """How the table looks, and to whom."""
        whole = self.table.whole()
        for name, value in values.items():
            for path, message in self.compare.mismatches(value, whole[name], (name,)):
                self.fail(where + path, message)
        for word in PARTS:
            for path, message in self.compare.parts(word, getattr(look, word), whole):
                self.fail((*where, word, *path), message)
        self.sight((*where, "hidden_from"), look.hidden_from, whole, hidden=True)
        self.sight((*where, "visible_to"), look.visible_to, whole, hidden=False)
        if look.undo is not None:
            undo = self.table.past.number - self.table.undo_floor
            if undo != look.undo:
                self.fail((*where, "undo"), f"expected {look.undo} decisions to take back, found {undo}")

    def sight(self, where: Where, looks: dict[str, list[str]], whole: Values, hidden: bool) -> None:
        """What a seat sees of what lies there."""
        for seat, paths in looks.items():
            view = self.view((*where, seat), seat)
            for n, path in enumerate(paths):
                truth, seen = at_path(whole, path), at_path(view, path)
                if truth is NOWHERE or truth in ([], {}, None):
                    self.fail(
                        (*where, seat, n),
                        lost(whole, path) or f"there is nothing at {path} that could be seen",
                    )
                elif not (is_hidden if hidden else is_shown)(truth, seen):
                    found = "nothing" if seen is NOWHERE else show(seen)
                    message = (
                        f"{path} is {show(truth)}; expected {'nothing' if hidden else 'all'} of it to be"
                    )
                    self.fail((*where, seat, n), f"{message} seen by {seat}, who sees {found}")

    def view(self, where: Where, seat: str) -> Values:
        if seat == "spectator":
            return self.table.view(None)
        if not seat.isdigit() or int(seat) >= self.table.seats:
            self.file.fail(where, f"expected a seat from 0 to {self.table.seats - 1}, or 'spectator'")
        return self.table.view(int(seat))

    # -- events ----------------------------------------------------------------------------------------------

    def events(
        self, where: Where, expected: list[Values], unwanted: list[str], happened: list[Values]
    ) -> None:
        """What happened, in order, and what did not."""
        n = self.compare.first_missing_event(expected, happened)
        if n >= 0:
            after = " after the ones before it" if n else ""
            found = "".join(f"\n{show(event)}" for event in happened) or "\nnothing"
            self.fail((*where, "events", n), f"expected {show(expected[n])}{after}; what happened:{found}")
        for n, kind in enumerate(unwanted):
            found = "".join(f"\n{show(event)}" for event in happened if event["kind"] == kind)
            if found:
                self.fail((*where, "no_events", n), f"expected no such event, found{found}")
