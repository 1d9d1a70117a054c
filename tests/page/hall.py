"""A server whose tables are dealt as a test wants them."""

from tools.servers import Server


class Hall:
    """Table by table another deal, and each test begins with the same one."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def deal(self, n: int) -> None:
        (self.server.folder / "deal").write_text(f"-{n}")

    def deal_as_always(self) -> None:
        (self.server.folder / "deal").write_text("")
