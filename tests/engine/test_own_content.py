"""Content of an owner: what is read of a folder, what is refused and how, and that no other table changes."""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercroft as uc
from undercroft import bots, texts
from undercroft.engine.admitting import (
    admit_folder,
    admit_text,
    differences,
    games_with_content,
    nameless,
    ours,
)
from undercroft.engine.codec import SaveError
from undercroft.engine.own_content import KNOWN, OwnContent, choose, in_use, using
from undercroft.engine.own_folder import (
    LARGEST,
    LONGEST,
    MOST_BYTES,
    MOST_COPIES,
    MOST_ENTRIES,
    MOST_NAMES,
    read_folder,
)
from undercroft.engine.registry import UnknownContent
from undercroft.engine.validation import ContentError
from undercroft.texts.facts import facts_of

SKELETON = """
[skeleton_warrior]
number = "DGC-E01"
copies = 2
cost = 9
tags = ["undead"]
melee = 2
life = 1
"""
RAT = """
[great_rat]
number = "OWN-E1"
copies = 3
cost = 1
tags = ["beast"]
melee = 1
life = 1
"""
DUCK = """
[card.dodge]
name = "Duck { $n } <b>"
[card.great_rat]
name = "Great Rat"
"""


def folder_of(place: Path, **files: str) -> Path:
    """A folder with these files; two underscores stand for a slash."""
    for name, text in files.items():
        path = place / f"{name.replace('__', '/')}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return place


@pytest.fixture
def mine(tmp_path: Path) -> OwnContent:
    box = folder_of(tmp_path / "My box", dungeoneer__monsters=SKELETON + RAT, dungeoneer__texts__en=DUCK)
    return admit_folder(box)


def cost_of_a_skeleton(own: str) -> int:
    box = uc.game("dungeoneer", own=own).new(seats=2, seed=7).box  # type: ignore[attr-defined]
    return box.card[box.number["skeleton_warrior_1"]].cost  # type: ignore[no-any-return]


def played(game: uc.Game, seed: int = 7) -> uc.Table:
    table = game.new(seats=2, seed=seed)
    players = [bots.bot("novice", game, seat) for seat in range(2)]
    while table.choice is not None:
        table.take(bots.answer(players[table.choice.seat], table))
    return table


# -- what is played ------------------------------------------------------------------------------------------


def test_a_replaced_card(mine: OwnContent) -> None:
    assert 9 == cost_of_a_skeleton(mine.hash)


def test_a_new_card(mine: OwnContent) -> None:
    box = uc.game("dungeoneer", own=mine.hash).new(seats=2, seed=7).box  # type: ignore[attr-defined]
    assert {"great_rat_1", "great_rat_2", "great_rat_3"} <= set(box.names)


def test_its_texts_are_plain(mine: OwnContent) -> None:
    speaker = texts.speaker(uc.game("dungeoneer", own=mine.hash), "en")
    assert ["Duck { $n } <b>", "Great Rat"] == [speaker.card("dodge_2"), speaker.card("great_rat_3")]


def test_what_is_left_out_of_a_text_is_ours(mine: OwnContent) -> None:
    own, ours = (texts.speaker(uc.game("dungeoneer", own=own), "en") for own in (mine.hash, ""))
    assert ours.card_text("dodge") == own.card_text("dodge") != ""


def test_a_piece_without_a_name_has_that_of_another_language(mine: OwnContent) -> None:
    assert "Great Rat" == texts.speaker(uc.game("dungeoneer", own=mine.hash), "fr").card("great_rat_1")
    assert [("dungeoneer", "fr", "card-great-rat"), ("dungeoneer", "es", "card-great-rat")] == list(
        nameless(mine)
    )


HERO = """
[ada_the_owner]
number = "OWN-H1"
kin = "human"
calling = "paladin"
levels = [[3, 1, 3], [3, 2, 3], [4, 2, 4], [5, 3, 4]]
treasures = 3
boons = 3
power = { id = "heal", moment = "move", points = 1, glory = 1, once = false, effects = [["recover", 1]] }
"""


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_hero_with_nothing_but_a_name(tmp_path: Path, language: str) -> None:
    """Neither a short name nor a category: no message of ours is called by its name."""
    said = '[card.ada_the_owner]\nname = "Ada"\n'
    own = admit_folder(folder_of(tmp_path / "box", dungeoneer__heroes=HERO, dungeoneer__texts__en=said))
    speaker = texts.speaker(uc.game("dungeoneer", own=own.hash), language)
    assert ("Ada", "") == (speaker.short("ada_the_owner"), speaker.category("ada_the_owner"))
    assert not [line for line in speaker.describe("ada_the_owner") if not line or "card-" in line]


