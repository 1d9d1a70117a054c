"""Records: a game as a text that a person can read, compare and mail.

    undercroft record 1
    game dungeoneer 1
    seats 2
    option round_limit 40
    seed-sha256 1b1f...
    seed 7

    0 discard dodge_1 ;5a01c2
    1 pass ;000000
    0 drop 12,-30 200 =8aGx3w ;20ff01
    renew 1
    1 pass ;000000
    end 4
    result @0 1 third_quest

A header, a blank line, one decision a line (seat, option, behind = what no seed leads to again, such as where
cubes came to rest, and a check of what everybody saw happen), an end with the number of decisions, and the
result when the game is over. Where each seat brought a deck of its own, a ``deck`` line says for every seat
what was in it; as long as nobody may read it, a ``deck-sha256`` line says only its hash, which takes the seed
along. ``renew`` stands where the table went back behind something that somebody had learnt, and chance was
renewed; its number says how often that had happened. ``seed`` is missing while a secret seed must stay
secret; ``start`` replaces it where the game began from a position. A line ``content`` has hash
and name of the content of an owner, where the game is played with one. Lines that start with # are comments.
Checks may be left out by hand-written records.
"""

import hashlib
import zlib
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from undercroft.engine.chance import fingerprint
from undercroft.engine.own_content import ContentName, name_of
from undercroft.engine.past import RESIGN, Step

if TYPE_CHECKING:
    from undercroft.engine.state import Table

FORMAT: Final = 1
TITLE: Final = "undercroft record"
LONGEST: Final = 600  # letters of a complaint: a record may be as long as it likes
RENEW: Final = "renew"
HEX: Final = "0123456789abcdef"
DECK_LINES: Final = ("deck", "deck-sha256")
WORDS: Final = ("game", "content", "seats", "option", "seed", "seed-sha256", "start")
HASH: Final = 64
OURS: Final = ContentName("", "")


class RecordError(ValueError):
    """A text that is no record, or a record that does not play, in a sentence of at most a few hundred
    letters. `line` counts from 1; 0 where no line is to blame.
    """

    def __init__(self, line: int, message: str) -> None:
        cut = message if len(message) <= LONGEST else message[: LONGEST - 4] + " ..."
        super().__init__(f"line {line}: {cut}" if line else cut)
        self.line = line


class Header(NamedTuple):
    """What a record says before the first decision."""

    game: str
    version: int
    seats: int
    options: dict[str, int]
    seed: str
    seed_hash: str
    start: str
    lines: dict[str, int]  # where each word of the header stands; options by their name
    decks: dict[int, str]  # by seat
    deck_hashes: dict[int, str]
    content: ContentName = OURS


class Move(NamedTuple):
    """One decision of a record, as it stands in its line."""

    line: int
    seat: int
    text: str
    check: str
    outcomes: tuple[str, ...] = ()


class Renewal(NamedTuple):
    """Where chance was renewed: `after` so many decisions, as the renewal of this number."""

    line: int
    after: int
    number: int


class Record(NamedTuple):
    """A record, read but not yet played."""

    header: Header
    moves: tuple[Move, ...]
    results: tuple[tuple[int, str], ...]  # line, text after "result"
    renewals: tuple[Renewal, ...] = ()


# -- writing -------------------------------------------------------------------------------------------------


def check_of(step: Step) -> str:
    """Six hex digits over what a spectator saw in this step."""
    if step.events is not None and not step.check:
        told = msgspec.json.encode([e.for_seat(None) for e in step.events], order="sorted")
        step.check = f"{zlib.crc32(told) & 0xFFFFFF:06x}"
    return step.check


def move_line(table: "Table", step: Step, starred: bool = False) -> str:
    text = "resign" if step.option == RESIGN else table.write(step.option)
    star = "*" if starred and step.learned else ""
    outcomes = "".join(f" ={outcome}" for outcome in step.outcomes)
    return f"{step.seat}{star} {text}{outcomes} ;{check_of(step)}"


