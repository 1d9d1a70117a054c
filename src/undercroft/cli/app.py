"""The commands: what each is called, what it takes, and what its exit code says.

The work is done elsewhere, and imported when it is needed.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import App, CycloptsError, Parameter

import undercroft as uc
from undercroft.bots import BotFault, UnknownBot
from undercroft.cli.encoding import forgive_letters
from undercroft.cli.errors import CommandError, UsageError
from undercroft.cli.files import read_text
from undercroft.engine.build import build
from undercroft.engine.languages import ORIGINAL, Language

CONTENT = "--content"

PYTHON: Final = ".".join(map(str, sys.version_info[:3]))

app = App(
    name="undercroft",
    help="A table for dungeon games, with every rule enforced.",
    help_epilogue="Every command takes --content FOLDER (or UNDERCROFT_CONTENT): cards as their owner has "
    "corrected them, see undercroft content.\n\n"
    "Exit codes: 0 all is well, 1 something is wrong with a file or a game, 2 wrong use.",
    version=f"undercroft {uc.__version__} ({build()}, Python {PYTHON})",
    help_flags=["--help", "-h"],
    version_flags=["--version"],
    result_action="return_value",
)


def run(arguments: Sequence[str]) -> int:
    """One command. Whatever goes wrong is one line on stderr."""
    forgive_letters()
    try:
        folder, rest = content_folder(arguments)
        use_content(folder)
        code = app(rest, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (CycloptsError, UsageError, uc.UnknownGame, uc.BadSetup, UnknownBot) as error:
        return complain(error, 2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: say nothing more
        return 1
    except (CommandError, BotFault, uc.RecordError, uc.ContentError, OSError) as error:
        return complain(error, 1)
    except KeyboardInterrupt:
        return 1
    return code if isinstance(code, int) else 0


def complain(error: Exception, code: int) -> int:
    text = " ".join(str(error).split())
    if isinstance(error, OSError) and error.filename is not None:
        text = f"{error.filename}: {error.strerror}"
    print(f"undercroft: {text}", file=sys.stderr)
    return code


def content_folder(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The folder behind --content, wherever it stands, or that of the environment; and all other words."""
    found, rest = os.environ.get("UNDERCROFT_CONTENT", ""), list[str]()
    words = iter(arguments)
    for word in words:
        if word == CONTENT:
            found = next(words, "")
            if not found:
                raise UsageError(f"{CONTENT}: expected a folder")
        elif word.startswith(f"{CONTENT}="):
            found = word.partition("=")[2]
        else:
            rest.append(word)
    return found, rest


def use_content(folder: str) -> None:
    """Play with the content of an owner, or with ours."""
    from undercroft.engine.admitting import admit_folder
    from undercroft.engine.own_content import choose

    choose("")
    if folder:
        choose(admit_folder(Path(folder)).hash)


def language_or_default(language: Language | None) -> str:
    """The language asked for, or that of the system if there are texts in it, or English."""
    from undercroft.texts import UnknownLanguage, language_of

    if language is not None:
        return language
    tag = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), ORIGINAL
    )
    try:
        return language_of(tag)
    except UnknownLanguage:
        return ORIGINAL


def options_of(pairs: Sequence[str] | None) -> dict[str, int]:
    """Options of a game from ``name=value``."""
    options: dict[str, int] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not value.removeprefix("-").isdecimal():
            raise UsageError(f"--option {pair}: expected name=number, such as round_limit=40")
        options[name] = int(value)
    return options


# -- commands ----------------------------------------------------------------------------------------------

OptionPairs = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        help="An option of the game, such as round_limit=40. May be repeated.",
    ),
]


DeckWords = Annotated[
    list[str] | None,
    Parameter(
        name="--deck",
        negative="",
        help="The list of a seat, the first one's first: a file, a short form, or the name of one that lies "
        "ready. May be repeated; who has none takes one that lies ready.",
    ),
]


def not_an_option(kind: object, path: Path | list[Path]) -> None:
    """A lone - is the standard input; anything longer is an option we do not have."""
    for text in map(str, path if isinstance(path, list) else [path]):
        if text.startswith("-") and text != "-":
            raise ValueError(f"Unknown option: {text}.")


