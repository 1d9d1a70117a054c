"""The lists that the players of a table have brought (DGR-R-152, 154, 155, 172, 173): checked when the table
is made, and what others may suppose of them where they are closed.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.decks import BadDeck, Deck, Fault
from undercroft.engine.own_content import using
from undercroft.engine.settings import BadSetup
from undercroft.engine.validation import ContentError
from undercroft.games.dungeoneer.board import CENTRE
from undercroft.games.dungeoneer.cards.box import base_box, box_of, tournament_box
from undercroft.games.dungeoneer.cards.deck_text import codes, from_codes, read, ready_decks
from undercroft.games.dungeoneer.cards.decks import (
    START,
    catalogue,
    copies_allowed,
    faults,
    ready_texts,
    sorted_cards,
)
from undercroft.games.dungeoneer.table import Table

# -- when a table is made ------------------------------------------------------------------------------------


def checked_decks(options: Mapping[str, Any], seats: int, decks: Sequence[str | None]) -> tuple[str, ...]:
    """A legal list for each seat (DGR-R-152); who has none takes the first of the six that no other has
    (DGR-R-172).
    """
    if not options.get("custom_decks"):
        raise BadSetup("decks of one's own need the option custom_decks (DGR-R-150)")
    if len(decks) > seats:
        raise BadSetup(f"{len(decks)} decks for {seats} seats")
    brought = [None if deck is None else read_one(seat, deck) for seat, deck in enumerate(decks)]
    brought += [None] * (seats - len(brought))
    left = [
        deck for deck in ready_decks().values() if not any(deck.same_cards(own) for own in brought if own)
    ]
    whole = [left.pop(0) if deck is None else deck for deck in brought]
    check(whole, options)
    return tuple(codes(deck) for deck in whole)


def read_one(seat: int, text: str) -> Deck:
    """A list in any form, or one that lies ready. Raises BadDeck."""
    ready = ready_decks().get(text)
    if ready is not None:
        return ready
    try:
        return from_codes(text)
    except BadDeck:
        deck, mistakes = read(text)
    if mistakes:
        first = mistakes[0]
        said = f"line {first.line}: {first.key.replace('_', ' ')} {first.found!r}"
        raise BadDeck(f"the deck of seat {seat}: {said}", mistakes)
    return deck


def check(decks: Sequence[Deck], options: Mapping[str, Any]) -> None:
    """Raises BadDeck for a list that is not legal, and for a table to which nobody brings an Entrance Chamber
    (DGR-TDECK-10, DGR-R-154).
    """
    for seat, deck in enumerate(decks):
        found = faults(deck, options)
        if found:
            said = "; ".join(f"{fault.key} {dict(fault.data)} ({fault.rule})" for fault in found)
            raise BadDeck(f"the deck of seat {seat}: {said}", (), found)
    if not any(deck.count(START) for deck in decks):
        fault = Fault("no_entrance", "DGR-TDECK-10", {"seats": list(range(len(decks)))})
        raise BadDeck("nobody has brought an Entrance Chamber (DGR-TDECK-10)", (), (fault,))


def bring(s: Table) -> None:
    """The box of a table in which only what the lists name is there. Raises BadDeck for lists that no table
    has: a save may say anything.
    """
    decks = s.origin.decks
    if not s.rules.has_decks(s.settings):
        if decks:
            raise BadSetup("decks of one's own need the option custom_decks (DGR-R-150)")
        return
    if len(decks) != s.seats:
        raise BadDeck(f"expected a deck for each of {s.seats} seats, found {len(decks)}")
    check([from_codes(deck) for deck in decks], s.settings)
    take(s, decks)


def take(s: Table, decks: tuple[str, ...]) -> None:
    s.box = box_of(s.rules.content, decks, not s.settings["lists"])


def read_everything() -> None:
    """Reads all that the content in use says: cards, and lists that lie ready. Raises ContentError."""
    base_box()
    tournament_box()
    for name, text in ready_texts().items():
        place = f"decks/{name}.deck"
        deck, mistakes = read(text)
        for mistake in mistakes:
            meant = f"; nearest: {', '.join(mistake.data['cards'])}" if mistake.data.get("cards") else ""
            wrong = mistake.key.replace("_", " ")
            raise ContentError(f"{place}: line {mistake.line}: {wrong}: {mistake.found!r}{meant}")
        for fault in faults(deck, {}):
            said = ", ".join(f"{word} {value}" for word, value in fault.data.items())
            raise ContentError(f"{place}: {fault.key.replace('_', ' ')}: {said} ({fault.rule})")


# -- what others suppose -------------------------------------------------------------------------------------

KINDS: Final = ("adventure", "quest", "room", "passage")


def imagine(s: Table, mask: int) -> tuple[str, ...]:
    """DGR-R-173: with closed lists a stand-in for the unseen cards of every other seat; the truth is never
    used. What the lists then are.
    """
    if not s.settings.get("lists"):
        return s.origin.decks
    with using(s.rules.own):
        return imagined(s, mask)


def imagined(s: Table, mask: int) -> tuple[str, ...]:
    supposed = []
    for seat, text in enumerate(s.origin.decks):
        if s.over or mask == 1 << seat:
            supposed.append(text)
            continue
        supposed.append(codes(suppose(s, seat, mask)))
    decks = tuple(supposed)
    take(s, decks)
    return decks


def is_met(s: Table, card: int, mask: int) -> bool:
    """Whether somebody of a mask knows that a card is in its deck: he sees it, or it was openly shuffled back
    (DGR-R-182).
    """
    return bool(s.seen[card] & mask or s.batch[card])


def kind_of(s: Table, card: int) -> str:
    found = s.box.card[card]
    if found.kind == "map":
        return "room" if found.room else "passage"
    return "quest" if found.kind == "quest" else "adventure"


def suppose(s: Table, seat: int, mask: int) -> Deck:
    """What a seat may have brought, and these cards in the places of those nobody of the mask has met."""
    box = s.box
    own = [n for n in box.listed if box.owner[n] == seat and box.card[n].kind != "hero"]
    met = [n for n in own if is_met(s, n, mask)]
    cards = stand_in(s, seat, own, met)
    fresh = {kind: list[int]() for kind in KINDS}
    gone = {kind: list[int]() for kind in KINDS}
    for id, count in cards.items():
        for copy in range(1, count + 1):
            n = box.number[f"s{seat}_{id}_{copy}"]
            if n not in met:
                fresh[kind_of(s, n)].append(n)
    for n in own:
        if n not in met:
            gone[kind_of(s, n)].append(n)
    exchange(s, {old: new for kind in KINDS for old, new in zip(gone[kind], fresh[kind], strict=True)})
    hero = box.card[s.hero[seat]].id
    return Deck(sorted_cards({hero: 1, **cards}), from_codes(s.origin.decks[seat]).sets)


def stand_in(s: Table, seat: int, own: Sequence[int], met: Sequence[int]) -> dict[str, int]:
    """The ready list of the Hero, changed as little as possible, the highest catalogue numbers first, so that
    it has every card that was met, and as many of each kind as the seat has.
    """
    box, hero = s.box, s.box.card[s.hero[seat]].id
    ready = next(deck for deck in ready_decks().values() if deck.count(hero))
    least: dict[str, int] = {}
    for n in met:  # the third copy of a card says that there are two more
        copy = int(box.names[n].rpartition("_")[2])
        least[box.card[n].id] = max(copy, least.get(box.card[n].id, 0))
    found: dict[str, int] = {}
    for kind in KINDS:
        ids = [id for id in catalogue() if kind_of(s, box.number.get(f"s{seat}_{id}_1", 0)) == kind]
        ids = [id for id in ids if catalogue()[id].card.kind != "hero"]
        size = sum(kind_of(s, n) == kind for n in own)
        counts = {id: max(ready.count(id), least.get(id, 0)) for id in ids}
        most = {id: limit_of(s, seat, id) for id in ids}
        counts = {id: max(min(n, most[id]), least.get(id, 0)) for id, n in counts.items()}
        for id in reversed(ids):
            surplus = sum(counts.values()) - size
            counts[id] -= max(0, min(surplus, counts[id] - least.get(id, 0)))
        for id in reversed(ids):
            missing = size - sum(counts.values())
            counts[id] += max(0, min(missing, most[id] - counts[id]))
        found |= {id: n for id, n in counts.items() if n}
    return found


def limit_of(s: Table, seat: int, id: str) -> int:
    """How often a card may be in a list; who comes before the owner of the first Entrance Chamber has none
    (DGR-R-104).
    """
    if catalogue()[id].card.kind == "quest":
        return 1
    first = s.grid.get(CENTRE, -2) // 2
    if id == START and first in s.box.entrances:
        order = [(s.first + i) % s.seats for i in range(s.seats)]
        if order.index(seat) < order.index(s.box.owner[first]):
            return 0
    return copies_allowed(id, s.settings["sets"])


def exchange(s: Table, changes: Mapping[int, int]) -> None:
    """Other cards in hidden places. Who knows what lies there knows it of the new ones."""
    if not changes:
        return
    known = {new: s.seen[old] for old, new in changes.items()}
    for old in changes:
        s.seen[old] = 0
    for new, seen in known.items():
        s.seen[new] = seen
    change = changes.get
    s.hand = [tuple(change(n, n) for n in cards) for cards in s.hand]
    s.adventure = [tuple(change(n, n) for n in cards) for cards in s.adventure]
    s.quest_deck = [tuple(change(n, n) for n in cards) for cards in s.quest_deck]
    s.map_deck = tuple(change(n, n) for n in s.map_deck)
