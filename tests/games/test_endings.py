"""Every way a game can end, as a recorded game (tools/endings.py finds them): what holds for every game. What
a game's own rules say of its endings is tested in its own folder.
"""

from pathlib import Path

import pytest
from tests.games.recorded import GAMES, IDS, ending_of, text_of
from tools.endings import ENDINGS, path_of

import undercroft as uc

HERE = Path(__file__).parent
HINT = "write the records anew with: python tools/endings.py"


@pytest.mark.parametrize(("game", "ending", "seats"), GAMES, ids=IDS)
def test_the_record_is_true(game: str, ending: str, seats: int) -> None:
    try:
        verdict = uc.verify(text_of(game, ending, seats))
    except uc.RecordError as error:
        pytest.fail(f"{error}\nIf the rules were meant to change, {HINT}")
    assert (verdict.table.over, verdict.table.seats) == (True, seats)
    proven = None if ending_of(game, ending).given else True  # a game that begins from a position has no deal
    assert (verdict.checked, verdict.seed_fits) == (verdict.moves, proven)


@pytest.mark.parametrize(("game", "ending", "seats"), GAMES, ids=IDS)
def test_it_ends_so(game: str, ending: str, seats: int) -> None:
    """The game ends in the way of its name, everybody has a place, and the record tells the same places."""
    text = text_of(game, ending, seats)
    table = uc.replay(text)
    assert ending_of(game, ending).is_it(table)
    assert set(range(seats)) == {place.seat for place in table.standings}
    results = [line for line in text.splitlines() if line.startswith("result ")]
    assert results == [f"result @{p.seat} {p.rank} {p.reason}" for p in table.standings]
    ranks = [place.rank for place in table.standings]
    assert ranks == sorted(ranks)
    assert all(rank == n + 1 or rank == ranks[n - 1] for n, rank in enumerate(ranks))


@pytest.mark.parametrize("name", uc.game_names())
def test_every_record_is_tested(name: str) -> None:
    files = set((HERE / name / "endings").iterdir())
    assert {path_of(name, ending, seats) for ending in ENDINGS[name] for seats in ending.seats} == files
