"""Setting a table up by the rules (chapter SETUP; DGR-R-01 to 05)."""

from undercroft.engine.events import EVERYBODY
from undercroft.games.dungeoneer.board import (
    CENTRE,
)
from undercroft.games.dungeoneer.ranges import Cards
from undercroft.games.dungeoneer.rules.scores import space_of
from undercroft.games.dungeoneer.table import FULL_LIFE, Table
from undercroft.games.dungeoneer.zones import draw


def shuffled(s: Table, stream: str, cards: Cards) -> Cards:
    deck = list(cards)
    s.chance.shuffle(stream, deck)
    return tuple(deck)


def deal(s: Table) -> None:
    """DGR-SETUP-01 to 11."""
    box = s.box
    s.adventure = [shuffled(s, "adventure", box.adventures)]  # DGR-COMP-04
    s.quest_deck = [shuffled(s, "quest", box.quests)]
    s.hero_deck = shuffled(s, "hero", box.heroes)
    s.first = s.active = roll_for_first(s)
    for i in range(s.seats):  # DGR-SETUP-03, DGR-SETUP-04: in turn order
        seat = (s.first + i) % s.seats
        draw(s, seat, 5)  # DGR-SETUP-06
        s.quests[seat] = s.quest_deck[0][:-4:-1]  # DGR-QST-01
        s.quest_deck[0] = s.quest_deck[0][:-3]
        s.hero[seat] = s.hero_deck[-1]
        s.hero_deck = s.hero_deck[:-1]
        for card in (*s.quests[seat], s.hero[seat]):  # DGR-SETUP-05, DGR-R-03
            s.seen[card] = EVERYBODY
        s.level[seat] = 1  # DGR-R-04
        s.life[seat] = FULL_LIFE
        quests = [s.name(card) for card in s.quests[seat]]
        s.reveal("dealt", seat=seat, hero=box.card[s.hero[seat]].id, quests=quests)
    s.grid[CENTRE] = 2 * box.start  # DGR-SETUP-07, DGR-R-05
    s.seen[box.start] = EVERYBODY
    s.map_deck = shuffled(s, "map", tuple(n for n in box.maps if n != box.start))  # DGR-SETUP-08
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        s.at[seat] = CENTRE  # DGR-SETUP-09, DGR-COMP-03
        space = space_of(s, seat)
        s.peril[seat], s.glory[seat] = space.peril, space.glory  # DGR-SETUP-10, DGR-COMP-02


def roll_for_first(s: Table) -> int:
    """DGR-SETUP-02, DGR-R-02: the highest die begins; only those who tie roll again."""
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        dice = [s.chance.die() for _ in rolling]  # DGR-R-142
        s.reveal("rolled_for_first", seats=rolling, dice=dice)
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
    return rolling[0]
