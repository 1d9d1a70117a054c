"""Where cards lie, how they get from one place to another, and who sees them (chapter DRAW; DGR-R-09, 17, 53,
61, 98, 119).

Every card is in exactly one place: a deck, a pile, a hand, in front of a seat, in the dungeon, on the stage
(being played), or out of the game.
"""

from undercroft.engine.events import EVERYBODY
from undercroft.games.dungeoneer.ranges import Cards
from undercroft.games.dungeoneer.table import Table


def without(cards: Cards, card: int) -> Cards:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


# -- moving cards --------------------------------------------------------------------------------------------


def pile_of(s: Table, seat: int) -> int:
    """The pile a seat draws from: its own, or the common one."""
    return seat if s.box.piles > 1 else 0  # DGR-TDECK-11, DGR-R-159


def show_card(s: Table, card: int) -> int:
    """Everybody sees the card now; returns the mask of those who had not known it."""
    learned = EVERYBODY & ~s.seen[card]
    s.seen[card] = EVERYBODY
    return learned


def put_on_pile(s: Table, card: int) -> None:
    """On top of the Adventure discard pile of its owner (DGR-R-105, DGR-R-119)."""
    s.tokens[card] = 0
    s.discard[s.box.owner[card]] += (card,)


def leave_hand(s: Table, seat: int, card: int) -> None:
    """Take a card out of the hand, hidden or open (DGR-MON-06)."""
    if card in s.hand[seat]:
        s.hand[seat] = without(s.hand[seat], card)
    else:
        s.wounded[seat] = without(s.wounded[seat], card)


def hand_of(s: Table, seat: int) -> Cards:
    """The whole hand: hidden cards and wounded Monsters (DGR-DRAW-08, DGR-MON-06)."""
    return s.hand[seat] + s.wounded[seat]


def to_stage(s: Table, seat: int, card: int) -> int:
    """From the hand onto the stage, open for all; returns who learnt of it."""
    leave_hand(s, seat, card)
    s.stage += (card,)
    return show_card(s, card)


def leave_stage(s: Table, card: int) -> None:
    s.stage = without(s.stage, card)


def discard_from_hand(s: Table, seat: int, card: int, by_chance: bool = False) -> None:
    """From the hand onto the pile. Which card chance picked is news even if everybody knew the card."""
    leave_hand(s, seat, card)
    learned = show_card(s, card)
    put_on_pile(s, card)
    if by_chance:
        s.reveal("discarded_at_random", seat=seat, card=s.name(card))
    else:
        s.reveal("discarded", learned, seat=seat, card=s.name(card))


def discard_from_front(s: Table, seat: int, card: int) -> None:
    """Discard a Treasure, Boon or Bane that lies in front of a seat."""
    for row in (s.treasures, s.boons, s.banes):
        if card in row[seat]:
            row[seat] = without(row[seat], card)
    put_on_pile(s, card)
    s.tell("discarded", seat=seat, card=s.name(card))


def discard_from_stage(s: Table, card: int) -> None:
    leave_stage(s, card)
    put_on_pile(s, card)


def back_to_hand(s: Table, seat: int, card: int) -> None:
    """From the stage back to the hand of a seat: hidden without a token, open with one (DGR-MON-02
    to 04, DGR-R-53, DGR-R-129); whoever has seen it still knows it (DGR-R-141).
    """
    leave_stage(s, card)
    if s.tokens[card]:
        s.wounded[seat] += (card,)
        s.tell("laid_open", seat=seat, card=s.name(card), wounds=s.tokens[card])
    else:
        s.hand[seat] += (card,)
        s.tell("returned", seat=seat, card=s.name(card))


def give_back(s: Table, seat: int, card: int) -> None:
    """An Encounter whose victim has left goes back to its player (DGR-R-24, DGR-R-137)."""
    if card in s.stage:  # else its player has left himself, and took it along
        back_to_hand(s, seat, card)


def take_from_pile(s: Table, seat: int, card: int) -> None:
    """From the Adventure discard pile into the hand; everybody saw which card it was."""
    pile = s.box.owner[card]
    s.discard[pile] = without(s.discard[pile], card)
    s.hand[seat] += (card,)
    s.tell("recalled", seat=seat, card=s.name(card))


def draw(s: Table, seat: int, n: int) -> None:
    """Draw Adventure cards. DGR-DRAW-07: an empty deck is made anew from the pile; DGR-R-17: when both are
    empty, drawing stops.
    """
    pile = pile_of(s, seat)
    drawn: list[int] = []
    for _ in range(n):
        if not s.adventure[pile]:
            cards = list(s.discard[pile])
            if not cards:
                break
            s.discard[pile] = ()
            batch = min(max(s.batch) + 1, 255)
            for card in cards:
                s.seen[card] = 0
                s.batch[card] = batch
            s.chance.shuffle("adventure", cards)
            s.adventure[pile] = tuple(cards)
            s.reveal("reshuffled", deck="adventure", n=len(cards))
        card = s.adventure[pile][-1]
        s.adventure[pile] = s.adventure[pile][:-1]
        s.seen[card] = 1 << seat
        s.hand[seat] += (card,)
        drawn.append(card)
    if drawn:
        s.confide("drew", 1 << seat, {"cards": [s.name(card) for card in drawn]}, seat=seat, n=len(drawn))


def discard_at_random(s: Table, seat: int, n: int) -> None:
    """DGR-R-98: every hand card alike, wounded Monsters included; DGR-R-119: those discarded together go in
    ascending order.
    """
    chosen: list[int] = []
    for _ in range(n):
        rest = [card for card in hand_of(s, seat) if card not in chosen]
        if rest:
            chosen.append(s.chance.pick("pick", rest))
    for card in sorted(chosen):
        discard_from_hand(s, seat, card, by_chance=True)


def has_quest_card(s: Table, seat: int) -> bool:
    pile = pile_of(s, seat)
    return bool(s.quest_deck[pile] or s.quest_discard[pile])


def replace_quest(s: Table, seat: int, quest: int) -> None:
    """DGR-R-14, DGR-R-120: the replacement is drawn first, then the old Quest goes to the pile without its
    progress.
    """
    pile = pile_of(s, seat)
    if not s.quest_deck[pile]:
        cards = list(s.quest_discard[pile])
        s.quest_discard[pile] = ()
        for card in cards:
            s.seen[card] = 0
            if s.box.piles > 1:  # DGR-R-182: everybody saw which ones they are
                s.batch[card] = min(s.batch[card] + 1, 255)
        s.chance.shuffle("quest", cards)
        s.quest_deck[pile] = tuple(cards)
        s.reveal("reshuffled", deck="quest", n=len(cards))
    fresh = s.quest_deck[pile][-1]
    s.quest_deck[pile] = s.quest_deck[pile][:-1]
    s.quests[seat] = (*without(s.quests[seat], quest), fresh)
    discard_quest(s, quest)
    s.tell("quest_discarded", seat=seat, card=s.name(quest))
    s.reveal("quest_drawn", show_card(s, fresh), seat=seat, card=s.name(fresh))


def discard_quest(s: Table, quest: int) -> None:
    s.tokens[quest] = 0
    s.quest_discard[s.box.owner[quest]] += (quest,)
