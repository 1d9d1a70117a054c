"""Every option has a number of its own, and an observation is made of what a seat sees, nothing else."""

import hashlib
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.lab.envs.play import NAMES, SEATS, SLOW, tables

from undercroft.engine.registry import game
from undercroft.engine.state import Table
from undercroft.lab import envs
from undercroft.lab.envs import describe, dungeon_drop_v1
from undercroft.lab.envs.encoding import Encoding

LARGEST = 21_000  # actions
DOCUMENT = Path(__file__).parents[3] / "docs" / "environments.md"


def encoding(name: str, seats: int) -> Encoding:
    made: Encoding = envs.module(name).raw_env.encoder(game(name), seats)
    return made


def some(name: str, seats: int, seed: int) -> Iterator[Table]:
    """Decisions of two games, one of them with everything that the game has."""
    return tables(name, seats, range(seed, seed + 2), 20 if name in SLOW else 250)


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_an_option_is_one_action_and_back(name: str, seats: int) -> None:
    numbers = encoding(name, seats)
    for table in some(name, seats, 31):
        assert table.choice is not None
        view = table.view(table.choice.seat)
        legal = numbers.legal(view, table.choice.seat, table.choice.options)
        assert sorted(table.choice.options) == sorted(legal.values())
        assert list(legal) == sorted(legal)
        assert numbers.actions > max(legal)
        mask = numbers.mask(legal)
        assert len(table.choice.options) == mask.sum()
        assert list(legal) == list(np.flatnonzero(mask))


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_an_observation_tells_nothing_hidden(name: str, seats: int) -> None:
    numbers = encoding(name, seats)
    for n, table in enumerate(some(name, seats, 33)):
        if n % 7 == 0:
            for seat in range(seats):
                seen = numbers.observe(table.view(seat), seat)
                imagined = table.redeal(seat, f"other-{n}")
                assert np.array_equal(seen, numbers.observe(imagined.view(seat), seat))
                assert (numbers.size,) == seen.shape
                assert np.isfinite(seen).all()
                assert np.abs(seen).max() <= 1


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_the_same_options_are_the_same_actions_whatever_is_hidden(name: str, seats: int) -> None:
    numbers = encoding(name, seats)
    for n, table in enumerate(some(name, seats, 35)):
        if n % 11 == 0 and table.choice is not None:
            seat, options = table.choice.seat, table.choice.options
            imagined = table.redeal(seat, f"other-{n}").view(seat)
            assert numbers.legal(table.view(seat), seat, options) == numbers.legal(imagined, seat, options)


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_spaces_are_of_a_size_that_can_be_learnt(name: str, seats: int) -> None:
    assert encoding(name, seats).actions <= LARGEST


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_every_verb_has_its_block(name: str, seats: int) -> None:
    known = encoding(name, seats)
    assert sorted(set(game(name).verbs) - known.without) == sorted(known.blocks)


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_actions_have_names_of_their_own(name: str, seats: int) -> None:
    numbers = encoding(name, seats)
    called = {numbers.name(action) for action in range(0, numbers.actions, 7)}
    assert len(range(0, numbers.actions, 7)) == len(called)
    with pytest.raises(IndexError):
        numbers.name(numbers.actions)


@pytest.mark.parametrize("name", sorted(envs.VERSIONS))
def test_all_prompts_are_known(name: str) -> None:
    """The texts have a sentence for each, those of an expansion together with its base's."""
    games = Path(envs.__file__).parents[2] / "games"
    told = [word for word in (name, game(name).base) if word]
    files = [file for word in told for file in (games / word).glob("texts/en/*.ftl")]
    lines = [line for file in files for line in file.read_text().splitlines()]
    keys = {line.partition(" ")[0] for line in lines if line.startswith("prompt-")}
    encoder = envs.module(name).raw_env.encoder
    known = getattr(encoder, "prompts", None) or import_module(encoder.__module__).PROMPTS
    prompts = {*known, *(word for word in encoder.without if "." in word)}
    assert keys == {f"prompt-{prompt.replace('.', '-').replace('_', '-')}" for prompt in prompts}


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=NAMES)
def test_features_lie_one_behind_the_other(name: str, seats: int) -> None:
    numbers = encoding(name, seats)
    layout = numbers.layout()
    ends = [start + size for start, size in layout.values()]
    assert [0, *ends] == [*(start for start, _ in layout.values()), numbers.size]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    numbers = encoding("dungeoneer", 3)
    layout = numbers.layout()
    table = game("dungeoneer").new(3, seed=5)
    heroes = [table.view(None)["seat"][str(n)]["hero"] for n in range(3)]
    seen = numbers.observe(table.view(2), 2)
    found = []
    for n in range(3):
        start, size = layout[f"hero+{n}"]
        found.append(list(numbers.heroes)[int(seen[start : start + size].argmax())])  # type: ignore[attr-defined]
    assert [heroes[2], heroes[0], heroes[1]] == found


# -- crowded blocks ------------------------------------------------------------------------------------------


def drop_view(**parts: Any) -> dict[str, Any]:
    return {"seats": 2, "seat": {"0": {}, "1": {}}, **parts}