RecordPath = Annotated[Path, Parameter(allow_leading_hyphen=True, validator=not_an_option)]
RecordPaths = Annotated[
    list[Path], Parameter(allow_leading_hyphen=True, validator=not_an_option, negative="")
]
Switch = Annotated[bool, Parameter(negative="", show_default=False)]
LanguageWord = Annotated[
    Language | None,
    Parameter(name="--language", help="The language. [default: that of the system, or English]"),
]


@app.command
def games(*, language: LanguageWord = None) -> None:
    """List the games: name, rules version, seats and options."""
    from undercroft.cli.listing import games_lines

    print("\n".join(games_lines(language_or_default(language))))


@app.command
def new(
    game: str,
    /,
    *,
    seats: int | None = None,
    seed: str | None = None,
    option: OptionPairs = None,
    deck: DeckWords = None,
    secret: Switch = False,
    out: Path | None = None,
) -> None:
    """Set a table up and write its record, from which it can be played: undercroft play --resume FILE.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it.
    seats
        How many play. [default: as few as the game allows]
    seed
        One word from which all chance follows. [default: drawn]
    secret
        Write only the hash of the seed. The seed is kept on this machine and added when the game is over.
    out
        The file to write. [default: the standard output]
    """
    from undercroft.cli import files

    rules, options = uc.game(game), options_of(option)
    if secret and rules.hides_decks(options):
        raise UsageError("--secret: closed lists would be lost, for nobody keeps them here but the record")
    decks = [files.deck_text(rules, word) for word in deck or ()]
    table = rules.new(seats=seats, options=options, seed=seed, secret=secret, decks=decks)
    if secret:
        kept = files.keep_seed(table.origin.seed)
        print(f"The seed is kept in {kept}", file=sys.stderr)
    if out is None:
        print(table.record(), end="")
    else:
        files.write_file(out, table.record())


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    seed: str | None = None,
    option: OptionPairs = None,
    deck: DeckWords = None,
    language: LanguageWord = None,
    resume: Annotated[
        list[Path] | None, Parameter(consume_multiple=(0, 1), negative="", metavar="[PATH]")
    ] = None,
    save: Path | None = None,
    scenario: Path | None = None,
    ask_all: Switch = False,
) -> None:
    """Play at the terminal, alone against bots or with friends at one keyboard.

    The game is saved after every decision; leave whenever you like and go on with --resume.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it. Not needed with --resume or --scenario.
    seats
        Who sits where: you for somebody at the keyboard, or the name of a bot. [default: you,steady]
    seed
        One word from which all chance follows. [default: drawn]
    resume
        Go on with a saved game; without a file, with the one played last.
    save
        The file to save in. [default: a new one in the state directory, or the one that is resumed]
    scenario
        Begin from the table that a scenario file describes.
    ask_all
        Ask also where you can only pass. Several people at one keyboard are always asked.
    """
    from undercroft.cli import start

    return start.play(
        start.PlayRequest(
            game=game,
            seats=seats,
            seed=seed,
            options=options_of(option),
            decks=deck or [],
            language=language,
            resume=None if resume is None else resume[0] if resume else Path(),
            save=save,
            scenario=scenario,
            ask_all=ask_all,
        ),
        language_or_default(language),
    )


@app.command
def mcp(
    game: str,
    /,
    *,
    seats: str | None = None,
    seed: str | None = None,
    option: OptionPairs = None,
    language: LanguageWord = None,
    save: Path | None = None,
) -> None:
    """Give a language model a seat, over the Model Context Protocol on standard input and output.

    It sees and is told what its seat may know, and nothing else. Bots sit on the other seats.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it.
    seats
        Who sits where: you for the model, once, and bots. [default: you,steady]
    seed
        One word from which all chance follows. [default: drawn]
    save
        A file for the record, written after every decision of the model.
    """
    from undercroft.cli import mcp as server

    server.serve(game, seats, seed, options_of(option), language_or_default(language), save)


@app.command
def replay(
    record: RecordPath,
    /,
    *,
    step: int | None = None,
    seat: int | None = None,
    language: LanguageWord = None,
    log: Switch = False,
) -> None:
    """Show the table of a record after some decision, as a seat knew it.

    Parameters
    ----------
    record
        The record, or - for the standard input.
    step
        How many decisions to play. [default: all]
    seat
        The seat whose view is shown, from 0. [default: a spectator's; everything once the game is over]
    log
        Print what happened in words, with the number of the decision, instead of the table.
    """
    from undercroft.cli.listing import replay_lines

    text = read_text(record)
    for part in replay_lines(text, step, seat, language_or_default(language), log):
        print(part)


