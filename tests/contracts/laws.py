"""The laws that hold at every decision of every game. Each takes a table and raises AssertionError if broken.

The contract tests ask them of positions and games for `make test`, tools/soak.py of thousands of games.
"""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
from tests.contracts.play import any_option

from undercroft.engine.choice import Choice, Malformed, Option, Reason, Refused
from undercroft.engine.codec import position
from undercroft.engine.events import Event, bit
from undercroft.engine.frame import Frame
from undercroft.engine.game import Game
from undercroft.engine.notation import Kind
from undercroft.engine.past import RESIGN, Step
from undercroft.engine.record import write_record
from undercroft.engine.registry import family
from undercroft.engine.replay import replay, verify
from undercroft.engine.state import Table
from undercroft.engine.window import Window

PASS: Final[Option] = ("pass",)
DOCS = Path(__file__).parents[2] / "docs" / "games"


def plain(data: Any) -> bytes:
    """Data as bytes, to be compared without mercy: the order of keys and lists counts."""
    return msgspec.json.encode(data)


def viewers(table: Table) -> tuple[int | None, ...]:
    return (*range(table.seats), None)


def words(data: Any) -> set[str]:
    """Every word in plain data, keys included."""
    found: set[str] = set()
    left = [data]
    while left:
        one = left.pop()
        if isinstance(one, str):
            found.update(one.split())
        elif isinstance(one, dict):
            left += one.keys()
            left += one.values()
        elif isinstance(one, (list, tuple)):
            left += one
    return found


@cache
def catalogue(game: Game) -> frozenset[str]:
    """The ids of all rules and rulings of a game, with those of the game that it expands."""
    rules = getattr(game, "rules", None)
    if rules is not None:
        return frozenset(rules)
    found: set[str] = set()
    for member in family(game):
        text = "".join(page.read_text("utf-8") for page in sorted((DOCS / member.name).glob("*.md")))
        found.update(re.findall(rf"\*\*({member.prefix}-[A-Z][A-Z0-9]*-\d+)\*\*", text))
    return frozenset(found)


def state(table: Table) -> bytes:
    """Everything about a table that a decision may change."""
    choice = table.choice
    return plain([position(table), choice and choice.options, table.past.number, len(table.happened)])


# -- options, pieces, the end ----------------------------------------------------------------------


def options_are_sound(table: Table) -> None:
    """Somebody is asked and can answer, or the game is over."""
    choice = table.choice
    assert (choice is None) == table.over, "a table waits for somebody or is over"
    assert not table.happened, "events of a step left behind"
    if choice is None:
        standings_are_sound(table)
        return
    assert choice.seat in range(table.seats), choice
    assert choice.options, f"nothing to choose at {choice.prompt}"
    assert len(set(choice.options)) == len(choice.options), f"an option twice: {choice}"
    assert all(option[0] in choice.verbs for option in choice.options), choice


def options_can_be_written(table: Table) -> None:
    """Each option has a text of its own that reads as the option."""
    choice = table.choice
    if choice is None:
        return
    texts = [table.write(option) for option in choice.options]
    assert len(set(texts)) == len(texts), texts
    assert [table.read(text) for text in texts] == list(choice.options), texts


def pieces_are_conserved(table: Table) -> None:
    wrong = table.game.conserved(table)
    assert not wrong, wrong


def standings_are_sound(table: Table) -> None:
    """Everybody has one place, equals share it, and each place has a reason from the catalogue."""
    places = table.standings
    if not table.over:
        assert places == ()
        return
    assert sorted(place.seat for place in places) == list(range(table.seats)), places
    ranks = [place.rank for place in places]
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks], places
    assert ranks == sorted(ranks), places
    assert all(place.rule in catalogue(table.game) and place.reason for place in places), places


# -- copies ----------------------------------------------------------------------------------------


def attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    """What an object is made of, whether it has slots or a dictionary."""
    for cls in type(thing).__mro__:
        for name in getattr(cls, "__slots__", ()):
            if hasattr(thing, name):
                yield name, getattr(thing, name)
    yield from getattr(thing, "__dict__", {}).items()


