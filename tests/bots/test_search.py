"""The search: keeps its budget, tries every option on the same deals, and finds what is better."""

import math
from collections.abc import Sequence
from typing import Any

import pytest
from tests.contracts import toy

from undercroft.bots.base import Budget
from undercroft.bots.search import MIN_PAIRS, Search, SearchResult, priors, shortlist
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Heuristics, Opinion, Opinions
from undercroft.engine.state import Table


class Tricks(Heuristics):
    """Counts the tricks: knows how a game of the toy stands, and nothing else."""

    rollout_depth = 2

    def evaluate(self, table: Any) -> Sequence[float]:
        return [(1 + n) / (table.seats + sum(table.tricks)) for n in table.tricks]


class Blind(Heuristics):
    """Sees no difference between tables."""

    rollout_depth = 0


def position() -> Table:
    """The second to play holds cards that take the only trick, and cards that do not."""
    for seed in range(50):
        table = toy.VERSIONS[0].new(2, {"tricks": 1}, seed=seed)
        assert isinstance(table, toy.Table)
        low = min(table.hand[0])
        if 4 <= low < 12 and min(table.hand[1]) < 4 and max(table.hand[1]) >= 12:
            table.take(("play", low))
            return table
    raise AssertionError("no such deal")


def thought(table: Table, budget: Budget, opinions: Opinions | None = None, seed: int = 1) -> SearchResult:
    choice = table.choice
    assert choice is not None
    seat = choice.seat
    search = Search(Tricks(), lambda chance: table.redeal(seat, chance), Chance.seeded(seed, ("bot",)))
    return search.think(choice.options, opinions or {}, budget)


def plays(table: Table) -> list[Option]:
    assert table.choice is not None
    return [option for option in table.choice.options if option[0] == "play"]


def test_it_takes_the_trick_that_wins() -> None:
    table = position()
    chosen = thought(table, Budget(simulations=400)).ranking[0].option
    after = table.copy()
    after.take(chosen)
    while after.choice is not None:  # it may have peeked first
        after.take(max(plays(after)))
    assert 1 == after.standings[0].seat


def test_a_favourite_that_loses_is_left() -> None:
    table = position()
    worst = min(plays(table))
    lines = thought(table, Budget(simulations=400), {worst: Opinion(1.0, "a-mistake")}).ranking
    assert worst != lines[0].option


def test_the_favourite_stays_where_nothing_is_better() -> None:
    table = toy.VERSIONS[0].new(2, seed=3)
    assert table.choice is not None
    same = Search(Blind(), lambda chance: table.redeal(0, chance), Chance.seeded(1, ("bot",)))
    liked = table.choice.options[-1]
    assert (
        liked
        == same.think(table.choice.options, {liked: Opinion(1.0)}, Budget(simulations=60)).ranking[0].option
    )


def test_lines_are_counted() -> None:
    found = thought(position(), Budget(simulations=37))
    assert 37 == found.simulations == sum(line.visits for line in found.ranking)


def test_time_ends_it_and_one_line_is_thought_in_any_case() -> None:
    assert 1 == thought(position(), Budget(seconds=0.0)).simulations


def test_a_budget_has_an_end() -> None:
    with pytest.raises(ValueError, match="expected a budget of seconds"):
        thought(position(), Budget())


@pytest.mark.parametrize(
    ("limits", "words"),
    [
        ({}, "expected a budget of seconds, of simulations, or of both"),
        ({"seconds": math.nan}, "seconds that end, not nan"),
        ({"seconds": math.inf, "simulations": 3}, "seconds that end, not inf"),
        ({"simulations": 0}, "at least 1 simulation, not 0"),
        ({"seconds": 1.0, "simulations": -2}, "at least 1 simulation, not -2"),
    ],
)
def test_a_budget_without_an_end_or_without_a_thought_is_refused(limits: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Budget(**limits)


def test_a_single_look_is_the_least_sure() -> None:
    found = thought(position(), Budget(simulations=3)).ranking
    once = [line.error for line in found if line.visits == 1]
    assert once
    assert min(once) == max(line.error for line in found) > 0


def test_the_same_seed_thinks_the_same() -> None:
    table = position()
    assert thought(table, Budget(simulations=50)) == thought(table, Budget(simulations=50))


def test_every_option_is_tried_on_the_same_deals() -> None:
    table = position()
    search = Search(Tricks(), lambda chance: table.redeal(1, chance), Chance.seeded(1, ("bot",)))
    first, luck = search.deal(0)
    again, more = search.deal(0)
    other, _ = search.deal(1)
    assert first == again
    assert first is not again
    assert luck.streams == more.streams
    assert first != other


def test_shares_are_between_nothing_and_all() -> None:
    for line in thought(position(), Budget(simulations=80)).ranking:
        assert 0 <= line.share <= 1
        assert 0 <= line.error < 1


@pytest.mark.parametrize("scale", [0.0, 2.0])
def test_first_looks_are_shared_out(scale: float) -> None:
    options: list[Option] = [("a",), ("b",), ("c",)]
    found = priors(options, {("a",): Opinion(1.0), ("b",): Opinion(3.0)}, scale)
    assert sum(found.values()) == pytest.approx(1.0)
    assert max(found, key=lambda option: found[option]) == ("b",)


def test_without_opinions_all_are_looked_at_alike() -> None:
    assert {("a",): 0.5, ("b",): 0.5} == priors([("a",), ("b",)], {}, 0.0)


def test_of_many_options_the_best_are_considered() -> None:
    options: list[Option] = [("aim", n) for n in range(100)]
    opinions = {option: Opinion(float(option[1])) for option in options}
    assert options[:-9:-1] == list(shortlist(options, opinions, 8))


def test_of_many_unknown_options_some_are_considered() -> None:
    options: list[Option] = [("aim", n) for n in range(100)]
    found = shortlist(options, {}, 8)
    assert 8 == len(set(found))
    assert set(found) <= set(options)


class Narrow(Tricks):
    """Weighs nothing against a favourite but passing."""

    def candidates(self, opinions: Opinions, options: Sequence[Option]) -> Sequence[Option]:
        return [option for option in options if option[0] == "pass" or option in opinions]


def test_a_game_says_what_is_weighed_against_the_favourite() -> None:
    table = position()
    favourite = plays(table)[0]
    choice = table.choice
    assert choice is not None
    search = Search(Narrow(), lambda chance: table.redeal(choice.seat, chance), Chance.seeded(1, ("bot",)))
    found = search.think(choice.options, {favourite: Opinion(1.0)}, Budget(simulations=20))
    assert [favourite] == [line.option for line in found.ranking]
    assert MIN_PAIRS == found.simulations, (
        "where there is nothing to choose, it thinks only to say what may come"
    )


class Restless(Tricks):
    """Nothing is settled before the end."""

    rollout_depth = 0

    def is_quiet(self, table: Any) -> bool:
        return False


def test_a_line_goes_on_until_things_are_settled() -> None:
    table = position()
    search = Search(Restless(), lambda chance: table.redeal(1, chance), Chance.seeded(1, ("bot",)))
    imagined, chance = search.deal(0)
    search.rollout(imagined, chance)
    assert imagined.over
