"""A view never contains what its seat may not know; a re-deal is any deal that the seat cannot tell apart."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.contracts import laws, toy
from tests.contracts.play import HALVES, TABLES, new_table, play, positions

from undercroft.engine.chance import Chance
from undercroft.engine.events import Event, bit
from undercroft.engine.game import Game
from undercroft.engine.past import Origin
from undercroft.engine.record import RecordError
from undercroft.engine.state import Table


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_law_of_views(game: Game, seats: int) -> None:
    rng = Random(21)
    for table in positions(game, seats):
        laws.views_keep_secrets(table, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_re_deal_forgets_what_was_hidden(game: Game, seats: int) -> None:
    rng = Random(22)
    for table in positions(game, seats):
        laws.redeals_forget(table, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_hidden_is_named(game: Game, seats: int) -> None:
    for table in positions(game, seats):
        laws.views_name_nothing_hidden(table)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_event_names_what_is_hidden(game: Game, seats: int) -> None:
    for seed in range(3):
        rng = Random(f"events {game} {seats} {seed}")
        table = new_table(game, seats, rng)
        before = [laws.hidden_from(table, seat) for seat in laws.viewers(table)]
        for decision in play(table, rng):
            laws.events_name_nothing_hidden(decision, decision.past.events or (), before)
            before = [laws.hidden_from(decision, seat) for seat in laws.viewers(decision)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_set_up_names_nothing_hidden(game: Game, seats: int) -> None:
    for seed in range(10):
        table = game.new(seats, seed=seed)
        for seat in laws.viewers(table):
            told = [event.for_seat(seat) for event in table.past.events or ()]
            assert not laws.hidden_from(table, seat) & laws.words(told)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_whole_names_every_card(game: Game, seats: int) -> None:
    """The opposite: nothing is hidden from the whole, so what a view leaves out is left out on purpose."""
    for table in positions(game, seats)[:10]:
        hands = {card for group in table.hidden_zones()[:1] for zone in group[:seats] for card in zone}
        names = {game.kinds["card"].write(table, card) for card in hands}
        assert names <= laws.words(table.whole())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_future_is_open_again(game: Game, seats: int) -> None:
    """After a re-deal no stream of chance goes on where it was."""
    table = game.new(seats, seed=1)
    for seat in laws.viewers(table):
        other = table.redeal(seat, 5)
        kept = [name for name, n in other.chance.streams.items() if n == table.chance.streams[name]]
        assert not kept
        assert len(set(other.chance.streams.values())) == len(other.chance.streams)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_chance_the_same_re_deal(game: Game, seats: int) -> None:
    table = game.new(seats, seed=1)
    for seat in laws.viewers(table):
        assert table.redeal(seat, 5) == table.redeal(seat, Chance.seeded(5, ("redeal",)))


# -- variety -----------------------------------------------------------------------------------------

DEALS = 1200


def slots(table: Table) -> list[tuple[int, int, int]]:
    """Every place for a hidden card: group, zone, place in it."""
    return [
        (g, z, i)
        for g, group in enumerate(table.hidden_zones())
        for z, zone in enumerate(group)
        for i in range(len(zone))
    ]


def is_uniform(counts: Counter[int], among: int, deals: int) -> bool:
    """Pearson's chi-square, six standard deviations away from what is expected at most."""
    expected = deals / among
    chi = sum((n - expected) ** 2 / expected for n in counts.values()) + (among - len(counts)) * expected
    return chi <= (among - 1) + 6 * (2 * max(1, among - 1)) ** 0.5


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hidden_cards_vary_uniformly(game: Game, seats: int, which: int) -> None:
    """In a place it does not know, a seat may find every card that it does not know there, all alike; what it
    knows stays where it is. Where tiles lie by a rule that all know (RCV-R-193) that is no even deal:
    tests/games/rocca_civetta/test_depths.py."""
    rng = Random(f"variety {game} {seats}")
    tables = [table for table in positions(game, seats) if not (table.over or table.settings.get("way_down"))]
    table = (tables[0], rng.choice(tables))[(seats + which) % 2]
    for seat in laws.viewers(table):
        groups, seen, batch = table.hidden_zones(), table.seen_by(), table.batch_of()
        unknown = [
            {card for zone in group for card in zone if not seen[card] & bit(seat)} for group in groups
        ]
        found: dict[tuple[int, int, int], Counter[int]] = {slot: Counter() for slot in slots(table)}
        for deal in range(DEALS):
            dealt = table.redeal(seat, f"{game} {deal}").hidden_zones()
            for slot in found:
                found[slot][dealt[slot[0]][slot[1]][slot[2]]] += 1
        for slot, counts in found.items():
            g, z, i = slot
            card = groups[g][z][i]
            if card not in unknown[g]:
                assert dict(counts) == {card: DEALS}, f"{seat} knows what lies in {slot}, and it moved"
            else:
                possible = {other for other in unknown[g] if batch[other] == batch[card]}
                assert set(counts) <= possible, f"{seat} knows that some of this cannot be in {slot}"
                assert not table.ordered or is_uniform(counts, len(possible), DEALS), (
                    f"{slot} for {seat}: {counts}"
                )


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_re_deal_carries_no_secret_along(game: Game, seats: int) -> None:
    """Neither the seed nor the past, which tell what it hides; so it has no record, but can be saved."""
    for table in positions(game, seats):
        other = table.redeal(0, 3)
        assert "" == other.origin.seed
        assert [] == other.events() == list(other.steps())
        with pytest.raises(RecordError, match="imagined"):
            other.record()
        assert game.load(other.save()) == other


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_masks_stay_with_the_places(game: Game, seats: int) -> None:
    """What the others have seen is a place: after a re-deal they have seen whatever lies there now."""
    for table in positions(game, seats):
        for seat in laws.viewers(table):
            other = table.redeal(seat, 3)
            masks = [
                [[[t.seen_by()[card] for card in zone] for zone in group] for group in t.hidden_zones()]
                for t in (table, other)
            ]
            assert masks[0] == masks[1]


