"""Which abilities a hero could use now, and why not another (chapter ABL; DRP-R-34, 66, 67, 93)."""

from typing import ClassVar, Final, NamedTuple

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeon_drop.cards.content import (
    Copy,
    Effect,
    FreeCorner,
    InnerPillars,
    KeepTokens,
    Moves,
)
from undercroft.games.dungeon_drop.ranges import CardOrNone
from undercroft.games.dungeon_drop.rules.potions import drinks
from undercroft.games.dungeon_drop.table import Table

NO_CARD: Final = -1

OF_WINDOW: Final = {
    "explore": "ability.explore",
    "act": "ability.act",
    "move": "ability.move",
    "loot": "ability.loot",
}


class Ability(NamedTuple):
    """A card that can be used, whose text it uses, and what that does. They differ for Resourceful."""

    card: int
    copied: int
    effect: Effect


def is_upright(s: Table, seat: int, card: int) -> bool:
    """DRP-ABL-02; in the normal game nothing is tilted (DRP-ABL-06)."""
    return not s.is_solo or not s.tilted[seat] >> s.cards(seat).index(card) & 1


def abilities(s: Table, seat: int) -> list[Ability]:
    """What the seat could still declare this turn, in any window (DRP-ABL-01 to 03)."""
    if s.spent:
        return []
    found: list[Ability] = []
    for card in s.cards(seat):
        if not is_upright(s, seat, card):
            continue
        effect = s.effect(card)
        if isinstance(effect, Copy):
            found += [Ability(card, other, s.effect(other)) for other in models(s, seat, effect)]
        else:
            found.append(Ability(card, card, effect))
    return found


def models(s: Table, seat: int, effect: Copy) -> list[int]:
    """Whose Class abilities Resourceful can use: one's own, even tilted, or those of the others (DRP-R-66,
    DRP-R-93).
    """
    races = len(s.box.races)
    seats = [seat] if effect.whose == "own" else [other for other in s.playing() if other != seat]
    return sorted({races + n for other in seats for n in s.classes[other]})


def in_window(s: Table, seat: int, window: str) -> list[Ability]:
    key = ("abilities", seat, window, s.spent, s.tilted, s.classes, s.resigned)
    return s.known(
        key, lambda: [ability for ability in abilities(s, seat) if ability.effect.window == window]
    )


def declare(s: Table, seat: int, card: int, copied: int) -> None:
    """An ability is used: `copied` is the card whose text it is."""
    spend(s, seat, card)
    s.tell("used", seat=seat, card=s.box.card(card).id, ability=s.box.card(copied).ability)


def spend(s: Table, seat: int, card: int) -> None:
    """Tilted on declaration, whatever comes of it (DRP-R-67)."""
    s.spent = 1
    if s.is_solo:
        s.change("tilted", seat, s.tilted[seat] | 1 << s.cards(seat).index(card))


class Declaring(Frame):
    """A procedure in which an ability of its window can be declared (DRP-R-34)."""

    belongs_to = ("seat",)
    window: ClassVar[str]

    seat: Seat

    def useful(self, s: Table) -> list[Ability]:
        """What can be declared here and now."""
        raise NotImplementedError

    def declarations(self, s: Table) -> list[Option]:
        return [("use", ability.card, ability.copied) for ability in self.useful(s)]

    def why_undeclared(self, s: Table, card: int, copied: int) -> Reason:
        """An ability that is not the hero's, tilted, too late, of another step, or of no use here."""
        if card not in s.cards(self.seat):
            return Reason("DRP-ABL-01", "ability.not_yours")
        copying = s.effect(card)
        if isinstance(copying, Copy) and copied not in models(s, self.seat, copying):
            return Reason("DRP-R-93", "ability.not_copied")
        if not isinstance(copying, Copy) and copied != card:
            return Reason("DRP-ABL-01", "ability.another")
        if not is_upright(s, self.seat, card):
            return Reason("DRP-ABL-02", "ability.tilted")
        if s.spent:
            return Reason("DRP-ABL-03", "ability.spent")
        effect = s.effect(copied)
        if effect.window != self.window:
            return Reason("DRP-R-34", OF_WINDOW[effect.window])
        return self.why_useless(s, effect)

    def why_useless(self, s: Table, effect: Effect) -> Reason:
        """What keeps an ability from being declared in its own window: that nothing would come of it
        (DRP-R-67).
        """
        if isinstance(effect, InnerPillars | FreeCorner | KeepTokens | Moves):
            return Reason("DRP-R-67", "ability.no_room")
        return Reason("DRP-R-67", "ability.nothing")


class Preparing(Declaring):
    """A step of the turn with what may come before it: an ability that changes it, and Potions."""

    copied: CardOrNone = NO_CARD

    def effect(self, s: Table) -> Effect | None:
        """What the ability changes, if one was declared."""
        return s.effect(self.copied) if self.copied != NO_CARD else None

    def is_prepared(self, s: Table) -> bool:
        """Whether the answer is a Potion or an ability; then that is done."""
        if drinks(s, self.seat, s.answer):
            return True
        if s.answer[0] != "use":
            return False
        _, card, self.copied = s.answer
        declare(s, self.seat, card, self.copied)
        return True
