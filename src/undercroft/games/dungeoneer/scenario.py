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
from undercroft.games.dungeoneer.rules.layout import Layout
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
            numbers = [put.hero(f"deal.{name}[{n}]", card, n) for n, card in enumerate(cards)]
        else:
            numbers = [put.piece(f"deal.{name}[{n}]", card, kinds[name]) for n, card in enumerate(cards)]
        if box.piles == 1 and box.start in numbers:
            raise GivenError(f"deal.{name}", f"{s.name(box.start)!r} lies on the table (DGR-SETUP-07)")
        found[DEALT[name]] = numbers
    if first is not None:
        in_range("first", first, 0, s.seats - 1)
        found["dice"] = [5 if seat == first else 0 for seat in range(s.seats)]  # DGR-SETUP-02
    return found


# -- arranged by a scenario ----------------------------------------------------------------------------------


class GivenSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in front of one seat. Whatever is left out is as at the start of a game, with empty hand and
    Inventory. Decks and piles are those of a seat that has its own; `given` and `kept` are its Map cards in
    the layout.
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
    adventure: list[str] = []
    discard: list[str] = []
    quest_deck: list[str] = []
    quest_discard: list[str] = []
    given: list[str] = []
    kept: str = ""
    has_kept: bool = False


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A Dungeoneer table as a scenario describes it."""

    seats: int = 2
    seed: str = "scenario"
    options: dict[str, int] = {}
    decks: list[str] = []
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


STARTS: Final = {**{phase: phase for phase in PHASES}, "end": "close", "layout": "reset"}
DECKS: Final = ("adventure", "quest_deck", "map_deck")
# What a seat has only as long as it is in the game.
OF_THE_LIVING: Final = (
    *("life", "glory", "peril", "at", "hand", "shown", "wounded", "treasures", "charges", "boons"),
    *("banes", "quests", "progress", "completed", "points_lost", "rooted", "slammed"),
)
MANY: Final = 99


def first_step(given: Given) -> str:
    """The step of the turn with which a table begins. Raises GivenError."""
    if given.phase not in STARTS:
        raise GivenError("phase", f"expected one of {', '.join(STARTS)}, found {given.phase!r}")
    return STARTS[given.phase]


class CardArranger(Arranger[Table]):
    """Puts cards where a scenario wants them, each only once."""

    called = "card"

    def cards(self, field: str, names: list[str], kind: Cards) -> Cards:
        return tuple(self.piece(field, name, kind) for name in names)

    def hero(self, field: str, name: str, seat: int) -> int:
        """Heroes are called without the number of a copy: there is one of each, or one in each deck."""
        box = self.s.box
        found = {box.card[n].id: n for n in box.heroes if box.piles == 1 or box.owner[n] == seat}
        if name not in found:
            expected = f"expected {', '.join(found)} (without copy number)"
            raise GivenError(field, f"there is no hero {name!r}; {expected}")
        return self.lay(field, name, found[name])


def arrange(s: Table, given: Given) -> None:
    """Set the table up as described. Raises GivenError with the path of the field that does not fit."""
    box, put = s.box, CardArranger(s)
    s.active = in_range("turn", given.turn, 0, s.seats - 1)
    s.first = s.active if given.first is None else in_range("first", given.first, 0, s.seats - 1)
    s.round = in_range("round", given.round, 1, int(s.settings["round_limit"]))
    for n, line in enumerate(map_lines(s, given)):
        arrange_map(s, put, f"map[{n}]", line)
    if CENTRE not in s.grid:
        raise GivenError("map", "there must be a map card at 0,0")
    if not is_connected(box, s.grid):
        raise GivenError("map", "the dungeon is not connected (DGR-R-33)")
    check_seats(given.seat, s.seats)
    for seat in range(s.seats):
        arrange_seat(s, put, seat, given.seat.get(str(seat), GivenSeat()))
    laying = given.phase == "layout"
    if laying and not s.settings["tournament_map"]:
        raise GivenError("phase", "the dungeon is laid out with the option tournament_map only (DGR-TMAP-01)")
    if not s.is_alive(s.active) or len(s.living()) < 2:
        raise GivenError("seat", "the seat whose turn it is must be in the game, and another one too")
    free = [n for n in box.heroes if n not in put.where]
    for seat in range(s.seats):
        if s.hero[seat] < 0:
            own = next(n for n in free if box.piles == 1 or box.owner[n] == seat)
            free.remove(own)
            s.hero[seat] = own
            put.where[s.hero[seat]] = f"seat.{seat}.hero"
    if laying:
        s.at = [-1] * s.seats
        s.glory, s.peril = [0] * s.seats, [0] * s.seats
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
        s.hero[seat] = put.hero(f"{path}.hero", g.hero, seat)
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
    if box.piles == 1:
        piles: list[tuple[str, Given | GivenSeat]] = [("", given)]
    else:
        for name in ("adventure", "discard", "quest_deck", "quest_discard"):
            if getattr(given, name):
                raise GivenError(name, f"each seat has its own: expected seat.0.{name} (DGR-TDECK-03)")
        seats = [given.seat.get(str(seat), GivenSeat()) for seat in range(s.seats)]
        piles = [(f"seat.{seat}.", row) for seat, row in enumerate(seats)]
    for pile, (path, row) in enumerate(piles):
        own = {name: tuple(n for n in cards if box.owner[n] == pile) for name, cards in kinds_of(s).items()}
        s.discard[pile] = put.cards(f"{path}discard", row.discard, own["adventure"])
        s.quest_discard[pile] = put.cards(f"{path}quest_discard", row.quest_discard, own["quest_deck"])
        for card in (*s.discard[pile], *s.quest_discard[pile]):
            s.seen[card] = EVERYBODY
        s.adventure[pile] = arranged_deck(s, put, given, path, "adventure", row.adventure, own)
        s.quest_deck[pile] = arranged_deck(s, put, given, path, "quest_deck", row.quest_deck, own)
    if given.phase == "layout":
        arrange_layout(s, put, given)
    else:
        s.map_deck = arranged_deck(s, put, given, "", "map_deck", given.map_deck, kinds_of(s))
    s.hero_deck = put.rest(box.heroes) if box.piles == 1 else ()


STREAM: Final = {"adventure": "adventure", "quest_deck": "quest", "map_deck": "map"}


def kinds_of(s: Table) -> dict[str, Cards]:
    return {"adventure": s.box.adventures, "quest_deck": s.box.quests, "map_deck": s.box.maps}


def arranged_deck(
    s: Table,
    put: CardArranger,
    given: Given,
    path: str,
    name: str,
    tops: list[str],
    kinds: Mapping[str, Cards],
) -> Cards:
    """What is named on top, the rest of its kind below it; or out of the game, for decks in `only`."""
    top = put.cards(f"{path}{name}", tops, kinds[name])
    rest = put.rest(kinds[name])
    if name in given.only:
        s.out += rest
        rest = ()
    return shuffled(s, STREAM[name], rest) + top[::-1]


def map_lines(s: Table, given: Given) -> list[str]:
    """The spaces of the dungeon; where seats bring their own, the Entrance Chamber is somebody's."""
    if s.box.piles == 1 or given.map != Given().map:
        return given.map
    return [f"{s.name(s.box.entrances[0])} 0,0"]


