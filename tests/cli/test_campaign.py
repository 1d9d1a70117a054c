"""Campaigns at the terminal: begun, played through a pipe, left, booked, damaged, stopped at any moment."""

import re
from pathlib import Path

import pytest
from tests.cli.command import Run

from undercroft.cli import campaign as command
from undercroft.cli import files
from undercroft.cli.errors import CommandError
from undercroft.cli.screen import Screen
from undercroft.engine.campaign import Booked, Decided, read_campaign
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.registry import shelf
from undercroft.games.rocca_civetta.game import RoccaCivetta
from undercroft.texts import speaker

GAME = "rocca_civetta"
SAYS = speaker(GAME, "en")


class NextVersion(RoccaCivetta):
    """The rules after an upgrade."""

    version = RoccaCivetta.version + 1


@pytest.fixture
def year(run: Run, tmp_path: Path) -> Path:
    """A campaign of one person and two bots, before September."""
    path = tmp_path / "year.campaign"
    made = run("campaign", "new", str(path), "--seats", "you:Anna,novice,novice", "--seed", "7")
    assert (0, "") == (made.returncode, made.stderr)
    return path


def bots_only(tmp_path: Path) -> Path:
    path = tmp_path / "bots.campaign"
    command.new(path, seats="novice,novice,novice", seed="7")
    return path


def booked(path: Path) -> list[str]:
    entries = read_campaign(path.read_text("utf-8")).entries
    return [entry.chapter for entry in entries if isinstance(entry, Booked)]


# -- commands ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_shown_in_every_language(run: Run, year: Path, language: str) -> None:
    shown = run("campaign", "show", str(year), "--language", language)
    assert (0, "") == (shown.returncode, shown.stderr)
    assert "Anna" in shown.stdout
    assert "sheet-" not in shown.stdout


def test_decisions_are_asked_and_saved(run: Run, year: Path) -> None:
    """A draft through a pipe, answered by numbers and in words, and left before the game."""
    played = run("campaign", "play", str(year), input="1\ndraft enrico\nnonsense\n1\nquit\n")
    assert 0 == played.returncode
    assert "RCV-CAMP-05" in played.stdout
    campaign = read_campaign(year.read_text("utf-8"))
    assert [2, 2, 2] == [len(team) for team in campaign.sheet.teams]


def test_a_game_is_left_and_gone_on_with(run: Run, year: Path) -> None:
    decided = "1\n1\n1\nagree\n"
    left = run("campaign", "play", str(year), input=decided + "quit\n")
    (beside,) = year.parent.glob("year.campaign.*.record")
    assert (0, True) == (left.returncode, beside.exists())
    again = run("campaign", "play", str(year), input="quit\n")
    assert "The game of September goes on." in again.stdout
    unfinished = run("campaign", "book", str(year))
    assert (1, "the game of september is not over" in unfinished.stderr) == (unfinished.returncode, True)
    broken = run("campaign", "play", str(year), "--again", input="quit\n")
    assert (0, False) == (broken.returncode, beside.exists())
    assert Decided(0, "") in read_campaign(year.read_text("utf-8")).entries


def test_what_is_decided_explains_itself(run: Run, year: Path) -> None:
    """A question mark alone, and with the number of a Scholar, of the rules and of a setting."""
    played = run("campaign", "play", str(year), input="?\n? 1\n1\n1\n1\n? 3\n? 1\n? 2\n?\nquit\n")
    assert 0 == played.returncode
    for told in (
        SAYS.say("decision-draft.text"),
        SAYS.card_text("valerio"),
        SAYS.setting_text("alchemy"),
        SAYS.say("decision-agree.text"),
    ):
        assert " ".join(told.split()) in " ".join(played.stdout.split())
    assert "sheet-" not in played.stdout


def test_several_people_are_called_by_their_names(run: Run, tmp_path: Path) -> None:
    """A game that is left says once how to go on: with the campaign."""
    path = tmp_path / "year.campaign"
    run("campaign", "new", str(path), "--seats", "you:Anna,you:Bea", "--seed", "7")
    played = run("campaign", "play", str(path), input="1\n" * 6 + "agree\nagree\n\nquit\n")
    assert re.search(r"Hand the keyboard to (Anna|Bea) \(@[01] \w+\)\.", played.stdout)
    assert 1 == played.stdout.count("campaign play")
    assert 0 == played.stdout.count("--resume")


