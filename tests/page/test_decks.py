"""Decks of one's own on the page: chosen where a table is made and while it waits, and read during play."""

import re

from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import ask
from tests.page.test_lobby import table_of

import undercroft as uc
from undercroft.texts import speaker

SAYS = speaker("dungeoneer", "en")


def test_a_deck_is_chosen_in_the_waiting_room_and_read_in_play(visitor: Visitor, words: Words) -> None:
    """DGR-BLD-06, DGR-BLD-07: a ready deck for oneself and for a bot; then the list, one press away."""
    page = visitor("Ada")
    page.goto("/new/dungeoneer")
    page.get_by_role("switch", name=SAYS.setting("custom_decks")).check()
    page.get_by_label(words("page-deck-of", n=1)).select_option("axe_and_oath")
    expect(page.get_by_text(SAYS.say("deck-axe-and-oath.text"))).to_be_visible()
    page.get_by_role("button", name=words("page-table-make")).click()
    table = table_of(page)["id"]
    page.get_by_role("button", name=words("page-put-bot")).click()
    page.get_by_label(words("page-deck-of", n=2)).select_option("the_obedient_dead")
    expect(page.get_by_label(words("page-deck-of", n=2))).to_be_enabled()
    page.reload()
    expect(page.get_by_label(words("page-deck-of", n=1))).to_have_value("axe_and_oath")
    expect(page.get_by_label(words("page-deck-of", n=2))).to_have_value("the_obedient_dead")
    keep(page, "decks-waiting")
    page.get_by_role("button", name=words("page-start"), exact=True).click()
    panel = page.locator("[data-seat-panel='0']")
    page.locator(".strip").first.click()
    panel.get_by_role("button", name=words("page-deck-list")).click()
    listed = page.get_by_role("dialog", name=words("page-deck-list-of", name="Ada"))
    expect(listed.get_by_role("row", name=SAYS.card("kron_axereaver"))).to_have_count(1)
    rows = listed.locator("tbody tr")
    columns = rows.evaluate_all(
        "rows => rows.map(row => [...row.cells].slice(1).map(one => Number(one.innerText)))"
    )
    assert all(every == inside + hand + play + gone for every, inside, hand, play, gone in columns)
    hand = ask(page, "GET", f"/api/tables/{table}/replay?seat=0")["steps"][0]["view"]["seat"]["0"]["hand"]
    assert sum(row[2] for row in columns) == hand["count"]
    keep(page, "decks-list")


def test_a_deck_is_built_and_handed_in(visitor: Visitor, words: Words) -> None:
    """DGR-BLD-01 to 06: from a ready list, by mouse and by keyboard, kept, shared and played."""
    page = visitor("Ada", mine=True)
    page.goto("/decks/dungeoneer")
    total = page.locator(".sum")
    expect(total).to_contain_text(words("page-deck-sum", n=0, open=5))
    page.get_by_label(words("page-deck-begin")).select_option("axe_and_oath")
    expect(total).to_contain_text(words("page-deck-sum", n=50, open=0))
    page.get_by_label(words("page-cards-text")).fill("dodge")
    dodge = page.locator("[data-card=dodge]")
    expect(page.locator("[data-card]")).to_have_count(1)
    before = int(dodge.locator("output").text_content() or 0)
    more = dodge.get_by_role("button", name=words("page-deck-more", card=SAYS.card("dodge")))
    for _ in range(5 - before):
        more.click()
    wrong = page.locator(".checks .wrong")
    expect(wrong.get_by_role("button", name="Rule DGR-TDECK-05")).to_be_visible()
    more.focus()
    page.keyboard.press("-")
    expect(dodge.locator("output")).to_have_text("4")
    expect(wrong).to_have_count(0)
    page.get_by_label(words("page-deck-name")).fill("My <b>axe</b>")
    page.get_by_label(words("page-deck-name")).blur()
    out = page.get_by_label(words("page-deck-out"))
    expect(out).to_have_value(re.compile(r"/decks/dungeoneer#UCD1-"))
    link = out.input_value()
    page.goto("/new/dungeoneer")
    page.get_by_role("switch", name=SAYS.setting("custom_decks")).check()
    page.get_by_label(words("page-deck-of", n=1)).select_option(label="My <b>axe</b>")
    page.get_by_role("button", name=words("page-table-make")).click()
    seat = table_of(page)["seats"][0]
    expect(page.get_by_label(words("page-deck-of", n=1)).locator("option:checked")).to_have_text(
        "My <b>axe</b>"
    )
    assert seat["has_deck"]
    other = visitor("Bob", mine=True)
    other.goto(link)
    expect(other.locator(".sum")).to_contain_text(words("page-deck-sum", n=54 - before, open=0))
    expect(other.locator("[data-card=dodge] output")).to_have_text("4")


