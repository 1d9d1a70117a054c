"""Forms: what travels over HTTP, as types. The OpenAPI document is made from here."""

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

import msgspec
from msgspec import Meta

from undercroft.engine import registry
from undercroft.engine.campaign import ShownSheet
from undercroft.engine.decks import DeckRules
from undercroft.engine.languages import ORIGINAL, Language
from undercroft.engine.own_content import KNOWN
from undercroft.server.clocks import Clock, NoClock
from undercroft.server.decks import Judged
from undercroft.server.hints import allowed
from undercroft.server.names import LONGEST_NAME, LONGEST_TITLE, SPARE
from undercroft.server.notices.ways import Kind
from undercroft.server.passwords import LONGEST, SHORTEST
from undercroft.server.rebuild import game_of
from undercroft.server.store.campaigns import CampaignRow, TeacherRow
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.wire import (
    Asked,
    Because,
    ContentInfo,
    LogLine,
    SeatInfo,
    SeatState,
    Standing,
    TableInfo,
    View,
)
from undercroft.texts.terms import Term

Nickname: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=SPARE * LONGEST_NAME,
        description=f"At most {LONGEST_NAME} characters when cleaned and normalised, some of them visible",
    ),
]
Title: TypeAlias = Annotated[
    str,
    Meta(
        max_length=SPARE * LONGEST_TITLE,
        description=f"At most {LONGEST_TITLE} characters when cleaned and normalised; none is fine",
    ),
]
Login: TypeAlias = Annotated[
    str, Meta(pattern=r"^[a-z0-9._-]{3,30}$(?!\n)", description="Small letters, digits, . _ -")
]
Password: TypeAlias = Annotated[
    str,
    Meta(
        min_length=SHORTEST,
        max_length=LONGEST,
        description="Neither one's name nor one of the commonest; measured in NFC",
    ),
]
OldPassword: TypeAlias = Annotated[str, Meta(max_length=LONGEST)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a client sends in a body or a query."""


# -- people --------------------------------------------------------------------------------------------------


class NewGuest(Form, frozen=True):
    """Come in as a guest. Where strangers may not, an invitation opens the door to one person, who sits down
    with it.
    """

    name: Nickname
    language: Language = ORIGINAL
    invitation: Token | None = None


class ChangeMe(Form, frozen=True):
    """What shall change; the rest stays."""

    name: Nickname | None = None
    language: Language | None = None


class NewAccount(Form, frozen=True):
    """Make an account of the guest one is, to come back from another device."""

    login: Login
    password: Password


class LogIn(Form, frozen=True):
    """Come back to an account."""

    login: Login
    password: OldPassword


class ChangePassword(Form, frozen=True):
    """A new password for the one that was. All other sessions end."""

    old: OldPassword
    new: Password


class LogOut(Form, frozen=True):
    """Leave, on this device or on all of them."""

    everywhere: bool = False


class Confirm(Form, frozen=True):
    """Said on purpose."""

    confirm: Literal[True]


class Me(msgspec.Struct, frozen=True):
    """Who I am; without a session, nobody."""

    known: bool
    name: str | None = None
    login: str | None = None
    language: str | None = None


class MyData(msgspec.Struct, frozen=True):
    """Everything the server keeps about me."""

    profile: dict[str, Any]
    seats: list[dict[str, Any]]
    tables_made: list[dict[str, Any]]
    actions: list[dict[str, Any]]
    said_before: list[dict[str, Any]]  # at tables that still wait
    notices: list[dict[str, Any]]
    quiet_hours: list[dict[str, Any]]
    deck_lists: list[dict[str, Any]]
    campaigns: list[dict[str, Any]]
    campaigns_made: list[dict[str, Any]]


class WayInfo(msgspec.Struct, frozen=True):
    """How I am told that it is my turn, by what I know it. A mail address counts once it is confirmed."""

    id: str
    kind: Kind
    name: str
    confirmed: bool


class QuietHours(Form, frozen=True):
    """When I want no notice: from one minute of the day to another, in a time zone."""

    begins: Annotated[int, Meta(ge=0, lt=1440)]
    ends: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(min_length=1, max_length=40)]


class Notices(msgspec.Struct, frozen=True):
    """Ways in which this server tells people that it is their turn, and those that I have asked for. `key` is
    what a browser wants to know before it subscribes.
    """

    kinds: list[Kind]
    key: str
    ways: list[WayInfo]
    quiet: QuietHours | None


class NewWay(Form, frozen=True):
    """Where to tell me: a mail address, that of a service, or the subscription of a browser as JSON."""

    kind: Kind
    address: Annotated[str, Meta(min_length=1, max_length=2000)]


class MailCode(Form, frozen=True):
    """What was sent to a mail address."""

    code: Annotated[str, Meta(max_length=20)]


class SetQuiet(Form, frozen=True):
    """My quiet hours, or none."""

    quiet: QuietHours | None


# -- games and tables ----------------------------------------------------------------------------------------


class SettingInfo(msgspec.Struct, frozen=True):
    """An option of a game: a whole number in a range; 0 and 1 are off and on. `needs` are the options without
    which it means nothing, `seats` the least number of seats for each value, where that matters. Options of
    one `group` stand together, and `goes_with` are switches that the book recommends with it. Left out, it
    has the value of the option that it `follows`. A mode for one player is `alone`: on at a table with one
    seat, and off at every other.
    """

    name: str
    default: int
    low: int
    high: int
    rule: str
    needs: tuple[str, ...]
    seats: tuple[int, ...]
    group: str
    goes_with: tuple[str, ...]
    follows: str
    alone: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; `content` is what an owner says of its cards, where he does."""

    name: str
    version: int
    seats: list[int]
    settings: list[SettingInfo]
    base: str  # the game that it expands, or nothing
    campaign: list[int]  # how many may play a campaign of it; empty where it has none
    lesson: bool  # whether it can be learnt by playing
    lessons: list[str]  # the modes that have a lesson of their own
    puzzles: int  # how many there are
    daily: bool  # whether there is a deal of the day
    aids: dict[
        str, dict[str, int]
    ]  # the modes whose player aid is a page of its own, and the options of each
    content: ContentInfo | None = None


class Games(msgspec.Struct, frozen=True):
    """What can be played, and against which bots."""

    games: list[GameInfo]
    bots: list[str]


class CardFacts(TypedDict):
    """What is printed on a card: its kind, its number, the rules that speak of it, and whatever else its
    description mentions.
    """

    kind: str
    number: str
    rules: list[str]


class Content(msgspec.Struct, frozen=True):
    """What is printed on everything of a game, for whoever draws it: docs/texts.md tells what `kinds` are."""

    game: str
    version: int
    kinds: dict[str, str]
    cards: dict[str, CardFacts]
    powers: dict[str, str]
    boards: dict[str, dict[str, Any]]
    decisive: Annotated[list[str], Meta(description="Kinds of events in which something is decided.")]
    content: ContentInfo | None = None
    texts: Annotated[
        dict[str, dict[str, dict[str, str]]],
        Meta(description="By language and message what an owner calls his cards, in plain text."),
    ] = msgspec.field(default_factory=dict)


class ContentQuery(Form, frozen=True):
    """With which content: a hash, `ours`, or nothing for that of new tables."""

    content: Annotated[str, Meta(pattern="^(ours|[0-9a-f]{64}|)$")] = ""


class Words(msgspec.Struct, frozen=True):
    """The words of a game that explain themselves, in the order of its list of words."""

    terms: tuple[Term, ...]


class BookQuery(Form, frozen=True):
    """In which language to read."""

    language: Language = ORIGINAL


class AidQuery(BookQuery, frozen=True):
    """Of which mode, by the printed book of which edition."""

    mode: Annotated[str, Meta(max_length=40)] = ""
    edition: Annotated[int, Meta(ge=0, le=9)] = 0


DeckText: TypeAlias = Annotated[
    str,
    Meta(
        max_length=65_536,
        description="A list in any form, or the id of one that lies ready; nothing: one of those",
    ),
]


class MySeat(Form, frozen=True, tag_field="kind", tag="me"):
    """I sit here. Several such seats are several people at one screen, each under a `name` of his own;
    without one it is mine.
    """

    deck: DeckText = ""
    name: Nickname | None = None


class OpenSeat(Form, frozen=True, tag_field="kind", tag="open"):
    """Somebody may come."""


class BotSeat(Form, frozen=True, tag_field="kind", tag="bot"):
    """A bot plays here."""

    bot: Annotated[str, Meta(max_length=40)] = "steady"
    deck: DeckText = ""


SeatWish: TypeAlias = MySeat | OpenSeat | BotSeat


class NewTable(Form, frozen=True):
    """A table to be made. With `start` it begins at once, if no seat is open. `hints` says whether there are
    any; without it there are where one person plays alone.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=7)]
    options: dict[Annotated[str, Meta(max_length=40)], int | bool] = {}
    name: Title = ""
    language: Language = ORIGINAL
    public: bool = False
    watch: bool = True
    clock: Clock = msgspec.field(default_factory=NoClock)
    absent: Annotated[int, Meta(ge=0, le=86400)] | None = None
    hints: bool | None = None
    start: bool = False


class PlayDeal(Form, frozen=True):
    """The deal of the day shall be played."""

    language: Language = ORIGINAL


class DailyDeal(msgspec.Struct, frozen=True):
    """The deal of a day, the same for everybody: the hash of its seed, that of the next day, and the seed of
    the day before.
    """

    day: str  # in UTC
    ends: int
    seed_hash: str
    next_hash: str
    past: str
    past_seed: str


class Combination(Form, frozen=True):
    """Options of a game that somebody thinks of, and for how many seats."""

    options: dict[Annotated[str, Meta(max_length=40)], int | bool]
    seats: Annotated[int, Meta(ge=1, le=7)]


class Refusal(msgspec.Struct, frozen=True):
    """Why no table can be like this; nothing, where one can."""

    because: Because | None


class HandIn(Form, frozen=True):
    """The deck that a seat shall play with."""

    deck: DeckText


class ListToJudge(Form, frozen=True):
    """A list to be read and judged, for a table with these options and for a reader of this language."""

    deck: DeckText
    options: dict[Annotated[str, Meta(max_length=40)], int | bool] = {}
    language: Language = ORIGINAL


class DeckQuery(Form, frozen=True):
    """For a reader of which language."""

    language: Language = ORIGINAL


class DeckFault(msgspec.Struct, frozen=True):
    """What makes a list illegal, or is only advice: the key of the sentence, the rule, what it mentions."""

    key: str
    rule: str
    facts: dict[str, Any]


class DeckMistake(msgspec.Struct, frozen=True):
    """A line of a list that could not be read; 0 where it is about the whole list."""

    line: int
    key: str
    facts: dict[str, Any]


class DeckInfo(msgspec.Struct, frozen=True):
    """A list: its cards by content id, its forms, and everything that is wrong with it. `ready` is the id of
    the list that lies ready with the same cards, if there is one.
    """

    name: str
    by: str
    ready: str
    size: int
    cards: dict[str, int]
    ids: str
    names: str
    short: str
    mistakes: list[DeckMistake]
    faults: list[DeckFault]
    advice: list[DeckFault]


class ReadyDecks(msgspec.Struct, frozen=True):
    """The lists that lie ready, by id."""

    decks: dict[str, DeckInfo]


class ListToKeep(Form, frozen=True):
    """A list of one's own, finished or not: ids and counts, whatever they are called today. `revision` is the
    one that was seen; 0 for a new list.
    """

    cards: Annotated[
        dict[Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,60}$(?!\n)")], Annotated[int, Meta(ge=1, le=99)]],
        Meta(max_length=200),
    ]
    name: Title = ""
    revision: Annotated[int, Meta(ge=0, lt=2**31 - 1)] = 0


class KeptDeck(msgspec.Struct, frozen=True):
    """A list that my account keeps. Its `revision` is raised by each change."""

    id: str
    name: str
    cards: dict[str, int]
    revision: int


class KeptDecks(msgspec.Struct, frozen=True):
    """The lists that my account keeps, the one changed last first, and how many there can be of all games."""

    lists: list[KeptDeck]
    most: int


class Tables(msgspec.Struct, frozen=True):
    """A list of tables. `more` is what `before` must be to see those that follow."""

    tables: list[TableInfo]
    more: str | None = None


class MyTables(Form, frozen=True):
    """Which of my tables to list."""

    status: Literal["waiting", "playing", "over", "closed"] | None = None
    before: Annotated[str, Meta(pattern=r"^[0-9]{1,15}-[a-z0-9]{1,32}$(?!\n)")] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class InvitationInfo(msgspec.Struct, frozen=True):
    """A link for one seat. The secret stands behind a # and so never travels in an address."""

    seat: int
    token: str
    link: str


class Invitations(msgspec.Struct, frozen=True):
    """Links for all open seats, and the code by which the table is called aloud while it waits."""

    invitations: list[InvitationInfo]
    code: str


class Invited(msgspec.Struct, frozen=True):
    """What an invitation is for, for whoever holds it: who invites, the game, who sits there, by which rules
    it is played, and about how many minutes a game takes. A campaign has neither rules nor a clock yet.
    """

    host: str  # empty: somebody who does not sit there
    game: str
    seats: int
    people: list[str]
    name: str
    minutes: int
    options: dict[str, int]
    clock: Clock


class RoomCode(Form, frozen=True):
    """A code that somebody was told."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class CodeAnswer(msgspec.Struct, frozen=True):
    """An invitation to one of the open seats of that table."""

    token: str


class Claim(Form, frozen=True):
    """An invitation that somebody accepts, or reads."""

    token: Token


# -- looking back --------------------------------------------------------------------------------------------


class LogQuery(Form, frozen=True):
    """Which lines of a log to tell, and from whose seat. Without a seat: as somebody who watches."""

    seat: Annotated[int, Meta(ge=0, le=6)] | None = None
    before: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    limit: Annotated[int, Meta(ge=1, le=200)] = 100


class Log(msgspec.Struct, frozen=True):
    """Lines of a log, oldest first. `more` says that there are earlier ones."""

    lines: list[LogLine]
    more: bool


class ReplayQuery(Form, frozen=True):
    """From which decision on to show the table, how many times, and from whose seat. `whole` shows
    everything, once the game is over.
    """

    start: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 1
    seat: Annotated[int, Meta(ge=0, le=6)] | None = None
    whole: bool = False


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after `step` decisions, and the line that led there."""

    step: int
    line: LogLine | None
    view: View
    asked: Asked | None


class Replay(msgspec.Struct, frozen=True):
    """Some steps of a game, and how many there are in all."""

    steps: list[ReplayStep]
    total: int


class LessonStop(msgspec.Struct, frozen=True):
    """Where a lesson waits for the learner: after `step` decisions. `bubble` names what is said; it points to
    the first of `points` that is in sight. `option` is what the learner does there, null where one reads;
    in a puzzle, `also` reaches the goal as well.
    """

    step: int
    bubble: str
    points: list[str]
    option: str | None
    also: list[str]


class Lesson(msgspec.Struct, frozen=True):
    """A first game on a fixed deal, as the learner sees it, from seat 0. `leads_to` are the options of the
    real game after it. Of a puzzle, `moves` says how many answers it takes at most, and `goal` what they lead
    to.
    """

    game: str
    version: int
    leads_to: dict[str, int]
    moves: int | None
    goal: str
    seats: list[SeatState]
    steps: list[ReplayStep]
    stops: list[LessonStop]


class RecordText(Form, frozen=True):
    """A record to be verified. It begins with its game, not with a position (`start`)."""

    record: str


class VerdictInfo(msgspec.Struct, frozen=True):
    """What came of a replay. `seed_fits` is null where nothing is proven; a record that does not play has
    `problem`, of bounded length, and the line to blame.
    """

    fits: bool
    moves: int
    checked: int
    seed_fits: bool | None
    standings: list[Standing]
    problem: str | None = None
    line: int | None = None


# -- the state of the server ---------------------------------------------------------------------------------


class Health(msgspec.Struct, frozen=True):
    """The process answers."""

    status: Literal["ok"]
    version: str


class Readiness(msgspec.Struct, frozen=True):
    """Whether the server can do its work, part by part."""

    ready: bool
    database: bool
    bus: bool


class Fault(msgspec.Struct, frozen=True):
    """What went wrong: a code for programs, a sentence for people, and an id that finds it in the log."""

    code: str
    message: str
    id: str


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The shape of every answer that is no success."""

    error: Fault


# -- from rows -----------------------------------------------------------------------------------------------


def me_of(player: PlayerRow | None) -> Me:
    return Me(True, player.name, player.login, player.language) if player else Me(False)


def deck_info(rules: DeckRules, judged: Judged, language: str) -> DeckInfo:
    deck = judged.deck
    alike = (id for id, ready in rules.ready().items() if ready.same_cards(deck))
    return DeckInfo(
        deck.name,
        deck.by,
        next(alike, ""),
        deck.size,
        dict(deck.cards),
        rules.canonical(deck),
        rules.for_people(deck, language),
        rules.short(deck),
        [DeckMistake(one.line, one.key, {"found": one.found, **one.data}) for one in judged.mistakes],
        [DeckFault(one.key, one.rule, dict(one.data)) for one in judged.faults],
        [DeckFault(one.key, one.rule, dict(one.data)) for one in judged.advice],
    )


def is_agreed(row: TableRow, seats: list[SeatRow]) -> bool:
    """Before the game: whether whoever made the table sits there, and all who do are ready."""
    sitting = [seat for seat in seats if seat.kind == "person"]
    return any(seat.player == row.creator for seat in sitting) and all(seat.ready for seat in sitting)


def content_info(hash: str) -> ContentInfo | None:
    """The content that a table or a game is played with, if it is that of an owner."""
    if not hash:
        return None
    known = KNOWN.get(hash)
    return ContentInfo(known.name if known else "", hash)


def table_info(row: TableRow, seats: list[SeatRow], me: str | None) -> TableInfo:
    shown = [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            me is not None and seat.player == me,
            bool(seat.deck),
            seat.ready,
        )
        for seat in seats
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        name=row.name,
        language=row.language,
        public=row.public,
        watch=row.watch,
        clock=row.clock,
        absent=row.absent,
        status=row.status,
        asked=row.asked,
        created=row.created,
        started=row.started,
        ended=row.ended,
        changed=row.changed,
        mine=me is not None and row.creator == me,
        seats=shown,
        rematch_of=row.rematch_of,
        daily=row.daily,
        agreed=row.status == "waiting" and is_agreed(row, seats),
        hints=allowed(row.hints, (seat.player or seat.seat for seat in seats if seat.kind != "bot")),
        content=content_info(row.content),
    )


def invited(row: TableRow, seats: list[SeatRow]) -> Invited:
    people = [seat for seat in seats if seat.kind == "person"]
    host = next((seat.name for seat in people if seat.player == row.creator), "")
    minutes = game_of(row).minutes_for(row.options, row.seats)
    names = [seat.name for seat in people]
    return Invited(host, row.game, row.seats, names, row.name, minutes, row.options, row.clock)


def invited_to_campaign(row: CampaignRow, people: list[TeacherRow]) -> Invited:
    """A campaign takes a game again and again, by rules that are agreed on each time."""
    names = [one.name for one in people if one.kind == "person"]
    host = next((one.name for one in people if one.player is not None and one.player == row.creator), "")
    game = registry.game(row.game)
    minutes = game.minutes_for(game.checked_options({}, row.seats), row.seats)
    return Invited(host, row.game, row.seats, names, row.name, minutes, {}, NoClock())


# -- campaigns -----------------------------------------------------------------------------------------------


class NewCampaign(Form, frozen=True):
    """A campaign to be opened. It begins when no seat is open any more."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=7)]
    name: Title = ""
    language: Language = ORIGINAL


class CampaignDecision(Form, frozen=True):
    """What a seat decides between two games, such as ``draft sara``."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    choose: Annotated[str, Meta(min_length=1, max_length=80)]


class TeamName(Form, frozen=True):
    """What a team is called."""

    name: Title


class TeacherInfo(msgspec.Struct, frozen=True):
    """Who takes part in a campaign."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    team: str
    me: bool


class Chances(msgspec.Struct, frozen=True):
    """What one of my seats may decide now."""

    seat: int
    options: list[str]


class ChapterPlayed(msgspec.Struct, frozen=True):
    """A game that is on the sheet; its table is there as long as the host keeps it."""

    chapter: str
    table: str


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign: who takes part, its sheet, and what is to be decided. The sheet is that of its game."""

    id: str
    game: str
    name: str
    language: Language
    status: Literal["waiting", "running", "over", "closed"]
    created: int
    changed: int
    manages: bool  # whether I may invite
    seats: list[TeacherInfo]
    asked: list[int]  # seats that must decide before the next game
    mine: list[Chances]
    table: str | None  # of the chapter that is being played
    played: list[ChapterPlayed]
    verbs: dict[str, list[str]]  # what follows the first word of a decision: a card, a setting and its value
    sheet: ShownSheet | None
    content: ContentInfo | None = None


class CampaignsInfo(msgspec.Struct, frozen=True):
    """Campaigns of mine, the one changed last first."""

    campaigns: list[CampaignInfo]


class CampaignInvitation(msgspec.Struct, frozen=True):
    """What somebody shows who wants to take a seat. In the link it stands behind a #."""

    seat: int
    token: str
    link: str
