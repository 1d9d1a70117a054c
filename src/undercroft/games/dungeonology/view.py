"""What each seat sees, and what a re-deal may change (DGY-R-06; the law of views)."""

from typing import Any

from undercroft.engine.events import EVERYBODY
from undercroft.engine.views import asked, deck, known, names
from undercroft.games.dungeonology.board import cell_name, edge_name
from undercroft.games.dungeonology.cards.content import COLOURS, CUBES
from undercroft.games.dungeonology.rules.moving import Revealing, idle_effects
from undercroft.games.dungeonology.rules.playing import Playing
from undercroft.games.dungeonology.rules.scoring import cube_points, thesis_points
from undercroft.games.dungeonology.rules.stealth_test import (
    Espionage,
    StealthTest,
    Study,
    alert_parts,
    current_test,
)
from undercroft.games.dungeonology.rules.students import LEVELS, alert_bonus, spare_omegas, spare_students
from undercroft.games.dungeonology.rules.values import (
    at_home,
    hand_value_of,
    initial_students_of,
    intelligence_of,
    speed_of,
    stamina_of,
    stars_of,
    study_bonus_of,
)
from undercroft.games.dungeonology.table import EMPTY, GONE, PHASES, Table

# -- re-dealing ----------------------------------------------------------------------------------------------


def tests_with_cards(s: Table) -> list[StealthTest]:
    return [frame for frame in s.stack if isinstance(frame, StealthTest) and frame.cards]


def hidden_zones(s: Table) -> list[list[list[int]]]:
    """Places whose pieces share a back, as fresh lists. Tiles and Zones are numbered apart."""
    tricks = [*s.hand, s.deck, *(test.cards for test in tests_with_cards(s))]
    tiles = [[[s.box.tiles[zone] for zone in pile]] for pile in s.piles]
    clans = [n for n in s.unused_cards if n in s.box.clans]
    panics = [n for n in s.unused_cards if n in s.box.panics]
    return [
        [list(cards) for cards in tricks],
        [list(cards) for cards in (s.jinx_deck, *s.veiled)],
        [[s.clan], clans],
        [[s.panic] if s.panic >= 0 else [], panics],
        [list(traps) for traps in s.traps],
        *tiles,
    ]


def put_zones(s: Table, groups: list[list[list[int]]]) -> None:
    """Put back what `hidden_zones` gave."""
    tricks, jinxes, clans, panics, traps, *tiles = groups
    dealt = [tuple(cards) for cards in tricks]
    s.hand, s.deck = dealt[: s.seats], dealt[s.seats]
    for test, cards in zip(tests_with_cards(s), dealt[s.seats + 1 :], strict=True):
        test.cards = cards
    s.jinx_deck, *s.veiled = (tuple(cards) for cards in jinxes)
    s.clan = clans[0][0]
    s.panic = panics[0][0] if panics[0] else -1
    apart = {*s.box.clans, *s.box.panics}
    s.unused_cards = (*clans[1], *panics[1], *(n for n in s.unused_cards if n not in apart))
    s.traps = [tuple(tokens) for tokens in traps]
    first = s.box.tiles[0]
    s.piles = [tuple(n - first for n in pile[0]) for pile in tiles]


# -- views ---------------------------------------------------------------------------------------------------


def show_values(s: Table, seat: int, chosen: bool) -> dict[str, int]:
    """What her Scholar is worth, or nothing before she has one."""
    return {
        "students": initial_students_of(s, seat) if chosen else 0,
        "hand": hand_value_of(s, seat) if chosen else 0,
        "speed": speed_of(s, seat) if chosen else 0,
        "intelligence": intelligence_of(s, seat) if chosen else 0,
        "stamina": stamina_of(s, seat) if chosen else 0,
    }


def show_seat(s: Table, seat: int, mask: int) -> dict[str, Any]:
    box, chosen = s.box, s.scholar[seat] >= 0
    labels, seen = box.names, s.seen
    return {
        "scholar": box.scholars[s.scholar[seat]].id if chosen else None,
        "colour": COLOURS[seat],
        "exalted": bool(s.exalted[seat]),
        "skills": list(s.hinges.skills(s, seat)) if chosen else [],
        "values": show_values(s, seat, chosen),
        "students": s.students[seat],
        "stun": s.stun[seat],
        "knowledge": bool(s.knowledge[seat]),
        "board": {CUBES[column]: len(cubes) for column, cubes in enumerate(s.board[seat])},
        "stars": stars_of(s, seat),
        "study_bonus": study_bonus_of(s, seat),
        "points": cube_points(s, seat),
        "thesis": thesis_points(s, seat) if mask == EVERYBODY or s.seen[s.clan] & mask else None,
        "hand": known(labels, seen, s.hand[seat], mask),
        "jinxes": names(labels, s.jinxes[seat]),
        "veiled": known(labels, seen, s.veiled[seat], mask),
        "interns": [box.interns[n].id for n in s.interns[seat]],
        "at": s.zone_word(s.at[seat]) if s.at[seat] != GONE else None,
        "disguised": bool(s.disguised[seat]),
        "place": s.theses.index(seat) + 1 if seat in s.theses else 0,
        "score": s.final_score[seat],
        "placed": [CUBES[c] for c in range(len(CUBES)) if s.cubes_gained[seat] >> c & 1],
    }


