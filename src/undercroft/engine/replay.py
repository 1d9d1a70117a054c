"""Replaying: a record is played on a table, decision by decision, and compared with what the table does."""

from typing import NamedTuple

import msgspec

from undercroft.engine.chance import ScriptError, fingerprint
from undercroft.engine.choice import Malformed, Refused
from undercroft.engine.codec import SaveError, from_start
from undercroft.engine.past import Origin
from undercroft.engine.record import (
    Header,
    Move,
    Record,
    RecordError,
    Renewal,
    check_of,
    deck_fingerprint,
    read_record,
    result_lines,
)
from undercroft.engine.registry import UnknownContent, UnknownGame, game, missing
from undercroft.engine.settings import BadSetup
from undercroft.engine.state import Table


class Verdict(NamedTuple):
    """What `verify` found."""

    table: Table
    moves: int
    checked: int  # moves that carried a check
    seed_fits: bool | None  # None where nothing is proven: no hash, or a game that began from a position
    renewals: int = 0  # how often chance was renewed, counting what was taken back later


def opening(record: Record, seed: str = "") -> Table:
    """The table a record starts from."""
    header, lines = record.header, record.header.lines
    try:
        rules = game(header.game, header.version, header.content.hash)
    except UnknownContent:
        raise RecordError(lines["content"], missing(header.content)) from None
    except UnknownGame as error:
        raise RecordError(lines["game"], str(error)) from None
    seed = seed or header.seed
    if not seed:
        if record.results:
            raise RecordError(0, "the game is over, but the line 'seed' is missing: it cannot be replayed")
        raise RecordError(0, "the seed of this record is still secret: replay it when the game is over")
    if not header.seed and header.seed_hash and fingerprint(seed) != header.seed_hash:
        raise RecordError(lines["seed-sha256"], "the seed does not fit this hash")
    if header.seats not in rules.seats:
        raise RecordError(lines["seats"], f"{rules.name} is not for {header.seats} seats")
    for name, value in header.options.items():
        try:
            rules.ranged_options({name: value})
        except BadSetup as error:
            raise RecordError(lines[name], str(error)) from None
    secret = bool(header.seed_hash) and not header.seed
    decks = decks_of(header, seed)
    if not header.start:
        try:
            return rules.new(header.seats, header.options, seed, secret, decks)
        except BadSetup as error:
            raise RecordError(lines.get("seed", 0), str(error)) from None
    try:
        return from_start(
            rules, header.seats, dict(header.options), Origin(seed, secret, header.start, decks)
        )
    except (SaveError, msgspec.DecodeError) as error:
        raise RecordError(lines["start"], f"start: {error}") from None
    except RecursionError:
        raise RecordError(lines["start"], "start: lists in lists in lists are no position") from None


def decks_of(header: Header, seed: str) -> tuple[str, ...]:
    """The lists that the seats brought. Each must be there, and be the one that was announced."""
    if header.deck_hashes and not header.decks:
        line = header.lines["deck-sha256"]
        raise RecordError(line, "the decks of this record are still secret: replay it when the game is over")
    if sorted(header.decks) != list(range(header.seats if header.decks else 0)):
        raise RecordError(header.lines["deck"], f"expected a deck for each of {header.seats} seats")
    for seat, told in header.deck_hashes.items():
        if told != deck_fingerprint(seed, seat, header.decks.get(seat, "")):
            raise RecordError(header.lines["deck"], f"the deck of seat {seat} does not fit its hash")
    return tuple(header.decks[seat] for seat in sorted(header.decks))


def play_move(table: Table, move: Move) -> None:
    """Play one line of a record on a table."""
    if table.choice is None:
        raise RecordError(move.line, f"the game is over; expected 'end', found {move.text!r}")
    try:
        if move.text == "resign":
            if move.seat >= table.seats:
                raise RecordError(move.line, f"there is no seat {move.seat}")
            table.resign(move.seat)
        elif move.seat != table.choice.seat:
            raise RecordError(
                move.line, f"expected a decision of seat {table.choice.seat}, found seat {move.seat}"
            )
        else:
            table.take(move.text, outcomes=move.outcomes)
    except (Refused, Malformed, ScriptError) as error:
        raise RecordError(move.line, str(error)) from None
    if table.past.outcomes != move.outcomes:
        raise RecordError(
            move.line, f"expected {len(table.past.outcomes)} outcomes behind '=', found {len(move.outcomes)}"
        )
    if move.check and check_of(table.past) != move.check:
        seen = "; ".join(str(e.for_seat(None)) for e in table.past.events or ()) or "nothing happened"
        raise RecordError(
            move.line,
            f"after {move.text!r} the check is {table.past.check}, not {move.check}; what happened: {seen}",
        )


def play_moves(table: Table, record: Record, steps: int | None = None) -> None:
    """Play a record on the table it starts from, or its first `steps` decisions, and renew chance wherever
    the record says so, also after the last of them.
    """
    renewals = {renewal.after: renewal for renewal in record.renewals}
    moves = record.moves if steps is None else record.moves[:steps]
    for taken in range(len(moves) + 1):
        if taken in renewals:
            renew(table, renewals[taken])
        if taken < len(moves):
            play_move(table, moves[taken])


def renew(table: Table, renewal: Renewal) -> None:
    """Renew the chance of a table as a line of its record says."""
    try:
        table.renew(renewal.number)
    except Malformed as error:
        raise RecordError(renewal.line, str(error)) from None


def replay(text: str, steps: int | None = None, seed: str = "") -> Table:
    """The table a record leads to, or the table after its first `steps` decisions."""
    record = read_record(text)
    table = opening(record, seed)
    play_moves(table, record, steps)
    return table


def verify(text: str) -> Verdict:
    """Replay a record, compare every step and the result, and say whether the seed fits its hash."""
    return verify_record(read_record(text))


def verify_record(record: Record) -> Verdict:
    """The same for a record that is read already."""
    header = record.header
    proven = header.seed_hash and not header.start  # from a position the seed decides nothing
    fits = fingerprint(header.seed) == header.seed_hash if proven else None
    table = opening(record)
    try:
        play_moves(table, record)
        compare_results(record, table)
    except RecordError as error:
        if fits is False:  # whatever went wrong later began with it
            raise RecordError(header.lines["seed"], f"the seed does not fit its hash; then {error}") from None
        raise
    checked, renewals = sum(bool(m.check) for m in record.moves), record.renewals
    return Verdict(table, len(record.moves), checked, fits, renewals[-1].number if renewals else 0)


def compare_results(record: Record, table: Table) -> None:
    """Raise RecordError at the first line that does not tell the result; a record may leave it out."""
    if not record.results:
        return
    found = result_lines(table) if table.over else []
    for n, (line, told) in enumerate(record.results):
        true = (
            found[n] if n < len(found) else "nothing: the game is still open" if not table.over else "nothing"
        )
        if told != true:
            raise RecordError(line, f"the result is {true}, the record says {told}")
    if len(found) > len(record.results):
        line = record.results[-1][0] + 1
        raise RecordError(line, f"the record stops here; expected 'result {found[len(record.results)]}'")
