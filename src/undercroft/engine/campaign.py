"""Campaigns: games of one game in a row, with a sheet between them on which each is booked.

A game that can be played so names the rules of its campaign (`Game.campaign`). Whoever has the decisions that
were taken between the games and the games themselves has the sheet: it follows from them, and from nothing
else. So a campaign is a text that can be read, mailed and verified:

    undercroft campaign 1
    game rocca_civetta
    seats 3
    seed 7
    seat @0 you Anna
    seat @1 steady
    seat @2 steady
    team @0 The Night Owls

    @1 draft sara
    @2 draft valerio
    ...
    chapter september
      undercroft record 1
      game rocca_civetta 1
      ...
    @1 scholar sara

A campaign that is played with the content of an owner names it by hash and name, as a record does, in a line
``content`` below its game: every game of it is played with that content, whatever else is in use.

A header with who sat where in the beginning (a person, ``you`` and a name, or a bot), a blank line, and one
decision a line. ``leave`` stands where a person left for good and a bot took over, ``join`` and a name where
somebody took over from a bot. The record of a game stands where it was booked, two spaces further in, below
the name of its chapter. ``again`` stands where the next game had been prepared and is prepared anew. Lines
that start with # are comments.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, TypedDict

from undercroft.engine.choice import Malformed, Reason, Refused
from undercroft.engine.game import Game
from undercroft.engine.own_content import KNOWN, ContentName
from undercroft.engine.record import LONGEST, OURS, RecordError, content_of
from undercroft.engine.registry import UnknownContent, UnknownGame, game, missing
from undercroft.engine.replay import replay
from undercroft.engine.settings import BadSetup
from undercroft.engine.state import Place, Table

FORMAT: Final = 1
TITLE: Final = "undercroft campaign"
PERSON: Final = "you"
INDENT: Final = "  "
AGAIN: Final = "again"
LEAVE, JOIN = "leave", "join"
STAND_IN: Final = "steady"  # who plays for a person that has left
LONGEST_NAME: Final = 40
MOST_LINES: Final = 200_000


class CampaignError(ValueError):
    """A text that is no campaign, or one in which something does not fit. `line` counts from 1; 0 where no
    line is to blame.
    """

    def __init__(self, line: int, message: str) -> None:
        cut = message if len(message) <= LONGEST else message[: LONGEST - 4] + " ..."
        super().__init__(f"line {line}: {cut}" if line else cut)
        self.line = line


class Plan(NamedTuple):
    """The next game: its chapter, and the table that is set up for it."""

    chapter: str
    seats: int
    options: dict[str, int]
    seed: str


class Outcome(NamedTuple):
    """What a game that is over leaves for the sheet: the ranking, by seat what is left of what was brought to
    the table, and the version of the rules that it was played by.
    """

    places: tuple[Place, ...]
    kept: tuple[int, ...]
    version: int


class SheetChapter(TypedDict):
    """A chapter as a sheet shows it: the settings that it brings with it, those on which one may agree, and
    what this version does not have.
    """

    chapter: str
    options: dict[str, int]
    offered: list[str]
    missing: list[str]


class SheetBooking(TypedDict):
    """What a game put on the sheet, by seat: who played for it, the result in a word and what that counts,
    what was spent and earned, and for what; and by which rules it was played.
    """

    chapter: str
    version: int
    chosen: list[str]
    results: list[str]
    gained: list[float]
    spent: list[int]
    earned: list[int]
    because: list[dict[str, int]]


class SheetRow(TypedDict):
    """A seat of a sheet: its results, its team with how often each was used, who of it may still be chosen,
    and who is chosen for the next game. Other numbers in it are its figures.
    """

    person: bool
    results: list[str]
    team: dict[str, int]
    usable: list[str]
    chosen: str | None


class SheetPlace(TypedDict):
    """How a seat stands."""

    seat: int
    rank: int


class ShownSheet(TypedDict):
    """A sheet for those who draw it: the chapter that is played next, all of them, what was booked, the seats
    by number, the rules that are proposed and who agrees to them, who proposes, how it stands, and by which
    version of the rules the next game is played.
    """

    chapter: str | None
    chapters: list[SheetChapter]
    bookings: list[SheetBooking]
    seats: dict[str, SheetRow]
    opener: int
    rules: dict[str, int]
    agreed: list[int]
    standings: list[SheetPlace]
    version: int


class CampaignRules:
    """The rules of a campaign. A sheet is plain data that never changes: each decision gives another one.

    A decision between two games is a short text such as ``draft sara``. Several seats may be asked at once,
    and a seat may have something to say though nobody waits for it.
    """

    seats: ClassVar[range]
    chapters: ClassVar[tuple[str, ...]]  # by name, in order: one game each
    verbs: ClassVar[Mapping[str, tuple[str, ...]]]  # first words of decisions: what follows them
    given: ClassVar[type[Any]]  # what a scenario may say of a sheet: a msgspec Struct

    def begin(self, people: tuple[bool, ...], seed: str) -> Any:
        """A fresh sheet; by seat, whether a person sits there."""
        raise NotImplementedError

    def booked(self, sheet: Any) -> int:
        """How many chapters are booked."""
        raise NotImplementedError

    def asked(self, sheet: Any) -> tuple[int, ...]:
        """The seats that must decide before the next game can begin."""
        raise NotImplementedError

    def options(self, sheet: Any, seat: int) -> tuple[str, ...]:
        """All that this seat may decide now."""
        raise NotImplementedError

    def why_not(self, sheet: Any, seat: int, text: str) -> Reason:
        """Why a decision is not among them."""
        raise NotImplementedError

    def decided(self, sheet: Any, seat: int, text: str) -> Any:
        """The sheet after one of the options."""
        raise NotImplementedError

    def bot_choice(self, sheet: Any, seat: int) -> str:
        """What a bot decides that is asked."""
        raise NotImplementedError

    def changed_hands(self, sheet: Any, seat: int, person: bool) -> Any:
        """The sheet after a person has left a seat to a bot, or has taken over from one."""
        raise NotImplementedError

    def people(self, sheet: Any) -> tuple[bool, ...]:
        """By seat, whether a person sits there."""
        raise NotImplementedError

    def reopened(self, sheet: Any) -> Any:
        """The sheet when the next game is prepared anew: a game that was broken off books nothing."""
        raise NotImplementedError

    def plan(self, sheet: Any) -> Plan | None:
        """The game that can begin, when everything is decided."""
        raise NotImplementedError

    def outcome(self, sheet: Any, table: Table) -> Outcome:
        """What a game that is over, played as it was planned, leaves for the sheet."""
        raise NotImplementedError

    def book(self, sheet: Any, outcome: Outcome) -> Any:
        """The sheet after a game."""
        raise NotImplementedError

    def arrange(self, given: Any) -> Any:
        """The sheet as a scenario describes it. Raises BadSetup."""
        raise NotImplementedError

    def standings(self, sheet: Any) -> tuple[Place, ...]:
        """How it stands, best first; final when all chapters are booked."""
        raise NotImplementedError

    def show(self, sheet: Any) -> dict[str, Any]:
        """The sheet as plain data, for those who draw it; all of it is open. It has everything that
        `ShownSheet` names, and what else the game wants to tell.
        """
        raise NotImplementedError

    # -- the same for every campaign -------------------------------------------------------------------------

    def is_over(self, sheet: Any) -> bool:
        """Whether all chapters are booked."""
        return self.booked(sheet) == len(self.chapters)

    def take(self, sheet: Any, seat: int, text: str) -> Any:
        """The sheet after a decision. Raises Refused and Malformed."""
        words = " ".join(text.split())
        if not 0 <= seat < self.seats.stop or words.split(" ")[0] not in self.verbs:
            expected = ", ".join(self.verbs)
            raise Malformed(f"{text[:60]!r} is no decision of a campaign; expected one of: {expected}")
        if words not in self.options(sheet, seat):
            reason = self.why_not(sheet, seat, words)
            raise Refused(reason, f"seat {seat} cannot decide {words!r}: {reason.key} ({reason.rule})")
        return self.decided(sheet, seat, words)

    def let_bots_decide(self, sheet: Any) -> Iterator[tuple[int, str, Any]]:
        """What bots decide until only people are asked: seat, decision, and the sheet after it."""
        while asked := [seat for seat in self.asked(sheet) if not self.people(sheet)[seat]]:
            text = self.bot_choice(sheet, asked[0])
            sheet = self.take(sheet, asked[0], text)
            yield asked[0], text, sheet

    def why_misfit(self, sheet: Any, table: Table) -> str:
        """What is wrong with a table that is to be booked, if anything."""
        plan = self.plan(sheet)
        if plan is None:
            return "no game can be booked before everything is decided for it"
        if not table.over:
            return f"the game of {plan.chapter} is not over"
        if table.seats != plan.seats:
            return f"expected a game of {plan.seats} seats, found {table.seats}"
        if table.origin.position:
            return "expected a game that was set up by the rules, found one that began from a position"
        known = {name: n for name, n in plan.options.items() if name in table.settings}
        for name, wanted in table.game.ranged_options(known).items():
            value = table.settings[name]
            if value != wanted:
                return f"{plan.chapter} is played with {name} {wanted}, not {value}"
        return ""


# -- a campaign as a text ------------------------------------------------------------------------------------


class Participant(NamedTuple):
    """Who takes part: a person by name, or a bot; and the name of the team, if it has one."""

    name: str = ""
    bot: str = ""
    team: str = ""


class Decided(NamedTuple):
    """A decision between two games; without a text the next game is prepared anew."""

    seat: int
    text: str


class Booked(NamedTuple):
    """A game that was booked, as its record."""

    chapter: str
    record: str


Entry: TypeAlias = Decided | Booked


class Campaign:
    """One campaign: who takes part, what happened so far, and the sheet that follows from it. `content` is
    that of an owner with which all of it is played; where nothing is said of it, the one in use.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        seed: str,
        people: Sequence[Participant],
        content: ContentName | None = None,
    ) -> None:
        try:
            chosen = game(name, None, None if content is None else content.hash)
        except UnknownContent:
            raise CampaignError(0, missing(content or OURS)) from None
        except UnknownGame as error:
            raise CampaignError(0, str(error)) from None
        rules = chosen.campaign
        if rules is None:
            raise BadSetup(f"{name} has no campaign")
        if seats not in rules.seats:
            low, high = rules.seats.start, rules.seats.stop - 1
            raise BadSetup(f"a campaign of {name} is for {low} to {high} people, not {seats}")
        if not seed or seed.split() != [seed]:
            raise BadSetup(f"a seed is one word, not {seed!r}")
        if len(people) != seats:
            raise BadSetup(f"{len(people)} were named, but the campaign is for {seats}")
        self.game = name
        self.own = chosen.own
        self.rules = rules
        self.seed = seed
        self.people = list(people)
        self.entries: list[Entry] = []
        self.began = tuple(people)
        self.sheet = rules.begin(tuple(not who.bot for who in people), seed)

    @property
    def plan(self) -> Plan | None:
        return self.rules.plan(self.sheet)

    @property
    def played(self) -> Game:
        """The game of which this is a campaign, by its newest rules and with the content of the campaign."""
        return game(self.game, None, self.own)

    def take(self, seat: int, text: str) -> None:
        """A decision. Raises Refused and Malformed, and then nothing has changed."""
        self.sheet = self.rules.take(self.sheet, seat, text)
        self.entries.append(Decided(seat, " ".join(text.split())))

    def change_hands(self, seat: int, name: str = "") -> None:
        """A person leaves for good, or one of this name takes over from a bot. Raises Malformed."""
        if bool(name) != bool(self.people[seat].bot):
            expected = "a bot, from whom" if name else "a person, who"
            raise Malformed(f"seat {seat}: expected {expected} {'somebody takes over' if name else 'leaves'}")
        self.sheet = self.rules.changed_hands(self.sheet, seat, bool(name))
        self.people[seat] = self.people[seat]._replace(name=name, bot="" if name else STAND_IN)
        self.entries.append(Decided(seat, f"{JOIN} {name}" if name else LEAVE))

    def let_bots_decide(self) -> None:
        for seat, text, sheet in self.rules.let_bots_decide(self.sheet):
            self.sheet = sheet
            self.entries.append(Decided(seat, text))

    def reopen(self) -> None:
        """The next game is prepared anew."""
        self.sheet = self.rules.reopened(self.sheet)
        self.entries.append(Decided(0, ""))

    def table(self) -> Table:
        """The table of the next game, as it is set up. Raises CampaignError before everything is decided."""
        plan = self.plan
        if plan is None:
            raise CampaignError(0, "something must be decided before the next game")
        return self.played.new(plan.seats, plan.options, plan.seed)

    def book(self, record: str) -> None:
        """Put a game that is over on the sheet. Raises CampaignError, and then nothing has changed."""
        try:
            table = replay(record)
        except RecordError as error:
            raise CampaignError(error.line, f"the record of the game: {error}") from None
        if table.game.name != self.game:
            raise CampaignError(0, f"expected a game of {self.game}, found one of {table.game.name}")
        wrong = why_foreign(table.game, self.own) or self.rules.why_misfit(self.sheet, table)
        if wrong:
            raise CampaignError(0, wrong)
        chapter = self.rules.chapters[self.rules.booked(self.sheet)]
        self.sheet = self.rules.book(self.sheet, self.rules.outcome(self.sheet, table))
        self.entries.append(Booked(chapter, table.record()))

    # -- text in and out -------------------------------------------------------------------------------------

    def text(self) -> str:
        lines = [f"{TITLE} {FORMAT}", f"game {self.game}"]
        if self.own:
            lines.append(f"content {self.own} {KNOWN[self.own].name}")
        lines += [f"seats {len(self.people)}", f"seed {self.seed}"]
        for seat, who in enumerate(self.began):
            lines.append(f"seat @{seat} {who.bot or f'{PERSON} {who.name}'.strip()}")
        lines += [f"team @{seat} {who.team}" for seat, who in enumerate(self.people) if who.team]
        lines.append("")
        for entry in self.entries:
            lines += entry_lines(entry)
        return "\n".join(lines) + "\n"


