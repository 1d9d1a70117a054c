"""Plans for the Move phase: where to go, what to attempt there, and when to stop (chapters MOVE, QST, CHAL).

A plan is worth what the hero gains on the way and where it leaves him.
"""

from typing import Final

from undercroft.games.dungeoneer.board import STEPS, ways_at
from undercroft.games.dungeoneer.cards.content import LOCKED, MAGIC, MELEE, MOVE, OPEN, TRAPPED
from undercroft.games.dungeoneer.heuristics.cards import treasure_worth
from undercroft.games.dungeoneer.heuristics.odds import duel_odds, passes, passes_by_threat, quest_fight_odds
from undercroft.games.dungeoneer.heuristics.quests import NO_WAY, Outlook, quest_worth
from undercroft.games.dungeoneer.heuristics.seen import Seen
from undercroft.games.dungeoneer.heuristics.values import (
    GLORY,
    PATIENCE,
    PERIL,
    POINT,
    effects_worth,
    gain_worth,
    prize,
    rivalry,
    wound_worth,
)
from undercroft.games.dungeoneer.heuristics.ways import at_doors, distances, door_mark, roads
from undercroft.games.dungeoneer.heuristics.weighing import weigh
from undercroft.games.dungeoneer.rules.quests import STAGED, place_of
from undercroft.games.dungeoneer.rules.scores import score_of

LONG: Final = 6  # steps that a plan looks ahead
# how likely a rival who would gain by a Challenge is to come for it
HUNTED: Final = weigh("move_plans.HUNTED", 0.35)
STEP: Final = weigh("move_plans.STEP", 0.01)  # nobody walks about for nothing
# what is done today leaves the next turn for something else
AT_ONCE: Final = weigh("move_plans.AT_ONCE", 0.8)
NOTHING: Final = -99.0  # less than anything that can be done


