"""The plan of a run: everything that its games depend on, and nothing else.

Game number k follows from the plan and k alone. Its table has the seed ``SEED-k`` and the bot at seat s the
seed ``SEED-k-s``; at seat s sits bot (s + k) modulo the number of seats, so that every bot comes to every
seat equally often. Which worker plays a game, when, and together with which others, changes nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

import undercroft
from undercroft import bots
from undercroft.engine import registry
from undercroft.engine.admitting import admit_text
from undercroft.engine.chance import secret_seed
from undercroft.engine.game import Game
from undercroft.engine.own_content import text_of

FORMAT: Final = 1
PARTS: Final = 100  # so many chunks, if a run is large enough: each ends in files of its own
LARGEST: Final = 500  # games in a chunk: what a kill may cost
LONGEST: Final = 50_000  # decisions: a hundred times as many as a long game has


class BadPlan(ValueError):
    """A run that cannot be: the message says what was expected."""


class Endless(Exception):
    """A game in which the bots go on for ever."""

    def __init__(self) -> None:
        super().__init__(f"no end after {LONGEST} decisions: do the bots go round in circles?")


class RunPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What `run.json` holds. `content` is all that an owner says of his cards, where it is played with that:
    a run needs nothing else to be played on or read.
    """

    format: int
    package: str  # the version of Undercroft: bots may play differently in another
    game: str
    version: int
    seats: int
    options: dict[str, int]
    bots: tuple[str, ...]
    seed: str
    games: int
    chunk: int
    content: str = ""


class Span(NamedTuple):
    """The games of one chunk: from `first` up to, and without, `end`."""

    first: int
    end: int

    @property
    def name(self) -> str:
        return f"{self.first:08}-{self.end - 1:08}"

    @property
    def title(self) -> str:
        return f"games {self.name}"


def make_plan(
    game: str,
    *,
    games: int,
    players: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, int] | None = None,
    seed: str | None = None,
) -> RunPlan:
    """A plan that can be played. One bot takes all seats; otherwise there is one for each."""
    rules = registry.game(game)
    if rules.missing():
        raise BadPlan(rules.missing())
    if games < 1:
        raise BadPlan(f"expected at least 1 game, not {games}")
    for name in players:
        bots.check_timeless(name)
    if not players:
        raise BadPlan(f"who plays? There are: {', '.join(bots.LEVELS)}")
    count = seats if seats is not None else max(len(players), rules.seats.start)
    if len(players) not in (1, count):
        raise BadPlan(
            f"{len(players)} bots for {count} seats: expected one bot for each seat, or one for all"
        )
    found = seed if seed is not None else secret_seed()
    table = rules.new(
        seats=count, options=options, seed=found
    )  # says what is wrong with seats, options, seed
    return RunPlan(
        format=FORMAT,
        package=undercroft.__version__,
        game=rules.name,
        version=rules.version,
        seats=count,
        options={setting.name: table.settings[setting.name] for setting in rules.settings},
        bots=tuple(players) if len(players) == count else tuple(players) * count,
        seed=found,
        games=games,
        chunk=min(LARGEST, -(-games // PARTS)),
        content=text_of(rules.own),
    )


def rules_of(plan: RunPlan) -> Game:
    return game_with(plan.game, plan.version, plan.content)


def game_with(name: str, version: int, content: str) -> Game:
    """A game with the content that was kept as a text; whoever hears of it for the first time reads it."""
    return registry.game(name, version, admit_text(content).hash if content else "")


def content_said(plan: RunPlan) -> str:
    """The content that a run is played with, for people."""
    return admit_text(plan.content).label.said if plan.content else "ours"


def seed_of(plan: RunPlan, k: int) -> str:
    return f"{plan.seed}-{k}"


def players_of(plan: RunPlan, k: int) -> tuple[str, ...]:
    """Who sits at each seat in game k.

    >>> plan = make_plan("dungeoneer", games=9, players=("novice", "random", "random"), seed="x")
    >>> [players_of(plan, k).index("novice") for k in range(4)]
    [0, 2, 1, 0]
    """
    return tuple(plan.bots[(seat + k) % plan.seats] for seat in range(plan.seats))


def spans(plan: RunPlan) -> list[Span]:
    """The chunks. A larger run in the same folder keeps the boundaries of the smaller one."""
    starts = range(0, plan.games, plan.chunk)
    return [Span(first, min(first + plan.chunk, plan.games)) for first in starts]


def options_text(plan: RunPlan) -> str:
    """The options that differ from the usual, in words of the command line."""
    usual = {setting.name: setting.usual(plan.options) for setting in rules_of(plan).settings}
    return " ".join(f"{name}={n}" for name, n in plan.options.items() if n != usual[name])
