"""Nothing that the server sends to a seat, or to somebody who watches, depends on what is hidden from it.

For every game, at decisions of random games: around the table T, and around T dealt anew for one seat, sits
the same company. Whatever a real connection sends to that seat must be equal, byte for byte: welcome and
news, the answers to `why` and to moves for everything the seat could try, and the answer to leaving. So must
be the steps of a replay, and what the lobby says.

A table that was dealt anew has neither past nor seed. So both tables are given the same ones, and this is
left to others:

- how far one may go back alone: `laws.Memory` says that the floor follows from the events;
- the seed's hash, which is shown to all and tells nothing, and the seed, which is told after the game;
- what happens after a move that is accepted, for it may show what was hidden. The lines of real games are
  looked at in another way: everything that an event keeps from a seat, and the words of others' moves, are
  exchanged for something else, and the line as it is told stays the same; and no word of a secret is told to
  a seat whose view does not show it.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket
from tests.contracts import laws, toy
from tests.contracts.play import COMPANY, HALVES, TABLES, new_table, play, positions

from undercroft.engine.choice import Offer, Option, Reason
from undercroft.engine.events import SPECTATOR, Event, bit
from undercroft.engine.game import Game
from undercroft.engine.past import Step
from undercroft.engine.state import Table
from undercroft.server import presenter, wire
from undercroft.server.clocks import BankClock
from undercroft.server.committer import Committer
from undercroft.server.config import Settings
from undercroft.server.entries import Line, Moved, Started
from undercroft.server.match import Draft, Match, MatchState, Occupant, UndoRequest
from undercroft.server.presenter import present_asked, present_line
from undercroft.server.rebuild import Loaded
from undercroft.server.rooms import Room, Rooms
from undercroft.server.service import Service
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.web import live
from undercroft.server.web.schemas import ReplayStep, table_info
from undercroft.server.web.wires import WIRE

NOON = 1_000_000
DEALS = 2
SAMPLE = 16  # positions of each game
TRIES = 60  # things that a seat tries at each of them

encode = msgspec.json.Encoder().encode


# -- a server without a disk -----------------------------------------------------------------------


class Drafting(Committer):
    """Commands are drafted and never written."""

    async def submit(self, room: Room, draft: Callable[[Match], Draft], player: str | None = None) -> int:
        draft(room.match)
        return room.match.seq + 1


class WithoutLog(Rooms):
    """Rooms of tables that have no log."""

    async def lines(self, room: Room, since: int, upto: int) -> list[Line]:
        return []

    async def next_move(self, room: Room, after: int) -> Line | None:
        return None


class Wire:
    """A socket, and the wire below it, that remembers what was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.scope = {"extensions": {WIRE: self}}

    async def send_frame(self, frame: bytes) -> None:
        self.sent.append(frame)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    place: Path = tmp_path_factory.mktemp("leaks") / "undercroft.db"
    found = Service(Settings(database=str(place), secret=b"s" * 32), now=lambda: NOON)
    rooms = found.hub.rooms = WithoutLog(found.database, found.metrics)
    found.hub.committer = Drafting(
        found.database, found.bus, found.metrics, rooms, found.now, 0.0, lambda room: None, lambda room: False
    )
    yield found
    found.database.engine.dispose()


def row_of(table: Table) -> TableRow:
    return TableRow(
        id="t",
        game=table.game.name,
        version=table.game.version,
        options=table.settings,
        seats=table.seats,
        name="Tea",
        language="en",
        public=True,
        watch=True,
        clock=BankClock(600),
        absent=60,
        creator="p0",
        status="over" if table.over else "playing",
        seed=table.origin.seed,
        asked=table.choice.seat if table.choice else None,
        due=None,
        created=NOON,
        started=NOON,
        ended=None,
        changed=NOON,
        rematch_of=None,
    )


def company(table: Table, rng: Random) -> MatchState:
    """People around a table in the middle of something: a pause, a request, a stand-in, or nothing."""
    step = table.past.number
    occupants = [Occupant(f"Name {n}", f"p{n}") for n in range(table.seats)]
    state = MatchState(occupants, seq=step + 3, asked_seq=step + 2, asked_at=NOON, step=step)
    state.banks = [rng.randint(1, 600_000) for _ in range(table.seats)]
    match rng.randrange(4):
        case 0:
            state.paused_at = NOON
        case 1 if step:
            state.request = UndoRequest(rng.randrange(table.seats), rng.randrange(step), [])
        case 2:
            occupants[-1].stand_in = "absent"
        case _:
            pass
    return state


