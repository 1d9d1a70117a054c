"""A hint for every card of Rocca Civetta: what is done with it is the best there is, and the reason that is
given names it and is true, in every language.
"""

import re
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.games.thumb import asked, opinions, steps
from tests.texts.arrange import arranged as arranged_in

import undercroft as uc
from undercroft import texts
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.cards.packs import base_box, box_of
from undercroft.games.rocca_civetta.game import VERSIONS
from undercroft.games.rocca_civetta.heuristics import HEURISTICS
from undercroft.games.rocca_civetta.heuristics.added import HELPS
from undercroft.games.rocca_civetta.heuristics.situation import Situation
from undercroft.games.rocca_civetta.texts import reason as mentioned
from undercroft.texts.speaker import Context, Speaker, packages_of

GAME = VERSIONS[-1]
SCENARIOS = Path(__file__).parent / "scenarios"
SPEAKERS = [
    Speaker(GAME.texts, language, strict=True, base=packages_of(GAME)[:-1]) for language in texts.LANGUAGES
]
MAIN = {"main_effects": 1}
ALCHEMY = MAIN | {"alchemy": 1}
SPECIALISTS = MAIN | {"specialists": 1}
STRONG = ["fate_4_1", "fate_4_2", "fate_4_3", "fate_4_4"]
BOX: Any = box_of(
    GAME.packs(GAME.checked_options(SPECIALISTS | {"alchemy": 1, "spriggan": 1, "research": 1}))
)

arranged: Any = partial(arranged_in, GAME)


class Hint(NamedTuple):
    """A position, what is hinted at there, and the reason."""

    given: dict[str, Any]
    option: str
    reason: str
    moves: tuple[str, ...] = ()  # that lead from the position to the question


def in_turn(options: dict[str, int], me: dict[str, Any], **given: Any) -> dict[str, Any]:
    seats = {"0": {"scholar": "sofia", "at": "I-4"} | me} | given.pop("seat", {})
    return {"phase": "movement", "dungeon": ["I-4 2,0"], "options": options, "seat": seats} | given


def hint_of(hint: Hint) -> uc.Table:
    table: uc.Table = arranged(**hint.given)
    for move in hint.moves:
        table.take(move)
    return table


def best(table: uc.Table) -> tuple[str, str, list[str]]:
    """The best option, the key of its reason, and the reason in every language."""
    found = opinions(table)
    option = max(found, key=lambda option: found[option].score)
    view = table.view(asked(table)[0])
    sentences = [
        speaker.sentence(
            found[option].reason, mentioned(found[option].data), Context(speaker.names(view), {})
        )
        for speaker in SPEAKERS
        if found[option].reason
    ]
    return table.write(option), found[option].reason, sentences


def is_named(id: str, sentences: list[str]) -> bool:
    """Whether a card or Skill is called by its name in each language."""
    names = [speaker.word("skill", id) if id in BOX.skill else speaker.card(id) for speaker in SPEAKERS]
    return all(name in sentence for name, sentence in zip(names, sentences, strict=True))


# -- Trick Cards ---------------------------------------------------------------------------------------------

