"""A match: what each command may do, when it is denied and with which word, and what a line changes."""

import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.contracts import laws
from tests.server.arrange import NOON, Story, denial, loud, picture, quiet

from undercroft.engine.chance import fingerprint
from undercroft.server import match
from undercroft.server.entries import (
    Closed,
    Left,
    Line,
    Moved,
    Paused,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
    Why,
)
from undercroft.server.match import (
    LONGEST_TALK,
    SHAPE,
    Denied,
    Match,
    MatchState,
    Occupant,
    UndoRequest,
    play,
    take_snapshot,
)
from undercroft.server.presenter import present_undo
from undercroft.server.rebuild import first_table
from undercroft.server.wire import OwnDecision

pytestmark = pytest.mark.usefixtures("toys")


# -- what is allowed when --------------------------------------------------------------------------

COMMANDS: dict[str, Callable[[Match], object]] = {
    "move": lambda m: m.move(1, m.state.asked_seq, "play two_2"),
    "resign": lambda m: m.resign(0),
    "undo": lambda m: m.undo(0, m.state.asked_seq, 0),
    "answer_undo": lambda m: m.answer_undo(1, True),
    "say": lambda m: m.say(0, "hello"),
    "pause": lambda m: m.pause(0),
    "resume": lambda m: m.resume(0),
    "stand_in": lambda m: m.stand_in(0, "own"),
    "take_back": lambda m: m.take_back(0),
    "leave": lambda m: m.leave(0),
    "rematch": lambda m: m.rematch(0, "next"),
    "close": lambda m: m.close(),
}


def playing() -> Story:
    story = Story("anna", "ben")
    story.move("play two_1")
    return story


def paused() -> Story:
    story = playing()
    story.do(story.match.pause(0))
    return story


def over() -> Story:
    story = playing()
    story.to_the_end()
    return story


def closed() -> Story:
    story = playing()
    story.do(story.match.close())
    return story


def closed_in_a_pause() -> Story:
    story = paused()
    story.do(story.match.close())
    return story


STATES = (playing, paused, over, closed, closed_in_a_pause)
VERDICTS = {  # the code of the denial in each of these states; empty where the command is allowed
    "move": ("", "paused", "over", "closed", "closed"),
    "resign": ("", "paused", "over", "closed", "closed"),
    "undo": ("", "paused", "over", "closed", "closed"),
    "answer_undo": ("no_request", "paused", "over", "closed", "closed"),
    "say": ("", "", "", "", ""),
    "pause": ("", "paused", "over", "closed", "closed"),
    "resume": ("not_paused", "", "not_paused", "not_paused", "closed"),
    "stand_in": ("", "", "over", "closed", "closed"),
    "take_back": ("not_stood_in", "not_stood_in", "not_stood_in", "not_stood_in", "not_stood_in"),
    "leave": ("", "", "", "", ""),
    "rematch": ("not_over", "not_over", "", "", ""),
    "close": ("", "", "over", "closed", "closed"),
}
CASES = [
    (command, state, code)
    for command, codes in VERDICTS.items()
    for state, code in zip(STATES, codes, strict=True)
]


@pytest.mark.parametrize(("command", "state", "code"), CASES, ids=[f"{c}-{s.__name__}" for c, s, _ in CASES])
def test_what_is_allowed_when(command: str, state: Callable[[], Story], code: str) -> None:
    match = state().match
    if code:
        assert code == denial(lambda: COMMANDS[command](match)).code
    else:
        COMMANDS[command](match)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_draft_leaves_no_trace(command: str) -> None:
    for state in STATES:
        match = state().match
        before = picture(match)
        with contextlib.suppress(Denied):
            COMMANDS[command](match)
        assert before == picture(match)


@pytest.mark.parametrize("state", STATES)
def test_a_line_leaves_the_match_before_it_alone(state: Callable[[], Story]) -> None:
    for entry in (Said(0, "hello"), StoodIn(1, "own"), Left(0), Paused(0), UndoAsked(0, 0), Closed(0)):
        match = state().match
        before = picture(match)
        match.after(Line(match.seq + 1, NOON + 5000, entry))
        assert before == picture(match)


