"""What the author of a bot does from the command line: `undercroft bot`."""

import json
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter
from cyclopts.validators import Number

import undercroft as uc
from undercroft.bots import LEVELS, protocol
from undercroft.cli.encoding import can_write
from undercroft.cli.errors import CommandError, UsageError

if TYPE_CHECKING:
    from undercroft.bots.validator import Check

MARKS: Final = {True: ("✓", "ok"), False: ("✗", "BAD"), None: ("–", "-")}
MARGIN: Final = 4  # letters for the mark
NAME: Final = 12  # and for the name of a check
SAID: Final = 10  # lines of its standard error that are shown

app = App(name="bot", help="For those who write bots as programs of their own: docs/writing-bots.md.")


@app.command
def check(
    program: str,
    /,
    *,
    game: Annotated[
        list[str] | None,
        Parameter(
            negative="", help="A game to play. May be repeated. [default: every game that can be played here]"
        ),
    ] = None,
    games: Annotated[int, Parameter(validator=Number(gte=1, lte=1000))] = 3,
    questions: Annotated[int, Parameter(validator=Number(gte=1, lte=100_000))] = 150,
    seconds: Annotated[float, Parameter(validator=Number(gt=0, lte=3600))] = 10.0,
    seed: str = "check",
) -> int:
    """Try a bot: whether it keeps to the protocol, the rules and the time, and answers the same again.

    Parameters
    ----------
    program
        The program: something executable, or a script in Python (.py) or JavaScript (.js).
    games
        How many games of each to play. The other seats are played by chance.
    questions
        How often to ask in one game, at most.
    seconds
        The time for an answer.
    seed
        One word from which all games follow.
    """
    from undercroft.bots.validator import TrialPlan, checks, trials

    if program.partition(":")[0] in LEVELS:
        raise UsageError(
            f"{program} is a level of Undercroft, not a program: expected a path such as ./{program}"
        )
    chosen = [uc.game(name) for name in game or uc.game_names()]
    for one in chosen:
        if one.missing() and game:
            raise CommandError(one.missing())
        if one.missing():
            print(f"{one.name} is left out: {one.missing()}")
    played = tuple(one for one in chosen if not one.missing())
    plan = TrialPlan(program, played, games, questions, seconds, seed)
    done = []
    for trial in trials(plan):
        print(trial.line(), flush=True)
        done.append(trial)
    found = checks(done, seconds)
    print()
    for each in found:
        print(check_text(each))
    said = [line for trial in done if trial.overheard for line in trial.overheard.mutterings()]
    if said:
        print(f"\nIt said on its standard error, {'the last of it' if len(said) > SAID else 'in all'}:")
        print("\n".join(f"  {clean(line)}" for line in said[-SAID:]))
    return 0 if all(each.good for each in found) else 1


def check_text(check: "Check") -> str:
    """A tick or a cross, and what was found, as wide as the terminal."""
    mark, word = MARKS[check.good]
    head = f"{mark if can_write(mark, sys.stdout.encoding) else word:<{MARGIN}}{check.name:<{NAME}}"
    width = max(40, shutil.get_terminal_size().columns)
    return textwrap.fill(
        clean(check.text),
        width,
        initial_indent=head,
        subsequent_indent=" " * (MARGIN + NAME),
        break_long_words=False,
        break_on_hyphens=False,
    )


def clean(text: str) -> str:
    """What a program has written, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


@app.command
def schema() -> None:
    """Print the JSON Schema of all lines that are said."""
    print(json.dumps(protocol.schema(), indent=2))
