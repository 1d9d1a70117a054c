"""The box holds what the tables here print, row by row, and a mistake in a content file is told with file,
entry, field and what was expected.

In the tables G R B Y P are the cubes; S, D, T and X are the costs: Students Sacrificed, Students drawn, Stun
Tokens, Trick Cards discarded; "a + b" is paid together, "a / b" is a choice.
"""

import re
from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.games.mistakes import about_content

import undercroft as uc
from undercroft.engine.content import Source
from undercroft.engine.own_content import Folder
from undercroft.games.dungeonology.cards.content import (
    CASTE,
    CHANGES,
    CIVILIZATION,
    COLOURS,
    CUBES,
    DIRECTIONS,
    MILITIA,
    PASSAGES,
    RICHES,
    TYPES,
    VALUES,
    WORSHIP,
    ZONE_EFFECTS,
    Side,
    read_all,
    read_texts,
    texts_of,
)
from undercroft.games.dungeonology.cards.effects import LEXICON
from undercroft.games.dungeonology.cards.packs import base_box
from undercroft.games.dungeonology.cards.vocabulary import AIMS, HITS, NEEDS, PROCEDURES, SKILL_VERBS, VERBS
from undercroft.games.dungeonology.rules.skills import USES

FOLDER = Folder("undercroft.games.dungeonology", "content")
BOX = base_box()
LETTERS = "GRBYP"  # the cubes as the tables write them

COLUMNS = """
G | Civilization | 2 | 20 | 6 | 0 2 4 6 8 10 12 | 4 and 6 | 2 and 5
R | Militia | 3 | 15 | 5 | 0 3 6 9 12 15 | 3 and 5 | 2 and 4
B | Worship | 4 | 13 | 5 | 0 4 8 12 16 20 | 3 and 5 | 2 and 4
Y | Riches | 5 | 10 | 4 | 0 5 10 15 20 | 3 | 2
P | Caste | 6 | 6 | 3 | 0 6 12 18 | 2 | 1
"""

SCHOLARS = """
Valerio | 3 / 4 / 2 / 2 / 4 | 3 / 4 / 3 / 2 / 5 | G R R
Sofia | 3 / 4 / 3 / 2 / 3 | 3 / 5 / 3 / 2 / 3 | G R B Y
Vincenzo | 4 / 4 / 2 / 2 / 3 | 5 / 4 / 2 / 2 / 3 | G G B
Rebecca | 3 / 4 / 2 / 3 / 2 | 3 / 5 / 2 / 3 / 3 | R B B
"""

SKILLS = """
Valerio | N | Headbutt
Valerio | E | Heroic Headbutt
Valerio | E | Second Wind
Sofia | N | Rogue
Sofia | E | Rogue
Sofia | E | Scoundrel's Speed
Vincenzo | N | Sermon
Vincenzo | N | Divine Intervention
Vincenzo | E | Inspired Sermon
Vincenzo | E | Repent!
Rebecca | N | Magic Prodigy
Rebecca | N | Arcane Quest
Rebecca | E | Magic Vision
Rebecca | E | Ultimate Quest
"""

ZONES = """
ST | - | - | N1 N2 E1 E2 S1 S2 W1 W2 | - | none
I-1 | G G R | 2 | E1 E2 S1 S2 W2 | - | Stairs, Boss
I-2 | G G G | 2 | E1 S1 S2 W1 | - | Stairs, Secret Passage B, Boss
I-3 | G B | 3 | N1 E1 S1 W1 | - | Danger 2, Good Luck 1
I-4 | G R B | 3 | N2 E1 S2 W1 | - | none
I-5 | G R | 4 | N1 E1 S1 W1 | - | Secret Passage A, Bivouac (G), Bad Luck 1
I-6 | R R | 2 | N1 E1 E2 S1 W1 W2 | - | Ambush 1
II-1 | R B B | 4 | N1 E2 S2 W2 | - | Danger 3
II-2 | G B Y | 4 | N2 E1 S1 W1 | - | Ambush 2
II-3 | G R R | 5 | N1 N2 E1 S2 W2 | - | Stairs, Good Luck 2, Danger 2, Boss
II-4 | G G Y | 4 | N1 E1 E2 S1 W1 | - | Secret Passage A, Bivouac (Y)
II-5 | Y Y | 3 | N2 E2 S1 W2 | N2 and S1: R; E2 and W2: B | none
II-6 | G B P | 5 | N1 N2 E2 S2 W1 | - | Bad Luck 1
III-1 | R R R | 6 | N1 N2 E2 S1 W1 | - | Ambush 2, Stairs, Boss
III-2 | B B B | 5 | N2 E1 S2 | N2, E1 and S2: R+B | Bad Luck 2
III-3 | G P P | 5 | N1 S1 W2 | N1, S1 and W2: R | Boss
III-4 | G B Y Y | 6 | N2 E1 S2 W1 | - | Toll 1, Secret Passage B
III-5 | G G R Y Y | 5 | N1 E1 E2 S2 W2 | - | Stop, Stairs
III-6 | B Y P P | 7 | N1 E2 S1 | - | Ambush 1, Danger 2, Boss
"""

