"""The tournament at a table: lists that are handed in, whole layouts, what closed lists hide, and bots
(chapters TDECK, TMAP; DGR-R-152 to 184).
"""

from collections import Counter
from random import Random

import pytest

import undercroft as uc
from undercroft import bots
from undercroft.engine.decks import BadDeck
from undercroft.games.dungeoneer.cards import decks
from undercroft.games.dungeoneer.cards.deck_text import canonical, codes, from_codes, read, ready_decks, short
from undercroft.games.dungeoneer.cards.decks import START
from undercroft.games.dungeoneer.rules.layout import Layout

GAME = uc.game("dungeoneer")
BOTH = {"custom_decks": 1, "tournament_map": 1}
CLOSED = {**BOTH, "lists": 1}
VIGIL = canonical(ready_decks()["paladins_vigil"])
WITHOUT = VIGIL.replace("1 entrance_chamber", "1 ossuary")  # as many Rooms, but no Entrance Chamber


# -- what is handed in ---------------------------------------------------------------------------------------


def test_nobody_has_brought_an_entrance_chamber() -> None:  # DGR-TEX-06, DGR-R-154
    with pytest.raises(BadDeck) as caught:
        GAME.new(2, BOTH, 1, decks=[WITHOUT, WITHOUT])
    assert [("DGR-TDECK-10", [0, 1])] == [(fault.rule, fault.data["seats"]) for fault in caught.value.faults]
    assert "layout.place" == asked(GAME.new(2, BOTH, 1, decks=[WITHOUT, VIGIL]))


def asked(table: uc.Table) -> str:
    return table.choice.prompt if table.choice else ""


def test_a_list_with_faults_is_refused_with_all_of_them() -> None:  # DGR-R-152, DGR-R-153
    with pytest.raises(BadDeck) as caught:
        GAME.new(2, BOTH, 1, decks=[VIGIL, VIGIL.replace("1 armory\n", "5 dodge\n")])
    assert ["copies", "halves"] == [fault.key for fault in caught.value.faults]


def test_a_list_that_cannot_be_read_is_refused() -> None:  # DGR-R-152
    with pytest.raises(BadDeck, match="line 1: name unknown 'Dogde'"):
        GAME.new(2, BOTH, 1, decks=["Dogde"])


def test_four_of_a_card_need_two_sets() -> None:  # DGR-R-151, DGR-R-178
    four = VIGIL.replace("2 dodge", "4 dodge")
    assert GAME.new(2, BOTH, 1, decks=[four])
    with pytest.raises(BadDeck):
        GAME.new(2, {**BOTH, "sets": 1}, 1, decks=[four])


@pytest.mark.parametrize("options", [{"sets": 1}, {"lists": 1}, {"tournament_map": 1, "lists": 1}])
def test_what_is_said_of_decks_needs_decks(options: dict[str, int]) -> None:  # DGR-R-150, DGR-R-178
    with pytest.raises(uc.BadSetup, match="DGR-R-178"):
        GAME.new(2, options, 1)


def test_no_decks_without_the_option() -> None:  # DGR-R-150
    with pytest.raises(uc.BadSetup, match="custom_decks"):
        GAME.new(2, {}, 1, decks=[VIGIL])


def test_too_many_decks() -> None:
    with pytest.raises(uc.BadSetup, match="3 decks for 2 seats"):
        GAME.new(2, BOTH, 1, decks=[VIGIL, VIGIL, VIGIL])


FORMS = {"text": VIGIL, "short": short(ready_decks()["paladins_vigil"]), "name": "paladins_vigil"}


@pytest.mark.parametrize("form", FORMS)
def test_a_list_in_any_form(form: str) -> None:  # DGR-R-152
    table = GAME.new(2, BOTH, 1, decks=[FORMS[form]])
    assert codes(ready_decks()["paladins_vigil"]) == table.origin.decks[0]


def test_who_brings_nothing_takes_the_first_that_nobody_has() -> None:  # DGR-R-172
    table = GAME.new(3, BOTH, 1, decks=[None, "paladins_vigil", None])
    heroes = [table.view(0)["seat"][str(seat)]["hero"] for seat in range(3)]
    assert ["lorel_alanus", "roderik_talus", "kron_axereaver"] == heroes


# -- whole layouts -------------------------------------------------------------------------------------------


def laid(table: uc.Table, keep: tuple[int, ...] = ()) -> list[int]:
    """The layout to its end, each time in the first place; who lays a card, in order. Cards are kept by
    number.
    """
    seats: list[int] = []
    while table.choice is not None and table.choice.prompt.startswith("layout"):
        seats.append(table.choice.seat)
        table.take(("keep",) if len(seats) in keep else table.choice.options[0])
    return seats