def test_why_it_is_over_is_told() -> None:
    denied = denial(lambda: over().match.pause(0))
    assert denied.reason is not None
    assert "TOY-05" == denied.reason.rule


# -- moves -----------------------------------------------------------------------------------------


def test_a_move_gives_the_line_and_the_board_after_it() -> None:
    match = playing().match
    draft = match.move(1, match.state.asked_seq, "  play   two_2 ", ref="mine", bot=True)
    assert Moved(1, "play two_2", "mine", True) == draft.entry
    after = match.table.copy()
    events = after.take("play two_2")
    assert draft.table is not None
    assert laws.state(after) == laws.state(draft.table)
    assert [event.for_seat(None) for event in events] == [event.for_seat(None) for event in draft.events]


def test_after_a_move_the_next_question_is_that_of_its_line() -> None:
    story = Story("anna", "ben")
    assert (1, 1, 0, 0) == (
        story.match.seq,
        story.match.state.asked_seq,
        story.match.step,
        story.match.asked,
    )
    story.wait(3)
    story.move("play two_1")
    state = story.match.state
    assert (2, 2, 1, NOON + 3000, 1) == (
        story.match.seq,
        state.asked_seq,
        story.match.step,
        state.asked_at,
        story.match.asked,
    )


def test_talk_does_not_change_the_question() -> None:
    story = playing()
    asked, at = story.match.state.asked_seq, story.match.state.asked_at
    story.wait(1)
    story.do(story.match.say(0, "hello"))
    assert (asked, at, 3) == (story.match.state.asked_seq, story.match.state.asked_at, story.match.seq)
    story.do(story.match.move(1, asked, "play two_2"))


@pytest.mark.parametrize("off", [-1, 1, 100])
def test_an_answer_to_another_question_is_stale(off: int) -> None:
    match = playing().match
    denied = denial(lambda: match.move(1, match.state.asked_seq + off, "play two_2"))
    assert ("stale", "the question now is that of line 2") == (denied.code, denied.message)


def test_a_stale_answer_is_stale_even_if_it_would_be_refused() -> None:
    match = playing().match
    assert "stale" == denial(lambda: match.move(0, 1, "play two_1")).code


def test_whoever_is_not_asked_is_told_so() -> None:
    match = playing().match
    denied = denial(lambda: match.move(0, match.state.asked_seq, "play two_3"))
    assert denied.reason is not None
    assert ("refused", "TOY-02", {"seat": 1}) == (denied.code, denied.reason.rule, denied.reason.data)


def test_what_the_rules_do_not_offer_is_refused_with_the_rule() -> None:
    match = playing().match
    denied = denial(lambda: match.move(1, match.state.asked_seq, "play two_3"))
    assert denied.reason is not None
    assert ("refused", "TOY-02", "card.not_in_hand") == (denied.code, denied.reason.rule, denied.reason.key)


@pytest.mark.parametrize("text", ["sing", "play", "play king", "", "play two_2 two_2"])
def test_what_is_no_option_is_malformed(text: str) -> None:
    match = playing().match
    denied = denial(lambda: match.move(1, match.state.asked_seq, text))
    assert ("malformed", None) == (denied.code, denied.reason)


def test_why_not() -> None:
    match = playing().match
    assert match.why_not(1, "play two_2") is None
    reason = match.why_not(1, "play two_3")
    assert reason is not None
    assert ("TOY-02", "card.not_in_hand") == (reason.rule, reason.key)
    reason = match.why_not(0, "play two_3")
    assert reason is not None
    assert "not_you" == reason.key
    assert "malformed" == denial(lambda: match.why_not(1, "sing")).code


def test_the_seed_is_known_by_its_hash() -> None:
    story = playing()
    assert fingerprint(story.row.seed) == story.match.seed_hash


# -- who is who ------------------------------------------------------------------------------------


def test_seats_of_a_player() -> None:
    match = Story("anna", "ben", "anna").match
    assert [0, 2] == match.seats_of("anna")
    assert [] == match.seats_of("cleo")
    assert [] == Story("anna", "random").match.seats_of(None)


def test_a_bot_is_to_move_where_no_person_decides() -> None:
    story = Story("anna", "random")
    assert not story.match.bot_to_move
    story.move()
    assert story.match.bot_to_move


