"""docs/scenarios.md and the reference of Dungeoneer are complete, and show the files that are checked."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft as uc
from undercroft.engine.chance import Chance
from undercroft.scenarios.compare import ends_with
from undercroft.scenarios.files import Expectation, New, Scenario, Then, When
from undercroft.scenarios.words import events, prompts

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "tests" / "games" / "dungeoneer" / "scenarios" / "examples"
SOURCE = ROOT / "src" / "undercroft" / "games" / "dungeoneer"
TEXT = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
REFERENCE = (ROOT / "docs" / "games" / "dungeoneer" / "scenarios.md").read_text("utf-8")
GAME = uc.game("dungeoneer")


def section(title: str, text: str = TEXT) -> str:
    """A chapter up to the next heading that is not below it."""
    level = len(title) - len(title.lstrip("#"))
    chapter = text[text.index(f"\n{title}") + len(title) + 1 :]
    return re.split(rf"^#{{1,{level}}} ", chapter, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if not line.startswith("|---")
    ]


def words(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def first_words(text: str) -> set[str]:
    """Everything in the first column of all tables."""
    return {word for row in rows(text) for word in words(row[0])}


def test_the_examples_are_the_files() -> None:
    shown = dict(re.findall(r"^`(\w+\.toml)`:\n\n```toml\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE))
    files = {path.name: path.read_text("utf-8") for path in EXAMPLES.glob("*.toml")}
    assert len(files) >= 5
    assert files == shown


def test_no_other_file_is_shown() -> None:
    assert TEXT.count("```toml") == len(list(EXAMPLES.glob("*.toml")))


@pytest.mark.parametrize(
    ("title", "type"),
    [("### Heading", Scenario), ("### `[new]`", New), ("### `[[when]]`", When), ("### `[then]`", Then)],
)
def test_every_field_is_explained(title: str, type: Any) -> None:
    parts = {"given", "new", "when", "then"} if type is Scenario else set()
    assert set(type.__struct_fields__) - parts == first_words(section(title))


def test_every_word_for_the_table_is_explained() -> None:
    assert set(Expectation.__struct_fields__) == first_words(section("#### Values of the table"))


def test_every_field_of_the_table_is_explained() -> None:
    seat: Any = msgspec.inspect.type_info(GAME.given)
    fields = {field.name: field.type for field in seat.fields}
    table, front = section("## Given", REFERENCE).split("`[given.seat.0]`")
    assert set(fields) == first_words(table)
    assert {field.name for field in fields["seat"].value_type.fields} == first_words(front)


def test_every_phase_to_start_with_is_explained() -> None:
    row = next(row for row in rows(section("## Given", REFERENCE)) if row[0] == "`phase`")
    assert ["reset", "discard", "encounter", "build", "move", "end", "layout"] == words(row[-1])


def test_every_prompt_is_explained() -> None:
    sources = "".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
    asked = set(re.findall(r"\.ask\(\s*[\w.]+,\s*\"([^\"]+)\"", sources))
    asked |= {f"window.{kind}" for kind in ("response", "reroll", "prevent", "check")}
    assert asked == first_words(section("## Prompts", REFERENCE).split("A seat is asked in a window")[0])


def test_every_verb_is_explained_with_its_form() -> None:
    found: dict[str, int] = {}
    table = uc.game("dungeoneer").new(seed=7)
    for row in rows(section("## Options", REFERENCE))[1:]:
        for example in words(row[1]):
            option = table.read(example)
            assert example == table.write(option)
            found[option[0]] = len(option) - 1
    assert {verb.name: len(verb.kinds) for verb in GAME.verbs.values()} == found
    assert set(GAME.verbs) == first_words(section("## Options", REFERENCE))


def test_every_verb_of_a_prompt_is_named() -> None:
    chapter = section("## Prompts", REFERENCE).split("A seat is asked in a window")[0]
    table = {prompt: words(row[2]) for row in rows(chapter) for prompt in words(row[0])}
    for _, choice, _ in game_of(3, "a"):
        documented = table[choice.prompt] or table["window.response"]
        assert set(choice.verbs) == set(documented) or choice.prompt.startswith("bane.swap")


def game_of(seats: int, seed: str) -> Iterator[tuple[uc.Table, uc.Choice, tuple[uc.Event, ...]]]:
    """A random game: table and decision, and what happened after it."""
    table = GAME.new(seats, {"round_limit": 12}, seed)
    chance = Chance.seeded(seed, ("play",))
    while table.choice is not None:
        choice = table.choice
        events = table.take(choice.options[chance.below("play", len(choice.options))])
        yield table, choice, events


def documented_events() -> dict[str, set[str]]:
    return {
        kind: set(words(row[1])) for row in rows(section("## Events", REFERENCE)) for kind in words(row[0])
    }


def test_every_event_is_explained() -> None:
    sources = "".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
    told = set(re.findall(r"\.(?:tell|reveal|confide)\(\s*\"(\w+)\"", sources))
    assert told | {"discarded_at_random"} == set(documented_events())


def test_the_words_of_the_game_are_those_explained() -> None:
    chapter = section("## Prompts", REFERENCE).split("A seat is asked in a window")[0]
    assert first_words(chapter) == set(prompts(GAME.texts))
    assert set(documented_events()) == set(events(GAME.texts))


def test_all_places_of_cards_are_known() -> None:
    """Whatever is called by copy lies under a name that the game lists, but for sums, foes and swaps."""
    others = {"foe", "hero_parts", "foe_parts", "parts", "options", "first", "second", "placing"}
    table: Any = GAME.new(seed=7)
    copies = set(table.box.names)
    for table, _, happened in game_of(4, "cards"):
        views = [table.whole(), *({**event.data, **(event.secret or {})} for event in happened)]
        for path, name in (found for view in views for found in names_in(view)):
            assert name not in copies or path[-1] in others or ends_with(path, GAME.cards), (path, name)


def names_in(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text in a view, and every key, with the names that lead to it."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield path, key
            yield from names_in(inner, (*path, key))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from names_in(inner, path)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_field_of_an_event_is_explained(seats: int) -> None:
    documented = documented_events()
    happened = [event for _, _, events in game_of(seats, "fields") for event in events]
    assert len({event.kind for event in happened}) > 25
    for event in happened:
        assert documented[event.kind] == set(event.data) | set(event.secret or {}), event.kind


def documented_paths() -> set[str]:
    """All paths: `seat.0.hero`, `.level` means `seat.0.level` too."""
    paths: set[str] = set()
    for row in rows(section("## What can be looked at", REFERENCE)):
        stem = ""
        for word in words(row[0]):
            if word.startswith("."):
                paths.add(stem + word)
            else:
                stem = word.rpartition(".")[0]
                paths.add(word)
    return paths


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_can_be_looked_at_is_explained(seats: int) -> None:
    paths = documented_paths() | {"asked", "standings"}
    for deck in ("quest_deck", "map_deck"):
        assert f"`{deck}`" in section("## What can be looked at", REFERENCE)
        paths |= {f"{deck}.count", f"{deck}.cards"}
    for table, _, _ in game_of(seats, "paths"):
        for path in paths_of(table.whole()):
            assert path in paths


def paths_of(view: dict[str, Any], stem: str = "") -> Iterator[str]:
    """The paths of a view as the documentation writes them: seat 0 stands for all."""
    free = {"wounded", "charges", "progress", "goals"}
    for key, value in view.items():
        path = f"{stem}.{key}" if stem else key
        if isinstance(value, dict) and key not in free and path != "asked":
            parts = {"0": value["0"]} if path == "seat" else value
            yield from paths_of(parts, path)
        else:
            yield path


def test_every_hero_is_named() -> None:
    row = next(row for row in rows(section("## Given", REFERENCE)) if row[0] == "`hero`")
    table: Any = GAME.new(seed=7)
    assert [table.box.card[n].id for n in table.box.heroes] == words(row[-1])
