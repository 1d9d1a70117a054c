"""Lists of decks of one's own: how they are read and written, and when they are legal (chapters TDECK, LIST
and TEX; DGR-R-150 to 153, 178 to 186).
"""

import base64
import zlib
from collections.abc import Mapping

import pytest
from tests.games.dungeoneer import needs

import undercroft as uc
from undercroft.engine.decks import Deck, Fault
from undercroft.engine.languages import LANGUAGES
from undercroft.games.dungeoneer.cards import deck_text, decks
from undercroft.games.dungeoneer.cards.deck_text import (
    LONGEST_CODE,
    canonical,
    check_of,
    for_people,
    plain,
    printed_names,
    read,
    ready_decks,
    short,
)
from undercroft.texts import Context, Speaker
from undercroft.texts.speaker import message_of

VIGIL = ready_decks()["paladins_vigil"]


def changed(deck: Deck, changes: Mapping[str, int]) -> Deck:
    """A list with more or fewer of some cards."""
    cards = dict(deck.cards)
    for id, n in changes.items():
        cards[id] = cards.get(id, 0) + n
    return Deck(decks.sorted_cards({id: n for id, n in cards.items() if n}), deck.sets)


def found(deck: Deck, sets: int = 0) -> list[tuple[str, str, dict[str, object]]]:
    return [(fault.key, fault.rule, dict(fault.data)) for fault in decks.faults(deck, {"sets": sets})]


def keys(faults: tuple[Fault, ...]) -> list[str]:
    return [fault.key for fault in faults]


# -- legal or not --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", decks.READY)
@pytest.mark.parametrize("sets", [0, 1])
def test_the_six_are_legal_of_one_set(name: str, sets: int) -> None:  # DGR-TEX-01
    deck = ready_decks()[name]
    assert ([], [], 50) == (found(deck, sets), list(decks.advice(deck)), deck.size)


def test_what_vigil_is_made_of() -> None:  # DGR-TEX-01
    assert [1, 7, 10, 32] == [sum(decks.under(VIGIL, heading).values()) for heading in decks.HEADINGS]


def test_one_card_too_few() -> None:  # DGR-TEX-02
    assert [("size", "DGR-TDECK-04", {"n": 49, "least": 50})] == found(changed(VIGIL, {"budge": -1}))


def test_five_of_a_card() -> None:  # DGR-TEX-03
    expected = [("copies", "DGR-TDECK-05", {"card": "dodge", "n": 5, "most": 4})]
    assert expected == found(changed(VIGIL, {"dodge": 3}))


@pytest.mark.parametrize(("sets", "wrong"), [(0, []), (2, []), (1, ["sets"])])
def test_as_many_as_the_sets_have(sets: int, wrong: list[str]) -> None:  # DGR-TEX-03, DGR-R-151
    four = changed(VIGIL, {"dodge": 2})
    assert wrong == [key for key, _, _ in found(four, sets)]


def test_what_one_set_has_is_told() -> None:  # DGR-R-151
    expected = [("sets", "DGR-R-151", {"card": "dodge", "n": 4, "most": 2, "sets": 1})]
    assert expected == found(changed(VIGIL, {"dodge": 2}), 1)


MAPS = {
    "the Armory is out": ({"armory": -1}, [("size", 49), ("halves", 4)]),
    "seven and seven": (
        {"treasury": 1, "ossuary": 1, "crossroads": 2},
        [("maps", 14)],
    ),
    "two and two": (
        {"armory": -1, "barracks": -1, "desecrated_chapel": -1, "crossroads": -2, "forked_tunnel": -1}
        | {"dodge": 2, "budge": 3, "second_wind": 1},
        [("maps", 4)],
    ),
}


@pytest.mark.parametrize("case", MAPS)
def test_map_cards(case: str) -> None:  # DGR-TEX-04
    changes, expected = MAPS[case]
    assert expected == [(key, data["n"]) for key, _, data in found(changed(VIGIL, changes))]


