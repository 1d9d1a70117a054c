"""Whole games against a bot, from the first click at home to the result: with a mouse, with a thumb, and with
a keyboard alone.
"""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    BOTH_BOXES,
    GAMES,
    choose,
    cover,
    is_over,
    my_turn,
    plain,
    question,
    settled,
    shown,
    steps,
)
from tests.sample import first

SHORT = {  # with these a game is soon over
    "dungeoneer": {"round_limit": 3},
    "dungeonology": {"alert": 3, "round_limit": 3},
    "rocca_civetta": {**BOTH_BOXES, "maximum_alert": 0, "alert": 3, "round_limit": 3},
}
NOTEBOOK = "main :is(rect.open, .handle, .figure:has(.open) rect)[data-piece]"
COORDINATES = re.compile(r"\(.?\d+, ?.?\d+\)")  # of a cell: places are told by what lies beside them
PIECE = {  # on the board, with options
    "dungeoneer": ".board [data-piece][tabindex='0']",
    "dungeonology": NOTEBOOK,
    "rocca_civetta": NOTEBOOK,
}
TRIED = {  # what a finger has to see before
    "dungeoneer": ".ghost.chosen",
    "dungeonology": ".ghost.lit",
    "rocca_civetta": ".ghost.lit",
}
HELD = ".hand .card-button:has(.card.open)"

# A point of each piece that has options, where nothing else lies over it; none where a button would turn it.
# A board that has got another size, or is on its way to somebody, is looked at when it has come to rest.
REACHABLE = """async (wanted) => {
    const find = () => [...document.querySelectorAll(wanted)].flatMap((piece) => {
        const box = piece.getBoundingClientRect();
        for (const [right, down] of [[0.5, 0.5], [0.2, 0.8], [0.8, 0.2], [0.2, 0.2], [0.8, 0.8]]) {
            const at = { x: box.left + right * box.width, y: box.top + down * box.height };
            const top = document.elementFromPoint(at.x, at.y);
            const card = piece.closest(".hand") ? piece.dataset.piece : null;
            const several = piece.hasAttribute("aria-expanded");
            if (piece.contains(top) && !top.closest(".turner")) return [{ ...at, card, several }];
        }
        return [];
    });
    for (let before = null, found = find(); ; before = found, found = find()) {
        if (JSON.stringify(found) === JSON.stringify(before)) return found;
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    }
}"""

