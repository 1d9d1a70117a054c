"""The Movement Phase and the Action Phase: one step after another, and between them everybody's chance to
play (chapters EXPL, MOVE, ACT, PRIO; DGY-R-03, 64, 92, 93, 175 to 177, 199, 212).

The current player says what she will do next, a card, a Skill or a step. Before a step is carried out the
others are asked; what it will be, they do not learn until all have passed (DGY-R-212). If somebody plays, she
is asked again.
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated, ClassVar, Final, NamedTuple

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Menu, Offer, Option, Reason, offered_by
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Among, Flag, SeatOrNone
from undercroft.engine.window import Window
from undercroft.games.dungeonology.ranges import Intent
from undercroft.games.dungeonology.rules.ending import check_cubes
from undercroft.games.dungeonology.rules.moving import (
    Entering,
    Exploring,
    Leaping,
    is_closed_to,
    is_dark,
    spend,
    why_not_bear,
)
from undercroft.games.dungeonology.rules.values import change, speed_of
from undercroft.games.dungeonology.rules.windows import might_speak, play
from undercroft.games.dungeonology.table import (
    ACTION,
    CAMP,
    GOES_ON,
    GONE,
    MOVEMENT,
    NOBODY,
    PHASE_ENDS,
    Table,
)

PLAYS = ("aux", "rob", "main", "skill")
CARDS = ("aux", "rob", "main")
MOVES = ("walk", "reveal", "sneak")
WITHOUT_MAIN = ("aux", "rob", "skill")  # DGY-TRICK-03
ACTS = ("study", "spy", "bivouac", "teleport", "collect")
INSTANTS = ("aux", "rob", "main", "pass")
VERBS = {"movement": (*MOVES, *PLAYS, "done"), "action": (*MOVES, *ACTS, *PLAYS, "done")}


def likely_steps(s: Table, seat: int) -> tuple[str, ...]:
    """What can have options in her phase: half of the time of a game goes into this question."""
    moves = MOVES if s.points else ()
    acts = (*s.rules.acts,) if s.phase == ACTION and may_act(s) else ()
    plays: tuple[str, ...] = ("skill",)
    if s.hinges.playable(s, seat):
        plays = PLAYS if s.settings["main_effects"] else WITHOUT_MAIN
    return (*moves, *acts, *plays, *s.hinges.more_plays, *s.hinges.more_steps, "done")


def likely_instants(s: Table, seat: int) -> tuple[str, ...]:
    """Whoever holds nothing that can be played at any moment can but pass, or use what is no card."""
    if s.box.playable["instant"].isdisjoint(s.hinges.playable(s, seat)):
        return without_cards(s.hinges.instants)
    return s.hinges.instants


@cache
def without_cards(verbs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(verb for verb in verbs if verb not in CARDS)


class Phase(Window):
    """One of the two phases of an Exploration."""

    first_step = "begin"
    waits = ("open", "poll")

    kind: Annotated[str, Among("movement", "action")]
    intent: Intent = ()  # the step that the current player will take if nobody plays
    who: SeatOrNone = NOBODY  # the last one who was asked

    open_options: ClassVar[Menu] = Menu((*MOVES, *ACTS, *PLAYS, "done"), likely_steps)
    turn_to_options: ClassVar[Menu] = Menu(INSTANTS, likely_instants)

    def moment(self, seat: int) -> str:
        return "own" if self.who == NOBODY else "instant"

    def resample(self, s: Table, seat: int | None, chance: Chance) -> None:
        """Which step the current player has in mind, only she knows (DGY-R-212)."""
        if self.intent and seat != s.active:
            steps = offered_by(s, s.active, self.awaited(s))
            stream = next(iter(chance.streams))
            self.intent = steps[chance.below(stream, len(steps))]

    def awaited(self, s: Table) -> tuple[str, ...]:
        """The steps before which the others are asked."""
        return (*MOVES, "done")

    def verbs(self, s: Table) -> tuple[str, ...]:
        """What the current player may answer with."""
        return s.rules.phase_verbs[self.kind]

    def begin(self, s: Table) -> str:
        if self.kind == "movement":
            s.phase = MOVEMENT
            s.pace = speed_of(s, s.active)
            if is_dark(s):
                s.pace = min(s.pace, 2)
            s.points = s.pace  # DGY-MOVE-01, DGY-R-25
        else:
            s.phase = ACTION
            if s.cut == PHASE_ENDS:
                s.cut = GOES_ON
            s.points = 0  # DGY-MOVE-07, DGY-R-64
        return "open"

    def open(self, s: Table) -> str:
        """The current player has priority (DGY-PRIO-02), before and after her Action (DGY-ACT-06)."""
        check_cubes(s)
        if s.over or s.cut or s.at[s.active] == GONE:  # DGY-ED-37, 40
            return DONE
        self.who = NOBODY
        self.intent = ()
        s.ask(s.active, f"phase.{self.kind}", self.verbs(s))
        return "chosen"

    def chosen(self, s: Table) -> str:
        option = s.answer
        self.who = s.active
        if (
            option[0] in PLAYS or option[0] in s.hinges.more_plays
        ):  # DGY-EXPL-02, DGY-TRICK-08, DGY-MAIN-02: as often as she can
            play(s, s.active, option)
            return "poll"
        if option[0] in s.hinges.more_steps:  # nobody can answer
            self.who = NOBODY
            s.hinges.more_steps[option[0]](s, s.active, option)
            return "open"
        self.intent = option
        return (
            "poll" if option[0] in self.awaited(s) else "carry_out"
        )  # DGY-R-175: mostly none before Actions

    def poll(self, s: Table) -> str:
        """The others, clockwise, one card each (DGY-PRIO-03 to 05, 07), with and without Main Effects
        (DGY-R-177).
        """
        if s.over or s.cut or s.at[s.active] == GONE:
            return DONE
        self.who = self.next_asked(s, self.who, s.active)
        if self.who == NOBODY:
            self.who = s.active
            return "carry_out" if self.intent else "open"
        self.step = "turn_to"
        return self.turn_to(s)

    def may_react(self, s: Table, seat: int) -> bool:
        return seat != s.active and might_speak(s, seat)

    def turn_to(self, s: Table) -> str:
        if not might_speak(s, self.who) or s.at[s.active] == GONE:
            return "poll"
        s.ask(self.who, "window.instant", s.hinges.instants)  # DGY-EXPL-03, DGY-R-94
        return "polled"

    def polled(self, s: Table) -> str:
        if s.answer[0] == "pass":
            return self.poll(s)
        self.intent = ()
        play(s, self.who, s.answer)
        return "poll"

    def carry_out(self, s: Table) -> str:
        self.who = NOBODY
        verb, rest = str(self.intent[0]), self.intent[1:]
        self.intent = ()
        if verb == "done":  # DGY-MOVE-05, DGY-TURN-06: also with nothing done
            s.points = 0  # DGY-R-64
            s.tell("phase_ended", seat=s.active, phase=self.kind)
            return DONE
        numbers = [int(n) for n in rest]
        if verb in MOVES:
            spend(s, s.hinges.step_cost(s, s.active, -1 if verb == "reveal" else numbers[0]))
            s.hinges.stepped(s, s.active)
            if verb == "reveal":
                s.push(Exploring(s.active))
            else:
                come = Leaping if verb == "sneak" else Entering
                s.push(come(s.active, numbers[0]))
        else:
            perform(s, s.active, verb, numbers)
        return "open"  # DGY-MOVE-08: when all of it is resolved


class ActionPhase(Phase):
    """The Action Phase with a window after every step made in it (DGY-R-175): whatever she names next, the
    Action too, waits until the others have passed.
    """

    kind: Annotated[str, Among("action")] = "action"
    due: Flag = 0  # a Speed point was spent, and not everybody has passed since

    def awaited(self, s: Table) -> tuple[str, ...]:
        return (*MOVES, *s.rules.acts, "done") if self.due else (*MOVES, "done")

    def forget_seat(self, s: Table, seat: int) -> None:
        """She cannot spy on somebody who has given up meanwhile (DGY-R-211)."""
        if self.intent[:2] == ("spy", seat):
            self.intent = ()

    def carry_out(self, s: Table) -> str:
        self.due = int(self.intent[0] in MOVES)
        return super().carry_out(s)


def action_phase(s: Table, step: str = "begin") -> Phase:
    phase = ActionPhase() if s.rules.polls_after_action_step else Phase("action")
    return phase.starting_at(step)


def may_act(s: Table) -> bool:
    """Whether an Action of some kind is left."""
    return len(s.actions) < 1 + change(s, s.active, "actions") + s.extra_action


def why_wait(s: Table, seat: int, verb: str) -> Reason | None:
    """In the middle of her own phase what she is asked comes first (DGY-MOVE-08, DGY-TRICK-09)."""
    top = s.stack[-1]
    if seat != s.active or isinstance(top, Phase):
        return None
    kind = {MOVEMENT: "movement", ACTION: "action"}.get(s.phase)
    if not kind or verb not in s.rules.phase_verbs[kind]:
        return None
    return top.why_first(s, verb) or Reason(top.rule or s.game.choice_rule, "moment.first")


# -- Actions -------------------------------------------------------------------------------------------------


class Act(NamedTuple):
    """An Action: of which kind it is (DGY-R-199), and what it does."""

    kind: str
    perform: Callable[..., None]


def why_not_act(s: Table, seat: int, kind: str) -> Reason | None:
    """One Action, and only one, unless something grants another (DGY-ACT-01, DGY-R-92, 199)."""
    if s.phase != ACTION:
        return Reason("DGY-EXPL-01", "action.phase")
    done = len(s.actions)
    own = 1 + change(s, seat, "actions")
    if done < own:
        return None
    if done < own + s.extra_action:
        return None if kind != s.actions[0] else Reason("DGY-R-199", "action.same_kind")
    return Reason("DGY-ACT-01", "action.used")


def perform(s: Table, seat: int, verb: str, numbers: list[int]) -> None:
    act = s.rules.acts[verb]
    s.actions += (act.kind,)  # DGY-R-03: an Action, not an Activity
    act.perform(s, seat, *numbers)


# -- Teleport ------------------------------------------------------------------------------------------------


def teleport_options(s: Table, seat: int) -> list[Option]:
    """All that is legal, as below."""
    here = s.at[seat]
    if here == CAMP or not s.teleports >> here & 1 or why_no_teleport(s, seat) is not None:
        return []
    found = [zone for zone, cell in enumerate(s.where) if cell >= 0 and zone != here]
    return [("teleport", zone) for zone in found if not is_closed_to(s, seat, zone)]


def why_not_teleport(s: Table, seat: int, option: Option) -> Reason | None:
    """DGY-TOKEN-04, 05, DGY-R-182."""
    zone = option[1]
    if s.at[seat] == CAMP or not s.teleports >> s.at[seat] & 1:
        return Reason("DGY-TOKEN-04", "teleport.none", {"zone": s.zone_word(s.at[seat])})
    if zone == s.at[seat]:
        return Reason("DGY-TOKEN-05", "move.here", {"zone": s.zone_word(zone)})
    if s.where[zone] < 0:
        return Reason("DGY-TOKEN-05", "move.not_placed", {"zone": s.zone_word(zone)})
    return why_not_bear(s, seat, zone) or why_no_teleport(s, seat)


def why_no_teleport(s: Table, seat: int) -> Reason | None:
    """What forbids it, wherever it leads."""
    worship = 2
    if not s.board[seat][worship]:
        return Reason("DGY-TOKEN-05", "zone.colour", {"cube": s.cube_word(worship)})
    if change(s, seat, "bars_passages"):
        return Reason("DGY-JINX-02", "sneak.lost_map")
    if is_dark(s):
        return Reason("DGY-MAX-07", "sneak.dark")
    return why_not_act(s, seat, "zone")


def teleport(s: Table, seat: int, zone: int) -> None:
    s.tell("teleported", seat=seat)
    s.push(Leaping(seat, zone))


TELEPORT: Final[Offer] = Offer(teleport_options, why_not_teleport)
TELEPORTING: Final = Act("zone", teleport)
