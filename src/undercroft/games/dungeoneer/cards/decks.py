"""Decks of one's own (chapter TDECK; DGR-R-102, 103, 110, 150 to 153, 171, 178, 179): which cards there are,
when a list is legal, and the six that lie ready.

How a list is written is in deck_text.py.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from undercroft.engine.decks import Deck, Fault
from undercroft.engine.own_content import Folder, paths_said, per_content, said
from undercroft.games.dungeoneer.cards.content import ADVENTURE, Card, read_all

SET: Final = "tomb"  # the id of the base set (DGR-R-151)
START: Final = "entrance_chamber"

LEAST: Final = 50  # DGR-TDECK-04
COPIES: Final = 4  # DGR-TDECK-05
FEWEST_MAPS, MOST_MAPS = 6, 12  # DGR-TDECK-07
FEWEST_QUESTS, FEWEST_ADVENTURES = 3, 10  # DGR-R-110
FEW_ENCOUNTERS, MANY_CARDS = 5, 80  # only advice

HEADINGS: Final = ("hero", "quests", "maps", "adventures")
READY: Final = (  # in the order in which bots choose (DGR-R-172)
    "paladins_vigil",
    "ashes_and_embers",
    "axe_and_oath",
    "light_fingers_below",
    "hunter_of_the_dead",
    "the_obedient_dead",
)


class Printed(NamedTuple):
    """A card as a list knows it: its facts, its code in short forms, how many a set has of it."""

    card: Card
    code: str
    copies: int
    heading: int


@per_content
def catalogue(content: str = "content") -> dict[str, Printed]:
    """Every card of the sets by its id, in the order of the catalogue (DGR-R-151: a set is data)."""
    found = {}
    for card, copies in read_all(content):
        heading = 3 if card.kind in ADVENTURE else ("hero", "quest", "map").index(card.kind)
        found[card.id] = Printed(card, card.number.partition("-")[2], copies, heading)
    return found


def sorted_cards(cards: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """In the order of the catalogue; what it does not know stands behind, by its name."""
    places = {id: n for n, id in enumerate(catalogue())}
    return tuple(sorted(cards.items(), key=lambda row: (places.get(row[0], len(places)), row[0])))


def under(deck: Deck, heading: str) -> dict[str, int]:
    """What a list has under one of the four headings."""
    known, wanted = catalogue(), HEADINGS.index(heading)
    return {id: n for id, n in deck.cards if id in known and known[id].heading == wanted}


def rooms_and_passages(deck: Deck) -> tuple[int, int]:
    """DGR-R-103: the Entrance Chamber is a Room."""
    known, maps = catalogue(), under(deck, "maps")
    rooms = sum(n for id, n in maps.items() if known[id].card.room)
    return rooms, sum(maps.values()) - rooms


def copies_allowed(id: str, sets: int) -> int:
    """DGR-TDECK-05, DGR-R-151: four of a card, and no more than so many sets have."""
    return min(COPIES, sets * catalogue()[id].copies) if sets else COPIES


def faults(deck: Deck, options: Mapping[str, int]) -> tuple[Fault, ...]:
    """DGR-R-153: all of them, in this order. DGR-R-179: cards that nobody knows come first and count for
    nothing, and one card may be named by several.
    """
    known, sets = catalogue(), options.get("sets", 0)  # DGR-R-178
    cards = [(id, n) for id, n in deck.cards if id in known]
    heroes, quests, maps = (sum(under(deck, heading).values()) for heading in HEADINGS[:3])
    rooms, passages = rooms_and_passages(deck)
    adventures = sum(under(deck, "adventures").values())
    size = sum(n for _, n in cards)
    found = [Fault("unknown", "DGR-R-171", {"word": id}) for id, _ in deck.cards if id not in known]
    if heroes != 1:
        found.append(Fault("hero", "DGR-TDECK-08", {"n": heroes}))
    if size < LEAST:  # DGR-R-102
        found.append(Fault("size", "DGR-TDECK-04", {"n": size, "least": LEAST}))
    found += [
        Fault("copies", "DGR-TDECK-05", {"card": id, "n": n, "most": COPIES}) for id, n in cards if n > COPIES
    ]
    found += [
        Fault("quest_twice", "DGR-TDECK-09", {"card": id, "n": n})
        for id, n in under(deck, "quests").items()
        if n > 1
    ]
    if quests < FEWEST_QUESTS:
        found.append(Fault("quests", "DGR-R-110", {"n": quests, "least": FEWEST_QUESTS}))
    if not FEWEST_MAPS <= maps <= MOST_MAPS:
        found.append(Fault("maps", "DGR-TDECK-07", {"n": maps, "least": FEWEST_MAPS, "most": MOST_MAPS}))
    if rooms != passages:
        found.append(Fault("halves", "DGR-TDECK-06", {"n": rooms, "other": passages}))
    if adventures < FEWEST_ADVENTURES:
        found.append(Fault("adventures", "DGR-R-110", {"n": adventures, "least": FEWEST_ADVENTURES}))
    if sets:
        found += [
            Fault("sets", "DGR-R-151", {"card": id, "n": n, "most": sets * known[id].copies, "sets": sets})
            for id, n in cards
            if n > sets * known[id].copies
        ]
    return tuple(found)


def advice(deck: Deck) -> tuple[Fault, ...]:
    """DGR-R-153: no faults, but worth a word."""
    known = catalogue()
    maps = under(deck, "maps")
    found = [] if START in maps else [Fault("no_entrance", "DGR-TDECK-10")]
    found += [
        Fault("no_room", "DGR-R-86", {"card": id, "rooms": list(known[id].card.rooms)})
        for id in under(deck, "quests")
        if not has_rooms(known[id].card, maps)
    ]
    encounters = sum(n for id, n in deck.cards if id in known and known[id].card.kind in ("monster", "trap"))
    if encounters < FEW_ENCOUNTERS:
        found.append(Fault("few_encounters", "DGR-R-153", {"n": encounters, "least": FEW_ENCOUNTERS}))
    if deck.size > MANY_CARDS:
        found.append(Fault("many_cards", "DGR-R-153", {"n": deck.size, "most": MANY_CARDS}))
    return tuple(found)


def has_rooms(quest: Card, maps: Mapping[str, int]) -> bool:
    """Whether a Quest can be done in these rooms: those of "then" are needed both, of "or" one is enough."""
    there = [room in maps for room in quest.rooms]
    return all(there) if quest.quest in ("carry", "sequence") else any(there)


@per_content
def ready_texts(content: str = "content") -> dict[str, str]:
    """The six lists that lie ready, as they are written, and behind them those of an owner."""
    folder = Folder("undercroft.games.dungeoneer", f"{content}/decks")
    ours = {name: (folder.path / f"{name}.deck").read_text("utf-8") for name in READY}
    return ours | {
        name: said(folder.game, f"decks/{name}.deck") for name in paths_said(folder.game, "decks", ".deck")
    }
