"""What to answer to the questions that only the expansion asks."""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.heuristics import choices
from undercroft.games.dungeonology.heuristics.journey import Journey
from undercroft.games.dungeonology.heuristics.situation import FEW, LAST_STUN, STUDENT
from undercroft.games.dungeonology.heuristics.stealth import (
    alert_of,
    bad_luck,
    failure_cost,
    most_cubes,
    success,
)
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta.heuristics import congregations, omega
from undercroft.games.rocca_civetta.heuristics.added import BREW_REASONS, brewing, claim, spoilt, transmuted
from undercroft.games.rocca_civetta.heuristics.danger import (
    CARD,
    FAVOUR,
    HUNTERS,
    SILENCE,
    STOPPED,
    UNREACHED,
    WATER,
    boulder_harm,
    cards_lost,
    clutching,
    may_walk,
    standing,
    steps_from,
    weight,
)
from undercroft.games.rocca_civetta.heuristics.situation import SCORED, Situation
from undercroft.games.rocca_civetta.rules.camp import BREWS
from undercroft.games.rocca_civetta.rules.eggs import BRIBE
from undercroft.games.rocca_civetta.rules.jukas import PRICE
from undercroft.games.rocca_civetta.rules.support import NAMES
from undercroft.games.rocca_civetta.rules.temple import RESCUE_POINTS, RESCUE_STUDENTS

ENCOUNTER: Final = 1.5  # what meeting a Boss of the base costs, about
SPREAD: Final = 0.3  # how much more a card costs that a rival gets
SLIGHT: Final = 0.05  # a step of a boulder that reaches nobody yet
FED: Final = 0.5  # a Student in the Cauldron, which ends the game sooner


def told(s: Situation, worth: Callable[[Option], float], key: str) -> Opinions:
    """The same reason for all options: it is said of the best one."""
    return {option: Opinion(worth(option), key) for option in s.options}


def of_card(s: Situation, card: int) -> dict[str, Any]:
    return {"card": s.box.names[card], "bonus": s.bonus(card)}


# -- cards ---------------------------------------------------------------------------------------------------


def best_card(s: Situation) -> Opinions:
    """The highest Bonus Value; of equal ones what can also be played in a test."""
    return {
        option: Opinion(
            s.bonus(option[1]) + (s.card_worth(option[1]) - s.bonus(option[1])) / 10,
            "counsel-best-card",
            of_card(s, option[1]),
        )
        for option in s.options
    }


def store(s: Situation) -> Opinions:
    """The best card: nobody takes it from there."""
    return {
        option: Opinion(s.card_worth(option[1]), "counsel-store", {"card": s.box.names[option[1]]})
        for option in s.options
    }


def bury(s: Situation) -> Opinions:
    """Who will draw them is open."""
    return told(s, lambda option: 0.0, "counsel-bury")


def claims(s: Situation) -> Opinions:
    found: Opinions = {}
    for option in s.options:
        if option[0] == "claim":
            gain = claim(s, option)
            found[option] = Opinion(gain.worth, gain.key, gain.facts)
        else:
            found[option] = Opinion(0.0, "counsel-done")
    return found


def rather_a_card(s: Situation, saved: float, key: str) -> Opinions:
    """The card that will be missed least, if it is worth less than what it saves."""
    return {
        option: Opinion(saved - CARD * s.card_worth(option[1]), key, of_card(s, option[1]))
        if option[0] == "discard"
        else Opinion(0.0, "counsel-bear-it")
        for option in s.options
    }


def charm(s: Situation) -> Opinions:
    boss = s.view["boss"]["id"]
    saved = HUNTERS[boss].harm(s, s.me) if boss in HUNTERS else ENCOUNTER
    return rather_a_card(s, saved, "counsel-charm")


def hide(s: Situation) -> Opinions:
    cubes = [cube for cube, name in enumerate(CUBES) if s.me["board"][name]]
    return rather_a_card(s, min((s.loss(s.me, cube) for cube in cubes), default=0.0), "counsel-hide")


