"""Skills of the Scholars of this box, and the Zainetto (chapter SCH; RCV-R-14, 183, 184, 187 to 191, 252;
content: Skills).
"""

from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat
from undercroft.games.dungeonology.cards.effects import here
from undercroft.games.dungeonology.ranges import Places, Tricks, ZoneOrNone
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.skills import Use
from undercroft.games.dungeonology.rules.stealth_test import Study, current_test
from undercroft.games.dungeonology.rules.stun import Stuns
from undercroft.games.dungeonology.rules.values import intelligence_of
from undercroft.games.dungeonology.table import CAMP, EMPTY, NOBODY
from undercroft.games.dungeonology.zones import draw_cards, renew_deck, show_to, without
from undercroft.games.rocca_civetta.rules.omega.tome import OMEGA, is_out
from undercroft.games.rocca_civetta.table import Table

# -- the Zainetto --------------------------------------------------------------------------------------------


def why_not_store(s: Table, seat: int, name: str) -> Reason | None:
    """RCV-R-184: none is added where as many lie as the side allows."""
    _, normal, exalted = s.box.skill[name].effect
    if len(s.stored[seat]) >= int(exalted if s.exalted[seat] else normal):
        return Reason("RCV-R-184", "zainetto.full", {"n": len(s.stored[seat])})
    return None if s.hand[seat] else Reason("RCV-R-184", "skill.no_card", {"skill": name})


