"""Files: whole or not at all, found again, with their notes."""

import os
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.cli import files


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "undercroft"


def test_the_state_directory_has_a_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "relative/paths/are/ignored")
    monkeypatch.setenv("HOME", "/somewhere")
    assert Path("/somewhere/.local/state/undercroft") == files.state_folder()


def test_a_file_is_replaced_in_one_step(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "game.record"
    files.write_file(path, "old")

    def fails(source: Path, target: Path) -> None:
        assert ("old", "new") == (Path(target).read_text("utf-8"), Path(source).read_text("utf-8"))
        raise OSError("no more")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="no more"):
        files.write_file(path, "new")
    assert ("old", [path]) == (path.read_text("utf-8"), list(home.iterdir()))


def test_two_games_of_one_second_have_two_files() -> None:
    first = files.fresh_path("dungeoneer")
    files.write_file(first, "x")
    assert first != files.fresh_path("dungeoneer")


def test_the_newest_game_is_the_one_written_last(home: Path) -> None:
    for n, name in enumerate(("a", "c", "b")):
        path = home / f"undercroft-dungeoneer-{name}.record"
        files.write_file(path, name)
        os.utime(path, (n, n))
    assert home / "undercroft-dungeoneer-b.record" == files.newest_path(None)
    assert None is files.newest_path("chess")


def test_the_game_played_last_is_the_one_in_the_note(home: Path, tmp_path: Path) -> None:
    newest, elsewhere = home / "undercroft-dungeoneer-a.record", tmp_path / "else where.record"
    for path in (elsewhere, newest):
        files.write_file(path, "x")
    assert newest == files.last_path(None)
    files.remember("dungeoneer", elsewhere)
    assert (elsewhere, elsewhere, None) == tuple(map(files.last_path, (None, "dungeoneer", "chess")))
    elsewhere.unlink()
    assert newest == files.last_path(None)


def test_notes_are_read_back_and_do_not_disturb_the_record() -> None:
    table = uc.game("dungeoneer").new(seed=7)
    text = files.with_notes(table.record(), {"seats": "you,random", "language": "fr"})
    assert {"seats": "you,random", "language": "fr"} == files.notes_of(text)
    assert table == uc.replay(text)


def test_a_kept_seed_is_found_by_the_record_that_hides_it() -> None:
    hidden = uc.game("dungeoneer").new(seed="hush", secret=True)
    files.keep_seed("hush")
    assert "hush" == files.kept_seed(hidden.record())
    assert hidden == uc.replay(hidden.record(), seed=files.kept_seed(hidden.record()))


def test_an_open_seed_needs_no_keeping() -> None:
    files.keep_seed("7")
    assert "" == files.kept_seed(uc.game("dungeoneer").new(seed="7").record())


def test_a_seed_that_was_not_kept_is_not_found() -> None:
    assert "" == files.kept_seed(uc.game("dungeoneer").new(seed="other", secret=True).record())
