"""A real server, a real browser, and people who look at the page with it.

A visitor is a Playwright page in a context of its own. The test fails when its console shows an error, such
as an exception, a file that was not found or a breach of the security policy, or when a text is missing.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, StorageState, expect, sync_playwright
from tests.page.people import Visitor, Words, keep
from tools.browser import launch
from tools.servers import Server

from undercroft.server.web.pages import FOLDER

DESKTOP = (1280, 800)
PHONE = (390, 844)
QUICK = {"motion": "none", "confirm": False}
FAILED = pytest.StashKey[bool]()
PAGE = Path(os.environ.get("PAGE", FOLDER)).resolve()

PATIENCE = 120_000.0  # milliseconds, for whatever is bound to come: a machine may be busy
expect.set_options(timeout=PATIENCE)


def dealt(folder: Path, more: str = "") -> Server:
    """A server whose tables are all dealt alike, so that a failure can be seen again. The tests hold for any
    deal: `DEAL=7 make test` tries another one. `PAGE=folder` tries a page that was built elsewhere. `more` is
    what its processes do first.
    """
    seed = os.environ.get("DEAL", "torch")
    (folder / "sitecustomize.py").write_text(
        "from pathlib import Path\n"
        "from undercroft.engine import chance\n"
        "from undercroft.server.web import pages\n"
        f"chance.secret_seed = lambda: {seed!r}\n"
        f"pages.FOLDER = Path({str(PAGE)!r})\n" + more
    )
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return Server(folder, PYTHONPATH=path)


@pytest.fixture(scope="session")
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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser. It goes with its module: as long as it is there an event loop runs, and other tests could
    not run theirs.
    """
    with sync_playwright() as playwright, launch(playwright) as browser:
        yield browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture
def visitor(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Makes visitors: `visitor("Ada", phone=True, language="fr", scheme="light")`.

    Everything that is not named here is one of the page's settings. Unless the test says otherwise nothing
    moves, and nothing must be confirmed. `forgive` is a pattern for errors in the console that belong to the
    test, such as those of a line that is cut.
    """
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
        **settings: Any,
    ) -> Page:
        base = base or server.base
        kept = {
            "undercroft settings": json.dumps({**QUICK, "language": language, **settings}),
            "undercroft name": name,
        }
        storage: StorageState = {
            "cookies": [],
            "origins": [
                {"origin": base, "localStorage": [{"name": key, "value": kept[key]} for key in kept]},
            ],
        }
        width, height = window or (PHONE if phone else DESKTOP)
        context = browser.new_context(
            base_url=base,
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            storage_state=storage,
            permissions=["clipboard-read", "clipboard-write"],
        )

        context.set_default_timeout(PATIENCE)

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

        context.on("page", meet)
        return context.new_page()

    yield visit
    for n, page in enumerate(pages):
        if not page.is_closed() and (request.node.stash.get(FAILED, False) or complaints):
            keep(page, f"failed-{request.node.name}-{n}")
    for context in {page.context for page in pages}:
        context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="session")
def words() -> Words:
    """What the page says in English. For other languages: `Words("fr")`."""
    return Words("en")