@pytest.mark.parametrize("bot", ["steady", "sharp:4"])
def test_bots_play_with_it(mine: OwnContent, bot: str) -> None:
    game = uc.game("dungeoneer", own=mine.hash)
    table = game.new(seats=2, seed=7)
    players = [bots.bot(bot, game, seat) for seat in range(2)]
    for _ in range(60):
        assert table.choice is not None
        table.take(bots.answer(players[table.choice.seat], table))
    assert uc.verify(table.record()).moves == 60


def test_a_record_names_it(mine: OwnContent) -> None:
    record = played(uc.game("dungeoneer", own=mine.hash)).record()
    assert f"content {mine.hash} My box" in record.splitlines()
    assert uc.verify(record).table.game.own == mine.hash


def test_a_record_without_its_content_says_which_is_missing(mine: OwnContent) -> None:
    record = played(uc.game("dungeoneer", own=mine.hash)).record()
    del KNOWN[mine.hash]
    with pytest.raises(
        uc.RecordError, match=rf"^line 3: played with the content 'My box' \({mine.hash[:12]}\)"
    ):
        uc.replay(record)


def test_a_record_names_a_content_that_says_nothing_of_its_game(mine: OwnContent) -> None:
    record = uc.game("dungeonology").new(seats=2, seed=1).record()
    with pytest.raises(uc.RecordError, match="content"):
        uc.replay(record.replace("seats 2", f"content {mine.hash} My box\nseats 2"))


@pytest.mark.parametrize("said", ["x", "0" * 63, "G" * 64])
def test_a_record_with_no_hash(said: str) -> None:
    record = uc.game("dungeoneer").new(seats=2, seed=1).record()
    with pytest.raises(uc.RecordError, match="line 3: expected a hash of 64 hex digits"):
        uc.replay(record.replace("seats 2", f"content {said} box\nseats 2"))


def test_a_save_names_it_and_is_loaded_with_nothing_else(mine: OwnContent) -> None:
    game = uc.game("dungeoneer", own=mine.hash)
    saved = json.loads(json.dumps(game.new(seats=2, seed=7).save()))
    assert ["My box", mine.hash] == saved["content"]
    assert game.load(saved).view(0) == game.new(seats=2, seed=7).view(0)
    with pytest.raises(SaveError, match=r"saved with the content 'My box' \(.{12}\); expected ours"):
        uc.game("dungeoneer", own="").load(saved)


def test_our_saves_are_not_loaded_with_it(mine: OwnContent) -> None:
    saved = uc.game("dungeoneer", own="").new(seats=2, seed=7).save()
    with pytest.raises(SaveError, match="saved with the content ours; expected 'My box'"):
        uc.game("dungeoneer", own=mine.hash).load(saved)


def test_a_view_says_it(mine: OwnContent) -> None:
    table = uc.game("dungeoneer", own=mine.hash).new(seats=2, seed=7)
    assert [{"name": "My box", "hash": mine.hash}] * 3 == [
        view["content"] for view in (table.view(0), table.view(None), table.whole())
    ]


def test_a_content_that_is_not_here() -> None:
    with pytest.raises(UnknownContent, match="the content abc is not here"):
        uc.game("dungeoneer", own="abc")


def test_an_expansion_is_played_with_the_content_of_its_base(tmp_path: Path) -> None:
    tricks = ours("dungeonology")["tricks.toml"]
    id = next(iter(tricks))
    box = folder_of(tmp_path, dungeonology__texts__en=f'[card.{id}]\nname = "Mine"')
    own = admit_folder(box).hash
    speaker = texts.speaker(uc.game("rocca_civetta", own=own), "en")
    assert "Mine" == speaker.card(f"{id}_1")


def without_rules(found: Any) -> Any:
    return {
        id: {field: value for field, value in entry.items() if field != "rule"} for id, entry in found.items()
    }


