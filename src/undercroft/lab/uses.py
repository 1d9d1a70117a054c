"""Cards and pieces in events: who came to have one, and who made use of it.

Events are in no language: a kind, and data in which `Game.cards` names the fields that hold cards. Every
event that names a seat and cards is counted, under its kind. A few other pieces are counted too; they are
named with what they are in front, ``skill.headbutt``, as the texts call them.

What counts as *use* differs from game to game, and so do the ways in which cards come to a seat. Both are
lists of kinds of events. A game that is not listed has no such list: there every kind counts as use but
those by which cards come and go in any game.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from undercroft.engine import registry
from undercroft.engine.events import Event
from undercroft.texts.facts import facts_of

PIECES: Final = ("power", "skill", "intern", "ability")  # fields that hold pieces which are no cards


class Ways(NamedTuple):
    """Kinds of events: in which a seat makes use of a card, and by which it comes to have it. `goals` are
    uses that are themselves what one wins by: they are counted, but their swing would say nothing.
    """

    used: frozenset[str]
    drawn: frozenset[str]
    goals: frozenset[str] = frozenset()


WAYS: Final[Mapping[str, Ways]] = {
    "dungeoneer": Ways(
        used=frozenset(
            {
                *("played", "bane_announced", "encounter_declared", "trap_sprung", "weapon_declared"),
                *("charge_spent", "power_used", "room_used", "quest_completed"),
            }
        ),
        drawn=frozenset({"drew", "dealt", "quest_drawn", "recalled"}),
        goals=frozenset({"quest_completed"}),
    ),
    "dungeonology": Ways(
        used=frozenset({"aux_played", "main_declared", "declared", "skill_used", "intern_gained"}),
        drawn=frozenset({"drew", "sought", "card_taken", "jinx_revealed", "jinx_counted"}),
    ),
    "dungeon_drop": Ways(
        used=frozenset({"used", "looted", "defeated", "pocketed", "drank"}),
        drawn=frozenset({"quest_dealt", "quest_drawn", "seated", "levelled"}),
    ),
}

COMING: Final = frozenset({"drew", "dealt", "seated"})
GOING: Final = frozenset({"discarded", "discarded_at_random", "eliminated", "returned", "reshuffled"})


def ways_of(game: str, kinds: Iterable[str]) -> Ways:
    """The ways of a game; `kinds` are those that occurred, for a game without a list of its own.

    >>> sorted(ways_of("chess", ["drew", "discarded", "castled"]).used)
    ['castled']
    """
    return WAYS.get(game) or Ways(frozenset(kinds) - COMING - GOING, COMING)


@cache
def known_cards(texts: str) -> frozenset[str]:
    return frozenset(facts_of(texts).contents())


def content_id(name: str, known: frozenset[str]) -> str:
    """The card that a copy is a copy of: owner in front and number at the end are left out.

    >>> known = frozenset({"dodge", "fate_4", "gold", "foggy_glasses"})
    >>> [content_id(name, known) for name in ("dodge_1", "fate_4_2", "fate_4", "gold_s12", "s1_dodge_2")]
    ['dodge', 'fate_4', 'fate_4', 'gold', 'dodge']
    """
    if name in known:
        return name
    owner, _, rest = name.partition("_")
    if rest and owner[:1] == "s" and owner[1:].isdigit():
        name = rest
    stem, _, number = name.rpartition("_")
    return stem if stem and number.lstrip("slh").isdigit() else name


class Counting:
    """Counts, for one game after another, how often each seat met each card in events of each kind."""

    def __init__(self, game: str, version: int) -> None:
        rules = registry.game(game, version)
        self.known = known_cards(rules.texts)
        self.fields = rules.cards
        self.ids: dict[str, str] = {}

    def id(self, name: str) -> str:
        found = self.ids.get(name)
        if found is None:
            found = self.ids[name] = content_id(name, self.known)
        return found

    def count(self, events: Iterable[Event]) -> Counter[tuple[int, str, str]]:
        """(seat, kind, card) -> how often."""
        found: Counter[tuple[int, str, str]] = Counter()
        for event in events:
            seat = event.data.get("seat")
            if type(seat) is int:
                told = event.data if event.secret is None else event.data | event.secret
                for card in self.cards(told):
                    found[seat, event.kind, card] += 1
        return found

    def cards(self, told: Mapping[str, Any]) -> Iterable[str]:
        for field, value in told.items():
            if field in self.fields:  # which may also hold a number: the points for Jinx Cards, say
                names = (
                    (value,) if isinstance(value, str) else value if isinstance(value, list | tuple) else ()
                )
                yield from (self.id(name) for name in names if name)
            elif field in PIECES and isinstance(value, str) and value:
                yield f"{field}.{value}"