def show_zone(
    s: Table, zone: int, mask: int, idle: tuple[dict[str, None], dict[str, None]]
) -> dict[str, Any]:
    zones, cubes = s.box.zone, s.box.cube_names
    facts = zones[zone]
    return {
        "zone": facts.id,
        "cell": cell_name(s.where[zone]),
        "floor": facts.floor,
        "alert": facts.alert,
        "cubes": [None if cube == EMPTY else cubes[cube] for cube in s.spaces[zone]],
        "entered": bool(s.entered >> zone & 1),
        "traps": [s.name(n) if mask == EVERYBODY or s.seen[n] & mask else None for n in s.traps[zone]],
        "x": bool(s.secret_tunnels >> zone & 1),
        "teleport": bool(s.teleports >> zone & 1),
        "links": [zones[link.zone].id for link in s.plan.links[zone]],
        "idle": [name for name, _ in facts.effects if name in idle[s.entered >> zone & 1]],
    }


def show_test(s: Table, mask: int) -> dict[str, Any] | None:
    """The Stealth Test in progress: both sums, and who may speak now."""
    test = current_test(s)
    if test is None:
        return None
    return {
        "kind": test.kind,
        "seat": test.seat,
        "zone": s.zone_word(test.zone),
        "victim": test.target if isinstance(test, Espionage) else None,
        "cube": s.cube_word(test.column) if isinstance(test, Espionage) else None,
        "count": test.count if isinstance(test, Study) else 0,
        "places": list(test.places) if isinstance(test, Study) else [],
        "laid": known(s.box.names, s.seen, test.cards, mask),
        "stealth": test.stealth,
        "stealth_parts": test.stealth_parts(),
        "alert": test.alert(s),
        "alert_parts": alert_parts(s, test),
        "silent": bool(test.silent),
    }


def show_plays(s: Table) -> list[dict[str, Any]]:
    """Main Effects that were declared and are not resolved, the last one first."""
    plays = [frame for frame in reversed(s.stack) if isinstance(frame, Playing)]
    return [{"card": s.name(p.card), "seat": p.seat, "cancelled": bool(p.cancelled)} for p in plays]


def show(s: Table, mask: int, seat: int | None) -> dict[str, Any]:
    """What a mask sees. Nothing hidden from it influences the result."""
    box, labels, seen = s.box, s.box.names, s.seen
    tiles = next((frame.tiles for frame in reversed(s.stack) if isinstance(frame, Revealing)), ())
    clan_known = mask == EVERYBODY or s.seen[s.clan] & mask
    panic_known = s.panic >= 0 and (mask == EVERYBODY or s.seen[s.panic] & mask)
    alert = box.alerts[s.alert]
    idle = idle_effects(s, fresh=True), idle_effects(s, fresh=False)
    home = {} if s.clauses.thesis_leaves else {"home": at_home(s)}
    return {
        "game": s.game.name,
        "version": s.game.version,
        "options": dict(s.settings),
        "seats": s.seats,
        "round": s.round,
        "turn": s.active,
        "first": s.first,
        "phase": PHASES[s.phase],
        "over": s.over,
        "points": s.points,
        "actions": list(s.actions),
        "extra": bool(s.extra_action),
        "asked": asked(s, mask, seat),
        "seat": {str(n): show_seat(s, n, mask) for n in range(s.seats)},
        "dungeon": [show_zone(s, zone, mask, idle) for zone, cell in enumerate(s.where) if cell >= 0],
        "walls": [edge_name(box, s.plan, s.where, edge) for edge in s.walls],
        "stairs": [edge_name(box, s.plan, s.where, edge) for edge in s.stairs],
        "idle": list(idle[0]),
        "piles": [deck(labels, seen, tuple([box.tiles[zone] for zone in pile]), mask) for pile in s.piles],
        "tiles": [s.zone_word(tile) for tile in tiles],
        "boss": None
        if s.boss < 0
        else {"id": box.bosses[s.boss].id, "at": s.zone_word(s.boss_at) if s.boss_at != GONE else None},
        "bonfire": s.bonfire,
        "university": {"gray": s.university[0], "omega": s.university[1]} if mask == EVERYBODY else None,
        "reserve": {"students": spare_students(s), "omegas": spare_omegas(s)} if mask == EVERYBODY else None,
        "alert": {
            "profile": None if s.maximum else alert.id,
            "omegas": s.omegas,
            "rows": len(alert.rows),
            "bonus": alert_bonus(s),
            "maximum": bool(s.maximum),
            "level": LEVELS[s.settings["level"]],
        },
        "panic": s.name(s.panic) if panic_known else None,
        "clan": s.name(s.clan) if clan_known else None,
        "clan_open": bool(s.clan_open),
        "supply": {box.cube_names[cube]: n for cube, n in enumerate(s.supply)},
        "traps": names(labels, s.trap_supply),
        "deck": deck(labels, seen, s.deck, mask),
        "discard": names(labels, s.discard),
        "jinx_deck": deck(labels, seen, s.jinx_deck, mask),
        "jinx_discard": names(labels, s.jinx_discard),
        "stage": names(labels, s.stage),
        "plays": show_plays(s),
        "test": show_test(s, mask),
        "countdown": s.doom if s.doom >= 0 else None,
        "final_round": s.last_round if s.last_round >= 0 else None,
        "theses": list(s.theses),
        "standings": [place._asdict() for place in s.standings],
        **home,
    }