def test_newer_rules_are_told_before_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """September was played by the rules of its day; October comes after an upgrade."""
    path = bots_only(tmp_path)
    go_on(path)
    before = command.Year(path, "en", Screen()).sheet_lines()
    monkeypatch.setitem(shelf()[GAME], NextVersion.version, NextVersion())
    after = command.Year(path, "en", Screen()).sheet_lines()
    said = SAYS.say("sheet-newer", n=NextVersion.version, before=RoccaCivetta.version)
    assert [False, True] == [said in " ".join(lines) for lines in (before, after)]


def test_a_file_is_never_overwritten(run: Run, year: Path) -> None:
    before = year.read_text("utf-8")
    again = run("campaign", "new", str(year))
    assert (2, before) == (again.returncode, year.read_text("utf-8"))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--seats", "you,bandit"), "no bot"),
        (("--seats", "you"), "is for 2 to 4 people"),
        (("--seats", "you,steady", "--team", "Owls"), "expected a seat and a name"),
        (("--seats", "you,steady", "--team", "5=Owls"), "there is no such seat"),
        (("--seats", "you,steady", "--game", "dungeoneer"), "dungeoneer has no campaign"),
    ],
)
def test_wrong_use_is_told_in_a_line(run: Run, tmp_path: Path, words: tuple[str, ...], message: str) -> None:
    told = run("campaign", "new", str(tmp_path / "x.campaign"), *words)
    assert 2 == told.returncode
    assert message in told.stderr
    assert 1 == told.stderr.count("\n")


def test_a_damaged_file_is_told_with_its_line(run: Run, year: Path) -> None:
    year.write_text(year.read_text("utf-8").replace("draft", "daft"), "utf-8")
    told = run("campaign", "show", str(year))
    assert (1, 1) == (told.returncode, told.stderr.count("\n"))
    assert "year.campaign: line 9:" in told.stderr


# -- stopped at any moment -----------------------------------------------------------------------------------


class Crash(BaseException):
    """The machine stops."""


class Disk:
    """Writes and removals of files, of which one is the last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self.last, self.after = 0, -1, False
        write, unlink = files.write_file, Path.unlink
        monkeypatch.setattr(files, "write_file", lambda path, text: self.act(write, path, text))
        monkeypatch.setattr(Path, "unlink", lambda path, missing_ok=False: self.act(unlink, path, missing_ok))
        monkeypatch.setattr(files, "remember", lambda game, path: None)

    def act(self, deed: object, *args: object) -> None:
        self.count += 1
        is_last = self.count == self.last
        if is_last and not self.after:
            raise Crash
        deed(*args)  # type: ignore[operator]
        if is_last:
            raise Crash


def go_on(path: Path) -> None:
    command.Year(path, "en", Screen()).go_on(ask_all=False)


def play_and_stop(path: Path, disk: Disk, last: int, after: bool) -> None:
    """Go on until the last deed, then again until September is booked."""
    disk.count, disk.last, disk.after = 0, last, after
    with pytest.raises(Crash):
        go_on(path)
    disk.last = -1
    if "september" not in booked(path):
        go_on(path)
    command.Year(path, "en", Screen()).clear()


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str]:
    """A campaign whose game of September is over and not booked yet, and the record of that game."""
    path = bots_only(tmp_path)
    with monkeypatch.context() as stopped:
        stopped.setattr(command.Year, "book", lambda year, record: None)
        go_on(path)
    return path, command.Year(path, "en", Screen()).game_path().read_text("utf-8")


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_a_crash_while_it_is_booked_books_it_once(
    finished: tuple[Path, str], monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """At each write and each removal from the end of the game on."""
    path, record = finished
    before = path.read_text("utf-8")
    beside = command.Year(path, "en", Screen()).game_path()
    disk = Disk(monkeypatch)
    go_on(path)
    deeds = disk.count
    assert deeds > 2
    for last in range(1, deeds + 1):
        path.write_text(before, "utf-8")
        beside.write_text(record, "utf-8")
        play_and_stop(path, disk, last, after)
        assert ["september"] == booked(path), last
        assert not beside.exists(), last


@pytest.mark.parametrize("last", [1, 3, 40])
def test_a_crash_before_or_in_the_game_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: int
) -> None:
    path = bots_only(tmp_path)
    disk = Disk(monkeypatch)
    play_and_stop(path, disk, last, after=True)
    assert ["september"] == booked(path)


def test_what_is_booked_cannot_be_booked_again(tmp_path: Path) -> None:
    path = bots_only(tmp_path)
    go_on(path)
    (entry,) = (e for e in read_campaign(path.read_text("utf-8")).entries if isinstance(e, Booked))
    (tmp_path / "september.record").write_text(entry.record, "utf-8")
    with pytest.raises(CommandError):
        command.book(path, tmp_path / "september.record")
    assert ["september"] == booked(path)