def arrange_layout(s: Table, put: CardArranger, given: Given) -> None:
    """The dungeon is being laid out (DGR-R-162): the decks that were handed on, and what was kept."""
    own = s.box.piles > 1
    seats = [given.seat.get(str(seat), GivenSeat()) for seat in range(s.seats)]
    kept = [
        (seat, put.piece(f"seat.{seat}.kept", row.kept, s.box.maps))
        for seat, row in enumerate(seats)
        if row.kept
    ]
    for seat, card in kept:
        s.seen[card] = 1 << seat
    decks = []
    for seat in range(s.seats if own else 1):
        owner = (seat - 1) % s.seats
        cards = tuple(n for n in s.box.maps if not own or s.box.owner[n] == owner)
        field, tops = (f"seat.{seat}.", seats[seat].given) if own else ("", given.map_deck)
        top = put.cards(f"{field}{'given' if own else 'map_deck'}", tops, cards)
        rest = put.rest(cards)
        if "map_deck" in given.only:
            s.out += rest
            rest = ()
        decks.append(shuffled(s, "map", rest) + top[::-1])
    s.map_deck = (*(card for deck in decks for card in deck), *(card for _, card in kept))
    keepers = tuple(seat for seat, row in enumerate(seats) if row.kept or row.has_kept)
    s.push(Layout(s.active, tuple(map(len, decks)), tuple(seat for seat, _ in kept), keepers))


def arrange_turn(s: Table, put: CardArranger, given: Given) -> None:
    seat = s.active
    s.phase = PHASES.index(given.phase) if given.phase in PHASES else len(PHASES) - 1
    s.visited = (s.at[seat],) if s.at[seat] >= 0 else ()
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
    s.pace = score_of(s, seat, MOVE) if s.at[seat] >= 0 else 0
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
