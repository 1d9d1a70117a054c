"""A server whose tables are dealt as a test wants them."""

import os
from typing import Any, Final

from tools.servers import Server

import undercroft as uc

SEED: Final = os.environ.get("DEAL", "torch")


class Hall:
    """Table by table another deal, and each test begins with the same one."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def deal(self, n: int) -> None:
        (self.server.folder / "deal").write_text(f"-{n}")

    @staticmethod
    def begun(game: str, seats: int, options: dict[str, int], n: int) -> Any:
        """What the first seat knows at the beginning of the table that would be dealt so."""
        return uc.game(game).new(seats, options, seed=f"{SEED}-{n}").view(0)

    def deal_as_always(self) -> None:
        (self.server.folder / "deal").write_text("")
