"""A campaign in the browser: opened, joined by a link, decided by two people, played, read on its sheet."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import aside, ask, fast_forward, my_turn, settled, shown, view_of
from tests.page.test_aid import sheets
from tests.page.test_games import by_keys, tab_to
from tests.page.test_lobby import table_of
from tools.client import Live
from tools.servers import Server

from undercroft.engine.languages import LANGUAGES
from undercroft.texts import speaker

GAME = "rocca_civetta"
SAYS = speaker(GAME, "en")


def campaign_of(page: Page) -> Any:
    """The campaign at this address, as the server knows it."""
    page.wait_for_url("**/campaign/*")
    return ask(page, "GET", f"/api/campaigns/{page.url.rpartition('/')[2]}")


def decide(page: Page, words: Words, label: str) -> None:
    """Wait until I am asked, and take what is called so."""
    expect(page.get_by_role("heading", name=words("page-campaign-decide"))).to_be_visible()
    page.get_by_role("button", name=label, exact=True).click()


def opened(ada: Page, words: Words, *seats: str) -> None:
    """From the screen of a new table to a campaign that is called A year."""
    ada.goto(f"/new/{GAME}")
    ada.get_by_role("link", name=words("page-campaign-instead")).click()
    for n, seat in enumerate(seats, 2):
        ada.get_by_label(words("page-seat-n", n=n)).select_option(seat)
    ada.get_by_label(words("page-campaign-name")).fill("A year")
    ada.get_by_role("button", name=words("page-campaign-make")).click()
    expect(ada.get_by_role("heading", level=1, name="A year")).to_be_visible()


def proposed(setting: str, on: bool) -> str:
    """A rule as those read it who do not propose."""
    value = SAYS.say("sheet-on" if on else "sheet-off")
    return str(SAYS.say("decision-rule", setting=SAYS.setting(setting), value=value))


def give_up(server: Server, page: Page, table: str) -> None:
    """This person leaves the game, without the page."""
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in page.context.cookies())

    async def resign() -> None:
        async with Live(server.base, table, cookie, {}) as live:
            await live.do("resign")

    aside(resign())


def test_two_people_from_the_invitation_to_the_sheet(visitor: Visitor, words: Words, server: Server) -> None:
    ada, bela = visitor("Ada"), visitor("Bela", phone=True)
    opened(ada, words, "open")
    link = ada.get_by_label(words("page-link-for", n=2))
    keep(ada, "campaign-waiting")
    bela.goto(link.input_value())
    bela.get_by_role("button", name=words("page-join-sit")).click()

    people = [ada, bela]
    first = campaign_of(bela)["asked"][0]
    order = [people[first], people[1 - first]]
    cards = [text.split()[1] for text in campaign_of(order[0])["mine"][0]["options"][:4]]
    for n, card in enumerate(cards):
        decide(order[n % 2], words, SAYS.say("decision-draft", card=SAYS.card(card)))
    for page, card in zip(order, cards, strict=False):
        keep(page, "campaign-scholar")
        decide(page, words, SAYS.say("decision-scholar", card=SAYS.card(card)))

    expect(ada.get_by_role("heading", name=words("page-campaign-rules"))).to_be_visible()
    alchemy = ada.get_by_role("switch", name=SAYS.setting("alchemy"))
    alchemy.check(force=True)
    expect(bela.get_by_text(proposed("alchemy", on=True))).to_be_visible()  # who does not propose reads it
    expect(bela.get_by_role("switch")).to_have_count(0)
    keep(ada, "campaign-rules")
    keep(bela, "campaign-rules-phone")
    for page in (bela, ada):
        decide(page, words, SAYS.say("decision-agree"))
    ada.get_by_role("link", name=words("page-campaign-table")).click()
    expect(ada.locator(".table")).to_be_visible()
    table = table_of(ada)
    assert ("rocca_civetta", 1) == (table["game"], table["options"]["alchemy"])

    give_up(server, bela, table["id"])
    ada.get_by_role("link", name=words("page-campaign-back")).click()
    expect(ada.get_by_text(words("page-campaign-stage-booked"))).to_have_count(0)  # a seal tells the results
    ada.get_by_role("button", name=re.compile("^September.*Ada NA.*Bela NA$")).click()
    booked = SAYS.say("sheet-because-rank", n=3)
    expect(ada.locator(".chapter").get_by_text(booked)).to_be_visible()
    keep(ada, "campaign-booked")
    ada.emulate_media(media="print")
    expect(ada.locator(".ledger")).to_contain_text(f"+4 {SAYS.say('sheet-support')}")
    expect(ada.locator(".ledger tbody tr")).to_have_count(12)
    expect(ada.get_by_role("button", name=words("page-campaign-print"))).to_be_hidden()
    keep(ada, "campaign-printed")
    ada.emulate_media(media="screen")

    bela.goto("/")
    expect(bela.get_by_role("link", name="A year").filter(has_text="October")).to_be_visible()
    keep(bela, "campaign-home")


def test_the_end_of_a_year(visitor: Visitor, words: Words, server: Server) -> None:
    """Who gives every game up does not become professor; the sheet tells the whole year."""
    page = visitor("Ada")
    ask(page, "POST", "/api/me", name="Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    state = ask(page, "POST", "/api/campaigns", game=GAME, seats=seats)
    path = f"/api/campaigns/{state['id']}"
    while state["status"] == "running":
        if state["table"]:
            give_up(server, page, state["table"])
            state = ask(page, "GET", path)
        else:
            options = state["mine"][0]["options"]
            choose = "agree" if "agree" in options else options[0]
            state = ask(page, "POST", f"{path}/decisions", seat=0, choose=choose)
    page.goto(f"/campaign/{state['id']}")
    bot = words("page-seat-bot", bot=words("page-bot-random"))
    expect(page.locator(".winner")).to_have_text(SAYS.say("sheet-winner", names=bot, n=1))
    expect(page.locator(".seals .booked")).to_have_count(12)
    expect(page.locator(".history h4")).to_have_count(12)
    expect(page.locator(".gone")).to_have_count(4)  # six games each: nobody is left to be chosen
    expect(page.get_by_role("button", name=words("page-campaign-leave"))).to_have_count(0)
    keep(page, "campaign-over")


def filled(state: Any) -> Any:
    """This campaign after its last month, with as much in every field as there can be."""
    sheet, seats = state["sheet"], range(len(state["seats"]))
    each: dict[str, Any] = {
        "version": 1,
        "chosen": ["onamor", "caterina", "andromeda", "sara"],
        "results": ["first", "second", "third", "na"],
        "gained": [4, 3, 2, 0.5],
        "earned": [5, 4, 2, 1],
        "spent": [3, 2, 1, 4],
        "because": [{"taking_part": 1} for _ in seats],
    }
    sheet["bookings"] = [{"chapter": one["chapter"], **each} for one in sheet["chapters"]]
    sheet["chapter"] = None
    for seat in seats:
        team = {each["chosen"][seat]: 6, "rebecca": 6}
        sheet["seats"][str(seat)] |= {"team": team, "usable": [], "victory_points": 48, "support": 12}
        state["seats"][seat]["team"] = "The Night Owls of the North"
    return state | {"status": "over", "asked": [], "mine": [], "table": None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_year_goes_on_one_sheet(visitor: Visitor, language: str) -> None:
    """Of four Teachers."""
    page = visitor("Ada", language=language)
    ask(page, "POST", "/api/me", name="Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    state = ask(page, "POST", "/api/campaigns", game=GAME, seats=seats, name="The year of the owls")
    path = f"/api/campaigns/{state['id']}"

    def fill(route: Route) -> None:
        route.fulfill(json=filled(route.fetch().json()))

    page.route(f"**{path}", fill)
    page.goto(f"/campaign/{state['id']}")
    expect(page.locator(".seals .booked")).to_have_count(12)
    page.evaluate("document.fonts.ready.then(() => 0)")
    assert 1 == sheets(page)
    page.emulate_media(media="print")
    said = speaker(GAME, language)
    expect(page.locator(".ledger td")).to_have_count(1 + 4 * 12)
    expect(page.locator(".ledger")).to_contain_text(f"+5 \u22123 {said.say('sheet-support')}")
    keep(page, f"campaign-sheet-{language}")


NEXT = ".now .row button.main, .now .cards button"


def decide_by_keys(page: Page) -> None:
    """The first thing that can be chosen, reached by Tab. What was chosen is gone, the focus is not."""
    now = page.locator(".now")
    before = now.text_content() or ""
    tab_to(page, NEXT)
    page.keyboard.press("Enter")
    expect(now).not_to_have_text(before)
    expect(page.locator("body:focus")).to_have_count(0)


def to_the_table_by_keys(page: Page) -> str:
    """Everything that is to be decided, then the table. Gives its id."""
    table = page.locator(".now a.button.main")
    expect(page.locator(NEXT).first).to_be_visible()
    while not table.is_visible():
        decide_by_keys(page)
    tab_to(page, ".now a.button.main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def test_a_month_and_the_shop_after_it_by_keyboard_alone(visitor: Visitor, words: Words) -> None:
    """From the first screen: begun, drafted, agreed, decisions at the table, the sheet, and October, where
    a Student is bought with the points of September. (The rest of September is played without the page.)
    """
    page = visitor("Ada")
    page.goto("/")
    new = f"a[href='/new-campaign/{GAME}']"
    expect(page.locator(new)).to_be_visible()
    tab_to(page, new)
    page.keyboard.press("Enter")
    seat = page.get_by_label(words("page-seat-n", n=2))
    expect(seat).to_be_visible()
    tab_to(page, "form select")
    page.keyboard.press("ArrowDown")
    expect(seat).to_have_value("bot random")
    tab_to(page, "form input:not([readonly]):not([type=radio])")
    page.keyboard.type("A year")
    tab_to(page, "form button.main")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="A year")).to_be_visible()
    campaign = campaign_of(page)["id"]

    table = to_the_table_by_keys(page)
    for _ in range(3):
        my_turn(page)
        before = str(shown(page))
        by_keys(page, 0)
        expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
        settled(page)
    assert not fast_forward(page, table, lambda view, moves: False)
    back = f"a[href='/campaign/{campaign}']"
    expect(page.locator(f".end {back}")).to_be_visible()
    tab_to(page, f".end {back}")
    page.keyboard.press("Enter")

    expect(page.locator(".seals .booked")).to_have_count(1)
    tab_to(page, ".seal")
    page.keyboard.press("Enter")
    booked = page.locator(".chapter .booked")
    expect(booked).to_contain_text(SAYS.say("sheet-because-taking-part", n=1))
    page.goto(f"/campaign/{campaign}")  # what is to be decided stands above the sheet
    table = to_the_table_by_keys(page)
    expect(my_turn(page).first).to_be_visible()
    points = view_of(page, table, 0)["seat"]["0"]["support"]
    assert points > 0
    before = str(shown(page))
    tab_to(page, 'button.option[data-option="buy student"]')
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
    settled(page)
    assert points - 1 == view_of(page, table, 0)["seat"]["0"]["support"]
