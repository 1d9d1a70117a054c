"""What a player types, as an option: the notation itself, or words close to it.

``play dodge_1``, ``play dodge``, ``jouer Esquive`` and ``move north`` are all understood. What is left out is
tried in every way: ``attack tomb serpent`` means some attack with this card, best one that is offered.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, Final

from undercroft.engine.choice import Malformed, Option
from undercroft.engine.notation import Kind
from undercroft.engine.state import Table
from undercroft.texts import Speaker

TRIES: Final = 500
LONGEST: Final = 1000
TELLING: Final = 4  # letters of a word that may stand for the name it is part of
LITTLE: Final = (
    "a an the to at on with my of le la les l un une du de des au avec sur el los las una al con en"
)


def plain(text: str) -> str:
    """Small letters without accents, words apart.

    >>> plain("Épée d’Ala-Hazad_1 @2 -1,0")
    'epee d ala hazad 1 @2 -1,0'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c for c in letters if not unicodedata.combining(c))
    return " ".join(re.findall(r"-?\d+,-?\d+|@\d+|[^\W_]+", kept))


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


class Reader:
    """Understands what one seat types at one decision, from its view and the list of all cards."""

    def __init__(self, table: Table, seat: int, speaker: Speaker, view: Mapping[str, Any]) -> None:
        self.table = table
        self.seat = seat
        self.speaker = speaker
        self.view = view
        self.near = {*self.own(), *(word for option in self.options() for word in option.split())}

    def read(self, text: str) -> Option:
        """The option that is meant. Raises Malformed."""
        try:
            return self.table.read(text)
        except Malformed as error:
            first = error
        verb, rest = self.verb(plain(text))
        if not verb:
            raise first
        kinds = self.table.game.verbs[verb].kinds
        found: list[list[int]] = []
        for name in kinds:
            matches, rest = self.argument(name, rest)
            found.append(matches)
        if set(rest.split()) - set(LITTLE.split()):
            raise Malformed(self.form(verb))
        every = [matches or self.all_of(name) for matches, name in zip(found, kinds, strict=True)]
        tries = list(islice(((verb, *numbers) for numbers in product(*every)), TRIES))
        if not tries:
            raise Malformed(self.form(verb))
        return next((option for option in tries if self.offered(option)), tries[0])

    def offered(self, option: Option) -> bool:
        return self.table.choice is not None and option in self.table.choice.options

    # -- cards -----------------------------------------------------------------------------------------------

    def cards(self, text: str) -> list[str]:
        """The cards in sight that a text names: whole names first, else those with all of its words."""
        wanted = " ".join(word for word in plain(text).split() if word not in LITTLE.split())
        titles: dict[str, str] = {}
        for card in self.in_sight():
            titles.setdefault(plain(self.speaker.card(card)), card)
            if wanted and wanted in (plain(card), plain(card.rpartition("_")[0])):
                return [card]
        exact = [card for title, card in titles.items() if plain(text) == title]
        words = set(wanted.split())
        return exact or [card for title, card in titles.items() if words and words <= set(title.split())]

    def in_sight(self) -> list[str]:
        """Every card that the seat can see, its own ones first; what is only mentioned comes last."""
        words = sorted(
            dict.fromkeys((*self.own(), *strings_in(self.view))),
            key=lambda word: not word.rpartition("_")[2].isdigit(),
        )
        return [word for word in words if self.speaker.has(self.speaker.card_message(word))]

    def powers(self, text: str) -> list[str]:
        """The heroes whose power a text names: one's own is called power, the others by their names."""
        heroes = self.speaker.known_facts().heroes(self.view)
        if plain(text) in self.verb_phrases("power"):
            return [heroes[self.seat]]
        return [hero for hero in heroes if plain(text) == plain(self.speaker.power(hero))]

    # -- verbs ---------------------------------------------------------------------------------------------

    def verb(self, text: str) -> tuple[str, str]:
        """The verb a text begins with, in notation or in the player's language, and what follows."""
        known = {phrase: verb for verb in self.table.game.verbs for phrase in self.verb_phrases(verb)}
        for phrase in sorted(known, key=len, reverse=True):
            if f"{text} ".startswith(f"{phrase} "):
                return known[phrase], text[len(phrase) :].strip()
        return "", text

    def verb_phrases(self, verb: str) -> list[str]:
        message = f"cli-verb-{verb}"
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
        seen = [*self.own(), *strings_in(self.view)] if name in ("card", "cell") else []
        return dict.fromkeys((*said, *seen, *self.closed(kind)))

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
        if name == "card":
            title = plain(self.speaker.card(word))
            parts = [part for part in title.split() if len(part) >= TELLING] if word in self.near else []
            return [plain(word), plain(word.rpartition("_")[0]), title, *parts]
        message = f"{name}-{word}"
        said = [self.speaker.say(message)] if self.speaker.has(message) else []
        return [plain(phrase) for phrase in (word, *said)]
