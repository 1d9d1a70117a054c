"""What each seat sees of a table (DGR-R-09), and what everybody sees of what is going on.

`scene` is the combat, test or Trap in progress, each number with its source; the other fields beside it are
what somebody must know to answer the questions that come in the middle of things.
"""

from typing import Any, Final

from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import Frame
from undercroft.engine.views import asked, deck, known, names
from undercroft.games.dungeoneer.board import cell_name, edge_name
from undercroft.games.dungeoneer.cards.box import Box
from undercroft.games.dungeoneer.cards.content import LOCKED, OPEN, OPENING, SCORES, TRAPPED, WALL
from undercroft.games.dungeoneer.cards.effects import Recall, Swap
from undercroft.games.dungeoneer.rules.combat import Round, foe_name, foe_parts, hero_parts
from undercroft.games.dungeoneer.rules.encounter import Bane, Encounters
from undercroft.games.dungeoneer.rules.layout import Layout
from undercroft.games.dungeoneer.rules.life import Wounds
from undercroft.games.dungeoneer.rules.move import RoomDie
from undercroft.games.dungeoneer.rules.quests import place_of
from undercroft.games.dungeoneer.rules.scores import boon_limit, score_of, treasure_limit
from undercroft.games.dungeoneer.rules.threats import Test, Trap, total_of, total_parts
from undercroft.games.dungeoneer.table import PHASES, Table

MARKS: Final = {WALL: "#", OPENING: "=", OPEN: "O"}


def hidden_zones(s: Table) -> list[list[list[int]]]:
    """Places whose cards share a back, as fresh lists: what a seat has not seen there may be exchanged."""
    adventure = [list(cards) for cards in (*s.hand, *s.adventure)]
    if s.box.piles == 1:
        groups = [adventure, [list(cards) for cards in s.quest_deck]]
    else:  # decks of their own: only cards of one owner can be exchanged
        groups = [[list(s.hand[seat]), list(s.adventure[seat])] for seat in range(s.seats)]
        groups += [[list(cards)] for cards in s.quest_deck]
    maps = [[[card for card in s.map_deck if s.box.owner[card] == owner]] for owner in owners_apart(s)]
    return [*groups, *(maps or [[list(s.map_deck)]]), [list(s.hero_deck)]]


def owners_apart(s: Table) -> range:
    """The owners of the Map cards that wait to be laid, where everybody can tell whose a card is: each deck
    was shuffled for itself (DGR-R-157). Without a layout all are one deck (DGR-R-101).
    """
    return range(s.seats if s.box.piles > 1 and s.settings["tournament_map"] else 0)


def put_zones(s: Table, groups: list[list[list[int]]]) -> None:
    """Put back what `hidden_zones` gave."""
    if s.box.piles == 1:
        dealt = [tuple(zone) for zone in groups[0]]
        s.hand, s.adventure = dealt[: s.seats], dealt[s.seats :]
        s.quest_deck = [tuple(zone) for zone in groups[1]]
    else:
        s.hand = [tuple(groups[seat][0]) for seat in range(s.seats)]
        s.adventure = [tuple(groups[seat][1]) for seat in range(s.seats)]
        s.quest_deck = [tuple(group[0]) for group in groups[s.seats : 2 * s.seats]]
    s.hero_deck = tuple(groups[-1][0])
    apart = owners_apart(s)
    if not apart:
        s.map_deck = tuple(groups[-2][0])
        return
    waiting = [iter(group[0]) for group in groups[-1 - len(apart) : -1]]
    s.map_deck = tuple(next(waiting[s.box.owner[card]]) for card in s.map_deck)


# -- views ---------------------------------------------------------------------------------------------------


def side_mark(side: int) -> str:
    """A side as it is printed: the notation of the content files."""
    return MARKS.get(side) or f"{'T' if side >= TRAPPED else 'L'}{side % LOCKED}"


def show_space(s: Table, slot: int) -> dict[str, Any]:
    """What everybody reads on a Map card, its sides N, E, S, W as they lie."""
    shown = printed_space(s.box, slot)
    return {**shown, "sides": shown["sides"][:]}


