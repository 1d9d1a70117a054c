"""Tests and cards against Omega: Espionage on him, his Sabotage and his Reaction, and what Skills and Main
Effects do to him (chapter ESP; RCV-OPH-14, 15; RCV-R-101 to 109, 125, 169, 172, 221 to 223, 226, 249).
"""

from typing import Any, ClassVar, Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Flag, Seat
from undercroft.games.dungeonology.board import distances
from undercroft.games.dungeonology.cards import effects as base
from undercroft.games.dungeonology.cards.box import Lexicon
from undercroft.games.dungeonology.cards.procedures import CubeGifts, Heist, IntellectualProperty, StealAny
from undercroft.games.dungeonology.ranges import CardOrNone, Cube
from undercroft.games.dungeonology.rules.auxiliary import rob_candidates, why_not_rob
from undercroft.games.dungeonology.rules.phases import why_not_act
from undercroft.games.dungeonology.rules.playing import Playing, Reactions, answered_by, is_bearable
from undercroft.games.dungeonology.rules.skills import Butting, victims
from undercroft.games.dungeonology.rules.stealth_test import (
    AlertCause,
    Espionage,
    StealthTest,
    current_test,
    spy_candidates,
    why_no_espionage,
    why_no_means_to_spy,
    why_not_spy,
)
from undercroft.games.dungeonology.rules.students import alert_bonus, alert_source
from undercroft.games.dungeonology.rules.stun import Stuns, can_bear
from undercroft.games.dungeonology.rules.values import Cause, change, stars_of
from undercroft.games.dungeonology.rules.windows import might_act
from undercroft.games.dungeonology.table import CAMP, MOVEMENT, NOBODY
from undercroft.games.dungeonology.zones import discard_at_random, put_away, reveal_cards
from undercroft.games.rocca_civetta.rules.omega.steps import (
    OmegaDrops,
    enter,
    random_colour,
    slip_away,
)
from undercroft.games.rocca_civetta.rules.omega.tome import (
    OMEGA,
    black_stars,
    card_of,
    draw_card,
    hand_to,
    is_alone,
    is_out,
    least_kinds,
    plays,
    value_of,
)
from undercroft.games.rocca_civetta.table import Table

# -- Espionage -----------------------------------------------------------------------------------------------


def reaches(s: Table, seat: int, more: int = 0) -> bool:
    """Whether he is in her Zone or in one that is linked to it (RCV-R-101); for a Falconer further away."""
    if not is_out(s) or not s.is_out_there(seat):
        return False
    return distances(s.plan, s.at[seat]).get(s.omega_at, 99) <= 1 + more


def spy_options(s: Table, seat: int) -> list[Option]:
    """Scholars as in the base, and any kind of cube on the Tome (RCV-R-101)."""
    found = spy_candidates(s, seat)
    if plays(s) and reaches(s, seat, change(s, seat, "spy_reach")):
        found += [("spy", OMEGA, cube) for cube in sorted(set(s.tome))]
    return found


def why_not_spy_on(s: Table, seat: int, option: Option) -> Reason | None:
    _, other, cube = option
    if other != OMEGA:
        return why_not_spy(s, seat, option)
    return why_not_spy_on_omega(s, seat, cube, free=False) or why_not_act(s, seat, "espionage")


def why_not_spy_on_omega(s: Table, seat: int, cube: int, free: bool) -> Reason | None:
    """RCV-R-94, 101."""
    if s.is_safe(seat):
        return Reason("DGY-R-20", "study.camp")
    if not plays(s):
        return Reason("DGY-ESP-03", "spy.nobody")
    if not is_out(s):
        return Reason("RCV-R-94", "omega.safe")
    if not reaches(s, seat, change(s, seat, "spy_reach")):
        return Reason("RCV-R-101", "omega.far")
    if cube not in s.tome:
        return Reason("RCV-R-101", "omega.no_cube", {"cube": s.cube_word(cube)})
    return why_no_means_to_spy(s, seat, free)


SPY: Final[Offer] = tried(spy_options, why_not_spy_on)


