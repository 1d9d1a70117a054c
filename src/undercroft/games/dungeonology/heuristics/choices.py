"""Opinions about what an effect asks for: cubes to lose, cards to discard, targets, tiles, Traps, the Boss
(chapters CUBE, STUN, REST, PLACE, BOSS; content: Trick Cards).
"""

from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.cards.content import Trick
from undercroft.games.dungeonology.heuristics import effects
from undercroft.games.dungeonology.heuristics.journey import Journey, entering_cost
from undercroft.games.dungeonology.heuristics.situation import AVERAGE, LAST_STUN, STUDENT, Situation
from undercroft.games.dungeonology.heuristics.stealth import best_study, spying
from undercroft.games.dungeonology.heuristics.weighing import weigh
from undercroft.games.dungeonology.table import CAMP

FAVOURITES: Final = {"rebecca": 4.0, "sofia": 3.0, "vincenzo": 2.0, "valerio": 1.0}
TRAPS: Final = {"trap_toll": 1.0, "trap_ambush": 0.8, "trap_stop": 0.5}
ANNOYING: Final = {"omega_mole": 2.0, "torn_satchel": 1.5, "foggy_glasses": 1.5, "loud_hiccups": 1.0}
BORNE: Final = weigh("choices.BORNE", 0.3)  # a Student kept, a Stun Token taken
VEILED: Final = weigh("choices.VEILED", 1.8)  # what an unseen Jinx Card is expected to cost
LINK: Final = weigh("choices.LINK", 0.4)  # every Zone that a new tile is linked with
OPEN: Final = weigh("choices.OPEN", 2.0)  # a new tile that can be entered
FAR: Final = 9  # steps; further is no worse
NEVER: Final = -50.0
ON_MY_WAY: Final = weigh("choices.ON_MY_WAY", 0.5)  # a Trap beside my own Zone
BAIT: Final = weigh("choices.BAIT", 0.1)  # each cube that may lure somebody into a Trap
DISTANCE: Final = weigh("choices.DISTANCE", 0.3)  # each step of the first three that a Boss is away from me
COMPANY: Final = weigh("choices.COMPANY", 2.0)  # a Boss where I am
KIND: Final = ("small_talk", "joint_paper")  # cards that help whom they name
UNKIND: Final = ("gust_of_wind", "landslide")  # cards that send somebody there, or keep me from there


def scholar(s: Situation) -> Opinions:
    """Who wins most when all play by these rules of thumb."""
    names = {option: s.box.scholars[option[1]].id for option in s.options}
    return {
        option: Opinion(FAVOURITES.get(name, 0.0), "counsel-scholar", {"scholar": name})
        for option, name in names.items()
    }


# -- Rest ----------------------------------------------------------------------------------------------------


def shed(s: Situation) -> Opinions:
    """The Jinx Card that costs and annoys most (DGY-REST-03)."""
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "blind":
            opinions[option] = Opinion(VEILED, "counsel-blind")
        else:
            jinx = s.box.card[option[1]]
            worth = jinx.penalty + ANNOYING.get(jinx.id, 0.0)
            opinions[option] = Opinion(worth, "counsel-shed", {"card": jinx.id, "penalty": jinx.penalty})
    return opinions


def sort_hand(s: Situation) -> Opinions:
    """Poor cards go, better ones are likely to come (DGY-REST-05, 06)."""
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "done":
            opinions[option] = Opinion(0.0, "counsel-keep-hand")
        else:
            facts = {"card": s.box.names[option[1]], "bonus": s.bonus(option[1])}
            opinions[option] = Opinion(AVERAGE - s.card_worth(option[1]), "counsel-discard-poor", facts)
    return opinions


def discard(s: Situation) -> Opinions:
    """The card that is worth least."""
    return {
        option: Opinion(-s.card_worth(option[1]), "counsel-discard", {"card": s.box.names[option[1]]})
        for option in s.options
    }


def press(s: Situation) -> Opinions:
    """Bad Press: the best card of another's hand."""
    return {
        option: Opinion(s.card_worth(option[1]), "counsel-press", {"card": s.box.names[option[1]]})
        for option in s.options
    }


# -- Stun and cubes ------------------------------------------------------------------------------------------


def stun(s: Situation) -> Opinions:
    """A Student for the token that would cost the next turn (DGY-STUN-01, 05)."""
    me = s.me
    full = me["stun"] + 1 >= me["values"]["stamina"]
    spare = me["students"] > me["values"]["students"]
    avoid = 0.0 if s.maximum else LAST_STUN * full + STUDENT * spare
    facts = {"stun": me["stun"] + 1, "stamina": me["values"]["stamina"]}
    avoided = "counsel-avoid-last" if full else "counsel-avoid"
    return {
        option: Opinion(avoid, avoided, facts)
        if option[0] == "avoid"
        else Opinion(BORNE, "counsel-suffer", facts)
        for option in s.options
    }


def cube_facts(s: Situation, cube: int) -> dict[str, Any]:
    return {"cube": s.cube_name(cube)}


def zone_facts(s: Situation, zone: int) -> dict[str, Any]:
    return {"zone": s.box.zone[zone].id}