def test_nobody_is_asked_in_a_pause_or_after_the_end() -> None:
    assert [1, None, None, None, None] == [state().match.asked for state in STATES]
    assert not any(state().match.bot_to_move for state in STATES)


def test_a_bot_does_not_move_in_a_pause() -> None:
    story = Story("random", "anna")
    story.do(story.match.pause(1))
    assert not story.match.bot_to_move


def test_others_are_the_people_who_hold_a_seat_each_once() -> None:
    story = Story("anna", "ben", "random", "ben")
    assert [1] == story.match.others(0)
    assert [0] == story.match.others(1)
    assert [0] == story.match.others(3)
    assert [0, 1] == story.match.others(2)
    story.do(story.match.stand_in(1, "own"))
    story.do(story.match.stand_in(3, "absent"))
    assert [1] == story.match.others(0)
    story.do(story.match.leave(1))
    assert [3] == story.match.others(0)
    story.do(story.match.leave(3))
    assert [] == story.match.others(0)


def test_who_decides_for_himself_is_kept_waiting() -> None:
    story = Story("anna", "ben", "random", "ben")
    assert story.match.keeps_waiting(0)
    assert story.match.keeps_waiting(1)
    story.do(story.match.stand_in(0, "own"))
    assert not story.match.keeps_waiting(1)
    assert story.match.keeps_waiting(0)


# -- undo ------------------------------------------------------------------------------------------


def turned() -> Story:
    """Seat 0 has played, then seat 1 twice; what seat 1 did taught nobody anything."""
    story = Story("anna", "ben")
    story.move("play two_1")
    story.move("play two_2")
    story.move("play one_1")
    assert (3, 1, 0) == (story.match.step, story.match.table.undo_floor, story.asked)
    return story


@pytest.mark.parametrize("to", [1, 2])
def test_whoever_acted_last_goes_back_to_the_floor_alone(to: int) -> None:
    story = turned()
    before = story.board(to)
    assert Undone(1, to) == story.undo(1, to)
    assert laws.state(before) == laws.state(story.match.table)
    assert (to, 1) == (story.match.step, story.match.asked)


def test_after_an_undo_the_question_is_new() -> None:
    story = turned()
    story.wait(4)
    story.undo(1, 2)
    assert (5, NOON + 4000) == (story.match.state.asked_seq, story.match.state.asked_at)
    assert "stale" == denial(lambda: story.match.move(1, 3, "play one_1")).code
    story.move("play four_1")
    assert (3, 6) == (story.match.step, story.match.seq)


def own(story: Story, seat: int) -> list[OwnDecision]:
    return present_undo(story.match, seat).own


def test_everybody_is_told_his_own_last_decision() -> None:
    story = turned()
    assert [OwnDecision(2, "play one_1", False, False, None)] == own(story, 1)
    assert [OwnDecision(0, "play two_1", True, False, None)] == own(story, 0)
    assert [] == present_undo(story.match, None).own


def test_against_bots_the_own_last_decision_is_taken_back_at_once() -> None:
    story = Story("anna", "random")
    story.move("play two_1")
    story.move("play two_2", bot=True)
    assert [OwnDecision(0, "play two_1", False, False, None)] == own(story, 0)
    story.undo(0, 0)
    assert (0, 0) == (story.match.step, story.match.asked)


def test_who_must_agree_and_is_away_is_told_before_anybody_asks() -> None:
    story = turned()
    story.do(story.match.stand_in(1, "absent"))
    assert ["away"] == [decision.refused for decision in own(story, 0)]


def test_what_only_let_others_go_on_is_told_with_what_came_before(monkeypatch: pytest.MonkeyPatch) -> None:
    story = turned()
    monkeypatch.setattr(match, "LETTING_GO_ON", ("play one_1",))
    assert ["play one_1", "play two_2"] == [decision.option for decision in own(story, 1)]


def test_nobody_else_goes_back_alone() -> None:
    assert UndoAsked(0, 2) == turned().undo(0, 2)


