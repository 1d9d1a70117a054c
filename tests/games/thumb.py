"""The rules of thumb of a game, asked about a table: for the tests of all games."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.texts.keys import SOURCE, read_texts

import undercroft as uc
from undercroft import bots, scenarios, texts
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinions
from undercroft.texts.speaker import Context


def asked(table: uc.Table) -> tuple[int, tuple[Option, ...]]:
    assert table.choice is not None
    return table.choice.seat, table.choice.options


def opinions(table: uc.Table, level: str = "steady") -> Opinions:
    """What is thought of the options there, by a level of bots or for the search."""
    seat, options = asked(table)
    known = bots.heuristics(table.game)
    ask = {"novice": known.novice, "steady": known.steady, "search": known.search_prior}[level]
    return ask(table.view(seat), options)


def favourite(table: uc.Table, level: str = "steady") -> str:
    """What the rules of thumb would do, in notation."""
    found = opinions(table, level)
    return table.write(max(found, key=lambda option: found[option].score))


# -- positions -----------------------------------------------------------------------------------------------


def steps(path: Path) -> Iterator[uc.Table]:
    """A scenario, decision by decision."""
    table = scenarios.position(path)
    for decision in scenarios.run_file(path).decisions:
        yield table
        if decision.text == "resign":
            return
        table.take(decision.text, outcomes=decision.outcomes)


class Some(NamedTuple):
    """How many positions of every question, and from how many games of how many decisions."""

    each: int
    games: int
    decisions: int


class Positions:
    """Some positions of every question that leaves a choice, by its prompt."""

    def __init__(self, some: Some) -> None:
        self.some = some
        self.found: dict[str, list[uc.Table]] = {}

    def all(self) -> tuple[uc.Table, ...]:
        return tuple(table for tables in self.found.values() for table in tables)

    def keep(self, table: uc.Table) -> None:
        if table.choice is not None and len(table.choice.options) > 1:
            known = self.found.setdefault(table.choice.prompt, [])
            if len(known) < self.some.each:
                known.append(table.copy())

    def play(self, game: uc.Game, kinds: Sequence[Mapping[str, int]]) -> None:
        """Games with these settings in turn, by chance and by what the search thinks probable."""
        policy, chance = bots.heuristics(game).rollout_policy, Chance.seeded("counsel", ("bot",))
        for seed in range(self.some.games):
            rng = Random(f"counsel {seed}")
            table = game.new(2 + seed % 3, kinds[seed % len(kinds)], seed=f"counsel-{seed}")
            while table.choice is not None and table.past.number < self.some.decisions:
                options = table.choice.options
                if rng.random() < 0.4:
                    self.keep(table)
                table.take(rng.choice(options) if rng.random() < 0.7 else policy(table, chance))

    def look_up(self, prompts: Collection[str], folder: Path) -> None:
        """Scenarios, for what those games have never come to."""
        for prompt in sorted(set(prompts) - set(self.found)):
            for path in sorted(folder.rglob("*.toml")):
                if f'"{prompt}"' in path.read_text("utf-8"):
                    for table in steps(path):
                        self.keep(table)


# -- reasons -------------------------------------------------------------------------------------------------


def counted(
    game: uc.Game, speaker: texts.Speaker, examples: Mapping[str, Any], n: int, scene: Context
) -> Iterator[str]:
    """All reasons in one language, where whatever is counted is so many."""
    folder = SOURCE / "games" / game.name / "texts" / speaker.language
    for reason, text in read_texts([folder / "counsel.ftl"]).items():
        names = (re.sub(r"^the_", "", name) for name in text.variables)
        yield speaker.sentence(reason, {name: examples.get(name, n) for name in names}, scene)


def is_sentence(text: str) -> bool:
    """With a capital letter, and nothing in the plural of which there is one."""
    return bool(re.match(r"[A-ZÀ-Ý0-9«“]", text)) and not re.search(r"\b1 [^\W\d]{4,}s\b", text)


def victories(game: uc.Game, first: str, second: str, games: int, options: Mapping[str, int]) -> float:
    """The share of games that the first of two bots wins; each deal is played from both seats."""
    won = 0.0
    for n in range(games):
        names = (first, second) if n % 2 else (second, first)
        players = [bots.bot(name, game, f"{n} {seat}") for seat, name in enumerate(names)]
        table = game.new(2, dict(options), seed=f"strength-{n // 2}")
        while table.choice is not None:
            table.take(bots.answer(players[table.choice.seat], table))
        winners = [place.seat for place in table.standings if place.rank == 1]
        won += sum(names[seat] == first for seat in winners) / len(winners)
    return won / games