class OmegaEspionage(Espionage):
    """A Stealth Test for a cube on the Tome (RCV-ESP-01 to 05). Nobody but the spy speaks (RCV-R-125)."""

    column: Cube = 0  # a kind, for the Tome has no columns (RCV-R-111)

    def has_target(self, s: Table) -> bool:  # type: ignore[override]
        return self.target == NOBODY and plays(s)

    def approach(self, s: Table) -> str:  # type: ignore[override]
        s.tell("spied_on_omega", seat=self.seat, cube=s.cube_word(self.column))
        return "lay_down"

    def around(self, s: Table) -> str:  # type: ignore[override]
        return "face_spy"

    def spy_done(self, s: Table) -> str:  # type: ignore[override]
        return "compare"

    def alert_causes(self, s: Table) -> tuple[AlertCause, ...]:  # type: ignore[override]
        return OMEGA_ALERT

    def missing(self, s: Table, value: int, added: int) -> int:  # type: ignore[override]
        return 0

    def reward(self, s: Table) -> str:  # type: ignore[override]
        """RCV-ESP-05, RCV-OMG-09, RCV-R-116."""
        if self.column in s.tome:
            s.tell("stolen_from_omega", seat=self.seat, cube=s.cube_word(self.column))
            hand_to(s, self.seat, self.column, stolen=True)
        return "done"


def alert_of_secret(s: Table, test: Espionage) -> list[Cause]:
    return [("cube", value_of(s, test.column))]


def alert_of_card(s: Table, test: Espionage) -> list[Cause]:
    return [(alert_source(s), alert_bonus(s))]  # RCV-R-104


OMEGA_ALERT: Final[tuple[AlertCause, ...]] = (alert_of_secret, alert_of_card)  # RCV-ESP-01, RCV-R-105


class OmegaHeist(Heist):
    """Perfect Heist, on him too: without a Sacrifice, and without a Sabotage."""

    def choose_options(self, s: Table, seat: int) -> list[Option]:  # type: ignore[override]
        found: list[Option] = [("heist", *option[1:]) for option in spy_options(s, self.seat)]
        return [option for option in found if self.why_not(s, self.seat, option) is None]

    def why_not(self, s: Any, seat: int, option: Option) -> Reason | None:
        if option[0] != "heist":
            return super().why_not(s, seat, option)
        _, other, cube = option
        if other == OMEGA:
            return why_not_spy_on_omega(s, seat, cube, free=True)
        return why_no_espionage(s, seat, other, cube, free=True)

    def chosen(self, s: Table) -> str:  # type: ignore[override]
        _, target, cube = s.answer
        if target != OMEGA:
            return super().chosen(s)
        s.push(OmegaEspionage(self.seat, s.at[self.seat], column=cube, alone=1, silent=1))
        return DONE


def why_not_rob_of(s: Table, seat: int, option: Option) -> Reason | None:
    """He may be named, but has no hand (RCV-R-108)."""
    if option[2] == OMEGA:
        return Reason("RCV-R-108", "target.no_cards", {"victim": OMEGA})
    return why_not_rob(s, seat, option)


ROB: Final[Offer] = tried(rob_candidates, why_not_rob_of)


# -- Omega Cards that are revealed in a test or for a card ---------------------------------------------------


def answers(s: Table, seat: int) -> list[Option]:
    """Reaction cards with the Omega icon (RCV-R-169)."""
    cards = [card for card in s.hinges.playable(s, seat) if card in s.box.reactions]
    return [
        ("react", card)
        for card in cards
        if s.box.trick[card].omega
        and any(is_bearable(s, seat, parts) for parts in s.box.trick[card].cost)
        and s.hinges.why_not_main(s, seat, card) is None
    ]


class OmegaReveal(Frame):
    """An Omega Card is revealed; if it has the field that counts, she may answer it (RCV-R-169, 226)."""

    why: ClassVar[str]  # the field that counts

    seat: Seat
    card: CardOrNone = NOBODY
    ignored: Flag = 0

    def ask_options(self, s: Table, seat: int) -> list[Option]:
        return [*answers(s, self.seat), ("pass",)]

    def ask(self, s: Table) -> str:
        if not s.has("main_effects") or not might_act(s, self.seat):
            return "resolve"
        s.ask(self.seat, "omega.answer", ("react", "pass"))
        return "answered"

    def answered(self, s: Table) -> str:
        if s.answer[0] == "react":
            s.push(Playing(self.seat, s.answer[1]))
        return "resolve"


