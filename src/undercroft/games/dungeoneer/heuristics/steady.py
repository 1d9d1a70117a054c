"""The rules of thumb of somebody who knows Dungeoneer, by the question that is asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions, undecided, with_true_reasons
from undercroft.games.dungeoneer.heuristics import build, discard, encounters, moves, react
from undercroft.games.dungeoneer.heuristics.seen import Seen, seen


def complete(s: Seen, options: Sequence[Option]) -> Opinions:
    """quest.complete: one is as good as another."""
    return {option: Opinion(1.0, "counsel-quest-complete", {"card": s.name(option[1])}) for option in options}


PROMPTS: Final[dict[str, Callable[[Seen, Sequence[Option]], Opinions]]] = {
    "discard.choose": discard.discard,
    "encounter.lord": encounters.lord,
    "encounter.declare": encounters.lord,
    "encounter.blame": encounters.blame,
    "bane.recall": encounters.recall,
    "bane.destroy": encounters.destroy,
    "bane.swap": build.swap,
    "bane.swap_with": build.swap_with,
    "bane.facing": build.facing,
    "inventory.shed": discard.shed,
    "build.place": build.place,
    "layout.place": build.layout,
    "layout.kept": build.layout,
    "start.choose": build.start,
    "move.act": moves.move_act,
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


# sentences that say how things are, and nothing against an option; all others praise the best one
NEUTRAL_REASONS: Final = frozenset(
    (
        *("counsel-quest-fight", "counsel-quest-test", "counsel-quest-take", "counsel-quest-complete"),
        *("counsel-go-quest", "counsel-go-towards", "counsel-go-glory", "counsel-go-duel", "counsel-go-safe"),
        *("counsel-go-beyond", "counsel-go-nearer", "counsel-go-moving", "counsel-jump", "counsel-unlock"),
        *("counsel-open-locked", "counsel-open-trapped", "counsel-attack", "counsel-trap", "counsel-bane"),
        *("counsel-bane-deed", "counsel-challenge", "counsel-weapon", "counsel-style"),
    )
)


def steady(view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
    s = seen(view)
    rule = PROMPTS.get(s.prompt)
    return with_true_reasons(rule(s, options) if rule else undecided(options), NEUTRAL_REASONS)
