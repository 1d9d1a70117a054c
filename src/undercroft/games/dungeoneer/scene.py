"""What is going on at the table, as every view shows it: all of it is public (DGR-R-09).

`scene` is the combat, test or Trap in progress, each number with its source; the other fields are what
somebody must know to answer the questions that come in the middle of things.
"""

from typing import Any

from undercroft.engine.frame import Frame
from undercroft.games.dungeoneer.board import cell_name
from undercroft.games.dungeoneer.cards.content import SCORES
from undercroft.games.dungeoneer.cards.effects import Recall, Swap
from undercroft.games.dungeoneer.rules.combat import Round, foe_name, foe_parts, hero_parts
from undercroft.games.dungeoneer.rules.encounter import Bane, Encounters
from undercroft.games.dungeoneer.rules.life import Wounds
from undercroft.games.dungeoneer.rules.move import RoomDie
from undercroft.games.dungeoneer.rules.threats import Test, Trap, total_of, total_parts
from undercroft.games.dungeoneer.table import Table


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