AFTER: dict[str, Any] = {"phase": "action", "actions": ["study"]}  # what is left of the turn
RIVAL = {"scholar": "sofia", "cubes": {"civilization": 4}}
RICH = {"civilization": 4, "militia": 2}  # on the way to Stars
HERE = {"at": "I-4", "students": 0, "hand": ["tiptoe_3"], "cubes": {"civilization": 4}}
MAINS = {
    "transmutation": Hint(
        in_turn(ALCHEMY, {"hand": ["transmutation_1"], "cubes": {"civilization": 2, "militia": 4}}, **AFTER),
        "main transmutation_1",
        "counsel-transmutation",
    ),
    "reagents": Hint(
        in_turn(ALCHEMY, {"hand": ["reagents_1", "tiptoe_1"]}, discard=["fate_5_1", "fate_4_1"], **AFTER),
        "main reagents_1",
        "counsel-reagents",
    ),
    "healing_draught": Hint(
        in_turn(ALCHEMY, {"hand": ["healing_draught_1", "tiptoe_1"], "stun": 2}, **AFTER),
        "main healing_draught_1",
        "counsel-healing",
    ),
    "acid_flask": Hint(
        in_turn(
            ALCHEMY,
            {"at": "II-3", "hand": ["acid_flask_1", *STRONG]},
            points=1,
            dungeon=["I-1 2,0", "II-3 4,0", "II-5 6,0"],
            stairs=["I-1 e1"],
        ),
        "main acid_flask_1",
        "counsel-acid",
    ),
    "catalyst": Hint(
        in_turn(ALCHEMY, {"hand": ["tiptoe_1", "tiptoe_2", "catalyst_1"], "students": 0}, phase="action"),
        "main catalyst_1",
        "counsel-catalyst",
        ("study", "indicate 1", "add tiptoe_1", "add tiptoe_2", "declare", "pass"),
    ),
    "homunculus": Hint(
        in_turn(ALCHEMY, {"hand": ["homunculus_1", "tiptoe_1", "fate_4_1"], "students": 0}, **AFTER),
        "main homunculus_1",
        "counsel-homunculus",
    ),
    "elixir_of_genius": Hint(
        in_turn(ALCHEMY, {"hand": ["elixir_of_genius_1", *STRONG]}),
        "main elixir_of_genius_1",
        "counsel-genius",
    ),
    "volatile_mixture": Hint(
        in_turn(
            ALCHEMY,
            {"hand": ["volatile_mixture_1"]},
            seats=3,
            seat={"1": HERE | {"stun": 2}, "2": HERE | {"stun": 2, "hand": ["tiptoe_1"]}},
            **AFTER,
        ),
        "main volatile_mixture_1",
        "counsel-mixture",
    ),
    "magnum_opus": Hint(
        in_turn(
            ALCHEMY,
            {"hand": ["magnum_opus_1"], "cubes": dict.fromkeys(CUBES, 1)},
            phase="action",
            cubes={"I-4": "empty"},
        ),
        "main magnum_opus_1",
        "counsel-opus",
    ),
} | {
    intern: Hint(
        in_turn(SPECIALISTS, {"hand": [f"{intern}_1"], "students": 6}, phase="action"),
        f"main {intern}_1",
        "counsel-intern",
    )
    for intern in HELPS
}


@pytest.mark.parametrize("id", MAINS)
def test_a_main_effect_is_hinted_at(id: str) -> None:
    option, reason, sentences = best(hint_of(MAINS[id]))
    assert (MAINS[id].option, MAINS[id].reason) == (option, reason)
    assert is_named(id, sentences), sentences


AUXILIARIES = {
    "alchemy": Hint(
        in_turn(ALCHEMY, {"hand": ["reagents_1", "tiptoe_1"]}), "aux reagents_1 use", "counsel-brew"
    ),
    "specialists": Hint(
        in_turn(
            SPECIALISTS,
            {"hand": ["tiptoe_1", "fool_1"], "interns": ["surgeon", "seer"], "students": 0},
            phase="action",
        ),
        "aux fool_1 stealth",
        "counsel-consult",
        ("study", "indicate 1", "add tiptoe_1", "declare", "pass"),
    ),
    "spriggan": Hint(
        in_turn(
            MAIN | {"spriggan": 1},
            {"hand": ["spriggan_1"], "at": "II-5"},
            phase="action",
            dungeon=["I-1 2,0", "II-3 4,0", "II-5 6,0"],
            stairs=["I-1 e1"],
        ),
        "add spriggan_1",
        "counsel-lay-intern",
        ("study", "indicate 1"),
    ),
}


@pytest.mark.parametrize("kind", AUXILIARIES)
def test_what_else_the_cards_are_for(kind: str) -> None:
    option, reason, _ = best(hint_of(AUXILIARIES[kind]))
    assert (AUXILIARIES[kind].option, AUXILIARIES[kind].reason) == (option, reason)


# -- Scholars ------------------------------------------------------------------------------------------------


def scholar(name: str, me: dict[str, Any], exalted: bool = False, **given: Any) -> dict[str, Any]:
    seats = (
        {"1": {"cubes": {"civilization": 4}}} | given.pop("seat", {}) if exalted else given.pop("seat", {})
    )
    return in_turn({}, {"scholar": name, "exalted": exalted} | me, seat=seats, **given)


