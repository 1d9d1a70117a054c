"""The words of the cards, carried out (vocabulary.py says what each one means to a player).

A Main Effect names its targets when it is declared, says whom it would affect, and then acts, verb by verb,
with what is on the table then: a target may have left since it was named (DGY-R-173, 190, 193, 198, 205,
208). A verb pushes a procedure where somebody has to choose.
"""

from typing import Final

from undercroft.engine.choice import Option
from undercroft.games.dungeonology.board import distances, shared_edges, survey
from undercroft.games.dungeonology.cards.box import Lexicon
from undercroft.games.dungeonology.cards.procedures import (
    CollectCube,
    CubeGifts,
    Expedition,
    Exposing,
    Gift,
    Heist,
    HonoraryTour,
    IntellectualProperty,
    Objecting,
    Sharing,
    Slipping,
    StealCube,
    Trapping,
)
from undercroft.games.dungeonology.cards.vocabulary import SEAT, ZONE
from undercroft.games.dungeonology.rules.boss import Luring
from undercroft.games.dungeonology.rules.cubes import ChooseCube
from undercroft.games.dungeonology.rules.moving import Entering, is_blocked
from undercroft.games.dungeonology.rules.playing import Playing, below
from undercroft.games.dungeonology.rules.rest import Resting
from undercroft.games.dungeonology.rules.stealth_test import Study, current_test, in_reach, why_no_study
from undercroft.games.dungeonology.rules.students import gain_from_bonfire
from undercroft.games.dungeonology.rules.values import cubes_of, stars_of
from undercroft.games.dungeonology.table import CAMP, EMPTY, GONE, NOBODY, Table
from undercroft.games.dungeonology.zones import draw_cards, take_at_random

# -- who is where --------------------------------------------------------------------------------------------


def rivals(s: Table, seat: int) -> list[int]:
    """Opponents who can be chosen, clockwise (DGY-GEN-05, DGY-START-03)."""
    return [other for other in s.clockwise(seat) if s.is_out_there(other) and not s.disguised[other]]


def near(s: Table, seat: int) -> list[int]:
    return [other for other in rivals(s, seat) if in_reach(s, seat, other)]


def here(s: Table, seat: int) -> list[int]:
    return [other for other in rivals(s, seat) if s.at[other] == s.at[seat]]


def present(s: Table, seat: int) -> list[int]:
    """Every other Scholar in her Zone: not chosen, so a disguise does not help."""
    return [other for other in s.clockwise(seat) if s.is_out_there(other) and s.at[other] == s.at[seat]]


def standing_in(s: Table, *zones: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.is_out_there(seat) and s.at[seat] in zones]


def victim_of(s: Table, play: Playing) -> int:
    """The opponent who was named."""
    return play.named(s, SEAT)


def zone_of(s: Table, play: Playing) -> int:
    """The Zone that was named."""
    return play.named(s, ZONE)


def hit_by(s: Table, play: Playing) -> list[int]:
    return play.effect(s).hits(s, play)


# -- aims ----------------------------------------------------------------------------------------------------


def seats(found: list[int]) -> list[Option]:
    return [("target", seat) for seat in found]


def zones(found: list[int]) -> list[Option]:
    return [("at", zone) for zone in found]


def aim_near_with_cards(s: Table, play: Playing) -> list[Option]:
    return seats([other for other in near(s, play.seat) if s.hand[other]])


def aim_near_with_debts(s: Table, play: Playing) -> list[Option]:
    return seats([other for other in near(s, play.seat) if debts(s, other)])


def debts(s: Table, seat: int) -> int:
    """Mask of the columns on which she placed a cube this turn and still has one."""
    return sum(1 << c for c, cubes in enumerate(s.board[seat]) if cubes and s.cubes_gained[seat] >> c & 1)


def aim_near_with_links(s: Table, play: Playing) -> list[Option]:
    return seats([other for other in near(s, play.seat) if linked_to(s, other)])


def linked_to(s: Table, seat: int) -> list[int]:
    return [link.zone for link in s.plan.links[s.at[seat]] if link.zone != CAMP]


def aim_here_with_cubes(s: Table, play: Playing) -> list[Option]:
    return seats([other for other in here(s, play.seat) if cubes_of(s, other)])