def test_behind_the_floor_the_others_are_asked() -> None:
    story = turned()
    board = laws.state(story.match.table)
    assert UndoAsked(1, 0) == story.undo(1, 0)
    assert UndoRequest(1, 0, []) == story.match.state.request
    assert (3, board) == (story.match.step, laws.state(story.match.table))


def test_behind_what_somebody_learnt_the_others_are_asked() -> None:
    story = Story("anna", "ben")
    story.move("play two_1")
    story.move("play two_2")
    story.loudly()
    assert story.match.table.undo_floor == story.match.step
    assert UndoAsked(1, 2) == story.undo(1, 2)


def test_the_floor_is_that_of_the_rules_and_of_those_who_left() -> None:
    story = turned()
    assert 1 == story.match.floor
    story.undo(1, 2)
    assert 1 == story.match.floor
    three = Story("anna", "ben", "cleo")
    three.quietly()
    three.do(three.match.resign(2))
    assert 2 == three.match.floor
    three.quietly()
    assert 2 == three.match.floor


@pytest.mark.parametrize("to", [-1, 3, 4])
def test_what_was_not_decided_cannot_be_undone(to: int) -> None:
    denied = denial(lambda: turned().undo(1, to))
    assert ("nothing_to_undo", "3 decisions were taken; expected 0 to 2") == (denied.code, denied.message)


def test_nothing_to_undo_at_the_start() -> None:
    assert "nothing_to_undo" == denial(lambda: Story("anna", "ben").undo(0, 0)).code


def test_an_undo_for_another_question_is_stale() -> None:
    match = turned().match
    assert "stale" == denial(lambda: match.undo(1, match.state.asked_seq - 1, 2)).code


@pytest.mark.parametrize("other", ["random", "anna"])
def test_bots_and_my_other_seats_need_not_be_asked(other: str) -> None:
    story = Story("anna", other)
    story.move("play two_1")
    story.move("play two_2", bot=other == "random")
    story.move("play one_1", bot=other == "random")
    assert Undone(0, 0, asked=True) == story.undo(0, 0)
    assert (0, 0) == (story.match.step, story.match.asked)


@pytest.mark.parametrize("to", [0, 1, 2])
def test_the_host_takes_nothing_back_while_the_other_is_away(to: int) -> None:
    """The bot that sits there for him does not agree, and he cannot be asked."""
    story = turned()
    story.do(story.match.stand_in(1, "absent"))
    denied = denial(lambda: story.undo(0, to))
    assert ("away", "somebody who must agree is away") == (denied.code, denied.message)
    story.do(story.match.take_back(1))
    assert UndoAsked(0, to) == story.undo(0, to)


@pytest.mark.parametrize("why", ["time", "own"])
def test_whoever_has_a_stand_in_and_may_be_there_is_asked(why: Why) -> None:
    story = turned()
    story.do(story.match.stand_in(1, why))
    assert UndoAsked(0, 0) == story.undo(0, 0)
    assert "not_asked" == denial(lambda: story.match.answer_undo(0, True)).code
    assert Undone(0, 0, asked=True) == story.do(story.match.answer_undo(1, True))


def test_nobody_of_several_may_be_away() -> None:
    story = Story("anna", "ben", "cleo")
    story.quietly()
    story.quietly()
    story.do(story.match.stand_in(2, "absent"))
    assert "away" == denial(lambda: story.undo(0, 0)).code
    assert "away" == denial(lambda: story.undo(1, 0)).code
    story.do(story.match.leave(2))
    assert UndoAsked(0, 0) == story.undo(0, 0)


def test_whoever_is_away_at_one_of_two_seats_is_away() -> None:
    for seat in (1, 2):
        story = Story("anna", "ben", "ben")
        story.quietly()
        story.quietly()
        story.do(story.match.stand_in(seat, "absent"))
        assert "away" == denial(lambda s=story: s.undo(0, 0)).code  # type: ignore[misc]


def test_my_own_move_is_taken_back_while_the_other_is_away() -> None:
    story = turned()
    story.do(story.match.stand_in(0, "absent"))
    assert Undone(1, 2) == story.undo(1, 2)


def test_my_own_stand_in_does_not_keep_me_from_going_back_alone() -> None:
    story = Story("anna", "random")
    story.quietly()
    story.do(story.match.stand_in(0, "own"))
    assert Undone(0, 0) == story.undo(0, 0)


