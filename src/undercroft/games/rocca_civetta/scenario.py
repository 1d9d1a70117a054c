"""A table with the expansion as a scenario describes it: what may be said beside what the base lets say."""

from collections.abc import Mapping

import msgspec

from undercroft.engine.events import EVERYBODY
from undercroft.engine.given import GivenError, in_range, one_of
from undercroft.games.dungeonology import scenario as base
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.rules.values import change, stars_of
from undercroft.games.dungeonology.scenario import PieceArranger, needs
from undercroft.games.dungeonology.table import CAMP, GONE, NOBODY
from undercroft.games.dungeonology.zones import shuffled
from undercroft.games.rocca_civetta.hinges import has_store
from undercroft.games.rocca_civetta.rules import brood, congregations, eggs, goddess, temple, tiles, winter
from undercroft.games.rocca_civetta.rules.depths import ON_TOP, lay_way_down
from undercroft.games.rocca_civetta.rules.information import KINDS, UNIVERSAL
from undercroft.games.rocca_civetta.rules.modes import barred_scholars
from undercroft.games.rocca_civetta.rules.omega.tome import black_stars, is_alone, tome_of
from undercroft.games.rocca_civetta.rules.support import WHEEL
from undercroft.games.rocca_civetta.setup import remove_jinxes
from undercroft.games.rocca_civetta.table import OPEN_RESEARCH, Table


class GivenColleague(base.GivenScholar, forbid_unknown_fields=True):
    """What lies in front of one seat."""

    stored: list[str] = msgspec.field(default_factory=list)
    completed: list[str] = msgspec.field(default_factory=list)
    silenced: int = 0
    dulled: int = 0
    warded: bool = False
    universal: dict[str, int] = msgspec.field(default_factory=dict)
    carrying: bool = False
    delivered: int = 0
    kinds: dict[str, int] = msgspec.field(default_factory=dict)
    wheel: int = 0
    hot_water: int = 0
    melted: int = 0
    shells: int = 0
    rescued: bool = False
    blessed: bool = False
    beaten: int = 0
    calmed: int = 0


class GivenExpandedTable(base.GivenTable, forbid_unknown_fields=True):
    """A table with the expansion as a scenario describes it."""

    seat: dict[str, GivenColleague] = msgspec.field(default_factory=dict)  # type: ignore[assignment]
    research: list[str] = msgspec.field(default_factory=list)
    open_research: list[str] = msgspec.field(default_factory=list)
    claimed: bool = False
    fooled: int | None = None
    cauldron: int = 0
    used: list[str] = msgspec.field(default_factory=list)
    promised: int = 0
    eggs: dict[str, int] = msgspec.field(default_factory=dict)
    nest: int | None = None
    captives: int | None = None
    bonfire_row: list[str] = msgspec.field(default_factory=list)
    enrolled: dict[str, int] = msgspec.field(default_factory=dict)
    inside: dict[str, list[str]] = msgspec.field(default_factory=dict)
    egg_row: list[str] | None = None
    frozen: list[str] = msgspec.field(default_factory=list)
    idol: int | None = None
    bridge: list[str] = msgspec.field(default_factory=list)
    bridge_fell: bool = False
    cleared: bool = False
    snake_pit: str = ""
    boulder: str = ""
    tentacles: list[str] = msgspec.field(default_factory=list)
    lair: str = ""
    floor_4: list[str] = msgspec.field(default_factory=list)
    linked_to: dict[str, int] = msgspec.field(default_factory=dict)
    released_at: dict[str, str] = msgspec.field(default_factory=dict)
    way_down: list[int] = msgspec.field(default_factory=list)
    omega_at: str = "starting_zone"
    omega_deck: list[str] = msgspec.field(default_factory=list)
    omega_discard: list[str] = msgspec.field(default_factory=list)
    omega_reshuffle: list[str] = msgspec.field(default_factory=list)
    omega_gains: list[str] = msgspec.field(default_factory=list)
    tome: list[str] = msgspec.field(default_factory=list)