class Sabotage(OmegaReveal):
    """I: Divinations that raise the Alert Value, one after another (RCV-OPH-14, RCV-R-102, 103)."""

    why = "sabotage"
    first_step = "reveal"
    belongs_to = ("seat",)
    waits = ("resolve",)
    rule = "RCV-R-169"

    done: Few = 0

    def reveal(self, s: Table) -> str:
        self.card = draw_card(s, self.why)
        return "ask" if card_of(s, self.card).sabotage else DONE

    def resolve(self, s: Table) -> str:
        sabotage = card_of(s, self.card).sabotage
        test = current_test(s)
        if self.ignored or test is None or self.done == len(sabotage):
            return DONE
        cards = reveal_cards(s, sabotage[self.done])
        value = max((s.box.bonus[card] for card in cards), default=0)
        s.reveal("sabotaged", cards=[s.name(card) for card in cards], n=value)
        put_away(s, cards)
        self.done += 1
        test.shift(s, "sabotage", value, alert=True)
        return "resolve"


class OmegaReaction(OmegaReveal):
    """J: before a Main Effect that would touch him is paid (RCV-OPH-15, RCV-R-107, 226). Then the other seats
    may react as usual.
    """

    why = "reaction"
    first_step = "reveal"
    belongs_to = ("seat",)
    waits = ("resolve", "hand_on")
    rule = "RCV-R-169"

    def reveal(self, s: Table) -> str:
        self.card = draw_card(s, self.why)
        return "ask" if card_of(s, self.card).reaction else "hand_on"

    def resolve(self, s: Table) -> str:
        play = answered_by(s)
        word = "" if self.ignored else card_of(s, self.card).reaction
        if word:
            s.tell("omega_reacts", word=word)
        if word == "ignore":
            play.cancel(s)
        elif word == "discard":
            discard_at_random(s, self.seat)
        elif word == "slip_away":
            slip_away(s, self.seat)
        return "hand_on"

    def hand_on(self, s: Table) -> str:
        play = answered_by(s)
        slipped = not self.ignored and card_of(s, self.card).reaction == "slip_away"
        if slipped and not play.cancelled and not hits_omega(s, play):
            play.cancel(s)
        if not play.cancelled:
            s.push(Reactions(self.seat))
        return DONE


def is_sabotaged(s: Table, test: StealthTest) -> bool:
    """Alone, every test; against all, only Espionage on him (RCV-OAA-12, RCV-R-102). A heist knows none."""
    if not plays(s) or test.silent:
        return False
    return is_alone(s) or isinstance(test, OmegaEspionage)


def hits_omega(s: Table, play: Playing) -> bool:
    """Whether a Main Effect would touch him: only one with the icon (RCV-OMG-04, RCV-R-107, 222)."""
    trick = s.box.trick[play.card]
    if not plays(s) or not trick.omega or not is_out(s):
        return False
    if base.victim_of(s, play) == OMEGA:
        return is_aimed_at(s, play)
    if trick.hits == "here":
        return s.omega_at == s.at[play.seat]
    return trick.hits == "richer_in_stars" and black_stars(s) > stars_of(s, play.seat)


def is_aimed_at(s: Table, play: Playing) -> bool:
    """Whether he is still a legal target of the card that names him."""
    first = play.effect(s).aims[0]
    return ("target", OMEGA) in first(s, play)


# -- Main Effects --------------------------------------------------------------------------------------------


def also(s: Table, fits: bool) -> list[Option]:
    return [("target", OMEGA)] if fits else []


def aim_here_with_cubes(s: Table, play: Playing) -> list[Option]:
    found = base.aim_here_with_cubes(s, play)
    return found + also(s, is_out(s) and s.omega_at == s.at[play.seat] and bool(s.tome))


