"""A rule-of-thumb player of Dungeon Drop, for tools that ask how hard floors are and how even games are.

It is given a view and the options, as a bot is, and knows what is printed on the pieces. It reckons what each
room that it can reach would add to its count, Quest and Chests included, takes off what the lost hearts are
worth, adds a share of what the best room after that one would bring, and is drawn to the Relics and, in time,
to the Staircase. Cubes are dropped low, towards the room it means to go to. An ability is used where that
reckoning gains enough by it. It leaves when the count is very probably enough and no Relic is worth the way.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from math import cos, hypot, radians, sin
from typing import Any, Final, NamedTuple

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.games.dungeon_drop.cards import content
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.cards.content import GEMS, SIZES, Effect
from undercroft.games.dungeon_drop.geometry import (
    Footprint,
    Point,
    Polygon,
    Step,
    adjacent_steps,
    all_rooms,
    flight_steps,
    is_in,
    is_within,
    region,
    swap,
)

MM: Final = 100  # hundredths
GRID: Final = 40  # millimetres between the spots that are offered
LOW: Final = 150  # the height to drop from
HIGH: Final = 300  # and when cubes are to roll far
DIE: Final = 3.5
SURE: Final = 0.85  # the chance of enough points with which one leaves
SPARE: Final = 0.3  # of a point that is not needed
RELIC: Final = 6.0  # what a Relic is worth, in points
LATER: Final = 0.6  # of what the room after the next one brings
FADE: Final = 0.8  # of a pull, for each move it is away
PULL: Final = 16.0  # of the Staircase, when it is time to leave
STRIDE: Final = 70.0  # millimetres that a move brings one nearer
TRIP: Final = 4  # turns without which no Relic is worth the way
TILT: Final = 1.5  # points for which a card is not tilted in a loot
GAIN: Final = 3.0  # points that an ability must bring
WILD: Final = 0.6  # of what is hoped from cubes that roll
STUCK: Final = 3.0  # points that a room without a way on is worth less
DANGER: Final = {1: 5.0, 2: 2.5, 3: 1.0}  # points that so little life is worth less
KEPT: Final = {"potion": 1.0, "shield": 1.0}  # what they may still do
SLIDES: Final = {25: 17.0, 50: 42.0, 100: 127.0}  # millimetres of a flick, by strength


class Purse(NamedTuple):
    """What a hero would count: kinds of the stash, gem points, monsters, life."""

    stash: Counter[str]
    gems: int
    monsters: Counter[str]
    life: int
    relics: int
    shields: int  # collected, spent or not


class Layout(NamedTuple):
    """The table, or what it would be: cubes by number, and the tokens."""

    cubes: dict[int, Footprint]
    tokens: tuple[Footprint, ...]

    def after(self, change: Mapping[int, Footprint | None], tokens: tuple[Footprint, ...]) -> "Layout":
        """With some cubes elsewhere, or gone."""
        cubes = {n: shape for n, shape in self.cubes.items() if n not in change}
        return Layout(cubes | {n: shape for n, shape in change.items() if shape is not None}, tokens)


class Way(NamedTuple):
    """A room that could be looted: what is taken there, and the table after the move."""

    option: Option | None
    space: Polygon
    taken: tuple[int, ...]
    stair: bool
    tokens: tuple[Footprint, ...]
    moved: dict[int, Footprint | None]  # Pillars; those of the entry are set aside


class Loot(NamedTuple):
    """The best way to loot a room: what it brings, by which effect, and the purse afterwards."""

    value: float
    effect: Effect | None
    purse: Purse


def far(point: Point, space: Polygon) -> float:
    """Millimetres between a point and a convex region, 0 inside."""
    x, y = point
    best = 1e9
    inside = True
    for (ax, ay), (bx, by) in zip(space, (*space[1:], space[0]), strict=True):
        along_x, along_y = bx - ax, by - ay
        if along_x * (y - ay) - along_y * (x - ax) < 0:
            inside = False
        length = along_x * along_x + along_y * along_y
        part = max(0.0, min(1.0, ((x - ax) * along_x + (y - ay) * along_y) / length)) if length else 0.0
        best = min(best, hypot(x - ax - part * along_x, y - ay - part * along_y))
    return 0.0 if inside else best / MM


@cache
def chance_of(dice: int, points: int) -> float:
    """That so many dice show at least so many points.

    >>> chance_of(1, 3), chance_of(0, 0), chance_of(0, 1)
    (0.6666666666666666, 1.0, 0.0)
    """
    if not dice:
        return float(points <= 0)
    return sum(chance_of(dice - 1, points - face) for face in range(1, 7)) / 6


def middle(shape: Iterable[Point]) -> tuple[float, float]:
    points = list(shape)
    return sum(x for x, _ in points) / len(points) / MM, sum(y for _, y in points) / len(points) / MM


class Situation:
    """What one hero can see and needs to decide."""

    def __init__(self, view: Mapping[str, Any], options: Sequence[Option], plain: bool = False) -> None:
        self.view = dict(view)
        self.plain = plain
        self.known: dict[Any, Any] = {}
        self.all_options = options
        used = [option for option in options if option[0] == "use"] if plain else []
        self.options = [option for option in options if option not in used] or options
        self.seat = view["asked"]["seat"]
        self.me = view["seat"][str(self.seat)]
        self.box = base_box()
        self.solo = view["seats"] == 1
        number, side = self.box.number, self.box.side
        self.table = Layout(
            {
                number[name]: Footprint(x, y, turn, side[number[name]])
                for name, x, y, turn, _ in view["cubes"]
            },
            tuple(Footprint(*token) for token in view["tokens"]),
        )
        self.quest = self.box.quests[self.box.quest_index[self.me["quest"]]]

    # -- what I have -----------------------------------------------------------------------------------------

    @cached_property
    def purse(self) -> Purse:
        stash = [self.box.number[name] for name in self.me["stash"]]
        monsters = [*(name for name, _ in self.me["card"]), *self.me["trophies"]]
        kinds = Counter(self.box.kind_of(n) for n in stash)
        return Purse(
            kinds,
            sum(map(self.gem, stash)),
            Counter(self.box.kind_of(self.box.number[name]) for name in monsters),
            self.me["life_left"],
            kinds["relic"],
            kinds["shield"],
        )

    def gem(self, n: int) -> int:
        if n not in self.box.gems:
            return 0
        row = self.quest.small if self.box.size[n] == SIZES.index("small") else self.quest.large
        return row[GEMS.index(self.box.kind_of(n))]

    def opened(self, purse: Purse) -> int:
        return min(purse.stash["chest"], purse.stash["key"] + int(self.me["lockpick"]))

    def sure(self, purse: Purse) -> int:
        """The points of a purse without the rolls of the Chests (DRP-SCR-01 to 09)."""
        stash, cubes, index = purse.stash, self.box.cubes, self.box.kind_index
        opened = self.opened(purse)
        spare = stash["key"] - max(0, opened - int(self.me["lockpick"]))
        points = sum(stash[kind] * cubes[index[kind]].points for kind in ("gold", "potion", "shield"))
        points += spare * cubes[index["key"]].points + purse.gems
        points += max(0, purse.life) * self.box.measures.game.heart
        points += sum(n * cubes[index[kind]].points for kind, n in purse.monsters.items())
        return points + self.bonus(purse, opened)

    def bonus(self, purse: Purse, opened: int) -> int:
        stash = purse.stash
        match self.quest.bonus:
            case content.Enough(of=of, n=n, points=points):
                return points if sum(stash[kind] for kind in of) >= n else 0
            case content.Sets(of=of, points=points):
                return points * min(stash[kind] for kind in of)
            case content.Each(of=of, points=points):
                return points * sum(stash[kind] for kind in of)
            case content.Opened(points=points):
                return points * opened
            case content.Monsters(points=table):
                return sum(table.get(kind, 0) * n for kind, n in purse.monsters.items())
            case content.Hearts(points=points):
                return points * max(0, purse.life)
            case content.Kinds(beyond=beyond, points=points):
                return points * max(0, sum(n > 0 and kind != "relic" for kind, n in stash.items()) - beyond)
            case content.Collected(points=points):
                return points * purse.shields
        return 0

    def hoped(self, purse: Purse) -> float:
        """Points, the Chests at their mean, and what things are worth that still can do something."""
        stash = purse.stash
        opened = self.opened(purse)
        value = self.scale * (self.sure(purse) + DIE * opened) - DANGER.get(purse.life, 0.0)
        later = sum(n * stash[kind] for kind, n in KEPT.items())
        later += 1.5 * max(0, stash["chest"] - opened) + 1.0 * min(2, max(0, stash["key"] - opened))
        return value + self.scale * min(1.0, self.turns / 4) * later + RELIC * purse.relics

    @cached_property
    def scale(self) -> float:
        """Points above what is required are worth little."""
        return SPARE if self.solo and self.chance(self.purse) >= SURE else 1.0

    def chance(self, purse: Purse) -> float:
        """That the count would be enough."""
        return chance_of(self.opened(purse), self.view["required"] - self.sure(purse))

    @cached_property
    def turns(self) -> int:
        """Turns that are still to come after this one."""
        if self.solo:
            return -(-sum(self.view["box"].values()) // self.box.measures.game.cubes[0])
        return int(self.box.measures.game.rounds) - int(self.view["round"])

    # -- cards -----------------------------------------------------------------------------------------------

    def effect(self, card: int) -> Effect:
        return self.box.effect(card, self.solo)

    @cached_property
    def helpers(self) -> list[Effect]:
        """The effects that a loot of this turn could still use."""
        if self.view["spent"] or self.plain:
            return []
        names = [self.me["race"], *self.me["classes"]]
        cards = [self.box.read_card(name) for name in names if name not in self.me["tilted"]]
        effects = [self.effect(card) for card in cards if card is not None]
        return [effect for effect in effects if effect.window == "loot"]

    # -- a loot ----------------------------------------------------------------------------------------------

    def loot_now(self, taken: tuple[int, ...], effects: Sequence[Effect]) -> Loot | None:
        """The best way to loot these cubes as things are; none if it kills."""
        key = taken, len(effects)
        if key not in self.known:
            self.known[key] = self.loot(taken, self.purse, effects)
        found: Loot | None = self.known[key]
        return found

    def loot(self, taken: Iterable[int], purse: Purse, effects: Sequence[Effect] = ()) -> Loot | None:
        box = self.box
        monsters, stash, gems = [], Counter(purse.stash), purse.gems
        for n in taken:
            if n in box.monsters:
                monsters.append(n)
            else:
                stash[box.kind_of(n)] += 1
                gems += self.gem(n)
        best: Loot | None = None
        before = self.hoped(purse)
        found = stash["shield"] - purse.stash["shield"]
        for effect in (None, *effects):
            for dealt, slain in self.fights(monsters, effect):
                for stopped in range(min(stash["shield"], len(dealt)) + 1):
                    hurt = sum(dealt[n] for n in list(dealt)[stopped:])
                    if isinstance(effect, content.Prevent):
                        hurt = max(0, hurt - effect.damage)
                    if hurt >= purse.life:
                        continue
                    kept = Counter(stash)
                    kept["shield"] -= stopped
                    killed = purse.monsters + Counter(box.kind_of(n) for n in (*dealt, *slain))
                    then = Purse(kept, gems, killed, purse.life - hurt, kept["relic"], purse.shields + found)
                    value = self.hoped(then) - before
                    if effect is not None and self.solo:
                        value -= TILT * min(1.0, self.turns / 4)
                    if best is None or value > best.value:
                        best = Loot(value, effect, then)
        return best

    def fights(
        self, monsters: list[int], effect: Effect | None
    ) -> Iterator[tuple[dict[int, int], tuple[int, ...]]]:
        """What each monster would deal, the strongest first, and those that are slain, by an effect."""
        box = self.box
        hits = {n: box.damage[n] for n in sorted(monsters, key=lambda n: -box.damage[n])}
        match effect:
            case content.Spare(targets=targets):
                yield {n: hit for n, hit in hits.items() if box.kind_of(n) not in targets}, ()
            case content.Lull(less=less):
                yield {n: max(0, hit - less.get(box.kind_of(n), 0)) for n, hit in hits.items()}, ()
            case content.Slay(most=most):
                for kind, count in most.items():
                    slain = [n for n in hits if box.kind_of(n) == kind][:count]
                    if slain:
                        yield {n: hit for n, hit in hits.items() if n not in slain}, tuple(slain)
            case _:
                yield hits, ()

    @cached_property
    def weights(self) -> dict[int, float]:
        """What each cube by itself would bring now; a monster costs its hearts."""
        purse = self.purse
        before = self.hoped(purse)
        found = {}
        for n in self.table.cubes:
            if n in self.box.monsters:
                loot = self.loot([n], purse._replace(life=max(purse.life, self.box.damage[n] + 4)))
                found[n] = -1.2 * self.box.damage[n] + max(0.0, loot.value if loot else 0.0)
            elif n not in self.box.pillars and n != self.box.stair:
                stash = purse.stash + Counter([self.box.kind_of(n)])
                relics = stash["relic"]
                found[n] = (
                    self.hoped(purse._replace(stash=stash, gems=purse.gems + self.gem(n), relics=relics))
                    - before
                )
        return found

    @cached_property
    def box_weight(self) -> float:
        """What a cube out of the Box brings on the average."""
        worth = {kind: [0.0] for kind in self.view["box"]}
        for n, weight in self.weights.items():
            worth.setdefault(self.box.kind_of(n), []).append(weight)
        usual = {"chest": 3.0, "shield": 3.0, "troll": -1.4, "pillar": 0.0}
        box = self.view["box"]
        sums = [count * usual.get(kind, max(worth[kind])) for kind, count in box.items()]
        return sum(sums) / max(1, sum(box.values()))

    # -- rooms -----------------------------------------------------------------------------------------------

    def ways(self, layout: Layout, kind: Effect | None = None) -> list[Way]:
        """The rooms that could be looted next, reckoned from the table."""
        pillars = [n for n in layout.cubes if n in self.box.pillars]
        prints = [layout.cubes[n] for n in pillars]
        altitude = self.box.measures.room.altitude
        inner = kind.most if isinstance(kind, content.InnerPillars) else 0
        if not self.solo:
            triples = all_rooms(prints, altitude, inner)
            spaces = (region([prints[n] for n in three]) for three in triples)
            return [self.way(layout, None, space, (), {}) for space in spaces]
        steps = adjacent_steps(layout.tokens, prints, altitude, inner)
        if isinstance(kind, content.KeepTokens):
            steps = flight_steps(layout.tokens, prints, altitude)
        return [self.step(layout, pillars, step) for step in steps]

    def step(self, layout: Layout, pillars: list[int], step: Step) -> Way:
        tokens = list(layout.tokens)
        moved: dict[int, Footprint | None] = {}
        for token, which in zip(step.tokens, step.pillars, strict=True):
            n = pillars[which]
            tokens[token], moved[n] = swap(layout.tokens[token], layout.cubes[n])
        return self.way(layout, None, region(tokens), tuple(tokens), moved)

    def way(
        self,
        layout: Layout,
        option: Option | None,
        space: Polygon,
        tokens: tuple[Footprint, ...],
        moved: dict[int, Footprint | None],
    ) -> Way:
        stair = self.box.stair
        kept = self.box.pillars | {stair}
        taken = tuple(n for n, shape in layout.cubes.items() if n not in kept and is_in(shape, space))
        leads_out = stair in layout.cubes and is_in(layout.cubes[stair], space)
        return Way(option, space, taken, leads_out, tokens, moved)

    def offered(self) -> list[Way]:
        """The rooms that are offered, with what the table says of them."""
        words = {room["option"]: room for room in self.view["asked"]["rooms"]}
        found = []
        texts = dict(zip(self.all_options, self.view["asked"]["options"], strict=True))
        for option in self.all("room"):
            text = texts[option]
            names = text.split()[1:]
            corners = [self.corner(name) for name in names]
            tokens, moved = self.after(names, corners)
            way = self.way(self.table, option, region(corners), tokens, moved)
            found.append(way._replace(taken=tuple(self.box.number[n] for n in words[text]["cubes"])))
        return found

    def corner(self, name: str) -> Footprint:
        if name.startswith("pillar_token_"):
            return self.table.tokens[int(name[-1]) - 1]
        return self.table.cubes[self.box.number[name]]

    def after(
        self, names: list[str], corners: list[Footprint]
    ) -> tuple[tuple[Footprint, ...], dict[int, Footprint | None]]:
        """Tokens and Pillars after a move to such a room."""
        if not self.table.tokens:
            return tuple(corners), {self.box.number[name]: None for name in names}
        tokens = list(self.table.tokens)
        left = [n for n in range(3) if f"pillar_token_{n + 1}" not in names]
        new = [self.box.number[name] for name in names if not name.startswith("pillar_token_")]
        moved: dict[int, Footprint | None] = {}
        for token, n in zip(left, new, strict=True):
            tokens[token], moved[n] = swap(tokens[token], self.table.cubes[n])
        return tuple(tokens), moved

    # -- what a room is worth --------------------------------------------------------------------------------

    def rate(self, way: Way, layout: Layout, effects: Sequence[Effect], deep: bool) -> float:
        """What a room brings now, and where it leads."""
        loot = self.loot_now(way.taken, effects)
        if loot is None:
            return -1e6
        if not self.solo:
            return loot.value
        gone = set(way.taken)
        if not deep:
            return loot.value + self.pulls(way, layout.cubes, gone, [], loot.purse)
        then = layout.after({**dict.fromkeys(gone), **way.moved}, way.tokens)
        life = loot.purse.life + loot.purse.stash["shield"]
        on = [w for w in self.ways(then) if sum(self.box.damage[n] for n in w.taken) < life]
        value = loot.value - STUCK * (not on)
        if on and self.turns:
            value += LATER * max(sum(self.weights.get(n, 0.0) for n in w.taken) for w in on)
        return value + self.pulls(way, then.cubes, gone, [w.space for w in on], loot.purse)

    def pulls(
        self,
        way: Way,
        cubes: Mapping[int, Footprint],
        gone: set[int],
        spaces: list[Polygon],
        purse: Purse,
    ) -> float:
        """Towards the Relics that are left, and to the Staircase when it is time."""
        box = self.box
        value = 0.0
        relics = [n for n in box.relics if n in cubes and n not in gone]
        wanted = bool(relics) and self.turns >= TRIP and purse.life > 2
        for n in relics if wanted else ():
            value += 0.7 * RELIC * FADE ** self.moves(cubes[n], way.space, spaces)
        if box.stair not in cubes:
            return value
        ready = self.chance(purse) >= SURE
        away = 0.0 if way.stair else self.moves(cubes[box.stair], way.space, spaces)
        if way.stair and (not self.turns or (ready and not wanted)):
            return value + 60.0
        slack = self.turns - away
        value -= 40.0 if slack < 0 else {0: 12.0, 1: 5.0, 2: 2.0}.get(int(slack), 0.0)
        strong = PULL if ready and not wanted else 2.0
        return value + strong * FADE**away

    def moves(self, goal: Footprint, space: Polygon, spaces: list[Polygon]) -> float:
        """How many moves it may take from a room to one with this cube."""
        if any(is_in(goal, one) for one in spaces):
            return 1.0
        return 1.0 + min(self.gap(goal.centre, one) for one in (*spaces, space)) / STRIDE

    def gap(self, point: Point, space: Polygon) -> float:
        key = point, space
        if key not in self.known:
            self.known[key] = far(point, space)
        found: float = self.known[key]
        return found

    @cached_property
    def ways_now(self) -> list[Way]:
        return self.ways(self.table)

    @cached_property
    def best_now(self) -> tuple[float, Way | None]:
        return self.best(self.table, self.ways_now)

    def best(self, layout: Layout, ways: list[Way]) -> tuple[float, Way | None]:
        """The best room of a table as it is, or as it would be, seen without the room after it."""
        found = [(self.rate(way, layout, self.helpers, False), n, way) for n, way in enumerate(ways)]
        value, _, way = max(found, default=(-1e6, 0, None), key=lambda row: row[:2])
        return value, way

    def best_if(self, change: dict[int, Footprint | None]) -> float:
        """What the best room would be worth if these cubes lay elsewhere, or were gone."""
        layout = self.table.after(change, self.table.tokens)
        if any(n in self.box.pillars for n in change):
            return self.best(layout, self.ways(layout))[0]
        _, best = self.best_now
        ways = self.ways_now if self.solo else [best] if best else []
        return self.best(layout, [self.changed(way, change) for way in ways])[0]

    def changed(self, way: Way, change: dict[int, Footprint | None]) -> Way:
        """A room after some cubes, which are no Pillars, were moved."""
        stair = self.box.stair
        here = [n for n, shape in change.items() if shape is not None and is_in(shape, way.space)]
        kept = (n for n in way.taken if n not in change)
        leads_out = stair in here if stair in change else way.stair
        return way._replace(taken=(*kept, *(n for n in here if n != stair)), stair=leads_out)

    def find(self, *words: Any) -> Option | None:
        for option in self.options:
            if option[: len(words)] == words:
                return option
        return None

    def all(self, verb: str) -> list[Option]:
        return [option for option in self.options if option[0] == verb]


class Thumb:
    """Plays by rules of thumb; chance decides where it has none. A plain one uses no ability unless it must,
    and does not look at the room after the next one.
    """

    name = "thumb"

    def __init__(self, seed: int | str, plain: bool = False) -> None:
        self.chance = Chance.seeded(seed, ("thumb",))
        self.plain = plain
        self.rules: dict[str, Callable[[Situation], Option | None]] = {
            "setup.height": lambda s: s.find("height", LOW),
            "enter.room": self.go,
            "explore.aim": self.explore,
            "explore.give_back": lambda s: min(s.options, key=lambda o: (self.usual(s, o[1]), o)),
            "explore.place": self.place,
            "act.choose": self.act,
            "act.flick": self.act_on,
            "act.slide": self.act_on,
            "act.prop": self.act_on,
            "act.swap": self.act_on,
            "act.pull": self.act_on,
            "act.banish": self.act_on,
            "act.transmute": self.act_on,
            "act.mend": self.mend,
            "act.point": self.point,
            "act.pick": self.pick,
            "act.aim": self.aim,
            "move.room": self.move,
            "loot.room": self.form,
            "loot.ability": self.fight,
            "loot.slay": self.slay,
            "loot.shield": self.shield,
            "loot.take": lambda s: max(s.options, key=lambda o: (s.weights.get(o[1], 0.0), o)),
            "stairs.leave": self.stairs,
            "floor.after": lambda s: s.find("descend"),
            "turn.end": lambda s: self.potion(s, 0) or s.find("done"),
            "meeple.place": lambda s: s.find("pass"),
        }

    def choose(self, view: Mapping[str, Any], options: Sequence[Option]) -> Option:
        if len(options) == 1:
            return options[0]
        s = Situation(view, options, self.plain)
        rule = self.rules.get(view["asked"]["prompt"])
        chosen = rule(s) if rule else None
        return chosen if chosen is not None else options[self.chance.below("thumb", len(options))]

    # -- rooms -----------------------------------------------------------------------------------------------

    def rooms(self, s: Situation) -> tuple[float, Option | None]:
        effects = s.helpers if s.view["asked"]["prompt"] != "enter.room" else []
        found = [(s.rate(way, s.table, effects, not self.plain), way.option) for way in s.offered()]
        return max(found, default=(-1e6, None), key=lambda row: row[0])

    def go(self, s: Situation) -> Option | None:
        return self.rooms(s)[1]

    def move(self, s: Situation) -> Option | None:
        """A card that opens a much better room; else the best room; a Potion where there is none."""
        value, room = self.rooms(s)
        if value < -1e5:
            return self.first_aid(s)
        quick = s.best_now[0]
        for option in s.all("use"):
            effect = s.effect(option[2])
            if isinstance(effect, content.Moves):
                then = self.detour(s)
            else:
                then = s.best(s.table, s.ways(s.table, effect))[0]
            if then - quick >= GAIN:
                return option
        return room or self.first_aid(s)

    def detour(self, s: Situation) -> float:
        """The best room after another one that is not looted."""
        values = [-1e6]
        for first in s.ways_now:
            layout = s.table.after(first.moved, first.tokens)
            values.append(s.best(layout, s.ways(layout))[0])
        return max(values)

    def form(self, s: Situation) -> Option | None:
        """The normal game: any three Pillars."""
        return s.find("use") or self.rooms(s)[1] or self.first_aid(s)

    # -- Potions ---------------------------------------------------------------------------------------------

    def first_aid(self, s: Situation) -> Option | None:
        """The monster that covers most."""
        hearts = {s.box.number[name]: covers for name, covers in s.me["card"]}
        drinks = s.all("drink")
        return (
            max(drinks, key=lambda o: (hearts[o[1]], -o[1])) if drinks else s.find("soothe") or s.find("use")
        )

    def potion(self, s: Situation, danger: int) -> Option | None:
        """Drink when it raises the count, or when little life is left."""
        purse = s.purse
        best: tuple[float, Option] | None = None
        for name, covers in s.me["card"]:
            option = s.find("drink", s.box.number[name])
            if option is None:
                continue
            kind = s.box.kind_of(s.box.number[name])
            then = purse._replace(
                stash=purse.stash - Counter(["potion"]),
                monsters=purse.monsters - Counter([kind]),
                life=purse.life + covers,
            )
            gain = float(s.sure(then) - s.sure(purse))
            if purse.life <= danger:
                gain += DANGER.get(purse.life, 0.0) - DANGER.get(then.life, 0.0) + covers - 1
            if gain > 0 and (best is None or gain > best[0]):
                best = gain, option
        return best[1] if best else None

    # -- Explore ---------------------------------------------------------------------------------------------

    def usual(self, s: Situation, n: int) -> float:
        """What a cube out of the Box may bring."""
        if n in s.box.pillars:
            return 0.0
        if n in s.box.monsters:
            return -1.4
        stash = s.purse.stash + Counter([s.box.kind_of(n)])
        then = s.purse._replace(stash=stash, gems=s.purse.gems + s.gem(n))
        return s.hoped(then) - s.hoped(s.purse)

    def goal(self, s: Situation) -> tuple[float, float]:
        """The middle of the room that looks best."""
        way = s.best_now[1]
        shapes = way.space if way else [token.centre for token in s.table.tokens]
        return middle(shapes) if shapes else (0.0, 0.0)

    def explore(self, s: Situation) -> Option | None:
        drink = self.potion(s, 2)
        if drink is not None:
            return drink
        for option in s.all("use"):
            if isinstance(s.effect(option[2]), content.Look | content.Place):
                return option
        return self.aim(s)

    def aim(self, s: Situation) -> Option | None:
        """Low, and as near as can be to the middle of the best room; far from it when the Box is bad; towards
        the Staircase when it is cut off.
        """
        x, y = self.goal(s)
        height, sign = LOW, 1
        if s.view["asked"]["prompt"] != "act.aim":
            if s.solo and self.is_cut_off(s):
                x, y = (part / MM for part in s.table.cubes[s.box.stair].centre)
                height = HIGH if far(s.table.cubes[s.box.stair].centre, region(s.table.tokens)) > 80 else LOW
            elif s.box_weight < 0:
                sign = -1
        drops = [option for option in s.all("drop") if option[3] == height]
        return min(drops, key=lambda o: (sign * hypot(o[1] - x, o[2] - y), o), default=None)

    def is_cut_off(self, s: Situation) -> bool:
        """Whether the Staircase lies outside the limits, so that a Pillar must fall beyond it."""
        stair = s.table.cubes.get(s.box.stair)
        pillars = [shape for n, shape in s.table.cubes.items() if n in s.box.pillars]
        return stair is not None and not is_in(stair, region([*pillars, *s.table.tokens]))

    def place(self, s: Situation) -> Option | None:
        """The best cube, where the best room is."""
        x, y = self.goal(s)
        best = max(s.options, key=lambda o: (self.usual(s, o[1]), -o[1]))[1]
        spots = [option for option in s.options if option[1] == best]
        return min(spots, key=lambda o: (hypot(o[2] - x, o[3] - y), o))

    # -- Act -------------------------------------------------------------------------------------------------

    def act(self, s: Situation) -> Option | None:
        drink = self.potion(s, 3)
        if drink is not None:
            return drink
        found = [(self.promise(s, s.effect(option[2])), option) for option in s.all("use")]
        gain, use = max(found, default=(0.0, None), key=lambda row: row[0])
        least = GAIN if s.solo and s.turns > 2 else 1.0
        return use if use is not None and gain >= least else s.find("done")

    def promise(self, s: Situation, effect: Effect) -> float:
        """What an ability would gain."""
        match effect:
            case content.Lockpick():
                return DIE if s.purse.stash["chest"] > s.purse.stash["key"] else 0.0
            case content.Mend(most=most):
                hurt = sorted((covers for _, covers in s.me["card"] if covers <= most), reverse=True)
                healed = 0
                for covers in hurt:
                    healed += covers if healed + covers <= most else 0
                return float(healed) + DANGER.get(s.purse.life, 0.0)
            case content.Redrop():
                far_away = self.astray(s)
                return 4.0 if far_away and s.turns >= 2 else 0.0
        hopes = [s.best_if(self.outcome(s, option)) for option in self.ideas(s, effect)]
        if not hopes:
            return 0.0
        wild = WILD if isinstance(effect, content.Flick | content.Pull) else 1.0
        cost = 2.0 * effect.strain if isinstance(effect, content.Flick) else 0.0
        return wild * (max(hopes) - s.best_now[0]) - cost

    def ideas(self, s: Situation, effect: Effect) -> Iterator[Option]:
        """Options of an ability that are worth considering, before they are offered."""
        way = s.best_now[1]
        inside = list(way.taken) if way else []
        monsters = [n for n in inside if n in s.box.monsters]
        treasure = sorted(s.weights, key=lambda n: (-s.weights[n], n))
        goals = [n for n in s.table.cubes if n in s.box.relics and n not in inside]
        if s.solo and s.box.stair in s.table.cubes and way and not way.stair:
            goals.append(s.box.stair)
        allowed = (
            set(s.box.aimed_at(effect.targets, effect.size)) if isinstance(effect, content.Aimed) else set()
        )
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
                    for turn in range(0, 360, 45):
                        yield from (("flick", n, turn, f) for f in (50, 100) if f <= most)
            case content.Slide(reach=reach):
                x, y = self.goal(s)
                pillars = [n for n in s.table.cubes if n in s.box.pillars]
                pillars.sort(
                    key=lambda n: (hypot(s.table.cubes[n].x / MM - x, s.table.cubes[n].y / MM - y), n)
                )
                step = reach // MM // GRID * GRID
                for n in pillars[: 5 if s.solo else 2]:
                    x, y = (part // MM for part in s.table.cubes[n].centre)
                    around = ((step, 0), (-step, 0), (0, step), (0, -step))
                    yield from (("slide", n, x + dx, y + dy) for dx, dy in around if step)
            case content.Prop():
                x, y = middle(token.centre for token in s.table.tokens)
                aside = s.box.number[s.view["aside"][0]]
                for turn in range(0, 360, 45):
                    a = radians(turn)
                    yield "prop", aside, round(x + 110 * cos(a)), round(y + 110 * sin(a))
            case content.Pull():
                x, y = self.goal(s)
                yield "pull", round(x), round(y)

    def outcome(self, s: Situation, option: Option) -> dict[int, Footprint | None]:
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
                return dict(self.pulled(s, x * MM, y * MM))
        return {}

    def pulled(self, s: Situation, x: int, y: int) -> Iterator[tuple[int, Footprint | None]]:
        for n, shape in s.table.cubes.items():
            if s.box.kind_of(n) in ("gold", "key", "chest"):
                away = hypot(shape.x - x, shape.y - y)
                if 0 < away <= 80 * MM:
                    part = max(0.0, 1 - 46 * MM / away)
                    there = round(x + (shape.x - x) * part), round(y + (shape.y - y) * part)
                    yield n, Footprint(*there, shape.turn, shape.side)

    def act_on(self, s: Situation) -> Option | None:
        """The option with the best outcome, of those that are worth considering and near to one offered."""
        if s.view["asked"]["prompt"] == "act.flick":
            ideas = self.flicks(s)
        elif s.view["asked"]["prompt"] == "act.swap":
            wanted = set(self.ideas(s, s.box.effect(s.box.read_card("mage") or 0, s.solo)))
            ideas = [option for option in s.options if option in wanted]
        else:
            ideas = self.near(s)
        found = [(s.best_if(self.outcome(s, option)), n, option) for n, option in enumerate(ideas)]
        value, _, option = max(found, default=(-1e6, 0, None), key=lambda row: row[:2])
        done = s.find("done")
        return done if done is not None and value < s.best_now[0] + 1 else option

    def flicks(self, s: Situation) -> list[Option]:
        way = s.best_now[1]
        inside = way.taken if way else ()
        treasure = sorted(s.weights, key=lambda n: (-s.weights[n], n))[:4]
        cubes = {*(n for n in inside if n in s.box.monsters), *treasure, s.box.stair, *s.box.relics}
        return [option for option in s.all("flick") if option[1] in cubes and option[3] > 25]

    def near(self, s: Situation) -> list[Option]:
        """At most thirty options, those next to the best room first."""
        x, y = self.goal(s)

        def away(option: Option) -> tuple[float, Option]:
            if len(option) == 2:
                shape = s.table.cubes[option[1]]
                return hypot(shape.x / MM - x, shape.y / MM - y), option
            return hypot(option[-2] - x, option[-1] - y), option

        return sorted((option for option in s.options if option[0] != "done"), key=away)[:30]

    def mend(self, s: Situation) -> Option | None:
        hearts = {s.box.number[name]: covers for name, covers in s.me["card"]}
        best = max(s.all("mend"), key=lambda o: (hearts[o[1]], -o[1]), default=None)
        return best or s.find("soothe") or s.find("done")

    def astray(self, s: Situation) -> list[int]:
        """Relics that no room reaches, and a Staircase that is cut off."""
        spaces = [way.space for way in s.ways_now]
        relics = [n for n in s.table.cubes if n in s.box.relics]
        if s.solo and self.is_cut_off(s):
            return [s.box.stair]
        return [n for n in relics if not any(is_in(s.table.cubes[n], space) for space in spaces)]

    def point(self, s: Situation) -> Option | None:
        relics = self.astray(s)
        if not relics:
            return None
        x, y = (part / MM for part in s.table.cubes[relics[0]].centre)
        return min(s.options, key=lambda o: (hypot(o[1] - x, o[2] - y), o))

    def pick(self, s: Situation) -> Option | None:
        wanted = s.box.relics | {s.box.stair}
        picks = [option for option in s.all("pick") if option[1] in wanted]
        return (
            picks[0]
            if picks
            else s.find("done") or max(s.options, key=lambda o: (s.weights.get(o[1], 0.0), -o[1]))
        )

    # -- Loot ------------------------------------------------------------------------------------------------

    def fight(self, s: Situation) -> Option | None:
        """An ability that the best way to loot uses; a treasure beside the room if it is a good one."""
        taken = [s.box.number[name] for name in s.view["loot"]["cubes"]]
        loot = s.loot(taken, s.purse, s.helpers)
        for option in s.all("use"):
            effect = s.effect(option[2])
            if isinstance(effect, content.Take):
                space = region(self.corners(s))
                near = [
                    s.weights.get(n, 0.0)
                    for n in s.table.cubes
                    if n in s.box.treasures
                    and n not in taken
                    and is_within(s.table.cubes[n], space, effect.reach)
                ]
                if max(near, default=0.0) >= (2.0 if s.solo and s.turns > 3 else 1.0):
                    return option
            elif loot is not None and loot.effect is not None and loot.effect == effect:
                return option
        return s.find("done")

    def corners(self, s: Situation) -> list[Footprint]:
        return [s.corner(name) for name in s.view["loot"]["corners"]]

    def slay(self, s: Situation) -> Option | None:
        return max(s.all("slay"), key=lambda o: (s.box.damage[o[1]], -o[1]), default=None)

    def shield(self, s: Situation) -> Option | None:
        """The strongest; Goblins only for dear life."""
        options = s.all("shield")
        best = max(options, key=lambda o: (s.box.damage[o[1]], -o[1]))
        hit = s.box.damage[best[1]]
        left = s.view["loot"]["left"]
        return best if hit > 2 or left <= 2 or s.find("done") is None else s.find("done")

    # -- the Staircase ---------------------------------------------------------------------------------------

    def stairs(self, s: Situation) -> Option | None:
        """Leave with enough points when no Relic is worth the way; and before the Box is empty."""
        drink = self.potion(s, 0)
        if drink is not None:
            return drink
        relics = [n for n in s.table.cubes if n in s.box.relics]
        wanted = bool(relics) and s.turns >= TRIP and s.purse.life > 2
        enough = s.chance(s.purse) >= SURE
        last = s.turns <= (1 if s.chance(s.purse) > 0.3 else 0)
        return s.find("leave" if last or (enough and not wanted) else "stay")
