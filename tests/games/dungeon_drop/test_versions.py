"""Rules versions of Dungeon Drop live side by side: what version 1 offered and told, it still does."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import undercroft as uc
from undercroft.engine.game import Game
from undercroft.engine.past import Origin
from undercroft.engine.record import RecordError
from undercroft.engine.replay import replay, verify
from undercroft.games.dungeon_drop import scenario

ROOM = ["0,0", "120,0", "0,90"]
ENDINGS = sorted((Path(__file__).parent / "endings").glob("*.record"))


def laid_out(version: int, **given: Any) -> Any:
    game = uc.game("dungeon_drop", version)
    table = game.empty(1, game.checked_options({}), Origin("versions"))
    game.arrange(table, scenario.GivenDropTable(tokens=ROOM, **given))
    game.begin(table)
    return table


def at_a_slide(version: int) -> Any:
    hero = scenario.GivenHero(race="dwarf", classes=["rogue"])
    table = laid_out(version, phase="act", cubes=["pillar_s4 60,-90"], seat={"0": hero})
    table.take("use dwarf dwarf")
    return table


def test_a_new_table_has_the_newest_rules(drop: Game) -> None:
    assert drop.version == 2
    assert drop.new(seed=1).whole()["version"] == 2


def test_the_first_version_still_offers_an_idle_slide() -> None:
    """DRP-R-67 as it was played, so that such a game goes on and is replayed."""
    table = at_a_slide(1)
    assert "slide pillar_s4 60 -90" in {table.write(option) for option in table.choice.options}
    table.take("slide pillar_s4 60 -90")
    assert table.choice.prompt == "move.room"
    newer = at_a_slide(2)
    assert "slide pillar_s4 60 -90" not in {newer.write(option) for option in newer.choice.options}
    assert newer.why_not("slide pillar_s4 60 -90").rule == "DRP-R-67"


@pytest.mark.parametrize(("version", "spot"), [(1, (100, 80)), (2, (68.8, 38.4))])
def test_where_cubes_were_let_go(version: int, spot: tuple[float, float]) -> None:
    """DRP-R-01: version 1 tells the point that was asked for. Both let go at the same."""
    table = laid_out(version, cubes=["pillar_s4 60,-90"], box=["gold_l1"])
    (explored, *_) = table.take("drop 100 80 200")
    assert spot == (explored.data["x"], explored.data["y"])


def test_an_aim_within_the_room_is_a_whole_number() -> None:
    (explored, *_) = laid_out(2, cubes=["pillar_s4 60,-90"], box=["gold_l1"]).take("drop 40 30 200")
    assert (40, 30) == (explored.data["x"], explored.data["y"])
    assert int is type(explored.data["x"])


@pytest.mark.parametrize("path", ENDINGS[::7], ids=lambda path: path.stem)
def test_recorded_games_are_those_of_version_1(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "game dungeon_drop 1\n" in text
    assert verify(text).table.game is uc.game("dungeon_drop", 1)


def test_a_record_of_the_first_version_is_not_one_of_the_second() -> None:
    """An aim outside the room: the check finds the line."""
    old = uc.game("dungeon_drop", 1)
    table, chance = old.new(2, seed=5), Random(5)
    while table.choice is not None and table.choice.prompt != "explore.aim":
        table.take(chance.choice(table.choice.options))
    table.take("drop 399 299 200")
    text = table.record()
    assert replay(text).record() == text
    with pytest.raises(RecordError, match="the check is"):
        verify(text.replace("game dungeon_drop 1\n", "game dungeon_drop 2\n"))


def test_a_crowded_pillar_has_finer_spots() -> None:
    """Where the usual grid has no free spot, a finer one is listed."""
    ring = [(dx, dy) for dx in (-40, 0, 40) for dy in (-40, 0, 40) if dx or dy]
    cubes = [f"gold_s{n + 1} {60 + dx},{-90 + dy}" for n, (dx, dy) in enumerate(ring[:7])]
    cubes.append(f"ruby_s1 {60 + ring[7][0]},{-90 + ring[7][1]}")
    hero = scenario.GivenHero(race="dwarf", classes=["rogue"])
    table = laid_out(2, phase="act", cubes=["pillar_s4 60,-90", *cubes], seat={"0": hero})
    table.take("use dwarf dwarf")
    assert len(table.choice.options) > 20
    table.take(table.choice.options[0])