def test_rooms_and_passages_are_counted() -> None:  # DGR-TEX-04, DGR-R-103
    assert ("halves", "DGR-TDECK-06", {"n": 4, "other": 5}) in found(changed(VIGIL, {"armory": -1}))


def test_several_faults_together() -> None:  # DGR-TEX-05, DGR-R-153
    monsters = {"skeleton_warrior": 4, "shambling_zombie": 4, "restless_ghost": 4, "grave_ghoul": 4}
    others = {"dodge": 4, "budge": 4, "teleport": 4, "second_wind": 4, "spear_trap": 4, "poison_darts": 4}
    maps = {"entrance_chamber": 1, "barracks": 1, "armory": 1, "crossroads": 3}
    quests = {"sanctify_the_chapel": 2, "slay_draky": 1}
    cards = {"roderik_talus": 1, "raka": 1} | quests | maps | monsters | others
    deck = Deck(decks.sorted_cards(cards), ("tomb",))
    expected = [
        ("hero", "DGR-TDECK-08", {"n": 2}),
        ("quest_twice", "DGR-TDECK-09", {"card": "sanctify_the_chapel", "n": 2}),
    ]
    assert (51, expected) == (deck.size, found(deck))


def test_an_empty_list_has_every_fault_of_too_few() -> None:  # DGR-R-153, DGR-R-110
    assert ["hero", "size", "quests", "maps", "adventures"] == [
        key for key, _, _ in found(Deck((), ("tomb",)))
    ]


def test_a_card_may_be_named_by_several_faults() -> None:  # DGR-R-179
    deck = changed(VIGIL, {"free_caedmans_soul": 4})
    assert ["copies", "quest_twice", "sets"] == [key for key, _, _ in found(deck, 1)]


def test_unknown_cards_come_first_and_count_for_nothing() -> None:  # DGR-R-171, DGR-R-179
    deck = changed(VIGIL, {"budge": -1, "E99": 1})
    expected = [
        ("unknown", "DGR-R-171", {"word": "E99"}),
        ("size", "DGR-TDECK-04", {"n": 49, "least": 50}),
    ]
    assert expected == found(deck)


ADVICE = {
    "no Entrance Chamber": ({"entrance_chamber": -1, "ossuary": 1}, ["no_entrance"]),
    "one of two rooms of a carry Quest": (
        {"armory": -1, "ossuary": 1, "assemble_an_arsenal": -1},
        ["no_room"],
    ),
    "one of either room is enough": (
        {"armory": -1, "ossuary": 1, "assemble_an_arsenal": -1, "steal_the_war_banner": -1},
        [],
    ),
    "many cards": ({"dodge": 31}, ["many_cards"]),
}


@pytest.mark.parametrize("case", ADVICE)
def test_advice(case: str) -> None:  # DGR-R-153
    changes, expected = ADVICE[case]
    assert expected == keys(decks.advice(changed(VIGIL, changes)))


def test_few_encounters_are_worth_a_word() -> None:  # DGR-R-153
    encounters = {id: -n for id, n in VIGIL.cards if decks.catalogue()[id].card.kind in ("monster", "trap")}
    assert ["few_encounters"] == keys(decks.advice(changed(VIGIL, encounters)))


# -- reading -------------------------------------------------------------------------------------------------


def mistakes(text: str) -> list[tuple[int, str]]:
    return [(mistake.line, mistake.key) for mistake in read(text)[1]]


def test_a_list_with_a_slip() -> None:  # DGR-TEX-25, DGR-LIST-04 to 07
    deck, wrong = read("deck: Test\nHéros\nRoderik Talus\n2 dodge; 1x Dodge\n3 Skeleton Warior")
    assert (("roderik_talus", 1), ("dodge", 3)) == deck.cards
    assert [(5, "Skeleton Warior", "skeleton_warrior")] == [
        (m.line, m.found, m.data["cards"][0]) for m in wrong
    ]


