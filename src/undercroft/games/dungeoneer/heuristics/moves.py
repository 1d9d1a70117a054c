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
from undercroft.games.dungeoneer.heuristics.move_plans import NOTHING, MovePlanner
from undercroft.games.dungeoneer.heuristics.odds import duel_odds, percent, quest_fight_odds
from undercroft.games.dungeoneer.heuristics.quests import NO_WAY
from undercroft.games.dungeoneer.heuristics.seen import Seen
from undercroft.games.dungeoneer.heuristics.values import effects_worth, price_worth
from undercroft.games.dungeoneer.heuristics.ways import door_mark
from undercroft.games.dungeoneer.heuristics.weighing import weigh
from undercroft.games.dungeoneer.rules.move import challenge_price
from undercroft.games.dungeoneer.rules.scores import price_of

KEY: Final = weigh("moves.KEY", 0.3)  # a charge of a key
FREE: Final = 1.0  # before everything else, for it costs nothing
COMMANDED: Final = weigh("moves.COMMANDED", 0.6)  # an Undead taken up from the pile
SOON: Final = weigh("moves.SOON", 0.6)  # of what a card would be worth at another moment


def move_act(s: Seen, options: Sequence[Option]) -> Opinions:
    """Every option as the beginning of a plan."""
    planner = MovePlanner(s)
    here = s.at[s.me]
    best = planner.go(here, s.points)
    return {option: MOVES[option[0]](planner, option, best) for option in options}


