"""Notation: options as texts and back."""

import pytest

from undercroft.engine.choice import Malformed, Option, Reason, Verb
from undercroft.engine.notation import SEAT, Kind, read_option, word_kind, write_option

REASON = Reason("X-01", "never")


def verb(name: str, *kinds: str) -> Verb:
    return Verb(name, kinds, REASON)


class Board:
    """All that notation asks of a table."""

    seats = 3


VERBS = {v.name: v for v in (verb("pass"), verb("go", "side"), verb("hit", "seat", "side"))}
KINDS = {"seat": SEAT, "side": word_kind(("n", "e", "s", "w"))}
OPTIONS: dict[str, Option] = {
    "pass": ("pass",),
    "go n": ("go", 0),
    "go w": ("go", 3),
    "hit @2 s": ("hit", 2, 2),
}


def read(text: str) -> Option:
    return read_option(Board(), VERBS, KINDS, text)


@pytest.mark.parametrize("word", ["@01", "@00", "@3", "@", "1", "@-1", "@1 "])
def test_a_seat_has_one_spelling(word: str) -> None:
    assert SEAT.read(Board(), word) is None


@pytest.mark.parametrize(("text", "option"), OPTIONS.items())
def test_write(text: str, option: Option) -> None:
    assert text == write_option(Board(), VERBS, KINDS, option)


@pytest.mark.parametrize(("text", "option"), OPTIONS.items())
def test_read(text: str, option: Option) -> None:
    assert option == read(text)


def test_blanks_do_not_matter() -> None:
    assert ("hit", 2, 2) == read("  hit\t@2   s\n")


WRONG = {
    "": "expected an option, found nothing",
    "   ": "expected an option, found nothing",
    "sing": "'sing' is no action of this game; expected one of go, hit, pass",
    "PASS": "'PASS' is no action",
    "pass @1": "'pass @1' has 1 arguments; expected the form: pass",
    "go": "'go' has 0 arguments; expected the form: go <side>",
    "hit @1": "expected the form: hit <seat> <side>",
    "go up": "'up' in 'go up' is not one of n, e, s, w",
    "hit @3 n": "'@3' in 'hit @3 n' is not a seat such as @0",
    "hit 1 n": "'1' in 'hit 1 n' is not a seat",
    "hit @-1 n": "is not a seat",
    "hit @ n": "is not a seat",
    "hit @0000 n": "is not a seat",
    "hit @² n": "is not a seat",
    "hit @٣ n": "is not a seat",
}


@pytest.mark.parametrize(("text", "message"), WRONG.items())
def test_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(Malformed) as error:
        read(text)
    assert message in str(error.value)


@pytest.mark.parametrize("seat", range(3))
def test_a_seat(seat: int) -> None:
    assert seat == SEAT.read(Board(), SEAT.write(Board(), seat))


def test_a_kind_is_told_the_table() -> None:
    """What a word means may depend on the table, such as the cards in its box."""
    names = Kind(lambda table, n: f"{table.seats}.{n}", lambda table, word: int(word[2:]), "anything")
    kinds = {**KINDS, "side": names}
    assert "go 3.8" == write_option(Board(), VERBS, kinds, ("go", 8))
    assert ("go", 8) == read_option(Board(), VERBS, kinds, "go 3.8")
