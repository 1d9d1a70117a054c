"""What the history of our speed remembers, and when it cries out. All numbers here are made up."""

import argparse
from pathlib import Path

import pytest
from benchmarks import history, run
from benchmarks.history import Entry, Unreadable

PROSE = "# How fast\n\nSome words, and a table that is no entry:\n\n| a | b |\n|---|---|\n| x | y |\n"


def entry(
    version: str = "0.1.0 abc1234", build: str = "plain", decisions: float = 2.0, copies: float = 10.0
) -> Entry:
    ratios = {"a game, 2 seats": {"decisions": decisions, "copies": copies}}
    return Entry(version, "2026-11-16", build, "3.11.7", ratios)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "history.md"
    path.write_text(PROSE, encoding="utf-8")
    return path


# -- reading and appending -----------------------------------------------------------------------------------


def test_prose_holds_no_entries() -> None:
    assert [] == history.read(PROSE)


def test_what_is_kept_can_be_read() -> None:
    assert [entry()] == history.read(history.write(entry()))


def test_an_entry_is_appended_behind_the_others(file: Path) -> None:
    history.keep(file, entry("0.1.0 abc1234"))
    history.keep(file, entry("0.2.0 def5678", "compiled", 6.0))
    found = history.read(file.read_text(encoding="utf-8"))
    assert [entry("0.1.0 abc1234"), entry("0.2.0 def5678", "compiled", 6.0)] == found


def test_what_stood_there_stays(file: Path) -> None:
    history.keep(file, entry())
    assert file.read_text(encoding="utf-8").startswith(PROSE)


def test_what_a_game_was_not_measured_in_is_a_dash() -> None:
    ratios = {"a": {"decisions": 1.5}, "b": {"decisions": 2.5, "lines": 0.25}}
    text = history.write(entry()._replace(ratios=ratios))
    assert (ratios, 1) == (history.read(text)[0].ratios, text.count(history.DASH))


@pytest.mark.parametrize(("number", "kept"), [(0.00123456, 0.00123), (12.3456, 12.3), (1234.5, 1230.0)])
def test_three_digits_are_kept(number: float, kept: float) -> None:
    (found,) = history.read(history.write(entry(decisions=number)))
    assert kept == found.ratios["a game, 2 seats"]["decisions"]


HEAD = "## 0.1.0 x (2026-11-16, plain, Python 3.11.7)\n\n| of | decisions | copies |\n|---|--:|--:|\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("words\n\n## 0.1.0", "line 3"),
        ("## 0.1.0 (today, plain, Python 3.11)", "line 1"),
        ("## 0.1.0 (2026-11-16, quick, Python 3.11)", "line 1"),
        (HEAD + "| a game | 2 |", "line 5: expected 2 figures, found 1"),
        (HEAD + "| a game | 2 | much |", "line 5: expected numbers"),
    ],
)
def test_what_is_unreadable_is_named(text: str, line: str) -> None:
    with pytest.raises(Unreadable, match=line):
        history.read(text)


def test_nothing_is_appended_to_what_is_unreadable(file: Path) -> None:
    file.write_text("## some heading\n", encoding="utf-8")
    with pytest.raises(Unreadable):
        history.keep(file, entry())
    assert "## some heading\n" == file.read_text(encoding="utf-8")


def test_a_version_is_one_line() -> None:
    with pytest.raises(Unreadable):
        history.write(entry("0.1.0\n## 0.2.0"))


def test_the_history_of_this_project_is_readable() -> None:
    history.read(history.FILE.read_text(encoding="utf-8"))


# -- comparing -----------------------------------------------------------------------------------------------


def test_builds_are_compared_each_with_their_own() -> None:
    entries = [entry("1"), entry("2", "compiled"), entry("3"), entry("4", "compiled")]
    assert entries[2] == history.last(entries, "plain")


def test_a_build_may_be_new() -> None:
    assert history.last([entry()], "compiled") is None


