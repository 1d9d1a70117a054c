"""Tables as scenarios want them: dealt with certain cards on top, or arranged in the middle of a game."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from undercroft.engine.events import EVERYBODY
from undercroft.engine.given import Arranger, GivenError, check_seats, in_range
from undercroft.games.dungeoneer.board import (
    CENTRE,
    OPPOSITE,
    SIDES,
    STEPS,
    is_connected,
    read_cell,
    read_edge,
    ways_from,
)
from undercroft.games.dungeoneer.cards.content import LOCKED, MOVE
from undercroft.games.dungeoneer.ranges import Cards
from undercroft.games.dungeoneer.rules.quests import STAGED
from undercroft.games.dungeoneer.rules.scores import score_of
from undercroft.games.dungeoneer.setup import shuffled
from undercroft.games.dungeoneer.table import FULL_LIFE, PHASES, QUESTS_TO_WIN, TOP_LEVEL, Table

# -- dealt as a scenario wants it ----------------------------------------------------------------------------

DEALT: Final = {"adventure": "adventure", "quest_deck": "quest", "map_deck": "map", "heroes": "hero"}


def scripted(s: Table, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
    """What comes to the top of the shuffled decks, and dice by which a seat begins. Raises GivenError."""
    put, box = CardArranger(s), s.box
    kinds = {"adventure": box.adventures, "quest_deck": box.quests, "map_deck": box.maps}
    found: dict[str, list[int]] = {}
    for name, cards in deal.items():
        if name not in DEALT:
            raise GivenError(f"deal.{name}", f"expected one of {', '.join(DEALT)}, found {name!r}")
        if name == "heroes":
            numbers = [put.hero(f"deal.{name}[{n}]", card) for n, card in enumerate(cards)]
        else:
            numbers = [put.piece(f"deal.{name}[{n}]", card, kinds[name]) for n, card in enumerate(cards)]
        if box.start in numbers:
            raise GivenError(f"deal.{name}", f"{s.name(box.start)!r} lies on the table (DGR-SETUP-07)")
        found[DEALT[name]] = numbers
    if first is not None:
        in_range("first", first, 0, s.seats - 1)
        found["dice"] = [5 if seat == first else 0 for seat in range(s.seats)]  # DGR-SETUP-02
    return found


# -- arranged by a scenario ----------------------------------------------------------------------------------


class GivenSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in front of one seat. Whatever is left out is as at the start of a game, with empty hand and
    Inventory.
    """

    hero: str = ""
    level: int | None = None
    life: int = FULL_LIFE
    glory: int = 0
    peril: int = 0
    at: str = "0,0"
    hand: list[str] = []
    shown: list[str] = []
    wounded: dict[str, int] = {}
    treasures: list[str] = []
    charges: dict[str, int] = {}
    boons: list[str] = []
    banes: list[str] = []
    quests: list[str] = []
    progress: dict[str, int] = {}
    completed: list[str] | None = None
    points_lost: int = 0
    rooted: bool = False
    slammed: int = 0
    out: bool = False


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A Dungeoneer table as a scenario describes it."""

    seats: int = 2
    seed: str = "scenario"
    options: dict[str, int] = {}
    turn: int = 0
    first: int | None = None
    round: int = 1
    phase: str = "move"
    points: int | None = None
    map: list[str] = msgspec.field(default_factory=lambda: ["entrance_chamber_1 0,0"])
    seat: dict[str, GivenSeat] = {}
    adventure: list[str] = []
    discard: list[str] = []
    quest_deck: list[str] = []
    quest_discard: list[str] = []
    map_deck: list[str] = []
    only: list[str] = []
    dice: list[int] = []
    picks: list[str] = []
    reshuffle: list[str] = []
    quest_reshuffle: list[str] = []
    opened: list[str] = []
    visited: list[str] = []
    used: list[str] = []
    moved: bool = False
    challenged: bool = False
    rooted: bool = False
    slammed: int = 0
    emboldened: int = 0


STARTS: Final = {**{phase: phase for phase in PHASES}, "end": "close"}
DECKS: Final = ("adventure", "quest_deck", "map_deck")
# What a seat has only as long as it is in the game.
OF_THE_LIVING: Final = (
    *("life", "glory", "peril", "at", "hand", "shown", "wounded", "treasures", "charges", "boons"),
    *("banes", "quests", "progress", "completed", "points_lost", "rooted", "slammed"),
)
MANY: Final = 99


def first_step(given: Given) -> str:
    return STARTS[given.phase]


class CardArranger(Arranger[Table]):
    """Puts cards where a scenario wants them, each only once."""

    called = "card"

    def cards(self, field: str, names: list[str], kind: Cards) -> Cards:
        return tuple(self.piece(field, name, kind) for name in names)

    def hero(self, field: str, name: str) -> int:
        """Heroes are called without the number of a copy: there is one of each."""
        box = self.s.box
        heroes = [box.card[n].id for n in box.heroes]
        if name not in heroes:
            expected = f"expected {', '.join(heroes)} (without copy number)"
            raise GivenError(field, f"there is no hero {name!r}; {expected}")
        return self.piece(field, f"{name}_1", box.heroes)


def arrange(s: Table, given: Given) -> None:
    """Set the table up as described. Raises GivenError with the path of the field that does not fit."""
    box, put = s.box, CardArranger(s)
    if given.phase not in STARTS:
        raise GivenError("phase", f"expected one of {', '.join(STARTS)}, found {given.phase!r}")
    s.active = in_range("turn", given.turn, 0, s.seats - 1)
    s.first = s.active if given.first is None else in_range("first", given.first, 0, s.seats - 1)
    s.round = in_range("round", given.round, 1, int(s.settings["round_limit"]))
    for n, line in enumerate(given.map):
        arrange_map(s, put, f"map[{n}]", line)
    if CENTRE not in s.grid:
        raise GivenError("map", "there must be a map card at 0,0")
    if not is_connected(box, s.grid):
        raise GivenError("map", "the dungeon is not connected (DGR-R-33)")
    check_seats(given.seat, s.seats)
    for seat in range(s.seats):
        arrange_seat(s, put, seat, given.seat.get(str(seat), GivenSeat()))
    if not s.is_alive(s.active) or len(s.living()) < 2:
        raise GivenError("seat", "the seat whose turn it is must be in the game, and another one too")
    free = [n for n in box.heroes if n not in put.where]
    for seat in range(s.seats):
        if s.hero[seat] < 0:
            s.hero[seat] = free.pop(0)
            put.where[s.hero[seat]] = f"seat.{seat}.hero"
    arrange_decks(s, put, given)
    arrange_turn(s, put, given)
    s.chance.script = {
        name: script
        for name, script in (
            ("dice", [in_range("dice", die, 1, 6) - 1 for die in given.dice]),
            ("pick", [put.known("picks", name) for name in given.picks]),
            ("adventure", [put.known("reshuffle", name) for name in given.reshuffle]),
            ("quest", [put.known("quest_reshuffle", name) for name in given.quest_reshuffle]),
        )
        if script
    }


def arrange_map(s: Table, put: CardArranger, field: str, line: str) -> None:
    words = line.split()
    cell = read_cell(words[1]) if len(words) in (2, 3) else None
    if cell is None or words[2:] not in ([], ["turned"]):
        raise GivenError(field, f"expected 'card x,y' or 'card x,y turned', found {line!r}")
    if cell in s.grid:
        raise GivenError(field, f"two map cards at {words[1]}")
    card = put.piece(field, words[0], s.box.maps)
    s.grid[cell] = 2 * card + (len(words) == 3)
    s.seen[card] = EVERYBODY


def arrange_level(path: str, g: GivenSeat) -> int:
    """One for every completed Quest, of which the third would have won (DGR-GOAL-01, DGR-R-04). A level
    without `completed` stands for Quests that do not matter.
    """
    done = g.completed
    if done and len(done) >= QUESTS_TO_WIN and not g.out:
        most = QUESTS_TO_WIN - 1
        message = f"expected at most {most} Quests, found {len(done)}: the third wins the game (DGR-GOAL-01)"
        raise GivenError(f"{path}.completed", message)
    fits = 1 + len(done or ())
    if g.level is None:
        return fits
    if done is not None and g.level != fits:
        message = f"expected {fits} with {len(done)} completed Quests, found {g.level} (DGR-R-04)"
        raise GivenError(f"{path}.level", message)
    return in_range(f"{path}.level", g.level, 1, TOP_LEVEL)


def check_out(path: str, g: GivenSeat) -> None:
    """Who was eliminated has nothing any more (DGR-GOAL-04)."""
    empty = GivenSeat()
    for name in OF_THE_LIVING:
        if getattr(g, name) != getattr(empty, name):
            raise GivenError(f"{path}.{name}", "who is out of the game has nothing any more (DGR-GOAL-04)")


def arrange_seat(s: Table, put: CardArranger, seat: int, g: GivenSeat) -> None:
    box, path = s.box, f"seat.{seat}"
    s.hero[seat] = -1
    if g.hero:
        s.hero[seat] = put.hero(f"{path}.hero", g.hero)
        s.seen[s.hero[seat]] = EVERYBODY
    s.level[seat] = arrange_level(path, g)
    s.at[seat] = -1
    if g.out:
        check_out(path, g)
        s.fallen += (seat,)
        return
    s.life[seat] = in_range(f"{path}.life", g.life, 1, 99)
    s.glory[seat] = in_range(f"{path}.glory", g.glory, 0, 999)
    s.peril[seat] = in_range(f"{path}.peril", g.peril, 0, 999)
    cell = read_cell(g.at)
    if cell is None or cell not in s.grid:
        raise GivenError(f"{path}.at", f"expected a space with a map card such as '0,0', found {g.at!r}")
    s.at[seat] = cell
    s.hand[seat] = put.cards(f"{path}.hand", g.hand, box.adventures)
    for name in g.shown:
        if put.known(f"{path}.shown", name, box.adventures) not in s.hand[seat]:
            raise GivenError(f"{path}.shown", f"{name!r} is no hand card of this seat")
    for card in s.hand[seat]:
        s.seen[card] = EVERYBODY if s.name(card) in g.shown else 1 << seat
    s.wounded[seat] = put.cards(f"{path}.wounded", list(g.wounded), box.of_kinds("monster"))
    s.treasures[seat] = put.cards(f"{path}.treasures", g.treasures, box.of_kinds("treasure"))
    s.boons[seat] = put.cards(f"{path}.boons", g.boons, box.of_kinds("boon"))
    s.banes[seat] = put.cards(f"{path}.banes", g.banes, box.of_kinds("bane"))
    s.quests[seat] = put.cards(f"{path}.quests", g.quests, box.quests)
    s.done[seat] = put.cards(f"{path}.completed", g.completed or [], box.quests)
    check_limits(s, path, seat)
    for row in (s.wounded, s.treasures, s.boons, s.banes, s.quests, s.done):
        for card in row[seat]:
            s.seen[card] = EVERYBODY
    for name, n in g.wounded.items():
        card = box.number[name]
        if box.card[card].life < 2:
            raise GivenError(f"{path}.wounded", f"{name!r} has 1 Life: a wound defeats it (DGR-MON-01)")
        s.tokens[card] = in_range(f"{path}.wounded", n, 1, box.card[card].life - 1)
    for name, n in g.charges.items():
        card = put.known(f"{path}.charges", name)
        if card not in s.treasures[seat] or not box.card[card].charges:
            raise GivenError(f"{path}.charges", f"{name!r} is no Treasure with charges of this seat")
        s.tokens[card] = box.card[card].charges - in_range(f"{path}.charges", n, 1, box.card[card].charges)
    for name, n in g.progress.items():
        card = put.known(f"{path}.progress", name)
        if card not in s.quests[seat]:
            raise GivenError(f"{path}.progress", f"{name!r} is no uncompleted Quest of this seat")
        s.tokens[card] = in_range(f"{path}.progress", n, 0, most_progress(box.card[card]))
    s.points_lost[seat] = in_range(f"{path}.points_lost", g.points_lost, 0, MANY)
    s.rooted[seat] = int(g.rooted)
    s.slammed[seat] = in_range(f"{path}.slammed", g.slammed, 0, MANY)


def most_progress(card: Any) -> int:
    """The first stage of two, or the wounds that a Quest Monster bears and lives; often there is neither."""
    return 1 if card.quest in STAGED else max(0, card.life - 1)


def check_limits(s: Table, path: str, seat: int) -> None:
    """No more Quests than win, and no Treasure twice (DGR-GOAL-01, DGR-R-71)."""
    found = len(s.quests[seat]) + len(s.done[seat])
    if found > QUESTS_TO_WIN:
        message = f"expected at most {QUESTS_TO_WIN} Quests with the completed ones, found {found}"
        raise GivenError(f"{path}.quests", f"{message} (DGR-GOAL-01)")
    held = [s.box.card[n].id for n in s.treasures[seat]]
    twice = [name for n, name in enumerate(held) if name in held[:n]]
    if twice:
        raise GivenError(f"{path}.treasures", f"two copies of {twice[0]!r}: a hero has but one (DGR-R-71)")


def arrange_decks(s: Table, put: CardArranger, given: Given) -> None:
    """Decks are listed from the top; what is named nowhere lies below in an order from the seed, or out of
    the game for decks in `only`.
    """
    box = s.box
    for name in given.only:
        if name not in DECKS:
            raise GivenError("only", f"expected {', '.join(DECKS)}, found {name!r}")
    s.discard[0] = put.cards("discard", given.discard, box.adventures)
    s.quest_discard[0] = put.cards("quest_discard", given.quest_discard, box.quests)
    for card in (*s.discard[0], *s.quest_discard[0]):
        s.seen[card] = EVERYBODY
    tops = {
        "adventure": put.cards("adventure", given.adventure, box.adventures),
        "quest_deck": put.cards("quest_deck", given.quest_deck, box.quests),
        "map_deck": put.cards("map_deck", given.map_deck, box.maps),
    }
    kinds = {"adventure": box.adventures, "quest_deck": box.quests, "map_deck": box.maps}
    decks: dict[str, Cards] = {}
    for name, stream in zip(DECKS, ("adventure", "quest", "map"), strict=True):
        rest = put.rest(kinds[name])
        if name in given.only:
            s.out += rest
            rest = ()
        decks[name] = shuffled(s, stream, rest) + tops[name][::-1]
    s.adventure[0], s.quest_deck[0], s.map_deck = decks["adventure"], decks["quest_deck"], decks["map_deck"]
    s.hero_deck = put.rest(box.heroes)


def arrange_turn(s: Table, put: CardArranger, given: Given) -> None:
    seat = s.active
    s.phase = PHASES.index(given.phase) if given.phase in PHASES else len(PHASES) - 1
    s.visited = (s.at[seat],)
    for word in given.visited:
        cell = read_cell(word)
        if cell is None or cell not in s.grid:
            raise GivenError("visited", f"expected a space with a map card, found {word!r}")
        s.visited += (cell,) if cell not in s.visited else ()
    for text in given.opened:
        border = read_edge(text)
        if border is None:
            raise GivenError("opened", f"expected a space and a side such as '0,0 e', found {text!r}")
        check_door(s, given, text)
        s.opened += (border,)
    for name in given.used:
        s.used[put.known("used", name)] = 1
    s.moved, s.challenged = int(given.moved), int(given.challenged)
    s.rooted_now = int(given.rooted)
    s.slammed_now = in_range("slammed", given.slammed, 0, MANY)
    s.emboldened = in_range("emboldened", given.emboldened, 0, MANY)
    s.pace = score_of(s, seat, MOVE)
    arrange_points(s, given)


def check_door(s: Table, given: Given, text: str) -> None:
    """An opened door stands between two map cards (DGR-OBS-05); Slamming Doors shut the open ways too."""
    place, _, side = text.partition(" ")
    cell, way = read_cell(place), SIDES.index(side)
    assert cell is not None
    there = cell + STEPS[way]
    if cell not in s.grid or there not in s.grid:
        raise GivenError("opened", f"expected a door between two map cards, but {text!r} leads into nothing")
    marks = ways_from(s.box, s.grid, cell)[way], ways_from(s.box, s.grid, there)[OPPOSITE[way]]
    if max(marks) < LOCKED and not (max(marks) >= 0 and given.slammed):
        raise GivenError("opened", f"there is no door at {text!r} that could be opened (DGR-OBS-08)")


def arrange_points(s: Table, given: Given) -> None:
    """The movement points with which the Move phase begins: the rest of the Move score is lost
    (DGR-MOVE-01).
    """
    if given.points is None:
        return
    if given.phase != "move":
        message = f"expected phase = 'move', found {given.phase!r}: there are points in the Move phase only"
        raise GivenError("points", f"{message} (DGR-MOVE-01)")
    if s.points_lost[s.active]:
        raise GivenError("points", f"expected either this or seat.{s.active}.points_lost, found both")
    s.points_lost[s.active] = s.pace - in_range("points", given.points, 0, s.pace)