@pytest.mark.parametrize("name", games_with_content())
def test_what_need_not_be_said(name: str) -> None:
    """An owner knows of no rule ids: his cards are drawn, described and played without."""
    known = {path: found for path, found in ours(name).items() if "pieces/" not in path and ".toml" in path}
    files = {path: without_rules(found) for path, found in known.items()}
    game = uc.game(name, own=admit_text(json.dumps(["mine", {name: files}])).hash)
    facts, speaker = facts_of(game.texts, game.own), texts.speaker(game, "fr")
    assert [] == [id for id in facts.contents() if not speaker.describe(id)]
    table = game.new(seats=max(2, game.seats.start), seed=3)
    for _ in range(20):
        assert table.choice is not None
        table.take(bots.answer(bots.bot("steady", game, 1), table))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_card_without_a_tag_has_no_empty_brackets(tmp_path: Path, language: str) -> None:
    rat = RAT.replace('["beast"]', "[]")
    mine = admit_folder(folder_of(tmp_path / "My box", dungeoneer__monsters=rat))
    speaker = texts.speaker(uc.game("dungeoneer", own=mine.hash), language)
    assert "()" not in speaker.describe("great_rat_1")[1]
    assert f"({speaker.word('tag', 'undead')})" in speaker.describe("skeleton_warrior_1")[1]


# -- nothing else changes ------------------------------------------------------------------------------------


def everything_of(game: uc.Game) -> list[Any]:
    """Whatever leaves a table: record, save and views, and what is said of its cards."""
    table = game.new(seats=max(2, game.seats.start), seed=11)
    speaker = texts.speaker(game, "en")
    found = [table.record(), table.save(), table.view(0), table.view(None), speaker.card("dodge")]
    return json.loads(json.dumps([*found, [table.write(option) for option in table.choice.options]]))  # type: ignore[no-any-return,union-attr]


@pytest.mark.parametrize("name", ["dungeoneer", "dungeonology", "rocca_civetta"])
def test_our_tables_are_the_same_beside_another_content(name: str, mine: OwnContent) -> None:
    before = everything_of(uc.game(name))
    uc.game("dungeoneer", own=mine.hash).new(seats=2, seed=11)
    choose(mine.hash)
    try:
        assert before == everything_of(uc.game(name, own=""))
    finally:
        choose("")
    assert before == everything_of(uc.game(name))
    assert [] == [found for found in before[:4] if "content" in found]


def test_two_contents_in_one_process(tmp_path: Path, mine: OwnContent) -> None:
    other = admit_folder(folder_of(tmp_path / "other", dungeoneer__monsters=SKELETON.replace("9", "5")))
    tables = [uc.game("dungeoneer", own=own).new(seats=2, seed=7) for own in (mine.hash, other.hash, "")]
    found = [table.box.card[table.box.number["skeleton_warrior_1"]].cost for table in tables]  # type: ignore[attr-defined]
    assert [9, 5, 2] == found
    for table in tables:
        players = [bots.bot("steady", table.game, seat) for seat in range(2)]
        for _ in range(30):
            assert table.choice is not None
            table.take(bots.answer(players[table.choice.seat], table))
    assert [mine.hash, other.hash, ""] == [uc.verify(table.record()).table.game.own for table in tables]


def test_the_content_in_use_ends_with_its_call(mine: OwnContent) -> None:
    with using(mine.hash):
        assert mine.hash == in_use()
    assert "" == in_use()


def test_comments_are_no_content(tmp_path: Path) -> None:
    plain, told = (
        folder_of(tmp_path / n / "box", dungeoneer__monsters=text)
        for n, text in (("a", SKELETON), ("b", f"# mine\n{SKELETON}\n\n"))
    )
    assert read_folder(plain).hash == read_folder(told).hash


def test_another_number_or_name_is_another_content(tmp_path: Path) -> None:
    places = [
        folder_of(tmp_path / "a" / "box", dungeoneer__monsters=SKELETON),
        folder_of(tmp_path / "b" / "box", dungeoneer__monsters=SKELETON.replace("9", "8")),
        folder_of(tmp_path / "c" / "crate", dungeoneer__monsters=SKELETON),
    ]
    assert 3 == len({read_folder(place).hash for place in places})


def test_a_content_comes_back_from_its_text(mine: OwnContent) -> None:
    assert mine == admit_text(mine.text)


@pytest.mark.parametrize("text", ["", "{}", "[]", '["a", {"dungeoneer": 7}]', "null"])
def test_a_text_that_is_none(text: str) -> None:
    with pytest.raises(ContentError, match="no content of an owner"):
        admit_text(text)