def named(planner: MovePlanner, cell: int) -> str:
    return planner.s.name(planner.s.grid[cell] // 2)


def walking_reason(planner: MovePlanner, cell: int, points: int) -> tuple[str, dict[str, Any]]:
    """Why to go to a space, with so many points left there: for a Quest, its Glory, or what follows."""
    _, there, quest = planner.outlook.best(cell)
    if there == cell:
        return "counsel-go-quest", {"card": planner.s.name(quest), "there": named(planner, cell)}
    if there >= 0 and planner.outlook.hope(cell, there) > planner.outlook.hope(
        planner.s.at[planner.me], there
    ):
        return "counsel-go-towards", {"card": planner.s.name(quest), "there": named(planner, there)}
    space = planner.s.box.card[planner.s.grid[cell] // 2]
    if cell not in planner.s.visited and space.glory:
        cost = {"peril": space.peril}
        return "counsel-go-glory", {"there": named(planner, cell), "n": space.glory, "cost": cost}
    return passing_reason(planner, cell, points)


def passing_reason(planner: MovePlanner, cell: int, points: int) -> tuple[str, dict[str, Any]]:
    """Why to go where nothing is to be gained: for a Challenge, for the Glory beyond, away from somebody who
    is stronger, nearer to the Quests, or not to stand still (DGR-MOVE-12).
    """
    s, here = planner.s, planner.s.at[planner.me]
    there = {"there": named(planner, cell)}
    if points > 0 and planner.challenge(cell) > 0:
        return "counsel-go-duel", {**there, "seat": planner.challenges[cell]}
    beyond, glory = next_glory(planner, cell, points)
    if glory:
        return "counsel-go-beyond", {"there": named(planner, beyond), "n": glory}
    for rival, (far, pace, gain) in zip(s.rivals(), planner.hunters, strict=True):
        if gain and far.get(here, NO_WAY) <= pace - 1 < far.get(cell, NO_WAY):
            return "counsel-go-safe", {**there, "seat": rival}
    if planner.outlook.worth(cell) > planner.outlook.worth(here):
        return "counsel-go-nearer", there
    peril = s.box.card[s.grid[here] // 2].peril
    return ("", {}) if s.moved or not peril else ("counsel-go-moving", {"peril": peril})


def next_glory(planner: MovePlanner, cell: int, points: int) -> tuple[int, int]:
    """The new space next to another that brings most Glory and can be entered with so many points."""
    s = planner.s
    beyond, most = -1, 0
    for side, way in enumerate(ways_at(s.box, s.grid, s.ways, cell)):
        there = cell + STEPS[side]
        if way >= 0 and there not in s.visited and there != s.at[s.me]:
            glory = s.box.card[s.grid[there] // 2].glory
            if glory > most and planner.toll(cell, side, way)[0] <= points:
                beyond, most = there, glory
    return beyond, most


def step(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    cell = s.at[s.me] + STEPS[option[1]]
    worth = planner.enter(cell, s.points - 1, (s.at[s.me],))
    return Opinion(worth, *walking_reason(planner, cell, s.points - 1))


def open_door(planner: MovePlanner, option: Option, best: float) -> Opinion:
    """DGR-OBS-05, DGR-OBS-09."""
    s = planner.s
    side, here = option[1], s.at[s.me]
    mark = door_mark(s, s.me, here, side, ways_at(s.box, s.grid, s.ways, here)[side])
    odds = planner.door[mark % LOCKED]
    through = planner.enter(here + STEPS[side], s.points - 1, (here,))
    data = {"there": named(planner, here + STEPS[side]), "odds": percent(odds)}
    if mark >= TRAPPED:
        return Opinion(through - (1 - odds) * planner.wound, "counsel-open-trapped", data)
    stuck = max(planner.stop(here, bool(s.moved)), planner.errand(here))
    again = odds * through + (1 - odds) * stuck if s.points > 1 else stuck  # DGR-OBS-06
    return Opinion(odds * through + (1 - odds) * again, "counsel-open-locked", data)


def unlock(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    cell = s.at[s.me] + STEPS[option[2]]
    worth = planner.enter(cell, s.points - 1, (s.at[s.me],)) if s.points else NOTHING
    return Opinion(worth - KEY, "counsel-unlock", {"card": s.name(option[1]), "there": named(planner, cell)})


def quest(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s, n = planner.s, option[1]
    card = s.box.card[n]
    data: dict[str, Any]
    worth = planner.attempt(n, s.at[s.me])
    if card.quest == "slay":
        hurt, hit = quest_fight_odds(s, s.me, n)
        left = card.life - s.tokens[n]
        data = {"foe": card.thing, "odds": percent(hurt), "risk": percent(hit), "n": left}
        return Opinion(worth, "counsel-quest-fight", data)
    if card.quest == "test":
        data = {"card": s.name(n), "odds": percent(planner.odds_at(n, s.at[s.me]))}
        return Opinion(worth, "counsel-quest-test", data)
    if card.quest == "carry" and not s.tokens[n]:
        return Opinion(best + FREE, "counsel-quest-take", {"card": s.name(n)})
    return Opinion(worth, "counsel-quest-complete", {"card": s.name(n)})


def offer(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    _, n, treasure = option
    cheapest = min(map(planner.keep, s.treasures[s.me]))
    worth = planner.attempt(n, s.at[s.me]) + cheapest - planner.keep(treasure)
    return Opinion(worth, "counsel-offer", {"card": s.name(n), "treasure": s.name(treasure)})


def play(planner: MovePlanner, option: Option, best: float) -> Opinion:
    """A Boon or Treasure that helps more than its Glory."""
    s, n = planner.s, option[1]
    return Opinion(best + play_worth(s, n), "counsel-play", play_data(s, n))


def play_data(s: Seen, n: int) -> dict[str, Any]:
    return {"card": s.name(n), "cost": {"glory": price_of(s, s.me, s.box.card[n])}}


def play_worth(s: Seen, n: int) -> float:
    card = s.box.card[n]
    worth = treasure_worth(s, s.me, n) if card.kind == "treasure" else boon_worth(s, s.me, n)
    return worth - price_worth(s, s.me, price_of(s, s.me, card))


def replace(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    _, n, old = option
    lost = planner.keep(old) if s.box.card[old].kind == "treasure" else boon_worth(s, s.me, old)
    return Opinion(best + play_worth(s, n) - lost, "counsel-replace", {"card": s.name(n), "old": s.name(old)})


def jump(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    _, n, cell = option
    price = price_worth(s, s.me, s.box.card[n].cost) + SOON * REACTIONS[s.box.card[n].id]
    worth = planner.enter(cell, s.points, (s.at[s.me],)) - price
    reason, data = walking_reason(planner, cell, s.points)
    return Opinion(worth, "counsel-jump" if reason == "counsel-go-quest" else reason, data)


def portal(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    worth = planner.enter(option[1], s.points - 1, (s.at[s.me],))
    return Opinion(worth, *walking_reason(planner, option[1], s.points - 1))


def farstep(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    power = s.box.card[s.hero[s.me]].power
    assert power is not None
    worth = planner.enter(option[1], s.points, (s.at[s.me],)) - price_worth(s, s.me, power.glory)
    return Opinion(worth, *walking_reason(planner, option[1], s.points))


def use(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s, n = planner.s, option[1]
    return Opinion(best + use_worth(s, s.me, s.box.card[n]), "counsel-use", {"card": s.name(n)})


def lift(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s, n = planner.s, option[1]
    worth = bane_worth(s, n, s.me) - price_worth(s, s.me, s.box.card[n].payoff)
    return Opinion(best + worth, "counsel-lift", {"card": s.name(n), "cost": {"glory": s.box.card[n].payoff}})


def challenge(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    _, rival, score = option
    won, lost = duel_odds(s, s.me, rival, score)
    data = {"seat": rival, "odds": percent(won), "risk": percent(lost)}
    after = planner.rest(s.at[s.me], s.points - challenge_price(s, s.me))
    return Opinion(planner.duel(rival, score) + after, "counsel-challenge", data)


def room(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    card = s.box.card[s.grid[s.at[s.me]] // 2]
    action = card.action
    assert action is not None
    worth = effects_worth(s, s.me, card.effects) - price_worth(s, s.me, action.glory)
    if card.table:
        worth += sum(effects_worth(s, s.me, face) for face in card.table) / 6
    after = planner.go(s.at[s.me], s.points - action.points) if action.points else best
    return Opinion(after + worth, "counsel-room", {"card": s.name(s.grid[s.at[s.me]] // 2)})


def power(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    hero = s.box.card[s.hero[s.me]]
    assert hero.power is not None
    worth = effects_worth(s, s.me, hero.effects) - price_worth(s, s.me, hero.power.glory)
    if hero.effects[0][0] == "recall_top":
        worth += COMMANDED
    after = planner.go(s.at[s.me], s.points - hero.power.points)
    return Opinion(after + worth, "counsel-power", {"power": hero.power.id})


def done(planner: MovePlanner, option: Option, best: float) -> Opinion:
    s = planner.s
    return Opinion(
        planner.stop(s.at[s.me], bool(s.moved)), "counsel-stay", {"there": named(planner, s.at[s.me])}
    )


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