def kind(s: Situation) -> Opinions:
    """The type whose cards are worth least together."""
    return told(s, lambda option: -sum(s.card_worth(card) for card in s.holds(option[1])), "counsel-type")


# -- cubes ---------------------------------------------------------------------------------------------------


def pick(s: Situation) -> Opinions:
    """The cubes that promise most together, with those that are indicated already (RCV-R-190)."""
    test = s.view["test"]
    zone = s.box.zone_index[test["zone"]]
    spaces = s.zones[zone]["cubes"]
    places = [option[1] for option in s.options if option[0] == "pick"]
    picked = min(most_cubes(s) - 1, min(places)) if ("done",) in s.options else 0
    found: Opinions = {}
    worths: dict[Option, float] = dict.fromkeys(s.options, -99.0)
    for count in range(most_cubes(s) - picked + 1):
        for chosen in combinations(places, count):
            first: Option = ("pick", chosen[0]) if chosen else ("done",)
            if first in worths:
                worths[first] = max(worths[first], picked_worth(s, zone, chosen, picked))
    for option, worth in worths.items():
        if option[0] == "done":
            found[option] = Opinion(worth, "counsel-pick-no-more")
            continue
        cube = spaces[option[1]]
        alert = alert_of(s, zone, picked + 1)
        enough = s.strength >= alert - min(0.0, bad_luck(s, zone))
        found[option] = Opinion(worth, "counsel-pick" if enough else "counsel-pick-try", {"cube": cube})
    return found


def picked_worth(s: Situation, zone: int, chosen: tuple[int, ...], picked: int) -> float:
    """What these cubes add; those that were picked before are at stake too."""
    spaces = s.zones[zone]["cubes"]
    board = s.heights(s.me)
    prize = 0.0
    for place in chosen:
        prize += s.place(s.me, board, s.box.cube_names.index(spaces[place])) or 0.0
    prize += picked * STAKE
    slack = s.strength - alert_of(s, zone, picked + len(chosen))
    chance = success(slack, s.listeners, surprise=s.study_surprise)
    return chance * prize - (1 - chance) * failure_cost(s, zone)


STAKE: Final = 4.0  # a cube that is indicated already, about


def column(s: Situation) -> Opinions:
    """The column in which a white cube is worth most (RCV-R-204)."""
    return {
        option: Opinion(s.gain(s.me, option[1]), "counsel-column", {"cube": CUBES[option[1]]})
        for option in s.options
    }


def transmute(s: Situation) -> Opinions:
    return {
        option: Opinion(transmuted(s, option[1]), "counsel-transmute", {"cube": CUBES[option[1]]})
        for option in s.options
    }


def tribute(s: Situation) -> Opinions:
    cost = s.stun_cost(s.me, 2)
    return {
        option: Opinion(-s.loss(s.me, option[1]), "counsel-tribute", {"cube": CUBES[option[1]]})
        if option[0] == "cube"
        else Opinion(-cost, "counsel-tribute-bear")
        for option in s.options
    }


# -- Students ------------------------------------------------------------------------------------------------


def buy_off(s: Situation, price: int, threat: float) -> Opinions:
    """Students for what a Boss threatens with."""
    scarce = s.me["students"] <= FEW
    found: Opinions = {}
    for option in s.options:
        if option[0] == "avoid":
            worth = threat + s.students_worth(-price)
            found[option] = Opinion(worth, "counsel-buy-off", {"n": price})
        else:
            found[option] = Opinion(0.0, "counsel-keep-students" if scarce else "counsel-threat")
    return found


def silence(s: Situation) -> Opinions:
    return buy_off(s, 1, SILENCE if s.hand else 0.0)


def scatter(s: Situation) -> Opinions:
    """The cards would not be gone: rivals would have them."""
    others = sum(s.place_of(rival) != CAMP for rival in s.rivals.values())
    return buy_off(s, 1, cards_lost(s, s.me, max(1, others)) * (1 + SPREAD * bool(others)))


