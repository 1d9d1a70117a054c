"""Records: the text, line by line."""

import pytest
from tests.contracts import toy

from undercroft.engine.chance import fingerprint
from undercroft.engine.codec import start_of
from undercroft.engine.past import Origin
from undercroft.engine.record import Move, RecordError, Renewal, parse_move, read_record, write_record
from undercroft.engine.registry import game
from undercroft.engine.replay import replay, verify
from undercroft.engine.state import Table

TOY = toy.VERSIONS[0]
TEXT = f"""undercroft record 1
game toy 1
seats 2
option tricks 1
seed-sha256 {fingerprint("7")}
seed 7

0 play two_1 ;5a01c2
# a comment
1 play four_1
end 2
result @1 1 tricks
"""


def table_of_one_trick(secret: bool = False) -> Table:
    table = TOY.empty(2, {"tricks": 1}, Origin("7", secret))
    TOY.arrange(table, toy.Given(hand=[["four_1"], ["two_1"]]))
    TOY.begin(table)
    return table


# -- writing -----------------------------------------------------------------------------------------


def test_the_text_of_a_game() -> None:
    table = table_of_one_trick()
    table.take("play four_1")
    table.take("play two_1")
    head, body = table.record().split("\n\n")
    assert TEXT.split("\n\n")[0] == head
    lines = [line.partition(" ;")[0] for line in body.splitlines()]
    assert ["0 play four_1", "1 play two_1", "end 2", "result @0 1 tricks", "result @1 2 tricks"] == lines


def test_an_option_is_written_only_where_it_is_not_as_usual() -> None:
    assert "option" not in TOY.new(2, {"tricks": 4}, seed=7).record()


def test_a_check_is_six_hex_digits_over_what_everybody_saw() -> None:
    one, two = table_of_one_trick(), table_of_one_trick()
    one.take("play four_1")
    two.take("play four_1")
    check = one.record().splitlines()[-2].partition(" ;")[2]
    assert check == two.record().splitlines()[-2].partition(" ;")[2]
    assert 6 == len(check) == len(set(check) & set("0123456789abcdef")) + len(check) - len(set(check))


def test_a_secret_seed_is_written_at_the_end() -> None:
    table = table_of_one_trick(secret=True)
    assert "seed 7" not in table.record()
    table.take("play four_1")
    table.take("play two_1")
    assert "\nseed 7\n" in table.record()


def test_the_host_may_ask_for_the_seed() -> None:
    assert "\nseed 7\n" in write_record(table_of_one_trick(secret=True), reveal=True)


def test_a_resignation_is_a_line() -> None:
    table = table_of_one_trick()
    table.resign(1)
    assert "\n1 resign ;" in table.record()


def test_a_start_is_one_line() -> None:
    assert 1 == len(start_of(table_of_one_trick()).splitlines())


# -- reading -----------------------------------------------------------------------------------------


def test_the_header() -> None:
    header = read_record(TEXT).header
    assert ("toy", 1, 2, {"tricks": 1}, "7", fingerprint("7"), "") == (
        *(header.game, header.version, header.seats, header.options),
        *(header.seed, header.seed_hash, header.start),
    )


def test_the_moves_with_their_lines() -> None:
    assert (Move(8, 0, "play two_1", "5a01c2"), Move(10, 1, "play four_1", "")) == read_record(TEXT).moves


def test_the_results_with_their_lines() -> None:
    assert ((12, "@1 1 tricks"),) == read_record(TEXT).results


def test_windows_line_ends() -> None:
    assert read_record(TEXT) == read_record(TEXT.replace("\n", "\r\n"))


@pytest.mark.parametrize(
    ("line", "expected"),
    {
        "0 pass": (0, False, "pass", "", ()),
        "1* pass": (1, True, "pass", "", ()),
        "2 go n ;00ff00": (2, False, "go n", "00ff00", ()),
        "2 drop 1 2 =aB-_ =C ;00ff00": (2, False, "drop 1 2", "00ff00", ("aB-_", "C")),
        " 3  go  n  ; 00ff00 ": (3, False, "go  n", "00ff00", ()),
    }.items(),
)
def test_a_move(line: str, expected: tuple[int, bool, str, str, tuple[str, ...]]) -> None:
    assert expected == parse_move(line)


@pytest.mark.parametrize(
    "line", ["", "pass", "0", "0 ;00ff00", "9 pass", "-1 pass", "0 pass ;00ff0", "0 pass ;XXXXXX", "² pass"]
)
def test_no_move(line: str) -> None:
    with pytest.raises(RecordError):
        parse_move(line)


