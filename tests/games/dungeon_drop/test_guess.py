"""Falls that are guessed, at tables that are only imagined: as wide as real ones, on free spots, and never
at a real table.
"""

import json
from math import hypot
from statistics import median

import pytest
from tests import quick

from undercroft.games.dungeon_drop.board import is_free
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.game import DungeonDrop
from undercroft.games.dungeon_drop.physics import Body, Drop, FallScene, Flick, Pull, guess

GAME = DungeonDrop(quick.never)
MEASURES = base_box().measures
LARGE = MEASURES.sides.large


def away(height: int) -> float:
    """How far from the aim half of the cubes come to rest, in hundredths."""
    scene = FallScene((Body(0, 0, 0, LARGE),) * 4)
    found = []
    for seed in range(80):
        outcome = guess.settle(MEASURES, scene, Drop((0, 1, 2, 3), 0, 0, height), seed)
        found += [hypot(body.x, body.y) for body in outcome.bodies]
    return median(found)


def test_cubes_scatter_as_measured() -> None:
    """What half of the cubes did on an empty table (content/pieces/table.toml), to a fifth."""
    scatter = MEASURES.scatter
    for height, half in zip(scatter.heights, scatter.half, strict=True):
        assert away(height) == pytest.approx(half, rel=0.2)


@pytest.mark.parametrize("first", [False, True])
def test_every_piece_lies_free(first: bool) -> None:
    scene = FallScene((Body(0, 0, 0, LARGE),) * 40, tokens=((0, 0), (5000, 0), (0, 5000)))
    outcome = guess.settle(MEASURES, scene, Drop(tuple(range(40)), 0, 0, 15000, first), 7)
    prints = [body.footprint for body in outcome.bodies]
    for n, shape in enumerate(prints):
        assert is_free(shape, prints[:n] + prints[n + 1 :], scene.tokens, MEASURES)


def test_the_same_seed_guesses_the_same() -> None:
    scene = FallScene((Body(0, 0, 0, LARGE),) * 6)
    one, same, other = (guess.settle(MEASURES, scene, Drop((1, 3), 0, 0, 20000), seed) for seed in (5, 5, 6))
    assert one == same
    assert one != other
    assert scene.bodies[0] == one.bodies[0]  # it did not fall


def test_a_flick_goes_as_far_as_a_real_one() -> None:
    """DRP-EX-30: 127 mm with full strength."""
    scene = FallScene((Body(0, 0, 0, LARGE),))
    outcome = guess.settle(MEASURES, scene, Flick(0, 900, 100, noise=False), 1)
    assert outcome.bodies[0].x == 0
    assert outcome.bodies[0].y == pytest.approx(12740, abs=20)


def test_a_pull_draws_cubes_nearer() -> None:
    scene = FallScene((Body(8000, 0, 0, LARGE), Body(0, 7000, 0, LARGE)))
    outcome = guess.settle(MEASURES, scene, Pull((0, 1), 0, 0, 600), 1)
    assert [(8000 - 4587, 0), (0, 7000 - 4587)] == [(body.x, body.y) for body in outcome.bodies]


def test_only_an_imagined_table_guesses() -> None:
    table = GAME.new(2, {}, seed="guess")
    imagined = table.redeal(0, 1)
    imagined.take("height 150")
    assert imagined.choice is not None
    with pytest.raises(AssertionError, match="something really fell"):
        table.take("height 150")


def test_a_saved_table_is_still_imagined() -> None:
    """As it is sent to a bot program, in JSON; and dealt again by whoever got it."""
    table = GAME.new(1, {}, seed="guess")
    sent = json.loads(json.dumps(table.redeal(0, 1).save()))
    loaded = GAME.load(sent)
    for imagined in (loaded, loaded.copy(), loaded.redeal(0, 2), GAME.load(loaded.save())):
        assert imagined.is_imagined
        imagined.take("height 150")
        assert imagined.past.outcomes
    assert not table.is_imagined
    assert not GAME.load(table.save()).is_imagined
