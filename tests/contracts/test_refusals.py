"""What is not offered is refused with a reason, and a refusal changes nothing."""

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.contracts import laws, toy
from tests.contracts.play import GAMES, TABLES, positions

from undercroft.engine.choice import Offer
from undercroft.engine.game import Game

IDS = [f"{game.name}-{game.version}" for game in GAMES]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_options_can_be_written_and_read(game: Game, seats: int) -> None:
    for table in positions(game, seats):
        laws.options_can_be_written(table)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_junk_is_refused(game: Game, seats: int) -> None:
    rng = Random(11)
    for table in positions(game, seats):
        laws.junk_is_refused(table, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_equals_are_the_option(game: Game, seats: int) -> None:
    rng = Random(12)
    for table in positions(game, seats):
        laws.equals_are_the_option(table, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_legality_and_reason_agree(game: Game, seats: int) -> None:
    rng = Random(13)
    for table in positions(game, seats):
        laws.legality_and_reason_agree(table, rng)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_legality_and_reason_agree_about_everything(game: Game, seats: int) -> None:
    """Whatever can be written of the verbs that are asked for, as far as it can be counted."""
    rng = Random(14)
    for table in positions(game, seats):
        laws.legality_and_reason_agree(table, rng, most=20_000)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_verb_has_its_moment_in_the_catalogue(game: Game) -> None:
    reasons = [verb.moment for verb in game.verbs.values()] + [game.over_reason, game.turn_reason]
    rules = [*(reason.rule for reason in reasons), game.choice_rule]
    assert [] == [rule for rule in rules if rule not in laws.catalogue(game)]


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_somebody_types(game: Game) -> None:
    """Any text: words of the game in any order, and words of no game."""
    table = game.new(seed=1)
    known = sorted({*game.verbs, *laws.words(table.whole()), "@0", "@1", "@9", "-1", "0,0", "9,9"})
    text = st.lists(st.sampled_from(known) | st.text(max_size=5), max_size=4).map(" ".join)

    @settings(derandomize=True, deadline=None, max_examples=150, database=None)
    @given(text=text, at=st.sampled_from(positions(game, max(game.seats))))
    def check(text: str, at: Any) -> None:
        offered = {at.write(option) for option in at.choice.options} if at.choice else set()
        assume(" ".join(text.split()) not in offered)
        laws.is_refused(at, text)

    check()


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_a_program_sends(game: Game) -> None:
    """Any value in place of an option."""
    number = st.integers() | st.floats() | st.text(max_size=3) | st.none() | st.binary(max_size=3)
    verb = st.sampled_from(sorted(game.verbs)) | st.text(max_size=5) | number
    anything = (
        number | st.lists(number) | st.builds(lambda v, ns: (v, *ns), verb, st.lists(number, max_size=3))
    )

    @settings(derandomize=True, deadline=None, max_examples=150, database=None)
    @given(option=anything, at=st.sampled_from(positions(game, max(game.seats))))
    def check(option: Any, at: Any) -> None:
        offered = at.choice.options if at.choice else ()
        assume(not isinstance(option, str) and option not in offered)
        laws.is_refused(at, option)

    check()


class ForgetfulToy(toy.Toy):
    """A toy that does not offer all that it allows."""

    offers = {  # noqa: RUF012
        **toy.OFFERS,
        "play": Offer(lambda s, seat: [("play", s.hand[seat][0])], toy.why_not_play),
    }


class StrictToy(toy.Toy):
    """A toy that forbids what it offers: the options were never held against the refusal."""

    offers = {**toy.OFFERS, "peek": Offer(toy.peek_candidates, toy.why_not_peek)}  # noqa: RUF012


@pytest.mark.parametrize("game", [ForgetfulToy(), StrictToy()])
def test_disagreement_is_found(game: Game) -> None:
    with pytest.raises(AssertionError, match=r"at trick\.play|offered and refused"):
        laws.legality_and_reason_agree(game.new(2, seed=1), Random(1))
