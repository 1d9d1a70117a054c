"""Potions: when one can be drunk, and what it does (chapter ITEM; DRP-R-28, 58, 87)."""

from undercroft.engine.choice import Option, Reason
from undercroft.games.dungeon_drop.table import CARD, DISCARD, STASH, Table


def potion_options(s: Table, seat: int) -> list[Option]:
    """A Potion takes a monster off the card, or a strain (DRP-ITEM-01, DRP-R-87)."""
    if not s.count(seat, "potion"):
        return []
    found: list[Option] = [("drink", n) for n in s.holds(seat, CARD)]
    return [*found, ("soothe",)] if s.strain[seat] else found


def why_no_potion(s: Table, seat: int, option: Option) -> Reason:
    if not s.count(seat, "potion"):
        return Reason("DRP-ITEM-01", "potion.none")
    if option == ("soothe",):
        return Reason("DRP-R-87", "potion.no_strain")
    return Reason("DRP-R-87", "potion.no_monster", {"cube": s.name(option[1])})


def drinks(s: Table, seat: int, answer: Option) -> bool:
    """Whether the answer is to drink a Potion; then that is done."""
    match answer:
        case ("drink", monster):
            drink(s, seat, monster)
        case ("soothe",):
            drink(s, seat, -1)
        case _:
            return False
    return True


def drink(s: Table, seat: int, monster: int) -> None:
    """DRP-ITEM-01, DRP-R-28: the monster goes to the discard; or one strain goes (-1)."""
    potion = s.of_kind(seat, "potion", STASH)[0]
    s.put([potion], DISCARD)
    if monster < 0:
        s.change("strain", seat, s.strain[seat] - 1)
        s.tell("soothed", seat=seat, cube=s.name(potion))
        return
    s.put([monster], DISCARD)
    s.covers = (*s.covers[:monster], 0, *s.covers[monster + 1 :])
    s.tell("drank", seat=seat, cube=s.name(potion), monster=s.name(monster))
