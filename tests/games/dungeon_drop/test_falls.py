"""Where cubes come to rest is kept with the move: records, saves and copies never let anything fall again.
Between the points that are listed every other one can be aimed at. What the physics is told: what falls, from
where, and how it is pushed.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests import quick

from undercroft import scenarios
from undercroft.engine.choice import Malformed, Refused
from undercroft.engine.game import Game
from undercroft.engine.record import RecordError, read_record
from undercroft.engine.replay import replay, verify
from undercroft.games.dungeon_drop import outcomes
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.cards.content import Measures
from undercroft.games.dungeon_drop.game import DungeonDrop
from undercroft.games.dungeon_drop.physics import FallOutcome, FallScene, Flick


def played(game: Game, seats: int, seed: int, decisions: int = 60) -> Any:
    table, chance = game.new(seats, seed=seed), Random(seed)
    while table.choice is not None and table.past.number < decisions:
        verbs: dict[str, list[Any]] = {}
        for option in table.choice.options:
            verbs.setdefault(option[0], []).append(option)
        table.take(chance.choice(verbs[chance.choice(sorted(verbs))]))
        assert not game.conserved(table)
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_record_tells_where_everything_fell(drop: Game, seats: int) -> None:
    table = played(drop, seats, 3)
    with quick.falls(quick.never):
        again = replay(table.record(reveal=True))
        assert verify(table.record(reveal=True)).moves == table.past.number
    assert again.whole() == table.whole()
    assert again.record(reveal=True) == table.record(reveal=True)


def test_a_saved_table_knows_it_too(drop: Game) -> None:
    table = played(drop, 1, 4)
    loaded: Any = DungeonDrop(quick.never).load(table.save())
    assert loaded.whole() == table.whole()
    assert loaded.record(reveal=True) == table.record(reveal=True)
    assert loaded.copy().whole() == table.whole()


def test_a_record_without_its_outcome_is_refused(drop: Game) -> None:
    text = played(drop, 1, 5, 2).record(reveal=True)
    first = read_record(text).moves[0]
    assert first.outcomes
    for outcome in first.outcomes:
        text = text.replace(f" ={outcome}", "", 1)
    with pytest.raises(RecordError, match="expected another outcome, found only 0"):
        replay(text)


def test_an_outcome_that_says_nothing_is_refused(drop: Game) -> None:
    text = played(drop, 1, 5, 2).record(reveal=True)
    outcome = read_record(text).moves[0].outcomes[0]
    with pytest.raises(RecordError, match="does not tell where anything lies"):
        replay(text.replace(f"={outcome}", "=AAAA", 1))


def test_what_lies_between_the_listed_points(drop: Game) -> None:
    table = played(drop, 1, 6, 1)
    while table.choice is not None and table.choice.prompt != "explore.aim":
        table.take(table.choice.options[-1])
    assert table.choice is not None
    option = ("drop", 13, -7, 177)
    assert option not in table.choice.options
    assert table.why_not(option) is None
    table.take("drop 13 -7 177")
    assert table.past.option == option
    assert table.past.outcomes


@pytest.mark.parametrize("height", [149, 301])
def test_a_height_that_no_hand_has(drop: Game, height: int) -> None:
    table = drop.new(1, seed=1)
    with pytest.raises((Refused, Malformed)):
        table.take(f"height {height}")
    assert table.past.number == 0


def test_a_fate_is_read_as_it_was_written() -> None:
    text = "AwAEsP__-yHC"
    assert outcomes.write(outcomes.read(text, {3: 800})) == text
    for wrong in ("A", "AwAEsP__-yH", "ÄÄ", "BAAEsP__-yHC"):
        with pytest.raises(Malformed):
            outcomes.read(wrong, {3: 800})


# -- what is handed to the physics ---------------------------------------------------------------------------

ROOM = 'tokens = ["0,0", "120,0", "0,90"]\n'
PILLARS = '"pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90", "pillar_s4 120,90"'


Causes = list[tuple[Any, list[str]]]


@pytest.fixture
def causes() -> Iterator[Causes]:
    """Every cause that the physics was told, with the names of the pieces that it moves."""
    found: Causes = []
    names = [*base_box().names, "pawn", *(f"meeple_{n}" for n in range(4))]

    def settle(measures: Measures, scene: FallScene, cause: Any, seed: int) -> FallOutcome:
        moved = [cause.cube] if isinstance(cause, Flick) else cause.cubes
        found.append((cause, [names[scene.ids[n]] for n in moved]))
        return quick.settle(measures, scene, cause, seed)

    with quick.falls(settle):
        yield found


def laid_out(path: Path, given: str) -> Any:
    path.write_text(f'game = "dungeon_drop"\nrule = ["DRP-R-01"]\ntitle = "t"\n[given]\n{given}', "utf-8")
    return scenarios.position(path)


@pytest.mark.parametrize(
    ("aim", "where"),
    [
        ("40 30", (4000, 3000)),
        ("100 80", (6880, 3840)),  # to the slanted side
        ("390 290", (12000, 0)),  # to a corner
        ("-50 40", (0, 4000)),
    ],
)
def test_r_03_a_solo_aim_is_moved_between_the_tokens(
    causes: Causes, aim: str, where: tuple[int, int], tmp_path: Path
) -> None:
    """The closed triangle of the token centres (DRP-DROP-06, DRP-R-01, DRP-R-03, DRP-R-78)."""
    table = laid_out(tmp_path / "x.toml", ROOM + 'cubes = ["pillar_s4 60,-90"]\nbox = ["gold_l1"]')
    table.take(f"drop {aim} 177")
    ((cause, names),) = causes
    assert (*where, 17700, False) == (cause.x, cause.y, cause.height, cause.first)
    assert ["gold_l1"] == names


@pytest.mark.parametrize(
    ("aim", "where"),
    [("-290 -190", (-29000, -19000)), ("-310 -200", (-30400, -20000)), ("60 60", (6000, 6000))],
)
def test_r_03_a_normal_aim_is_moved_over_the_cubes(
    causes: Causes, aim: str, where: tuple[int, int], tmp_path: Path
) -> None:
    """The hull of all footprints, outside the limits too (DRP-DROP-05, DRP-R-03)."""
    cubes = f'cubes = [{PILLARS}, "gold_s1 -300,-200"]\nbox = ["gold_l1"]'
    table = laid_out(tmp_path / "x.toml", "seats = 2\n" + cubes)
    table.take(f"drop {aim} 150")
    assert where == (causes[0][0].x, causes[0][0].y)


@pytest.mark.parametrize("seats", [1, 2])
def test_set_04_the_first_drop(causes: Causes, drop: Game, seats: int) -> None:
    """Over the centre, everything small at once; in the solo game Staircase, Relics and Pawn too (DRP-SET-04,
    DRP-SSET-03, DRP-MP-14, DRP-R-03).
    """
    table: Any = drop.new(seats, seed=3)
    table.take("height 213")
    cause, names = causes[0]
    assert (0, 0, 21300, True) == (cause.x, cause.y, cause.height, cause.first)
    solo = {"stair_s1", "relic_s1", "relic_s2", "pawn"} if seats == 1 else set()
    small = {name for name in table.box.names if "_l" not in name} - {"stair_s1", "relic_s1", "relic_s2"}
    assert small | solo == set(names)


@pytest.mark.parametrize(
    ("pawn", "stair", "again"), [("300,-100", "20,20", "pawn"), ("40,30", "-60,-60", "stair_s1")]
)
def test_r_16_pawn_and_staircase_fall_again_over_the_centre(
    causes: Causes, pawn: str, stair: str, again: str, tmp_path: Path
) -> None:
    """Alone, from the height of the first drop, as in an Explore (DRP-DROP-02, DRP-R-16, DRP-R-79)."""
    given = f'phase = "enter"\nheight = 260\npawn = "{pawn}"\ncubes = [{PILLARS}, "stair_s1 {stair}"]'
    laid_out(tmp_path / "x.toml", given)
    for cause, names in causes:
        assert (0, 0, 26000, False) == (cause.x, cause.y, cause.height, cause.first)
        assert names in (["pawn"], ["stair_s1"])
    assert [again] == causes[0][1]


def test_r_72_cubes_that_are_tossed(causes: Causes, tmp_path: Path) -> None:
    """Together, from where the player says, as in an exploration (DRP-R-40, DRP-R-72)."""
    cubes = 'phase = "act"\ncubes = ["pillar_s4 60,-90", "gold_s1 40,30", "troll_l1 60,20"]\n'
    table = laid_out(tmp_path / "x.toml", ROOM + cubes + 'seat.0.race = "gnome"')
    for option in ("use gnome gnome", "point 40 30", "pick troll_l1", "pick gold_s1", "drop 100 80 160"):
        table.take(option)
    ((cause, names),) = causes
    assert (6880, 3840, 16000, False) == (cause.x, cause.y, cause.height, cause.first)
    assert ["gold_s1", "troll_l1"] == names


@pytest.mark.parametrize(("card", "noise"), [("ranger", False), ("beastmaster", True)])
def test_r_35_a_flick(causes: Causes, card: str, noise: bool, tmp_path: Path) -> None:
    """Direction and strength of the player; only Aimed Shot has no noise (DRP-R-35)."""
    cubes = 'phase = "act"\ncubes = ["pillar_s4 60,-90", "troll_l1 60,20"]\n'
    table = laid_out(tmp_path / "x.toml", ROOM + cubes + f'seat.0.classes = ["{card}"]')
    table.take(f"use {card} {card}")
    table.take("flick troll_l1 359 67")
    ((cause, names),) = causes
    assert (3590, 67, noise) == (cause.direction, cause.strength, cause.noise)
    assert ["troll_l1"] == names


def test_a_pull(causes: Causes, tmp_path: Path) -> None:
    """0.6 m/s towards the point, whatever lies within 80 (DRP-R-85)."""
    cubes = (
        'phase = "act"\ncubes = ["pillar_s4 60,-90", "gold_s1 60,20", "key_s1 40,40", "gold_s2 300,200"]\n'
    )
    table = laid_out(tmp_path / "x.toml", ROOM + cubes + 'seat.0.race = "automaton"')
    table.take("use automaton automaton")
    table.take("pull 30 20")
    ((cause, names),) = causes
    assert (3000, 2000, 600) == (cause.x, cause.y, cause.speed)
    assert ["gold_s1", "key_s1"] == names


def test_r_88_an_overreached_room_is_dropped_again(causes: Causes, tmp_path: Path) -> None:
    """From 150 above the middle of its corners (DRP-R-88)."""
    given = f'seats = 2\nphase = "loot"\noptions = {{ honour = 1 }}\ncubes = [{PILLARS}, "dragon_h1 30,30"]\n'
    table = laid_out(tmp_path / "x.toml", given + 'seat.0.race = "fairy"')
    table.take("room pillar_s1 pillar_s2 pillar_s3")
    ((cause, names),) = causes
    assert (4000, 3000, 15000, False) == (cause.x, cause.y, cause.height, cause.first)
    assert ["dragon_h1"] == names
