"""Other engines of board games, each behind the same slices as ours. Only their public interfaces are called.

Python's run in the same process and interpreter as our own games: two builds of one Python version can differ
more than two programs do.
"""

from collections.abc import Callable, Iterator

from benchmarks.slices import Rates, played, repeated


class Peer:
    """A program of somebody else: its moves without end, and how its own search copies a game in progress."""

    def __init__(
        self, name: str, moves: Iterator[bool], copy: Callable[[], object] | None, made_of: str, copied: str
    ) -> None:
        self.name = name
        self.made_of = made_of  # what the rules are written in
        self.copied = copied  # what is called for a copy
        self._moves = moves
        self._copy = copy

    def measure(self, work: str, seconds: float) -> Rates:
        """Rates of playing or copying."""
        if work == "play":
            return played(self._moves, seconds)
        return {"copies": repeated(self._copy, seconds)} if work == "copy" and self._copy else {}
