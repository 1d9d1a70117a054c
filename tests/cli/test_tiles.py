"""The table of Dungeonology on the screen: tiles on half-tiles, Note Boards, Stealth Tests, hands."""

from pathlib import Path
from random import Random

import pytest
from tests.cli import command

import undercroft as uc
from undercroft import scenarios, texts
from undercroft.cli.tables.dungeonology import COLUMNS, CUBES, ON_THE_MAP, Painter
from undercroft.cli.tables.tiles import ACROSS, FRAME, covered, edge_of
from undercroft.games.dungeonology.cards.packs import base_box

GAME = uc.game("dungeonology")
MODULES = ("boss", "dangerous_zones", "maximum_alert", "main_effects")
ALL: dict[str, int] = dict.fromkeys(MODULES, 1)


def strict(language: str) -> texts.Speaker:
    return texts.Speaker(GAME.texts, language, strict=True)


ENGLISH = strict("en")


# nothing in use that is not in every game
BASIC = {"options": "{}", **dict.fromkeys(("x_tokens", "teleports", "traps", "boss_at", "interns"))}


def position(tmp_path: Path, **changes: str | None) -> uc.Table:
    """The lecture, with some fields changed or left out."""
    lines = command.LECTURE.splitlines()
    for name, value in changes.items():
        lines = [
            f"{name} = {value}" if line.split(" ")[0] == name else line
            for line in lines
            if value is not None or line.split(" ")[0] != name
        ]
    path = tmp_path / "position.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return scenarios.position(path)


def drawn(table: uc.Table, seat: int | None = 0, typed: bool = False) -> list[str]:
    painter = Painter(table.view(seat), seat, ENGLISH, 80, typed)
    return [row.plain.rstrip() for row in [*painter.map(), *painter.placing()]]


def said(table: uc.Table, seat: int | None = 0, language: str = "en") -> str:
    rows = Painter(table.view(seat), seat, strict(language), 80).whole()
    return " ".join(" ".join(row.plain for row in rows).split())


# -- the map -------------------------------------------------------------------------------------------------


def test_a_map(tmp_path: Path) -> None:
    assert [
        "N↑     0      1      2      3      4      5      6      7",
        "    ┌─   ────   ─┐┌─   ─A2─────┐",
        "  0  Starting      Dancing",
        "    │Zone        ││Blades Arena│",
        "    │            ││MM a1    (X)│┌─────A2─────┐╔═════A3═ M ═╗",
        "  1                @0 @1         Hunter      /W/ Trophy    ║",
        "    └─   ─I──   ─┘└─────I──   ─┘│Bivouac     │║Hall        ║",
        "                                │CCM !   (X)~│║RR         ?║",
        "  2                             │&           ╎║            W",
        "                                └─   ─I──   ─┘╚═════II═ M ═╝",
    ] == drawn(position(tmp_path))


def test_a_map_for_a_terminal_without_such_letters(tmp_path: Path) -> None:
    lines = drawn(position(tmp_path), typed=True)
    assert [] == [text for text in lines if not text.isascii()]
    assert "    |            ||MM a1    (X)|+-----A2-----+#=====A3= M =#" == lines[4]
    assert "  2                             |&           :#            W" == lines[8]


def test_the_numbers_of_the_options_stand_where_they_lead(tmp_path: Path) -> None:
    lines = drawn(position(tmp_path, phase='"movement"'))
    assert "  1           [2]  @0 @1         Hunter      /W/ Trophy    ║" == lines[5]
    assert "  2                             │&      [1,4]╎║            W" == lines[8]  # on foot or in secret


def test_others_see_no_options(tmp_path: Path) -> None:
    table = position(tmp_path, phase='"movement"')
    for seat in (1, None):
        assert "[" not in "".join(drawn(table, seat))


def test_effects_that_are_not_in_use_are_not_shown(tmp_path: Path) -> None:
    table = position(tmp_path, **BASIC)
    lines = drawn(table)
    assert "    │            ││MM          │┌─────A2─────┐╔═════A3═ M ═╗" == lines[4]
    assert "                                │CCM         │║RR          ║" == lines[7]


def test_stairs_are_shown_until_somebody_has_entered(tmp_path: Path) -> None:
    table = position(tmp_path, dungeon='["I-6 2,0", "I-1 4,1"]\nentered = ["I-6"]', stairs="[]", traps="{}")
    assert any("│CCM /!  (X)~│" in text for text in drawn(table))