@app.command
def verify(records: RecordPaths, /) -> int:
    """Replay records, compare every step, and say whether the seed fits its hash.

    Parameters
    ----------
    records
        The records, or - for the standard input.
    """
    from undercroft.cli.listing import verdict_line

    code = 0
    for path in records:
        try:
            fits, line = verdict_line(read_text(path))
        except (CommandError, uc.RecordError, OSError) as error:
            fits, line = False, error.strerror or str(error) if isinstance(error, OSError) else str(error)
        print(f"{path}: {line}", file=sys.stdout if fits else sys.stderr)
        code = code if fits else 1
    return code


@app.command
def check(
    files: Annotated[list[Path] | None, Parameter(negative="")] = None, /, *, schema: Switch = False
) -> int:
    """Run scenario files and explain what fails.

    Parameters
    ----------
    files
        Scenario files, or folders of them.
    schema
        Print the JSON Schema of scenario files instead.
    """
    from undercroft import scenarios

    if schema:
        import json

        print(json.dumps(scenarios.schema(), indent=2))
        return 0
    if not files:
        raise UsageError("check: expected at least one scenario file, or --schema")
    report = scenarios.check_paths(files)
    print("\n".join(report.lines()))
    return 1 if report.failed else 0


@app.command
def rules(game: str, id: str | None = None, /, *, check: Switch = False) -> int:
    """List every rule with the code and the scenarios that cite it, or show one in full.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it.
    id
        A rule such as DGR-MOVE-05; the prefix may be left out.
    check
        Only say what is wrong: ids without code or scenario, citations that lead nowhere, a book that does
        not tell them all.
    """
    from undercroft import rulebook
    from undercroft.rulebook import aid, book

    uc.game(game)
    try:
        if check:
            problems = [*rulebook.check(game), *book.check(game), *aid.check(game)]
            print("\n".join(problems) or "All is well.")
            return 1 if problems else 0
        print("\n".join(rulebook.lines(game, id)))
    except rulebook.RulebookError as error:
        raise CommandError(str(error)) from None
    return 0


@app.command
def aid(game: str, mode: str = "", /, *, edition: int = 0, language: LanguageWord = None) -> int:
    """Print the player aid of a game: a turn step by step, what one can do, and how it ends, on one page.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it.
    mode
        A mode of it that has a page of its own.
    edition
        By which printed book, as the setting of that name counts them.
    """
    from undercroft import rulebook
    from undercroft.rulebook import aid as pages

    uc.game(game)
    known = pages.modes(game)
    if mode and mode not in known:
        raise UsageError(f"{mode}: expected one of {', '.join(known) or 'none'}")
    try:
        print("\n".join(pages.lines(pages.aid_of(game, language_or_default(language), mode, edition))))
    except rulebook.RulebookError as error:
        raise CommandError(str(error)) from None
    return 0


# -- the server --------------------------------------------------------------------------------------------


def from_environment(name: str, help: str, **more: Any) -> Any:
    """A flag that a host may also set as UNDERCROFT_NAME."""
    return Parameter(env_var=f"UNDERCROFT_{name.upper()}", help=help, **more)


