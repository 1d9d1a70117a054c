"""A game as the engine knows it: its name and rules version, its verbs and frames, its options, and how a
table of it is set up.

A change that alters the outcome of any recorded game gets a new version; the old one stays registered and
playable beside it.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, Self

from undercroft.engine.chance import Chance, secret_seed
from undercroft.engine.choice import Listed, Offer, Option, Reason, Verb
from undercroft.engine.codec import load
from undercroft.engine.decks import DeckRules
from undercroft.engine.frame import Frame
from undercroft.engine.notation import Kind
from undercroft.engine.own_content import Bound, Folder, using
from undercroft.engine.past import Origin, Step
from undercroft.engine.ranges import blanks
from undercroft.engine.settings import BadSetup, RefusedOptions, Setting
from undercroft.engine.state import Place, Table

if TYPE_CHECKING:
    from undercroft.engine.campaign import CampaignRules


class UsageEvents(NamedTuple):
    """Kinds of events: in which a seat makes use of a card or another piece, and by which it comes to have
    it. `goals` are uses that are themselves what one wins by: they are counted, but say nothing of the piece.
    """

    used: frozenset[str]
    drawn: frozenset[str]
    goals: frozenset[str] = frozenset()


class Scripts(NamedTuple):
    """What a scenario may say that chance will bring: by stream, the field of the file that holds it. Results
    come one by one; of a shuffled deck the file says what comes to the top. `cards` are the streams whose
    results are cards, called by name.
    """

    results: Mapping[str, str] = {}
    shuffles: Mapping[str, str] = {}
    cards: frozenset[str] = frozenset()


class ViewRoom(Protocol):
    """The module of a game that says who sees what.

    - `show`: what those of a mask may know, as plain data; `seat` is the one who looks, if it is one seat.
    - `hidden_zones`: groups of fresh lists of cards with the same back, for unknown cards to be exchanged.
    - `put_zones`: put back what `hidden_zones` gave, after the exchange.
    """

    def show(self, s: Any, mask: int, seat: int | None, /) -> dict[str, Any]: ...

    def hidden_zones(self, s: Any, /) -> list[list[list[int]]]: ...

    def put_zones(self, s: Any, groups: list[list[list[int]]], /) -> None: ...


class PrintedContent(NamedTuple):
    """Where the content files of a game lie, and how they are read, all of them. Files in `fixed` say what is
    printed nowhere: no owner corrects them.
    """

    folder: Folder
    read: Callable[[], object]
    fixed: frozenset[str] = frozenset()


class Game:
    """One version of the rules of one game, with our content or that of an owner (`own` is its hash)."""

    own: str = ""
    name: ClassVar[str]
    version: ClassVar[int]
    first_format: ClassVar[int] = 1  # of saves, when this game came: there are none of an older one
    prefix: ClassVar[str]  # of the rule ids
    base: ClassVar[str] = ""  # the game that this one expands: its texts, book and rulebook come first
    seats: ClassVar[range]
    daily: ClassVar[bool] = False  # whether one plays it alone on a deal that is the same for all on a day
    minutes: ClassVar[int] = 30  # that people need for a game, for each seat, as far as one knows
    table: ClassVar[type[Table]]
    frames: ClassVar[Mapping[str, type[Frame]]]
    bottom: ClassVar[tuple[str, ...]]  # the procedures of which one lies below all others
    verbs: ClassVar[Mapping[str, Verb]]
    offers: ClassVar[
        Mapping[str, Offer]
    ] = {}  # of verbs that are the same wherever they are asked for (Menu)
    kinds: ClassVar[Mapping[str, Kind]]
    streams: ClassVar[tuple[str, ...]]
    scripts: ClassVar[Scripts] = Scripts()
    settings: ClassVar[tuple[Setting, ...]]
    over_reason: ClassVar[Reason]
    turn_reason: ClassVar[Reason]
    choice_rule: ClassVar[str]  # the rule that one chooses among what is offered
    # rules that only some printed books have: by id the values of the setting `edition` for which they hold
    edition_rules: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    views: ClassVar[ViewRoom]  # who sees what
    given: ClassVar[type[Any]]  # what a scenario may say of a table: a msgspec Struct
    unordered_fields: ClassVar[frozenset[str]] = frozenset()  # names in views whose lists have no order
    cards: ClassVar[frozenset[str]] = frozenset()  # names in views and events that hold cards, called by copy
    piece_fields: ClassVar[frozenset[str]] = (
        frozenset()
    )  # names in events that hold other pieces: powers, Skills
    usage_events: ClassVar[UsageEvents | None] = None  # what counts as use, for those who count
    decisive_events: ClassVar[frozenset[str]] = (
        frozenset()
    )  # kinds that decide something: dice, tests and the like
    turn_event: ClassVar[str] = "turn_began"  # the kind by which a turn of a seat begins
    leads_on: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {}
    )  # by prompt the option that only goes on to the next question of the same seat
    texts: ClassVar[str]  # package that holds <language>/*.ftl
    shapes: ClassVar[str] = ""  # module that declares what a view holds, as VIEW (`engine.shapes`)
    deck_rules: ClassVar[DeckRules | None] = None  # of a game to which people may bring decks of their own
    heuristics: ClassVar[str] = ""  # module that holds the HEURISTICS of this game, if it has any
    printed: ClassVar[PrintedContent | None] = None  # of a game whose content lies in files
    campaign: ClassVar["CampaignRules | None"] = None  # games of it in a row, if it knows such a thing
    display: ClassVar[str] = "undercroft.cli.notebook"  # module whose `html` draws a table for a notebook
    skips_forced_choices: ClassVar[bool] = False  # a choice with a single legal answer is made by itself
    runs_in_thread: ClassVar[bool] = (
        False  # a decision may take so long that a server takes it in another thread
    )

    @cached_property
    def listings(self) -> dict[tuple[str, ...], list[Listed]]:
        """What verbs that are asked for together offer, looked up once (`Menu`)."""
        return {}

    # -- what a game adds ------------------------------------------------------------------------------------

    def shared(self, options: dict[str, Any]) -> dict[str, Any]:
        """Constructor arguments of the table that never change and that all copies share."""
        raise NotImplementedError

    def blank(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """The state of an empty table."""
        return blanks(self, seats, options)

    def put_right(self, table: Any, mask: int, chance: Chance) -> None:
        """After that: what all know of how the pieces were laid out, whoever has seen them, holds again."""

    def remove_seat(self, table: Any, seat: int) -> None:
        """Take a seat that leaves out of the game; other frames than those that end without it go on."""
        raise NotImplementedError

    def standings(self, table: Any) -> tuple[Place, ...]:
        """The ranking, best first; empty while the game goes on."""
        raise NotImplementedError

    def minutes_for(self, options: Mapping[str, int], seats: int) -> int:
        """About how long a game takes among people."""
        return self.minutes * seats

    def deal(self, table: Table) -> None:
        """Set the table up and push the first frame."""
        raise NotImplementedError

    def arrange(self, table: Table, given: Any) -> None:
        """Set the table up as a scenario describes it and push the frame it starts with."""
        raise NotImplementedError

    def scripted(self, table: Any, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
        """Who begins and what is dealt, as a scenario wants it of a table set up by the rules: a script of
        the streams. Raises BadSetup.
        """
        raise BadSetup("nobody can say what this game deals")

    def scripted_outcome(self, table: Any, lines: list[str]) -> str:
        """An outcome as a scenario scripts it, in the form that `Table.take` is given. Raises BadSetup."""
        raise BadSetup("nothing falls in this game")

    def missing(self) -> str:
        """What must be installed before this game can be played here; nothing, mostly. It can always be
        watched and replayed.
        """
        return ""

    def sizes(self, seats: int, options: dict[str, Any]) -> dict[str, int]:
        """How many there are of what the ranges of fields are counted by (`engine.ranges`), at a table with
        these settings.
        """
        return {"seats": seats}

    def migrate(self, format: int, fields: dict[str, Any], stack: list[tuple[str, dict[str, Any]]]) -> None:
        """Put a position that was saved in a former format into the words of the next one, in place."""

    def conserved(self, table: Any) -> list[str]:
        """What is wrong with the table: each piece must be somewhere exactly once, and whatever points at
        something must point at what is there. Empty when all is well.
        """
        raise NotImplementedError

    def why_not_resign(self, table: Any, seat: int) -> Reason | None:
        """What forbids this seat to leave now."""
        raise NotImplementedError

    def why_not_asked(self, table: Any, seat: int, option: Option) -> Reason:
        """Why this is not among what the pending decision asks for: mostly the moment of its verb says it."""
        return self.verbs[option[0]].moment

    def why_not_options(self, options: Mapping[str, int], seats: int | None = None) -> Reason | None:
        """Why a table with all these settings cannot be, with so many seats where that is known: what is
        missing or in the way. A game without combinations refuses none.
        """
        return None

    def usual_seats(self, options: Mapping[str, Any]) -> int:
        """How many sit where nobody says it: the fewest, but one only where nobody else could, or where the
        mode for one player is on.
        """
        modes = [setting.name for setting in self.settings if setting.alone]
        fewest = self.seats.start
        return max(2, fewest) if modes and not any(options.get(name) for name in modes) else fewest

    def has_piece(self, table: Any, name: str) -> bool:
        """Whether a piece that is no card, a hero or a board, is called so: for the headings of scenarios."""
        return False

    def has_won(self, place: Place) -> bool:
        """Whether whoever is in this place has won: the first, mostly."""
        return place.rank == 1

    def calling(self, view: Mapping[str, Any], seat: int) -> str | None:
        """What a seat is beside its hero, where a game has such a thing: for those who count."""
        return None

    @property
    def open_settings(self) -> tuple[Setting, ...]:
        """What may be chosen where a single table is set up."""
        return tuple(setting for setting in self.settings if not setting.campaign)

    def why_over(self, table: Any) -> Reason:
        """Why nothing can be done any more; a game with several endings names the rule that ended it."""
        return self.over_reason

    def has_decks(self, options: Mapping[str, Any]) -> bool:
        """Whether every seat brings a deck of its own to a table with these settings."""
        return False

    def hides_decks(self, options: Mapping[str, Any]) -> bool:
        """Whether nobody may read the lists of the others before the game is over."""
        return False

    def checked_decks(
        self, options: Mapping[str, Any], seats: int, decks: Sequence[str | None]
    ) -> tuple[str, ...]:
        """The lists of all seats as they stand in records, from texts in any form or from names of lists that
        lie ready; a seat without one is given one of those. Raises BadSetup.
        """
        if decks:
            raise BadSetup(f"{self.name} is not played with decks of one's own here")
        return ()

    def bring(self, table: Any) -> None:
        """Put the decks of its origin on an empty table. Raises BadSetup for decks that cannot be there."""
        if table.origin.decks:
            raise BadSetup(f"{self.name} is not played with decks of one's own here")

    def imagine_decks(self, table: Any, mask: int) -> tuple[str, ...]:
        """Before a table is dealt anew: put in the place of what those of a mask cannot know of the decks
        what they may suppose. What the lists then are.
        """
        decks: tuple[str, ...] = table.origin.decks
        return decks

    # -- the same for every game -----------------------------------------------------------------------------

    def with_content(self, own: str) -> Self:
        """The same rules, played with the content of an owner."""
        game = copy(self)
        game.own = own
        if self.deck_rules is not None:
            vars(game)["deck_rules"] = Bound(self.deck_rules, own)
        return game

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        secret: bool = False,
        decks: Sequence[str | None] = (),
    ) -> Table:
        """A table at its first decision. Without a seed one is drawn; a secret seed shows only its hash until
        the game is over. `decks` are the lists of the seats, where each brings its own.
        """
        count = self.usual_seats(options or {}) if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise BadSetup(
                f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} seats, not {count!r}"
            )
        text = secret_seed() if seed is None else str(seed)
        if not text or text.split() != [text]:
            raise BadSetup(f"a seed is one word, not {text!r}")
        with using(self.own):
            values = self.checked_options(options or {}, count)
            origin = Origin(text, secret, decks=self.checked_decks(values, count, decks))
            table = self.empty(count, values, origin)
            self.deal(table)
            self.begin(table)
        return table

    def empty(self, seats: int, options: dict[str, Any], origin: Origin) -> Table:
        make: Any = self.table
        with using(self.own):
            table: Table = make(
                game=self,
                seats=seats,
                settings=options,
                origin=origin,
                stack=[],
                chance=Chance.seeded(origin.seed, self.streams),
                choice=None,
                past=Step(None, 0, 0, (), False, ()),
                result=0,
                over=False,
                **self.shared(options),
                **self.blank(seats, options),
            )
            self.bring(table)
        table.derive()
        return table

    def begin(self, table: Table) -> None:
        """Run to the first decision; what happened on the way is the set-up, step 0."""
        table.run()
        table.past = Step(None, 0, 0, (), True, tuple(table.happened))
        table.happened = []

    def load(self, data: Any) -> Table:
        """A table from what `table.save()` gave."""
        with using(self.own):
            return load(self, data)

    def checked_options(self, options: Mapping[str, Any], seats: int | None = None) -> dict[str, Any]:
        """All settings with their values. Raises BadSetup and says what was expected, or why they do not go
        together, and with so many seats where that is known.
        """
        modes = {setting.name: int(seats == 1) for setting in self.settings if setting.alone}
        values = self.ranged_options({**modes, **options})
        with using(self.own):
            reason = self.why_not_options(values, seats)
        if reason is not None:
            raise RefusedOptions(reason)
        return values

    def ranged_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The same, whether they go together or not."""
        known = {setting.name: setting for setting in self.settings}
        values = {setting.name: setting.default for setting in self.settings}
        for name, value in options.items():
            setting = known.get(name)
            if setting is None:
                names = ", ".join(sorted(known)) or "none"
                raise BadSetup(f"{self.name} has no option {name!r}; it has: {names}")
            if isinstance(value, bool):
                value = int(value)
            if not isinstance(value, int) or not setting.low <= value <= setting.high:
                raise BadSetup(
                    f"option {name}: expected a number from {setting.low} to {setting.high}, not {value!r}"
                )
            values[name] = value
        for setting in self.settings:
            if setting.follows and setting.name not in options:
                values[setting.name] = setting.usual(values)
        return values

    def __repr__(self) -> str:
        return f"<game {self.name} {self.version}>"
