"""What an ability of the Act step could do, and what would come of it: as if nothing were in the way."""

from collections.abc import Iterator
from math import cos, hypot, radians, sin
from typing import Final

from undercroft.engine.choice import Option
from undercroft.games.dungeon_drop.board import Footprint
from undercroft.games.dungeon_drop.cards import content
from undercroft.games.dungeon_drop.cards.content import Effect
from undercroft.games.dungeon_drop.heuristics.purse import DANGER, DIE, GRID, MM, SLIDES, WILD, Skill, middle
from undercroft.games.dungeon_drop.heuristics.situation import Situation

TOSS: Final = 4.0  # points of bringing something back that is out of reach
STRAIN: Final = 2.0  # points of a strain
TURN: Final = 45  # degrees between the directions that are looked at
FEEBLE: Final = 25  # the strength of a flick that does too little
PROP: Final = 110  # millimetres from the Pawn at which a Pillar is put
METAL: Final = ("gold", "key", "chest")  # what Magnetise pulls
REACH: Final = 80  # millimetres, and from how far
DRAWN: Final = 46  # millimetres that it slides
CONSIDERED: Final = 30  # options, where they are many


SHIFTS: Final = content.Flick | content.Slide | content.Prop | content.Swap | content.Pull


def promise(s: Situation, effect: Effect) -> float:
    """What an ability would gain. Of shifting pieces only those expect something who try it out."""
    if isinstance(effect, SHIFTS) and s.skill < Skill.KEEN:
        return 0.0
    match effect:
        case content.Lockpick():
            return DIE if s.purse.stash["chest"] > s.purse.stash["key"] else 0.0
        case content.Mend(most=most):
            return float(healed(s, most)) + DANGER.get(s.purse.life, 0.0)
        case content.Redrop():
            return TOSS if s.astray() and s.turns >= 2 else 0.0
    hopes = [s.best_if(outcome(s, option)) for option in ideas(s, effect)]
    if not hopes:
        return 0.0
    wild = WILD if isinstance(effect, content.Flick | content.Pull) else 1.0
    cost = STRAIN * effect.strain if isinstance(effect, content.Flick) else 0.0
    return wild * (max(hopes) - s.best_now[0]) - cost


def healed(s: Situation, most: int) -> int:
    """Hearts that are free again when monsters go that cover so many at most, the strongest first."""
    found = 0
    for covers in sorted((covers for _, covers in s.me["card"] if covers <= most), reverse=True):
        found += covers if found + covers <= most else 0
    return found


def ideas(s: Situation, effect: Effect) -> Iterator[Option]:
    """Options of an ability that are worth considering, before they are offered."""
    way = s.best_now[1]
    inside = list(way.taken) if way else []
    monsters = [n for n in inside if n in s.box.monsters]
    treasure = sorted(s.weights, key=lambda n: (-s.weights[n], n))
    goals = [n for n in s.table.cubes if n in s.box.relics and n not in inside]
    if s.solo and s.box.stair in s.table.cubes and way and not way.stair:
        goals.append(s.box.stair)
    allowed = set(s.box.aimed_at(effect.targets, effect.size)) if isinstance(effect, content.Aimed) else set()
    match effect:
        case content.Banish():
            yield from (("banish", n) for n in monsters if n in allowed)
        case content.Transmute():
            yield from (("transmute", n) for n in monsters if n in allowed)
        case content.Swap():
            low = sorted((n for n in inside if n in s.weights), key=lambda n: (s.weights[n], n))[:2]
            good = [n for n in treasure if n not in inside][:3]
            pairs = {tuple(sorted((a, b))) for a in low for b in (*goals, *good)}
            yield from (("swap", *pair) for pair in sorted(pairs))
        case content.Flick(strength=most):
            cubes = [n for n in (*goals, *monsters[:2], *treasure[:2]) if n in allowed]
            for n in dict.fromkeys(cubes):
                for turn in range(0, 360, TURN):
                    yield from (("flick", n, turn, f) for f in (50, 100) if f <= most)
        case content.Slide(reach=reach):
            x, y = s.goal()
            pillars = [n for n in s.table.cubes if n in s.box.pillars]
            pillars.sort(key=lambda n: (hypot(s.table.cubes[n].x / MM - x, s.table.cubes[n].y / MM - y), n))
            step = reach // MM // GRID * GRID
            for n in pillars[: 5 if s.solo else 2]:
                x, y = (part // MM for part in s.table.cubes[n].centre)
                around = ((step, 0), (-step, 0), (0, step), (0, -step))
                yield from (("slide", n, x + dx, y + dy) for dx, dy in around if step)
        case content.Prop():
            x, y = middle(token.centre for token in s.table.tokens)
            aside = s.box.number[s.view["aside"][0]]
            for turn in range(0, 360, TURN):
                a = radians(turn)
                yield "prop", aside, round(x + PROP * cos(a)), round(y + PROP * sin(a))
        case content.Pull():
            x, y = s.goal()
            yield "pull", round(x), round(y)


def outcome(s: Situation, option: Option) -> dict[int, Footprint | None]:
    """Which cubes would lie elsewhere, or be gone: as if nothing were in the way."""
    cubes = s.table.cubes
    match option:
        case ("banish" | "transmute", n):
            return {n: None}
        case ("swap", a, b):
            first, second = cubes[a], cubes[b]
            return {
                a: Footprint(second.x, second.y, first.turn, first.side),
                b: Footprint(first.x, first.y, second.turn, second.side),
            }
        case ("flick", n, turn, strength):
            x, y, angle, side = cubes[n]
            a, away = radians(turn), SLIDES[strength] * MM
            return {n: Footprint(round(x + away * cos(a)), round(y + away * sin(a)), angle, side)}
        case ("slide" | "prop", n, x, y):
            turn = cubes[n].turn if n in cubes else 0
            return {n: Footprint(x * MM, y * MM, turn, s.box.side[n])}
        case ("pull", x, y):
            return dict(pulled(s, x * MM, y * MM))
    return {}


def pulled(s: Situation, x: int, y: int) -> Iterator[tuple[int, Footprint | None]]:
    """Magnetise: metal within reach slides towards the point."""
    for n, shape in s.table.cubes.items():
        if s.box.kind_of(n) in METAL:
            away = hypot(shape.x - x, shape.y - y)
            if 0 < away <= REACH * MM:
                part = max(0.0, 1 - DRAWN * MM / away)
                there = round(x + (shape.x - x) * part), round(y + (shape.y - y) * part)
                yield n, Footprint(*there, shape.turn, shape.side)


def flicks(s: Situation) -> list[Option]:
    """Of monsters in the best room, of the best treasures, of Staircase and Relics."""
    way = s.best_now[1]
    inside = way.taken if way else ()
    treasure = sorted(s.weights, key=lambda n: (-s.weights[n], n))[:4]
    cubes = {*(n for n in inside if n in s.box.monsters), *treasure, s.box.stair, *s.box.relics}
    return [option for option in s.all("flick") if option[1] in cubes and option[3] > FEEBLE]


def near(s: Situation) -> list[Option]:
    """So many options, those next to the best room first."""
    x, y = s.goal()

    def away(option: Option) -> tuple[float, Option]:
        if len(option) == 2:
            shape = s.table.cubes[option[1]]
            return hypot(shape.x / MM - x, shape.y / MM - y), option
        return hypot(option[-2] - x, option[-1] - y), option

    return sorted((option for option in s.options if option[0] != "done"), key=away)[:CONSIDERED]