TRICKS = """
Exploration | EX1 | Hunter's Trap | 1 | 3 | Std | - | S1 / Dn | -
Exploration | EX2 | Secret Tunnel | 1 | 3 | Std | - | D1 | -
Exploration | EX3 | Native Guide | 1 | 3 | Std | - | S1 | -
Exploration | EX4 | Cartographer | 2 | 2 | Std | - | S1 + D1 | -
Exploration | EX5 | Forced March | 2 | 2 | Inst | - | T1 | -
Exploration | EX6 | Rope and Hook | 2 | 2 | Std | - | D1 | -
Exploration | EX7 | Field Camp | 3 | 1 | Std | yes | D2 | -
Exploration | EX8 | Landslide | 3 | 1 | Inst | - | D2 | -
Exploration | EX9 | Grand Expedition | 3 | 1 | Std | yes | D2 + T1 | -
Subterfuge | SU1 | Tiptoe | 1 | 3 | Inst | - | D1 | -
Subterfuge | SU2 | Locksmith | 1 | 3 | Std | - | S1 | -
Subterfuge | SU3 | Pickpocket | 1 | 3 | Std | - | D1 | -
Subterfuge | SU4 | Treasurer | 2 | 2 | Std | - | S2 / D2 | -
Subterfuge | SU5 | False Alarm | 2 | 2 | Inst | - | D1 | -
Subterfuge | SU6 | Smoke Bomb | 2 | 2 | React | - | X1 | Ω
Subterfuge | SU7 | Backstab | 3 | 1 | Std | yes | S1 + D2 + T1 | Ω
Subterfuge | SU8 | Master of Disguise | 3 | 1 | Inst | - | D1 | -
Subterfuge | SU9 | Perfect Heist | 3 | 1 | Std | yes | D2 | Ω
Magic | MA1 | Teleport Circle | 1 | 3 | Std | - | D1 | -
Magic | MA2 | Acolyte | 1 | 3 | Std | - | S1 | -
Magic | MA3 | Gust of Wind | 1 | 3 | Inst | - | D1 | Ω
Magic | MA4 | Love Potion | 2 | 2 | Std | yes | S2 | Ω
Magic | MA5 | Seer | 2 | 2 | Std | - | S1 + D1 | -
Magic | MA6 | Counterspell | 2 | 2 | React | - | D1 | Ω
Magic | MA7 | Borrowed Hour | 3 | 1 | Std | - | T2 | -
Magic | MA8 | Astral Projection | 3 | 1 | Std | yes | D2 | -
Magic | MA9 | Gaea's Gift | 3 | 1 | Std | yes | S1 + D2 | -
Social | SO1 | Quartermaster | 1 | 3 | Std | - | S1 | -
Social | SO2 | Small Talk | 1 | 3 | Std | - | - | -
Social | SO3 | Round of Drinks | 1 | 3 | Inst | - | S1 / X1 | -
Social | SO4 | Courtier | 2 | 2 | Std | - | S2 / D2 | -
Social | SO5 | Friendly Debt | 2 | 2 | Inst | - | D2 | Ω
Social | SO6 | Objection | 2 | 2 | React | - | - | -
Social | SO7 | Joint Paper | 3 | 1 | Std | yes | D2 | -
Social | SO8 | Beg for Notes | 3 | 1 | Std | yes | S1 + D1 | Ω
Social | SO9 | Vow of Silence | 3 | 1 | Inst | - | D1 | -
Notoriety | NO1 | Guard | 1 | 3 | Std | - | S1 | -
Notoriety | NO2 | Really Famous | 1 | 3 | Std | - | S1 / D1 | -
Notoriety | NO3 | Bad Press | 1 | 3 | Inst | - | D1 | -
Notoriety | NO4 | Herald | 2 | 2 | Std | - | S1 + D1 | -
Notoriety | NO5 | Spotlight | 2 | 2 | Inst | - | D1 | -
Notoriety | NO6 | Do You Know Who I Am? | 2 | 2 | React | - | S1 | -
Notoriety | NO7 | Intellectual Property | 3 | 1 | Std | yes | S2 + T1 | Ω
Notoriety | NO8 | Recruiting Drive | 3 | 1 | Std | - | D2 | -
Notoriety | NO9 | Honorary Tour | 3 | 1 | Std | yes | S3 | -
Fate | FA4 | Fate 4 | 4 | 10 | - | - | - | -
Fate | FA5 | Fate 5 | 5 | 5 | - | - | - | -
"""

INTERNS = """
N01 | Native Guide | +1 | G | EX3
N02 | Cartographer | +2 | - | EX4
N03 | Locksmith | +1 | - | SU2
N04 | Treasurer | +3 | Y | SU4
N05 | Acolyte | +2 | B | MA2
N06 | Seer | +2 | - | MA5
N07 | Quartermaster | +1 | - | SO1
N08 | Courtier | +3 | P | SO4
N09 | Guard | +2 | R | NO1
N10 | Herald | +2 | - | NO4
"""

JINXES = """
J01 | Sprained Ankle | -1 | Ω
J02 | Foggy Glasses | -2 | Ω
J03 | Torn Satchel | -2 | Ω
J04 | Loud Hiccups | -2 | Ω
J05 | Homesick Freshmen | -1 | Ω
J06 | Weak Knees | -2 | Ω
J07 | Ink Stain | -2 | Ω
J08 | Butterfingers | -1 | Ω
J09 | Gossip Magnet | -2 | -
J10 | Sore Loser | -1 | -
J11 | Bad Omen | -1 | Ω
J12 | Lost Map | -1 | Ω
J13 | Unpaid Tab | -1 | Ω
J14 | Careless Whisper | -2 | -
J15 | Omega Mole | -3 | Ω
"""

CLANS = """
C01 | Blood Worshipers | 32 | 0 | +2 | 0 | -1 | 0
C02 | Vine Brethren | 30 | +1 | -1 | 0 | +1 | 0
C03 | Moon Horns | 31 | 0 | -1 | +2 | 0 | -1
"""

ALERTS = """
Introductory | 20 | 5 + 1 | +0 / 4 / 1 | +1 / 4 / 1 | +1 / 4 / 1 | -
Easy | 25 | 5 + 1 | +0 / 4 / 1 | +1 / 4 / 1 | +2 / 4 / 1 | +2 / 4 / 1
Medium | 30 | 4 + 1 | +1 / 3 / 1 | +2 / 3 / 1 | +3 / 3 / 1 | +4 / 3 / 1
Hard | 30 | 4 + 1 | +2 / 3 / 1 | +3 / 3 / 2 | +4 / 2 / 1 | +5 / 2 / 0
"""

PANICS = """
P01 | Darkness | none | 3 | +2
P03 | Last Round | Boss Laetus | 3 | +2
P08 | Stampede | Faun Dungeon | 3 | +3
"""

BOSSES = """
B01 | Laetus | Quarrelsome | +1
B02 | Laetus | Drunk | +2
"""

RANDOMIZER = """
RZ01 | Yellow | N | N1 | G
RZ02 | Yellow | E | W2 | R
RZ03 | Yellow | S | S1 | Y
RZ04 | Yellow | W | E2 | B
RZ05 | Red | N | S2 | G
RZ06 | Red | E | E1 | R
RZ07 | Red | S | N2 | P
RZ08 | Red | W | W1 | G
RZ09 | Blue | N | E2 | B
RZ10 | Blue | E | N2 | G
RZ11 | Blue | S | W1 | R
RZ12 | Blue | W | S2 | Y
RZ13 | Green | N | W2 | R
RZ14 | Green | E | S1 | B
RZ15 | Green | S | E1 | G
RZ16 | Green | W | N1 | P
"""