def without_past(table: Table, like: Table) -> Table:
    """A copy that remembers as little as one that was dealt anew, and has the origin of the other."""
    other, last = table.copy(), like.past
    other.past = Step(None, last.number, last.seat, (), last.learned, None)
    other.origin = like.origin
    return other


# -- what is sent ----------------------------------------------------------------------------------


def texts(table: Table, rng: Random) -> list[str]:
    """What somebody could try: options of every verb with everything they could name, and what is asked."""
    choice = table.choice
    if choice is None:
        return []
    known = laws.numbers(table)
    found: set[Option] = set(rng.sample(choice.options, min(10, len(choice.options))))
    for verb in table.game.verbs:
        some = sorted(laws.attempts(table, verb, known, rng, TRIES))
        found.update(rng.sample(some, min(TRIES if verb in choice.verbs else 3, len(some))))
    return [table.write(option) for option in sorted(found, key=repr)]


async def sent_to(service: Service, match: Match, seat: int | None, tries: Iterable[str]) -> list[bytes]:
    """Everything a client gets that looks from a seat, and what else is told of the table."""
    row = row_of(match.table)
    seats = [SeatRow("t", n, "person", f"p{n}", f"Name {n}", "", "", NOON) for n in range(row.seats)]
    me = None if seat is None else PlayerRow(f"p{seat}", "", None, None, 0, "en", False, NOON, NOON)
    socket = Wire()
    room = Room(Loaded(row, seats, match))
    client = live.Connection(service, cast(WebSocket, socket), me, "127.0.0.1")
    client.seat = client.looks = client.viewpoint(match, seat)
    await client.welcome(room, None)
    client.last_sent = match.seq - 1
    await client.send_news(room)
    messages: list[Any] = [wire.Resign("r"), wire.Undo(match.state.asked_seq, 0, "u")]
    for text in tries:
        messages += [wire.Why(text, "w"), wire.Move(match.state.asked_seq, text, "m")]
    for message in messages:
        await client.answer(room, message)
    view: Any = match.table.view(seat)
    told = [
        *client.replies,
        ReplayStep(match.step, None, cast(wire.View, view), present_asked(match.table, view, seat)),
        table_info(row, seats, me and me.id),
        match.status_after(Line(match.seq, NOON, Started(0)), match, room.row.absent),
    ]
    return socket.sent + [encode(each) for each in told]


def secrets_have_no_influence(service: Service, table: Table, rng: Random, deals: int = DEALS) -> None:
    """The law: the same is sent, however the things are dealt that a seat cannot know."""
    for seat in laws.viewers(table):
        state, tries = company(table, rng), texts(table, rng)
        base = Match("t", without_past(table, table), BankClock(600), state)
        before = asyncio.run(sent_to(service, base, seat, tries))
        for _ in range(deals):
            other = without_past(table.redeal(seat, rng.getrandbits(40)), table)
            dealt = Match("t", other, BankClock(600), state)
            after = asyncio.run(sent_to(service, dealt, seat, tries))
            for one, two in zip(before, after, strict=True):
                assert one == two, f"what {seat} is sent tells what it cannot know"


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_hidden_has_influence_on_what_is_sent(
    service: Service, game: Game, seats: int, which: int
) -> None:
    rng = Random(f"leaks {game} {seats}")
    found = positions(game, seats)
    for table in rng.sample(found, min(SAMPLE, len(found)))[which::2]:
        secrets_have_no_influence(service, table, rng)


# -- the lines of real games -----------------------------------------------------------------------


def game_lines(table: Table, rng: Random, limit: int = 400) -> Iterator[tuple[Line, Table]]:
    """The lines of a game as the server keeps them, each with the table after it."""
    yield Line(1, NOON, Started(0), table.past.events or ()), table
    for decision in play(table, rng, limit=limit):
        step = decision.past
        if step.number:
            moved = Moved(step.seat, table.write(step.option), "a mark", rng.random() < 0.5)
            yield Line(step.number + 1, NOON, moved, step.events or ()), decision


