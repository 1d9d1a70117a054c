"""Bots: found by name, given what a seat may know and nothing else, and reproducible from a seed."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import undercroft as uc
from undercroft import bots
from undercroft.bots.search import MIN_PAIRS, SearchResult
from undercroft.bots.sharp_bot import SharpBot
from undercroft.engine.choice import Option
from undercroft.engine.state import Table

OPTIONS: list[Option] = [("pass",), ("move", 0), ("move", 1), ("done",)]
SEATS = 3


def no_table(chance: object) -> Table:
    raise AssertionError("this bot does not think")


def answers(seed: int | str, n: int = 40) -> list[Option]:
    bot = bots.bot("random", uc.game("dungeoneer"), seed)
    return [bot.choose({}, OPTIONS, no_table) for _ in range(n)]


def test_a_bot_has_its_name() -> None:
    game = uc.game("dungeoneer")
    assert ["random", "novice", "steady", "sharp"] == [bots.bot(name, game, 1).name for name in bots.LEVELS]


@pytest.mark.parametrize("name", ["genius", "sharp:", "sharp:0", "sharp:-1", "sharp:x", "steady:20", ""])
def test_an_unknown_name_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="there are: random, novice, steady, sharp, sharp:200"):
        bots.bot(name, uc.game("dungeoneer"), 1)


def test_the_same_seed_plays_the_same() -> None:
    assert answers("a") == answers("a")


def test_another_seed_plays_differently() -> None:
    assert answers("a") != answers("b")


def test_the_random_bot_picks_every_option_about_alike() -> None:
    counts = Counter(answers(3, 2000))
    assert set(OPTIONS) == {option for option, n in counts.items() if 400 < n < 600}


def played(game: str, names: tuple[str, ...], seed: int = 5) -> Table:
    table = uc.game(game).new(seats=SEATS, seed=seed)
    players = [bots.bot(names[seat % len(names)], table.game, seat) for seat in range(SEATS)]
    while table.choice is not None:
        table.take(bots.answer(players[table.choice.seat], table))
    return table


@pytest.mark.parametrize("name", ["random", "novice", "steady"])
@pytest.mark.parametrize("game", uc.game_names())
def test_a_bot_finishes_a_game_and_plays_it_again_alike(game: str, name: str) -> None:
    once, again = played(game, (name,)), played(game, (name,))
    assert once.over
    assert once.record() == again.record()


def moments(game: str, often: int) -> Iterator[tuple[Table, Table]]:
    """Decisions of random games, and the same with everything dealt anew that is hidden from who is asked."""
    rng = Random(11)
    for seed in range(3):
        table = uc.game(game).new(seats=SEATS, seed=seed)
        for step in range(120):
            choice = table.choice
            if choice is None:
                break
            if len(choice.options) > 1 and step % often == seed:
                yield table, table.redeal(choice.seat, rng.getrandbits(40))
            table.take(rng.choice(choice.options))


@pytest.mark.parametrize("name", ["random", "novice", "steady"])
@pytest.mark.parametrize("game", uc.game_names())
def test_what_is_hidden_does_not_change_a_choice(game: str, name: str) -> None:
    """The same seat, the same knowledge, other cards in the other hands and decks: the same choice."""
    asked = 0
    for table, other in moments(game, often=6):
        chosen = [bots.answer(bots.bot(name, table.game, asked), each) for each in (table, other)]
        assert chosen[0] == chosen[1], f"after {table.past.number} decisions"
        asked += 1
    assert asked > 10


LINES = 2 * MIN_PAIRS  # so many that another option than the favourite can be preferred


def thought(table: Table, redeal: bots.Redeal) -> SearchResult:
    """Everything that a search finds out: each option with its looks and shares, to the last digit."""
    assert table.choice is not None
    sharp = SharpBot(table.game, "seed", bots.Budget(simulations=LINES))
    return sharp.think(table.view(table.choice.seat), table.choice.options, redeal)


def honest(table: Table) -> SearchResult:
    assert table.choice is not None
    seat = table.choice.seat
    return thought(table, lambda chance: table.redeal(seat, chance))


def cheating(table: Table) -> SearchResult:
    """What it would find out on the table as it lies."""
    return thought(table, lambda chance: table.copy())


@pytest.mark.parametrize("game", uc.game_names())
def test_what_is_hidden_does_not_change_a_thought(game: str) -> None:
    asked = 0
    for table, other in moments(game, often=24):
        assert honest(table) == honest(other), f"after {table.past.number} decisions"
        asked += 1
    assert asked > 5


@pytest.mark.parametrize("game", uc.game_names())
def test_a_search_that_looked_at_what_is_hidden_would_be_noticed(game: str) -> None:
    found = [cheating(table) != cheating(other) for table, other in moments(game, often=40)]
    assert sum(found) > len(found) / 2
