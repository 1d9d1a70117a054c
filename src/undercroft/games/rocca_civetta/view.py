"""What each seat sees of a table with the expansion, and what a re-deal may change (RCV-R-184, 189, 192)."""

from typing import Any

from undercroft.engine.events import EVERYBODY
from undercroft.engine.views import deck, known, names
from undercroft.games.dungeonology import view as base
from undercroft.games.dungeonology.rules.stealth_test import current_test
from undercroft.games.dungeonology.table import GONE, NOBODY
from undercroft.games.rocca_civetta.ranges import Kinds
from undercroft.games.rocca_civetta.rules.brood import is_brood
from undercroft.games.rocca_civetta.rules.clans import star_names
from undercroft.games.rocca_civetta.rules.congregations import (
    CONGREGATIONS,
    KINDS,
    is_jukas,
    on_table,
)
from undercroft.games.rocca_civetta.rules.eggs import eggs_to_come, is_hunt
from undercroft.games.rocca_civetta.rules.familiars import familiars_of
from undercroft.games.rocca_civetta.rules.goddess import (
    LAIR_ALERT,
    has_tentacle,
    is_goddess,
    is_lair,
    tentacles_left,
)
from undercroft.games.rocca_civetta.rules.information import UNIVERSAL
from undercroft.games.rocca_civetta.rules.omega.espionage import OmegaEspionage, OmegaReveal
from undercroft.games.rocca_civetta.rules.omega.phase import OmegaPhase
from undercroft.games.rocca_civetta.rules.omega.tome import black_stars, card_of, plays, tome_of
from undercroft.games.rocca_civetta.rules.temple import IdolEspionage, is_temple
from undercroft.games.rocca_civetta.rules.traps import trapper_of
from undercroft.games.rocca_civetta.rules.winter import iota_left, is_winter, water_left
from undercroft.games.rocca_civetta.table import IDOL, Table


def hidden_zones(s: Table) -> list[list[list[int]]]:
    """Those of the base, with the cards under the Zainetto beside the hands, and the decks of Research and of
    Omega.
    """
    tricks, *others = base.hidden_zones(s)
    stored = [list(cards) for cards in s.stored]
    return [tricks + stored, [list(s.research)], [list(s.omega_deck)], *others]


def put_zones(s: Table, groups: list[list[list[int]]]) -> None:
    tricks, research, omega, *others = groups
    s.stored = [tuple(cards) for cards in tricks[-s.seats :]]
    s.research = tuple(research[0])
    s.omega_deck = tuple(omega[0])
    base.put_zones(s, [tricks[: -s.seats], *others])


def show_familiar(s: Table, familiar: int) -> dict[str, Any]:
    """Whose it is, and where its model stands without anybody."""
    owner, zone = s.linked_to[familiar], s.released_at[familiar]
    return {
        "seat": owner if owner != NOBODY else None,
        "at": s.zone_word(zone) if zone != GONE else None,
    }


def white_slots(s: Table, seat: int) -> dict[str, list[int]]:
    """RCV-R-204: by column, the slots from the bottom with a white cube."""
    found = {
        s.cube_word(column): [slot for slot, cube in enumerate(cubes, 1) if cube == UNIVERSAL]
        for column, cubes in enumerate(s.board[seat])
    }
    return {column: slots for column, slots in found.items() if slots}


def kinds_shown(kinds: Kinds) -> dict[str, int]:
    """RCV-R-200: those of Congregations, by name."""
    return {name: n for name, n in zip(CONGREGATIONS, kinds, strict=True) if n}


def show_omega(s: Table, mask: int) -> dict[str, Any] | None:
    """All of him is open, but for the order of his deck."""
    if not plays(s):
        return None
    tome = tome_of(s)
    card = card_of(s, s.omega_discard[-1]) if s.omega_discard else None
    return {
        "at": s.zone_word(s.omega_at),
        "tome": [s.cube_word(cube) for cube in s.tome],
        "spaces": tome.spaces,
        "columns": tome.columns,
        "stars": list(tome.stars),
        "leaves": tome.leaves,
        "more": tome.more[s.alert],
        "black": black_stars(s),
        "deck": deck(s.box.names, s.seen, s.omega_deck, mask),
        "discard": names(s.box.names, s.omega_discard),
        "card": card.id if card else None,
        "bonus": card.alert if card else 0,
        "gains": [s.cube_word(cube) for cube in s.omega_gains],
        "revealed": next((frame.why for frame in reversed(s.stack) if isinstance(frame, OmegaReveal)), None),
        "phase": next((frame.step for frame in s.stack if isinstance(frame, OmegaPhase)), None),
    }


