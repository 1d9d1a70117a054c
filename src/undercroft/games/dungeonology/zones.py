"""Trick and Jinx Cards between decks, hands and piles, and who sees them (chapters TRICK, JINX; DGY-R-17, 84,
85, 113, 198).
"""

from collections.abc import Callable

from undercroft.engine.chance import Chance
from undercroft.engine.events import EVERYBODY
from undercroft.games.dungeonology.ranges import Cards
from undercroft.games.dungeonology.rules.stun import cap_stun
from undercroft.games.dungeonology.rules.values import change
from undercroft.games.dungeonology.table import Table


def without(cards: Cards, card: int) -> Cards:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def shuffled(s: Table, stream: str, cards: Cards) -> Cards:
    deck = list(cards)
    s.chance.shuffle(stream, deck)
    return tuple(deck)


# -- Trick Cards ---------------------------------------------------------------------------------------------


def renew_deck(s: Table) -> None:
    """DGY-TRICK-07, DGY-R-85: the discards become the deck at the moment its last card leaves it."""
    if s.deck or not s.discard:
        return
    batch = min(max(s.batch) + 1, 255)
    for card in s.discard:
        s.seen[card] = 0
        s.batch[card] = batch
    s.deck = shuffled(s, "tricks", s.discard)
    s.discard = ()
    s.reveal("reshuffled", deck="tricks", n=len(s.deck))


def top_card(s: Table) -> int | None:
    """Take the top card of the deck, as far as there is one."""
    if not s.deck:
        renew_deck(s)
        if not s.deck:
            return None
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    if not s.deck:
        renew_deck(s)
    return card


def draw_cards(s: Table, seat: int, n: int) -> int:
    """DGY-ICON-03; returns how many there were."""
    drawn: list[int] = []
    mask = show_to(s, seat) if n > 0 else 0
    for _ in range(n):
        card = top_card(s)
        if card is None:
            break
        s.seen[card] = mask
        s.hand[seat] += (card,)
        drawn.append(card)
    if drawn:
        names = {"cards": [s.name(card) for card in drawn]}
        s.confide("drew", mask, names, seat=seat, n=len(drawn))
    return len(drawn)


def show_to(s: Table, seat: int) -> int:
    """Who sees the hand of a seat: its player, and everybody while a card shows it."""
    return EVERYBODY if change(s, seat, "shows_hand") else 1 << seat


def reveal_cards(s: Table, n: int) -> list[int]:
    """Turn up the top cards for all to see; they lie on the stage until they are put away (DGY-R-84, 85)."""
    found: list[int] = []
    for _ in range(n):
        card = top_card(s)
        if card is None:
            break
        s.seen[card] = EVERYBODY
        found.append(card)
    return found


def put_away(s: Table, cards: Cards | list[int]) -> None:
    """Onto the Trick discard pile, face up (DGY-R-17)."""
    for card in cards:
        s.seen[card] = EVERYBODY
    s.discard += tuple(cards)


def discard_card(s: Table, seat: int, card: int) -> None:
    """A hand card that its player chose."""
    s.hand[seat] = without(s.hand[seat], card)
    learned = EVERYBODY & ~s.seen[card]
    put_away(s, (card,))
    s.reveal("discarded", learned, seat=seat, card=s.name(card))


def discard_at_random(s: Table, seat: int) -> None:
    """DGY-R-193: chance decides."""
    if not s.hand[seat]:
        return
    card = s.chance.pick("pick", list(s.hand[seat]))
    s.hand[seat] = without(s.hand[seat], card)
    put_away(s, (card,))
    s.reveal("discarded_at_random", seat=seat, card=s.name(card))


def take_at_random(s: Table, taker: int, owner: int) -> bool:
    """A card from another hand, unseen by the rest (DGY-R-198)."""
    if not s.hand[owner]:
        return False
    card = s.chance.pick("pick", list(s.hand[owner]))
    s.hand[owner] = without(s.hand[owner], card)
    s.hand[taker] += (card,)
    s.seen[card] |= show_to(s, taker) | 1 << owner
    s.confide("card_taken", 1 << taker | 1 << owner, {"card": s.name(card)}, seat=taker, victim=owner)
    return True