def test_whoever_has_resigned_need_not_be_asked() -> None:
    story = Story("anna", "ben", "cleo")
    story.do(story.match.resign(2))
    story.quietly()
    story.quietly()
    assert UndoAsked(0, 1) == story.undo(0, 1)
    assert "not_asked" == denial(lambda: story.match.answer_undo(2, True)).code
    story.do(story.match.stand_in(2, "absent"))
    assert UndoAsked(0, 1) == story.undo(0, 1)
    assert Undone(0, 1) == story.do(story.match.answer_undo(1, True))


def test_whoever_has_left_need_not_be_asked() -> None:
    story = turned()
    story.do(story.match.leave(1))
    assert Undone(0, 0, asked=True) == story.undo(0, 0)


def asked_three() -> Story:
    """Seat 0 of three people has asked to go back to the start."""
    story = Story("anna", "ben", "cleo")
    story.quietly()
    story.quietly()
    story.undo(0, 0)
    return story


def test_all_others_must_agree() -> None:
    story = asked_three()
    assert UndoAnswered(2, True) == story.do(story.match.answer_undo(2, True))
    assert UndoRequest(0, 0, [2]) == story.match.state.request
    assert 2 == story.match.step
    assert Undone(0, 0) == story.do(story.match.answer_undo(1, True))
    assert (0, None) == (story.match.step, story.match.state.request)


def test_one_refusal_ends_it() -> None:
    story = asked_three()
    story.do(story.match.answer_undo(2, True))
    assert UndoAnswered(1, False) == story.do(story.match.answer_undo(1, False))
    assert (2, None) == (story.match.step, story.match.state.request)
    assert "no_request" == denial(lambda: story.match.answer_undo(2, True)).code


def test_nobody_answers_twice_or_for_himself() -> None:
    story = asked_three()
    assert "not_asked" == denial(lambda: story.match.answer_undo(0, True)).code
    story.do(story.match.answer_undo(2, True))
    assert "not_asked" == denial(lambda: story.match.answer_undo(2, True)).code
    assert "not_asked" == denial(lambda: story.match.answer_undo(2, False)).code


def test_bots_are_not_asked() -> None:
    story = Story("anna", "ben", "random")
    story.quietly()
    story.undo(1, 0)
    assert "not_asked" == denial(lambda: story.match.answer_undo(2, True)).code
    assert Undone(1, 0, asked=True) == story.do(story.match.answer_undo(0, True))


def test_a_person_with_two_seats_answers_once_from_either() -> None:
    for seat in (1, 3):
        story = Story("anna", "ben", "cleo", "ben")
        story.quietly()
        assert UndoAsked(2, 0) == story.undo(2, 0)
        assert UndoAnswered(1, True) == story.do(story.match.answer_undo(seat, True))
        assert "not_asked" == denial(lambda s=story: s.match.answer_undo(1, True)).code  # type: ignore[misc]
        assert "not_asked" == denial(lambda s=story: s.match.answer_undo(3, True)).code  # type: ignore[misc]


@pytest.mark.parametrize("what", ["move", "resign", "undo"])
def test_a_request_lapses_when_the_game_goes_on(what: str) -> None:
    story = asked_three()
    if what == "move":
        story.move()
    elif what == "resign":
        story.do(story.match.resign(1))
    else:
        story.undo(1, 1)
    assert story.match.state.request is None
    assert "no_request" == denial(lambda: story.match.answer_undo(1, True)).code


@pytest.mark.parametrize("what", ["say", "pause", "return"])
def test_a_request_stays_while_people_talk(what: str) -> None:
    story = asked_three()
    if what == "say":
        story.do(story.match.say(1, "hm"))
    elif what == "pause":
        story.do(story.match.pause(1))
        assert "paused" == denial(lambda: story.match.answer_undo(1, True)).code
        story.do(story.match.resume(2))
    else:
        story.write(Returned(2))
    assert UndoRequest(0, 0, []) == story.match.state.request
    story.do(story.match.answer_undo(1, True))
    assert Undone(0, 0) == story.do(story.match.answer_undo(2, True))


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("what", ["stand_in", "leave"])
def test_a_request_lapses_with_those_it_concerns(what: str, seat: int) -> None:
    """Else it could hang: everybody who is left has agreed, and nobody is left to say so."""
    story = asked_three()
    story.do(story.match.answer_undo(1, True))
    story.do(story.match.stand_in(seat, "absent") if what == "stand_in" else story.match.leave(seat))
    assert story.match.state.request is None


