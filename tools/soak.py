"""Soak: thousands of random games over every number of seats, with every law of tests/contracts asked.

    python tools/soak.py [--games N] [--game NAME] [--workers N] [--seed S]
    python tools/soak.py --check soak-failure.record

Cheap laws are asked at every decision, dear ones now and then. The same seed plays the same games, whatever
the number of workers. The first failure stops everything and leaves a record that leads to it; --check asks
every law at every decision of that record.

There are 10,000 games unless a number is given, and 500 if one of the games is slow: in Dungeon Drop cubes
really fall here, which takes about two seconds a game.
"""

import argparse
import multiprocessing
import os
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.contracts import laws
from tests.contracts.play import PLAYERS, any_settings, drawn_settings

from undercroft.engine.game import Game
from undercroft.engine.record import read_record, write_record
from undercroft.engine.registry import shelf
from undercroft.engine.replay import replay
from undercroft.engine.state import Table

FAILURE = Path("soak-failure.record")
MANY, SLOW = 10_000, 500  # games, and where a decision may take long
LIMIT = 20_000  # decisions; no random game comes near it
TRIES = 20  # settings that are drawn for a mode, until they go with it
FEW = 40  # values of an option that are counted one by one
MODES = {"rocca_civetta": ("profile", range(13, 18), ("boss", "dangerous_zones", "floor_iv", "way_down"))}
QUOTA = 10  # every so many games of a game that has modes one of them is played, in turn

# How often a law is asked: once in so many decisions.
LAWS: tuple[tuple[int, Callable[[Table, Random], None]], ...] = (
    (1, lambda table, rng: laws.options_are_sound(table)),
    (1, lambda table, rng: laws.pieces_are_conserved(table)),
    (20, lambda table, rng: laws.options_can_be_written(table)),
    (20, lambda table, rng: laws.copy_is_equal(table)),
    (50, lambda table, rng: laws.views_name_nothing_hidden(table)),
    (50, laws.views_keep_secrets),
    (100, laws.redeals_forget),
    (100, laws.windows_follow_from_public_facts),
    (100, laws.save_gives_the_same),
    (100, laws.equals_are_the_option),
    (400, laws.junk_is_refused),
    (800, laws.copy_shares_nothing_that_changes),
    (400, lambda table, rng: laws.legality_and_reason_agree(table, rng, most=100)),
    (400, laws.leaving_is_clean),
)


class SoakResult(NamedTuple):
    """How one game went, and which options it had that are not as the game comes. `failure` and `record` are
    empty when all is well.
    """

    number: int
    name: str
    decisions: int
    ending: str
    failure: str = ""
    record: str = ""
    options: tuple[str, ...] = ()


def ask(table: Table, rng: Random, memory: laws.Memory, every_law: bool = False) -> None:
    """The laws about one decision: all of them, or as often as each is due."""
    for rarity, law in LAWS:
        if every_law or rarity == 1 or rng.random() * rarity < 1:
            law(table, rng)
    memory.note(table)
    memory.floor_is_right(table)


