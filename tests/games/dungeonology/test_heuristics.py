"""What Dungeonology knows of playing well: an opinion about everything, nothing that is hidden, and the right
thing in positions where it is plain.
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
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion
from undercroft.games.dungeonology.game import VERSIONS
from undercroft.games.dungeonology.heuristics import HEURISTICS, novice
from undercroft.games.dungeonology.heuristics.evaluate import evaluate
from undercroft.games.dungeonology.heuristics.steady import NEUTRAL_REASONS, POINTLESS, RULES
from undercroft.games.dungeonology.texts import reason as mentioned
from undercroft.texts.speaker import Context, Speaker

GAME = VERSIONS[-1]
READER = Reader(GAME.name)
ALL = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}
KINDS: tuple[dict[str, int], ...] = (ALL, {}, ALL | {"choose_scholars": 1}, {"main_effects": 1, "alert": 2})
SCENARIOS = Path(__file__).parent / "scenarios"
SPEAKERS = [Speaker(GAME.texts, language, strict=True) for language in texts.LANGUAGES]


# -- positions -----------------------------------------------------------------------------------------------


arranged: Any = partial(arranged_in, GAME)


@cache
def positions() -> tuple[uc.Table, ...]:
    """Some of every question: from games by chance, and from scenarios where those never come to it."""
    found = Positions(Some(each=4, games=12, decisions=1000))
    found.play(GAME, KINDS)
    found.look_up(RULES, SCENARIOS)
    return found.all()


CHANCE = Chance.seeded("counsel", ("bot",))


def opinion(table: uc.Table, option: str) -> Opinion:
    return opinions(table)[table.read(option)]


# -- opinions ------------------------------------------------------------------------------------------------


def test_every_question_is_asked_here() -> None:
    assert set(RULES) == {table.choice.prompt for table in positions() if table.choice is not None}


def test_every_question_has_a_rule() -> None:
    assert READER.prompts() == set(RULES)


def test_every_option_of_random_games_has_an_opinion() -> None:
    for table in positions():
        assert set(asked(table)[1]) == set(opinions(table)), asked(table)


def test_a_beginner_has_opinions_about_options_only() -> None:
    for table in positions():
        assert set(opinions(table, "novice")) <= set(asked(table)[1])


def test_a_beginner_knows_a_few_things_and_leaves_the_rest_to_chance() -> None:
    assert set(novice.RULES) < set(RULES)


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


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    folder = Path(texts.__file__).parents[1] / "games" / "dungeonology" / "texts" / language
    written = re.findall(r"^(counsel-[a-z-]+) =", (folder / "counsel.ftl").read_text("utf-8"), re.MULTILINE)
    assert sorted(READER.opinions()) == sorted(written)


def test_facts_are_reasons() -> None:
    assert POINTLESS < NEUTRAL_REASONS < READER.opinions()


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
                assert sentence.endswith(".")
                assert "none" not in sentence.split()


EXAMPLES: Mapping[str, Any] = {
    "card": "tiptoe_1",
    "answered": "tiptoe_1",
    "zone": "I-1",
    "scholar": "sofia",
    "skill": "sermon",
    "cube": "militia",
    "wanted": {"militia": 2},
    "floor": "1",
    "seat": 0,
    "victim": 0,
    "points": 30,
    "bonus": 7,
    "stamina": 4,
    "stealth": 7,
    "alert": 7,
}


@pytest.mark.parametrize("speaker", SPEAKERS, ids=texts.LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_reasons_are_sentences_whatever_is_counted(speaker: Speaker, n: int) -> None:
    for sentence in counted(GAME, speaker, EXAMPLES, n, Context(("Sofia",), {})):
        assert is_sentence(sentence), sentence


def test_the_best_option_has_a_reason_that_speaks_for_it() -> None:
    for table in positions():
        reason = max(opinions(table).values(), key=lambda found: found.score).reason
        assert reason
        assert reason not in POINTLESS


def test_no_option_but_the_best_is_praised() -> None:
    """Poor cards go first in a Rest: nothing is said of a better one that it is poor."""
    table = arranged(**THESIS, seat={"0": {"at": "I-6", "hand": ["fate_4_1", "guard_1"]}})
    table.take("rest")
    reasons = [opinion(table, f"discard {card}").reason for card in ("guard_1", "fate_4_1")]
    assert ["counsel-discard-poor", ""] == reasons


def test_a_reason_in_three_languages() -> None:
    table = arranged(**STUDY)
    found = opinion(table, "study")
    assert [
        "Your hand and Study Bonus are worth 7 against 3: 2 Militia cubes, in 100 % of cases.",
        "Ta main et ton Bonus d’Étude valent 7 contre 3\u00a0: 2 cubes Guerre, dans 100\u00a0% des cas.",
        "Tu mano y tu Mejora de Estudio valen 7 contra 3: 2 cubos de Milicia, en el 100\u00a0% de los casos.",
    ] == said(found.reason, found.data, table.view(0))


# -- positions where it is plain -----------------------------------------------------------------------------

STUDY: dict[str, Any] = {
    "dungeon": ["I-6 0,-2"],
    "phase": "action",
    "seat": {"0": {"scholar": "sofia", "at": "I-6", "hand": ["fate_4_1", "seer_1", "guard_1"]}},
}
THESIS: dict[str, Any] = {
    "dungeon": ["I-6 0,-2"],
    "phase": "activity",
    "clan": "blood_worshipers",
}
RICH = {"militia": 5, "worship": 3}  # 37 points with the Blood Worshipers, 3 Stars


def test_a_thesis_that_will_be_accepted_is_submitted() -> None:
    table = arranged(**THESIS, seat={"0": {"at": "I-6", "cubes": RICH, "knowledge": True}})
    assert "submit" == favourite(table)


def test_a_thesis_that_would_be_refused_is_not() -> None:
    poor = {"militia": 3, "worship": 3}  # 27 points
    table = arranged(**THESIS, seat={"0": {"at": "I-6", "cubes": poor, "knowledge": True}})
    assert "submit" != favourite(table)


def test_in_the_last_turn_a_thesis_is_tried() -> None:
    doubtful = {"militia": 4, "worship": 3, "civilization": 3}  # 30 points; enough for one Clan of three
    given = THESIS | {"countdown": 0}
    table = arranged(**given, seat={"0": {"at": "I-6", "cubes": doubtful}})
    assert "submit" == favourite(table)


@pytest.mark.parametrize("knows", [False, True])
def test_a_thesis_is_advised_with_the_points_of_its_option(knows: bool) -> None:
    """With the Clan Card, for whoever knows it: 27 points of cubes, and 10 that the Clan adds."""
    given = THESIS | {"countdown": 0}
    table = arranged(**given, seat={"0": {"at": "I-6", "cubes": RICH, "knowledge": knows}})
    advised = opinion(table, "submit")
    assert ("counsel-submit-last", 37 if knows else 27) == (advised.reason, advised.data["points"])
    assert f": {advised.data['points']} points" in SPEAKERS[0].option(table, "submit")


def useless(table: uc.Table) -> set[str]:
    seat, options = asked(table)
    return {table.write(option) for option in HEURISTICS.useless(table.view(seat), options)}


def test_speed_in_the_action_phase_and_more_for_an_own_test_that_is_won_are_set_apart() -> None:
    me = {"scholar": "sofia", "at": "I-6", "hand": ["hunters_trap_1", "smoke_bomb_1", "fate_4_1", "seer_1"]}
    table = arranged(**STUDY | {"seat": {"0": me}})
    assert {"aux hunters_trap_1 use"} == useless(table)
    for option in ("study", "indicate 1", "add fate_4_1", "add seer_1", "declare"):
        table.take(option)
    assert {"aux smoke_bomb_1 stealth", "aux smoke_bomb_1 alert"} == useless(table)


@pytest.mark.parametrize(("bonfire", "vain"), [(0, {"aux guard_1 use"}), (1, set[str]())])
def test_students_from_an_empty_bonfire_are_set_apart(bonfire: int, vain: set[str]) -> None:
    """But not those of a card that draws one first (DGY-AUX-12)."""
    me = {"scholar": "sofia", "at": "I-6", "hand": ["guard_1", "recruiting_drive_1"]}
    assert vain == useless(arranged(**STUDY | {"bonfire": bonfire, "seat": {"0": me}}))


def another_turn(hand: list[str], at: str = "I-4", boss: str = "", **given: Any) -> uc.Table:
    """What seat 0 in I-3 is asked in the Movement Phase of seat 1, who then goes on."""
    seats = {
        "0": {"scholar": "sofia", "at": "I-3", "hand": hand},
        "1": {"scholar": "rebecca", "at": at, "hand": ["tiptoe_2"]},
    }
    given |= {"boss_at": boss} if boss else {}
    start = {"turn": 1, "phase": "movement", "dungeon": ["I-3 2,0", "I-4 4,-1"], "options": ALL}
    table: uc.Table = arranged(**start | given, seat=seats)
    table.take("done")
    return table


@pytest.mark.parametrize(("at", "vain"), [("starting_zone", {"main gust_of_wind_1"}), ("I-4", set[str]())])
def test_wind_is_set_apart_where_nobody_is_near(at: str, vain: set[str]) -> None:
    assert vain == useless(another_turn(["gust_of_wind_1"], at))


@pytest.mark.parametrize(
    ("bonfire", "boss", "vain"),
    [(0, "", {"main round_of_drinks_1"}), (1, "", set[str]()), (0, "I-4", set[str]())],
)
def test_drinks_for_nobody_are_set_apart(bonfire: int, boss: str, vain: set[str]) -> None:
    """No Student at the Bonfire, and no Boss to lead (DGY-BOSS-20)."""
    hand = ["round_of_drinks_1", "tiptoe_1"]
    assert vain == useless(another_turn(hand, boss=boss, bonfire=bonfire))


def declared_by_another(mine: list[str], hers: list[str], laid: list[str], **given: Any) -> uc.Table:
    """A Study of seat 1, in which seat 0 is asked."""
    seats = {
        "0": {"scholar": "sofia", "at": "I-6", "hand": mine},
        "1": {"scholar": "valerio", "at": "I-6", "hand": hers},
    }
    dungeon = ["I-6 0,-2", "I-3 2,0"]
    table: uc.Table = arranged(**STUDY | {"turn": 1, "dungeon": dungeon, "seat": seats} | given)
    options = iter(("study", "indicate 1", *(f"add {card}" for card in laid), "declare"))
    while table.choice is not None and table.choice.prompt != "test.opponent":
        table.take("pass" if ("pass",) in table.choice.options else next(options))
    return table


@pytest.mark.parametrize(("hand", "vain"), [([], {"main bad_press_1"}), (["tiptoe_2"], set[str]())])
def test_press_is_set_apart_where_no_card_can_be_looked_at(hand: list[str], vain: set[str]) -> None:
    seats = {"0": {"at": "I-3", "hand": ["bad_press_1"]}, "1": {"at": "I-3", "hand": hand}}
    table = arranged(turn=0, phase="action", dungeon=["I-3 2,0"], options=ALL, draws=["gray"] * 3, seat=seats)
    table.take("done")
    while table.choice.prompt != "window.turn_start":
        table.take("pass")
    assert vain == useless(table)


@pytest.mark.parametrize(("left", "vain"), [((), {"main false_alarm_1"}), (("tiptoe_2",), set[str]())])
def test_a_false_alarm_for_a_test_that_is_lost_is_set_apart(left: tuple[str, ...], vain: set[str]) -> None:
    """As it is for all that adds to the Alert Value of whoever has nothing left to answer with."""
    mine, hers = ["false_alarm_1", "guard_2"], ["guard_1", *left]
    table = declared_by_another(mine, hers, ["guard_1"], options={"main_effects": 1})
    assert vain == {option for option in useless(table) if option.startswith("main")}


@pytest.mark.parametrize(("boss", "ahead"), [("I-3", False), ("", True)])
def test_drinks_may_still_raise_the_alert_of_a_test_while_a_boss_is_about(boss: str, ahead: bool) -> None:
    """So other cards are no waste though they are too little by themselves (DGY-R-46)."""
    mine, hers = ["round_of_drinks_1", "pickpocket_1", "guard_2"], ["fate_5_1", "fate_5_2"]
    table = declared_by_another(mine, hers, hers, options=ALL, **({"boss_at": boss} if boss else {}))
    assert ahead == ("aux pickpocket_1 alert" in useless(table))


def test_whoever_has_enough_studies() -> None:
    assert "study" == favourite(arranged(**STUDY))


def test_whoever_has_too_little_does_not() -> None:
    weak = {"0": {"scholar": "sofia", "at": "I-6", "hand": ["guard_1"]}}
    assert "study" != favourite(arranged(**STUDY | {"seat": weak}))


def test_two_cubes_where_the_hand_is_enough_for_two() -> None:
    table = arranged(**STUDY)
    table.take("study")
    assert "indicate 2" == favourite(table)


def test_poor_cards_are_laid_down_first() -> None:
    """Guard and Seer are 3 against 3; the Fate card can still be played after the others."""
    table = arranged(**STUDY)
    for option in ("study", "indicate 2"):
        table.take(option)
    laid = set()
    while asked(table)[0] == 0 and favourite(table) != "declare":
        laid.add(favourite(table))
        table.take(favourite(table))
    assert {"add seer_1", "add guard_1"} == laid


def test_a_scholar_walks_to_cubes_she_can_study() -> None:
    hand = {"scholar": "sofia", "hand": ["fate_4_1", "seer_1"]}
    table = arranged(dungeon=["I-6 0,-2", "I-4 2,0"], cubes={"I-4": "empty"}, seat={"0": hand})
    assert "walk I-6" == favourite(table)


def test_in_maximum_alert_a_good_thesis_is_brought_home() -> None:
    table = arranged(
        dungeon=["I-6 0,-2"],
        clan="blood_worshipers",
        options={"maximum_alert": 1},
        maximum=True,
        seat={"0": {"scholar": "sofia", "at": "I-6", "cubes": RICH, "knowledge": True}},
    )
    assert "walk starting_zone" == favourite(table)


HINDERED: dict[str, Any] = {
    "dungeon": ["I-6 0,-2"],
    "phase": "action",
    "seat": {
        "0": {"scholar": "sofia", "at": "I-6", "hand": ["seer_1", "guard_1"]},
        "1": {"scholar": "rebecca", "at": "I-6", "hand": ["locksmith_1", "guard_2"]},
    },
}


def test_a_study_that_just_succeeds_is_hindered() -> None:
    table = arranged(**HINDERED)
    for option in ("study", "indicate 2", "add seer_1", "add guard_1"):
        table.take(option)
    assert (1, "aux locksmith_1 alert") == (asked(table)[0], favourite(table))


def test_a_study_that_fails_anyway_is_not() -> None:
    poor = {"0": HINDERED["seat"]["0"] | {"hand": ["guard_1"]}, "1": HINDERED["seat"]["1"]}
    table = arranged(**HINDERED | {"seat": poor})
    for option in ("study", "indicate 1", "add guard_1"):  # 1 against 2, and no card left
        table.take(option)
    assert (1, "pass") == (asked(table)[0], favourite(table))


def test_the_last_word_closes_the_gap() -> None:
    held = {"scholar": "sofia", "at": "I-6", "hand": ["seer_1", "locksmith_1", "guard_1"]}
    table = arranged(**HINDERED | {"seat": {"0": held}})
    for option in ("study", "indicate 2", "add seer_1", "declare"):
        table.take(option)
    assert "aux locksmith_1 stealth" == favourite(table)


@pytest.mark.parametrize(("stun", "chosen"), [(0, "suffer"), (2, "avoid")])
def test_a_student_is_for_the_last_stun_token(stun: int, chosen: str) -> None:
    """Sofia's Stamina is 3."""
    table = arranged(
        dungeon=["I-6 0,-2"],
        options={"dangerous_zones": 1},
        seat={"0": {"scholar": "sofia", "stun": stun, "students": 2}},
    )
    table.take("walk I-6")  # Ambush 1
    assert chosen == favourite(table)


