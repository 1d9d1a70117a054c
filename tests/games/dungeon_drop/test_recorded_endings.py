"""What the rules of Dungeon Drop say of its recorded endings (tests/games/test_endings.py: what holds for
every game). Nothing falls here: the records tell where everything came to rest.
"""

from typing import Any

import pytest
from tests import quick
from tests.games import recorded

import undercroft as uc
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.cards.content import GEMS
from undercroft.games.dungeon_drop.rules.ending import RULE_OF

NAME = "dungeon_drop"
GAMES = [(ending, seats) for game, ending, seats in recorded.GAMES if game == NAME]
SOLO = [ending for ending, seats in GAMES if seats == 1]
COMPANY = [(ending, seats) for ending, seats in GAMES if seats > 1]
BOX = base_box()
LEGACIES = {0: "empty_handed", 1: "nothing", 4: "village", 6: "kingdom", 9: "world"}  # DRP-RET-03
TIERS = {"village": 1, "kingdom": 2, "world": 3}
REQUIRED = {0: 15, 1: 20, 3: 25, 5: 30, 7: 35}  # DRP-REQ-02


def played(ending: str, seats: int = 1) -> uc.Table:
    return recorded.recorded(NAME, ending, seats)


def such(*endings: str) -> list[tuple[str, int]]:
    return [(ending, seats) for ending in endings for seats in recorded.seats_of(NAME, ending)]


def told(table: uc.Table, kind: str) -> list[dict[str, Any]]:
    return [event.data for event in table.events() if event.kind == kind]


def row(table: dict[int, Any], tracker: int) -> Any:
    return table[max(least for least in table if least <= tracker)]


def points(kind: str) -> int:
    return BOX.cubes[BOX.kind_index[kind]].points


def kinds(cubes: list[str]) -> list[str]:
    return [BOX.kind_of(BOX.number[cube]) for cube in cubes]


# -- solo ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", SOLO)
def test_the_place_of_a_hero(ending: str) -> None:
    """DRP-RET-03, DRP-LOSE-03: lost, or with the legacy of the tracker."""
    table = played(ending)
    view = table.whole()
    (place,) = table.standings
    tracker = view["tracker"]
    assert sum(data["relics"] for data in told(table, "floor_done")) in (tracker, tracker + 1)
    if ending.startswith("lost"):
        assert (place.reason, place.rule, place.figures["tier"]) == (view["ending"], "DRP-LOSE-03", 0)
    else:
        legacy = row(LEGACIES, tracker)
        assert (place.reason, place.rule) == (f"legacy_{legacy}", "DRP-RET-03")
        assert TIERS.get(legacy, 0) == place.figures["tier"]
    assert (tracker, view["floor"]) == (place.figures["tracker"], place.figures["floor"])


@pytest.mark.parametrize("ending", SOLO)
def test_the_floors(ending: str) -> None:
    """DRP-EXIT-03, DRP-REQ-01 to 03, DRP-NEXT-01: what is required, by the tracker of before the floor."""
    table = played(ending)
    counted, done = told(table, "floor_counted"), told(table, "floor_done")
    life = table.whole()["seat"]["0"]["life"]
    trackers = [0, *(data["tracker"] for data in done)]
    for number, (count, tracker) in enumerate(zip(counted, trackers, strict=False), 1):
        assert row(REQUIRED, tracker) + life == count["required"]
        assert (count["total"] >= count["required"]) == (number <= len(done))
    assert len(counted) - len(done) in (0, 1)


@pytest.mark.parametrize("ending", SOLO)
def test_levels(ending: str) -> None:
    """DRP-LVL-01 to 03, 06: at most two on a floor, and none for whoever retires."""
    table = played(ending)
    levels = [0]
    for event in table.events():
        if event.kind == "levelled":
            levels[-1] += 1
        elif event.kind == "floor_built":
            levels.append(0)
    assert max(levels) <= 2
    assert 0 == levels[-1]
    assert 1 + sum(levels) == len(table.whole()["seat"]["0"]["classes"])


def test_lost_box() -> None:
    """DRP-LOSE-01: the Box is empty when an exploration must start."""
    table = played("lost_box")
    assert {} == {kind: n for kind, n in table.whole()["box"].items() if n}
    assert "explore" == table.whole()["phase"]


def test_lost_move() -> None:
    """DRP-LOSE-02: after Explore and Act there is no way on, for a hero who is alive."""
    table = played("lost_move")
    view = table.whole()
    assert "move" == view["phase"]
    assert told(table, "explored")
    assert view["seat"]["0"]["life_left"] >= 1


