"""A mistake in a content file is told with file, card, field and what was expected."""

from typing import Any

import pytest
from tests.games.mistakes import about_content

import undercroft as uc
from undercroft.cli import app
from undercroft.engine.content import Source, texts_of
from undercroft.engine.own_content import Folder
from undercroft.games.dungeoneer import game
from undercroft.games.dungeoneer.cards.content import FILES, read_all, read_texts

FOLDER = Folder("undercroft.games.dungeoneer", "content")

# file, what stands there, what is written instead, what is said
WRONG: dict[str, tuple[str, str, str, str]] = {
    "no TOML": ("boons", "[dodge]", "[dodge", "boons.toml: no valid TOML: "),
    "an unknown field": (
        "boons",
        'number = "DGC-G03"',
        'number = "DGC-G03"\ncosts = 2',
        "boons.toml: [dodge]: costs: unknown field; did you mean 'cost'? Expected one of number, rule",
    ),
    "an unknown field within": (
        "heroes",
        'id = "heal",',
        'id = "heal", momnet = "move",',
        "heroes.toml: [roderik_talus]: power.momnet: unknown field; did you mean 'moment'?",
    ),
    "a missing field": (
        "boons",
        'number = "DGC-G03"\n',
        "",
        "boons.toml: [dodge]: the field 'number' is missing",
    ),
    "a wrong type": (
        "boons",
        'number = "DGC-G03"\ncopies = 2',
        'number = "DGC-G03"\ncopies = "two"',
        "boons.toml: [dodge]: copies: expected a whole number, found a text",
    ),
    "too few sides": (
        "maps",
        'sides = ["O", "O", "O", "O"]',
        'sides = ["O", "O", "O"]',
        "maps.toml: [entrance_chamber]: sides: expected a list of length 4, found 3",
    ),
    "an unknown side": (
        "maps",
        'sides = ["O", "O", "O", "O"]',
        'sides = ["O", "O", "O", ""]',
        "maps.toml: [entrance_chamber]: sides: expected O, Ln, Tn, = or #, found ''",
    ),
    "an id in capitals": (
        "boons",
        "[dodge]",
        "[Dodge]",
        "boons.toml: [Dodge]: expected an id of small letters and single underscores",
    ),
    "an id with the number of a copy": (
        "boons",
        "[dodge]",
        "[dodge_1]",
        "boons.toml: [dodge_1]: expected an id",
    ),
    "no table": (
        "boons",
        "[teleport]",
        "blink = 3\n[teleport]",
        "boons.toml: [blink]: expected a table, found",
    ),
    "no copies": (
        "boons",
        'number = "DGC-G03"\ncopies = 2',
        'number = "DGC-G03"\ncopies = 0',
        "boons.toml: [dodge]: copies: expected a whole number >= 1",
    ),
    "a negative cost": (
        "boons",
        "cost = 1",
        "cost = -1",
        "boons.toml: [dodge]: cost: expected 0 or more, found -1",
    ),
    "an unknown effect": (
        "boons",
        '[["avoid"]]',
        '[["avert"]]',
        "boons.toml: [dodge]: effects: expected one of wound, recover,",
    ),
    "no effect": (
        "boons",
        '[["avoid"]]',
        "[[]]",
        "boons.toml: [dodge]: effects: expected one of wound, recover,",
    ),
    "a wrong argument": (
        "boons",
        '[["recover", 1], ["points", 1]]',
        '[["recover", "1"]]',
        "boons.toml: [second_wind]: effects: 'recover' takes a whole number, found ['1']",
    ),
    "an argument too many": (
        "boons",
        '[["avoid"]]',
        '[["avoid", 1]]',
        "boons.toml: [dodge]: effects: 'avoid' takes nothing, found [1]",
    ),
    "an unknown reach": (
        "boons",
        '["relocate", "map"]',
        '["relocate", "mpa"]',
        "boons.toml: [teleport]: effects: expected one of adjacent, map, room, found 'mpa'; did you",
    ),
    "an unknown moment": (
        "boons",
        '["melee_attack"]',
        '["mele_attack"]',
        "boons.toml: [dodge]: when: expected one of move, anytime, melee_attack,",
    ),
    "a reaction that answers nothing": (
        "boons",
        'when = ["melee_attack"]\n',
        "",
        "boons.toml: [dodge]: when: the field is missing: say what a Boon with timing 'anytime' answers",
    ),
    "a temporary Boon that answers": (
        "boons",
        'timing = "anytime"\nwhen = ["melee_attack"]',
        'timing = "temporary"\nwhen = ["melee_attack"]',
        "boons.toml: [dodge]: when: a Boon with timing 'temporary' answers nothing",
    ),
    "a temporary Boon that avoids": (
        "boons",
        '[["recover", 1], ["points", 1]]',
        '[["avoid"]]',
        "boons.toml: [second_wind]: effects: 'avoid' changes what is in progress; expected it on a reaction",
    ),
    "a Treasure that rerolls at any time": (
        "treasures",
        '[["recover", 2]]',
        '[["reroll"]]',
        "treasures.toml: [potion_of_healing]: effects: 'reroll' changes what is in progress",
    ),
    "a power that prevents in a free moment": (
        "heroes",
        '[["recover", 1]]',
        '[["prevent", 1]]',
        "heroes.toml: [roderik_talus]: power.effects: 'prevent' changes what is in progress",
    ),
    "a number that is there twice": (
        "boons",
        '"DGC-G03"',
        '"DGC-G02"',
        "boons.toml: [dodge]: number: 'DGC-G02' is there already: boons.toml: [budge]",
    ),
    "an id that is there twice": (
        "treasures",
        "[potion_of_healing]",
        "[dodge]",
        "treasures.toml: [dodge]: id: 'dodge' is there already: boons.toml: [dodge]",
    ),
    "an unknown room": (
        "quests",
        'rooms = ["treasury"]',
        'rooms = ["tresury"]',
        "quests.toml: [rob_the_treasury]: rooms: there is no room 'tresury'; did you mean 'treasury'?",
    ),
    "a passage for a room": (
        "quests",
        'rooms = ["treasury"]',
        'rooms = ["crossroads"]',
        "quests.toml: [rob_the_treasury]: rooms: there is no room 'crossroads'",
    ),
}

