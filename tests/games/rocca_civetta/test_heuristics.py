"""What Rocca Civetta adds to what Dungeonology knows of playing well: an opinion and a reason for everything,
nothing that is hidden, and the right thing in positions where it is plain.
"""

import re
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.thumb import Positions, Some, asked, counted, favourite, is_sentence, opinions, victories
from tests.texts.arrange import arranged as arranged_in
from tests.texts.keys import Reader

import undercroft as uc
from undercroft import bots, texts
from undercroft.bots.sharp_bot import SharpBot
from undercroft.engine.chance import Chance
from undercroft.engine.heuristics import Opinion
from undercroft.games.dungeonology.heuristics.steady import POINTLESS, RULES
from undercroft.games.dungeonology.heuristics.stealth import alert_of
from undercroft.games.rocca_civetta.game import ON_FLOOR_IV, VERSIONS
from undercroft.games.rocca_civetta.heuristics import HEURISTICS, danger
from undercroft.games.rocca_civetta.heuristics.prompts import ANSWERS
from undercroft.games.rocca_civetta.heuristics.situation import Situation
from undercroft.games.rocca_civetta.rules import bosses, jukas, modes
from undercroft.games.rocca_civetta.table import Table
from undercroft.games.rocca_civetta.texts import reason as mentioned
from undercroft.texts.speaker import Context, Speaker, packages_of

GAME = VERSIONS[-1]
BASE = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}
ALL = BASE | {"alchemy": 1, "specialists": 1, "spriggan": 1, "research": 1}
PROFILES = (3, 4, 7, 11)  # Bosses who ask: two of Capagrezza, the Shadow Lord, Omega
OWN_PROFILES = bosses.PROFILES | jukas.PROFILES | modes.PROFILES
KINDS: tuple[dict[str, int], ...] = (*(ALL | {"profile": n} for n in PROFILES), {"research": 1})
RARE: dict[str, Any] = {  # only two Scholars have these, and others must be near
    "charge": {
        "seats": 3,
        "dungeon": ["I-6 2,0", "I-3 4,0", "I-4 2,2"],
        "seat": {"0": {"scholar": "ingrid", "at": "I-6"}, "1": {"at": "I-4"}, "2": {"at": "I-3"}},
    },
    "whip_crack": {
        "seats": 3,
        "dungeon": ["I-6 2,0", "I-3 4,0", "I-4 2,2"],
        "seat": {"0": {"scholar": "enrico", "at": "I-6"}, "1": {"at": "I-6"}, "2": {"at": "I-3"}},
    },
}
SCENARIOS = Path(__file__).parent / "scenarios"
SPEAKERS = [
    Speaker(GAME.texts, language, strict=True, base=packages_of(GAME)[:-1]) for language in texts.LANGUAGES
]
CHANCE = Chance.seeded("counsel", ("bot",))

arranged: Any = partial(arranged_in, GAME)


# -- positions -----------------------------------------------------------------------------------------------


@cache
def positions() -> tuple[uc.Table, ...]:
    """Some of every question: from games by chance, and from scenarios where those never come to it."""
    found = Positions(Some(each=3, games=10, decisions=700))
    found.play(GAME, KINDS)
    found.look_up(ANSWERS, SCENARIOS)
    for skill, given in RARE.items():
        table = arranged(phase="movement", **given)
        table.take(f"skill {skill}")
        found.keep(table)
    return found.all()


def opinion(table: uc.Table, option: str) -> Opinion:
    return opinions(table)[table.read(option)]


# -- opinions ------------------------------------------------------------------------------------------------


def test_every_question_of_the_expansion_is_asked_here() -> None:
    found = {table.choice.prompt for table in positions() if table.choice is not None}
    assert set(ANSWERS) <= found


def test_no_question_is_forgotten() -> None:
    """Whatever the code can ask, somebody has thought about it."""
    assert Reader(GAME.name).prompts() <= {*ANSWERS, *RULES}


def test_every_option_has_an_opinion() -> None:
    for table in positions():
        assert set(asked(table)[1]) == set(opinions(table)), asked(table)