# what the texts of the cards say about their moment
MOMENTS = {
    "Tiptoe": "own_test",
    "Vow of Silence": "own_test_at_once",
    "False Alarm": "rival_study",
    "Bad Press": "turn_start",
    "Spotlight": "announced",
    "Forced March": "outside_test",
    "Landslide": "outside_test",
    "Gust of Wind": "outside_test",
    "Borrowed Hour": "after_action",
}
ANSWERS = {"Smoke Bomb": "me", "Counterspell": "any", "Objection": "any", "Do You Know Who I Am?": "me"}
PEACEFUL = {"Field Camp", "Gaea's Gift"}

# cubes on the tiles of a Floor, by colour
FLOORS = [(8, 5, 2, 0, 0), (5, 3, 4, 4, 1), (4, 4, 5, 5, 4)]


def code(piece: Any) -> str:
    """The number of a piece without the prefix of the catalogue."""
    number = str(piece.number).removeprefix("DYC-")
    return "ST" if number == "ST1" else number


def rows(table: str) -> list[list[str]]:
    """The printed table; a cell that says - is empty."""
    cells = [[cell.strip() for cell in line.split(" | ")] for line in table.strip().splitlines()]
    return [["" if cell == "-" else cell for cell in row] for row in cells]


def id_of(name: str) -> str:
    """Lower case, without apostrophes and the signs ! ?, words joined by underscores."""
    return re.sub(r"[ -]", "_", re.sub(r"['!?]", "", name.lower()))


def letters(mask: int) -> str:
    return "+".join(letter for n, letter in enumerate(LETTERS) if mask >> n & 1)


def signed(n: int) -> str:
    return f"{n:+}" if n else "0"


def texts() -> dict[str, Source]:
    return texts_of(FOLDER)


# -- every row ---------------------------------------------------------------------------------------------


def test_note_board() -> None:
    printed = [
        [
            LETTERS[n],
            CUBES[n].capitalize(),
            str(column.value),
            str(BOX.cubes[n]),
            str(column.slots),
            " ".join(str(column.value * cubes) for cubes in range(column.slots + 1)),
            " and ".join(map(str, column.stars)),
            " and ".join(map(str, column.arrows)),
        ]
        for n, column in enumerate(BOX.columns)
    ]
    assert rows(COLUMNS) == printed


def values(side: Side) -> str:
    return f"{side.students} / {side.hand} / {side.speed} / {side.intelligence} / {side.stamina}"


def test_scholars() -> None:
    printed = [
        [
            scholar.id.capitalize(),
            values(scholar.normal),
            values(scholar.exalted),
            " ".join(letter for n, letter in enumerate(LETTERS) for _ in range(scholar.combo[n])),
        ]
        for scholar in BOX.scholars
    ]
    assert rows(SCHOLARS) == printed


def test_skills() -> None:
    skills = [[name, side, id_of(skill)] for name, side, skill in rows(SKILLS)]
    assert skills == [
        [scholar.id.capitalize(), side, skill]
        for scholar in BOX.scholars
        for side, skills in (("N", scholar.normal.skills), ("E", scholar.exalted.skills))
        for skill in skills
    ]


def effect(word: str, n: int) -> str:
    name = word.replace("_", " ").title()
    match ZONE_EFFECTS[word]:
        case "letter":
            return f"{name} {'ABC'[n]}"
        case "cube":
            return f"{name} ({LETTERS[n]})"
        case "number":
            return f"{name} {n}"
    return name


def test_zones() -> None:
    printed = [
        [
            "ST" if zone.id == "starting_zone" else zone.id,
            " ".join(LETTERS[cube] for cube in zone.spaces),
            str(zone.alert or ""),
            " ".join(name.upper() for n, name in enumerate(PASSAGES) if zone.passages >> n & 1),
            ", ".join(effect(word, n) for word, n in zone.effects) or "none",
        ]
        for zone in BOX.zone
    ]
    assert [[*row[:4], row[5]] for row in rows(ZONES)] == printed


def test_doors() -> None:
    """``N2 and S1: R; E2 and W2: B`` is a Door in each of the four."""
    expected = {
        id: {place: cubes for part in doors.split("; ") for place, cubes in doors_in(part)}
        for id, _, _, _, doors, _ in rows(ZONES)
    }
    assert expected == {
        code(zone): {PASSAGES[n].upper(): letters(mask) for n, mask in enumerate(zone.doors) if mask}
        for zone in BOX.zone
    }


def doors_in(part: str) -> list[tuple[str, str]]:
    places, _, cubes = part.partition(": ")
    return [(place, cubes) for place in re.findall(r"[NESW][12]", places)]


def cost_of(cost: tuple[tuple[tuple[str, int], ...], ...]) -> str:
    letter = {"sacrifice": "S", "draw": "D", "stun": "T", "discard": "X"}
    return " / ".join(" + ".join(f"{letter[word]}{n or 'n'}" for word, n in parts) for parts in cost)


def test_tricks() -> None:
    copies = Counter(BOX.trick)
    timing = {"standard": "Std", "instant": "Inst", "reaction": "React", "": ""}
    printed = [
        [
            TYPES[card.type].capitalize(),
            code(card),
            card.id,
            str(card.bonus),
            str(copies[card]),
            timing[card.timing],
            "yes" if card.action else "",
            cost_of(card.cost),
            "Ω" if card.omega else "",
        ]
        for card in dict.fromkeys(BOX.trick)
    ]
    assert [[*row[:2], id_of(row[2]), *row[3:]] for row in rows(TRICKS)] == printed


def test_the_level_is_the_bonus() -> None:
    assert BOX.bonus == tuple(card.level for card in BOX.trick)


def test_moments() -> None:
    assert {id_of(name): when for name, when in MOMENTS.items()} == {
        card.id: card.when for card in BOX.trick if card.when
    }


def test_reactions() -> None:
    assert {id_of(name): what for name, what in ANSWERS.items()} == {
        card.id: card.reaction for card in BOX.trick if card.timing == "reaction"
    }


def test_peaceful() -> None:
    assert {id_of(name) for name in PEACEFUL} == {card.id for card in BOX.trick if card.peaceful}


def test_interns() -> None:
    granted = {card.intern: code(card) for card in BOX.trick}
    printed = [
        [
            code(intern),
            intern.id,
            signed(intern.points),
            "" if intern.shield < 0 else LETTERS[intern.shield],
            granted[intern.id],
        ]
        for intern in BOX.interns
    ]
    assert [[row[0], id_of(row[1]), *row[2:]] for row in rows(INTERNS)] == printed


def test_jinxes() -> None:
    cards = [BOX.card[n] for n in BOX.jinxes]
    printed = [[code(card), card.id, signed(-card.penalty), "Ω" if card.omega else ""] for card in cards]
    assert [[row[0], id_of(row[1]), *row[2:]] for row in rows(JINXES)] == printed