SKILLS = {
    "zainetto": Hint(
        scholar("sara", {"hand": ["tiptoe_1", "fate_4_1"]}, **AFTER), "skill zainetto", "counsel-store-more"
    ),
    "acrobat": Hint(
        scholar(
            "sara",
            {"hand": ["tiptoe_1", *STRONG], "at": "I-1"},
            exalted=True,
            points=0,
            dungeon=["I-1 2,0", "I-4 4,0"],
            cubes={"I-1": "empty"},
        ),
        "skill acrobat",
        "counsel-tumble",
    ),
    "data_bank": Hint(scholar("andromeda", {"hand": ["tiptoe_1"]}), "skill data_bank", "counsel-search"),
    "overload": Hint(
        scholar("andromeda", {"hand": ["tiptoe_1"], "students": 0}, exalted=True, phase="action"),
        "skill overload",
        "counsel-lift",
        ("study", "indicate 1", "add tiptoe_1"),
    ),
    "exhume": Hint(scholar("onamor", {"students": 0}, **AFTER), "skill exhume", "counsel-gather"),
    "mass_grave": Hint(
        scholar("onamor", {"students": 0}, exalted=True, **AFTER), "skill mass_grave", "counsel-gather"
    ),
    "last_rites": Hint(
        scholar("onamor", {"hand": ["tiptoe_1"], "students": 6}, exalted=True, phase="action"),
        "skill last_rites",
        "counsel-rites",
        ("study", "indicate 1", "add tiptoe_1"),
    ),
    "charge": Hint(
        scholar(
            "ingrid",
            {"at": "I-3"},
            seat={"1": HERE | {"stun": 2, "scholar": "sofia"}},
            dungeon=["I-3 2,0", "I-4 4,-1"],
            **AFTER,
        ),
        "skill charge",
        "counsel-charge",
    ),
    "chosen_of_the_fallen": Hint(
        scholar(
            "ingrid",
            {"students": 0},
            exalted=True,
            seat={"1": HERE | {"students": 3, "scholar": "sofia"}},
            **AFTER,
        ),
        "skill chosen_of_the_fallen",
        "counsel-reap",
    ),
    "whip_crack": Hint(
        scholar(
            "enrico",
            {"at": "I-1"},
            seat={"1": {"at": "I-4", "scholar": "sofia", "cubes": {"civilization": 3, "militia": 3}}},
            dungeon=["I-1 2,0", "I-4 4,0"],
            cubes={"I-1": "empty"},
            **AFTER,
        ),
        "skill whip_crack",
        "counsel-whip-use",
    ),
    "camp_z": Hint(
        scholar("caterina", {"at": "I-4", "stun": 2}, exalted=True, seat={"1": RIVAL}, phase="movement"),
        "skill camp_z",
        "counsel-pitch",
    ),
    "brew": Hint(
        scholar("caterina", {"stun": 3, "hand": ["tiptoe_1", "tiptoe_2"]}, **AFTER),
        "skill brew",
        "counsel-brew-cure",
    ),
    "great_brew": Hint(
        scholar("caterina", {"students": 0, "hand": ["tiptoe_1"]}, exalted=True, seat={"1": RIVAL}, **AFTER),
        "skill great_brew",
        "counsel-brew-student",
    ),
    "blast_flask": Hint(
        {
            "phase": "action",
            "turn": 1,
            "dungeon": ["I-6 0,2", "I-4 2,0"],
            "seat": {
                "0": {"scholar": "caterina", "exalted": True, "at": "I-6", "hand": ["tiptoe_1", "tiptoe_2"]},
                "1": HERE | {"scholar": "sofia", "cubes": {"militia": 3, "civilization": 3}},
            },
        },
        "skill blast_flask",
        "counsel-blast",
        ("study", "indicate 1", "add tiptoe_3"),
    ),
    "snare": Hint(
        scholar("claudio", {"students": 6}, seat={"1": RIVAL}, **AFTER),
        "skill snare",
        "counsel-set-trap",
    ),
    "long_snare": Hint(
        scholar("claudio", {"students": 6}, exalted=True, seat={"1": RIVAL}, **AFTER),
        "skill long_snare",
        "counsel-set-trap",
    ),
}


def test_every_skill_that_is_used_is_here() -> None:
    used = {name for name, skill in BOX.skill.items() if skill.effect and name not in base_box().skill}
    assert used == set(SKILLS)