def test_a_newer_request_takes_the_place_of_the_older() -> None:
    story = asked_three()
    story.do(story.match.answer_undo(2, True))
    assert UndoAsked(2, 1) == story.undo(2, 1)
    assert UndoRequest(2, 1, []) == story.match.state.request


def test_an_answer_without_a_request_changes_nothing() -> None:
    """Two answers may cross: the second one stands in the log, and means nothing."""
    story = turned()
    story.write(UndoAnswered(0, True))
    assert story.match.state.request is None


# -- chance is renewed -----------------------------------------------------------------------------


def shown(story: Story) -> list[bytes]:
    table = story.match.table
    return [laws.plain(table.view(seat)) for seat in laws.viewers(table)]


def learnt_and_agreed() -> Story:
    """Seat 1 has drawn and shown something; both agree to go back behind it."""
    story = Story("anna", "ben")
    story.move("play two_1")
    story.move("play two_2")
    story.loudly()
    assert UndoAsked(1, 2) == story.undo(1, 2)
    assert Undone(1, 2, asked=story.asked == 1, renewal=1) == story.do(story.match.answer_undo(0, True))
    return story


def test_behind_something_learnt_chance_is_renewed() -> None:
    story = learnt_and_agreed()
    old = first_table(story.row)
    for option in ("play two_1", "play two_2"):
        old.take(option)
    assert [laws.plain(old.view(seat)) for seat in laws.viewers(old)] == shown(story)
    assert old.chance.streams != story.match.table.chance.streams
    old.renew(1)
    assert laws.state(old) == laws.state(story.match.table)
    assert 1 == story.match.state.renewals


def test_where_nobody_learnt_anything_nothing_is_renewed() -> None:
    for asks, agrees in ((0, 1), (1, 0)):
        story = turned()
        assert UndoAsked(asks, 0) == story.undo(asks, 0)
        story.do(story.match.answer_undo(agrees, True))
        assert laws.state(first_table(story.row)) == laws.state(story.match.table)
        assert 0 == story.match.state.renewals


@pytest.mark.parametrize("other", ["random", "anna"])
def test_chance_is_renewed_for_whoever_goes_back_alone_too(other: str) -> None:
    story = Story("anna", other)
    story.move("play two_1")
    story.loudly()
    entry = story.undo(0, 1)
    assert isinstance(entry, Undone)
    assert 1 == entry.renewal == story.match.table.past.renewal
    story.loudly()
    entry = story.undo(0, 1)
    assert isinstance(entry, Undone)
    assert 2 == entry.renewal == story.match.table.past.renewal


def test_behind_a_renewal_nobody_goes_back_alone() -> None:
    """There everything would come again as somebody knows it."""
    story = learnt_and_agreed()
    assert (2, 2) == (story.match.floor, story.match.step)
    assert UndoAsked(1, 1) == story.undo(1, 1)
    entry = story.do(story.match.answer_undo(0, True))
    assert isinstance(entry, Undone)
    assert (1, 2) == (entry.to, entry.renewal)
    assert 2 == story.match.state.renewals


def test_a_quiet_move_after_a_renewal_is_taken_back_to_it() -> None:
    story = learnt_and_agreed()
    board = laws.state(story.match.table)
    story.quietly()
    assert Undone(1, 2, asked=story.asked == 1) == story.undo(1, 2)
    assert board == laws.state(story.match.table)
    assert (1, 1) == (story.match.table.past.renewal, story.match.state.renewals)


def test_a_renewal_is_never_used_again() -> None:
    """Not even after it was taken back together with the decisions before it."""
    story = Story("anna", "random")
    numbers = []
    for to in (2, 1, 2, 1, 0):
        while story.match.step <= to:
            story.loudly() if loud(story.match.table) else story.move()
        entry = story.undo(0, to)
        assert isinstance(entry, Undone)
        numbers.append(entry.renewal)
    assert [1, 2, 3, 4, 5] == numbers


