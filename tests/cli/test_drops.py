"""The table of Dungeon Drop on the screen: cubes from above with a scale, heroes, and questions with more
options than could be listed.
"""

from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.cli.command import Run

import undercroft as uc
from undercroft import scenarios, texts
from undercroft.cli import draw
from undercroft.cli.reading import MINUS, Reader, plain
from undercroft.cli.tables.dungeon_drop import ROOMS, SIGNS, STYLES, Painter
from undercroft.cli.tables.ground import Ground, Outline, Piece

GAME = uc.game("dungeon_drop")

# A hero who must move: a room with a Shield and three monsters, a room with the Staircase, two empty ones.
WAYS = """
game  = "dungeon_drop"
rule  = ["DRP-MOVE-01"]
title = "Ways on"

[given]
phase  = "move"
tokens = ["0,0", "120,0", "0,90"]
cubes  = [
    "pillar_s4 60,-90", "pillar_s5 -90,45", "pillar_l2 130,110", "troll_l3 -30,45", "troll_l4 -45,45",
    "goblin_s4 -15,45", "shield_l1 -60,45", "stair_s1 60,-40", "gold_s2 50,-20", "gold_l2 180,40",
    "relic_s1 75,75",
]

[given.seat.0]
race    = "gnome"
classes = ["rogue"]
quest   = "royal_rubies"
card    = ["troll_l1", "goblin_s1"]
stash   = ["gold_s1", "gold_l1", "ruby_s1"]

[then]
asked = "move.room"
"""

# A hero who declares a flick, with cubes on all sides.
SHOT = """
game  = "dungeon_drop"
rule  = ["DRP-R-35"]
title = "A shot"

[given]
phase  = "act"
tokens = ["0,0", "120,0", "0,90"]
cubes  = ["pillar_s4 60,-90", "pillar_s5 -90,45", "gold_s2 40,30", "gold_l2 180,40", "goblin_s4 -15,-45"]

[given.seat.0]
race    = "half_orc"
classes = ["rogue"]

[then]
asked = "act.choose"
"""


@cache
def strict(language: str) -> texts.Speaker:
    return texts.Speaker(GAME.texts, language, strict=True)


ENGLISH = strict("en")


def position(tmp_path: Path, text: str) -> uc.Table:
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    return scenarios.position(path)


@pytest.fixture
def ways(tmp_path: Path) -> uc.Table:
    return position(tmp_path, WAYS)


@pytest.fixture
def shot(tmp_path: Path) -> uc.Table:
    table = position(tmp_path, SHOT)
    table.take(table.read("use half_orc half_orc"))
    return table


def painter(
    table: uc.Table, seat: int | None = 0, speaker: texts.Speaker = ENGLISH, width: int = 80
) -> Painter:
    return Painter(table.view(seat), seat, speaker, width)


def entries(table: uc.Table, speaker: texts.Speaker = ENGLISH) -> list[draw.OptionLine]:
    assert table.choice is not None
    return painter(table, table.choice.seat, speaker).arranged(draw.Offers(table, speaker))


def question(table: uc.Table, speaker: texts.Speaker = ENGLISH) -> list[str]:
    return [row.plain for row in draw.entry_lines(entries(table, speaker), 80)]


def reader(table: uc.Table, speaker: texts.Speaker = ENGLISH) -> Reader:
    assert table.choice is not None
    seat = table.choice.seat
    return Reader(table, seat, speaker, table.view(seat), painter(table, seat, speaker).spelling())


def said(table: uc.Table, seat: int | None = 0, speaker: texts.Speaker = ENGLISH) -> str:
    rows = painter(table, seat, speaker).whole()
    return " ".join(" ".join(row.plain for row in rows).split())


