"""Whatever is asked in whatever game, the rules of thumb have an answer: an unknown question is answered by a
sensible default, never by an exception.
"""

import pytest
from tests.contracts.play import TABLES, positions

from undercroft.bots import base
from undercroft.engine.chance import Chance
from undercroft.engine.game import Game


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("level", ["novice", "steady", "search_prior"])
def test_rules_of_thumb_answer_every_question(game: Game, seats: int, level: str) -> None:
    heuristics = base.heuristics(game)
    for table in positions(game, seats):
        if table.choice is not None:
            opinions = getattr(heuristics, level)(table.view(table.choice.seat), table.choice.options)
            assert set(opinions) <= set(table.choice.options), table.choice.prompt


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_question_that_nobody_knows_is_answered(game: Game, seats: int, level: str) -> None:
    """Whoever asks something new forgets the bots at first: they go on all the same."""
    table = next(table for table in positions(game, seats) if table.choice is not None)
    assert table.choice is not None
    view = table.view(table.choice.seat)
    view["asked"] = view["asked"] | {"prompt": "something.new"}
    opinions = getattr(base.heuristics(game), level)(view, table.choice.options)
    assert set(opinions) <= set(table.choice.options)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_simulation_goes_on_everywhere(game: Game, seats: int) -> None:
    heuristics = base.heuristics(game)
    for table in positions(game, seats):
        if table.choice is not None:
            imagined = table.redeal(table.choice.seat, 1)
            option = heuristics.rollout_policy(imagined, Chance.seeded(1, ("bot",)))
            assert imagined.choice is not None
            assert option in imagined.choice.options, table.choice.prompt
        shares = heuristics.evaluate(table)
        assert len(shares) == seats
