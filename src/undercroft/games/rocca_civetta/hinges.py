"""What the modules of the expansion change in the rules of the base: one answer for every hinge that they
need (`dungeonology/rules/hinges.py`).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from undercroft.engine.choice import Reason
from undercroft.engine.frame import Frame
from undercroft.games.dungeonology.board import distances
from undercroft.games.dungeonology.cards import content
from undercroft.games.dungeonology.cards.content import CASTE, FATE, RICHES
from undercroft.games.dungeonology.cards.effects import take_intern
from undercroft.games.dungeonology.ranges import Interns, Tricks
from undercroft.games.dungeonology.rules import hinges as base
from undercroft.games.dungeonology.rules.boss import encounter
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.playing import Playing
from undercroft.games.dungeonology.rules.skills import Butting, Using
from undercroft.games.dungeonology.rules.stealth_test import (
    Espionage,
    StealthTest,
    Study,
    in_reach,
    most_cubes,
)
from undercroft.games.dungeonology.rules.stun import Stuns
from undercroft.games.dungeonology.rules.values import Cause, causes, change, hand_value_of
from undercroft.games.dungeonology.table import NOBODY
from undercroft.games.dungeonology.zones import draw_cards, let_hold, put_away, without
from undercroft.games.rocca_civetta.cards.content import Skill
from undercroft.games.rocca_civetta.rules import (
    brood,
    camp,
    congregations,
    eggs,
    goddess,
    information,
    mind_twist,
    modes,
    narrow,
    panics,
    student_effects,
    temple,
    traps,
    winter,
)
from undercroft.games.rocca_civetta.rules.bosses import OF_OMEGA
from undercroft.games.rocca_civetta.rules.clans import meets_requirement
from undercroft.games.rocca_civetta.rules.familiars import (
    Counting,
    familiars_of,
    may_skip,
    release,
    set_free,
    wards_off,
)
from undercroft.games.rocca_civetta.rules.interns import Charming, Hiding, is_fooled, peek
from undercroft.games.rocca_civetta.rules.moving import step_cost
from undercroft.games.rocca_civetta.rules.omega.espionage import (
    OmegaEspionage,
    OmegaReaction,
    Sabotage,
    hits_omega,
    is_sabotaged,
)
from undercroft.games.rocca_civetta.rules.omega.solitary import PLAYERS
from undercroft.games.rocca_civetta.rules.omega.tome import (
    OMEGA,
    alert_of_omega,
    black_stars,
    is_alone,
    keep_exalted,
    plays,
)
from undercroft.games.rocca_civetta.rules.research import claim
from undercroft.games.rocca_civetta.rules.scholars import Charging, IndicateCubes, Overloading, Reaping
from undercroft.games.rocca_civetta.table import IDOL, Table

if TYPE_CHECKING:
    from undercroft.engine.chance import Chance

INVOKE: Final = "invoke"  # the verb for what Students of Congregations do
LIMITED: Final = {"turn": "skill.once_per_turn", "test": "skill.once_per_test"}
COSTS: Final = (
    Playing,
    Using,
    Butting,
    Overloading,
    Charging,
    Reaping,
)  # what lies below a Stun Token that is paid


def has_store(s: Table, seat: int) -> bool:
    """Whether she has the Skill to store cards (RCV-R-252)."""
    return any(s.box.skill[name].effect[:1] == ("store_card",) for name in s.hinges.skills(s, seat))


class Hinges(base.Hinges[Table]):
    """The rules with the expansion."""

    def __init__(self) -> None:
        super().__init__()
        self.more_steps = {
            "claim": claim,
            "peek": peek,
            "pick_up": brood.pick_up,
            "melt": winter.melt,
            "warm": winter.warm,
        }
        self.more_plays = (INVOKE,)
        self.instants = (*self.instants[:-1], INVOKE, "skill", self.instants[-1])
        self.last_words = (*self.last_words[:-1], INVOKE, self.last_words[-1])

    # -- who plays: Omega is nobody's seat (RCV-R-109, 110, 221, 222) ----------------------------------------

    def players(self, s: Table) -> int:
        """RCV-SOLO-03, RCV-OAA-05."""
        return PLAYERS if is_alone(s) else s.seats

    def bosses(self, s: Table) -> list[int]:
        """RCV-R-175, RCV-BIG-01, 02: a Big Boss is played only when it is named. RCV-R-85, RCV-OAA-03: where
        Omega plays he is not the Boss.
        """
        bosses = s.box.bosses
        found = [n for n in super().bosses(s) if bosses[n].id not in modes.PROFILES]
        return [n for n in found if bosses[n].id not in OF_OMEGA] if s.pieces.omega_cards else found

    def scholars(self, s: Table) -> tuple[int, ...]:
        """RCV-SCH-04, RCV-CON-04, RCV-R-16, 241: whose Congregation the options put into play is not in the
        pool, nor the Boss.
        """
        barred = modes.barred_scholars(s)
        return tuple(n for n in super().scholars(s) if n not in barred)

    def opening_hand(self, s: Table, seat: int, n: int) -> int:
        """RCV-SOLO-08."""
        return hand_value_of(s, seat) if is_alone(s) else n

    def most_stars(self, s: Table) -> int:
        """RCV-R-118."""
        stars = super().most_stars(s)
        return max(stars, black_stars(s)) if plays(s) else stars

    def settled(self, s: Table) -> None:
        if plays(s):
            keep_exalted(s)

    def is_target(self, s: Table, n: int) -> bool:
        return n < s.seats or (n == OMEGA and plays(s))

    def ending(self, s: Table, ending: str) -> str:
        """RCV-SOLO-13, RCV-R-225: who gives up alone has not run out of opponents."""
        if not is_alone(s):
            return ending
        return "solo_won" if s.theses else "solo_resigned" if ending == "resigned" else ending

    # -- what a Scholar has and is ---------------------------------------------------------------------------

    def skills(self, s: Table, seat: int) -> tuple[str, ...]:
        """RCV-R-240, 252: none under the Fool's Token."""
        return () if s.fooled == seat and is_fooled(s, seat) else super().skills(s, seat)

    def why_without(self, s: Table, seat: int, skill: str) -> Reason:
        if is_fooled(s, seat) and skill in super().skills(s, seat):
            return Reason("RCV-R-252", "skill.fooled", {"skill": skill})
        return super().why_without(s, seat, skill)

    def interns(self, s: Table, seat: int) -> Interns:
        """RCV-R-244: Egg on the Face."""
        return () if change(s, seat, "suspends_interns") else s.interns[seat]

    def more_intelligence(self, s: Table, seat: int) -> int:
        return s.genius if seat == s.active else 0

    def more_speed(self, s: Table, seat: int) -> int:
        """An Egg is heavy (RCV-R-208)."""
        return -s.carrying[seat]

    def more_students(self, s: Table, seat: int) -> int:
        return change(s, seat, "students")

    def more_change(self, s: Table, seat: int, by: Mapping[int, int]) -> int:
        """RCV-FAM-07: what the Familiars bring that are Linked to her."""
        return sum([n for familiar, n in by.items() if s.linked_to[familiar] == seat])

    def more_causes(self, s: Table, seat: int, by: Mapping[int, int]) -> list[Cause]:
        familiars = s.pieces.familiars
        return [(familiars[n].id, by[n]) for n in familiars_of(s, seat) if n in by]

    def study_bonus(self, s: Table, seat: int, n: int) -> int:
        """RCV-R-135: what was bought stays when arrows are lost."""
        return 0 if s.dulled[seat] else n + s.wheel[seat]

    # -- cards -----------------------------------------------------------------------------------------------

    def held(self, s: Table, seat: int) -> Tricks:
        """RCV-R-184, 252: stored cards are played as if from her hand, while she has the Skill."""
        stored = s.stored[seat]
        return (*s.hand[seat], *stored) if stored and has_store(s, seat) else s.hand[seat]

    def playable(self, s: Table, seat: int) -> Tricks:
        """RCV-R-189: whoever has stored cards is asked without a hand."""
        return () if s.silenced[seat] else self.held(s, seat)

    def why_not_play(self, s: Table, seat: int) -> Reason | None:
        return Reason("RCV-BOSS-03", "play.silenced") if s.silenced[seat] else None

    def reactions(self, s: Table, play: Playing) -> Frame:
        """RCV-OPH-15."""
        return OmegaReaction(play.seat) if hits_omega(s, play) else super().reactions(s, play)

    def why_not_main(self, s: Table, seat: int, card: int) -> Reason | None:
        """RCV-R-244: whoever lacks the Student that the Union asks for cannot use it."""
        more = change(s, seat, "sacrifices")
        if not more:
            return None
        due = [sum(n for name, n in parts if name == "sacrifice") for parts in s.box.trick[card].cost]
        if all(n and s.students[seat] < n + more for n in due):
            return Reason("RCV-R-244", "play.no_student", {"n": min(due) + more})
        return None

    def might_use(self, s: Table, seat: int) -> bool:
        """RCV-R-189."""
        return student_effects.might_use(s, seat) or camp.might_blast(s, seat)

    def declarable(self, s: Table, seat: int) -> Tricks:
        """RCV-R-244: Wet Notes look at the printed Bonus Value."""
        least = change(s, seat, "unreadable")
        cards = self.held(s, seat)
        return tuple(card for card in cards if s.box.bonus[card] > least) if least else cards

    def why_not_declare(self, s: Table, cards: Tricks) -> Reason | None:
        if not cards:
            return None
        return Reason("RCV-R-244", "test.unreadable", {"n": max(s.box.bonus[card] for card in cards)})

    def let_go(self, s: Table, seat: int, card: int) -> None:
        if (
            card in s.pieces.searches
        ):  # RCV-R-239: before it is played and paid, and before anybody answers it
            s.searched = s.discard[-s.pieces.searches[card] :]
        if card in s.stored[seat]:
            s.stored[seat] = without(s.stored[seat], card)
        else:
            super().let_go(s, seat, card)

    def types_for(self, s: Table, kind: int) -> tuple[int, ...]:
        """RCV-TYPE-01, 02, RCV-R-33, 34: with both added types Fate stands for any of them."""
        return (kind, FATE) if s.settings["alchemy"] and s.settings["specialists"] else (kind,)

    def why_not_use(self, s: Table, seat: int, skill: content.Skill) -> Reason | None:
        """RCV-R-187: the count belongs to the Skill's name."""
        per, most = skill.limit if isinstance(skill, Skill) else ("", 0)
        if not most or (s.used if per == "turn" else s.used_in_test).count(skill.id) < most:
            return mind_twist.why_not_afford(s, seat, skill)
        return Reason("RCV-R-187", LIMITED[per], {"skill": skill.id, "n": most})

    def used(self, s: Table, seat: int, skill: str) -> None:
        per, _ = s.pieces.limits.get(skill, ("", 0))
        if per == "turn":
            s.used += (skill,)
        elif per:
            s.used_in_test += (skill,)

    def use_skill(self, s: Table, seat: int, skill: int) -> None:
        mind_twist.use_skill(s, seat, skill)

    def why_not_harvest(self, s: Table, seat: int, skill: content.Skill, n: int) -> Reason | None:
        return mind_twist.why_not_afford(s, seat, skill, n)

    def harvest(self, s: Table, seat: int, n: int) -> None:
        mind_twist.harvest(s, seat, n)

    def intern_moved(self, s: Table, intern: int) -> None:
        """The Fool's Token goes away with the Fool."""
        if intern in s.box.changes["mocks"][1]:
            s.fooled = NOBODY

    # -- Students and Stun -----------------------------------------------------------------------------------

    def students_away(self, s: Table) -> int:
        """In the Cauldron. Students of Congregations are counted where they are and are not gray: only
        standard ones are taken from the Reserve (RCV-R-68).
        """
        return s.cauldron - sum(s.stewed) - congregations.of_congregations(s)

    def bonfire_spaces(self, s: Table) -> int:
        return winter.BONFIRE if winter.is_winter(s) else super().bonfire_spaces(s)

    def row_filled(self, s: Table) -> None:
        winter.grow_cold(s)

    def shuts_bonfire(self, s: Table) -> bool:
        panic = s.pieces.panic_of(s.panic) if s.maximum else None
        return panic is not None and panic.bars_bonfire

    def sacrifice_cost(self, s: Table, seat: int, n: int) -> int:
        """RCV-R-244: Union Strike."""
        return n + change(s, seat, "sacrifices") if n else 0

    def sacrifice(self, s: Table, seat: int, n: int) -> None:
        if any(s.kinds[seat]):
            congregations.sacrifice(s, seat, n)
        else:
            super().sacrifice(s, seat, n)

    def steal_students(self, s: Table, seat: int, victims: tuple[int, ...]) -> None:
        if any(any(s.kinds[victim]) for victim in victims):
            s.push(congregations.HandingOver(seat, victims))
        else:
            super().steal_students(s, seat, victims)

    def draw_students(self, s: Table, seat: int, n: int) -> None:
        """RCV-R-199."""
        if congregations.are_on(s):
            s.push(congregations.Drawing(seat, n))
        else:
            super().draw_students(s, seat, n)

    def leave_bonfire(self, s: Table, seat: int, n: int) -> None:
        """RCV-CON-11: the last ones first."""
        for kind in congregations.leave_bonfire(s, n):
            congregations.take(s, seat, kind)

    def bonfire_cleared(self, s: Table) -> None:
        """RCV-R-200: to their own Reserves."""
        s.bonfire_row = ()

    def enroll(self, s: Table, n: int) -> None:
        """RCV-CON-09."""
        congregations.enroll(s, n)

    def university_emptied(self, s: Table) -> None:
        """RCV-R-65, 200: to their own Reserves; a Panic Card fills it with standard Students."""
        s.enrolled = congregations.NONE

    def panic_turned_up(self, s: Table) -> None:
        panics.turned_up(s)

    def sacrificed(self, s: Table, seat: int) -> None:
        """RCV-R-187, 188: the first time in each player's turn."""
        cards = change(s, seat, "mourning_cards")
        if cards and not s.mourned >> seat & 1 and not self.is_idle(s, seat):
            s.mourned |= 1 << seat
            draw_cards(s, seat, cards)

    def shrugs_off(self, s: Table, seat: int) -> bool:
        """RCV-R-187, 188: the first token in each player's turn, costs excepted."""
        if s.shrugged >> seat & 1 or not change(s, seat, "ignores_stun") or self.is_idle(s, seat):
            return False
        below = s.stack[-2] if len(s.stack) > 1 else None
        if isinstance(below, COSTS) and below.seat == seat:
            return False
        s.shrugged |= 1 << seat
        s.tell("stun_ignored", seat=seat)
        return True

    def is_idle(self, s: Table, seat: int) -> bool:
        """In the turns of others no Skill acts in the Starting Zone (DGY-R-209)."""
        return s.is_safe(seat) and seat != s.active

    def stun_shed(self, s: Table, seat: int) -> int:
        return max(0, s.stun[seat] - change(s, seat, "keeps_stun"))

    def goes_home(self, s: Table, seat: int) -> None:
        """RCV-FAM-08, RCV-R-49: first of all."""
        release(s, seat)

    def gathered(self, s: Table, seat: int) -> None:
        """RCV-R-167."""
        congregations.offer_swap(s, seat)

    def rested(self, s: Table, seat: int) -> None:
        draw_cards(s, seat, change(s, seat, "rest_cards"))

    def leaving(self, s: Table, seat: int) -> None:
        """RCV-R-208: outside the Starting Zone the Egg stays behind."""
        brood.leave_egg(s, seat)

    def left(self, s: Table, seat: int) -> None:
        """RCV-R-184: stored cards are discarded."""
        put_away(s, s.stored[seat])
        s.stored[seat] = ()
        s.silenced[seat] = s.dulled[seat] = 0
        winter.give_back(s, seat)
        temple.left(s, seat)
        set_free(s, seat)
        if s.fooled == seat or any(n in s.box.changes["mocks"][1] for n in s.interns[seat]):
            s.fooled = NOBODY

    # -- the dungeon -----------------------------------------------------------------------------------------

    def ignores(self, s: Table, seat: int, effect: str) -> bool:
        """RCV-R-185, 245: in every form."""
        if s.tumbling and seat == s.active and effect in ("stop", "toll", "traps"):
            return True
        word = f"ignores_{effect}"
        return word in s.box.changes and bool(change(s, seat, word))

    def trap_for(self, s: Table, seat: int, zone: int) -> int:
        """RCV-R-185."""
        found = super().trap_for(s, seat, zone)
        return found if found < 0 else traps.next_trap(s, seat, zone)

    def trap_sprung(self, s: Table, seat: int, knew: int) -> None:
        traps.skin(s, seat, knew)

    def strike(self, s: Table, entering: Entering, name: str, n: int, is_trap: bool = False) -> None:
        """RCV-R-201: before its first Stun Token."""
        if student_effects.may_evade(s, entering.seat, name, is_trap):
            s.push(student_effects.Evading(entering.seat, name, n, int(is_trap)))
        else:
            traps.strike(s, entering, name, n, is_trap)

    def opens_doors(self, s: Table, seat: int) -> bool:
        return bool(s.doorless) and seat == s.active

    def step_cost(self, s: Table, seat: int, zone: int) -> int:
        return step_cost(s, seat, zone)

    def stepped(self, s: Table, seat: int) -> None:
        """RCV-R-306: whatever comes of it."""
        s.walked = 1

    def tiles(self, s: Table, seat: int) -> int:
        """RCV-R-191."""
        return 1 + change(s, seat, "explored_tiles")

    def arrived(self, s: Table, seat: int) -> None:
        brood.deliver(s, seat)

    def zone_laid(self, s: Table, zone: int) -> None:
        brood.zone_laid(s, zone)
        eggs.zone_laid(s, zone)
        temple.zone_laid(s, zone)
        goddess.zone_laid(s, zone)

    def put_back(self, s: Table, tile: int, floor: int) -> bool:
        return goddess.put_back(s, tile, floor)

    def closed_edges(self, s: Table, tile: int, beside: int) -> list[int]:
        return narrow.closed_edges(s, tile, beside) if s.box.narrow else []

    def tile_linked(self, s: Table, seat: int, tile: int, beside: int) -> None:
        narrow.tile_linked(s, seat, tile, beside)

    def turned_back(self, s: Table, seat: int, zone: int) -> bool:
        return temple.turned_back(s, seat, zone)

    def effects_of(self, s: Table, zone: int) -> tuple[tuple[str, int], ...]:
        return modes.effects_of(s, zone)

    def tile_laid(self, s: Table, seat: int) -> None:
        """RCV-R-187, 191: once in her own turn."""
        cards = change(s, seat, "journal_cards")
        if cards and seat == s.active and not s.journaled:
            s.journaled = 1
            draw_cards(s, seat, cards)

    def keeps_cube(self, s: Table, seat: int) -> bool:
        """RCV-R-240."""
        if not s.hand[seat] or not change(s, seat, "hides_cubes"):
            return False
        s.push(Hiding(seat))
        return True

    def room(self, s: Table, seat: int) -> list[int]:
        return information.add_room(super().room(s, seat))

    def take_room(self, room: list[int], cube: int) -> None:
        information.take_room(room, cube)

    def collect(self, s: Table, seat: int, zone: int, place: int) -> None:
        information.collect(s, seat, zone, place)

    def steal(self, s: Table, seat: int, victim: int, column: int) -> None:
        information.steal_cube(s, seat, victim, column)

    def cube_value(self, s: Table, cube: int) -> int:
        return information.cube_value(s, cube)

    def gained_cube(self, s: Table, seat: int, column: int) -> None:
        """RCV-R-244: Cursed Idol; a white cube by the column it is put in."""
        tokens = change(s, seat, "costly_cubes") if column in (RICHES, CASTE) else 0
        if tokens:
            s.push(Stuns(seat, tokens))

    def hides_cubes(self, s: Table) -> bool:
        return eggs.hides_cubes(s)

    def boss_shuns(self, s: Table) -> tuple[int, ...]:
        return winter.shunned(s)

    def boss_has_left(self, s: Table) -> bool:
        """RCV-R-181."""
        return brood.has_left(s)

    def met_by(self, s: Table) -> str:
        return goddess.CARIDDI if goddess.is_clutched(s) else super().met_by(s)

    def encounter(self, s: Table, seat: int) -> None:
        """RCV-R-240, 304: she was met, also if she charms the Boss; not if it is kept away (RCV-R-307)."""
        if goddess.leaves_alone(s, seat) or wards_off(s, seat):
            return
        s.met = 1
        if s.hand[seat] and change(s, seat, "charms_boss"):
            s.push(Charming(seat))
        else:
            encounter(s, seat)

    # -- Stealth Tests and the Thesis ------------------------------------------------------------------------

    def can_spy_on(self, s: Table, seat: int, other: int) -> bool:
        """RCV-R-240: Falconer counts two links, and Shield Wall still protects."""
        if s.at[seat] == s.at[other]:
            return True
        if change(s, other, "spied_from_here"):
            return False
        more = change(s, seat, "spy_reach")
        if not more:
            return in_reach(s, seat, other)
        return distances(s.plan, s.at[seat]).get(s.at[other], 99) <= 1 + more

    def why_too_far(self, s: Table, seat: int, other: int) -> Reason:
        if change(s, other, "spied_from_here"):
            return Reason("RCV-R-240", "spy.shielded", {"victim": other})
        more = change(s, seat, "spy_reach")
        if more:
            return Reason("RCV-R-240", "spy.farther", {"victim": other, "n": 1 + more})
        return super().why_too_far(s, seat, other)

    def espionage(self, s: Table, seat: int, target: int, cube: int) -> Espionage:
        """RCV-R-101."""
        if target == OMEGA:
            return OmegaEspionage(seat, s.at[seat], column=cube)
        if cube == IDOL:
            return temple.IdolEspionage(seat, s.at[seat], target=target)
        return super().espionage(s, seat, target, cube)

    def study_announced(self, s: Table, test: Study) -> None:
        """RCV-R-106: the Alert Bonus of his Zone stays what it is for the whole test."""
        for source, n in alert_of_omega(s, test.zone):
            test.add(source, n, alert=True)

    def picks_cubes(self, s: Table, test: Study) -> bool:
        """RCV-R-190, 196: whoever picks any cubes need not leave one out."""
        if change(s, test.seat, "picks_cubes"):
            s.push(IndicateCubes(test.seat, test.most(s)))
        elif may_skip(s, test):
            s.push(Counting(test.seat, most_cubes(s, test.seat)))
        else:
            return False
        return True

    def declares(self, s: Table, test: StealthTest) -> None:
        """RCV-R-30, 32: a Spriggan brings its Intern at once; RCV-R-240: what it promised is added."""
        s.declared = len(test.cards)
        s.used_in_test = ()
        if s.promised and test.seat == s.active:
            (intern,) = s.box.changes["morning_mischief"][1]
            test.add(s.box.interns[intern].id, s.promised, alert=False)
            s.promised = 0
        if isinstance(test, Espionage):
            for source, n in causes(s, test.seat, "spy_stealth"):
                test.add(source, n, alert=False)
        for intern_name in dict.fromkeys(
            s.pieces.brings[card] for card in test.cards if card in s.pieces.brings
        ):
            take_intern(s, test.seat, intern_name)

    def declared(self, s: Table, test: StealthTest) -> None:
        if is_sabotaged(s, test):
            s.push(Sabotage(test.seat))

    def test_passed(self, s: Table, test: StealthTest) -> None:
        goddess.test_passed(s, test)

    def divinations(self, s: Table, test: StealthTest) -> list[Cause]:
        return causes(s, test.seat, "test_divinations")

    def studied(self, s: Table, test: Study) -> None:
        draw_cards(s, test.seat, change(s, test.seat, "study_cards"))
        temple.studied(s, test)

    def booty(self, s: Table, seat: int) -> list[int]:
        """RCV-R-213: the Idol, too."""
        return [*super().booty(s, seat), IDOL] if s.idol == seat else super().booty(s, seat)

    def resample_test(self, s: Table, test: StealthTest, seat: int | None, chance: "Chance") -> None:
        """Whoever is to declare, or says how many cubes she studies, has a card that she can declare with, in
        her hand or stored.
        """
        tester = test.seat
        least = change(s, tester, "unreadable")
        if least and test.step in ("counted", "laid") and not test.cards and not self.declarable(s, tester):
            n, kept = len(s.hand[tester]), len(s.stored[tester]) if has_store(s, tester) else 0
            s.hand[tester] += s.stored[tester][:kept]
            let_hold(s, seat, tester, lambda card: s.box.bonus[card] > least, 1, chance)
            s.stored[tester] = s.hand[tester][n:] or s.stored[tester]
            s.hand[tester] = s.hand[tester][:n]

    def passes_thesis(self, s: Table, seat: int, points: int) -> bool:
        """RCV-CLAN-03, 05, 06, RCV-R-21: score and Stars."""
        return super().passes_thesis(s, seat, points) and meets_requirement(s, seat)

    def thesis_passed(self, s: Table, seat: int) -> None:
        """DGY-R-60: a Jinx Card that is turned up now changes nothing."""
        s.thesis_change[seat] = change(s, seat, "thesis_bonus")
