"""Who counts Omega, row by row (RCV-R-109, 110, 118, 170, 221, 222): he is a target, never a player. And what
is refused where he plays (RCV-R-85, 126, 174, RCV-OAA-03).
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from undercroft import scenarios
from undercroft.bots.base import Budget
from undercroft.bots.search import Search, SearchResult
from undercroft.engine.chance import Chance
from undercroft.engine.settings import RefusedOptions
from undercroft.games.dungeonology.rules.boss import met_in
from undercroft.games.dungeonology.rules.chance import random_scholar
from undercroft.games.dungeonology.rules.students import multiplier
from undercroft.games.rocca_civetta.cards.content import OmegaCard
from undercroft.games.rocca_civetta.game import OMEGA_PROFILES, VERSIONS
from undercroft.games.rocca_civetta.heuristics import HEURISTICS
from undercroft.games.rocca_civetta.rules.bosses import in_view
from undercroft.games.rocca_civetta.rules.omega import phase
from undercroft.games.rocca_civetta.rules.omega.phase import OmegaPhase
from undercroft.games.rocca_civetta.rules.omega.steps import DOINGS, EFFECTS, Deed, do
from undercroft.games.rocca_civetta.rules.omega.tome import OMEGA, best_cubes, card_of, plays
from undercroft.games.rocca_civetta.table import Table

GAME = VERSIONS[-1]
GIVEN = """
game  = "rocca_civetta"
rule  = ["RCV-R-221"]
title = "Omega and those beside him"

[given]
SEATS
phase    = "action"
dungeon  = ["I-4 2,0", "I-3 4,-1"]
boss_at  = "I-3"
omega_at = "I-4"
tome     = [TOME"riches"]

[given.seat.0]
scholar  = "valerio"
at       = "I-4"
students = 2
hand     = ["fate_4_1", "backstab_1", "pickpocket_1", "love_potion_1"]