# -- what would be wasted ------------------------------------------------------------------------------------

POOR: dict[str, Any] = {
    "dungeon": ["I-6 0,-2"],
    "phase": "action",
    "options": {"main_effects": 1},
    "seat": {
        "0": {"scholar": "sofia", "at": "I-6", "hand": ["love_potion_1", "guard_1"], "students": 0},
        "1": {"scholar": "rebecca", "at": "I-6"},
    },
}


def weighed(table: uc.Table) -> list[Option]:
    """What the search thinks through."""
    seat, options = asked(table)
    opinions = HEURISTICS.search_prior(table.view(seat), options)
    return list(HEURISTICS.candidates(opinions, options))


def test_a_card_that_cannot_be_paid_is_worth_less_than_nothing() -> None:
    table = arranged(**POOR)
    found = opinion(table, "main love_potion_1")
    assert found.score < min(0.0, opinion(table, "done").score)
    assert "counsel-waste" == found.reason


def test_no_line_of_thought_wastes_a_card() -> None:
    table = arranged(**POOR)
    seat, options = asked(table)
    thought = SharpBot(GAME, 1, bots.Budget(simulations=20)).think(
        table.view(seat), options, lambda chance: table.redeal(seat, chance)
    )
    assert table.read("main love_potion_1") in options
    assert table.read("main love_potion_1") not in {line.option for line in thought.ranking}


