"""What a scenario of a game may say, from the types that read it: docs/games/<game>/scenarios.md.

    python tools/scenario_docs.py [--check]

Writes between the marks of each reference the settings of the game, and of the table that is given every
field with its form and its default, to be reviewed as a diff. --check only compares.

What a field means is written by hand and kept, and so is a default that follows from the rest of the table
(no value, or nothing in a list for which the file has words). A field that nobody has explained yet comes
with an empty meaning, one that is gone takes its row with it. Fields of one form and default may share a row.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from msgspec import inspect as types

from undercroft import texts
from undercroft.engine.game import Game
from undercroft.engine.registry import game, game_names
from undercroft.engine.settings import Setting

FOLDER = Path(__file__).parents[1] / "docs" / "games"
BEGIN, END = "<!-- {part}: tools/scenario_docs.py -->\n\n", "\n<!-- end of {part} -->"
FORMS = {
    types.IntType: "whole number",
    types.StrType: "text",
    types.BoolType: "true or false",
    types.StructType: "table",
}
NOTHING = ("`[]`", "`{}`")


def files() -> dict[Path, str]:
    """The reference of every game that has one, as it should be."""
    paths = {FOLDER / name / "scenarios.md": game(name) for name in game_names()}
    return {path: renewed(path.read_text("utf-8"), rules) for path, rules in paths.items() if path.exists()}


def renewed(text: str, rules: Game) -> str:
    given = types.type_info(rules.given)
    assert isinstance(given, types.StructType)
    by_seat = next(field.type for field in given.fields if field.name == "seat")
    assert isinstance(by_seat, types.DictType)
    seat = by_seat.value_type
    assert isinstance(seat, types.StructType)
    text = between(text, "settings", lambda _: settings(rules))
    text = between(text, "given", lambda old: fields(given, old))
    return between(text, "given.seat", lambda old: fields(seat, old))


def between(text: str, part: str, write: Callable[[str], str]) -> str:
    """The text with what stands between two marks written anew."""
    begin, end = BEGIN.format(part=part), END.format(part=part)
    start = text.index(begin) + len(begin)
    stop = text.index(end, start)
    return text[:start] + write(text[start:stop]) + text[stop:]


def table(head: str, rows: list[tuple[str, ...]]) -> str:
    lines = [head, "|---" * (head.count("|") - 1) + "|", *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join(re.sub(r"\|  (?=\|)", "| ", line) for line in lines) + "\n"


# -- settings ------------------------------------------------------------------------------------------------


def settings(rules: Game) -> str:
    rows = [
        (f"`{setting.name}`", values(setting), str(setting.default), meaning(rules, setting))
        for setting in rules.settings
    ]
    return table("| setting | values | default | meaning |", rows)


def values(setting: Setting) -> str:
    return "0 or 1" if (setting.low, setting.high) == (0, 1) else f"{setting.low} to {setting.high}"


def meaning(rules: Game, setting: Setting) -> str:
    """What the page says of it in English, what each value is called, what it needs, and the rule."""
    speaker = texts.speaker(rules.name, "en")
    keys = {n: f"choice-{setting.name}-{n}" for n in range(setting.low, setting.high + 1)}
    called = [
        f"{n} {speaker.say(key)}{seats(rules, setting, n)}" for n, key in keys.items() if speaker.has(key)
    ]
    parts = [
        speaker.setting_text(setting.name),
        f"{', '.join(called)}." if called else "",
        f"Only with {' and '.join(f'`{need}`' for need in setting.needs)}." if setting.needs else "",
        f"({setting.rule})",
    ]
    return " ".join(part for part in parts if part)


def seats(rules: Game, setting: Setting, n: int) -> str:
    few = not setting.seats or setting.seats[n - setting.low] <= min(rules.seats)
    return "" if few else f" (from {setting.seats[n - setting.low]} seats)"


# -- what is given -------------------------------------------------------------------------------------------


def fields(struct: types.StructType, old: str) -> str:
    """The table anew: its rows, with the columns that follow from the types, and behind them new fields."""
    known = {field.name: field for field in struct.fields}
    rows: list[tuple[str, ...]] = []
    told: set[str] = set()
    for names, by_hand, meaning in explained(old):
        there = [name for name in names if name in known]
        rows += [row(group, by_hand, meaning) for group in alike([known[name] for name in there])]
        told.update(there)
    rows += [row([field], "", "") for name, field in known.items() if name not in told]
    return table("| field | form | default | meaning |", rows)


def explained(old: str) -> Iterator[tuple[list[str], str, str]]:
    """Of each row the fields, the default and the meaning."""
    for line in old.splitlines()[2:]:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        yield re.findall(r"`([^`]+)`", cells[0]), cells[-2], cells[-1]


def alike(group: list[types.Field]) -> list[list[types.Field]]:
    """Fields that can share a row, in their order."""
    found: dict[tuple[str, str | None], list[types.Field]] = {}
    for field in group:
        found.setdefault((form(field.type), default(field)), []).append(field)
    return list(found.values())


def row(group: list[types.Field], by_hand: str, meaning: str) -> tuple[str, ...]:
    plain = default(group[0])
    names = ", ".join(f"`{field.name}`" for field in group)
    if plain is None or (plain in NOTHING and by_hand and by_hand[0] != "`"):
        plain = by_hand
    return names, form(group[0].type), plain, meaning


def form(type: types.Type) -> str:
    if isinstance(type, types.UnionType):
        return " or ".join(form(part) for part in type.types if not isinstance(part, types.NoneType))
    if isinstance(type, types.ListType):
        return f"list of {form(type.item_type)}s"
    if isinstance(type, types.DictType):
        return "table"
    return FORMS[type.__class__]


def default(field: types.Field) -> str | None:
    """A plain default as a file would write it; None where it follows from the rest of the table."""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if value and isinstance(value, str):
        return f'`"{value}"`'
    if isinstance(field.type, types.ListType | types.DictType) and not value:
        inner = getattr(field.type, "value_type", None)
        return "" if isinstance(inner, types.StructType) else "`[]`" if value == [] else "`{}`"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the references of scenarios anew.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    stale = {path: text for path, text in files().items() if path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(f"{path.relative_to(FOLDER.parents[1])}: {'not what it should be' if check else 'written'}")
        if not check:
            path.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
