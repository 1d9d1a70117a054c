"""Who is told what: cubes that only one hero has looked at, and Quests (DRP-SET-02, DRP-R-83, DRP-R-94)."""

from pathlib import Path
from typing import Any

import pytest

from undercroft import scenarios
from undercroft.engine.game import Game

HEAD = 'game = "dungeon_drop"\nrule = ["DRP-R-83"]\ntitle = "t"\n[given]\nseats = 3\nturn = 1\n'
PILLARS = 'cubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90"]\n'
ONLY_SEAT_1 = 0b010


def told(events: tuple[Any, ...], kind: str) -> Any:
    (event,) = [event for event in events if event.kind == kind]
    return event


@pytest.mark.parametrize(
    ("hero", "card"), [('race = "high_elf"', "high_elf"), ('classes = ["monk"]', "monk")]
)
def test_r_83_only_the_hero_sees_what_was_drawn(hero: str, card: str, tmp_path: Path) -> None:
    """The others hear how many there are."""
    path = tmp_path / "x.toml"
    path.write_text(f"{HEAD}{PILLARS}[given.seat.1]\n{hero}\n", "utf-8")
    table: Any = scenarios.position(path)
    looked = told(table.take(f"use {card} {card}"), "looked")
    assert ONLY_SEAT_1 == looked.seen == looked.learned
    assert {"seat", "n"} == set(looked.data)
    for seat, count in ((0, 0), (1, looked.data["n"]), (2, 0)):
        view = table.view(seat)
        assert count == len(view["drawn"]["known"])
        assert looked.data["n"] == view["drawn"]["count"]
        assert 44 - count == sum(view["box"].values())


def test_r_83_what_goes_back_stays_unknown(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(f'{HEAD}{PILLARS}[given.seat.1]\nrace = "high_elf"\n', "utf-8")
    table: Any = scenarios.position(path)
    table.take("use high_elf high_elf")
    gave = told(table.take(table.choice.options[0]), "gave_back")
    assert ONLY_SEAT_1 == gave.seen
    assert {"seat"} == set(gave.data)


def test_set_02_quests_are_dealt_in_secret(drop: Game) -> None:
    """Each owner sees the own Quest, and nobody another one."""
    table: Any = drop.new(3, seed=5)
    dealt = [event for event in table.past.events if event.kind == "quest_dealt"]
    assert [(0, 0b001), (1, 0b010), (2, 0b100)] == [(event.data["seat"], event.seen) for event in dealt]
    for seat in range(3):
        seen = [table.view(seat)["seat"][str(other)]["quest"] for other in range(3)]
        assert [other == seat for other in range(3)] == [quest is not None for quest in seen]