def test_whoever_can_pay_may_think_of_it() -> None:
    seats = {"0": POOR["seat"]["0"] | {"students": 2}, "1": POOR["seat"]["1"]}
    table = arranged(**POOR | {"seat": seats})
    assert table.read("main love_potion_1") in weighed(table)


def test_nothing_that_is_in_vain_is_weighed() -> None:
    left_out = 0
    for table in positions():
        found, options = opinions(table), weighed(table)
        assert options
        assert max(found, key=lambda option: found[option].score) in options
        assert POINTLESS.isdisjoint(found[option].reason for option in options)
        left_out += len(asked(table)[1]) - len(options)
    assert left_out


def acted(hand: list[str]) -> uc.Table:
    """The Action is done, and there is no way but the one that was come by."""
    given = STUDY | {"cubes": {"I-6": ["militia", "none"]}, "floor_1": []}
    seats = {"0": STUDY["seat"]["0"] | {"hand": ["fate_5_1", *hand]}}
    table: uc.Table = arranged(**given | {"seat": seats})
    for option in ("study", "add fate_5_1", "declare"):
        table.take(option)
    while asked(table)[0] != 0 or table.choice is None or table.choice.prompt != "phase.action":
        table.take("pass")
    return table


def test_after_the_action_a_poor_card_is_played_for_the_next_one() -> None:
    assert "counsel-cycle" == opinion(acted(["secret_tunnel_1"]), "aux secret_tunnel_1 use").reason


