"""A table is made of the packs in use: an expansion hands in its own, with words and functions of its own,
and where it is not in use nothing of it exists.
"""

from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

import undercroft as uc
from undercroft.engine.own_content import Folder
from undercroft.games.dungeonology.cards.box import Box, Lexicon
from undercroft.games.dungeonology.cards.content import NO_WORDS, TYPES
from undercroft.games.dungeonology.cards.packs import Pack, base_box, base_pack, box_of
from undercroft.games.dungeonology.game import Dungeonology

FILES = {
    "pieces/board": "[columns.false_information]\nvalue = 0\ncubes = 10\nslots = 0\n",
    "zones": '[IV-1]\nnumber = "DYC-IV-1"\nfloor = 4\nspaces = ["false_information"]\nalert = 6\n'
    'passages = ["n1"]\neffects = [["hecatomb"]]\n',
    "tricks": '[reagents]\nnumber = "DYC-AL2"\ntype = "alchemy"\nbonus = 1\ncopies = 40\n'
    'timing = "standard"\naim = ["anybody"]\nhits = "everybody"\n'
    'effects = [["brew", 2], ["draw_cards", 1]]\n',
    "jinxes": '[acid_burn]\nnumber = "DYC-J99"\npenalty = 1\nchanges = { thirst = 1, speed = -1 }\n',
}
WORDS = msgspec.structs.replace(
    NO_WORDS,
    cubes=("false_information",),
    types=("alchemy",),
    floors=4,
    effects={"hecatomb": ""},
    aims={"anybody": ("seat", "any player")},
    hits={"everybody": "all players"},
    verbs={"brew": ((int,), "she brews n reagents")},
    changes=("thirst",),
)


def brew(s: Any, play: Any, n: int) -> None:
    s.tell("brewed", seat=play.seat, n=n)


FUNCTIONS = Lexicon(
    aims={"anybody": lambda s, play: [("target", seat) for seat in range(s.seats)]},
    hits={"everybody": lambda s, play: list(range(s.seats))},
    verbs={"brew": brew},
    procedures={},
)


class Beside(Folder):
    """A folder of content that lies in no package."""

    @property
    def path(self) -> Path:
        return Path(self.place)

    def inside(self, name: str) -> str:
        return name


def pack_in(folder: Path, texts: dict[str, str], **parts: Any) -> Pack:
    for name, text in texts.items():
        path = folder / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return Pack(Beside("dungeonology", str(folder)), **parts)


