"""Any game on a screen, written down rather than drawn: for games that nobody has drawn yet."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from undercroft.cli.reading import cards_in_sight
from undercroft.cli.styling import filled, line
from undercroft.cli.tables.base import ViewPainter


class Painter(ViewPainter):
    """A view as its fields and their values."""

    def title(self) -> list[Text]:
        return [line((f"{self.view.get('game', '')} {self.view.get('version', '')}".strip(), "bold"))]

    def whole(self) -> list[Text]:
        hidden = ("game", "version", "asked", "standings")
        return [*self.title(), *self.written({k: v for k, v in self.view.items() if k not in hidden}, 0)]

    def written(self, fields: Mapping[str, Any], depth: int) -> list[Text]:
        lines: list[Text] = []
        for name, value in fields.items():
            head = f"{'  ' * depth}{name}: "
            if isinstance(value, Mapping) and value:
                lines += [line(head.rstrip()), *self.written(value, depth + 1)]
            elif isinstance(value, list | tuple):
                words = ", ".join(str(item) for item in value) or "-"
                lines += filled(head + words, self.width, indent=2 * depth + 2)
            else:
                lines += filled(head + str(value), self.width, indent=2 * depth + 2)
        return lines

    def fitted(self, height: int) -> tuple[list[Text], bool]:
        lines = self.whole()
        return (lines, True) if len(lines) <= height else (self.title(), False)

    def whole_map(self, focus: tuple[int, int] | None = None) -> list[Text]:
        return self.whole()

    def hand(self, full: bool = True) -> list[Text]:
        return self.whole()

    def about(self, prompt: str) -> str:
        return prompt

    def lies_at(self, cell: tuple[int, int]) -> bool:
        return f"{cell[0]},{cell[1]}" in self.speaker.spaces(self.view)

    def in_sight(self) -> list[str]:
        return cards_in_sight(self.view, self.seat, self.speaker)

    def powers(self) -> list[str]:
        return []

    def described(self, card: str) -> list[str]:
        return self.speaker.describe(card)

    def reached(self, number: int) -> list[list[str]]:
        return []
