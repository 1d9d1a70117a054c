"""A table as a scenario describes it: what may be said of it, and how it is laid out.

Whatever is not said is as at the start of a floor, with nothing on the table: large cubes that are not
mentioned are in the Box, small ones out of the game. A table that cannot be is refused with the path of the
field that does not fit and with what was expected there.

Lengths are in millimetres and angles in degrees, with as many digits as a pose has (DRP-R-76):
"gold_s1 40,30.25 45" lies with its centre at 40, 30.25 and is turned by 45 degrees.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from undercroft.engine.given import Arranger, GivenError, check_seats, in_range, one_of
from undercroft.games.dungeon_drop import outcomes
from undercroft.games.dungeon_drop.board import FULL, Footprint, is_in, is_off, is_whole, overlap
from undercroft.games.dungeon_drop.cards.content import Lockpick
from undercroft.games.dungeon_drop.physics.bodies import Body
from undercroft.games.dungeon_drop.rules import falling
from undercroft.games.dungeon_drop.rules.aiming import MM
from undercroft.games.dungeon_drop.rules.normal import Rounds, by_initiative, by_weight
from undercroft.games.dungeon_drop.rules.solo import Solo
from undercroft.games.dungeon_drop.table import (
    ASIDE,
    CARD,
    DISCARD,
    IN_BOX,
    ON_TABLE,
    PHASES,
    STASH,
    TROPHY,
    UNUSED,
    Table,
    disc,
    held,
)

# Where a game can be taken up: the step of its lowest procedure, and the phase that is shown.
SOLO: Final = {
    "setup": ("height", "setup"),
    "enter": ("limits", "enter"),
    "explore": ("explore", "explore"),
    "act": ("act", "act"),
    "move": ("move", "move"),
    "loot": ("loot", "loot"),
    "stairs": ("stair", "stairs"),
    "after": ("ask", "after"),
}
NORMAL: Final = {
    "setup": ("height", "setup"),
    "explore": ("explore", "explore"),
    "meeples": ("explored", "explore"),
    "act": ("act", "act"),
    "loot": ("loot", "loot"),
    "end": ("finish", "end"),
}
IN_A_ROOM: Final = ("explore", "act", "move", "loot", "stairs")
SIZES: Final = ("small", "large")
TENTHS: Final = 10
RELICS: Final = 2  # of each floor (DRP-COMP-02)
MANY: Final = 99
GONE: Final = "gone"

POINT: Final = r"(-?\d+(?:\.\d{1,2})?),(-?\d+(?:\.\d{1,2})?)"
ANGLE: Final = r"(\d+(?:\.\d)?)"
CUBE: Final = re.compile(rf"(\w+) {POINT}(?: {ANGLE})?", re.ASCII)
TOKEN: Final = re.compile(rf"{POINT}(?: {ANGLE})?(?: ([a-z]+))?", re.ASCII)
DISC: Final = re.compile(POINT, re.ASCII)


class GivenHero(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat has. Race, Class and Quest are the first free ones if they are left out."""

    race: str = ""
    classes: list[str] | None = None
    tilted: list[str] = []
    quest: str = ""
    strain: int = 0
    lockpick: int = 0
    stash: list[str] = []
    card: list[str] = []
    trophies: list[str] = []
    collected: list[str] | None = None
    company: int = 0
    first_in: int = 0
    meeple: str = ""
    meeple_points: int = 0


class GivenDropTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table of Dungeon Drop as a scenario describes it."""

    seats: int = 1
    seed: str = "scenario"
    options: dict[str, int | bool] = {}
    phase: str = "explore"
    turn: int = 0
    round: int = 1
    order: list[int] | None = None
    spent: bool = False
    floor: int | None = None
    tracker: int = 0
    height: int = 200
    seat: dict[str, GivenHero] = {}
    cubes: list[str] = []
    tokens: list[str] = []
    pawn: str = ""
    box: list[str] | None = None
    aside: list[str] = []
    discard: list[str] = []
    quest_discard: list[str] = []
    resigned: list[int] = []
    drawn: list[str] = []
    rolls: list[int] = []
    levels: list[str] = []
    new_quests: list[str] = []


# -- poses ---------------------------------------------------------------------------------------------------


def parts_of(text: str, unit: int) -> int:
    """A decimal number in whole parts of its unit.

    >>> parts_of("12.5", 100), parts_of("-0.07", 100), parts_of("45", 10)
    (1250, -7, 450)
    """
    whole, _, rest = text.lstrip("-").partition(".")
    digits = len(str(unit)) - 1
    value = int(whole) * unit + int(rest.ljust(digits, "0") or 0)
    return -value if text.startswith("-") else value


def turn_of(field: str, text: str | None) -> int:
    turn = parts_of(text or "0", TENTHS)
    if turn >= FULL:
        raise GivenError(field, f"expected an angle below 360 degrees, found {text}")
    return turn


def read_token(s: Table, field: str, text: str) -> Footprint:
    """What a Pillar token stands for: a small Pillar unless it says large."""
    found = TOKEN.fullmatch(text)
    if found is None:
        raise GivenError(field, f"expected a place such as '40,30 15' or '40,30 15 large', found {text!r}")
    x, y, angle, size = found.groups()
    side = s.box.measures.sides.by_size[one_of(field, size or "small", SIZES)]
    return Footprint(parts_of(x, MM), parts_of(y, MM), turn_of(field, angle), side)


def read_disc(field: str, text: str, radius: int) -> Footprint:
    found = DISC.fullmatch(text)
    if found is None:
        raise GivenError(field, f"expected a place such as '40,30', found {text!r}")
    return disc(parts_of(found[1], MM), parts_of(found[2], MM), radius)


def check_spots(s: Table, pieces: Sequence[tuple[str, str, Footprint]]) -> None:
    """Every piece lies wholly on the table, and none on another one (DRP-R-04, DRP-R-08)."""
    measures = s.box.measures
    for n, (field, name, shape) in enumerate(pieces):
        if not is_whole(shape, measures.surface):
            raise GivenError(field, f"{name} would not lie wholly on the table (DRP-R-04)")
        for _, other, spot in pieces[:n]:
            if overlap(shape, spot, measures.room.overlap):
                raise GivenError(field, f"{name} would lie on {other} (DRP-R-08)")


class CubeArranger(Arranger[Table]):
    """Puts cubes where a scenario wants them, each only once."""

    called = "cube"

    def cube(self, field: str, name: str, among: Collection[int] | None = None, kind: str = "") -> int:
        number = self.known(field, name)
        if among is not None and number not in among:
            raise GivenError(field, f"{name!r} cannot lie here; expected {kind}")
        if not self.s.is_solo and number in self.s.box.solo:
            raise GivenError(field, f"{name!r} is in the solo game only (DRP-MP-14)")
        return self.lay(field, name, number)

    def put(
        self,
        field: str,
        names: Iterable[str],
        place: int,
        among: Collection[int] | None = None,
        kind: str = "",
    ) -> list[int]:
        found = [self.cube(f"{field}[{n}]", name, among, kind) for n, name in enumerate(names)]
        self.s.put(found, place)
        return found

    def pose(self, field: str, text: str) -> tuple[int, Body]:
        """A cube and where it lies."""
        found = CUBE.fullmatch(text)
        if found is None:
            raise GivenError(
                field, f"expected a cube and its place such as 'gold_s1 40,30 45', found {text!r}"
            )
        name, x, y, angle = found.groups()
        number = self.known(field, name)
        return number, Body(parts_of(x, MM), parts_of(y, MM), turn_of(field, angle), self.s.box.side[number])


def arrange(s: Table, given: GivenDropTable) -> None:
    """Lay the table out as described and push the procedure it starts with. Raises GivenError."""
    steps = SOLO if s.is_solo else NORMAL
    one_of("phase", given.phase, tuple(steps))
    put = CubeArranger(s)
    arrange_seats(s, put, given)
    arrange_table(s, put, given)
    arrange_cubes(s, put, given)
    arrange_turn(s, given)
    check_story(s, given)
    s.chance.script = scripts(s, put, given)
    step, phase = steps[given.phase]
    s.phase = PHASES.index(phase)
    s.push((Solo() if s.is_solo else Rounds()).starting_at(step))


# -- dealt as a scenario wants it ----------------------------------------------------------------------------


def scripted(s: Table, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
    """Races, Classes and Quests in seat order (DRP-R-69). Who begins follows from the Races (DRP-MP-01)."""
    if first is not None:
        raise GivenError("first", "the lowest initiative begins: expected deal.races instead (DRP-MP-01)")
    mode = "solo" if s.is_solo else "normal"
    usable = [n for n, quest in enumerate(s.box.quests) if quest.mode in ("", mode)]
    kinds = {
        "races": ([race.id for race in s.box.races], range(len(s.box.races)), "Race"),
        "classes": ([card.id for card in s.box.classes], range(len(s.box.classes)), "Class"),
        "quests": ([quest.id for quest in s.box.quests], usable, "Quest"),
    }
    found: dict[str, list[int]] = {}
    for name, cards in deal.items():
        one_of(f"deal.{name}", name, tuple(kinds))
        ids, among, what = kinds[name]
        if len(cards) > s.seats:
            raise GivenError(f"deal.{name}", f"expected at most {s.seats}, one for each seat")
        named = [(f"deal.{name}[{n}]", card) for n, card in enumerate(cards)]
        first_ones = chosen(named, ids, among, what)
        rest = [n for n in among if n not in first_ones]
        found[name] = [*reversed(rest), *reversed(first_ones)]  # what is dealt lies at the other end
    return found


# -- heroes --------------------------------------------------------------------------------------------------


def seat_numbers(s: Table, field: str, seats: list[int]) -> tuple[int, ...]:
    for n, seat in enumerate(seats):
        in_range(f"{field}[{n}]", seat, 0, s.seats - 1)
        if seat in seats[:n]:
            raise GivenError(f"{field}[{n}]", f"seat {seat} is listed twice")
    return tuple(seats)


def chosen(fields: list[tuple[str, str]], ids: list[str], usable: Collection[int], what: str) -> list[int]:
    """The cards of a kind that were named, each once, and the first free ones for who named none."""
    found = [one_of(field, name, ids) if name else -1 for field, name in fields]
    for n, (card, (field, name)) in enumerate(zip(found, fields, strict=True)):
        if card >= 0 and card in found[:n]:
            raise GivenError(field, f"the {what} {name} lies somewhere already")
        if card >= 0 and card not in usable:
            raise GivenError(field, f"the {what} {name} is not in this game (DRP-SSET-02)")
    free = [n for n in sorted(usable) if n not in found]
    return [card if card >= 0 else free.pop(0) for card in found]


def arrange_seats(s: Table, put: CubeArranger, given: GivenDropTable) -> None:
    check_seats(given.seat, s.seats)
    heroes = [given.seat.get(str(seat), GivenHero()) for seat in range(s.seats)]
    s.resigned = seat_numbers(s, "resigned", given.resigned)
    races = [race.id for race in s.box.races]
    named = [(f"seat.{seat}.race", hero.race) for seat, hero in enumerate(heroes)]
    s.race = tuple(chosen(named, races, range(len(races)), "Race"))
    arrange_classes(s, heroes)
    arrange_quests(s, heroes, given)
    for seat, hero in enumerate(heroes):
        arrange_hero(s, put, seat, hero)


def arrange_classes(s: Table, heroes: list[GivenHero]) -> None:
    """One Class for each, in the solo game one and those won (DRP-LVL-01)."""
    ids = [card.id for card in s.box.classes]
    named: list[tuple[str, str]] = []
    owners: list[int] = []
    for seat, hero in enumerate(heroes):
        mine = [""] if hero.classes is None else hero.classes
        if not mine or (len(mine) > 1 and not s.is_solo):
            expected = "at least one Class" if s.is_solo else "one Class"
            raise GivenError(f"seat.{seat}.classes", f"expected {expected}, found {len(mine)}")
        named += [(f"seat.{seat}.classes[{n}]", name) for n, name in enumerate(mine)]
        owners += [seat] * len(mine)
    found = chosen(named, ids, range(len(ids)), "Class")
    s.classes = tuple(
        tuple(card for card, owner in zip(found, owners, strict=True) if owner == seat)
        for seat in range(s.seats)
    )
    s.class_deck = tuple(n for n in range(len(ids)) if n not in found) if s.is_solo else ()


def arrange_quests(s: Table, heroes: list[GivenHero], given: GivenDropTable) -> None:
    mode = "solo" if s.is_solo else "normal"
    ids = [quest.id for quest in s.box.quests]
    usable = [n for n, quest in enumerate(s.box.quests) if quest.mode in ("", mode)]
    named = [(f"seat.{seat}.quest", hero.quest) for seat, hero in enumerate(heroes)]
    named += [(f"quest_discard[{n}]", name) for n, name in enumerate(given.quest_discard)]
    found = chosen(named, ids, usable, "Quest")
    s.quest, s.quest_discard = tuple(found[: s.seats]), tuple(found[s.seats :])
    s.quest_deck = tuple(n for n in usable if n not in found)


def arrange_hero(s: Table, put: CubeArranger, seat: int, hero: GivenHero) -> None:
    path, box = f"seat.{seat}", s.box
    treasures, relics = box.treasures, box.relics
    stash = put.put(f"{path}.stash", hero.stash, held(seat, STASH), treasures | relics, "a treasure or Relic")
    put.put(f"{path}.trophies", hero.trophies, held(seat, TROPHY), box.monsters, "a monster")
    for n, text in enumerate(hero.card):
        arrange_wound(s, put, f"{path}.card[{n}]", text, seat)
    if seat in s.resigned and (hero.stash or hero.trophies or hero.card or hero.strain):
        raise GivenError(path, "who has given up has nothing any more (DRP-R-89)")
    s.change("strain", seat, in_range(f"{path}.strain", hero.strain, 0, MANY))
    if s.life_left(seat) < 1:
        raise GivenError(f"{path}.card", f"expected at least 1 life, found {s.life_left(seat)} (DRP-DMG-03)")
    s.change("lockpick", seat, in_range(f"{path}.lockpick", hero.lockpick, 0, most_lockpicks(s)))
    s.change("collected", seat, arrange_collected(s, put, f"{path}.collected", hero.collected, stash))
    for name, most in (("company", MANY), ("first_in", box.measures.game.rounds), ("meeple_points", MANY)):
        s.change(name, seat, in_range(f"{path}.{name}", getattr(hero, name), 0, most))
    arrange_tilted(s, seat, hero)
    if hero.meeple:
        if not s.settings["teamwork"]:
            raise GivenError(f"{path}.meeple", "this needs options = { teamwork = 1 } (DRP-HT-01)")
        s.change("meeples", seat, read_disc(f"{path}.meeple", hero.meeple, box.measures.meeple.radius))


def most_lockpicks(s: Table) -> int:
    """As many as the card allows (DRP-R-64)."""
    effects = [s.box.effect(n, s.is_solo) for n in range(len(s.box.races) + len(s.box.classes))]
    return max(effect.most for effect in effects if isinstance(effect, Lockpick))


def arrange_collected(
    s: Table, put: CubeArranger, field: str, names: list[str] | None, stash: list[int]
) -> tuple[int, ...]:
    """What entered the stash on this floor, spent or not: at least what lies there (DRP-R-71)."""
    if names is None:
        return tuple(stash)
    found = [put.known(f"{field}[{n}]", name) for n, name in enumerate(names)]
    for n, cube in enumerate(found):
        if cube in found[:n]:
            raise GivenError(f"{field}[{n}]", f"{names[n]!r} is listed twice")
        if cube not in s.box.treasures | s.box.relics:
            raise GivenError(f"{field}[{n}]", f"{names[n]!r} is no treasure and no Relic")
    missing = [s.name(cube) for cube in stash if cube not in found]
    if missing:
        raise GivenError(field, f"expected all of the stash, but {missing[0]!r} is missing (DRP-R-71)")
    return tuple(found)


def check_story(s: Table, given: GivenDropTable) -> None:
    """Whether any game could have led to this table."""
    for seat in range(s.seats):
        check_hero(s, given, seat, given.seat.get(str(seat), GivenHero()))
    if s.is_solo and s.resigned:
        raise GivenError("resigned", "who gives up alone has lost, and the game is over (DRP-R-50)")
    if len(given.aside) > s.box.measures.token.count:
        most = s.box.measures.token.count
        raise GivenError("aside", f"expected at most {most} Pillars, found {len(given.aside)} (DRP-R-21)")
    if given.quest_discard and not s.is_solo:
        raise GivenError("quest_discard", "no Quest is discarded in the normal game (DRP-SET-02)")


def check_hero(s: Table, given: GivenDropTable, seat: int, hero: GivenHero) -> None:
    path = f"seat.{seat}"
    fresh = GivenHero()
    if given.phase in ("setup", "enter"):
        for name in ("stash", "card", "trophies", "collected", "strain", "lockpick", "tilted"):
            if getattr(hero, name) != getattr(fresh, name):
                raise GivenError(f"{path}.{name}", "a hero has nothing before the dungeon (DRP-SET-07)")
    if s.is_solo:
        for name in ("company", "first_in", "meeple_points"):
            if getattr(hero, name):
                raise GivenError(f"{path}.{name}", "this is counted in the normal game only (DRP-R-75)")
        return
    if hero.meeple_points and not s.settings["teamwork"]:
        raise GivenError(f"{path}.meeple_points", "this needs options = { teamwork = 1 } (DRP-HT-01)")
    if hero.meeple and seat == s.active:
        raise GivenError(f"{path}.meeple", "only the others place a meeple (DRP-HT-01)")
    in_range(f"{path}.first_in", hero.first_in, 0, s.round)


def arrange_floor(s: Table, given: GivenDropTable) -> int:
    """No floor has more than two Relics, brings more than two Classes, or takes more than a Quest
    (DRP-LVL-03, DRP-NEXT-01, 05): the first one on which a hero can have so many, or the one that is named.
    """
    game = s.box.measures.game
    limit = int(s.settings["floor_limit"])
    if not s.is_solo:
        return 1 if given.floor is None else in_range("floor", given.floor, 1, 1)
    left = s.tracker - (RELICS if given.phase == "after" else 0)
    least = 1 + max(0, -(-left // RELICS), -(-(len(s.classes[0]) - 1) // game.levels))
    least = max(least, 1 + len(given.quest_discard))  # DRP-NEXT-05
    floor = least if given.floor is None else in_range("floor", given.floor, 1, limit)
    if floor < least:
        old = len(given.quest_discard)
        has = f"the tracker at {s.tracker}, {len(s.classes[0])} Classes and {old} Quests discarded"
        raise GivenError("floor", f"expected {least} or more with {has}, found {floor} (DRP-LVL-03)")
    return min(floor, limit)


def arrange_wound(s: Table, put: CubeArranger, field: str, text: str, seat: int) -> None:
    """A monster on the Race card; it covers as many hearts as it deals, or fewer (DRP-R-39)."""
    name, _, hearts = text.partition(" ")
    cube = put.cube(field, name, s.box.monsters, "a monster")
    most = s.box.damage[cube]
    if hearts and not hearts.isdecimal():
        raise GivenError(field, f"expected a monster and hearts such as 'troll_l1 1', found {text!r}")
    covered = in_range(field, int(hearts) if hearts else most, 1, most)
    s.put([cube], held(seat, CARD))
    s.covers = (*s.covers[:cube], covered, *s.covers[cube + 1 :])


def arrange_tilted(s: Table, seat: int, hero: GivenHero) -> None:
    """Cards that were used on this floor (DRP-ABL-02)."""
    field = f"seat.{seat}.tilted"
    if hero.tilted and not s.is_solo:
        raise GivenError(field, "nothing is tilted in the normal game (DRP-ABL-06)")
    cards = [s.box.card(card).id for card in s.cards(seat)]
    places = {one_of(f"{field}[{n}]", name, cards) for n, name in enumerate(hero.tilted)}
    s.change("tilted", seat, sum(1 << place for place in places))


# -- the table -----------------------------------------------------------------------------------------------


def arrange_table(s: Table, put: CubeArranger, given: GivenDropTable) -> None:
    """What lies there: cubes, tokens, Pawn."""
    poses = [put.pose(f"cubes[{n}]", text) for n, text in enumerate(given.cubes)]
    for n, (cube, _) in enumerate(poses):
        put.cube(f"cubes[{n}]", s.name(cube))
    s.lay(poses)
    s.tokens = tuple(read_token(s, f"tokens[{n}]", text) for n, text in enumerate(given.tokens))
    check_count(s, given)
    if given.phase == "enter" and not given.pawn:
        raise GivenError("pawn", "the Pawn lies on the table until the dungeon is entered (DRP-R-17)")
    if given.pawn:
        if given.phase != "enter":
            raise GivenError("pawn", "from the entry on the Pawn is where the tokens are (DRP-R-17)")
        s.pawn = read_disc("pawn", given.pawn, s.box.measures.pawn.radius)
    pieces = [(f"cubes[{n}]", s.name(cube), body.footprint) for n, (cube, body) in enumerate(poses)]
    if s.pawn is not None:
        pieces.append(("pawn", "the Pawn", s.pawn))
    meeples = [(n, meeple) for n, meeple in enumerate(s.meeples) if meeple is not None]
    pieces += [(f"seat.{n}.meeple", f"the meeple of seat {n}", meeple) for n, meeple in meeples]
    check_spots(s, pieces)
    if given.phase == "setup" and pieces:
        raise GivenError("cubes", "nothing lies on the table before the first drop (DRP-SET-04)")
    check_tokens(s, poses)
    check_places(s, given)


def check_count(s: Table, given: GivenDropTable) -> None:
    """Three tokens from the entry on; when a floor is done they do not matter."""
    count = s.box.measures.token.count
    if s.is_solo and given.phase in IN_A_ROOM and len(s.tokens) != count:
        raise GivenError("tokens", f"expected {count} Pillar tokens, found {len(s.tokens)} (DRP-ENT-02)")
    if s.tokens and (not s.is_solo or given.phase in ("setup", "enter")):
        raise GivenError("tokens", "there are none but in the solo game, from the entry on (DRP-ENT-02)")
    if len(s.tokens) not in (0, count):
        raise GivenError("tokens", f"expected {count} Pillar tokens, found {len(s.tokens)} (DRP-ENT-02)")


def check_tokens(s: Table, poses: list[tuple[int, Body]]) -> None:
    """No two tokens at one place, and no Pillar where a token stands for one."""
    prints = [*s.tokens, *(body.footprint for cube, body in poses if cube in s.box.pillars)]
    for n, token in enumerate(s.tokens):
        if is_off(token.centre, s.box.measures.surface):
            raise GivenError(f"tokens[{n}]", "a token lies on the table (DRP-R-04)")
        if any(token.centre == other.centre for other in prints[n + 1 :]):
            raise GivenError(f"tokens[{n}]", "another Pillar or token stands there (DRP-ENT-02)")


def check_places(s: Table, given: GivenDropTable) -> None:
    """What a phase needs on the table."""
    if given.phase == "enter" and s.limits() is None:
        raise GivenError("cubes", "three Pillars that are not in a line are needed (DRP-R-14)")
    if given.phase == "enter" and s.place[s.box.stair] != ON_TABLE:
        raise GivenError("cubes", "the Staircase is dropped with the others (DRP-SSET-03)")
    if given.phase == "stairs":
        stair = s.bodies[s.box.stair]
        if stair is None or not is_in(stair.footprint, s.current_room()):
            raise GivenError("phase", "the Staircase does not lie in the room of the tokens (DRP-LOOT-06)")


def arrange_cubes(s: Table, put: CubeArranger, given: GivenDropTable) -> None:
    """What is not on the table. Large cubes without a place are in the Box, small ones out of the game;
    before the first drop these are ready (DRP-SET-04).
    """
    box = s.box
    pillars = box.pillars if s.is_solo else frozenset[int]()
    if given.phase == "setup":
        if given.box is not None or given.aside or given.discard:
            raise GivenError("phase", "before the first drop every cube is where the rules say (DRP-SET-03)")
        s.put(put.rest(box.small | (box.solo if s.is_solo else frozenset())), ASIDE)
        s.put(put.rest(box.solo) if not s.is_solo else [], UNUSED)
        return
    put.put("aside", given.aside, ASIDE, pillars, "a Pillar of the solo game (DRP-R-21)")
    put.put("discard", given.discard, DISCARD)
    if given.box is not None:
        put.put("box", given.box, IN_BOX, box.large, "a large cube (DRP-SET-03)")
        s.put(put.rest(range(len(s.place))), UNUSED)
        return
    s.put(put.rest(box.large), IN_BOX)
    s.put(put.rest(frozenset(range(len(s.place))) - box.large), UNUSED)


def arrange_turn(s: Table, given: GivenDropTable) -> None:
    measures = s.box.measures
    drop = measures.drop
    s.height = MM * in_range("height", given.height, drop.lowest // MM, drop.highest // MM)
    last = measures.game.tracker
    s.tracker = in_range("tracker", given.tracker, 0, last - 1 if s.is_solo else 0)
    s.floor = arrange_floor(s, given)
    s.spent = int(given.spent)
    if given.spent and given.phase in ("setup", "enter", "explore"):
        raise GivenError("spent", "no ability was used before the turn (DRP-ABL-01)")
    rounds = in_range("round", given.round, 1, MANY if s.is_solo else measures.game.rounds)
    if given.phase == "setup":
        s.round = 0
        return
    s.active = in_range("turn", given.turn, 0, s.seats - 1)
    if s.is_solo:
        if given.order is not None:
            raise GivenError("order", "the solo game has no order of heroes")
        s.round = rounds - (given.phase == "explore")
        return
    s.round = rounds
    if given.phase == "meeples" and not s.settings["teamwork"]:
        raise GivenError("phase", "this needs options = { teamwork = 1 } (DRP-HT-01)")
    if not s.is_in(s.active):
        raise GivenError("turn", f"seat {s.active} has given up (DRP-R-89)")
    if len(s.playing()) < 2:
        raise GivenError("resigned", "expected at least two heroes who play on (DRP-R-89)")
    arrange_order(s, given)


def arrange_order(s: Table, given: GivenDropTable) -> None:
    """Who has not played in this round: those behind the one whose turn it is (DRP-MP-07)."""
    order = by_initiative(s) if s.round == 1 else by_weight(s)
    if given.order is None:
        s.markers = order
        s.order = order[order.index(s.active) + 1 :]
        return
    s.order = seat_numbers(s, "order", given.order)
    played = [seat for seat in order if seat != s.active and seat not in s.order]
    s.markers = (*played, s.active, *s.order)
    for n, seat in enumerate(s.order):
        if seat == s.active or not s.is_in(seat):
            raise GivenError(f"order[{n}]", f"seat {seat} does not play after this turn")


def scripts(s: Table, put: CubeArranger, given: GivenDropTable) -> dict[str, list[int]]:
    """What chance will bring, stream by stream."""
    classes = [card.id for card in s.box.classes]
    quests = [quest.id for quest in s.box.quests]
    die = s.box.cubes[s.box.kind_index["chest"]].die
    rolls = [in_range(f"rolls[{n}]", roll, min(die), max(die)) for n, roll in enumerate(given.rolls)]
    listed = {
        "box": [put.known(f"drawn[{n}]", name) for n, name in enumerate(given.drawn)],
        "chests": [die.index(roll) for roll in rolls],
        "classes": [one_of(f"levels[{n}]", name, classes) for n, name in enumerate(given.levels)],
        "quests": [one_of(f"new_quests[{n}]", name, quests) for n, name in enumerate(given.new_quests)],
    }
    return {stream: script for stream, script in listed.items() if script}


# -- falls ---------------------------------------------------------------------------------------------------


def fall(s: Table, lines: Sequence[str]) -> str:
    """A fall as a scenario scripts it: every piece that lies elsewhere afterwards, with its place. The Pawn
    is called pawn and the meeple of seat 1 meeple_1; "meeple_1 gone" has left the table. Raises GivenError.
    """
    put = CubeArranger(s)
    pawn, meeples = falling.numbers(s)
    round_ones = {"pawn": pawn} if s.is_solo else {f"meeple_{n}": number for n, number in enumerate(meeples)}
    moved: dict[int, Body | None] = {}
    pieces: list[tuple[str, str, Footprint]] = []
    for n, text in enumerate(lines):
        field = f"[{n}]"
        name, _, place = text.partition(" ")
        body: Body | None = None
        if name in round_ones:
            number = round_ones[name]
            measure = s.box.measures.pawn if name == "pawn" else s.box.measures.meeple
            if place != GONE or name == "pawn":
                body = falling.round_body(read_disc(field, place, measure.radius))
        else:
            number, body = put.pose(field, text)
        if number in moved:
            raise GivenError(field, f"{name!r} has come to rest already")
        moved[number] = body
        if body is not None:
            pieces.append((field, name, body.footprint))
    check_spots(s, pieces)
    return outcomes.write(sorted(moved.items()))