def replaced(data: Any) -> Any:
    """The same shape with other content."""
    if isinstance(data, dict):
        return {key: replaced(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [replaced(value) for value in data]
    return f"not {data}" if isinstance(data, str) else -987_654


def with_other_secrets(line: Line, seat: int | None) -> Line:
    """A line in which everything is different that this seat must not know: secrets that are not for it, and
    the words in which others answered.
    """
    events = tuple(
        event
        if event.secret is None or event.seen & bit(seat)
        else Event(event.kind, event.data, replaced(event.secret), event.seen)
        for event in line.events
    )
    entry = line.entry
    if isinstance(entry, Moved) and entry.seat != seat:
        entry = Moved(entry.seat, replaced(entry.option), "another mark", entry.bot)
    return Line(line.seq, line.time, entry, events)


def lines_keep_secrets(line: Line, table: Table) -> int:
    """No line tells what is kept from a seat. Gives the number of secrets that were looked at."""
    looked = 0
    for seat in laws.viewers(table):
        mine = () if seat is None else (seat,)
        told = encode(present_line(table.game, line, seat, mine))
        other = encode(present_line(table.game, with_other_secrets(line, seat), seat, mine))
        assert told == other, f"line {line.seq} tells {seat} what is kept from it"
        kept = [event.secret for event in line.events if event.secret and not event.seen & bit(seat)]
        if kept:
            looked += len(kept)
            secret = laws.words([list(each.values()) for each in kept])
            named = (secret - laws.words(table.view(seat))) & laws.words(msgspec.json.decode(told))
            assert not named, f"line {line.seq} names {named} to {seat}"
    return looked


@pytest.mark.parametrize(("game", "seats"), COMPANY)
def test_no_line_tells_what_is_kept_from_a_seat(game: Game, seats: int) -> None:
    looked = 0
    for seed in range(3):
        rng = Random(f"lines {game} {seats} {seed}")
        for line, table in game_lines(new_table(game, seats, rng), rng):
            looked += lines_keep_secrets(line, table)
    assert looked >= 10, "hardly anything was secret: the test proves nothing"


# -- leaks are found -------------------------------------------------------------------------------


def toy_table(game: Game | None = None) -> Table:
    return (game or toy.VERSIONS[0]).new(3, seed=3)


def leak_is_found(service: Service, table: Table | None = None) -> None:
    with pytest.raises(AssertionError, match="what it cannot know"):
        secrets_have_no_influence(service, table or toy_table(), Random(1), deals=8)


def test_the_toy_leaks_nothing(service: Service) -> None:
    secrets_have_no_influence(service, toy_table(), Random(1), deals=8)


def test_a_state_that_tells_everything_is_found(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(match: Match, seat: int | None) -> wire.State:
        return msgspec.structs.replace(
            presenter.present_state(match, seat), view={**match.table.view(seat), "all": match.table.whole()}
        )

    monkeypatch.setattr(live, "present_state", leaky)
    leak_is_found(service)


def test_options_of_others_are_found(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """A presenter that offers what somebody else is offered."""
    real = presenter.present_state

    def leaky(match: Match, seat: int | None) -> wire.State:
        choice = match.table.choice
        options = [match.table.write(option) for option in choice.options] if choice else []
        return msgspec.structs.replace(real(match, seat), view={"options": options})

    monkeypatch.setattr(live, "present_state", leaky)
    leak_is_found(service)


def why_not_play_and_where_it_is(s: toy.Table, seat: int, option: Option) -> Reason | None:
    reason = toy.why_not_play(s, seat, option)
    holder = next((n for n, cards in enumerate(s.hand) if option[1] in cards), -1)
    return reason and reason._replace(data={**reason.data, "holder": holder})


class TellTale(toy.Toy):
    """A toy whose refusals say who holds the card."""

    offers = {**toy.OFFERS, "play": Offer(toy.play_candidates, why_not_play_and_where_it_is)}  # noqa: RUF012


def test_a_refusal_that_tells_is_found(service: Service) -> None:
    leak_is_found(service, toy_table(TellTale()))


def test_an_answer_for_another_seat_is_found(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that looks at the options of whoever is asked, not at who asks."""
    monkeypatch.setattr(Match, "why_not", lambda self, seat, option: self.table.why_not(option))
    leak_is_found(service)


def test_a_line_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A presenter that lets everybody see what only some may."""
    real = presenter.present_event
    monkeypatch.setattr(
        presenter,
        "present_event",
        lambda game, event, seat: real(game, Event(event.kind, event.data, event.secret), seat),
    )
    line, table = next(game_lines(toy_table(), Random(1)))
    with pytest.raises(AssertionError, match="kept from it"):
        lines_keep_secrets(line, table)


def test_a_word_of_a_secret_is_found() -> None:
    """An event whose open part names what its secret part keeps."""
    table = toy_table()
    hidden = next(name for name in toy.NAMES if name in laws.hidden_from(table, None))
    event = Event("peeked", {"seat": 0}, {"card": hidden}, SPECTATOR ^ 0xFF)
    lines_keep_secrets(Line(1, NOON, Started(0), (event,)), table)
    gossip = Event("peeked", {"seat": 0, "note": f"it is {hidden}"}, {"card": hidden}, 1)
    with pytest.raises(AssertionError, match="names"):
        lines_keep_secrets(Line(1, NOON, Started(0), (event, gossip)), table)
