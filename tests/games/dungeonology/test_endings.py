"""What the rules of Dungeonology say of its recorded endings (tests/games/test_endings.py: what holds for
every game).
"""

from typing import Any

import pytest
from tests.games import recorded

import undercroft as uc
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.cards.packs import base_box
from undercroft.games.dungeonology.rules.ending import RULE_OF

NAME = "dungeonology"
GAMES = [(ending, seats) for game, ending, seats in recorded.GAMES if game == NAME]
BONUS = (10, 7, 5, 3)  # DGY-SCORE-05
BOX = base_box()


def played(ending: str, seats: int) -> uc.Table:
    return recorded.recorded(NAME, ending, seats)


def such(*endings: str) -> list[tuple[str, int]]:
    return [(ending, seats) for ending in endings for seats in recorded.seats_of(NAME, ending)]


def last_events(table: uc.Table) -> list[str]:
    return [event.kind for event in table.past.events or ()]


def told(table: uc.Table, kind: str) -> list[dict[str, Any]]:
    return [event.data for event in table.events() if event.kind == kind]


def score(view: dict[str, Any], seat: int) -> dict[str, int]:
    """Counted again from what lies on the table (DGY-SCORE-03 to 07)."""
    mine = view["seat"][str(seat)]
    clan = BOX.card[BOX.number[view["clan"]]]
    counts = [mine["board"][cube] for cube in CUBES]
    veiled = mine["veiled"]["known"]
    items = {
        "cubes": sum(n * column.value for n, column in zip(counts, BOX.columns, strict=True)),
        "clan": sum(n * change for n, change in zip(counts, clan.modifiers, strict=True)),
        "thesis": BONUS[view["theses"].index(seat)] if seat in view["theses"] else 0,
        "interns": sum(BOX.interns[BOX.intern_index[intern]].points for intern in mine["interns"]),
        "jinxes": -sum(BOX.card[BOX.number[jinx]].penalty for jinx in (*mine["jinxes"], *veiled)),
    }
    return {**items, "total": sum(items.values()), "students": mine["students"]}


@pytest.mark.parametrize(("ending", "seats"), GAMES)
def test_the_scores(ending: str, seats: int) -> None:
    table = played(ending, seats)
    view = table.whole()
    assert {p.seat: p.figures for p in table.standings} == {seat: score(view, seat) for seat in range(seats)}


@pytest.mark.parametrize(("ending", "seats"), GAMES)
def test_the_places(ending: str, seats: int) -> None:
    """DGY-SCORE-01, 02, 08 to 10, DGY-R-211: Theses, or all when there is none; whoever resigned is last."""
    table = played(ending, seats)
    theses = table.whole()["theses"]
    resigned = {data["seat"] for data in told(table, "resigned")}
    merit = {}
    for place in table.standings:
        early = -theses.index(place.seat) if place.seat in theses else 0
        students = 0 if theses else place.figures["students"]
        merit[place.seat] = (
            place.seat not in resigned,
            place.seat in theses,
            (place.figures["total"], early, students) if place.seat in theses or not theses else (),
        )
        if place.seat in resigned:
            reason = "resigned"
            merit[place.seat] = (False, False, ())
        elif theses:
            reason = "thesis" if place.seat in theses else "no_thesis"
        else:
            reason = "score"
        assert reason == place.reason
    expected = {seat: 1 + sum(other > mine for other in merit.values()) for seat, mine in merit.items()}
    assert expected == {place.seat: place.rank for place in table.standings}


@pytest.mark.parametrize(("ending", "seats"), GAMES)
def test_the_end_is_told(ending: str, seats: int) -> None:
    """The Clan Card lies open (DGY-R-120), and a late answer is refused with the rule that ended the game."""
    table = played(ending, seats)
    [ended] = told(table, "game_ended")
    assert table.view(None)["clan_open"]
    with pytest.raises(uc.Refused) as caught:
        table.take("pass")
    assert RULE_OF[ended["ending"]] == caught.value.reason.rule
    assert seats == last_events(table).count("scored")


