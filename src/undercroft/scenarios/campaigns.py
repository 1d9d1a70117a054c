"""Scenarios of a campaign: a sheet, decisions and games that end, and what must be on the sheet then.

game  = "rocca_civetta"
rule  = ["RCV-CAMP-15"]
title = "..."
[campaign]                    the sheet
[[when]]                      one decision, or how a game ended
[then]                        what is expected of the sheet
"""

from typing import Any

import msgspec

from undercroft.engine.campaign import CampaignRules, Outcome
from undercroft.engine.choice import Malformed, Refused
from undercroft.engine.game import Game
from undercroft.engine.given import path_of
from undercroft.engine.settings import BadSetup
from undercroft.engine.state import Place
from undercroft.engine.validation import Where, dotted, unknown_name
from undercroft.scenarios.compare import Comparer, show
from undercroft.scenarios.files import Refusals, Source, Values, check_claims, game_of
from undercroft.scenarios.locate import undotted
from undercroft.scenarios.result import Failure, ScenarioResult


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """One decision of a seat; or, in its place, a game that ended."""

    seat: int = 0
    choose: str | list[str] | None = None
    offered: list[str] | None = None
    offers: list[str] = []
    not_offered: Refusals = []
    leaves: int | None = None
    again: bool = False
    ended: list[str] = []
    kept: list[int] = []
    notes: str = ""


class CampaignScenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file of a campaign."""

    game: str
    rule: list[str]
    title: str
    campaign: Any
    notes: str = ""
    version: int | None = None
    when: list[Turn] = []
    then: Values = {}


def is_campaign(source: Source) -> bool:
    """Whether a file is about a sheet, and not about a table."""
    return "campaign" in source.data


def run_campaign(source: Source) -> ScenarioResult:
    """All of it. A decision that is not offered ends the run. Raises ScenarioError for a wrong file."""
    scenario = source.convert((), source.data, CampaignScenario)
    game = game_of(source, scenario.game, scenario.version)
    check_claims(source, scenario.title, scenario.rule, game)
    run = CampaignRun(source, game, scenario)
    try:
        for n, turn in enumerate(scenario.when):
            run.play(("when", n), turn)
        run.compare(("then",), scenario.then)
    except Refused as error:
        run.fail(run.where, str(error))
    return ScenarioResult(
        source.path, tuple(run.failures), scenario.title, tuple(scenario.rule), (), (), run.question()
    )


class CampaignRun:
    """A sheet on its way."""

    def __init__(self, source: Source, game: Game, scenario: CampaignScenario) -> None:
        self.source = source
        self.failures: list[Failure] = []
        self.where: Where = ("when",)
        if game.campaign is None:
            source.fail(("campaign",), f"{game.name} has no campaign")
        self.rules: CampaignRules = game.campaign
        given = source.convert(("campaign",), scenario.campaign, self.rules.given)
        try:
            self.sheet = self.rules.arrange(given)
        except BadSetup as error:
            source.fail(("campaign", *undotted(path_of(error))), str(error))

    def fail(self, where: Where, message: str) -> None:
        self.failures.append(Failure(self.source.line(where), dotted(where), message))

    def question(self) -> str:
        asked = self.rules.asked(self.sheet)
        if not asked:
            return "nobody is asked"
        options = ", ".join(self.rules.options(self.sheet, asked[0]))
        return f"seat {asked[0]} is asked: {options}"

    def play(self, where: Where, turn: Turn) -> None:
        self.where = where
        self.judge(where, turn)
        if turn.ended:
            self.end(where, turn)
        elif turn.again:
            self.sheet = self.rules.reopened(self.sheet)
        elif turn.leaves is not None:
            self.sheet = self.rules.changed_hands(self.sheet, turn.leaves, False)
        elif turn.choose is None:
            self.source.fail(where, "expected 'choose', 'ended', 'leaves' or 'again'")
        else:
            for text in [turn.choose] if isinstance(turn.choose, str) else turn.choose:
                try:
                    self.sheet = self.rules.take(self.sheet, turn.seat, text)
                except Malformed as error:
                    self.source.fail((*where, "choose"), str(error))

    def judge(self, where: Where, turn: Turn) -> None:
        options = self.rules.options(self.sheet, turn.seat)
        if turn.offered is not None and sorted(turn.offered) != sorted(options):
            self.fail((*where, "offered"), f"expected {show(turn.offered)}, found {show(list(options))}")
        for n, text in enumerate(turn.offers):
            if text not in options:
                self.fail((*where, "offers", n), f"expected and not offered: {text}")
        for n, text in enumerate(turn.not_offered):
            rule = turn.not_offered[text] if isinstance(turn.not_offered, dict) else ""
            place = (*where, "not_offered", text if rule else n)
            if text in options:
                self.fail(place, f"expected not to be offered, but {text!r} is")
            elif rule and (found := self.rules.why_not(self.sheet, turn.seat, text)).rule != rule:
                self.fail(place, f"expected to be refused by {rule}, found {found.rule} ({found.key})")

    def end(self, where: Where, turn: Turn) -> None:
        """A game that was planned ended so: for each seat, its rank and why."""
        if self.rules.plan(self.sheet) is None:
            self.source.fail((*where, "ended"), f"no game can end now: {self.question()}")
        places: list[Place] = []
        for n, text in enumerate(turn.ended):
            seat, rank, reason = (*text.split(), "", "")[:3]
            if not (seat.isdigit() and rank.isdigit() and reason):
                self.source.fail((*where, "ended", n), f"expected such as '0 1 thesis', found {text!r}")
            places.append(Place(int(seat), int(rank), reason, "", {}))
        seats = len(self.rules.people(self.sheet))
        if sorted(place.seat for place in places) != list(range(seats)):
            self.source.fail((*where, "ended"), f"expected one place for each of {seats} seats")
        kept = tuple(turn.kept) or tuple(0 for _ in range(seats))
        if len(kept) != seats:
            self.source.fail((*where, "kept"), f"expected {seats} numbers")
        self.sheet = self.rules.book(self.sheet, Outcome(tuple(places), kept, 1))

    def compare(self, where: Where, expected: Values) -> None:
        plan = self.rules.plan(self.sheet)
        found: Values = self.rules.show(self.sheet) | {
            "asked": list(self.rules.asked(self.sheet)),
            "plan": None if plan is None else plan.options,
            "standings": [f"{place.seat} {place.rank}" for place in self.rules.standings(self.sheet)],
        }
        for name, value in expected.items():
            if name not in found:
                self.source.fail((*where, name), unknown_name(name, sorted(found)))
            for path, message in Comparer(()).mismatches(value, found[name], (name,)):
                self.fail((*where, *path), message)