@pytest.mark.parametrize(("now", "fell"), [(1.49, True), (1.5, False), (2.0, False), (9.0, False)])
def test_a_ratio_falls_when_more_than_a_quarter_is_gone(now: float, fell: bool) -> None:
    found = history.falls(entry(decisions=2.0), {"a game, 2 seats": {"decisions": now, "copies": 10.0}})
    assert fell == bool(found)


def test_the_worst_comes_first() -> None:
    found = history.falls(entry(), {"a game, 2 seats": {"decisions": 1.0, "copies": 1.0}})
    assert ["copies", "decisions"] == [fall.figure for fall in found]


def test_what_was_not_measured_did_not_fall() -> None:
    assert [] == history.falls(entry(), {"another game": {"decisions": 0.1}})


def test_what_was_not_measured_is_named() -> None:
    told = history.verdict(entry(), {"a game, 2 seats": {"decisions": 2.0}}, terminal=False)
    assert "Not measured in this run: a game, 2 seats: copies." in told


def test_what_is_as_it_was_is_said_quietly() -> None:
    told = history.verdict(entry(), entry().ratios, terminal=True)
    assert "No ratio fell by more than 25% since 0.1.0 abc1234." == told


def test_without_an_entry_there_is_nothing_to_say() -> None:
    assert "no entry of this build" in history.verdict(None, entry().ratios, terminal=True)


def test_a_fall_is_said_in_capital_letters() -> None:
    told = history.verdict(entry(), entry(copies=5.0).ratios, terminal=False)
    assert "A GAME, 2 SEATS: COPIES 10 -> 5, 50% LESS" in told
    assert told.upper() == told
    assert "\x1b" not in told


def test_on_a_terminal_every_line_of_it_is_bold_and_red() -> None:
    told = history.verdict(entry(), entry(copies=5.0).ratios, terminal=True)
    assert [] == [line for line in told.splitlines() if not line.startswith("\x1b[1;31m")]


# -- the command ---------------------------------------------------------------------------------------------


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, file: Path) -> Path:
    """A history in which everything was twice as fast as it is measured now."""
    history.keep(file, entry(decisions=4.0, copies=20.0))

    def made_up(args: argparse.Namespace) -> dict[str, history.Ratios]:
        return {"plain": {"a game, 2 seats": {"decisions": 2.0, "copies": 10.0}}}

    monkeypatch.setattr(run, "measured", made_up)
    return file


def test_a_fall_is_loud_and_no_failure(measured: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run.main(["--history", str(measured)])
    assert "2 OF OUR RATIOS FELL BY MORE THAN 25% SINCE 0.1.0 ABC1234" in capsys.readouterr().out


def test_a_fall_fails_where_somebody_is_strict(measured: Path) -> None:
    assert 1 == run.main(["--history", str(measured), "--strict"])


def test_after_it_was_kept_it_is_the_new_measure(measured: Path) -> None:
    run.main(["--history", str(measured), "--keep", "0.2.0 def5678"])
    assert 0 == run.main(["--history", str(measured), "--strict"])


def test_a_part_is_not_kept(measured: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = measured.read_bytes()
    with pytest.raises(SystemExit):
        run.main(["--history", str(measured), "--only", "dungeoneer", "--keep", "0.2.0 def5678"])
    assert "--keep wants everything measured" in capsys.readouterr().err
    assert before == measured.read_bytes()


def test_nothing_is_kept_unasked(measured: Path) -> None:
    before = measured.read_bytes()
    run.main(["--history", str(measured)])
    assert before == measured.read_bytes()


def test_who_measures_a_part_is_not_told_what_is_missing(
    measured: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history.keep(measured, entry()._replace(ratios={"another game": {"decisions": 2.0}}))
    run.main(["--history", str(measured), "--only", "dungeoneer"])
    assert "Not measured" not in capsys.readouterr().out


def test_our_rates_are_held_against_all_of_the_peers_actions() -> None:
    bar = {"actions": 1000.0, "decisions": 400.0, "copies": 50.0}
    rates = {"actions": 4000.0, "decisions": 3000.0, "copies": 500.0, "views": 25.0, "thoughts": 1.0}
    assert {"us": {"decisions": 3.0, "copies": 10.0, "views": 0.5}} == run.ratios({"us": rates}, bar)