def test_a_wall_token(tmp_path: Path) -> None:
    table = position(tmp_path, stairs='["I-1 e1"]\nwalls = ["I-6 w1"]')
    assert "  1              ▒▒@0 @1         Hunter      /W/ Trophy    ║" == drawn(table)[5]


def test_a_tile_in_hand_and_the_middles_of_the_places_where_it_can_lie(tmp_path: Path) -> None:
    table = position(tmp_path, phase='"movement"\nfloor_1 = ["I-4"]')
    table.take(table.read("reveal"))
    assert table.choice is not None
    lines = drawn(table)
    assert [
        "    ┌─────A3─   ─┐",
        "    │Old Ones'",
        "    │Repose      │",
        "    │CMW         │",
        "                 │",
        "    └─   ─I──────┘",
    ] == lines[-6:]
    numbers = [f"[{n}]" for n in range(1, len(table.choice.options) + 1)]
    assert [] == [number for number in numbers if not any(number in text for text in lines)]


def test_the_map_is_cut_around_the_scholar_and_her_tile_is_whole() -> None:
    table = next(table for table in games(4, seed=7) if len(table.view(None)["dungeon"]) > 9)
    for seat in range(4):
        painter = Painter(table.view(seat), seat, ENGLISH, 80)
        place = table.view(seat)["seat"][str(seat)]["at"]
        for rows in (2, 3, 5, 99):
            window = painter.tiles.window(80, rows, painter.tiles.focus)
            if place is not None:
                assert all(window.shows(half) for half in covered(painter.tiles.cells[place]))
            assert len(painter.map(rows)) <= 2 + 3 * max(rows, 2)
        assert "beyond the edge" in painter.map(2)[-1].plain


def test_neighbours_share_half_sides() -> None:
    assert edge_of((0, 0), "n1") == edge_of((-1, -2), "s1") == edge_of((0, -2), "s2")
    assert edge_of((0, 0), "e1") == edge_of((2, -1), "w1") == edge_of((2, 0), "w2")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_tile_has_room_for_its_effects(language: str) -> None:
    speaker = strict(language)
    painter = Painter(GAME.new(seats=2, seed=1, options=ALL).view(0), 0, speaker, 80)
    zones = [name for name, facts in painter.printed.items() if facts["kind"] == "zone"]
    assert 19 == len(zones)
    for zone in zones:
        assert painter.tiles.goods(zone, lies=False).cell_len <= ACROSS - FRAME
        assert {14} == {row.cell_len for row in painter.tiles.tile_lines(zone, lies=False)}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_two_cubes_share_a_letter(language: str) -> None:
    letters = [strict(language).say(f"cli-letter-{cube}") for cube in CUBES]
    assert [1] * 5 == [len(letter) for letter in letters]
    assert 5 == len(set(letters))


# -- Scholars, Campus, tests ---------------------------------------------------------------------------------


def test_the_columns_of_a_note_board_are_those_of_the_box() -> None:
    printed = {
        cube: "".join(
            "*" if slot in column.stars else "+" if slot in column.arrows else "."
            for slot in range(1, column.slots + 1)
        )
        for cube, column in zip(CUBES, base_box().columns, strict=True)
    }
    assert printed == COLUMNS


def test_a_note_board_shows_what_the_next_cubes_bring(tmp_path: Path) -> None:
    table = position(tmp_path)
    painter = Painter(table.view(0), 0, ENGLISH, 80)
    assert [
        "                 Stud. Stun Hand Star Bon. Pts  Note Board",
        "@0 Valerio (you)   3/3  0/4  3/4  0/2   +0   3  ·+·*+* M+*+* ·+*+* ·+*· +*·",
        "@1 Sofia           3/3  0/3  0/4  0/2   +1  10  ·+·*+* MM*+* W+*+* ·+*· +*·",
    ] == [row.plain for row in painter.scholars()]


def test_a_stealth_test_shows_both_sums(tmp_path: Path) -> None:
    table = position(tmp_path)
    for option in ("study", "indicate 2"):
        table.take(table.read(option))
    assert "Valerio Studies the Dancing Blades Arena for 2 Militia cubes. Alert Value 3" in said(table)
    table.take(table.read("add tiptoe_1"))
    assert "Laid down: Tiptoe." in said(table)
    assert "Tiptoe" not in said(table, seat=1)
    assert "Cards laid down: 1." in said(table, seat=1)
    table.take(table.read("declare"))
    shown = said(table, seat=None)
    assert "Stealth Value 1 (Tiptoe 1). As it stands, it fails by 2." in shown
    table.take(table.read("pass"))  # nothing is played at once
    table.take(table.read("aux fate_4_1 stealth"))
    assert "Stealth Value 5 (Tiptoe 1, Fate 4 4). As it stands, it succeeds." in said(table, seat=None)