[then]
asked = "phase.action"
"""
OPTIONS = "main_effects = 1, boss = 1, profile = 2"
ALONE = f"seats = 1\noptions = {{ {OPTIONS} }}"
TWO = f"seats = 2\noptions = {{ {OPTIONS}, omega_against_all = 1 }}"


def position(path: Path, seats: str, deck: str = "", more: str = "") -> Table:
    """With one Black Star, whichever Tome it is."""
    file = path / "omega.toml"
    cubes = '"worship", ' * (2 if seats.startswith("seats = 1") else 7)
    text = GIVEN.replace("SEATS", f"{seats}\nomega_deck = [{deck}]").replace("TOME", cubes)
    file.write_text(text.replace("[then]", f"{more}\n[then]"), encoding="utf-8")
    return cast(Table, scenarios.position(file))


def offered(s: Table, text: str) -> bool:
    assert s.choice is not None
    return s.read(text) in s.choice.options


def boss_sees(s: Table) -> list[int]:
    return [*in_view(s), *met_in(s, s.omega_at)]


ROWS: dict[str, tuple[Callable[[Table], Any], Any, Any]] = {  # what is asked, alone, against all
    "the University": (multiplier, 2, 2),
    "Students of a Panic Card": (lambda s: s.hinges.players(s), 2, 2),
    "most Stars": (lambda s: s.hinges.most_stars(s), 1, 1),
    "Exalted by him": (lambda s: s.exalted[0], 1, 0),  # against all an event, which this position had before
    "players": (lambda s: s.playing(), [0], [0, 1]),
    "turn order": (lambda s: s.around(), [0], [0, 1]),
    "the Boss": (boss_sees, [0, 0], [0, 0]),
    "a Randomized Scholar": (lambda s: random_scholar(s, list(range(s.seats))), 0, 0),
    "Espionage": (lambda s: offered(s, "spy omega riches"), True, True),
    "a card with the icon": (lambda s: offered(s, "main backstab_1"), True, True),
    "a name": (lambda s: s.hinges.is_target(s, OMEGA), True, True),
    "a seat": (lambda s: OMEGA < s.seats, False, False),
    "cubes on the table": (lambda s: {cube for _, cube in best_cubes(s, s.placed_zones())}, {2}, {2}),
}


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("column", [1, 2], ids=["alone", "against_all"])
def test_who_counts_omega(tmp_path: Path, row: str, column: int) -> None:
    asked, *expected = ROWS[row]
    assert asked(position(tmp_path, ALONE if column == 1 else TWO)) == expected[column - 1]


def test_he_is_not_ranked(tmp_path: Path) -> None:
    s = position(tmp_path, TWO)
    s.resign(0)
    assert [place.seat for place in s.standings] == [0, 1]


REFUSED = {
    "both modes": (1, {"solitary": 1, "omega_against_all": 1}),
    "Solitary for two": (2, {"solitary": 1}),
    "one player without it": (1, {"solitary": 0}),
    "one player against all": (1, {"omega_against_all": 1, "solitary": 0}),
    "alone, and the Boss": (1, {"boss": 1, "profile": OMEGA_PROFILES[0]}),
    "against all, and the Boss": (3, {"boss": 1, "profile": OMEGA_PROFILES[-1], "omega_against_all": 1}),
    "a level for three": (1, {"level": 2}),
}


@pytest.mark.parametrize(("seats", "options"), REFUSED.values(), ids=list(REFUSED))
def test_what_is_refused(seats: int, options: dict[str, int]) -> None:
    with pytest.raises(RefusedOptions):
        GAME.new(seats, options)


@pytest.mark.parametrize("seats", GAME.seats)
def test_he_is_never_the_boss_at_random(seats: int) -> None:
    options = {"boss": 1} | ({} if seats == 1 else {"omega_against_all": 1})
    bosses = set()
    for seed in range(60):
        table = cast(Table, GAME.new(seats, options, seed=seed))
        bosses.add(table.box.bosses[table.boss].boss)
    assert "omega" not in bosses
    assert len(bosses) > 3


def thought(table: Table) -> tuple[SearchResult, set[int]]:
    """What a search finds, and the Omega Cards that lay on top in its deals."""
    assert table.choice is not None
    search = Search(HEURISTICS, lambda chance: table.redeal(0, chance), Chance.seeded(1, ("bot",)))
    result = search.think(table.choice.options, {}, Budget(simulations=30))
    return result, {cast(Table, deal).omega_deck[-1] for deal, _ in search.deals}


def test_the_search_takes_his_card_for_chance(tmp_path: Path) -> None:
    """Whatever lies on his deck, a bot thinks the same; and it thinks of many cards."""
    (one, tops), (other, same) = (
        thought(position(tmp_path, ALONE, deck)) for deck in ('"omega_05"', '"omega_21"')
    )
    assert one.ranking == other.ranking
    assert tops == same
    assert len(tops) > 3


def test_whoever_has_peeked_knows_his_next_card(tmp_path: Path) -> None:
    """RCV-R-240: a deal that she imagines keeps it, a deal of anybody else does not."""
    options = f"{OPTIONS}, specialists = 1, omega_against_all = 1"
    mine = '[given.seat.1]\nat = "I-4"\ninterns = ["wikiantir"]'
    table = position(tmp_path, f"seats = 2\noptions = {{ {options} }}\nturn = 1", '"omega_05"', mine)
    table.take(table.read("peek omega"))
    tops = [
        {cast(Table, table.redeal(seat, f"deal-{seed}")).omega_deck[-1] for seed in range(20)}
        for seat in (0, 1)
    ]
    assert tops[1] == {table.omega_deck[-1]}
    assert len(tops[0]) > 1


def test_his_deck_is_never_undone_and_never_known() -> None:
    """The discards stay apart when the table is dealt again, and every card drawn is news."""
    table = cast(Table, GAME.new(1, {"main_effects": 1}, seed="deck"))
    while not table.omega_discard:
        assert table.choice is not None
        table.take(table.choice.options[-1])
    drawn = table.omega_discard
    assert table.past.learned
    decks = {cast(Table, table.redeal(0, f"deal-{seed}")).omega_deck for seed in range(20)}
    assert len(decks) > 1
    assert all(sorted((*deck, *drawn)) == sorted(table.pieces.omega_cards) for deck in decks)


# -- what the scenarios come to ------------------------------------------------------------------------------

SCENARIOS = sorted(
    path
    for folder in ("omega", "solitary", "against_all")
    for path in (Path(__file__).parent / "scenarios" / folder).glob("*.toml")
)


def printed(card: OmegaCard) -> set[tuple[str, str]]:
    """The fields of a card that do something, as the test below notes them."""
    found = {("card", card.id), ("alert", str(card.alert)), ("effect", card.effect)}
    found |= {("encounter", word) for word in card.encounter}
    found |= {("black_star", card.black_star), ("star", card.star), ("double_star", card.double_star)}
    found |= {("sabotage", str(card.sabotage)), ("reaction", card.reaction)}
    return {(field, word) for field, word in found if word}


@pytest.mark.skipif(not phase.__file__.endswith(".py"), reason="compiled, it cannot be listened to")
def test_every_field_and_space_has_a_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card is drawn in a phase, each word of each field is carried out there, each Sabotage and Reaction
    is revealed, each Black Star of each side of the Tome is covered, and each side is filled.
    """
    seen: set[tuple[str, str]] = set()

    def noting(field: str, word: str, deed: Deed) -> Deed:
        def done(s: Table, seat: int) -> None:
            seen.add((field, word))
            deed(s, seat)

        return done

    def doing(s: Table, seat: int, word: str) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, OmegaPhase)
        field = "black_star" if frame.step == "encounter" and not frame.part else frame.step
        if word in DOINGS or s.is_out_there(seat):
            seen.add((field, word))
        do(s, seat, word)

    for word, deed in EFFECTS.items():
        monkeypatch.setitem(EFFECTS, word, noting("effect", word, deed))
    monkeypatch.setattr(phase, "do", doing)

    def watch(table: Any) -> None:
        if not isinstance(table, Table) or not plays(table):
            return
        for event in table.past.events or ():
            if event.kind == "omega_card":
                drawn = (n for n in table.omega_discard if table.name(n) == event.data["card"])
                card, why = card_of(table, next(drawn)), event.data["why"]
                seen.add(("alert", str(card.alert)))
                found = {"phase": card.id, "sabotage": str(card.sabotage), "reaction": card.reaction}
                seen.add(("card" if why == "phase" else why, found[why]))
            elif event.kind in ("black_star_gained", "game_ended"):
                seen.add((f"tome {table.seats}", str(event.data.get("n", event.data.get("ending")))))

    for path in SCENARIOS:
        assert scenarios.run_file(path, watch).passed
    table = cast(Table, GAME.new(1, {}))
    cards = [card_of(table, card) for card in table.pieces.omega_cards]
    wanted = set().union(*map(printed, cards))
    for tome in table.pieces.tomes.values():
        wanted |= {(f"tome {tome.players}", str(n + 1)) for n in range(len(tome.stars))}
        wanted.add((f"tome {tome.players}", "tome_full"))
    assert wanted - seen == set()
