"""The table on the screen: drawn from a view, within its width, with nothing left out that matters."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import undercroft as uc
from undercroft import texts
from undercroft.cli import draw
from undercroft.cli.styling import beside, clipped, filled, line
from undercroft.cli.tables import any_game
from undercroft.cli.tables.dungeon import INSIDE, Dungeon, best_start
from undercroft.cli.tables.dungeoneer import Painter

ENGLISH = texts.speaker("dungeoneer", "en")


def decisions(seats: int, seed: int, every: int, game: str = "dungeoneer") -> Iterator[uc.Table]:
    """Some decisions of a random game."""
    options = {"round_limit": 25} if game == "dungeoneer" else {}
    table = uc.game(game).new(seats=seats, seed=seed, options=options)
    chance = Random(seed)
    n = 0
    while table.choice is not None:
        if n % every == 0:
            yield table.copy()
        table.take(chance.choice(table.choice.options))
        n += 1
    yield table


def space(card: str, cell: str, sides: list[str], **more: Any) -> dict[str, Any]:
    return {
        "card": card,
        "cell": cell,
        "sides": sides,
        "room": True,
        "peril": 1,
        "glory": 2,
        "pit": 0,
        **more,
    }


def a_view(**more: Any) -> dict[str, Any]:
    """The Entrance with two heroes, a bridge with a Pit to the east, a crypt to the south."""
    return {
        "map": [
            space("entrance_chamber_1", "0,0", ["O", "O", "L6", "#"]),
            space("rotten_bridge_1", "1,0", ["#", "=", "#", "="], room=False, pit=6),
            space("crypt_of_the_lich_lord_1", "0,1", ["T7", "#", "O", "O"]),
        ],
        "seat": {
            "0": {"at": "0,0", "goals": {"slay_draky_1": ["crypt_of_the_lich_lord"]}},
            "1": {"at": "0,0", "goals": {}},
            "2": {"at": None, "goals": {}},
        },
        "asked": {"seat": 0, "prompt": "move.act", "options": ["move e", "open s", "done"]},
        "turn": 0,
        "opened": [],
        "visited": ["0,0"],
        "placing": None,
        **more,
    }


def drawn(view: dict[str, Any], seat: int | None = 0, typed: bool = False, width: int = 80) -> list[str]:
    dungeon = Dungeon(view, seat, ENGLISH.say, ENGLISH.card, typed)
    return [row.plain for row in [*dungeon.lines(width, 99), *dungeon.placing()]]


# -- the map -------------------------------------------------------------------------------------------------


def test_a_map() -> None:
    assert [
        "N↑         0              1",
        "    ╔══════O══════╗┌[1]──────────┐",
        "    ║Entrance     ║│Rotten Bridge│",
        "  0 ║ Chamber     O",
        "    ║@0 @1        ║│         Pit6│",
        "    ╚P1═══L6════G2╝└P1─────────G2┘",
        "    ╔═════T7══════╗",
        "    ║Crypt Lich  !║",
        "  1 O Lord        ║",
        "    ║          [2]║",
        "    ╚P1════O════G2╝",
    ] == drawn(a_view())


def test_a_map_for_a_terminal_without_such_letters() -> None:
    lines = drawn(a_view(), typed=True)
    assert [] == [text for text in lines if not text.isascii()]
    assert "    #======O======#+[1]----------+" == lines[1]


def test_a_door_that_was_opened() -> None:
    lines = drawn(a_view(opened=["0,0 s"]))
    assert ("    ╚P1════o════G2╝└P1─────────G2┘", "    ╔══════o══════╗") == (lines[5], lines[6])


def test_a_pit_is_shown_where_no_option_leads() -> None:
    assert "    ║@0 @1        ║│         Pit6│" == drawn(a_view(asked=None))[4]


def test_beside_a_pit_there_is_room_for_a_door_and_as_many_options_as_fit() -> None:
    options = ["move s"] * 10 + ["move e", "jump teleport_1 1,0"]
    view = a_view(asked={"seat": 0, "prompt": "move.act", "options": options})
    view["map"][1] = space("spiked_crossing_1", "1,0", ["="] * 4, room=False, pit=7)
    lines = drawn(view)
    assert ("┌[11]─   ─────┐", "│         Pit7│") == (lines[1][19:], lines[4][19:])


def test_a_spectator_sees_no_quests_and_no_options() -> None:
    lines = "".join(drawn(a_view(asked={"seat": 0, "prompt": "move.act"}), seat=None))
    assert ("!" in lines, "[" in lines) == (False, False)


def test_four_heroes_in_one_space() -> None:
    view = a_view()
    view["seat"] = {str(n): {"at": "1,0", "goals": {}} for n in range(4)}
    view["asked"] = None
    assert "    ║             ║│@0@1@2@3 Pit6│" == drawn(view)[4]


def test_free_places_carry_the_numbers_of_their_options() -> None:
    options = ["place 0,-1 upright", "place 0,-1 turned", "place 2,0 upright"]
    view = a_view(asked={"seat": 0, "prompt": "build.place", "options": options})
    view["placing"] = space("barracks_1", "", ["O", "L6", "#", "T6"])
    lines = drawn(view)
    assert ("    ╎ 1 upright   ╎", " -1 ╎ 2 turned    ╎") == (lines[2], lines[3])
    assert lines[8].endswith("╎             ╎")
    assert "    ╔══════O══════╗ ╔═════════════╗" == lines[-5]
    assert "    T6           L6 L6           T6" == lines[-3]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_words_in_a_free_place_fit_and_are_those_of_the_options(language: str) -> None:
    speaker = texts.speaker("dungeoneer", language)
    table = next(
        table
        for table in decisions(2, seed=3, every=1)
        if table.choice is not None
        and table.choice.prompt == "build.place"
        and {option[2] for option in table.choice.options} == {0, 1}
    )
    assert table.choice is not None
    words = [speaker.say(f"cli-map-{facing}") for facing in ("upright", "turned")]
    assert all(len(f" 99 {word}") <= INSIDE for word in words)
    for option in table.choice.options:
        assert words[option[2]] in speaker.option(table, option)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_ones_own_power_is_on_the_table(language: str) -> None:
    speaker = texts.speaker("dungeoneer", language)
    view = uc.game("dungeoneer").new(seed=7).view(0)
    shown = " ".join(" ".join(row.plain for row in Painter(view, 0, speaker, 80).whole()).split())
    own, other = (view["seat"][seat]["hero"] for seat in "01")
    assert (True, False) == tuple(
        " ".join(speaker.power_text(hero).split()) in shown for hero in (own, other)
    )


def test_the_map_is_cut_around_the_hero() -> None:
    far = [space("crossroads_1", f"{x},0", ["="] * 4, room=False) for x in range(-9, 10)]
    view = a_view(map=far, asked=None)
    view["seat"] = {"0": {"at": "6,0", "goals": {}}}
    lines = drawn(view)
    assert "N↑         4              5              6              7              8" == lines[0]
    assert "14 more cards lie beyond the edge" in lines[-1]
    assert all(len(text) <= 80 for text in lines)


@pytest.mark.parametrize(
    ("low", "high", "size", "focus", "wanted", "start"),
    [
        (0, 3, 5, 1, [], 0),  # all of it
        (0, 9, 5, 0, [], 0),  # at the edge
        (0, 9, 5, 9, [], 5),
        (0, 9, 5, 5, [], 3),  # in the middle
        (0, 9, 5, 5, [1, 1, 1], 1),  # towards the others
        (0, 9, 5, 99, [], 5),  # a place beyond the edge
        (0, 9, 5, -99, [], 0),
    ],
)
def test_which_part_is_shown(
    low: int, high: int, size: int, focus: int, wanted: list[int], start: int
) -> None:
    assert start == best_start(low, high, size, focus, wanted)


# -- the whole table -----------------------------------------------------------------------------------------


LATER = tuple(pytest.param(n, marks=pytest.mark.soak) for n in range(1, len(texts.LANGUAGES)))


@pytest.mark.parametrize("game", uc.game_names())
@pytest.mark.parametrize("first", [0, *LATER])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_too_long(game: str, first: int, seats: int) -> None:
    """Every seat looks in another language, and at the next decision in the next one."""
    speakers = [texts.speaker(game, language) for language in texts.LANGUAGES]
    for n, table in enumerate(decisions(seats, seed=seats, every=67, game=game)):
        width = (80, 100)[n % 2]
        for turn, seat in enumerate((*range(seats), None), first + n):
            painter = draw.painter(table.view(seat), seat, speakers[turn % len(speakers)], width)
            assert not isinstance(painter, any_game.Painter)
            lines = [*painter.whole(), *painter.fitted(24)[0], *painter.whole_map()]
            assert [] == [row.plain for row in lines if row.cell_len > width]


def test_everything_of_a_view_is_on_the_table() -> None:
    for table in decisions(2, seed=9, every=25):
        view = table.view(0)
        shown = " ".join(" ".join(row.plain for row in Painter(view, 0, ENGLISH, 120).whole()).split())
        for player in view["seat"].values():
            rows = ("treasures", "boons", "banes", "quests", "completed")
            cards = [
                *(card for row in rows for card in player[row]),
                *player["wounded"],
                *player["hand"]["known"],
            ]
            assert [] == [card for card in cards if ENGLISH.card(card) not in shown]


def test_what_does_not_fit_is_left_out_in_order() -> None:
    tables = [table for table in decisions(4, seed=6, every=1) if table.choice is not None][150:250:10]
    for table in tables:
        assert table.choice is not None
        seat = table.choice.seat
        painter = Painter(table.view(seat), seat, ENGLISH, 80)
        sizes = [len(painter.fitted(height)[0]) for height in (200, 60, 40, 30, 24)]
        assert sizes == sorted(sizes, reverse=True)
        assert all(size <= height for size, height in zip(sizes, (200, 60, 40, 30, 24), strict=True))
        assert (True, False) == (painter.fitted(200)[1], painter.fitted(24)[1])


@pytest.mark.parametrize("game", uc.game_names())
def test_the_end_shows_every_place_with_its_rule(game: str) -> None:
    *_, table = decisions(3, seed=2, every=1000, game=game)
    lines = [row.plain for row in draw.standings_lines(table.whole(), texts.speaker(game, "en"), 80)]
    assert "The game is over." == lines[0]
    assert all(any(place.rule in text for text in lines) for place in table.standings)


def test_a_game_that_nobody_has_drawn_is_written_down() -> None:
    table = uc.game("dungeoneer").new(seed=7)
    view = {**table.view(0), "game": "unheard_of"}
    painter = draw.painter(view, 0, ENGLISH, 80)
    assert isinstance(painter, any_game.Painter)
    lines = [row.plain for row in painter.whole()]
    assert "phase: discard" in lines
    assert all(len(text) <= 80 for text in lines)
    assert ([lines[0]], False) == ([row.plain for row in painter.fitted(5)[0]], painter.fitted(5)[1])


# -- lines ---------------------------------------------------------------------------------------------------


def test_options_go_into_two_columns_where_they_are_short() -> None:
    rows = [row.plain for row in draw.option_lines([f"do {n}" for n in range(1, 12)], 80)]
    assert (6, "  1  do 1", "  7  do 7") == (len(rows), rows[0][:9], rows[0][41:])


def test_long_options_stay_in_one_column_and_are_broken() -> None:
    rows = [row.plain for row in draw.option_lines(["word " * 30, "b", "c", "d", "e"], 80)]
    assert 6 == len(rows)
    assert rows[1].startswith("    word")


def test_a_line_that_does_not_fit_is_cut() -> None:
    assert "abcd…" == clipped(line("abcdefgh"), 5).plain


def test_paragraphs_are_indented_after_their_first_line() -> None:
    assert ["one two", "  three"] == [row.plain for row in filled("one two three", 8, indent=2)]


def test_few_lines_need_no_second_column() -> None:
    cells = [line("a"), line("b")]
    assert cells == beside(cells, 80)
