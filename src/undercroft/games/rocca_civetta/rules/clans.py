"""Star tokens, Clan Cards with Star requirements, and what a Thesis is worth with them (chapters STAR, CLAN;
RCV-R-10, 17 to 21, 160, 162, 192).
"""

from undercroft.games.dungeonology.rules.scoring import place_bonus
from undercroft.games.dungeonology.rules.values import stars_of
from undercroft.games.rocca_civetta.table import Table


def star_names(s: Table, seat: int) -> list[str]:
    """Her Star tokens: one for each Star that a cube covers, at every moment (RCV-STAR-02 to 05)."""
    return s.pieces.stars_of(s.board[seat])


def meets_requirement(s: Table, seat: int) -> bool:
    """RCV-CLAN-03, RCV-R-17, 162: metal and colour both; a base Clan Card asks for none (RCV-CLAN-04)."""
    clan = s.pieces.clan_of(s.clan)
    if clan is None:
        return True
    if not clan.wanted:
        return stars_of(s, seat) >= clan.enough
    held = star_names(s, seat)
    return sum(name in held for name in clan.wanted) >= clan.enough


def set_points(s: Table, seat: int) -> int:
    """The Star set of the Clan Card: all of it or nothing, and never for the Thesis (RCV-CLAN-07 to 09,
    RCV-R-18, 19, 160).
    """
    clan = s.pieces.clan_of(s.clan)
    if clan is None or not clan.set:
        return 0
    held = star_names(s, seat)
    return clan.set_points if all(name in held for name in clan.set) else 0


def thesis_bonus(s: Table, seat: int) -> int:
    """The bonus for the order of Theses, as the Jinx Cards left it that lay open then (DGY-R-60)."""
    return place_bonus(s, seat) + s.thesis_change[seat] if seat in s.theses else 0
