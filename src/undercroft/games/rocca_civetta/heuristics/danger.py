"""What it costs to rouse a Boss of this box: whom it hunts from where it stands, and what an Encounter costs
each of them (chapter BOSS; content: Boss Cards). What a rival suffers counts for me, as far as I envy her.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.heuristics.choices import VEILED
from undercroft.games.dungeonology.heuristics.situation import AVERAGE, Player
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta.rules.brood import EGG_POINTS
from undercroft.games.rocca_civetta.rules.brood import REACH as BROOD
from undercroft.games.rocca_civetta.rules.eggs import BRIBE, HOPS
from undercroft.games.rocca_civetta.rules.goddess import BLESSED_POINTS, CLUTCH, UNBLESSED_POINTS, WORTH
from undercroft.games.rocca_civetta.rules.goddess import REACH as SWIM
from undercroft.games.rocca_civetta.rules.rolling_stone import STUNS
from undercroft.games.rocca_civetta.rules.temple import REACH as RAID
from undercroft.games.rocca_civetta.rules.winter import BATH, REACH

if TYPE_CHECKING:
    from undercroft.games.rocca_civetta.heuristics.situation import Situation

Places = Mapping[int, int]  # by seat: the Zone where she will stand
Met = dict[int, float]  # by seat: how likely the Boss meets her

CARD: Final = 0.5  # a card less, as a part of its worth
SILENCE: Final = 1.5  # a turn without Trick Cards, but to declare
STOPPED: Final = 0.5  # the rest of a walk
DULLED: Final = 0.5  # each point of the Study Bonus, for a turn
BEST: Final = 3.5  # the highest Bonus Value of a hand that is not known, about
OF_ONE_TYPE: Final = 0.4  # the part of a hand that is of its most frequent type
NEARBY: Final = 0.25  # one of four sides
UNREACHED: Final = 99
WATER: Final = 0.8  # a Hot Water Token: a point in the end, not for the Thesis
CRUSHED: Final = 6.0  # to be out of the game without a Thesis
FAVOUR: Final = 0.8 * (BLESSED_POINTS - UNBLESSED_POINTS)  # a Blessing: points in the end, not for the Thesis
EITHER: Final = 0.5  # one of two sisters
EGG: Final = 0.8 * EGG_POINTS + 0.5  # one that is carried: points in the end, and a step toward most of them


# -- what an Encounter costs ---------------------------------------------------------------------------------


def cards_lost(s: "Situation", player: Player, n: int) -> float:
    """So many cards of her choice; what others hold is not known."""
    if player is s.me:
        return CARD * sum(s.card_worth(card) for card in s.given_up[:n])
    return CARD * AVERAGE * min(n, int(player["hand"]["count"]))


def students_or(s: "Situation", player: Player, price: int, threat: float) -> float:
    """Students, or what the Boss threatens with if that is less or there are none."""
    if player["students"] < price:
        return threat
    return min(threat, -s.students_worth(-price, player))


def hypnosis(s: "Situation", player: Player) -> float:
    if player is s.me:
        return CARD * max((s.bonus(card) for card in s.given_up), default=0) + STOPPED * may_walk(s, player)
    return CARD * BEST * bool(player["hand"]["count"])


def silence(s: "Situation", player: Player) -> float:
    return students_or(s, player, 1, SILENCE * bool(player["hand"]["count"]))


def stone_gaze(s: "Situation", player: Player) -> float:
    lost = -s.students_worth(-1, player) if player["students"] else s.stun_cost(player, 2)
    return lost + STOPPED * may_walk(s, player)


def may_walk(s: "Situation", player: Player) -> bool:
    return player is s.me and s.view["turn"] == s.seat and s.view["points"] > 1


def hunger(s: "Situation", player: Player) -> float:
    eaten = (int(player["students"]) + 1) // 2
    return -s.students_worth(-eaten, player) if eaten else s.stun_cost(player)


def darkness(s: "Situation", player: Player) -> float:
    lost = max(0, int(player["hand"]["count"]) - 2)
    return DULLED * int(player["study_bonus"]) + cards_lost(s, player, lost)


def bewitching(s: "Situation", player: Player) -> float:
    return students_or(s, player, 2, VEILED)


def cooking(s: "Situation", player: Player) -> float:
    cooked = min(2, int(player["students"]))
    stunned = s.stun_cost(player, 2 - cooked) if cooked < 2 else 0.0
    return stunned - s.students_worth(-cooked, player)


def mind_reading(s: "Situation", player: Player) -> float:
    if player is not s.me:
        return CARD * AVERAGE * OF_ONE_TYPE * int(player["hand"]["count"])
    count = Counter(s.box.type_of[card] for card in s.given_up)
    most = max(count.values(), default=0)
    worths = (
        sum(s.card_worth(card) for card in s.given_up if s.box.type_of[card] == kind)
        for kind, n in count.items()
        if n == most
    )
    return CARD * min(worths, default=0.0)


def tribute(s: "Situation", player: Player) -> float:
    stunned = s.stun_cost(player, 2)
    losses = [min(stunned, s.loss(player, n)) for n, name in enumerate(CUBES) if player["board"][name]]
    return sum(losses) / len(losses) if losses else stunned


def motherly(s: "Situation", player: Player) -> float:
    """A Stun Token, the Egg, and a cube if she is full of Stun."""
    full = player["stun"] >= player["values"]["stamina"]
    losses = [s.loss(player, n) for n, name in enumerate(CUBES) if player["board"][name]] if full else []
    stunned = 0.0 if full else s.stun_cost(player)
    return stunned + EGG * bool(player["carrying"]) + min(losses, default=0.0)


def chilling(s: "Situation", player: Player) -> float:
    """Hot Water, or a Stun Token and the rest of a walk."""
    if player["hot_water"]:
        return WATER
    return s.stun_cost(player) + STOPPED * may_walk(s, player)


def raving(s: "Situation", player: Player) -> float:
    """A Stun Token, and a cube of any colour (RCV-R-215)."""
    losses = [s.loss(player, n) for n, name in enumerate(CUBES) if player["board"][name]]
    return s.stun_cost(player) + (sum(losses) / len(losses) if losses else 0.0)


def boulder_harm(s: "Situation", player: Player) -> float:
    """Two Stun Tokens and a cube, or everything that is not handed in yet (RCV-R-393)."""
    if player["stun"] >= player["values"]["stamina"]:
        return CRUSHED
    losses = [s.loss(player, n) for n, name in enumerate(CUBES) if player["board"][name]]
    return s.stun_cost(player, STUNS) + min(losses, default=0.0)


def worthy(s: "Situation", player: Player) -> list[int]:
    """The columns with a cube that Scilla takes (RCV-R-217)."""
    columns = s.box.columns
    return [n for n, name in enumerate(CUBES) if player["board"][name] and columns[n].value >= WORTH]


def trial(s: "Situation", player: Player) -> float:
    """A cube for a Blessing, or a Stun Token; nothing, for whoever has one."""
    if player["blessed"]:
        return 0.0
    return min([s.stun_cost(player), *(s.loss(player, column) - FAVOUR for column in worthy(s, player))])


def clutching(s: "Situation", player: Player) -> float:
    """Two Students, or a Stun Token (RCV-R-216)."""
    if player["students"] < CLUTCH:
        return s.stun_cost(player)
    return -s.students_worth(-CLUTCH, player)


def bribing(s: "Situation", player: Player) -> float:
    """Two cards or a Stun Token (RCV-R-211)."""
    stunned = s.stun_cost(player)
    return stunned if player["hand"]["count"] < BRIBE else min(stunned, cards_lost(s, player, BRIBE))


def scattering(s: "Situation", player: Player) -> float:
    """A card for each rival out there, or a Student; a Phi is worth little more than its two cards."""
    others = sum(s.place_of(other) != CAMP for other in s.view["seat"].values() if other is not player)
    return students_or(s, player, 1, cards_lost(s, player, max(1, others)))


def encounter(s: "Situation", boss: str, player: Player) -> float:
    """What it costs a player to be met; a Lute Player may charm the Boss for a card (RCV-R-240)."""
    cost = HUNTERS[boss].harm(s, player)
    if player["hand"]["count"] and s.changed(player, "charms_boss"):
        return min(cost, cards_lost(s, player, 1))
    return cost


# -- whom it meets -------------------------------------------------------------------------------------------


def steps_from(s: "Situation", zone: int) -> dict[int, int]:
    """How far a Boss has to go: Doors do not stop it (DGY-BOSS-17, 19)."""
    far = {zone: 0}
    queue = [zone]
    shunned = () if s.view["iota"] is None else (CAMP, s.box.zone_index[BATH])
    for here in queue:
        linked = [s.box.zone_index[name] for name in s.zones[here]["links"]]
        for other in (*linked, *s.secret_ways(here)):
            if other not in far and other not in shunned:
                far[other] = far[here] + 1
                queue.append(other)
    return far


def stands_at(s: "Situation") -> int:
    found: int = s.box.zone_index[s.view["boss"]["at"]]
    return found


def on_the_way(s: "Situation", places: Places, goal: int, reach: int) -> set[int]:
    """Who stands on a shortest way of so many steps from the Boss to a Zone."""
    far, back = steps_from(s, stands_at(s)), steps_from(s, goal)
    whole = far.get(goal, UNREACHED)
    return {
        seat
        for seat, zone in places.items()
        if 0 < far.get(zone, UNREACHED) <= reach and far[zone] + back.get(zone, UNREACHED) == whole
    }


def worst_of(s: "Situation", boss: str, ways: Sequence[set[int]]) -> Met:
    """Of several ways, which I may choose among, the one that is best for me (DGY-BOSS-16)."""
    best = min(ways, key=lambda seats: suffered(s, boss, dict.fromkeys(seats, 1.0)), default=set[int]())
    return dict.fromkeys(best, 1.0)


def chased(word: str, reach: int) -> "Callable[[Situation, str, Places], Met]":
    """Toward the Scholar with most of something (RCV-R-182)."""

    def hunt(s: "Situation", boss: str, places: Places) -> Met:
        far = steps_from(s, stands_at(s))
        seats = [seat for seat, zone in places.items() if far.get(zone)]
        most = {seat: having(s.player(seat), word) for seat in seats}
        if not any(most.values()):
            most = {seat: -far[places[seat]] for seat in seats}
        top = max(most.values(), default=0)
        prey = [seat for seat in seats if most[seat] == top]
        return worst_of(s, boss, [on_the_way(s, places, places[seat], reach) for seat in prey])

    return hunt


def having(player: Player, word: str) -> int:
    return int(player["board"][word] if word in CUBES else player[word])


def toured(s: "Situation", boss: str, places: Places) -> Met:
    """Toward the Zone with most cubes."""
    far = steps_from(s, stands_at(s))
    count = {zone: len(cubes) for zone, cubes in s.cubes.items() if zone in far and cubes}
    most = max(count.values(), default=0)
    goals = [zone for zone, n in count.items() if n == most]
    return worst_of(s, boss, [on_the_way(s, places, goal, HUNTERS[boss].reach) for goal in goals])


def strode(s: "Situation", boss: str, places: Places) -> Met:
    """Straight on, whichever side it is."""
    far = steps_from(s, stands_at(s))
    return {
        seat: NEARBY for seat, zone in places.items() if 0 < far.get(zone, UNREACHED) <= HUNTERS[boss].reach
    }


def enchanted(s: "Situation", boss: str, places: Places) -> Met:
    """Who is on its Floor comes a Zone nearer; then it goes one toward the nearest (RCV-R-178)."""
    here = stands_at(s)
    far = steps_from(s, here)
    floor = s.box.zone[here].floor
    near: dict[int, int] = {}
    for seat, zone in places.items():
        steps = far.get(zone, UNREACHED) - (s.box.zone[zone].floor == floor)
        if steps > 0:
            near[seat] = steps
    return worst_of(s, boss, [{seat} for seat, steps in near.items() if steps == 1])


def brooded(s: "Situation", boss: str, places: Places) -> Met:
    """Toward the nearest carrier, or toward the nearest Egg (RCV-R-209)."""
    far = steps_from(s, stands_at(s))
    carriers = [zone for seat, zone in places.items() if s.player(seat)["carrying"] and far.get(zone)]
    eggs = [zone for zone, seen in s.zones.items() if seen["eggs"] and far.get(zone)]
    goals = carriers or eggs
    nearest = min((far[zone] for zone in goals), default=0)
    ways = [on_the_way(s, places, goal, BROOD) for goal in goals if far[goal] == nearest]
    return worst_of(s, boss, ways)


def prowled(s: "Situation", boss: str, places: Places) -> Met:
    """Toward the nearest whom he can reach (RCV-R-206)."""
    far = steps_from(s, stands_at(s))
    steps = {seat: far[zone] for seat, zone in places.items() if far.get(zone)}
    nearest = min(steps.values(), default=0)
    prey = [seat for seat, n in steps.items() if n == nearest]
    reach = HUNTERS[boss].reach
    return worst_of(s, boss, [on_the_way(s, places, places[seat], reach) for seat in prey])


def foraged(s: "Situation", boss: str, places: Places) -> Met:
    """Toward the nearest Egg outside the Burrow; Walls do not stop him, but links tell enough (RCV-R-211)."""
    far = steps_from(s, stands_at(s))
    eggs = [zone for zone, seen in s.zones.items() if seen["eggs"] and zone not in s.box.burrows]
    goals = [zone for zone in eggs if zone in far]
    nearest = min((far[zone] for zone in goals), default=0)
    reach = HUNTERS[boss].reach
    return worst_of(s, boss, [on_the_way(s, places, goal, reach) for goal in goals if far[goal] == nearest])


def haunted(s: "Situation", boss: str, places: Places) -> Met:
    """Beside a Randomized Scholar."""
    return {seat: 1 / len(places) for seat in places}


def surprised(s: "Situation", boss: str, places: Places) -> Met:
    """Toward a Randomized Scholar."""
    met: Met = {}
    for goal in places.values():
        for seat in on_the_way(s, places, goal, HUNTERS[boss].reach):
            met[seat] = met.get(seat, 0.0) + 1 / len(places)
    return met


def walked(s: "Situation", boss: str, places: Places) -> Met:
    """Whom Scilla meets, when it is she who acts."""
    met = chased("worship", SWIM)(s, boss, places)
    return {seat: EITHER * p for seat, p in met.items()}


def reached(s: "Situation", places: Places) -> float:
    """Whom Cariddi meets: everybody in the Zone of a Randomized Scholar, where no Tentacle lies."""
    cost = 0.0
    for goal in places.values():
        if s.has_tentacle(goal):
            continue
        there = [seat for seat, zone in places.items() if zone == goal]
        cost += sum(weight(s, seat) * clutching(s, s.player(seat)) for seat in there) / len(places)
    return EITHER * cost


# -- the Bosses ----------------------------------------------------------------------------------------------


def nothing(s: "Situation", zone: int) -> float:
    return 0.0


def nobody(s: "Situation", places: Places) -> float:
    return 0.0


def a_student(s: "Situation", zone: int) -> float:
    return s.draw_cost()


def open_show(s: "Situation", zone: int) -> float:
    """Everybody on its Floor discards a card."""
    floor = s.box.zone[zone].floor
    there = [seat for seat, at in standing(s, zone).items() if s.box.zone[at].floor == floor]
    return sum(weight(s, seat) * cards_lost(s, s.player(seat), 1) for seat in there)


class Hunter(NamedTuple):
    """What one should know of a Boss: the cost of an Encounter, whom it meets, how far it goes, the cost of
    the Sighting, how likely a Student is drawn in an Activation, and whom else it costs something.
    """

    harm: Callable[[Any, Player], float]
    hunt: Callable[[Any, str, Places], Met]
    reach: int
    sighting: Callable[[Any, int], float] = nothing
    drawn: float = 0.0
    others: Callable[[Any, Places], float] = nobody


HUNTERS: Final[dict[str, Hunter]] = {
    "capagrezza_hypnotist": Hunter(hypnosis, enchanted, 1, open_show),
    "capagrezza_showman": Hunter(silence, toured, 3, a_student),
    "basilisk_stone_gaze": Hunter(stone_gaze, strode, 3),
    "basilisk_hungry": Hunter(hunger, chased("students", 3), 3),
    "shadow_lord": Hunter(darkness, haunted, 1),
    "raganella_witch": Hunter(bewitching, chased("worship", 2), 2),
    "raganella_cook": Hunter(cooking, chased("students", 3), 3),
    "omega_mentalist": Hunter(mind_reading, surprised, 3, drawn=0.5),
    "omega_grand_master": Hunter(tribute, chased("stars", 2), 2, a_student),
    "jukas": Hunter(scattering, haunted, 1),
    "marconiglio": Hunter(bribing, foraged, HOPS),
    "enrico_giovanni": Hunter(raving, chased("stars", RAID), RAID),
    "scilla_and_cariddi": Hunter(trial, walked, SWIM, others=reached),
    "freddo": Hunter(chilling, prowled, REACH),
    "mother_basilisk": Hunter(motherly, brooded, BROOD),
}


def standing(s: "Situation", zone: int) -> dict[int, int]:
    """Where everybody outside the Starting Zone stands when I enter a Zone: one that is not laid yet will lie
    beside the one where I am.
    """
    mine = zone if zone in s.zones else s.at
    others = {seat: s.place_of(player) for seat, player in s.rivals.items()}
    return {s.seat: mine} | {seat: at for seat, at in others.items() if at != CAMP}


def weight(s: "Situation", seat: int) -> float:
    return 1.0 if seat == s.seat else -s.envy(seat)


def suffered(s: "Situation", boss: str, met: Met) -> float:
    """What Encounters cost me, less what they cost my rivals as far as that is good for me."""
    return sum(weight(s, seat) * p * encounter(s, boss, s.player(seat)) for seat, p in met.items())


def rousing_cost(s: "Situation", boss: str, zone: int) -> float:
    """Entering a Zone that rouses the Boss: a Sighting, or an Activation (DGY-BOSS-05 to 07)."""
    hunter = HUNTERS[boss]
    if s.view["boss"]["at"] is None:
        return hunter.sighting(s, zone)
    places = standing(s, zone)
    met = suffered(s, boss, hunter.hunt(s, boss, places)) + hunter.others(s, places)
    return met + hunter.drawn * s.draw_cost()
