"""Chance: one small generator in the state, in named streams; nothing else in a game is random.

A stream is one 64-bit integer stepped by SplitMix64. Its start is cut from SHA-256 of the seed and the
stream's name, so streams do not disturb each other: an extra die never changes the next card. A seed is any
text. Its fingerprint can be shown before the game and the seed after it, and then anybody can check that
nothing was chosen in between.

Where a table goes back behind something that somebody has learnt, chance is renewed: the streams start again
from the seed and the number of the renewal. Nobody knows what comes, and nobody has chosen it.

A script, used by scenarios, puts results into a stream before the generator is asked.
"""

import hashlib
import secrets  # noqa: TID251
from typing import Final

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class ScriptError(ValueError):
    """A scripted result that could not have happened at this point: which one of its stream, counted from
    the end, and among what it was looked for.
    """

    def __init__(self, message: str, stream: str, left: int, things: list[int] | None = None) -> None:
        super().__init__(message)
        self.stream = stream
        self.left = left  # results that stand behind it
        self.things = things


def fingerprint(seed: str) -> str:
    """The hash under which a secret seed is announced.

    >>> fingerprint("7")[:16]
    '481e190f5464e9e9'
    """
    return hashlib.sha256(b"undercroft seed " + seed.encode()).hexdigest()


def secret_seed() -> str:
    """A seed nobody can guess: 128 bits from the operating system."""
    return secrets.token_hex(16)


def stream_start(seed: str, name: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed}/{name}".encode()).digest()[:8], "big")


def mixed(state: int) -> int:
    """The 64 bits that SplitMix64 makes of a state."""
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Chance:
    """All the randomness of one table."""

    __slots__ = ("script", "streams")

    def __init__(self, streams: dict[str, int], script: dict[str, list[int]]) -> None:
        self.streams = streams
        self.script = script

    @classmethod
    def seeded(cls, seed: str | int, names: tuple[str, ...]) -> "Chance":
        """
        >>> chance = Chance.seeded(7, ("dice",))
        >>> [chance.below("dice", 6) + 1 for _ in range(8)]
        [6, 1, 4, 4, 1, 1, 5, 5]
        """
        return cls({name: stream_start(str(seed), name) for name in names}, {})

    @classmethod
    def renewed(cls, seed: str, number: int, names: tuple[str, ...]) -> "Chance":
        """The streams after a renewal of a table with this seed. A seed is one word, so no other seed begins
        in the same way.

        >>> chance = Chance.renewed("7", 1, ("dice",))
        >>> [chance.below("dice", 6) + 1 for _ in range(8)]
        [6, 3, 5, 3, 6, 5, 3, 5]
        """
        return cls.seeded(f"undercroft renewal {number} {seed}", names)

    def copy(self) -> "Chance":
        script = self.script
        return Chance(self.streams.copy(), {k: v[:] for k, v in script.items()} if script else {})

    def bits(self, name: str) -> int:
        state = (self.streams[name] + GOLDEN) & MASK
        self.streams[name] = state
        return mixed(state)

    def below(self, name: str, n: int) -> int:
        """A number from 0 to n-1, all alike (the bias is below 2 ** -50 for anything on a table)."""
        if self.script:
            queue = self.script.get(name)
            if queue:
                value = queue.pop(0)
                if not 0 <= value < n:
                    message = f"scripted {name}: {value} is not between 0 and {n - 1}"
                    raise ScriptError(message, name, len(queue))
                return value
        return (self.bits(name) * n) >> 64

    def die(self, name: str = "dice", sides: int = 6) -> int:
        return self.below(name, sides) + 1

    def pick(self, name: str, things: list[int]) -> int:
        """One of the things; a script names the thing itself."""
        if self.script:
            queue = self.script.get(name)
            if queue:
                value = queue.pop(0)
                if value not in things:
                    message = f"scripted {name}: {value} is not among {things}"
                    raise ScriptError(message, name, len(queue), things)
                return value
        return things[(self.bits(name) * len(things)) >> 64]

    def shuffle(self, name: str, things: list[int]) -> None:
        """Shuffle in place. The end of the list is the top of a deck; a script lists what must come to the
        top, topmost first.
        """
        state = self.streams[name]
        for i in range(len(things) - 1, 0, -1):
            state = (state + GOLDEN) & MASK
            j = (mixed(state) * (i + 1)) >> 64
            things[i], things[j] = things[j], things[i]
        self.streams[name] = state
        wanted = self.script.pop(name, None) if self.script else None
        if wanted:
            for n, thing in enumerate(wanted, 1):
                if thing not in things:
                    message = f"scripted {name}: {thing} is not among the cards shuffled"
                    raise ScriptError(message, name, len(wanted) - n, things)
                things.remove(thing)
            things.extend(reversed(wanted))

    def renew(self, other: "Chance") -> None:
        """Forget the future: every stream starts anew from another generator. Used when hidden things are
        dealt again.
        """
        fresh = next(iter(other.streams))
        for name in self.streams:
            self.streams[name] = other.bits(fresh)
        self.script = {}
