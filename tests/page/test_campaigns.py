"""A campaign in the browser: opened, joined by a link, decided by two people, played, read on its sheet."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import aside, ask
from tests.page.test_lobby import table_of
from tools.client import Live
from tools.servers import Server

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
    expect(ada.locator(".history").get_by_text(booked)).to_be_visible()
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
