"""Which cards an event is about, for whom, and what counts as use."""

import pytest

import undercroft as uc
from undercroft.engine.events import Event
from undercroft.engine.game import Game
from undercroft.lab.uses import Counting, usage_events_of
from undercroft.texts import speaker


@pytest.fixture
def counting() -> Counting:
    return Counting("dungeoneer", 1)


def test_copies_are_counted_together(counting: Counting) -> None:
    events = [Event("played", {"seat": 1, "card": f"dodge_{n}"}) for n in (1, 2)]
    assert {(1, "played", "dodge"): 2} == counting.count(events)


def test_secrets_are_counted(counting: Counting) -> None:
    """Nobody at the table is told: the lab looks on from above."""
    event = Event("drew", {"seat": 0, "n": 2}, {"cards": ["dodge_1", "bone_wand_1"]}, seen=1)
    assert {(0, "drew", "dodge"): 1, (0, "drew", "bone_wand"): 1} == counting.count([event])


def test_other_pieces_are_named_with_what_they_are(counting: Counting) -> None:
    assert {(2, "power_used", "power.heal"): 1} == counting.count(
        [Event("power_used", {"seat": 2, "power": "heal"})]
    )


@pytest.mark.parametrize(
    "data",
    [{"card": "dodge_1"}, {"seat": 0}, {"seat": 0, "card": ""}, {"seat": 0, "quests": 3}, {"seat": None}],
)
def test_what_is_not_counted(counting: Counting, data: dict[str, object]) -> None:
    assert not counting.count([Event("played", data)])


@pytest.mark.parametrize("game", uc.game_names())
def test_the_kinds_of_each_game_exist(game: str) -> None:
    """Every kind of event has a sentence, so a kind that has none was misspelt."""
    words = speaker(game, "en")
    usage = uc.game(game).usage_events
    assert usage is not None
    assert usage.goals <= usage.used
    assert not usage.used & usage.drawn
    assert [] == [
        kind for kind in usage.used | usage.drawn if not words.has(f"event-{kind.replace('_', '-')}")
    ]


def test_a_game_without_a_list_uses_whatever_does_not_come_or_go() -> None:
    class Chess(Game):
        """Has no list."""

    assert frozenset({"castled"}) == usage_events_of(Chess(), ["drew", "discarded", "castled"]).used