@pytest.mark.parametrize("id", SKILLS)
def test_a_skill_is_hinted_at(id: str) -> None:
    option, reason, sentences = best(hint_of(SKILLS[id]))
    assert (SKILLS[id].option, SKILLS[id].reason) == (option, reason)
    assert is_named(id, sentences), sentences


# -- Research and Jinx Cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [BOX.card[n].id for n in BOX.research])
def test_research_is_claimed(id: str) -> None:
    claim = f"claim {id}"
    asking = [path for path in SCENARIOS.rglob("*.toml") if f'choose = "{claim}"' in plain(path)]
    found = [best(table) for path in asking for table in steps(path) if claim in offered(table)]
    assert found
    for option, reason, sentences in found:
        assert (claim, "counsel-claim") == (option, reason)
        assert is_named(id, sentences), sentences


def plain(path: Path) -> str:
    """The words of a scenario, one blank between them."""
    return re.sub(r"[ \t]+", " ", path.read_text("utf-8"))


def offered(table: uc.Table) -> list[str]:
    return [table.write(option) for option in asked(table)[1]]


LEAST = "homesick_freshmen"
JINXES = [
    BOX.card[n].id
    for n in BOX.jinxes
    if BOX.card[n].id not in {base_box().card[m].id for m in base_box().jinxes}
]


@pytest.mark.parametrize("id", JINXES)
def test_a_rest_rids_of_the_jinx_card_that_harms_most(id: str) -> None:
    seats = {"0": {"scholar": "sofia", "at": "I-4", "jinxes": [id, LEAST]}}
    table = arranged(phase="activity", dungeon=["I-4 2,0"], seat=seats)
    table.take("rest")
    option, reason, sentences = best(table)
    assert "counsel-shed" == reason
    assert is_named(id, sentences), (option, sentences)


FAR = {
    "phase": "movement",
    "dungeon": ["I-1 2,0", "I-6 4,0", "I-3 6,0"],
    "cubes": {"I-1": "empty", "I-6": "empty"},
}


def way_to_study(jinxes: list[str]) -> str:
    """What is said of the first step to cubes three steps away, of somebody with three Speed points."""
    me = {"scholar": "sofia", "hand": STRONG, "jinxes": jinxes, "cubes": {"civilization": 1}}
    table = arranged(**FAR, only=["floor_1"], points=3, seat={"0": me})
    return opinions(table)[table.read("walk I-1")].reason


def test_frostbite_is_reckoned_with() -> None:
    assert ("counsel-go-study", "counsel-go-later") == (way_to_study([]), way_to_study(["frostbite"]))


def test_nightmares_are_told_of() -> None:
    seats = {"0": {"scholar": "sofia", "at": "I-4", "jinxes": ["nightmares"], "stun": 2, "students": 0}}
    table = arranged(phase="activity", dungeon=["I-4 2,0"], seat=seats)
    assert ("rest", "counsel-rest-nightmares") == best(table)[:2]


def test_a_charge_of_plagiarism_lowers_the_bonus_that_is_promised() -> None:
    bonus = []
    for jinxes in ([], ["plagiarism_charge"]):
        seat = {"at": "I-6", "cubes": {"militia": 5, "worship": 4}, "knowledge": True, "jinxes": jinxes}
        table = arranged(dungeon=["I-6 0,-2"], phase="activity", clan="horn_blowers", seat={"0": seat})
        bonus.append(opinions(table)[("submit",)].data["bonus"])
    assert bonus[0] - 2 == bonus[1]


def test_a_cursed_idol_makes_dear_cubes_worth_less() -> None:
    def worth(jinxes: list[str], cube: str) -> float:
        table = arranged(dungeon=["I-4 2,0"], seat={"0": {"scholar": "sofia", "jinxes": jinxes}})
        seat, options = asked(table)
        s = Situation(table.view(seat), options)
        return s.gain(s.me, CUBES.index(cube))

    assert worth([], "riches") > worth(["cursed_idol"], "riches") > 0
    assert worth([], "worship") == worth(["cursed_idol"], "worship")


def test_the_union_asks_for_a_student_more() -> None:
    def students(jinxes: list[str]) -> int:
        hint = SKILLS["last_rites"]
        me = hint.given["seat"]["0"] | {"jinxes": jinxes}
        table = hint_of(hint._replace(given=hint.given | {"seat": hint.given["seat"] | {"0": me}}))
        found: int = opinions(table)[table.read("skill last_rites")].data["students"]
        return found

    assert 2 * students([]) == students(["union_strike"])


