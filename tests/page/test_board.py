"""The board first: how much of the window it has, what can be done on its pieces, and what it shows."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    NAME,
    OPTIONS,
    ask,
    at_prompt,
    fast_forward,
    in_hand,
    log_of,
    my_turn,
    option,
    plain,
    question,
    read_log,
    sent,
    set_up,
    settled,
    shown,
    sit_down,
    sit_down_where,
    unfold,
    view_of,
)
from tests.sample import first
from tools.browser import board_share

from undercroft.engine.languages import LANGUAGES, ORIGINAL
from undercroft.texts import speaker

ASIDE: Final = (844, 390)  # a phone on its side
LEAST: Final = {DESKTOP: 0.65, PHONE: 0.60, ASIDE: 0.60}  # of the window
SEATS: Final = {"dungeoneer": 3, "dungeonology": 3, "dungeon_drop": 2, "rocca_civetta": 3}
MIDDLE: Final = {
    "dungeoneer": 3,
    "dungeonology": 4,
    "dungeon_drop": 2,
    "rocca_civetta": 4,
}  # the round in which a game is under way


def in_the_middle(game: str, view: Any) -> bool:
    """In my own turn, with something to choose."""
    mine = view["turn"] == 0 and view["round"] >= MIDDLE[game]
    return mine and len(view["asked"]["options"]) > 3 and not view.get("test") and not view.get("scene")


# -- what is seen of it --------------------------------------------------------------------------------------


SPOKEN: Final = tuple(LANGUAGES)
HELD: Final = {
    "dungeoneer": {"boon", "treasure", "monster", "trap", "bane", "quest"},
    "dungeonology": {"trick"},
}

# Of these names, those of which a card in the hand would break a word.
BROKEN: Final = """(names) => {
    const card = document.querySelector(".hand .card.small");
    const copy = card.cloneNode(true);
    card.after(copy);
    const title = copy.querySelector("header b");
    const found = names.filter((name) => {
        const words = [...name.matchAll(/[^\\s-]+/g)];
        title.textContent = name;
        title.style.setProperty("--letters", Math.max(...words.map(([word]) => word.length)));
        return words.some(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(title.firstChild, index);
            range.setEnd(title.firstChild, index + word.length);
            return range.getClientRects().length > 1;
        });
    });
    copy.remove();
    return found;
}"""


def titles(page: Page, game: str, language: str) -> list[str]:
    """What is written on the cards of a hand."""
    cards = ask(page, "GET", f"/api/games/{game}/content")["cards"]
    return [speaker(game, language).card(card) for card in cards if cards[card]["kind"] in HELD[game]]


@pytest.mark.parametrize("languages", first((SPOKEN[:2], SPOKEN)))
@pytest.mark.parametrize("game", SEATS)
def test_most_of_the_window_is_board(game: str, languages: tuple[str, ...], visitor: Visitor) -> None:
    """In mid-game, on a desk and on a phone in both ways, without and with a hint, however new the news over
    it; and nothing changes its height with the language, so that on a desk one is enough. No title of a card
    in the hand has a broken word.
    """
    page = visitor("Ada", hints=False, dressed=True)  # whoever is in mid-game has read what a step is
    sit_down_where(page, lambda view, moves: in_the_middle(game, view), SEATS[game], game)
    heights: dict[tuple[int, int], set[float]] = {window: set() for window in LEAST}
    for language in languages:
        set_up(page, language=language)
        page.reload()
        my_turn(page) if game != "dungeon_drop" else question(page)
        for window, least in LEAST.items():
            page.set_viewport_size({"width": window[0], "height": window[1]})
            keep(page, f"{game}-board-{window[0]}-{language}")
            if window != DESKTOP or language == ORIGINAL:
                assert least <= board_share(page), (language, window)
            heights[window].add(page.locator(".line").evaluate("(line) => line.offsetHeight"))
            if game in HELD and window != ASIDE:
                assert page.evaluate(BROKEN, titles(page, game, language)) == []
    assert all(len(seen) == 1 for seen in heights.values()), heights
    page.keyboard.press("h")
    expect(page.locator(".advice .lead")).to_be_visible()
    for window, least in LEAST.items():
        page.set_viewport_size({"width": window[0], "height": window[1]})
        keep(page, f"{game}-board-{window[0]}-hint")
        assert least <= board_share(page), ("hint", window)
    set_up(page, language="fr", hints=True, seen=[])  # what is new is told, in many words
    page.reload()
    expect(page.locator(".tip")).to_be_visible()
    for window, least in LEAST.items():
        page.set_viewport_size({"width": window[0], "height": window[1]})
        expect(page.locator(".tip.folded")).to_have_count(int(window != DESKTOP))
        keep(page, f"{game}-board-{window[0]}-tip")
        assert least <= board_share(page), ("tip", window)


OWN: Final = "main .figure:has(.asked), main .pawn.asked"


@pytest.mark.parametrize("game", ["dungeoneer", "dungeonology"])
def test_the_map_fits_again_when_the_window_changes(game: str, visitor: Visitor) -> None:
    """However it was moved before, I am on it."""
    page = visitor("Ada")
    sit_down_where(page, lambda view, moves: in_the_middle(game, view), SEATS[game], game)
    my_turn(page)
    board = page.locator("main .frame > svg")
    board.focus()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    expect(page.locator(OWN)).not_to_be_in_viewport()
    page.set_viewport_size({"width": 900, "height": 700})
    expect(page.locator(OWN)).to_be_in_viewport(ratio=0.9)


def test_the_map_comes_back_to_me_with_my_turn(visitor: Visitor) -> None:
    """Wherever the others were, and wherever she had moved it while they acted."""
    page = visitor("Ada")
    table = sit_down_where(page, lambda view, moves: in_the_middle("dungeonology", view), 2, "dungeonology")
    my_turn(page)
    page.locator("main .frame > svg").focus()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    expect(page.locator(OWN)).not_to_be_in_viewport()
    assert fast_forward(
        page, table, lambda view, moves: view["turn"] == 0 and view["round"] > MIDDLE["dungeonology"]
    )
    my_turn(page)
    expect(page.locator(OWN)).to_be_in_viewport(ratio=0.9)


def test_a_tap_beside_a_drawer_folds_it_and_does_nothing_else(visitor: Visitor) -> None:
    """What is pressed in it is as large as a thumb wants it."""
    page = visitor("Ada", phone=True)
    sit_down(page, 3)
    my_turn(page)
    panel = unfold(page, 0)
    tall = panel.locator(".chip").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert tall
    assert min(tall) >= 40
    beside = (20, PHONE[1] * 0.55)  # on the map
    page.touchscreen.tap(*beside)
    expect(panel).to_be_hidden()
    log = read_log(page)
    page.touchscreen.tap(*beside)
    expect(log).to_be_hidden()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_menu_opens_over_the_log(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    sit_down(page)
    my_turn(page)
    read_log(page)
    page.locator(".menu > button[aria-expanded]").click()
    page.get_by_role("button", name=words("page-resign"), exact=True).click(trial=True)


# -- my turn -------------------------------------------------------------------------------------------------


def test_it_is_plain_that_it_is_my_turn(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    table = sit_down(page, game="dungeonology")
    my_turn(page)
    view = view_of(page, table, 0)
    if view["turn"] == 0:
        expect(page.locator("h1")).to_have_text(words("page-turn-mine", n=view["round"]))
    expect(page).to_have_title(re.compile(re.escape(words("page-your-turn"))))
    expect(page.locator("link[rel=icon]")).to_have_count(2)


def test_what_a_game_is_about_is_told_in_each_of_them(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", hints=True)
    for game in ("dungeoneer", "dungeonology"):
        sit_down(page, game=game)
        my_turn(page)
        tip = page.locator(".tip")
        told = tip.inner_text()
        tip.get_by_role("button", name=words("page-hint-close")).click()
        expect(tip.get_by_text(told)).to_have_count(0)
        assert told
    kept = page.evaluate("JSON.parse(localStorage.getItem('undercroft settings')).seen")
    assert {"dungeoneer hint-first-table", "dungeonology hint-first-table"} <= set(kept)


def test_a_tip_shows_its_beginning_on_a_phone(visitor: Visitor, words: Words) -> None:
    """And all of it, with its place in the book, when it is pressed."""
    page = visitor("Ada", phone=True, hints=True)
    sit_down(page)
    my_turn(page)
    tip = page.locator(".tip")
    beginning = tip.get_by_role("button", expanded=False)
    low = beginning.bounding_box()
    said = plain(beginning.inner_text())
    expect(tip.get_by_role("link")).to_have_count(0)
    beginning.tap()
    expect(tip).to_contain_text(said)
    expect(tip.get_by_role("link", name=words("page-hint-more"))).to_be_visible()
    high = tip.bounding_box()
    assert low
    assert high
    assert low["height"] < 60 < high["height"]
    tip.get_by_role("button", name=words("page-hint-close")).tap()
    expect(tip.get_by_text(said)).to_have_count(0)


# -- what can be done on the pieces --------------------------------------------------------------------------


def ends(view: Any, moves: list[Any]) -> bool:
    return view["turn"] == 0 and "done" in view["asked"]["options"] and len(view["asked"]["options"]) > 3


@pytest.mark.parametrize("game", ["dungeoneer", "dungeonology"])
def test_enter_takes_the_option_that_ends_it(game: str, visitor: Visitor, words: Words) -> None:
    """Unless something else is seen to have the focus. All options in full are one press away."""
    page = visitor("Ada")
    chosen = sent(page)
    table = sit_down_where(page, ends, game=game)
    my_turn(page)
    options = view_of(page, table, 0)["asked"]["options"]
    expect(page.locator(f"{OPTIONS}:not(.ahead)")).to_have_count(len(options))
    shown_now = page.locator(OPTIONS).count()
    everything = page.get_by_role("button", name=words("page-options-all", n=shown_now))
    everything.click()
    expect(page.locator(".all button")).to_have_count(shown_now)
    keep(page, f"{game}-all-options")
    everything.click()
    expect(option(page, "done")).to_contain_class("ending")
    page.locator(".prompt").focus()
    before = shown(page)
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    assert chosen == ["done"]


def far(view: Any) -> list[list[str]]:
    """Zones that are two steps away, through one where nothing waits: both steps."""
    zones = {zone["zone"]: zone for zone in view["dungeon"]}
    here = view["seat"]["0"]["at"]
    near = [text.split()[1] for text in view["asked"]["options"] if text.startswith("walk ")]
    return [
        [first, second]
        for first in near
        for second in zones[first]["links"]
        if zones[first]["entered"] and not zones[first]["traps"]
        if second not in (here, *near) and zones[second]["entered"] and not zones[second]["traps"]
    ]


def test_a_zone_two_steps_away_is_walked_to(visitor: Visitor) -> None:
    """The way is drawn before; then the page takes one step after the other, as the server asks."""
    page = visitor("Ada")
    chosen = sent(page)
    wanted = at_prompt("phase.movement")
    table = sit_down_where(
        page,
        lambda view, moves: wanted(view, moves) and view["points"] > 1 and bool(far(view)),
        game="dungeonology",
    )
    my_turn(page)
    before = view_of(page, table, 0)
    goal = far(before)[0][1]
    place = page.locator(f"main rect[data-piece='card:{goal}']")
    place.hover()
    expect(page.locator("main polyline.leap").first).to_be_visible()
    keep(page, "dungeonology-way")
    place.click()
    expect(page.locator(".options button:disabled")).to_have_count(0)
    expect(page.locator("main .stop")).to_have_count(0)
    settled(page)
    my_turn(page)
    assert chosen[0] in [f"walk {first}" for first, second in far(before) if second == goal]
    moved = [line for line in log_of(page, table) if line["kind"] == "moved" and line["seat"] == 0]
    kinds = {event["kind"] for event in moved[-len(chosen)].get("events", ())}
    if kinds <= {"entered"}:
        assert chosen[1:] == [f"walk {goal}"]
        assert view_of(page, table, 0)["seat"]["0"]["at"] == goal


def moved_at(page: Page, before: int) -> None:
    """Until all that was chosen has come back."""
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    my_turn(page)
    settled(page)


def walkable(view: Any, moves: list[Any]) -> bool:
    """What to do is asked, and a Zone where nothing waits is next door."""
    return view["asked"]["prompt"] == "turn.activity" and bool(next_door(view))


def next_door(view: Any) -> list[str]:
    zones = {zone["zone"]: zone for zone in view["dungeon"]}
    here = zones.get(view["seat"]["0"]["at"], {"links": []})
    return [one for one in here["links"] if zones[one]["entered"] and not zones[one]["traps"]]


def test_whoever_presses_a_zone_explores_and_goes_there(visitor: Visitor) -> None:
    """What to do is not asked before where to."""
    page = visitor("Ada", language="fr")
    chosen = sent(page)
    table = sit_down_where(page, walkable, game="dungeonology")
    my_turn(page)
    view, before = view_of(page, table, 0), shown(page)
    goal = next_door(view)[0]
    page.locator(f"main rect[data-piece='card:{goal}']").click()
    expect(page.locator(f"{OPTIONS}[data-option='explore']")).to_have_count(0)
    moved_at(page, before)
    expect(page.locator("main .stop")).to_have_count(0)
    assert chosen == ["explore", f"walk {goal}"]


def may_study(view: Any, moves: list[Any]) -> bool:
    zones = {zone["zone"]: zone for zone in view["dungeon"]}
    here = zones.get(view["seat"]["0"]["at"])
    return view["asked"]["prompt"] == "phase.movement" and bool(here) and len(here["cubes"]) > 1


@pytest.mark.parametrize("phone", [False, True])
def test_whoever_studies_has_ended_his_movement(phone: bool, visitor: Visitor) -> None:
    """And is not asked how many cubes after that; to take it back leads to where it may be chosen again."""
    page = visitor("Ada", phone=phone)
    chosen = sent(page)
    sit_down_where(page, may_study, game="dungeonology")
    my_turn(page)
    two = page.locator(f"{OPTIONS}.ahead[data-option='indicate 2']")
    expect(two).to_be_visible()
    keep(page, f"dungeonology-study-ahead-{'phone' if phone else 'desk'}")
    before = shown(page)
    two.click()
    expect(page.locator(".scene .total").first).to_be_visible()
    moved_at(page, before)
    assert chosen == ["done", "study", "indicate 2"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_fight_does_not_lie_over_the_place_where_it_is(phone: bool, visitor: Visitor, words: Words) -> None:
    """The space, and so the ways that lead on from it, are seen above what is told of the fight."""
    page = visitor("Ada", phone=phone)

    def fighting(view: Any, moves: list[Any]) -> bool:
        return (view["scene"] or {}).get("scene") == "combat" and view["scene"]["hero"] == 0

    table = sit_down_where(page, fighting, game="dungeoneer")
    my_turn(page)
    stage = page.get_by_role("region", name=words("page-stage"))
    expect(stage).to_be_visible()
    here = page.locator(f"main [data-piece='cell:{view_of(page, table, 0)['seat']['0']['at']}']").first
    page.wait_for_function(
        """([space, stage]) => {
            const { top, bottom } = space.getBoundingClientRect();
            const limit = stage.getBoundingClientRect().top;
            return top >= 0 && bottom <= limit + 1;
        }""",
        arg=[here.element_handle(), stage.element_handle()],
    )


def discards(view: Any, moves: list[Any]) -> bool:
    known = view["seat"]["0"]["hand"]["known"]
    return [f"discard {card}" in view["asked"]["options"] for card in known].count(True) > 1


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_card_with_one_use_is_used_at_once(way: str, visitor: Visitor) -> None:
    page = visitor("Ada")
    chosen = sent(page)
    table = sit_down_where(page, discards)
    my_turn(page)
    view = view_of(page, table, 0)
    card = next(c for c in view["seat"]["0"]["hand"]["known"] if f"discard {c}" in view["asked"]["options"])
    before = shown(page)
    held = in_hand(page, card)
    if way == "click":
        held.click(position=NAME)
    elif way == "drag":
        held.hover(position=NAME)
        page.mouse.down()
        page.mouse.move(640, 300, steps=8)
        page.mouse.up()
    else:
        held.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    assert chosen == [f"discard {card}"]


def several_uses(view: Any) -> list[str]:
    """Cards of my hand with which more than one thing can be done."""
    named = [word for text in view["asked"]["options"] for word in text.split()[1:2]]
    return [card for card in view["seat"]["0"]["hand"]["known"] if named.count(card) > 1]


def test_a_card_with_several_uses_shows_them_on_itself(visitor: Visitor) -> None:
    page = visitor("Ada")
    chosen = sent(page)
    table = sit_down_where(page, lambda view, moves: bool(several_uses(view)), seats=3, game="dungeonology")
    my_turn(page)
    view = view_of(page, table, 0)
    card = several_uses(view)[0]
    uses = [text for text in view["asked"]["options"] if card in text.split()]
    before = shown(page)
    in_hand(page, card).click(position=NAME)
    buttons = page.locator(".hand .uses button")
    expect(buttons).to_have_count(len(uses))
    keep(page, "dungeonology-uses")
    page.keyboard.press("Escape")
    expect(buttons).to_have_count(0)
    assert shown(page) == before
    in_hand(page, card).focus()
    page.keyboard.press("Enter")
    expect(buttons.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    assert chosen == uses[:1]