def games(seats: int, seed: int, **options: int) -> list[uc.Table]:
    """Every decision of a random game, and its end."""
    table = GAME.new(seats=seats, seed=seed, options=options)
    chance = Random(seed)
    found = []
    while table.choice is not None:
        found.append(table.copy())
        verbs = sorted({option[0] for option in table.choice.options})
        verb = chance.choice(verbs)
        table.take(chance.choice([option for option in table.choice.options if option[0] == verb]))
    return [*found, table]


# -- the plan ------------------------------------------------------------------------------------------------


def test_a_plan() -> None:
    pieces = [
        Piece("p1", 0, 0, "", whole=True),
        Piece("p12", 100, 0, "", whole=True),
        Piece("g3", 50, 40, ""),
        Piece("r1", 51, 39, ""),  # beside the first, whose number has no room then
    ]
    lines, gone = Ground(pieces, [Outline([(0, 0), (100, 0)], "·", "")]).lines(40, 20, (0, 0))
    assert 0 == gone
    assert [
        "        0          50           100",
        "     ┌──┴───────────┴────────────┴───┐",
        "     │                               │",
        "     │              gr1              │",
        "  25 ┤                               │",
        "     │                               │",
        "     │                               │",
        "     │                               │",
        "   0 ┤  p1·······················p12 │",
        "     │                               │",
        "     └───────────────────────────────┘",
    ] == [row.plain for row in lines]


def test_a_piece_stands_at_its_numbers() -> None:
    """The column of a number and the row of a number cross where the piece lies."""
    for x, y in ((-300, -200), (0, 0), (50, 100), (350, 200)):
        corners = [Piece("p1", -380, -280, "", True), Piece("p2", 380, 280, "", True)]
        for width in (80, 100, 120):
            lines, _ = Ground([*corners, Piece("*", x, y, "", True)], []).lines(width, 99, (0, 0))
            numbers, side, *body = [row.plain for row in lines]
            row, text = next((n, text) for n, text in enumerate(body) if "*" in text)
            column = text.index("*")
            ticks = {found: int(word) for found, word in near(numbers, side)}
            marks = {n: int(text[:5]) for n, text in enumerate(body[:-1]) if text[:5].strip()}
            left, right = sorted(ticks, key=lambda tick: abs(tick - column))[:2]
            per_column = (ticks[right] - ticks[left]) / (right - left)
            assert abs(ticks[left] + (column - left) * per_column - x) <= 2 * abs(per_column)
            low, high = sorted(marks, key=lambda mark: abs(mark - row))[:2]
            per_row = (marks[high] - marks[low]) / (high - low)
            assert abs(marks[low] + (row - low) * per_row - y) <= 2 * abs(per_row)


