"""What a host does from the command line: `undercroft admin`.

The work is done in `undercroft.server.admin`, and imported when it is needed. Results go to the standard
output, questions and progress to the standard error; a progress bar is for those who look on.
"""

import contextlib
import getpass
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.cells import cell_len

from undercroft.cli.app import Switch, from_environment
from undercroft.cli.errors import CommandError, UsageError
from undercroft.server.admin import Trouble

if TYPE_CHECKING:
    from undercroft.server.admin.queries import ListedTable, ShownTable
    from undercroft.server.admin.transfer import Sums, Tell
    from undercroft.server.store.database import Database

DAY: Final = 24 * 60 * 60 * 1000  # milliseconds

app = App(name="admin", help="Look after a server and its database.")

DatabasePlace = Annotated[
    str | None,
    from_environment(
        "database", "A SQLite file, or postgresql://... [default: undercroft.db in the state directory]"
    ),
]
Days = Annotated[int | None, Parameter(validator=Number(gte=0, lte=36_500))]
Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False, help="Print JSON.")]
Yes = Annotated[bool, Parameter(negative="", show_default=False, help="Do not ask.")]


# -- what every command needs --------------------------------------------------------------------------------


@contextlib.contextmanager
def plainly() -> Iterator[None]:
    """Whatever goes wrong is one line: with the database, or with packages that are not there."""
    try:
        yield
    except Trouble as error:
        raise CommandError(str(error)) from None
    except ModuleNotFoundError as error:
        raise CommandError(
            f"the server needs more packages ({error.name}): pip install 'undercroft[server]'"
        ) from None


@contextlib.contextmanager
def door(place: str | None) -> Iterator["Database"]:
    """The database that a command works on."""
    with plainly():
        from undercroft.server.admin.open_database import opened

        with opened(name_of(place)) as database:
            yield database


def name_of(place: str | None) -> str:
    if place:
        return place
    from undercroft.cli.serving import default_database

    return default_database()


def now() -> int:
    return time.time_ns() // 1_000_000


@contextlib.contextmanager
def progress() -> Iterator["Tell"]:
    """A bar at a terminal; elsewhere a line when something is done."""
    if not sys.stderr.isatty():
        yield say_when_done
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bars:
        tasks: dict[str, Any] = {}

        def tell(what: str, done: int, total: int) -> None:
            if what not in tasks:
                tasks[what] = bars.add_task(what)
            bars.update(tasks[what], completed=done, total=total)

        yield tell


def say_when_done(what: str, done: int, total: int) -> None:
    if done == total:
        print(f"{what}: {total}", file=sys.stderr, flush=True)


def agreed(question: str, yes: bool) -> bool:
    """Whether the host really wants it. Where nobody can be asked, --yes must say so."""
    if yes:
        return True
    if not sys.stdin.isatty():
        raise UsageError(f"{question} Nobody can be asked here: say --yes")
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() in ("y", "yes"):
        return True
    print("Nothing has changed.", file=sys.stderr)
    return False


# -- how things are printed ----------------------------------------------------------------------------------


def as_json(data: Any) -> str:
    import msgspec

    return json.dumps(msgspec.to_builtins(data), indent=2, ensure_ascii=False)


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Cells under one another; the last column is as long as it likes."""
    lines = [head, *rows]
    widths = [max(cell_len(line[n]) for line in lines) for n in range(len(head))]
    for line in lines:
        padded = (cell + " " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True))
        yield "  ".join(padded).rstrip()


def clean(text: str) -> str:
    """What people have written, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def ago(then: int | None, at: int) -> str:
    """How long something is past.

    >>> [ago(x, 10 * DAY) for x in (0, 9 * DAY, 10 * DAY - 7_200_000, 10 * DAY - 180_000, 10 * DAY, None)]
    ['never', '24 h', '2 h', '3 min', '0 min', 'never']
    """
    if not then:
        return "never"
    minutes = max(0, at - then) // 60_000
    if minutes < 120:
        return f"{minutes} min"
    return f"{minutes // 60} h" if minutes < 48 * 60 else f"{minutes // 1440} d"