def course_lines(table: "Table", since: int = 0, starred: bool = False) -> list[str]:
    """The decisions after the first `since`, one a line, and the renewals between them, oldest first."""
    lines: list[str] = []
    steps = [step for step in table.steps() if step.number > since]
    first = table.past if not steps else steps[-1].prev
    if first is not None and first.renewal and not first.number:
        lines.append(f"{RENEW} {first.renewal}")
    for step in reversed(steps):
        lines.append(move_line(table, step, starred))
        if step.renewal:
            lines.append(f"{RENEW} {step.renewal}")
    return lines


def result_lines(table: "Table") -> list[str]:
    return [f"@{place.seat} {place.rank} {place.reason}" for place in table.standings]


def write_record(table: "Table", reveal: bool = False) -> str:
    """The record of a table. A secret seed is written only when the game is over (or when the host asks for
    it).
    """
    game, origin = table.game, table.origin
    if table.is_imagined:
        raise RecordError(0, "this table was imagined by a re-deal: it has no record")
    if table.first_step:
        raise RecordError(
            0, f"this table was loaded without its first {table.first_step} moves: it has no record"
        )
    lines = [f"{TITLE} {FORMAT}", f"game {game.name} {game.version}"]
    if game.own:
        lines.append(f"content {game.own} {name_of(game.own).name}")
    lines.append(f"seats {table.seats}")
    lines += [
        f"option {setting.name} {table.settings[setting.name]}"
        for setting in game.settings
        if table.settings[setting.name] != setting.usual(table.settings)
    ]
    lines.append(f"seed-sha256 {fingerprint(origin.seed)}")
    if not origin.secret or table.over or reveal:
        lines.append(f"seed {origin.seed}")
    lines += deck_lines(table, reveal)
    if origin.position:
        lines.append(f"start {origin.position}")
    lines.append("")
    lines += course_lines(table)
    lines.append(f"end {table.past.number}")
    if table.over:
        lines += [f"result {line}" for line in result_lines(table)]
    return "\n".join(lines) + "\n"


def deck_lines(table: "Table", reveal: bool) -> list[str]:
    """The lists of all seats; where they are closed, their hashes, and the lists when the game is over."""
    origin = table.origin
    closed = origin.secret and table.game.hides_decks(table.settings)  # else the seed tells more than a list
    lines = [
        f"deck-sha256 {seat} {deck_fingerprint(origin.seed, seat, deck)}"
        for seat, deck in enumerate(origin.decks)
        if closed
    ]
    if not closed or table.over or reveal:
        lines += [f"deck {seat} {deck}" for seat, deck in enumerate(origin.decks)]
    return lines


def deck_fingerprint(seed: str, seat: int, deck: str) -> str:
    """The hash under which a closed list is announced. With the seed in it nobody can try which it is."""
    return hashlib.sha256(f"undercroft deck {seat} {seed} {deck}".encode()).hexdigest()


# -- reading -------------------------------------------------------------------------------------------------


def number_of(word: str, line: int, what: str, top: int = 1_000_000) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 7 or int(word) > top:
        raise RecordError(line, f"expected {what}, found {word!r}")
    return int(word)


def parse_move(text: str, line: int = 0) -> tuple[int, bool, str, str, tuple[str, ...]]:
    """Seat, star, option text, check and outcomes of one line of a record."""
    body, _, check = text.partition(";")
    outcomes: tuple[str, ...] = ()
    if " =" in body:  # mostly nothing fell
        body, *found = body.split(" =")
        outcomes = tuple(map(str.strip, found))
    seat, _, option = body.strip().partition(" ")
    star = seat.endswith("*")
    number = number_of(seat.removesuffix("*"), line, "a seat number and an option, or 'end'", 7)
    check, option = check.strip(), option.strip()
    if check and (len(check) != 6 or check.strip(HEX)):
        raise RecordError(line, f"expected a check of six hex digits behind ';', found {check!r}")
    if not option:
        raise RecordError(line, f"expected an option behind seat {number}, found nothing")
    return number, star, option, check, outcomes