def near(numbers: str, side: str) -> list[tuple[int, str]]:
    """Each tick of the upper edge with the number above it."""
    words = [(numbers.index(f" {word}") + 1 + len(word) // 2, word) for word in numbers.split()]
    ticks = [n for n, sign in enumerate(side) if sign == "┴"]
    return [(tick, min(words, key=lambda word: abs(word[0] - tick))[1]) for tick in ticks]


def test_every_piece_is_on_the_plan(ways: uc.Table) -> None:
    drawn = "\n".join(row.plain for row in painter(ways).plan())
    for label in ("#1", "#2", "#3", "p4", "p5", "P2", "T3", "b4", "M1", "/", "g2", "G2", "*1", "@"):
        assert label in drawn


def test_a_plan_for_a_terminal_without_such_letters(ways: uc.Table) -> None:
    rows = Painter(ways.view(0), 0, ENGLISH, 80, typed=True).plan()
    assert [] == [row.plain for row in rows if not row.plain.isascii()]


def test_a_close_look_shows_what_is_there(ways: uc.Table) -> None:
    lines = [row.plain for row in painter(ways).whole_map((-45, 45))]
    assert any("T4" in text for text in lines)
    assert not any("G2" in text for text in lines)
    assert (True, False) == (painter(ways).lies_at((0, 0)), painter(ways).lies_at((300, 250)))
    assert (-45, 45) == painter(ways).where("troll_l4")
    assert (120, 0) == painter(ways).where("pillar_token_2")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_two_kinds_share_a_letter(language: str) -> None:
    kinds = [kind for kind in STYLES if kind not in SIGNS]
    letters = [strict(language).say(f"cli-cube-{kind}") for kind in kinds]
    assert [1] * len(kinds) == [len(letter) for letter in letters]
    assert len(kinds) == len(set(letters))
    assert all(letter.islower() for letter in letters)


# -- heroes --------------------------------------------------------------------------------------------------


def test_a_hero_alone(ways: uc.Table) -> None:
    shown = said(ways)
    assert "Floor 1 · Relic tracker 0/9 · Required Score 23" in shown
    assert "Gnome Rogue. Life 5/8. Hearts covered: Goblin b1: 1, Troll T1: 2." in shown
    assert "Stash: 2 Gold, 1 Ruby." in shown
    assert "Royal Rubies: Quest. Gems: Ruby 3, Sapphire 1, Diamond 2." in shown
    assert "Gnome (Tinker's Toss): Act. Choose a point" in shown


def test_a_tilted_card(shot: uc.Table) -> None:
    assert "Half-Orc (Bloodrush, tilted): Act." in said(shot)
    assert "strain: 1" in said(shot)


def test_several_heroes_and_only_ones_own_quest() -> None:
    table = games(3, seed=4)[20]
    view = table.view(1)
    shown = said(table, 1)
    assert f"Round {view['round']}/3" in shown
    for seat, player in view["seat"].items():
        assert f"@{seat} {ENGLISH.card(player['race'])}" in shown
        quest = table.whole()["seat"][seat]["quest"]
        assert (ENGLISH.card(quest) in shown) == (seat == "1")


def test_drawn_cubes_are_for_whoever_drew_them(tmp_path: Path) -> None:
    text = SHOT.replace('"act"', '"explore"').replace("half_orc", "high_elf")
    table = position(tmp_path, text)
    table.take(table.read("use high_elf high_elf"))
    known = table.view(0)["drawn"]["known"]
    assert known
    assert all(painter(table).named(name) in said(table) for name in known)


def test_the_score_so_far_and_the_loot_as_it_stands(ways: uc.Table) -> None:
    assert "Score so far: 6." in said(ways)  # 2 Gold, a Ruby for 3, a Troll; hearts are no points
    ways.take(ways.read("room pillar_s5 pillar_token_1 pillar_token_3"))
    assert "Loot: 1 Magic Shield, 1 Goblin, 2 Trolls; damage 5, hearts left 0, Shields 1." in said(ways)


# -- rooms ---------------------------------------------------------------------------------------------------


def test_rooms_are_listed_with_what_they_bring_and_cost(ways: uc.Table) -> None:
    labels = [entry.label for entry in entries(ways)]
    assert "p4 #1 #2: 1 Gold; Staircase" in labels
    helped = "with a Shield or an ability damage 3, hearts left 2"
    loot = "p5 #1 #3: 1 Magic Shield, 1 Goblin, 2 Trolls"
    assert f"{loot}; damage 5, too much without help; {helped}" in labels
    assert "3 more rooms: ? room lists them." in " ".join(question(ways))


def test_rooms_without_help_come_first(ways: uc.Table) -> None:
    labels = [entry.label for entry in entries(ways) if entry.option is not None]
    helped = ["too much" in label for label in labels]
    assert helped == sorted(helped)
    assert "1 Relic" in labels[0]


@pytest.mark.parametrize("words", ["room p4 #1 #2", "room #2 p4 #1", "ROOM P4 #1 #2", "room pillar_s4 #2 #1"])
def test_corners_in_any_order(ways: uc.Table, words: str) -> None:
    assert ways.read("room pillar_s4 pillar_token_1 pillar_token_2") == reader(ways).read(words)


def test_every_room_can_be_taken_and_none_twice() -> None:
    for table in games(4, seed=2)[::3]:
        if table.choice is None or table.choice.prompt != "loot.room":
            continue
        found = [entry.option for entry in entries(table) if entry.option is not None]
        assert len(found) == len(set(found))
        shown = [entry for entry in entries(table) if entry.option is not None and not entry.more]
        rooms = [entry for entry in shown if table.choice.options[entry.option or 0][0] == "room"]
        assert len(rooms) <= ROOMS


def test_the_cubes_of_a_room_one_by_one(ways: uc.Table) -> None:
    assert ways.choice is not None
    number = ways.choice.options.index(ways.read("room pillar_s4 pillar_token_1 pillar_token_2")) + 1
    assert [["Gold: g2(50,-20)"]] == painter(ways).reached(number)


# -- options too many to list --------------------------------------------------------------------------------


def test_a_flick_is_told_by_its_form(shot: uc.Table) -> None:
    lines = question(shot)
    assert lines[0].startswith("flick CUBE DIRECTION STRENGTH: ")
    assert "  Gold: g2(40,30), G2(180,40)" in lines
    assert len(lines) < 14
    assert shot.choice is not None
    assert len(shot.choice.options) > 100


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("flick g2 91 37", "flick gold_s2 91 37"),
        ("flick G2 91 37", "flick gold_l2 91 37"),
        ("flick B4 0 100", "flick goblin_s4 0 100"),  # there is only a small one
        ("flick goblin 12 0", "flick goblin_s4 12 0"),
        ("flick gold_l2 359 1", "flick gold_l2 359 1"),
    ],
)
def test_any_number_may_be_typed(shot: uc.Table, words: str, option: str) -> None:
    found = reader(shot).read(words)
    assert shot.read(option) == found
    assert reader(shot).offered(found)
    assert shot.why_not(found) is None