def who(table: "ListedTable") -> str:
    """Everybody at a table; a star marks who is to move."""
    names = (
        clean(seat.name or (f"bot {seat.bot}" if seat.kind == "bot" else "(open)"))
        + ("*" if seat.seat == table.asked else "")
        for seat in table.seats
    )
    return ", ".join(names)


def sums_lines(sums: "Sums") -> Iterator[str]:
    return columns(
        ("TABLE", "ROWS", "SHA-256"),
        [(name, str(found.rows), found.sha256) for name, found in sums.items()],
    )


def counted(n: int, one: str) -> str:
    """So many of something.

    >>> counted(1, "table"), counted(2, "table")
    ('1 table', '2 tables')
    """
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


# -- looking -------------------------------------------------------------------------------------------------


@app.command(name="list")
def list_tables(
    *,
    status: Literal["waiting", "playing", "over", "closed"] | None = None,
    game: str | None = None,
    player: str | None = None,
    idle_days: Days = None,
    json: Json = False,
    database: DatabasePlace = None,
) -> None:
    """List tables, those that changed last first.

    Parameters
    ----------
    status
        Only tables with this status.
    game
        Only tables of this game.
    player
        Only tables of somebody, by id or login.
    idle_days
        Only tables at which nothing has happened for so many days.
    """
    with door(database) as found:
        from undercroft.server.admin.queries import listed_tables

        at = now()
        before = None if idle_days is None else at - idle_days * DAY
        tables = found.run_reading(
            lambda c: listed_tables(c, status=status, game=game, player=player, changed_before=before)
        )
    if json:
        print(as_json(tables))
        return
    rows = [(t.id, t.game, t.status, str(t.lines), ago(t.changed, at), who(t), clean(t.name)) for t in tables]
    if rows:
        print("\n".join(columns(("TABLE", "GAME", "STATUS", "LINES", "CHANGED", "SEATS", "NAME"), rows)))
    print(counted(len(rows), "table"))


@app.command
def people(
    *,
    search: Annotated[str, Parameter(show_default=False)] = "",
    json: Json = False,
    database: DatabasePlace = None,
) -> None:
    """List guests and accounts, those who were here last first.

    Parameters
    ----------
    search
        Only those who have this in their id, name or login.
    """
    with door(database) as found:
        from undercroft.server.admin.queries import listed_people

        everybody = found.run_reading(lambda connection: listed_people(connection, search))
    if json:
        print(as_json(everybody))
        return
    at = now()
    rows = [
        (x.id, x.login or "-", ago(x.seen, at), str(x.tables), str(x.playing), clean(x.name))
        + (("banned",) if x.banned else ("",))
        for x in everybody
    ]
    if rows:
        print("\n".join(columns(("PLAYER", "LOGIN", "SEEN", "TABLES", "PLAYING", "NAME", ""), rows)))
    accounts = sum(x.login is not None for x in everybody)
    print(f"{counted(accounts, 'account')}, {counted(len(everybody) - accounts, 'guest')}")


@app.command
def show(table: str, /, *, json: Json = False, database: DatabasePlace = None) -> None:
    """Show a table: its seats, whose turn it is, the end of its log.

    Parameters
    ----------
    table
        The table, as `undercroft admin list` names it.
    """
    with door(database) as found:
        from undercroft.server.admin.queries import shown_table

        shown = found.run_reading(lambda connection: shown_table(connection, table))
    print(as_json(shown) if json else "\n".join(shown_lines(shown, now())))


def shown_lines(shown: "ShownTable", at: int) -> Iterator[str]:
    table = shown.table
    options = " ".join(f"{name}={value}" for name, value in sorted(shown.options.items()))
    yield f"{table.id}  {clean(table.name)}".rstrip()
    yield f"{table.game} {table.version}  {options}".rstrip()
    yield f"{table.status}, {counted(table.lines, 'line')}, changed {ago(table.changed, at)} ago"
    for seat in table.seats:
        asked = "  to move" if seat.seat == table.asked else ""
        bot = f"  bot {seat.bot}" if seat.bot else ""
        person = f"  player {seat.player}, seen {ago(seat.seen, at)} ago" if seat.player else ""
        yield f"  seat {seat.seat}  {seat.kind:6}  {clean(seat.name)}{bot}{person}{asked}"
    if shown.asks:
        yield clean(shown.asks)
    size = len(str(table.lines))
    for line in shown.log:
        words = "; ".join(clean(text) for text in line.words)
        yield f"{line.seq:>{size}}  seat {line.seat}  {line.kind}{': ' if words else ''}{words}"


