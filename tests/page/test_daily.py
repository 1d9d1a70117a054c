"""The deal of the day on the page: the same in every time zone, kept once, and shown without telling it."""

import json

from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words
from tests.page.test_lessons import RULES
from tests.page.test_screens import violations

ZONES = ("Pacific/Auckland", "America/Los_Angeles")


def kept(page: Page) -> dict[str, dict[str, str]]:
    return dict(json.loads(page.evaluate("localStorage.getItem('undercroft daily')") or "{}"))


def begun(page: Page, words: Words) -> str:
    """Play today's deal; which table that is."""
    page.get_by_role("button", name=words("page-daily-play")).click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def give_up(page: Page, table: str) -> None:
    """End the game: the shortest way to a result."""
    page.evaluate(
        """(table) => new Promise((done) => {
            const base = location.origin.replace("http", "ws");
            const socket = new WebSocket(`${base}/api/tables/${table}/live`);
            socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
            socket.onmessage = ({ data }) => {
                const told = JSON.parse(data);
                const resign = JSON.stringify({ type: "resign", ref: "r", seat: 0 });
                if (told.type === "welcome") socket.send(resign);
                if (told.type === "accepted") { socket.close(); done(); }
            };
        })""",
        table,
    )


def test_the_deal_of_the_day_is_played_and_shown(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.add_init_script(path=__file__.replace("test_daily.py", "screens.js"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/")
    page.get_by_role("link", name=words("page-daily")).click()
    page.wait_for_url("**/daily/dungeon_drop")
    expect(page.get_by_role("button", name=words("page-daily-play"))).to_be_visible()
    assert violations(page, "main", *RULES) == []
    table = begun(page, words)
    give_up(page, table)
    result = page.get_by_role("region", name=words("page-daily-mine"))
    expect(result).to_be_visible()
    assert violations(page, ".daily", *RULES) == []
    result.get_by_role("button", name=words("page-daily-copy")).click()
    expect(result.get_by_role("button", name=words("page-copied"))).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert "💀" in text
    assert text.endswith("/daily/dungeon_drop")
    (name,) = kept(page)
    assert name.split(" ")[1] in text

    first = kept(page)
    page.goto("/daily/dungeon_drop")
    expect(page.get_by_role("region", name=words("page-daily-mine"))).to_be_visible()
    page.get_by_role("button", name=words("page-daily-again")).click()
    page.wait_for_url("**/table/*")
    again = page.url.rsplit("/", 1)[1]
    assert table != again
    give_up(page, again)
    expect(page.get_by_role("region", name=words("page-daily-mine"))).to_be_visible()
    assert first == kept(page)


def test_all_over_the_world_it_is_the_same(visitor: Visitor, words: Words) -> None:
    told = []
    for zone in ZONES:
        page = visitor("Ada")
        page.context.new_cdp_session(page).send("Emulation.setTimezoneOverride", {"timezoneId": zone})
        page.goto("/daily/dungeon_drop")
        page.get_by_text(words("page-daily-fair")).click()
        expect(page.locator("code")).to_have_count(3)
        told.append(page.locator("dl").inner_text())
    assert told[0] == told[1]
