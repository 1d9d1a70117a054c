"""Serving: from flags and environment to a running server."""

import os
import sys
import webbrowser
from pathlib import Path

import structlog

from undercroft.cli.errors import CommandError, UsageError
from undercroft.cli.files import state_folder
from undercroft.server.config import (
    BadSettings,
    Settings,
    checked_bots,
    checked_mail,
    checked_statements,
    read_limits,
    read_public_url,
    read_redis_url,
    read_secret,
)
from undercroft.server.logs import set_up_logs
from undercroft.server.private import mend, parts_of
from undercroft.server.run import FileTaken, PortTaken, bound, run, sole_server
from undercroft.server.store.database import BadAddress, read_url
from undercroft.server.store.upgrade import Unusable, prepare

logger = structlog.get_logger("undercroft.serving")


def default_database() -> str:
    return str(state_folder() / "undercroft.db")


def secret_path(database: str, secret_file: Path | None) -> Path:
    """Where the secret lies: beside a SQLite file by default; with a database elsewhere a host must say."""
    if secret_file is not None:
        return secret_file
    if "://" in database and not database.startswith("sqlite"):
        raise UsageError(
            "--secret-file is needed with this database, the same file for all processes; "
            "it is made where there is none"
        )
    return Path(database.removeprefix("sqlite:///") + ".secret")


def serve(
    *,
    host: str,
    port: int,
    database: str | None,
    redis: str,
    secret_file: Path | None,
    public_url: str,
    open_registration: bool,
    open_metrics: bool,
    share_port: bool,
    behind_proxy: str,
    bot_workers: int | None,
    bot_seconds: float,
    statement_seconds: float,
    notices: bool,
    notices_private: bool,
    mail: str,
    mail_from: str,
    limit: list[str],
    log_level: str,
    log_json: bool | None,
    browser: bool,
) -> int:
    """Serve until told to stop."""
    place = database or default_database()
    path = secret_path(place, secret_file)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        if redis and read_url(place).get_backend_name() == "sqlite":
            raise UsageError("--redis is for several processes, and those need a PostgreSQL database")
        workers, seconds = checked_bots(bot_workers, bot_seconds)
        mail, mail_from = checked_mail(mail, mail_from)
        settings = Settings(
            database=place,
            secret=read_secret(path),
            redis=read_redis_url(redis),
            host=host,
            port=port,
            public_url=read_public_url(public_url),
            open_registration=open_registration,
            open_metrics=open_metrics,
            share_port=share_port,
            behind_proxy=behind_proxy,
            bot_workers=workers,
            bot_seconds=seconds,
            statement_seconds=checked_statements(statement_seconds),
            notices=notices,
            notices_private=notices_private,
            mail=mail,
            mail_from=mail_from,
            limits=read_limits(limit),
        )
        with sole_server(place), bound(settings) as listening:
            set_up_logs(log_level, log_json)
            prepare(place)
            keep_private(place, path)  # by now it is known to be a database of ours
            address = settings.public_url or address_of(host, listening.getsockname()[1])
            return 0 if run(settings, listening, lambda: announce(address, browser)) else 1
    except (BadSettings, BadAddress) as error:
        raise UsageError(str(error)) from None
    except PortTaken as error:
        raise CommandError(f"{error}; choose another with --port") from None
    except (FileTaken, Unusable) as error:
        raise CommandError(str(error)) from None


def keep_private(database: str, secret: Path) -> None:
    """What only the host may read stays so, whoever made it."""
    url = read_url(database)
    files = parts_of(str(url.database)) if url.get_backend_name() == "sqlite" else []
    for sentence in mend([secret, *files]):
        logger.warning(sentence)


def announce(address: str, browser: bool) -> None:
    print(f"Undercroft is open at {address}  (Ctrl-C to close)", flush=True)
    if browser and has_screen():
        webbrowser.open(address)


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine.

    >>> address_of("0.0.0.0", 8000), address_of("::1", 8000)
    ('http://localhost:8000', 'http://[::1]:8000')
    """
    name = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def has_screen() -> bool:
    """Whether a browser window can open for the person who typed the command."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
