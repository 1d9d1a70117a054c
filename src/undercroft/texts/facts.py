"""What a game's texts package tells about its own sentences: the bridge between a speaker, who knows no game,
and the Fluent files of one.

The package named by `game.texts` holds ``<language>/*.ftl`` and, as a module, the names below. `KINDS` says
of what kind the arguments of events, reasons, prompts and options are; an argument that is not listed goes
into the sentence as it is.

    seat, cell   a seat, a space (``1,0``)
    card         a card, by copy or content id; or another word of the game, written ``power.heal``
    sum          parts of a total, each with its source
    cost         what is paid: currency -> amount
    any other    a word of the game: kind ``score`` and value ``melee`` are the message ``score-melee``; with
                 a number, kind ``door`` and value ``("locked", 6)``, it is ``door-locked`` with `$n`

Kinds with a slash between them are tried in turn: ``seat/monster/card`` is a seat where the value is a number
or ``@1``, a monster where there is a message ``monster-...``, and else a card.

A kind with a sign at its end is a list of that kind: ``card*`` with commas, ``card&`` and ``card|`` with
"and" and "or" before the last one, ``card=`` pairs of that kind and a number.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from undercroft.engine.choice import Option
from undercroft.engine.own_content import Bound
from undercroft.engine.state import Table


class TextsPackage(Protocol):
    """The names a game's texts package offers."""

    KINDS: Mapping[str, str]

    def heroes(self, view: Mapping[str, Any]) -> list[str]:
        """The content id that names each seat; a seat without one is called by its number."""
        ...

    def spaces(self, view: Mapping[str, Any]) -> dict[str, str]:
        """The card that lies on each space."""
        ...

    def before(self, spaces: dict[str, str], told: Mapping[str, Any]) -> dict[str, str]:
        """The spaces as they were before an event, for a log that is written later."""
        ...

    def event(self, told: Mapping[str, Any]) -> dict[str, Any]:
        """What a log line mentions."""
        ...

    def reason(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """What the explanation of a refusal mentions."""
        ...

    def prompt(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """What a prompt mentions: public facts only."""
        ...

    def option(self, table: Table, option: Option) -> dict[str, Any]:
        """What the label of an option mentions."""
        ...

    def card(self, name: str) -> tuple[str, dict[str, Any]]:
        """How the facts printed on a card are said: the end of the message's name, and what it mentions."""
        ...

    def power(self, card: str) -> str:
        """The power that a card gives its hero, a word of kind ``power``; empty where it gives none. Such a
        card also has a category.
        """
        ...

    def scene(self, view: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """What goes on and is said in lines of its own, such as a combat: `scene` names the message, whose
        attributes are the lines for what else is mentioned. None where nothing is.
        """
        ...

    def contents(self) -> dict[str, dict[str, Any]]:
        """Everything printed, by content id, for whoever draws it: its kind and facts as `card` gives them,
        its number in the catalogue, the rules it is about, and what only a drawing needs.
        """
        ...

    def boards(self) -> dict[str, dict[str, Any]]:
        """What is printed on boards, for whoever draws them; empty where a game has none."""
        ...


class NoTexts:
    """What is told of a game that brings no texts: its own words, as they stand in the code."""

    KINDS: Mapping[str, str] = {}

    def heroes(self, view: Mapping[str, Any]) -> list[str]:
        return []

    def spaces(self, view: Mapping[str, Any]) -> dict[str, str]:
        return {}

    def before(self, spaces: dict[str, str], told: Mapping[str, Any]) -> dict[str, str]:
        return spaces

    def event(self, told: Mapping[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in told.items() if name != "kind"}

    def reason(self, data: Mapping[str, Any]) -> dict[str, Any]:
        return dict(data)

    def prompt(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    def option(self, table: Table, option: Option) -> dict[str, Any]:
        _, _, words = table.write(option).partition(" ")
        return {"": words} if words else {}

    def card(self, name: str) -> tuple[str, dict[str, Any]]:
        return "", {}

    def power(self, card: str) -> str:
        return ""

    def scene(self, view: Mapping[str, Any]) -> Mapping[str, Any] | None:
        return None

    def contents(self) -> dict[str, dict[str, Any]]:
        return {}

    def boards(self) -> dict[str, dict[str, Any]]:
        return {}


def in_its_own_words(message: str, mentioned: Mapping[str, Any]) -> str:
    """A sentence for which nobody wrote one: ``bid: seat 0, n 3``."""
    name = message.partition("-")[2].partition(".")[0].replace("-", " ")
    told = ", ".join(f"{key} {value}".strip() for key, value in mentioned.items())
    return f"{name}: {told}" if told else name


@cache
def facts_of(package: str, own: str = "") -> TextsPackage:
    """What a game's texts package tells, by its name, of our content or of that of an owner."""
    if not package:
        return NoTexts()
    return cast(TextsPackage, Bound(import_module(package), own))
