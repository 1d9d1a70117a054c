"""Research Cards: three lie open, and whoever meets one in her turn may take it (chapter RES; RCV-R-57 to 61,
197, 198).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.events import EVERYBODY
from undercroft.games.dungeonology.rules.values import change, cubes_of, stars_of
from undercroft.games.dungeonology.table import EMPTY
from undercroft.games.rocca_civetta.table import OPEN_RESEARCH, Table


def cubes_in(s: Table, seat: int, cube: str) -> int:
    return sum(len(cubes) for column, cubes in enumerate(s.board[seat]) if s.cube_word(column) == cube)


def is_in_emptied_zone(s: Table, seat: int) -> bool:
    spaces = s.spaces[s.at[seat]]
    return bool(spaces) and all(cube == EMPTY for cube in spaces)


COUNTED: Final[Mapping[str, Callable[..., int]]] = {  # RCV-R-198: at least so many
    "columns": lambda s, seat: sum(map(bool, s.board[seat])),
    "cubes_of": cubes_in,
    "cubes": cubes_of,
    "students": lambda s, seat: s.students[seat],
    "floor": lambda s, seat: s.box.zone[s.at[seat]].floor,  # RCV-R-178
    "interns": lambda s, seat: len(s.interns[seat]),  # RCV-R-244: also suspended ones
    "stars": stars_of,
    "links": lambda s, seat: len(s.plan.links[s.at[seat]]),
    "alert": lambda s, seat: s.box.zone[s.at[seat]].alert,
}
HOLDS: Final[Mapping[str, Callable[[Table, int], bool]]] = {
    "no_stun": lambda s, seat: not s.stun[seat],
    "no_jinx": lambda s, seat: not s.jinxes[seat] and not s.veiled[seat],
    "emptied_zone": is_in_emptied_zone,
    "with_boss": lambda s, seat: s.boss_at == s.at[seat],
}
TOO_FEW: Final = {
    "columns": "research.columns",
    "cubes": "research.cubes",
    "students": "research.students",
    "interns": "research.interns",
    "stars": "research.stars",
    "links": "research.links",
    "alert": "research.alert",
}
MISSING: Final = {
    "no_stun": "research.no_stun",
    "no_jinx": "research.no_jinx",
    "emptied_zone": "research.emptied_zone",
    "with_boss": "research.with_boss",
}


def why_not_met(s: Table, seat: int, card: int) -> Reason | None:
    """The first thing she lacks of all that a card asks for (RCV-RES-02)."""
    found = s.pieces.research_of(card)
    asked: Any = found.instead if found.without and not s.has(found.without) else found.needs
    for word, *arguments in asked:
        if word in HOLDS:
            if not HOLDS[word](s, seat):
                return Reason("RCV-RES-02", MISSING[word], {"card": s.name(card)})
            continue
        *what, n = arguments
        have = COUNTED[word](s, seat, *what)
        if have < n:
            return why_too_few(s.name(card), word, what, n, have)
    return None


def why_too_few(card: str, word: str, what: list[str], n: int, have: int) -> Reason:
    if word == "floor":
        return Reason("RCV-RES-02", "research.floor", {"card": card, "floor": n})
    if what:
        return Reason(
            "RCV-RES-02", "research.cubes_of", {"card": card, "cube": what[0], "n": n, "have": have}
        )
    return Reason("RCV-RES-02", TOO_FEW[word], {"card": card, "n": n, "have": have})


def claim_candidates(s: Table, seat: int) -> list[Option]:
    if s.claimed or not s.open_research:
        return []
    return [("claim", card) for card in s.open_research]


def why_not_claim(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-RES-03, RCV-R-57, 58: free, once in her own turn, wherever she is."""
    card = option[1]
    if seat != s.active:
        return Reason("RCV-RES-03", "research.turn")
    if card not in s.open_research:
        return Reason("RCV-RES-03", "research.not_open", {"card": s.name(card)})
    if s.claimed:
        return Reason("RCV-RES-03", "research.claimed")
    if change(s, seat, "bars_research"):
        return Reason("RCV-RES-03", "research.barred")
    return why_not_met(s, seat, card)


CLAIM: Final[Offer] = tried(claim_candidates, why_not_claim)


def could_claim(s: Table, seat: int) -> bool:
    return any(why_not_claim(s, seat, option) is None for option in claim_candidates(s, seat))


def claim(s: Table, seat: int, option: Option) -> None:
    """She takes it, and it is hers for good (RCV-R-60); another one is opened (RCV-RES-04)."""
    card = option[1]
    s.claimed = 1
    s.open_research = tuple(other for other in s.open_research if other != card)
    s.completed[seat] += (card,)
    s.tell("research_completed", seat=seat, card=s.name(card), n=s.pieces.research_of(card).points)
    open_cards(s)


def open_cards(s: Table) -> None:
    """Up to three, as long as there are cards (RCV-RES-01, 04, RCV-R-59)."""
    while len(s.open_research) < OPEN_RESEARCH and s.research:
        card = s.research[-1]
        s.research = s.research[:-1]
        s.open_research += (card,)
        s.seen[card] = EVERYBODY
        s.reveal("research_opened", card=s.name(card))


def research_points(s: Table, seat: int) -> int:
    """RCV-RES-05, 06: in Game Scoring, not for the Thesis."""
    return sum(s.pieces.research_of(card).points for card in s.completed[seat])
