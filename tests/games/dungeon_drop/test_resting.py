"""An outcome that is handed in must be possible: what lies on the table afterwards rests by the rules
(DRP-R-04 to 06, 08, 77, 91). One that is not, or cannot be read, changes nothing.
"""

import base64
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft import scenarios
from undercroft.engine.choice import Malformed
from undercroft.engine.game import Game
from undercroft.engine.record import RecordError, read_record
from undercroft.engine.replay import verify
from undercroft.games.dungeon_drop import outcomes
from undercroft.games.dungeon_drop.board import ROUND
from undercroft.games.dungeon_drop.game import DungeonDrop
from undercroft.games.dungeon_drop.physics.bodies import Body
from undercroft.games.dungeon_drop.rules import falling

SOLO = """
tokens = ["0,0", "120,0", "0,90"]
cubes  = ["pillar_s4 60,-90", "gold_s1 200,0", "ruby_s1 10,0"]
box    = ["gold_l1", "ruby_l1"]
"""
TEAM = """
seats   = 2
options = { teamwork = 1 }
cubes   = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90"]
box     = ["gold_l1"]
seat.1.meeple = "60,20"
"""


def laid_out(path: Path, given: str) -> Any:
    file = path / "x.toml"
    file.write_text(f'game = "dungeon_drop"\nrule = ["DRP-R-08"]\ntitle = "t"\n[given]\n{given}', "utf-8")
    return scenarios.position(file)


def outcome(s: Any, *moved: tuple[str, int, int], **gone: str) -> str:
    """Pieces and where they came to rest, in hundredths."""
    number = {name: n for n, name in falling.names(s).items()}
    measures = s.box.measures
    sides = dict(enumerate((*s.box.side, 2 * measures.pawn.radius, *[2 * measures.meeple.radius] * s.seats)))
    poses: dict[int, Body | None] = {}
    for name, x, y in moved:
        n = number[name]
        poses[n] = Body(x, y, 0 if n < len(s.box.names) else ROUND, sides[n])
    return outcomes.write(sorted(poses.items()) + [(number[name], None) for name in gone])


FINE = (("gold_l1", 4000, 3000), ("ruby_l1", 4000, 5000))
WRONG = {
    "on a token": ((FINE[0], ("ruby_l1", 12500, 300)), "ruby_l1 .* on Pillar token 2 .DRP-R-06."),
    "on one another": ((FINE[0], ("ruby_l1", 4990, 3000)), "gold_l1 .* over ruby_l1 .DRP-R-08."),
    "in one place": ((FINE[0], ("ruby_l1", 4000, 3000)), "gold_l1 .* over ruby_l1 .DRP-R-08."),
    "on what lay there": ((FINE[0], ("ruby_l1", 20500, 0)), "ruby_l1 .* over gold_s1 .DRP-R-08."),
    "off the table": ((FINE[0], ("ruby_l1", 40001, 0)), "400.01,0 is off the table .DRP-R-05."),
    "pushed onto a token": ((*FINE, ("gold_s1", 300, 9000)), "gold_s1 .* on Pillar token 3 .DRP-R-06."),
    "not told": ((FINE[0],), "it is not told where ruby_l1 came to rest"),
}


@pytest.mark.parametrize("case", WRONG)
def test_an_impossible_outcome_is_refused(case: str, tmp_path: Path) -> None:
    moved, message = WRONG[case]
    table = laid_out(tmp_path, SOLO)
    refuses(table, outcome(table, *moved), message)
    table.take("drop 10 10 200", outcomes=[outcome(table, *FINE)])
    assert table.past.number == 1


def refuses(
    table: Any, outcome: str | list[str], message: str | None = None, option: str = "drop 10 10 200"
) -> None:
    """And the table is the one it was, with the same question."""
    before, asked = table.copy(), table.choice
    with pytest.raises(Malformed, match=message):
        table.take(option, outcomes=[outcome] if isinstance(outcome, str) else outcome)
    assert table == before
    assert table.whole() == before.whole()
    assert table.choice is not None
    assert (table.choice.prompt, table.choice.options) == (asked.prompt, asked.options)
    assert (table.past, table.recordings, table.replayed, table.recorded) == (before.past, (), None, ())