# every list of effects that is no reaction: file, card, field
LISTS = [
    ("quests", "rob_the_treasury", "reward"),
    ("quests", "rob_the_treasury", "failure"),
    ("monsters", "crypt_spider", "on_hit"),
    ("traps", "spear_trap", "failure"),
    ("traps", "spear_trap", "success"),
    ("banes", "thieving_imp", "effects"),
]


def texts() -> dict[str, Source]:
    return texts_of(FOLDER, FILES)


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_mistake(file: str, old: str, new: str, message: str) -> None:
    said = about_content(read_texts, texts(), file, old, new)
    assert message == said[: len(message)], said


@pytest.mark.parametrize(("file", "card", "field"), LISTS)
def test_only_a_reaction_can_cancel(file: str, card: str, field: str) -> None:
    content = texts()
    text = content[file]
    assert isinstance(text, str)
    before, after = text.split(f"[{card}]\n")
    own, *others = after.split("\n[")
    kept = [line for line in own.splitlines() if not line.startswith(f"{field} =")]
    kept.append(f'{field} = [["cancel"]]')
    content[file] = "\n[".join([f"{before}[{card}]\n" + "\n".join(kept), *others])
    with pytest.raises(uc.ContentError) as caught:
        read_texts(content)
    message = f"{file}.toml: [{card}]: {field}: 'cancel' changes what is in progress"
    assert str(caught.value).startswith(message), str(caught.value)


def test_the_content_is_right() -> None:
    assert 116 == sum(copies for _, copies in read_all())


def test_the_command_says_it_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def broken(content: str) -> Any:
        raise uc.ContentError("boons.toml: [dodge]: cost: expected 0 or more, found -1")

    monkeypatch.setattr(game, "base_box", broken)
    assert 1 == app.run(["new", "dungeoneer"])
    error = capsys.readouterr().err
    assert "boons.toml: [dodge]: cost: expected 0 or more, found -1" in error
    assert 1 == len(error.splitlines())
