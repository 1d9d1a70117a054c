"""Why something of Rocca Civetta cannot be done: what is said is what stands in the way."""

from functools import partial
from typing import Any, NamedTuple

import pytest
from tests.texts.arrange import arranged as arranged_in

from undercroft import texts
from undercroft.games.rocca_civetta.game import VERSIONS

GAME = VERSIONS[-1]
ENGLISH = texts.speaker(GAME, "en")
MAIN = {"main_effects": 1, "specialists": 1, "alchemy": 1}

arranged: Any = partial(arranged_in, GAME)


class Refused(NamedTuple):
    """A position, what is tried there after some moves, and what is said."""

    given: dict[str, Any]
    option: str
    rule: str
    words: str
    moves: tuple[str, ...] = ()


def acting(me: dict[str, Any], *others: dict[str, Any], **given: Any) -> dict[str, Any]:
    seats = {str(n): {"at": "I-4"} | seat for n, seat in enumerate((me, *others))}
    return {"phase": "action", "dungeon": ["I-4 2,0"], "seat": seats} | given


def research(card: str, me: dict[str, Any], **given: Any) -> dict[str, Any]:
    options = {"research": 1} | given.pop("options", {})
    return acting(me, options=options, open_research=[card], **given)


def met(profile: int, hand: list[str]) -> dict[str, Any]:
    """Whoever walks rouses a Boss, which meets the other."""
    return {
        "options": {"boss": 1, "profile": profile},
        "phase": "movement",
        "dungeon": ["I-1 2,0", "I-4 4,0", "I-3 6,-1"],
        "boss_at": "I-1",
        "randomizer": ["randomizer_05"],
        "seat": {"1": {"at": "I-3", "hand": hand}},
    }


