"""What may go wrong around a game, and that the table stays on the screen and says so."""

import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import GAMES, OPTIONS, ask, choose, cover, log_of, my_turn, play_on, read_log, sit_down
from tools.servers import Server

CUT = "WebSocket|ERR_CONNECTION|Failed to load resource"  # what the console says of a server that is away


def mine(page: Page, table: str) -> int:
    """How many decisions are mine."""
    return sum(line["kind"] == "moved" and line["seat"] == 0 for line in log_of(page, table))


def on_screen(page: Page) -> None:
    """The table is there, with its dungeon, its players and my hand."""
    for part in ("[data-piece^='cell:']", ".players", ".hand [data-piece]"):
        expect(page.locator(part).first).to_be_visible()


def test_a_move_into_a_dead_line_is_played_once(visitor: Visitor, words: Words, mortal: Server) -> None:
    """The server is killed, somebody chooses, the server comes back: the page sends what was chosen."""
    page = visitor("Ada", base=mortal.base, forgive=CUT)
    table = sit_down(page)
    play_on(page, Random(1), 3)
    my_turn(page)
    before = mine(page, table)
    mortal.kill()
    expect(page.locator(".prompt")).to_contain_text(words("page-reconnecting"))
    on_screen(page)
    page.locator(OPTIONS).first.click()
    expect(page.locator(OPTIONS).first).to_be_disabled()
    keep(page, "reconnecting")
    mortal.start()
    expect(page.locator(".prompt")).not_to_contain_text(words("page-reconnecting"))
    my_turn(page)
    assert mine(page, table) == before + 1
    choose(page, Random(1))
    assert mine(page, table) == before + 2


class Wire:
    """The line between a page and the server. It can be cut, also in the middle of a move, and mended."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Any] = []  # moves
        self.cutting = False  # the next move reaches the server, and its answer nobody
        self.cut = False
        self.farewell = ""  # what the server still says
        self.here: WebSocketRoute | None = None
        page.route_web_socket("**/live", self.open)

    def open(self, here: WebSocketRoute) -> None:
        self.here = here
        if self.cut:
            self.hang_up()
            return
        there = here.connect_to_server()

        def outwards(message: str | bytes) -> None:
            if '"move"' in str(message):
                self.sent.append(json.loads(message))
                self.cut = self.cutting
            there.send(message)

        def inwards(message: str | bytes) -> None:
            if not self.cut:
                here.send(message)
            elif '"news"' in str(message):  # the move is in the log
                self.hang_up()
                there.close()

        here.on_message(outwards)
        there.on_message(inwards)

    def hang_up(self) -> None:
        assert self.here is not None
        self.cut = True
        if self.farewell:
            self.here.send(self.farewell)
        self.here.close(code=1011)

    def mend(self) -> None:
        self.cut = self.cutting = False


def test_a_move_whose_answer_is_lost_is_played_once(visitor: Visitor, words: Words) -> None:
    """The server has played the move, and the line breaks before it can say so."""
    page = visitor("Ada")
    wire = Wire(page)
    table = sit_down(page)
    play_on(page, Random(1), 3)
    my_turn(page)
    before = mine(page, table)
    wire.sent.clear()
    wire.cutting = True
    page.locator(OPTIONS).first.click()
    expect(page.locator(".prompt")).to_contain_text(words("page-reconnecting"))
    on_screen(page)
    assert mine(page, table) == before + 1
    wire.mend()
    expect(page.locator(".prompt")).not_to_contain_text(words("page-reconnecting"))
    my_turn(page)
    first, again = wire.sent
    assert first == again, "it is sent again under the same mark"
    assert mine(page, table) == before + 1


def test_a_second_tab_shows_the_same(visitor: Visitor) -> None:
    page = visitor("Ada")
    sit_down(page)
    other = page.context.new_page()
    other.goto(page.url)
    for playing, watching in ((page, other), (other, page), (page, other)):
        choose(playing, Random(1))
        my_turn(playing)
        for one in (playing, watching):
            read_log(one)
        for part in (".prompt", ".options", ".log ol", ".players", "ul.hand"):
            expect(watching.locator(part)).to_have_text(
                playing.locator(part).inner_text(), use_inner_text=True
            )


def end_session(page: Page, server: Server, table: str) -> None:
    ask(page, "POST", "/api/logout", everywhere=True)


def close_table(page: Page, server: Server, table: str) -> None:
    command = [sys.executable, "-m", "undercroft.cli", "admin", "close", table, "--database", server.database]
    subprocess.run(command, check=True, capture_output=True)


@pytest.mark.parametrize(
    ("what", "message"),
    [(end_session, "page-problem-session-ended"), (close_table, "page-closed")],
    ids=["session ended", "table closed"],
)
def test_an_end_from_outside_explains_itself(
    visitor: Visitor, words: Words, server: Server, what: Callable[[Page, Server, str], None], message: str
) -> None:
    page = visitor("Ada")
    table = sit_down(page)
    play_on(page, Random(1), 3)
    what(page, server, table)
    expect(page.get_by_text(words(message)).first).to_be_visible()
    on_screen(page)
    expect(page.locator(f"{OPTIONS}:enabled")).to_have_count(0)
    keep(page, message)


def test_a_table_that_is_not_there_says_so(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.goto("/table/nosuchtable")
    expect(page.get_by_text(words("page-problem-no-table"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=words("page-home")).click()
    expect(cover(page, GAMES[0]).get_by_role("button", name=words("page-play-now"))).to_be_visible()


FAULT = {"error": {"code": "internal", "message": "something went wrong here", "id": "c0ffee"}}


def test_a_server_error_names_its_id(visitor: Visitor, words: Words) -> None:
    """At home, where a table cannot be made; and at a table, whose line is cut with an error."""
    page = visitor("Ada", forgive=CUT)
    page.route("**/api/tables", lambda route: route.fulfill(status=500, json=FAULT))
    page.goto("/")
    with page.expect_response(lambda answer: answer.request.method == "POST" and "/tables" in answer.url):
        cover(page, GAMES[0]).get_by_role("button", name=words("page-play-now")).click()
    expect(page.get_by_role("alert").first).to_contain_text(words("page-problem-internal"))
    expect(page.get_by_role("alert").first).to_contain_text(words("page-problem-id", id="c0ffee"))
    page.unroute("**/api/tables")

    wire = Wire(page)
    wire.farewell = json.dumps({"type": "failed", **FAULT["error"]})
    sit_down(page)
    play_on(page, Random(1), 2)
    wire.hang_up()
    expect(page.get_by_text(words("page-problem-id", id="c0ffee"))).to_be_visible()
    on_screen(page)
    keep(page, "server-error")
    wire.mend()
    expect(page.get_by_text(words("page-problem-id", id="c0ffee"))).to_have_count(0)
    play_on(page, Random(1), 2)
