"""The Move phase: walking, doors, pits, rooms, powers, and everything a player may do at a free moment
(chapters MOVE, SPACE, OBS, CHAL; DGR-R-39 to 49, 55, 96, 111, 118, 121, 128).
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from undercroft.engine.choice import Menu, Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Die, Seat
from undercroft.games.dungeoneer.board import STEPS, cell_name
from undercroft.games.dungeoneer.cards.content import LOCKED, MOVE, OPEN, OPENING, SCORES, TRAPPED
from undercroft.games.dungeoneer.cards.effects import Effects, would_change
from undercroft.games.dungeoneer.ranges import CardNumber, Mark, Side
from undercroft.games.dungeoneer.rules import inventory, quests
from undercroft.games.dungeoneer.rules.combat import NOBODY, Round
from undercroft.games.dungeoneer.rules.goal import end_turn
from undercroft.games.dungeoneer.rules.life import Wounds, bury_the_dead
from undercroft.games.dungeoneer.rules.resources import gain_glory, gain_peril, pay_glory
from undercroft.games.dungeoneer.rules.scores import keep_pace, score_of, space_of
from undercroft.games.dungeoneer.rules.threats import Test, roll_again
from undercroft.games.dungeoneer.rules.ways import (
    cells_in_reach,
    open_side,
    shut_door,
    ways_of,
    why_not_leave,
    why_not_linked,
    why_not_relocate,
)
from undercroft.games.dungeoneer.rules.windows import (
    Subject,
    open_checkpoint,
    open_window,
    pay_power,
    why_not_pay_power,
)
from undercroft.games.dungeoneer.table import MOVING, Table

# -- walking -------------------------------------------------------------------------------------------------


def move_candidates(s: Table, seat: int) -> list[Option]:
    return [("move", side) for side, way in enumerate(ways_of(s, seat)) if way >= 0]


def why_not_move(s: Table, seat: int, option: Option) -> Reason | None:
    side = option[1]
    way = ways_of(s, seat)[side]
    if way < 0:
        return why_not_linked(s, seat, side)
    if s.rooted_now:
        return why_not_leave(s)
    if s.points < 1:
        return Reason("DGR-MOVE-02", "points.short", {"needed": 1, "has": s.points})
    if way == OPENING or (way == OPEN and not s.slammed_now):
        return None
    mark = shut_door(s, seat, side)
    if mark == OPEN:
        return None
    rule = "DGR-OBS-05" if mark < TRAPPED else "DGR-OBS-09"
    return Reason(rule, "move.door_shut", {"threat": mark & 15})


WALK: Final[Offer] = tried(move_candidates, why_not_move)


def walk(s: Table, option: Option) -> None:
    s.points -= 1  # DGR-MOVE-02
    s.at[s.active] += STEPS[option[1]]
    s.tell("moved", seat=s.active, cell=cell_name(s.at[s.active]))
    s.push(Entering(s.active))


class Entering(Frame):
    """Entering a space in one's own turn, in the order of DGR-R-41."""

    first_step = "gain"
    belongs_to = ("seat",)
    waits = ("pit_tested", "fallen", "trap_tested", "look")

    seat: Seat

    def gain(self, s: Table) -> str:  # DGR-MOVE-05 to 08, DGR-DEF-15
        s.moved = 1
        cell = s.at[self.seat]
        if cell not in s.visited:
            s.visited += (cell,)
            space = space_of(s, self.seat)
            gain_peril(s, self.seat, space.peril)
            gain_glory(s, self.seat, space.glory)
        return "pit"

    def pit(self, s: Table) -> str:  # DGR-OBS-10, DGR-OBS-11, DGR-R-48
        here = s.grid[s.at[self.seat]] // 2
        pit = s.box.card[here].pit
        if not pit or s.used[here]:
            return "trap"
        s.used[here] = 1
        s.push(Test(self.seat, "pit", MOVE, pit, here))
        return "pit_tested"

    def pit_tested(self, s: Table) -> str:
        if s.result:
            return "trap"
        s.push(Wounds(self.seat, 1))
        return "fallen"

    def fallen(self, s: Table) -> str:
        s.tell("fell", seat=self.seat)
        bury_the_dead(s)
        end_turn(s)  # DGR-TURN-03
        return DONE

    def trap(self, s: Table) -> str:  # DGR-SPACE-02, DGR-SPACE-03, DGR-R-44; DGR-R-111: once per turn
        here = s.grid[s.at[self.seat]] // 2
        score, threat = s.box.card[here].entry
        if not threat or s.used[here]:
            return "look"
        s.used[here] = 1
        s.push(Test(self.seat, "room", score, threat, here))
        return "trap_tested"

    def trap_tested(self, s: Table) -> str:
        if not s.result:
            s.push(Effects(self.seat, self.seat, s.grid[s.at[self.seat]] // 2, "entry_failure"))
        return "look"

    def look(self, s: Table) -> str:
        quests.look_out(s, self.seat)
        return DONE


# -- relocation (DGR-R-39) -----------------------------------------------------------------------------------


def relocate(s: Table, e: Effects, reach: str) -> None:
    """DGR-R-39: in one's own turn it counts as entering; in another's it only changes the position
    (DGR-SPACE-04).
    """
    s.at[e.seat] = e.target
    s.tell("relocated", seat=e.seat, cell=cell_name(e.target))
    if e.seat == s.active:
        s.push(Entering(e.seat))


EFFECTS: Final[dict[str, Callable[..., None]]] = {"relocate": relocate}


# -- doors ---------------------------------------------------------------------------------------------------


class Opening(Frame):
    """A test to open a door (DGR-OBS-02, DGR-OBS-05 to 09, DGR-R-46)."""

    first_step = "test"
    belongs_to = ("seat",)
    waits = ("tested", "wounded")

    seat: Seat
    side: Side
    mark: Mark

    def test(self, s: Table) -> str:
        here = s.grid[s.at[self.seat]] // 2
        s.push(Test(self.seat, "door", MOVE, self.mark & 15, here))
        return "tested"

    def tested(self, s: Table) -> str:
        if s.result:
            open_side(s, self.seat, self.side)
        elif self.mark < TRAPPED:  # DGR-OBS-05
            lose_point(s, self.seat)
        else:  # DGR-OBS-09; DGR-R-112 (7): wounds first
            s.push(Wounds(self.seat, 1))
            return "wounded"
        return DONE

    def wounded(self, s: Table) -> str:
        open_side(s, self.seat, self.side)
        bury_the_dead(s)
        return DONE


def lose_point(s: Table, seat: int) -> None:
    """A movement point lost to a Locked Door; the Boot of Ala Hazad saves the first one in a turn."""
    for n in s.treasures[seat]:
        if s.box.card[n].spares_point and not s.used[n]:
            s.used[n] = 1
            s.tell("point_spared", seat=seat, card=s.name(n))
            return
    s.points -= 1
    s.tell("point_lost", seat=seat)


def open_candidates(s: Table, seat: int) -> list[Option]:
    return [
        ("open", side)
        for side, way in enumerate(ways_of(s, seat))
        if way >= LOCKED or (way == OPEN and s.slammed_now)
    ]


def why_not_open(s: Table, seat: int, option: Option) -> Reason | None:
    side = option[1]
    if s.at[seat] + STEPS[side] not in s.grid:
        return Reason("DGR-R-131", "move.nothing_there")
    reason = why_not_linked(s, seat, side)
    if reason is not None:
        return reason
    if shut_door(s, seat, side) == OPEN:
        return Reason("DGR-OBS-08", "door.not_shut")
    if s.points < 1:  # DGR-OBS-06
        return Reason("DGR-R-46", "points.short", {"needed": 1, "has": s.points})
    return None


OPEN_DOOR: Final[Offer] = tried(open_candidates, why_not_open)


def try_door(s: Table, option: Option) -> None:
    side = option[1]
    s.push(Opening(s.active, side, shut_door(s, s.active, side)))


# -- challenges ----------------------------------------------------------------------------------------------


def challenge_price(s: Table, seat: int) -> int:
    return 0 if space_of(s, seat).free_challenge else 1


def challenge_candidates(s: Table, seat: int) -> list[Option]:
    here = s.at[seat]
    return [
        ("challenge", o, score) for o in range(s.seats) if s.at[o] == here and o != seat for score in (0, 1)
    ]


def why_not_challenge(s: Table, seat: int, option: Option) -> Reason | None:
    _, rival, score = option
    if rival == seat:
        return Reason("DGR-CHAL-01", "target.own_hero")
    if not s.is_alive(rival):
        return Reason("DGR-R-22", "target.gone", {"seat": rival})
    if s.at[rival] != s.at[seat]:
        return Reason("DGR-CHAL-01", "challenge.elsewhere", {"seat": rival})
    if score > 1:
        return Reason("DGR-CHAL-03", "challenge.type", {"score": SCORES[score]})
    if s.challenged:
        return Reason("DGR-CHAL-05", "challenge.once")
    if s.points < challenge_price(s, seat):
        return Reason("DGR-MOVE-14", "points.short", {"needed": 1, "has": s.points})
    return None


CHALLENGE: Final[Offer] = tried(challenge_candidates, why_not_challenge)


def challenge(s: Table, option: Option) -> None:  # DGR-CHAL-02, 04, 06, DGR-R-55
    _, rival, score = option
    s.points -= challenge_price(s, s.active)
    s.challenged = 1
    s.push(Round("challenge", s.active, rival, -1, NOBODY, score))


# -- rooms ---------------------------------------------------------------------------------------------------


class RoomDie(Subject):
    """A die of a room's action, with its reroll window (DGR-R-112)."""

    first_step = "roll"
    belongs_to = ("seat",)
    waits = ("read",)

    seat: Seat
    card: CardNumber
    die: Die = 0

    def moments(self, s: Table, seat: int, kind: str) -> tuple[str, ...]:
        return ("own_die",) if seat == self.seat else ()

    def reroll(self, s: Table, seat: int) -> None:
        self.die = roll_again(s, seat)

    def roll(self, s: Table) -> str:
        self.die = s.chance.die()
        s.reveal("die_rolled", seat=self.seat, die=self.die)
        open_window(s, "reroll", self)
        return "read"

    def read(self, s: Table) -> str:
        s.push(Effects(self.seat, self.seat, self.card, f"face{self.die}"))
        return DONE


def why_not_action(s: Table, seat: int) -> Reason | None:
    """What forbids the action of the room the hero is in: none, used, or not affordable."""
    here = s.grid[s.at[seat]] // 2
    action = s.box.card[here].action
    if action is None:
        return Reason("DGR-SPACE-02", "room.no_action")
    if s.used[here]:
        return Reason("DGR-RESET-01", "room.used", {"card": s.name(here)})
    if action.points > s.points:
        return Reason("DGR-RES-05", "points.short", {"needed": action.points, "has": s.points})
    if action.glory > s.glory[seat]:
        return Reason(
            "DGR-RES-05", "glory.short", {"card": s.name(here), "needed": action.glory, "has": s.glory[seat]}
        )
    return None


def room_candidates(s: Table, seat: int) -> list[Option]:
    card = s.box.card[s.grid[s.at[seat]] // 2]
    return [("room",)] if card.action is not None and not card.reach else []


def why_not_room(s: Table, seat: int, option: Option) -> Reason | None:
    reason = why_not_action(s, seat)
    if reason is not None:
        return reason
    here = s.grid[s.at[seat]] // 2
    card = s.box.card[here]
    if card.reach:
        return Reason("DGR-R-39", "room.name_a_space", {"card": s.name(here)})
    if not card.table and not would_change(s, seat, card.effects):
        return Reason("DGR-R-118", "card.for_nothing", {"card": s.name(here)})
    return None


ROOM: Final[Offer] = tried(room_candidates, why_not_room)


def pay_action(s: Table) -> int:
    here = s.grid[s.at[s.active]] // 2
    action = s.box.card[here].action
    assert action is not None
    s.used[here] = 1
    s.points -= action.points
    pay_glory(s, s.active, action.glory)
    s.tell("room_used", seat=s.active, card=s.name(here))
    return here


def use_room(s: Table, option: Option) -> None:
    here = pay_action(s)
    if s.box.card[here].table:
        s.push(RoomDie(s.active, here))
    else:
        s.push(Effects(s.active, s.active, here, "effects"))


def portal_candidates(s: Table, seat: int) -> list[Option]:
    reach = s.box.card[s.grid[s.at[seat]] // 2].reach
    return [("portal", cell) for cell in cells_in_reach(s, seat, reach)] if reach else []


def why_not_portal(s: Table, seat: int, option: Option) -> Reason | None:
    card = s.box.card[s.grid[s.at[seat]] // 2]
    if not card.reach:
        return Reason("DGR-SPACE-02", "room.no_portal")
    return why_not_action(s, seat) or why_not_relocate(s, seat, card.reach, option[1])


PORTAL: Final[Offer] = tried(portal_candidates, why_not_portal)


def use_portal(s: Table, option: Option) -> None:
    s.push(Effects(s.active, s.active, pay_action(s), "effects", option[1]))


# -- hero powers (DGR-CARD-03, DGR-R-96) ---------------------------------------------------------------------


def power_candidates(s: Table, seat: int) -> list[Option]:
    return [("power",)] if s.box.power_moment[s.hero[seat]] == "move" else []


def why_not_power(s: Table, seat: int, option: Option) -> Reason | None:
    """At a free moment; windows and combats ask for others."""
    hero = s.box.card[s.hero[seat]]
    power = hero.power
    assert power is not None
    if power.moment != "move":
        return Reason("DGR-R-96", "power.other_moment", {"hero": hero.id})
    if hero.reach:
        return Reason("DGR-R-39", "power.name_a_space", {"hero": hero.id})
    reason = why_not_pay_power(s, seat)
    if reason is None and not would_change(s, seat, hero.effects):
        return Reason("DGR-R-118", "card.for_nothing", {"card": hero.id})
    return reason


POWER: Final[Offer] = tried(power_candidates, why_not_power)


def use_power(s: Table, option: Option) -> None:
    pay_power(s, s.active)
    s.push(Effects(s.active, s.active, s.hero[s.active], "effects"))


def farstep_candidates(s: Table, seat: int) -> list[Option]:
    reach = s.box.card[s.hero[seat]].reach
    return [("farstep", cell) for cell in cells_in_reach(s, seat, reach)] if reach else []


def why_not_farstep(s: Table, seat: int, option: Option) -> Reason | None:
    hero = s.box.card[s.hero[seat]]
    if not hero.reach:
        return Reason("DGR-R-96", "power.no_step", {"hero": hero.id})
    return why_not_pay_power(s, seat) or why_not_relocate(s, seat, hero.reach, option[1])


FARSTEP: Final[Offer] = tried(farstep_candidates, why_not_farstep)


def farstep(s: Table, option: Option) -> None:
    pay_power(s, s.active)
    s.push(Effects(s.active, s.active, s.hero[s.active], "effects", option[1]))


# -- the phase -----------------------------------------------------------------------------------------------


def likely(s: Table, seat: int) -> tuple[str, ...]:
    """The verbs that may have an option now (measured: a third of the time of a decision)."""
    verbs: list[str] = []
    here, hero = s.box.card[s.grid[s.at[seat]] // 2], s.box.card[s.hero[seat]]
    if s.points:
        verbs += ["move", "open"]
    if s.treasures[seat]:
        verbs += ["unlock", "quest", "offer", "use"]
    else:
        verbs.append("quest")
    if s.at.count(s.at[seat]) > 1:
        verbs.append("challenge")
    if here.action is not None:
        verbs.append("portal" if here.reach else "room")
    if s.glory[seat]:
        if s.box.power_moment[s.hero[seat]] == "move":
            verbs.append("farstep" if hero.reach else "power")
        box, hand = s.box, s.hand[seat]
        if not box.playable.isdisjoint(hand):
            verbs.append("play")
            if len(s.treasures[seat]) >= hero.treasure_limit or len(s.boons[seat]) >= hero.boon_limit:
                verbs.append("replace")
        if not box.jumping.isdisjoint(hand):
            verbs.append("jump")
        if s.banes[seat]:
            verbs.append("lift")
    verbs.append("done")
    return tuple(verbs)


FREE_PLAY: Final[Menu] = Menu(  # DGR-MOVE-09: cards at any moment of the phase
    (
        *("move", "open", "unlock", "quest", "offer", "use", "challenge", "room"),
        *("portal", "power", "farstep", "play", "replace", "jump", "lift", "done"),
    ),
    likely,
)
ACTS: Final[dict[str, Callable[[Any, Option], None]]] = {
    "move": walk,
    "open": try_door,
    "unlock": inventory.unlock,
    "quest": quests.attempt,
    "offer": quests.offer,
    "challenge": challenge,
    "room": use_room,
    "portal": use_portal,
    "power": use_power,
    "farstep": farstep,
    "play": inventory.play,
    "replace": inventory.replace,
    "jump": inventory.jump,
    "use": inventory.use,
    "lift": inventory.lift,
}


class Moving(Subject):
    """The own Move phase (DGR-R-121): points, checkpoint, automatic Quests, then free play until the player
    ends it.
    """

    first_step = "begin"
    belongs_to = ("seat",)
    waits = ("look", "act")

    seat: Seat

    act_options: ClassVar[Menu] = FREE_PLAY

    def begin(self, s: Table) -> str:  # DGR-MOVE-01
        s.phase = MOVING
        s.pace = score_of(s, self.seat, MOVE)
        s.points = max(0, s.pace - s.points_lost[self.seat])
        s.points_lost[self.seat] = 0
        s.tell("move_began", seat=self.seat, points=s.points)
        open_checkpoint(s)
        return "look"

    def look(self, s: Table) -> str:
        quests.look_out(s, self.seat)  # DGR-R-81, DGR-R-87
        return "act"

    def act(self, s: Table) -> str:
        if not s.is_alive(self.seat):
            return DONE
        keep_pace(s)
        s.ask(self.seat, "move.act", FREE_PLAY.verbs)
        return "acted"

    def acted(self, s: Table) -> str:
        option = s.answer
        if option[0] == "done":
            return DONE
        ACTS[option[0]](s, option)
        return "act"