def to_stage(s: Table, seat: int, card: int) -> None:
    """From the hand onto the table, open for all."""
    s.hinges.let_go(s, seat, card)
    s.stage += (card,)
    s.seen[card] = EVERYBODY


def leave_stage(s: Table, card: int) -> None:
    if card in s.stage:
        s.stage = without(s.stage, card)
        put_away(s, (card,))


def let_hold(
    s: Table, seat: int | None, holder: int, fit: Callable[[int], bool], n: int, chance: Chance
) -> None:
    """In a deal that `seat` imagines, `holder` has what everybody knows: at least N cards that fit. Cards are
    exchanged with places that `seat` does not know either, within their batch.
    """
    mask, stream = s.mask_of(seat), next(iter(chance.streams))
    elsewhere = [other for other in range(s.seats) if other != holder]
    while sum(map(fit, s.hand[holder])) < n:
        pairs = [
            (poor, rich)
            for poor in s.hand[holder]
            if not fit(poor) and not s.seen[poor] & mask
            for rich in (*s.deck, *(card for other in elsewhere for card in s.hand[other]))
            if fit(rich) and not s.seen[rich] & mask and s.batch[rich] == s.batch[poor]
        ]
        if not pairs:
            return
        poor, rich = pairs[chance.below(stream, len(pairs))]
        turned = {poor: rich, rich: poor}
        s.hand = [tuple(turned.get(card, card) for card in cards) for cards in s.hand]
        s.deck = tuple(turned.get(card, card) for card in s.deck)
        s.seen[poor], s.seen[rich] = s.seen[rich], s.seen[poor]


# -- Jinx Cards ----------------------------------------------------------------------------------------------


def draw_jinx(s: Table, seat: int) -> int | None:
    """The top Jinx Card, face down and unseen (DGY-OMEGA-04, DGY-R-113)."""
    if not s.jinx_deck and s.jinx_discard:
        for card in s.jinx_discard:
            s.seen[card] = 0
        s.jinx_deck = shuffled(s, "jinxes", s.jinx_discard)
        s.jinx_discard = ()
        s.reveal("reshuffled", deck="jinxes", n=len(s.jinx_deck))
    if not s.jinx_deck:
        return None
    card = s.jinx_deck[-1]
    s.jinx_deck = s.jinx_deck[:-1]
    s.veiled[seat] += (card,)  # DGY-JINX-06: any number
    s.tell("jinx_taken", seat=seat)
    return card


def turn_up(s: Table, seat: int, card: int) -> None:
    """Lay a Jinx Card open; only its penalty counts (DGY-R-60)."""
    s.veiled[seat] = without(s.veiled[seat], card)
    s.jinxes[seat] += (card,)
    s.seen[card] = EVERYBODY
    s.reveal("jinx_revealed", seat=seat, card=s.name(card))


def unveil(s: Table, seat: int, card: int) -> None:
    """Turn a Jinx Card up; its effect begins (DGY-JINX-02)."""
    turn_up(s, seat, card)
    if card in s.box.changes["shows_hand"][0]:
        show_hand(s, seat)
    cap_stun(s, seat)


def show_hand(s: Table, seat: int) -> None:
    """Careless Whisper: the hand lies open from now on."""
    hidden = [card for card in s.hand[seat] if s.seen[card] != EVERYBODY]
    for card in s.hand[seat]:
        s.seen[card] = EVERYBODY
    if hidden:
        s.reveal("hand_shown", seat=seat, cards=[s.name(card) for card in s.hand[seat]])


def discard_jinx(s: Table, seat: int, card: int) -> None:
    """DGY-JINX-04, DGY-R-55: a face-down one goes unseen, and is turned up on the pile."""
    veiled = card in s.veiled[seat]
    if veiled:
        s.veiled[seat] = without(s.veiled[seat], card)
    else:
        s.jinxes[seat] = without(s.jinxes[seat], card)
    s.jinx_discard += (card,)
    learned = EVERYBODY & ~s.seen[card]
    s.seen[card] = EVERYBODY
    s.reveal("jinx_discarded", learned, seat=seat, card=s.name(card))