def test_every_deal_of_a_small_table() -> None:
    """Seat 0 knows its own two cards and nothing else: all 24 ways to deal the other four, each as often."""
    game = toy.VERSIONS[0]
    table = game.empty(2, {"tricks": 2}, Origin("1"))
    game.arrange(table, toy.Given(hand=[["one_1", "four_4"], ["two_1", "three_1"]]))
    game.begin(table)
    assert isinstance(table, toy.Table)
    table.deck = (toy.NUMBER["one_2"], toy.NUMBER["four_1"])
    counts = Counter(
        (*other.hand[1], *other.deck) for other in (table.redeal(0, deal) for deal in range(6000))
    )
    unknown = [toy.NUMBER[name] for name in ("two_1", "three_1", "one_2", "four_1")]
    assert set(counts) == set(permutations(unknown))
    assert is_uniform(Counter(dict(enumerate(counts.values()))), 24, 6000)


def test_a_known_card_stays() -> None:
    """A card that a peek has shown is in the same hand after every re-deal for the seat that peeked."""
    table = toy.VERSIONS[0].new(3, seed=2)
    assert isinstance(table, toy.Table)
    assert table.choice is not None
    seat = table.choice.seat
    (event,) = table.take(("peek", (seat + 1) % 3))
    card = toy.NUMBER[event.for_seat(seat)["card"]]
    assert all(card in table.redeal(seat, deal).hand[(seat + 1) % 3] for deal in range(50))
    other = (seat + 2) % 3
    assert any(card not in table.redeal(other, deal).hand[(seat + 1) % 3] for deal in range(50))


class LeakyView(toy.View):
    """Tells how high the top card of the deck is."""

    def show(self, table: Any, mask: int, seat: int | None) -> dict[str, Any]:
        return {**super().show(table, mask, seat), "hint": table.deck[-1]}


class LeakyToy(toy.Toy):
    """A toy with leaky views."""

    views = LeakyView()


def test_a_leak_is_found() -> None:
    with pytest.raises(AssertionError, match="shows what it cannot know"):
        laws.views_keep_secrets(LeakyToy().new(2, seed=3), Random(1))


class Gossip(toy.Table):
    """A table that tells everybody what somebody saw in secret."""

    def confide(self, kind: str, seen: int, secret: dict[str, Any], **data: Any) -> None:
        self.happened.append(Event(kind, {**data, **secret}, None, seen, seen))


class GossipToy(toy.Toy):
    """A toy with gossiping events."""

    table = Gossip


def test_gossip_is_found() -> None:
    table = GossipToy().new(3, seed=3)
    before = [laws.hidden_from(table, seat) for seat in laws.viewers(table)]
    with pytest.raises(AssertionError, match="names"):
        laws.events_name_nothing_hidden(table, table.take("peek @1"), before)


def test_a_bias_is_found() -> None:
    assert is_uniform(Counter({0: 290, 1: 310, 2: 300, 3: 300}), 4, 1200)
    assert not is_uniform(Counter({0: 240, 1: 360, 2: 300, 3: 300}), 4, 1200)
    assert not is_uniform(Counter({0: 400, 1: 400, 2: 400}), 4, 1200)
