"""A real Chromium for the tests of the page and for the benchmarks, found or installed without a manual step.

    with sync_playwright() as playwright, launch(playwright) as browser:
        browser.new_page().goto("http://127.0.0.1:8000/")

    python -m tools.browser         says which program would be used

The variables CHROME and CHROMIUM come first, then installed programs, then the one that Playwright has
downloaded. Where there is none, a package of Debian is installed if we may do that, and Playwright downloads
its own if we may not. The shell without a window comes before the whole browser: it draws the same and costs
0.6 of its processor time.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from tools.in_memory import common_folder
from tools.services import Missing, version_of

VARIABLES: Final = ("CHROME", "CHROMIUM")
PACKAGES: Final = ("chromium-headless-shell", "chromium")  # of Debian, each with a program of that name
NAMES: Final = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = (  # no sandbox, because root has none; and nobody calls home
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
SHARE: Final = Path(__file__).with_name("board_share.js")
LOCK: Final = common_folder() / f"undercroft-chromium-{os.getuid()}.lock"


def launch(playwright: Playwright, *more: str) -> Browser:
    """A browser without a window, told more than usual; it is installed first where there is none."""
    return playwright.chromium.launch(executable_path=find_or_install(playwright), args=[*ARGUMENTS, *more])


def board_share(page: Page) -> float:
    """How much of the window is board on a table's screen, from 0 to 1: what nothing else lies over."""
    return float(page.evaluate(SHARE.read_text(encoding="utf-8")))


def find_or_install(playwright: Playwright) -> Path:
    """The program to use. Several processes may ask at once: one installs, the others wait for it."""
    found = find(playwright)
    if found is None:
        with LOCK.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            found = find(playwright) or install(playwright)
    return found


def find(playwright: Playwright) -> Path | None:
    """The first program that can say its version: what lies under a familiar name may be a stub."""
    return next((path for path in candidates(playwright) if version_of(path)), None)


def candidates(playwright: Playwright) -> Iterator[Path]:
    for name in [*filter(None, map(os.environ.get, VARIABLES)), *NAMES]:
        if path := shutil.which(name):
            yield Path(path)
    yield Path(playwright.chromium.executable_path)


def install(playwright: Playwright) -> Path:
    """Install a browser from the first source that has one."""
    for command in (*debian(), [sys.executable, "-m", "playwright", "install", "chromium"]):
        if run(command) and (found := find(playwright)):
            return found
    raise Missing(
        "Chromium is missing, and it could not be installed. On Debian: apt install chromium. Elsewhere: "
        f"install Chromium or Chrome, and name the program in {VARIABLES[0]} if it is not on PATH."
    )


def debian() -> list[list[str]]:
    """How to install a package of Debian, the best first; nothing where that is not for us to do."""
    if not shutil.which("apt-get"):
        return []
    if os.geteuid() == 0:
        become = []
    elif shutil.which("sudo") and run(["sudo", "-n", "true"], said=False):
        become = ["sudo", "-n"]
    else:
        return []
    apt = [*become, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    return [
        [*apt, "update"],
        *([*apt, "install", "--yes", "--no-install-recommends", name] for name in PACKAGES),
    ]


def run(command: list[str], said: bool = True) -> bool:
    if said:
        print(f"No Chromium was found. Running: {' '.join(command)}", file=sys.stderr, flush=True)
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if said and done.returncode:
        print(done.stdout[-2000:], file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    """Say which program would be used. 1 if there is none yet."""
    with sync_playwright() as playwright:
        found = find(playwright)
    if found is None:
        print("There is no Chromium. The tests of the page install one.", file=sys.stderr)
        return 1
    print(f"Chromium {version_of(found)}: {found}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
