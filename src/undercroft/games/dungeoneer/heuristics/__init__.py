"""Heuristics: what Dungeoneer knows of playing well, for the bots and the hints that ask for it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Heuristics, Opinion, Opinions, honest
from undercroft.games.dungeoneer.heuristics import build, discard, lord, react, walk
from undercroft.games.dungeoneer.heuristics.appraise import appraise
from undercroft.games.dungeoneer.heuristics.novice import first_thoughts
from undercroft.games.dungeoneer.heuristics.seen import Seen, imagined, seen


def complete(s: Seen, options: Sequence[Option]) -> Opinions:
    """quest.complete: one is as good as another."""
    return {option: Opinion(1.0, "counsel-quest-complete", {"card": s.name(option[1])}) for option in options}


PROMPTS: Final[dict[str, Callable[[Seen, Sequence[Option]], Opinions]]] = {
    "discard.choose": discard.discard,
    "encounter.lord": lord.lord,
    "encounter.declare": lord.lord,
    "encounter.blame": lord.blame,
    "bane.recall": lord.recall,
    "bane.destroy": lord.destroy,
    "bane.swap": build.swap,
    "bane.swap_with": build.swap_with,
    "bane.facing": build.facing,
    "inventory.shed": discard.shed,
    "build.place": build.place,
    "move.act": walk.move_act,
    "quest.complete": complete,
    "combat.style": react.style,
    "combat.weapon": react.weapon,
    "combat.power": react.brace,
    "combat.reckon": react.reckon,
    "window.response": react.window,
    "window.reroll": react.window,
    "window.prevent": react.window,
    "window.check": react.window,
}


# in imagination: what is mostly passed, and what needs nothing but the table
PASSED: Final = frozenset(("window.reroll", "window.response", "window.check"))
OPEN: Final = frozenset(("move.act", "discard.choose", "build.place", "encounter.lord", "encounter.declare"))

# sentences that say how things are, and nothing against an option; all others praise the best one
FACTS: Final = frozenset(
    (
        *("counsel-quest-fight", "counsel-quest-test", "counsel-quest-take", "counsel-quest-complete"),
        *("counsel-go-quest", "counsel-go-towards", "counsel-go-glory", "counsel-go-duel", "counsel-go-safe"),
        *("counsel-go-beyond", "counsel-go-nearer", "counsel-go-moving", "counsel-jump", "counsel-unlock"),
        *("counsel-open-locked", "counsel-open-trapped", "counsel-attack", "counsel-trap", "counsel-bane"),
        *("counsel-bane-deed", "counsel-challenge", "counsel-weapon", "counsel-style"),
    )
)


class DungeoneerHeuristics(Heuristics):
    """Rules of thumb by the question that is asked."""

    ahead = 12  # through a turn of everybody: a gain that is paid for there is none
    breadth = 6

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return first_thoughts(seen(view), options)

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        s = seen(view)
        return honest(PROMPTS[s.prompt](s, options), FACTS)

    def inclined(self, table: Any, chance: Chance) -> Option:
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
        return max(opinions, key=lambda option: opinions[option].worth)

    def appraise(self, table: Any) -> Sequence[float]:
        return appraise(table)


HEURISTICS: Final = DungeoneerHeuristics()