def test_lost_quit() -> None:
    """DRP-R-50, DRP-R-89: whoever gives up on a floor is lost."""
    table = played("lost_quit")
    assert ("resign",) == table.past.option
    assert "after" != table.whole()["phase"]


@pytest.mark.parametrize("ending", ["short", "short_later"])
def test_a_floor_that_was_not_completed(ending: str) -> None:
    """DRP-RET-01, DRP-RET-02: its Relics do not count."""
    table = played(ending)
    assert ("leave",) == table.past.option
    assert len(told(table, "floor_counted")) == 1 + len(told(table, "floor_done"))
    done = told(table, "floor_done")
    assert (done[-1]["tracker"] if done else 0) == table.whole()["tracker"]


@pytest.mark.parametrize("ending", ["empty_handed", "nothing", "village", "kingdom"])
def test_retired_by_choice(ending: str) -> None:
    """DRP-NEXT-02, DRP-RET-01."""
    table = played(ending)
    assert ("retire",) == table.past.option
    assert f"legacy_{ending}" == table.standings[0].reason
    assert len(told(table, "floor_counted")) == len(told(table, "floor_done"))


def test_given_up_after_a_floor() -> None:
    """DRP-R-89: giving up then is a retirement."""
    table = played("given_up_after_a_floor")
    assert ("resign",) == table.past.option
    assert "retired" == table.whole()["ending"]


def test_floor_limit() -> None:
    """DRP-R-90: nobody is asked."""
    table = played("floor_limit")
    assert ("leave",) == table.past.option
    assert table.settings["floor_limit"] == table.whole()["floor"] == len(told(table, "floor_done"))
    assert table.whole()["tracker"] < 9


def test_world() -> None:
    """DRP-R-46, DRP-EX-26: the end of the tracker retires a hero at once."""
    table = played("world")
    assert ("leave",) == table.past.option
    assert 9 == table.whole()["tracker"] == told(table, "floor_done")[-1]["tracker"]
    assert table.whole()["floor"] < table.settings["floor_limit"]


# -- in company ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ending", "seats"), COMPANY)
def test_the_scores(ending: str, seats: int) -> None:
    """Counted again from what lies open (DRP-SCR-01 to 09), but for the bonus of the Quest."""
    table = played(ending, seats)
    view = table.whole()
    rolled = dict.fromkeys(range(seats), 0)
    for data in told(table, "chests_rolled"):
        rolled[data["seat"]] += sum(data["rolls"])
    for place in table.standings:
        me = view["seat"][str(place.seat)]
        stash = kinds(me["stash"])
        quest = BOX.quests[BOX.quest_index[me["quest"]]]
        opened = min(stash.count("chest"), stash.count("key") + me["lockpick"])
        gems = 0
        for cube in me["stash"]:
            n = BOX.number[cube]
            values = quest.small if cube.rpartition("_")[2].startswith("s") else quest.large
            gems += values[GEMS.index(BOX.kind_of(n))] if n in BOX.gems else 0
        items = {
            "gold": stash.count("gold") * points("gold"),
            "gems": gems,
            "chests": rolled[place.seat],
            "keys": (stash.count("key") - max(0, opened - me["lockpick"])) * points("key"),
            "potions": stash.count("potion") * points("potion"),
            "shields": stash.count("shield") * points("shield"),
            "monsters": sum(
                points(kind) for kind in kinds([*(cube for cube, _ in me["card"]), *me["trophies"]])
            ),
            "hearts": me["life_left"] * BOX.measures.game.heart,
            "meeples": me["meeple_points"],
        }
        figures = place.figures
        assert items == {name: figures[name] for name in items}
        assert figures["total"] == sum(items.values()) + figures["quest"]
        assert (figures["life"], figures["weight"]) == (me["life_left"], len(me["stash"]))


@pytest.mark.parametrize(("ending", "seats"), COMPANY)
def test_the_places(ending: str, seats: int) -> None:
    """DRP-MP-11, DRP-R-89: points, then life, then the lighter stash; whoever left first is last."""
    table = played(ending, seats)
    left = [data["seat"] for data in told(table, "resigned")]
    merit = {}
    for place in table.standings:
        figures = place.figures
        gone = place.seat in left
        merit[place.seat] = (
            (0, left.index(place.seat), 0, 0)
            if gone
            else (1, figures["total"], figures["life"], -figures["weight"])
        )
        assert ("resigned" if gone else "score") == place.reason
    expected = {seat: 1 + sum(other > mine for other in merit.values()) for seat, mine in merit.items()}
    assert expected == {place.seat: place.rank for place in table.standings}