def with_crossings(deck: str) -> str:
    """The list with Crossroads and Split Galleries for its Passages: they fit nearly everywhere."""
    known, wrong = read(deck)
    assert not wrong
    passages = sum(n for id, n in known.cards if decks.catalogue()[id].card.kind == "map") // 2
    rows = {id: n for id, n in known.cards if not is_passage(id)}
    rows |= {"crossroads": min(4, passages), "split_gallery": max(0, passages - 4)}
    return codes(known._replace(cards=decks.sorted_cards({id: n for id, n in rows.items() if n})))


def is_passage(id: str) -> bool:
    card = decks.catalogue()[id].card
    return card.kind == "map" and not card.room


def test_the_order_of_a_layout() -> None:  # DGR-TEX-08, DGR-R-162
    """10, 12 and 10 Map cards; seat 0, as player 1, has brought the first Entrance Chamber."""
    wanted = ("paladins_vigil", "axe_and_oath", "ashes_and_embers")
    lists = [with_crossings(canonical(ready_decks()[name])) for name in wanted]
    tables = (GAME.new(3, BOTH, seed, decks=lists) for seed in range(99))
    table = next(table for table in tables if table.view(None)["first"] == 0)
    layout = next(frame for frame in table.stack if isinstance(frame, Layout))
    assert (10, 9, 12) == layout.left
    order = laid(table)
    rounds = [order[start : start + 3] for start in range(0, 27, 3)]
    assert ([[0, 1, 2]] * 9, [0, 2, 2, 2]) == (rounds, order[27:])
    assert 32 == len(table.view(None)["map"])


def test_a_common_layout() -> None:  # DGR-TEX-12, DGR-R-122
    """Player 3 keeps a card in round 2; player 1 draws the 25th in round 7, player 2 is passed over."""
    for seed in range(200):
        table = GAME.new(4, {"tournament_map": 1}, seed)
        seats = laid(table, keep=(7,))
        if len(seats) == 26 and not any(event.kind == "layout_put_under" for event in table.events()):
            order = [(seat - table.view(None)["first"]) % 4 for seat in seats]
            assert ([0, 1, 2, 3] * 6, [0, 2]) == (order[:24], order[24:])
            assert 26 == len(table.view(None)["map"])
            return
    pytest.fail("each of these layouts has put a card under its deck")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("own", [0, 1])
def test_every_card_is_laid_or_out(seats: int, own: int) -> None:  # DGR-R-106, DGR-R-163
    for seed in range(6):
        rng = Random(seed)
        table = GAME.new(seats, {"tournament_map": 1, "custom_decks": own}, seed)
        cards = table.view(None)["map_deck"]["count"] + 1
        while table.choice is not None and table.choice.prompt.startswith("layout"):
            table.take(rng.choice(table.choice.options))
        events = Counter(event.kind for event in table.events())
        assert cards == len(table.view(None)["map"]) + events["layout_out"] + len(out_of_game(table))
        assert [] == GAME.conserved(table)


def out_of_game(table: uc.Table) -> list[int]:
    """Cards that nobody could lay in the end."""
    shown = [event.data["card"] for event in table.events() if event.kind == "layout_out"]
    return [n for n in getattr(table, "out") if getattr(table, "box").names[n] not in shown]  # noqa: B009


# -- closed lists --------------------------------------------------------------------------------------------


def later(options: dict[str, int], seed: int, moves: int = 120) -> uc.Table:
    rng, table = Random(seed), GAME.new(3, options, seed)
    for _ in range(moves):
        if table.choice is not None:
            table.take(rng.choice(table.choice.options))
    return table


def test_open_lists_are_read_by_all() -> None:  # DGR-R-155
    table = GAME.new(2, BOTH, 1)
    assert dict(ready_decks()["ashes_and_embers"].cards) == table.view(0)["seat"]["1"]["deck"]


def test_closed_lists_are_read_by_nobody_else() -> None:  # DGR-R-155
    table = GAME.new(2, CLOSED, 1)
    rows = [[table.view(seat)["seat"][str(other)]["deck"] for other in (0, 1)] for seat in (0, 1, None)]
    seen = [[row is not None for row in told] for told in rows]
    assert [[True, False], [False, True], [False, False]] == seen


def test_what_is_supposed_does_not_depend_on_the_truth() -> None:  # DGR-R-173
    """Two tables that a seat cannot tell apart, dealt anew by the same chance, are the same."""
    hidden = {"death_knight": "crushing_walls", "bone_golem": "poison_darts"}
    other = VIGIL
    for old, new in hidden.items():
        other = other.replace(f"1 {old}", f"1 {new}") if f"1 {new}" not in other else other
    one, two = (GAME.new(2, CLOSED, 5, decks=["the_obedient_dead", text]) for text in (VIGIL, other))
    assert one.origin.decks != two.origin.decks
    supposed = [table.redeal(0, 1).origin.decks for table in (one, two)]
    if one.view(0) == two.view(0):
        assert supposed[0] == supposed[1]
    assert all(from_codes(deck) for deck in supposed[0])