def test_interns_who_do_nothing_are_worth_their_points() -> None:
    hint = MAINS["surgeon"]
    me = hint.given["seat"]["0"] | {"jinxes": ["egg_on_the_face"]}
    table = hint_of(hint._replace(given=hint.given | {"seat": {"0": me}}))
    assert "counsel-intern-idle" == opinions(table)[table.read(hint.option)].reason


# -- everything else -----------------------------------------------------------------------------------------

FOLDERS = sorted(path.name for path in SCENARIOS.iterdir())


@pytest.mark.parametrize("folder", FOLDERS)
def test_whatever_is_asked_about_a_card_is_answered_with_a_reason(folder: str) -> None:
    """The scenarios of every card, Scholar, Clan, Intern and Boss: wherever something can be chosen."""
    for path in sorted((SCENARIOS / folder).glob("*.toml")):
        text = path.read_text("utf-8")
        if "[new]" in text or "[campaign]" in text:
            continue
        for table in steps(path):
            if table.choice is None or len(table.choice.options) < 2:
                continue
            option, reason, sentences = best(table)
            assert reason, (path.name, table.choice.prompt, option)
            assert all(sentence.endswith(".") for sentence in sentences), (path.name, sentences)


# -- what brings nothing -------------------------------------------------------------------------------------


def useless(table: uc.Table) -> set[str]:
    seat, options = asked(table)
    return {table.write(option) for option in HEURISTICS.useless(table.view(seat), options)}


def window(options: dict[str, int], me: dict[str, Any], **other: Any) -> uc.Table:
    """Somebody else's turn, in which seat 0 may play something."""
    seats = {
        "0": {"scholar": "sofia", "at": "I-3"} | me,
        "1": {"scholar": "rebecca", "at": "I-4", "hand": ["tiptoe_2"]} | other,
    }
    table: uc.Table = arranged(
        turn=1, phase="movement", dungeon=["I-3 2,0", "I-4 4,-1"], options=options, seat=seats
    )
    table.take("done")
    return table


@pytest.mark.parametrize(("stun", "vain"), [(0, {"main healing_draught_1"}), (1, set())])
def test_a_cure_without_stun_brings_nothing(stun: int, vain: set[str]) -> None:
    assert vain == useless(window(ALCHEMY, {"hand": ["healing_draught_1", "homunculus_1"], "stun": stun}))


def test_a_card_that_cannot_be_paid_brings_nothing() -> None:
    assert {"main healing_draught_1"} == useless(window(ALCHEMY, {"hand": ["healing_draught_1"], "stun": 1}))


@pytest.mark.parametrize(("at", "vain"), [("starting_zone", {"main volatile_mixture_1"}), ("I-4", set())])
def test_a_mixture_that_hits_nobody_brings_nothing(at: str, vain: set[str]) -> None:
    assert vain == useless(window(ALCHEMY, {"hand": ["volatile_mixture_1"]}, at=at))


@pytest.mark.parametrize(("omega", "vain"), [("I-6", {"main gust_of_wind_1"}), ("I-4", set())])
def test_wind_for_omega_is_no_waste(omega: str, vain: set[str]) -> None:
    """Nobody else is near, and Gust of Wind has his icon (RCV-R-249)."""
    seats = {
        "0": {"scholar": "sofia", "at": "I-3", "hand": ["gust_of_wind_1"]},
        "1": {"scholar": "rebecca", "at": "starting_zone", "hand": ["tiptoe_2"]},
    }
    dungeon = ["I-3 2,0", "I-4 4,-1", "I-6 0,-2"]
    options = {"omega_against_all": 1, "main_effects": 1}
    table = arranged(turn=1, phase="movement", dungeon=dungeon, options=options, omega_at=omega, seat=seats)
    table.take("done")
    assert vain == useless(table)


def test_more_for_a_test_that_is_won_brings_nothing() -> None:
    given = in_turn(ALCHEMY, {"hand": ["fate_4_1", "catalyst_1"], "students": 0}, phase="action")
    table = hint_of(Hint(given, "", "", ("study", "indicate 1", "add fate_4_1", "declare")))
    while "main catalyst_1" not in offered(table):
        table.take("pass")
    assert {"main catalyst_1"} == useless(table)
