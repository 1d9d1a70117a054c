"""Options of the expansion beside those of the base: claims, looks at a deck, Skills, Auxiliary and Main
Effects. Each is so much better or worse than to go on without it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.cards.content import CASTE, CUBES, FATE, Skill
from undercroft.games.dungeonology.cards.packs import base_box
from undercroft.games.dungeonology.heuristics import contest, effects
from undercroft.games.dungeonology.heuristics.journey import Journey
from undercroft.games.dungeonology.heuristics.situation import AVERAGE, DIVINED, LAST_STUN, STUN
from undercroft.games.dungeonology.heuristics.stealth import alert_of, failure_cost, prizes, success
from undercroft.games.dungeonology.heuristics.turns import is_last_turn
from undercroft.games.dungeonology.rules.skills import DISCARDED
from undercroft.games.rocca_civetta.cards.effects import DISCARDS, DRAWS
from undercroft.games.rocca_civetta.heuristics import congregations, danger
from undercroft.games.rocca_civetta.heuristics.gains import (
    KEPT,
    NOTHING,
    PHASES,
    WASTED,
    Gain,
    acts,
    change,
    least,
)
from undercroft.games.rocca_civetta.heuristics.situation import SCORED, Situation
from undercroft.games.rocca_civetta.rules.brood import REACH as BROOD
from undercroft.games.rocca_civetta.rules.camp import SWIFT
from undercroft.games.rocca_civetta.rules.eggs import INSIDE, SHELL_POINTS
from undercroft.games.rocca_civetta.rules.goddess import CALM_POINTS, CALMING
from undercroft.games.rocca_civetta.rules.information import FALSE
from undercroft.games.rocca_civetta.rules.temple import CLEARING
from undercroft.games.rocca_civetta.rules.winter import MELTED_POINTS

OWN_VERBS: Final = (
    "claim",
    "peek",
    "pick_up",
    "engage",
    "beyond",
    "crack",
    "clear",
    "calm",
    "melt",
    "warm",
    "invoke",
)
INSTEAD: Final = ("engage", "beyond", "crack", "clear", "calm")  # in place of what the base would do
FOLLOWED: Final = {"yocca": 7.0, "manticore": 5.0}  # what a Familiar brings until the next Rest
SMALL: Final = 0.01
STORED: Final = 0.5  # a card that leaves room for another
MOST_FOR_CARDS: Final = 4  # what Catalyst adds at most
IN_TESTS: Final = ("test.at_once", "test.tester", "test.declare")
SHELL: Final = SCORED * SHELL_POINTS + 0.6  # points in the end, and a step toward most of them
REFILLED: Final = 0.5  # the part of a card's worth that is lost when the hand is soon full again
PASSING: Final = 0.3  # for each cube that lies behind the Pillar
UNHINDERED: Final = 0.2  # for each Tentacle that goes
BURDEN: Final = 0.5  # to be slower and louder until it is home
RELIEF: Final = 3  # by which the Elixir of Genius lowers the increase for cubes
BREWED: Final = 3  # Students of a Homunculus
CAMPED: Final = 0.8  # a Bivouac nearby for somebody tired
SPOILT: Final = 0.3  # how likely a rival who is moved does not study


def is_added(s: Situation, option: Option) -> bool:
    """Whether the base has nothing to say about an option."""
    verb = option[0]
    if verb in OWN_VERBS:
        return True
    if verb == "skill":
        skill = s.box.skill[s.box.used_skills[option[1]]]
        return skill.id not in base_box().skill or is_paid_with_fate(s, skill)
    if verb == "aux":
        return option[1] in s.box.added_auxiliaries
    if verb == "main":
        return s.box.trick[option[1]].id in MAINS
    return verb in ("study", "spy") and not s.hand


def is_paid_with_fate(s: Situation, skill: Skill) -> bool:
    """Whether only Fate can pay for a Skill that asks for a type (RCV-TYPE-01)."""
    kind = DISCARDED.get(skill.cost)
    return kind is not None and not s.holds(kind)


def added_opinions(s: Situation, known: Opinions, options: Sequence[Option]) -> Opinions:
    """In a Stealth Test to pass is worth nothing; in a turn everything is measured by the best that can be
    done without it.
    """
    most = max((opinion.score for opinion in known.values()), default=0.0)
    if s.view["test"]:
        most = next((known[option].score for option in (("pass",),) if option in known), most)
    found: Opinions = {}
    for option in options:
        gain = gain_of(s, option)
        instead = option[0] in INSTEAD
        found[option] = Opinion(gain.worth if instead else most + gain.worth, gain.key, gain.facts)
    return found


def gain_of(s: Situation, option: Option) -> Gain:
    verb = option[0]
    if verb == "claim":
        return claim(s, option)
    if verb == "pick_up":
        return pick_up(s)
    if verb == "crack":
        return open_egg(s)
    if verb == "clear":
        return clear(s)
    if verb == "calm":
        return calm(s, option[1])
    if verb == "melt":
        return melt(s)
    if verb == "warm":
        return warm(s)
    if verb == "engage":
        return engage(s, option[1])
    if verb == "beyond":
        return beyond(s, option[1])
    if verb == "invoke":
        return congregations.invoked(s, option[1])
    if verb == "peek":
        return Gain(SMALL, "counsel-peek")
    if verb == "skill":
        skill = s.box.skill[s.box.used_skills[option[1]]]
        return SKILLS[str(skill.effect[0])](s, skill) if skill.effect[0] in SKILLS else fate(s, skill)
    if verb == "aux":
        return consult(s, option[1]) if s.view["test"] else brew(s, option[1])
    if verb == "main":
        return main(s, option[1])
    return Gain(WASTED, "counsel-no-cards")


def claim(s: Situation, option: Option) -> Gain:
    """Points for nothing (RCV-RES-03)."""
    card = s.box.card[option[1]]
    return Gain(float(card.points), "counsel-claim", card=card.id, points=card.points)


def pick_up(s: Situation) -> Gain:
    """An Egg for the way home, unless the mother comes at once (RCV-R-208, 209): she goes for whoever carries
    one nearest to her, but not in her own Zone.
    """
    worth = danger.EGG - BURDEN - (change(s, 0.0) - change(s, 0.0, -1))
    if s.view["boss"]["at"] is not None:
        far = danger.steps_from(s, danger.stands_at(s))
        mine = far.get(s.at, danger.UNREACHED)
        others = [far.get(s.place_of(p), danger.UNREACHED) for p in s.rivals.values() if p["carrying"]]
        if 0 < mine <= BROOD and mine <= min(filter(None, others), default=danger.UNREACHED):
            worth -= danger.motherly(s, s.me) + danger.EGG
            return Gain(worth, "counsel-pick-up-danger")
    return Gain(worth, "counsel-pick-up")


# -- Eggs of Marconiglio -------------------------------------------------------------------------------------


def open_egg(s: Situation) -> Gain:
    """What is in Eggs on average, the shell, and the price (RCV-R-210). In an Egg Hunt there is none, and a
    False cube is a Stun Token (RCV-R-212).
    """
    found = sum(s.gain(s.me, cube) for cube in INSIDE if cube != FALSE) / len(INSIDE)
    false = INSIDE.count(FALSE) / len(INSIDE)
    if s.is_egg_hunt:
        return Gain(found + SHELL - false * s.next_stun, "counsel-open-free")
    cost = s.draw_cost() - (s.students_worth(-1) if s.at in s.box.burrows else 0.0)
    worth = found + SHELL - cost - false * s.rousing_cost(s.at)
    return Gain(worth, "counsel-open" if worth > 0 else "counsel-open-not")


# -- the Lair ------------------------------------------------------------------------------------------------


def calm(s: Situation, floor: int) -> Gain:
    """Points for two cards; every Tentacle on this Floor is one less to stop me (RCV-R-217)."""
    held = sum(seen["tentacle"] and seen["floor"] == floor for seen in s.view["dungeon"])
    worth = SCORED * CALM_POINTS + UNHINDERED * held - spent(s, CALMING)
    return Gain(worth, "counsel-calm" if worth > 0 else "counsel-calm-not")


def spent(s: Situation, n: int) -> float:
    """Cards that go with my Action: the hand is filled again at the end of the turn, if another comes."""
    return 0.0 if is_last_turn(s) else REFILLED * danger.cards_lost(s, s.me, n)


# -- the Pillar ----------------------------------------------------------------------------------------------


def clear(s: Situation) -> Gain:
    """Two cards, for whoever will come again for what lies there (RCV-R-215)."""
    worth = PASSING * len(s.cubes[s.at]) - spent(s, CLEARING)
    return Gain(worth, "counsel-clear" if worth > 0 else "counsel-clear-not")


# -- Hot Water -----------------------------------------------------------------------------------------------


def melt(s: Situation) -> Gain:
    """For its points, and for the Study that I would make here (RCV-R-207, 342)."""
    worth = SCORED * MELTED_POINTS - danger.WATER
    if not acts(s):
        return Gain(worth, "counsel-melt")
    points, thawed = int(s.view["points"]), s.melted()
    before = Journey(s, s.strength).goal(s.at, points).worth
    worth += Journey(thawed, thawed.strength).goal(s.at, points).worth - before
    return Gain(worth, "counsel-melt" if worth > 0 else "counsel-water-keep")


def warm(s: Situation) -> Gain:
    """Worth it where a Rest would be due (DGY-STUN-03)."""
    full = s.me["stun"] >= s.me["values"]["stamina"] and not is_last_turn(s)
    worth = STUN + LAST_STUN * full - danger.WATER
    return Gain(worth, "counsel-warm" if full else "counsel-water-keep")


# -- Familiars -----------------------------------------------------------------------------------------------


def engage(s: Situation, familiar: int) -> Gain:
    """For the cubes, and instead of another Action; whoever is to Rest soon would lose it again."""
    card = s.box.familiars[familiar]
    cost = sum(
        s.cube_worth(s.me, cube, s.me["board"][CUBES[cube]] - k)
        for cube, n in enumerate(card.cost)
        for k in range(n)
    )
    tired = s.me["stun"] >= s.me["values"]["stamina"] - 1 or is_last_turn(s)
    return Gain((0.0 if tired else FOLLOWED[card.id]) - cost, "counsel-engage", familiar=card.id)


def beyond(s: Situation, count: int) -> Gain:
    """A Study without the leftmost cube (RCV-R-196)."""
    zone = s.box.zone_index[s.view["test"]["zone"]]
    found = prizes(s, s.me, s.cubes[zone][1:], count)
    chance = success(s.strength - alert_of(s, zone, count), s.listeners, surprise=s.study_surprise)
    worth = chance * (found[-1] if found else 0.0) - (1 - chance) * failure_cost(s, zone)
    return Gain(worth, "counsel-beyond")


# -- Auxiliary Effects ---------------------------------------------------------------------------------------


def brew(s: Situation, card: int) -> Gain:
    """Alchemy: poor cards for new ones (RCV-ALC-03 to 05)."""
    level = s.box.trick[card].level
    given = least(s, DISCARDS[level], card) + s.bonus(card)
    more = DRAWS[level] * AVERAGE - given
    facts = {"card": s.box.names[card], "n": DRAWS[level]}
    return Gain(change(s, more) if more > 0 else WASTED, "counsel-brew", **facts)


def consult(s: Situation, card: int) -> Gain:
    """Specialists: every Intern adds one (RCV-SPEC-04)."""
    n = len(s.me["interns"])
    cost = contest.NEXT * max(0.0, s.card_worth(card) - AVERAGE)
    return lift(s, n, cost, "counsel-consult", {"n": n})


def lift(s: Situation, n: float, cost: float, key: str, facts: dict[str, Any]) -> Gain:
    """What so much more Stealth is worth: it must make up for what is missing, alone or with others."""
    test = s.view["test"]
    sums = contest.sums(s)
    gap = test["alert"] - test["stealth"]
    if test["seat"] != s.seat or s.prompt != "test.tester" or gap <= 0 or not n:
        return Gain(WASTED, "counsel-needless", **sums)
    prize = contest.my_stake(s) + failure_cost(s, s.box.zone_index[test["zone"]])
    if n >= gap:
        return Gain(prize - cost, key, **facts, **sums)
    together = contest.TOGETHER if reachable(s) >= gap else 0.0
    return Gain(together * prize - cost - SMALL, "counsel-last-word", **sums, n=round(n))


def reachable(s: Situation) -> float:
    """What everything on offer may add to my Stealth Value."""
    return sum(more_stealth(s, option) for option in s.options)


def more_stealth(s: Situation, option: Option) -> float:
    verb = option[0]
    if verb == "aux" and option[1] in s.box.added_auxiliaries:
        return float(len(s.me["interns"]))
    if verb == "skill":
        skill = s.box.skill[s.box.used_skills[option[1]]]
        if skill.effect[0] in ("add_intelligence", "add_stealth"):
            return added_by(s, skill)
    if verb == "main" and s.box.trick[option[1]].id == "catalyst":
        return catalysed(s)
    return contest.added(s, option)


# -- Skills --------------------------------------------------------------------------------------------------


def added_by(s: Situation, skill: Skill) -> float:
    if skill.effect[0] == "add_intelligence":
        return float(s.me["values"]["intelligence"])
    return float(min(s.box.limits[skill.id][1], s.me["students"] // each_rite(s)))


def overload(s: Situation, skill: Skill) -> Gain:
    return lift(s, added_by(s, skill), s.next_stun, "counsel-lift", {"skill": skill.id})


def last_rites(s: Situation, skill: Skill) -> Gain:
    """One for every Student, as many as it takes."""
    test = s.view["test"]
    missing = max(1, test["alert"] - test["stealth"]) if test else 1
    students = int(missing) * each_rite(s)
    cost = -s.students_worth(-students)
    return lift(s, added_by(s, skill), cost, "counsel-rites", {"skill": skill.id, "students": students})


def each_rite(s: Situation) -> int:
    """One Student, and what the Union asks for (RCV-R-244)."""
    return 1 + s.changed(s.me, "sacrifices")


def store(s: Situation, skill: Skill) -> Gain:
    """A stored card can still be played, and another is drawn in its place (RCV-R-184)."""
    return Gain(STORED, "counsel-store-more", skill=skill.id)


def tumble(s: Situation, skill: Skill) -> Gain:
    worth = change(s, -least(s, 1), int(skill.effect[1])) if s.prompt in PHASES else WASTED
    return Gain(worth, "counsel-tumble", skill=skill.id, n=int(skill.effect[1]))


def search(s: Situation, skill: Skill) -> Gain:
    more = DIVINED[min(3, int(skill.effect[1]))]
    return Gain(change(s, more) - s.draw_cost(), "counsel-search", skill=skill.id)


def gather(s: Situation, skill: Skill) -> Gain:
    n = int(skill.effect[1])
    return Gain(s.students_worth(n) - s.next_stun - SMALL, "counsel-gather", skill=skill.id, n=n)


def charge(s: Situation, skill: Skill) -> Gain:
    """Worth it where the Stun Token costs a rival the next turn."""
    hit = max((s.envy(seat) * s.stun_cost(s.rivals[seat]) for seat in effects.near(s)), default=0.0)
    return Gain(hit - s.next_stun, "counsel-charge", skill=skill.id)


def reap(s: Situation, skill: Skill) -> Gain:
    robbed = [seat for seat in effects.here(s) if s.player(seat)["students"]]
    worth = s.students_worth(len(robbed)) + sum(s.envy(seat) * STUN for seat in robbed) / 2
    return Gain(worth + change(s, AVERAGE) - s.next_stun, "counsel-reap", skill=skill.id)


def whip(s: Situation, skill: Skill) -> Gain:
    """A rival is taken from cubes that are worth a Study."""
    linked = [s.box.zone_index[name] for name in s.zones[s.at]["links"]]
    moves = [(seat, s.at) for seat in effects.near(s) if s.place_of(s.player(seat)) != s.at]
    moves += [(seat, zone) for seat in effects.here(s) for zone in linked]
    worth = max((spoilt(s, *move) for move in moves), default=0.0)
    return Gain(worth - s.draw_cost() - SMALL, "counsel-whip-use", skill=skill.id)


def spoilt(s: Situation, seat: int, zone: int) -> float:
    """What a rival loses who is moved: cubes where she stands, less those where she comes to stand."""
    player = s.player(seat)
    here, there = (
        (prizes(s, player, s.cubes[place], 2) or [0.0])[-1] for place in (s.place_of(player), zone)
    )
    return SPOILT * s.envy(seat) * (here - there)


def set_trap(s: Situation, skill: Skill) -> Gain:
    """A Trap Token before a rival, for a Student that she gives up or draws (RCV-R-185)."""
    rivals = [s.envy(seat) for seat in s.rivals]
    dear = -s.students_worth(-each_rite(s))
    cost = dear if skill.effect[0] == "set_trap" else min(dear, s.draw_cost())
    worth = congregations.TRAPPED * max(rivals, default=0.0) - cost
    return Gain(worth - SMALL, "counsel-set-trap", skill=skill.id)


def pitch(s: Situation, skill: Skill) -> Gain:
    """A Bivouac beside her, for when she is tired; not where one is near already (RCV-R-186)."""
    near = {s.at, *(s.box.zone_index[name] for name in s.zones[s.at]["links"])}
    cost = 0.0 if s.me["exalted"] else s.draw_cost()
    tired = s.me["stun"] >= s.me["values"]["stamina"] - 1
    ready = tired and s.prompt == "phase.movement" and bool(s.view["points"])
    worth = CAMPED - cost if ready and not near.intersection(s.box.camps) else WASTED
    return Gain(worth, "counsel-pitch", skill=skill.id)


def brewing(s: Situation, n: int) -> dict[str, float]:
    """What each thing is worth that n cards can brew."""
    given = -least(s, n)
    tired = s.me["stun"] >= s.me["values"]["stamina"] - 1
    cured = STUN * (1 + tired) if s.me["stun"] and not s.maximum else WASTED
    return {
        "cure": cured + change(s, given),
        "student": s.students_worth(1) + change(s, given),
        "speed": change(s, given, SWIFT) if s.prompt in PHASES else WASTED,
    }


BREW_REASONS: Final = {  # why what is brewed
    "cure": "counsel-brew-cure",
    "student": "counsel-brew-student",
    "speed": "counsel-brew-speed",
}


def brew_up(s: Situation, skill: Skill) -> Gain:
    worths = brewing(s, int(skill.effect[1]))
    best = max(worths, key=lambda what: worths[what])
    return Gain(worths[best], BREW_REASONS[best], skill=skill.id)


def blast(s: Situation, skill: Skill) -> Gain:
    price = contest.NEXT * least(s, 1)
    return congregations.against(s, float(skill.effect[1]), price, "counsel-blast", skill=skill.id)


def fate(s: Situation, skill: Skill) -> Gain:
    """A Skill of the base that a Fate card pays for: a dear price."""
    cards = s.holds(FATE)
    gained = s.students_worth(1) if "sermon" in skill.id else AVERAGE * KEPT
    return Gain(gained + change(s, -float(s.bonus(cards[-1]))) - SMALL, "counsel-fate", skill=skill.id)


SKILLS: Final[dict[str, Callable[[Situation, Skill], Gain]]] = {
    "store_card": store,
    "tumble": tumble,
    "search_deck": search,
    "add_intelligence": overload,
    "add_stealth": last_rites,
    "take_students": gather,
    "charge": charge,
    "reap": reap,
    "whip": whip,
    "pitch": pitch,
    "brew": brew_up,
    "blast": blast,
    "set_trap": set_trap,
    "buy_trap": set_trap,
}


# -- Main Effects of Alchemy ---------------------------------------------------------------------------------


def main(s: Situation, card: int) -> Gain:
    """What it brings, less its cost and the card."""
    trick = s.box.trick[card]
    name = s.box.names[card]
    if not effects.is_payable(s, card):
        return Gain(WASTED, "counsel-waste", card=name)
    if trick.id == "catalyst":
        cost = effects.cost_of(s, card) + contest.NEXT * max(0.0, s.card_worth(card) - AVERAGE)
        return lift(s, catalysed(s), cost, "counsel-catalyst", {"card": name})
    gain = MAINS[trick.id](s)
    if gain.worth <= 0:
        return Gain(WASTED, "counsel-waste", card=name)
    worth = gain.worth - effects.cost_of(s, card) + change(s, -float(s.bonus(card)))
    return Gain(worth, gain.key, card=name, **gain.facts)


def catalysed(s: Situation) -> float:
    """One for each card that was declared with: those are part of the Stealth Value, under their names."""
    test = s.view["test"]
    if not test:
        return 0.0
    tricks = {trick.id for trick in s.box.trick}
    return float(min(MOST_FOR_CARDS, sum(source in tricks for source, _ in test["stealth_parts"])))


def transmuted(s: Situation, cube: int) -> float:
    """A cube becomes one of the next colour."""
    return s.gain(s.me, cube + 1) - s.loss(s.me, cube) if s.gain(s.me, cube + 1) else -9.0


def transmutation(s: Situation) -> Gain:
    worths = {cube: transmuted(s, cube) for cube in effects.owned(s.me) if cube < CASTE}
    if not worths:
        return NOTHING
    best = max(worths, key=lambda cube: worths[cube])
    return Gain(worths[best], "counsel-transmutation", cube=CUBES[best + 1])


def reagents(s: Situation) -> Gain:
    """The best of the last six discards."""
    pile = [s.bonus(s.box.number[name]) for name in s.view["discard"][-6:]]
    most = max(pile, default=0)
    return Gain(change(s, float(most)), "counsel-reagents", bonus=most)


def healing(s: Situation) -> Gain:
    stun = min(2, int(s.me["stun"]))
    spent = s.me["stun"] >= s.me["values"]["stamina"] - 1
    worth = 0.0 if s.maximum else STUN * stun + (STUN if spent and stun else 0.0)
    return Gain(worth, "counsel-healing", n=stun)


def acid(s: Situation) -> Gain:
    """Doors do not stop her, nor Walls on her Floor: only where she stands before them (RCV-R-239)."""
    points = int(s.view["points"])
    if s.prompt != "phase.movement" or not points:
        return NOTHING
    journey = Journey(s, s.strength)
    linked = [s.box.zone_index[name] for name in s.zones[s.at]["links"]]
    floor = s.box.zone[s.at].floor
    beside = [zone for zone in s.plan.beside[s.at] if s.box.zone[zone].floor == floor]
    shut = [zone for zone in dict.fromkeys([*linked, *beside]) if zone not in s.ways[s.at]]
    worths = {zone: journey.goal(zone, points - 1).worth for zone in shut}
    if not worths:
        return NOTHING
    best = max(worths, key=lambda zone: worths[zone])
    here = journey.goal(s.at, points).worth
    return Gain(worths[best] - here, "counsel-acid", zone=s.box.zone[best].id)


def homunculus(s: Situation) -> Gain:
    return Gain(s.students_worth(BREWED), "counsel-homunculus")


def genius(s: Situation) -> Gain:
    """A cube more, and the increase for cubes lower: what the rest of the turn is then worth (RCV-R-239)."""
    if not acts(s) or s.prompt not in PHASES:
        return NOTHING
    points = int(s.view["points"])
    inspired = s.inspired(1, RELIEF)
    after = Journey(inspired, inspired.strength).goal(s.at, points).worth
    return Gain(after - Journey(s, s.strength).goal(s.at, points).worth, "counsel-genius")


def mixture(s: Situation) -> Gain:
    hit = effects.near(s)
    worths = [s.envy(seat) * (s.stun_cost(s.player(seat)) + effects.CARD * AVERAGE) for seat in hit]
    return Gain(sum(worths), "counsel-mixture", n=len(hit))


def opus(s: Situation) -> Gain:
    """Two cubes for one that is worth no more: only for the Stars that it brings."""
    cubes = sorted((s.loss(s.me, cube), cube) for cube in effects.owned(s.me))[:2]
    if len(cubes) < 2:
        return NOTHING
    value = sum(s.box.columns[cube].value for _, cube in cubes)
    bought = {cube: s.gain(s.me, cube) for cube in range(len(CUBES)) if s.cube_value(cube) <= value}
    best = max(bought, key=lambda cube: bought[cube])
    return Gain(bought[best] - sum(lost for lost, _ in cubes), "counsel-opus", cube=CUBES[best])


MAINS: Final[dict[str, Callable[[Situation], Gain]]] = {
    "transmutation": transmutation,
    "reagents": reagents,
    "healing_draught": healing,
    "acid_flask": acid,
    "catalyst": lambda s: NOTHING,  # only in a test, where it is lifted with
    "homunculus": homunculus,
    "elixir_of_genius": genius,
    "volatile_mixture": mixture,
    "magnum_opus": opus,
}


# -- what Interns of the expansion are worth -----------------------------------------------------------------


HELPS: Final = {  # beside their points: each is about so many points until the end
    "camp_cook": 0.5,
    "lute_player": 0.4,
    "falconer": 0.3,
    "archivist": 1.5,
    "smuggler": 0.4,
    "astronomer": 1.5,
    "surgeon": 1.2,
    "wikiantir": 1.5,
    "fool": 0.8,
}


def helped(s: Situation, opinions: Opinions) -> Opinions:
    """Cards that bring an Intern of the expansion are worth what it does, and Research that asks for
    Interns.
    """
    wanted = [card.points for card in s.open_research for word, *_ in s.asked_by(card) if word == "interns"]
    idle = s.are_suspended(s.me)
    found: Opinions = {}
    for option, opinion in opinions.items():
        intern = s.box.trick[option[1]].intern if option[0] == "main" else ""
        if intern and opinion.reason != "counsel-waste" and intern not in s.me["interns"]:
            more = 0.0 if idle else HELPS.get(intern, 0.0)
            more += SCORED * max(wanted, default=0) / (1 + (not s.me["interns"]))
            found[option] = opinion._replace(score=opinion.score + more)
            if opinion.reason == "counsel-main" and intern in HELPS:
                points = s.box.interns[s.box.intern_index[intern]].points
                key = "counsel-intern-idle" if idle else "counsel-intern"
                found[option] = found[option]._replace(reason=key, data={**opinion.data, "points": points})
    return opinions | found