def test_a_log_of_before_means_the_same() -> None:
    """There chance was not renewed."""
    story = Story("anna", "ben")
    story.move("play two_1")
    story.loudly()
    story.write(Undone(0, 1))
    old = first_table(story.row)
    old.take("play two_1")
    assert laws.state(old) == laws.state(story.match.table)
    assert 0 == story.match.state.renewals


def test_an_undo_is_not_played() -> None:
    with pytest.raises(ValueError, match="built anew"):
        play(turned().match.table.copy(), Undone(1, 2))


# -- resigning and leaving -------------------------------------------------------------------------


def test_resigning_is_a_decision() -> None:
    story = Story("anna", "ben", "cleo")
    story.quietly()
    assert Resigned(0) == story.do(story.match.resign(0))
    assert (2, 3, 2) == (story.match.step, story.match.state.asked_seq, story.match.state.resign_floor)
    assert not story.match.ended


def test_the_last_one_at_the_table_wins() -> None:
    story = playing()
    story.do(story.match.resign(1))
    assert story.match.ended


def test_nobody_resigns_twice() -> None:
    story = Story("anna", "ben", "cleo")
    story.do(story.match.resign(1))
    denied = denial(lambda: story.match.resign(1))
    assert denied.reason is not None
    assert ("refused", "TOY-06", "resign.gone") == (denied.code, denied.reason.rule, denied.reason.key)


def test_nobody_goes_back_behind_a_resignation() -> None:
    story = Story("anna", "ben", "random")
    story.quietly()
    story.do(story.match.resign(1))
    story.loudly()
    assert 3 == story.match.step
    for seat in (0, 2):
        assert "resigned" == denial(lambda s=seat: story.undo(s, 1)).code  # type: ignore[misc]
        assert "resigned" == denial(lambda s=seat: story.undo(s, 0)).code  # type: ignore[misc]
    assert Undone(0, 2, renewal=1) == story.undo(0, 2)


def test_whoever_leaves_leaves_the_seat_to_a_bot() -> None:
    story = playing()
    assert Left(1) == story.do(story.match.leave(1))
    assert [] == story.match.seats_of("ben")
    assert (1, True) == (story.match.asked, story.match.bot_to_move)
    assert not story.match.ended
    assert "not_your_seat" == denial(lambda: story.match.leave(1)).code


def test_whoever_has_left_is_not_named_any_more() -> None:
    story = playing()
    story.do(story.match.leave(1))
    assert Occupant("", None, "", None) == story.match.state.occupants[1]


def test_a_bot_cannot_leave() -> None:
    assert "not_your_seat" == denial(lambda: Story("anna", "random").match.leave(1)).code


def test_whoever_has_left_does_not_come_back() -> None:
    story = playing()
    story.do(story.match.stand_in(1, "own"))
    story.do(story.match.leave(1))
    assert "not_stood_in" == denial(lambda: story.match.take_back(1)).code
    assert "stood_in" == denial(lambda: story.match.stand_in(1, "own")).code


# -- stand-ins -------------------------------------------------------------------------------------


@pytest.mark.parametrize("why", ["absent", "time", "own"])
def test_a_bot_stands_in_until_the_person_returns(why: Why) -> None:
    story = playing()
    assert StoodIn(1, why) == story.do(story.match.stand_in(1, why))
    assert (why, True) == (story.match.state.occupants[1].stand_in, story.match.bot_to_move)
    assert [1] == story.match.seats_of("ben")
    assert "stood_in" == denial(lambda: story.match.stand_in(1, why)).code
    assert Returned(1, asked=True) == story.do(story.match.take_back(1))
    assert (None, False) == (story.match.state.occupants[1].stand_in, story.match.bot_to_move)
    assert "not_stood_in" == denial(lambda: story.match.take_back(1)).code