def test_touching_is_not_overlapping(tmp_path: Path) -> None:
    """Up to 0.05 cubes touch (DRP-R-77)."""
    table = laid_out(tmp_path, SOLO)
    refuses(table, outcome(table, FINE[0], ("ruby_l1", 4994, 3000)), "over ruby_l1")
    table.take("drop 10 10 200", outcomes=[outcome(table, FINE[0], ("ruby_l1", 4995, 3000))])


def test_a_cube_that_lay_on_a_token_may_stay_there(tmp_path: Path) -> None:
    """Only what was not on one before is dropped again (DRP-R-06): ruby_s1 lies under a rim."""
    table = laid_out(tmp_path, SOLO)
    table.take("drop 10 10 200", outcomes=[outcome(table, *FINE, ("ruby_s1", 900, 300))])
    assert table.past.number == 1


@pytest.mark.parametrize("text", ["AAAA", "A", "ÄÄ", ""])
def test_an_outcome_that_cannot_be_read_changes_nothing(text: str, tmp_path: Path) -> None:
    refuses(laid_out(tmp_path, SOLO), text, "does not tell where anything lies|it is not told where")


def test_each_piece_is_told_once(tmp_path: Path) -> None:
    table = laid_out(tmp_path, SOLO)
    one = outcome(table, FINE[0])
    refuses(table, one + one, "does not tell of each piece once")
    twisted = outcome(table, FINE[1]), outcome(table, FINE[0])
    refuses(table, "".join(twisted), "does not tell of each piece once")


def test_a_cube_is_no_disc_and_has_six_faces(tmp_path: Path) -> None:
    table = laid_out(tmp_path, SOLO)
    number = table.box.number["gold_l1"]
    for turn, face in ((ROUND, 0), (0, 6)):
        text = outcomes.write([(number, Body(4000, 3000, turn, 1000, face))])
        refuses(table, text + outcome(table, FINE[1]), "no such angle or face .DRP-R-08.")


def test_only_a_meeple_leaves_the_table(tmp_path: Path) -> None:
    """DRP-R-91; a cube that falls off is dropped again (DRP-R-05)."""
    table = laid_out(tmp_path, TEAM)
    refuses(table, outcome(table, gold_l1=""), "only a meeple leaves the table for good .DRP-R-05.")
    table.take("drop 10 10 200", outcomes=[outcome(table, ("gold_l1", 4000, 3000), meeple_1="")])
    assert table.meeples == (None, None)


def test_a_meeple_is_in_the_way_too(tmp_path: Path) -> None:
    table = laid_out(tmp_path, TEAM)
    refuses(table, outcome(table, ("gold_l1", 6000, 2500)), "over meeple_1 .DRP-R-08.")


def test_too_many_outcomes_are_refused(tmp_path: Path) -> None:
    table = laid_out(tmp_path, SOLO)
    good = outcome(table, *FINE)
    refuses(table, [good, good], "expected 1 outcomes, found 2")
    refuses(table, [], "expected another outcome, found only 0")
    table.take("drop 10 10 200", outcomes=[good])


ABILITIES = """
phase = "act"
tokens = ["0,0", "120,0", "0,90"]
cubes = ["pillar_s4 60,-90", "gold_s1 40,30", "troll_l1 60,20"]
"""
STEPS = {  # what was done before, and what lets something fall
    "ranger": (["use ranger ranger"], "flick troll_l1 359 67"),
    "automaton": (["use automaton automaton"], "pull 30 20"),
    "gnome": (["use gnome gnome", "point 40 30", "pick gold_s1", "pick troll_l1"], "drop 10 10 160"),
}


@pytest.mark.parametrize("card", STEPS)
def test_a_wrong_outcome_of_an_ability_changes_nothing(card: str, tmp_path: Path) -> None:
    hero = f'seat.0.classes = ["{card}"]' if card == "ranger" else f'seat.0.race = "{card}"'
    table, (before, option) = laid_out(tmp_path, f"{ABILITIES}{hero}"), STEPS[card]
    for done in before:
        table.take(done)
    twin = table.copy()
    twin.take(option)
    (good,) = twin.past.outcomes
    for wrong in (["AAAA"], [], [good, good], [good, "AAAA"], [good[:-4]]):
        refuses(table, wrong, option=option)
    table.take(option, outcomes=[good])
    assert table == twin