def arrange(s: Table, given: GivenExpandedTable) -> None:
    """Lay the table out as described. Raises GivenError."""
    tiles.show_aside(s)
    base.arrange(s, given, arrange_more)
    arrange_kinds(s, given)
    s.chance.script |= {"way_down": given.way_down} if given.way_down else {}
    for floor in ON_TOP if s.has("way_down") else ():  # RCV-R-193: piles of which nothing is said
        drawn = any(s.where[zone] >= 0 for zone in s.box.piles[floor - 1])
        if not drawn and not getattr(given, f"floor_{floor}") and f"floor_{floor}" not in given.only:
            lay_way_down(s, floor)
    arrange_topmost(s, given)
    for cube in (*s.egg_row, *(egg for eggs_there in s.inside for egg in eggs_there)):
        s.supply[cube] = in_range("inside", s.supply[cube] - 1, 0, s.box.cubes[cube])
    for cube in s.tome:
        s.supply[cube] = in_range("tome", s.supply[cube] - 1, 0, s.box.cubes[cube])
    if is_alone(s):
        remove_jinxes(s)
    if given.omega_reshuffle:
        cards = PieceArranger(s).all_known("omega_reshuffle", given.omega_reshuffle, s.pieces.omega_cards)
        s.chance.script = {**s.chance.script, "omega": cards}