def printed_space(box: Box, slot: int) -> dict[str, Any]:
    """Worked out once: every view shows every space."""
    found = box.printed.get(slot)
    if found is not None:
        return found
    card = box.card[slot // 2]
    found = box.printed[slot] = {
        "card": box.names[slot // 2],
        "room": card.room,
        "peril": card.peril,
        "glory": card.glory,
        "pit": card.pit,
        "sides": [side_mark(side) for side in box.sides[slot]],
    }
    return found


def show_seat(s: Table, seat: int, mask: int) -> dict[str, Any]:
    box, labels, seen = s.box, s.box.names, s.seen
    charged = {s.name(c): box.card[c].charges - s.tokens[c] for c in s.treasures[seat] if box.card[c].charges}
    return {
        "hero": box.card[s.hero[seat]].id,
        "level": s.level[seat],
        "life": s.life[seat],
        "glory": s.glory[seat],
        "peril": s.peril[seat],
        "at": cell_name(s.at[seat]) if s.at[seat] >= 0 else None,
        "scores": {SCORES[n]: score_of(s, seat, n) for n in range(3)} if s.at[seat] >= 0 else {},
        "limits": {"treasures": treasure_limit(s, seat), "boons": boon_limit(s, seat)},
        "hand": known(labels, seen, s.hand[seat], mask),
        "wounded": {s.name(c): s.tokens[c] for c in s.wounded[seat]},
        "treasures": names(labels, s.treasures[seat]),
        "charges": charged,
        "boons": names(labels, s.boons[seat]),
        "banes": names(labels, s.banes[seat]),
        "quests": names(labels, s.quests[seat]),
        "progress": {s.name(c): s.tokens[c] for c in s.quests[seat] if s.tokens[c]},
        "goals": {s.name(c): list(place_of(s, c)) for c in s.quests[seat]},
        "completed": names(labels, s.done[seat]),
        "points_lost": s.points_lost[seat],
        "rooted": bool(s.rooted[seat]),
        "slammed": s.slammed[seat],
        "due_glory": s.due_glory[seat],
        "due_peril": s.due_peril[seat],
    }


def show(s: Table, mask: int, seat: int | None) -> dict[str, Any]:
    """What a mask sees (DGR-R-09). Nothing hidden from it influences the result (the law of views)."""
    shared, used, labels, seen = s.box.piles == 1, s.used, s.box.names, s.seen
    return {
        "game": s.game.name,
        "version": s.game.version,
        "seats": s.seats,
        "round": s.round,
        "turn": s.active,
        "first": s.first,
        "phase": PHASES[s.phase],
        "over": s.over,
        "points": s.points,
        "asked": asked(s, mask, seat),
        "seat": {str(n): {**show_seat(s, n, mask), **show_piles(s, n, mask)} for n in range(s.seats)}
        if not shared
        else {str(n): show_seat(s, n, mask) for n in range(s.seats)},
        "map": [
            {**show_space(s, slot), "cell": cell_name(cell), "turned": bool(slot % 2)}
            for cell, slot in sorted(s.grid.items())
        ],
        "opened": [edge_name(n) for n in sorted(s.opened)],
        "visited": [cell_name(cell) for cell in s.visited],
        "used": [s.name(card) for card in range(len(used)) if used[card] and is_open(s, card)],
        "moved": bool(s.moved),
        "challenged": bool(s.challenged),
        "rooted": bool(s.rooted_now),
        "slammed": s.slammed_now,
        "emboldened": s.emboldened,
        "stage": names(labels, s.stage),
        "placing": show_placing(s, mask),
        "adventure": deck(labels, seen, s.adventure[0] if shared else (), mask),
        "discard": names(labels, s.discard[0] if shared else ()),
        "quest_deck": deck(labels, seen, s.quest_deck[0] if shared else (), mask),
        "quest_discard": names(labels, s.quest_discard[0] if shared else ()),
        "map_deck": deck(labels, seen, s.map_deck, mask),
        **show_progress(s),
        "standings": [place._asdict() for place in s.standings],
        **({} if shared and not s.settings["tournament_map"] else show_tournament(s, mask)),
    }


def show_placing(s: Table, mask: int) -> dict[str, Any] | None:
    """The Map card that is about to be laid, for those who see it: in the layout who drew it (DGR-R-163)."""
    layout = layout_of(s)
    if layout is not None and s.choice is not None:
        card = layout.card(s)
        return show_space(s, 2 * card) if mask == EVERYBODY or s.seen[card] & mask else None
    return next((show_space(s, 2 * n) for n in s.stage if s.box.card[n].kind == "map"), None)


def is_open(s: Table, card: int) -> bool:
    """Everybody knows where this card lies."""
    return s.seen[card] == EVERYBODY


# -- the tournament ------------------------------------------------------------------------------------------


def layout_of(s: Table) -> Layout | None:
    """The layout, as long as it goes on."""
    for frame in s.stack:
        if isinstance(frame, Layout):
            return frame
    return None


def show_piles(s: Table, seat: int, mask: int) -> dict[str, Any]:
    """The decks and piles of a seat that has its own (DGR-TDECK-03)."""
    labels, seen = s.box.names, s.seen
    return {
        "adventure": deck(labels, seen, s.adventure[seat], mask),
        "discard": names(labels, s.discard[seat]),
        "quest_deck": deck(labels, seen, s.quest_deck[seat], mask),
        "quest_discard": names(labels, s.quest_discard[seat]),
        "deck": dict(s.box.deck[seat].cards) if may_read(s, seat, mask) else None,
    }


def may_read(s: Table, seat: int, mask: int) -> bool:
    """Whether somebody of a mask may read the list of a seat (DGR-R-155, DGR-R-182)."""
    return bool(not s.settings["lists"] or s.over or mask == EVERYBODY or mask >> seat & 1)


def show_tournament(s: Table, mask: int) -> dict[str, Any]:
    """The Map decks of the layout and the cards that were kept; null when the dungeon lies."""
    layout = layout_of(s)
    if layout is None:
        return {"layout": None}
    decks, start = [], 0
    for n in layout.left:
        decks.append(deck(s.box.names, s.seen, s.map_deck[start : start + n], mask))
        start += n
    waiting = dict(zip(layout.kept, s.map_deck[start:], strict=True))
    kept = {str(seat): known(s.box.names, s.seen, (card,), mask) for seat, card in waiting.items()}
    return {"layout": {"seat": layout.seat, "decks": decks, "kept": kept, "keepers": list(layout.keepers)}}


# -- what is going on ----------------------------------------------------------------------------------------


def show_progress(s: Table) -> dict[str, Any]:
    """The fields of a view that tell what is going on."""
    scene: dict[str, Any] | None = None
    going: dict[str, Any] = {
        "declared": [],
        "due_wounds": s.due_wounds,
        "wounds": None,
        "bane": None,
        "swap": None,
        "recall": 0,
    }
    for frame in reversed(s.stack):
        if scene is None:
            scene = show_scene(s, frame)
        if isinstance(frame, Encounters):
            going["declared"] = show_declared(s, frame)
        elif isinstance(frame, Wounds):
            going["wounds"] = {"seat": frame.seat, "n": frame.n}
        elif isinstance(frame, Bane):
            going["bane"] = {"card": s.name(frame.card), "seat": frame.by, "victim": frame.victim}
        elif isinstance(frame, Swap):
            going["swap"] = [cell_name(cell) for cell in (frame.first, frame.second) if cell >= 0]
        elif isinstance(frame, Recall):
            going["recall"] = frame.left
    return {"scene": scene, **going}


def show_declared(s: Table, frame: Encounters) -> list[dict[str, Any]]:
    """Encounters that still wait, in the order in which they will be resolved."""
    rows = [frame.declared[i : i + 3] for i in range(frame.next, len(frame.declared), 3)]
    return [
        {"card": s.name(card), "victim": victim, "score": SCORES[score] if score >= 0 else None}
        for card, victim, score in rows
    ]


def show_scene(s: Table, frame: Frame) -> dict[str, Any] | None:
    """One procedure as a scene, if it is one."""
    if isinstance(frame, Round):
        return show_round(s, frame)
    if isinstance(frame, Test) and frame.die:
        return {
            "scene": "test",
            "hero": frame.seat,
            "test": frame.kind,
            "card": s.name(frame.card),
            "threat": frame.threat,
            "score": SCORES[frame.score],
            "hero_parts": total_parts(s, frame),
            "total": total_of(s, frame),
        }
    if isinstance(frame, Trap):
        return {
            "scene": "trap",
            "hero": frame.victim,
            "card": s.name(frame.card),
            "by": frame.by,
            "avoided": [frame.victim] if frame.avoided else [],
        }
    if isinstance(frame, RoomDie) and frame.die:
        return {"scene": "die", "hero": frame.seat, "card": s.name(frame.card), "die": frame.die}
    return None


def show_round(s: Table, fight: Round) -> dict[str, Any]:
    """A combat: both sums as they grow."""
    rolled = fight.hero_die > 0
    scene: dict[str, Any] = {
        "scene": "combat",
        "combat": fight.kind,
        "hero": fight.hero,
        "foe": foe_name(s, fight),
        "score": SCORES[fight.score] if fight.score >= 0 else None,
        "rolled": rolled,
        "avoided": [seat for seat in range(s.seats) if fight.avoided >> seat & 1],
    }
    if fight.score >= 0 and s.at[fight.hero] >= 0 and (fight.rival < 0 or s.at[fight.rival] >= 0):
        scene["hero_parts"] = [p for p in hero_parts(s, fight) if rolled or p[0] != "die"]
        scene["foe_parts"] = [p for p in foe_parts(s, fight) if rolled or p[0] != "die"]
    return scene