def test_and_a_good_one_is_kept() -> None:
    table = acted(["field_camp_1"])
    assert ("counsel-waste", "done") == (opinion(table, "aux field_camp_1 use").reason, favourite(table))


def test_a_tile_that_stays_shut_is_laid_for_a_reason() -> None:
    table = arranged(
        dungeon=["I-1 2,0", "II-1 4,0"], stairs=["I-1 e1"], floor_2=["II-5"], seat={"0": {"at": "II-1"}}
    )
    table.take("reveal")
    assert {"counsel-lay-same"} == {found.reason for found in opinions(table).values()}


@pytest.mark.parametrize(
    ("laid", "reason", "n"),
    [
        (["seer_1", "guard_1"], "counsel-hinder", 1),  # 3 against 3
        (["fate_4_1"], "counsel-hinder-together", 2),  # 4 against 3: it takes both cards
        (["guard_1"], "counsel-hinder-last", 3),  # 1 against 3: 2 are missing already
    ],
)
def test_why_to_hinder(laid: list[str], reason: str, n: int) -> None:
    seats = {
        "0": HINDERED["seat"]["0"] | {"hand": [*laid, "tiptoe_1"]},
        "1": HINDERED["seat"]["1"] | {"hand": ["locksmith_1", "pickpocket_1"]},
    }
    table = arranged(**HINDERED | {"seat": seats})
    for option in ("study", "indicate 2", *(f"add {card}" for card in laid), "declare"):
        table.take(option)
    found = opinion(table, "aux locksmith_1 alert")
    assert (reason, n) == (found.reason, found.data["n"])