@pytest.mark.parametrize("name", games_with_content())
def test_all_our_content_may_be_handed_in(name: str, tmp_path: Path) -> None:
    from undercroft.cli.app import run

    assert 0 == run(["content", "export", name, str(tmp_path)])
    assert [] == list(differences(admit_folder(tmp_path)))


# -- what is wrong -------------------------------------------------------------------------------------------

WRONG = [
    (
        "dungeoneer__monsters",
        SKELETON.replace("melee", "mele"),
        "dungeoneer/monsters.toml: [skeleton_warrior]: mele: unknown field; did you mean 'melee'?",
    ),
    (
        "dungeoneer__monsters",
        SKELETON.replace('"undead"', '"undad"'),
        "dungeoneer/monsters.toml: [skeleton_warrior]: tags: expected one of",
    ),
    ("dungeoneer__monsters", SKELETON.replace('"undead"', '"undad"'), "did you mean 'undead'?"),
    (
        "dungeoneer__monsters",
        SKELETON.replace("cost = 9\n", ""),
        "dungeoneer/monsters.toml: [skeleton_warrior]: the field 'cost' is missing",
    ),
    (
        "dungeoneer__monsters",
        SKELETON.replace("DGC-E01", "DGC-E02"),
        "number: 'DGC-E02' is there already",
    ),
    (
        "dungeoneer__monsters",
        SKELETON.replace("9", f"{LARGEST + 1}"),
        f"cost: expected a number from -{LARGEST} to {LARGEST}",
    ),
    (
        "dungeoneer__monsters",
        SKELETON.replace("copies = 2", "copies = 99999999"),
        f"copies: expected a number from -{MOST_COPIES} to {MOST_COPIES}",
    ),
    (
        "dungeoneer__monsters",
        SKELETON.replace("9", "1979-05-27"),
        "cost: expected a text, a number, a list or a table; dates are none",
    ),
    ("dungeoneer__monsters", SKELETON.replace("9", "nan"), "cost: expected a number"),
    (
        "dungeoneer__monsters",
        SKELETON.replace("undead", "a\\u001b[31m"),
        "tags[0]: expected letters that can be seen, found U+001B",
    ),
    ("dungeoneer__monsters", "[a", "dungeoneer/monsters.toml: no valid TOML"),
    ("dungeoneer__monsters", f"x = {'[' * 4000}", "dungeoneer/monsters.toml: "),
    (
        "dungeoneer__monsters",
        "x = [[[[[[[[[[1]]]]]]]]]]",
        "expected at most 8 lists and tables in each other",
    ),
    (
        "dungeoneer__monsters",
        "\n".join(f"[a{n}]" for n in range(MOST_ENTRIES + 1)),
        f"expected at most {MOST_ENTRIES} entries",
    ),
    ("dungeoneer__monster", SKELETON, "dungeoneer/monster.toml: expected one of"),
    ("dungeoneer__monster", SKELETON, "did you mean 'monsters.toml'?"),
    (
        "dungeoner__monsters",
        SKELETON,
        "dungeoner: expected one of dungeon_drop, dungeoneer, dungeonology, rocca_civetta; did you mean "
        "'dungeoneer'?",
    ),
    ("dungeon_drop__pieces__table", "x = 1", "dungeon_drop/pieces/table.toml: expected one of"),
    ("dungeoneer__a__b__c__d", "", "dungeoneer/a/b/c: expected no folder here"),
    ("content", "name = 7\n", "content.toml: name: expected only this field, a text"),
    ("content", 'names = "x"\n', "content.toml: name: expected only this field, a text; found names"),
    ("content", f'name = "{"x" * 61}"\n', "content.toml: name: expected at most 60 letters"),
    (
        "content",
        'name = "a\\u202eb"\n',
        "content.toml: [name]: expected letters that can be seen, found U+202E",
    ),
    (
        "dungeoneer__texts__de",
        "",
        "dungeoneer/texts/de.toml: expected one of texts/en.toml, texts/fr.toml, texts/es.toml",
    ),
    (
        "dungeoneer__texts__en",
        '[card.dogde]\nname = "x"',
        "dungeoneer/texts/en.toml: [card.dogde]: there is no such piece; did you mean 'dodge'?",
    ),
    (
        "dungeoneer__texts__en",
        '[cart.dodge]\nname = "x"',
        "dungeoneer/texts/en.toml: [cart]: expected one of card,",
    ),
    (
        "dungeoneer__texts__en",
        '[card.dodge]\nnam = "x"',
        "[card.dodge]: nam: unknown field; expected one of name,",
    ),
    (
        "dungeoneer__texts__en",
        "[card.dodge]\nname = 7",
        "[card.dodge]: name: expected a text that is not empty",
    ),
    ("dungeoneer__texts__en", "[card]\ndodge = 7", "[card.dodge]: expected a table"),
    (
        "dungeoneer__texts__en",
        f'[card.dodge]\ntext = "{"x" * (LONGEST + 1)}"',
        f"expected at most {LONGEST} letters",
    ),
    (
        "dungeonology__zones",
        '[starting_zone]\nnumber = "DYC-ST01"\nfloor = 9\npassages = []',
        "dungeonology/zones.toml: [starting_zone]: floor: expected 1 to",
    ),
    (
        "rocca_civetta__alchemy__tricks",
        "[x]",
        "rocca_civetta/alchemy/tricks.toml: [x]: the field 'number' is missing",
    ),
    (
        "dungeonology__pieces__skills",
        "[headbut]",
        "dungeonology/pieces/skills.toml: [headbut]: expected either moment",
    ),
    ("dungeon_drop__cubes", "[pillar]", "dungeon_drop/cubes.toml: [pillar]: the field"),
]