def aim_other_end(s: Table, play: Playing) -> list[Option]:
    taken = (CAMP, s.at[play.seat])
    return zones([z for z in s.placed_zones() if z not in taken and not s.secret_tunnels >> z & 1])


def aim_two_steps(s: Table, play: Playing) -> list[Option]:
    start = s.at[play.seat]
    found: dict[int, None] = {}
    for link in s.plan.links[start]:
        if is_blocked(s, play.seat, link.zone, link.into):
            continue
        found[link.zone] = None
        for more in s.plan.links[link.zone]:
            if more.zone != start and not is_blocked(s, play.seat, more.zone, more.into):
                found[more.zone] = None
    return zones(list(found))


def aim_linked_to_target(s: Table, play: Playing) -> list[Option]:
    victim = victim_of(s, play)
    return zones(linked_to(s, victim)) if victim != NOBODY else []


def aim_separable(s: Table, play: Playing) -> list[Option]:
    zone = s.at[play.seat]
    links = linked_to(s, play.seat) if zone != CAMP else []
    return zones([other for other in links if is_whole_without(s, zone, other)])


def is_whole_without(s: Table, zone: int, other: int) -> bool:
    """Whether every Zone keeps the way to the Starting Zone that it has, when these two are no longer
    linked.
    """
    edges = shared_edges(s.box, zone, s.where[zone], other, s.where[other])
    plan = survey(s.box, s.where, (*s.walls, *edges), s.stairs)
    return len(distances(plan, CAMP)) == len(distances(s.plan, CAMP))


def aim_with_cubes(s: Table, play: Playing) -> list[Option]:
    return zones([zone for zone in s.placed_zones() if any(cube != EMPTY for cube in s.spaces[zone])])


# -- whom it hits --------------------------------------------------------------------------------------------


def hits_all_near(s: Table, play: Playing) -> list[int]:
    others = s.clockwise(play.seat)
    return [other for other in others if s.is_out_there(other) and in_reach(s, play.seat, other)]


def hits_richer_in_stars(s: Table, play: Playing) -> list[int]:
    mine = stars_of(s, play.seat)
    return [other for other in s.clockwise(play.seat) if s.is_out_there(other) and stars_of(s, other) > mine]


def hits_tester(s: Table, play: Playing) -> list[int]:
    test = current_test(s)
    return [] if test is None else [test.seat]


def hits_answered(s: Table, play: Playing) -> list[int]:
    """A Reaction affects the player whose effect it cancels."""
    answered = below(s, play)
    return [] if answered is None else [answered.seat]


def hits_intern_owner(s: Table, play: Playing) -> list[int]:
    intern = s.box.intern_index[s.box.trick[play.card].intern]
    return [seat for seat in range(s.seats) if intern in s.interns[seat]]


# -- cards, Students, Interns --------------------------------------------------------------------------------


def gain_intern(s: Table, play: Playing, name: str) -> None:
    take_intern(s, play.seat, name)


def take_intern(s: Table, taker: int, name: str) -> None:
    """DGY-INTERN-02, 05, DGY-R-179, 180: from the deck, or from its owner."""
    intern = s.box.intern_index[name]
    owner = next((seat for seat in range(s.seats) if intern in s.interns[seat]), NOBODY)
    if owner == taker:
        return
    if owner != NOBODY:
        if not s.is_out_there(owner):
            s.tell("intern_kept", seat=owner, intern=name)
            return
        s.interns[owner] = tuple(n for n in s.interns[owner] if n != intern)
    s.interns[taker] += (intern,)
    victim = owner if owner != NOBODY else None
    s.tell("intern_gained", seat=taker, intern=name, victim=victim)
    s.hinges.intern_moved(s, intern)


def player_draws(s: Table, play: Playing, n: int) -> None:
    draw_cards(s, play.seat, n)


def target_draws(s: Table, play: Playing, n: int) -> None:
    victim = victim_of(s, play)
    if victim != NOBODY and s.is_out_there(victim):
        draw_cards(s, victim, n)


def steal_card(s: Table, play: Playing) -> None:
    victim = victim_of(s, play)
    if victim != NOBODY and s.is_out_there(victim):
        take_at_random(s, play.seat, victim)


def look_and_discard(s: Table, play: Playing) -> None:
    victim = victim_of(s, play)
    if victim != NOBODY:
        s.push(Exposing(play.seat, victim))