def free(s: Situation) -> Opinions:
    """A Student, and tests beside Jukas that are easier for everybody."""
    price = cards_lost(s, s.me, PRICE)
    return {
        option: Opinion(s.students_worth(1) - price, "counsel-free")
        if option[0] == "free"
        else Opinion(0.0, "counsel-free-not")
        for option in s.options
    }


def cold(s: Situation) -> Opinions:
    """Hot Water is a point in the end."""
    key = "counsel-pour" if s.next_stun > WATER else "counsel-pour-not"
    return told(s, lambda option: -WATER if option[0] == "pour" else -s.next_stun, key)


def bribe(s: Situation) -> Opinions:
    """Two cards, if they are worth less than the token."""
    price = cards_lost(s, s.me, BRIBE)
    key = "counsel-bribe" if price < s.next_stun else "counsel-bribe-not"
    return told(s, lambda option: -price if option[0] == "bribe" else -s.next_stun, key)


def prop(s: Situation) -> Opinions:
    """What is left of a walk, for a heavy card (RCV-R-215)."""
    walk = STOPPED * may_walk(s, s.me)
    worths = {o: walk - CARD * s.card_worth(o[1]) for o in s.options if o[0] == "discard"}
    return {
        option: Opinion(worths[option], "counsel-prop", of_card(s, option[1]))
        if option in worths
        else Opinion(0.0, "counsel-prop-not")
        for option in s.options
    }


def narrow(s: Situation) -> Opinions:
    """The Zone with more to study stays linked (RCV-R-47)."""
    journey = Journey(s, s.strength)
    return told(s, lambda option: journey.promise(option[1])[0], "counsel-narrow")


def pit(s: Situation) -> Opinions:
    """Where I have least to do (RCV-R-215)."""
    journey = Journey(s, s.strength)
    return told(s, lambda option: -journey.promise(option[1])[0], "counsel-pit")


def tentacle(s: Situation) -> Opinions:
    """Where I have least to do, and where it meets others rather than me (RCV-R-216)."""
    journey, places = Journey(s, s.strength), standing(s, s.at)

    def worth(option: Option) -> float:
        there = [seat for seat, zone in places.items() if zone == option[1]]
        harm = sum(weight(s, seat) * clutching(s, s.player(seat)) for seat in there)
        return -journey.promise(option[1])[0] - harm

    return told(s, worth, "counsel-tentacle")


def stand_trial(s: Situation) -> Opinions:
    """A cube for a Blessing (RCV-R-217)."""
    stunned = s.stun_cost(s.me)
    return {
        option: Opinion(FAVOUR - s.loss(s.me, option[1]), "counsel-trial", {"cube": CUBES[option[1]]})
        if option[0] == "cube"
        else Opinion(-stunned, "counsel-trial-not")
        for option in s.options
    }


def rescue(s: Situation) -> Opinions:
    """Points for Students, and the Boss away from here."""
    worth = SCORED * RESCUE_POINTS + s.students_worth(-RESCUE_STUDENTS)
    key = "counsel-rescue" if worth > 0 else "counsel-rescue-not"
    return told(s, lambda option: worth if option[0] == "rescue" else 0.0, key)


def bucket(s: Situation) -> Opinions:
    """Cards that will be missed little for what is a point in the end."""
    worths = {o: WATER - CARD * s.card_worth(o[1]) for o in s.options if o[0] == "discard"}
    return {
        option: Opinion(worths[option], "counsel-bucket", of_card(s, option[1]))
        if option in worths
        else Opinion(0.0, "counsel-bucket-not")
        for option in s.options
    }


def jinx(s: Situation) -> Opinions:
    return buy_off(s, 2, choices.VEILED)