@app.command
def serve(
    *,
    host: Annotated[
        str, from_environment("host", "The address to listen on; 0.0.0.0 for all of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, from_environment("port", "The port; 0 for any that is free.")] = 8000,
    database: Annotated[
        str | None,
        from_environment(
            "database", "A SQLite file, or postgresql://... [default: undercroft.db in the state directory]"
        ),
    ] = None,
    redis: Annotated[
        str, from_environment("redis", "redis://... to tell several processes of moves.", show_default=False)
    ] = "",
    secret_file: Annotated[
        Path | None,
        from_environment(
            "secret_file",
            "The key that signs sessions; made where there is none. [default: beside the SQLite file]",
        ),
    ] = None,
    public_url: Annotated[
        str,
        from_environment(
            "public_url", "How people reach the server, if not by host and port.", show_default=False
        ),
    ] = "",
    open_registration: Annotated[
        bool,
        from_environment("open_registration", "Whether strangers may come in without an invitation."),
    ] = True,
    open_metrics: Annotated[
        bool, from_environment("open_metrics", "Whether other machines may read /metrics.", negative="")
    ] = False,
    share_port: Annotated[
        bool, from_environment("share_port", "Let several processes listen on one port.", negative="")
    ] = False,
    behind_proxy: Annotated[
        str,
        from_environment(
            "behind_proxy", "Addresses of proxies whose X-Forwarded headers are believed.", show_default=False
        ),
    ] = "",
    bot_workers: Annotated[
        int | None,
        from_environment("bot_workers", "Processes in which bots search. [default: one less than cores]"),
    ] = None,
    bot_seconds: Annotated[
        float, from_environment("bot_seconds", "How long the sharpest bots think about a decision.")
    ] = 1.0,
    statement_seconds: Annotated[
        float, from_environment("statement_seconds", "When PostgreSQL gives up a statement of the server.")
    ] = 30.0,
    notices: Annotated[
        bool, from_environment("notices", "Tell people who ask for it that it is their turn.", negative="")
    ] = False,
    notices_private: Annotated[
        bool,
        from_environment(
            "notices_private", "Let notices go to addresses of this machine's own network, too.", negative=""
        ),
    ] = False,
    mail: Annotated[
        str,
        from_environment(
            "mail", "Send notices as mail: smtp://user:password@host:port, or smtps://.", show_default=False
        ),
    ] = "",
    mail_from: Annotated[
        str, from_environment("mail_from", "The address that this mail is from.", show_default=False)
    ] = "",
    limit: Annotated[
        list[str] | None,
        from_environment("limit", "A limit, such as tables_per_person=20. May be repeated.", negative=""),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], from_environment("log_level", "What to log.")
    ] = "info",
    log_json: Annotated[
        bool | None,
        from_environment("log_json", "Log as JSON. [default: unless a person looks on]", show_default=False),
    ] = None,
    browser: Annotated[bool, from_environment("browser", "Open a browser, where there is a screen.")] = False,
) -> int:
    """Open the tables to people, over HTTP and WebSocket.

    Every flag may also come from the environment, such as UNDERCROFT_PORT.
    """
    try:
        from undercroft.cli.serving import serve as serve_now
    except ModuleNotFoundError as error:
        raise CommandError(
            f"the server needs more packages ({error.name}): pip install 'undercroft[server]'"
        ) from None
    return serve_now(
        host=host,
        port=port,
        database=database,
        redis=redis,
        secret_file=secret_file,
        public_url=public_url,
        open_registration=open_registration,
        open_metrics=open_metrics,
        share_port=share_port,
        behind_proxy=behind_proxy,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        statement_seconds=statement_seconds,
        notices=notices,
        notices_private=notices_private,
        mail=mail,
        mail_from=mail_from,
        limit=limit or [],
        log_level=log_level,
        log_json=log_json,
        browser=browser,
    )


app.command(
    "undercroft.cli.campaign:app",
    name="campaign",
    help="Play a campaign: games in a row, with a sheet between them.",
)
app.command("undercroft.cli.admin:app", name="admin", help="Look after a server and its database.")
app.command(
    "undercroft.cli.content:app",
    name="content",
    help="Put what is printed on real cards in the place of ours.",
)
app.command(
    "undercroft.cli.deck:app", name="deck", help="Check, show and convert lists of decks of one's own."
)
app.command("undercroft.cli.bot:app", name="bot", help="Try a bot that is a program of its own.")
app.command(
    "undercroft.cli.arena:arena",
    name="arena",
    help="Let bots play against each other, and tell who is stronger and how surely.",
)
app.command(
    "undercroft.cli.lab:simulate",
    name="simulate",
    help="""Play many games between bots into a folder of Parquet tables.

    The same words give the same games, with any number of workers. A run that was interrupted goes on when
    the same command is given again, and grows with more --games. The exit code is 1 if a game failed.
    """,
)
app.command(
    "undercroft.cli.lab:dataset",
    name="dataset",
    help="""Play games between bots, and write every decision into Parquet tables with a card.

    Each row holds what the seat that decides may know, what it is offered and what it takes. The same words
    give the same rows, and what was interrupted goes on when the same command is given again.
    """,
)
app.command(
    "undercroft.cli.lab:report", name="report", help="Make a page and plots of a run, or compare two."
)