def arrange_more(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    for seat in range(s.seats):
        arrange_seat(s, put, seat, given.seat.get(str(seat), GivenColleague()))
    arrange_research(s, put, given)
    arrange_eggs(s, put, given)
    arrange_familiars(s, put, given)
    arrange_omega(s, put, given)
    arrange_winter(s, put, given)
    arrange_hunt(s, put, given)
    arrange_temple(s, put, given)
    arrange_goddess(s, put, given)
    s.cauldron = in_range("cauldron", given.cauldron, 0, s.box.students)
    if s.cauldron and not s.maximum:
        raise GivenError("cauldron", "this needs maximum = true")
    s.promised = in_range("promised", given.promised, 0, 99)
    s.claimed = int(given.claimed)
    s.used = tuple(given.used)
    if given.fooled is not None:
        s.fooled = put.seat("fooled", given.fooled)
        if not any(n in s.box.changes["mocks"][1] for owned in s.interns for n in owned):
            raise GivenError("fooled", "expected somebody who owns the Fool")


def arrange_seat(s: Table, put: PieceArranger, seat: int, g: GivenColleague) -> None:
    path = f"seat.{seat}"
    s.stored[seat] = put.pieces(f"{path}.stored", g.stored, s.box.tricks, 1 << seat)
    if g.stored and not has_store(s, seat):
        raise GivenError(f"{path}.stored", "only the owner of the Zainetto stores cards (RCV-R-184)")
    needs(s, f"{path}.completed", "research", g.completed)
    s.completed[seat] = put.pieces(f"{path}.completed", g.completed, s.pieces.research, EVERYBODY)
    arrange_universal(s, seat, g)
    s.silenced[seat] = in_range(f"{path}.silenced", g.silenced, 0, 2)
    s.dulled[seat] = in_range(f"{path}.dulled", g.dulled, 0, 2)
    s.wheel[seat] = in_range(f"{path}.wheel", g.wheel, 0, WHEEL)
    s.warded |= int(g.warded) << seat
    if seat in s.theses:
        s.thesis_change[seat] = change(s, seat, "thesis_bonus")


def arrange_familiars(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    """To whom they are Linked, and where they were released; without a word they are in the Reserve."""
    needs(s, "floor_4", "floor_iv", given.floor_4)
    needs(s, "linked_to", "familiars", given.linked_to)
    needs(s, "released_at", "familiars", given.released_at)
    ids = tuple(card.id for card in s.pieces.familiars)
    for name, seat in given.linked_to.items():
        s.linked_to[one_of("linked_to", name, ids)] = put.seat(f"linked_to.{name}", seat)
    for name, zone in given.released_at.items():
        familiar = one_of("released_at", name, ids)
        s.released_at[familiar] = put.zone(f"released_at.{name}", zone)
        if s.released_at[familiar] == CAMP or s.linked_to[familiar] != NOBODY:
            raise GivenError(f"released_at.{name}", "expected a Zone in which nobody has it (RCV-R-51)")


def arrange_universal(s: Table, seat: int, g: GivenColleague) -> None:
    """How many of the topmost cubes of a column are white."""
    columns = list(s.board[seat])
    for name, n in g.universal.items():
        column = one_of(f"seat.{seat}.universal", name, CUBES)
        kept = len(columns[column]) - in_range(f"seat.{seat}.universal.{name}", n, 0, len(columns[column]))
        columns[column] = columns[column][:kept] + (UNIVERSAL,) * n
    s.board[seat] = tuple(columns)


def arrange_eggs(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    """Eggs in Zones, with carriers and at home; the others lie beside the Campus, or wherever the rules put
    those of the Zones that lie there.
    """
    seats = [given.seat.get(str(seat), GivenColleague()) for seat in range(s.seats)]
    spoken = bool(given.eggs) or given.nest is not None or any(g.carrying or g.delivered for g in seats)
    if not brood.is_brood(s):
        if spoken:
            raise GivenError("eggs", "there are Eggs only with Mother Basilisk (RCV-BIG-04)")
        return
    for seat, g in enumerate(seats):
        s.carrying[seat] = int(g.carrying)
        s.delivered[seat] = in_range(f"seat.{seat}.delivered", g.delivered, 0, brood.EGGS)
        if g.carrying and not s.is_out_there(seat):
            raise GivenError(f"seat.{seat}.carrying", "an Egg that comes home is delivered (RCV-R-208)")
    for name, n in given.eggs.items():
        s.eggs[put.zone(f"eggs.{name}", name)] = in_range(f"eggs.{name}", n, 0, brood.EGGS)
    placed = sum(s.eggs) + sum(s.carrying) + sum(s.delivered)
    nest = brood.EGGS - placed if given.nest is None else given.nest
    if nest < 0 or nest + placed != brood.EGGS:
        raise GivenError("eggs", f"expected {brood.EGGS} Eggs, found {max(nest, 0) + placed}")
    s.nest = nest


def arrange_hunt(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    """What is in the Eggs of Zones, and what was in those that were opened; the others are in the row."""
    seats = [given.seat.get(str(seat), GivenColleague()) for seat in range(s.seats)]
    if not eggs.is_hunt(s):
        if given.inside or given.egg_row is not None or any(g.shells for g in seats):
            raise GivenError("inside", "there are such Eggs only with Marconiglio (RCV-BIG-04)")
        return
    left = list(eggs.INSIDE)
    for name, words in given.inside.items():
        cubes = tuple(one_of(f"inside.{name}", word, KINDS) for word in words)
        s.inside[put.zone(f"inside.{name}", name)] = cubes
        for cube in cubes:
            if cube not in left:
                raise GivenError(f"inside.{name}", "expected what can be in Eggs (RCV-R-210)")
            left.remove(cube)
    for seat, g in enumerate(seats):
        s.shells[seat] = in_range(f"seat.{seat}.shells", g.shells, 0, eggs.EGGS)
    row = [one_of("egg_row", word, KINDS) for word in given.egg_row or ()]
    if given.egg_row is None:
        row = left[sum(s.shells) :]
    if len(row) + sum(s.shells) + sum(map(len, s.inside)) != eggs.EGGS:
        raise GivenError("egg_row", f"expected {eggs.EGGS} Eggs in all")
    s.egg_row = tuple(row)


def arrange_topmost(s: Table, given: GivenExpandedTable) -> None:
    """Tiles that lie on top of their pile, of which nothing is said (RCV-R-213)."""
    for zone in s.pieces.topmost:
        s.seen[s.box.tiles[zone]] = EVERYBODY
        name = f"floor_{s.box.zone[zone].floor}"
        pile = s.piles[s.box.zone[zone].floor - 1]
        others = tuple(other for other in pile if other != zone)
        if s.box.tiles[zone] in s.unused_cards:  # RCV-R-194
            s.piles[s.box.zone[zone].floor - 1] = others
        elif zone in pile and not getattr(given, name) and name not in given.only:
            s.piles[s.box.zone[zone].floor - 1] = (*others, zone)


def arrange_temple(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    """The pieces of the Cursed Temple; the Bridge lies where Stairs join Floors III and IV."""
    rescued = [given.seat.get(str(seat), GivenColleague()).rescued for seat in range(s.seats)]
    stones = (given.bridge, given.bridge_fell, given.cleared, given.snake_pit, given.boulder)
    pieces = (given.idol is not None, *stones)
    if not temple.is_temple(s):
        if any(pieces) or any(rescued):
            raise GivenError("idol", "there are such pieces only with Enrico Giovanni (RCV-BIG-04)")
        return
    s.rescued = [int(one) for one in rescued]
    if given.idol is not None:
        s.idol = put.seat("idol", given.idol)
    for zone in s.placed_zones() if not given.bridge else ():
        s.bridge = s.bridge or temple.bridged(s, zone)
    if given.bridge:
        s.bridge = tuple(put.zone(f"bridge[{n}]", name) for n, name in enumerate(given.bridge))
        if tuple(s.box.zone[zone].floor for zone in s.bridge) != temple.BRIDGED:
            raise GivenError("bridge", "expected a Zone of Floor III and one of Floor IV (RCV-R-214)")
    s.bridge_fell = int(given.bridge_fell)
    s.cleared = int(given.cleared)
    if given.snake_pit:
        s.snake_pit = put.zone("snake_pit", given.snake_pit)
        if s.snake_pit == CAMP:
            raise GivenError("snake_pit", "it never lies in the Starting Zone (RCV-R-215)")
    if given.boulder:
        s.boulder = put.zone("boulder", given.boulder)
        if s.boulder == CAMP or not s.maximum:
            raise GivenError("boulder", "this needs maximum = true, and not the Starting Zone (RCV-R-393)")


def arrange_goddess(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    """Tentacles, Blessings and the Lair: its tile, or another Zone of Floor IV when that one does not fit."""
    seats = [given.seat.get(str(seat), GivenColleague()) for seat in range(s.seats)]
    tallies = [(one.blessed, one.beaten, one.calmed) for one in seats]
    if not goddess.is_goddess(s):
        if given.tentacles or given.lair or any(any(one) for one in tallies):
            raise GivenError("tentacles", "there are such pieces only with Scilla and Cariddi (RCV-BIG-04)")
        return
    for seat, one in enumerate(seats):
        s.blessed[seat] = int(one.blessed)
        s.beaten[seat] = in_range(f"seat.{seat}.beaten", one.beaten, 0, 99)
        s.calmed[seat] = in_range(f"seat.{seat}.calmed", one.calmed, 0, 99)
    s.tentacles = put.zones("tentacles", given.tentacles)
    if s.tentacles & 1 or s.tentacles.bit_count() > goddess.TENTACLES:
        raise GivenError("tentacles", "expected 7 Zones at most, and never the Starting Zone (RCV-R-216)")
    tile, depth = goddess.lair_tile(s), len(s.box.piles)
    placed = [zone for zone in s.placed_zones() if s.box.zone[zone].floor == depth and zone != tile]
    s.deepest = next((zone for zone in reversed(placed) if zone in s.box.piles[depth - 1]), GONE)
    s.lair = tile if s.where[tile] >= 0 else GONE
    if given.lair:
        s.deepest = s.lair = put.zone("lair", given.lair)
        if s.lair not in placed or s.where[tile] >= 0:
            raise GivenError("lair", "expected a Zone of Floor IV, and the tile not on the table (RCV-R-194)")
        s.unused_cards += (s.box.tiles[tile],)


def arrange_winter(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    """Zones with an Iota, and Hot Water Tokens before seats; the rest is in the Reserve."""
    seats = [given.seat.get(str(seat), GivenColleague()) for seat in range(s.seats)]
    if not winter.is_winter(s):
        if given.frozen or any(g.hot_water or g.melted for g in seats):
            raise GivenError("frozen", "there are ice and Hot Water only with Freddo (RCV-BIG-04)")
        return
    for seat, g in enumerate(seats):
        s.hot_water[seat] = in_range(f"seat.{seat}.hot_water", g.hot_water, 0, winter.HELD)
        s.melted[seat] = in_range(f"seat.{seat}.melted", g.melted, 0, 99)
    s.frozen = put.zones("frozen", given.frozen)
    in_range("frozen", s.frozen.bit_count(), 0, winter.IOTA)
    if any(s.frozen >> zone & 1 for zone in winter.shunned(s)):
        raise GivenError("frozen", "there is none in the Starting Zone and the Thermal Bath (RCV-R-206)")


def arrange_kinds(s: Table, given: GivenExpandedTable) -> None:
    """Which Students belong to Congregations. Without a word nobody has any, one of each is in the
    University, and those with Jukas are all that nobody has.
    """
    con = congregations
    for seat, scholar in enumerate(s.scholar):
        if scholar in barred_scholars(s):
            name = s.box.scholars[scholar].id
            raise GivenError(f"seat.{seat}.scholar", f"{name} is barred by what is in use (RCV-R-16, 241)")
    known = set(con.on_table(s)) | ({con.PHI} if con.is_jukas(s) else set())
    named = {con.KINDS[kind] for kind in known}
    for seat in range(s.seats):
        g = given.seat.get(str(seat), GivenColleague())
        for name, n in g.kinds.items():
            path = f"seat.{seat}.kinds.{name}"
            kind = 1 + one_of(path, name, con.CONGREGATIONS)
            leader = con.leader_of(s, kind)
            if leader not in (NOBODY, seat):
                raise GivenError(path, f"these are only for seat {leader} (RCV-R-167)")
            if name not in named:
                raise GivenError(path, f"this needs options = {{ {name} = 1 }} (RCV-CON-02)")
            s.kinds[seat] = con.plus(s.kinds[seat], kind, in_range(path, n, 0, con.EACH))
        in_range(f"seat.{seat}.kinds", sum(s.kinds[seat]), 0, s.students[seat])
    if con.is_jukas(s):
        free = con.EACH - sum(kinds[con.PHI - 1] for kinds in s.kinds)
        s.captives = in_range("captives", free if given.captives is None else given.captives, 0, max(0, free))
    elif given.captives is not None:
        raise GivenError("captives", "there are Phi Students with nobody but Jukas (RCV-R-63)")
    if not con.are_on(s):
        if given.bonfire_row or given.enrolled:
            raise GivenError("bonfire_row", "this needs a Congregation (RCV-CON-02)")
        return
    row = given.bonfire_row or [con.KINDS[con.STANDARD]] * s.bonfire
    s.bonfire_row = tuple(one_of(f"bonfire_row[{n}]", name, con.KINDS) for n, name in enumerate(row))
    in_range("bonfire_row", len(row), s.bonfire, s.bonfire)
    if given.enrolled:
        for name, n in given.enrolled.items():
            kind = 1 + one_of(f"enrolled.{name}", name, con.CONGREGATIONS)
            s.enrolled = con.plus(s.enrolled, kind, n)
        in_range("enrolled", sum(s.enrolled), 0, s.university[0])
    elif given.university is None and not s.maximum:
        con.first_enrolment(s)
    for kind in known:
        in_range("seat", con.in_reserve(s, kind), 0, con.EACH)


def arrange_research(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    """Those that lie open, and the deck from its top; without a word as many are opened as the rules say."""
    needs(s, "research", "research", given.research)
    needs(s, "open_research", "research", given.open_research)
    box = s.pieces
    s.open_research = put.pieces("open_research", given.open_research, box.research, EVERYBODY)
    top = put.pieces("research", given.research, box.research)
    s.research = shuffled(s, "research", put.rest(box.research)) + top[::-1]
    missing = 0 if given.open_research else min(OPEN_RESEARCH, len(s.research))
    opened = s.research[len(s.research) - missing :]
    s.open_research += opened[::-1]
    s.research = s.research[: len(s.research) - missing]
    for card in s.open_research:
        s.seen[card] = EVERYBODY


def arrange_omega(s: Table, put: PieceArranger, given: GivenExpandedTable) -> None:
    """Where he is, his deck from its top, the discards with the last card drawn at the end, and the Tome."""
    box = s.pieces
    said = (given.omega_deck, given.omega_discard, given.tome, given.omega_at != "starting_zone")
    if not box.omega_cards:
        if any(said):
            raise GivenError("omega_at", "this needs options = { omega_against_all = 1 }, or one seat")
        return
    s.omega_at = put.zone("omega_at", given.omega_at)
    s.omega_discard = put.pieces("omega_discard", given.omega_discard, box.omega_cards, EVERYBODY)
    top = put.pieces("omega_deck", given.omega_deck, box.omega_cards)
    s.omega_deck = shuffled(s, "omega", put.rest(box.omega_cards)) + top[::-1]
    if not s.omega_deck:
        raise GivenError("omega_discard", "the Omega Deck is never empty (RCV-R-247)")
    s.tome = tuple(one_of(f"tome[{n}]", cube, KINDS) for n, cube in enumerate(given.tome))
    in_range("tome", len(s.tome), 0, tome_of(s).spaces)
    s.omega_gains = tuple(one_of(f"omega_gains[{n}]", c, KINDS) for n, c in enumerate(given.omega_gains))
    for cube in range(len(KINDS)):
        if s.omega_gains.count(cube) > s.tome.count(cube):
            raise GivenError("omega_gains", "expected cubes of the Tome")
    if is_alone(s):
        for seat in range(s.seats):
            s.exalted[seat] = int(stars_of(s, seat) < black_stars(s))  # RCV-R-89


def scripted(s: Table, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
    """What comes to the top of decks and piles, and the open Research Cards. Raises GivenError."""
    ours = {name: cards for name, cards in deal.items() if name in ("research", "omega_deck")}
    found = base.scripted(s, first, {name: cards for name, cards in deal.items() if name not in ours})
    for name, cards in ours.items():
        stream, kind = (
            ("research", s.pieces.research) if name == "research" else ("omega", s.pieces.omega_cards)
        )
        found[stream] = list(PieceArranger(s).pieces(f"deal.{name}", cards, kind))
    return found
