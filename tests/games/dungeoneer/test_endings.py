"""What the rules of Dungeoneer say of its recorded endings (tests/games/test_endings.py: what holds for
every game).
"""

from typing import Any

import pytest
from tests.games import recorded

import undercroft as uc

SEATS = (2, 3, 4)
GAMES = [(ending, seats) for game, ending, seats in recorded.GAMES if game == "dungeoneer"]

RULES = {
    "third_quest": "DGR-GOAL-01",
    "last_hero": "DGR-GOAL-02",
    "round_limit": "DGR-R-66",
    "behind": "DGR-R-132",
    "eliminated": "DGR-GOAL-03",
}


def played(ending: str, seats: int) -> uc.Table:
    return recorded.recorded("dungeoneer", ending, seats)


def last_events(table: uc.Table) -> list[uc.Event]:
    return list(table.past.events or ())


def alive(view: dict[str, Any]) -> list[int]:
    return [int(seat) for seat, shown in view["seat"].items() if shown["life"] > 0]


def merit(shown: dict[str, Any]) -> tuple[int, int, int]:
    """DGR-R-66: completed Quests, then Life, then Glory."""
    return (len(shown["completed"]), shown["life"], shown["glory"])


@pytest.mark.parametrize(("ending", "seats"), GAMES)
def test_the_standings(ending: str, seats: int) -> None:
    """Places, reasons and rules follow from what lies on the table at the end."""
    table = played(ending, seats)
    view = table.whole()
    how = next(word for word in RULES if word in ending)
    places = table.standings
    for place in places:
        reason = how if place.rank == 1 else "behind" if place.seat in alive(view) else "eliminated"
        assert (place.reason, place.rule) == (reason, RULES[reason])
        quests, life, glory = merit(view["seat"][str(place.seat)])
        assert place.figures == {"quests": quests, "life": life, "glory": glory}
    living = [place for place in places if place.seat in alive(view)]
    assert living == list(places[: len(living)]), "the fallen come last"
    merits = [merit(view["seat"][str(place.seat)]) for place in living]
    if how != "third_quest":
        assert merits == sorted(merits, reverse=True)
        assert [place.rank for place in living] == [1 + sum(m > mine for m in merits) for mine in merits]


@pytest.mark.parametrize("seats", SEATS)
def test_third_quest(seats: int) -> None:
    """DGR-GOAL-01: the winner has completed three Quests, at the instant of the last one."""
    table = played("third_quest", seats)
    winner = table.standings[0].seat
    assert 3 == len(table.whole()["seat"][str(winner)]["completed"])
    assert "won" == last_events(table)[-1].kind
    assert "quest_completed" in [event.kind for event in last_events(table)]


@pytest.mark.parametrize("seats", SEATS)
def test_last_hero(seats: int) -> None:
    """DGR-GOAL-02: all the others have fallen, and the last one to fall is second."""
    table = played("last_hero", seats)
    assert [table.standings[0].seat] == alive(table.whole())
    fallen = [e.data["seat"] for e in table.events() if e.kind == "eliminated"]
    assert fallen[::-1] == [place.seat for place in table.standings[1:]]
    assert "resigned" not in [event.kind for event in last_events(table)]


@pytest.mark.parametrize("seats", SEATS)
def test_last_hero_by_resignation(seats: int) -> None:
    """DGR-R-67: who leaves is eliminated, and the last one left has won."""
    table = played("last_hero_resigned", seats)
    assert ("resign",) == table.past.option
    assert [table.standings[0].seat] == alive(table.whole())
    assert table.past.seat == table.standings[1].seat


@pytest.mark.parametrize("seats", [2, 3])
def test_who_leaves_while_the_dungeon_is_laid_out(seats: int) -> None:
    """DGR-R-168: if one player is left, the game is over before anybody had a turn."""
    table = played("tournament_last_hero_resigned", seats)
    assert "turn_began" not in [event.kind for event in table.events()]
    assert [table.standings[0].seat] == alive(table.whole())


@pytest.mark.parametrize("seats", SEATS)
def test_closed_lists_are_shown_in_the_end(seats: int) -> None:
    """DGR-R-155: when the game is over everybody may read every list."""
    view = played("tournament_closed_last_hero", seats).view(None)
    assert all(seat["deck"] for seat in view["seat"].values())


@pytest.mark.parametrize("seats", SEATS)
def test_round_limit(seats: int) -> None:
    """DGR-R-66: one has more Quests, or else more Life, or else more Glory."""
    table = played("round_limit", seats)
    assert [1] == [place.rank for place in table.standings if place.rank == 1]
    assert table.whole()["round"] == table.settings["round_limit"] + 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_shared_place(seats: int) -> None:
    """DGR-R-66: those who are equal in everything win together."""
    table = played("round_limit_shared", seats)
    view = table.whole()
    winners = [place.seat for place in table.standings if place.rank == 1]
    assert len(winners) > 1
    assert 1 == len({merit(view["seat"][str(seat)]) for seat in winners})
    assert winners == last_events(table)[-1].data["seats"]
