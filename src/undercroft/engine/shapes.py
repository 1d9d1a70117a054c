"""Shapes: what a view holds, declared. Views are plain dicts, written by hand because they are made at every
decision; a game declares beside them what every key is, and names that module in `Game.shapes`.

A test converts the views of whole games to their shapes, which know every key and no other, and the page's
types are generated from them (tools/page_types.py). So a view, its declaration and whoever draws it cannot
disagree. What is there only sometimes has the default UNSET.
"""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType


class Shape(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a view."""


class Question(Shape, frozen=True):
    """The decision that is pending. The options are there only for the seat that is asked."""

    seat: int
    prompt: str
    options: list[str] | UnsetType = UNSET


class Known(Shape, frozen=True):
    """A hidden place as a seat knows it: how many cards, and which ones it has seen there."""

    count: int
    known: list[str]


class Deck(Shape, frozen=True):
    """A deck, the top first; null stands for a card the seat does not know. Empty where it knows none."""

    count: int
    cards: list[str | None]


class Place(Shape, frozen=True):
    """A place in the ranking with its reason and the figures that decided."""

    seat: int
    rank: int
    reason: str
    rule: str
    figures: dict[str, int]


class PlayedView(Shape, frozen=True):
    """What all games show that are played in rounds, turns and phases."""

    game: str
    version: int
    seats: int
    round: int
    turn: Annotated[int, Meta(description="the seat whose turn it is")]
    phase: str
    over: bool
    asked: Question | None
