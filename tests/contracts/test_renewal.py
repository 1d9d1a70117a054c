"""A renewal of chance: what nobody has seen comes differently, and nothing else changes."""

import json
from random import Random

import pytest
from tests.contracts import laws
from tests.contracts.play import GAMES, PLAYERS, TABLES, new_table, play, so_many

from undercroft.engine import registry
from undercroft.engine.choice import Malformed
from undercroft.engine.game import Game
from undercroft.engine.replay import replay, verify
from undercroft.engine.state import Table


def renewed(table: Table, number: int) -> Table:
    other = table.copy()
    other.renew(number)
    return other


def unseen(table: Table) -> list[list[int]]:
    """What lies where nobody has seen it, place by place."""
    seen = table.seen_by()
    return [[card for card in zone if not seen[card]] for group in table.hidden_zones() for zone in group]


def seen(table: Table) -> list[list[int]]:
    """What somebody has seen, place by place; -1 for the rest."""
    masks = table.seen_by()
    zones = [zone for group in table.hidden_zones() for zone in group]
    return [[card if masks[card] else -1 for card in zone] for zone in zones]


def everything_known_stays(table: Table, rng: Random) -> None:
    """Every seat and every spectator sees the same, byte for byte; the same is asked, and every piece is
    somewhere once. A renewal depends neither on what was hidden nor on an earlier one.
    """
    before, number = laws.state(table), rng.randrange(1, 1000)
    other = renewed(table, number)
    assert laws.state(table) == before
    for seat in laws.viewers(table):
        assert laws.plain(other.view(seat)) == laws.plain(table.view(seat)), seat
    assert seen(other) == seen(table)
    assert [len(zone) for zone in unseen(other)] == [len(zone) for zone in unseen(table)]
    assert other.choice is not None
    assert table.choice is not None
    assert (other.choice.seat, other.choice.prompt) == (table.choice.seat, table.choice.prompt)
    assert other.choice.options == table.choice.options
    laws.options_are_sound(other)
    laws.pieces_are_conserved(other)
    assert laws.state(renewed(renewed(table, number + 1), number)) == laws.state(other)
    assert set(other.chance.streams) == set(table.chance.streams)
    assert not any(state == table.chance.streams[name] for name, state in other.chance.streams.items())
    assert (number, other.past.number) == (other.past.renewal, other.learnt) == (number, other.undo_floor)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_known_stays(game: Game, seats: int) -> None:
    for seed in range(2):
        rng = Random(f"renewal {game} {seats} {seed}")
        for table in play(new_table(game, seats, rng), rng, PLAYERS[seed % 2], limit=200):
            if table.choice is not None and rng.random() < 0.15:
                everything_known_stays(table, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_with_renewals_can_be_recorded_and_saved(game: Game, seats: int) -> None:
    """At every renewal and at the end: replay and verify, load and save lead to the same table."""
    rng = Random(f"renewed {game} {seats}")
    table = new_table(game, seats, rng)
    table.renew(1)  # before the first decision
    renewals = 1
    for decision in play(table, rng, PLAYERS[1], limit=so_many(game, 150)):
        if decision.choice is None or rng.random() > 0.06:
            continue
        renewals += rng.randrange(1, 3)  # some were taken back
        decision.renew(renewals)
        laws.record_gives_the_same(decision)
        assert renewals == verify(decision.record()).renewals
    text = table.record()
    assert laws.state(replay(text)) == laws.state(table)
    laws.save_gives_the_same(table, rng)
    loaded = game.load(json.loads(json.dumps(table.save())))
    assert [step.renewal for step in loaded.steps()] == [step.renewal for step in table.steps()]
    assert (loaded.learnt, loaded.undo_floor) == (table.learnt, table.undo_floor)
    for number in (0, 1, table.past.number // 2):
        earlier = replay(text, number)
        assert (number, text) == (earlier.past.number, finished_like(earlier, text))


def finished_like(table: Table, text: str) -> str:
    """The record of a table from the middle of a recorded game, played on as recorded."""
    whole = replay(text)
    steps = [step for step in reversed([*whole.steps()]) if step.number > table.past.number]
    for step in steps:
        if step.option == ("resign",):
            table.resign(step.seat)
        else:
            table.take(step.option, step.seat, step.outcomes)
        if step.renewal:
            table.renew(step.renewal)
    return table.record()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_unknown_comes_differently(game: Game, seats: int) -> None:
    """Also for those who know how it came before, or how it would come with another number."""
    table = game.new(seats, seed="known")
    chances = [renewed(table, number).chance for number in range(1, 9)]
    for name in game.streams:
        assert 9 == len({chance.streams[name] for chance in (table.chance, *chances)}), name
    if any(len(zone) > 5 for zone in unseen(table)) and table.ordered:
        assert 1 < len({repr(unseen(renewed(table, number))) for number in range(1, 9)})


def test_the_next_dice_are_not_those_that_somebody_knows() -> None:
    table = registry.game("dungeoneer").new(2, seed=7)

    def rolls(table: Table) -> list[int]:
        chance = table.chance.copy()
        return [chance.die() for _ in range(6)]

    assert rolls(table) == rolls(table.copy())
    assert rolls(table) != rolls(renewed(table, 1)) != rolls(renewed(table, 2))


def test_nothing_is_renewed_where_nothing_is_to_come() -> None:
    game, seats = GAMES[0], GAMES[0].seats[0]
    table = game.new(seats, seed=1)
    with pytest.raises(Malformed, match="where a game with a seed goes on"):
        table.redeal(0, 1).renew(1)
    rng = Random(1)
    for _ in play(table, rng):
        pass
    with pytest.raises(Malformed, match="where a game with a seed goes on"):
        table.renew(1)