def test_two_points_in_one_square_get_numbers_of_their_own() -> None:
    numbers = encoding("dungeon_drop", 2)
    view = drop_view(drawn={"known": ["gold_s1"], "count": 1})
    cube = numbers.box.names.index("gold_s1")  # type: ignore[attr-defined]
    options = [("place", cube, x, y) for x in (0, 5, 10) for y in (-5, 0, 5)]
    legal = numbers.legal(view, 0, options)
    first = numbers.blocks["place"].start + dungeon_drop_v1.find_square(None, (0, 0))
    assert options == list(legal.values())
    assert list(range(first, first + 9)) == list(legal)


def test_a_crowded_block_begins_again_at_its_start() -> None:
    numbers = encoding("dungeon_drop", 2)
    block = numbers.blocks["pull"]
    legal = numbers.legal(drop_view(), 0, [("pull", 400, 280), ("pull", 399, 280)])
    assert {block.start: ("pull", 399, 280), block.start + block.size - 1: ("pull", 400, 280)} == legal


def test_rooms_with_a_free_corner_are_counted_by_that_corner() -> None:
    """More of them than there are numbers for one cube go on behind."""
    numbers = encoding("dungeon_drop", 2)
    cubes = numbers.box.names  # type: ignore[attr-defined]
    gold, ruby = cubes.index("gold_s1"), cubes.index("ruby_s1")
    pairs = list(combinations(range(12), 2))
    options = [("room", *pair, cube) for cube in (gold, ruby) for pair in pairs]
    plain = ("room", 0, 1, 2)
    legal = numbers.legal(drop_view(), 0, [plain, *options])
    assert len(options) + 1 == len(legal)
    assert numbers.blocks["room"].start == next(action for action, one in legal.items() if one == plain)
    first = {one: action for action, one in legal.items()}
    assert numbers.name(first["room", 0, 1, gold]) == "room gold_s1.0"
    assert numbers.name(first["room", 0, 2, gold]) == "room gold_s1.1"


@pytest.mark.parametrize("tokens", [[(0, 0), (9000, 0), (3, 8000)], [(-7041, 33), (-12, -9950), (87, 5021)]])
def test_a_pillar_is_propped_up_around_the_pawn(tokens: list[tuple[int, int]]) -> None:
    """The grid of the rules: every 40 mm, up to 120 mm from the middle of the tokens."""
    numbers = encoding("dungeon_drop", 1)
    view = {"seats": 1, "seat": {"0": {}}, "tokens": [[x, y, 0, 1600] for x, y in tokens]}
    x, y = (round(sum(token[n] for token in tokens) / 3) // 100 for n in (0, 1))
    steps = range(-120, 121, 40)
    options = [("prop", cube, x + dx, y + dy) for cube in (0, 5) for dx in steps for dy in steps]
    legal = numbers.legal(view, 0, options)
    assert sorted(options) == sorted(legal.values())


@pytest.mark.parametrize("action", [-1, 10**6])
def test_what_is_no_action_has_no_name(action: int) -> None:
    with pytest.raises(IndexError, match=f"{action} is no action"):
        encoding("dungeoneer", 2).name(action)


def test_what_does_not_fit_into_a_crowded_block_is_left_out() -> None:
    numbers = encoding("dungeon_drop", 2)
    options = [("pull", x, 0) for x in range(numbers.blocks["pull"].size + 5)]
    assert numbers.blocks["pull"].size == len(numbers.legal(drop_view(), 0, options))


def test_elsewhere_two_options_with_one_number_are_a_mistake() -> None:
    numbers = encoding("dungeoneer", 2)
    view = {"seats": 2, "seat": {"0": {}, "1": {}}}
    with pytest.raises(AssertionError, match="are both action"):
        numbers.legal(view, 0, [("pass",), ("pass",)])


# -- versions ------------------------------------------------------------------------------------------------

KNOWN = {
    ("dungeon_drop", 1): "3d1f2d442278d819",
    ("dungeon_drop", 2): "bf6f89f9122d7c5a",
    ("dungeoneer", 2): "84b3fc0aed8274c2",
    ("dungeoneer", 4): "eef801aeb6713214",
    ("dungeonology", 3): "10f56b81ea2d1e05",
}


@pytest.mark.parametrize(("name", "seats"), sorted(KNOWN))
def test_a_version_never_changes(name: str, seats: int) -> None:
    """What was learnt with these numbers would be worth nothing with others: add a version instead."""
    numbers = encoding(name, seats)
    told = hashlib.sha256()
    for block in numbers.blocks.values():
        told.update(repr((block.verb, block.start, [place.labels for place in block.places])).encode())
    told.update(repr(numbers.layout()).encode())
    for n, table in enumerate(tables(name, seats, range(41, 42), 20 if name in SLOW else 200)):
        if table.choice is not None and n % 10 == 0:
            seat = table.choice.seat
            view = table.view(seat)
            told.update(repr(list(numbers.legal(view, seat, table.choice.options))).encode())
            told.update((numbers.observe(view, seat) * 1000).round().astype(np.int16).tobytes())
    assert KNOWN[name, seats] == told.hexdigest()[:16]


# -- the document --------------------------------------------------------------------------------------------


def test_the_document_holds_the_tables() -> None:
    """Made by `python -m undercroft.lab.envs.describe`."""
    assert describe.document() in DOCUMENT.read_text()
