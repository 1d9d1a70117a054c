"""The presenter: what one seat, or somebody who watches, is told of a match. Everything that leaves the
server about a table comes from here, and all of it goes through `view(seat)` and `for_seat(seat)`.

Words are not made here: a client says everything in its own language, from the same Fluent files. It is given
the facts that a sentence mentions, which `undercroft.texts` describes.
"""

from collections.abc import Iterable
from typing import Any, Final, cast

import msgspec

from undercroft.bots.base import heuristics
from undercroft.engine.choice import Option, Reason
from undercroft.engine.events import Event
from undercroft.engine.game import Game
from undercroft.engine.state import Table
from undercroft.server import wire
from undercroft.server.bot_worker import WeighedOption
from undercroft.server.entries import (
    Line,
    Moved,
    Reacted,
    Rematched,
    Said,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from undercroft.server.match import Decision, Denied, Match
from undercroft.texts.facts import TextsPackage, facts_of


def facts_for(game: Game) -> TextsPackage | None:
    return facts_of(game.texts, game.own) if getattr(game, "texts", "") else None


DONE: Final[Option] = ("done",)
PASS: Final[Option] = ("pass",)


def present_event(game: Game, event: Event, seat: int | None) -> dict[str, Any]:
    """An event as one seat may know it: what its sentence mentions."""
    facts, known = facts_for(game), event.for_seat(seat)
    return facts.event(known) if facts else known


def present_reason(game: Game, reason: Reason) -> wire.Because:
    facts = facts_for(game)
    return wire.Because(reason.rule, reason.key, facts.reason(reason.data) if facts else reason.data)


def present_line(
    game: Game, line: Line, seat: int | None, mine: Iterable[int] = (), films: bool = True
) -> wire.LogLine:
    """A line of the log for a client that looks from `seat` and holds the seats in `mine`. Films are told
    with what has just happened and in replays, not with what is long past.
    """
    entry = line.entry
    more: dict[str, Any] = {}
    match entry:
        case Moved(ref=ref, bot=bot):
            more = {"bot": bot, "ref": ref if ref and entry.seat in mine else msgspec.UNSET}
            if films and entry.films:
                more["films"] = list(entry.films)
        case Undone(to=to, renewal=renewal):
            more = {"to": to, "renewal": renewal or msgspec.UNSET}
        case UndoAsked(to=to):
            more = {"to": to}
        case UndoAnswered(yes=yes):
            more = {"yes": yes}
        case Said(text=text):
            more = {"text": text}
        case Reacted(face=face):
            more = {"face": face}
        case StoodIn(why=why):
            more = {"why": why}
        case Rematched(table=table):
            more = {"table": table}
        case _:
            pass
    if line.events:
        more["events"] = [present_event(game, event, seat) for event in line.events]
    kind = type(entry).__struct_config__.tag
    return wire.LogLine(line.seq, line.time, str(kind), entry.seat, **more)


def present_asked(table: Table, view: dict[str, Any], seat: int | None) -> wire.Asked | None:
    choice = table.choice
    if choice is None:
        return None
    facts = facts_for(table.game)
    offers, useless = None, list[int]()
    if choice.seat == seat:
        vain = heuristics(table.game).useless(view, choice.options)
        useless = [n for n, option in enumerate(choice.options) if option in vain]
        free = {
            name for name, verb in table.game.verbs.items() if verb.continuous
        }  # their options are only a grid
        offers = [
            facts.option(table, option) if facts and option[0] not in free else {}
            for option in choice.options
        ]
    mentioned = facts.prompt(view) if facts else {}
    ahead = present_ahead(table) if choice.seat == seat else []
    return wire.Asked(choice.seat, choice.prompt, mentioned, offers, useless, ahead or msgspec.UNSET)


def present_ahead(table: Table) -> list[wire.Ahead]:
    """What whoever is asked may do a question later, where an answer only goes on (`Game.leads_on`), if the
    others let their moments between pass. What he may do now is not among it, nor what would bring nothing;
    and nothing is ended for what comes still later.
    """
    choice, facts, leads_on = table.choice, facts_for(table.game), table.game.leads_on
    assert choice is not None
    via = leads_on.get(choice.prompt)
    if via not in choice.options:
        return []
    after = table.copy()
    learned = any(event.learned for event in [*after.take(via), *let_pass(after, choice.seat)])
    then = after.choice
    if learned or then is None or then.seat != choice.seat or after.chance.streams != table.chance.streams:
        return []
    further = [] if leads_on.get(then.prompt) == DONE else present_ahead(after)
    left = {via, *choice.options, *heuristics(table.game).useless(after.view(then.seat), then.options)}
    if further:
        left.add(leads_on[then.prompt])
    text = table.write(via)
    return [
        wire.Ahead([text], after.write(option), facts.option(after, option) if facts else {})
        for option in then.options
        if option not in left
    ] + [msgspec.structs.replace(one, via=[text, *one.via]) for one in further]


def let_pass(table: Table, seat: int) -> list[Event]:
    """Let the moments pass in which only others than a seat may step in. Gives what happens meanwhile."""
    found: list[Event] = []
    while (asked := table.choice) and asked.seat != seat and asked.prompt.startswith("window."):
        if PASS not in asked.options:
            break
        found += table.take(PASS)
    return found


def present_hint(match: Match, lines: Iterable[WeighedOption]) -> wire.HintReply:
    """What a bot worker found, for the seat that is asked."""
    table = match.table
    facts = facts_for(table.game)
    told_lines = []
    for line in lines:
        offer = facts.option(table, table.read(line.option)) if facts else {}
        why = (
            wire.Counsel(line.reason, facts.reason(line.data) if facts else dict(line.data))
            if line.reason
            else None
        )
        told_lines.append(wire.Weighed(line.option, line.looks, line.share, line.error, offer, why))
    return wire.HintReply(match.state.asked_seq, told_lines)


def present_standings(table: Table) -> list[wire.Standing]:
    return [wire.Standing(*place) for place in table.standings] if table.over else []


def present_undo(match: Match, seat: int | None) -> wire.UndoState:
    request = match.state.request
    told_request = None
    if request is not None:
        waiting = [seat for seat in match.others(request.seat) if seat not in request.agreed]
        renews = request.to < match.table.learnt
        told_request = wire.UndoRequest(request.seat, request.to, request.agreed, waiting, renews)
    decisions = () if seat is None or match.ended else match.own_decisions(seat)
    own = [present_own(match, decision) for decision in decisions]
    return wire.UndoState(match.table.past.seat, match.floor, told_request, own)


def present_own(match: Match, decision: Decision) -> wire.OwnDecision:
    to, consent, refused = decision.to, False, None
    try:
        consent = match.needs_consent(decision.seat, to)
    except Denied as denied:
        refused = denied.code
    return wire.OwnDecision(to, decision.option, consent, to < match.table.learnt, refused)


def present_state(match: Match, seat: int | None) -> wire.State:
    """The whole state for one seat, or for somebody who watches (None)."""
    state, table = match.state, match.table
    view = table.view(seat)
    return wire.State(
        seq=state.seq,
        asked_seq=state.asked_seq,
        step=state.step,
        over=table.over,
        closed=state.closed,
        paused=state.paused_at is not None,
        asked=None if state.closed else present_asked(table, view, seat),
        view=cast(wire.View, view),
        seats=[wire.SeatState(s.name, s.player is not None, s.bot, s.stand_in) for s in state.occupants],
        undo=present_undo(match, seat),
        time=wire.Time(state.asked_at, match.deadline, state.banks),
        standings=present_standings(table),
        rematch=state.rematch or None,
    )


def present_seed(match: Match, sealed: bool) -> str | None:
    """The seed, when nothing can be won by knowing it: nobody plays on, here or on the same deal."""
    return match.table.origin.seed if match.ended and not sealed else None
