"""A record replays to the same table, proves its chance, and betrays whoever tampers with it, by line."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contracts import laws
from tests.contracts.play import (
    GAMES,
    HALVES,
    PLAYERS,
    TABLES,
    TIMES,
    any_option,
    finished,
    new_table,
    play,
    positions,
)

from undercroft.engine.chance import fingerprint
from undercroft.engine.choice import Malformed, Refused
from undercroft.engine.codec import start_of
from undercroft.engine.game import Game
from undercroft.engine.record import RecordError, read_record, write_record
from undercroft.engine.replay import replay, verify
from undercroft.engine.state import Table

IDS = [f"{game.name}-{game.version}" for game in GAMES]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_replay_gives_the_same_state_at_every_step(game: Game, seats: int) -> None:
    for seed in range(2):
        rng = Random(f"replay {game} {seats} {seed}")
        table = new_table(game, seats, rng)
        states = [laws.state(decision) for decision in play(table, rng, PLAYERS[seed])]
        text = table.record()
        again = replay(text, 0)
        for step, move in enumerate(read_record(text).moves):
            assert laws.state(again) == states[step]
            again.take(move.text)
        assert laws.state(again) == states[-1]
        for step in rng.sample(range(len(states)), 4):
            assert laws.state(replay(text, step)) == states[step]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_record_can_be_made_at_any_decision(game: Game, seats: int) -> None:
    for table in positions(game, seats)[::4]:
        laws.record_gives_the_same(table)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_finished_record_ends_with_the_result(game: Game, seats: int) -> None:
    table = finished(game, seats, 1)
    results = [f"result @{place.seat} {place.rank} {place.reason}" for place in table.standings]
    assert table.record().splitlines()[-seats:] == results


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_that_starts_from_a_position(game: Game, seats: int) -> None:
    rng = Random(41)
    for table in positions(game, seats)[::8]:
        again = replay(started_from(table))
        assert laws.state(again)[:-20] == laws.state(fresh(table))[:-20]
        laws.play_on(again, rng, 20)
        laws.record_gives_the_same(again)


def started_from(table: Table) -> str:
    """A record that begins where a table stands."""
    header = table.record().split("\n\n")[0]
    return f"{header}\nstart {start_of(table)}\n\nend 0\n"


def fresh(table: Table) -> Table:
    """The same position without a past."""
    saved = table.save()
    return table.game.load({**saved, "moves": []})


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_comments_and_blanks_and_missing_checks_do_not_matter(game: Game, seats: int) -> None:
    text = finished(game, seats, 1).record()
    lines = []
    for line in text.splitlines():
        bare = line.partition(" ;")[0]
        lines += [f"  {bare}  ", "# somebody said something"] if line else [line]
    assert replay("\n".join(lines)).record() == text


# -- provable chance ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_secret_seed_is_secret_until_the_end(game: Game, seats: int) -> None:
    rng = Random(42)
    table = game.new(seats, secret=True)
    seed = table.origin.seed
    for decision in play(table, rng):
        if decision.over:
            continue
        text = decision.record()
        assert f"seed-sha256 {fingerprint(seed)}" in text
        assert seed not in text
        if decision.past.number % 50 == 0:
            with pytest.raises(RecordError, match="secret"):
                replay(text)
            assert laws.state(replay(text, seed=seed)) == laws.state(decision)
            for seat in laws.viewers(decision):
                assert seed.encode() not in laws.plain(decision.view(seat))
    text = table.record()
    assert f"\nseed {seed}\n" in text
    assert verify(text).seed_fits is True


def test_secret_seeds_are_all_different() -> None:
    assert len({GAMES[0].new(secret=True).origin.seed for _ in range(20)}) == 20


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_hash_that_does_not_fit_is_found(game: Game) -> None:
    table = finished(game, 2, 1)
    text = table.record().replace(fingerprint(table.origin.seed), fingerprint("another"))
    assert verify(text).seed_fits is False


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_another_seed_is_another_game(game: Game) -> None:
    """With a tampered seed the moves do not fit: it is blamed, and the first move that does not is named."""
    for n in range(5):
        table = finished(game, 2, n)
        text = table.record().replace(f"\nseed {table.origin.seed}\n", "\nseed tampered\n")
        with pytest.raises(RecordError) as error:
            verify(text)
        assert error.value.line == text.splitlines().index("seed tampered") + 1
        assert f"the seed does not fit its hash; then line {first_misfit(text)}:" in str(error.value)


def first_misfit(text: str) -> int:
    """The line of the first move that cannot be played, or shows the spectators something else."""
    record = read_record(text)
    header = record.header
    table = game_of(text).new(header.seats, header.options, header.seed)
    for move in record.moves:
        try:
            assert table.choice is not None
            assert table.choice.seat == move.seat
            table.take(move.text)
        except (AssertionError, Refused, Malformed):
            return move.line
        if write_record(table).splitlines()[-2].partition(";")[2] != move.check:
            return move.line
    raise AssertionError("it fits")


def game_of(text: str) -> Game:
    header = read_record(text).header
    return next(game for game in GAMES if (game.name, game.version) == (header.game, header.version))


# -- tampering ---------------------------------------------------------------------------------------


def tampered(game: Game, seats: int, rng: Random, which: int) -> Iterator[tuple[str, str, int]]:
    """Changed records of one game: what was done, the text, and the line to blame."""
    table = finished(game, seats, 3)
    lines = table.record().splitlines()
    first = lines.index("") + 1
    moves = table.past.number

    def changed(at: int, *new: str) -> str:
        return "\n".join([*lines[:at], *new, *lines[at + 1 :]]) + "\n"

    for n in sorted(rng.sample(range(moves), min(moves, 12)))[which::2]:
        at = first + n
        seat, told = lines[at].partition(" ;")[0].split(" ", 1)
        option = told.partition(" =")[0]  # and outcomes behind it
        check = lines[at].partition(" ;")[2]
        yield "check", changed(at, f"{seat} {told} ;{int(check, 16) ^ 1:06x}"), at + 1
        yield "no hex", changed(at, f"{seat} {told} ;12345g"), at + 1
        if seats > 1:
            yield "seat", changed(at, f"{(int(seat) + 1) % seats} {told} ;{check}"), at + 1
        if told != option:
            yield "no outcome", changed(at, f"{seat} {option} ;{check}"), at + 1
            yield (
                "an outcome twice",
                changed(at, f"{seat} {told} ={told.rpartition('=')[2]} ;{check}"),
                at + 1,
            )
        yield "no seat", changed(at, f"{option} ;{check}"), at + 1
        yield "no option", changed(at, f"{seat} ;{check}"), at + 1
        yield "malformed", changed(at, f"{seat} {option} {option} ;{check}"), at + 1
        yield "unknown", changed(at, f"{seat} sing ;{check}"), at + 1
        yield "truncated", "\n".join(lines[:at]) + "\n", at + 1
        yield "left out", "\n".join([*lines[:at], *lines[at + 1 :]]) + "\n", first + moves
        before = replay(table.record(), n)
        for other in other_options(before, option):
            yield f"option {other}", changed(at, f"{seat} {other} ;{check}"), at + 1
        if n + 1 < moves and not can_be_played_now(before, lines[at + 1]):
            swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
            yield "reordered", "\n".join(swapped) + "\n", at + 1
    end = first + moves
    yield "end", changed(end, f"end {moves + 1}"), end + 1
    yield "no end", "\n".join(lines[:end]) + "\n", end + 1
    yield "behind the end", changed(end, lines[end], "0 pass"), end + 2
    for n in range(seats):
        seat, rank, reason = lines[end + 1 + n].split()[1:]
        at = end + 1 + n
        yield "result", changed(at, f"result {seat} {int(rank) + 1} {reason}"), at + 1


def other_options(table: Table, option: str) -> list[str]:
    """An offered option that visibly does something else, and one that is not offered."""
    assert table.choice is not None
    one = table.copy()
    one.take(option)
    for other in table.choice.options:
        two = table.copy()
        two.take(other)
        if [e.for_seat(None) for e in one.past.events or ()] != [
            e.for_seat(None) for e in two.past.events or ()
        ]:
            return [table.write(other)]
    return []


def can_be_played_now(table: Table, line: str) -> bool:
    """Whether a line that stands elsewhere in the record would pass here too."""
    try:
        replay("\n".join([*table.record().splitlines()[:-1], line, f"end {table.past.number + 1}", ""]))
    except RecordError:
        return False
    return True


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_tampering_is_found_in_its_line(game: Game, seats: int, which: int) -> None:
    wrong = []
    for what, text, line in tampered(game, seats, Random(f"{game} {seats}"), which):
        try:
            verify(text)
            wrong.append(f"{what}: line {line} was believed")
        except RecordError as error:
            if error.line != line:
                wrong.append(f"{what}: line {line} was changed, but: {error}")
    assert not wrong, "\n".join(wrong)


HEADERS = {
    "title": (1, "undercroft record 2"),
    "game": (3, "game nothing 1"),
    "version": (3, "game {name} 99"),
    "no version": (3, "game {name}"),
    "seats": (4, "seats 9"),
    "no seats": (4, "seats many"),
    "no option": (6, "option colour 3"),
    "no number": (6, "option colour green"),
    "no word": (6, "colour green"),
    "twice": (6, "seats 2"),
}


@pytest.mark.parametrize("what", HEADERS)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_wrong_header_is_found_in_its_line(game: Game, what: str) -> None:
    line, wrong = HEADERS[what]
    lines = [
        "undercroft record 1",
        "# a friendly game",
        f"game {game.name} {game.version}",
        "seats 2",
        "seed 1",
    ]
    lines[line - 1 : line] = [wrong.format(name=game.name)]
    with pytest.raises(RecordError) as error:
        replay("\n".join([*lines, "", "end 0", ""]))
    assert error.value.line == line


# -- malformed records -------------------------------------------------------------------------------

SCRAPS = (
    "",
    "0",
    "end",
    "end 0",
    "result @0 1 x",
    "# x",
    "seed",
    "start {}",
    "start []",
    "0 resign",
    "9 resign",
    "\0",
)


@st.composite
def mangled(draw: st.DrawFn, text: str) -> str:
    """A record after some accidents: lines lost, doubled, moved, and characters changed."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        match draw(st.sampled_from(("drop", "double", "move", "scrap", "cut", "type", "stop"))):
            case "drop":
                del lines[at]
            case "double":
                lines.insert(at, line)
            case "move":
                lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(at))
            case "scrap":
                lines[at] = draw(st.sampled_from(SCRAPS) | st.text(max_size=12))
            case "cut":
                lines[at] = line[: draw(st.integers(0, len(line)))]
            case "type":
                place = draw(st.integers(0, len(line)))
                lines[at] = line[:place] + draw(st.text(max_size=3)) + line[place + 1 :]
            case _:
                lines = lines[: at + 1]
        lines = lines or [""]
    return "\n".join(lines)


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_mangled_record_is_refused_or_plays(game: Game, times: int) -> None:
    tables = [table for table in positions(game, max(game.seats)) if table.past.number < 120]
    texts = [table.record() for table in tables] + [started_from(table) for table in tables]

    @settings(derandomize=True, deadline=None, max_examples=125 * times, database=None)
    @given(text=st.sampled_from(texts).flatmap(mangled))
    def check(text: str) -> None:
        try:
            table = verify(text).table
        except RecordError as error:
            if error.line > len(text.splitlines()) + 1:
                raise AssertionError(f"there is no line {error.line}") from error
            return
        for seat in laws.viewers(table):
            table.view(seat)

    check()


@settings(derandomize=True, deadline=None, max_examples=150, database=None)
@given(text=st.text())
def test_no_record_at_all(text: str) -> None:
    with pytest.raises(RecordError):
        verify(text)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_move_after_the_end(game: Game) -> None:
    table = finished(game, 2, 1)
    moves = table.past.number
    lines = table.record().splitlines()
    at = lines.index(f"end {moves}")
    text = "\n".join([*lines[:at], lines[at - 1], f"end {moves + 1}", *lines[at + 1 :]])
    with pytest.raises(RecordError, match="the game is over") as error:
        verify(text)
    assert error.value.line == at + 1


def test_a_resignation_of_nobody() -> None:
    text = GAMES[0].new(2, seed=1).record().replace("end 0", "5 resign\nend 1")
    with pytest.raises(RecordError, match="no seat 5"):
        replay(text)


def test_any_option_is_a_decision_like_any_other() -> None:
    """A record made half by texts and half by tuples is one record."""
    one, two = GAMES[0].new(2, seed=1), GAMES[0].new(2, seed=1)
    rng = Random(1)
    while one.choice is not None and one.past.number < 30:
        option = any_option(rng, one)
        one.take(option)
        two.take(two.write(option))
    assert one.record() == two.record()