def steal_students(s: Table, play: Playing, most: int) -> None:
    """DGY-R-198."""
    victims = [other for other in hit_by(s, play) if s.students[other]]
    s.hinges.steal_students(s, play.seat, tuple(victims[:most]))


# -- cubes ---------------------------------------------------------------------------------------------------


def steal_cube(s: Table, play: Playing) -> None:
    victim = victim_of(s, play)
    if victim != NOBODY and s.at[victim] == s.at[play.seat]:
        s.push(StealCube(play.seat, victim))


def claim_cubes(s: Table, play: Playing) -> None:
    s.push(IntellectualProperty(play.seat, tuple(hit_by(s, play))))


def be_given_cubes(s: Table, play: Playing) -> None:
    s.push(CubeGifts(play.seat, tuple(hit_by(s, play)), grateful=0))


def love_potion(s: Table, play: Playing) -> None:
    s.push(CubeGifts(play.seat, tuple(hit_by(s, play)), grateful=1))


def target_repays(s: Table, play: Playing) -> None:
    debtor = victim_of(s, play)
    if debtor != NOBODY and s.is_out_there(debtor):
        s.push(ChooseCube(debtor, ChooseCube.GIVE, play.seat, colours=debts(s, debtor)))


def collect_cube(s: Table, play: Playing) -> None:
    s.push(CollectCube(play.seat))


def share(s: Table, play: Playing) -> None:
    partner = victim_of(s, play)
    if partner != NOBODY:
        s.push(Sharing(play.seat, partner))


def honorary_tour(s: Table, play: Playing) -> None:
    if s.is_out_there(play.seat):
        s.push(HonoraryTour(play.seat))


# -- the dungeon ---------------------------------------------------------------------------------------------


def go_there(s: Table, play: Playing) -> None:
    zone = zone_of(s, play)
    if zone != NOBODY:
        s.push(Entering(play.seat, zone))


def blow_away(s: Table, play: Playing) -> None:
    victim, zone = victim_of(s, play), zone_of(s, play)
    if NOBODY in (victim, zone) or not s.is_out_there(victim):
        return
    if any(link.zone == zone for link in s.plan.links[s.at[victim]]):
        s.push(Entering(victim, zone, boss=0))


def slip_away(s: Table, play: Playing) -> None:
    if current_test(s) is None:
        s.push(Slipping(play.seat))


def rest(s: Table, play: Playing) -> None:
    s.push(Resting(play.seat))


def lay_traps(s: Table, play: Playing) -> None:
    s.push(Trapping(play.seat, play.n))


def lay_tunnel(s: Table, play: Playing) -> None:
    """DGY-TOKEN-03, DGY-R-10: as long as there are tokens."""
    for zone in (s.at[play.seat], zone_of(s, play)):
        if (
            zone in (NOBODY, CAMP)
            or s.secret_tunnels >> zone & 1
            or s.secret_tunnels.bit_count() >= s.box.x_tokens
        ):
            continue
        s.secret_tunnels |= 1 << zone
        s.tell("tunnel_laid", seat=play.seat, zone=s.zone_word(zone))


def lay_circle(s: Table, play: Playing) -> None:
    """DGY-TOKEN-04."""
    zone = s.at[play.seat]
    if zone != CAMP and not s.teleports >> zone & 1 and s.teleports.bit_count() < s.box.teleports:
        s.teleports |= 1 << zone
        s.tell("circle_drawn", seat=play.seat, zone=s.zone_word(zone))


def landslide(s: Table, play: Playing) -> None:
    zone, other = s.at[play.seat], zone_of(s, play)
    if other == NOBODY:
        return
    edges = shared_edges(s.box, zone, s.where[zone], other, s.where[other])
    s.walls = tuple(sorted({*s.walls, *edges}))
    s.derive()
    s.tell("walled", seat=play.seat, zone=s.zone_word(zone), other=s.zone_word(other))


def grand_expedition(s: Table, play: Playing) -> None:
    s.push(Expedition(play.seat))


def gaeas_gift(s: Table, play: Playing) -> None:
    s.push(Gift(play.seat))


def round_of_drinks(s: Table, play: Playing) -> None:
    if s.boss_at != GONE:
        s.push(Luring(play.seat, 2))
    else:
        gain_from_bonfire(s, play.seat, 2)


# -- Stealth Tests -------------------------------------------------------------------------------------------