def parts(table: Table) -> dict[int, tuple[str, Any]]:
    """Every object in a table that could be changed, by identity, with where it was found.

    Left aside: the rules, and the past, whose steps never change (its events are looked at by another law).
    """
    found: dict[int, tuple[str, Any]] = {}

    def walk(thing: Any, path: str) -> None:
        if thing is None or isinstance(thing, (str, bytes, int, float, type)) or callable(thing):
            return
        if isinstance(thing, (Game, Step)) or id(thing) in found:
            return
        if not isinstance(thing, (tuple, frozenset)):
            found[id(thing)] = (path, thing)
        if isinstance(thing, dict):
            for key, value in thing.items():
                walk(value, f"{path}[{key!r}]")
        elif isinstance(thing, (list, tuple, set, frozenset)):
            for n, value in enumerate(thing):
                walk(value, f"{path}[{n}]")
        elif not isinstance(thing, bytearray):
            for name, value in attributes(thing):
                walk(value, f"{path}.{name}")

    for name, value in attributes(table):
        walk(value, name)
    return found


def frozen(thing: Any) -> Any:
    """The content of an object as something that compares by value."""
    if thing is None or isinstance(thing, (str, bytes, int, float, type)) or callable(thing):
        return thing
    if isinstance(thing, dict):
        return [(key, frozen(value)) for key, value in thing.items()]
    if isinstance(thing, (list, tuple)):
        return [frozen(value) for value in thing]
    if isinstance(thing, (set, frozenset, bytearray)):
        return sorted(thing)
    return [(name, frozen(value)) for name, value in attributes(thing)]


def copy_is_equal(table: Table) -> None:
    other = table.copy()
    assert other is not table
    assert type(other) is type(table)
    assert other == table
    assert state(other) == state(table)
    assert other.past is table.past


def copy_shares_nothing_that_changes(table: Table, rng: Random) -> None:
    """No frame, no stream and no list belongs to two tables, unless no game ever changes it.

    Copies may remember together what was worked out once: entries come, and never change.
    """
    other = table.copy()
    mine, theirs = parts(table), parts(other)
    shared = {path: thing for key, (path, thing) in mine.items() if key in theirs}
    guilty = [path for path, thing in shared.items() if isinstance(thing, (Frame, type(table.chance)))]
    assert not guilty, f"shared by copies: {guilty}"
    before = {path: frozen(thing) for path, thing in shared.items() if not isinstance(thing, Choice)}
    whole, saved = state(table), table.save()
    play_on(other, rng, 60)
    another = table.copy()
    leave(another, rng)
    play_on(another, rng, 20)
    for path, content in before.items():
        now = frozen(shared[path])
        if isinstance(shared[path], dict):
            now = [entry for entry in now if entry in content]
        assert now == content, f"{path} is shared by copies and was changed"
    assert state(table) == whole, "playing on a copy changed the original"
    play_alike(table.copy(), table.game.load(saved), rng, 10)


def leave(table: Table, rng: Random) -> int | None:
    """Some seat that still can leaves the game, if any."""
    for seat in rng.sample(range(table.seats), table.seats):
        if table.game.why_not_resign(table, seat) is None:
            table.resign(seat)
            return seat
    return None