@pytest.mark.parametrize(("ending", "seats"), such("last_round"))
def test_last_round(ending: str, seats: int) -> None:
    """DGY-END-03, 04, DGY-R-116: a round after the first to submit found no place for an Omega."""
    table = played(ending, seats)
    [began] = told(table, "last_round_began")
    first = table.whole()["theses"][0]
    assert first == began["seat"]
    kinds = [event.kind for event in table.events()]
    assert kinds.index("thesis_accepted") < kinds.index("last_round_began") < kinds.index("game_ended")


@pytest.mark.parametrize(("ending", "seats"), such("countdown", "countdown_thesis", "countdown_shared"))
def test_countdown(ending: str, seats: int) -> None:
    """DGY-END-06, DGY-R-117: at the beginning of the next turn of the seat in whose turn it began."""
    table = played(ending, seats)
    [began] = told(table, "countdown_began")
    turns = told(table, "turn_began")
    events = table.events()
    at = next(n for n, event in enumerate(events) if event.kind == "countdown_began")
    after = [event.data["seat"] for event in events[at:] if event.kind == "turn_began"]
    assert [(began["seat"] + n) % seats for n in range(1, seats)] == after
    assert began["seat"] == turns[-seats]["seat"]


@pytest.mark.parametrize(
    ("ending", "seats"), such("no_cubes", "no_cubes_thesis", "no_cubes_left", "no_cubes_left_thesis")
)
def test_no_cubes(ending: str, seats: int) -> None:
    """DGY-END-07, DGY-MAX-17: no cube lies in any Zone."""
    view = played(ending, seats).whole()
    assert {None} == {cube for zone in view["dungeon"] for cube in zone["cubes"]}
    assert ("left" in ending) == view["alert"]["maximum"]


@pytest.mark.parametrize(
    ("ending", "seats"), such("all_submitted", "all_submitted_resigned", "all_done", "all_failed")
)
def test_nobody_is_left(ending: str, seats: int) -> None:
    """DGY-R-118, DGY-MAX-20: all have submitted, or have given up."""
    table = played(ending, seats)
    view = table.whole()
    assert {None} == {shown["at"] for shown in view["seat"].values()}
    out = {data["seat"] for kind in ("thesis_submitted", "resigned") for data in told(table, kind)}
    assert set(range(seats)) == out
    assert ending.startswith("all_submitted") != view["alert"]["maximum"]


@pytest.mark.parametrize(("ending", "seats"), such("university_empty", "university_empty_thesis"))
def test_university_empty(ending: str, seats: int) -> None:
    """DGY-MAX-18, DGY-R-159: the Omega Student came last out of the University."""
    table = played(ending, seats)
    drawn = [event.data for event in table.past.events or () if event.kind == "students_drawn"][-1]
    assert 1 == drawn["omegas"]
    assert told(table, "panic_revealed")


@pytest.mark.parametrize(("ending", "seats"), such("resigned", "resigned_thesis", "all_submitted_resigned"))
def test_by_resignation(ending: str, seats: int) -> None:
    """DGY-R-211: the last one to leave ends it; whoever left is ranked below the rest."""
    table = played(ending, seats)
    assert ("resign",) == table.past.option
    assert "resigned" == table.standings[-1].reason
    assert "resigned" != table.standings[0].reason


@pytest.mark.parametrize(("ending", "seats"), such("countdown_shared", "all_failed_shared"))
def test_a_shared_place(ending: str, seats: int) -> None:
    """DGY-SCORE-11 cannot be known: those who are equal in points and Students share their place."""
    first = [place.figures for place in played(ending, seats).standings if place.rank == 1]
    assert 2 == len(first)
    assert first[0]["total"] == first[1]["total"]
    assert first[0]["students"] == first[1]["students"]


@pytest.mark.parametrize("ending", sorted(set(RULE_OF) - {""}))
def test_every_ending_of_the_rules_is_recorded(ending: str) -> None:
    """Each in two, three and four seats."""
    found = {
        seats
        for name, seats in GAMES
        for t in [played(name, seats)]
        if told(t, "game_ended") == [{"ending": ending}]
    }
    assert {2, 3, 4} == found