def test_clans() -> None:
    cards = [BOX.card[n] for n in BOX.clans]
    printed = [[code(card), card.id, str(card.target), *map(signed, card.modifiers)] for card in cards]
    assert [[row[0], id_of(row[1]), *row[2:]] for row in rows(CLANS)] == printed


def test_alerts() -> None:
    printed = [
        [
            code(alert),
            alert.id,
            str(alert.minutes),
            f"{alert.students} + {alert.omegas}",
            *(f"+{bonus} / {students} / {omegas}" for bonus, students, omegas in alert.rows),
        ]
        for alert in BOX.alerts
    ]
    expected = [[f"A{n}", id_of(row[0]), *filter(None, row[1:])] for n, row in enumerate(rows(ALERTS), 1)]
    assert expected == printed


def test_panics() -> None:
    printed = [
        [
            code(card),
            card.id,
            f"Boss {card.boss}" if card.boss else f"{card.dungeon} Dungeon" if card.dungeon else "none",
            str(card.students),
            signed(card.alert),
        ]
        for card in (BOX.card[n] for n in BOX.panics)
    ]
    expected = [[row[0], id_of(row[1]), *row[2:]] for row in rows(PANICS)]
    assert [[cell.lower() for cell in row] for row in expected] == [
        [cell.lower() for cell in row] for row in printed
    ]


def test_bosses() -> None:
    printed = [[code(boss), boss.boss, boss.id, signed(boss.alert)] for boss in BOX.bosses]
    assert [[row[0], id_of(row[1]), id_of(f"{row[1]} {row[2]}"), row[3]] for row in rows(BOSSES)] == printed


def test_what_acts_by_name_is_in_the_box() -> None:
    game: Any = uc.game("dungeonology")
    printed = {
        skill
        for scholar in BOX.scholars
        for side in (scholar.normal, scholar.exalted)
        for skill in side.skills
    }
    traps = {BOX.card[n].id.removeprefix("trap_") for n in BOX.traps}
    assert {boss.id for boss in BOX.bosses} == set(game.boss_profiles)
    assert set(game.panic_effects) < {BOX.card[n].id for n in BOX.panics}
    assert traps < set(game.incoming_effects) < set(ZONE_EFFECTS)
    assert printed == set(BOX.skill)
    assert set(SKILL_VERBS) == set(USES) == {BOX.skill[name].effect[0] for name in BOX.used_skills}


def test_randomizer() -> None:
    printed = [
        [
            code(card),
            COLOURS[card.colour].capitalize(),
            DIRECTIONS[card.direction].upper(),
            PASSAGES[card.passage].upper(),
            LETTERS[card.information],
        ]
        for card in BOX.randomizer
    ]
    assert rows(RANDOMIZER) == printed


# -- the box as a whole ------------------------------------------------------------------------------------


def test_components() -> None:
    """The list of components (DGY-COMP)."""
    assert {
        "scholars": 4,
        "tiles": 19,
        "clans": 3,
        "tricks": 105,
        "jinxes": 15,
        "interns": 10,
        "randomizer": 16,
        "panics": 3,
        "traps": 9,
        "alerts": 4,
        "bosses": 2,
    } == {
        "scholars": len(BOX.scholars),
        "tiles": len(BOX.tiles),
        "clans": len(BOX.clans),
        "tricks": len(BOX.tricks),
        "jinxes": len(BOX.jinxes),
        "interns": len(BOX.interns),
        "randomizer": len(BOX.randomizer),
        "panics": len(BOX.panics),
        "traps": len(BOX.traps),
        "alerts": len(BOX.alerts),
        "bosses": len(BOX.bosses),
    }


def test_loose_pieces() -> None:
    assert (40, 5, 12, 6, 3) == (BOX.students, BOX.omegas, BOX.bonfire, BOX.x_tokens, BOX.teleports)


def test_cubes() -> None:
    assert (20, 15, 13, 10, 6) == BOX.cubes


def test_values() -> None:
    assert VALUES == tuple(column.value for column in BOX.columns)


def test_traps() -> None:
    traps = Counter((BOX.card[n].id, BOX.card[n].n) for n in BOX.traps)
    assert {("trap_stop", 0): 3, ("trap_toll", 1): 3, ("trap_ambush", 1): 3} == traps


def test_cards_of_a_type() -> None:
    assert [18, 18, 18, 18, 18, 15] == [BOX.type_of.count(type) for type in range(len(TYPES))]


@pytest.mark.parametrize("type", range(5))
def test_levels_of_a_type(type: int) -> None:
    """Three names of each level, three copies of level 1, two of level 2, one of level 3."""
    levels = Counter(BOX.bonus[n] for n in BOX.tricks if BOX.type_of[n] == type)
    assert {1: 9, 2: 6, 3: 3} == levels


def test_levels_of_fate() -> None:
    assert {4: 10, 5: 5} == Counter(BOX.bonus[n] for n in BOX.tricks if TYPES[BOX.type_of[n]] == "fate")


def test_fate_has_no_main_effect() -> None:
    fate = [card for card in BOX.trick if TYPES[card.type] == "fate"]
    assert {("", ((),), False)} == {(card.timing, card.cost, card.action) for card in fate}


@pytest.mark.parametrize("floor", range(3))
def test_cubes_of_a_floor(floor: int) -> None:
    cubes = Counter(cube for z in BOX.piles[floor] for cube in BOX.zone[z].spaces)
    assert FLOORS[floor] == tuple(cubes[cube] for cube in range(len(CUBES)))


def test_six_tiles_of_a_floor() -> None:
    assert [6, 6, 6] == [len(pile) for pile in BOX.piles]


def test_the_piles_leave_out_the_starting_zone() -> None:
    assert list(range(1, 19)) == [z for pile in BOX.piles for z in pile]


def test_floors() -> None:
    expected = {"ST": 1, "I": 1, "II": 2, "III": 3}
    assert [expected[code(zone).split("-")[0]] for zone in BOX.zone] == [zone.floor for zone in BOX.zone]


def test_exalted_stamina_is_the_stun_tokens() -> None:
    assert 14 == sum(scholar.exalted.stamina for scholar in BOX.scholars)


def test_stars() -> None:
    assert 8 == sum(len(column.stars) for column in BOX.columns)


def test_arrows() -> None:
    assert 8 == sum(len(column.arrows) for column in BOX.columns)


def test_top_score() -> None:
    assert 85 == sum(column.slots * column.value for column in BOX.columns)