def test_declared_cards_are_shown_last_one_first(tmp_path: Path) -> None:
    table = position(tmp_path, interns='["guard"]\nhand = ["counterspell_1"]')
    table.take(table.read("main guard_1"))
    assert "Declared: Guard (Valerio)." in said(table, seat=1)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_ones_own_skills_and_hand_are_on_the_table(tmp_path: Path, language: str) -> None:
    speaker = strict(language)
    table = position(tmp_path)
    own, other = said(table, 0, language), said(table, 1, language)
    text = " ".join(speaker.say("skill-headbutt.text").split())
    assert (True, False) == (text in own, text in other)
    for card in table.view(0)["seat"]["0"]["hand"]["known"]:
        assert (True, False) == (speaker.card(card) in own, f"{speaker.card(card)}:" in other)


def test_main_effects_are_left_out_where_they_are_not_in_use(tmp_path: Path) -> None:
    table = position(tmp_path, **BASIC)
    assert "Tiptoe: +1, Subterfuge. In any Stealth Test, add 1" in said(table)
    assert "Main Effect" not in said(table)


# -- whole games ---------------------------------------------------------------------------------------------


def games(seats: int, seed: int, **options: int) -> list[uc.Table]:
    """Every decision of a random game."""
    table = GAME.new(seats=seats, seed=seed, options={**ALL, **options})
    chance = Random(seed)
    found = []
    while table.choice is not None:
        found.append(table.copy())
        table.take(chance.choice(table.choice.options))
    return [*found, table]


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [
        ("en", 3, {"choose_scholars": 1, "alert": 3}),
        ("fr", 4, {"alert": 0}),
        ("es", 2, {"profile": 1, "aligned": 1}),
        ("fr", 2, dict.fromkeys(MODULES, 0)),
    ],
)
@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_every_step_of_a_game_can_be_drawn_and_explained(
    language: str, seats: int, options: dict[str, int], every: int
) -> None:
    """Every fourth in `make test`, and every step in the soak."""
    speaker = strict(language)
    for n, table in enumerate(games(seats, seed=seats, **options)[::every]):
        seat = None if n % 9 == 0 else table.choice.seat if table.choice is not None else 0
        view = table.whole() if table.over else table.view(seat)
        painter = Painter(view, seat, speaker, 80, typed=n % 2 == 1)
        rows = [*painter.whole(), *(painter.fitted(24)[0] if n % 5 == 0 else ())]
        assert [] == [row.plain for row in rows if row.cell_len > 80]
        if table.choice is not None:
            painter.about(table.choice.prompt)
            if seat is not None and n % 3 == 0:
                assert painter.reached(1 + n % len(table.choice.options)) is not None
                assert all(painter.described(name)[0] for name in painter.in_sight()[n % 11 :: 11])


def test_everything_of_a_view_is_on_the_table() -> None:
    for table in games(3, seed=5)[::40]:
        view = table.view(0)
        shown = said(table)
        for player in view["seat"].values():
            cards = [ENGLISH.card(card) for card in (*player["jinxes"], *player["hand"]["known"])]
            words = [ENGLISH.word("intern", intern) for intern in player["interns"]]
            assert [] == [name for name in (*cards, *words) if name not in shown]


def test_what_does_not_fit_is_left_out_in_order() -> None:
    tables = [table for table in games(4, seed=6) if table.choice is not None][100:400:30]
    kinds = set()
    for table in tables:
        assert table.choice is not None
        seat = table.choice.seat
        kinds.add(table.choice.prompt in ON_THE_MAP)
        painter = Painter(table.view(seat), seat, ENGLISH, 80)
        heights = (300, 60, 40, 30, 24)
        sizes = [len(painter.fitted(height)[0]) for height in heights]
        assert all(size <= height for size, height in zip(sizes, heights, strict=True))
        assert (True, False) == (painter.fitted(300)[1], painter.fitted(24)[1])
    assert {True, False} == kinds
