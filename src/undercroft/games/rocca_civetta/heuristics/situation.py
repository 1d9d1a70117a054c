"""What one player can see with the expansion: the Stars that Clan Cards ask for, Research within reach, and
cards under the Zainetto.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.games.dungeonology.cards.content import CASTE, CUBES, RICHES
from undercroft.games.dungeonology.heuristics import situation as base
from undercroft.games.dungeonology.heuristics.contest import NEXT
from undercroft.games.dungeonology.heuristics.effects import INTERN_POINT
from undercroft.games.dungeonology.heuristics.situation import HALFWAY, NO_SURPRISE, STAR, Player, Surprise
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta.cards.box import Box
from undercroft.games.rocca_civetta.cards.content import Clan, Research
from undercroft.games.rocca_civetta.cards.vocabulary import FAMILIARS, IDOL_WORD
from undercroft.games.rocca_civetta.heuristics import danger
from undercroft.games.rocca_civetta.rules.goddess import (
    CALMING,
    IN_LAIR,
    IN_ZONE,
    LAIR,
    LAIR_ALERT,
    STOP,
    TENTACLES,
)
from undercroft.games.rocca_civetta.rules.information import FALSE, KINDS, UNIVERSAL
from undercroft.games.rocca_civetta.rules.temple import (
    CATACOMBS,
    CRYPT,
    IDOL_POINTS,
    IDOL_VALUE,
    PIT,
    RESCUE_POINTS,
    RESCUE_STARS,
    RESCUE_STUDENTS,
)
from undercroft.games.rocca_civetta.rules.winter import BATH, HELD, MELTED_POINTS
from undercroft.games.rocca_civetta.table import IDOL

# The Sabotage of a random Omega Card: 12 of the 21 have one, Divinations of 105 Trick Cards
SABOTAGE: Final[Surprise] = (
    *((0, 0.43), (1, 0.15), (2, 0.16), (3, 0.11)),
    *((4, 0.08), (5, 0.05), (6, 0.01), (7, 0.01)),
)
ALLIED: Final = 0.25  # how much of the envy is left while Omega would win
SCORED: Final = 0.8  # a point that counts in the end, not for the Thesis
MANTICORE: Final = 2  # what it adds to the Alert Value of an Espionage (content: Familiars)
SLIPPED: Final = 0.3  # a Speed point more for a step
MELTING: Final = SCORED * (MELTED_POINTS - 1)  # ice, for the point that the Hot Water was worth
IDOL_WORTH: Final = SCORED * IDOL_POINTS
LURE: Final = 3.6  # the Idol, if a Study in the Crypt succeeds
PROPPED: Final = 0.6  # a card, or the rest of a walk
BEATEN: Final = 0.6  # a point in the end, if the Study succeeds
CALMED: Final = 2.8  # four of them, for two cards that are drawn again
FALLING: Final = 0.5  # one crossing of four is in vain
HATCHED: Final = 2.5  # an Egg to be opened instead of a Study
NESTED: Final = 0.6  # an Egg to be picked up on the way
DIPPED: Final = 0.6  # Hot Water, and ice that it may melt, less the card that it costs
UNREACHED: Final = 99
ON_THE_WAY: Final = 0.3  # the part of a bonus that a cube is worth which only leads to it


def is_about_omega(test: Mapping[str, Any]) -> bool:
    """An Espionage whose victim has no seat."""
    return test["kind"] == "espionage" and test["victim"] is None


class Situation(base.Situation):
    """What one player can see and needs to decide."""

    box: Box

    def __init__(self, view: Mapping[str, Any], options: Sequence[Option]) -> None:
        super().__init__(with_first_step(view), options)
        self.starred: dict[tuple[str, ...], dict[tuple[int, int], float]] = {}  # by Stars: what slots bring
        self.roused: dict[int, float] = {}  # what it costs to rouse the Boss, once it is known

    def envy(self, seat: int) -> float:
        """Until there is a Thesis, whatever harms a rival helps Omega (RCV-OAA-15)."""
        against = self.view["omega"] is not None and not self.view["theses"]
        return super().envy(seat) * (ALLIED if against else 1.0)

    # -- the Thesis ------------------------------------------------------------------------------------------

    def is_granted(self, player: Player, clan: Any) -> bool:
        """Whether her Stars are those that a Clan Card asks for (RCV-CLAN-03, RCV-R-162)."""
        if not isinstance(clan, Clan):
            return True
        if not clan.wanted:
            return int(player["stars"]) >= clan.enough
        return sum(name in player["star_tokens"] for name in clan.wanted) >= clan.enough

    def acceptance(self, player: Player) -> float:
        """How likely her Thesis would be accepted, by points and by Stars."""
        lacking = self.shortfalls(player)
        passed = (
            points <= 0 and self.is_granted(player, clan)
            for points, clan in zip(lacking, self.clans, strict=True)
        )
        return sum(passed) / len(lacking)

    # -- what things are worth -------------------------------------------------------------------------------

    def cube_worth(self, player: Player, cube: int, height: int) -> float:
        """Also the Stars that the Clan asks for and rewards, and Research."""
        worth = super().cube_worth(player, cube, height)
        worth += self.slots_worth(tuple(player["star_tokens"])).get((cube, height), 0.0)
        return worth + (self.researched.get((cube, height), 0.0) if player is self.me else 0.0)

    def gain(self, player: Player, cube: int) -> float:
        """Nothing for a black cube, for a white one what the best column gives (RCV-FALSE-02, UNIV-01)."""
        if cube == IDOL:
            return IDOL_WORTH
        if cube < len(CUBES):
            worth = super().gain(player, cube)
            return worth - self.idol_cost(player, cube) if worth else 0.0
        return self.place(player, self.heights(player), cube) or 0.0

    def idol_cost(self, player: Player, column: int) -> float:
        """What the Cursed Idol asks for a dear cube (RCV-R-244)."""
        if column not in (RICHES, CASTE):
            return 0.0
        tokens = self.changed(player, "costly_cubes")
        return self.stun_cost(player, tokens) if tokens else 0.0

    def place(self, player: Player, heights: dict[int, int], cube: int) -> float | None:
        if cube == FALSE:  # RCV-R-74
            return 0.0
        if cube != UNIVERSAL:
            worth = super().place(player, heights, cube)
            return None if worth is None else worth - self.idol_cost(player, cube)
        slots = self.box.columns
        worths = {
            c: self.cube_worth(player, c, n + 1) - self.idol_cost(player, c)
            for c, n in heights.items()
            if n < slots[c].slots
        }
        if not worths:
            return None
        best = max(worths, key=lambda column: worths[column])
        heights[best] += 1
        return worths[best]

    def cube_value(self, cube: int) -> int:
        """RCV-R-79, 213."""
        if cube == IDOL:
            return IDOL_VALUE
        return 0 if cube == FALSE else super().cube_value(CASTE if cube == UNIVERSAL else cube)

    def slots_worth(self, held: tuple[str, ...]) -> dict[tuple[int, int], float]:
        """What Clan Cards add to single slots of the Note Board for whoever holds these Stars, on average."""
        if held not in self.starred:
            found: dict[tuple[int, int], float] = {}
            for clan in self.clans:
                for name, worth in wishes(clan, held).items():
                    star = next(star for star in self.box.stars if star.id == name)
                    part = worth / len(self.clans)
                    add(found, star.column, star.slot, part)
                    for slot in range(1, star.slot):
                        add(found, star.column, slot, part * HALFWAY / STAR)
            self.starred[held] = found
        return self.starred[held]

    @cached_property
    def researched(self) -> dict[tuple[int, int], float]:
        """What open Research adds to single slots for me (RCV-RES-02), unless I may not claim any."""
        found: dict[tuple[int, int], float] = {}
        if self.changed(self.me, "bars_research"):
            return found
        board = [int(self.me["board"][cube]) for cube in CUBES]
        for card in self.open_research:
            for word, *numbers in self.asked_by(card):
                if word == "cubes_of":
                    cube, n = CUBES.index(str(numbers[0])), int(numbers[1])
                    for slot in range(board[cube] + 1, n + 1):
                        add(found, cube, slot, SCORED * card.points * (1.0 if slot == n else ON_THE_WAY))
                elif word == "columns":
                    lacking = [cube for cube, n in enumerate(board) if not n]
                    for cube in lacking:
                        last = len(lacking) == 1
                        add(found, cube, 1, SCORED * card.points * (1.0 if last else ON_THE_WAY))
        return found

    @cached_property
    def open_research(self) -> list[Research]:
        return [self.box.research_of(self.box.number[name]) for name in self.view["research"]["open"]]

    def asked_by(self, card: Research) -> Iterable[tuple[Any, ...]]:
        """What a Research Card asks for at this table (RCV-R-198)."""
        return card.instead if card.without and not self.rules[card.without] else card.needs

    def hands_against(self, test: Mapping[str, Any]) -> list[int]:
        """Omega has none; alone, nobody else has (RCV-R-125)."""
        return [] if is_about_omega(test) else super().hands_against(test)

    @property
    def study_surprise(self) -> Surprise:
        """Alone, his Sabotage (RCV-OPH-14)."""
        return SABOTAGE if self.view["options"]["solitary"] else NO_SURPRISE

    def surprise_in(self, test: Mapping[str, Any]) -> Surprise:
        """Against all, only in Espionage on him (RCV-OAA-12)."""
        return SABOTAGE if is_about_omega(test) else self.study_surprise

    def cube_name(self, cube: int) -> str:
        return IDOL_WORD if cube == IDOL else super().cube_name(cube)

    def prey(self, test: Mapping[str, Any]) -> int:
        return IDOL if test["cube"] == IDOL_WORD else super().prey(test)

    def loss(self, player: Player, cube: int) -> float:
        return IDOL_WORTH if cube == IDOL else super().loss(player, cube)

    def stolen(self, test: Mapping[str, Any]) -> float:
        if is_about_omega(test):
            return self.gain(self.me, KINDS.index(test["cube"]))
        return super().stolen(test)

    # -- what tests and ways cost ----------------------------------------------------------------------------

    def changed(self, player: Player, what: str) -> int:
        """What her Skills and the cards that lie before her change, as `rules.values.change` counts it."""
        by_jinx, by_intern, by_skill, by_familiar = self.box.changes[what]
        jinxes = [self.box.number[name] for name in player["jinxes"]]
        interns = [self.box.intern_index[name] for name in player["interns"]]
        if interns and self.are_suspended(player):
            interns = []
        total = sum(by_jinx.get(n, 0) for n in jinxes) + sum(by_intern.get(n, 0) for n in interns)
        familiars = [FAMILIARS.index(name) for name in player["familiars"]]
        total += sum(by_familiar.get(n, 0) for n in familiars)
        return total + sum(by_skill.get(name, 0) for name in player["skills"])

    def are_suspended(self, player: Player) -> bool:
        """Whether her Interns do nothing (RCV-R-244)."""
        suspending = self.box.changes["suspends_interns"][0]
        return any(self.box.number[name] in suspending for name in player["jinxes"])

    def cube_increase(self, count: int) -> int:
        """Lower with Parallel Thinking, and after the Elixir of Genius (RCV-R-239)."""
        relief = int(self.view["lasting"]["relief"]) if self.view["turn"] == self.seat else 0
        counted = max(0, count - self.changed(self.me, "study_ease"))
        return max(0, super().cube_increase(counted) - relief)

    def inspired(self, cubes: int, relief: int) -> "Situation":
        """How it would be with so much more Intelligence and so much less increase for cubes."""
        values = self.me["values"] | {"intelligence": self.me["values"]["intelligence"] + cubes}
        me = {str(self.seat): {**self.me, "values": values}}
        lasting = self.view["lasting"] | {"relief": self.view["lasting"]["relief"] + relief}
        return Situation({**self.view, "seat": self.view["seat"] | me, "lasting": lasting}, self.options)

    def boss_alert(self, boss: str) -> int:
        """With Jukas the Phi that are with him (RCV-R-202)."""
        captives = self.view["captives"]
        return super().boss_alert(boss) if captives is None else int(captives)

    def surcharge(self, zone: int) -> int:
        """Louder with an Egg, on ice, and where Omega is (RCV-R-207, 208, RCV-OPH-16)."""
        more = int(self.me["carrying"]) + self.ice(zone) + self.cariddi(zone) + self.omega(zone)
        return super().surcharge(zone) + more

    def omega(self, zone: int) -> int:
        """K of his last card, where he is."""
        omega = self.view["omega"]
        return int(omega["bonus"]) if omega and omega["at"] == self.box.zone[zone].id else 0

    def has_tentacle(self, zone: int) -> bool:
        return zone in self.zones and bool(self.zones[zone]["tentacle"])

    def is_lair(self, zone: int) -> bool:
        sea = self.view["sea"]
        if sea is None or (sea["lair"] is not None and zone in self.zones):
            return sea is not None and sea["lair"] == self.box.zone[zone].id
        return self.box.zone[zone].id == LAIR

    def cariddi(self, zone: int) -> int:
        """What the sister in the deep adds to the Alert Value, and the Lair itself (RCV-R-194, 216)."""
        if not self.is_lair(zone):
            return IN_ZONE * self.has_tentacle(zone)
        risen = self.view["boss"]["at"] is not None
        more = LAIR_ALERT - self.box.zone[zone].alert
        return more + (IN_LAIR if risen else IN_ZONE * self.has_tentacle(zone))

    def ice(self, zone: int) -> int:
        """Whether there is an Iota."""
        return int(zone in self.zones and self.zones[zone]["frozen"])

    def melted(self) -> "Situation":
        """How it would be without the ice where I stand."""
        here = self.box.zone[self.at].id
        dungeon = [
            {**seen, "frozen": seen["frozen"] and seen["zone"] != here} for seen in self.view["dungeon"]
        ]
        return Situation({**self.view, "dungeon": dungeon}, self.options)

    def guards(self, player: Player) -> int:
        """None with a Double Agent among them; the Manticore watches too (RCV-R-196)."""
        watched = MANTICORE if "manticore" in player["familiars"] else 0
        watched += self.ice(self.at)
        return watched + (0 if self.changed(player, "unguarded") else super().guards(player))

    def effect(self, zone: int, name: str) -> int:
        """Nothing where I ignore it (RCV-R-245)."""
        if f"ignores_{name}" in self.box.changes and self.changed(self.me, f"ignores_{name}"):
            return 0
        temple = self.view["temple"]
        if name == PIT[0] and temple is not None and temple["snake_pit"] == self.box.zone[zone].id:
            return super().effect(zone, name) + PIT[1]
        if name == STOP[0] and self.has_tentacle(zone):
            return 1
        return super().effect(zone, name)

    def waiting_cost(self, zone: int) -> float:
        """A Hecatomb takes all Students (RCV-ZEF-04), ice makes a step dearer, and a Bucket gives Hot Water
        for cards (RCV-R-207).
        """
        if self.box.zone[zone].id == BATH:
            drawn = min(HELD - int(self.me["hot_water"]), int(self.view["water"]), len(self.given_up))
            return -DIPPED * max(0, drawn)
        if self.view["egg_row"] is not None and zone in self.zones and self.zones[zone]["eggs"]:
            return super().waiting_cost(zone) - HATCHED
        if self.view["nest"] is not None and zone in self.zones and self.zones[zone]["eggs"]:
            return super().waiting_cost(zone) - NESTED * (not self.me["carrying"])
        if self.view["temple"] is not None and zone in self.zones:
            return super().waiting_cost(zone) + self.temple_cost(zone)
        if self.view["sea"] is not None and zone in self.zones:
            return super().waiting_cost(zone) + self.sea_cost(zone)
        cost = (SLIPPED - MELTING * bool(self.me["hot_water"])) * self.ice(zone)
        if self.effect(zone, "hecatomb"):
            cost -= self.students_worth(-int(self.me["students"]))
        return cost

    def sea_cost(self, zone: int) -> float:
        """What a Tentacle brings to whoever beats it, and the Lair to whoever frees a Floor (RCV-R-217)."""
        cost = 0.0
        if self.has_tentacle(zone) and self.cubes[zone]:
            cost -= BEATEN
        out = self.view["sea"]["tentacles"] < TENTACLES
        if self.is_lair(zone) and out and len(self.given_up) > CALMING:
            cost -= CALMED
        if self.effect(zone, "hecatomb"):
            cost -= self.students_worth(-int(self.me["students"]))
        return cost

    def temple_cost(self, zone: int) -> float:
        """Pillar, Bridge and Hecatomb; the Idol that somebody may still take (RCV-R-213 to 215)."""
        temple, name = self.view["temple"], self.box.zone[zone].id
        cost = 0.0
        if name == CATACOMBS:
            cost += PROPPED * temple["pillar"]
        if name == CRYPT and temple["idol"] is None and self.cubes[zone]:
            cost -= LURE
        if self.view["boss"]["at"] == name:
            cost -= self.rescued
        if temple["bridge"] and not temple["bridge_fell"]:
            here = self.box.zone[self.at].id
            cost += FALLING * (name != here and {name, here} == {*temple["bridge"]})
        if self.effect(zone, "hecatomb"):
            cost -= self.students_worth(-int(self.me["students"]))
        if zone in self.rolled_over:
            cost += danger.boulder_harm(self, self.me) / len(self.rolled_over)
        return cost

    @cached_property
    def is_egg_hunt(self) -> bool:
        """RCV-R-212."""
        panic = self.box.panic_of(self.box.number[self.view["panic"]]) if self.maximum else None
        return panic is not None and panic.frees_eggs

    @cached_property
    def rescued(self) -> float:
        """What it is worth to end my turn beside Enrico Giovanni (RCV-R-215)."""
        able = self.me["stars"] >= RESCUE_STARS and self.me["students"] >= RESCUE_STUDENTS
        if self.me["rescued"] or not able:
            return 0.0
        return max(0.0, SCORED * RESCUE_POINTS + self.students_worth(-RESCUE_STUDENTS))

    @cached_property
    def rolled_over(self) -> frozenset[int]:
        """Where the boulder may roll at the end of this turn, but not home (RCV-R-393)."""
        temple = self.view["temple"]
        if temple is None or temple["boulder"] is None:
            return frozenset()
        boulder, far = self.box.zone_index[temple["boulder"]], danger.steps_from(self, CAMP)
        nearer = {zone for zone in self.zones if far.get(zone, 0) == far.get(boulder, 0) - 1}
        linked = {self.box.zone_index[name] for name in self.zones[boulder]["links"]}
        return frozenset(nearer & linked - {CAMP})

    def steps_from(self, zone: int) -> dict[int, int]:
        """Each Zone with ice is a step farther (RCV-R-195)."""
        if zone in self.far or not any(map(self.ice, self.zones)):
            return super().steps_from(zone)
        far, queue = {zone: 0}, [zone]
        while queue:
            here = min(queue, key=lambda other: far[other])
            queue.remove(here)
            for other in self.ways[here]:
                steps = far[here] + 1 + self.ice(other)
                if steps < far.get(other, UNREACHED):
                    far[other] = steps
                    queue.append(other)
        self.far[zone] = far
        return far

    def rousing_cost(self, zone: int) -> float:
        """By what the Boss does, and to whom."""
        boss = self.view["boss"]["id"]
        if boss not in danger.HUNTERS:
            return super().rousing_cost(zone)
        if zone not in self.roused:
            self.roused[zone] = danger.rousing_cost(self, boss, zone)
        return self.roused[zone]

    # -- my hand ---------------------------------------------------------------------------------------------

    @cached_property
    def hand(self) -> list[int]:
        """With the cards under the Zainetto, which are played as if from the hand (RCV-R-184)."""
        stored = self.me["stored"]["known"] if "zainetto" in self.me["skills"] else ()
        cards = [self.box.number[name] for name in (*self.me["hand"]["known"], *stored)]
        return sorted(cards, key=lambda card: (-self.bonus(card), card))

    @cached_property
    def strength(self) -> float:
        """Without what Wet Notes make unreadable (RCV-R-244), and with what was promised (RCV-R-240)."""
        least = self.changed(self.me, "unreadable")
        cards = [card for card in self.hand if not least or self.box.bonus[card] > least]
        promised = int(self.view["lasting"]["promised"]) if self.view["turn"] == self.seat else 0
        return sum(self.bonus(card) for card in cards) + int(self.me["study_bonus"]) + promised

    @cached_property
    def given_up(self) -> list[int]:
        """The cards of the hand itself, those that will be missed least first: what a cost is paid with."""
        cards = [self.box.number[name] for name in self.me["hand"]["known"]]
        return sorted(cards, key=lambda card: (self.card_worth(card), card))

    def card_worth(self, card: int) -> float:
        """Whoever is to declare counts the Intern that a card brings with it (RCV-R-30)."""
        worth = super().card_worth(card)
        intern = self.box.brings.get(card)
        if intern is None or self.prompt != "test.declare" or intern in self.me["interns"]:
            return worth
        return worth - INTERN_POINT * self.box.interns[self.box.intern_index[intern]].points / NEXT

    # -- the dungeon -----------------------------------------------------------------------------------------

    @cached_property
    def unlocks(self) -> bool:
        """An Acid Flask opens Doors too, and a Locksmith opens none with Egg on the Face (RCV-R-239, 244)."""
        if self.view["turn"] == self.seat and self.view["lasting"]["doorless"]:
            return True
        return super().unlocks and not self.are_suspended(self.me)

    @cached_property
    def ways(self) -> dict[int, list[int]]:
        """Whoever flies needs no link on her Floor (content: Winged Steed)."""
        found = super().ways
        if "winged_steed" in self.me["skills"]:
            floor = {zone: self.box.zone[zone].floor for zone in found}
            for zone in found:
                beside = self.plan.beside[zone] if zone != CAMP else ()
                found[zone] += [z for z in beside if floor[z] == floor[zone] and z not in found[zone]]
        return found


def with_first_step(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a player with Frostbite sees, with the Speed points that are of use: the first step of a turn
    costs one more (content: Frostbite). Whoever has spent none yet has not walked.
    """
    seat = view["asked"]["seat"]
    me = view["seat"][str(seat)]
    if "frostbite" not in me["jinxes"]:
        return view
    speed = me["values"]["speed"]
    points = view["points"] - (view["turn"] == seat and view["points"] >= speed > 0)
    slower = me | {"values": me["values"] | {"speed": max(0, speed - 1)}}
    return {**view, "points": points, "seat": view["seat"] | {str(seat): slower}}


def wishes(clan: Any, held: tuple[str, ...]) -> dict[str, float]:
    """What Stars are worth that a Clan Card still wants: those it asks for, and those of its set."""
    if not isinstance(clan, Clan):
        return {}
    found: dict[str, float] = {}
    if sum(name in held for name in clan.wanted) < clan.enough:
        found = {name: STAR for name in clan.wanted if name not in held}
    missing = [name for name in clan.set if name not in held]
    for name in missing:
        part = 1.0 if len(missing) == 1 else ON_THE_WAY
        found[name] = found.get(name, 0.0) + SCORED * clan.set_points * part
    return found


def add(found: dict[tuple[int, int], float], cube: int, slot: int, worth: float) -> None:
    found[cube, slot] = found.get((cube, slot), 0.0) + worth
