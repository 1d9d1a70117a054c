"""The game of a campaign at the terminal: people have names of their own, and what becomes of the game is
said by the campaign.
"""

from collections.abc import Mapping
from typing import Any

from undercroft.cli.terminal import Sitting


class ChapterSitting(Sitting):
    """A game that is left is gone on with, and one that is over is booked, in the campaign."""

    def __init__(self, *sitting: Any, people: Mapping[int, str]) -> None:
        super().__init__(*sitting)
        self.people = people

    def called(self, seat: int) -> str:
        """A person by her own name, hero and seat."""
        hero = super().called(seat)
        name = self.people.get(seat)
        return self.speaker.say("handover-person", name=name, hero=hero) if name else hero

    def leave(self, message: str) -> None:
        """The campaign says how it goes on."""

    def tell_record(self) -> None:
        """The record goes into the campaign."""
