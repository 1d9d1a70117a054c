"""What a seat would do at a table that is only imagined: for rollouts."""

from collections.abc import Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import favourite_of
from undercroft.games.dungeoneer.heuristics.seen import imagined, seen
from undercroft.games.dungeoneer.heuristics.steady import PROMPTS

# in imagination: what is mostly passed, and what needs nothing but the table
PASSED: Final = frozenset(("window.reroll", "window.response", "window.check"))
OPEN: Final = frozenset(("move.act", "discard.choose", "build.place", "encounter.lord", "encounter.declare"))


def rollout_policy(table: Any) -> Option:
    """The rules of thumb themselves: whoever plays worse in his thoughts does not see what is good."""
    choice = table.choice
    options: Sequence[Option] = choice.options
    prompt = choice.prompt
    if len(options) == 1:
        return options[0]
    if prompt in PASSED:
        return options[-1]
    if prompt in OPEN:
        s = imagined(table, choice.seat, prompt)
    else:
        s = seen(table.view(choice.seat))
    opinions = PROMPTS[prompt](s, options)
    return favourite_of(opinions)