def prominence(s: Situation, seat: int) -> float:
    """How much a rival matters: first who leads, then by points."""
    return s.envy(seat) * 10 + s.standing(s.player(seat)) / 10


def lose_cube(s: Situation) -> Opinions:
    """The cube that is missed least: points, Stars and arrows (DGY-CUBE-08, 13)."""
    return {
        option: Opinion(0.0, "counsel-keep-cube")
        if option[0] == "keep"
        else Opinion(-s.loss(s.me, option[1]), "counsel-lose-cube", cube_facts(s, option[1]))
        for option in s.options
    }


def protect(s: Situation) -> Opinions:
    return {
        option: Opinion(1.0, "counsel-keep-cube") if option[0] == "keep" else Opinion(0.0)
        for option in s.options
    }


def take_cube(s: Situation) -> Opinions:
    """The cube that is worth most to me; "done" is worth nothing."""
    return {
        option: Opinion(0.0, "counsel-done")
        if option[0] == "done"
        else Opinion(s.gain(s.me, option[1]), "counsel-take-cube", cube_facts(s, option[1]))
        for option in s.options
    }


def steal_cube(s: Situation) -> Opinions:
    """Backstab: what I gain and the others lose."""
    victim = max(s.rivals, key=lambda seat: (s.envy(seat), seat), default=s.seat)
    return {
        option: Opinion(s.theft(victim, option[1]), "counsel-take-cube", cube_facts(s, option[1]))
        for option in s.options
    }


def heist(s: Situation) -> Opinions:
    opinions: Opinions = {}
    for option in s.options:
        _, seat, cube = option
        plan = spying(s, seat, cube, True, silent=True)
        facts = {"victim": seat, "alert": round(plan.alert), "percent": round(100 * plan.chance)}
        opinions[option] = Opinion(plan.worth, "counsel-spy", facts | cube_facts(s, cube))
    return opinions


def land(s: Situation) -> Opinions:
    """A cube that I drop falls where I can fetch it."""
    far = s.steps_from(s.at)
    return {
        option: Opinion(-float(far.get(option[1], FAR)), "counsel-land", zone_facts(s, option[1]))
        for option in s.options
    }


def most(s: Situation) -> Opinions:
    """As many as there are."""
    return {option: Opinion(float(option[1]), "counsel-most", {"n": option[1]}) for option in s.options}


# -- tiles ---------------------------------------------------------------------------------------------------


def lay(s: Situation) -> Opinions:
    """The tile that promises most, where its Door is open to me and many Zones are linked (DGY-PLACE-02)."""
    journey = Journey(s, s.strength)
    found: dict[Option, tuple[float, bool, int]] = {}
    for option in s.options:
        _, tile, cell = option
        floor = s.box.zone[tile].floor
        stairs = floor != s.box.zone[s.at].floor
        linked = [
            zone
            for zone, there in s.cells.items()
            if (s.box.zone[zone].floor == floor or zone == s.at) and s.meets(tile, cell, zone, there)
        ]
        opened = s.at in linked and s.opens(tile, s.meets(tile, cell, s.at, s.cells[s.at]))
        promised = journey.reckon(tile, s.box.zone[tile].spaces)[0] if opened or stairs else 0.0
        worth = promised + OPEN * opened + LINK * len(linked)
        found[option] = worth, opened, len(linked)
    worths, opened_to_me, links = zip(*found.values(), strict=True)
    shut = "counsel-lay-same" if len(set(worths)) == 1 else "counsel-lay-shut"
    opinions: Opinions = {}
    for option, (worth, opened, n) in found.items():
        key = "counsel-lay-rich" if any(opened_to_me) or n < max(links) else shut
        opinions[option] = Opinion(worth, "counsel-lay-zone" if opened else key, {"n": n})
    return opinions


def under(s: Situation) -> Opinions:
    """The tile with the poorest cubes goes first: it comes back last."""
    opinions: Opinions = {}
    for option in s.options:
        points = sum(s.box.columns[cube].value for cube in s.box.zone[option[1]].spaces)
        opinions[option] = Opinion(-float(points), "counsel-under", zone_facts(s, option[1]))
    return opinions


def floor(s: Situation) -> Opinions:
    """Down: there are the better cubes, and the lowest Floor may have no other way in."""
    return {option: Opinion(float(option[1]), "counsel-floor", {"floor": option[1]}) for option in s.options}


# -- Main Effects --------------------------------------------------------------------------------------------


def played(s: Situation) -> Trick:
    """The card that asks."""
    return s.box.trick[s.box.number[s.view["plays"][0]["card"]]]


def price(s: Situation) -> Opinions:
    """The cheaper way to pay (DGY-MAIN-16)."""
    costs = played(s).cost
    return {option: Opinion(-effects.price(s, costs[option[1]]), "counsel-price") for option in s.options}