def parse_renewal(text: str, before: int, line: int = 0) -> int:
    """The number of a renewal, if this line is one, else 0. Renewals are counted; those that were taken back
    later are left out.
    """
    if not text.startswith(RENEW):
        return 0
    word, _, rest = text.partition(" ")
    if word != RENEW:
        return 0
    number = number_of(rest.strip(), line, f"the number of a renewal behind '{RENEW}'")
    if number <= before:
        raise RecordError(line, f"expected a renewal after number {before}, found {number}")
    return number


def content_of(said: str, line: int) -> ContentName:
    """The content of an owner that a record names; without a line it is ours."""
    hash, _, name = said.partition(" ")
    if said and (len(hash) != HASH or hash.strip(HEX)):
        raise RecordError(line, f"expected a hash of {HASH} hex digits and a name, found {said[:40]!r}")
    return ContentName(name.strip(), hash)


def read_record(text: str) -> Record:
    """A record from its text. Raises RecordError with the line and what was expected there."""
    lines = text.splitlines()
    if not lines or lines[0].split() != [*TITLE.split(), str(FORMAT)]:
        found = lines[0][:40] if lines else "nothing"
        raise RecordError(1, f"expected '{TITLE} {FORMAT}', found {found!r}")
    heading: dict[str, str] = {}
    where: dict[str, int] = {}
    options: dict[str, int] = {}
    decks: dict[str, dict[int, str]] = {word: {} for word in DECK_LINES}
    at = 1
    while at < len(lines) and lines[at].strip():
        number, line = at + 1, lines[at].strip()
        at += 1
        if line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word not in {*WORDS, *DECK_LINES} or not rest:
            raise RecordError(
                number,
                f"expected 'game', 'content', 'seats', 'option', 'seed-sha256', 'seed', 'deck' or 'start', "
                f"found {line[:40]!r}",
            )
        if word == "option":
            name, _, value = rest.partition(" ")
            if name in options:
                raise RecordError(number, f"a second 'option {name}'")
            options[name] = number_of(value, number, f"a whole number for option {name}")
            where[name] = number
        elif word in DECK_LINES:
            seat_word, _, deck = rest.partition(" ")
            seat = number_of(seat_word, number, f"a seat behind '{word}'", 7)
            if seat in decks[word]:
                raise RecordError(number, f"a second '{word} {seat}'")
            decks[word][seat] = deck.strip()
            where.setdefault(word, number)
        elif word in heading:
            raise RecordError(number, f"a second '{word}'")
        else:
            heading[word] = rest.strip()
            where[word] = number
    for word in ("game", "seats"):
        if word not in heading:
            raise RecordError(at + 1, f"the header ends without '{word}'")
    name, _, version = heading["game"].partition(" ")
    moves: list[Move] = []
    renewals: list[Renewal] = []
    results: list[tuple[int, str]] = []
    ended = False
    for number, raw in enumerate(lines[at:], at + 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if ended:
            if not line.startswith("result "):
                raise RecordError(number, f"expected 'result' or nothing behind 'end', found {line[:40]!r}")
            results.append((number, line[7:].strip()))
        elif line.startswith("end"):
            count = number_of(line[3:].strip(), number, "the number of decisions behind 'end'")
            if count != len(moves):
                raise RecordError(number, f"'end' counts {count} decisions, but there are {len(moves)}")
            ended = True
        elif renewal := parse_renewal(line, renewals[-1].number if renewals else 0, number):
            if renewals and renewals[-1].after == len(moves):
                raise RecordError(number, f"a second '{RENEW}' after the same decision")
            renewals.append(Renewal(number, len(moves), renewal))
        else:
            seat, _, option, check, outcomes = parse_move(line, number)
            moves.append(Move(number, seat, option, check, outcomes))
    if not ended:
        raise RecordError(len(lines) + 1, "the record stops here; expected another decision or 'end'")
    header = Header(
        name,
        number_of(version, where["game"], "a rules version behind the name of the game"),
        number_of(heading["seats"], where["seats"], "a number of seats"),
        options,
        heading.get("seed", ""),
        heading.get("seed-sha256", ""),
        heading.get("start", ""),
        where,
        decks["deck"],
        decks["deck-sha256"],
        content_of(heading.get("content", ""), where.get("content", 0)),
    )
    return Record(header, tuple(moves), tuple(results), tuple(renewals))
