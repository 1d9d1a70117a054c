"""The command line: everything a player, host or author does without writing Python."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code.

    0 all is well, 1 something is wrong with what was given, 2 the command was called wrongly.
    """
    from undercroft.cli.app import run

    sys.exit(run(sys.argv[1:] if arguments is None else arguments))
