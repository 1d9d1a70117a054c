"""What a file says that chance will bring: which field holds it, and what to say when it cannot come."""

from typing import Any, Final

from undercroft.engine.chance import ScriptError
from undercroft.engine.game import Game
from undercroft.engine.state import Table
from undercroft.engine.validation import Where

SOME: Final = 12


def field_of(game: Game, stream: str) -> str:
    """The field of a file that scripts a stream; empty where none does."""
    return game.scripts.results.get(stream) or game.scripts.shuffles.get(stream, "")


def misfit(table: Table, given: Any, error: ScriptError, when: str) -> tuple[Where, str]:
    """The scripted result that could not come, and the sentence about it; `when` may be empty."""
    field = field_of(table.game, error.stream)
    results = getattr(given, field, ())
    n = len(results) - error.left - 1
    where: Where = ("given", field, n) if field else ("given",)
    what = repr(results[n]) if 0 <= n < len(results) else "this"
    return where, f"{what} cannot come{when}: {among(table, error)}"


def among(table: Table, error: ScriptError) -> str:
    """What it could have been, where that can be said in words."""
    scripts = table.game.scripts
    named = error.stream in scripts.cards or error.stream in scripts.shuffles
    if not named or error.things is None:
        return "it is not among what is left to come there"
    if not error.things:
        return "nothing is left to come there"
    write = table.game.kinds["card"].write
    names = sorted(write(table, thing) for thing in error.things)
    more = f" and {len(names) - SOME} more" if len(names) > SOME else ""
    return f"expected one of {', '.join(names[:SOME])}{more}"
