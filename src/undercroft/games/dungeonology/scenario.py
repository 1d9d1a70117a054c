"""A table as a scenario describes it: what may be said of it, and how it is laid out.

Whatever is not said is as at the start of a game. A table that cannot be is refused with the path of the
field that does not fit and with what was expected there; what lies in the Reserve follows from what lies on
the table.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from undercroft.engine.events import EVERYBODY
from undercroft.engine.given import Arranger, GivenError, check_seats, in_range, one_of
from undercroft.engine.validation import did_you_mean
from undercroft.games.dungeonology.board import (
    NOWHERE,
    ORIGIN,
    SHAPES,
    distances,
    read_cell,
    shared_edges,
)
from undercroft.games.dungeonology.cards.content import CUBES, passage_names
from undercroft.games.dungeonology.ranges import Cards
from undercroft.games.dungeonology.rules.cubes import has_combo
from undercroft.games.dungeonology.rules.moving import CARD_POINTS, is_dark
from undercroft.games.dungeonology.rules.phases import Phase, action_phase
from undercroft.games.dungeonology.rules.scoring import figures
from undercroft.games.dungeonology.rules.students import (
    LEVELS,
    multiplier,
    spare_omegas,
    spare_students,
)
from undercroft.games.dungeonology.rules.values import initial_students_of, speed_of, stamina_of, stars_of
from undercroft.games.dungeonology.setup import SEATS_FOR_LEVEL, alert_card
from undercroft.games.dungeonology.table import CAMP, EMPTY, GONE, PHASES, Table
from undercroft.games.dungeonology.zones import show_to, shuffled

FLOORS: Final = ("floor_1", "floor_2", "floor_3", "floor_4")
DECKS: Final = ("deck", "jinx_deck", *FLOORS)
DEALT: Final = {"deck": "tricks", "jinx_deck": "jinxes", "scholars": "scholars"} | dict(
    zip(FLOORS, FLOORS, strict=True)
)
STUDENTS: Final = ("gray", "omega")
NOTHING: Final = "none"
MANY: Final = 99


class GivenScholar(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in front of one seat. Whatever is left out is as at the start, with an empty hand."""

    scholar: str = ""
    exalted: bool = False
    students: int | None = None
    stun: int = 0
    knowledge: bool | None = None
    cubes: dict[str, int] = {}
    hand: list[str] = []
    shown: list[str] = []
    jinxes: list[str] = []
    veiled: list[str] = []
    interns: list[str] = []
    at: str = "starting_zone"
    disguised: bool = False
    placed: list[str] = []
    thesis: int = 0
    gone: bool = False
    resigned: bool = False


class GivenTable(msgspec.Struct, forbid_unknown_fields=True):
    """A Dungeonology table as a scenario describes it."""

    seats: int = 2
    seed: str = "scenario"
    options: dict[str, int | bool] = {}
    turn: int = 0
    first: int | None = None
    round: int = 1
    phase: str = "movement"
    points: int | None = None
    spent: int | None = None
    actions: list[str] = []
    extra: bool = False
    butted: list[int] = []
    seat: dict[str, GivenScholar] = {}
    dungeon: list[str] = []
    cubes: dict[str, str | list[str]] = {}
    entered: list[str] | None = None
    stairs: list[str] = []
    walls: list[str] = []
    traps: dict[str, list[str]] = {}
    x_tokens: list[str] = []
    teleports: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    jinx_deck: list[str] = []
    jinx_discard: list[str] = []
    floor_1: list[str] = []
    floor_2: list[str] = []
    floor_3: list[str] = []
    only: list[str] = []
    clan: str = ""
    panic: str = ""
    boss: str = ""
    boss_at: str = NOTHING
    boss_activated: bool = False
    bonfire: int = 0
    university: list[int] | None = None
    omegas: int = 0
    maximum: bool = False
    countdown: int | None = None
    last_round: int | None = None
    draws: list[str] = []
    randomizer: list[str] = []
    picks: list[str] = []
    reshuffle: list[str] = []
    jinx_reshuffle: list[str] = []