class Storing(Frame):
    """A card of her hand goes under the Zainetto Card, face down; it is not played (RCV-R-184)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-184"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("store", card) for card in s.hand[self.seat]]

    def choose(self, s: Table) -> str:
        if len(s.hand[self.seat]) == 1:
            return self.put(s, s.hand[self.seat][0])
        s.ask(self.seat, "skill.store", ("store",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.put(s, s.answer[1])

    def put(self, s: Table, card: int) -> str:
        s.hand[self.seat] = without(s.hand[self.seat], card)
        s.stored[self.seat] += (card,)
        n = len(s.stored[self.seat])
        s.confide("card_stored", 1 << self.seat, {"card": s.name(card)}, seat=self.seat, n=n)
        return DONE


def store_card(s: Table, seat: int, name: str, normal: int, exalted: int) -> None:
    s.push(Storing(seat))


def tumble(s: Table, seat: int, name: str, n: int) -> None:
    s.points += n
    s.tumbling = 1
    s.tell("points_gained", seat=seat, n=n)


# -- the deck ------------------------------------------------------------------------------------------------


class Searching(Frame):
    """The top cards of the Trick deck: she takes one and puts the others at the bottom in an order of her
    choice. Until then they lie where they are, and she knows them.
    """

    first_step = "look"
    belongs_to = ("seat",)
    rule = "DGY-R-193"

    seat: Seat
    left: Few  # cards on top that she looks at

    def cards(self, s: Table) -> Tricks:
        return tuple(reversed(s.deck[-self.left :])) if self.left else ()

    def look(self, s: Table) -> str:
        renew_deck(s)
        self.left = min(self.left, len(s.deck))  # RCV-R-301
        if not self.left:
            return DONE
        names = [s.name(card) for card in self.cards(s)]
        for card in self.cards(s):
            s.seen[card] |= 1 << self.seat
        s.confide("deck_searched", 1 << self.seat, {"cards": names}, seat=self.seat, n=self.left)
        return "choose"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("draw", card) for card in self.cards(s)]

    def choose(self, s: Table) -> str:
        if self.left == 1:
            return self.take(s, s.deck[-1])
        s.ask(self.seat, "skill.search", ("draw",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.take(s, s.answer[1])

    def take(self, s: Table, card: int) -> str:
        self.left -= 1
        s.deck = without(s.deck, card)
        s.hand[self.seat] += (card,)
        s.seen[card] |= show_to(s, self.seat)
        s.confide("card_kept", show_to(s, self.seat), {"card": s.name(card)}, seat=self.seat)
        return "bury"

    def bury_options(self, s: Table, seat: int) -> list[Option]:
        return [("under_deck", card) for card in self.cards(s)]

    def bury(self, s: Table) -> str:
        if self.left > 1:
            s.ask(self.seat, "skill.bury", ("under_deck",))
            return "buried"
        if self.left:
            s.deck = (s.deck[-1], *s.deck[:-1])
        renew_deck(s)
        return DONE

    def buried(self, s: Table) -> str:
        self.left -= 1
        s.deck = (s.answer[1], *without(s.deck, s.answer[1]))
        return "bury"


def search_deck(s: Table, seat: int, name: str, n: int) -> None:
    s.push(Searching(seat, n))


# -- in a Stealth Test ---------------------------------------------------------------------------------------


class Overloading(Frame):
    """A Stun Token, then the Stealth Value of her Stealth Test rises by her Intelligence."""

    first_step = "pay"
    belongs_to = ("seat",)
    waits = ("add",)

    seat: Seat
    skill: Few

    def pay(self, s: Table) -> str:
        s.push(Stuns(self.seat, 1))
        return "add"

    def add(self, s: Table) -> str:
        raise_own_test(s, s.box.used_skills[self.skill], intelligence_of(s, self.seat))
        return DONE


def raise_own_test(s: Table, skill: str, n: int) -> None:
    test = current_test(s)
    if test is not None:
        test.shift(s, f"skill.{skill}", n, alert=False)


def add_intelligence(s: Table, seat: int, name: str) -> None:
    s.push(Overloading(seat, s.box.used_skills.index(name)))


def add_stealth(s: Table, seat: int, name: str, n: int) -> None:
    raise_own_test(s, name, n)


class IndicateCubes(Frame):
    """Any cubes of the Zone that fit are indicated one by one, from left to right (RCV-R-190)."""

    first_step = "next"
    belongs_to = ("seat",)
    rule = "RCV-R-190"

    seat: Seat
    most: Few
    places: Places = ()

    def study(self, s: Table) -> Study:
        for frame in reversed(s.stack):
            if isinstance(frame, Study):
                return frame
        raise AssertionError("nobody studies")

    def fitting(self, s: Table) -> list[int]:
        """Places to the right of those that were picked whose cube still has room."""
        spaces = s.spaces[self.study(s).zone]
        room = s.hinges.room(s, self.seat)
        for place in self.places:
            s.hinges.take_room(room, spaces[place])
        after = self.places[-1] + 1 if self.places else 0
        return [p for p in range(after, len(spaces)) if spaces[p] != EMPTY and room[spaces[p]] > 0]

    def next_options(self, s: Table, seat: int) -> list[Option]:
        stop: list[Option] = [("done",)] if self.places else []
        return [*(("pick", place) for place in self.fitting(s)), *stop]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        if option[0] == "pick" and self.places and option[1] <= self.places[-1]:
            return Reason("RCV-R-190", "study.pick_order")
        return super().why_unlisted(s, seat, option)

    def next(self, s: Table) -> str:
        found = self.fitting(s)
        if len(self.places) == self.most or not found:
            self.study(s).indicate_places(s, list(self.places))
            return DONE
        if not self.places and len(found) == 1:  # DGY-R-214
            self.places = (found[0],)
            return "next"
        s.ask(self.seat, "study.pick", ("pick", "done"))
        return "picked"

    def picked(self, s: Table) -> str:
        if s.answer[0] == "done":
            self.study(s).indicate_places(s, list(self.places))
            return DONE
        self.places += (s.answer[1],)
        return "next"


# -- those who are moved -------------------------------------------------------------------------------------


def charge_zones(s: Table, seat: int) -> list[int]:
    """Linked Zones with an opponent who can be met there."""
    links = [link.zone for link in s.plan.links[s.at[seat]] if link.zone != CAMP]
    taken = [s.at[other] for other in s.clockwise(seat) if not s.disguised[other]]
    if is_out(s):  # RCV-R-222: what needs Stun Tokens does nothing to him
        taken.append(s.omega_at)
    return [zone for zone in links if zone in taken]


def why_not_charge(s: Table, seat: int, name: str) -> Reason | None:
    return None if charge_zones(s, seat) else Reason("DGY-R-193", "skill.nobody_near")


class Charging(Frame):
    """To a linked Zone with an opponent, whatever the Doors; then one opponent there is stunned."""

    first_step = "aim"
    belongs_to = ("seat",)
    waits = ("go", "strike")

    seat: Seat
    stuns: Few
    zone: ZoneOrNone = NOBODY

    def aim_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in charge_zones(s, self.seat)]

    def aim(self, s: Table) -> str:
        zones = charge_zones(s, self.seat)
        if len(zones) == 1:
            return self.pay(s, zones[0])
        s.ask(self.seat, "skill.charge", ("at",))
        return "aimed"

    def aimed(self, s: Table) -> str:
        return self.pay(s, s.answer[1])

    def pay(self, s: Table, zone: int) -> str:
        self.zone = zone
        s.push(Stuns(self.seat, 1))
        return "go"

    def go(self, s: Table) -> str:
        s.push(Entering(self.seat, self.zone))
        return "strike"

    def strike_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in here(s, self.seat)]

    def strike(self, s: Table) -> str:
        if s.at[self.seat] != self.zone or not here(s, self.seat):
            return DONE
        if len(here(s, self.seat)) == 1:
            return self.stun(s, here(s, self.seat)[0])
        s.ask(self.seat, "skill.target", ("target",))
        return "struck"

    def struck(self, s: Table) -> str:
        return self.stun(s, s.answer[1])

    def stun(self, s: Table, seat: int) -> str:
        s.push(Stuns(seat, self.stuns))
        return DONE


def charge(s: Table, seat: int, name: str, n: int) -> None:
    s.push(Charging(seat, n))


class Reaping(Frame):
    """Students of every opponent here, if there is one, then a card (RCV-R-302, DGY-R-198)."""

    first_step = "pay"
    belongs_to = ("seat",)
    waits = ("reap", "draw")

    seat: Seat
    n: Few

    def pay(self, s: Table) -> str:
        s.push(Stuns(self.seat, 1))
        return "reap"

    def reap(self, s: Table) -> str:
        victims = [other for other in here(s, self.seat) for _ in range(min(self.n, s.students[other]))]
        s.hinges.steal_students(s, self.seat, tuple(victims))
        return "draw"

    def draw(self, s: Table) -> str:
        draw_cards(s, self.seat, 1)
        return DONE


def reap(s: Table, seat: int, name: str, n: int) -> None:
    s.push(Reaping(seat, n))


def whip_moves(s: Table, seat: int) -> list[Option]:
    """Whom she can move, and where to: from a linked Zone into hers, or from hers into a linked one, never
    from or to the Starting Zone.
    """
    at = s.at[seat]
    if at == CAMP:
        return []
    links = [link.zone for link in s.plan.links[at] if link.zone != CAMP]
    others = [other for other in s.clockwise(seat) if s.is_out_there(other) and not s.disguised[other]]
    where = {other: s.at[other] for other in others} | ({OMEGA: s.omega_at} if is_out(s) else {})
    pulled: list[Option] = [("whip", other, at) for other, zone in where.items() if zone in links]
    pushed: list[Option] = [
        ("whip", other, to) for other, zone in where.items() if zone == at for to in links
    ]
    return pulled + pushed


def why_not_whip(s: Table, seat: int, name: str) -> Reason | None:
    return None if whip_moves(s, seat) else Reason("DGY-R-193", "skill.nobody_near")


class Whipping(Frame):
    """An opponent is moved one Zone, without Incoming Effects."""

    first_step = "choose"
    belongs_to = ("seat",)

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return whip_moves(s, self.seat)

    def choose(self, s: Table) -> str:
        moves = whip_moves(s, self.seat)
        if len(moves) < 2:
            return self.move(s, moves[0]) if moves else DONE
        s.ask(self.seat, "skill.whip", ("whip",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.move(s, s.answer)

    def move(self, s: Table, option: Option) -> str:
        _, other, zone = option
        if other == OMEGA:  # RCV-R-249
            s.omega_at = zone
            s.entered |= 1 << zone
            s.tell("omega_entered", zone=s.zone_word(zone))
        else:
            s.push(Entering(other, zone, quiet=1))
        return DONE


def whip(s: Table, seat: int, name: str) -> None:
    s.push(Whipping(seat))


USES: Final = {
    "store_card": Use(store_card, why_not_store),
    "tumble": Use(tumble),
    "search_deck": Use(search_deck),
    "add_intelligence": Use(add_intelligence),
    "add_stealth": Use(add_stealth),
    "charge": Use(charge, why_not_charge),
    "reap": Use(reap),
    "whip": Use(whip, why_not_whip),
}
FRAMES: Final = (Storing, Searching, Overloading, IndicateCubes, Charging, Reaping, Whipping)