def play_on(table: Table, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if table.choice is None:
            break
        table.take(any_option(rng, table))


def play_alike(one: Table, two: Table, rng: Random, steps: int) -> None:
    """Two tables that are equal stay equal, and tell everybody the same."""
    for _ in range(steps):
        if one.choice is None:
            break
        option = any_option(rng, one)
        heard, again = one.take(option), two.take(two.write(option))
        for seat in viewers(one):
            assert [e.for_seat(seat) for e in heard] == [e.for_seat(seat) for e in again]
        assert state(one) == state(two)
    assert one.standings == two.standings


# -- saves and records -----------------------------------------------------------------------------


def save_gives_the_same(table: Table, rng: Random, steps: int = 5) -> None:
    """Through JSON and back a table is the same, remembers the same, and plays on alike."""
    saved = table.save()
    for data in (json.loads(json.dumps(saved)), msgspec.json.decode(msgspec.json.encode(saved))):
        loaded = table.game.load(data)
        assert state(loaded) == state(table)
        assert loaded.choice is None or isinstance(loaded.choice, Choice)
        assert (loaded.seats, loaded.settings, loaded.origin) == (table.seats, table.settings, table.origin)
        assert loaded.undo_floor == table.undo_floor
        assert write_record(loaded, reveal=True) == write_record(table, reveal=True)
        assert plain(loaded.save()) == plain(saved)
        assert [plain(loaded.view(seat)) for seat in viewers(table)] == [
            plain(table.view(seat)) for seat in viewers(table)
        ]
        assert plain(loaded.whole()) == plain(table.whole())
    play_alike(table.copy(), loaded, rng, steps)


def record_gives_the_same(table: Table) -> None:
    """The record leads to the same table, and `verify` finds nothing to complain about."""
    text = table.record()
    again = replay(text)
    assert state(again) == state(table)
    assert again.record() == text
    verdict = verify(text)
    proven = None if table.origin.position else True
    assert (verdict.moves, verdict.checked, verdict.seed_fits) == (
        table.past.number,
        table.past.number,
        proven,
    )


# -- views -----------------------------------------------------------------------------------------


def views_keep_secrets(table: Table, rng: Random) -> None:
    """The law of views: what a seat cannot know has no influence on what it is shown. Byte for byte."""
    before = state(table)
    for seat in viewers(table):
        other = table.redeal(seat, rng.getrandbits(40))
        assert plain(other.view(seat)) == plain(table.view(seat)), (
            f"the view of {seat} shows what it cannot know"
        )
        pieces_are_conserved(other)
        options_are_sound(other)
        if other.choice is not None:
            assert table.choice is not None
            assert (other.choice.seat, other.choice.prompt) == (table.choice.seat, table.choice.prompt)
            other.take(any_option(rng, other))
            pieces_are_conserved(other)
    assert state(table) == before, "a re-deal changed the table it was made from"


def redeals_forget(table: Table, rng: Random) -> None:
    """A re-deal is made from what the seat knows and from nothing else: whatever was hidden, the same chance
    deals the same table. So nobody who is given re-deals can tell what is hidden.
    """
    for seat in viewers(table):
        once = table.redeal(seat, 7)
        again = table.redeal(seat, rng.getrandbits(40)).redeal(seat, 7)
        assert state(again) == state(once), f"a re-deal for {seat} depends on what it cannot know"


def hidden_from(table: Table, seat: int | None) -> frozenset[str]:
    """The names of all cards that lie where this seat cannot see them."""
    seen, mask, name = table.seen_by(), bit(seat), table.game.kinds["card"].write
    zones = [zone for group in table.hidden_zones() for zone in group]
    return frozenset(name(table, card) for zone in zones for card in zone if not seen[card] & mask)


def views_name_nothing_hidden(table: Table) -> None:
    """No view names a card that lies hidden, or an option of somebody else that names anything at all."""
    choice = table.choice
    options = {table.write(option) for option in choice.options if len(option) > 1} if choice else set()
    for seat in viewers(table):
        view = table.view(seat)
        named = hidden_from(table, seat) & words(view)
        assert not named, f"the view of {seat} names {sorted(named)}"
        if choice is not None and seat != choice.seat:
            told = options & set(strings(view))
            assert not told, f"the view of {seat} tells the options {sorted(told)}"


def strings(data: Any) -> Iterator[str]:
    """Every string in plain data, whole."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, (dict, list, tuple)):
        for value in data.values() if isinstance(data, dict) else data:
            yield from strings(value)


def events_name_nothing_hidden(table: Table, events: tuple[Event, ...], before: list[frozenset[str]]) -> None:
    """What was hidden from a seat before a step and is hidden after it was not named to it, unless the event
    owns up to having told something (a card that was shown and then shuffled away)."""
    for seat, hidden in zip(viewers(table), before, strict=True):
        still = hidden & hidden_from(table, seat)
        for event in events:
            told = event.for_seat(seat)
            named = still & words(told)
            assert not named or event.learned & bit(seat), f"{event} names {sorted(named)} to {seat}"
            if event.secret is not None and not event.seen & bit(seat):
                assert not set(event.secret) & (set(told) - set(event.data)), (
                    f"{event} tells its secret to {seat}"
                )
            assert json.loads(json.dumps(told)) == msgspec.json.decode(plain(told)), f"{event} is not plain"


# -- refusals --------------------------------------------------------------------------------------

JUNK_TEXTS = (
    *("", " ", "\n", "\0", "0", "-", "@0", "?", "no such thing", "resign", "end", "é", "\u2028", "a" * 5000),
    *(
        "pass pass",
        "play",
        "play play",
        "play @0",
        "play 1",
        "PASS",
        "pass;",
        "move north",
        "move n n",
        "@1 play",
    ),
)
JUNK_OPTIONS: tuple[Any, ...] = (
    *(None, True, 7, 7.5, float("nan"), b"pass", object(), (), [], {}, set(), [()], ["pass"], {"pass"}),
    *((None,), ((),), ([],), ({},), (0,), (b"pass",), ("",), ("nope",), ("nope", 1), ("resign",)),
)
JUNK_NUMBERS: tuple[Any, ...] = (
    *(
        -1,
        -256,
        10**6,
        10**40,
        None,
        "",
        "n",
        "@0",
        "0",
        b"0",
        0.5,
        float("inf"),
        float("nan"),
        1j,
        (),
        [],
        {},
    ),
)


def lookalikes(option: Option) -> Iterator[Any]:
    """What is not an option, but resembles one."""
    yield list(option)
    yield " ".join(map(str, option)).encode()
    for n in range(1, len(option)):
        for other in (float(option[n]), bool(option[n]), str(option[n]), *JUNK_NUMBERS):
            yield (*option[:n], other, *option[n + 1 :])
    yield (*option, 0)
    if len(option) > 1:
        yield option[:-1]


def refusal(what: Callable[[Any], Any], junk: Any) -> Refused | Malformed | None:
    """How junk was refused, in one of the two ways there are."""
    try:
        found = what(junk)
    except (Refused, Malformed) as error:
        return error
    assert isinstance(found, Reason), f"{junk!r} was accepted: {found}"
    return None


def is_refused(table: Table, junk: Any) -> None:
    """Junk is refused with words, and nothing has happened."""
    before, past, choice = state(table), table.past, table.choice
    error = refusal(table.take, junk)
    assert error is not None
    assert str(error), "a refusal without a word"
    assert isinstance(error, Malformed) or error.reason.rule in catalogue(table.game), error
    refusal(table.why_not, junk)
    assert state(table) == before, f"refusing {junk!r} changed the table"
    assert table.past is past
    assert table.choice is choice


def is_accepted_unlisted(table: Table, option: Any) -> bool:
    """Whether an option lies between those of a grid."""
    try:
        return table.choice is not None and table.accepts_unlisted(table.choice, option)
    except Malformed:
        return False


def junk_is_refused(table: Table, rng: Random) -> None:
    choice = table.choice
    offered = choice.options if choice is not None else ()
    texts = {table.write(option) for option in offered}
    junk: list[Any] = [text for text in JUNK_TEXTS if text not in texts]
    junk += JUNK_OPTIONS
    for option in rng.sample(offered, min(2, len(offered))):
        junk += [
            other
            for other in lookalikes(option)
            if other not in offered and not is_accepted_unlisted(table, other)
        ]
    for thing in junk:
        is_refused(table, thing)
    before = state(table)
    for nobody in (-1, table.seats, 99, None, "0", 0.0, 0.5, True, (), []):
        assert refusal(table.resign, nobody) is not None
        assert state(table) == before, f"refusing that {nobody!r} leaves changed the table"


def equals_are_the_option(table: Table, rng: Random) -> None:
    """1.0 and True equal 1: what counts as an offered option does and writes exactly what the option does."""
    choice = table.choice
    if choice is None:
        return
    option = rng.choice(choice.options)
    one, two = table.copy(), table.copy()
    one.take(option)
    two.take((option[0], *(bool(n) if n in (0, 1) else float(n) for n in option[1:])))
    assert state(one) == state(two)
    assert write_record(one, reveal=True) == write_record(two, reveal=True)


# -- legality and reason ---------------------------------------------------------------------------

# Neighbours of a number: on a board that is 256 wide the next cells, elsewhere just other numbers.
NEAR = (-256, -1, 1, 256)


Numbers: TypeAlias = dict[str, tuple[list[int], list[int]]]


def numbers(table: Table) -> Numbers:
    """For each kind of argument the numbers that lie before the eyes of the seat that is asked, and all that
    mean something: those, their neighbours, and small ones."""
    choice = table.choice
    seen = words(table.view(choice.seat if choice else None))
    found: Numbers = {}
    for name, kind in table.game.kinds.items():
        read = {kind.read(table, word) for word in seen}
        close = sorted(n for n in read if n is not None)
        tried = {*range(200), *close, *(n + d for n in close for d in NEAR)}
        every = [n for n in sorted(tried) if is_a(table, kind, n)]
        found[name] = (close or every, every)
    return found


def is_a(table: Table, kind: Kind, n: int) -> bool:
    try:
        return kind.read(table, kind.write(table, n)) == n
    except (LookupError, ValueError):
        return False


def attempts(table: Table, verb: str, known: Numbers, rng: Random, most: int) -> set[Option]:
    """Options of a verb that a player could try, sensible and not: all if there are few, else many."""
    kinds = table.game.verbs[verb].kinds
    if prod(len(known[kind][1]) for kind in kinds) <= most:
        return {(verb, *ns) for ns in product(*(known[kind][1] for kind in kinds))}
    found: set[Option] = {
        (verb, *(rng.choice(known[kind][rng.random() > 0.7]) for kind in kinds)) for _ in range(most)
    }
    assert table.choice is not None
    offered = [option for option in table.choice.options if option[0] == verb]
    for option in rng.sample(offered, min(5, len(offered))):
        for at, kind in enumerate(kinds, 1):
            for n in rng.sample(known[kind][1], min(20, len(known[kind][1]))):
                found.add((*option[:at], n, *option[at + 1 :]))
    return found


def legality_and_reason_agree(table: Table, rng: Random, most: int = 250) -> None:
    """For anything well-formed: either it is offered, or there is a reason with a rule from the catalogue."""
    choice, rules = table.choice, catalogue(table.game)
    if choice is None:
        return
    offered = set(choice.options)
    for option in rng.sample(choice.options, min(most, len(offered))):
        assert table.why_not(option) is None, f"{option} is offered and refused"
        assert table.why_not(option, choice.seat) is None
        if table.seats == 1:
            continue
        other = table.why_not(option, (choice.seat + 1) % table.seats)
        assert other is not None, f"{option} is open to another seat"
        assert other.rule in rules, other
    known, between = numbers(table), list[Option]()
    for verb in table.game.verbs:
        for option in attempts(table, verb, known, rng, most if verb in choice.verbs else 3):
            reason = table.why_not(option)
            if reason is None and option not in offered:
                assert table.accepts_unlisted(choice, option), (
                    f"{table.write(option)} at {choice.prompt} is not offered"
                )
                between.append(option)
                continue
            assert (reason is None) == (option in offered), (
                f"{table.write(option)} at {choice.prompt}: {reason}"
            )
            if reason is not None:
                assert reason.rule in rules, f"{reason.rule} is not in the catalogue"
                assert reason.key, f"{table.write(option)} at {choice.prompt}: {reason}"
                assert json.loads(json.dumps(reason.data)) == reason.data, f"{reason} is not plain data"
    for option in rng.sample(between, min(3, len(between))):  # beside the grid, and as good as on it
        table.copy().take(option)


# -- windows ---------------------------------------------------------------------------------------


def who_may_react(table: Table) -> list[tuple[str, list[bool]]]:
    """For every window on the stack, whether each seat is asked when its turn comes."""
    everybody = range(table.seats)
    windows = [frame for frame in table.stack if isinstance(frame, Window)]
    return [(type(frame).__name__, [frame.may_react(table, n) for n in everybody]) for frame in windows]


def asked_again(table: Table) -> Choice | None:
    """The decision, when the step that asked runs once more."""
    other = table.copy()
    assert other.choice is not None
    top, step = other.stack[-1], other.choice.step
    top.step, other.choice = step, None
    getattr(top, step)(other)
    again: Choice | None = other.choice
    return again


def windows_follow_from_public_facts(table: Table, rng: Random) -> None:
    """Who may react, who is asked now, and whether he may pass, is the same however that is dealt which is
    hidden: from a spectator, and from any seat.
    """
    choice, before = table.choice, who_may_react(table)
    if choice is None or not before:
        return
    for viewer in viewers(table):
        other = table.redeal(viewer, rng.getrandbits(40))
        assert before == who_may_react(other), f"who may react at {choice.prompt} betrays what is hidden"
        again = asked_again(other)
        seat = again and again.seat
        assert choice.seat == seat, f"who is asked at {choice.prompt} betrays what is hidden"
        can_pass = again is not None and PASS in again.options
        assert (PASS in choice.options) == can_pass, f"a pass at {choice.prompt} betrays what is hidden"


# -- undo ------------------------------------------------------------------------------------------


class Memory:
    """What chance and sight were like at every decision of one game."""

    def __init__(self) -> None:
        self.moments: list[tuple[dict[str, int], int]] = []

    def note(self, table: Table) -> None:
        self.moments.append((table.chance.streams.copy(), int.from_bytes(table.seen_by(), "big")))

    def floor_is_right(self, table: Table) -> None:
        """Between the floor and now one seat decided, nothing was drawn or rolled, nobody saw anything new;
        one decision below it, that is no longer true."""
        floor, steps = table.undo_floor, list(table.steps())
        assert 0 <= floor <= len(steps) == table.past.number
        above, below = steps[: len(steps) - floor], steps[len(steps) - floor :]
        for step in above:
            assert step.seat == steps[0].seat
            assert step.option != RESIGN
            assert not any(event.learned for event in step.events or ())
        if below:
            learned = any(event.learned for event in below[0].events or ())
            assert learned or below[0].seat != steps[0].seat or RESIGN in (below[0].option, steps[0].option)
        (streams, seen), (streams_now, seen_now) = self.moments[floor], self.moments[-1]
        assert streams == streams_now, "chance was asked, and the floor lies below"
        assert not seen_now & ~seen, "somebody saw a card, and the floor lies below"


# -- leaving ---------------------------------------------------------------------------------------


def leaving_is_clean(table: Table, rng: Random, steps: int = 15) -> None:
    """Any seat may leave at any time: the others go on, it is never asked again, and the record tells all."""
    staying = [seat for seat in range(table.seats) if table.game.why_not_resign(table, seat) is None]
    assert bool(staying) != table.over, "who is at the table can leave it"
    for seat in staying:
        other = table.copy()
        other.resign(seat)
        assert other.past.number == table.past.number + 1
        again = other.game.why_not_resign(other, seat)
        assert again is not None, "somebody can leave twice"
        assert again.rule in catalogue(table.game)
        for _ in range(steps):
            options_are_sound(other)
            pieces_are_conserved(other)
            if other.choice is None:
                break
            assert other.choice.seat != seat, "somebody who left is asked"
            other.take(any_option(rng, other))
        if seat == staying[-1]:
            record_gives_the_same(other)