ENTRIES = {
    "Dodge": 1,
    "3 Dodge": 3,
    "3x dodge": 3,
    "3 x DODGE": 3,
    "2 Esquive": 2,
    "esquiva": 1,
    "4 dodge (tomb)": 4,
    "dodge # two are enough": 1,
    "1 dodge; 1 Dodge;2 dodge": 4,
}


@pytest.mark.parametrize("text", ENTRIES)
def test_entries(text: str) -> None:  # DGR-LIST-05, DGR-LIST-06
    assert ((("dodge", ENTRIES[text]),), ()) == (read(text)[0].cards, read(text)[1])


WRONG = {
    "0 dodge": "count",
    "100 dodge": "count",
    "99999999999999999999 dodge": "count",
    "dodge (other)": "set_unknown",
    "dodge;": "entry",
    "2": "name_unknown",
    "colour: red": "field_unknown",
    "deck:": "name_length",
    f"deck: {'x' * 61}": "name_length",
    "sets: tomb, other": "set_unknown",
}


@pytest.mark.parametrize("text", WRONG)
def test_lines_that_cannot_be_read(text: str) -> None:  # DGR-LIST-03, DGR-R-184
    assert [(1, WRONG[text])] == mistakes(text)


def test_a_field_is_said_once_but_notes() -> None:  # DGR-LIST-03, DGR-R-184
    assert [(2, "field_twice")] == mistakes("by: A\nby: B\nnote: one\nnote: two")


@pytest.mark.parametrize(
    "text", ["\ufeffdeck: A\r\nDodge\r\n", "# nothing\n\ndeck: A\nDodge\n", "Héros :\nDodge"]
)
def test_line_ends_marks_and_comments(text: str) -> None:  # DGR-LIST-01, DGR-LIST-02
    assert ((("dodge", 1),), ()) == (read(text)[0].cards, read(text)[1])


def test_what_cannot_be_seen_is_left_out_of_a_name() -> None:  # DGR-R-185
    assert "evil list" == read("deck: evil\u202e list\u0007")[0].name


def test_a_file_is_not_read_without_end() -> None:  # DGR-LIST-01
    assert [(0, "too_long")] == mistakes("#" * 65_537)
    assert [(501, "too_many_lines")] == mistakes("dodge\n" * 501)
    assert [] == mistakes("dodge\n" * 500)


def test_the_nearest_are_looked_for_so_often(monkeypatch: pytest.MonkeyPatch) -> None:  # DGR-R-186
    asked: list[str] = []
    monkeypatch.setattr(deck_text, "nearest", lambda word: asked.append(word) or ["dodge"])
    found = read(";".join(f"no such card {letter * n}" for letter in "abcdefgh" for n in range(1, 9)))[1]
    assert (64, deck_text.COMPARED) == (len(found), len(asked))


# -- writing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", decks.READY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_round_trip(name: str, language: str) -> None:  # DGR-TEX-26, DGR-LIST-08
    deck = ready_decks()[name]
    assert (deck, ()) == read(canonical(deck))
    assert (deck, ()) == read(for_people(deck, language))


@pytest.mark.parametrize("name", decks.READY)
def test_the_short_form(name: str) -> None:  # DGR-TEX-26, DGR-LIST-09
    deck = ready_decks()[name]
    text = short(deck)
    again, wrong = read(text)
    assert (True, (), True) == (again.same_cards(deck), wrong, len(text) < 200)


def test_one_letter_of_the_short_form_changed() -> None:  # DGR-TEX-26, DGR-R-180
    text = short(VIGIL)
    for n in range(len("UCD1-"), len(text)):
        other = text[:n] + ("A" if text[n] != "A" else "B") + text[n + 1 :]
        assert [(1, "short_check")] == mistakes(other)