def play_one(job: tuple[int, int] | tuple[int, int, str]) -> SoakResult:
    """Game `number` of the soak with this seed, under observation; of one game, if it is named."""
    seed, number, *only = job
    games = [
        game for name, versions in shelf().items() if name in (only or (name,)) for game in versions.values()
    ]
    tables = [(game, seats) for game in games for seats in game.seats]
    game, seats = tables[number % len(tables)]
    rng = Random(f"soak {seed} {number}")
    name = f"{game.name} {game.version}, {seats} seats"
    options = settings_of(game, seats, rng, number // len(tables))
    table = game.new(seats, options, seed=rng.getrandbits(40))
    last = ("", table)
    try:
        for now in observed(table, rng):
            last = now
        laws.record_gives_the_same(table)
    except Exception:
        doing, before = last
        failure = f"{doing}\n{traceback.format_exc()}"
        return SoakResult(number, name, before.past.number, "", failure, write_record(before, reveal=True))
    seen = tuple(options_of(table))
    return SoakResult(number, name, table.past.number, table.standings[0].reason, options=seen)


def settings_of(game: Game, seats: int, rng: Random, number: int) -> dict[str, int]:
    """At random; of a game with modes that a setting names, each of them has its quota, with the settings
    that it needs.
    """
    if game.name not in MODES or number % QUOTA:
        return any_settings(rng, game, seats)
    setting, values, needs = MODES[game.name]
    wanted = {setting: values[number // QUOTA % len(values)], **dict.fromkeys(needs, 1)}
    for _ in range(TRIES):
        found = drawn_settings(rng, game, seats) | wanted
        if game.why_not_options(found, seats) is None:
            return found
    usual = {name: value for name, value in game.checked_options({}, seats).items() if value}
    return usual | wanted


def options_of(table: Table) -> Iterator[str]:
    """The switches that are on, and what was chosen among a few."""
    for setting in table.game.settings:
        value = table.settings[setting.name]
        if value != setting.default and setting.high - setting.low < FEW:
            yield setting.name if setting.high == 1 else f"{setting.name}={value}"


def observed(table: Table, rng: Random) -> Iterator[tuple[str, Table]]:
    """Play a game to its end with the laws asked; yields what comes next and a table from before it."""
    player = PLAYERS[rng.randrange(len(PLAYERS))]
    impatient = rng.random() < 0.2  # a game in which people leave
    memory = laws.Memory()
    while True:
        yield "looking at the table", table
        ask(table, rng, memory)
        if table.choice is None:
            return
        assert table.past.number < LIMIT, f"still no end after {LIMIT} decisions"
        if impatient and rng.random() < 0.005:
            yield "letting somebody leave", table.copy()
            laws.leave(table, rng)
            continue
        option = player(rng, table)
        yield f"taking {table.write(option)!r}", table.copy()
        if rng.random() < 0.1:
            hidden = [laws.hidden_from(table, seat) for seat in laws.viewers(table)]
            laws.events_name_nothing_hidden(table, table.take(option), hidden)
        else:
            table.take(option)


# -- many games --------------------------------------------------------------------------------------


def outcomes(seed: int, games: int, workers: int, only: str = "") -> Iterator[SoakResult]:
    """The games in the order in which they end. Ending the iteration early ends the workers."""
    jobs = ((seed, number, only) if only else (seed, number) for number in range(games))
    if workers == 1:
        yield from map(play_one, jobs)
        return
    with multiprocessing.Pool(workers) as pool:
        yield from pool.imap_unordered(play_one, jobs, chunksize=4)


def usual(only: str = "") -> int:
    """How many games to play if nobody says."""
    wanted = [versions for name, versions in shelf().items() if only in ("", name)]
    return SLOW if any(game.runs_in_thread for versions in wanted for game in versions.values()) else MANY


def plainly(stream: Iterator[SoakResult], games: int) -> Iterator[SoakResult]:
    """Progress as lines, for logs."""
    for done, outcome in enumerate(stream, 1):
        yield outcome
        if done * 20 // games > (done - 1) * 20 // games:
            print(f"{done} of {games} games", flush=True)


def with_a_bar(stream: Iterator[SoakResult], games: int) -> Iterator[SoakResult]:
    """Progress as a bar, for people."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("soaking"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("soaking", total=games)
        for outcome in stream:
            progress.advance(task)
            yield outcome


def report_failure(outcome: SoakResult, seed: int) -> None:
    story = (
        f"game {outcome.number} of a soak with seed {seed}, {outcome.name}: "
        f"failed after {outcome.decisions} decisions, {outcome.failure}"
    )
    comments = "\n".join(f"# {line}" for line in story.splitlines())
    FAILURE.write_text(f"{outcome.record}{comments}\n", encoding="utf-8")
    print(f"\n{story}")
    print(f"The record is in {FAILURE}: python tools/soak.py --check {FAILURE}")


def report(done: list[SoakResult]) -> None:
    print(f"\n{len(done)} games, {sum(outcome.decisions for outcome in done)} decisions, every law kept")
    for name in sorted({outcome.name for outcome in done}):
        mine = [outcome for outcome in done if outcome.name == name]
        lengths = [outcome.decisions for outcome in mine]
        endings = Counter(outcome.ending for outcome in mine)
        print(f"\n{name}: {len(mine)} games")
        print(
            f"  decisions  {min(lengths)} at least, {median(lengths):.0f} median, "
            f"{mean(lengths):.0f} mean, {max(lengths)} at most"
        )
        for ending, count in endings.most_common():
            print(f"  {ending:<12} {count:>6}  {100 * count / len(mine):5.1f} %")
        options = Counter(option for outcome in mine for option in outcome.options)
        said = [f"{option} {100 * count / len(mine):.0f} %" for option, count in sorted(options.items())]
        print(f"  with {', '.join(said) or 'no options'}")


def check(path: Path) -> int:
    """Every law at every decision of one record."""
    text = path.read_text("utf-8")
    rng, memory = Random(0), laws.Memory()
    for step in range(len(read_record(text).moves) + 1):
        ask(replay(text, step), rng, memory, every_law=True)
    print(f"{path}: every law kept at every decision; what failed comes with the next decision:")
    print("\n".join(line for line in text.splitlines() if line.startswith("#")))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, help=f"how many games ({MANY}, or {SLOW} with a slow game)")
    parser.add_argument("--game", choices=sorted(shelf()), default="", help="only this game (all of them)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one per core)")
    parser.add_argument("--seed", type=int, default=0, help="another seed plays other games (0)")
    parser.add_argument("--check", type=Path, metavar="RECORD", help="ask every law along one record instead")
    wanted = parser.parse_args()
    if wanted.check:
        return check(wanted.check)
    games = wanted.games or usual(wanted.game)
    stream = outcomes(wanted.seed, games, wanted.workers, wanted.game)
    show = with_a_bar if sys.stdout.isatty() else plainly
    done: list[SoakResult] = []
    for outcome in show(stream, games):
        if outcome.failure:
            report_failure(outcome, wanted.seed)
            return 1
        done.append(outcome)
    report(done)
    return 0


if __name__ == "__main__":
    sys.exit(main())
