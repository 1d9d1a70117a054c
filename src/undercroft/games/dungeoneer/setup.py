"""Setting a table up by the rules (chapter SETUP; DGR-R-01 to 05, 104, 157, 158)."""

from undercroft.engine.events import EVERYBODY
from undercroft.games.dungeoneer.board import CENTRE
from undercroft.games.dungeoneer.ranges import Cards
from undercroft.games.dungeoneer.rules.layout import begin_layout, enter
from undercroft.games.dungeoneer.table import FULL_LIFE, Table
from undercroft.games.dungeoneer.zones import draw, pile_of, without


def shuffled(s: Table, stream: str, cards: Cards) -> Cards:
    deck = list(cards)
    s.chance.shuffle(stream, deck)
    return tuple(deck)


def deal(s: Table) -> None:
    """DGR-SETUP-01 to 11, DGR-R-157."""
    box, own = s.box, s.box.piles > 1
    s.adventure = [shuffled(s, "adventure", cards) for cards in by_pile(s, box.adventures)]  # DGR-COMP-04
    s.quest_deck = [shuffled(s, "quest", cards) for cards in by_pile(s, box.quests)]  # DGR-TDECK-03
    if not own:
        s.hero_deck = shuffled(s, "hero", box.heroes)
    maps = map_decks(s)
    s.first = s.active = roll_for_first(s)
    for i in range(s.seats):  # DGR-SETUP-03, DGR-SETUP-04: in turn order
        seat = (s.first + i) % s.seats
        pile = pile_of(s, seat)
        draw(s, seat, 5)  # DGR-SETUP-06
        s.quests[seat] = s.quest_deck[pile][:-4:-1]  # DGR-QST-01, DGR-R-158
        s.quest_deck[pile] = s.quest_deck[pile][:-3]
        if own:
            s.hero[seat] = next(n for n in box.heroes if box.owner[n] == seat)  # DGR-TDECK-02, DGR-R-109
        else:
            s.hero[seat] = s.hero_deck[-1]
            s.hero_deck = s.hero_deck[:-1]
        for card in (*s.quests[seat], s.hero[seat]):  # DGR-SETUP-05, DGR-R-03
            s.seen[card] = EVERYBODY
        s.level[seat] = 1  # DGR-R-04
        s.life[seat] = FULL_LIFE
        quests = [s.name(card) for card in s.quests[seat]]
        s.reveal("dealt", seat=seat, hero=box.card[s.hero[seat]].id, quests=quests)
    lay_the_dungeon(s, maps)


def by_pile(s: Table, cards: Cards) -> list[Cards]:
    """Cards by the pile they belong to: one for all, or one for each seat."""
    piles = s.seats if s.box.piles > 1 else 1
    return [tuple(n for n in cards if s.box.owner[n] == pile) for pile in range(piles)]


def map_decks(s: Table) -> list[Cards]:
    """DGR-R-157 (1): decks of one's own are shuffled each for itself before anything is known."""
    box = s.box
    return [] if box.piles == 1 else [shuffled(s, "map", cards) for cards in by_pile(s, box.maps)]


def lay_the_dungeon(s: Table, maps: list[Cards]) -> None:
    """The first Entrance Chamber (DGR-TMAP-03), then the dungeon round it, now or while the game goes on."""
    start = first_entrance(s)
    s.grid[CENTRE] = 2 * start  # DGR-SETUP-07, DGR-R-05
    s.seen[start] = EVERYBODY
    rest = [without(deck, start) if start in deck else deck for deck in maps]
    if s.settings["tournament_map"]:  # DGR-TMAP-01
        if not maps:
            rest = [shuffled(s, "map", tuple(n for n in s.box.maps if n != start))]  # DGR-R-122
        begin_layout(s, rest)
        return
    together = tuple(n for deck in rest for n in sorted(deck)) if maps else without(s.box.maps, start)
    s.map_deck = shuffled(s, "map", together)  # DGR-SETUP-08, DGR-R-101
    for i in range(s.seats):
        enter(s, (s.first + i) % s.seats, CENTRE)


def first_entrance(s: Table) -> int:
    """DGR-R-104: of the first in turn order who brought one; the others stay in their decks."""
    box = s.box
    if box.piles == 1:
        return box.start
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    return min(box.entrances, key=lambda n: (order.index(box.owner[n]), n))


def roll_for_first(s: Table) -> int:
    """DGR-SETUP-02, DGR-R-02: the highest die begins; only those who tie roll again."""
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        dice = [s.chance.die() for _ in rolling]  # DGR-R-142
        s.reveal("rolled_for_first", seats=rolling, dice=dice)
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
    return rolling[0]
