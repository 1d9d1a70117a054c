"""Settings: everything a host may say about a server. All of it has a default that suits one machine."""

import contextlib
import os
import secrets
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from undercroft.server.notices.mail import read_mail_url

SECRET_BYTES: Final = 32
MOST_WORKERS: Final = 256
LEAST_SECONDS: Final = 0.05
MOST_SECONDS: Final = 60.0
LEAST_STATEMENT: Final = 1.0
MOST_STATEMENT: Final = 3600.0


class BadSettings(ValueError):
    """Settings that cannot work, with what was expected."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one person, address, table or message may use up. Rates are counted in each process by itself."""

    body_bytes: int = 65_536
    record_bytes: int = 2_000_000  # of a record that is sent in to be verified
    record_decisions: int = 10_000  # in a record that is verified here
    record_seconds: int = 10  # of a processor, to verify one; three times as long by the clock
    record_megabytes: int = 512  # of memory, to verify one
    records_per_minute: int = 6  # verified for one person, and for one address
    message_bytes: int = 8_192  # on a live connection
    guests_per_hour: int = 60  # new guests from one address
    logins_per_minute: int = 10  # wrong passwords for one account, from one address or known device
    passwords_per_minute: int = 30  # passwords, right or wrong, from one address
    requests_per_second: int = 20  # that change something, of one person or address
    address_requests_per_second: int = 60  # of any kind, from one address
    messages_per_second: int = 20  # of one person on all live connections
    talk_per_minute: int = 30
    codes_per_minute: int = 10  # room codes that are tried from one address
    pictures_per_minute: int = 30  # previews that are drawn for one address
    ways_per_hour: int = 10  # to be told of something, that one person or address asks for
    lists_per_minute: int = 120  # of decks, that one account keeps or changes
    deals_per_hour: int = 20  # tables with the deal of the day, for one person
    hints_per_minute: int = 30  # of one person, each a second and a half of thinking at most
    replays_per_minute: int = 60  # parts of replays that must be computed for one person or address
    tables_per_person: int = 50  # waiting or in play
    sockets_per_person: int = 16
    sockets_per_address: int = 400
    address_sockets_per_minute: int = 600  # live connections that are opened from one address
    wire_bytes_per_second: int = 65_536  # on a live connection; what is more is read later
    control_frames_per_minute: int = 120  # pings and pongs on a live connection
    fragments_per_second: int = 20  # of messages that come in pieces, on a live connection
    watchers_per_table: int = 200
    database_wait_seconds: int = 10  # that a move waits for a database that went away


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How one process is run."""

    database: str
    secret: bytes
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # how people reach it, where that is not host and port
    open_registration: bool = True  # strangers may come in; otherwise only with an invitation or an account
    open_metrics: bool = False  # metrics for everybody, not only for this machine
    share_port: bool = False
    behind_proxy: str = ""  # addresses whose X-Forwarded headers are believed
    bot_workers: int | None = None  # processes in which bots search; None: what suits the machine
    bot_seconds: float = 1.0  # that a bot which searches thinks about a decision
    pace: float = 1.0  # seconds between two moves, where bots decide for everybody
    statement_seconds: float = 30.0  # after which PostgreSQL gives up a statement
    notices: bool = False  # people may be told that it is their turn, by browsers and services outside
    notices_private: bool = False  # also at addresses of the host's own network
    mail: str = ""  # the server through which mail goes, with user and password
    mail_from: str = ""  # whose mail it is
    limits: Limits = Limits()


def checked_bots(workers: int | None, seconds: float) -> tuple[int | None, float]:
    """How bots think, as a host may say it."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadSettings(f"bot workers: expected 1 to {MOST_WORKERS}, found {workers}")
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise BadSettings(f"bot seconds: expected {LEAST_SECONDS:g} to {MOST_SECONDS:g}, found {seconds:g}")
    return workers, seconds


def checked_statements(seconds: float) -> float:
    """How long a statement may take, as a host may say it."""
    if not LEAST_STATEMENT <= seconds <= MOST_STATEMENT:
        expected = f"{LEAST_STATEMENT:g} to {MOST_STATEMENT:g}"
        raise BadSettings(f"statement seconds: expected {expected}, found {seconds:g}")
    return seconds


def read_public_url(url: str) -> str:
    """The address people use, as an origin.

    >>> read_public_url("https://games.example.org/")
    'https://games.example.org'
    """
    parts = urlsplit(url)
    if url and (
        parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query
    ):
        raise BadSettings(f"public url: expected http://name or https://name and no more, found {url!r}")
    return f"{parts.scheme}://{parts.netloc}" if url else ""


def checked_mail(url: str, sender: str) -> tuple[str, str]:
    """A mail server and the sender, as a host may say them."""
    try:
        read_mail_url(url, sender)
    except ValueError as error:
        raise BadSettings(f"mail: {error}") from None
    return url, sender


def read_redis_url(url: str) -> str:
    if url and not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadSettings(f"redis: expected redis://host:port/number, found {url!r}")
    return url


def read_limits(changes: list[str]) -> Limits:
    """Limits with some values changed, each as ``name=value``.

    >>> read_limits(["tables_per_person=5"]).tables_per_person
    5
    """
    values: dict[str, int] = {}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in Limits.__struct_fields__:
            raise BadSettings(f"no limit {name!r}; there are: {', '.join(Limits.__struct_fields__)}")
        if not (value.isascii() and value.isdigit() and int(value) > 0):
            raise BadSettings(f"limit {name}: expected a whole number above 0, found {value!r}")
        values[name] = int(value)
    return Limits(**values)


def read_secret(path: Path) -> bytes:
    """The key that signs sessions and invitations; made where there is none. Only its owner may read it."""
    if not path.exists():
        make_secret(path)
    secret = path.read_bytes().strip()
    if len(secret) < SECRET_BYTES:
        raise BadSettings(f"{path}: expected a secret of at least {SECRET_BYTES} characters")
    return secret


def make_secret(path: Path) -> None:
    """Written whole before it gets its name: neither a crash nor a second process sees half of it."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_hex(SECRET_BYTES).encode())
        file.flush()
        os.fsync(file.fileno())
    try:
        with contextlib.suppress(FileExistsError):  # another process was quicker: its secret counts
            os.link(fresh, path)
    finally:
        fresh.unlink()
