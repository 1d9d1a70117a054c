"""What a seat would probably do, found quickly on an imagined table: mostly by chance, but no plain mistakes.

It is for the end of a simulation, thousands of times: whoever is asked in another's turn passes, studies
are made that the hand is enough for, cards are laid down until it is enough, and not more.
"""

from collections.abc import Callable
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.games.dungeonology.cards.box import ALERT, STEALTH
from undercroft.games.dungeonology.heuristics.evaluate import points_within
from undercroft.games.dungeonology.rules.scoring import thesis_points
from undercroft.games.dungeonology.rules.stealth_test import StealthTest, bonus_of, current_test
from undercroft.games.dungeonology.rules.students import alert_bonus
from undercroft.games.dungeonology.rules.values import stamina_of, study_bonus_of
from undercroft.games.dungeonology.table import CAMP, Table

Options = tuple[Option, ...]
Leaning = Callable[[Table, Options, Chance], Option]

PASS: Final[Option] = ("pass",)
DONE: Final[Option] = ("done",)
REVEAL: Final[Option] = ("reveal",)
STEPS: Final = ("walk", "sneak")
COMMON_SENSE: Final = 2  # cubes of one Study: the Intelligence of most


def at_random(options: Options, chance: Chance) -> Option:
    return options[chance.below("bot", len(options))]


def of_verbs(options: Options, verbs: tuple[str, ...]) -> Options:
    return tuple(option for option in options if option[0] in verbs)


def activity(s: Table, options: Options, chance: Chance) -> Option:
    """A Thesis that will be accepted; a Rest only before the last Stun Token."""
    seat = s.active
    if ("submit",) in options and thesis_points(s, seat) >= s.box.card[s.clan].target:
        return ("submit",)
    if ("explore",) not in options:  # DGY-ED-23
        return ("rest",)
    tired = s.stun[seat] and s.stun[seat] + 1 >= stamina_of(s, seat) and not s.students[seat]
    return ("rest",) if tired and chance.below("bot", 2) else ("explore",)


def homecoming(s: Table, options: Options, chance: Chance) -> Option:
    """A Thesis that will be accepted (DGY-ED-46)."""
    return ("submit",) if thesis_points(s, s.active) >= s.box.card[s.clan].target else PASS


def strength(s: Table, seat: int) -> int:
    bonus = s.box.bonus
    return sum([bonus[card] for card in s.hand[seat]]) + study_bonus_of(s, seat)


def movement(s: Table, options: Options, chance: Chance) -> Option:
    """To the best cubes next door, unless there are better ones here; a new Zone where there are none."""
    if not chance.below("bot", 8):
        return at_random(options, chance)
    seat = s.active
    spare = strength(s, seat) - alert_bonus(s)
    at = s.at[seat]
    found, most = DONE, points_within(s, seat, at, spare, COMMON_SENSE) if at != CAMP else 0
    reveals = False
    for option in options:
        verb = option[0]
        if verb == "reveal":
            reveals = True
        elif verb in STEPS:
            points = points_within(s, seat, option[1], spare, COMMON_SENSE)
            if points > most:
                found, most = option, points
    if most:
        return found
    if reveals and chance.below("bot", 4):
        return REVEAL
    ways = of_verbs(options, STEPS)
    return at_random(ways or options, chance)


def can_study(s: Table, seat: int) -> bool:
    """Cubes here, and a hand that is enough for one."""
    spare = strength(s, seat) - alert_bonus(s)
    return points_within(s, seat, s.at[seat], spare, COMMON_SENSE) > 0


def action(s: Table, options: Options, chance: Chance) -> Option:
    """Collect or Study; then it is done."""
    for option in options:
        if option[0] == "study" and can_study(s, s.active):
            return option
        if option[0] == "collect" and chance.below("bot", 2):
            return option
    return at_random(options, chance) if not chance.below("bot", 4) else DONE


def indicate(s: Table, options: Options, chance: Chance) -> Option:
    """As many cubes as the hand is enough for."""
    test = s.stack[-1]
    assert isinstance(test, StealthTest)
    spare = strength(s, test.seat) - test.alert(s)
    found = options[0]
    for option in options:
        n = option[1]
        if n * (n - 1) // 2 <= spare:
            found = option
    return found


def declare(s: Table, options: Options, chance: Chance) -> Option:
    """Any cards until it is enough."""
    test = s.stack[-1]
    assert isinstance(test, StealthTest)
    if options[-1] == ("declare",):
        laid = sum([bonus_of(s, test.seat, card) for card in test.cards])
        if laid + test.constant_bonus(s) >= test.alert(s):
            return options[-1]
        options = options[:-1]
    return at_random(options, chance)


def hinder(s: Table, options: Options, chance: Chance) -> Option:
    """Now and then, with one card that is enough."""
    test = current_test(s)
    if test is None or chance.below("bot", 2):
        return PASS
    gap = test.stealth - test.alert(s)
    if gap >= 0:
        for option in options:
            if option[0] == "aux" and option[2] == ALERT and s.box.trick[option[1]].level > gap:
                return option
    return PASS


def last_word(s: Table, options: Options, chance: Chance) -> Option:
    """A card where it is not enough."""
    test = current_test(s)
    gap = 0 if test is None else test.alert(s) - test.stealth
    if gap <= 0:
        return PASS
    cards = tuple(option for option in options if option[0] == "aux" and option[2] == STEALTH)
    for option in cards:
        if s.box.trick[option[1]].level >= gap:
            return option
    return at_random(cards, chance) if cards else PASS


def window(s: Table, options: Options, chance: Chance) -> Option:
    return PASS if chance.below("bot", 8) else at_random(options, chance)


def stun(s: Table, options: Options, chance: Chance) -> Option:
    """A Student for the token that would cost the next turn."""
    seat = s.choice.seat if s.choice is not None else s.active
    last = s.stun[seat] + 1 >= stamina_of(s, seat) and not s.maximum
    return ("avoid",) if last else ("suffer",)


def sort_hand(s: Table, options: Options, chance: Chance) -> Option:
    return DONE if chance.below("bot", 2) else at_random(options, chance)


def protect(s: Table, options: Options, chance: Chance) -> Option:
    return ("keep",)


POLICIES: Final[dict[str, Leaning]] = {
    "turn.activity": activity,
    "turn.thesis": homecoming,
    "phase.movement": movement,
    "phase.action": action,
    "study.indicate": indicate,
    "test.declare": declare,
    "test.opponent": hinder,
    "test.target": hinder,
    "test.tester": last_word,
    "test.at_once": window,
    "window.instant": window,
    "window.turn_start": window,
    "window.announced": window,
    "window.reaction": window,
    "stun.avoid": stun,
    "rest.discard": sort_hand,
    "cube.protect": protect,
}


def rollout_policy(s: Table, chance: Chance) -> Option:
    choice = s.choice
    assert choice is not None
    options = choice.options
    if len(options) == 1:
        return options[0]
    policy = POLICIES.get(choice.prompt)
    return policy(s, options, chance) if policy is not None else at_random(options, chance)
