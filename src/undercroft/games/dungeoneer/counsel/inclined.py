"""What somebody would probably do, found quickly: mostly chance, without plain stupidity. For the search,
which ends its lines of thought with a few such decisions.
"""

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.games.dungeoneer.board import STEPS
from undercroft.games.dungeoneer.counsel.appraise import errand
from undercroft.games.dungeoneer.counsel.lie import lie_of
from undercroft.games.dungeoneer.table import Table

Options = tuple[Option, ...]

SENSIBLE: Final = 4  # of so many steps, all but one lead to a Quest
HARD: Final = 0.15  # a Quest that is hardly worth trying
OUTMATCHED: Final = 3  # a Monster so much weaker than its victim stays in the hand
NO_WAY: Final = 99


def incline(s: Table, chance: Chance) -> Option:
    """One of the options."""
    choice = s.choice
    assert choice is not None
    options = choice.options
    if len(options) == 1:
        return options[0]
    prompt = choice.prompt
    if prompt == "move.act":
        return walk(s, options, chance)
    if prompt == "discard.choose":  # hand cards come first: Treasures and Quests are kept
        held = len(s.hand[choice.seat])
        return options[chance.below("bot", held or len(options))]
    if prompt[:9] == "encounter":
        return send(s, options, chance)
    if prompt[:6] == "combat" or prompt == "window.prevent":  # to pass or to fight unarmed comes last
        return options[0]
    return options[chance.below("bot", len(options))]


def send(s: Table, options: Options, chance: Chance) -> Option:
    """To do something rather than nothing, but no Monster goes against somebody far stronger."""
    option = options[chance.below("bot", len(options))]
    if option[0] == "done":
        option = options[chance.below("bot", len(options))]
    if option[0] == "attack":
        _, card, victim, score = option
        if s.box.card[card].attack[score] + OUTMATCHED < base_score(s, victim, score):
            return options[-1]
    return option


def walk(s: Table, options: Options, chance: Chance) -> Option:
    """Attempt a Quest, buy what lasts, go where Quests call; else anything."""
    box, seat = s.box, s.active
    hero, level = s.hero[seat], s.level[seat]
    for option in options:
        verb = option[0]
        if verb == "play" or verb == "offer":
            return option
        if verb == "quest" and errand(box, option[1], s.tokens[option[1]], hero, level)[1] > HARD:
            return option
    if chance.below("bot", SENSIBLE):
        towards = step_to_quest(s, options)
        if towards is not None:
            return towards
    option = options[chance.below("bot", len(options))]
    if option[0] == "challenge":
        _, rival, score = option
        if base_score(s, seat, score) < base_score(s, rival, score):
            return options[-1]
    return option


def step_to_quest(s: Table, options: Options) -> Option | None:
    """A step nearer to the room of the Quest that promises most, or to stay there; None if there is none."""
    box, seat = s.box, s.active
    here, hero, level, lie = s.at[seat], s.hero[seat], s.level[seat], lie_of(box, s.grid)
    best, found, now = 0.0, None, NO_WAY
    for quest in s.quests[seat]:
        rooms, ease, _ = errand(box, quest, s.tokens[quest], hero, level)
        for room in rooms:
            there = lie.rooms.get(room)
            if there is not None:
                far = lie.steps_to(there)
                steps = far.get(here, NO_WAY)
                hope = ease / (1 + steps)
                if hope > best:
                    best, found, now = hope, far, steps
    if found is None:
        return None
    for option in options:
        verb = option[0]
        if (verb == "move" or verb == "open") and found.get(here + STEPS[option[1]], NO_WAY) < now:
            return option
    return options[-1] if now == 0 else None


def base_score(s: Table, seat: int, score: int) -> int:
    """A score by the level alone."""
    return s.box.card[s.hero[seat]].levels[s.level[seat] - 1][score]
