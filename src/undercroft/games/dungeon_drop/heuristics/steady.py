"""Rules of thumb of somebody who knows Dungeon Drop: what to do at every question, and why.

Go to the room that brings most after what its monsters cost, as long as it leads on. Drop cubes low, into
the room you mean to loot. Use an ability where it gains enough. Leave when the count is very probably
enough and no Relic is worth the way. `steady` takes rooms and pieces as they lie; a keen player, from whose
opinions a search starts, also tries out where they could be shifted and what the room after the next one
brings. docs/games/dungeon_drop/balance.md says how far one comes with that.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot
from typing import Any, Final, NamedTuple, TypeAlias

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeon_drop.board import is_within, region
from undercroft.games.dungeon_drop.cards import content
from undercroft.games.dungeon_drop.heuristics.plans import flicks, healed, ideas, near, outcome, promise
from undercroft.games.dungeon_drop.heuristics.purse import (
    DANGER,
    DEADLY,
    DIE,
    FRAIL,
    GAIN,
    HIGH,
    LOW,
    MM,
    NOWHERE,
    STRIDE,
    SURE,
    TRIP,
    Loot,
    Outlook,
    Skill,
    Way,
    far,
    middle,
)
from undercroft.games.dungeon_drop.heuristics.situation import Situation

EDGE: Final = 0.001  # by which the favourite is ahead of its equals
UNLIKELY: Final = 0.3  # a chance of enough points with which one does not leave before the last turn
BESIDE: Final = 2.0  # points for which Light Fingers is worth its card; late, half of that
ROOMS: Final = 3  # the best rooms, at which one might aim
BEYOND: Final = 80  # millimetres from which on cubes must roll to get there
HIT: Final = 2  # damage up to which a Shield can wait
CLEAR: Final = 8.0  # points by which something is better that is hardly a question
WEAK: Final = 2  # life that a Shield should not leave
RICHER: Final = 0.5  # points by which another room brings clearly more
SLIGHT: Final = 0.1  # points that are no reason


class Row(NamedTuple):
    """An option, what it is worth, and why."""

    option: Option
    worth: float
    reason: str = ""
    data: Mapping[str, Any] = {}


def opinions(view: Mapping[str, Any], options: Sequence[Option], skill: Skill) -> Opinions:
    """What the rules of thumb say to somebody who works out so much."""
    s = Situation(view, options, skill)
    rule = RULES.get(s.prompt)
    return rule(s) if rule else {}


def weighed(rows: Iterable[Row], chosen: Option | None = None) -> Opinions:
    """Opinions, the chosen option ahead of all; if none is named, the first of the best."""
    found = {row.option: Opinion(*row[1:]) for row in rows}
    if not found:
        return {}
    best = max(opinion.score for opinion in found.values())
    if chosen is None:
        chosen = next(option for option, opinion in found.items() if opinion.score == best)
    found[chosen] = found[chosen]._replace(score=best + EDGE)
    return found


def praised(rows: Sequence[Row], reason: str) -> list[Row]:
    """With a reason for those that are as good as the best: it says that nothing is better."""
    best = max((row.worth for row in rows), default=0.0)
    return [row._replace(reason=reason) if row.worth == best else row for row in rows]


def nearest(options: Iterable[Option], at: int, x: float, y: float) -> list[Option]:
    """Options by the distance of their point, whose x is their part number `at`."""
    return sorted(options, key=lambda o: (hypot(o[at] - x, o[at + 1] - y), o))


# -- rooms ---------------------------------------------------------------------------------------------------


class Sight(NamedTuple):
    """A room, the best way to loot it and what comes of it; neither if it kills."""

    way: Way
    loot: Loot | None
    outlook: Outlook | None

    @property
    def worth(self) -> float:
        return self.outlook.worth if self.outlook else DEADLY


def rooms(s: Situation) -> list[Row]:
    """The favourite has a reason that speaks for it; another one that has none may go without."""
    effects = s.helpers if s.prompt != "enter.room" else []
    seen = [
        Sight(way, s.loot_now(way.taken, effects), s.outlook(way, s.table, effects, s.skill == Skill.KEEN))
        for way in s.offered()
    ]
    if not seen:
        return []
    first = max(seen, key=lambda sight: sight.worth)
    richest = max(seen, key=lambda sight: sight.outlook.now if sight.outlook else DEADLY)
    found = []
    for sight in seen:
        assert sight.way.option is not None
        reason = why_there(s, sight, richest, seen)
        if sight is first and not reason[0]:
            reason = "counsel-room-best", {}
        found.append(Row(sight.way.option, sight.worth, *reason))
    return found


Why: TypeAlias = tuple[str, dict[str, Any]]


def why_there(s: Situation, sight: Sight, richest: Sight, seen: Sequence[Sight]) -> Why:
    """What speaks for a room: the way out, a Relic, points; or what it has that the richest room has not, and
    where that is not much richer, what the best of the others has not.
    """
    way, loot, here = sight
    if loot is None or here is None:
        return "counsel-room-deadly", {}
    told = cost(s, way, loot)
    if here.pulls.out:
        return "counsel-room-stair" if here.pulls.enough else "counsel-room-last", told
    if loot.purse.relics > s.purse.relics:
        return "counsel-room-relic", told
    points = gained(s, loot)
    telling = "counsel-room", {"points": points, **told}
    assert richest.outlook is not None
    poorer = here.now < richest.outlook.now - RICHER
    if points > 1 and not poorer:
        return telling
    others = [other for other in seen if other is not sight]
    rival = richest if poorer else max(others, key=lambda other: other.worth, default=None)
    return ahead(s, sight, rival) or (telling if points > 0 else ("", {}))


def cost(s: Situation, way: Way, loot: Loot) -> dict[str, Any]:
    """The hearts that the best way to loot costs, and those that must be lost: Shields and abilities may be
    worth more than a heart.
    """
    assert way.option is not None
    hurt, least = s.purse.life - loot.purse.life, s.shown[way.option]["damage"]
    return {"n": hurt, "least": least, "eased": least < hurt}


def ahead(s: Situation, sight: Sight, rival: Sight | None) -> Why | None:
    """What speaks most for a room beside another one, if anything does."""
    here, loot = sight.outlook, sight.loot
    assert here is not None
    assert loot is not None
    there = rival.outlook if rival and rival.outlook else Outlook(0.0)
    mine, its = here.pulls, there.pulls
    useful = [s.box.names[n] for n in sight.way.taken if n in s.box.treasures]
    hurt = s.purse.life - loot.purse.life
    its_hurt = s.purse.life - rival.loot.purse.life if rival and rival.loot else 0
    found: list[tuple[float, Why]] = []
    if useful:
        found.append((here.now - there.now, ("counsel-room-things", {"cubes": useful})))
    elif hurt < its_hurt:
        found.append((here.now - there.now, ("counsel-room-safe", {"n": hurt})))
    if there.stuck and not here.stuck:
        found.append((there.stuck, ("counsel-room-open", {})))
    if here.later > 0 and not (rival and set(here.beyond) <= set(rival.way.taken)):
        beyond = {"cubes": [s.box.names[n] for n in here.beyond]}
        found.append((here.later - there.later, ("counsel-room-beyond", beyond)))
    if mine.relic_away == 1 or mine.relic_away < its.relic_away < NOWHERE:
        found.append((mine.relics - its.relics, ("counsel-room-near-relic", {"next": mine.relic_away == 1})))
    out = mine.stair - mine.late - its.stair + its.late
    if mine.enough and not its.enough and s.chance(s.purse) < SURE:
        found.append((out, ("counsel-room-enough", {})))
    elif sight.way.stair or mine.stair_away < its.stair_away < NOWHERE:
        told = {"enough": mine.enough, "here": sight.way.stair, "n": s.turns}
        found.append((out, ("counsel-room-way-out", told)))
    gain, reason = max(found, key=lambda one: one[0], default=(0.0, None))
    return reason if gain > SLIGHT else None


def gained(s: Situation, loot: Loot) -> int:
    """Points that a loot adds, the Chests at their mean."""
    more = s.opened(loot.purse) - s.opened(s.purse)
    return round(s.sure(loot.purse) - s.sure(s.purse) + DIE * more)


def enter(s: Situation) -> Opinions:
    return weighed(rooms(s))


def move(s: Situation) -> Opinions:
    """A card that opens a much better room; else the best room; a Potion where there is none."""
    rows = rooms(s)
    if max((row.worth for row in rows), default=DEADLY) <= DEADLY:
        return first_aid(s, rows)
    chosen = None
    for option in s.all("use"):
        effect = s.effect(option[2])
        if isinstance(effect, content.Moves):
            then = detour(s)
        else:
            then = s.best(s.table, s.ways(s.table, effect))
        gain = then - s.best_now[0]
        if gain >= GAIN:
            chosen = chosen or option
            rows.append(Row(option, gain, "counsel-better-room"))
    return weighed(rows, chosen)


def detour(s: Situation) -> float:
    """The best room after another one that is not looted (DRP-R-68)."""
    values = [DEADLY]
    for first in s.ways_now:
        layout = s.table.after(first.moved, first.tokens)
        values.append(s.best(layout, s.ways(layout)))
    return max(values)


def form(s: Situation) -> Opinions:
    """The normal game: any three Pillars; an ability that opens more of them is used."""
    rows = rooms(s)
    use = s.find("use")
    if use is not None:
        return weighed([*rows, Row(use, 0.0, "counsel-use-rooms")], use)
    return weighed(rows) if rows else first_aid(s, rows)


# -- Potions -------------------------------------------------------------------------------------------------


def first_aid(s: Situation, rows: Iterable[Row] = ()) -> Opinions:
    """The monster that covers most."""
    hearts = {s.box.number[name]: covers for name, covers in s.me["card"]}
    drinks = sorted(s.all("drink"), key=lambda o: (-hearts[o[1]], o[1]))
    healing = [Row(o, hearts[o[1]], "counsel-drink", {"n": hearts[o[1]]}) for o in drinks]
    if not healing:
        other = s.find("soothe") or s.find("use")
        healing = [Row(other, 1.0, "counsel-no-other-way")] if other else []
    return weighed([*healing, *rows]) if healing else {}


def potions(s: Situation, danger: int) -> list[Row]:
    """Potions that raise the count, or that are due because little life is left."""
    purse = s.purse
    found = []
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
        if gain > 0:
            found.append(Row(option, gain, "counsel-drink", {"n": covers}))
    return found


def potion_or(s: Situation, danger: int, other: Callable[[Situation], Opinions]) -> Opinions:
    """A Potion if one is due."""
    due = potions(s, danger)
    return weighed(due) if due else other(s)


def most(rows: Sequence[Row]) -> Row:
    return max(rows, key=lambda row: row.worth)


# -- Explore -------------------------------------------------------------------------------------------------


def explore(s: Situation) -> Opinions:
    return potion_or(s, 2, look_or_aim)


def look_or_aim(s: Situation) -> Opinions:
    """It costs nothing to know what falls."""
    for option in s.all("use"):
        if isinstance(s.effect(option[2]), content.Look | content.PlaceDrawn):
            return weighed([Row(option, 0.0, "counsel-use-look"), *aims(s)], option)
    return weighed(aims(s))


def aim(s: Situation) -> Opinions:
    return weighed(aims(s))


def aims(s: Situation) -> list[Row]:
    """Low, and as near as can be to the middle of the best room; far from it when the Box is bad; towards the
    Staircase when it is cut off. Behind that the other good rooms.
    """
    x, y = s.goal()
    height, sign, why = LOW, 1, "counsel-aim-room"
    if s.prompt != "act.aim":
        if s.solo and s.is_cut_off():
            stair = s.table.cubes[s.box.stair].centre
            x, y = stair[0] / MM, stair[1] / MM
            height = HIGH if far(stair, region(s.table.tokens)) > BEYOND else LOW
            why = "counsel-aim-stair"
        elif s.box_weight < 0:
            sign, why = -1, "counsel-aim-away"
    drops = [option for option in s.all("drop") if option[3] == height]
    if not drops:
        return []
    best = min(drops, key=lambda o: (sign * hypot(o[1] - x, o[2] - y), o))
    rows = [Row(best, 0.0, why)]
    if sign > 0:
        beside = why if why == "counsel-aim-room" else ""
        rows += [
            Row(o, -hypot(o[1] - best[1], o[2] - best[2]) / STRIDE, beside) for o in others(s, drops, best)
        ]
    return rows


def others(s: Situation, drops: list[Option], best: Option) -> list[Option]:
    """The points next to the middle of the rooms that look best but for one, and next to the first aim."""
    found = nearest((o for o in drops if o != best), 1, best[1], best[2])[:ROOMS]
    for _, way in s.rated_now[1 : ROOMS + 1]:
        x, y = middle(way.space)
        found += nearest((o for o in drops if o != best and o not in found), 1, x, y)[:1]
    return found


def give_back(s: Situation) -> Opinions:
    """What would bring least."""
    worst = sorted(s.options, key=lambda o: (s.usual(o[1]), o))
    return weighed(praised([Row(o, -s.usual(o[1])) for o in worst], "counsel-give-back"))


def place(s: Situation) -> Opinions:
    """The best cube, where the best room is."""
    x, y = s.goal()
    best = max(s.options, key=lambda o: (s.usual(o[1]), -o[1]))[1]
    spots = nearest((option for option in s.options if option[1] == best), 2, x, y)
    return weighed(praised([Row(o, -hypot(o[2] - x, o[3] - y) / STRIDE) for o in spots], "counsel-place"))


# -- Act -----------------------------------------------------------------------------------------------------


def act(s: Situation) -> Opinions:
    return potion_or(s, 3, abilities)


def abilities(s: Situation) -> Opinions:
    """The ability that gains most, if it gains enough."""
    rows = []
    for option in s.all("use"):
        effect = s.effect(option[2])
        gain = promise(s, effect)
        rows.append(Row(option, gain, *why_used(s, effect, gain)) if gain >= 1 else Row(option, gain))
    least = GAIN if s.solo and s.turns > 2 else 1.0
    done = s.find("done")
    chosen = most(rows) if rows else None
    if done is not None:
        rows.append(Row(done, least, "counsel-no-ability" if s.all("use") else "counsel-no-potion", later(s)))
    return weighed(rows, chosen.option if chosen and chosen.worth >= least else done)


def why_used(s: Situation, effect: content.Effect, gain: float) -> Why:
    """What an ability gains: hearts, something out of reach, points; alone, where the way counts as well, a
    better room.
    """
    match effect:
        case content.Mend(most=most):
            return "counsel-mend", {"n": healed(s, most)}
        case content.Redrop():
            return "counsel-use-astray", {"cube": s.box.names[s.astray()[0]]}
        case content.Lockpick():
            return "counsel-use", {"points": round(gain)}
    return ("counsel-better-room", {}) if s.solo else ("counsel-use", {"points": round(gain)})


def later(s: Situation) -> dict[str, Any]:
    """Whether what is kept can still be of use."""
    return {"later": s.turns > 0}


def act_on(s: Situation) -> Opinions:
    """The option with the best outcome, of those that are worth considering and near to one offered."""
    if s.prompt == "act.flick":
        worthy = flicks(s)
    elif s.prompt == "act.swap":
        wanted = set(ideas(s, s.box.effect(s.box.read_card("mage") or 0, s.solo)))
        worthy = [option for option in s.options if option in wanted]
    else:
        worthy = near(s)
    now = s.best_now[0]
    rows = [touched(s, option, s.best_if(outcome(s, option)), now) for option in reversed(worthy)]
    done = s.find("done")
    if done is None:
        return weighed(rows if any(row.reason for row in rows) else praised(rows, "counsel-touch-best"))
    better = bool(rows) and most(rows).worth >= now + 1
    rows.append(Row(done, now + 1, "counsel-no-more"))
    return weighed(rows, None if better else done)


def touched(s: Situation, option: Option, then: float, now: float) -> Row:
    """What the best room would be worth afterwards."""
    gain = round(then - now)
    if gain <= 0:
        return Row(option, then)
    if s.solo:
        return Row(option, then, "counsel-better-room")
    return Row(option, then, "counsel-touch", {"points": gain})


def mend(s: Situation) -> Opinions:
    hearts = {s.box.number[name]: covers for name, covers in s.me["card"]}
    mends = sorted(s.all("mend"), key=lambda o: (-hearts[o[1]], o[1]))
    rows = [Row(o, hearts[o[1]], "counsel-mend", {"n": hearts[o[1]]}) for o in mends]
    soothe, done = s.find("soothe"), s.find("done")
    rows += [Row(soothe, 0.5, "counsel-mend", {"n": 1})] if soothe else []
    rows += [Row(done, 0.0)] if done else []
    return weighed(rows)


def point(s: Situation) -> Opinions:
    """Where something lies that is out of reach."""
    lost = s.astray()
    if not lost:
        return {}
    x, y = (part / MM for part in s.table.cubes[lost[0]].centre)
    spots = nearest(s.options, 1, x, y)
    return weighed(
        Row(o, -hypot(o[1] - x, o[2] - y), "counsel-astray", {"cube": s.box.names[lost[0]]}) for o in spots
    )


def pick(s: Situation) -> Opinions:
    """What is out of reach; nothing else if that is not needed."""
    wanted = s.box.relics | {s.box.stair}
    rows = [
        Row(o, 2.0, "counsel-astray", {"cube": s.box.names[o[1]]}) for o in s.all("pick") if o[1] in wanted
    ]
    done = s.find("done")
    if rows or done is not None:
        return weighed([*rows, Row(done, 1.0, "counsel-no-more")] if done else rows)
    best = sorted(s.options, key=lambda o: (-s.weights.get(o[1], 0.0), o[1]))
    return weighed(Row(o, s.weights.get(o[1], 0.0)) for o in best)


# -- Loot ----------------------------------------------------------------------------------------------------


def fight(s: Situation) -> Opinions:
    """An ability that the best way to loot uses; a treasure beside the room if it is a good one."""
    taken = [s.box.number[name] for name in s.view["loot"]["cubes"]]
    loot = s.loot(taken, s.purse, s.helpers)
    bare = s.loot(taken, s.purse)
    rows, chosen = [], None
    for option in s.all("use"):
        effect = s.effect(option[2])
        if isinstance(effect, content.Take):
            gain = beside(s, taken, effect)
            if gain >= (BESIDE if s.solo and s.turns > 3 else BESIDE / 2):
                rows.append(Row(option, gain, "counsel-use", {"points": round(gain)}))
                chosen = chosen or option
        elif loot is not None and loot.effect is not None and loot.effect == effect:
            rows.append(fought(option, loot, bare))
            chosen = chosen or option
    done = s.find("done")
    if done is not None:
        rows.append(Row(done, 0.0, "") if chosen else Row(done, 0.0, "counsel-no-ability", later(s)))
    return weighed(rows, chosen)


def fought(option: Option, loot: Loot, bare: Loot | None) -> Row:
    """What an ability saves in a loot."""
    if bare is None:
        return Row(option, loot.value, "counsel-use-live")
    gain, saved = loot.value - bare.value, loot.purse.life - bare.purse.life
    if saved > 0:
        return Row(option, gain, "counsel-use-fight", {"n": saved})
    return Row(option, gain, "counsel-use", {"points": round(gain)})


def beside(s: Situation, taken: Sequence[int], effect: content.Take) -> float:
    """The best treasure that Light Fingers reaches (DRP-R-86)."""
    space = region([s.corner(name) for name in s.view["loot"]["corners"]])
    near = (
        s.weights.get(n, 0.0)
        for n, shape in s.table.cubes.items()
        if n in s.box.treasures and n not in taken and is_within(shape, space, effect.reach)
    )
    return max(near, default=0.0)


def slay(s: Situation) -> Opinions:
    """The strongest."""
    found = sorted(s.all("slay"), key=lambda o: (-s.box.damage[o[1]], o[1]))
    rows = [Row(o, s.box.damage[o[1]], data={"n": s.box.damage[o[1]]}) for o in found]
    return weighed(praised(rows, "counsel-slay"))


def shield(s: Situation) -> Opinions:
    """The strongest; Goblins only for dear life."""
    found = sorted(s.all("shield"), key=lambda o: (-s.box.damage[o[1]], o[1]))
    rows = [Row(o, s.box.damage[o[1]], "counsel-shield", {"n": s.box.damage[o[1]]}) for o in found]
    done = s.find("done")
    if done is None:
        return weighed(rows)
    needed = rows[0].worth > HIT or s.view["loot"]["left"] <= WEAK
    rows.append(Row(done, HIT, "counsel-shield-keep"))
    return weighed(rows, rows[0].option if needed else done)


def take(s: Situation) -> Opinions:
    best = sorted(s.options, key=lambda o: (s.weights.get(o[1], 0.0), o), reverse=True)
    return weighed(praised([Row(o, s.weights.get(o[1], 0.0)) for o in best], "counsel-take"))


# -- the Staircase, and between floors -----------------------------------------------------------------------


def stairs(s: Situation) -> Opinions:
    return potion_or(s, 0, leave_or_stay)


def leave_or_stay(s: Situation) -> Opinions:
    """Leave with enough points when no Relic is worth the way; and before the Box is empty."""
    chance = s.chance(s.purse)
    relics = [n for n in s.table.cubes if n in s.box.relics]
    wanted = bool(relics) and s.turns >= TRIP and s.purse.life > FRAIL
    last = s.turns <= (1 if chance > UNLIKELY else 0)
    points, required = s.count(s.purse), s.view["required"]
    chests = s.opened(s.purse) if points < required else 0  # those that matter
    told = {"points": points, "chests": chests, "required": required}
    leave, stay = s.find("leave"), s.find("stay")
    if leave is None or stay is None:
        return {}
    if last:
        why = Row(leave, CLEAR, "counsel-leave-last", told), Row(stay, 0.0)
    elif chance >= SURE and not wanted:
        why = Row(leave, CLEAR, "counsel-leave", told), Row(stay, 0.0)
    elif chance >= SURE:
        why = Row(stay, 1.0, "counsel-stay-relic", {"n": s.turns}), Row(leave, 0.0, "counsel-leave", told)
    else:
        why = Row(stay, CLEAR, "counsel-stay-points", told), Row(leave, chance)
    return weighed(why)


def descend(s: Situation) -> Opinions:
    """Never home of one's own accord: a floor that is left with too few points costs nothing."""
    found = [Row(o, CLEAR * (o[0] == "descend"), WHY_AFTER[o[0]]) for o in s.options]
    return weighed(found)


