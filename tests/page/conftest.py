"""A real server, a real browser, and people who look at the page with it.

A visitor is a Playwright page in a profile of its own (`profiles.py`). The test fails when its console shows
an error, such as an exception, a file that was not found or a breach of the security policy, or when a text
is missing.

Server and browser are shared by all tests of a worker. They go with this folder: as long as Playwright is
there an event loop runs, and tests elsewhere could not run theirs.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright
from tests.page import profiles as reused
from tests.page.hall import SEED, Hall
from tests.page.people import PICTURES, Visitor, Words, picture
from tests.page.profiles import Device, Profile, Profiles
from tools.browser import launch
from tools.servers import Server

from undercroft.server.web.pages import FOLDER

DESKTOP = (1280, 800)
PHONE = (390, 844)
QUICK = {"motion": "none", "pace": "none", "confirm": False, "pass": "ask", "sound": False}
FAILED = pytest.StashKey[bool]()
PAGE = Path(os.environ.get("PAGE", FOLDER)).resolve()

# Milliseconds, for whatever is bound to come: a machine may be busy. `PATIENCE=60` expects a failure.
PATIENCE = 1000 * float(os.environ.get("PATIENCE", "300"))
expect.set_options(timeout=PATIENCE)


# What the server does otherwise: how it deals, which page it shows, and that hints come soon however slow the
# machine is. What bots think of a position has tests elsewhere.
PREPARED = """
import sys
from pathlib import Path

if "undercroft.cli" in sys.orig_argv:
    from undercroft.engine import chance
    from undercroft.server import bot_workers
    from undercroft.server.web import pages

    class Patient(bot_workers.BotWorkers):
        def __init__(self, *given):
            super().__init__(*given, grace=600)

    deal = Path({deal!r})
    chance.secret_seed = lambda: {seed!r} + deal.read_text()
    pages.FOLDER = Path({page!r})
    bot_workers.HINT_SECONDS = 0.1
    bot_workers.BotWorkers = Patient
"""


def dealt(folder: Path, more: str = "") -> Server:
    """A server whose tables are all dealt alike, so that a failure can be seen again. The tests hold for any
    deal: `DEAL=7 make test` tries another one. `PAGE=folder` tries a page that was built elsewhere. `more` is
    what its processes do first.
    """
    deal = folder / "deal"
    deal.write_text("")
    prepared = PREPARED.format(deal=str(deal), seed=SEED, page=str(PAGE))
    (folder / "sitecustomize.py").write_text(prepared + more)
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return Server(folder, "--bot-seconds", "0.1", PYTHONPATH=path)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests of a worker share. A test that kills one takes `mortal`."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page was not built: run `make page`", pytrace=False)
    with dealt(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    with dealt(tmp_path) as server:
        yield server


@pytest.fixture
def hall(server: Server) -> Iterator[Hall]:
    """The same server for a test that says how its tables are dealt."""
    hall = Hall(server)
    yield hall
    hall.deal_as_always()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch(playwright, *reused.ARGUMENTS) as browser:
        yield browser


@pytest.fixture(scope="package")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser, PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture
def visitor(profiles: Profiles, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Makes visitors: `visitor("Ada", phone=True, language="fr", scheme="light")`.

    Everything that is not named here is one of the page's settings, None for what the page has of itself.
    Unless the test says otherwise nothing moves or sounds, moves of others and scenes take no time, and
    nothing must be confirmed. `forgive` is a pattern for
    errors in the console that belong to the test, such as those of a line that is cut. `mine` is a profile
    that nobody has used and nobody will. `dressed` is for who looks at stone and shadows too.
    """
    taken: list[Profile] = []
    pages: list[Page] = []
    complaints: list[str] = []

    def visit(
        name: str = "Ada",
        *,
        phone: bool = False,
        window: tuple[int, int] | None = None,
        language: str = "en",
        forgive: str = "",
        base: str = "",
        mine: bool = False,
        dressed: bool = PICTURES,
        **settings: Any,
    ) -> Page:
        chosen = {**QUICK, "language": language, **settings}
        kept = {
            "undercroft settings": json.dumps({k: v for k, v in chosen.items() if v is not None}),
            "undercroft name": name,
        }
        width, height = window or (PHONE if phone else DESKTOP)
        device = Device(base or server.base, width, height, phone, dressed)
        profile = profiles.take(device, kept, mine or bool(base))
        taken.append(profile)

        def complain(text: str) -> None:
            if not (forgive and re.search(forgive, text)):
                complaints.append(f"{name}: {text}")

        def listen(message: ConsoleMessage) -> None:
            if message.type == "error" or message.text.startswith("no text "):
                complain(f"{message.text} ({message.location['url']})")

        def meet(page: Page) -> None:
            pages.append(page)
            page.on("console", listen)
            page.on("pageerror", lambda error: complain(f"{error}\n{error.stack}"))

        profile.meet(meet)
        return profile.context.new_page()

    yield visit
    failed = request.node.stash.get(FAILED, False)
    for n, page in enumerate(pages):
        if not page.is_closed() and (failed or complaints):
            picture(page, f"failed-{request.node.name}-{n}")
    for profile in taken:
        profiles.give_back(profile)
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="session")
def words() -> Words:
    """What the page says in English. For other languages: `Words("fr")`."""
    return Words("en")
