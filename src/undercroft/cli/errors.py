"""What can be wrong with a command: how it was called, or what it was given."""


class UsageError(Exception):
    """The command was called in a way it does not understand: exit code 2."""


class CommandError(Exception):
    """Something that was given to the command is not as it should be: exit code 1."""