@pytest.mark.parametrize(("file", "text", "told"), WRONG, ids=[f"{n}" for n in range(len(WRONG))])
def test_what_is_wrong(file: str, text: str, told: str, tmp_path: Path) -> None:
    place = folder_of(tmp_path, **{"dungeoneer__boons": "", file: text})
    before = dict(KNOWN)
    with pytest.raises(ContentError) as error:
        admit_folder(place)
    assert told in str(error.value)
    assert before == KNOWN
    assert 2 == cost_of_a_skeleton("")


def test_a_list_that_is_wrong(tmp_path: Path) -> None:
    place = folder_of(tmp_path, dungeoneer__boons="")
    (tmp_path / "dungeoneer" / "decks").mkdir()
    (tmp_path / "dungeoneer" / "decks" / "mine.deck").write_text("Hero\nRaka\nQuests\nSlay Drakky\n")
    with pytest.raises(
        ContentError, match=r"dungeoneer/decks/mine.deck: line 4: name unknown: 'Slay Drakky'; nearest"
    ):
        admit_folder(place)


def test_a_list_of_ones_own_lies_ready(tmp_path: Path) -> None:
    place = folder_of(tmp_path, dungeoneer__boons="")
    (tmp_path / "dungeoneer" / "decks").mkdir()
    (tmp_path / "dungeoneer" / "decks" / "mine.deck").write_text(
        ours("dungeoneer")["decks/axe_and_oath.deck"]
    )
    game = uc.game("dungeoneer", own=admit_folder(place).hash)
    table = game.new(seats=2, options={"custom_decks": 1}, decks=["mine", "axe_and_oath"], seed=1)
    assert table.origin.decks[0] == table.origin.decks[1]


def wrong_folder(place: Path, make: Callable[[Path], object]) -> str:
    make(place)
    with pytest.raises(ContentError) as error:
        admit_folder(place)
    return str(error.value)


def test_nothing_there(tmp_path: Path) -> None:
    assert "expected the folder of a game" in wrong_folder(tmp_path, lambda place: None)
    assert "expected a folder" in wrong_folder(tmp_path / "none", lambda place: None)


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    assert "no link is followed" in wrong_folder(
        tmp_path, lambda place: (place / "dungeoneer").symlink_to("/etc")
    )


def test_a_circle(tmp_path: Path) -> None:
    def circle(place: Path) -> None:
        (place / "dungeoneer").mkdir()
        (place / "dungeoneer" / "texts").symlink_to(place)

    assert "dungeoneer/texts: expected a file or a folder; this is a link" in wrong_folder(tmp_path, circle)


def test_a_folder_with_too_many_names(tmp_path: Path) -> None:
    def many(place: Path) -> None:
        (place / "dungeoneer").mkdir()
        for n in range(MOST_NAMES + 1):
            (place / "dungeoneer" / f"{n}.toml").touch()

    assert f"dungeoneer: expected at most {MOST_NAMES} names" in wrong_folder(tmp_path, many)


