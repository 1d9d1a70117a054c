"""The worker that hears of a notice while nobody looks at the page, in a real browser: a push is shown, and a
click on it leads to the table. The browser of the tests has no place where notices could be shown, so what it
is asked to show, open and bring to the front is written down.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Worker
from tests.page.people import Visitor
from tests.page.play import lay_table

from undercroft import texts
from undercroft.engine.languages import LANGUAGES
from undercroft.server.notices.ways import Notice

GAME = "dungeoneer"
REGISTER = """async () => {
    await navigator.serviceWorker.register("/worker.js");
    await navigator.serviceWorker.ready;
}"""
WRITE_DOWN = """() => {
    self.shown = [];
    self.went = [];
    self.registration.showNotification = async (title, more) => void self.shown.push({ title, ...more });
    self.clients.openWindow = async (url) => void self.went.push(["opened", url]);
    self.WindowClient.prototype.focus = async function () { self.went.push(["focused", this.url]); };
}"""
SHOWN = """async () => {
    while (!self.shown.length) await new Promise((next) => setTimeout(next, 20));
    return self.shown.pop();
}"""
CLICK = """async (data) => {
    const work = [];
    const click = new Event("notificationclick");
    click.notification = { data, close: () => self.went.push(["closed"]) };
    click.waitUntil = (promise) => work.push(promise);
    self.dispatchEvent(click);
    await Promise.all(work);
    return self.went.splice(0);
}"""


Push = Callable[[str], Any]  # what is shown after these bytes have come


@pytest.fixture
def listening(visitor: Visitor) -> tuple[Page, Worker, Push]:
    """A page of somebody whose browser has the worker, and who stands for the push service."""
    page = visitor("Ada", mine=True)
    page.goto(f"/table/{lay_table(page)}")  # open before the worker is there
    protocol = page.context.new_cdp_session(page)
    known: list[Any] = []
    protocol.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    protocol.send("ServiceWorker.enable")
    page.evaluate(REGISTER)
    (worker,) = page.context.service_workers
    worker.evaluate(WRITE_DOWN)
    origin = page.evaluate("location.origin")

    def push(data: str) -> Any:
        ours = {"origin": origin, "registrationId": known[-1]["registrationId"], "data": data}
        protocol.send("ServiceWorker.deliverPushMessage", ours)
        return worker.evaluate(SHOWN)

    return page, worker, push


def notice(language: str, url: str) -> Notice:
    """What the server tells somebody whose turn it is."""
    say = texts.speaker(GAME, language).say
    game = say("game-dungeoneer")
    return Notice(
        say("notice-title", game=game), say("notice-text", table="Friday", names="Bea", n=1), url, "table"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_push_is_shown_as_it_was_said(listening: tuple[Page, Worker, Push], language: str) -> None:
    """In the language of its person; what comes later of the same table replaces it."""
    _, _, push = listening
    told = notice(language, "https://undercroft.example/table/abc")
    wanted = {"title": told.title, "body": told.text, "tag": "table", "data": {"url": told.url}}
    assert wanted.items() <= push(msgspec.json.encode(told).decode()).items()


def test_a_push_without_words_is_shown(listening: tuple[Page, Worker, Push]) -> None:
    """A browser that has promised to show every push would blame us for silence."""
    _, _, push = listening
    assert "Undercroft" == push("")["title"]


def test_a_click_leads_to_the_table(listening: tuple[Page, Worker, Push]) -> None:
    """To the window that has it open already, though the worker came after it; else to a new one, of our own
    server however the host calls it.
    """
    page, worker, _ = listening
    origin, mine = page.evaluate("location.origin"), page.url
    elsewhere = mine.replace(origin, "https://undercroft.example")
    assert [["closed"], ["focused", mine]] == worker.evaluate(CLICK, {"url": elsewhere})
    assert [["closed"], ["opened", f"{origin}/table/other"]] == worker.evaluate(
        CLICK, {"url": "https://undercroft.example/table/other"}
    )
    assert [["closed"], ["focused", mine]] == worker.evaluate(CLICK, None)  # any window of ours will do