# -- acting --------------------------------------------------------------------------------------------------


@app.command
def close(tables: Annotated[list[str], Parameter(negative="")], /, *, database: DatabasePlace = None) -> int:
    """Close tables for good.

    Those who are connected see it within seconds.

    Parameters
    ----------
    tables
        The tables, as `undercroft admin list` names them.
    """
    code = 0
    with door(database) as found:
        from undercroft.server.admin.commands import close as close_table

        for table in tables:
            try:
                close_table(found, table, now())
                print(f"{table}: closed")
            except Trouble as error:
                print(f"undercroft: {error}", file=sys.stderr)
                code = 1
    return code


@app.command
def ban(player: str, /, *, database: DatabasePlace = None) -> None:
    """Ban somebody, by id or login.

    All sessions end at once, and live connections within 10 seconds.

    Parameters
    ----------
    player
        The id, as `undercroft admin people` lists it, or the login.
    """
    with door(database) as found:
        from undercroft.server.admin import commands

        print(f"{called(commands.ban(found, player))} is banned")


@app.command
def unban(player: str, /, *, database: DatabasePlace = None) -> None:
    """Let somebody in again who was banned.

    Parameters
    ----------
    player
        The id, as `undercroft admin people` lists it, or the login.
    """
    with door(database) as found:
        from undercroft.server.admin import commands

        print(f"{called(commands.unban(found, player))} may come again")


def called(player: Any) -> str:
    return f"{player.login or player.id} ({clean(player.name)})"


@app.command
def account(
    login: str,
    /,
    *,
    name: str | None = None,
    password_file: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    database: DatabasePlace = None,
) -> None:
    """Make an account, or give one a new password.

    A new password ends all sessions of the account. It is never an argument: it is asked for, or read from a
    file or the standard input.

    Parameters
    ----------
    login
        Small letters, digits, . _ -
    name
        What others see. [default: the login, or what it was]
    password_file
        A file with the password in its first line, or - for the standard input. [default: it is asked for]
    """
    with door(database) as found:
        from undercroft.server.admin import commands
        from undercroft.server.passwords import hash_password

        commands.check_login(login)
        chosen = commands.check_name(name) if name is not None else None
        hashed = hash_password(commands.check_password(read_password(password_file), login, chosen or login))
        fresh = commands.set_account(found, login, hashed, chosen, now())
    print(f"{login}: {'account made' if fresh else 'new password set'}")


def read_password(path: Path | None) -> str:
    """A password, never from the arguments: those can be seen by everybody on the machine."""
    if path is None and sys.stdin.isatty():
        password = getpass.getpass("Password: ")
        if getpass.getpass("Once more: ") != password:
            raise CommandError("the two passwords differ")
        return password
    text = sys.stdin.readline() if path is None or str(path) == "-" else path.read_text("utf-8")
    return text.partition("\n")[0].rstrip("\r")


# -- the database --------------------------------------------------------------------------------------------


@app.command
def prune(
    *,
    days: Annotated[int, Parameter(validator=Number(gte=1, lte=36_500))],
    dry_run: Switch = False,
    yes: Yes = False,
    database: DatabasePlace = None,
) -> int:
    """Delete what is old.

    That is: tables that are over, closed or never began; snapshots but the newest three of each table; guests
    without a seat or an account.

    Parameters
    ----------
    days
        How long a table must be unchanged, or a guest unseen.
    dry_run
        Only say what would be deleted.
    """
    with door(database) as found:
        from undercroft.server.admin import pruning

        before = now() - days * DAY
        old = found.run_reading(lambda connection: pruning.count_old(connection, before))
        print(f"{'Would delete' if dry_run else 'To delete'}: {told_old(old)}")
        if dry_run or not any(old):
            return 0
        if not agreed("Delete all that?", yes):
            return 1
        with progress() as tell:
            gone = pruning.prune(found, before, tell)
        print(f"Deleted: {told_old(gone)}")
    return 0


