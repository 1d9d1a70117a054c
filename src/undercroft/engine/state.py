"""The table: the whole state of one game in progress, and the machine that runs it to the next decision.

A game's own table adds its data and says how to copy it, what a seat sees and which cards are hidden where.
Everything here is the same for every game: asking and answering, pushing frames, telling events, looking
back, saving.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeVar

from undercroft.engine import codec
from undercroft.engine.chance import Chance, ScriptError
from undercroft.engine.choice import Choice, Malformed, Option, Reason, Refused
from undercroft.engine.declared import Declared, Parameter, declare
from undercroft.engine.events import EVERYBODY, Event, bit
from undercroft.engine.frame import LISTINGS, Frame, listing_of
from undercroft.engine.mypyc import mypyc_attr
from undercroft.engine.notation import read_option, write_option, write_options
from undercroft.engine.own_content import name_of
from undercroft.engine.past import IMAGINED, RESIGN, Origin, Step
from undercroft.engine.record import write_record
from undercroft.engine.sight import redeal
from undercroft.engine.validation import shortened

if TYPE_CHECKING:
    from undercroft.engine.game import Game

T = TypeVar("T", bound="Table")

STORY: Final = 8_000  # characters of a record that a failure brings along
DEALING: Final = "renewal"  # the stream by which a renewal deals


class Place(NamedTuple):
    """A seat's place in the standings, with the reason: a key for the sentence, the rule it follows from, and
    the figures that decided.
    """

    seat: int
    rank: int
    reason: str
    rule: str
    figures: dict[str, int]


PARTS: Final = (  # what every table is made of, before its own fields
    Parameter("game", "Game", "self.game"),
    Parameter("seats", "int", "self.seats"),
    Parameter("settings", "dict[str, Any]", "self.settings"),
    Parameter("origin", "Origin", "self.origin"),
    Parameter("stack", "list[Frame]", "[frame.copy() for frame in self.stack]"),
    Parameter("chance", "Chance", "self.chance.copy()"),
    Parameter("choice", "Choice | None", "self.choice"),
    Parameter("past", "Step", "self.past"),
    Parameter("result", "int", "self.result"),
    Parameter("over", "bool", "self.over"),
)
FRESH: Final = (  # what belongs to the decision that is being taken
    "self.answer = ()",
    "self.happened = []",
    "self.replayed = None",
    "self.recorded = ()",
    "self.recordings = ()",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(metaclass=Declared):
    """The state of one game in progress. A game's table lists its own fields (`declared.py`)."""

    FIELDS: ClassVar[tuple[str, ...]]  # what is saved of it
    DEFAULTS: ClassVar[dict[str, Any]]
    ordered: ClassVar[bool] = True  # whether the places within a hidden zone differ

    game: "Game"
    seats: int
    settings: dict[str, Any]
    origin: Origin
    stack: list[Frame]
    chance: Chance
    choice: Choice | None
    past: Step
    result: int  # what the procedure that just ended has to say to the one below
    over: bool
    answer: Option
    happened: list[Event]
    replayed: tuple[str, ...] | None  # outcomes that are known already; None: they are found out
    recorded: tuple[str, ...]  # outcomes of this decision
    recordings: tuple[bytes, ...]  # of what the last decision let fall, for those who watch; no state

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare(cls, Table, first=PARTS, also=FRESH)

    # -- what a game adds ------------------------------------------------------------------------------------

    def copy(self: T) -> T:
        """A table of its own that shares nothing that changes."""
        raise NotImplementedError

    def derive(self) -> None:
        """Work out what follows from the fields of a table that was set up or loaded."""

    def seen_by(self) -> bytearray:
        """The seen-by mask of every card."""
        raise NotImplementedError

    def batch_of(self) -> bytearray:
        """A number per card: only cards with the same number can be confused (sight.py). Here all can."""
        return bytearray(len(self.seen_by()))

    def mask_of(self, seat: int | None) -> int:
        """The bit of a seat of this table, or of a spectator; raises Malformed for anybody else."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise Malformed(
                f"{seat!r} is no seat of this table: expected 0 to {self.seats - 1}, or None to watch"
            )
        return bit(seat)

    # -- for rules: ask, push, tell --------------------------------------------------------------------------

    def ask(self, seat: int, prompt: str, verbs: tuple[str, ...]) -> None:
        """Stop here until this seat has picked one of the options that this step of the procedure on top
        offers (`<step>_options`), all of these verbs.
        """
        frame = self.stack[-1]
        step = frame.step
        options = tuple(getattr(frame, LISTINGS.get(step) or listing_of(step))(self, seat))
        if (
            len(options) == 1
            and self.game.skips_forced_choices
            and not any(self.game.verbs[verb].continuous for verb in verbs)
        ):
            self.answer = options[0]
            return
        self.choice = Choice(seat, prompt, verbs, options, step)

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def tell(self, kind: str, **data: Any) -> None:
        """Something everybody sees and everybody could have foreseen."""
        self.happened.append(Event(kind, data))

    def reveal(self, kind: str, learned: int = EVERYBODY, **data: Any) -> None:
        """Something everybody sees and somebody did not know before."""
        self.happened.append(Event(kind, data, None, EVERYBODY, learned))

    def confide(self, kind: str, seen: int, secret: dict[str, Any], **data: Any) -> None:
        """Something only some may see in full, and they did not know it before."""
        self.happened.append(Event(kind, data, secret, seen, seen))

    def outcome(self, find: Callable[[], str]) -> str:
        """Something that is found out once and then kept in the record, because no seed leads there again on
        every machine. Replays are given it.
        """
        if self.replayed is None:
            text = find()
        elif self.replayed:
            text, *rest = self.replayed
            self.replayed = tuple(rest)
        else:
            raise Malformed(f"expected another outcome, found only {len(self.recorded)}")
        self.recorded += (text,)
        return text

    def finish(self) -> None:
        """The game is over at this instant; what was in progress is dropped."""
        self.over = True
        self.choice = None
        self.stack.clear()

    # -- for players -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat (or a spectator) may know, as plain data."""
        return self.labelled(self.game.views.show(self, self.mask_of(seat), seat))

    def whole(self) -> dict[str, Any]:
        """Everything, in the shape of a view: for scenarios and after the game."""
        return self.labelled(self.game.views.show(self, EVERYBODY, None))

    def labelled(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view says with which content of an owner the table is played; with ours it says nothing."""
        own = self.game.own
        return view if not own else view | {"content": name_of(own)._asdict()}

    @property
    def standings(self) -> tuple[Place, ...]:
        """The ranking, best first; empty while the game goes on."""
        return self.game.standings(self)

    @property
    def is_imagined(self) -> bool:
        """Whether this is not the game itself but what it may be, for all that one seat knows (`redeal`). A
        save of it knows that, too.
        """
        return not self.origin.seed

    def hidden_zones(self) -> list[list[list[int]]]:
        return self.game.views.hidden_zones(self)

    def put_zones(self, groups: list[list[list[int]]]) -> None:
        self.game.views.put_zones(self, groups)

    def take(
        self, option: object, seat: int | None = None, outcomes: Sequence[str] | None = None
    ) -> tuple[Event, ...]:
        """Answer the pending decision, with an option or its notation. Refuses anything that is not offered
        and then changes nothing.

        A caller who speaks for a seat names it: then nobody answers for another, nor is told his options.
        Whoever plays a game again gives the outcomes of the step; nothing is then found out anew. Outcomes
        that cannot be, too few or too many raise Malformed.
        """
        choice = self.choice
        if choice is None:
            raise Refused(self.game.why_over(self), "the game is over")
        if seat is not None and seat != choice.seat:
            reason = self.game.turn_reason._replace(data={"seat": choice.seat})
            raise Refused(reason, f"seat {choice.seat} is asked, not seat {seat}")
        said: Any = self.read(option) if isinstance(option, str) else option
        try:
            taken = choice.options[choice.options.index(said)]  # never what only equals it, such as 1.0
        except ValueError:
            if not self.accepts_unlisted(choice, said):
                raise self.refused(choice, said) from None
            taken = self.read(self.write(said))
        before = self.copy() if outcomes or self.chance.script or self.game.runs_in_thread else None
        if outcomes is not None:
            self.replayed = tuple(outcomes)
        self.answer = taken
        self.choice = None
        self.recordings = ()
        try:
            return self.proceed(choice.seat, taken)
        except Exception:
            if before is not None:
                self.become(before)
            raise

    def become(self, other: "Table") -> None:
        """Stand where a copy stands. What comes from outside, an outcome or a script, may turn out to be
        impossible in the middle of a step; then nothing has happened.
        """
        for name in (*(part.name for part in PARTS), *self.FIELDS):
            setattr(self, name, getattr(other, name))
        self.answer, self.happened, self.recordings = (), [], ()
        self.replayed, self.recorded = None, ()
        self.derive()

    def accepts_unlisted(self, choice: Choice, option: Any) -> bool:
        """Whether this lies between the options listed, where there are more than can be listed."""
        named = isinstance(option, tuple) and option and isinstance(option[0], str)
        verb = self.game.verbs.get(option[0]) if named else None
        return (
            verb is not None
            and verb.continuous
            and verb.name in choice.verbs
            and self.why_not(option) is None
        )

    def refused(self, choice: Choice, option: Any) -> Refused:
        """The exception for something that is not offered: what, why, and what is."""
        reason = self.why_not(option)
        if reason is None:
            raise AssertionError(f"{option} is neither offered nor refused at {choice.prompt}")
        offers = ", ".join(self.write(o) for o in choice.options[:12]) + (
            " ..." if len(choice.options) > 12 else ""
        )
        return Refused(
            reason,
            f"{self.write(option)!r} is not offered to seat {choice.seat} at {choice.prompt}: "
            f"{reason.key} ({reason.rule}); expected one of: {offers}",
        )

    def resign(self, seat: object) -> tuple[Event, ...]:
        """Leave the game; allowed at any time, whoever is asked."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Malformed(f"{seat!r} is no seat of this table")
        reason = self.game.why_not_resign(self, seat)
        if reason is not None:
            raise Refused(reason, f"seat {seat} cannot resign: {reason.key} ({reason.rule})")
        waiting, asking = self.choice, self.stack[-1] if self.stack else None
        self.game.remove_seat(self, seat)
        if not self.over:
            while self.fall_away(seat):
                pass
            for frame in self.stack:
                frame.forget_seat(self, seat)
            self.choice = None
            if waiting is not None and asking is not None and self.stack[-1] is asking:
                asking.step = waiting.step  # the question is asked anew
        return self.proceed(seat, RESIGN)

    def fall_away(self, seat: int) -> bool:
        """Drop the lowest procedure that concerns this seat, with everything above it up to what survives."""
        for i, frame in enumerate(self.stack):
            if frame.ends_without(seat):
                above = range(i + 1, len(self.stack))
                end = next((n for n in above if self.stack[n].survives(self)), len(self.stack))
                for dropped in reversed(self.stack[i:end]):
                    dropped.cleanup(self)
                del self.stack[i:end]
                return True
        return False

    def proceed(self, seat: int, option: Option) -> tuple[Event, ...]:
        try:
            self.run()
            if self.replayed:
                used = len(self.recorded)
                raise Malformed(f"expected {used} outcomes, found {used + len(self.replayed)}")
        except (Malformed, ScriptError):  # of what was handed in: nobody's fault here
            raise
        except Exception as error:
            self.explain(error, seat, option)
            raise
        events: tuple[Event, ...] = ()
        learned = False
        if self.happened:
            events = tuple(self.happened)
            self.happened = []
            for event in events:
                if event.learned:
                    learned = True
                    break
        past = self.past
        self.past = Step(past, past.number + 1, seat, option, learned, events, "", self.recorded)
        self.replayed = None
        self.recorded = ()
        return events

    def run(self) -> None:
        """Run the top frame until somebody must decide."""
        stack = self.stack
        while self.choice is None and stack:
            frame = stack[-1]
            following: str = getattr(frame, frame.step)(self)
            if following:
                frame.step = following
            elif stack and stack[-1] is frame:
                stack.pop()
            elif frame in stack:
                stack.remove(frame)

    def explain(self, error: BaseException, seat: int, option: Option) -> None:
        """Add to an unexpected failure what reproduces it, or as much of it as a log should hold."""
        text = "resign" if option == RESIGN else self.write(option)
        whole = not self.is_imagined and not self.first_step
        story = write_record(self, reveal=True) if whole else "a table that does not know its whole past"
        story = shortened(story, STORY)
        error.add_note(f"while seat {seat} took {shortened(text)!r} after this game:\n{story}")

    def why_not(self, option: object, seat: int | None = None) -> Reason | None:
        """Why this is not offered now (to this seat), or None if it is. Raises Malformed for what is no
        option at all.
        """
        choice = self.choice
        said = self.read(option) if isinstance(option, str) else self.checked(option)
        if choice is None:
            return self.game.why_over(self)
        if seat is not None and seat != choice.seat:
            return self.game.turn_reason._replace(data={"seat": choice.seat})
        if said[0] not in choice.verbs:
            return self.game.why_not_asked(self, choice.seat, said)
        return self.stack[-1].why_not(self, choice.seat, said)

    def write(self, option: Option) -> str:
        """An option in notation."""
        return write_option(self, self.game.verbs, self.game.kinds, option)

    def write_all(self, options: Sequence[Option]) -> list[str]:
        """The notations of many options."""
        return write_options(self, self.game.verbs, self.game.kinds, options)

    def read(self, text: str) -> Option:
        """An option from notation; raises Malformed."""
        return read_option(self, self.game.verbs, self.game.kinds, text)

    def checked(self, said: Any) -> Option:
        try:
            option = self.read(self.write(said))
        except (KeyError, IndexError, ValueError, TypeError, AttributeError, OverflowError):
            option = ()
        if not option or option != said:
            raise Malformed(f"{said!r} is no option of this game")
        return option

    # -- looking back ----------------------------------------------------------------------------------------

    def steps(self) -> Iterator[Step]:
        """The decisions taken so far, newest first, without the set-up."""
        step = self.past
        while step.prev is not None:
            yield step
            step = step.prev

    @property
    def first_step(self) -> int:
        """How many decisions were taken before the first one this table remembers."""
        step = self.past
        while step.prev is not None:
            step = step.prev
        return step.number

    def events(self) -> list[Event]:
        """Everything that happened, oldest first, as far as this table remembers it."""
        chain = [self.past, *[s.prev for s in self.steps() if s.prev is not None]]
        return [event for step in reversed(chain) for event in step.events or ()]

    @property
    def undo_floor(self) -> int:
        """The earliest decision (how many were taken before it) to which the seat that acted last may go
        back: nobody has learnt anything since, and no other seat has decided. Equal to the number of
        decisions taken when nothing can be taken back.
        """
        learnt, seat, step = self.learnt, self.past.seat, self.past
        while step.prev is not None and step.number > learnt and step.seat == seat and step.option != RESIGN:
            step = step.prev
        return step.number

    @property
    def learnt(self) -> int:
        """The last decision by which anybody learnt anything, or after which chance was renewed, as far as
        this table remembers. Whoever goes back behind it could know what is to come.
        """
        step = self.past
        while step.prev is not None and not step.learned and not step.renewal:
            step = step.prev
        return step.number

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as a spectator sees it."""
        html: str = import_module(self.game.display).html(self)
        return html

    def record(self, reveal: bool = False) -> str:
        """The game as a text; `undercroft.replay` gives the same table again. A host may reveal a secret seed
        before the game is over.
        """
        return write_record(self, reveal)

    def save(self, since: int = 0) -> dict[str, Any]:
        """The whole state as plain data; `game.load` gives the same table again. The first `since` moves may
        be left out by those who keep them elsewhere.
        """
        return codec.save(self, since)

    def renew(self, number: int) -> None:
        """Open the future again, where the table has gone back behind something learnt: what no seat and no
        spectator has seen is dealt anew, and the streams of chance start from the seed and the number of this
        renewal. What anybody knows here stays as it is. A later renewal makes the same of the table whether
        there was an earlier one or not.
        """
        if self.is_imagined or self.choice is None:
            raise Malformed("chance is renewed where a game with a seed goes on")
        chance = Chance.renewed(self.origin.seed, number, (DEALING, *self.game.streams))
        groups = self.hidden_zones()
        for zones in groups:
            redeal(zones, self.seen_by(), self.batch_of(), EVERYBODY, chance)
        self.put_zones(groups)
        self.game.put_right(self, EVERYBODY, chance)
        del chance.streams[DEALING]
        self.chance = chance
        last = self.past
        self.past = Step(
            last.prev,
            last.number,
            last.seat,
            last.option,
            last.learned,
            last.events,
            last.check,
            last.outcomes,
            number,
        )

    def redeal(self: T, seat: int | None, chance: Chance | int | str) -> T:
        """A copy in which everything this seat cannot know is dealt anew, and the future is open again.

        It is imagined (`is_imagined`): neither the seed nor the past come along, so it can be saved but has
        no record.
        """
        mask = self.mask_of(seat)
        if not isinstance(chance, Chance):
            chance = Chance.seeded(chance, ("redeal",))
        other = self.copy()
        decks = other.game.imagine_decks(other, mask)
        groups = other.hidden_zones()
        for zones in groups:
            redeal(zones, other.seen_by(), other.batch_of(), mask, chance)
        other.put_zones(groups)
        other.game.put_right(other, mask, chance)
        for frame in other.stack:
            frame.resample(other, seat, chance)
        other.chance.renew(chance)
        last = self.past
        other.past = Step(None, last.number, last.seat, (), last.learned, None)
        other.origin = IMAGINED._replace(decks=decks) if decks else IMAGINED
        other.ask_again(keep=seat)
        return other

    def ask_again(self, keep: int | None = None) -> None:
        """Work the options out again; those of the seat to keep cannot have changed."""
        choice = self.choice
        if choice is not None and choice.seat != keep:
            step = choice.step
            listing = LISTINGS.get(step) or listing_of(step)
            options = tuple(getattr(self.stack[-1], listing)(self, choice.seat))
            self.choice = Choice(choice.seat, choice.prompt, choice.verbs, options, step)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and codec.position(self) == codec.position(other)

    __hash__ = None  # type: ignore[assignment]