def cauldron(s: Situation) -> Opinions:
    """Stun is no danger in Maximum Alert (DGY-MAX-11), but a full Cauldron ends the game."""
    stun, stamina = s.me["stun"] + 1, s.me["values"]["stamina"]
    facts = {"stun": stun, "stamina": stamina}
    cost = s.next_stun + (0.0 if s.maximum else LAST_STUN * (stun >= stamina))
    return {
        option: Opinion(-STUDENT - FED, "counsel-avoid", facts)
        if option[0] == "cook"
        else Opinion(-cost, "counsel-cauldron", facts)
        for option in s.options
    }


# -- places --------------------------------------------------------------------------------------------------


def brew(s: Situation) -> Opinions:
    """What the cards are for: those that she will miss least go either way."""
    (name,) = [name for name in s.me["skills"] if s.box.skill[name].effect[:1] == ("brew",)]
    worths = brewing(s, int(s.box.skill[name].effect[1]))
    found: Opinions = {}
    for option in s.options:
        what = BREWS[option[1]]
        found[option] = Opinion(worths[what], BREW_REASONS[what], {"skill": name})
    return found


def charge(s: Situation) -> Opinions:
    """Where the rival is who matters most; where only Omega is, nobody is stunned (RCV-R-222)."""
    found: Opinions = {}
    for option in s.options:
        if seats := s.seats_in(option[1]):
            seat = max(seats, key=lambda other: choices.prominence(s, other))
            found[option] = Opinion(choices.prominence(s, seat), "counsel-target", {"seat": seat})
        else:
            found[option] = Opinion(0.0, "counsel-omega-charge")
    return found


def whip(s: Situation) -> Opinions:
    found: Opinions = {}
    for option in s.options:
        _, seat, zone = option
        worth = spoilt(s, seat, zone)
        facts = {"seat": seat, "zone": s.box.zone[zone].id}
        found[option] = Opinion(worth, "counsel-whip" if worth > 0 else "counsel-whip-least", facts)
    return found


def pull(s: Situation) -> Opinions:
    return told(s, lambda option: 0.0, "counsel-pull")


def home(s: Situation) -> Opinions:
    """All are as near; the one with more to study."""
    journey = Journey(s, s.strength)
    return {
        option: Opinion(journey.promise(option[1])[0], "counsel-home", choices.zone_facts(s, option[1]))
        for option in s.options
    }


def dissolve(s: Situation) -> Opinions:
    """Where a way would lead on to more."""
    journey = Journey(s, s.strength)
    points = int(s.view["points"])
    here = journey.goal(s.at, points).worth
    found: Opinions = {}
    for option in s.options:
        if option[0] == "done":
            found[option] = Opinion(0.0, "counsel-dissolve-none")
        else:
            worth = journey.goal(option[1], points - 1).worth - here if points else -1.0
            found[option] = Opinion(worth, "counsel-dissolve", choices.zone_facts(s, option[1]))
    return found


def boulder(s: Situation) -> Opinions:
    """Far from me, and not far from my rivals (RCV-R-393)."""
    return told(s, lambda option: nearness(s, option[1]), "counsel-boulder")


def roll(s: Situation) -> Opinions:
    """Over others rather than over me, or else toward them."""

    def worth(option: Option) -> float:
        there = [seat for seat, zone in standing(s, s.at).items() if zone == option[1]]
        harm = sum(weight(s, seat) * boulder_harm(s, s.player(seat)) for seat in there)
        return SLIGHT * nearness(s, option[1]) - harm

    return told(s, worth, "counsel-roll")


def nearness(s: Situation, zone: int) -> float:
    """How many steps nearer my nearest rival out there is than I am; at home I am not touched."""
    far = steps_from(s, zone)
    mine = UNREACHED if s.at == CAMP else far.get(s.at, UNREACHED)
    rivals = [far.get(at, UNREACHED) for seat, at in standing(s, s.at).items() if seat != s.seat]
    return float(mine - min(rivals, default=UNREACHED))


def eggs(s: Situation) -> Opinions:
    """Where I am, or on my way (RCV-R-212)."""
    return told(s, lambda option: -float(s.steps_from(s.at).get(option[1], UNREACHED)), "counsel-eggs")


