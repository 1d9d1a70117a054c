"""The locator finds the line of every value that tomllib finds."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.engine.validation import Where, dotted
from undercroft.scenarios.locate import line_of, lines_of, undotted

TEXT = '''\
# a comment = [1]
game = "x = [y]"  # "quoted
"quoted.key".'other' = 1
rule = [ # first
    "a", """b
]""",
    'c\\', "d\\"", [1,
    2],
]
[given]
seat.0 = { hand = ["a"], "at" = '0,0' }
seat.1.hand = [
  "b",
  { x = 1 },
]
date = 1979-05-27T07:32:00Z

[given . other]
empty = []
none = {}
long = \'\'\'
[[when]]
\'\'\'
[[when]]
seat = 1
[[when]]
seat = 2
[when.expect]
points = 3
[[when.list]]
a = 1
[[when.list]]
a = 2
[then]
'''

EXPECTED: dict[Where, int] = {
    ("game",): 2,
    ("quoted.key",): 3,
    ("quoted.key", "other"): 3,
    ("rule",): 4,
    ("rule", 0): 5,
    ("rule", 1): 5,
    ("rule", 2): 7,
    ("rule", 3): 7,
    ("rule", 4): 7,
    ("rule", 4, 0): 7,
    ("rule", 4, 1): 8,
    ("given",): 10,
    ("given", "seat"): 11,
    ("given", "seat", "0"): 11,
    ("given", "seat", "0", "hand"): 11,
    ("given", "seat", "0", "hand", 0): 11,
    ("given", "seat", "0", "at"): 11,
    ("given", "seat", "1"): 12,
    ("given", "seat", "1", "hand"): 12,
    ("given", "seat", "1", "hand", 0): 13,
    ("given", "seat", "1", "hand", 1): 14,
    ("given", "seat", "1", "hand", 1, "x"): 14,
    ("given", "date"): 16,
    ("given", "other"): 18,
    ("given", "other", "empty"): 19,
    ("given", "other", "none"): 20,
    ("given", "other", "long"): 21,
    ("when",): 24,
    ("when", 0): 24,
    ("when", 0, "seat"): 25,
    ("when", 1): 26,
    ("when", 1, "seat"): 27,
    ("when", 1, "expect"): 28,
    ("when", 1, "expect", "points"): 29,
    ("when", 1, "list"): 30,
    ("when", 1, "list", 0): 30,
    ("when", 1, "list", 0, "a"): 31,
    ("when", 1, "list", 1): 32,
    ("when", 1, "list", 1, "a"): 33,
    ("then",): 34,
}


def paths_in(data: Any, path: Where = ()) -> set[Where]:
    """The paths of everything in plain data."""
    pairs: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = {path} if path else set()
    for key, value in pairs:
        found |= paths_in(value, (*path, key))
    return found


def test_every_kind_of_value_is_found() -> None:
    assert EXPECTED == lines_of(TEXT)
    assert set(EXPECTED) == paths_in(tomllib.loads(TEXT))


def test_a_long_text_may_end_with_quotes() -> None:
    text = 'a = """x"""""\nb = 1'
    assert {("a",): 1, ("b",): 2} == lines_of(text)


def test_the_last_line_needs_no_end() -> None:
    assert {("a",): 1} == lines_of("a = 1")
    assert {("a",): 1} == lines_of("a = 1 # note")


def test_carriage_returns_do_not_matter() -> None:
    assert {("a",): 1, ("b",): 2, ("b", "c"): 3} == lines_of("a = 1\r\n[b]\r\nc = 2\r\n")


def test_what_was_not_written_is_looked_for_around() -> None:
    lines = lines_of("x = 1\n[given]\nseats = 2")
    assert 2 == line_of(lines, ("given", "seat", "0"))
    assert 1 == line_of(lines, ("then", "points"))


@pytest.mark.parametrize("text", ["given.map[2]", "when[1].choose", "then.seat.0.hand", "rule[0]", ""])
def test_a_path_can_be_written_and_read(text: str) -> None:
    assert text == dotted(undotted(text))


# Values of all kinds, written on as many lines as TOML allows.
words = st.text(
    st.characters(codec="utf-8", exclude_characters="\r", exclude_categories=["Cc", "Cs"]), max_size=8
)
scalars = st.one_of(
    st.integers(-9, 99).map(str),
    st.booleans().map(lambda b: str(b).lower()),
    words.map(lambda w: '"' + w.replace("\\", "\\\\").replace('"', '\\"') + '"'),
    words.map(lambda w: "'" + w.replace("'", "") + "'"),
    words.map(lambda w: '"""\n' + w.replace("\\", "\\\\").replace('"', "[") + '\n"""'),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3).map(lambda v: "[ # [\n" + ",\n".join(v) + "\n]"),
    max_leaves=8,
)
keys = st.sampled_from(["a", "b-1", '"c.d"', "'e f'"])


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(["", "t", "u.v", "[l]"]), st.dictionaries(keys, values, max_size=3)))
)
def test_it_finds_exactly_what_tomllib_finds(tables: list[tuple[str, dict[str, str]]]) -> None:
    seen: set[str] = set()
    text = ""
    for header, pairs in sorted(tables, key=lambda pair: pair[0] != ""):
        if header in seen and header != "[l]":
            continue
        seen.add(header)
        text += f"[{header}]\n" if header else ""
        text += "".join(f"{key} = {value}\n" for key, value in pairs.items())
    lines = lines_of(text)
    assert paths_in(tomllib.loads(text)) == set(lines)
    rows = text.split("\n")
    for path, line in lines.items():
        if isinstance(path[-1], str):
            assert path[-1] in rows[line - 1]
