"""Where to go: what a Study in every Zone promises, and how long the way is (chapters MOVE, PLACE)."""

from typing import Final, NamedTuple

from undercroft.games.dungeonology.heuristics.situation import Situation
from undercroft.games.dungeonology.heuristics.stealth import StealthPlan, best_study, most_cubes, prizes
from undercroft.games.dungeonology.heuristics.weighing import weigh
from undercroft.games.dungeonology.rules.scoring import PLACE_BONUS
from undercroft.games.dungeonology.table import CAMP

AGAIN: Final = weigh("journey.AGAIN", 0.25)  # what the cubes that stay in a Zone are worth for later turns
STEP: Final = weigh("journey.STEP", 0.03)  # of two equal goals the nearer one
STAIRS: Final = weigh("journey.STAIRS", 1.0)  # a way to better cubes, for whoever opens it
SHARED: Final = weigh("journey.SHARED", 0.3)  # a new Zone helps the others too
HOME: Final = weigh("journey.HOME", 30.0)  # a Thesis in Maximum Alert: whoever has none has lost
SHAME: Final = weigh("journey.SHAME", 12.0)  # one that is refused there
TRAP: Final = weigh("journey.TRAP", 1.0)  # whatever it hides
TOLL: Final = weigh("journey.TOLL", 2.5)  # a cube that is left behind


class Goal(NamedTuple):
    """The best that can be reached from a Zone: worth what, where, in how many further turns."""

    worth: float
    zone: int
    turns: int
    plan: StealthPlan | None


NOWHERE: Final = Goal(0.0, -1, 0, None)


class Journey:
    """What the dungeon promises with a hand of some strength."""

    def __init__(self, s: Situation, strength: float) -> None:
        self.s = s
        self.strength = strength
        self.known: dict[int, tuple[float, StealthPlan | None]] = {}  # by Zone
        self.tiles: dict[int, float] = {}  # what a tile promises

    def promise(self, zone: int) -> tuple[float, StealthPlan | None]:
        """What a Study in a placed Zone is worth, and what stays there for later."""
        if zone not in self.known:
            self.known[zone] = self.reckon(zone, self.s.cubes[zone])
        return self.known[zone]

    def reckon(self, zone: int, cubes: tuple[int, ...]) -> tuple[float, StealthPlan | None]:
        s = self.s
        if zone == CAMP:
            return homecoming(s), None
        plan = best_study(s, zone, cubes, self.strength)
        if plan is None:
            return 0.0, None
        left = prizes(s, s.me, cubes, plan.cubes + most_cubes(s))
        later = left[-1] - left[plan.cubes - 1]
        return max(0.0, plan.worth) + AGAIN * later, plan

    def goal(self, start: int, points: int, acts: bool = True) -> Goal:
        """The best Zone to reach from another with so many Speed points left, and later with the Speed of
        the Scholar Card: for a Study there, or for a new tile beside it.
        """
        best = NOWHERE
        for zone, far in self.s.steps_from(start).items():
            promised, plan = self.promise(zone)
            found = self.after(promised, zone, far, points, acts)
            if found.worth > best.worth:
                best = found._replace(plan=plan)
            if self.s.is_frontier(zone):
                found = self.after(self.beside(zone), zone, far + 1, points, acts)
                if found.worth > best.worth:
                    best = found
        return best

    def after(self, promised: float, zone: int, far: int, points: int, acts: bool) -> Goal:
        """Something that is so many steps away."""
        speed = max(1, self.s.me["values"]["speed"])
        turns = 0 if far <= points and acts else max(1, -((points - far) // speed))
        return Goal(promised / (1 + turns) - STEP * far, zone, turns, None)

    def beside(self, zone: int) -> float:
        """What a new tile beside a Zone promises on average."""
        found = [self.new(tile) for tile in self.s.next_tiles(zone)]
        return sum(found) / len(found) - SHARED if found else 0.0

    def new(self, tile: int) -> float:
        if tile not in self.tiles:
            self.tiles[tile] = self.reckon_new(tile)
        return self.tiles[tile]

    def reckon_new(self, tile: int) -> float:
        """What a tile promises that is laid beside me: nothing for now if its Doors are shut."""
        s = self.s
        found = self.reckon(tile, s.box.zone[tile].spaces)[0] if s.may_enter(tile) else 0.0
        stairs = any(name == "stairs" for name, _ in s.box.zone[tile].effects)
        return found - entering_cost(s, tile) + STAIRS * stairs

    def unknown(self, points: int, acts: bool = True) -> float:
        """A new tile beside this Zone for one Speed point, or what is left to do with the other points if it
        disappoints (chapter PLACE).
        """
        s = self.s
        tiles = s.next_tiles(s.at)
        if not tiles:
            return 0.0
        otherwise = max(
            self.promise(s.at)[0] / 2, self.goal(s.at, points - 2, acts).worth if points > 1 else 0.0
        )
        found = [max(self.new(tile) / (1 if acts else 2), otherwise) for tile in tiles]
        return sum(found) / len(found) - SHARED


def homecoming(s: Situation) -> float:
    """In Maximum Alert the Starting Zone is where a Thesis is submitted (DGY-MAX-15)."""
    if not s.maximum:
        return 0.0
    chance = s.acceptance(s.me)
    if s.clauses.max_thesis == "free":  # DGY-ED-46, 47: all are ranked, and nobody must submit
        return chance * PLACE_BONUS[len(s.view["theses"])]
    return chance * HOME - (1 - chance) * SHAME


def entering_cost(s: Situation, zone: int) -> float:
    """What waits for whoever enters a Zone (chapters DZ, BOSS, TOKEN)."""
    cost = 0.0
    ambush = s.effect(zone, "ambush")
    if ambush:
        cost += s.ambush_cost(ambush)
    if s.effect(zone, "toll") and any(s.me["board"].values()):
        cost += TOLL
    seen = s.zones.get(zone)
    if seen is not None and seen["traps"]:
        cost += TRAP
    if s.view["boss"] is not None and any(name == "boss" for name, _ in s.box.zone[zone].effects):
        cost += s.rousing_cost(zone)
    return cost + s.waiting_cost(zone)
