"""The deal of the day (decision 43): one seed for everybody who plays it, made from the server's secret and
the day alone. Days are those of UTC. Nobody who does not have the secret can know the seed of a day that has
not come; its hash is told one day ahead, the seed itself when the day is over, so that all can be checked.
"""

import hmac
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final, NamedTuple

from undercroft.engine.chance import fingerprint

LONG: Final = 32  # hexadecimal digits of a seed, as of any secret one


class Deal(NamedTuple):
    """What is told of the deal of a day: hashes while it lasts and before, the seed of the day before."""

    day: str
    ends: int
    seed_hash: str
    next_hash: str
    past: str
    past_seed: str


def day_of(now: int) -> str:
    """The day in UTC.

    >>> day_of(0), day_of(86_399_999), day_of(86_400_000)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def beside(day: str, days: int) -> str:
    """A day before or after another.

    >>> beside("2026-03-01", -1), beside("2026-12-31", 1)
    ('2026-02-28', '2027-01-01')
    """
    return (datetime.fromisoformat(day) + timedelta(days)).date().isoformat()


def end_of(day: str) -> int:
    """When it is over, in milliseconds.

    >>> end_of("1970-01-01")
    86400000
    """
    return round(datetime.fromisoformat(beside(day, 1)).replace(tzinfo=UTC).timestamp() * 1000)


def seed_of(secret: bytes, game: str, day: str) -> str:
    """The seed of a day.

    >>> seed_of(b"a", "toy", "2026-03-01") == seed_of(b"b", "toy", "2026-03-01")
    False
    """
    return hmac.new(secret, f"deal of the day\n{game}\n{day}".encode(), sha256).hexdigest()[:LONG]


def deal_of(secret: bytes, game: str, now: int) -> Deal:
    """What may be known of it now."""
    day = day_of(now)
    past = beside(day, -1)
    now_hash, next_hash = (fingerprint(seed_of(secret, game, one)) for one in (day, beside(day, 1)))
    return Deal(day, end_of(day), now_hash, next_hash, past, seed_of(secret, game, past))


def is_sealed(day: str, now: int) -> bool:
    """Whether the seed of a table stays secret, though its game is over: others still play the same deal."""
    return bool(day) and day >= day_of(now)
