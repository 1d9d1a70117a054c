"""Bots: against whom one plays, what they would do in one's place, and who plays for those who are away."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import BOT, OPTIONS, ask, cover, my_turn, plain, sent, settled, sit_down, sit_down_where
from tests.page.test_company import meet

LEVELS = ("random", "novice", "steady", "sharp")


def advice(page: Page) -> Locator:
    return page.locator(".advice")


def hint_button(page: Page, words: Words) -> Locator:
    return page.get_by_role("button", name=words("page-advice"), exact=True)


def choosing(page: Page, game: str = "dungeoneer", seats: int = 2) -> str:
    """Sit down where one has a choice."""
    return sit_down_where(page, lambda view, moves: len(view["asked"]["options"]) > 2, seats, game)


# -- hints -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_hint_says_what_to_do_and_what_it_is_worth(visitor: Visitor, language: str) -> None:
    words, page = Words(language), visitor(language=language, phone=language != "en", hints=False)
    moves = sent(page)
    choosing(page)
    hint_button(page, words).click()
    lead = advice(page).locator(".lead")
    expect(lead).to_contain_text(words("page-advice-mine"))
    expect(advice(page)).to_contain_text(words.like("page-advice-share", "n", "doubt"))
    chosen = page.locator(f"{OPTIONS}.advised")
    expect(chosen).to_contain_text(plain(lead.locator("b").text_content()))
    keep(page, f"hint-{language}")
    page.get_by_role("button", name=words("page-advice-follow"), exact=True).click()
    settled(page)
    expect(lead).to_be_hidden()
    assert 1 == len(moves)


def test_a_hint_comes_and_goes_by_keyboard(visitor: Visitor, words: Words) -> None:
    page = visitor()
    choosing(page)
    expect(hint_button(page, words)).to_be_visible()
    page.keyboard.press("h")
    expect(advice(page).locator(".lead")).to_be_visible()
    expect(advice(page)).to_have_attribute("role", "status")
    page.keyboard.press("Escape")
    expect(advice(page).locator(".lead")).to_be_hidden()
    expect(page.locator(f"{OPTIONS}.advised")).to_have_count(0)


def test_alone_one_succeeds_instead_of_winning(visitor: Visitor, words: Words) -> None:
    page = visitor()
    sit_down(page, 1, "dungeon_drop")
    hint_button(page, words).click()
    expect(advice(page)).to_contain_text(words.like("page-advice-solo", "n", "doubt"))


def test_among_people_there_are_hints_only_if_somebody_wants_them(visitor: Visitor, words: Words) -> None:
    page = visitor()
    ask(page, "POST", "/api/me", name="Ada")
    page.goto("/new/dungeoneer")
    hints = page.get_by_role("switch", name=words("page-table-hints"), exact=True)
    expect(hints).not_to_be_checked()  # a friend is expected
    page.get_by_role("combobox", name=words("page-seat-n", n=2)).select_option("bot steady")
    expect(hints).to_be_checked()
    hints.click()
    page.get_by_role("button", name=words("page-table-start")).click()
    my_turn(page)
    expect(hint_button(page, words)).to_have_count(0)


# -- levels ------------------------------------------------------------------------------------------------


def test_the_level_of_the_opponents_is_chosen_once_and_remembered(visitor: Visitor, words: Words) -> None:
    page = visitor()
    page.goto("/")
    level = page.get_by_role("combobox", name=words("page-rivals"))
    expect(level).to_have_value("steady")
    expect(level.locator("option")).to_have_text([words(f"page-bot-{bot}") for bot in LEVELS])
    level.select_option("novice")
    expect(page.get_by_text(words("page-bot-about-novice"))).to_be_visible()
    page.reload()
    expect(level).to_have_value("novice")
    cover(page, "dungeoneer").get_by_role("button", name=words("page-play-now")).click()
    expect(
        page.locator(".player").get_by_text(words("page-seat-bot", bot=words("page-bot-novice")))
    ).to_have_count(2)
    table = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert ["", "novice", "novice"] == [seat["bot"] for seat in table["seats"]]


def test_a_bot_in_the_waiting_room_says_how_it_plays(visitor: Visitor, words: Words) -> None:
    page = visitor()
    ask(page, "POST", "/api/me", name="Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    table = ask(page, "POST", "/api/tables", game="dungeoneer", seats=seats)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_text(words("page-bot-about-random"))).to_be_visible()
    page.get_by_role("combobox", name=words("page-bot-level", n=2)).select_option("sharp")
    expect(page.get_by_text(words("page-bot-about-sharp"))).to_be_visible()
    page.get_by_role("button", name=words("page-start-bots")).click()
    expect(page.locator(".table")).to_be_visible()
    found = ask(page, "GET", f"/api/tables/{table['id']}")["seats"]
    assert ["", "sharp", "sharp"] == [seat["bot"] for seat in found]  # the next one alike


# -- standing in -------------------------------------------------------------------------------------------


def asked_at(table: str, page: Page) -> int:
    return int(ask(page, "GET", f"/api/tables/{table}")["asked"])


def test_a_bot_decides_until_one_is_back(visitor: Visitor, words: Words) -> None:
    ada, bela, table = meet(visitor, words)
    page = (ada, bela)[asked_at(table, ada)]
    page.get_by_role("button", name=words("page-menu")).click()
    page.get_by_role("button", name=words("page-let-bot")).click()
    expect(page.get_by_text(words("page-stood-in"))).to_be_visible()
    expect(page.get_by_text(words("page-stand-in"), exact=True)).to_be_visible()
    page.locator(".request").get_by_role("button", name=words("page-take-back")).click()
    expect(page.get_by_text(words("page-stood-in"))).to_be_hidden()


def test_whoever_made_the_table_lets_a_bot_play_for_somebody_who_is_away(
    visitor: Visitor, words: Words
) -> None:
    ada, bela, table = meet(visitor, words)
    while asked_at(table, ada) == 0:
        my_turn(ada).last.click()
        settled(ada)
    expect(ada.get_by_text(words("page-away", name="Bela"))).to_have_count(0)
    bela.close()
    expect(ada.get_by_text(words("page-away", name="Bela"))).to_be_visible()
    keep(ada, "away")
    ada.locator(".request").get_by_role("button", name=words("page-stand-in-for", name="Bela")).click()
    expect(ada.get_by_text(words("page-log-stood-in-absent", name="Bela"))).to_be_visible()
    my_turn(ada)


def test_bots_of_all_levels_play(visitor: Visitor) -> None:
    """They decide, one after the other, until the person is asked again."""
    page = visitor(pace="none")
    ask(page, "POST", "/api/me", name="Ada")
    bots = [{**BOT, "bot": bot} for bot in ("novice", "steady", "sharp")]
    table = ask(page, "POST", "/api/tables", game="dungeoneer", seats=[{"kind": "me"}, *bots], start=True)
    page.goto(f"/table/{table['id']}")
    first = my_turn(page).count()
    assert first
    expect(page.locator(".player .tag", has_text=re.compile("Bot"))).to_have_count(3)
