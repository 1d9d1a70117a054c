"""Options that bring nothing: help for a rival's test, more for a test that is won or lost, Speed when the
way is behind her, Students from an empty Bonfire, Main Effects that cannot be paid or have nobody to act on,
or add nothing to a test that is decided (chapters AUX, STUDY, ESP, MOVE, MAIN).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.games.dungeonology.cards.box import ALERT, IN_TESTS
from undercroft.games.dungeonology.cards.content import EXPLORATION, MAGIC, NOTORIETY, Trick
from undercroft.games.dungeonology.cards.packs import box_in
from undercroft.games.dungeonology.heuristics import effects
from undercroft.games.dungeonology.heuristics.situation import Situation

HIGHEST: Final = 5  # the highest Bonus Value: what Divination can bring (DGY-ICON-10)
ANYTHING: Final = 99


def useless(view: Mapping[str, Any], options: Sequence[Option]) -> frozenset[Option]:
    test, phase = view["test"], view["phase"]
    in_vain = {is_alert: is_in_vain(view, options, is_alert) for is_alert in (False, True)} if test else {}
    box = box_in(view)
    type_of = box.type_of
    found: set[Option] = set()
    for option in options:
        match option:
            case ("aux", card, branch) if type_of[card] in IN_TESTS:
                is_vain = in_vain[branch == ALERT]
            case ("aux", card, _) if (
                type_of[card] == NOTORIETY
            ):  # DGY-AUX-10 to 12: the third draws one first
                is_vain = not view["bonfire"] and box.trick[card].level < 3
            case ("aux", card, _):
                is_vain = phase == "action" and type_of[card] == EXPLORATION
            case ("main", card):
                is_vain = bool(test) and in_vain[True] and bool(raising(box.trick[card]))
            case ("skill", _):
                is_vain = bool(test) and in_vain[False]
            case _:
                is_vain = False
        if is_vain:
            found.add(option)
    return frozenset(found)


def is_in_vain(view: Mapping[str, Any], options: Sequence[Option], is_alert: bool) -> bool:
    """Whoever takes the test wants a high Stealth Value, unless nobody speaks after her and it is enough.
    Everybody else wants a high Alert Value, unless all that she can add would be too little, or the test
    fails whatever its player has left.
    """
    test, asked = view["test"], view["asked"]
    ahead = test["stealth"] - test["alert"]
    if test["seat"] == asked["seat"]:
        return is_alert or (asked["prompt"] == "test.tester" and ahead >= 0)
    if not is_alert:
        return True
    tester = view["seat"][str(test["seat"])]
    if ahead < 0 and not tester["hand"]["count"] and "divine_intervention" not in tester["skills"]:
        return True
    return not is_followed(view, asked["seat"]) and ahead >= most_alert(view, options)


def most_alert(view: Mapping[str, Any], options: Sequence[Option]) -> int:
    """The most that the cards on offer can add to the Alert Value together."""
    box, found = box_in(view), dict[int, int]()
    for option in options:
        if option[0] == "aux" and option[2] == ALERT:
            card = option[1]
            found[card] = HIGHEST if box.type_of[card] == MAGIC else box.trick[card].level
        elif option[0] == "main":
            card = option[1]
            found[card] = max(found.get(card, 0), raised_by(view, box.trick[card]))
    return sum(found.values())


def raised_by(view: Mapping[str, Any], trick: Trick) -> int:
    """What a Main Effect can add to the Alert Value of the test; whoever leads the Boss may lead it there
    (DGY-R-46).
    """
    if trick.effect == "round_of_drinks":
        return ANYTHING if is_roused(view) else 0
    count = view["test"]["count"]
    return sum(n + each * count for _, n, each in raising(trick))


def raising(trick: Trick) -> list[tuple[Any, ...]]:
    return [effect for effect in trick.effects if effect[0] == "raise_alert"]


def is_roused(view: Mapping[str, Any]) -> bool:
    """Whether a Boss is in the Dungeon."""
    return view["boss"] is not None and view["boss"]["at"] is not None


def is_followed(view: Mapping[str, Any], seat: int) -> bool:
    """Whether somebody else may still speak before the tester (DGY-STUDY-13)."""
    test, seats = view["test"], view["seats"]
    if test["kind"] != "study":
        return False
    after = (seat + 1) % seats
    while after != test["seat"]:
        if view["seat"][str(after)]["hand"]["count"]:
            return True
        after = (after + 1) % seats
    return False


def vain_cards(s: Situation) -> frozenset[Option]:
    """Where she may pass: Main Effects and Reactions that would do nothing (DGY-MAIN-17). In her own phases a
    card that does nothing may still make room for another.
    """
    if ("pass",) not in s.options:
        return frozenset()
    return frozenset(
        option
        for option in s.options
        if option[0] in ("main", "react") and (effects.is_vain(s, option[1]) or is_idle(s, option[1]))
    )


def is_idle(s: Situation, card: int) -> bool:
    """Whether nobody is there for a Main Effect: nobody near to blow away, no cards to look at,
    no Boss to lead and no Student at the Bonfire (DGY-BOSS-20).
    """
    match s.box.trick[card].id:
        case "gust_of_wind":
            return not effects.near(s)
        case "bad_press":
            return not s.player(s.view["turn"])["hand"]["count"]
        case "round_of_drinks":
            return not is_roused(s.view) and not s.view["bonfire"]
    return False