@pytest.mark.parametrize(("ending", "seats"), COMPANY)
def test_the_quests_are_laid_open(ending: str, seats: int) -> None:
    """DRP-MP-10, DRP-R-94."""
    table = played(ending, seats)
    assert {data["seat"] for data in told(table, "scored")} == set(range(seats))
    assert all(shown["quest"] for shown in table.view(None)["seat"].values())


@pytest.mark.parametrize(("ending", "seats"), [row for row in COMPANY if row[0].startswith("rounds")])
def test_three_rounds(ending: str, seats: int) -> None:
    """DRP-MP-01, 02, 08: a turn for everybody in each, the lightest first from the second on."""
    table = played(ending, seats)
    began = told(table, "round_began")
    assert [1, 2, 3] == [data["round"] for data in began]
    left = {data["seat"] for data in told(table, "resigned")}
    for data in began:
        assert set(range(seats)) - left <= set(data["seats"])
    turns = [(data["round"], data["seat"]) for data in told(table, "turn_began")]
    assert len(set(turns)) == len(turns)
    assert {(number, seat) for number in (1, 2, 3) for seat in set(range(seats)) - left} <= set(turns)


@pytest.mark.parametrize(("ending", "seats"), such("rounds_honour"))
def test_honour(ending: str, seats: int) -> None:
    """DRP-MP-12, DRP-R-88: somebody formed a room that he could not survive; his turn was over."""
    table = played(ending, seats)
    kinds_of = [event.kind for event in table.events()]
    after = kinds_of[kinds_of.index("overreached") + 1]
    assert after in ("turn_began", "round_began", "scored", "chests_rolled")


@pytest.mark.parametrize(("ending", "seats"), such("rounds_teamwork"))
def test_teamwork(ending: str, seats: int) -> None:
    """DRP-HT-02: no more points than meeples were placed."""
    table = played(ending, seats)
    placed = [data["seat"] for data in told(table, "meeple_placed")]
    for place in table.standings:
        assert place.figures["meeples"] <= placed.count(place.seat)
    assert any(place.figures["meeples"] for place in table.standings)


@pytest.mark.parametrize(("ending", "seats"), such("rounds_tied"))
def test_a_shared_victory(ending: str, seats: int) -> None:
    """DRP-MP-11: the same points, life and weight."""
    first = [place.figures for place in played(ending, seats).standings if place.rank == 1]
    assert 2 == len(first)
    assert 1 == len({(figures["total"], figures["life"], figures["weight"]) for figures in first})


@pytest.mark.parametrize(("ending", "seats"), such("rounds_left", "resigned"))
def test_somebody_left(ending: str, seats: int) -> None:
    """DRP-R-89: the others go on, unless there is only one; what the leaver held is in the discard."""
    table = played(ending, seats)
    left = [data["seat"] for data in told(table, "resigned")]
    assert len(left) == (1 if ending == "rounds_left" else seats - 1)
    for seat in left:
        me = table.whole()["seat"][str(seat)]
        assert ([], [], []) == (me["stash"], me["card"], me["trophies"])
    assert (ending == "resigned") == (table.past.option == ("resign",))


# -- all -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ending", "seats"), GAMES)
def test_the_end_is_told(ending: str, seats: int) -> None:
    """A late answer is refused with the rule that ended the game."""
    table = played(ending, seats)
    [ended] = told(table, "game_ended")
    assert table.whole()["ending"] == ended["ending"]
    with pytest.raises(uc.Refused) as caught:
        table.take("done")
    assert RULE_OF[ended["ending"]] == caught.value.reason.rule


@pytest.mark.parametrize("ending", sorted(set(RULE_OF) - {""}))
def test_every_ending_of_the_rules_is_recorded(ending: str) -> None:
    """For each number of seats for which there is one."""
    found = {
        seats
        for name, seats in GAMES
        for table in [played(name, seats)]
        if told(table, "game_ended") == [{"ending": ending}]
    }
    assert ({2, 3, 4} if ending in ("rounds", "resigned") else {1}) == found


def test_nothing_falls_in_a_replay() -> None:
    """DRP-R-09: a record is replayed without any physics."""
    with quick.falls(quick.never):
        assert uc.replay(recorded.text_of(NAME, "world", 1)).over
