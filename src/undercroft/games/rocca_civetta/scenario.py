"""A table with the expansion as a scenario describes it: what may be said beside what the base lets say."""

from collections.abc import Mapping

import msgspec

from undercroft.engine.events import EVERYBODY
from undercroft.engine.given import GivenError, in_range, one_of
from undercroft.games.dungeonology import scenario as base
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.rules.values import change, stars_of
from undercroft.games.dungeonology.scenario import PieceArranger, needs
from undercroft.games.dungeonology.zones import shuffled
from undercroft.games.rocca_civetta.hinges import has_store
from undercroft.games.rocca_civetta.rules.omega.tome import black_stars, is_alone, tome_of
from undercroft.games.rocca_civetta.setup import remove_jinxes
from undercroft.games.rocca_civetta.table import OPEN_RESEARCH, Table


class GivenColleague(base.GivenScholar, forbid_unknown_fields=True):
    """What lies in front of one seat."""

    stored: list[str] = msgspec.field(default_factory=list)
    completed: list[str] = msgspec.field(default_factory=list)
    silenced: int = 0
    dulled: int = 0


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
    omega_at: str = "starting_zone"
    omega_deck: list[str] = msgspec.field(default_factory=list)
    omega_discard: list[str] = msgspec.field(default_factory=list)
    omega_reshuffle: list[str] = msgspec.field(default_factory=list)
    omega_gains: list[str] = msgspec.field(default_factory=list)
    tome: list[str] = msgspec.field(default_factory=list)


def arrange(s: Table, given: GivenExpandedTable) -> None:
    """Lay the table out as described. Raises GivenError."""
    base.arrange(s, given, arrange_more)
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
    arrange_omega(s, put, given)
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
    s.silenced[seat] = in_range(f"{path}.silenced", g.silenced, 0, 2)
    s.dulled[seat] = in_range(f"{path}.dulled", g.dulled, 0, 2)
    if seat in s.theses:
        s.thesis_change[seat] = change(s, seat, "thesis_bonus")


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
    s.tome = tuple(one_of(f"tome[{n}]", cube, CUBES) for n, cube in enumerate(given.tome))
    in_range("tome", len(s.tome), 0, tome_of(s).spaces)
    s.omega_gains = tuple(one_of(f"omega_gains[{n}]", c, CUBES) for n, c in enumerate(given.omega_gains))
    for cube in range(len(CUBES)):
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
