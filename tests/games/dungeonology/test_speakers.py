"""Who speaks in a Stealth Test, as it is told to those who draw it: what is told is what is asked."""

from random import Random

import undercroft as uc
from undercroft.games.dungeonology.texts import speakers

PROMPTS = ("test.opponent", "test.target", "test.tester")


def test_everybody_is_asked_in_the_order_that_was_told() -> None:
    seen = set()
    for seed in range(6):
        rng, table = Random(seed), uc.game("dungeonology").new(seats=3 + seed % 2, seed=seed)
        while table.choice is not None and table.past.number < 400:
            view = table.view(None)
            if view["test"]:
                told = speakers(view)
                states = [one["state"] for one in told]
                assert told[-1]["seat"] == view["test"]["seat"]
                asked = [one["seat"] for one in told if one["state"] == "now"]
                assert asked == ([table.choice.seat] if table.choice.prompt in PROMPTS else [])
                now = states.index("now") if asked else 0
                assert "next" not in states[:now]
                assert "spoken" not in states[now:]
                seen |= {table.choice.prompt, view["test"]["kind"], *states}
            table.take(rng.choice(table.choice.options))
    assert {*PROMPTS, "study", "espionage", "now", "next", "spoken", "silent"} <= seen
