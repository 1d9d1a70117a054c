"""A verifier: a worker that verifies one record which somebody has sent in.

Whatever a record makes the rules do, it costs no more than was agreed: before the worker listens it asks the
system to end it where it takes more time of a processor, and to give it no more memory. (Windows cannot be
asked; there the clock alone ends it.) Neither does it play on from a position that a stranger thought of, nor
longer games than the host wants.
"""

import contextlib
import sys

import msgspec

from undercroft.engine.admitting import admit_text
from undercroft.engine.record import RecordError, read_record
from undercroft.engine.replay import Verdict, verify_record
from undercroft.engine.state import Place
from undercroft.engine.validation import shortened
from undercroft.server.worker import serve


class Judgement(msgspec.Struct, frozen=True, array_like=True):
    """What was found; or, with a `refusal`, that nothing was, and `problem` says why."""

    refusal: str = ""
    problem: str = ""
    line: int = 0  # to blame; 0 where there is none
    moves: int = 0
    checked: int = 0
    seed_fits: bool | None = None
    standings: tuple[Place, ...] = ()


def judged(text: str, decisions: int, content: str = "") -> Judgement:
    """Verify a record, whatever it is. `content` is what the owner of this server says of the cards where
    the record names that.
    """
    try:
        if content:
            admit_text(content)
        record = read_record(text)
        lines, count = record.header.lines, len(record.moves)
        if "start" in lines:
            problem = f"line {lines['start']}: here games are verified from their beginning, not from 'start'"
            return Judgement("from_position", problem)
        if count > decisions:
            return Judgement("too_long", f"expected at most {decisions} decisions, found {count}")
        return found(verify_record(record))
    except RecordError as error:
        return Judgement(problem=str(error), line=error.line)
    except MemoryError:
        return Judgement("too_costly")
    except Exception as error:  # a rule has stumbled: nobody knows whether the record is good
        return Judgement("failed", shortened(f"{type(error).__name__}: {error}"))


def found(verdict: Verdict) -> Judgement:
    places = tuple(verdict.table.standings) if verdict.table.over else ()
    return Judgement(
        moves=verdict.moves, checked=verdict.checked, seed_fits=verdict.seed_fits, standings=places
    )


# -- the process ---------------------------------------------------------------------------------------------


def restrict(seconds: int, megabytes: int) -> None:
    """Take no more from now on than this of a processor and of memory."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    with contextlib.suppress(OSError, ValueError):  # macOS may not know this one
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def main() -> None:
    seconds, megabytes, decisions = map(int, sys.argv[1:])
    restrict(seconds, megabytes)
    serve(lambda message: msgspec.msgpack.encode(answer(message, decisions)))


def answer(message: bytes, decisions: int) -> Judgement:
    record, content = msgspec.msgpack.decode(message, type=tuple[str, str])
    return judged(record, decisions, content)


if __name__ == "__main__":
    main()
