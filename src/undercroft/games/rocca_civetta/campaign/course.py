"""Everything between two games: the draft of teams, the Scholar of the month, the agreement on its rules
(RCV-CAMP-02 to 13; RCV-R-128 to 131, 142, 232 to 238, 250).
"""

from typing import Any, ClassVar, Final

import msgspec

from undercroft.engine.campaign import CampaignRules, Outcome, Plan
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Reason
from undercroft.engine.state import Place, Table
from undercroft.games.rocca_civetta.campaign import booking
from undercroft.games.rocca_civetta.campaign.given import GivenYear, given_sheet
from undercroft.games.rocca_civetta.campaign.months import (
    CONGREGATIONS,
    NAMES,
    missing,
    months,
    newest,
    offered,
    options_of,
    required,
    scholar_names,
    settings,
)
from undercroft.games.rocca_civetta.campaign.sheet import TEAM, Booking, Sheet

COLOURS: Final = ("yellow", "red", "blue", "green")  # of the seats (RCV-CAMP-02, RCV-R-143)
BANNED: Final = "enrico"  # RCV-CAMP-05, RCV-SCH-05, RCV-R-16


class RoccaCampaign(CampaignRules):
    """From September to August (RCV-GEN-03). Not alone (RCV-R-129)."""

    seats = range(2, 5)
    chapters = NAMES
    verbs: ClassVar = {"draft": ("card",), "scholar": ("card",), "rule": ("setting", "value"), "agree": ()}
    given = GivenYear

    def begin(self, people: tuple[bool, ...], seed: str) -> Sheet:
        """A fresh sheet (RCV-CAMP-03); one Teacher is Randomised to start the draft (RCV-CAMP-04)."""
        first = Chance.seeded(seed, ("draft",)).below("draft", len(people))
        nothing = tuple(0 for _ in people)
        return Sheet(seed, people, first, tuple(() for _ in people), nothing)  # RCV-R-137

    def booked(self, sheet: Any) -> int:
        return len(sheet.bookings)

    def people(self, sheet: Any) -> tuple[bool, ...]:
        people: tuple[bool, ...] = sheet.people
        return people

    def changed_hands(self, sheet: Any, seat: int, person: bool) -> Any:
        """RCV-R-235: the team, its uses and its points stay with the seat. Where not everything is agreed
        yet, whoever sits there now is asked.
        """
        people = tuple(person if n == seat else now for n, now in enumerate(sheet.people))
        agreed = sheet.agreed if self.plan(sheet) else tuple(n for n in sheet.agreed if n != seat)
        return msgspec.structs.replace(sheet, people=people, agreed=agreed)

    # -- who decides what ------------------------------------------------------------------------------------

    def asked(self, sheet: Any) -> tuple[int, ...]:
        if not sheet.month:
            return ()
        drafting = drafter(sheet)
        if drafting is not None:
            return (drafting,)
        choosing = chooser(sheet)
        if choosing is not None:
            return (choosing,)
        return tuple(seat for seat in range(sheet.seats) if seat not in sheet.agreed)

    def options(self, sheet: Any, seat: int) -> tuple[str, ...]:
        if not sheet.month or not 0 <= seat < sheet.seats:
            return ()
        drafting = drafter(sheet)
        if drafting is not None:
            return tuple(f"draft {name}" for name in pool(sheet)) if seat == drafting else ()
        found: list[str] = []
        mine = sheet.chosen[seat] if sheet.chosen else ""
        if seat == chooser(sheet) or mine:  # RCV-R-250: until the game begins she may change it
            found += [f"scholar {name}" for name in sheet.usable(seat) if name != mine]
        if chooser(sheet) is None:
            if seat not in sheet.agreed:
                found.append("agree")
            if seat == sheet.opener:
                found += proposals(sheet)
        return tuple(found)

    def why_not(self, sheet: Any, seat: int, text: str) -> Reason:
        verb, *words = text.split()
        if not sheet.month:
            return Reason("RCV-CAMP-17", "campaign.over")
        if verb == "draft":
            return why_not_draft(sheet, seat, words)
        if drafter(sheet) is not None:
            return Reason("RCV-CAMP-06", "campaign.draft_first")
        if verb == "scholar":
            return why_not_scholar(sheet, seat, words)
        waits = chooser(sheet)
        if waits is not None:
            return Reason("RCV-R-250", "campaign.scholars_first")
        if verb == "agree":
            return Reason("RCV-R-233", "campaign.agreed")
        return why_not_rule(sheet, seat, words)

    def decided(self, sheet: Any, seat: int, text: str) -> Any:
        verb, *words = text.split()
        if verb == "draft":
            return msgspec.structs.replace(
                sheet, teams=replaced(sheet.teams, seat, (*sheet.teams[seat], words[0]))
            )
        if verb == "scholar":
            chosen = sheet.chosen or tuple("" for _ in sheet.people)
            before = chooser(sheet) is not None
            after = msgspec.structs.replace(sheet, chosen=replaced(chosen, seat, words[0]), agreed=())
            return proposed(after) if before and chooser(after) is None else after
        if verb == "rule":
            rules = {**sheet.rules, words[0]: int(words[1])}
            return msgspec.structs.replace(sheet, rules=rules, agreed=())
        return msgspec.structs.replace(sheet, agreed=tuple(sorted((*sheet.agreed, seat))))

    def bot_choice(self, sheet: Any, seat: int) -> str:
        """One of the pool by chance; the Scholar with most uses left; and agreement to everything
        (RCV-R-233).
        """
        drafting = drafter(sheet)
        if drafting is not None:
            drafted = sum(map(len, sheet.teams))
            names = pool(sheet)
            return (
                f"draft {names[Chance.seeded(f'{sheet.seed}-{drafted}', ('bot',)).below('bot', len(names))]}"
            )
        if chooser(sheet) is not None:
            return f"scholar {min(sheet.usable(seat), key=sheet.uses)}"
        return "agree"

    def reopened(self, sheet: Any) -> Any:
        """RCV-R-234, 250: everything is done anew, with the same Support Points."""
        return msgspec.structs.replace(sheet, chosen=(), agreed=(), rules={}, attempt=sheet.attempt + 1)

    # -- the games -------------------------------------------------------------------------------------------

    def plan(self, sheet: Any) -> Plan | None:
        if not sheet.month or self.asked(sheet):
            return None
        seed = f"{sheet.seed}-{sheet.month}" + (f"-{sheet.attempt}" if sheet.attempt else "")
        return Plan(sheet.month, sheet.seats, table_options(sheet), seed)

    def outcome(self, sheet: Any, table: Table) -> Outcome:
        return booking.outcome_of(sheet, table)

    def book(self, sheet: Any, outcome: Outcome) -> Any:
        return booking.book(sheet, outcome)

    def arrange(self, given: Any) -> Any:
        return given_sheet(given)

    def standings(self, sheet: Any) -> tuple[Place, ...]:
        return booking.standings(sheet)

    # -- for those who look ----------------------------------------------------------------------------------

    def show(self, sheet: Any) -> dict[str, Any]:
        return {
            "chapter": sheet.month or None,
            "chapters": [shown_month(name) for name in NAMES],
            "bookings": [shown_booking(entry) for entry in sheet.bookings],
            "first": sheet.first,
            "opener": sheet.opener,
            "seats": {str(seat): shown_seat(sheet, seat) for seat in range(sheet.seats)},
            "rules": shown_rules(sheet) if sheet.month else {},
            "offered": list(offered(sheet.month)) if sheet.month else [],
            "agreed": list(sheet.agreed),
            "standings": [
                {"seat": place.seat, "rank": place.rank, **place.figures} for place in self.standings(sheet)
            ],
            "version": newest().version,
        }


