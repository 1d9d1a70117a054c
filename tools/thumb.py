"""A rule-of-thumb player of Dungeonology, for tools that ask how long and how even games are.

It is given a view and the options, as a bot is, and knows what is printed on the pieces. It does not think
ahead: it walks to the Zone with the best cubes for the steps that its hand can study, studies as many of them
as the hand allows, uses the simple Skills, submits at 33 points (or at the target, once it has seen the
Clan), hinders a rival's Study when one card is enough, and leaves everything else alone.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.games.dungeonology.cards.box import base_box
from undercroft.games.dungeonology.cards.content import (
    CUBES,
    EXPLORATION,
    MAGIC,
    NOTORIETY,
    SOCIAL,
    SUBTERFUGE,
)

CAMP: Final = "starting_zone"
HOPE: Final = 33  # visible points with which a Thesis is worth a try while the Clan is unknown
DESPAIR: Final = 28  # the same when the end is near
STARS: Final = 2
MARGIN: Final = 1  # what the others may still add to the Alert Value
FEW: Final = 3  # Students
FAR: Final = 99


class Situation:
    """What one player can see and needs to decide."""

    def __init__(self, view: Mapping[str, Any], options: Sequence[Option]) -> None:
        self.view = view
        self.options = options
        self.words = [text.split() for text in view["asked"]["options"]]
        self.seat = view["asked"]["seat"]
        self.me = view["seat"][str(self.seat)]
        self.box = base_box()

    # -- what I have -----------------------------------------------------------------------------------------

    @cached_property
    def hand(self) -> list[int]:
        """My cards, the best Bonus Value first."""
        cards = [self.box.number[name] for name in self.me["hand"]["known"]]
        return sorted(cards, key=lambda card: (-self.bonus(card), card))

    def bonus(self, card: int) -> int:
        """What a card is worth to me when I declare with it."""
        twice = self.box.type_of[card] == MAGIC and "magic_prodigy" in self.me["skills"]
        return self.box.bonus[card] * (2 if twice else 1)

    @property
    def strength(self) -> int:
        """The Stealth Value if I lay down everything."""
        return sum(self.bonus(card) for card in self.hand) + int(self.me["study_bonus"])

    @property
    def goal(self) -> int:
        """The visible points for a Thesis; what the Clan changes is reckoned in when it is known."""
        if self.view["clan"] is not None:
            clan = self.box.card[self.box.number[self.view["clan"]]]
            return int(clan.target) - int(self.me["thesis"] - self.me["points"])
        near = self.view["countdown"] is not None or self.view["final_round"] is not None
        return DESPAIR if near else HOPE

    @property
    def is_ready(self) -> bool:
        return bool(self.me["points"] >= self.goal)

    # -- the dungeon -----------------------------------------------------------------------------------------

    @cached_property
    def zones(self) -> dict[str, Any]:
        return {zone["zone"]: zone for zone in self.view["dungeon"]}

    @cached_property
    def steps(self) -> dict[str, int]:
        """How far every Zone is from mine, Doors reckoned with."""
        far = {self.me["at"]: 0}
        queue = [self.me["at"]]
        for zone in queue:
            for other in self.zones[zone]["links"]:
                if other not in far and self.may_pass(other):
                    far[other] = far[zone] + 1
                    queue.append(other)
        return far

    def may_pass(self, zone: str) -> bool:
        """Whether some Door of the Zone, or none, stands open for me: which one it is, the table will say."""
        facts = self.box.zone[self.box.zone_index[zone]]
        owned = sum(1 << n for n, cube in enumerate(CUBES) if self.me["board"][cube])
        doors = [facts.doors[p] for p in range(8) if facts.passages >> p & 1]
        return "locksmith" in self.me["interns"] or any(door & owned == door for door in doors)

    def alert(self, zone: str, cubes: int) -> int:
        """The Alert Value of a Study there."""
        boss = self.view["boss"]
        guard = 0
        if boss is not None and boss["at"] == zone:
            guard = self.box.bosses[self.box.boss_index[boss["id"]]].alert
        return (
            int(self.zones[zone]["alert"])
            + int(self.view["alert"]["bonus"])
            + guard
            + cubes * (cubes - 1) // 2
        )

    def prize(self, zone: str, strength: int) -> tuple[int, int]:
        """The points of the cubes that this strength can study there, and how many they are."""
        room = {
            cube: column.slots - self.me["board"][cube]
            for cube, column in zip(CUBES, self.box.columns, strict=True)
        }
        points = count = 0
        for cube in self.zones[zone]["cubes"]:
            if cube is None or room[cube] <= 0:
                continue
            if count == self.me["values"]["intelligence"] or self.alert(zone, count + 1) > strength:
                break
            room[cube] -= 1
            count += 1
            column = self.box.columns[CUBES.index(cube)]
            points += column.value + 2 * ((self.me["board"][cube] + 1) in column.stars)
        return points, count

    def target(self) -> str | None:
        """The Zone with the best prize for the turns it takes to get there."""
        if self.view["alert"]["maximum"] and self.is_ready:
            return CAMP
        speed = self.me["values"]["speed"]
        best: tuple[float, str] | None = None
        for zone, far in sorted(self.steps.items()):
            points, count = self.prize(zone, self.strength - MARGIN)
            if count:
                worth = points / (1 + max(0, far - speed) / speed)
                if best is None or worth > best[0]:
                    best = worth, zone
        return best[1] if best else None

    def way_to(self, zone: str) -> str | None:
        """The next Zone on the shortest way."""
        if zone == self.me["at"]:
            return None
        back = {zone: 0}
        queue = [zone]
        for here in queue:
            for other in sorted(self.zones):
                if other not in back and here in self.zones[other]["links"]:
                    back[other] = back[here] + 1
                    queue.append(other)
        nearer = [
            other
            for other in self.zones[self.me["at"]]["links"]
            if back.get(other, FAR) < back.get(self.me["at"], FAR) and self.may_pass(other)
        ]
        return min(nearer, key=lambda other: (back[other], other), default=None)

    # -- the options -----------------------------------------------------------------------------------------

    def find(self, *words: str) -> Option | None:
        """The first option that begins with these words."""
        for option, written in zip(self.options, self.words, strict=True):
            if written[: len(words)] == list(words):
                return option
        return None

    def cards(self, verb: str, branch: str = "") -> list[tuple[int, Option]]:
        """Options that play a card, with the card."""
        return [
            (option[1], option)
            for option, words in zip(self.options, self.words, strict=True)
            if words[0] == verb and (not branch or words[-1] == branch)
        ]


class Thumb:
    """Plays by rules of thumb; chance decides where it has none. A peaceful one does not hinder others."""

    name = "thumb"

    def __init__(self, seed: int | str, peaceful: bool = False) -> None:
        self.chance = Chance.seeded(seed, ("thumb",))
        self.peaceful = peaceful
        self.rules: dict[str, Callable[[Situation], Option | None]] = {
            "turn.activity": self.activity,
            "phase.movement": self.movement,
            "phase.action": self.action,
            "study.indicate": self.indicate,
            "test.declare": self.declare,
            "test.opponent": self.hinder,
            "test.target": self.hinder,
            "test.tester": self.help_myself,
            "stun.avoid": self.stun,
            "rest.discard": self.sort,
            "rest.jinx": self.shed,
            "skill.butt": lambda s: s.find("shake"),
            "stairs.floor": lambda s: max(s.options),  # down: Floor III may have no other way in
        }

    def choose(self, view: Mapping[str, Any], options: Sequence[Option]) -> Option:
        if len(options) == 1:
            return options[0]
        s = Situation(view, options)
        rule = self.rules.get(view["asked"]["prompt"])
        chosen = rule(s) if rule else s.find("pass")
        return chosen if chosen is not None else options[self.chance.below("thumb", len(options))]

    def activity(self, s: Situation) -> Option | None:
        """Submit when ready; rest before the last Stun, or with a hand that can do nothing anywhere."""
        if s.is_ready and s.find("submit"):
            return s.find("submit")
        weary = s.me["stun"] >= s.me["values"]["stamina"] - 1 and not s.me["students"]
        poor = s.strength < min(s.alert(zone, 1) for zone in s.zones if zone != CAMP)
        return s.find("rest") if weary or poor or len(s.me["jinxes"]) > 2 else s.find("explore")

    def movement(self, s: Situation) -> Option | None:
        """Towards the best prize; into the unknown when there is none, or none within two turns."""
        for card, option in s.cards("main"):
            if s.box.trick[card].intern:
                return option
        helpful = self.small_help(s)
        if helpful is not None:
            return helpful
        target = s.target()
        far = s.steps.get(target, FAR) if target else FAR
        if target is not None and far <= 2 * s.me["values"]["speed"]:
            if far > s.view["points"]:
                faster = [option for card, option in s.cards("aux") if s.box.type_of[card] == EXPLORATION]
                if faster and far <= s.view["points"] + 3:
                    return faster[0]
            step = s.way_to(target)
            return (s.find("walk", step) if step else None) or s.find("done")
        return s.find("reveal") or self.wander(s)

    def small_help(self, s: Situation) -> Option | None:
        """Cards that cost nothing and are worth little as Bonus: Students from the Bonfire, another card."""
        for card, option in s.cards("aux"):
            kind, trick = s.box.type_of[card], s.box.trick[card]
            if (
                kind == NOTORIETY
                and s.me["students"] < 2
                and s.view["bonfire"] >= trick.level
                and trick.level < 3
            ):
                return option
            if kind == SOCIAL and trick.level == 1 and trick.bonus <= 1:
                return option
        return None

    def wander(self, s: Situation) -> Option | None:
        """Where nothing was found: to where somebody could look on."""
        walks = [option for option in s.options if option[0] in ("walk", "sneak")]
        return walks[self.chance.below("thumb", len(walks))] if walks else s.find("done")

    def action(self, s: Situation) -> Option | None:
        """A Headbutt first, for the cube that falls; then Study, Collect without a test, or spy."""
        skill = self.skill(s)
        if skill is not None:
            return skill
        if s.find("study") and s.prize(s.me["at"], s.strength)[1]:
            return s.find("study")
        gathered = [option for option in s.options if option[0] == "collect"]
        if gathered:
            return gathered[-1]
        spied = [
            (words, option) for words, option in zip(s.words, s.options, strict=True) if words[0] == "spy"
        ]
        for words, option in spied:
            victim = s.view["seat"][words[1].removeprefix("@")]
            value = s.box.columns[CUBES.index(words[2])].value
            rogue = "rogue" in s.me["skills"]
            bonus = s.strength - int(s.me["study_bonus"])
            if bonus + 4 * rogue >= value + (0 if rogue else victim["students"]) + 2 * MARGIN and value > 2:
                return option
        if s.me["stun"] and s.find("bivouac"):
            return s.find("bivouac")
        return s.find("done")

    def skill(self, s: Situation) -> Option | None:
        """Skills that are nearly always worth it: Headbutts while there is Stamina, Sermons for Students."""
        if s.me["stun"] + 1 < s.me["values"]["stamina"]:
            butt = s.find("skill", "headbutt") or s.find("skill", "heroic_headbutt")
            if butt is not None:
                return butt
        few = s.me["students"] < FEW
        return (s.find("skill", "sermon") or s.find("skill", "inspired_sermon")) if few else None

    def indicate(self, s: Situation) -> Option | None:
        count = max(1, s.prize(s.me["at"], s.strength - MARGIN)[1])
        return s.find("indicate", str(count)) or s.options[0]

    def declare(self, s: Situation) -> Option | None:
        """The best cards until the sum is enough, and one more for what the others may do."""
        test = s.view["test"]
        laid = sum(s.bonus(s.box.number[name]) for name in test["laid"]["known"])
        study = int(s.me["study_bonus"]) if test["kind"] == "study" else 0
        if laid + study >= test["alert"] + MARGIN and s.find("declare"):
            return s.find("declare")
        return s.find("add", s.box.names[s.hand[0]]) or s.find("declare")

    def hinder(self, s: Situation) -> Option | None:
        """With one card that is enough; a victim always, others when there is something to lose."""
        test = s.view["test"]
        gap = test["stealth"] - test["alert"]
        mine = test["victim"] == s.seat
        rival = s.view["seat"][str(test["seat"])]
        meddles = not self.peaceful and rival["points"] >= s.me["points"]
        if gap < 0 or not (mine or meddles):
            return s.find("pass")
        return self.enough(s, "alert", gap + 1) or s.find("pass")

    def help_myself(self, s: Situation) -> Option | None:
        test = s.view["test"]
        gap = test["alert"] - test["stealth"]
        if gap <= 0:
            return s.find("pass")
        return self.enough(s, "stealth", gap) or s.find("skill") or s.find("pass")

    def enough(self, s: Situation, branch: str, gap: int) -> Option | None:
        """The weakest card that closes the gap. Magic is a guess: two points for each card."""
        found = []
        for card, option in s.cards("aux", branch):
            trick = s.box.trick[card]
            value = trick.level if trick.type != MAGIC else min(4, 1 + trick.level)
            if value >= gap:
                found.append((value, trick.type != SUBTERFUGE, card, option))
        return min(found)[-1] if found else None

    def stun(self, s: Situation) -> Option | None:
        """A Student for the Stun that would send me home."""
        return s.find("avoid" if s.me["stun"] + 1 >= s.me["values"]["stamina"] else "suffer")

    def sort(self, s: Situation) -> Option | None:
        weak = [card for card in s.hand if s.bonus(card) < 2]
        return s.find("discard", s.box.names[weak[0]]) if weak else s.find("done")

    def shed(self, s: Situation) -> Option | None:
        jinxes = [s.box.card[option[1]].penalty if option[0] == "shed" else 2 for option in s.options]
        return s.options[jinxes.index(max(jinxes))]
