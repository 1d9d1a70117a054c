"""Content folders: what lies in one to begin with, whether it can be played with, and what it changes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

import undercroft as uc
from undercroft.cli.app import Switch
from undercroft.cli.errors import CommandError, UsageError
from undercroft.cli.files import write_file
from undercroft.engine import admitting, own_content
from undercroft.engine.admitting import Difference
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.own_content import NAME, TEXTS, OwnContent
from undercroft.engine.own_folder import TITLE

app = App(name="content", help="Put what is printed on real cards in the place of ours.")

FolderPath = Annotated[Path, Parameter(help="The content folder.")]
WIDEST: Final = 60  # letters of a value that is told


@app.command
def export(game: str, folder: Path, /) -> None:
    """Write our content of a game, with its texts, into a folder: a start for one's own.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it.
    folder
        The folder; what is there of other games stays.
    """
    rules = uc.game(game, None, "")
    if rules.printed is None:
        raise UsageError(f"the content of {game} lies in no files")
    place = folder / rules.name
    if place.exists():
        raise CommandError(f"{place} is there already; nothing was written")
    source = rules.printed.folder.path
    paths = [path for path in admitting.ours(game) if path not in rules.printed.fixed]
    for path in paths:
        write_file(place / path, source.joinpath(*path.split("/")).read_text("utf-8"))
    for language in LANGUAGES:
        write_file(place / TEXTS / f"{language}.toml", texts_file(rules, language))
    if not (folder / TITLE).exists():
        write_file(folder / TITLE, f"name = {toml_text(folder.resolve().name)}\n")
    print(f"{len(paths) + len(LANGUAGES)} files of {game} in {place}")


@app.command
def check(
    folder: FolderPath,
    /,
    *,
    quick: Annotated[Switch, Parameter(help="Leave the scenarios out.")] = False,
) -> int:
    """Say what is wrong with a content folder, and which scenarios would end otherwise with it."""
    content = admitting.admit_folder(folder)
    print(f"{content.label.said}: {said_count(content)}.")
    for game, language, message in admitting.nameless(content):
        print(
            f"{game}/{TEXTS}/{language}.toml: {message} has no name; it is called as elsewhere, or by its id"
        )
    for found, language in stale(content):
        print(f"{found.game}/{TEXTS}/{language}.toml: [{found.entry}] is not as ours; our text stands on it")
    if not quick:
        for line in changed_scenarios(content):
            print(line, flush=True)
    return 0


@app.command
def diff(folder: FolderPath, /) -> int:
    """Show what a content folder says otherwise than ours. The exit code is 1 if it does."""
    content = admitting.admit_folder(folder)
    lines = [line for found in admitting.differences(content) for line in said_difference(found)]
    lines += list(text_lines(content))
    print("\n".join(lines) or "It says what ours says.")
    return 1 if lines else 0


# -- a start -------------------------------------------------------------------------------------------------


def texts_file(rules: uc.Game, language: str) -> str:
    """What the pieces of a game are called in a language, as an owner writes it."""
    from undercroft.texts.own import pieces_called

    lines = [
        "# What pieces are called and what stands on them: name, text, forms that sentences need (the, to,",
        "# short, category). Keep what differs from ours; the rest may go.",
    ]
    for (kind, id), said in pieces_called(rules, language).items():
        lines += ["", f"[{kind}.{id}]", *(f"{word} = {toml_text(text)}" for word, text in said.items())]
    return "\n".join(lines) + "\n"


def toml_text(text: str) -> str:
    """
    >>> import tomllib
    >>> tomllib.loads("name = " + toml_text('a "box"'))
    {'name': 'a "box"'}
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


# -- what is told --------------------------------------------------------------------------------------------


def said_count(content: OwnContent) -> str:
    found = list(admitting.differences(content))
    new = sum(one.before is None for one in found)
    words = sum(1 for _ in text_lines(content))
    changed = counted(len(found) - new, "table")
    return f"{changed} and {counted(words, 'text')} not as ours, {counted(new, 'table')} new"


def counted(n: int, word: str) -> str:
    """
    >>> counted(1, "table"), counted(2, "table")
    ('1 table', '2 tables')
    """
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def said_difference(found: Difference) -> Iterator[str]:
    place = f"{found.game}/{found.path}"
    if not found.entry:
        yield f"{place}: {'a new list' if found.before is None else 'another list'}"
    elif found.before is None:
        yield f"{place}: [{found.entry}] is new"
    elif isinstance(found.before, dict) and isinstance(found.after, dict):
        for field in dict.fromkeys([*found.before, *found.after]):
            before, after = found.before.get(field), found.after.get(field)
            if before != after:
                yield f"{place}: [{found.entry}] {field}: {said_value(before)} -> {said_value(after)}"
    else:
        yield f"{place}: {found.entry}: {said_value(found.before)} -> {said_value(found.after)}"


def said_value(value: Any) -> str:
    """
    >>> said_value(None), said_value(["undead"]), said_value("x" * 99)[-3:]
    ('nothing', "['undead']", '...')
    """
    text = "nothing" if value is None else str(value)
    return text if len(text) <= WIDEST else f"{text[: WIDEST - 3]}..."


def text_lines(content: OwnContent) -> Iterator[str]:
    """Texts that are not ours."""
    from undercroft import texts

    for game, found in content.games.items():
        for language in LANGUAGES:
            speaker = texts.speaker(uc.game(game, None, ""), language)
            for kind, entries in found.get(f"{TEXTS}/{language}.toml", {}).items():
                for id, said in entries.items():
                    message = own_content.message_of(kind, id)
                    for word, text in said.items():
                        key = message if word == NAME else f"{message}.{word}"
                        before = speaker.say(key) if speaker.has(key) else None
                        if before != text:
                            place = f"{game}/{TEXTS}/{language}.toml: [{kind}.{id}] {word}"
                            yield f"{place}: {said_value(before)} -> {said_value(text)}"


def stale(content: OwnContent) -> Iterator[tuple[Difference, str]]:
    """Cards that were corrected while their text in a language was not: it may tell the old numbers."""
    from undercroft import texts

    for found in admitting.differences(content):
        if found.before is None or not isinstance(found.after, dict):
            continue
        message = own_content.message_of("card", found.entry)
        for language in LANGUAGES:
            speaker = texts.speaker(uc.game(found.game, None, ""), language)
            said = content.games[found.game].get(f"{TEXTS}/{language}.toml", {}).get("card", {})
            ours = speaker.say(f"{message}.text") if speaker.has(f"{message}.text") else ""
            if ours and said.get(found.entry, {}).get("text", ours) == ours:
                yield found, language


def changed_scenarios(content: OwnContent) -> Iterator[str]:
    """The scenarios of its games that hold with ours and do not with it, each with what it shows."""
    from undercroft import scenarios
    from undercroft.rulebook.material import RulebookError, material

    count = 0
    for game in admitting.affected(content):
        try:
            folder = material(game).tests / "scenarios"
        except RulebookError as error:
            yield f"{error}: nobody can say which scenarios would change"
            continue
        for path in sorted(folder.rglob("*.toml")):
            own_content.choose(content.hash)
            try:
                with_own = scenarios.run_file(path)
                own_content.choose("")
                if with_own.passed or not scenarios.run_file(path).passed:
                    continue
            finally:
                own_content.choose("")
            count += 1
            yield f"{game}/{path.relative_to(folder)}: {with_own.title or path.stem}"
    yield f"{counted(count, 'scenario')} would end otherwise."