def aim_near_with_debts(s: Table, play: Playing) -> list[Option]:
    """His debts are the cubes of the last Omega Phase, at the start of her turn (RCV-R-223, 320)."""
    fresh = play.seat == s.active and s.phase == MOVEMENT and not s.spent
    found = base.aim_near_with_debts(s, play)
    return found + also(s, fresh and bool(s.omega_gains) and reaches(s, play.seat))


def links_of_omega(s: Table) -> list[int]:
    return [link.zone for link in s.plan.links[s.omega_at] if link.zone != CAMP]


def aim_near_with_links(s: Table, play: Playing) -> list[Option]:
    found = base.aim_near_with_links(s, play)
    return found + also(s, reaches(s, play.seat) and bool(links_of_omega(s)))


def aim_linked_to_target(s: Table, play: Playing) -> list[Option]:
    if base.victim_of(s, play) == OMEGA:
        return base.zones(links_of_omega(s))
    return base.aim_linked_to_target(s, play)


class OmegaGives(Frame):
    """He Gives his least valuable cube, or one of the least valuable of the last phase (RCV-OMG-08,
    RCV-R-223).
    """

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-111"

    seat: Seat
    owed: Flag = 0

    def kinds(self, s: Table) -> list[int]:
        if not self.owed:
            return least_kinds(s)
        least = min((value_of(s, cube) for cube in s.omega_gains), default=0)
        return sorted({cube for cube in s.omega_gains if value_of(s, cube) == least})

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("cube", cube) for cube in self.kinds(s)]

    def choose(self, s: Table) -> str:
        kinds = self.kinds(s)
        if len(kinds) < 2:
            return self.give(s, kinds[0]) if kinds else DONE
        s.ask(self.seat, "omega.gives", ("cube",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.give(s, s.answer[1])

    def give(self, s: Table, cube: int) -> str:
        s.tell("omega_gave", seat=self.seat, cube=s.cube_word(cube))
        hand_to(s, self.seat, cube, stolen=False)
        return DONE


class GiftsOfAll(CubeGifts):
    """The Scholars whom it hits Give a cube each, and he comes last (RCV-R-249)."""

    omega: Flag = 0

    def next(self, s: Table) -> str:  # type: ignore[override]
        if self.before >= 0 and not self.givers and self.omega:
            self.omega = 0
            s.push(OmegaGives(self.seat))
            return "next"
        return super().next(s)


class PropertyOfAll(IntellectualProperty):
    """From each of these Scholars, and last from him, a cube of a random colour."""

    omega: Flag = 0

    def next(self, s: Table) -> str:  # type: ignore[override]
        if not self.victims and self.omega:
            self.omega = 0
            cube = random_colour(s)
            if cube is not None:
                steal_from_omega(s, self.seat, cube)
            return "next"
        return super().next(s)


def steal_from_omega(s: Table, seat: int, cube: int) -> None:
    s.tell("stolen_from_omega", seat=seat, cube=s.cube_word(cube))
    hand_to(s, seat, cube, stolen=True)


class StealSecret(StealAny):
    """A cube of her choice from the Tome (Backstab)."""

    rule = "RCV-R-223"

    def choose_options(self, s: Table, seat: int) -> list[Option]:  # type: ignore[override]
        return [("cube", cube) for cube in sorted(set(s.tome))]

    def steal(self, s: Table, which: int) -> str:  # type: ignore[override]
        steal_from_omega(s, self.seat, which)
        return DONE


def steal_cube(s: Table, play: Playing) -> None:
    if base.victim_of(s, play) != OMEGA:
        base.steal_cube(s, play)
    elif s.omega_at == s.at[play.seat]:
        s.push(StealSecret(play.seat))


def claim_cubes(s: Table, play: Playing) -> None:
    s.push(PropertyOfAll(play.seat, tuple(base.hit_by(s, play)), omega=int(hits_omega(s, play))))


def be_given_cubes(s: Table, play: Playing) -> None:
    s.push(GiftsOfAll(play.seat, tuple(base.hit_by(s, play)), grateful=0, omega=int(hits_omega(s, play))))


def love_potion(s: Table, play: Playing) -> None:
    s.push(GiftsOfAll(play.seat, tuple(base.hit_by(s, play)), grateful=1, omega=int(hits_omega(s, play))))


def target_repays(s: Table, play: Playing) -> None:
    if base.victim_of(s, play) != OMEGA:
        base.target_repays(s, play)
    else:
        s.push(OmegaGives(play.seat, owed=1))


def blow_away(s: Table, play: Playing) -> None:
    """Of the Zone only Stairs react (RCV-R-249)."""
    zone = base.zone_of(s, play)
    if base.victim_of(s, play) != OMEGA:
        base.blow_away(s, play)
    elif zone in links_of_omega(s):
        enter(s, play.seat, zone)


def perfect_heist(s: Table, play: Playing) -> None:
    s.push(OmegaHeist(play.seat))


def cancel(s: Table, play: Playing) -> None:
    """What it answers may be a field of an Omega Card, which is then ignored (RCV-R-169)."""
    below = s.stack[s.stack.index(play) - 1]
    if isinstance(below, OmegaReveal):
        below.ignored = 1
        s.tell("omega_ignored", card=s.name(below.card))
    else:
        base.cancel(s, play)


LEXICON: Final = Lexicon(
    aims={
        "here_with_cubes": aim_here_with_cubes,
        "near_with_debts": aim_near_with_debts,
        "near_with_links": aim_near_with_links,
        "linked_to_target": aim_linked_to_target,
    },
    hits={},
    verbs={
        "steal_cube": steal_cube,
        "claim_cubes": claim_cubes,
        "be_given_cubes": be_given_cubes,
        "target_repays": target_repays,
        "blow_away": blow_away,
        "cancel": cancel,
    },
    procedures={"love_potion": love_potion, "perfect_heist": perfect_heist},
)


# -- Skills --------------------------------------------------------------------------------------------------


def can_butt_omega(s: Table, seat: int) -> bool:
    """He is here, was not hit this turn and has something to lose (RCV-R-222)."""
    return is_out(s) and s.omega_at == s.at[seat] and not s.omega_butted and bool(s.tome)


def why_not_butt(s: Table, seat: int, name: str) -> Reason | None:
    if not can_bear(s, seat, 1):
        return None
    return None if victims(s, seat) or can_butt_omega(s, seat) else Reason("DGY-R-193", "skill.nobody_here")


class Confronting(Frame):
    """Whom a Headbutt hits where he is among those here; against him only the cube falls (RCV-R-222)."""

    first_step = "aim"
    belongs_to = ("seat",)
    waits = ("strike",)

    seat: Seat
    heroic: Flag

    def aim_options(self, s: Table, seat: int) -> list[Option]:
        return [*(("target", other) for other in victims(s, self.seat)), ("target", OMEGA)]

    def aim(self, s: Table) -> str:
        if not victims(s, self.seat):
            return "pay"
        s.ask(self.seat, "skill.target", ("target",))
        return "aimed"

    def aimed(self, s: Table) -> str:
        if s.answer[1] == OMEGA:
            return "pay"
        s.push(Butting(self.seat, self.heroic, victim=s.answer[1]).starting_at("decide"))
        return DONE

    def pay(self, s: Table) -> str:
        s.omega_butted = 1
        s.push(Stuns(self.seat, 1))
        return "strike"

    def strike(self, s: Table) -> str:
        cube = random_colour(s) if is_out(s) else None
        if cube is not None:
            s.push(OmegaDrops(self.seat, cube, self.seat if self.heroic else NOBODY))
        return DONE


def butt(s: Table, seat: int, name: str) -> None:
    s.push(Confronting(seat, 0) if can_butt_omega(s, seat) else Butting(seat, 0))


def butt_and_steal(s: Table, seat: int, name: str) -> None:
    s.push(Confronting(seat, 1) if can_butt_omega(s, seat) else Butting(seat, 1))


FRAMES: Final = (
    OmegaEspionage,
    OmegaHeist,
    Sabotage,
    OmegaReaction,
    OmegaGives,
    GiftsOfAll,
    PropertyOfAll,
    StealSecret,
    Confronting,
)