def test_the_best_option_has_a_reason_that_speaks_for_it() -> None:
    for table in positions():
        found = opinions(table)
        best = max(found, key=lambda option: found[option].score)
        assert found[best].reason, (table.choice, best)
        assert found[best].reason not in POINTLESS, (table.choice, best)


def test_a_beginner_has_opinions_about_options_only() -> None:
    for table in positions():
        assert set(opinions(table, "novice")) <= set(asked(table)[1])


def test_a_simulation_goes_on() -> None:
    for table in positions():
        imagined = table.redeal(asked(table)[0], CHANCE)
        assert HEURISTICS.rollout_policy(imagined, CHANCE) in asked(imagined)[1]


def test_a_view_is_enough() -> None:
    """As it is sent over the line: plain data, and nothing else."""
    for table in positions():
        seat, options = asked(table)
        sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
        assert opinions(table) == HEURISTICS.steady(sent, options)


def test_what_is_hidden_does_not_matter() -> None:
    for n, table in enumerate(positions()):
        again = table.redeal(asked(table)[0], Chance.seeded(f"hidden {n}", ("bot",)))
        assert opinions(table) == opinions(again)


# -- reasons -------------------------------------------------------------------------------------------------


def said(reason: str, data: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    return [
        speaker.sentence(reason, mentioned(data), Context(speaker.names(view), {})) for speaker in SPEAKERS
    ]


def test_every_reason_can_be_said() -> None:
    for table in positions():
        view = table.view(asked(table)[0])
        known = (*opinions(table).values(), *opinions(table, "novice").values())
        for found in (opinion for opinion in known if opinion.reason):
            for sentence in said(found.reason, found.data, view):
                assert sentence.endswith("."), (found, sentence)
                assert "none" not in sentence.split()


EXAMPLES: Mapping[str, Any] = {
    "card": "reagents_1",
    "zone": "I-1",
    "skill": "data_bank",
    "intern": "surgeon",
    "familiar": "yocca",
    "student": "zeta",
    "cube": "militia",
    "seat": 0,
    "stamina": 4,
    "stealth": 7,
    "alert": 7,
    "bonus": 7,
}


@pytest.mark.parametrize("speaker", SPEAKERS, ids=texts.LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_reasons_are_sentences_whatever_is_counted(speaker: Speaker, n: int) -> None:
    for sentence in counted(GAME, speaker, EXAMPLES, n, Context(("Sofia",), {})):
        assert is_sentence(sentence), sentence
        assert not re.search(r"[{}$]", sentence)


# -- positions where it is plain -----------------------------------------------------------------------------

THESIS: dict[str, Any] = {"dungeon": ["I-6 0,-2"], "phase": "activity", "clan": "horn_blowers"}


def test_a_thesis_with_the_star_of_the_clan_is_submitted() -> None:
    cubes = {"militia": 5, "worship": 4}  # a silver red Star
    table = arranged(**THESIS, seat={"0": {"at": "I-6", "cubes": cubes, "knowledge": True}})
    assert "submit" == favourite(table)


def test_a_thesis_without_it_is_not() -> None:
    cubes = {"worship": 5, "civilization": 6, "caste": 1}
    table = arranged(**THESIS, seat={"0": {"at": "I-6", "cubes": cubes, "knowledge": True}})
    assert "submit" != favourite(table)
    assert "counsel-submit-starless" == opinion(table, "submit").reason


# -- Alert Values ------------------------------------------------------------------------------------------

STUDY: dict[str, Any] = {"dungeon": ["I-4 2,0"], "phase": "action"}
STRONG = ["fate_4_1", "fate_4_2", "fate_4_3", "fate_4_4"]


def alert_after(table: uc.Table, *moves: str) -> int:
    """The Alert Value once these moves are made, whatever cards may be played before."""
    for move in moves:
        while table.choice is not None and table.choice.options[-1:] == (("pass",),):
            table.take("pass")
        table.take(move)
    alert: int = table.view(None)["test"]["alert"]
    return alert


def hinted_study(table: uc.Table) -> tuple[int, int]:
    """What a hint says about the Alert Value of a Study, and what it is."""
    told = opinion(table, "study").data
    return told["alert"], alert_after(table, "study", f"indicate {sum(told['wanted'].values())}")


def andromeda(exalted: bool) -> uc.Table:
    """In a Zone with 2 cubes, as many as she can Study on either side."""
    seat = {"scholar": "andromeda", "exalted": exalted, "at": "I-6", "hand": STRONG}
    seats = {"0": seat, "1": {"cubes": {"civilization": 4}}}
    return arranged(dungeon=["I-6 2,0"], phase="action", seat=seats)


@pytest.mark.parametrize("exalted", [False, True], ids=["plain", "parallel_thinking"])
def test_a_hint_tells_the_alert_value_of_a_study(exalted: bool) -> None:
    told, true = hinted_study(andromeda(exalted))
    assert true == told


def test_parallel_thinking_is_reckoned_with() -> None:
    assert hinted_study(andromeda(False))[0] > hinted_study(andromeda(True))[0]


def test_the_elixir_of_genius_is_reckoned_with() -> None:
    seat = {"scholar": "sofia", "at": "I-4", "hand": ["elixir_of_genius_1", *STRONG], "students": 0}
    table = arranged(**STUDY, options={"main_effects": 1, "alchemy": 1}, seat={"0": seat})
    table.take("main elixir_of_genius_1")
    while asked(table)[0] != 0 or table.choice.prompt != "phase.action":  # type: ignore[union-attr]
        table.take("pass")
    told, true = hinted_study(table)
    assert true == told == 3


@pytest.mark.parametrize("jinxes", [[], ["double_agent"]], ids=["guarded", "double_agent"])
def test_a_hint_tells_the_alert_value_of_an_espionage(jinxes: list[str]) -> None:
    seats = {
        "0": {"scholar": "valerio", "at": "I-4", "hand": STRONG},
        "1": {"at": "I-4", "students": 3, "cubes": {"militia": 1}, "jinxes": jinxes},
    }
    table = arranged(**STUDY, seat=seats)
    told = opinion(table, "spy @1 militia").data["alert"]
    assert alert_after(table, "spy @1 militia") == told == (3 if jinxes else 6)


def test_a_catalyst_is_played_where_it_is_enough() -> None:
    """2 cards were declared with, for 2 against 3."""
    seat = {"scholar": "sofia", "at": "I-4", "hand": ["tiptoe_1", "tiptoe_2", "catalyst_1"], "students": 0}
    table = arranged(**STUDY, options={"main_effects": 1, "alchemy": 1}, seat={"0": seat})
    for move in ("study", "indicate 1", "add tiptoe_1", "add tiptoe_2", "declare", "pass"):
        table.take(move)
    assert "main catalyst_1" == favourite(table)


def test_wet_notes_weaken_a_hand() -> None:
    hand = ["tiptoe_1", "fate_5_1"]
    seat = {"scholar": "sofia", "at": "I-4", "hand": hand}
    dry, wet = (arranged(**STUDY, seat={"0": seat | {"jinxes": jinxes}}) for jinxes in ([], ["wet_notes"]))
    stealth = [opinion(table, "study").data["stealth"] for table in (dry, wet)]
    assert stealth[0] - 1 == stealth[1]


# -- Omega ---------------------------------------------------------------------------------------------------


def test_a_charge_aims_at_a_rival_rather_than_at_omega() -> None:
    dungeon = ["I-6 2,0", "I-3 4,0", "I-4 2,2"]
    seats = {"0": {"scholar": "ingrid", "at": "I-6"}, "1": {"at": "I-4"}}
    table = arranged(
        options={"omega_against_all": 1}, phase="movement", dungeon=dungeon, omega_at="I-3", seat=seats
    )
    table.take("skill charge")
    assert favourite(table) == "at I-4"
    assert opinion(table, "at I-3") == Opinion(0.0, "counsel-omega-charge")


def beside_omega(*hand: str, seats: int = 1, **given: Any) -> uc.Table:
    mode = "solitary" if seats == 1 else "omega_against_all"
    me = {"scholar": "valerio", "at": "I-4", "students": 1, "hand": list(hand)}
    return arranged(
        seats=seats,
        options={"main_effects": 1, mode: 1},
        dungeon=["I-4 2,0", "I-3 4,-1", "I-5 6,-2"],
        omega_at="I-4",
        tome=["riches", "militia"],
        seat={"0": me},
        **({"phase": "action"} | given),
    )


def test_a_sabotage_is_reckoned_with() -> None:
    """RCV-OPH-14, RCV-OAA-12: Stealth Value 4 against 3 is enough where others play, and alone in 60 % of
    cases; to spy on him it is no different.
    """
    percent = []
    for seats in (1, 2):
        table = beside_omega("fate_4_1", seats=seats)
        spied = opinion(table, "spy omega militia").data["percent"]
        table.take("study")
        percent.append((opinion(table, "indicate 1").data["percent"], spied))
    assert percent == [(60, 60), (100, 60)]


@pytest.mark.parametrize(("discard", "bonus"), [([], 0), (["omega_09"], 1)])
def test_a_study_beside_omega_is_reckoned_with_his_alert_bonus(discard: list[str], bonus: int) -> None:
    """K of his last card counts where he is (RCV-OPH-16); the rules say the same number."""
    table = beside_omega("fate_4_1", omega_discard=discard)
    assert table.choice is not None
    s = Situation(table.view(0), table.choice.options)
    for move in ("study", "indicate 1"):
        table.take(move)
    assert table.view(0)["omega"]["bonus"] == bonus
    assert alert_of(s, s.at, 1) == table.view(0)["test"]["alert"]


@pytest.mark.parametrize(("seats", "reason"), [(1, "counsel-omega-declare"), (2, "counsel-declare")])
def test_alone_his_card_may_come_between(seats: int, reason: str) -> None:
    table = beside_omega("fate_4_1", "tiptoe_1", seats=seats)
    for move in ("study", "indicate 1", "add fate_4_1"):
        table.take(move)
    assert reason == opinion(table, "declare").reason


def test_a_headbutt_where_only_he_stands_is_for_a_cube_of_his() -> None:
    """RCV-R-222."""
    assert "counsel-omega-butt" == opinion(beside_omega(), "skill heroic_headbutt").reason


def test_a_trap_alone_lies_where_there_is_least_to_study() -> None:
    """Nobody but she could step on it (RCV-R-96)."""
    table = beside_omega("hunters_trap_1", cubes={"I-3": "empty"}, phase="movement")
    for move in ("main hunters_trap_1", "pay 0"):
        table.take(move)
    assert favourite(table).endswith(" I-3")
    assert "counsel-alone-trap" == opinion(table, favourite(table)).reason


@pytest.mark.parametrize("theses", [[], [1]], ids=["nobody", "somebody"])
def test_rivals_are_spared_until_somebody_has_beaten_omega(theses: list[int]) -> None:
    """RCV-OAA-15: before, whatever harms them helps him."""
    views = [
        arranged(options=options).view(0) | {"theses": theses} for options in ({}, {"omega_against_all": 1})
    ]
    plain, allied = (Situation(view, []).envy(1) for view in views)
    assert (allied < plain) == (not theses)


# -- Bosses --------------------------------------------------------------------------------------------------


def test_what_is_known_of_bosses_is_what_they_do() -> None:
    reach = {name: profile.reach for name, profile in OWN_PROFILES.items()}
    assert reach == {name: hunter.reach for name, hunter in danger.HUNTERS.items()}


LURED: dict[str, tuple[int, dict[str, Any]]] = {  # a Boss, and what it goes after
    "basilisk_hungry": (6, {"students": 5}),
    "raganella_witch": (8, {"cubes": {"worship": 2}}),
    "raganella_cook": (9, {"students": 5}),
    "omega_grand_master": (11, {"cubes": {"militia": 5}}),
}


@pytest.mark.parametrize("mine", [True, False], ids=["me", "her"])
@pytest.mark.parametrize("name", LURED)
def test_who_rouses_a_boss_knows_whom_it_hunts(name: str, mine: bool) -> None:
    """It is dear where it comes for me, and good where it goes for a rival."""
    profile, lure = LURED[name]
    seats: dict[str, dict[str, Any]] = {"0": {"students": 1}, "1": {"at": "I-3", "students": 1}}
    seats["0" if mine else "1"] |= lure
    given = {"phase": "movement", "dungeon": ["I-1 2,0", "I-6 4,0", "I-3 6,0"], "boss_at": "I-6"}
    table = arranged(options={"boss": 1, "profile": profile}, seat=seats, **given)
    cost = rousing_cost(table, "I-1")
    met = [event.data["seat"] for event in table.take("walk I-1") if event.kind == "boss_met"]
    assert [0 if mine else 1] == met
    assert cost > 0 if mine else cost < 0


def rousing_cost(table: uc.Table, zone: str) -> float:
    seat, options = asked(table)
    s = Situation(table.view(seat), options)
    return s.rousing_cost(s.box.zone_index[zone])


def test_a_new_zone_may_rouse_a_boss_too() -> None:
    """II-3 has a Boss Effect and is not laid yet: it would lie beside the one where she is."""
    given: dict[str, Any] = {
        "phase": "movement",
        "dungeon": ["I-1 2,0", "I-6 4,0", "I-3 6,0"],
        "boss_at": "I-6",
    }
    seats = {"0": {"at": "I-1", "students": 5}, "1": {"at": "I-3", "students": 1}}
    table = arranged(options={"boss": 1, "profile": 6}, seat=seats, **given)
    assert rousing_cost(table, "II-3") == rousing_cost(table, "I-1") > 0


@pytest.mark.parametrize("boss_at", [None, "I-6"], ids=["sighting", "activation"])
@pytest.mark.parametrize("name", danger.HUNTERS)
def test_the_cost_of_every_boss_is_a_number(name: str, boss_at: str | None) -> None:
    options = {"boss": 1, "profile": 3 + list(OWN_PROFILES).index(name)}
    options |= {"dangerous_zones": 1, "floor_iv": 1} if options["profile"] in ON_FLOOR_IV else {}
    seats = {"0": {"hand": STRONG}, "1": {"at": "I-3", "hand": ["tiptoe_1"]}}
    given: dict[str, Any] = {"phase": "movement", "dungeon": ["I-1 2,0", "I-6 4,0", "I-3 6,0"]}
    given |= {"boss_at": boss_at} if boss_at else {}
    table = arranged(options=options, seat=seats, **given)
    assert name == table.view(0)["boss"]["id"]
    assert -9 < rousing_cost(table, "I-1") < 9


def test_shares_are_shares() -> None:
    for table in positions():
        shares = HEURISTICS.evaluate(table)
        assert isinstance(table, Table)
        if table.pieces.omega_cards:  # the rest is Omega's
            assert 0 < sum(shares) < 1
        else:
            assert 1 == pytest.approx(sum(shares))
        assert all(0 < share < 1 for share in shares)


# -- strength ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, ALL], ids=["plain", "all"])
def test_who_knows_more_wins_more(options: dict[str, int]) -> None:
    assert victories(GAME, "steady", "novice", 4, options) > 0.6


DEEP = ALL | {"floor_iv": 1, "way_down": 1, "familiars": 1}
SOME: tuple[dict[str, int], ...] = (
    *(
        {"research": 1},
        BASE | {"alchemy": 1},
        BASE | {"specialists": 1, "research": 1},
        BASE | {"spriggan": 1},
    ),
    *(DEEP | {"profile": n} for n in range(3, 3 + len(OWN_PROFILES))),
)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (ALL, 2),
        *(pytest.param(ALL, seats, marks=pytest.mark.soak) for seats in (3, 4)),
        *(pytest.param(options, 2 + n % 3, marks=pytest.mark.soak) for n, options in enumerate(SOME)),
    ],
)
def test_a_whole_game_of_those_who_think_ahead(options: dict[str, int], seats: int) -> None:
    table = GAME.new(seats, options, seed=f"sharp-{seats}")
    players = [SharpBot(GAME, seat, bots.Budget(simulations=2)) for seat in range(seats)]
    while table.choice is not None:
        table.take(bots.answer(players[table.choice.seat], table))
    assert table.over
