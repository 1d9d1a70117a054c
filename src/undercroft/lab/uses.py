"""Cards and pieces in events: who came to have one, and who made use of it.

Events are in no language: a kind, and data in which `Game.cards` names the fields that hold cards and
`Game.piece_fields` those that hold other pieces. Every event that names a seat and one of them is counted,
under its kind. Pieces are named with what they are in front, ``skill.headbutt``, as the texts call them.

What counts as *use* differs from game to game, and so do the ways in which cards come to a seat:
`Game.usage_events` lists the kinds of events. In a game that has no such list every kind counts as use but
those by which cards come and go in any game.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from undercroft.engine import registry
from undercroft.engine.events import Event
from undercroft.engine.game import Game, UsageEvents
from undercroft.texts.facts import facts_of

COMING: Final = frozenset({"drew", "dealt", "seated"})
GOING: Final = frozenset({"discarded", "discarded_at_random", "eliminated", "returned", "reshuffled"})


def usage_events_of(rules: Game, kinds: Iterable[str]) -> UsageEvents:
    """The ways of a game; `kinds` are those that occurred, for a game without a list of its own."""
    return rules.usage_events or UsageEvents(frozenset(kinds) - COMING - GOING, COMING)


@cache
def known_cards(texts: str, own: str = "") -> frozenset[str]:
    return frozenset(facts_of(texts, own).contents())


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

    def __init__(self, game: str, version: int, own: str = "") -> None:
        rules = registry.game(game, version, own)
        self.known = known_cards(rules.texts, own)
        self.fields = rules.cards
        self.pieces = rules.piece_fields
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
            elif field in self.pieces and isinstance(value, str) and value:
                yield f"{field}.{value}"
