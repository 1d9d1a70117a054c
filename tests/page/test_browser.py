"""Where the browser of these tests comes from: the first that works, or one that is installed."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools import browser as tool
from tools.services import Missing


class Playwright:
    """As much of Playwright as is asked where its own browser lies."""

    def __init__(self, path: Path) -> None:
        self.chromium = self
        self.executable_path = str(path)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on its path, where nothing is installed without our leave."""
    for name in tool.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(tool, "LOCK", tmp_path / "lock")
    return tmp_path


def program(path: Path, says: str) -> Path:
    path.write_text(f"#!/bin/sh\n{says}\n")
    path.chmod(0o755)
    return path


def find(folder: Path) -> Path | None:
    return tool.find(Playwright(folder / "downloaded"))  # type: ignore[arg-type]


def test_the_browser_of_these_tests_is_found(browser: Browser) -> None:
    assert browser.version


def test_the_first_that_works_is_taken(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find(bare) is None
    downloaded = program(bare / "downloaded", "echo Chromium 1.0")
    assert find(bare) == downloaded
    program(bare / "chromium-browser", "echo requires a snap; exit 1")
    assert find(bare) == downloaded
    installed = program(bare / "google-chrome", "echo Google Chrome 2.0")
    assert find(bare) == installed
    shell = program(bare / "chromium-headless-shell", "echo Chromium 2.5")
    assert find(bare) == shell
    chosen = program(bare / "mine", "echo Chromium 3.0")
    monkeypatch.setenv("CHROME", str(chosen))
    assert find(bare) == chosen


@pytest.mark.parametrize(
    ("root", "packages", "commands"),
    [
        (True, tool.PACKAGES, ["update", "chromium-headless-shell"]),
        (True, ["chromium"], ["update", "chromium-headless-shell", "chromium"]),
        (True, [], ["update", "chromium-headless-shell", "chromium", "playwright"]),
        (False, tool.PACKAGES, ["playwright"]),
    ],
    ids=["root", "root without the shell", "root without packages", "anybody"],
)
def test_what_is_missing_is_installed(
    bare: Path, monkeypatch: pytest.MonkeyPatch, root: bool, packages: Sequence[str], commands: list[str]
) -> None:
    """By a package of Debian where we may, else by Playwright; and if there is none, that is said."""
    done: list[str] = []

    def run(command: list[str], said: bool = True) -> bool:
        done.append("playwright" if "playwright" in command else command[-1])
        if done[-1] in packages:
            program(bare / done[-1], "echo Chromium 1.0")
        return done[-1] in ("update", *packages)

    program(bare / "apt-get", "exit 1")
    monkeypatch.setattr(tool, "run", run)
    monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)
    playwright = Playwright(bare / "downloaded")
    if commands[-1] in tool.PACKAGES:
        assert tool.find_or_install(playwright) == bare / commands[-1]  # type: ignore[arg-type]
    else:
        with pytest.raises(Missing, match="apt install chromium"):
            tool.find_or_install(playwright)  # type: ignore[arg-type]
    assert done == commands
