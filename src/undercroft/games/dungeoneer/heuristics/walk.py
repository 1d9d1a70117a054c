"""The Move phase: every option as the beginning of a plan (chapter MOVE)."""

from collections.abc import Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeoneer.board import STEPS, ways_at
from undercroft.games.dungeoneer.cards.content import LOCKED, TRAPPED
from undercroft.games.dungeoneer.heuristics.cards import (
    REACTIONS,
    bane_worth,
    boon_worth,
    treasure_worth,
    use_worth,
)
from undercroft.games.dungeoneer.heuristics.odds import duel_odds, percent, quest_fight_odds
from undercroft.games.dungeoneer.heuristics.plan import NOTHING, Walk
from undercroft.games.dungeoneer.heuristics.quests import NO_WAY
from undercroft.games.dungeoneer.heuristics.seen import Seen
from undercroft.games.dungeoneer.heuristics.values import effects_worth, price_worth
from undercroft.games.dungeoneer.heuristics.ways import door_mark
from undercroft.games.dungeoneer.rules.move import challenge_price
from undercroft.games.dungeoneer.rules.scores import price_of

KEY: Final = 0.3  # a charge of a key
FREE: Final = 1.0  # before everything else, for it costs nothing
COMMANDED: Final = 0.6  # an Undead taken up from the pile
SOON: Final = 0.6  # of what a card would be worth at another moment


def move_act(s: Seen, options: Sequence[Option]) -> Opinions:
    """Every option as the beginning of a plan."""
    walk = Walk(s)
    here = s.at[s.me]
    best = walk.go(here, s.points)
    return {option: MOVES[option[0]](walk, option, best) for option in options}