@pytest.mark.parametrize("seed", range(4))
def test_a_stand_in_is_legal_and_has_all_that_was_seen(seed: int) -> None:  # DGR-R-173, DGR-R-182
    table = later({**CLOSED, "sets": 1}, seed)
    for seat in (0, 1, 2, None):
        other = table.redeal(seat, seed)
        supposed = [from_codes(deck) for deck in other.origin.decks]
        assert [] == [fault for deck in supposed for fault in decks.faults(deck, {"sets": 1})]
        assert table.view(seat) == other.view(seat)
        assert [] == GAME.conserved(other)
        if seat is not None:
            assert table.origin.decks[seat] == other.origin.decks[seat]


def test_a_stand_in_is_that_of_the_hero() -> None:  # DGR-R-173
    """Nothing has been seen of the other list but its Hero and three Quests."""
    table = GAME.new(2, CLOSED, 3, decks=["paladins_vigil", "ashes_and_embers"])
    supposed = from_codes(table.redeal(0, 1).origin.decks[1])
    assert supposed.same_cards(ready_decks()["ashes_and_embers"])


# -- records -------------------------------------------------------------------------------------------------


def test_a_record_names_the_decks() -> None:  # DGR-R-174
    table = later(BOTH, 2, 40)
    lines = table.record().splitlines()
    assert [f"deck {seat} {deck}" for seat, deck in enumerate(table.origin.decks)] == [
        line for line in lines if line.startswith("deck ")
    ]
    assert uc.replay(table.record()) == table


def test_a_secret_record_of_closed_lists_has_hashes() -> None:  # DGR-R-174
    rng, table = Random(2), GAME.new(2, {**CLOSED, "round_limit": 2}, "secret-seed", secret=True)
    assert 2 == sum(line.startswith("deck-sha256 ") for line in table.record().splitlines())
    assert not any(line.startswith("deck ") for line in table.record().splitlines())
    with pytest.raises(uc.RecordError, match="still secret"):
        uc.replay(table.record(), seed="secret-seed")
    while table.choice is not None:
        table.take(rng.choice(table.choice.options))
    assert uc.verify(table.record()).seed_fits


def test_another_deck_does_not_fit_its_hash() -> None:  # DGR-R-174
    rng, table = Random(2), GAME.new(2, {**CLOSED, "round_limit": 2}, "secret-seed", secret=True)
    while table.choice is not None:
        table.take(rng.choice(table.choice.options))
    other = table.record().replace(table.origin.decks[0], codes(ready_decks()["axe_and_oath"]))
    with pytest.raises(uc.RecordError, match="the deck of seat 0 does not fit its hash"):
        uc.verify(other)


BAD_LINES = {
    "a seat without a deck": ("deck 1 ", "# deck 1 ", "expected a deck for each of 3 seats"),
    "two for a seat": ("deck 1 ", "deck 0 ", "a second 'deck 0'"),
    "no seat": ("deck 1 ", "deck one ", "expected a seat"),
    "no list": ("deck 1 tomb.", "deck 1 tomb.X.", "the deck of seat 1"),
}


@pytest.mark.parametrize("case", BAD_LINES)
def test_a_record_with_wrong_decks(case: str) -> None:  # DGR-R-174
    old, new, said = BAD_LINES[case]
    with pytest.raises(uc.RecordError, match=said):
        uc.replay(later(BOTH, 2, 5).record().replace(old, new))


def test_a_save_keeps_the_decks() -> None:
    table = later(CLOSED, 4, 60)
    assert table == GAME.load(table.save())


# -- bots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [BOTH, CLOSED], ids=["open", "closed"])
@pytest.mark.parametrize("level", ["novice", "steady"])
def test_bots_play_what_they_are_given(level: str, options: dict[str, int]) -> None:  # DGR-R-172
    table = GAME.new(4, {**options, "round_limit": 3}, 11, decks=decks.READY[:4])
    player = bots.bot(level, GAME, 1)
    asked_for: set[str] = set()
    while table.choice is not None:
        asked_for.add(table.choice.prompt)
        table.take(bots.answer(player, table))
    assert {"layout.place", "start.choose", "move.act"} <= asked_for


def test_who_thinks_ahead_supposes_what_is_closed() -> None:  # DGR-R-172, DGR-R-173
    table = later(CLOSED, 7, 60)
    player = bots.bot("sharp:4", GAME, 1)
    for _ in range(4):
        assert table.choice is not None
        option = bots.answer(player, table)
        assert option in table.choice.options
        table.take(option)


def test_the_first_entrance_is_that_of_player_1() -> None:  # DGR-R-104
    table = GAME.new(2, {"custom_decks": 1}, 8)
    first = table.view(None)["first"]
    assert f"s{first}_{START}_1" == table.view(None)["map"][0]["card"]
