"""What one hero sees, and what it is worth: the reckoning behind the rules of thumb.

A room is worth what it adds to the count, Quest and Chests included, less what the lost hearts are worth. In
the solo game a share of what the best room after it would bring is added, and what draws the hero on: Relics
and, in time, the Staircase. All of it comes from a view and from what is printed on the pieces.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import pow
from typing import Any

from undercroft.engine.choice import Option
from undercroft.games.dungeon_drop.board import (
    Footprint,
    Point,
    Polygon,
    RoomStep,
    adjacent_steps,
    all_rooms,
    flight_steps,
    is_in,
    region,
    swap,
)
from undercroft.games.dungeon_drop.cards import content
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.cards.content import GEMS, SIZES, Effect
from undercroft.games.dungeon_drop.heuristics.purse import (
    BEAST,
    DANGER,
    DEADLY,
    DIE,
    FADE,
    FRAIL,
    GLANCE,
    HEART,
    KEPT,
    KEYS,
    LATE,
    LATER,
    LOCKED,
    NEAR,
    NOWHERE,
    OUT,
    PULL,
    RELIC,
    SLACK,
    SOON,
    SOUND,
    SPARE,
    STRIDE,
    STUCK,
    SURE,
    TILT,
    TRIP,
    USUAL,
    Layout,
    Loot,
    Outlook,
    Pulls,
    Purse,
    Skill,
    Way,
    chance_of,
    far,
    middle,
)


class Situation:
    """What one hero can see and needs to decide."""

    def __init__(self, view: Mapping[str, Any], options: Sequence[Option], skill: Skill = Skill.KEEN) -> None:
        self.view = dict(view)
        self.skill = skill
        self.known: dict[Any, Any] = {}
        self.all_options = options
        used = [option for option in options if option[0] == "use"] if skill == Skill.PLAIN else []
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
        later += LOCKED * max(0, stash["chest"] - opened) + min(KEYS, max(0, stash["key"] - opened))
        return value + self.scale * min(1.0, self.turns / SOON) * later + RELIC * purse.relics

    @cached_property
    def scale(self) -> float:
        """Points above what is required are worth little."""
        return SPARE if self.solo and self.chance(self.purse) >= SURE else 1.0

    def chance(self, purse: Purse) -> float:
        """That the count would be enough."""
        return chance_of(self.opened(purse), self.view["required"] - self.count(purse))

    def count(self, purse: Purse) -> int:
        """Its points, with those for what one no longer has: Shields that were spent."""
        return self.sure(purse) + self.gone

    @cached_property
    def gone(self) -> int:
        worth = self.me["worth"]
        return worth["total"] - self.sure(self.purse) if worth else 0

    @cached_property
    def turns(self) -> int:
        """Turns that are still to come after this one."""
        if self.solo:
            return -(-sum(map(int, self.view["box"].values())) // self.box.measures.game.cubes[0])
        return int(self.box.measures.game.rounds) - int(self.view["round"])

    # -- cards -----------------------------------------------------------------------------------------------

    def effect(self, card: int) -> Effect:
        return self.box.effect(card, self.solo)

    @cached_property
    def helpers(self) -> list[Effect]:
        """The effects that a loot of this turn could still use."""
        if self.view["spent"] or self.skill == Skill.PLAIN:
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
                        value -= TILT * min(1.0, self.turns / SOON)
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
                loot = self.loot([n], purse._replace(life=max(purse.life, self.box.damage[n] + SOUND)))
                found[n] = -HEART * self.box.damage[n] + max(0.0, loot.value if loot else 0.0)
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
        box: dict[str, int] = self.view["box"]
        sums = [count * USUAL.get(kind, max(worth[kind])) for kind, count in box.items()]
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

    def step(self, layout: Layout, pillars: list[int], step: RoomStep) -> Way:
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

    @cached_property
    def shown(self) -> dict[Option, Mapping[str, Any]]:
        """What the table says of the rooms that are offered."""
        words = {room["option"]: room for room in self.view["asked"]["rooms"]}
        texts = zip(self.all_options, self.view["asked"]["options"], strict=True)
        return {option: words[text] for option, text in texts if text in words}

    def offered(self) -> list[Way]:
        """The rooms that are offered, with what the table says of them."""
        found = []
        for option in self.all("room"):
            names = self.shown[option]["option"].split()[1:]
            corners = [self.corner(name) for name in names]
            tokens, moved = self.after(names, corners)
            way = self.way(self.table, option, region(corners), tokens, moved)
            found.append(way._replace(taken=tuple(self.box.number[n] for n in self.shown[option]["cubes"])))
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
        found = self.outlook(way, layout, effects, deep)
        return DEADLY if found is None else found.worth

    def outlook(self, way: Way, layout: Layout, effects: Sequence[Effect], deep: bool) -> Outlook | None:
        """The same in its parts; none if the loot kills."""
        loot = self.loot_now(way.taken, effects)
        if loot is None:
            return None
        if not self.solo:
            return Outlook(loot.value)
        gone = set(way.taken)
        if not deep:
            return Outlook(loot.value, self.pulls(way, layout.cubes, gone, [], loot.purse))
        then = layout.after({**dict.fromkeys(gone), **way.moved}, way.tokens)
        life = loot.purse.life + loot.purse.stash["shield"]
        on = [w for w in self.ways(then) if sum(self.box.damage[n] for n in w.taken) < life]
        pulls = self.pulls(way, then.cubes, gone, [w.space for w in on], loot.purse)
        if not on or not self.turns:
            return Outlook(loot.value, pulls, STUCK * (not on))
        sums = [sum(self.weights.get(n, 0.0) for n in w.taken) for w in on]
        most = max(sums)
        return Outlook(loot.value, pulls, 0.0, LATER * most, on[sums.index(most)].taken)

    def pulls(
        self,
        way: Way,
        cubes: Mapping[int, Footprint],
        gone: set[int],
        spaces: list[Polygon],
        purse: Purse,
    ) -> Pulls:
        """Towards the Relics that are left, and to the Staircase when it is time."""
        box = self.box
        relics = [n for n in box.relics if n in cubes and n not in gone]
        wanted = bool(relics) and self.turns >= TRIP and purse.life > FRAIL
        ways = [self.moves(cubes[n], way.space, spaces) for n in relics] if wanted else []
        pull, nearest = 0.0, min(ways, default=NOWHERE)
        for away in ways:
            pull += NEAR * RELIC * pow(FADE, away)
        if box.stair not in cubes:
            return Pulls(pull, nearest)
        enough = self.chance(purse) >= SURE
        away = 0.0 if way.stair else self.moves(cubes[box.stair], way.space, spaces)
        if way.stair and (not self.turns or (enough and not wanted)):
            return Pulls(pull, nearest, 0.0, OUT, away, enough, out=True)
        slack = self.turns - away
        late = LATE if slack < 0 else SLACK.get(int(slack), 0.0)
        strong = PULL if enough and not wanted else GLANCE
        return Pulls(pull, nearest, late, strong * pow(FADE, away), away, enough)

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
    def rated_now(self) -> list[tuple[float, Way]]:
        """The rooms as they are, the best first, each seen without the room after it."""
        return self.rated(self.table, self.ways_now)

    @cached_property
    def best_now(self) -> tuple[float, Way | None]:
        return self.rated_now[0] if self.rated_now else (DEADLY, None)

    def rated(self, layout: Layout, ways: list[Way]) -> list[tuple[float, Way]]:
        found = [(self.rate(way, layout, self.helpers, False), n) for n, way in enumerate(ways)]
        return [(value, ways[n]) for value, n in sorted(found, reverse=True)]

    def best(self, layout: Layout, ways: list[Way]) -> float:
        """What the best room of a table is worth, as it would be."""
        return max((self.rate(way, layout, self.helpers, False) for way in ways), default=DEADLY)

    def best_if(self, change: dict[int, Footprint | None]) -> float:
        """What the best room would be worth if these cubes lay elsewhere, or were gone."""
        layout = self.table.after(change, self.table.tokens)
        if any(n in self.box.pillars for n in change):
            return self.best(layout, self.ways(layout))
        _, best = self.best_now
        ways = self.ways_now if self.solo else [best] if best else []
        return self.best(layout, [self.changed(way, change) for way in ways])

    def changed(self, way: Way, change: dict[int, Footprint | None]) -> Way:
        """A room after some cubes, which are no Pillars, were moved."""
        stair = self.box.stair
        here = [n for n, shape in change.items() if shape is not None and is_in(shape, way.space)]
        kept = (n for n in way.taken if n not in change)
        leads_out = stair in here if stair in change else way.stair
        return way._replace(taken=(*kept, *(n for n in here if n != stair)), stair=leads_out)

    # -- what is wanted --------------------------------------------------------------------------------------

    def goal(self) -> tuple[float, float]:
        """The middle of the room that looks best, in millimetres."""
        way = self.best_now[1]
        shapes = way.space if way else [token.centre for token in self.table.tokens]
        return middle(shapes) if shapes else (0.0, 0.0)

    def usual(self, n: int) -> float:
        """What a cube out of the Box may bring."""
        if n in self.box.pillars:
            return 0.0
        if n in self.box.monsters:
            return BEAST
        stash = self.purse.stash + Counter([self.box.kind_of(n)])
        then = self.purse._replace(stash=stash, gems=self.purse.gems + self.gem(n))
        return self.hoped(then) - self.hoped(self.purse)

    def is_cut_off(self) -> bool:
        """Whether the Staircase lies outside the limits, so that a Pillar must fall beyond it."""
        stair = self.table.cubes.get(self.box.stair)
        pillars = [shape for n, shape in self.table.cubes.items() if n in self.box.pillars]
        return stair is not None and not is_in(stair, region([*pillars, *self.table.tokens]))

    def astray(self) -> list[int]:
        """Relics that no room reaches, and a Staircase that is cut off."""
        spaces = [way.space for way in self.ways_now]
        relics = [n for n in self.table.cubes if n in self.box.relics]
        if self.solo and self.is_cut_off():
            return [self.box.stair]
        return [n for n in relics if not any(is_in(self.table.cubes[n], space) for space in spaces)]

    # -- options ---------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        return str(self.view["asked"]["prompt"])

    def find(self, *words: Any) -> Option | None:
        for option in self.options:
            if option[: len(words)] == words:
                return option
        return None

    def all(self, verb: str) -> list[Option]:
        return [option for option in self.options if option[0] == verb]