def test_an_outcome_where_nothing_falls_changes_nothing(tmp_path: Path) -> None:
    table = laid_out(tmp_path, f'{ABILITIES}seat.0.race = "gnome"')
    refuses(table, "AAAA", "expected 0 outcomes, found 1", option="use gnome gnome")


@pytest.mark.parametrize("seats", [1, 2])
def test_a_wrong_outcome_of_the_set_up_changes_nothing(drop: Game, seats: int) -> None:
    """Nor one that comes after a good one, where Pawn or Staircase fall again (DRP-R-16)."""
    falls: set[int] = set()
    for seed in range(6):
        table = drop.new(seats, seed=seed)
        twin = table.copy()
        twin.take("height 200")
        good = list(twin.past.outcomes)
        falls.add(len(good))
        refuses(table, [*good[:-1], "AAAA"], option="height 200")
        refuses(table, good[:-1], "expected another outcome", option="height 200")
    assert (max(falls) > 1) == (seats == 1)


def test_a_fall_that_breaks_down_changes_nothing(tmp_path: Path) -> None:
    """As where the simulation is not installed."""

    def broken(*args: Any) -> Any:
        raise RuntimeError("no simulation")

    table = DungeonDrop(broken).load(laid_out(tmp_path, SOLO).save())
    before = table.copy()
    with pytest.raises(RuntimeError, match="no simulation"):
        table.take("drop 10 10 200")
    assert table == before
    table.take("drop 10 10 200", outcomes=[outcome(table, *FINE)])


def test_a_record_with_an_impossible_outcome_is_not_good(drop: Game) -> None:
    """Two cubes in one place: nothing else in the record is changed, and no check is wrong by it."""
    table: Any = drop.new(2, seed=3)
    table.take("height 200")
    text = table.record()
    assert verify(text).moves == 1
    told = read_record(text).moves[0].outcomes[-1]
    data = bytearray(base64.urlsafe_b64decode(told + "=" * (-len(told) % 4)))
    data[10:16] = data[1:7]  # the second piece lies where the first one does
    forged = base64.urlsafe_b64encode(bytes(data)).decode().rstrip("=")
    with pytest.raises(RecordError, match=r"line \d+: pillar_s1 cannot come to rest there: .*over pillar_s2"):
        verify(text.replace(told, forged))


def test_the_falls_of_a_scenario_must_be_possible(tmp_path: Path) -> None:
    when = """
[[when]]
seat   = 0
asked  = "explore.aim"
choose = "drop 10 10 200"
falls  = [["gold_l1 40,30", "ruby_l1 122,1"]]
"""
    path = tmp_path / "y.toml"
    path.write_text(
        f'game = "dungeon_drop"\nrule = ["DRP-R-06"]\ntitle = "t"\n[given]\n{SOLO}{when}', "utf-8"
    )
    outcome = scenarios.run_file(path)
    assert [(failure.field, failure.message) for failure in outcome.failures] == [
        (
            "when[0].falls",
            "ruby_l1 cannot come to rest there: it would lie on Pillar token 2 (DRP-R-06)",
        )
    ]
    assert outcome.pending.startswith("seat 0 is asked explore.aim")


@pytest.mark.usefixtures("real_falls")
@pytest.mark.parametrize("seats", [1, 3])
def test_no_real_fall_is_ever_refused(drop: Game, seats: int) -> None:
    """What the physics finds is taken when it is handed in; 600 falls were tried when this was written."""
    chance, falls = Random(seats), 0
    table: Any = drop.new(seats, {"teamwork": int(seats > 1)}, seed=seats)
    while table.choice is not None and falls < 12:
        verbs: dict[str, list[Any]] = {}
        for option in table.choice.options:
            verbs.setdefault(option[0], []).append(option)
        option = chance.choice(verbs["use" if "use" in verbs else chance.choice(sorted(verbs))])
        twin = table.copy()
        table.take(option)
        falls += len(table.past.outcomes)
        twin.take(option, outcomes=table.past.outcomes)
        assert twin == table