def replaced(row: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return tuple(value if n == seat else old for n, old in enumerate(row))


# -- the draft -----------------------------------------------------------------------------------------------


def drafter(sheet: Sheet) -> int | None:
    """Who drafts now: round after round in the same order (RCV-CAMP-06, RCV-R-130)."""
    drafted = sum(map(len, sheet.teams))
    return sheet.around()[drafted % sheet.seats] if drafted < TEAM * sheet.seats else None


def pool(sheet: Sheet) -> list[str]:
    """RCV-CAMP-05, RCV-R-130: nobody is in two teams."""
    taken = {name for team in sheet.teams for name in team}
    return [name for name in scholar_names() if name not in taken and name != BANNED]


def why_not_draft(sheet: Sheet, seat: int, words: list[str]) -> Reason:
    drafting = drafter(sheet)
    if drafting is None:
        return Reason("RCV-CAMP-06", "campaign.drafted")
    if seat != drafting:
        return Reason("RCV-CAMP-06", "campaign.draft_first")
    if words == [BANNED]:
        return Reason("RCV-CAMP-05", "campaign.banned", {"card": BANNED})
    if len(words) == 1 and words[0] in scholar_names():
        return Reason("RCV-R-130", "campaign.taken", {"card": words[0]})
    return Reason("RCV-CAMP-05", "campaign.unknown")


# -- the month -----------------------------------------------------------------------------------------------


def chooser(sheet: Sheet) -> int | None:
    """Who chooses the Scholar of the month: openly, in the order of the draft (RCV-CAMP-11, RCV-R-232)."""
    return next((seat for seat in sheet.around() if not sheet.chosen or not sheet.chosen[seat]), None)


def why_not_scholar(sheet: Sheet, seat: int, words: list[str]) -> Reason:
    if words and words[0] in sheet.teams[seat]:
        if words[0] not in sheet.usable(seat):
            return Reason("RCV-CAMP-12", "campaign.used_up", {"card": words[0]})
        if sheet.chosen and sheet.chosen[seat] == words[0]:
            return Reason("RCV-CAMP-11", "campaign.chosen", {"card": words[0]})
        return Reason("RCV-R-232", "campaign.scholars_first")
    return Reason("RCV-CAMP-11", "campaign.not_in_team")


def proposed(sheet: Sheet) -> Sheet:
    """RCV-R-233: what was used last, as far as this month offers it and it goes together."""
    found = msgspec.structs.replace(sheet, rules={})
    for name in offered(sheet.month):
        if name in sheet.last:
            tried = msgspec.structs.replace(found, rules={**found.rules, name: sheet.last[name]})
            found = tried if refusal(tried) is None else found
    return found


def table_options(sheet: Sheet) -> dict[str, int]:
    """RCV-R-238: all options of the table, with Scholars and Support Points of the seats."""
    names = scholar_names()
    found = options_of(sheet.month, sheet.rules, sheet.chosen)
    for seat in range(sheet.seats):
        found[f"scholar_{seat}"] = names.index(sheet.chosen[seat]) + 1
        found[f"support_{seat}"] = min(sheet.support[seat], settings()[f"support_{seat}"].high)
    return found


def refusal(sheet: Sheet) -> Reason | None:
    """Why a table with what is proposed cannot be."""
    game, options = newest(), table_options(sheet)
    known = settings().keys() & set(CONGREGATIONS)
    if known and "congregations" in months()[sheet.month].required and not any(map(options.get, known)):
        return Reason("RCV-R-150", "campaign.congregations")
    found: Reason | None = game.why_not_options(game.ranged_options(options), sheet.seats)
    return found


def usual(sheet: Sheet) -> dict[str, int]:
    """What the settings on offer are, whether somebody has proposed them or not."""
    values = newest().ranged_options(table_options(sheet))
    return {name: values[name] for name in offered(sheet.month)}


def proposals(sheet: Sheet) -> list[str]:
    """What the opener may change of the proposal."""
    now = usual(sheet)
    found: list[str] = []
    for name in offered(sheet.month):
        setting = settings()[name]
        for value in range(setting.low, setting.high + 1):
            tried = msgspec.structs.replace(sheet, rules={**sheet.rules, name: value})
            if value != now[name] and usual(tried)[name] == value and refusal(tried) is None:
                found.append(f"rule {name} {value}")
    return found


def why_not_rule(sheet: Sheet, seat: int, words: list[str]) -> Reason:
    if seat != sheet.opener:
        return Reason("RCV-R-233", "campaign.opener")
    if len(words) != 2 or words[0] not in offered(sheet.month) or not words[1].isdecimal():
        return Reason("RCV-SCN-13", "campaign.not_offered")
    setting, value = settings()[words[0]], int(words[1][:4])
    if not setting.low <= value <= setting.high:
        return Reason("RCV-SCN-13", "campaign.not_offered")
    tried = msgspec.structs.replace(sheet, rules={**sheet.rules, words[0]: value})
    return refusal(tried) or Reason("RCV-R-233", "campaign.as_it_is")


# -- what is shown -------------------------------------------------------------------------------------------


def shown_month(name: str) -> dict[str, Any]:
    month = months()[name]
    return {
        "chapter": name,
        "options": required(name),
        "offered": list(offered(name)),
        "alert": month.alert,
        "boss": month.boss or None,
        "mode": month.mode or None,
        "panic": month.panic or None,
        "required": list(month.required),
        "agreed": list(month.agreed),
        "missing": list(missing(name)),
    }


def shown_booking(entry: Booking) -> dict[str, Any]:
    return {
        "chapter": entry.chapter,
        "version": entry.version,
        "chosen": list(entry.scholars),
        "results": list(entry.results),
        "spent": list(entry.spent),
        "earned": list(entry.earned),
        "gained": [booking.VICTORY[result] for result in entry.results],
        "because": [booking.parts(*pair) for pair in zip(entry.results, entry.earned, strict=True)],
    }


def shown_seat(sheet: Sheet, seat: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[seat],
        "person": sheet.people[seat],
        "team": {name: sheet.uses(name) for name in sheet.teams[seat]},
        "usable": sheet.usable(seat),
        "chosen": sheet.chosen[seat] or None if sheet.chosen else None,
        "results": sheet.results(seat),
        "victory_points": booking.victory_points(sheet, seat),
        "support": sheet.support[seat],
    }


def shown_rules(sheet: Sheet) -> dict[str, int]:
    """RCV-R-250: known when the Scholars are."""
    if drafter(sheet) is not None or chooser(sheet) is not None:
        return {}
    return usual(sheet)
