"""Who looks at the page in the tests, and the words they should see."""

import os
import re
from pathlib import Path
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "build" / "screenshots"
SHELL: Final = ROOT / "web" / "src" / "texts"
DRAWN: Final = ROOT / "web" / "src" / "games"
PICTURES: Final = bool(os.environ.get("PICTURES"))
MARK: Final = "\u2063"  # stands for what a sentence leaves open


class Visitor(Protocol):
    """Makes somebody who looks at the page: see `visitor` in conftest.py."""

    def __call__(
        self,
        name: str = "Ada",
        *,
        phone: bool = False,
        window: tuple[int, int] | None = None,
        language: str = "en",
        forgive: str = "",
        base: str = "",
        mine: bool = False,
        dressed: bool = False,
        **settings: Any,
    ) -> Page: ...


class Words:
    """The page's own texts in one language: `words("page-home")` is what a person reads there. With a game
    also what is said only where its table is drawn.
    """

    def __init__(self, language: str, game: str = "") -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (SHELL, *([DRAWN / game / "texts"] if game else [])):
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text()))

    def __call__(self, message: str, **arguments: Any) -> str:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, arguments)
        assert not errors, (message, errors)
        return str(text)

    def like(self, message: str, *open: str, **arguments: Any) -> re.Pattern[str]:
        """The sentence with anything in place of the arguments that are named and given no value."""
        said = self(message, **arguments, **dict.fromkeys(open, MARK))
        return re.compile(".+".join(map(re.escape, said.split(MARK))))


def keep(page: Page, name: str) -> None:
    """With `PICTURES=1 make suite-page`: what is on the screen, for somebody to look at."""
    if PICTURES:
        picture(page, name)


def picture(page: Page, name: str) -> None:
    """Keep what is on the screen as build/screenshots/<name>.png."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
