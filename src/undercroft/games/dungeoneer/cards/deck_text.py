"""Deck lists as text (chapter LIST; DGR-R-180, 184 to 186).

    # comments go to the end of the line
    deck: Paladin's Vigil
    sets: tomb
    Hero
    Roderik Talus
    Maps:
    1 Entrance Chamber; 2 Crossroads; 2x forked_tunnel

A line is empty, a field, a heading or entries with semicolons between them. Reading reports everything that
is wrong together and keeps the rest. The short form is one word: ``UCD1-``, the entries deflated, a check.
"""

import base64
import binascii
import hashlib
import re
import unicodedata
import zlib
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from functools import cache
from importlib.resources import files
from typing import Any, Final

from undercroft.engine.decks import BadDeck, Deck, Fault, Mistake
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.own_content import name_said, per_content
from undercroft.games.dungeoneer.cards import decks
from undercroft.games.dungeoneer.cards.decks import HEADINGS, SET, catalogue, sorted_cards, under

MOST_BYTES, MOST_LINES = 65_536, 500  # DGR-LIST-01
LONGEST_NAME: Final = 60  # DGR-LIST-03
MOST_COPIES: Final = 99  # DGR-LIST-05
NEAREST: Final = 3  # DGR-LIST-07
COMPARED: Final = 20  # unknown names for which the nearest are looked for (DGR-R-186)
SHOWN: Final = 60  # letters of a complaint's cause

FIELDS: Final = ("deck", "by", "note", "sets")
HEADING_WORDS: Final = {  # DGR-LIST-04
    "en": ("Hero", "Quests", "Maps", "Adventures"),
    "fr": ("Héros", "Quêtes", "Plans", "Aventures"),
    "es": ("Héroe", "Misiones", "Mapas", "Aventuras"),
}

SHORT: Final = "UCD1-"
LONGEST_SHORT, LONGEST_CODE = 2_000, 8_000  # letters, before and after it is inflated (DGR-LIST-09)
CHECK: Final = 6

ENTRY: Final = re.compile(r"(?:([0-9]+)(?:\s*[xX×]\s+|\s+))?(.*?)(?:\s*\(([^()]*)\))?", re.DOTALL)
PRINTED: Final = re.compile(r"card-([a-z-]+) = (.+)")
TOKEN: Final = re.compile(r"([A-Z][A-Z]?[0-9]{1,3})(?:\*([0-9]{1,4}))?")


def plain(word: str) -> str:
    """What counts of a name: upper and lower case, accents, apostrophes and hyphens do not (DGR-LIST-05).

    >>> plain("Salle d’entrée"), plain("free_caedmans_soul"), plain("Free Caedman's Soul")
    ('salledentree', 'freecaedmanssoul', 'freecaedmanssoul')
    """
    bare = unicodedata.normalize("NFKD", word.casefold().replace("œ", "oe"))
    return "".join(letter for letter in bare if letter.isalnum())


@per_content
def printed_names(language: str) -> dict[str, str]:
    """What is printed on the cards in a language, by id: from the texts of the game."""
    text = (files("undercroft.games.dungeoneer") / "texts" / language / "cards.ftl").read_text("utf-8")
    found = {
        match[1].replace("-", "_"): match[2] for match in map(PRINTED.fullmatch, text.split("\n")) if match
    }
    return {id: name_said("dungeoneer", language, id) or found.get(id, id) for id in catalogue()}


@per_content
def known_names() -> dict[str, str]:
    """Every name a card may be called by, as far as it counts; ids first, then the languages in order."""
    names = {plain(id): id for id in catalogue()}
    for language in LANGUAGES:
        for id, name in printed_names(language).items():
            names.setdefault(plain(name), id)
    return names


@cache
def headings() -> dict[str, str]:
    return {
        plain(word): heading
        for words in HEADING_WORDS.values()
        for word, heading in zip(words, HEADINGS, strict=True)
    }


# -- reading -------------------------------------------------------------------------------------------------


