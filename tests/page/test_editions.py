"""The book that is opened at a table is that of its edition (DGY-ED-04)."""

import pytest
from playwright.sync_api import expect
from tests.page.people import Visitor, Words, keep

GAME = "/rules/dungeonology"


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True), ("es", False)])
def test_it_tells_and_marks_what_the_spanish_book_says(visitor: Visitor, language: str, phone: bool) -> None:
    words = Words(language)
    page = visitor(language=language, phone=phone)
    page.goto(f"{GAME}?edition=2#DGY-ED-36")
    told = page.locator("[data-ids~='DGY-ED-36']")
    expect(told).to_be_in_viewport()
    expect(told).to_contain_text(words("page-edition-says"))
    replaced = page.locator("[data-ids~='DGY-DZ-11']").first
    expect(replaced).to_contain_text(words("page-edition-otherwise"))
    expect(page.locator("[data-ids~='DGY-ED-10']")).to_have_count(0)
    keep(page, f"book-spanish-{language}{'-phone' if phone else ''}")


def test_an_english_table_has_neither(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{GAME}?edition=0#DGY-DZ-11")
    expect(page.locator("[data-ids~='DGY-DZ-11']").first).to_be_in_viewport()
    expect(page.locator("[data-ids~='DGY-ED-36'], [data-ids~='DGY-ED-10'], .mark")).to_have_count(0)


def test_the_whole_book_has_all_of_them(visitor: Visitor, words: Words) -> None:
    page = visitor()
    page.goto(f"{GAME}?edition=2")
    page.get_by_role("link", name=words("page-edition-whole")).click()
    expect(page.locator("[data-ids~='DGY-ED-10']")).to_have_count(1)
    expect(page.locator("[data-ids~='DGY-ED-36']")).to_have_count(1)