def named(walk: Walk, cell: int) -> str:
    return walk.s.name(walk.s.grid[cell] // 2)


def walking_reason(walk: Walk, cell: int, points: int) -> tuple[str, dict[str, Any]]:
    """Why to go to a space, with so many points left there: for a Quest, its Glory, or what follows."""
    _, there, quest = walk.outlook.best(cell)
    if there == cell:
        return "counsel-go-quest", {"card": walk.s.name(quest), "there": named(walk, cell)}
    if there >= 0 and walk.outlook.hope(cell, there) > walk.outlook.hope(walk.s.at[walk.me], there):
        return "counsel-go-towards", {"card": walk.s.name(quest), "there": named(walk, there)}
    space = walk.s.box.card[walk.s.grid[cell] // 2]
    if cell not in walk.s.visited and space.glory:
        cost = {"peril": space.peril}
        return "counsel-go-glory", {"there": named(walk, cell), "n": space.glory, "cost": cost}
    return passing_reason(walk, cell, points)


def passing_reason(walk: Walk, cell: int, points: int) -> tuple[str, dict[str, Any]]:
    """Why to go where nothing is to be gained: for a Challenge, for the Glory beyond, away from somebody who
    is stronger, nearer to the Quests, or not to stand still (DGR-MOVE-12).
    """
    s, here = walk.s, walk.s.at[walk.me]
    there = {"there": named(walk, cell)}
    if points > 0 and walk.challenge(cell) > 0:
        return "counsel-go-duel", {**there, "seat": walk.challenges[cell]}
    beyond, glory = next_glory(walk, cell, points)
    if glory:
        return "counsel-go-beyond", {"there": named(walk, beyond), "n": glory}
    for rival, (far, pace, gain) in zip(s.rivals(), walk.hunters, strict=True):
        if gain and far.get(here, NO_WAY) <= pace - 1 < far.get(cell, NO_WAY):
            return "counsel-go-safe", {**there, "seat": rival}
    if walk.outlook.worth(cell) > walk.outlook.worth(here):
        return "counsel-go-nearer", there
    peril = s.box.card[s.grid[here] // 2].peril
    return ("", {}) if s.moved or not peril else ("counsel-go-moving", {"peril": peril})


def next_glory(walk: Walk, cell: int, points: int) -> tuple[int, int]:
    """The new space next to another that brings most Glory and can be entered with so many points."""
    s = walk.s
    beyond, most = -1, 0
    for side, way in enumerate(ways_at(s.box, s.grid, s.ways, cell)):
        there = cell + STEPS[side]
        if way >= 0 and there not in s.visited and there != s.at[s.me]:
            glory = s.box.card[s.grid[there] // 2].glory
            if glory > most and walk.toll(cell, side, way)[0] <= points:
                beyond, most = there, glory
    return beyond, most


def step(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    cell = s.at[s.me] + STEPS[option[1]]
    worth = walk.enter(cell, s.points - 1, (s.at[s.me],))
    return Opinion(worth, *walking_reason(walk, cell, s.points - 1))


def open_door(walk: Walk, option: Option, best: float) -> Opinion:
    """DGR-OBS-05, DGR-OBS-09."""
    s = walk.s
    side, here = option[1], s.at[s.me]
    mark = door_mark(s, s.me, here, side, ways_at(s.box, s.grid, s.ways, here)[side])
    odds = walk.door[mark % LOCKED]
    through = walk.enter(here + STEPS[side], s.points - 1, (here,))
    data = {"there": named(walk, here + STEPS[side]), "odds": percent(odds)}
    if mark >= TRAPPED:
        return Opinion(through - (1 - odds) * walk.wound, "counsel-open-trapped", data)
    stuck = max(walk.stop(here, bool(s.moved)), walk.errand(here))
    again = odds * through + (1 - odds) * stuck if s.points > 1 else stuck  # DGR-OBS-06
    return Opinion(odds * through + (1 - odds) * again, "counsel-open-locked", data)


def unlock(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    cell = s.at[s.me] + STEPS[option[2]]
    worth = walk.enter(cell, s.points - 1, (s.at[s.me],)) if s.points else NOTHING
    return Opinion(worth - KEY, "counsel-unlock", {"card": s.name(option[1]), "there": named(walk, cell)})


def quest(walk: Walk, option: Option, best: float) -> Opinion:
    s, n = walk.s, option[1]
    card = s.box.card[n]
    data: dict[str, Any]
    worth = walk.attempt(n, s.at[s.me])
    if card.quest == "slay":
        hurt, hit = quest_fight_odds(s, s.me, n)
        left = card.life - s.tokens[n]
        data = {"foe": card.thing, "odds": percent(hurt), "risk": percent(hit), "n": left}
        return Opinion(worth, "counsel-quest-fight", data)
    if card.quest == "test":
        data = {"card": s.name(n), "odds": percent(walk.odds_at(n, s.at[s.me]))}
        return Opinion(worth, "counsel-quest-test", data)
    if card.quest == "carry" and not s.tokens[n]:
        return Opinion(best + FREE, "counsel-quest-take", {"card": s.name(n)})
    return Opinion(worth, "counsel-quest-complete", {"card": s.name(n)})


def offer(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    _, n, treasure = option
    cheapest = min(map(walk.keep, s.treasures[s.me]))
    worth = walk.attempt(n, s.at[s.me]) + cheapest - walk.keep(treasure)
    return Opinion(worth, "counsel-offer", {"card": s.name(n), "treasure": s.name(treasure)})


def play(walk: Walk, option: Option, best: float) -> Opinion:
    """A Boon or Treasure that helps more than its Glory."""
    s, n = walk.s, option[1]
    return Opinion(best + play_worth(s, n), "counsel-play", play_data(s, n))


def play_data(s: Seen, n: int) -> dict[str, Any]:
    return {"card": s.name(n), "cost": {"glory": price_of(s, s.me, s.box.card[n])}}


def play_worth(s: Seen, n: int) -> float:
    card = s.box.card[n]
    worth = treasure_worth(s, s.me, n) if card.kind == "treasure" else boon_worth(s, s.me, n)
    return worth - price_worth(s, s.me, price_of(s, s.me, card))


def replace(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    _, n, old = option
    lost = walk.keep(old) if s.box.card[old].kind == "treasure" else boon_worth(s, s.me, old)
    return Opinion(best + play_worth(s, n) - lost, "counsel-replace", {"card": s.name(n), "old": s.name(old)})


def jump(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    _, n, cell = option
    price = price_worth(s, s.me, s.box.card[n].cost) + SOON * REACTIONS[s.box.card[n].id]
    worth = walk.enter(cell, s.points, (s.at[s.me],)) - price
    reason, data = walking_reason(walk, cell, s.points)
    return Opinion(worth, "counsel-jump" if reason == "counsel-go-quest" else reason, data)


def portal(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    worth = walk.enter(option[1], s.points - 1, (s.at[s.me],))
    return Opinion(worth, *walking_reason(walk, option[1], s.points - 1))


def farstep(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    power = s.box.card[s.hero[s.me]].power
    assert power is not None
    worth = walk.enter(option[1], s.points, (s.at[s.me],)) - price_worth(s, s.me, power.glory)
    return Opinion(worth, *walking_reason(walk, option[1], s.points))


def use(walk: Walk, option: Option, best: float) -> Opinion:
    s, n = walk.s, option[1]
    return Opinion(best + use_worth(s, s.me, s.box.card[n]), "counsel-use", {"card": s.name(n)})


def lift(walk: Walk, option: Option, best: float) -> Opinion:
    s, n = walk.s, option[1]
    worth = bane_worth(s, n, s.me) - price_worth(s, s.me, s.box.card[n].payoff)
    return Opinion(best + worth, "counsel-lift", {"card": s.name(n), "cost": {"glory": s.box.card[n].payoff}})


def challenge(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    _, rival, score = option
    won, lost = duel_odds(s, s.me, rival, score)
    data = {"seat": rival, "odds": percent(won), "risk": percent(lost)}
    after = walk.rest(s.at[s.me], s.points - challenge_price(s, s.me))
    return Opinion(walk.duel(rival, score) + after, "counsel-challenge", data)


def room(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    card = s.box.card[s.grid[s.at[s.me]] // 2]
    action = card.action
    assert action is not None
    worth = effects_worth(s, s.me, card.effects) - price_worth(s, s.me, action.glory)
    if card.table:
        worth += sum(effects_worth(s, s.me, face) for face in card.table) / 6
    after = walk.go(s.at[s.me], s.points - action.points) if action.points else best
    return Opinion(after + worth, "counsel-room", {"card": s.name(s.grid[s.at[s.me]] // 2)})


def power(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    hero = s.box.card[s.hero[s.me]]
    assert hero.power is not None
    worth = effects_worth(s, s.me, hero.effects) - price_worth(s, s.me, hero.power.glory)
    if hero.effects[0][0] == "recall_top":
        worth += COMMANDED
    after = walk.go(s.at[s.me], s.points - hero.power.points)
    return Opinion(after + worth, "counsel-power", {"power": hero.power.id})


def done(walk: Walk, option: Option, best: float) -> Opinion:
    s = walk.s
    return Opinion(walk.stop(s.at[s.me], bool(s.moved)), "counsel-stay", {"there": named(walk, s.at[s.me])})


MOVES: Final = {
    "move": step,
    "open": open_door,
    "unlock": unlock,
    "quest": quest,
    "offer": offer,
    "play": play,
    "replace": replace,
    "jump": jump,
    "portal": portal,
    "farstep": farstep,
    "use": use,
    "lift": lift,
    "challenge": challenge,
    "room": room,
    "power": power,
    "done": done,
}