def test_a_list_from_elsewhere(visitor: Visitor, words: Words) -> None:
    """What can be read is there, and every line that cannot is named."""
    page = visitor("Ada", mine=True, language="fr")
    says, french = speaker("dungeoneer", "fr"), Words("fr")
    page.goto("/decks/dungeoneer")
    page.get_by_label(french("page-deck-paste")).fill("deck: Autre\n2 Esquive\nraka\n3 Personne")
    page.get_by_role("button", name=french("page-deck-bring"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(french("page-deck-line", n=4))
    expect(page.get_by_label(french("page-deck-name"))).to_have_value("Autre")
    page.reload()
    expect(page.locator("[data-card=raka] output")).to_have_text("1")
    expect(page.locator(".sum")).to_contain_text(french("page-deck-sum", n=page_size(page), open=4))
    assert says.card("raka") in (page.locator("[data-card=raka]").text_content() or "")


def page_size(page: Page) -> int:
    """How many cards the list has, by the numbers on the shelf."""
    return sum(map(int, page.locator("[data-card] output").all_text_contents()))


def test_the_cards_of_every_game(visitor: Visitor, words: Words) -> None:
    """Each card is there once; what is looked for stays."""
    page = visitor("Ada")
    for game in uc.game_names():
        page.goto(f"/cards/{game}")
        content = ask(page, "GET", f"/api/games/{game}/content")
        expect(page.locator("[data-card]")).to_have_count(len(content["cards"]))
    page.goto("/cards/dungeoneer")
    page.get_by_label(words("page-cards-kind")).select_option("monster")
    page.get_by_label(words("page-cards-tag")).select_option("undead")
    content = ask(page, "GET", "/api/games/dungeoneer/content")["cards"]
    undead = [
        id for id, card in content.items() if "undead" in card.get("tags", ()) and card["kind"] == "monster"
    ]
    expect(page.locator("[data-card]")).to_have_count(len(undead))


def test_an_account_has_its_lists_on_every_device(visitor: Visitor, words: Words) -> None:
    """DGR-BLD-01: what a guest has built is his account's, there wherever he logs in, and safe while the
    server is away.
    """
    desk = visitor("Ada", mine=True)
    desk.goto("/decks/dungeoneer")
    desk.get_by_label(words("page-deck-begin")).select_option("axe_and_oath")
    desk.get_by_label(words("page-deck-name")).fill("<i>Axe</i>")
    desk.get_by_label(words("page-deck-name")).blur()
    expect(desk.get_by_text(words("page-deck-kept"))).to_be_visible()
    ask(desk, "POST", "/api/me", name="Ada")
    login = {"login": "list.keeper", "password": "correct horse battery"}
    ask(desk, "POST", "/api/me/account", **login)
    desk.reload()
    expect(desk.get_by_text(words("page-deck-kept-there"))).to_be_visible()
    assert 0 == desk.evaluate("JSON.parse(localStorage['undercroft decks dungeoneer']).length")
    phone = visitor("Ada", mine=True, phone=True, forgive="ERR_INTERNET_DISCONNECTED")
    ask(phone, "POST", "/api/login", **login)
    phone.goto("/decks/dungeoneer")
    expect(phone.get_by_label(words("page-deck-name"))).to_have_value("<i>Axe</i>")
    keep(phone, "decks-account-phone")
    phone.context.set_offline(True)
    phone.get_by_label(words("page-cards-text")).fill("dodge")
    phone.get_by_role("button", name=words("page-deck-more", card=SAYS.card("dodge"))).click()
    expect(phone.get_by_text(words("page-deck-kept-waits", n=1))).to_be_visible()
    expect(phone.get_by_role("alert").first).to_have_text(words("page-problem-offline"))
    keep(phone, "decks-account-away")
    phone.context.set_offline(False)
    expect(phone.get_by_text(words("page-deck-kept-there"))).to_be_visible()
    (kept,) = ask(desk, "GET", "/api/me/decks/dungeoneer")["lists"]
    assert ("<i>Axe</i>", 51) == (kept["name"], sum(kept["cards"].values()))


def test_a_list_of_a_finished_game_is_kept(visitor: Visitor, words: Words) -> None:
    """DGR-BLD-05, DGR-R-155: another's closed list is nobody's before the end; then it is anybody's."""
    page = visitor("Ada", mine=True)
    ask(page, "POST", "/api/me", name="Ada")
    seats = [
        {"kind": "me", "deck": "axe_and_oath"},
        {"kind": "bot", "bot": "random", "deck": "the_obedient_dead"},
    ]
    closed = {"custom_decks": 1, "lists": 1}
    table = ask(page, "POST", "/api/tables", game="dungeoneer", seats=seats, options=closed, start=True)
    page.goto(f"/table/{table['id']}")
    page.locator(".strip[data-seat='1']").click()
    panel = page.locator("[data-seat-panel='1']")
    panel.get_by_role("button", name=words("page-deck-list")).click()
    listed = page.get_by_role("dialog", name=words.like("page-deck-list-of", "name"))
    expect(listed.get_by_text(words("page-deck-unread"))).to_be_visible()
    expect(listed.get_by_role("button", name=words("page-deck-keep-copy"))).to_have_count(0)
    listed.get_by_role("button", name=words("page-close")).click()
    page.get_by_role("button", name=words("page-menu")).click()
    page.get_by_role("button", name=words("page-resign"), exact=True).click()
    page.get_by_role("button", name=words("page-resign-sure")).click()
    end = page.get_by_role("region", name=words("page-result"))
    end.get_by_role("button", name=words.like("page-deck-list-of", "name")).last.click()
    listed.get_by_role("button", name=words("page-deck-keep-copy")).click()
    expect(listed.get_by_text(words("page-deck-kept-copy"))).to_be_visible()
    keep(page, "decks-end")
    page.goto("/decks/dungeoneer")
    expect(page.locator(".sum")).to_contain_text(words("page-deck-sum", n=50, open=0))
    expect(page.locator("[data-card=ozreth_vane] output")).to_have_text("1")