# Everything that a screen reader is told without being asked.
LISTEN = """() => {
    window.told = [];
    new MutationObserver((changes) => {
        for (const change of changes) {
            const from = change.target.nodeType === 1 ? change.target : change.target.parentElement;
            const region = from?.closest("[aria-live=polite], [role=status], [role=alert]");
            if (!region) continue;
            const news = region.getAttribute("aria-relevant") === "additions" ? change.addedNodes : [region];
            for (const node of news) window.told.push(node.textContent);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def shortened(page: Page, game: str) -> None:
    """Whatever table the page makes has one bot, and its game is soon over."""

    def change(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        plan = json.loads(route.request.post_data or "")
        changed = {**plan, "seats": plan["seats"][:2], "options": SHORT[game]}
        return route.continue_(post_data=json.dumps(changed))

    page.route("**/api/tables", change)


def through_a_piece(page: Page, game: str, chance: Random, finger: bool) -> bool:
    """Choose on the board or in the hand, if something there can be chosen. A card with one use is used by
    the mouse at once; a finger sees it first, and several uses are buttons on it.
    """
    places = page.evaluate(REACHABLE, f"{PIECE[game]}, {HELD}")
    if not places:
        return False
    before = str(shown(page))
    place = chance.choice(places)
    press = page.touchscreen.tap if finger else page.mouse.click
    press(place["x"], place["y"])
    if finger and page.locator(TRIED[game]).count():
        press(place["x"], place["y"])
    dialog = page.get_by_role("dialog")
    if place["card"]:
        if finger or place["several"]:  # of this card: another one may have come under the pointer meanwhile
            uses = page.locator(f".hand li:has([data-piece='{place['card']}']) .near.held .uses button")
            expect(uses.first).to_be_visible()
            uses.nth(chance.randrange(uses.count())).click()
    elif dialog.is_visible():
        options = dialog.locator(".options button")
        if not options.count():  # the map moved under the finger: it met a piece that only says why not
            page.keyboard.press("Escape")
            expect(dialog).to_be_hidden()
            return False
        options.nth(chance.randrange(options.count())).click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
    settled(page)
    return True


def play(page: Page, game: str, finger: bool = False) -> None:
    """Choose through buttons and through pieces in turn, until the game is over."""
    chance = Random(1)
    pieces = True
    touched = 0
    while my_turn(page) and not is_over(page):
        if not (pieces and through_a_piece(page, game, chance, finger)):
            choose(page, chance)
            pieces = True
        else:
            touched += 1
            pieces = False
    assert touched >= 3, "hardly anything could be done on the board or in the hand"


def result(page: Page, words: Words) -> None:
    """The end is on the screen: who won and how, and what can be done next."""
    end = page.get_by_role("region", name=words("page-result"))
    podium = end.locator(".podium li")
    expect(podium).to_have_count(2)
    expect(podium.filter(has_text="Ada")).to_be_visible()
    mine = (
        words("page-end-won", n=1)
        if "1. Ada" in podium.first.inner_text()
        else words("page-end-place", rank=2, n=0)
    )
    expect(end.get_by_role("heading", level=2)).to_contain_text(mine)
    moments = end.locator(".moments a")
    expect(moments.first).to_be_visible()
    for moment in moments.all():
        expect(moment).to_have_attribute("href", re.compile(r"^/replay/\w+/\d+$"))
    expect(end.get_by_role("button", name=words("page-rematch"))).to_be_visible()
    expect(end.get_by_role("link", name=words("page-replay"))).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(words("page-over"))


@pytest.mark.parametrize("game", first(GAMES))
def test_a_game_with_the_mouse(game: str, visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    shortened(page, game)
    page.goto("/")
    cover(page, game).get_by_role("button", name=words("page-play-now")).click()
    my_turn(page)
    keep(page, f"{game}-desktop-start")
    play(page, game)
    result(page, words)
    assert COORDINATES.findall(page.locator("section.log").text_content() or "") == []
    keep(page, f"{game}-desktop-end")
    moment = page.locator(".end .moments a").last
    table, step = str(moment.get_attribute("href")).split("/")[2:]
    moment.click()
    expect(page.get_by_text(words("page-step-of", n=int(step), total=steps(page, table)))).to_be_visible()


@pytest.mark.parametrize("game", first(GAMES))
def test_a_game_with_the_thumb(game: str, visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", phone=True)
    shortened(page, game)
    page.goto("/")
    cover(page, game).get_by_role("button", name=words("page-play-now")).tap()
    my_turn(page)
    keep(page, f"{game}-phone-start")
    for name, button, drawer in (
        ("player", page.locator(".players [data-seat='1']"), page.locator(".players .panel")),
        ("goal", page.locator(".goal > button"), page.locator(".goal .common")),
        ("log", page.get_by_role("button", name=words("page-log")), page.locator("aside.log")),
    ):
        expect(drawer).to_be_hidden()
        button.tap()
        expect(drawer).to_be_visible()
        keep(page, f"{game}-phone-{name}")
        page.locator(".prompt").tap()  # beside it
        expect(drawer).to_be_hidden()
    play(page, game, finger=True)
    result(page, words)
    keep(page, f"{game}-phone-end")


def has_focus(page: Page, wanted: str) -> bool:
    return bool(page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted))


def tab_to(page: Page, wanted: str) -> None:
    """Go on to something, as somebody without a mouse does."""
    for _ in range(60):
        if has_focus(page, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def by_keys(page: Page, number: int) -> None:
    """An option by its number, or by going there."""
    if number < 9:
        page.keyboard.press(str(number + 1))
    else:
        tab_to(page, ".option")
        for _ in range(number):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def by_keys_on_the_board(page: Page, piece: str) -> None:
    """Over the skip link to the board, to a piece with options, and from there to the next one."""
    tab_to(page, ".skip")
    page.keyboard.press("Enter")
    assert has_focus(page, "main")
    tab_to(page, piece)
    page.keyboard.press("ArrowRight")
    assert has_focus(page, "[data-piece]")
    if not has_focus(page, piece):
        page.keyboard.press("ArrowLeft")
        tab_to(page, piece)
    page.keyboard.press("Enter")
    if page.get_by_role("dialog").is_visible():
        tab_to(page, "dialog .options button")
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", first(reversed(GAMES)))
def test_a_game_with_the_keyboard_alone(game: str, visitor: Visitor, words: Words) -> None:
    """The focus is never lost, and turn, question and result are told to whoever does not see them."""
    page = visitor("Ada")
    shortened(page, game)
    page.goto("/")
    expect(cover(page, game).get_by_role("button", name=words("page-play-now"))).to_be_visible()
    page.evaluate(LISTEN)
    tab_to(page, f".game:has(a[href='/new/{game}']) button.main")
    page.keyboard.press("Enter")
    chance = Random(1)
    questions: set[str] = set()
    on_board = 0
    while (options := my_turn(page)) and not is_over(page):
        assert not has_focus(page, "body"), "the focus is lost"
        questions.add(question(page))
        before = str(shown(page))
        if len(questions) % 3 == 0 and on_board < 3 and page.locator(PIECE[game]).count():
            by_keys_on_the_board(page, PIECE[game])
            on_board += 1
        else:
            by_keys(page, chance.randrange(options.count()))
        expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
        settled(page)
    result(page, words)
    assert on_board
    assert not has_focus(page, "body")
    told = plain(" ".join(page.evaluate("window.told")))
    assert words.like("page-turn-mine", "n").search(told)
    assert [asked for asked in questions if asked not in told] == []
    assert words("page-over") in told
    assert plain(page.locator(".log li").first.text_content()) in told  # who has won
