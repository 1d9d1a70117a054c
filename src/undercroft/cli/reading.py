"""What a player types, as an option: the notation itself, or words close to it.

``play dodge_1``, ``play dodge``, ``jouer Esquive`` and ``move north`` are all understood. What is left out is
tried in every way: ``attack tomb serpent`` means some attack with this card, best one that is offered. A word
may stand for several actions, such as ``use`` for a card and for a Skill: what is offered is meant. Where the
arguments are not understood, the words of what is offered are: ``walk north`` is in one label only.

A game whose pieces have short names on the map tells them in a `Spelling`: ``flick g3 90 40``. Of an action
with more options than can be listed nothing may be left out, and numbers are read in their order.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, Final, NamedTuple

from undercroft.engine.choice import Malformed, Option
from undercroft.engine.notation import Kind
from undercroft.engine.state import Table
from undercroft.texts import Speaker
from undercroft.texts.speaker import message_of

TRIES: Final = 500
LONGEST: Final = 1000
TELLING: Final = 4  # letters of a word that may stand for the name it is part of
LITTLE: Final = (
    "a an the to at on with my of for from in le la les l un une du de des d au avec sur pour dans vers "
    "el los las una al con en del por hacia"
)
NAMED: Final = ("card", "trick", "zone", "scholar")  # arguments that have the name of a card
MINUS: Final = "\N{MINUS SIGN}"
NUMBER: Final = re.compile(r"-?\d{1,6}")


class Spelling(NamedTuple):
    """What the pieces of a game are called besides their notation."""

    labels: Mapping[str, str] = {}  # as they are drawn: capitals matter, if they can
    words: Mapping[str, Sequence[str]] = {}  # for each word of the notation, other names
    unordered: frozenset[str] = frozenset()  # actions whose arguments may be typed in any order


def plain(text: str) -> str:
    """Small letters without accents, words apart.

    >>> plain("Épée d’Ala-Hazad_1 @2 -1,0"), plain("drop -30 12 150")
    ('epee d ala hazad 1 @2 -1,0', 'drop -30 12 150')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c for c in letters if not unicodedata.combining(c))
    return " ".join(re.findall(r"-?\d+,-?\d+|@\d+|(?<!\S)-\d+|[^\W_]+", kept))


