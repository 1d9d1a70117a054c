"""Sight: one seen-by mask per card feeds both what a view shows and what a re-deal may change.

``seen[card]`` has a bit for each seat that knows where the card lies, and one for spectators. A slot is a
place in a list (hand or deck) that holds a card. A re-deal shuffles, among all slots whose card a seat does
not know, exactly those cards; the masks stay with the slots, because what the others know is that they have
seen whatever lies there.

``batch[card]`` counts how often the card was openly shuffled back into a deck. Everybody saw which cards went
in, so a hand filled before cannot hold them: cards are exchanged only within their batch.
"""

from undercroft.engine.chance import Chance


def redeal(zones: list[list[int]], seen: bytearray, batch: bytearray, mask: int, chance: Chance) -> None:
    """Deal anew everything in `zones` (cards with the same back) that `mask` has not seen: uniformly over all
    deals it cannot tell apart. The cards are put in order first, so that the same chance deals the same
    whatever was hidden.
    """
    slots: dict[int, list[tuple[list[int], int]]] = {}
    for zone in zones:
        for i, card in enumerate(zone):
            if not seen[card] & mask:
                slots.setdefault(batch[card], []).append((zone, i))
    stream = next(iter(chance.streams))
    for _, places in sorted(slots.items()):
        cards = [zone[i] for zone, i in places]
        masks = [seen[card] for card in cards]
        cards.sort()
        chance.shuffle(stream, cards)
        for (zone, i), card, known in zip(places, cards, masks, strict=True):
            zone[i] = card
            seen[card] = known