class Reading:
    """A list while it is read, line by line."""

    def __init__(self) -> None:
        self.cards: dict[str, int] = {}
        self.fields: dict[str, str] = {}
        self.sets: tuple[str, ...] = (SET,)
        self.mistakes: list[Mistake] = []
        self.compared: dict[str, list[str]] = {}

    def wrong(self, line: int, found: str, key: str, **data: Any) -> None:
        if len(self.mistakes) >= MOST_LINES:  # a line may hold thousands
            return
        shown = printable(found)
        cut = shown if len(shown) <= SHOWN else shown[: SHOWN - 3] + "..."
        self.mistakes.append(Mistake(line, cut, key, data))

    def line(self, number: int, raw: str) -> None:
        """DGR-LIST-02, DGR-LIST-10."""
        text = raw.partition("#")[0].strip()
        word, colon, rest = (part.strip() for part in text.partition(":"))
        if not text or (plain(word) in headings() and not rest):
            return
        if colon:
            self.field(number, word, rest)
            return
        for entry in text.split(";"):
            self.entry(number, entry.strip())

    def field(self, number: int, word: str, text: str) -> None:
        """DGR-LIST-03, DGR-R-184."""
        name = word.lower()
        if name not in FIELDS:
            self.wrong(number, word, "field_unknown", fields=", ".join(FIELDS))
        elif name in self.fields and name != "note":
            self.wrong(number, word, "field_twice")
        elif name in ("deck", "by") and not 1 <= len(printable(text)) <= LONGEST_NAME:
            self.wrong(number, text, "name_length", n=len(printable(text)), most=LONGEST_NAME)
        else:
            self.fields[name] = printable(text)
            if name == "sets":
                self.set_line(number, text)

    def set_line(self, number: int, text: str) -> None:
        words = [word.strip() for word in text.split(",")]
        for word in words:
            if word != SET:
                self.wrong(number, word, "set_unknown", sets=SET)

    def entry(self, number: int, text: str) -> None:
        """DGR-LIST-05, DGR-LIST-06."""
        match = ENTRY.fullmatch(text)
        assert match is not None
        digits, name, from_set = match.groups()
        count = 1 if digits is None else int(digits[:5])
        id = known_names().get(plain(name))
        if not 1 <= count <= MOST_COPIES:
            self.wrong(number, text, "count", most=MOST_COPIES)
        elif not plain(name):
            self.wrong(number, text, "entry")
        elif from_set is not None and from_set.strip() != SET:
            self.wrong(number, from_set, "set_unknown", sets=SET)
        elif id is None:
            self.wrong(number, name, "name_unknown", cards=self.nearest(plain(name)))
        else:
            self.cards[id] = self.cards.get(id, 0) + count

    def nearest(self, word: str) -> list[str]:
        """DGR-LIST-07: the three cards whose names are most like this one."""
        if word not in self.compared:
            if len(self.compared) == COMPARED or len(word) > LONGEST_NAME:
                return []
            self.compared[word] = nearest(word)
        return self.compared[word]

    def deck(self) -> Deck:
        name, by = self.fields.get("deck", ""), self.fields.get("by", "")
        return Deck(sorted_cards(self.cards), self.sets, name, by)


def nearest(word: str) -> list[str]:
    likeness: dict[str, float] = {}
    for name, id in known_names().items():
        likeness[id] = max(likeness.get(id, 0.0), SequenceMatcher(None, word, name).ratio())
    return sorted(likeness, key=lambda id: -likeness[id])[:NEAREST]


def printable(text: str) -> str:
    """Without what cannot be seen and could turn other text round (DGR-R-185)."""
    return "".join(letter for letter in text if letter.isprintable())