# -- Interns -------------------------------------------------------------------------------------------------


def wake(s: Situation) -> Opinions:
    """Whatever may stun comes before what heals (RCV-R-177)."""
    found: Opinions = {}
    for option in s.options:
        intern = s.box.interns[option[1]]
        words = [word for word, _ in intern.changes]
        rank = 2.0 if "morning_mischief" in words else 1.0 if "mocks" in words else 0.0
        healed = any("morning_cure" in dict(s.box.interns[other[1]].changes) for other in s.options)
        key = "counsel-wake-first" if rank == 2 and healed else "counsel-wake"
        found[option] = Opinion(rank, key, {"intern": intern.id})
    return found


# -- Support Points ------------------------------------------------------------------------------------------


def support(s: Situation) -> Opinions:
    """A Study Bonus serves all game, an Intern too; what is left buys cards and Students."""
    found: Opinions = {}
    for option in s.options:
        if option[0] == "done":
            found[option] = Opinion(0.0, "counsel-support-keep")
        else:
            found[option] = OF_BONUS[NAMES[option[1]]]
    return found


def hire(s: Situation) -> Opinions:
    """Points in the end, and what it does."""
    found: Opinions = {}
    for option in s.options:
        intern = s.box.interns[option[1]]
        worth = intern.points + len(intern.changes) / 10
        found[option] = Opinion(worth, "counsel-hire", {"intern": intern.id})
    return found


OF_BONUS: Final = {
    "study": Opinion(4.0, "counsel-support-study"),
    "intern": Opinion(3.0, "counsel-support-intern"),
    "trick": Opinion(2.0, "counsel-support-trick"),
    "student": Opinion(1.0, "counsel-support-student"),
    **dict.fromkeys(("phi", "zeta", "iota", "lambda"), Opinion(1.5, "counsel-support-congregation")),
}

ANSWERS: Final[dict[str, Callable[[Situation], Opinions]]] = {
    "research.claim": claims,
    "study.pick": pick,
    "cube.column": column,
    "skill.store": store,
    "skill.search": best_card,
    "skill.bury": bury,
    "skill.charge": charge,
    "skill.whip": whip,
    "turn.intern": wake,
    "intern.fool": choices.victim,
    "intern.charm": charm,
    "intern.hide": hide,
    "boss.goal": choices.boss_way,
    "boss.appear": choices.boss_way,
    "boss.pull": pull,
    "boss.discard": choices.discard,
    "boss.silence": silence,
    "boss.jinx": jinx,
    "boss.scatter": scatter,
    "boss.cold": cold,
    "boss.bribe": bribe,
    "zone.bucket": bucket,
    "zone.pillar": prop,
    "zone.narrow": narrow,
    "boss.pit": pit,
    "boss.rescue": rescue,
    "boss.tentacle": tentacle,
    "boss.trial": stand_trial,
    "boss.free": free,
    "student.part": congregations.part,
    "student.keep": congregations.keep,
    "student.order": congregations.order,
    "student.enroll": congregations.enroll,
    "student.pry": choices.victim,
    "student.press": choices.press,
    "student.brew": choices.discard,
    "student.evade": congregations.evade,
    "student.swap": congregations.swap,
    "skill.bait": congregations.bait,
    "skill.brew": brew,
    "boss.type": kind,
    "boss.tribute": tribute,
    "panic.home": home,
    "panic.cauldron": cauldron,
    "panic.boulder": boulder,
    "panic.roll": roll,
    "panic.eggs": eggs,
    "card.transmute": transmute,
    "card.melt": choices.lose_cube,
    "card.opus": choices.take_cube,
    "card.reagents": best_card,
    "card.dissolve": dissolve,
    "setup.support": support,
    "support.intern": hire,
    "omega.seize": omega.seize,
    "omega.teleport": omega.teleport,
    "omega.answer": omega.answer,
    "omega.gives": omega.gives,
}