def why_foreign(played: Game, own: str) -> str:
    """What is wrong with the content of a game that is to be booked in a campaign with this one."""
    if played.own == own:
        return ""
    return f"expected a game played with {said_content(own)}, found one with {said_content(played.own)}"


def said_content(own: str) -> str:
    return f"the content {KNOWN[own].label.said}" if own else "our content"


def entry_lines(entry: Entry) -> list[str]:
    if isinstance(entry, Booked):
        record = [f"{INDENT}{line}".rstrip() for line in entry.record.splitlines()]
        return [f"chapter {entry.chapter}", *record]
    return [f"@{entry.seat} {entry.text}" if entry.text else AGAIN]


def read_campaign(text: str) -> Campaign:
    """A campaign from its text: every decision is taken again, every game replayed and compared. Raises
    CampaignError with the line and what was expected there.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise CampaignError(0, f"more than {MOST_LINES} lines")
    if not lines or lines[0].split() != [*TITLE.split(), str(FORMAT)]:
        found = lines[0][:40] if lines else "nothing"
        raise CampaignError(1, f"expected '{TITLE} {FORMAT}', found {found!r}")
    numbered = [(n, line) for n, line in enumerate(lines[1:], 2) if not line.startswith("#")]
    end = next((i for i, (_, line) in enumerate(numbered) if not line.strip()), len(numbered))
    campaign = read_header(numbered[:end], len(lines))
    at = end
    while at < len(numbered):
        number, line = numbered[at]
        at += 1
        if not line.strip():
            continue
        word, _, rest = line.partition(" ")
        if word != "chapter":
            read_decision(campaign, number, line)
            continue
        first = at
        while at < len(numbered) and (numbered[at][1].startswith(INDENT) or not numbered[at][1].strip()):
            at += 1
        read_game(campaign, number, rest.strip(), numbered[first:at])
    return campaign


def read_decision(campaign: Campaign, number: int, line: str) -> None:
    if line.strip() == AGAIN:
        campaign.reopen()
        return
    mark, _, text = line.strip().partition(" ")
    seat = read_seat(mark, len(campaign.people))
    if seat is None or not text:
        expected = (
            f"expected a decision such as '@0 {next(iter(campaign.rules.verbs))} ...', '{AGAIN}' or 'chapter'"
        )
        raise CampaignError(number, f"{expected}, found {line[:40]!r}")
    verb, _, name = text.partition(" ")
    try:
        if verb in (LEAVE, JOIN):
            campaign.change_hands(seat, name_of(name, number) if verb == JOIN else "")
        else:
            campaign.take(seat, text)
    except (Refused, Malformed) as error:
        raise CampaignError(number, str(error)) from None


def read_game(campaign: Campaign, number: int, chapter: str, block: list[tuple[int, str]]) -> None:
    chapters, booked = campaign.rules.chapters, campaign.rules.booked(campaign.sheet)
    expected = chapters[booked] if booked < len(chapters) else "nothing: the campaign is over"
    if chapter != expected:
        raise CampaignError(number, f"expected the chapter {expected}, found {chapter[:40]!r}")
    record = "\n".join(line[len(INDENT) :] for _, line in block)
    try:
        campaign.book(record)
    except CampaignError as error:
        where = block[error.line - 1][0] if 0 < error.line <= len(block) else number
        raise CampaignError(where, str(error)) from None


def read_seat(word: str, seats: int) -> int | None:
    digits = word[1:]
    if word[:1] != "@" or not (digits.isascii() and digits.isdigit()) or len(digits) > 1:
        return None
    return int(digits) if int(digits) < seats else None


def read_header(lines: Iterable[tuple[int, str]], last: int) -> Campaign:
    heading: dict[str, str] = {}
    where: dict[str, int] = {}
    sitting: dict[int, Participant] = {}
    teams: dict[int, str] = {}
    for number, line in lines:
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if word in ("seat", "team"):
            mark, _, name = rest.partition(" ")
            seat = read_seat(mark, 9)
            name = name.strip()
            if seat is None or not name:
                raise CampaignError(number, f"expected '{word} @0 ...', found {line[:40]!r}")
            known = sitting if word == "seat" else teams
            if seat in known:
                raise CampaignError(number, f"a second '{word} @{seat}'")
            if word == "team":
                teams[seat] = name_of(name, number)
            else:
                sitting[seat] = participant(name, number)
        elif word in ("game", "content", "seats", "seed") and rest and word not in heading:
            heading[word] = rest
            where[word] = number
        else:
            expected = "expected 'game', 'content', 'seats', 'seed', 'seat' or 'team', each once"
            raise CampaignError(number, f"{expected}, found {line[:40]!r}")
    for word in ("game", "seats", "seed"):
        if word not in heading:
            raise CampaignError(last, f"the header ends without '{word}'")
    count = heading["seats"]
    if not (count.isascii() and count.isdigit()) or len(count) > 1:
        raise CampaignError(where["seats"], f"expected a number of seats, found {count[:20]!r}")
    seats = int(count)
    if sorted(sitting) != list(range(seats)) or not set(teams) <= set(sitting):
        raise CampaignError(where["seats"], f"expected who sits at each of {seats} seats, and nobody else")
    people = [sitting[seat]._replace(team=teams.get(seat, "")) for seat in range(seats)]
    try:
        content = content_of(heading.get("content", ""), 0)
    except RecordError as error:
        raise CampaignError(where["content"], str(error)) from None
    try:
        return Campaign(heading["game"], seats, heading["seed"], people, content)
    except (BadSetup, CampaignError) as error:
        raise CampaignError(where["game"], str(error)) from None


def name_of(text: str, number: int) -> str:
    if len(text) > LONGEST_NAME or not text.isprintable():
        raise CampaignError(number, f"expected a name of at most {LONGEST_NAME} letters, found {text[:40]!r}")
    return text


def participant(text: str, number: int) -> Participant:
    word, _, name = text.partition(" ")
    if word == PERSON:
        return Participant(name_of(name.strip(), number))
    if len(text.split()) != 1:
        raise CampaignError(number, f"expected '{PERSON}' and a name, or a bot, found {text[:40]!r}")
    return Participant(bot=name_of(text, number))
