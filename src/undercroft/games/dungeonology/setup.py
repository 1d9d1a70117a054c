"""Setting a table up: dealt by the rules (chapters SETUP, LEVEL, PANIC; DGY-R-11 to 13, 153)."""

from typing import Annotated, Final

from undercroft.engine.choice import Option
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Within
from undercroft.engine.settings import BadSetup
from undercroft.games.dungeonology.board import ORIGIN
from undercroft.games.dungeonology.rules.students import LEVELS, fill, multiplier, take_from_reserve
from undercroft.games.dungeonology.rules.values import initial_students_of
from undercroft.games.dungeonology.table import CAMP, Table
from undercroft.games.dungeonology.zones import draw_cards, shuffled

INTRODUCTORY: Final = 0  # an Alert Card
THREE_CARDS: Final = range(1, 4)  # Easy, Medium, Hard (DGY-ED-21)
RANDOM_CARD: Final = 4  # of the setting
SEATS_FOR_LEVEL: Final[tuple[int, ...]] = (2, 2, 3, 4)  # DGY-LEVEL-02 to 05


def deal(s: Table) -> None:
    """DGY-SETUP-01 to 17; the Scholars come first, because the rest depends on them."""
    level = int(s.settings["level"])
    if s.hinges.players(s) < SEATS_FOR_LEVEL[level]:
        raise BadSetup(
            f"the level {LEVELS[level]} is for {SEATS_FOR_LEVEL[level]} seats or more, not {s.seats}"
        )
    s.push(s.game.frames["Opening"]())


def alert_card(s: Table) -> int:
    """The one that was chosen, or any of the three (DGY-SETUP-08, DGY-ED-21)."""
    chosen = int(s.settings["alert"])
    return s.chance.pick("boss", [*THREE_CARDS]) if chosen == RANDOM_CARD else chosen


class Opening(Frame):
    """Setup, with the choice of Scholars where the group wants it (DGY-SETUP-02, DGY-R-12)."""

    first_step = "lay_out"
    rule = "DGY-R-12"

    seat: Annotated[int, Within(0, "seat numbers")] = 0

    def lay_out(self, s: Table) -> str:
        """Everything that does not depend on the Scholars."""
        box = s.box
        s.deck = shuffled(s, "tricks", box.tricks)
        if s.has("boss"):  # DGY-SETUP-07, DGY-BOSS-01
            profile = int(s.settings["profile"])
            chosen = s.rules.profile_of(profile)
            s.boss = s.chance.pick("boss", s.hinges.bosses(s)) if chosen < 0 else chosen
            s.reveal("boss_chosen", boss=box.bosses[s.boss].id)
        s.alert = alert_card(s)
        self.hide(s)
        s.jinx_deck = shuffled(s, "jinxes", box.jinxes)  # DGY-SETUP-11
        s.where[CAMP] = ORIGIN  # DGY-SETUP-13
        s.at = [CAMP] * s.seats
        s.entered = 1
        s.seen[box.tiles[CAMP]] = EVERYBODY
        s.piles = [shuffled(s, f"floor_{n}", pile) for n, pile in enumerate(box.piles, 1)]  # DGY-SETUP-14
        s.trap_supply = box.traps
        for token in box.traps:
            s.seen[token] = EVERYBODY
        s.derive()
        return "scholars"

    def scholars(self, s: Table) -> str:
        if not s.has("choose_scholars"):
            dealt = shuffled(s, "scholars", s.hinges.scholars(s))
            s.scholar = list(dealt[: s.seats])
            return "prepare"
        return "choose"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("scholar", n) for n in s.hinges.scholars(s) if n not in s.scholar]

    def choose(self, s: Table) -> str:
        if self.seat == s.seats:
            return "prepare"
        if not s.is_in(self.seat):  # DGY-R-211
            self.seat += 1
            return "choose"
        s.ask(self.seat, "setup.scholar", ("scholar",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        chosen = list(s.scholar)
        chosen[self.seat] = s.answer[1]
        s.scholar = chosen
        self.seat += 1
        return "choose"

    def prepare(self, s: Table) -> str:
        box = s.box
        seated = [seat for seat in range(s.seats) if s.is_in(seat)]
        for seat in seated:
            s.reveal("seated", seat=seat, scholar=box.scholars[s.scholar[seat]].id)
            take_from_reserve(s, seat, initial_students_of(s, seat))  # DGY-SETUP-03
        drawn = s.chance.pick("first", [n for n, card in enumerate(box.randomizer) if card.colour in seated])
        s.first = s.active = box.randomizer[drawn].colour  # DGY-SETUP-04, DGY-R-13
        s.reveal("first_player", seat=s.first)
        for n, seat in enumerate((seat for seat in s.around() if seat in seated), 1):  # DGY-SETUP-05
            draw_cards(s, seat, s.hinges.opening_hand(s, seat, n))
        card = box.alerts[s.alert]
        fill(s, card.students * multiplier(s), card.omegas)  # DGY-SETUP-15, 17
        return DONE  # DGY-SETUP-16

    def hide(self, s: Table) -> None:
        """The Clan Card and the Panic Card, which nobody looks at (DGY-SETUP-09, 10, DGY-PANIC-01 to 04,
        DGY-R-153).
        """
        box = s.box
        clans = shuffled(s, "clans", box.clans)
        s.clan, s.unused_cards = clans[0], clans[1:]  # DGY-CLAN-01
        names = box.bosses[s.boss].boss if s.boss >= 0 else ""
        eligible = tuple(n for n in box.panics if box.card[n].boss in ("", names))
        for n in box.panics:
            if n not in eligible:
                s.seen[n] = EVERYBODY
        if s.has("maximum_alert"):
            panics = shuffled(s, "panics", eligible)
            s.panic = panics[0]
            eligible = panics[1:]
        s.unused_cards += eligible + tuple(n for n in box.panics if n != s.panic and n not in eligible)