def needs(s: Table, field: str, option: str, given: object) -> None:
    """What comes only with an advanced rule (DGY-GEN-03)."""
    if given and not s.has(option):
        raise GivenError(field, f"this needs options = {{ {option} = 1 }} (DGY-GEN-03)")


class PieceArranger(Arranger[Table]):
    """Puts pieces where a scenario wants them, each only once."""

    def pieces(self, field: str, names: list[str], kind: Cards, seen: int | None = None) -> Cards:
        """All of them, and who knows that they lie there."""
        found = tuple(self.piece(f"{field}[{n}]", name, kind) for n, name in enumerate(names))
        if seen is not None:
            for number in found:
                self.s.seen[number] = seen
        return found

    def all_known(self, field: str, names: list[str], kind: Cards) -> list[int]:
        return [self.known_among(f"{field}[{n}]", name, kind) for n, name in enumerate(names)]

    def zone(self, field: str, name: str, placed: bool = True) -> int:
        """A Zone by its code, one on the table unless it is still to be placed."""
        box, where = self.s.box, self.s.where
        zone = box.zone_index.get(name)
        if zone is None:
            meant = did_you_mean(name, box.zone_index)
            raise GivenError(field, f"there is no Zone {name!r}{meant or '; expected one such as I-3'}")
        if placed and where[zone] == NOWHERE:
            raise GivenError(field, f"{name} is not on the table; expected a Zone of the dungeon")
        return zone

    def zones(self, field: str, names: list[str]) -> int:
        """A mask of Zones."""
        return sum(1 << zone for zone in {self.zone(f"{field}[{n}]", name) for n, name in enumerate(names)})

    def seat(self, field: str, seat: int) -> int:
        return in_range(field, seat, 0, self.s.seats - 1)


def no_more(s: Table, put: PieceArranger, given: GivenTable) -> None:
    """The base has nothing else before its seats."""


More = Callable[[Any, PieceArranger, Any], None]


def arrange(s: Table, given: GivenTable, more: More = no_more) -> None:
    """Lay the table out as described and push the frames it starts with; an expansion lays out `more` before
    the decks are filled with the rest. Raises GivenError.
    """
    put = PieceArranger(s)
    level = int(s.settings["level"])
    if s.hinges.players(s) < SEATS_FOR_LEVEL[level]:
        expected = f"the level {LEVELS[level]} is for {SEATS_FOR_LEVEL[level]} seats or more"
        raise GivenError("options", f"{expected}, found {s.seats} (DGY-LEVEL-04, 05)")
    phase = one_of("phase", given.phase, PHASES)
    arrange_dungeon(s, put, given)
    arrange_seats(s, put, given)
    arrange_campus(s, put, given)
    more(s, put, given)
    arrange_decks(s, put, given)
    arrange_tokens(s, put, given)
    arrange_students(s, given)
    arrange_turn(s, put, given, phase)
    check_scholars(s, given)
    s.chance.script = scripts(put, given)


# -- dealt as a scenario wants it ----------------------------------------------------------------------------