@pytest.mark.parametrize(
    "words", ["flick g2", "flick g2 90", "flick g2 90 101", "flick g9 90 50", "flick 90 50"]
)
def test_nothing_is_left_out_of_a_flick(shot: uc.Table, words: str) -> None:
    with pytest.raises(uc.Malformed):
        reader(shot).read(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "drop -31 42 199"),
        ("en", "drop (-31, 42) 199"),
        ("en", f"drop {MINUS}31,42 199"),
        ("en", "aim -31 42 from 199"),
        ("fr", "lâcher -31 42 199"),
        ("es", "soltar -31, 42 199"),
    ],
)
def test_points_as_one_writes_them(tmp_path: Path, language: str, words: str) -> None:
    table = position(tmp_path, SHOT.replace('"act"', '"explore"'))
    assert ("drop", -31, 42, 199) == reader(table, strict(language)).read(words)


def test_abilities_by_their_names(tmp_path: Path) -> None:
    table = position(tmp_path, SHOT)
    for words in ("use bloodrush", "use half orc", "use the half-orc"):
        assert table.read("use half_orc half_orc") == reader(table).read(words)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_a_form_says_can_be_typed(language: str) -> None:
    """The first word of each form is understood as its action."""
    speaker = strict(language)
    table = GAME.new(seats=1, seed=1)
    for verb in GAME.verbs:
        message = f"cli-form-{verb}"
        if speaker.has(message):
            command = speaker.say(f"{message}.command")
            assert verb in [found for found, _ in reader(table, speaker).verbs(plain(command))]
        else:
            assert not GAME.verbs[verb].continuous


# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [
        ("en", 1, {}),
        ("fr", 1, {"floor_limit": 2}),
        ("es", 1, {}),
        ("fr", 2, {"honour": 1}),
        ("es", 3, {"teamwork": 1}),
        ("en", 4, {"teamwork": 1, "honour": 1}),
    ],
)
def test_every_step_of_a_game_can_be_drawn_asked_and_explained(
    language: str, seats: int, options: dict[str, int]
) -> None:
    speaker = strict(language)
    met: set[str] = set()
    for n, table in enumerate(games(seats, seed=30 + seats, **options)):
        prompt = "" if table.choice is None else table.choice.prompt
        if prompt in met and n % 4:
            continue
        met.add(prompt)
        seat = None if n % 7 == 0 else table.choice.seat if table.choice is not None else 0
        view = table.whole() if table.over else table.view(seat)
        width = (80, 120)[n % 2]
        drawing = Painter(view, seat, speaker, width, typed=n % 3 == 1)
        small, _ = drawing.fitted(24)
        assert len(small) <= 24
        rows = [*drawing.whole(), *small, *drawing.whole_map(), *drawing.hand()]
        assert [] == [row.plain for row in rows if row.cell_len > width]
        if table.choice is not None:
            assert drawing.about(prompt)
            if seat is not None:
                found = drawing.arranged(draw.Offers(table, speaker))
                numbers = [entry.option for entry in found if entry.option is not None]
                assert numbers
                asked = draw.entry_lines(found, width)
                assert [] == [row.plain for row in asked if row.cell_len > width]
                assert len(asked) <= 40
                drawing.reached(numbers[n % len(numbers)] + 1)
                assert all(drawing.described(name)[0] for name in drawing.in_sight()[n % 5 :: 5])


def test_what_is_written_on_the_screen_can_be_typed() -> None:
    """Every numbered option again, in the labels of the plan."""
    for table in games(1, seed=8)[::3]:
        if table.choice is None:
            continue
        drawing, reading = painter(table), reader(table)
        for entry in entries(table):
            if entry.option is not None:
                option = table.choice.options[entry.option]
                assert option == reading.read(drawing.labelled(table.write(option)))


def test_what_does_not_fit_is_left_out_in_order() -> None:
    for table in games(4, seed=6, teamwork=1)[10:40:6]:
        assert table.choice is not None
        drawing = painter(table, table.choice.seat)
        sizes = [len(drawing.fitted(height)[0]) for height in (200, 60, 40, 30, 24, 12)]
        assert sizes == sorted(sizes, reverse=True)
        assert all(size <= height for size, height in zip(sizes, (200, 60, 40, 30, 24, 12), strict=True))
        assert (True, False) == (drawing.fitted(200)[1], drawing.fitted(24)[1])


# -- the command ---------------------------------------------------------------------------------------------


def test_a_sitting(run: Run, tmp_path: Path) -> None:
    """Everything one types at a room: help, why, a close look, a room, a drop where no grid has a point."""
    path, saved = tmp_path / "ways.toml", tmp_path / "ways.record"
    path.write_text(WAYS, encoding="utf-8")
    typed = [
        "?",
        "? room",
        "why room p4 #1 #3 #3",
        "why room #2 #3 p5",
        "why room p4 #1 #2",
        "? T3",
        "map T3",
    ]
    typed += ["room #2 p4 #1", "stay", "drop 1", "why drop 1 2 900", "drop 41 -21 151", "quit"]
    done = run(
        *("play", "--scenario", path, "--seats", "you", "--language", "en", "--save", saved),
        input="\n".join(typed),
    )
    assert (0, "") == (done.returncode, done.stderr)
    output = " ".join(done.stdout.split())
    assert "Two of your tokens stay" in output  # ?
    assert "room PILLAR PILLAR PILLAR: three Pillars or tokens" in output
    assert "Nothing forbids it:" in output
    assert "Troll T3 (-30, 45): Cube" in output
    assert output.count("drop X Y HEIGHT: a point in mm") >= 2  # the question, and what was left out
    assert "Cubes are dropped from 150 to 300 mm." in output  # why not 900
    assert f"above (41, {MINUS}21), from 151 mm" in output
    assert "drop 41 -21 151" in saved.read_text("utf-8")
    assert max(len(text) for text in done.stdout.splitlines() if ".record" not in text) <= 80
