"""Tables that were saved in format 1, in the middle of any ability: one procedure served them all."""

import json
from pathlib import Path
from typing import Any

import pytest

from undercroft import scenarios
from undercroft.engine.game import Game

GIVEN = """
game = "dungeon_drop"
rule = ["DRP-R-67"]
title = "t"
[given]
phase = "act"
tokens = ["0,0", "120,0", "0,90"]
cubes = ["pillar_s4 60,-90", "gold_s1 40,30", "troll_l1 60,20"]
"""
ABILITIES = {  # the card of the hero, and what was done when it was saved
    "slid": ("dwarf", ["use dwarf dwarf"]),
    "attracted": ("automaton", ["use automaton automaton"]),
    "pointed": ("gnome", ["use gnome gnome"]),
    "picked": ("gnome", ["use gnome gnome", "point 40 30", "pick troll_l1"]),
    "aimed": ("gnome", ["use gnome gnome", "point 40 30", "pick troll_l1", "pick gold_s1"]),
}


@pytest.mark.parametrize("step", ABILITIES)
def test_an_ability_in_progress(step: str, drop: Game, tmp_path: Path) -> None:
    race, done = ABILITIES[step]
    path = tmp_path / "x.toml"
    path.write_text(f'{GIVEN}seat.0.race = "{race}"', "utf-8")
    table = scenarios.position(path)
    for option in done:
        table.take(option)
    assert step == table.stack[-1].step
    data: Any = json.loads(json.dumps(table.save()))
    _, frame = data["position"]["stack"][-1]
    former = {"chosen": [], "left": 0, "x": 0, "y": 0, **frame}
    data["position"]["stack"][-1] = ["Acting", former]
    assert table == drop.load({**data, "format": 1})
