"""A speaker: one language, one game, and every sentence a table needs.

Messages are found by name: prompt ``discard.choose`` is ``prompt-discard-choose``, card ``dodge_1`` is
``card-dodge``. Arguments become words by their kind (see `facts`). Besides the word itself a sentence may use

    $the_card   the word with its article, where its message has an attribute ``.the``
    $to_side    the word as a direction, attribute ``.to``
    $at_cell    where it is: the coordinates of a space, the number of a seat as one types it (@0)
    $cards_n    how many there are in a list

Where printed books differ, a table is played by one of them, and texts may say what only that one prints: of
``icon-stop-edition-2`` and ``icon-stop`` the former is said at a table of edition 2 (`of_edition`).
"""

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from undercroft.engine import registry
from undercroft.engine.choice import Option, Reason
from undercroft.engine.events import Event
from undercroft.engine.game import Game
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.state import Place, Table
from undercroft.texts.facts import facts_of, in_its_own_words
from undercroft.texts.own import own_messages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Names: TypeAlias = Sequence[str | None]  # what callers call the seats; None leaves it to the speaker
Where: TypeAlias = Table | Mapping[str, Any] | None  # a table, or what somebody sees of it
Called: TypeAlias = "Names | Context | None"  # who says much of one table makes its context once

FORMS: Final = ("the", "to")
LISTS: Final = "*&|="
MINUS: Final = "\u2212"


class UnknownLanguage(LookupError):
    """A language in which there are no texts."""


class TextError(LookupError):
    """A message or an argument that is missing: raised by a strict speaker only."""


def language_of(tag: str) -> str:
    """One of the languages, from its code or a longer tag that begins with it.

    >>> language_of("fr"), language_of("es_MX.UTF-8"), language_of("en-GB")
    ('fr', 'es', 'en')
    """
    language = tag.replace("_", "-").replace(".", "-").partition("-")[0].lower()
    if language not in LANGUAGES:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise UnknownLanguage(f"no texts in {tag!r}; there are: {known}")
    return language


def speaker(game: Game | str | None, language: str) -> "Speaker":
    """The speaker of a game, made once; without a game, one who knows only the words of the terminal."""
    if isinstance(game, str):
        game = registry.game(game)
    *base, package = packages_of(game) if game is not None else ("",)
    return made(package, language_of(language), tuple(base), game.own if game is not None else "")


def packages_of(game: Game) -> tuple[str, ...]:
    """The packages that hold the texts of a game: those of the game that it expands first."""
    return tuple(member.texts for member in registry.family(game))


@cache
def made(package: str, language: str, base: tuple[str, ...], own: str = "") -> "Speaker":
    return Speaker(package, language, base=base, own=own)


class Context(NamedTuple):
    """What is known about the table while a sentence is made."""

    names: Sequence[str]
    spaces: Mapping[str, str]
    score: str = ""


