"""Where in a TOML text a value was written: dotted paths to line numbers, which tomllib does not tell.

The text must be valid TOML (tomllib has read it before). A path is a tuple of the keys and list positions
that lead to a value, ``("when", 1, "choose")`` or ``("given", "seat", "0", "hand", 2)``.
"""

from undercroft.engine.validation import Where

BLANK = " \t\r\n"
QUOTES = "\"'"


class Scanner:
    """Walks over a TOML text and notes the line of every key, header and list element."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Where, int] = {}
        self.lists: dict[Where, int] = {}  # how many [[blocks]] a list of tables has so far

    def scan(self) -> dict[Where, int]:
        table: Where = ()
        while self.skip(BLANK):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
        return self.lines

    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def skip(self, characters: str) -> bool:
        """Skip these and comments; whether anything is left."""
        text = self.text
        while self.at < len(text) and (text[self.at] in characters or text[self.at] == "#"):
            if text[self.at] == "#":
                end = text.find("\n", self.at)
                self.at = len(text) if end < 0 else end
            else:
                self.at += 1
        return self.at < len(text)

    def note(self, path: Where) -> None:
        """The first mention counts; the tables on the way are noted with it."""
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], self.line())

    def header(self) -> Where:
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        name = self.key("]")
        path = self.resolve(name[:-1]) + name[-1:] if double else self.resolve(name)
        if double:
            number = self.lists.get(path, 0)
            self.lists[path] = number + 1
            path += (number,)
        self.note(path)
        self.at += 2 if double else 1
        return path

    def resolve(self, name: Where) -> Where:
        """A header that goes through a list of tables means its last element."""
        path: Where = ()
        for part in name:
            path += (part,)
            if path in self.lists:
                path += (self.lists[path] - 1,)
        return path

    def key(self, end: str) -> Where:
        """A key, dotted or not, up to the character that ends it."""
        parts: list[str] = []
        while True:
            self.skip(" \t")
            if self.text[self.at] in QUOTES:
                parts.append(self.string())
            else:
                start = self.at
                while self.text[self.at] not in f" \t.{end}":
                    self.at += 1
                parts.append(self.text[start : self.at])
            self.skip(" \t")
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def pair(self, table: Where) -> None:
        start = self.at
        name = self.key("=")
        after, self.at = self.at + 1, start
        path = table + name
        self.note(path)
        self.at = after
        self.value(path)

    def value(self, path: Where) -> None:
        self.skip(" \t")
        opening = self.text[self.at]
        if opening == "[":
            self.elements(path)
        elif opening == "{":
            self.inline_table(path)
        elif opening in QUOTES:
            self.string()
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\n":
                self.at += 1

    def elements(self, path: Where) -> None:
        self.at += 1
        number = 0
        while self.skip(BLANK + ",") and self.text[self.at] != "]":
            self.note((*path, number))
            self.value((*path, number))
            number += 1
        self.at += 1

    def inline_table(self, path: Where) -> None:
        self.at += 1
        while self.skip(BLANK + ",") and self.text[self.at] != "}":
            self.pair(path)
        self.at += 1

    def string(self) -> str:
        """Move behind a string; its text as far as keys need it."""
        quote = self.text[self.at]
        long = self.text.startswith(quote * 3, self.at)
        mark = quote * 3 if long else quote
        start = self.at + len(mark)
        end = start
        while not self.text.startswith(mark, end):
            end += 2 if self.text[end] == "\\" and quote == '"' else 1
        if long:  # up to two quotes may stand right before the closing three
            while self.text.startswith(quote, end + len(mark)):
                end += 1
        self.at = end + len(mark)
        return self.text[start:end]


def lines_of(text: str) -> dict[Where, int]:
    """The line of every value in a valid TOML text.

    >>> lines = lines_of('game = "x"\\n[given]\\nseat.0 = { hand = [\\n"a", "b"] }\\n[[when]]\\nseat = 1')
    >>> lines["given", "seat", "0", "hand", 1], lines["when", 0, "seat"]
    (4, 6)
    """
    return Scanner(text).scan()


def line_of(lines: dict[Where, int], path: Where) -> int:
    """The line of a value, or of the nearest table around it; 1 where nothing of the path was written."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def undotted(text: str) -> Where:
    """A path from the way people write it.

    >>> undotted("given.map[2]")
    ('given', 'map', 2)
    """
    path: list[str | int] = []
    for part in text.split("."):
        name, *numbers = part.split("[")
        path += [name] if name else []
        path += [int(number.rstrip("]")) for number in numbers]
    return tuple(path)
