"""Hints: what the bot that searches would do in somebody's place, and why.

It is thought out as the move of a bot is, by the same processes and from what that seat may know. Whoever
makes a table says whether there are hints; where he says nothing, there are as long as only one person plays.
"""

import asyncio
from collections.abc import Iterable
from typing import Final

from undercroft.server import wire
from undercroft.server.bot_driver import question_of
from undercroft.server.bot_worker import BotAnswer
from undercroft.server.match import Denied, Match
from undercroft.server.presenter import present_hint
from undercroft.server.rooms import Room
from undercroft.server.service import Service

SHOWN: Final = 12  # options that a hint tells of: a page may find some of them alike


def allowed(wanted: bool | None, people: Iterable[object]) -> bool:
    """Whether hints are given, by what was said about it and by who plays; an open seat is a person more."""
    return len(set(people)) < 2 if wanted is None else wanted


def allowed_at(room: Room) -> bool:
    occupants = room.match.state.occupants
    return allowed(room.row.hints, (occupant.player for occupant in occupants if occupant.player is not None))


def must_be_asked(room: Room, seat: int, asked_seq: int) -> Match:
    """The match as it is, where this person must decide about this question. Raises Denied."""
    match = room.match
    match.must_go_on()
    match.must_be_current(asked_seq)
    if match.asked != seat or match.bot_to_move:
        raise Denied("not_asked", "a hint is for the person who is asked")
    if not allowed_at(room):
        raise Denied("no_hints", "there are no hints at this table")
    return match


async def hint(service: Service, room: Room, seat: int, asked_seq: int, player: str | None) -> wire.HintReply:
    """What to do about a question. Thought out once: whoever asks meanwhile waits for the same thought, and
    whoever asks again is told the same.
    """
    match = must_be_asked(room, seat, asked_seq)
    thought = present_thought(room, asked_seq)
    if thought is None:
        must_have_room(service, player)
        thought = service.hub.background.spawn(service.bot_workers.weigh(question_of(match, "sharp"), player))
        room.hint = asked_seq, thought
    await asyncio.wait({thought})  # which goes on for others when this one leaves
    must_be_asked(room, seat, asked_seq)
    answer = thought.result()
    if answer is None:
        raise Denied("no_idea", "nobody could think of anything")
    return present_hint(match, answer.lines[:SHOWN])


def must_have_room(service: Service, player: str | None) -> None:
    """Whoever cannot be served is told so, and it costs him nothing of his ration. Raises Denied."""
    if service.bot_workers.is_crowded:
        raise Denied("crowded", "too many people ask for hints just now; try again in a moment")
    if service.bot_workers.is_greedy(player) or not service.hints.take(player):
        raise Denied("too_fast", "not so many hints at once")


def present_thought(room: Room, asked_seq: int) -> "asyncio.Task[BotAnswer | None] | None":
    """What somebody thinks, or has thought, about a question; None where it came to nothing."""
    if room.hint is None or room.hint[0] != asked_seq:
        return None
    thought = room.hint[1]
    failed = thought.done() and (thought.cancelled() or thought.exception() or thought.result() is None)
    return None if failed else thought
