"""In a deal that somebody imagines everybody can still answer what they are asked."""

from pathlib import Path

import pytest

from undercroft import scenarios

WET_NOTES = """
game  = "rocca_civetta"
rule  = ["RCV-R-244"]
title = "She declares with what Wet Notes leave her"

[given]
phase   = "action"
dungeon = ["I-4 2,0"]
cubes   = { "I-4" = ["civilization", "none", "none"] }

[given.seat.0]
scholar = "sara"
at      = "I-4"
jinxes  = ["wet_notes"]
CARDS

[given.seat.1]
at = "I-4"

[then]
asked = "phase.action"
"""


@pytest.mark.parametrize(
    "cards",
    [
        'stored = ["fate_4_1"]',
        'stored = ["fate_4_1", "tiptoe_1"]\nhand = ["tiptoe_2"]',
        'hand = ["fate_4_1"]',
    ],
)
def test_whoever_must_declare_has_a_card_for_it(tmp_path: Path, cards: str) -> None:
    """RCV-R-184, 244: her cards are unknown, but Wet Notes did not keep her from the Study."""
    path = tmp_path / "wet_notes.toml"
    path.write_text(WET_NOTES.replace("CARDS", cards), encoding="utf-8")
    table = scenarios.position(path)
    table.take(("study",))
    assert table.choice is not None
    assert table.choice.prompt == "test.declare"
    seen = table.view(1)["seat"]["0"]
    for seed in range(40):
        imagined = table.redeal(1, f"deal-{seed}")
        assert imagined.choice is not None
        assert imagined.choice.options
        assert imagined.game.conserved(imagined) == []
        assert imagined.view(1)["seat"]["0"] == seen
