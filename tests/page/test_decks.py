"""Decks of one's own on the page: chosen where a table is made and while it waits, and read during play."""

from playwright.sync_api import expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import ask
from tests.page.test_lobby import table_of

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