def told_old(old: Any) -> str:
    return (
        f"{counted(old.tables, 'table')} with {counted(old.lines, 'line')}, "
        f"{counted(old.snapshots, 'snapshot')}, {counted(old.guests, 'guest')}"
    )


@app.command
def backup(file: Path, /, *, replace: Switch = False, database: DatabasePlace = None) -> None:
    """Write a copy of the whole database, while the server runs.

    The copy is of one moment. The secret file is not in it.

    Parameters
    ----------
    file
        The file to write: a SQLite file, whatever the database is.
    replace
        Take the place of a file that is there, once the new one is whole.
    """
    if file.exists() and not replace:
        raise CommandError(f"{file} exists; --replace takes its place")
    with door(database) as found, progress() as tell:
        from undercroft.server.admin import backups

        sums = backups.backup(found, file, tell)
    print("\n".join(sums_lines(sums)))


@app.command
def restore(
    file: Path,
    /,
    *,
    replace: Switch = False,
    yes: Yes = False,
    database: DatabasePlace = None,
) -> int:
    """Put a backup into an empty database.

    No server may use it meanwhile. Whatever happens, all of the backup is there afterwards, or nothing has
    changed.

    Parameters
    ----------
    file
        A file that `undercroft admin backup` wrote.
    replace
        Delete first what the database holds.
    """
    with plainly():
        from undercroft.server.admin import backups
        from undercroft.server.admin.open_database import place_of, shown
        from undercroft.server.private import mend

        name = name_of(database)
        place = shown(place_of(name))
        if replace and not agreed(f"Delete everything in {place}, and put {file} in its place?", yes):
            return 1
        with progress() as tell:
            sums = backups.restore(file, name, replace, tell)
        for sentence in mend([file]):  # by now it is known to be a backup
            print(sentence, file=sys.stderr)
    print("\n".join(sums_lines(sums)))
    return 0


@app.command
def migrate(
    *,
    source: Annotated[str, Parameter(name="--from")],
    target: Annotated[str, Parameter(name="--to")],
    yes: Yes = False,
) -> int:
    """Copy everything into another, empty database, and compare.

    Whatever happens, all of it is there afterwards, or nothing has changed.

    Parameters
    ----------
    source
        A SQLite file, or postgresql://...
    target
        A SQLite file, or postgresql://...
    """
    with plainly():
        from undercroft.server.admin import backups
        from undercroft.server.admin.open_database import is_served, opened, place_of, shown

        place_of(target)
        with opened(source) as database:
            served = is_served(database)
            place = shown(database.url)
        warning = f"{place} is in use: what is played from now on will not be in the copy. Go on?"
        if served and not agreed(warning, yes):
            return 1
        with progress() as tell:
            sums = backups.migrate(source, target, tell)
    print("\n".join(sums_lines(sums)))
    return 0


@app.command
def check(*, mend: Switch = False, database: DatabasePlace = None) -> int:
    """Replay every table and compare.

    The log must have no gaps and play under its rules; snapshots and what the database says about the table
    must agree with it.

    Parameters
    ----------
    mend
        Delete snapshots that are wrong; the log gives the same. Nothing else is touched.
    """
    with door(database) as found:
        from undercroft.server.admin import checking

        with progress() as tell:
            count, problems = checking.check(found, tell)
        for problem in problems:
            print(f"{problem.table or 'database'}: {problem.text}")
        print(f"{counted(count, 'table')}, {counted(len(problems), 'problem')}")
        if mend:
            left = checking.mend(found, problems)
            print(f"{counted(len(problems) - len(left), 'snapshot')} deleted")
            problems = left
    return 1 if problems else 0