def test_every_colour_meets_every_direction() -> None:
    cards = Counter((card.colour, card.direction) for card in BOX.randomizer)
    assert dict.fromkeys(product(range(4), range(4)), 1) == cards


def test_every_passage_comes_twice() -> None:
    assert dict.fromkeys(range(8), 2) == Counter(card.passage for card in BOX.randomizer)


def test_information() -> None:
    assert {CIVILIZATION: 5, MILITIA: 4, WORSHIP: 3, RICHES: 2, CASTE: 2} == Counter(
        card.information for card in BOX.randomizer
    )


def test_every_intern_is_granted() -> None:
    assert {intern.id for intern in BOX.interns} == {card.intern for card in BOX.trick if card.intern}


def test_no_clan_makes_a_cube_worthless() -> None:
    worth = [VALUES[n] + more for c in BOX.clans for n, more in enumerate(BOX.card[c].modifiers)]
    assert 1 <= min(worth)


# -- the numbering -----------------------------------------------------------------------------------------


def test_one_numbering() -> None:
    numbers = [*BOX.tricks, *BOX.jinxes, *BOX.clans, *BOX.panics, *BOX.tiles, *BOX.traps]
    assert list(range(len(BOX.names))) == numbers


def test_names_are_unique() -> None:
    assert [BOX.number[name] for name in BOX.names] == list(range(len(BOX.names)))


def test_names() -> None:
    firsts = [
        BOX.names[group[0]] for group in (BOX.tricks, BOX.jinxes, BOX.clans, BOX.panics, BOX.tiles, BOX.traps)
    ]
    assert [
        "hunters_trap_1",
        "sprained_ankle",
        "blood_worshipers",
        "darkness",
        "starting_zone",
        "trap_stop_1",
    ] == firsts


def test_copies_are_counted_from_one() -> None:
    assert [f"fate_4_{n}" for n in range(1, 11)] == [name for name in BOX.names if name.startswith("fate_4")]


def test_tiles_are_the_zones() -> None:
    assert list(BOX.zone) == [BOX.card[n] for n in BOX.tiles]


def test_zones_by_id() -> None:
    assert list(range(19)) == [BOX.zone_index[zone.id] for zone in BOX.zone]


@pytest.mark.parametrize("kind", ["scholar", "intern", "alert"])
def test_entries_by_id(kind: str) -> None:
    entries, index = getattr(BOX, f"{kind}s"), getattr(BOX, f"{kind}_index")
    assert {entry.id: n for n, entry in enumerate(entries)} == index


def test_bosses_by_id() -> None:
    assert {"laetus_quarrelsome": 0, "laetus_drunk": 1} == BOX.boss_index


def test_every_change_is_on_a_card() -> None:
    assert set(CHANGES) == {word for word, kinds in BOX.changes.items() if any(kinds)}
    jinxes, interns = {BOX.number["torn_satchel"]: -1}, {BOX.intern_index["quartermaster"]: 1}
    assert [(jinxes, interns, {}, {}), ({}, {}, {"scoundrels_speed": 1}, {})] == [
        BOX.changes[word] for word in ("hand", "actions")
    ]


def test_what_play_looks_up() -> None:
    kinds = {
        "reactions": {n for n in BOX.tricks if BOX.card[n].timing == "reaction"},
        "instants": {n for n in BOX.tricks if BOX.card[n].timing == "instant"},
        "subterfuge_cards": {n for n in BOX.tricks if code(BOX.card[n]).startswith("SU")},
    }
    assert kinds == {name: getattr(BOX, name) for name in kinds}