def strings_in(data: Any) -> Iterator[str]:
    """All texts in plain data, keys too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from strings_in(key)
            yield from strings_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings_in(value)


def cards_in_sight(view: Mapping[str, Any], seat: int | None, speaker: Speaker) -> list[str]:
    """Every card that a view names, those before the seat first; what is only mentioned comes last."""
    words = sorted(
        dict.fromkeys((*strings_in(view["seat"].get(str(seat), {})), *strings_in(view))),
        key=lambda word: not word.rpartition("_")[2].isdigit(),
    )
    return [word for word in words if speaker.has(speaker.card_message(word))]


def telling(text: str) -> list[str]:
    """The words of a text that say something."""
    return [word for word in plain(text).split() if word not in LITTLE.split()]


class Reader:
    """Understands what one seat types at one decision, from its view and the list of all cards."""

    def __init__(
        self,
        table: Table,
        seat: int,
        speaker: Speaker,
        view: Mapping[str, Any],
        spelling: Spelling = Spelling(),  # noqa: B008 - never changed
    ) -> None:
        self.table = table
        self.seat = seat
        self.speaker = speaker
        self.view = view
        self.spelling = spelling
        self.listed = frozenset(() if table.choice is None else table.choice.options)
        self.near = {*self.own(), *(word for option in self.options() for word in option.split())}

    def read(self, text: str) -> Option:
        """The option that is meant. Raises Malformed."""
        text = self.spelt_out(text)
        try:
            return self.in_order(self.table.read(text))
        except Malformed as error:
            first = error
        understood = [option for verb, rest in self.verbs(plain(text)) for option in self.meant(verb, rest)]
        if not understood:
            raise first
        return next((option for option in understood if self.offered(option)), understood[0])

    def spelt_out(self, text: str) -> str:
        """A text with the notation of pieces instead of their labels, and points without their signs.

        A label that differs only by capitals is meant if there is no other.
        """
        if not self.spelling.labels:
            return text
        labels = self.spelling.labels
        alike: dict[str, list[str]] = {}
        for label in labels:
            alike.setdefault(label.casefold(), []).append(label)
        words = re.sub(r"[(),;]", " ", text.replace(MINUS, "-")).split()
        near = {word: alike.get(word.casefold(), []) for word in words}
        single = {word: found[0] for word, found in near.items() if len(found) == 1}
        return " ".join(labels.get(word) or labels.get(single.get(word, ""), word) for word in words)

    def in_order(self, option: Option) -> Option:
        if option[0] in self.spelling.unordered:
            return option[0], *sorted(option[1:])
        return option

    def meant(self, verb: str, text: str) -> list[Option]:
        """What one action and the words behind it mean: what is offered, or else the first that can be
        written; nothing if a word is left that nobody understands.
        """
        kinds = self.table.game.verbs[verb].kinds
        found: list[list[int]] = []
        rest = text
        for name in kinds:
            matches, rest = self.argument(name, rest)
            found.append(matches)
        if telling(rest):
            return self.labelled(verb, text)
        if self.table.game.verbs[verb].continuous and not all(found):
            return []
        every = [matches or self.all_of(name) for matches, name in zip(found, kinds, strict=True)]
        tries = [self.in_order((verb, *numbers)) for numbers in islice(product(*every), TRIES)]
        return [option for option in tries if self.offered(option)][:1] or tries[:1]

    def labelled(self, verb: str, text: str) -> list[Option]:
        """The one option of an action whose label has all these words."""
        options = [] if self.table.choice is None else self.table.choice.options
        wanted, context = set(telling(text)), self.speaker.context_of(self.table)
        found = [
            option
            for option in options
            if option[0] == verb
            and wanted <= set(plain(self.speaker.option(self.table, option, context)).split())
        ]
        return found if len(found) == 1 else []

    def offered(self, option: Option) -> bool:
        """Whether an option may be taken: it is listed, or nothing forbids it where a list is only a part."""
        choice = self.table.choice
        if choice is None or option in self.listed:
            return option in self.listed
        verb = self.table.game.verbs[option[0]]
        return verb.continuous and verb.name in choice.verbs and self.table.why_not(option) is None

    # -- names -----------------------------------------------------------------------------------------------

    def named(self, text: str, names: Iterable[str]) -> list[str]:
        """What has exactly this name, of all that has one."""
        said = {plain(text), " ".join(telling(text))} - {""}
        return [name for name in self.different(names) if said & self.called(name)]

    def resembling(self, text: str, names: Iterable[str]) -> list[str]:
        """What has all of these words in its name."""
        words = set(telling(text))
        found = [
            name for name in self.different(names) if words <= set(plain(self.speaker.card(name)).split())
        ]
        return found if words else []

    def different(self, names: Iterable[str]) -> list[str]:
        """Of several copies only the first."""
        found: dict[str, str] = {}
        for name in names:
            found.setdefault(self.speaker.card_message(name), name)
        return list(found.values())

    def called(self, name: str) -> set[str]:
        """How a card or another thing may be called: by its name, its id, the id of all its copies."""
        word = name.rpartition(".")[2]
        return {plain(self.speaker.card(name)), plain(word), plain(word.rpartition("_")[0])} - {""}

    # -- verbs ---------------------------------------------------------------------------------------------

    def verbs(self, text: str) -> list[tuple[str, str]]:
        """The actions a text may begin with, in notation or in the player's language, each with what follows:
        longer words first, then those actions that are called so in the first place.
        """
        found = [
            (-len(phrase), place, verb, text[len(phrase) :].strip())
            for verb in self.table.game.verbs
            for place, phrase in enumerate(self.verb_phrases(verb))
            if f"{text} ".startswith(f"{phrase} ")
        ]
        return [(verb, rest) for _, _, verb, rest in sorted(found, key=lambda item: item[:2])]

    def verb_phrases(self, verb: str) -> list[str]:
        message = message_of("cli-verb", verb)
        said = self.speaker.say(message).split(",") if self.speaker.has(message) else []
        return [plain(word) for word in (verb, *said)]

    def form(self, verb: str) -> str:
        """How an option of a verb is written."""
        return " ".join([verb, *(f"<{self.kind_name(kind)}>" for kind in self.table.game.verbs[verb].kinds)])

    def kind_name(self, kind: str) -> str:
        message = f"cli-kind-{kind}"
        return self.speaker.say(message) if self.speaker.has(message) else kind

    def forms(self) -> list[str]:
        """How everything one can try in this game is written."""
        return [self.form(verb) for verb in self.table.game.verbs]

    # -- arguments -----------------------------------------------------------------------------------------

    def argument(self, name: str, text: str) -> tuple[list[int], str]:
        """What a text says for one argument, all readings of its longest words, and the text without them."""
        kind = self.table.game.kinds[name]
        for word in text.split():
            number = kind.read(self.table, word) if NUMBER.fullmatch(word) else None
            if number is not None:
                found = re.search(rf"(?<!\S){word}(?!\S)", text)
                assert found is not None
                return [number], f"{text[: found.start()]} {text[found.end() :]}".strip()
        phrases: dict[str, list[int]] = {}
        for word in self.words(name, kind):
            number = kind.read(self.table, word)
            if number is not None:
                for phrase in self.phrases(name, word):
                    phrases.setdefault(phrase, []).append(number)
        for word in text.split():
            number = kind.read(self.table, word)
            if number is not None:
                phrases.setdefault(word, []).append(number)
        for phrase in sorted(filter(None, phrases), key=len, reverse=True):
            found = re.search(rf"(?<!\S){re.escape(phrase)}(?!\S)", text)
            if found:
                return phrases[phrase], f"{text[: found.start()]} {text[found.end() :]}".strip()
        return [], text

    def all_of(self, name: str) -> list[int]:
        kind = self.table.game.kinds[name]
        numbers = (kind.read(self.table, word) for word in self.words(name, kind))
        return list(dict.fromkeys(number for number in numbers if number is not None))

    def words(self, name: str, kind: Kind) -> Iterable[str]:
        """The words of a kind: those of the options first, then those the seat can see, then all others."""
        if name == "seat":  # oneself last: most things are done to the others
            return sorted(
                (f"@{seat}" for seat in range(self.table.seats)), key=lambda word: word == f"@{self.seat}"
            )
        said = [word for option in self.options() for word in option.split()[1:]]
        seen = [*self.own(), *strings_in(self.view)] if name in (*NAMED, "cell") else []
        return dict.fromkeys((*said, *seen, *self.closed(kind), *self.spelling.words))

    def options(self) -> Sequence[str]:
        asked: Mapping[str, Any] = self.view["asked"] or {}
        options: Sequence[str] = asked.get("options", ())
        return options

    def own(self) -> list[str]:
        """What lies before the seat itself, and in its hand, comes before what the others have."""
        return list(strings_in(self.view.get("seat", {}).get(str(self.seat), {})))

    def closed(self, kind: Kind) -> list[str]:
        """All words of a kind that has a list of them, such as the cards of a game."""
        words: list[str] = []
        try:
            while len(words) < LONGEST:
                words.append(kind.write(self.table, len(words)))
        except IndexError:
            return words
        return []

    def phrases(self, name: str, word: str) -> list[str]:
        """How a word of the notation may be typed."""
        if name == "seat":
            seat = int(word[1:])
            return [word, plain(self.speaker.seat(seat)), plain(self.speaker.names(self.view)[seat])]
        if name in NAMED:
            title = (
                plain(self.speaker.card(word)) if self.speaker.has(self.speaker.card_message(word)) else ""
            )
            near = word in self.near or name in ("zone", "scholar")
            parts = [part for part in title.split() if len(part) >= TELLING] if near else []
            return [plain(word), plain(word.rpartition("_")[0]), title, *parts]
        message = message_of(name, word)
        other = self.spelling.words.get(word, ())
        said = [self.speaker.say(m) for m in (message, f"cli-{message}") if self.speaker.has(m)]
        return [plain(phrase) for phrase in (word, *said, *other)]
