"""What each seat sees (DRP-R-53, 94): everything but the Quests of the others, and what was drawn and
looked at.
"""

from collections import Counter
from typing import Any

from undercroft.engine.events import EVERYBODY
from undercroft.engine.views import asked
from undercroft.games.dungeon_drop.board import Footprint
from undercroft.games.dungeon_drop.rules import showing
from undercroft.games.dungeon_drop.rules.looting import Looting
from undercroft.games.dungeon_drop.rules.scoring import figures, opened
from undercroft.games.dungeon_drop.rules.turning import Act, has_a_way
from undercroft.games.dungeon_drop.table import (
    ASIDE,
    CARD,
    DISCARD,
    IN_BOX,
    IN_HAND,
    PHASES,
    STASH,
    TROPHY,
    Table,
)


def point(x: int, y: int) -> list[int]:
    return [x, y]


def shape(footprint: Footprint | None) -> list[int] | None:
    return None if footprint is None else [footprint.x, footprint.y, footprint.turn, footprint.side]


def show_seat(s: Table, seat: int, mask: int) -> dict[str, Any]:
    box = s.box
    known = s.quest[seat] >= 0 and (mask == EVERYBODY or s.seen_by()[len(s.place) + s.quest[seat]] & mask)
    cards = s.cards(seat) if s.race[seat] >= 0 else []
    return {
        "race": box.races[s.race[seat]].id if s.race[seat] >= 0 else None,
        "classes": [box.classes[n].id for n in s.classes[seat]],
        "tilted": [box.card(card).id for n, card in enumerate(cards) if s.tilted[seat] >> n & 1],
        "quest": box.quests[s.quest[seat]].id if known else None,
        "life": s.life(seat) if s.race[seat] >= 0 else 0,
        "life_left": s.life_left(seat) if s.race[seat] >= 0 else 0,
        "initiative": box.races[s.race[seat]].initiative if s.race[seat] >= 0 else 0,
        "strain": s.strain[seat],
        "lockpick": s.lockpick[seat],
        "stash": s.names(s.holds(seat, STASH)),
        "card": [[s.name(n), s.covers[n]] for n in s.holds(seat, CARD)],
        "trophies": s.names(s.holds(seat, TROPHY)),
        "meeple": shape(s.meeples[seat]),
        "meeple_points": s.meeple_points[seat],
        "weight": s.weight(seat),
        "worth": worth(s, seat, bool(known)),
        "in": s.is_in(seat),
    }


def worth(s: Table, seat: int, quest: bool) -> dict[str, int]:
    """What is sure so far, item by item, and the Chests that would be opened (DRP-SCR-01, DRP-R-48); without
    the Quest for those who do not know it.
    """
    if s.quest[seat] < 0:
        return {}
    found = figures(s, seat, 0)
    if not quest:
        found = {name: n for name, n in found.items() if name not in ("gems", "quest", "total")}
    return {**found, "opened": opened(s, seat)}


def loot(s: Table) -> dict[str, Any] | None:
    """The loot that is going on: what is taken, what hits, and what would be left of life."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Looting) or s.choice is None:
        return None
    dealt, life = top.dealt(s), s.life_left(top.seat)
    return {
        "seat": top.seat,
        "corners": top.corner_names(s),
        "cubes": s.names(top.cubes(s)),
        "slain": s.names(top.slain),
        "stopped": s.names(top.stopped),
        "dealt": [[s.name(n), hit] for n, hit in dealt.items()],
        "shields": top.shields_left(s),
        "life": life,
        "left": life - sum(dealt.values()),
    }


def is_stuck(s: Table) -> bool:
    """Solo, before the move: there is no room to go to any more, unless something changes (DRP-R-22)."""
    top = s.stack[-1] if s.stack else None
    return s.is_solo and isinstance(top, Act) and s.choice is not None and not has_a_way(s, 0)


def show(s: Table, mask: int, seat: int | None) -> dict[str, Any]:
    choice, question = s.choice, asked(s, mask, seat)
    if choice is not None and question is not None and "options" in question:
        question["ranges"] = showing.ranges(s)
        question["rooms"] = showing.rooms(s, choice.seat) if "room" in choice.verbs else []
    drawn = s.at(IN_HAND)  # for the others still in the Box, whose kinds everybody may count (DRP-R-53)
    sees_hand = mask == EVERYBODY or seat == s.active
    return {
        "game": s.game.name,
        "version": s.game.version,
        "options": dict(s.settings),
        "seats": s.seats,
        "round": s.round,
        "turn": s.active,
        "phase": PHASES[s.phase],
        "over": s.over,
        "asked": question,
        "seat": {str(n): show_seat(s, n, mask) for n in range(s.seats)},
        "cubes": [
            [s.name(n), body.x, body.y, body.turn, body.face]
            for n, body in enumerate(s.bodies)
            if body is not None
        ],
        "tokens": [shape(token) for token in s.tokens],
        "pawn": shape(s.pawn),
        "box": dict(
            Counter(s.box.kind_of(n) for n in sorted((*s.at(IN_BOX), *(() if sees_hand else drawn))))
        ),
        "drawn": {"count": len(drawn), "known": s.names(drawn) if sees_hand else []},
        "aside": s.names(s.at(ASIDE)),
        "discard": s.names(s.at(DISCARD)),
        "order": list(s.order),
        "floor": s.floor,
        "tracker": s.tracker,
        "spent": bool(s.spent),
        "required": s.box.floors.score(s.tracker, s.life(0))
        if s.is_solo and s.race[0] >= 0 and s.tracker < 9
        else None,
        "loot": loot(s),
        "stuck": is_stuck(s),
        "ending": s.ending,
        "standings": [place._asdict() for place in s.standings],
    }


def hidden_zones(s: Table) -> list[list[list[int]]]:
    """Drawn cubes that only the active player sees (DRP-R-83), and Quests, numbered behind the cubes
    (DRP-SET-02, DRP-R-94). The Box and the Classes have no order: they are drawn by chance.
    """
    first = len(s.place)
    mine = [[first + quest] if quest >= 0 else [] for quest in s.quest]
    cubes = [list(s.at(IN_HAND)), list(s.at(IN_BOX))] if IN_HAND in s.place else []
    return [cubes, [*mine, [first + quest for quest in s.quest_deck]]]


def put_zones(s: Table, groups: list[list[list[int]]]) -> None:
    cubes, (*mine, deck) = groups
    first = len(s.place)
    s.quest = tuple(found[0] - first if found else -1 for found in mine)
    s.quest_deck = tuple(quest - first for quest in deck)
    if cubes:
        hand, box = cubes
        s.put(hand, IN_HAND)
        s.put(box, IN_BOX)
