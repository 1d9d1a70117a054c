"""What the owner of a content folder calls his cards, as messages like ours.

He says it in plain text, so nothing of it is read as Fluent. What he leaves out of a message stays as we say
it. A new piece without a name in a language has that of another one, or else is called by its id.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from undercroft.engine.admitting import added, ids_of
from undercroft.engine.game import Game
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.own_content import KNOWN, NAME, message_of, messages_said, using
from undercroft.engine.own_folder import ATTRIBUTES

if TYPE_CHECKING:
    from fluent.syntax.ast import EntryType, Message, Pattern, Resource

FOLDER: Final = "undercroft.games."


def own_messages(packages: Sequence[str], language: str, own: str) -> "Resource":
    """The messages of a content, for the games whose texts lie in these packages."""
    from fluent.syntax.ast import Resource

    games = {package.rpartition(".texts")[0].rpartition(".")[2]: package for package in packages}
    body: list[EntryType] = []
    for game, package in games.items():
        ours: dict[str, Message] = messages_of(package, language) if game else {}
        body += [merged(id, texts, ours.get(id)) for id, texts in said_in(game, language, own).items()]
    return Resource(body)


def said_in(game: str, language: str, own: str) -> Mapping[str, Mapping[str, str]]:
    """Everything that is said of a game in a language, with what a new piece lacks."""
    with using(own):
        by_language = {one: messages_said(game, one) for one in LANGUAGES}
    found = dict(by_language[language])  # type: ignore[index]
    for name, kind, id in added(KNOWN[own]):
        message = message_of(kind, id)
        if name == game and NAME not in found.get(message, {}):
            others = [texts[message] for texts in by_language.values() if NAME in texts.get(message, {})]
            plain = {NAME: id.replace("_", " ").capitalize()}
            found[message] = {**(others[0] if others else plain), **found.get(message, {})}
    return found


def messages_of(package: str, language: str) -> "dict[str, Message]":
    """Our messages about pieces, by their ids."""
    from fluent.syntax.ast import Message

    from undercroft.texts.speaker import parsed

    file = files(package) / language / "cards.ftl"
    body = parsed(file.read_text("utf-8")).body if file.is_file() else []
    return {message.id.name: message for message in body if isinstance(message, Message)}


def merged(id: str, texts: Mapping[str, str], ours: "Message | None") -> "Message":
    from fluent.syntax.ast import Attribute, Identifier, Message

    attributes: dict[str, Attribute] = {found.id.name: found for found in ours.attributes} if ours else {}
    for attribute, text in texts.items():
        if attribute != NAME:
            attributes[attribute] = Attribute(Identifier(attribute), plain(text))
    value = plain(texts[NAME]) if NAME in texts else ours.value if ours else None
    return Message(Identifier(id), value, list(attributes.values()))


def plain(text: str) -> "Pattern":
    from fluent.syntax.ast import Pattern, TextElement

    return Pattern([TextElement(text)])


def pieces_called(rules: Game, language: str) -> dict[tuple[str, str], dict[str, str]]:
    """What we call the pieces of a game, by kind and id, as an owner writes it. What depends on numbers is
    left out.
    """
    say = speaker_of(rules, language)
    written = {message_of("", id): id for id in ids_of(rules.name)}
    found: dict[tuple[str, str], dict[str, str]] = {}
    for message in messages_of(rules.texts, language).values():
        kind, _, id = message.id.name.partition("-")
        if not id or "VariableReference" in str(message.to_json()):
            continue
        words = [found.id.name for found in message.attributes]
        said = {NAME: say(message.id.name)} if message.value is not None else {}
        id = written.get(f"-{id}", id)
        found[kind, id] = said | {
            word: say(f"{message.id.name}.{word}") for word in words if word in ATTRIBUTES
        }
    return {key: said for key, said in found.items() if said}


def speaker_of(rules: Game, language: str) -> Callable[[str], str]:
    from undercroft.texts.speaker import speaker

    return speaker(rules, language).say