def test_a_return_says_whether_the_seat_is_asked() -> None:
    story = playing()
    story.do(story.match.stand_in(0, "own"))
    story.do(story.match.stand_in(1, "own"))
    assert Returned(0, asked=False) == story.do(story.match.take_back(0))
    story.do(story.match.pause(0))
    assert Returned(1, asked=False) == story.do(story.match.take_back(1))


def test_nobody_stands_in_for_a_bot() -> None:
    assert "stood_in" == denial(lambda: Story("anna", "random").match.stand_in(1, "own")).code


# -- pauses, talk, the end -------------------------------------------------------------------------


def test_anybody_resumes() -> None:
    story = paused()
    assert Resumed(1) == story.do(story.match.resume(1))
    assert (None, 1) == (story.match.state.paused_at, story.match.asked)
    assert "not_paused" == denial(lambda: story.match.resume(1)).code


TALK = {
    "  hello ": "hello",
    "a\tb\nc": "a b c",
    "a\u202eb\x00c\u200bd": "ab cd",
    "grüß dich, 山": "grüß dich, 山",
    "x" * LONGEST_TALK: "x" * LONGEST_TALK,
    "\n" + "x" * LONGEST_TALK + "\n": "x" * LONGEST_TALK,
}


@pytest.mark.parametrize("text", TALK)
def test_talk_is_cleaned(text: str) -> None:
    assert Said(0, TALK[text]) == playing().match.say(0, text).entry


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\u202e", "x" * (LONGEST_TALK + 1)])
def test_talk_is_limited(text: str) -> None:
    denied = denial(lambda: playing().match.say(0, text))
    assert ("malformed", "expected a text of 1 to 500 characters") == (denied.code, denied.message)


def test_one_rematch() -> None:
    story = over()
    assert Rematched(1, "next") == story.do(story.match.rematch(1, "next"))
    assert "next" == story.match.state.rematch
    assert "rematched" == denial(lambda: story.match.rematch(0, "another")).code


def test_a_closed_table_has_ended_without_a_result() -> None:
    match = closed().match
    assert (True, False, None) == (match.ended, match.table.over, match.asked)


# -- what is kept ----------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [*STATES, turned, asked_three])
def test_what_is_around_the_board_survives_json(state: Callable[[], Story]) -> None:
    found = state().match.state
    assert found == msgspec.json.decode(msgspec.json.encode(found), type=MatchState)


def test_what_a_snapshot_holds_is_meant() -> None:
    """Whatever changes this makes every server read the logs of its tables once."""
    expected = (
        "1 sitters seq asked_seq asked_at step no_return settled retrod renewals banks paused_at request "
        "rematch closed decisions name player bot stand_in resigned seat to agreed to seat option"
    )
    assert expected == SHAPE
    assert {"around", "table", "shape"} == set(msgspec.to_builtins(take_snapshot(Story("anna", "ben").match)))


def test_outcomes_stand_in_rows_under_the_name_they_always_had() -> None:
    entry = Moved(0, "drop 0 0 200", outcomes=("8aGx3w",))
    assert {
        "kind": "moved",
        "seat": 0,
        "option": "drop 0 0 200",
        "fates": ("8aGx3w",),
    } == msgspec.to_builtins(entry)


def test_every_question_has_something_quiet_and_something_loud() -> None:
    """The toy does what the tests above take for granted."""
    story = Story("anna", "ben", "cleo")
    for _ in range(3):
        assert quiet(story.match.table)
        assert loud(story.match.table)
        story.quietly()


# -- the deal of a day, the same for all -------------------------------------------------------------


def shown_something(**row: Any) -> Story:
    """Somebody who plays alone has done two things, and learnt something by the second."""
    story = Story("anna", "anna", **row)
    story.move("play two_1")
    story.move("play two_2")
    story.loudly()
    return story


def test_nobody_goes_back_behind_what_he_has_learnt() -> None:
    story = shown_something(daily="2026-01-01")
    assert "one_deal" == denial(lambda: story.undo(1, 2)).code
    assert not story.match.state.renewals
    shown_something().undo(1, 2)  # at any other table he does


def test_where_nothing_was_learnt_one_goes_back() -> None:
    story = Story("anna", "anna", daily="2026-01-01")
    story.quietly()
    story.undo(story.match.table.past.seat or 0, 0)
    assert 0 == story.match.step
