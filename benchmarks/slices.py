"""What every benchmark of games shares: slices of a fraction of a second, in which a program plays or copies.

Several programs take turns slice by slice and the medians are compared, because a machine has other things to
do too. Everything is a rate per second of the processor, so that waiting for it does not count: more is
better, and a ratio of two rates is what we keep.
"""

import gc
import statistics
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from time import perf_counter, process_time
from typing import Final, Protocol

Rates = dict[str, float]  # per second, by figure

# How long a slice is, in seconds, by what is done in it.
SLICES: Final[Mapping[str, float]] = {
    "play": 0.25,
    "copy": 0.05,
    "options": 0.05,
    "view": 0.05,
    "redeal": 0.05,
    "think": 0.5,
}


class Rival(Protocol):
    """A program that can be measured in slices."""

    name: str

    def measure(self, work: str, seconds: float) -> Rates:
        """Do one kind of work for about so long; nothing, if the program has no such thing."""
        ...


def set_up() -> None:
    """What lies there before it begins is nobody's garbage: who is measured does not pay for looking through
    the tables of all the others.
    """
    gc.collect()
    gc.freeze()


def played(moves: Iterator[bool], seconds: float) -> Rates:
    """Play on for about so long. Moves are yielded one by one after they were made, true where there were two
    options or more; what happens in between, such as setting up the next game, counts as time.
    """
    actions = decisions = 0
    began = process_time()
    end = perf_counter() + seconds  # the other clock, because it is quicker to read
    while True:
        decisions += next(moves)
        actions += 1
        if perf_counter() >= end:
            break
    spent = process_time() - began
    return {"actions": actions / spent, "decisions": decisions / spent}


def repeated(call: Callable[[], object], seconds: float) -> float:
    """Call again and again for about so long: calls per second."""
    calls = 0
    began = process_time()
    end = perf_counter() + seconds
    while True:
        call()
        calls += 1
        if perf_counter() >= end:
            break
    return calls / (process_time() - began)


def interleaved(
    rivals: Sequence[Rival],
    works: Sequence[str],
    rounds: int,
    broken: dict[str, str] | None = None,
    slices: Mapping[str, float] = SLICES,
) -> dict[str, Rates]:
    """Let everybody take turns: the medians of all rates, by name. Whoever fails is left out and written down
    with the reason, where there is a list for that.
    """
    found: dict[str, dict[str, list[float]]] = {rival.name: {} for rival in rivals}
    set_up()
    for _ in range(rounds):
        for rival in rivals:
            if rival.name not in found:
                continue
            try:
                rates = [rival.measure(work, slices[work]) for work in works]
            except Exception as error:
                if broken is None:
                    raise
                broken[rival.name] = in_a_line(error)
                del found[rival.name]
                continue
            for figure, rate in (pair for some in rates for pair in some.items()):
                found[rival.name].setdefault(figure, []).append(rate)
    return {
        name: {figure: statistics.median(rates) for figure, rates in figures.items()}
        for name, figures in found.items()
    }


def in_a_line(error: BaseException) -> str:
    """What went wrong, for a table."""
    told = " ".join(str(error).split())
    name = type(error).__name__
    return f"{name}: {told[:200]}" if told else name


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]], words: Collection[int] = (0,)) -> str:
    """A Markdown table whose columns line up in a terminal too: those of words to the left, numbers to the
    right.
    """
    widths = [max(len(line[n]) for line in (head, *rows)) for n in range(len(head))]
    sides = ["<" if n in words else ">" for n in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        told = (f"{cell:{side}{width}}" for cell, side, width in zip(cells, sides, widths, strict=True))
        return f"| {' | '.join(told)} |"

    rule = "|".join(
        f"{'-' * (width + 1)}{'-' if side == '<' else ':'}" for side, width in zip(sides, widths, strict=True)
    )
    return "\n".join([line(head), f"|{rule}|", *map(line, rows)])


def put(text: str, mark: str, told: str) -> str:
    """A document with something new between the two comments that have this mark."""
    begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"expected the lines {begin!r} and {end!r} in the document")
    return f"{before}{begin}\n\n{told}\n\n{end}{after}"