DEEP: dict[str, Any] = {"dungeon": ["I-1 2,0", "II-3 4,0", "III-4 3,2"], "stairs": ["I-1 e1", "II-3 s2"]}
CUBES = {"cubes": {"militia": 2}}
WET = {"jinxes": ["wet_notes"]}
REFUSED = {
    "wet notes": Refused(
        acting(WET | {"hand": ["tiptoe_1"]}), "study", "RCV-R-244", "declaring with cards of Bonus Value 1"
    ),
    "one wet card": Refused(
        acting(WET | {"hand": ["tiptoe_1", "fate_4_1"]}),
        "add tiptoe_1",
        "RCV-R-244",
        "Wet Notes keeps you",
        ("study", "indicate 1"),
    ),
    "wet notes of others": Refused(
        acting({"hand": ["fate_4_1"]}, WET | {"hand": ["tiptoe_1"]}),
        "add tiptoe_1",
        "DGY-TRICK-05",
        "Tiptoe is not in your hand",
        ("study", "indicate 1"),
    ),
    "spying for the union": Refused(
        acting({"jinxes": ["union_strike"], "students": 1, "hand": ["fate_4_1"]}, CUBES),
        "spy @1 militia",
        "DGY-ESP-02",
        "costs you 2 Students",
    ),
    "suspended": Refused(
        acting({"interns": ["wikiantir"], "jinxes": ["egg_on_the_face"]}, options=MAIN),
        "peek jinxes",
        "RCV-R-244",
        "Egg on the Face",
    ),
    "fooled": Refused(
        acting({"scholar": "andromeda"}, {"interns": ["fool"]}, options=MAIN, fooled=0),
        "skill data_bank",
        "RCV-R-252",
        "Fool's Token",
    ),
    "fooled, and never hers": Refused(
        acting({"scholar": "andromeda"}, {"interns": ["fool"]}, options=MAIN, fooled=0),
        "skill charge",
        "DGY-BOARD-02",
        "does not have the Skill Charge",
    ),
    "shielded": Refused(
        acting(
            {"at": "I-1", "hand": ["fate_4_1"]},
            {"scholar": "ingrid"} | CUBES,
            dungeon=["I-1 2,0", "I-4 4,0"],
        ),
        "spy @1 militia",
        "RCV-R-240",
        "Shield Wall",
    ),
    "too far": Refused(
        acting({"at": "I-1", "hand": ["fate_4_1"]}, CUBES, dungeon=["I-1 2,0", "I-6 4,0", "I-4 6,0"]),
        "spy @1 militia",
        "DGY-ESP-01",
        "neither in your Zone nor in a linked one",
    ),
    "too far for the Falconer": Refused(
        acting(
            {"at": "I-1", "hand": ["fate_4_1"], "interns": ["falconer"]},
            CUBES,
            options=MAIN,
            dungeon=["I-1 2,0", "I-6 4,0", "I-3 6,0", "I-4 8,-1"],
        ),
        "spy @1 militia",
        "RCV-R-240",
        "more than 2 linked Zones",
    ),
    "columns": Refused(
        research("balanced_survey", {"cubes": {"militia": 1, "caste": 1}}),
        "claim balanced_survey",
        "RCV-RES-02",
        "in 5 columns, and you have cubes in 2",
    ),
    "cubes of a colour": Refused(
        research("liturgy", {"cubes": {"worship": 2}}), "claim liturgy", "RCV-RES-02", "3 Worship cubes"
    ),
    "cubes": Refused(research("well_staffed", {}), "claim well_staffed", "RCV-RES-02", "9 cubes"),
    "interns": Refused(
        research("well_staffed", {}, options={"main_effects": 1}),
        "claim well_staffed",
        "RCV-RES-02",
        "2 Interns",
    ),
    "students": Refused(
        research("full_classroom", {"students": 6}),
        "claim full_classroom",
        "RCV-RES-02",
        "7 Students, and you have 6",
    ),
    "floor": Refused(
        research("deep_field_work", {}), "claim deep_field_work", "RCV-RES-02", "Floor III or deeper"
    ),
    "stun": Refused(
        research(
            "deep_field_work",
            {"at": "III-4", "stun": 1},
            **DEEP,
        ),
        "claim deep_field_work",
        "RCV-RES-02",
        "no Stun Tokens",
    ),
    "stars": Refused(research("clean_record", {}), "claim clean_record", "RCV-RES-02", "2 Stars"),
    "jinx": Refused(
        research("clean_record", {"cubes": {"civilization": 6}, "jinxes": ["wet_notes"]}),
        "claim clean_record",
        "RCV-RES-02",
        "no Jinx Card",
    ),
    "cubes in the Zone": Refused(
        research("last_detail", {}), "claim last_detail", "RCV-RES-02", "spaces but no cubes"
    ),
    "links": Refused(
        research("last_detail", {}, cubes={"I-4": "empty"}),
        "claim last_detail",
        "RCV-RES-02",
        "linked with 3 others; yours is linked with 1",
    ),
    "without the Boss": Refused(
        research("eyewitness", {}, options={"boss": 1}), "claim eyewitness", "RCV-RES-02", "Zone of the Boss"
    ),
    "alert": Refused(
        research("eyewitness", {}), "claim eyewitness", "RCV-RES-02", "printed Alert Value of 6"
    ),
    "after a Rest": Refused(
        research("royal_tree", {"cubes": {"militia": 4}}, phase="activity")
        | {"open_research": ["royal_tree", "arms_report"]},
        "claim royal_tree",
        "RCV-RES-02",
        "2 Caste cubes",
        ("rest",),
    ),
    "the best card": Refused(
        met(3, ["tiptoe_1", "fate_4_1", "fate_4_2"]),
        "discard tiptoe_1",
        "RCV-BOSS-03",
        "highest Bonus Value",
        ("walk I-1", "pass"),
    ),
    "the most cards": Refused(
        met(10, ["acolyte_1", "seer_1", "small_talk_1", "courtier_1", "fate_4_1"]),
        "type fate",
        "RCV-BOSS-03",
        "the type of which you hold most",
        ("walk I-1", "pass"),
    ),
    "a dear cube": Refused(
        acting({"scholar": "sofia", "hand": ["magnum_opus_1"], "cubes": {"civilization": 2}}, options=MAIN),
        "cube caste",
        "RCV-R-239",
        "worth 4 points",
        ("main magnum_opus_1",),
    ),
    "to the left": Refused(
        acting(
            {"scholar": "enrico", "exalted": True, "at": "III-4", "hand": ["fate_5_1"]},
            {"at": "I-1", "cubes": {"civilization": 4}},
            **DEEP,
        ),
        "pick 1",
        "RCV-R-190",
        "from left to right",
        ("study", "pick 1"),
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_the_reason_is_what_stands_in_the_way(case: str) -> None:
    refused = REFUSED[case]
    table = arranged(**refused.given)
    for move in refused.moves:
        table.take(move)
    reason = table.why_not(refused.option)
    assert reason is not None
    assert refused.rule == reason.rule
    assert refused.words in ENGLISH.reason(reason, table)
