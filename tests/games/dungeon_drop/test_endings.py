"""What the standings say beside the order that scenarios look at: shared ranks, items of a score, tiers."""

from pathlib import Path
from typing import Any

import pytest

from undercroft import scenarios

END = 'phase = "end"\nround = 3\norder = []\n'
PILLARS = 'cubes = ["pillar_s1 0,0", "pillar_s2 120,0"]\n'
HERO = '[given.seat.{seat}]\nrace = "{race}"\nquest = "{quest}"\nstash = {stash}\nstrain = {strain}\n'


def ended(path: Path, heroes: list[tuple[str, str, list[str], int]]) -> Any:
    """A normal game that is over, with what each hero has: Race, Quest, stash, strain."""
    told = "".join(
        HERO.format(seat=seat, race=race, quest=quest, stash=stash, strain=strain)
        for seat, (race, quest, stash, strain) in enumerate(heroes)
    )
    head = 'game = "dungeon_drop"\nrule = ["DRP-MP-11"]\ntitle = "t"\n[given]\n'
    path.write_text(f"{head}seats = {len(heroes)}\n{END}{PILLARS}{told}", "utf-8")
    table: Any = scenarios.position(path)
    assert table.over
    return table


def test_mp_11_a_shared_victory(tmp_path: Path) -> None:
    """The same score, life and weight: the same rank, and the next one is the third (DRP-MP-11)."""
    heroes = [
        ("fairy", "royal_rubies", ["gold_s1"], 1),
        ("high_elf", "sapphire_song", ["gold_s2"], 0),
        ("wood_elf", "diamond_debt", ["gold_s3"], 0),
        ("dwarf", "gilded_road", [], 3),
    ]
    places = ended(tmp_path / "x.toml", heroes).standings
    assert [(1, 1), (2, 1), (0, 3), (3, 4)] == [(place.seat, place.rank) for place in places]


@pytest.mark.parametrize(("weight", "ranks"), [(1, [1, 1]), (2, [1, 2])])
def test_mp_11_weight_decides_last(weight: int, ranks: list[int], tmp_path: Path) -> None:
    """A Shield, or two Golds, give 2 points (DRP-MP-11)."""
    other = ["shield_l2"] if weight == 1 else ["gold_s1", "gold_s2"]
    heroes = [("fairy", "royal_rubies", ["shield_l1"], 0), ("high_elf", "sapphire_song", other, 0)]
    places = ended(tmp_path / "x.toml", heroes).standings
    assert ranks == [place.rank for place in places]
    assert 0 == places[0].seat


def test_mp_10_the_items_of_a_score(tmp_path: Path) -> None:
    """Everybody can see what a score is made of (DRP-MP-10, DRP-SCR-01 to 09)."""
    stash = ["gold_s1", "ruby_s1", "key_s1", "potion_s1", "shield_l1"]
    heroes = [("fairy", "gilded_road", stash, 0), ("dwarf", "royal_rubies", [], 0)]
    first, _ = ended(tmp_path / "x.toml", heroes).standings
    items = {"gold": 1, "gems": 2, "quest": 1, "shields": 2}
    none = dict.fromkeys(("chests", "keys", "potions", "monsters", "hearts", "meeples"), 0)
    assert items | none | {"total": 6, "life": 7, "weight": 5} == first.figures


@pytest.mark.parametrize(
    ("tracker", "legacy", "tier"),
    [(0, "empty_handed", 0), (3, "nothing", 0), (4, "village", 1), (6, "kingdom", 2), (8, "kingdom", 2)],
)
def test_ret_03_tiers(tracker: int, legacy: str, tier: int, tmp_path: Path) -> None:
    """A defeat, or a victory of the first or second tier (DRP-RET-03, DRP-R-47)."""
    head = 'game = "dungeon_drop"\nrule = ["DRP-RET-03"]\ntitle = "t"\n[given]\nphase = "after"\n'
    path = tmp_path / "x.toml"
    path.write_text(f"{head}tracker = {tracker}\n", "utf-8")
    table: Any = scenarios.position(path)
    table.take("retire")
    (place,) = table.standings
    assert (1, f"legacy_{legacy}", "DRP-RET-03") == (place.rank, place.reason, place.rule)
    assert (tracker, tier) == (place.figures["tracker"], place.figures["tier"])


def test_lose_03_a_lost_game_has_no_tier(tmp_path: Path) -> None:
    """Whatever the tracker shows (DRP-LOSE-03)."""
    path = tmp_path / "x.toml"
    head = (
        'game = "dungeon_drop"\nrule = ["DRP-LOSE-03"]\ntitle = "t"\n[given]\nphase = "move"\ntracker = 8\n'
    )
    path.write_text(head + 'tokens = ["0,0", "120,0", "0,90"]\n', "utf-8")
    table: Any = scenarios.position(path)
    (place,) = table.standings
    assert ("lost_move", "DRP-LOSE-03", 0) == (place.reason, place.rule, place.figures["tier"])


def test_nobody_has_a_place_before_the_end(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    head = 'game = "dungeon_drop"\nrule = ["DRP-MP-10"]\ntitle = "t"\n[given]\nseats = 2\nphase = "act"\n'
    path.write_text(head + 'cubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90"]\n', "utf-8")
    table: Any = scenarios.position(path)
    assert not table.over
    assert () == table.standings


def test_r_89_ranks_of_those_who_gave_up(tmp_path: Path) -> None:
    """Below all who stayed, the last one first (DRP-R-89)."""
    path = tmp_path / "x.toml"
    head = 'game = "dungeon_drop"\nrule = ["DRP-R-89"]\ntitle = "t"\n[given]\nseats = 4\nphase = "act"\n'
    path.write_text(head + 'cubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90"]\n', "utf-8")
    table: Any = scenarios.position(path)
    for seat in (2, 0, 3):
        table.resign(seat)
    assert [(1, 1), (3, 2), (0, 3), (2, 4)] == [(place.seat, place.rank) for place in table.standings]