def coded(text: str) -> str:
    packing = zlib.compressobj(9, wbits=-15)
    code = base64.urlsafe_b64encode(packing.compress(text.encode()) + packing.flush()).decode().rstrip("=")
    return f"UCD1-{code}-{check_of(code)}"


def test_what_is_inflated_has_a_limit() -> None:  # DGR-R-180
    bomb = coded("tomb" + ".G03" * 250_000)
    assert len(bomb) < deck_text.LONGEST_SHORT
    assert [(1, "short_code")] == mistakes(bomb)
    assert [] == mistakes(coded("tomb" + ".G03" * ((LONGEST_CODE - 8) // 4)))


def test_a_line_of_many_entries_is_told_within_limits() -> None:
    """Else 64 KiB sent to a server would be answered with megabytes."""
    assert len(mistakes(";" * deck_text.MOST_BYTES)) == deck_text.MOST_LINES
    assert len(mistakes("x;" * (deck_text.MOST_BYTES // 2))) == deck_text.MOST_LINES


BAD_CODES = {
    "no deflate": "UCD1-AAAA-" + check_of("AAAA"),
    "no letters": "UCD1-" + "é" * 9 + "-" + check_of("é" * 9),
    "nothing": "UCD1-",
    "too long": "UCD1-" + "A" * 3000 + "-" + check_of("A" * 3000),
    "another set": coded("other.G03"),
    "none of a card": coded("tomb.G03*0"),
}


@pytest.mark.parametrize("case", BAD_CODES)
def test_short_forms_that_say_nothing(case: str) -> None:  # DGR-R-180
    assert 1 == len(mistakes(BAD_CODES[case]))


def test_a_code_that_nobody_knows_is_a_fault_of_the_list() -> None:  # DGR-R-180
    deck, wrong = read(coded("tomb.G03*2.Z77"))
    assert ((("dodge", 2), ("Z77", 1)), ()) == (deck.cards, wrong)
    assert "unknown" == decks.faults(deck, {})[0].key


def test_no_two_cards_are_called_alike() -> None:  # DGR-LIST-05
    ids = {plain(id): id for id in decks.catalogue()}
    for language in LANGUAGES:
        for id, name in printed_names(language).items():
            assert id == ids.setdefault(plain(name), id)


def test_the_game_says_what_its_lists_are() -> None:
    rules = uc.game("dungeoneer").deck_rules
    assert rules is not None
    assert list(decks.READY) == list(rules.ready())
    assert rules.is_short(rules.short(VIGIL))
    assert not rules.is_short(rules.canonical(VIGIL))


# -- said ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_wrong_can_be_said(language: str) -> None:
    """A strict speaker raises where a sentence asks for what it is not told."""
    speaker = Speaker(uc.game("dungeoneer").texts, language, strict=True)
    lists = [changed(VIGIL, {"dodge": 3, "armory": -1}), changed(VIGIL, {"Z7": 1, "raka": 1}), Deck((), ())]
    lists += [changed(VIGIL, {"free_caedmans_soul": 4}), changed(VIGIL, {"dodge": 40, "armory": -1})]
    told = {("fault", f.key): dict(f.data) for deck in lists for f in decks.faults(deck, {"sets": 1})}
    told |= {("advice", a.key): dict(a.data) for deck in lists for a in decks.advice(deck)}
    texts = [*WRONG, "by: A\nby: B", "nothing", "#" * 65_537, "dodge\n" * 501, *BAD_CODES.values()]
    told |= {("mistake", m.key): {"found": m.found, **m.data} for text in texts for m in read(text)[1]}
    kinds = {"fault": needs.FAULTS, "advice": needs.ADVICE, "mistake": needs.MISTAKES}
    assert {(kind, key) for kind, names in kinds.items() for key in names} == set(told)
    for (kind, key), data in told.items():
        assert speaker.sentence(message_of(kind, key), data, Context((), {}))
