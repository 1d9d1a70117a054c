"""Data sets for learning: what bots saw, what they were offered and what they took, decision by decision.

A folder with two tables in parts of Parquet, a plan, and a card that says what is in them and how they were
made:

    README.md                                   the card
    dataset.json                                the plan, as `run.json` of the lab
    decisions/00000000-00000099.parquet ...     one row for each decision with two options or more
    games/00000000-00000099.parquet ...         one row for each game

Game k follows from the plan and from k alone, as in the lab. A part is written when all of its games are
over, that of `games` last; whoever was interrupted goes on with the first part that is missing.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft import bots
from undercroft.lab.extras import polars
from undercroft.lab.folder import BadFolder, write_whole
from undercroft.lab.plan import (
    LONGEST,
    Endless,
    RunPlan,
    Span,
    options_text,
    players_of,
    rules_of,
    seed_of,
)
from undercroft.lab.playing import ending_of

PLAN: Final = "dataset.json"
CARD: Final = "README.md"
PART: Final = 100  # games
LICENCE: Final = "mit"

# By table and column: the type, and what it means.
COLUMNS: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "decisions": {
        "game": ("Int64", "the number of the game"),
        "decision": ("Int32", "how many decisions were taken in the game before it, forced ones too"),
        "seat": ("Int8", "who decides"),
        "bot": ("String", "which bot sits there"),
        "prompt": ("String", "what is asked"),
        "view": ("String", "all that the seat may know, as JSON; `asked` in it repeats the question"),
        "options": ("List(String)", "what is offered, in notation"),
        "choice": ("Int32", "the place in `options` of what was taken, from 0"),
        "share": ("Float64", "the seat's share in the victory when the game is over, between 0 and 1"),
    },
    "games": {
        "game": ("Int64", "its number, from 0"),
        "rules": ("String", "the game and the version of its rules"),
        "options": ("String", "options that are not as usual"),
        "seed": ("String", "from which `undercroft new --seed` sets up the same table"),
        "bots": ("List(String)", "who sat at each seat"),
        "decisions": ("Int32", "decisions taken, forced ones too"),
        "ending": ("String", "how it ended"),
        "ranks": ("List(Int64)", "the place of each seat; equal places are shared"),
        "shares": ("List(Float64)", "the share of each seat in the victory"),
    },
}

Row = dict[str, Any]


def game_rows(plan: RunPlan, k: int) -> tuple[Row, list[Row]]:
    """Game k of a plan: its row, and those of its decisions."""
    rules, names, seed = rules_of(plan), players_of(plan, k), seed_of(plan, k)
    table = rules.new(plan.seats, plan.options, seed)
    players = [bots.bot(name, rules, f"{seed}-{seat}") for seat, name in enumerate(names)]
    rows: list[Row] = []
    count = 0
    try:
        while (choice := table.choice) is not None:
            if count == LONGEST:
                raise Endless
            option = bots.answer(players[choice.seat], table)
            if len(choice.options) > 1:
                rows.append(
                    {
                        "game": k,
                        "decision": count,
                        "seat": choice.seat,
                        "bot": names[choice.seat],
                        "prompt": choice.prompt,
                        "view": json.dumps(
                            table.view(choice.seat), ensure_ascii=False, separators=(",", ":")
                        ),
                        "options": table.write_all(choice.options),
                        "choice": choice.options.index(option),
                    }
                )
            table.take(option)
            count += 1
    finally:
        bots.close_bots(players, table)
    shares = [float(share) for share in bots.heuristics(rules).result(table)]
    for row in rows:
        row["share"] = shares[row["seat"]]
    ranks = {place.seat: place.rank for place in table.standings}
    game = {
        "game": k,
        "rules": f"{plan.game} {plan.version}",
        "options": options_text(plan),
        "seed": seed,
        "bots": list(names),
        "decisions": count,
        "ending": ending_of(table, table.past.events or ()),
        "ranks": [ranks[seat] for seat in range(plan.seats)],
        "shares": shares,
    }
    return game, rows


def encode(table: str, rows: Sequence[Row]) -> bytes:
    """Rows as a Parquet file."""
    pl = polars()
    schema = {}
    for name, (kind, _) in COLUMNS[table].items():
        inner = kind.removeprefix("List(").removesuffix(")")
        schema[name] = getattr(pl, inner) if inner == kind else pl.List(getattr(pl, inner))
    file = BytesIO()
    pl.DataFrame(list(rows), schema=schema).write_parquet(file, compression="zstd")
    return file.getvalue()


def make(plan: RunPlan, folder: Path, tell: Callable[[int], None] = lambda done: None) -> None:
    """Play the games of a plan into a folder, or those that are missing there. Raises BadFolder where
    something else is.
    """
    polars()
    begin(plan, folder)
    for first in range(0, plan.games, PART):
        span = Span(first, min(first + PART, plan.games))
        name = f"{span.first:08}-{span.end - 1:08}.parquet"
        if not (folder / "games" / name).exists():
            games, decisions = [], []
            for k in range(*span):
                game, rows = game_rows(plan, k)
                games.append(game)
                decisions += rows
            write_whole(folder / "decisions" / name, encode("decisions", decisions))
            write_whole(folder / "games" / name, encode("games", games))
        tell(span.end)
    write_whole(folder / CARD, card(plan, folder).encode())


def begin(plan: RunPlan, folder: Path) -> None:
    """Write the plan down, or see that it is the one that was begun there."""
    path = folder / PLAN
    text = msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n"
    if path.exists():
        if path.read_bytes() != text:
            raise BadFolder(f"{folder} holds another data set: {PLAN} says which")
    elif folder.exists() and any(folder.iterdir()):
        raise BadFolder(f"{folder} is not empty, and no data set")
    else:
        write_whole(path, text)


def card(plan: RunPlan, folder: Path) -> str:
    """What is in a data set and how it was made, for people and for those who collect such cards."""
    pl = polars()
    games = pl.read_parquet(sorted((folder / "games").glob("*.parquet")))
    decisions = pl.scan_parquet(sorted((folder / "decisions").glob("*.parquet")))
    count = decisions.select(pl.len()).collect().item()
    options = " ".join(f"--option {word}" for word in options_text(plan).split())
    names = ",".join(plan.bots)
    words = ("undercroft dataset", plan.game, "--games", plan.games, "--bots", names, "--seats", plan.seats)
    command = " ".join(map(str, filter(None, (*words, options, "--seed", plan.seed, "--out FOLDER"))))
    endings = games.group_by("ending").len().sort(["len", "ending"], descending=[True, False]).rows()
    lines = [
        "---",
        f"license: {LICENCE}",
        f"pretty_name: {plan.game}, {plan.games} games between {', '.join(sorted(set(plan.bots)))}",
        "tags: [board-games, imitation-learning, offline-reinforcement-learning, imperfect-information]",
        "configs:",
        *(f"- config_name: {table}\n  data_files: {table}/*.parquet" for table in COLUMNS),
        "---",
        "",
        f"# {plan.game}: {plan.games} games between bots, decision by decision",
        "",
        f"{count} decisions of {plan.games} games of {plan.game} {plan.version} with {plan.seats} seats.",
        "Each row holds what the seat that decides may know, what it was offered and what it took, and",
        "nothing that was hidden from it.",
        "",
        "## How it was made",
        "",
        f"    {command}",
        "",
        f"with Undercroft {plan.package}. The same command makes the same rows.",
        f"Bots: {', '.join(plan.bots)}; in game *k* the bot at seat *s* is number",
        "*(s + k) modulo seats* of these. Everything they leave to chance follows from the seed.",
        "No person took part.",
        "",
        "## What is in it",
    ]
    for table, columns in COLUMNS.items():
        lines += ["", f"### {table}", "", "| column | type | meaning |", "|---|---|---|"]
        lines += [f"| `{name}` | {kind} | {text} |" for name, (kind, text) in columns.items()]
    lines += ["", "How the games ended:", "", "| ending | games |", "|---|---|"]
    lines += [f"| {ending} | {n} |" for ending, n in endings]
    lines += [
        "",
        "## What it is good for, and what not",
        "",
        "To learn what bots of this kind do, to begin with before self-play, or to value positions. The bots",
        "play by rules of thumb and are no masters: who imitates them plays like them, and positions that",
        "they never reach are not in it.",
        "",
        "## Licence",
        "",
        "MIT, as Undercroft. Names of cards and games are those of their publishers.",
        "",
    ]
    return "\n".join(lines)