def test_a_giant_file(tmp_path: Path) -> None:
    def giant(place: Path) -> None:
        (place / "dungeoneer").mkdir()
        with (place / "dungeoneer" / "boons.toml").open("wb") as file:
            file.truncate(MOST_BYTES * 1000)

    assert "dungeoneer/boons.toml: expected at most 256 KiB" in wrong_folder(tmp_path, giant)


@pytest.mark.parametrize("line", ["a" + ".a" * 100_000 + " = 1", "x = { a" + ".a" * 100_000 + " = 1 }"])
def test_a_key_of_many_parts(tmp_path: Path, line: str) -> None:
    """The parser would take minutes for it."""

    def dotted(place: Path) -> None:
        (place / "dungeoneer").mkdir()
        (place / "dungeoneer" / "boons.toml").write_text(f"# ours\n{line}\n")

    assert "dungeoneer/boons.toml: line 2: expected at most 100 dots" in wrong_folder(tmp_path, dotted)


def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    def pipe(place: Path) -> None:
        (place / "dungeoneer").mkdir()
        os.mkfifo(place / "dungeoneer" / "boons.toml")

    assert "dungeoneer/boons.toml: expected a file" in wrong_folder(tmp_path, pipe)


def test_no_text(tmp_path: Path) -> None:
    def rubbish(place: Path) -> None:
        (place / "dungeoneer").mkdir()
        (place / "dungeoneer" / "boons.toml").write_bytes(b"\xff\xfe")

    assert "dungeoneer/boons.toml: expected a text in UTF-8" == wrong_folder(tmp_path, rubbish)


def test_a_hostile_name_is_told_without_its_letters(tmp_path: Path) -> None:
    def hostile(place: Path) -> None:
        folder = place / ("\x1b[2J\u202e" + "x" * 150)
        folder.mkdir()
        (folder / "a.toml").write_text("x = 1")

    said = wrong_folder(tmp_path, hostile)
    assert [] == [letter for letter in said if letter in "\x1b\u202e"]
    assert len(said) < 300


# -- whatever stands there -----------------------------------------------------------------------------------

words = st.sampled_from(
    ["number", "copies", "cost", "tags", "melee", "life", "on_hit", "x", "DGC-E01", "undead", "", "lose"]
)
values = st.recursive(
    st.one_of(words, st.integers(-(10**6), 10**6), st.booleans(), st.floats(), st.text(max_size=8)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
files = st.sampled_from(
    [
        "dungeoneer/monsters.toml",
        "dungeoneer/heroes.toml",
        "dungeoneer/texts/en.toml",
        "dungeonology/tricks.toml",
        "dungeonology/pieces/board.toml",
        "dungeon_drop/classes.toml",
        "rocca_civetta/pieces/stars.toml",
    ]
)
entries = st.dictionaries(words, values, max_size=6) | values
tables = st.dictionaries(words | st.text(max_size=6), entries, max_size=4)
written = st.from_regex(
    re.compile(r"(\[[a-z_.]{1,20}\]\n([a-z]{1,8} = (\d{1,9}|\"[a-z]{0,9}\"|\[\])\n){0,4}){0,3}"),
    fullmatch=True,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(file=files, found=tables)
def test_any_tables_are_taken_or_refused(file: str, found: dict[str, Any]) -> None:
    """Nothing but a ContentError of some length comes of any data, and what is refused is known nowhere."""
    game, _, path = file.partition("/")
    before = dict(KNOWN)
    told = outcome(lambda: admit_text(json.dumps(["any", {game: {path: found}}], allow_nan=False)))
    assert len(told) < 3000
    assert before == KNOWN


def outcome(admit: Callable[[], OwnContent]) -> str:
    """What is said against a content; one that is taken is forgotten again."""
    try:
        content = admit()
    except ValueError as error:
        return str(error)
    del KNOWN[content.hash]
    return ""


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=200) | written)
def test_any_file_is_taken_or_refused(tmp_path: Path, text: str) -> None:
    place = tmp_path / "dungeoneer"
    place.mkdir(exist_ok=True)
    (place / "monsters.toml").write_text(text, "utf-8", "surrogatepass", newline="")
    assert len(outcome(lambda: admit_folder(tmp_path))) < 3000