def show_temple(s: Table) -> dict[str, Any]:
    """The pieces of the Cursed Temple."""
    return {
        "idol": s.idol if s.idol != NOBODY else None,
        "bridge": [s.zone_word(zone) for zone in s.bridge] if s.bridge else None,
        "bridge_fell": bool(s.bridge_fell),
        "pillar": not s.cleared,
        "snake_pit": s.zone_word(s.snake_pit) if s.snake_pit != GONE else None,
        "boulder": s.zone_word(s.boulder) if s.boulder != GONE else None,
    }


def show_sea(s: Table) -> dict[str, Any]:
    """The pieces of Goddess of the Sea."""
    return {
        "tentacles": tentacles_left(s),
        "lair": s.zone_word(s.lair) if s.lair != GONE else None,
    }


def show(s: Table, mask: int, seat: int | None) -> dict[str, Any]:
    """What a mask sees. Nothing hidden from it influences the result."""
    view, labels, seen = base.show(s, mask, seat), s.box.names, s.seen
    if isinstance(current_test(s), OmegaEspionage):
        view["test"]["victim"] = None
    if isinstance(current_test(s), IdolEspionage):
        view["test"]["cube"] = s.cube_word(IDOL)
    for n in range(s.seats):
        view["seat"][str(n)] |= {
            "star_tokens": star_names(s, n),  # RCV-STAR-02
            "universal": white_slots(s, n),
            "stored": known(labels, seen, s.stored[n], mask),
            "completed": names(labels, s.completed[n]),
            "silenced": bool(s.silenced[n]),
            "dulled": bool(s.dulled[n]),
            "fooled": s.fooled == n,
            "carrying": bool(s.carrying[n]),
            "delivered": s.delivered[n],
            "kinds": kinds_shown(s.kinds[n]),
            "support": s.support[n],
            "wheel": s.wheel[n],
            "hot_water": s.hot_water[n],
            "melted": s.melted[n],
            "shells": s.shells[n],
            "rescued": bool(s.rescued[n]),
            "blessed": bool(s.blessed[n]),
            "beaten": s.beaten[n],
            "calmed": s.calmed[n],
            "familiars": [s.pieces.familiars[familiar].id for familiar in familiars_of(s, n)],
            "warded": bool(s.warded >> n & 1),
        }
    for zone in view["dungeon"]:
        n = s.box.zone_index[zone["zone"]]
        trappers = [trapper_of(s, s.seen[token]) for token in s.traps[n]]
        zone |= {
            "eggs": s.eggs[n] or len(s.inside[n]),
            "frozen": bool(s.frozen >> n & 1),
            "size": s.box.zone[n].size,
            "tentacle": has_tentacle(s, n),
            "alert": LAIR_ALERT if is_lair(s, n) else zone["alert"],  # RCV-R-194
            "trappers": [seat if seat != NOBODY else None for seat in trappers],  # RCV-R-185
        }
    return view | {
        "temple": show_temple(s) if is_temple(s) else None,
        "sea": show_sea(s) if is_goddess(s) else None,
        "nest": s.nest if is_brood(s) else None,
        "egg_row": eggs_to_come(s) if is_hunt(s) else None,
        "iota": iota_left(s) if is_winter(s) else None,
        "water": water_left(s) if is_winter(s) else None,
        "bonfire_spaces": s.hinges.bonfire_spaces(s),
        "captives": s.captives if is_jukas(s) else None,
        "congregations": [KINDS[kind] for kind in on_table(s)],
        "bonfire_row": [KINDS[kind] for kind in s.bonfire_row],
        "stewed": kinds_shown(s.stewed),
        "enrolled": kinds_shown(s.enrolled) if mask == EVERYBODY else None,
        "research": {
            "open": names(labels, s.open_research),
            "deck": deck(labels, seen, s.research, mask),
            "claimed": bool(s.claimed),
        },
        "cauldron": s.cauldron,
        "familiars": {card.id: show_familiar(s, n) for n, card in enumerate(s.pieces.familiars)},
        "omega": show_omega(s, mask),
        "lasting": {
            "tumbling": bool(s.tumbling),
            "doorless": bool(s.doorless),
            "intelligence": s.genius,
            "relief": s.relief,
            "promised": s.promised,
            "skipped": bool(s.skipped),
        },
    }
