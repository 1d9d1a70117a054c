"""A word of the game explains itself when pointed at, in focus or under a finger; a rule behind its book."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import read_log, sit_down
from tests.page.test_screens import RULES, violations
from tests.sample import diagonal

from undercroft.texts.terms import Term, terms

GAMES = ("dungeoneer", "dungeonology", "rocca_civetta", "dungeon_drop")
LANGUAGES = ("en", "fr", "es")
EDITIONS = ("dungeonology", "rocca_civetta")  # of which a table plays one, and its book tells of that
HELD = 700  # milliseconds that a finger rests


def address(game: str, term: Term) -> str:
    """Where the book of a table says more."""
    return f"/rules/{game}{'?edition=0' if game in EDITIONS else ''}#{term.rule}"


def bubble(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def term_of(mark: Locator, language: str) -> Term:
    game, id = str(mark.get_attribute("data-term")).split()
    return next(term for term in terms(game, language) if term.id == id)


def asked(page: Page, game: str, seats: int = 2) -> Locator:
    """Sit down, and find a word of the first question, or of the tip above it."""
    page.add_init_script(path=Path(__file__).with_name("screens.js"))
    sit_down(page, seats, game)
    mark = page.locator(".bar .keyword:visible").first
    beginning = page.locator(".tip .beginning")  # on a phone a tip is folded
    expect(mark.or_(beginning).first).to_be_visible()
    if beginning.is_visible():
        beginning.click()
    expect(mark).to_be_visible()
    return mark


def point(mark: Locator) -> None:
    mark.hover()


def focus(mark: Locator) -> None:
    mark.page.keyboard.press("Shift")  # whoever uses keys
    mark.focus()


def hold(mark: Locator) -> None:
    box = mark.evaluate("one => one.getClientRects()[0].toJSON()")  # it may go on in the next line
    finger = mark.page.context.new_cdp_session(mark.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(bubble(mark.page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def tap(mark: Locator) -> None:
    mark.tap()


def inside(page: Page) -> bool:
    """The bubble is wholly inside the window."""
    box, window = bubble(page).bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    across = 0 <= box["x"] <= box["x"] + box["width"] <= window["width"]
    return across and 0 <= box["y"] <= box["y"] + box["height"] <= window["height"]


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@pytest.mark.parametrize(("touch", "game"), diagonal([point, focus, hold, tap], GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_the_question_explains_itself(
    visitor: Visitor, words: Words, touch: Callable[[Locator], None], game: str, language: str
) -> None:
    page = visitor("Ada", phone=touch in (hold, tap), language=language, hints=True)
    mark = asked(page, game, 1 if game == "dungeon_drop" else 2)
    term = term_of(mark, language)
    touch(mark)
    expect(bubble(page)).to_be_visible()
    expect(bubble(page)).to_contain_text(term.text)
    expect(bubble(page)).to_contain_text(term.rule)
    expect(bubble(page).get_by_role("link")).to_have_attribute("href", address(game, term))
    expect(mark).to_have_attribute("aria-describedby", "explanation")
    assert inside(page)
    assert apart(bubble(page), mark)
    assert violations(page, "#explanation", *RULES) == []
    assert page.evaluate("screens.misfits()") == []
    keep(page, f"word-{game}-{language}")
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)


def test_whoever_presses_a_key_on_a_word_comes_to_the_book(visitor: Visitor) -> None:
    """Enter goes on into its bubble and to the book, and ends no phase; Escape comes back to the word."""
    page = visitor("Ada", hints=True)
    mark = asked(page, "dungeonology")
    focus(mark)
    expect(bubble(page)).to_be_visible()
    page.keyboard.press("Enter")
    link = bubble(page).get_by_role("link")
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    expect(mark).to_be_focused()
    focus(mark)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    expect(opened.value).to_have_url(
        re.compile(re.escape(address("dungeonology", term_of(mark, "en"))) + "$")
    )


def test_a_word_in_focus_keeps_its_bubble(visitor: Visitor) -> None:
    """It may be in focus before the bubble has come, and be moved by what is told above it."""
    page = visitor("Ada", hints=True)
    late: list[Route] = []
    page.route("**/TermBubble-*.js", lambda route: late.append(route))
    mark = asked(page, "dungeonology")
    focus(mark)
    expect(bubble(page)).to_have_count(0)
    while not late:
        page.wait_for_timeout(20)
    late.pop().continue_()
    expect(bubble(page)).to_be_visible()
    before = mark.bounding_box()
    mark.evaluate("one => { one.closest('.notes, .line').style.translate = '0 -60px' }")
    assert mark.bounding_box() != before
    page.evaluate("async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame) }")
    expect(bubble(page)).to_be_visible()
    mark.evaluate("one => { one.closest('.notes, .line').style.translate = '0 -3000px' }")
    expect(bubble(page)).to_have_count(0)


def test_a_word_of_an_explanation_is_explained_in_its_place(visitor: Visitor) -> None:
    """There never are two bubbles."""
    page = visitor("Ada", hints=True)
    mark = asked(page, "dungeonology")
    mark.hover()
    within = bubble(page).locator(".keyword").first
    term = term_of(within, "en")
    within.hover()
    expect(bubble(page)).to_have_count(1)
    expect(bubble(page)).to_contain_text(term.text)


def test_a_word_inside_a_button_never_presses_it(visitor: Visitor, words: Words) -> None:
    """A long press on a word of an option says what it is; lifting the finger chooses nothing."""
    page = visitor("Ada", phone=True)
    asked(page, "dungeoneer")
    page.locator(".options .every").tap()
    mark = page.locator(".all .keyword").first
    button = mark.locator("xpath=ancestor::button")
    before = page.locator("[data-seq]").get_attribute("data-seq")
    hold(mark)
    expect(bubble(page)).to_contain_text(term_of(mark, "en").text)
    assert apart(bubble(page), button)
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", str(before))
    expect(page.locator(".all")).to_be_visible()


def test_a_figure_of_the_strip_explains_itself(visitor: Visitor) -> None:
    """What only had a title before: it says its figure, too."""
    page = visitor("Ada")
    asked(page, "dungeonology")
    sign = page.locator("aside.goal [data-term]").first
    sign.hover()
    expect(bubble(page)).to_contain_text(term_of(sign, "en").text)
    expect(bubble(page)).to_contain_text(str(sign.get_attribute("data-says")))


def test_a_card_up_close_explains_its_words(visitor: Visitor, words: Words) -> None:
    """Over the dialog, which closes by a second Escape only."""
    page = visitor("Ada")
    asked(page, "dungeonology")
    page.locator("aside.players button").first.click()
    page.locator(".player .face").first.click()
    dialog = page.get_by_role("dialog")
    mark = dialog.locator("[data-term]").first
    mark.hover()
    expect(bubble(page)).to_be_visible()
    assert inside(page)
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    expect(dialog).to_be_visible()
    rule = dialog.locator(".rule-mark").first
    rule.click()
    expect(bubble(page)).to_contain_text(str(rule.get_attribute("data-rule")).split()[-1])
    assert violations(page, "dialog", *RULES) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), diagonal(GAMES, LANGUAGES))
def test_the_book_has_all_words(visitor: Visitor, words: Words, game: str, language: str) -> None:
    page = visitor("Ada", language=language)
    page.goto(f"/rules/{game}#glossary")
    chapter = page.locator("#chapter-glossary")
    expect(chapter.locator("dt")).to_have_count(len(terms(game, language)))
    one = terms(game, language)[0]
    expect(chapter).to_contain_text(one.text)
    chapter.locator(f"#word-{one.id} a").click()
    expect(page.locator(f"[data-ids~='{one.rule}']").first).to_be_focused()
    mark = page.locator("article .keyword").first
    mark.hover()
    expect(bubble(page)).to_contain_text(term_of(mark, language).text)


def test_a_word_of_the_log_leads_to_the_book_of_its_table(visitor: Visitor) -> None:
    """Under a pointer and by the arrow keys, which go on from link to word; each word is marked once."""
    page = visitor("Ada")
    sit_down(page, 2, "dungeonology", {"edition": 2})
    log = read_log(page)
    marks = log.locator("ol .keyword")
    expect(marks.first).to_be_visible()
    marks.first.hover()
    way = bubble(page).locator(".way a")
    expect(way).to_have_attribute("href", re.compile(r"^/rules/dungeonology\?edition=2#DGY-"))
    page.keyboard.press("Escape")
    expect(bubble(page)).to_be_hidden()
    marked = marks.evaluate_all("(all) => all.map((one) => one.dataset.term)")
    assert len(set(marked)) == len(marked)
    page.keyboard.press("Shift")  # whoever uses keys
    log.locator("ol [tabindex='0']").first.focus()
    for _ in range(200):
        if page.evaluate("document.activeElement.matches('.log .keyword')"):
            break
        page.keyboard.press("ArrowDown")
    expect(bubble(page)).to_be_visible()
    expect(log.locator(".keyword:focus")).to_have_attribute("tabindex", re.compile("^(0|-1)$"))
