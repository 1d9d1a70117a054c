"""Playing: one game, and a chunk of them. This is what workers do, wherever they are."""

import os
import platform
import traceback
import zlib
from collections.abc import Iterable
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

import undercroft
from undercroft import bots
from undercroft.engine.events import Event
from undercroft.engine.state import Table
from undercroft.lab.plan import LONGEST, Endless, RunPlan, Span, options_text, players_of, rules_of, seed_of
from undercroft.lab.tables import FIGURE, encode
from undercroft.lab.uses import Counting
from undercroft.texts.facts import facts_of

Row = dict[str, Any]


class Differs(Exception):
    """A worker with another version of the package: it would play other games."""


class Played(NamedTuple):
    """One game as rows of the tables, or why it has none and the record of how far it came."""

    game: Row
    seats: list[Row]
    uses: list[Row]
    failure: str


class Chunk(NamedTuple):
    """The games of a span: the parts of all tables, and what failed, by the number of the game."""

    span: Span
    parts: dict[str, bytes]
    failures: dict[int, str]


def play_chunk(plan: RunPlan, span: Span) -> Chunk:
    if plan.package != undercroft.__version__:
        raise Differs(f"a worker has Undercroft {undercroft.__version__}, the run is of {plan.package}")
    rows: dict[str, list[Row]] = {"games": [], "seats": [], "uses": [], "times": []}
    failures: dict[int, str] = {}
    worker = f"{platform.node()}:{os.getpid()}"
    for k in range(*span):
        began = perf_counter()
        played = play_game(plan, k)
        rows["times"].append({"game": k, "seconds": perf_counter() - began, "worker": worker})
        rows["games"].append(played.game)
        rows["seats"] += played.seats
        rows["uses"] += played.uses
        if played.failure:
            failures[k] = played.failure
    return Chunk(span, {table: encode(table, found) for table, found in rows.items()}, failures)


def play_game(plan: RunPlan, k: int) -> Played:
    """Game k of a plan. Whatever goes wrong in it is noted, and the others go on."""
    table: Table | None = None
    players: list[bots.Bot] = []
    taken = [0] * plan.seats
    choices = 0
    check = 0
    try:
        rules, names = rules_of(plan), players_of(plan, k)
        table = rules.new(plan.seats, plan.options, seed_of(plan, k))
        for seat, name in enumerate(names):
            players.append(bots.bot(name, rules, f"{seed_of(plan, k)}-{seat}"))
        while (choice := table.choice) is not None:
            option = bots.answer(players[choice.seat], table)
            taken[choice.seat] += 1
            choices += len(choice.options) > 1
            check = zlib.crc32(repr((choice.seat, option)).encode(), check)
            table.take(option)
            if sum(taken) >= LONGEST:
                raise Endless
        result = outcome(table)
        seats = [
            {"game": k, "bot": names[seat], "decisions": taken[seat], **row}
            for seat, row in enumerate(seat_rows(table))
        ]
        counted = counting(plan.game, plan.version, table.game.own).count(table.events())
    except Exception as error:
        row = common(plan, k) | {"failed": True}
        return Played(row, [], [], failure_text(plan, k, table, error))
    finally:
        bots.close_bots(players, table)
    uses = [
        {"game": k, "seat": seat, "kind": kind, "card": card, "n": n}
        for (seat, kind, card), n in sorted(counted.items())
    ]
    row = common(plan, k) | result | {"failed": False, "choices": choices, "check": f"{check:08x}"}
    return Played(row, seats, uses, "")


@cache
def counting(game: str, version: int, own: str) -> Counting:
    return Counting(game, version, own)


def common(plan: RunPlan, k: int) -> Row:
    return {
        "game": k,
        "rules": f"{plan.game} {plan.version}",
        "options": options_text(plan),
        "seed": seed_of(plan, k),
        "seats": plan.seats,
    }


# -- what a finished table tells -----------------------------------------------------------------------------


def outcome(table: Table) -> Row:
    view = table.view(None)
    winners = sum(table.game.has_won(place) for place in table.standings)
    return {
        "decisions": table.past.number,
        "rounds": view.get("round"),
        "ending": ending_of(table, table.past.events or ()),
        "rule": table.game.why_over(table).rule,
        "winners": winners,
    }


def ending_of(table: Table, events: Iterable[Event]) -> str | None:
    """How the game ended: the word of that kind in the last events."""
    kinds = facts_of(table.game.texts, table.game.own).KINDS
    for event in events:
        for name, value in event.data.items():
            if kinds.get(name) == "ending" and isinstance(value, str):
                return value
    return None


def seat_rows(table: Table) -> list[Row]:
    """A row for each seat, in their order."""
    view = table.view(None)
    heroes = facts_of(table.game.texts, table.game.own).heroes(view)
    turns = turn_order(table)
    rows: dict[int, Row] = {}
    for place in table.standings:
        seat = place.seat
        rows[seat] = {
            "seat": seat,
            "hero": heroes[seat] or None,
            "calling": table.game.calling(view, seat),
            "turn": turns.get(seat),
            "rank": place.rank,
            "won": table.game.has_won(place),
            "reason": place.reason,
            **{f"{FIGURE}{name}": n for name, n in place.figures.items()},
        }
    return [rows[seat] for seat in sorted(rows)]


def turn_order(table: Table) -> dict[int, int]:
    """Which turn of the game was the first of each seat, counted from 1."""
    order: dict[int, int] = {}
    for event in table.events():
        if event.kind == table.game.turn_event and event.data["seat"] not in order:
            order[event.data["seat"]] = len(order) + 1
    return order


# -- what failed ---------------------------------------------------------------------------------------------


def failure_text(plan: RunPlan, k: int, table: Table | None, error: Exception) -> str:
    """A record that can be replayed up to the last decision that worked; what happened then is told in
    comments.
    """
    record = "" if table is None else table.record(reveal=True)
    notes = error.__dict__.pop("__notes__", [])  # the same record once more
    story = "".join(traceback.format_exception(error))
    if notes:
        story += notes[0].partition("\n")[0]
    told = [
        f"game {k} of {plan.game} {plan.version}, seats {plan.seats}, seed {seed_of(plan, k)}",
        f"bots {','.join(players_of(plan, k))}; each has the seed of the game, a hyphen and its seat",
        *story.splitlines(),
    ]
    return record + "".join(f"# {line}\n" for line in told)
