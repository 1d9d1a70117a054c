"""Several people at one table, each in a browser of their own; and somebody who only watches."""

import json
from random import Random

from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import ask, choose, is_over, log_of, my_turn, question, sit_down, steps, view_of

from undercroft.texts import speaker


def meet(visitor: Visitor, words: Words) -> tuple[Page, Page, str]:
    """Ada lays a table for two and sends Bela the link; he sits down, she begins. Gives the table as well."""
    ada, bela = visitor("Ada"), visitor("Bela")
    ada.goto("/")
    ada.get_by_role("link", name=words("page-play-friends")).click()
    ada.get_by_role("button", name=words("page-table-make")).click()
    ada.get_by_role("button", name=words("page-copy-link")).click()
    expect(ada.get_by_role("button", name=words("page-copied"))).to_be_visible()
    start = ada.get_by_role("button", name=words("page-start"), exact=True)
    expect(start).to_be_hidden()

    bela.goto(ada.evaluate("navigator.clipboard.readText()"))
    bela.get_by_role("textbox", name=words("page-name")).fill("Bela")
    bela.get_by_role("button", name=words("page-join-sit")).click()
    expect(bela.get_by_text(words("page-waiting-start"))).to_be_visible()
    expect(ada.get_by_text("Bela")).to_be_visible()

    start.click()
    expect(ada.locator(".prompt")).to_be_visible()
    expect(bela.locator(".prompt")).to_be_visible()
    return ada, bela, ada.url.rpartition("/")[2]


def play(pages: tuple[Page, Page], table: str, decisions: int) -> None:
    """Whoever is asked decides."""
    chance = Random(1)
    for _ in range(decisions):
        asked = ask(pages[0], "GET", f"/api/tables/{table}")["asked"]
        if asked is None:
            return
        choose(pages[asked], chance)


def hands(page: Page) -> list[str]:
    """The cards in the hand on the screen."""
    pieces = page.locator(".hand [data-piece]").all()
    return sorted(str(piece.get_attribute("data-piece")).removeprefix("card:") for piece in pieces)


def test_two_people_and_somebody_who_watches(visitor: Visitor, words: Words) -> None:
    """Each sees only his own hand, and whoever watches sees none: not on the screen, and not on the wire."""
    ada, bela, table = meet(visitor, words)
    watcher = visitor("Cato")
    heard: list[str] = []
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.goto(f"/table/{table}")
    expect(watcher.get_by_text(words("page-watching"))).to_be_visible()
    play((ada, bela), table, 16)

    for page, said in ((ada, "May the dice be with me"), (bela, "And with me")):
        page.get_by_role("textbox", name=words("page-chat")).fill(said)
        page.get_by_role("button", name=words("page-chat-send")).click()
        for reader in (ada, bela, watcher):
            expect(reader.get_by_text(said)).to_be_visible()

    known = {  # to each of them
        page: json.dumps([view_of(page, table, seat), log_of(page, table, seat)])
        for page, seat in ((ada, 0), (bela, 1), (watcher, None))
    }
    for seat, page, others in ((0, ada, (bela, watcher)), (1, bela, (ada, watcher))):
        held = view_of(page, table, seat)["seat"][str(seat)]["hand"]["known"]
        assert sorted(held) == hands(page)
        secret = [card for card in held if f'"{card}"' not in known[watcher]]
        assert secret, "a hand of which everything is known proves nothing"
        for card in secret:
            assert f'"{card}"' not in "".join(heard)
            for reader in others:
                assert f"card:{card}" not in reader.content()
                if card.rpartition("_")[0] not in known[reader]:  # another copy of it
                    assert speaker("dungeoneer", "en").card(card) not in reader.locator("body").inner_text()
    assert hands(watcher) == []
    keep(watcher, "watching")


def test_taking_back_what_others_have_seen_needs_their_consent(visitor: Visitor, words: Words) -> None:
    ada, bela, table = meet(visitor, words)
    please = ada.get_by_role("button", name=words("page-undo-please"))
    play((ada, bela), table, 4)
    while not please.is_visible():  # she could still take back without asking
        play((ada, bela), table, 1)
    before = steps(ada, table)
    for answer, after in ((words("page-no"), before), (words("page-yes"), before - 1)):
        please.click()
        request = words("page-undo-request", name="Ada")
        expect(ada.locator(".request")).to_contain_text(request)
        expect(ada.get_by_role("button", name=answer, exact=True)).to_have_count(0)  # not for her to grant
        expect(bela.locator(".request")).to_contain_text(request)
        bela.get_by_role("button", name=answer, exact=True).click()
        expect(ada.locator(".request")).to_have_count(0)
        expect(bela.locator(".request")).to_have_count(0)
        assert steps(ada, table) == after
    undone = words("page-log-undone", name="Ada", n=before - 1)
    expect(ada.locator(".log").get_by_text(undone)).to_be_visible()
    expect(bela.locator(".log").get_by_text(undone)).to_be_visible()


def test_taking_back_what_nobody_has_seen(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    table = sit_down(page)
    chance = Random(1)
    back = page.get_by_role("button", name=words("page-undo"), exact=True)
    while True:
        before = asked(page)
        choose(page, chance)
        my_turn(page)
        assert not is_over(page), "no decision in a whole game could be taken back"
        if back.is_visible():
            break
    decisions = steps(page, table)
    back.click()
    undone = words("page-log-undone", name="Ada", n=decisions - 1)
    expect(page.locator(".log").get_by_text(undone)).to_be_visible()
    assert steps(page, table) == decisions - 1
    assert asked(page) == before


def asked(page: Page) -> list[str]:
    """The question on the screen and its options."""
    options = my_turn(page).all_inner_texts()
    return [question(page), *options]