# -- how things stand ----------------------------------------------------------------------------------------


def test_shares_are_shares() -> None:
    for table in positions():
        shares = HEURISTICS.evaluate(table)
        assert table.seats == len(shares)
        assert 1 == pytest.approx(sum(shares))
        assert all(0 < share < 1 for share in shares)


EVEN: dict[str, Any] = {"at": "I-6", "scholar": "valerio", "students": 2, "cubes": {"militia": 2}, "stun": 1}
GAINS: dict[str, dict[str, Any]] = {
    "a cube": {"cubes": {"militia": 2, "civilization": 1}},
    "a Star": {"cubes": {"militia": 3}},
    "a card": {"hand": ["guard_1"]},
    "a Student": {"students": 3},
    "less Stun": {"stun": 0},
    "an Intern": {"interns": ["seer"]},
    "a Thesis": {"cubes": {"militia": 5, "worship": 3}, "thesis": 1, "at": "starting_zone"},
}


def table_with(gain: dict[str, Any]) -> Any:
    other = EVEN | {"scholar": "vincenzo"}
    options = {"main_effects": 1}
    return arranged(dungeon=["I-6 0,-2"], options=options, turn=1, seat={"0": EVEN | gain, "1": other})


@pytest.mark.parametrize("gain", GAINS)
def test_every_gain_raises_the_share(gain: str) -> None:
    assert evaluate(table_with(GAINS[gain]))[0] > evaluate(table_with({}))[0]