class Speaker:
    """Says everything about one game in one language. A strict one raises where another makes do: for tests
    and authors. `base` are the packages of the game that it expands; what both say, the expansion says. `own`
    is the hash of the content of an owner who says what his cards are called.
    """

    def __init__(
        self, package: str, language: str, strict: bool = False, base: tuple[str, ...] = (), own: str = ""
    ) -> None:
        self.own = own
        self.edition = 0
        self.package = package
        self.language = language_of(language)
        self.strict = strict
        self.facts = facts_of(package, own)
        self.packages = ("undercroft.texts", *base, *([package] if package else []))

    @cached_property
    def bundle(self) -> "FluentBundle":
        """Everything that can be said, read when something is said for the first time."""
        return read_bundle(self.packages, self.language, self.own)

    def of_edition(self, edition: int) -> "Speaker":
        """The same speaker at a table of another edition, as its setting counts them."""
        if edition == self.edition:
            return self
        self.bundle  # noqa: B018  # read once for all editions
        other = copy(self)
        other.edition = edition
        return other

    # -- any message -----------------------------------------------------------------------------------------

    def in_edition(self, message: str) -> str:
        """What the edition of the table has in the place of a message, if it has something."""
        name, dot, attribute = message.partition(".")
        other = f"{name}-edition-{self.edition}"
        if not self.bundle.has_message(other):
            return message
        found = self.bundle.get_message(other)
        is_there = attribute in found.attributes if dot else found.value is not None
        return f"{other}{dot}{attribute}" if is_there else message

    def has(self, message: str) -> bool:
        """Whether there is a message, or with a dot an attribute of one: ``card-dodge.text``."""
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, message: str, /, **arguments: Any) -> str:
        """A message, or with a dot an attribute of one, with its arguments as they are."""
        message = self.in_edition(message) if self.edition else message
        if not self.has(message):
            if self.strict:
                raise TextError(f"no text {message!r} in {self.language}")
            return message
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return message
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors and self.strict:
            raise TextError(f"{message} in {self.language}: {errors[0]}")
        return printed(str(text), [n for n in arguments.values() if isinstance(n, int) and n < 0])

    # -- words -----------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """The name of a card, from a copy (``dodge_1``) or a content id (``dodge``)."""
        return self.say(self.card_message(name))

    def card_text(self, name: str) -> str:
        """What is printed on a card, or nothing."""
        message = f"{self.card_message(name)}.text"
        return self.say(message) if self.has(message) else ""

    def describe(self, name: str) -> list[str]:
        """A card in full: its name, what it is and costs, its power if it gives one, its text."""
        facts = self.facts
        kind, mentioned = facts.card(name)
        lines = [self.sentence(message_of("details", kind), mentioned, Context((), {}))]
        if facts.power(name):
            power = self.say("details-power", power=self.power(name), text=self.power_text(name))
            lines = [*filter(None, [self.category(name)]), *lines, power]
        lines.insert(0, self.card(name))
        return [*lines, self.card_text(name)] if self.card_text(name) else lines

    def hero(self, name: str) -> str:
        return self.card(name)

    def category(self, hero: str) -> str:
        """Kin and calling of a hero; nothing for one of an owner who says nothing of it."""
        message = f"{self.card_message(hero)}.category"
        return self.say(message) if self.has(message) else ""

    def power(self, name: str) -> str:
        """The name of a power, from its own id or its hero's."""
        return self.say(self.power_message(name))

    def power_text(self, name: str) -> str:
        return self.say(f"{self.power_message(name)}.text")

    def word(self, kind: str, name: str) -> str:
        """A word of the game: ``word("tag", "undead")``."""
        return self.say(message_of(kind, name))

    def side(self, name: str) -> str:
        return self.word("side", name)

    def score(self, name: str) -> str:
        return self.word("score", name)

    def phase(self, name: str) -> str:
        return self.word("phase", name)

    def space(self, cell: str, where: Where = None) -> str:
        """A space: "Barracks (1,0)", or only "(1,0)" where the table is not known."""
        return self.forms("cell", cell, Context((), self.spaces(where)))[""]

    def seat(self, seat: int) -> str:
        """A seat by its number: "Seat 2"."""
        return self.say("seat-number", n=seat + 1)

    def opponent(self, n: int) -> str:
        """Somebody who has no seat but a number, where the game has such a one; else a seat."""
        return self.say(f"seat-{n}") if self.has(f"seat-{n}") else self.seat(n)

    def names(self, where: Where = None, names: Names | None = None) -> list[str]:
        """What each seat is called: as the caller wants it, else by its hero, else by its number."""
        view = view_of(where)
        given = list(names or ())
        heroes = self.facts.heroes(view) if view else []
        count = max(len(given), len(heroes), len(view.get("standings", ())))
        given += [None] * (count - len(given))
        said: list[str] = []
        for seat, name in enumerate(given):
            hero = heroes[seat] if seat < len(heroes) else ""
            if name is None and hero:
                name = self.short(hero)
                if heroes.count(hero) > 1:
                    name = self.say("seat-hero", hero=name, seat=self.seat(seat))
            said.append(name or self.seat(seat))
        return said

    def short(self, hero: str) -> str:
        """The name by which a hero is called at the table."""
        message = self.card_message(hero)
        return self.say(f"{message}.short" if self.has(f"{message}.short") else message)

    # -- sentences -------------------------------------------------------------------------------------------

    def prompt(self, where: Where, seat: int | None, names: Called = None) -> str:
        """What is asked now: an imperative for the seat that is asked, a statement for everybody else; empty
        when the game is over.
        """
        view = view_of(where)
        asked = view.get("asked")
        if not asked:
            return ""
        mentioned = self.facts.prompt(view) | {"seat": asked["seat"]}
        message = message_of("prompt", asked["prompt"]) + ("" if asked["seat"] == seat else ".other")
        return self.sentence(message, mentioned, self.context_of(view, names))

    def option(self, table: Table, option: Option | str, names: Called = None) -> str:
        """A short label for an option, which names what it costs and touches."""
        if isinstance(option, str):
            option = table.read(option)
        mentioned = self.facts.option(table, option)
        return self.sentence(message_of("option", option[0]), mentioned, self.context_of(table, names))

    def event(
        self,
        event: Event | Mapping[str, Any],
        seat: int | None = None,
        where: Where = None,
        names: Called = None,
    ) -> str:
        """A log line as one seat may read it. The table gives names to seats and spaces."""
        told = event.for_seat(seat) if isinstance(event, Event) else event
        return self.line(told, self.context_of(where, names))

    def log(self, table: Table, seat: int | None = None, names: Names | None = None) -> list[str]:
        """Everything that happened, oldest first. Spaces have the names they had when it happened."""
        facts = self.facts
        names, spaces, _ = self.context_of(table, names)
        lines: list[str] = []
        for event in reversed(table.events()):
            told = event.for_seat(seat)
            lines.append(self.line(told, Context(names, spaces)))
            spaces = facts.before(dict(spaces), told)
        return lines[::-1]

    def reason(self, reason: Reason, where: Where = None, names: Called = None) -> str:
        """Why something cannot be done, without the rule's id, which stands in `reason.rule`."""
        mentioned = self.facts.reason(reason.data) | {"rule": reason.rule}
        return self.sentence(message_of("reason", reason.key), mentioned, self.context_of(where, names))

    def scene(self, where: Where, names: Called = None) -> list[str]:
        """The combat or test in progress, a line for each side with every number and its source."""
        view = view_of(where)
        shown = self.facts.scene(view) if view else None
        if not shown:
            return []
        context, message = self.context_of(view, names), message_of("scene", shown["scene"])
        sides = [f"{message}.{side}" for side in shown if self.has(f"{message}.{side}")]
        return [self.sentence(line, shown, context) for line in (message, *sides)]

    def total(self, parts: Sequence[tuple[str, int]], score: str) -> str:
        """A sum with its sources: "die 4 + Melee 3 + Runed Longsword 2 = 9"."""
        text = ""
        for source, n in parts:
            message = message_of("part", source)
            word = self.say(message, score=self.score(score)) if self.has(message) else self.card(source)
            if text or n < 0:
                text += f" {MINUS if n < 0 else '+'} "
            text += f"{word} {abs(n)}"
        end = sum(n for _, n in parts)
        return f"{text.lstrip()} = {MINUS if end < 0 else ''}{abs(end)}"

    def place(self, place: Place | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A line of the standings, with its reason."""
        shown = place._asdict() if isinstance(place, Place) else place
        mentioned = {"seat": shown["seat"], "rank": shown["rank"], **shown["figures"]}
        return self.sentence(message_of("place", shown["reason"]), mentioned, Context(names, {}))

    def ending(self, how: str) -> str:
        """How a game ended."""
        return self.word("ending", how)

    def game_name(self, game: str) -> str:
        return self.word("game", game)

    def game_text(self, game: str) -> str:
        """What a game is, in a sentence or two."""
        return self.say(message_of("game", game) + ".text")

    def setting(self, name: str) -> str:
        return self.word("setting", name)

    def setting_text(self, name: str) -> str:
        """What a setting changes."""
        return self.say(message_of("setting", name) + ".text")

    # -- how arguments become words --------------------------------------------------------------------------

    def line(self, told: Mapping[str, Any], context: Context) -> str:
        """An attribute named after an argument is the sentence for those who were told it."""
        message = message_of("event", told["kind"])
        for argument in told:
            if self.has(f"{message}.{argument}"):
                message = f"{message}.{argument}"
                break
        return self.sentence(message, self.facts.event(told), context)

    def sentence(self, message: str, mentioned: Mapping[str, Any], context: Context) -> str:
        if not self.package and not self.has(message):
            return in_its_own_words(message, mentioned)
        context = context._replace(score=mentioned.get("score") or "")
        return self.say(message, **self.arguments(mentioned, context))

    def arguments(self, mentioned: Mapping[str, Any], context: Context) -> dict[str, Any]:
        """Everything a sentence may use, said in words where it has a kind."""
        kinds = self.facts.KINDS
        said: dict[str, Any] = {}
        for name, value in mentioned.items():
            kind = kinds.get(name)
            if isinstance(value, bool):
                said[name] = "yes" if value else "no"
            elif value is None or (kind is not None and value == ""):
                said[name] = "none"
            elif kind is None or (kind[-1] in LISTS and isinstance(value, int)):
                said[name] = value
            elif kind[-1] in LISTS:
                said[name], said[f"{name}_n"] = self.listed(kind, value, context), len(value)
            else:
                for form, text in self.forms(kind, value, context).items():
                    said[f"{form}_{name}" if form else name] = text
        return said

    def forms(self, kind: str, value: Any, context: Context) -> dict[str, str]:
        """A value in words: plain, with its article, as a direction, and where it is."""
        kind, value = self.resolved(kind, value)
        if kind == "seat":
            seat = int(value)
            name = context.names[seat] if seat < len(context.names) else self.opponent(seat)
            return {"": name, "the": name, "at": f"@{seat}"}
        if kind == "cell":
            return self.cell_forms(value, context)
        if kind == "sum":
            return {"": self.total(value, context.score)}
        if kind == "cost":
            paid = [self.say(message_of("amount", currency), n=n) for currency, n in value.items() if n]
            return {"": ", ".join(paid) or self.say("amount-nothing")}
        if isinstance(value, list | tuple):
            word, n = value
            return {"": self.say(message_of(kind, word), n=n)}
        message = self.card_message(value) if kind == "card" else message_of(kind, value)
        plain = self.say(message)
        attributes = {form: f"{message}.{form}" for form in FORMS}
        return {"": plain} | {form: self.say(m) if self.has(m) else plain for form, m in attributes.items()}

    def resolved(self, kind: str, value: Any) -> tuple[str, Any]:
        """Which of several kinds a value is: a seat by its number or as one types it, else the first for
        which there is a word, else the last.
        """
        *others, last = kind.split("/")
        for one in others:
            if one == "seat":
                if isinstance(value, int):
                    return one, value
                if value[:1] == "@":
                    return one, int(value[1:])
            elif self.has(message_of(one, value)):
                return one, value
        return last, value

    def cell_forms(self, cell: str, context: Context) -> dict[str, str]:
        at = self.say("space-at", cell=cell)
        card = context.spaces.get(cell)
        if card is None:
            return {"": at, "the": at, "at": at}
        words = self.forms("card", card, context)
        return {form: self.say("space-card", card=words[form], at=at) for form in ("", "the")} | {"at": at}

    def listed(self, kind: str, values: Sequence[Any], context: Context) -> str:
        kind, sign = kind[:-1], kind[-1]
        if sign == "=":
            return ", ".join(f"{self.forms(kind, value, context)['']} {n}" for value, n in values)
        words = [self.forms(kind, value, context)["" if sign == "*" else "the"] for value in values]
        if sign == "*" or len(words) < 2:
            return ", ".join(words)
        return self.say("list-and" if sign == "&" else "list-or", most=", ".join(words[:-1]), last=words[-1])

    # -- small helpers ---------------------------------------------------------------------------------------

    def card_message(self, name: str) -> str:
        """A copy is called like its card: the owner in front and the number at the end, which may follow a
        size, are left out.
        """
        kind, dot, word = name.partition(".")
        message = message_of(kind, word) if dot else message_of("card", name)
        if dot or self.has(message):
            return message
        owner, _, rest = name.partition("_")
        if owner[:1] == "s" and owner[1:].isdigit():
            name = rest
        stem, _, number = name.rpartition("_")
        return message_of("card", stem if number.lstrip("slh").isdigit() else name)

    def power_message(self, name: str) -> str:
        message = message_of("power", name)
        return message if self.has(message) else message_of("power", self.facts.power(name))

    def context_of(self, where: Where, names: Called = None) -> Context:
        """Who sits where and what the spaces are called; what was made before is used again."""
        if isinstance(names, Context):
            return names
        view = view_of(where)
        return Context(self.names(view, names), self.spaces(view))

    def spaces(self, where: Where) -> dict[str, str]:
        view = view_of(where)
        return self.facts.spaces(view) if view else {}


def message_of(kind: str, name: str) -> str:
    """The message of a word.

    >>> message_of("prompt", "bane.swap_with")
    'prompt-bane-swap-with'
    """
    return f"{kind}-{name.replace('.', '-').replace('_', '-')}"


def view_of(where: Where) -> Mapping[str, Any]:
    """What everybody may see of the table: sentences never know more."""
    if where is None:
        return {}
    return where.view(None) if isinstance(where, Table) else where


def printed(text: str, below_zero: Sequence[int]) -> str:
    """A sentence in which these numbers have the sign that is printed, not the one that is typed.

    >>> printed("1. Ada: -3 points", [-3]) == f"1. Ada: {MINUS}3 points"
    True
    """
    for n in below_zero:
        text = re.sub(rf"(?<![\w{MINUS}]){n}(?!\d)", f"{MINUS}{-n}", text)
    return text


def read_bundle(packages: Sequence[str], language: str, own: str = "") -> "FluentBundle":
    """All Fluent files of these packages in one language, and behind them the texts of an owner."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)  # terminals show isolation marks as rubbish
    for package in packages:
        folder = files(package) / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(parsed(file.read_text("utf-8")), allow_overrides=True)
    if own:
        bundle.add_resource(own_messages(packages, language, own), allow_overrides=True)
    return bundle


@cache
def parsed(text: str) -> "Resource":
    """A Fluent file, read once whoever speaks it: parsing is what takes long about a speaker."""
    from fluent.runtime import FluentResource

    return FluentResource(text)