def end_of_turn(s: Situation) -> Opinions:
    rows = [Row(o, 0.0, "counsel-no-potion", later(s)) for o in s.all("done")]
    return potion_or(s, 0, lambda s: weighed(rows))


def height(s: Situation) -> Opinions:
    """Low: what falls low lies where one wants it."""
    return weighed(praised([Row(o, -o[1] / MM) for o in s.all("height")], "counsel-height"))


def stay_home(s: Situation) -> Opinions:
    """A meeple that nobody counts."""
    return weighed(Row(o, 0.0) for o in s.all("pass"))


WHY_AFTER: Final = {"descend": "counsel-descend", "retire": "counsel-retire"}

RULES: Final[dict[str, Callable[[Situation], Opinions]]] = {
    "setup.height": height,
    "enter.room": enter,
    "explore.aim": explore,
    "explore.give_back": give_back,
    "explore.place": place,
    "act.choose": act,
    "act.flick": act_on,
    "act.slide": act_on,
    "act.prop": act_on,
    "act.swap": act_on,
    "act.pull": act_on,
    "act.banish": act_on,
    "act.transmute": act_on,
    "act.mend": mend,
    "act.point": point,
    "act.pick": pick,
    "act.aim": aim,
    "move.room": move,
    "loot.room": form,
    "loot.none": first_aid,
    "loot.ability": fight,
    "loot.slay": slay,
    "loot.shield": shield,
    "loot.take": take,
    "stairs.leave": stairs,
    "floor.after": descend,
    "turn.end": end_of_turn,
    "meeple.place": stay_home,
}