class MovePlanner:
    """One hero's plans for the rest of his Move phase."""

    def __init__(self, s: Seen) -> None:
        self.s = s
        self.me = s.me
        self.outlook = Outlook(s, s.me)
        self.challenges = {s.at[rival]: rival for rival in reversed(s.rivals())}
        self.door = passes_by_threat(*at_doors(s, s.me))
        self.wound = wound_worth(s, s.me)
        self.found = 0  # Glory on the way, while a plan is followed
        self.hunters = [self.hunter(rival) for rival in s.rivals()]
        # plans come to the same space on many ways: what was worked out there
        self.stops: dict[tuple[int, bool], float] = {}
        self.errands: dict[tuple[int, int], float] = {}
        self.duels: dict[int, float] = {}
        self.gains: dict[tuple[int, int], float] = {}

    def hunter(self, rival: int) -> tuple[dict[int, float], int, float]:
        """A rival who may come and challenge: points from him to every space, points he has, and what it is
        worth to avoid him.
        """
        s = self.s
        far = distances(roads(s, rival)[0], s.at[rival])
        gain = 0.0
        for score in (MELEE, MAGIC):
            won, lost = duel_odds(s, rival, self.me, score)
            gain = max(gain, won * self.wound - lost * wound_worth(s, rival))
        return far, score_of(s, rival, MOVE), HUNTED * gain

    # -- spaces ----------------------------------------------------------------------------------------------

    def stop(self, cell: int, moved: bool = True) -> float:
        """To end the turn here (DGR-MOVE-12: whoever has not moved gains the Peril of the space)."""
        worth = self.stops.get((cell, moved))
        if worth is None:
            still = 0 if moved else self.s.box.card[self.s.grid[cell] // 2].peril
            worth = PATIENCE * self.outlook.worth(cell) - PERIL * still
            for far, pace, gain in self.hunters:
                if gain and far.get(cell, NO_WAY) <= pace - 1:
                    worth -= gain
            self.stops[cell, moved] = worth
        return worth

    def enter(self, cell: int, points: float, path: tuple[int, ...]) -> float:
        """To come into a space and go on from there: gains (DGR-MOVE-05), Pit, test, and the best that
        follows.
        """
        s, me = self.s, self.me
        card = s.grid[cell] // 2
        space = s.box.card[card]
        glory, worth = 0, -STEP
        if cell not in s.visited and cell not in path:
            glory = space.glory
            worth += self.gain(glory) - PERIL * space.peril
        self.found += glory
        worth += self.go(cell, points, (*path, cell))
        self.found -= glory
        if s.used[card] or cell in path:
            return worth
        if space.pit:
            odds = passes(s, me, "pit", MOVE, space.pit)
            worth = odds * worth + (1 - odds) * (self.stop(cell) - self.wound)
        score, threat = space.entry
        if threat:
            worth += (1 - passes(s, me, "room", score, threat)) * effects_worth(s, me, space.entry_failure)
        return worth

    def gain(self, glory: int) -> float:
        """What so much Glory gives beside what was found on the way."""
        worth = self.gains.get((glory, self.found))
        if worth is None:
            worth = self.gains[glory, self.found] = gain_worth(self.s, self.me, glory, self.found)
        return worth

    def go(self, cell: int, points: float, path: tuple[int, ...] = ()) -> float:
        """The best that can be made of so many points from here."""
        best = self.rest(cell, points, path)
        duel = self.challenge(cell)
        if duel > 0 and points >= 1:
            best = max(best, duel + self.rest(cell, points - 1, path))
        return best

    def rest(self, cell: int, points: float, path: tuple[int, ...] = ()) -> float:
        """The same without a Challenge here."""
        moved = bool(path) or bool(self.s.moved)
        best = max(self.stop(cell, moved), self.errand(cell))
        if points < 1 or len(path) >= LONG or self.s.rooted_now:
            return best
        for side, way in enumerate(ways_at(self.s.box, self.s.grid, self.s.ways, cell)):
            there = cell + STEPS[side]
            if way < 0 or (there in path and there not in self.outlook.far):
                continue
            cost, risk = self.toll(cell, side, way)
            if cost <= points:
                best = max(best, self.enter(there, points - cost, path) - risk)
        return best

    def toll(self, cell: int, side: int, way: int) -> tuple[float, float]:
        """Points on average and wounds on average for going through."""
        mark = door_mark(self.s, self.me, cell, side, way)
        if mark == OPEN:
            return 1.0, 0.0
        odds = self.door[mark % LOCKED]
        if mark >= TRAPPED:
            return 1.0, (1 - odds) * self.wound
        return (1 / odds if odds else NO_WAY), 0.0

    # -- what is done there ----------------------------------------------------------------------------------

    def errand(self, cell: int) -> float:
        """The best attempt at a Quest in this space; far below 0 if there is none."""
        best = self.errands.get((cell, self.found))
        if best is None:
            room = self.s.box.card[self.s.grid[cell] // 2].id
            best = NOTHING
            for quest in self.s.quests[self.me]:
                if room in place_of(self.s, quest):
                    best = max(best, self.attempt(quest, cell))
            self.errands[cell, self.found] = best
        return best

    def attempt(self, quest: int, cell: int) -> float:
        """What follows from trying this Quest here, now."""
        s, me = self.s, self.me
        card = s.box.card[quest]
        later = self.stop(cell)
        completed = prize(s, me) + effects_worth(s, me, card.reward) + AT_ONCE
        completed += PATIENCE * self.outlook.worth(cell, but=quest)
        if s.used[quest] and card.quest in ("slay", "test"):
            return later
        if card.quest == "slay":
            return self.fight(quest, cell, completed, later)
        if card.quest == "test":
            odds = self.odds_at(quest, cell)
            return odds * completed + (1 - odds) * (later + effects_worth(s, me, card.failure))
        if card.quest == "pay":
            return completed - card.glory * GLORY if s.glory[me] + self.found >= card.glory else later
        if card.quest in STAGED and not s.tokens[quest]:
            return later + POINT
        if card.quest == "sacrifice":
            return completed - min(map(self.keep, s.treasures[me])) if s.treasures[me] else later
        if card.quest == "collect" and len(s.treasures[me]) < card.treasures:
            return later
        return completed

    def fight(self, quest: int, cell: int, completed: float, later: float) -> float:
        """DGR-R-82: one round with the Monster of a Quest."""
        s, me = self.s, self.me
        here, s.at[me] = s.at[me], cell
        hurt, hit = quest_fight_odds(s, me, quest)
        if s.tokens[quest] + 1 < s.box.card[quest].life:
            before = quest_worth(s, me, quest, cell)
            s.tokens[quest] += 1
            completed = later + PATIENCE * (quest_worth(s, me, quest, cell) - before)
            s.tokens[quest] -= 1
        s.at[me] = here
        return hurt * completed + hit * (later - self.wound) + (1 - hurt - hit) * later

    def odds_at(self, quest: int, cell: int) -> float:
        s, me = self.s, self.me
        here, s.at[me] = s.at[me], cell
        odds = passes(s, me, "quest", *s.box.card[quest].test)
        s.at[me] = here
        return odds

    def keep(self, treasure: int) -> float:
        return treasure_worth(self.s, self.me, treasure)

    def challenge(self, cell: int) -> float:
        """What a Challenge in this space promises, if anything."""
        rival = self.challenges.get(cell, -1)
        if rival < 0 or self.s.challenged:
            return 0.0
        worth = self.duels.get(rival)
        if worth is None:
            worth = self.duels[rival] = max(self.duel(rival, score) for score in (MELEE, MAGIC))
        return worth

    def duel(self, rival: int, score: int) -> float:
        s = self.s
        won, lost = duel_odds(s, self.me, rival, score)
        weight = rivalry(s, rival)
        return won * (wound_worth(s, rival) * weight + GLORY) - lost * (self.wound + GLORY * weight)