def read(text: str) -> tuple[Deck, tuple[Mistake, ...]]:
    """A list from its text, or from its short form (DGR-LIST-01, 02, 09)."""
    reading = Reading()
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        reading.wrong(0, "", "too_long", most=MOST_BYTES // 1024)
        return reading.deck(), tuple(reading.mistakes)
    text = text.removeprefix("\ufeff")
    if text.strip().startswith(SHORT):
        return read_short(text.strip())
    lines = text.split("\n")
    for number, line in enumerate(lines[:MOST_LINES], 1):
        reading.line(number, line)
    if len(lines) > MOST_LINES and any(line.strip() for line in lines[MOST_LINES:]):
        reading.wrong(MOST_LINES + 1, "", "too_many_lines", most=MOST_LINES)
    return reading.deck(), tuple(reading.mistakes)


# -- writing -------------------------------------------------------------------------------------------------


def canonical(deck: Deck) -> str:
    """DGR-LIST-08: fields, then the four headings with one entry a line, in the order of the catalogue."""
    return written(deck, HEADING_WORDS["en"], {})


def for_people(deck: Deck, language: str) -> str:
    """The same with the headings and the printed names of a language (DGR-LIST-08)."""
    return written(deck, HEADING_WORDS[language], printed_names(language))


def written(deck: Deck, words: Iterable[str], names: Mapping[str, str]) -> str:
    fields = {"deck": deck.name, "by": deck.by, "sets": ", ".join(deck.sets)}
    lines = [f"{field}: {text}" for field, text in fields.items() if text]
    unknown = {id: n for id, n in deck.cards if id not in catalogue()}
    for heading, word in zip(HEADINGS, words, strict=True):
        rows = under(deck, heading) | (unknown if heading == HEADINGS[-1] else {})
        lines += [word, *(f"{n} {names.get(id, id)}" for id, n in rows.items())]
    return "\n".join(lines) + "\n"


# -- the short form ------------------------------------------------------------------------------------------


def short(deck: Deck) -> str:
    """DGR-LIST-09: prefix, code, check.

    >>> read(short(Deck((("raka", 1), ("dodge", 2)), (SET,))))[0].cards
    (('raka', 1), ('dodge', 2))
    """
    packing = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packing.compress(codes(deck).encode()) + packing.flush()
    code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{SHORT}{code}-{check_of(code)}"


def codes(deck: Deck) -> str:
    """What is deflated: the set and the entries, each with the number of its card in the catalogue.

    >>> codes(Deck((("raka", 1), ("dodge", 2)), (SET,)))
    'tomb.H5.G03*2'
    """
    known = catalogue()
    rows = [(known[id].code if id in known else id, n) for id, n in deck.cards]
    return ".".join([*deck.sets, *(code if n == 1 else f"{code}*{n}" for code, n in rows)])


def check_of(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()[:CHECK]


def read_short(text: str) -> tuple[Deck, tuple[Mistake, ...]]:
    """DGR-R-180: a wrong check is an error, never a guess. What is inflated has a limit, whatever it says."""
    reading = Reading()
    code, check = text[len(SHORT) : -CHECK - 1], text[-CHECK - 1 :]
    if len(text) > LONGEST_SHORT:
        reading.wrong(1, text, "short_long", most=LONGEST_SHORT)
    elif not code.isascii() or check != f"-{check_of(code)}":
        reading.wrong(1, text, "short_check")
    else:
        inflated = inflate(code)
        if inflated is None:
            reading.wrong(1, text, "short_code")
        else:
            read_codes(reading, inflated)
    return reading.deck(), tuple(reading.mistakes)


def inflate(code: str) -> str | None:
    """What a code says, or None if it is none."""
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
        text = unpacking.decompress(packed, LONGEST_CODE)
        whole = unpacking.eof and not unpacking.unused_data
        return text.decode("ascii") if whole else None
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        return None


def read_codes(reading: Reading, text: str) -> None:
    ids = {printed.code: id for id, printed in catalogue().items()}
    for word in text.split("."):
        token = TOKEN.fullmatch(word)
        if token is None:
            if word != SET:
                reading.wrong(1, word, "set_unknown", sets=SET)
            continue
        id, count = ids.get(token[1], token[1]), int(token[2] or 1)
        if count:
            reading.cards[id] = reading.cards.get(id, 0) + count
        else:
            reading.wrong(1, word, "count", most=MOST_COPIES)


def from_codes(text: str) -> Deck:
    """A list from what `codes` wrote, as it stands in records and saves. Raises BadDeck."""
    reading = Reading()
    read_codes(reading, text)
    if reading.mistakes or codes(reading.deck()) != text:
        raise BadDeck(f"no list of a deck: {printable(text)[:SHOWN]!r}", reading.mistakes)
    return reading.deck()


# -- what the engine asks ------------------------------------------------------------------------------------


class DungeoneerDecks:
    """The lists of Dungeoneer (`engine.decks.DeckRules`)."""

    def read(self, text: str) -> tuple[Deck, tuple[Mistake, ...]]:
        return read(text)

    def is_short(self, text: str) -> bool:
        return text.strip().startswith(SHORT)

    def canonical(self, deck: Deck) -> str:
        return canonical(deck)

    def for_people(self, deck: Deck, language: str) -> str:
        return for_people(deck, language)

    def short(self, deck: Deck) -> str:
        return short(deck)

    def codes(self, deck: Deck) -> str:
        return codes(deck)

    def of_codes(self, text: str) -> Deck:
        return from_codes(text)

    def faults(self, deck: Deck, options: Mapping[str, int]) -> tuple[Fault, ...]:
        return decks.faults(deck, options)

    def advice(self, deck: Deck) -> tuple[Fault, ...]:
        return decks.advice(deck)

    def ready(self) -> Mapping[str, Deck]:
        return ready_decks()


@per_content
def ready_decks() -> dict[str, Deck]:
    """The six lists that lie ready."""
    return {name: read(text)[0] for name, text in decks.ready_texts().items()}