WRONG = {
    "empty": ("", 1, "expected 'undercroft record 1', found 'nothing'"),
    "another file": ("PK\x03\x04", 1, "expected 'undercroft record 1'"),
    "a newer format": (TEXT.replace("record 1", "record 2"), 1, "expected 'undercroft record 1'"),
    "no game": (TEXT.replace("game toy 1\n", ""), 6, "the header ends without 'game'"),
    "no seats": (TEXT.replace("seats 2\n", ""), 6, "the header ends without 'seats'"),
    "two seeds": (TEXT.replace("seed 7\n", "seed 7\nseed 8\n"), 7, "a second 'seed'"),
    "no word": (TEXT.replace("seats 2", "chairs 2"), 3, "found 'chairs 2'"),
    "no number": (TEXT.replace("tricks 1", "tricks one", 1), 4, "a whole number for option tricks"),
    "no end": (TEXT.partition("end")[0], 11, "the record stops here"),
    "a wrong count": (TEXT.replace("end 2", "end 3"), 11, "'end' counts 3 decisions, but there are 2"),
    "no count": (TEXT.replace("end 2", "end"), 11, "the number of decisions behind 'end'"),
    "no renewal": (TEXT.replace("end 2", "renew\nend 2"), 11, "the number of a renewal behind 'renew'"),
    "a renewal of number 0": (TEXT.replace("end 2", "renew 0\nend 2"), 11, "after number 0, found 0"),
    "a renewal too early": (
        TEXT.replace("1 play four_1", "renew 2\n1 play four_1").replace("end 2", "renew 2\nend 2"),
        12,
        "expected a renewal after number 2, found 2",
    ),
    "two renewals at once": (
        TEXT.replace("end 2", "renew 1\nrenew 2\nend 2"),
        12,
        "a second 'renew' after the same decision",
    ),
    "more": (TEXT + "0 pass\n", 13, "expected 'result' or nothing behind 'end'"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_record(what: str) -> None:
    text, line, message = WRONG[what]
    with pytest.raises(RecordError) as error:
        read_record(text)
    assert (line, True) == (error.value.line, message in str(error.value)), str(error.value)


def test_the_renewals_with_their_lines() -> None:
    assert (Renewal(10, 1, 4),) == read_record(TEXT.replace("1 play", "renew 4\n1 play")).renewals
    assert () == read_record(TEXT).renewals


def test_a_renewal_is_a_line_and_proves_the_same() -> None:
    table = game("dungeoneer").new(2, seed=7)
    table.renew(1)
    table.take("discard shifting_halls_1")
    table.renew(3)
    lines = table.record().splitlines()
    assert ["", "renew 1", "renew 3", "end 1"] == [*lines[-5:-3], *lines[-2:]]
    verdict = verify(table.record())
    assert (1, True, 3) == (verdict.moves, verdict.seed_fits, verdict.renewals)
    assert table == verdict.table == replay(table.record())
    assert 1 == replay(table.record(), 0).past.renewal


def test_a_renewal_after_the_end_is_none() -> None:
    table = game("dungeoneer").new(2, seed=7)
    table.resign(1)
    with pytest.raises(RecordError, match="line 8: chance is renewed where a game with a seed goes on"):
        verify(table.record().replace("end 1", "renew 1\nend 1"))


def test_an_error_says_its_line() -> None:
    assert "line 3: no" == str(RecordError(3, "no"))
    assert "no" == str(RecordError(0, "no"))


# -- verdicts ----------------------------------------------------------------------------------------


def test_a_verdict() -> None:
    table = game("dungeoneer").new(2, seed=7)
    for _ in range(10):
        assert table.choice is not None
        table.take(table.choice.options[0])
    verdict = verify(table.record())
    assert (10, 10, True) == (verdict.moves, verdict.checked, verdict.seed_fits)
    assert table == verdict.table


def test_a_record_without_a_hash_proves_nothing() -> None:
    text = game("dungeoneer").new(2, seed=7).record().replace(f"seed-sha256 {fingerprint('7')}\n", "")
    assert None is verify(text).seed_fits


def test_a_record_without_checks_is_replayed_all_the_same() -> None:
    table = game("dungeoneer").new(2, seed=7)
    assert table.choice is not None
    table.take(table.choice.options[0])
    text = "\n".join(line.partition(" ;")[0] for line in table.record().splitlines())
    assert 0 == verify(text).checked