def scripted(s: Table, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
    """What comes to the top of decks and piles, the Scholars in seat order, and the Randomizer card by which
    a seat begins (DGY-SETUP-04). Raises GivenError.
    """
    put, box = PieceArranger(s), s.box
    found: dict[str, list[int]] = {}
    for name, cards in deal.items():
        field = f"deal.{name}"
        one_of(field, name, tuple(DEALT)[: 3 + len(box.piles)])
        match DEALT[name]:
            case "tricks":
                found["tricks"] = list(put.pieces(field, cards, box.tricks))
            case "jinxes":
                found["jinxes"] = list(put.pieces(field, cards, box.jinxes))
            case "scholars":
                found["scholars"] = first_scholars(s, field, cards)
            case pile:
                found[pile] = tiles_of(put, field, cards, box.piles[int(name[-1]) - 1])
    if first is not None:
        seat = in_range("first", first, 0, s.seats - 1)
        found["first"] = [next(n for n, card in enumerate(box.randomizer) if card.colour == seat)]
    return found


def first_scholars(s: Table, field: str, names: list[str]) -> list[int]:
    """Those named are dealt first, and what is dealt lies at the end that no script names."""
    ids = tuple(scholar.id for scholar in s.box.scholars)
    if len(names) > s.seats:
        raise GivenError(field, f"expected at most {s.seats} Scholars, one for each seat")
    chosen = [one_of(f"{field}[{n}]", name, ids) for n, name in enumerate(names)]
    if len(set(chosen)) < len(chosen):
        raise GivenError(field, "a Scholar is dealt once (DGY-R-12)")
    rest = [n for n in range(len(ids)) if n not in chosen]
    return [*reversed(rest), *reversed(chosen)]


def tiles_of(put: PieceArranger, field: str, names: list[str], pile: Cards) -> list[int]:
    """Zones of one Floor, the topmost first."""
    zones = [put.zone(f"{field}[{n}]", name, placed=False) for n, name in enumerate(names)]
    for n, zone in enumerate(zones):
        if zone not in pile or zone in zones[:n]:
            raise GivenError(f"{field}[{n}]", f"expected Zones of this Floor, each once, found {names[n]!r}")
    return zones


# -- the dungeon ---------------------------------------------------------------------------------------------


def arrange_dungeon(s: Table, put: PieceArranger, given: GivenTable) -> None:
    """Tiles, cubes, Stairs and Walls. The Starting Zone lies in the centre without a word."""
    s.where[CAMP] = ORIGIN
    covered = {ORIGIN + more: "starting_zone" for more in SHAPES[1].covered}
    for n, line in enumerate(given.dungeon):
        arrange_tile(s, put, f"dungeon[{n}]", line, covered)
    for zone, cell in enumerate(s.where):
        if cell != NOWHERE:
            tile = s.box.tiles[zone]
            put.where[tile] = "dungeon"
            s.seen[tile] = EVERYBODY
            facts = s.box.zone[zone]
            s.spaces[zone] = (*facts.spaces, *(EMPTY,) * facts.free)  # DGY-PLACE-06
            if is_unfilled(s, zone, given):
                s.unfilled |= 1 << zone
                s.spaces[zone] = (EMPTY,) * len(s.spaces[zone])
    for name, cubes in given.cubes.items():
        zone = put.zone(f"cubes.{name}", name)
        s.spaces[zone] = spaces_of(s, f"cubes.{name}", zone, cubes)
    arrange_edges(s, put, given)
    near = distances(s.plan, CAMP)
    for zone, cell in enumerate(s.where):
        if cell != NOWHERE and zone not in near:
            hint = "; a Zone of another Floor needs stairs" if s.box.zone[zone].floor > 1 else ""
            raise GivenError("dungeon", f"no linked way leads to {s.zone_word(zone)} (DGY-PLACE-02){hint}")
    everywhere = sum(1 << zone for zone, cell in enumerate(s.where) if cell != NOWHERE)
    s.entered = everywhere if given.entered is None else 1 | put.zones("entered", given.entered)


def is_unfilled(s: Table, zone: int, given: GivenTable) -> bool:
    """Whether the cubes of a Zone that nobody has entered are still to be laid (DGY-ED-34)."""
    if zone == CAMP or given.entered is None or s.clauses.filling == "placing":
        return False
    return s.zone_word(zone) not in given.entered


def arrange_tile(s: Table, put: PieceArranger, field: str, line: str, covered: dict[int, str]) -> None:
    words = line.split()
    cell = read_cell(words[1]) if len(words) == 2 else None
    if cell is None:
        raise GivenError(field, f"expected a Zone and its cell such as 'I-3 2,0', found {line!r}")
    zone = put.zone(field, words[0], placed=False)
    if zone == CAMP:
        if cell != ORIGIN:
            raise GivenError(field, "the Starting Zone lies at 0,0")
        return
    if s.where[zone] != NOWHERE:
        raise GivenError(field, f"{words[0]} lies on the table already")
    if s.has("aligned") and any(int(n) % 2 for n in words[1].split(",")):
        raise GivenError(field, "with aligned tiles both numbers of a cell are even (DGY-R-196)")
    for more in SHAPES[s.box.zone[zone].size].covered:
        if cell + more in covered:
            raise GivenError(field, f"{words[0]} would lie on {covered[cell + more]}")
        covered[cell + more] = words[0]
    s.where[zone] = cell


def spaces_of(s: Table, field: str, zone: int, cubes: str | list[str]) -> Cards:
    """The cubes of a Zone from the left; free spaces are written none."""
    printed = s.spaces[zone]
    if cubes == "empty":
        return (EMPTY,) * len(printed)
    if isinstance(cubes, str) or len(cubes) != len(printed):
        expected = f'expected "empty" or a list of {len(printed)} cubes, "none" for a free space'
        raise GivenError(field, f"{expected}, found {cubes!r}")
    words = (NOTHING, *map(s.cube_word, range(len(s.box.cubes))))
    return tuple(one_of(f"{field}[{n}]", cube, words) - 1 for n, cube in enumerate(cubes))


def arrange_edges(s: Table, put: PieceArranger, given: GivenTable) -> None:
    """Stair Tokens where they are wanted, Wall Tokens there and wherever else Floors meet (DGY-R-78)."""
    meeting = meeting_edges(s)
    stairs = {read_edge(s, put, f"stairs[{n}]", text, meeting) for n, text in enumerate(given.stairs)}
    walls = {read_edge(s, put, f"walls[{n}]", text, meeting) for n, text in enumerate(given.walls)}
    for n, text in enumerate(given.stairs):
        if not meeting[read_edge(s, put, f"stairs[{n}]", text, meeting)]:
            raise GivenError(f"stairs[{n}]", f"{text!r} joins two Zones of the same Floor (DGY-STAIR-08)")
    walls |= {edge for edge, differ in meeting.items() if differ and edge not in stairs}
    s.walls, s.stairs = tuple(sorted(walls)), tuple(sorted(stairs))
    s.derive()


def meeting_edges(s: Table) -> dict[int, bool]:
    """The half-edges on which Passages of two placed Zones meet, and whether their Floors differ."""
    zones = [zone for zone, cell in enumerate(s.where) if cell != NOWHERE]
    found: dict[int, bool] = {}
    for i, zone in enumerate(zones):
        for other in zones[:i]:
            differ = s.box.zone[zone].floor != s.box.zone[other].floor
            for edge in shared_edges(s.box, zone, s.where[zone], other, s.where[other]):
                found[edge] = differ
    return found


def read_edge(s: Table, put: PieceArranger, field: str, text: str, meeting: dict[int, bool]) -> int:
    words = text.split()
    zone = put.zone(field, words[0]) if len(words) == 2 else CAMP
    size = s.box.zone[zone].size
    names = passage_names(size)
    if len(words) != 2 or words[1] not in names:
        expected = f"expected a Zone and one of its Passages ({', '.join(names)}) such as 'I-2 s1'"
        raise GivenError(field, f"{expected}, found {text!r}")
    edge = 2 * s.where[zone] + SHAPES[size].edges[names.index(words[1])]
    if edge not in meeting:
        raise GivenError(field, f"no two Passages meet at {text!r}")
    return edge


# -- in front of the seats -----------------------------------------------------------------------------------


def arrange_seats(s: Table, put: PieceArranger, given: GivenTable) -> None:
    check_seats(given.seat, s.seats)
    ids = tuple(scholar.id for scholar in s.box.scholars)
    seats = [given.seat.get(str(seat), GivenScholar()) for seat in range(s.seats)]
    chosen = [one_of(f"seat.{n}.scholar", g.scholar, ids) if g.scholar else -1 for n, g in enumerate(seats)]
    free = [n for n in range(len(ids)) if n not in chosen]
    for seat, n in enumerate(chosen):
        if n >= 0 and n in chosen[:seat]:
            raise GivenError(f"seat.{seat}.scholar", f"{ids[n]} is played by another seat (DGY-R-12)")
    s.scholar = [n if n >= 0 else free.pop(0) for n in chosen]
    for seat, g in enumerate(seats):
        arrange_seat(s, put, seat, g)
    places = sorted((g.thesis, seat) for seat, g in enumerate(seats) if g.thesis)
    for n, (place, seat) in enumerate(places, 1):
        if place != n:
            raise GivenError(f"seat.{seat}.thesis", f"expected the places 1, 2, ... once each, found {place}")
        s.theses += (seat,)


def arrange_seat(s: Table, put: PieceArranger, seat: int, g: GivenScholar) -> None:
    box, path = s.box, f"seat.{seat}"
    s.exalted[seat] = int(g.exalted)
    board = []
    for column, cube in enumerate(CUBES):
        height = in_range(f"{path}.cubes.{cube}", g.cubes.get(cube, 0), 0, box.columns[column].slots)
        board.append((column,) * height)
    for cube in g.cubes:
        one_of(f"{path}.cubes", cube, CUBES)
    s.board[seat] = tuple(board)
    s.jinxes[seat] = put.pieces(f"{path}.jinxes", g.jinxes, box.jinxes, EVERYBODY)
    s.veiled[seat] = put.pieces(f"{path}.veiled", g.veiled, box.jinxes)
    needs(s, f"{path}.interns", "main_effects", g.interns)
    ids = tuple(intern.id for intern in box.interns)
    for n, name in enumerate(g.interns):
        intern = one_of(f"{path}.interns[{n}]", name, ids)
        if any(intern in owned for owned in s.interns):
            raise GivenError(f"{path}.interns[{n}]", f"{name} has an owner already (DGY-INTERN-05)")
        s.interns[seat] += (intern,)
    s.cubes_gained[seat] = sum({1 << one_of(f"{path}.placed", cube, CUBES) for cube in g.placed})
    s.students[seat] = initial_students_of(s, seat) if g.students is None else g.students
    in_range(f"{path}.students", s.students[seat], 0, box.students)
    s.stun[seat] = in_range(f"{path}.stun", g.stun, 0, stamina_of(s, seat))  # DGY-STUN-02
    s.knowledge[seat] = int(
        has_combo(s, seat) or (g.thesis > 0 and s.clauses.thesis_token)
        if g.knowledge is None
        else g.knowledge
    )
    if has_combo(s, seat) and not s.knowledge[seat]:
        raise GivenError(f"{path}.knowledge", "these cubes hold the Knowledge Combo (DGY-STAR-07)")
    needs(s, f"{path}.disguised", "main_effects", g.disguised)
    s.disguised[seat] = int(g.disguised)
    arrange_presence(s, put, seat, g)


def arrange_presence(s: Table, put: PieceArranger, seat: int, g: GivenScholar) -> None:
    """Where she is, and her hand; whoever has left the game has none (DGY-R-59)."""
    path = f"seat.{seat}"
    if sum((g.thesis > 0, g.gone, g.resigned)) > 1:
        raise GivenError(path, "expected one of thesis, gone and resigned")
    in_range(f"{path}.thesis", g.thesis, 0, s.seats)
    if g.thesis or g.gone or g.resigned:
        if g.hand or g.at != "starting_zone" or g.disguised:
            raise GivenError(path, "a Scholar who has left has no hand, place or disguise (DGY-R-59)")
        s.at[seat] = GONE
        if not g.thesis:
            s.fallen += (seat,)
        if g.resigned:
            s.resigned += (seat,)
        return
    s.at[seat] = put.zone(f"{path}.at", g.at)
    s.hand[seat] = put.pieces(f"{path}.hand", g.hand, s.box.tricks, show_to(s, seat))
    for n, name in enumerate(g.shown):
        card = put.known_among(f"{path}.shown[{n}]", name, s.box.tricks)
        if card not in s.hand[seat]:
            raise GivenError(f"{path}.shown[{n}]", f"{name!r} is no hand card of this seat")
        s.seen[card] = EVERYBODY


def check_scholars(s: Table, given: GivenTable) -> None:
    """What the rules keep true at every moment of a game."""
    most = s.hinges.most_stars(s)
    for seat in s.playing():
        if s.exalted[seat] and stars_of(s, seat) >= most:
            raise GivenError(f"seat.{seat}.exalted", "whoever leads in Stars is never Exalted (DGY-EXALT-04)")
    if not s.playing():
        raise GivenError("seat", "expected at least one Scholar in the game")
    if not s.is_in(s.active) and given.phase != "start":
        raise GivenError("turn", 'the Scholar of this seat has left: expected phase = "start"')
    for seat in s.playing():
        if not s.entered >> s.at[seat] & 1:
            message = f"{s.zone_word(s.at[seat])} is missing, where seat {seat} stands"
            raise GivenError("entered", f"{message}: whoever is there has entered it (DGY-R-81)")
    for seat in s.theses if s.clauses.thesis_open else ():
        s.final_score[seat] = figures(s, seat)["total"]  # DGY-R-122


# -- the Campus ----------------------------------------------------------------------------------------------


def arrange_campus(s: Table, put: PieceArranger, given: GivenTable) -> None:
    """Clan, Alert, Panic and Boss."""
    box = s.box
    s.clan = put.piece("clan", given.clan or box.names[box.clans[0]], box.clans)
    s.alert = alert_card(s)
    needs(s, "boss", "boss", given.boss)
    needs(s, "boss_at", "boss", given.boss_at != NOTHING)
    needs(s, "boss_activated", "boss", given.boss_activated)
    if s.has("boss"):
        profile = s.rules.profile_of(int(s.settings["profile"]))
        ids = tuple(boss.id for boss in box.bosses)
        s.boss = one_of("boss", given.boss, ids) if given.boss else max(0, profile)
        if given.boss and profile not in (s.boss, -1):
            raise GivenError("boss", f"the option profile says {ids[profile]}")
        s.boss_at = GONE if given.boss_at == NOTHING else put.zone("boss_at", given.boss_at)
    arrange_panic(s, put, given)
    s.unused_cards += put.rest(box.clans) + put.rest(box.panics)
    s.seen[s.clan] = sum(1 << seat for seat in range(s.seats) if s.knowledge[seat])
    for seat in s.theses:
        s.seen[s.clan] |= 1 << seat
    by_token = s.clauses.thesis_token and all(s.knowledge[seat] for seat in s.playing())  # DGY-R-38
    if by_token or (s.theses and s.clauses.thesis_open):  # DGY-THESIS-06
        s.clan_open = 1
        s.seen[s.clan] = EVERYBODY


def arrange_panic(s: Table, put: PieceArranger, given: GivenTable) -> None:
    """DGY-PANIC-01 to 04, DGY-R-153."""
    box = s.box
    needs(s, "panic", "maximum_alert", given.panic)
    needs(s, "maximum", "maximum_alert", given.maximum)
    boss = box.bosses[s.boss].boss if s.boss >= 0 else ""
    eligible = tuple(n for n in box.panics if box.card[n].boss in ("", boss))
    for n in box.panics:
        if n not in eligible:
            s.seen[n] = EVERYBODY
    if s.has("maximum_alert"):
        s.panic = put.piece("panic", given.panic or box.names[eligible[0]], box.panics)
        if s.panic not in eligible:
            raise GivenError("panic", f"{given.panic} needs a Boss that is not in this game (DGY-PANIC-03)")
    s.maximum = int(given.maximum)
    if s.theses and s.has("maximum_alert") and not s.maximum:
        raise GivenError("maximum", "a successful Thesis starts Maximum Alert (DGY-MAX-01)")
    if s.maximum:
        s.seen[s.panic] = EVERYBODY


def arrange_students(s: Table, given: GivenTable) -> None:
    """Bonfire, Alert Card and University. Without a word the bag holds the gray Students of the Alert Card
    and no Omega Student, so that nothing happens by accident; in Maximum Alert those of the Panic Card and
    one.
    """
    box = s.box
    rows = box.alerts[s.alert].rows
    s.bonfire = in_range("bonfire", given.bonfire, 0, s.hinges.bonfire_spaces(s))
    s.omegas = in_range("omegas", given.omegas, 0, 0 if s.maximum else len(rows))
    if spare_students(s) < 0:
        raise GivenError("seat", f"there are only {box.students} gray Students (DGY-COMP-21)")
    if given.university is None:
        per_player = (
            box.card[s.panic].students * s.hinges.players(s) if s.maximum else box.alerts[s.alert].students
        )
        gray = per_player if s.maximum else per_player * multiplier(s)
        s.university = [min(gray, spare_students(s)), int(s.maximum)]
    elif len(given.university) != len(STUDENTS) or min(given.university) < 0:
        raise GivenError(
            "university", f"expected gray and Omega Students such as [8, 1], found {given.university}"
        )
    else:
        s.university = list(given.university)
        if spare_students(s) < 0:
            left = spare_students(s) + s.university[0]
            raise GivenError("university", f"only {left} of {box.students} gray Students are left for it")
        if spare_omegas(s) < 0:
            raise GivenError("university", f"there are only {box.omegas} Omega Students (DGY-COMP-21)")


# -- decks and tokens ----------------------------------------------------------------------------------------


def arrange_decks(s: Table, put: PieceArranger, given: GivenTable) -> None:
    """Decks are listed from the top; what is named nowhere lies below in an order from the seed, or out of
    the game for decks in `only`.
    """
    box = s.box
    for n, name in enumerate(given.only):
        one_of(f"only[{n}]", name, DECKS[: 2 + len(box.piles)])
    s.discard = put.pieces("discard", given.discard, box.tricks, EVERYBODY)
    s.jinx_discard = put.pieces("jinx_discard", given.jinx_discard, box.jinxes, EVERYBODY)
    tops = [put.pieces("deck", given.deck, box.tricks), put.pieces("jinx_deck", given.jinx_deck, box.jinxes)]
    kinds = [box.tricks, box.jinxes]
    for floor, zones in enumerate(box.piles, 1):
        tiles = tuple(box.tiles[zone] for zone in zones)
        kinds.append(tiles)
        tops.append(put.pieces(f"floor_{floor}", getattr(given, f"floor_{floor}"), tiles))
    decks: list[Cards] = []
    floors = [f"floor_{floor}" for floor in range(1, len(box.piles) + 1)]
    names, streams = ("deck", "jinx_deck", *floors), ("tricks", "jinxes", *floors)
    for name, stream, kind, top in zip(names, streams, kinds, tops, strict=True):
        rest = put.rest(kind)
        if name in given.only:
            s.unused_cards += rest
            rest = ()
        decks.append(shuffled(s, stream, rest) + top[::-1])
    s.deck, s.jinx_deck, *piles = decks
    first = box.tiles[CAMP]
    s.piles = [tuple(tile - first for tile in pile) for pile in piles]


def arrange_tokens(s: Table, put: PieceArranger, given: GivenTable) -> None:
    """Traps with the seat that knows them (``trap_stop_1 @0``), Secret Passages X, Teleports, and the cubes
    that are left for the Reserve.
    """
    box = s.box
    for field in ("traps", "x_tokens", "teleports"):
        needs(s, field, "main_effects", getattr(given, field))  # DGY-TOKEN-01
    for name, tokens in given.traps.items():
        zone = put.zone(f"traps.{name}", name)
        if zone == CAMP:
            raise GivenError(f"traps.{name}", "no Trap lies on the Starting Zone (DGY-R-186)")
        for n, text in enumerate(tokens):
            field = f"traps.{name}[{n}]"
            word, _, owner = text.partition(" @")
            if owner and owner not in map(str, range(s.seats)):
                expected = f"expected a Trap and a seat from 0 to {s.seats - 1} such as 'trap_stop_1 @0'"
                raise GivenError(field, f"{expected}, found {text!r}")
            token = put.piece(field, word, box.traps)
            s.seen[token] = 1 << int(owner) if owner else 0
            s.traps[zone] += (token,)
    s.trap_supply = put.rest(box.traps)
    for token in s.trap_supply:
        s.seen[token] = EVERYBODY
    s.secret_tunnels, s.teleports = (
        put.zones("x_tokens", given.x_tokens),
        put.zones("teleports", given.teleports),
    )
    for field, mask, limit in (
        ("x_tokens", s.secret_tunnels, box.x_tokens),
        ("teleports", s.teleports, box.teleports),
    ):
        if mask & 1 or mask.bit_count() > limit:
            raise GivenError(field, f"expected at most {limit} Zones, and not the Starting Zone")
    for cube, total in enumerate(box.cubes):
        owned = sum(column.count(cube) for board in s.board for column in board)
        used = sum(spaces.count(cube) for spaces in s.spaces) + owned
        if used > total:
            raise GivenError("cubes", f"{used} {s.cube_word(cube)} cubes lie on the table; there are {total}")
        s.supply[cube] = total - used


# -- whose turn, and what is still to come -------------------------------------------------------------------


def arrange_turn(s: Table, put: PieceArranger, given: GivenTable, phase: int) -> None:
    s.active = put.seat("turn", given.turn)
    s.first = s.active if given.first is None else put.seat("first", given.first)
    s.round = in_range("round", given.round, 1, s.settings.get("round_limit", 1000))
    s.phase = phase
    s.boss_done = int(given.boss_activated)
    s.extra_action = int(given.extra)
    kinds = tuple(dict.fromkeys((*(act.kind for act in s.rules.acts.values()), "main")))
    for n, kind in enumerate(given.actions):
        one_of(f"actions[{n}]", kind, kinds)
    s.actions = tuple(given.actions)
    s.headbutted = tuple(put.seat(f"butted[{n}]", seat) for n, seat in enumerate(given.butted))
    if len(set(s.headbutted)) < len(s.headbutted):
        raise GivenError("butted", f"expected each seat once, found {given.butted}")
    if given.countdown is not None:
        s.doom = put.seat("countdown", given.countdown)
    if given.last_round is not None:
        s.last_round = put.seat("last_round", given.last_round)
    s.pace = speed_of(s, s.active)
    if is_dark(s):
        s.pace = min(s.pace, CARD_POINTS)
    moving = given.phase == "movement"
    points = (s.pace if moving else 0) if given.points is None else given.points
    s.points = in_range("points", points, 0, MANY)
    spent = max(0, s.pace - s.points) if moving and given.spent is None else given.spent or 0
    s.spent = in_range("spent", spent, 0, MANY)
    if given.points and given.phase not in ("movement", "action"):
        raise GivenError("points", f"there are no Speed points in the phase {given.phase!r}")
    push_frames(s, given.phase)


def push_frames(s: Table, phase: str) -> None:
    """The turn, and the phase it is in."""
    turn = s.game.frames["Turn"]()
    if phase == "movement":
        s.push(turn.starting_at("act"))
        s.push(Phase("movement").starting_at("open"))
    elif phase == "action":
        s.push(turn.starting_at("evening"))
        s.push(action_phase(s, "open"))
    else:
        step = {"start": "begin", "activity": "activity", "end": "evening"}[phase]
        s.push(turn.starting_at(step))


def scripts(put: PieceArranger, given: GivenTable) -> dict[str, list[int]]:
    """What chance will bring, stream by stream."""
    box = put.s.box
    cards = tuple(f"randomizer_{n:02}" for n in range(1, len(box.randomizer) + 1))
    listed = {
        "university": [
            one_of(f"draws[{n}]", word, put.s.rules.drawn_students) for n, word in enumerate(given.draws)
        ],
        "randomizer": [one_of(f"randomizer[{n}]", name, cards) for n, name in enumerate(given.randomizer)],
        "pick": put.all_known("picks", given.picks, box.tricks),
        "tricks": put.all_known("reshuffle", given.reshuffle, box.tricks),
        "jinxes": put.all_known("jinx_reshuffle", given.jinx_reshuffle, box.jinxes),
    }
    return {stream: script for stream, script in listed.items() if script}