def test_a_jinx_lowers_it() -> None:
    assert evaluate(table_with({"jinxes": ["omega_mole"]}))[0] < evaluate(table_with({}))[0]


# -- leanings ------------------------------------------------------------------------------------------------


def test_a_leaning_is_an_option() -> None:
    for table in positions():
        for _ in range(3):
            assert HEURISTICS.rollout_policy(table, CHANCE) in asked(table)[1]


def test_leanings_play_whole_games() -> None:
    table: Any = GAME.new(2, {}, seed="leanings")
    while table.choice is not None:
        table.take(HEURISTICS.rollout_policy(table, CHANCE))
    assert table.over


# -- strength ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, ALL], ids=["plain", "all"])
def test_who_knows_more_wins_more(options: dict[str, int]) -> None:
    """Measured: 0.97 and 0.98 (docs/bots.md has the figures of many games)."""
    assert victories(GAME, "steady", "novice", 4, options) > 0.6
    assert victories(GAME, "novice", "random", 4, options) > 0.6


@pytest.mark.parametrize("seed", ["d254", "d565"])
def test_nobody_reveals_the_same_tiles_for_ever(seed: str) -> None:
    """All tiles of a pile have been seen, and none can be linked: whoever tries again learns nothing."""
    rules = {"boss": 1, "main_effects": 1, "maximum_alert": 1, "dangerous_zones": 1}
    table = GAME.new(2, rules, seed)
    players = [bots.bot("steady", GAME, f"{seed}-{seat}") for seat in range(2)]
    for _ in range(1500):
        if table.choice is None:
            break
        table.take(bots.answer(players[table.choice.seat], table))
    assert table.over