def test_ids_are_snake_case() -> None:
    ids = [piece.id for n, piece in enumerate(BOX.card) if n not in BOX.tiles]
    ids += [*BOX.scholar_index, *BOX.intern_index, *BOX.alert_index, *BOX.boss_index]
    ids += [
        skill
        for scholar in BOX.scholars
        for side in (scholar.normal, scholar.exalted)
        for skill in side.skills
    ]
    assert [] == [id for id in ids if not re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", id)]


def test_the_box_is_built_once() -> None:
    assert base_box() is base_box()


# -- the words of the cards --------------------------------------------------------------------------------


def test_every_word_has_its_function() -> None:
    assert [list(AIMS), list(HITS), list(VERBS), list(PROCEDURES)] == [list(words) for words in LEXICON[:4]]


def test_every_word_is_on_a_card() -> None:
    cards = BOX.trick
    assert [set(AIMS), set(HITS), set(VERBS), set(PROCEDURES)] == [
        {aim for card in cards for aim in card.aim},
        {card.hits for card in cards if card.hits},
        {effect[0] for card in cards for effect in card.effects},
        {card.effect for card in cards if card.effect},
    ]


def test_what_must_be_named_is_said_of_words_that_exist() -> None:
    assert {*AIMS, *HITS, *VERBS, *PROCEDURES} >= set(NEEDS)


# -- mistakes ----------------------------------------------------------------------------------------------

# file, what stands there, what is written instead, what is said
WRONG: dict[str, tuple[str, str, str, str]] = {
    "no TOML": ("tricks", "[tiptoe]", "[tiptoe", "tricks.toml: no valid TOML: "),
    "no TOML in the board": ("board", "[pieces]", "[pieces", "board.toml: no valid TOML: "),
    "no table": (
        "clans",
        "[blood_worshipers]",
        "horns = 3\n[blood_worshipers]",
        "clans.toml: [horns]: expected a table, found",
    ),
    "an id in capitals": (
        "jinxes",
        "[lost_map]",
        "[Lost_Map]",
        "jinxes.toml: [Lost_Map]: expected an id of small letters, digits and single underscores, such as",
    ),
    "a Zone with a strange id": (
        "zones",
        "[I-1]",
        "[I-0]",
        "zones.toml: [I-0]: expected an id of small letters",
    ),
    "a Randomizer card with a strange id": (
        "randomizer",
        "[randomizer_01]",
        "[01]",
        "randomizer.toml: [01]: expected an id of small letters",
    ),
    "an unknown field": (
        "jinxes",
        "penalty = 3",
        "penalti = 3",
        "jinxes.toml: [omega_mole]: penalti: unknown field; did you mean 'penalty'? Expected one of number,",
    ),
    "an unknown field within": (
        "scholars",
        "stamina = 5",
        "stamnia = 5",
        "scholars.toml: [valerio]: exalted.stamnia: unknown field; did you mean 'stamina'?",
    ),
    "a missing field": (
        "interns",
        'number = "DYC-N03"\n',
        "",
        "interns.toml: [locksmith]: the field 'number' is missing",
    ),
    "a wrong type": (
        "clans",
        "target = 32",
        'target = "32"',
        "clans.toml: [blood_worshipers]: target: expected a whole number, found a text",
    ),
    "a number too small": (
        "jinxes",
        "penalty = 3",
        "penalty = -3",
        "jinxes.toml: [omega_mole]: penalty: expected a whole number >= 1",
    ),
    "no copies": (
        "tricks",
        "copies = 10",
        "copies = 0",
        "tricks.toml: [fate_4]: copies: expected a whole number >= 1",
    ),
    "a rule that is none": (
        "jinxes",
        '"DGY-STUD-01"',
        '"STUD-1"',
        "jinxes.toml: [omega_mole]: rule: expected ids of the catalogue, such as 'DGY-MAIN-08', "
        "found 'STUD-1'",
    ),
    "an unknown cube in a combo": (
        "scholars",
        'combo = ["militia"',
        'combo = ["milita"',
        "scholars.toml: [rebecca]: combo: expected one of civilization, militia, worship, riches, caste, "
        "found 'milita'; did you mean 'militia'?",
    ),
    "a Skill that is no id": (
        "scholars",
        '"repent"',
        '"Repent!"',
        "scholars.toml: [vincenzo]: exalted.skills: expected an id of small letters, digits and single "
        "underscores, such as 'hunters_trap', found 'Repent!'",
    ),
    "a Floor too high": (
        "zones",
        "floor = 3",
        "floor = 4",
        "zones.toml: [III-1]: floor: expected 1 to 3, found 4",
    ),
    "spaces without an Alert Value": (
        "zones",
        "alert = 7\n",
        "",
        "zones.toml: [III-6]: alert: expected a number above 0 with spaces, and none without",
    ),
    "an Alert Value without spaces": (
        "zones",
        "[starting_zone]",
        "[starting_zone]\nalert = 1",
        "zones.toml: [starting_zone]: alert: expected a number above 0 with spaces, and none without",
    ),
    "an unknown space": (
        "zones",
        'spaces = ["riches", "riches"]',
        'spaces = ["riches", "gold"]',
        "zones.toml: [II-5]: spaces: expected one of civilization, militia, worship, riches, caste, "
        "found 'gold'",
    ),
    "an unknown passage": (
        "zones",
        'passages = ["n1", "e2", "s1"]',
        'passages = ["n1", "e3", "s1"]',
        "zones.toml: [III-6]: passages: expected one of n1, n2, e1, e2, s1, s2, w1, w2, found 'e3'",
    ),
    "a passage twice": (
        "zones",
        'passages = ["n1", "e2", "s1"]',
        'passages = ["n1", "e2", "n1"]',
        "zones.toml: [III-6]: passages: 'n1' is there twice",
    ),
    "a Door in a wall": (
        "zones",
        'doors = { n1 = ["militia"]',
        'doors = { n2 = ["militia"]',
        "zones.toml: [III-3]: doors: expected one of n1, s1, w2, found 'n2'",
    ),
    "a Door for nothing": (
        "zones",
        'doors = { n1 = ["militia"]',
        "doors = { n1 = []",
        "zones.toml: [III-3]: doors.n1: expected at least one cube",
    ),
    "a Door for an unknown cube": (
        "zones",
        'doors = { n1 = ["militia"]',
        'doors = { n1 = ["red"]',
        "zones.toml: [III-3]: doors.n1: expected one of civilization, militia,",
    ),
    "an unknown effect": (
        "zones",
        '[["ambush", 1]]',
        '[["ambusch", 1]]',
        "zones.toml: [I-6]: effects: expected one of stairs, boss, ambush, stop, toll, good_luck, bad_luck, "
        "danger, secret_passage, bivouac, found 'ambusch'; did you mean 'ambush'?",
    ),
    "no effect": (
        "zones",
        '[["ambush", 1]]',
        "[[]]",
        "zones.toml: [I-6]: effects: expected one of stairs, boss,",
    ),
    "an effect without its number": (
        "zones",
        '[["ambush", 1]]',
        '[["ambush"]]',
        "zones.toml: [I-6]: effects: 'ambush' takes a whole number above 0, found []",
    ),
    "an effect with no number": (
        "zones",
        '[["ambush", 1]]',
        '[["ambush", true]]',
        "zones.toml: [I-6]: effects: 'ambush' takes a whole number above 0, found [True]",
    ),
    "an effect with a number too many": (
        "zones",
        '["stop"]',
        '["stop", 1]',
        "zones.toml: [III-5]: effects: 'stop' takes nothing, found [1]",
    ),
    "a Secret Passage without a letter": (
        "zones",
        '["secret_passage", "B"]',
        '["secret_passage", "b"]',
        "zones.toml: [I-2]: effects: 'secret_passage' takes a letter A to Z, found ['b']",
    ),
    "a Bivouac for an unknown cube": (
        "zones",
        '["bivouac", "riches"]',
        '["bivouac", "yellow"]',
        "zones.toml: [II-4]: effects: expected one of civilization, militia, worship, riches, caste, "
        "found 'yellow'",
    ),
    "a Boss that is not last": (
        "zones",
        '[["stairs"], ["boss"]]',
        '[["boss"], ["stairs"]]',
        "zones.toml: [I-1]: effects: expected 'boss' as the last effect (DGY-BOSS-04)",
    ),
    "a Secret Passage that leads nowhere": (
        "zones",
        '["secret_passage", "B"]',
        '["secret_passage", "C"]',
        "zones.toml: [I-2]: effects: no other Zone has the letter C",
    ),
    "no Starting Zone": (
        "zones",
        "[starting_zone]",
        "[camp]",
        "zones.toml: expected [starting_zone] as the first Zone",
    ),
    "an unknown type": (
        "tricks",
        'type = "fate"',
        'type = "fete"',
        "tricks.toml: [fate_4]: type: expected one of exploration, subterfuge, magic, social, notoriety, "
        "fate, found 'fete'; did you mean 'fate'?",
    ),
    "an unknown timing": (
        "tricks",
        'timing = "reaction"',
        'timing = "reacts"',
        "tricks.toml: [smoke_bomb]: timing: expected one of standard, instant, reaction, found 'reacts'",
    ),
    "a Main Effect without a timing": (
        "tricks",
        'timing = "reaction"\n',
        "",
        "tricks.toml: [smoke_bomb]: timing: the field is missing; only a card without a Main Effect has none",
    ),
    "an unknown moment": (
        "tricks",
        'when = "announced"',
        'when = "anounced"',
        "tricks.toml: [spotlight]: when: expected one of own_test, own_test_at_once, rival_study, "
        "turn_start, announced, outside_test, after_action, found 'anounced'; did you mean 'announced'?",
    ),
    "a Reaction that answers nothing": (
        "tricks",
        'reaction = "any"\n',
        "",
        "tricks.toml: [counterspell]: reaction: expected one of any, me, found ''",
    ),
    "an Instant that answers": (
        "tricks",
        'timing = "reaction"',
        'timing = "instant"',
        "tricks.toml: [smoke_bomb]: reaction: a card with timing 'instant' answers nothing",
    ),
    "an Instant that is an Action": (
        "tricks",
        'timing = "instant"',
        'timing = "instant"\naction = true',
        "tricks.toml: [forced_march]: action: expected timing 'standard' (DGY-MAIN-08), found 'instant'",
    ),
    "an unknown cost": (
        "tricks",
        '["sacrifice", 3]',
        '["sacrifise", 3]',
        "tricks.toml: [honorary_tour]: cost: expected one of sacrifice, draw, stun, discard, "
        "found 'sacrifise'; did you mean 'sacrifice'?",
    ),
    "a cost of nothing": (
        "tricks",
        '["sacrifice", 3]',
        '["sacrifice", 0]',
        "tricks.toml: [honorary_tour]: cost: 'sacrifice' takes a whole number above 0, found 0",
    ),
    "a cost without alternatives": (
        "tricks",
        '[[["sacrifice", 3]]]',
        "[]",
        "tricks.toml: [honorary_tour]: cost: expected at least one alternative",
    ),
    "a cost that is no list": (
        "tricks",
        '[[["sacrifice", 3]]]',
        '[["sacrifice", 3]]',
        "tricks.toml: [honorary_tour]: cost[0][0]: expected a list, found a text",
    ),
    "an unknown aim": (
        "tricks",
        'aim = ["near_with_cards"]',
        'aim = ["near_with_card"]',
        "tricks.toml: [pickpocket]: aim: expected one of rival, near_with_cards, near_with_debts,",
    ),
    "nobody who is known to be hit": (
        "tricks",
        'hits = "all_near"',
        'hits = "al_near"',
        "tricks.toml: [really_famous]: hits: expected one of target, here, there,",
    ),
    "an unknown verb": (
        "tricks",
        '["raise_stealth", 3]',
        '["rise_stealth", 3]',
        "tricks.toml: [tiptoe]: effects: expected one of gain_intern, draw_cards,",
    ),
    "a verb without its number": (
        "tricks",
        '["raise_stealth", 3]',
        '["raise_stealth"]',
        "tricks.toml: [tiptoe]: effects: 'raise_stealth' takes a whole number, found []",
    ),
    "a verb with a number too many": (
        "tricks",
        '[["rest"]]',
        '[["rest", 2]]',
        "tricks.toml: [field_camp]: effects: 'rest' takes nothing, found [2]",
    ),
    "a verb with a word for a number": (
        "tricks",
        '["raise_alert", 1, 1]',
        '["raise_alert", 1, "cubes"]',
        "tricks.toml: [false_alarm]: effects: 'raise_alert' takes a whole number, a whole number, "
        "found [1, 'cubes']",
    ),
    "no verb": (
        "tricks",
        '[["rest"]]',
        "[[]]",
        "tricks.toml: [field_camp]: effects: expected one of gain_intern, draw_cards,",
    ),
    "an unknown procedure": (
        "tricks",
        'effect = "landslide"',
        'effect = "landslip"',
        "tricks.toml: [landslide]: effect: expected one of landslide, grand_expedition, perfect_heist, "
        "love_potion, gaeas_gift, round_of_drinks, objection, honorary_tour, found 'landslip'; "
        "did you mean 'landslide'?",
    ),
    "a Main Effect that does nothing": (
        "tricks",
        'effect = "landslide"\n',
        "",
        "tricks.toml: [landslide]: effects: expected what the Main Effect does, or its procedure in effect",
    ),
    "a sentence and a procedure": (
        "tricks",
        'effect = "landslide"\n',
        'effect = "landslide"\neffects = [["rest"]]\n',
        "tricks.toml: [landslide]: effects: expected what the Main Effect does, or its procedure in effect",
    ),
    "a verb whose victim nobody names": (
        "tricks",
        'aim = ["near_with_cards"]\nhits = "target"\n',
        "",
        "tricks.toml: [pickpocket]: aim: 'steal_card' needs a seat that is named",
    ),
    "a Zone for a victim": (
        "tricks",
        'aim = ["near_with_cards"]',
        'aim = ["adjacent"]',
        "tricks.toml: [pickpocket]: aim: 'target' needs a seat that is named",
    ),
    "a Main Effect on a card without one": (
        "tricks",
        'type = "fate"',
        'type = "fate"\neffects = [["rest"]]',
        "tricks.toml: [fate_4]: timing: the field is missing",
    ),
    "an unknown Intern": (
        "tricks",
        '["gain_intern", "guard"]',
        '["gain_intern", "gaurd"]',
        "tricks.toml: [guard]: effects: there is no 'gaurd'; did you mean 'guard'?",
    ),
    "a number that is there twice": (
        "tricks",
        '"DYC-SU2"',
        '"DYC-SU1"',
        "tricks.toml: [locksmith]: number: 'DYC-SU1' is there already: tricks.toml: [tiptoe]",
    ),
    "a number of two Alert Cards": (
        "alerts",
        '"DYC-A2"',
        '"DYC-A1"',
        "alerts.toml: [easy]: number: 'DYC-A1' is there already: alerts.toml: [introductory]",
    ),
    "a number of two Randomizer cards": (
        "randomizer",
        '"DYC-RZ09"',
        '"DYC-RZ08"',
        "randomizer.toml: [randomizer_09]: number: 'DYC-RZ08' is there already: "
        "randomizer.toml: [randomizer_08]",
    ),
    "a name that another kind has": (
        "clans",
        "[moon_horns]",
        "[lost_map]",
        "clans.toml: [lost_map]: id: 'lost_map' is there already: jinxes.toml: [lost_map]",
    ),
    "an unknown shield": (
        "interns",
        'shield = "militia"',
        'shield = "army"',
        "interns.toml: [guard]: shield: expected one of civilization, militia,",
    ),
    "an unknown change": (
        "jinxes",
        "{ speed = -1 }",
        "{ sped = -1 }",
        "jinxes.toml: [sprained_ankle]: changes: expected one of speed, intelligence, stamina, hand,",
    ),
    "an unknown Skill": (
        "scholars",
        'skills = ["sermon", "divine_intervention"]',
        'skills = ["sermon", "divine_intervension"]',
        "scholars.toml: [vincenzo]: normal.skills: there is no 'divine_intervension'; "
        "did you mean 'divine_intervention'?",
    ),
    "an unknown moment of a Skill": (
        "skills",
        'moment = "test"',
        'moment = "tests"',
        "skills.toml: [divine_intervention]: moment: expected one of own, test, instant, "
        "found 'tests'; did you mean 'test'?",
    ),
    "an unknown cost of a Skill": (
        "skills",
        'cost = "discard_magic"',
        'cost = "discard_magick"',
        "skills.toml: [sermon]: cost: expected one of stun, stun_sure, discard, discard_magic,",
    ),
    "a Skill that costs nothing": (
        "skills",
        'moment = "test"\ncost = "stun_sure"\n',
        'moment = "test"\n',
        "skills.toml: [divine_intervention]: cost: expected one of stun,",
    ),
    "an unknown effect of a Skill": (
        "skills",
        '["recover", 1]',
        '["recovers", 1]',
        "skills.toml: [second_wind]: effect: expected one of butt, butt_and_steal, recover, take_students, "
        "divine, seek_magic, found 'recovers'; did you mean 'recover'?",
    ),
    "an effect of a Skill without its number": (
        "skills",
        '["recover", 1]',
        '["recover"]',
        "skills.toml: [second_wind]: effect: 'recover' takes a whole number, found []",
    ),
    "a Skill without an effect": (
        "skills",
        'effect = ["recover", 1]\n',
        "",
        "skills.toml: [second_wind]: effect: expected one of butt, butt_and_steal,",
    ),
    "an unknown price": (
        "skills",
        "{ sacrifice = 2 }",
        "{ sacrifise = 2 }",
        "skills.toml: [repent]: price: expected one of sacrifice, discard_magic, draw, found 'sacrifise'",
    ),
    "a Skill that changes something unknown": (
        "skills",
        "{ actions = 1 }",
        "{ action = 1 }",
        "skills.toml: [scoundrels_speed]: changes: expected one of speed,",
    ),
    "a Skill that does nothing": (
        "skills",
        "changes = { actions = 1 }",
        "",
        "skills.toml: [scoundrels_speed]: expected either moment, cost and effect, or a price, or changes",
    ),
    "a Skill that is used and had": (
        "skills",
        'moment = "test"\n',
        'moment = "test"\nchanges = { speed = 1 }\n',
        "skills.toml: [divine_intervention]: expected either moment, cost and effect, or a price, or changes",
    ),
    "an unknown modifier": (
        "clans",
        "{ militia = 2,",
        "{ millitia = 2,",
        "clans.toml: [blood_worshipers]: modifiers: expected one of civilization, militia, worship, riches, "
        "caste, found 'millitia'; did you mean 'militia'?",
    ),
    "an Alert Card without rows": (
        "alerts",
        "rows = [[0, 4, 1], [1, 4, 1], [1, 4, 1]]",
        "rows = []",
        "alerts.toml: [introductory]: rows: expected at least one",
    ),
    "a short row": (
        "alerts",
        "rows = [[0, 4, 1], [1, 4, 1], [1, 4, 1]]",
        "rows = [[0, 4, 1], [1, 4]]",
        "alerts.toml: [introductory]: rows[1]: expected a list of length 3, found 2",
    ),
    "an unknown Boss": (
        "panics",
        'boss = "laetus"',
        'boss = "laetius"',
        "panics.toml: [last_round]: boss: there is no 'laetius'; did you mean 'laetus'?",
    ),
    "a Boss that is no id": (
        "bosses",
        'boss = "laetus"',
        'boss = "Laetus"',
        "bosses.toml: [laetus_quarrelsome]: boss: expected an id of small letters",
    ),
    "an unknown colour": (
        "randomizer",
        'colour = "green"',
        'colour = "grean"',
        "randomizer.toml: [randomizer_13]: colour: expected one of yellow, red, blue, green, found 'grean'",
    ),
    "an unknown direction": (
        "randomizer",
        'direction = "n"',
        'direction = "north"',
        "randomizer.toml: [randomizer_01]: direction: expected one of n, e, s, w, found 'north'",
    ),
    "an unknown arrow": (
        "randomizer",
        'passage = "n1"',
        'passage = "n"',
        "randomizer.toml: [randomizer_01]: passage: expected one of n1, n2, e1, e2, s1, s2, w1, w2, "
        "found 'n'",
    ),
    "unknown Information": (
        "randomizer",
        'information = "caste"',
        'information = "castle"',
        "randomizer.toml: [randomizer_07]: information: expected one of civilization, militia, worship, "
        "riches, caste, found 'castle'; did you mean 'caste'?",
    ),
    "a column too few": (
        "board",
        "[columns.caste]",
        "[columns.cast]",
        "board.toml: columns: expected civilization, militia, worship, riches, caste, found civilization,",
    ),
    "a Star above the column": (
        "board",
        "stars = [4, 6]",
        "stars = [4, 7]",
        "board.toml: columns.civilization.stars: expected slots 1 to 6, found [4, 7]",
    ),
    "an arrow below the column": (
        "board",
        "arrows = [2, 5]",
        "arrows = [0, 5]",
        "board.toml: columns.civilization.arrows[0]: expected a whole number >= 1",
    ),
    "a wrong type in the board": (
        "board",
        "slots = 3",
        'slots = "three"',
        "board.toml: columns.caste.slots: expected a whole number, found a text",
    ),
    "an unknown Trap": (
        "board",
        "[traps.trap_toll]",
        "[traps.trap_tol]",
        "board.toml: traps: expected one of trap_stop, trap_toll, trap_ambush, found 'trap_tol'; "
        "did you mean 'trap_toll'?",
    ),
    "a missing piece": (
        "board",
        "omegas = 5\n",
        "",
        "board.toml: pieces: the field 'omegas' is missing",
    ),
}


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_mistake(file: str, old: str, new: str, message: str) -> None:
    said = about_content(read_texts, texts(), file, old, new)
    assert message == said[: len(message)], said


def test_no_zones() -> None:
    with pytest.raises(uc.ContentError, match="as the first Zone"):
        read_texts(texts() | {"zones": ""})


def test_the_content_is_right() -> None:
    assert 105 == sum(copies for _, copies in read_all().tricks)