def aim(s: Situation) -> Opinions:
    """Rivals who lead are hit, those behind are helped; Zones by what the card does there."""
    card = played(s).id
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "target":
            worth = prominence(s, option[1])
            facts = {"seat": option[1]}
            helped = card in KIND
            key = "counsel-friend" if helped else "counsel-target"
            opinions[option] = Opinion(-worth if helped else worth, key, facts)
        else:
            worth = aimed_at(s, card, option[1])
            opinions[option] = Opinion(worth, "counsel-aim", zone_facts(s, option[1]))
    return opinions


def aimed_at(s: Situation, card: str, zone: int) -> float:
    """What it brings to name this Zone."""
    if card == "astral_projection":
        plan = best_study(s, zone, s.cubes[zone], s.strength - 1)
        return plan.worth if plan is not None else 0.0
    journey = Journey(s, s.strength)
    promised = journey.goal(zone, 0).worth - entering_cost(s, zone)
    return -promised if card in UNKIND else promised


def treat(s: Situation) -> Opinions:
    """The one effect of Social cards: two cards, for me (DGY-ED-43)."""
    return {
        option: Opinion(-NEVER, "counsel-friend", {"seat": option[1]})
        if option[1] == s.seat
        else Opinion(-prominence(s, option[1]), "counsel-friend", {"seat": option[1]})
        for option in s.options
    }


def traps(s: Situation) -> Opinions:
    """Where rivals will go: near them, and where cubes are."""
    opinions: Opinions = {}
    for option in s.options:
        _, token, zone = option
        linked = {s.box.zone_index[name] for name in s.zones[zone]["links"]}
        crowd = sum(s.envy(seat) for seat, other in s.rivals.items() if s.place_of(other) in linked)
        harm = TRAPS[s.box.card[token].id] * (crowd + BAIT * len(s.cubes[zone]))
        opinions[option] = Opinion(harm - ON_MY_WAY * (s.at in linked), "counsel-trap", zone_facts(s, zone))
    return opinions


def number(s: Situation) -> Opinions:
    """How many Students to draw for Traps: one is enough."""
    return {option: Opinion(-float(option[1]), "counsel-number", {"n": option[1]}) for option in s.options}


def objection(s: Situation) -> Opinions:
    """Two Students for a card that is worth more (Objection)."""
    mine = next((play["card"] for play in s.view["plays"] if play["seat"] == s.seat), None)
    worth = effects.main_worth(s, s.box.number[mine]) if mine is not None else 0.0
    cost = -s.students_worth(-2)
    return {
        option: Opinion(worth - cost, "counsel-insist")
        if option[0] == "avoid"
        else Opinion(0.0, "counsel-relent")
        for option in s.options
    }


def slip(s: Situation) -> Opinions:
    """Smoke Bomb: a free step, if it leads somewhere better."""
    journey = Journey(s, s.strength)
    opinions: Opinions = {}
    for option in s.options:
        zone = s.at if option[0] == "done" else option[1]
        key = "counsel-done" if option[0] == "done" else "counsel-aim"
        facts = {} if option[0] == "done" else zone_facts(s, zone)
        opinions[option] = Opinion(journey.goal(zone, 0).worth, key, facts)
    return opinions


# -- Skills --------------------------------------------------------------------------------------------------


def victim(s: Situation) -> Opinions:
    """Who leads (Headbutt, and whom the Boss hunts)."""
    opinions: Opinions = {}
    for option in s.options:
        worth = NEVER if option[1] == s.seat else prominence(s, option[1])
        opinions[option] = Opinion(worth, "counsel-target", {"seat": option[1]})
    return opinions


def butt(s: Situation) -> Opinions:
    """A cube falls if there is one; else a card changes hands."""
    heroic = "heroic_headbutt" in s.me["skills"]
    fallen = max((effects.shake_worth(s, seat, heroic) for seat in s.seats_in(s.at)), default=0.0)
    return {
        option: Opinion(fallen, "counsel-shake")
        if option[0] == "shake"
        else Opinion(effects.SNATCHED, "counsel-snatch")
        for option in s.options
    }


# -- Boss and Panic ------------------------------------------------------------------------------------------


def boss_way(s: Situation) -> Opinions:
    """Towards rivals, away from me (DGY-BOSS-16)."""
    opinions: Opinions = {}
    for option in s.options:
        if option[0] == "done":
            zone = s.box.zone_index[s.view["boss"]["at"]]
            opinions[option] = Opinion(boss_worth(s, zone), "counsel-done")
        else:
            worth = boss_worth(s, option[1])
            opinions[option] = Opinion(worth, "counsel-boss-way", zone_facts(s, option[1]))
    return opinions


def boss_worth(s: Situation, zone: int) -> float:
    """The Boss is best where rivals want to study, and worst where I do."""
    worth = sum(s.envy(seat) for seat in s.seats_in(zone))
    far = s.steps_from(s.at).get(zone, FAR)
    return worth + min(far, 3) * DISTANCE - COMPANY * (zone == s.at and s.at != CAMP)


def push(s: Situation) -> Opinions:
    """Stampede: myself where it leads me on, others anywhere (the option does not say who is pushed)."""
    journey = Journey(s, s.strength)
    return {
        option: Opinion(journey.goal(option[1], 0).worth, "counsel-aim", zone_facts(s, option[1]))
        for option in s.options
    }
