"""What a host does to the database of a server: look, close, ban, prune, copy, check."""


class Trouble(Exception):
    """A command that cannot be done, and why. Nothing has changed."""