def study_there(s: Table, play: Playing, n: int) -> None:
    zone = zone_of(s, play)
    if zone != NOBODY and why_no_study(s, play.seat, zone) is None:
        s.push(Study(play.seat, zone).raised_by(s.box.trick[play.card].id, n))


def perfect_heist(s: Table, play: Playing) -> None:
    s.push(Heist(play.seat))


def raise_stealth(s: Table, play: Playing, n: int) -> None:
    test = current_test(s)
    if test is not None:
        test.shift(s, s.box.trick[play.card].id, n, alert=False)


def raise_alert(s: Table, play: Playing, n: int, for_each_cube: int) -> None:
    test = current_test(s)
    if isinstance(test, Study):
        test.shift(s, s.box.trick[play.card].id, n + for_each_cube * test.count, alert=True)


def limit_study(s: Table, play: Playing, n: int) -> None:
    s.study_limit = n
    s.tell("spotlighted", seat=play.seat)


def silence(s: Table, play: Playing) -> None:
    test = current_test(s)
    if test is not None:
        test.silent = 1


# -- the play itself -----------------------------------------------------------------------------------------


def cancel(s: Table, play: Playing) -> None:
    answered = below(s, play)
    if answered is not None:
        answered.cancel(s)


def objection(s: Table, play: Playing) -> None:
    answered = below(s, play)
    if answered is not None:
        s.push(Objecting(answered.seat))


def disguise(s: Table, play: Playing) -> None:
    s.disguised[play.seat] = 1
    s.tell("disguised", seat=play.seat)


def grant_action(s: Table, play: Playing) -> None:
    s.extra_action = 1


LEXICON: Final = Lexicon(
    aims={
        "rival": lambda s, play: seats(rivals(s, play.seat)),
        "near_with_cards": aim_near_with_cards,
        "near_with_debts": aim_near_with_debts,
        "near_with_links": aim_near_with_links,
        "here": lambda s, play: seats(here(s, play.seat)),
        "here_with_cubes": aim_here_with_cubes,
        "active": lambda s, play: seats([other for other in rivals(s, play.seat) if other == s.active]),
        "other_end": aim_other_end,
        "two_steps": aim_two_steps,
        "adjacent": lambda s, play: zones(list(s.plan.beside[s.at[play.seat]])),
        "linked_to_target": aim_linked_to_target,
        "separable": aim_separable,
        "with_cubes": aim_with_cubes,
    },
    hits={
        "target": lambda s, play: [victim_of(s, play)],
        "here": lambda s, play: present(s, play.seat),
        "there": lambda s, play: standing_in(s, zone_of(s, play)),
        "here_or_there": lambda s, play: standing_in(s, zone_of(s, play), s.at[play.seat]),
        "near": lambda s, play: near(s, play.seat),
        "all_near": hits_all_near,
        "richer_in_stars": hits_richer_in_stars,
        "active": lambda s, play: [s.active],
        "tester": hits_tester,
        "answered": hits_answered,
        "intern_owner": hits_intern_owner,
    },
    verbs={
        "gain_intern": gain_intern,
        "draw_cards": player_draws,
        "target_draws": target_draws,
        "steal_card": steal_card,
        "look_and_discard": look_and_discard,
        "gain_students": lambda s, play, n: gain_from_bonfire(s, play.seat, n),
        "steal_students": steal_students,
        "steal_cube": steal_cube,
        "claim_cubes": claim_cubes,
        "be_given_cubes": be_given_cubes,
        "target_repays": target_repays,
        "collect_cube": collect_cube,
        "share": share,
        "go_there": go_there,
        "blow_away": blow_away,
        "slip_away": slip_away,
        "rest": rest,
        "lay_traps": lay_traps,
        "lay_tunnel": lay_tunnel,
        "lay_circle": lay_circle,
        "study_there": study_there,
        "raise_stealth": raise_stealth,
        "raise_alert": raise_alert,
        "limit_study": limit_study,
        "silence": silence,
        "cancel": cancel,
        "disguise": disguise,
        "grant_action": grant_action,
    },
    procedures={
        "landslide": landslide,
        "grand_expedition": grand_expedition,
        "perfect_heist": perfect_heist,
        "love_potion": love_potion,
        "gaeas_gift": gaeas_gift,
        "round_of_drinks": round_of_drinks,
        "objection": objection,
        "honorary_tour": honorary_tour,
    },
)