@pytest.fixture(scope="module")
def alchemy(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    return pack_in(tmp_path_factory.mktemp("alchemy"), FILES, words=WORDS, lexicon=FUNCTIONS)


@pytest.fixture(scope="module")
def both(alchemy: Pack) -> Box:
    return box_of((base_pack("content"), alchemy))


def test_a_box_is_built_once(alchemy: Pack, both: Box) -> None:
    assert base_box() is box_of((base_pack("content"),))
    assert both is box_of((base_pack("content"), alchemy))


def test_what_is_not_in_use_does_not_exist(both: Box) -> None:
    base = base_box()
    assert (0, 40) == tuple(sum(card.id == "reagents" for card in box.trick) for box in (base, both))
    assert {"thirst"} == both.changes.keys() - base.changes.keys()


def test_another_cube(both: Box) -> None:
    assert (20, 15, 13, 10, 6, 10) == both.cubes


def test_another_cube_counts_everywhere(both: Box) -> None:
    combos = [len(scholar.combo) for scholar in both.scholars]
    assert [6] * 7 == [*combos, *(len(both.card[n].modifiers) for n in both.clans)]


def test_another_floor(both: Box) -> None:
    assert (19,) == both.piles[3]


def test_another_type(both: Box) -> None:
    assert {len(TYPES)} == {both.type_of[n] for n in both.tricks if both.trick[n].id == "reagents"}


def test_what_is_added_comes_behind_the_base(both: Box) -> None:
    base = base_box()
    assert base.trick == both.trick[: len(base.trick)]
    assert [zone.id for zone in base.zone] == [zone.id for zone in both.zone[:-1]]


def test_a_card_of_another_pack_is_ready_to_be_played(both: Box) -> None:
    effect = both.effects[both.number["reagents_1"]]
    assert ("seat",) == effect.named
    assert [(brew, (2,)), (1,)] == [effect.verbs[0], effect.verbs[1][1]]


# -- mistakes ------------------------------------------------------------------------------------------------

SAME = {
    "tricks": '[tiptoe]\nnumber = "DYC-AL1"\ntype = "magic"\nbonus = 1\ncopies = 1\n',
    "jinxes": '[acid_burn]\nnumber = "DYC-J01"\npenalty = 1\n',
    "pieces/board": "[columns.caste]\nvalue = 0\ncubes = 10\nslots = 0\n",
    "pieces/skills": "[rogue]\nchanges = { speed = 1 }\n",
}
SAID = {
    "tricks": "tricks.toml: [tiptoe]: id: 'tiptoe' is there already: tricks.toml: [tiptoe]",
    "jinxes": "jinxes.toml: [acid_burn]: number: 'DYC-J01' is there already: jinxes.toml: [sprained_ankle]",
    "pieces/board": "board.toml: 'caste' is there already",
    "pieces/skills": "skills.toml: [rogue]: id: 'rogue' is there already: skills.toml: [rogue]",
}


@pytest.mark.parametrize("file", SAME)
def test_what_the_base_has_already(file: str, tmp_path: Path) -> None:
    with pytest.raises(uc.ContentError) as caught:
        box_of((base_pack("content"), pack_in(tmp_path, {file: SAME[file]})))
    assert SAID[file] == str(caught.value)


def test_a_word_that_the_base_has_already(tmp_path: Path) -> None:
    words = msgspec.structs.replace(NO_WORDS, verbs={"cancel": ((), "it boils over")})
    with pytest.raises(uc.ContentError, match="verbs: 'cancel' is a word of another box already"):
        box_of((base_pack("content"), pack_in(tmp_path, {}, words=words)))


def test_a_word_that_nobody_handed_in(tmp_path: Path) -> None:
    with pytest.raises(uc.ContentError, match=r"tricks.toml: \[reagents\]: aim: expected one of rival,"):
        box_of((base_pack("content"), pack_in(tmp_path, {"tricks": FILES["tricks"]})))


# -- a table -------------------------------------------------------------------------------------------------


class Alchemy(Dungeonology):
    """With the cards of another pack, where a table wants them."""

    more: ClassVar[Pack]

    def packs(self, options: dict[str, Any]) -> tuple[Pack, ...]:
        return (*super().packs(options), *([self.more] if options.get("main_effects") else []))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Alchemy:
    cards = {"tricks": FILES["tricks"].replace("alchemy", "exploration"), "jinxes": FILES["jinxes"]}
    words = msgspec.structs.replace(WORDS, cubes=(), types=(), floors=0, effects={})
    Alchemy.more = pack_in(tmp_path_factory.mktemp("more"), cards, words=words, lexicon=FUNCTIONS)
    return Alchemy()


def played(game: Alchemy, options: dict[str, int], seed: int) -> tuple[Any, set[str]]:
    """A table after many moves, and what happened."""
    rng, table, seen = Random(seed), game.new(3, options, seed), set[str]()
    for _ in range(150):
        if table.choice is None:
            break
        seen |= {event.kind for event in table.take(rng.choice(table.choice.options))}
    return table, seen


def test_cards_of_two_packs_are_played_together(game: Alchemy) -> None:
    tables = [played(game, {"main_effects": 1}, seed) for seed in range(3)]
    assert any("brewed" in seen for _, seen in tables)
    assert [] == [wrong for table, _ in tables for wrong in game.conserved(table)]


def test_a_table_of_two_packs_is_saved(game: Alchemy) -> None:
    table, _ = played(game, {"main_effects": 1}, 4)
    assert game.load(table.save()) == table


def test_a_table_without_the_pack_is_that_of_the_base(game: Alchemy) -> None:
    table, seen = played(game, {}, 5)
    assert table.box is base_box()
    assert "brewed" not in seen
    assert game.load(table.save()) == table
