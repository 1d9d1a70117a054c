"""Dungeonology's own scenes: Stealth Tests, windows, Main Effects, the Boss, a Thesis and the points."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    ALL,
    NAME,
    Player,
    at_prompt,
    at_random,
    happened,
    in_hand,
    log_of,
    my_turn,
    option,
    question,
    read_log,
    sent,
    settled,
    shown,
    sit_down,
    sit_down_where,
    unfold,
    view_of,
)

from undercroft.bots import heuristics
from undercroft.engine.registry import game
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.cards.packs import base_box
from undercroft.texts import speaker

GAME = "dungeonology"
NAMES = ["Ada", None, None, None]
ABOVE = """([one, other]) => {
    const [{ top, bottom }, limit] = [one.getBoundingClientRect(), other.getBoundingClientRect().top];
    return top >= 0 && bottom <= limit + 1;
}"""


@pytest.fixture(scope="session")
def drawn() -> Words:
    return Words("en", GAME)


def number(n: int) -> str:
    return f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    return number(n) if n < 0 else f"+{n}"


def pattern(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def said(view: Any) -> list[str]:
    """What each seat is called."""
    return speaker(GAME, "en").names(view, NAMES)


def told(page: Page, table: str, *kinds: str) -> Any:
    """The last event of one of these kinds."""
    events = [event for line in log_of(page, table) for event in line.get("events", ())]
    return next(event for event in reversed(events) if event["kind"] in kinds)


def moved_on(page: Page, before: int) -> None:
    """Wait until something has come after this line."""
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    settled(page)


# -- Stealth Tests -------------------------------------------------------------------------------------------


def adds_up(region: Locator, sides: list[tuple[list[list[Any]], int]]) -> None:
    """Both sums are there, part by part."""
    expect(region.locator(".total")).to_have_text([str(total) for _, total in sides])
    for n, (parts, total) in enumerate(sides):
        figures = [signed(figure) for _, figure in parts]
        expect(region.locator(".sum").nth(n).locator("li b")).to_have_text(figures)
        assert sum(figure for _, figure in parts) == total


def test_a_stealth_test_is_two_sums_and_everybody_who_may_speak(visitor: Visitor, drawn: Words) -> None:
    page = visitor("Ada")
    chosen = sent(page)
    table = sit_down_where(page, at_prompt("test.opponent"), seats=3, game=GAME)
    my_turn(page)
    view = view_of(page, table, 0)
    test = view["test"]
    region = page.get_by_role("region", name=drawn("seen-test"), exact=True)
    adds_up(region, [(test["stealth_parts"], test["stealth"]), (test["alert_parts"], test["alert"])])
    around = [(test["seat"] + n) % 3 for n in (1, 2, 0)]  # the tester has the last word
    names = said(view)
    speakers = region.get_by_role("list", name=drawn("seen-speakers")).get_by_role("listitem")
    expect(speakers).to_contain_text([names[seat] for seat in around])
    expect(speakers.nth(around.index(0))).to_have_attribute("aria-current", "step")
    expect(speakers.nth(around.index(0))).to_contain_text(drawn("seen-speaks-now"))
    expect(speakers.last).to_contain_text(drawn("seen-speaks-next"))
    keep(page, "dungeonology-test")
    zone = page.locator(f"main rect[data-piece='card:{test['zone']}']")
    for width, height in (PHONE, DESKTOP):  # the Zone is seen above what is told of it
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ABOVE, arg=[zone.element_handle(), region.element_handle()])

    before = shown(page)
    page.keyboard.press("p")
    moved_on(page, before)
    assert chosen == ["pass"]


def test_laying_cards_down_lets_the_sum_grow(visitor: Visitor, drawn: Words) -> None:
    """Card by card, from the hand; nobody but the tester sees which."""
    page, watcher = visitor("Ada"), visitor("Cato")
    chosen = sent(page)

    def can_add(view: Any, moves: list[Any]) -> bool:
        return any(one.startswith("add ") for one in view["asked"]["options"])

    table = sit_down_where(page, can_add, game=GAME)
    my_turn(page)
    watcher.goto(page.url)
    adding = next(o for o in view_of(page, table, 0)["asked"]["options"] if o.startswith("add "))
    card, before = adding.split()[1], shown(page)
    in_hand(page, card).click(position=NAME)
    uses = page.locator(".hand .uses button")
    if shown(page) == before and uses.count() > 1:
        uses.first.click()
    moved_on(page, before)
    assert chosen == [adding]
    test = view_of(page, table, 0)["test"]
    name = speaker(GAME, "en").card(card)
    own = page.get_by_role("region", name=drawn("seen-test"), exact=True)
    expect(own.locator("output").first).not_to_have_text("0")  # it is what one would declare
    for reader, sees in ((page, True), (watcher, False)):
        region = reader.get_by_role("region", name=drawn("seen-test"), exact=True)
        expect(region).to_contain_text(drawn("seen-laid", n=test["laid"]["count"]))
        expect(region.locator(".slip", has_text=name)).to_have_count(int(sees))
        if not sees:
            expect(region.get_by_text(name)).to_have_count(0)
    assert f"card:{card}" not in watcher.content()


# -- windows and Main Effects --------------------------------------------------------------------------------


def test_a_reaction_window_says_what_was_declared(visitor: Visitor, drawn: Words) -> None:
    page = visitor("Ada")
    chosen = sent(page)
    table = sit_down_where(page, at_prompt("window.reaction"), seats=3, game=GAME, options=ALL)
    my_turn(page)
    view = view_of(page, table, 0)
    says = speaker(GAME, "en")
    play = view["plays"][0]
    region = page.get_by_role("region", name=drawn("seen-plays"))
    expect(region).to_contain_text(says.card(play["card"]))
    expect(region).to_contain_text(said(view)[play["seat"]])
    expect(region).to_contain_text(says.card_text(play["card"]))
    assert question(page).startswith(says.prompt(view, 0, NAMES))
    keep(page, "dungeonology-reaction")
    before = shown(page)
    page.keyboard.press("p")
    moved_on(page, before)
    assert chosen == ["pass"]


def aims_at_a_scholar(view: Any, moves: list[Any]) -> bool:
    return view["asked"]["prompt"] == "main.aim" and all("target @" in o for o in view["asked"]["options"])


def test_a_main_effect_is_aimed_at_a_scholar(visitor: Visitor, words: Words) -> None:
    """In her panel, or where she stands on the board."""
    page = visitor("Ada")
    chosen = sent(page)
    table = sit_down_where(
        page,
        aims_at_a_scholar,
        seats=4,
        game=GAME,
        player=lambda seed: at_random(seed, "main"),
        options={"main_effects": 1},
    )
    my_turn(page)
    aimed = view_of(page, table, 0)["asked"]["options"][-1]
    seat, before = aimed.removeprefix("target @"), shown(page)
    unfold(page, int(seat)).locator(".face").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".options button")).to_have_count(1)
    keep(page, "dungeonology-aim")
    dialog.get_by_role("button", name=words("page-close")).click()
    page.locator(f"main [data-piece='seat:{seat}']").click()
    moved_on(page, before)
    assert chosen == [aimed]


# -- on the board --------------------------------------------------------------------------------------------


def test_the_boss_stands_on_the_board(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    table = sit_down_where(page, lambda view, moves: bool(view["boss"]["at"]), game=GAME, options={"boss": 1})
    my_turn(page)
    view = view_of(page, table, 0)
    boss, zone = view["boss"]["id"], view["boss"]["at"]
    name = speaker(GAME, "en").card(boss)
    expect(page.locator(f"main [data-piece='card:{boss}']")).to_be_visible()
    expect(page.locator(f"main [data-piece='card:{zone}']")).to_have_accessible_name(
        pattern(name.split()[-1])  # of two Bosses only one is on the board, and his name is enough
    )
    keep(page, "dungeonology-boss")
    page.locator(".goal > button").click()
    page.locator(f".goal [data-piece='card:{boss}']").click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name=words("page-close")).click()
    expect(dialog).to_be_hidden()


def test_a_link_in_the_log_leads_to_the_zone(visitor: Visitor) -> None:
    page = visitor("Ada")
    wanted = happened("entered")
    table = sit_down_where(
        page, lambda view, moves: wanted(view, moves) and len(view["dungeon"]) > 4, game=GAME
    )
    my_turn(page)
    zone = told(page, table, "entered")["zone"]
    name = speaker(GAME, "en").card(zone)
    place = page.locator(f"main [data-piece='card:{zone}']")
    expect(place).not_to_contain_class("sought")
    read_log(page).locator(".link", has_text=name).first.click()
    expect(place).to_contain_class("sought")
    expect(place).to_be_in_viewport()


# -- a Thesis, and the end -----------------------------------------------------------------------------------


def by_thumb(seed: int) -> Player:
    """By rules of thumb, until a Thesis is sure to be accepted."""
    rules, reader = heuristics(game(GAME)), game(GAME).new(2, seed=seed)

    def choose(view: Any) -> str:
        texts: list[str] = view["asked"]["options"]
        opinions = rules.steady(view, [reader.read(text) for text in texts])
        chosen = max(texts, key=lambda text: opinions[reader.read(text)].score)
        return chosen if chosen != "submit" else "explore"

    return choose


def is_sure(view: Any, moves: list[Any]) -> bool:
    """Whichever Clan it is, unless she knows it."""
    me, box = view["seat"]["0"], base_box()
    clans = [box.number[view["clan"]]] if view["clan"] else box.clans

    def reaches(clan: Any) -> bool:
        change = sum(n * me["board"][cube] for n, cube in zip(clan.modifiers, CUBES, strict=True))
        return bool(me["points"] + change >= clan.target)

    return "submit" in view["asked"]["options"] and all(reaches(box.card[n]) for n in clans)


def test_a_thesis_is_submitted_and_the_points_are_counted(
    visitor: Visitor, words: Words, drawn: Words
) -> None:
    page = visitor("Ada", confirm=True, motion="full", pace="slow")
    table = sit_down_where(page, is_sure, game=GAME, player=by_thumb)
    my_turn(page)
    option(page, "submit").click()
    page.get_by_role("button", name=words("page-confirm-yes")).click()
    thesis = page.get_by_role("region", name=drawn("seen-thesis-of", name="Ada"))
    expect(thesis).to_be_visible()
    event = told(page, table, "thesis_accepted")
    expect(thesis.locator("output")).to_have_text(str(event["total"]))
    keep(page, "dungeonology-thesis")
    end = page.get_by_role("region", name=words("page-result"))
    while not end.is_visible():
        page.keyboard.press("Escape")  # to the present
    standings = view_of(page, table, 0)["standings"]
    places = end.locator(".scores > ol > li")
    expect(places).to_have_count(2)
    for place in standings:
        shown_place = places.filter(has_text=said(view_of(page, table, 0))[place["seat"]])
        expect(shown_place.locator("output")).to_have_text(number(place["figures"]["total"]))
        items = [place["figures"][item] for item in ("cubes", "clan", "thesis", "interns", "jinxes")]
        expect(shown_place.locator("dd")).to_have_text([signed(n) for n in items])
        assert sum(items) == place["figures"]["total"]
    expect(end.get_by_role("heading", level=2)).to_have_text(words("page-end-won", n=1))
    keep(page, "dungeonology-scores")


# -- hints ---------------------------------------------------------------------------------------------------


def test_hints_explain_what_is_asked_the_first_time(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", hints=True)
    table = sit_down(page, game=GAME)
    my_turn(page)
    says = speaker(GAME, "en")
    hint = page.locator(".tip")
    prompt = view_of(page, table, 0)["asked"]["prompt"]
    for message in ("hint-first-table", f"hint-{prompt.replace('.', '-')}"):
        expect(hint).to_contain_text(says.say(message))
        expect(hint.get_by_role("link")).to_have_attribute("href", pattern(f"/rules/{GAME}?edition=0#DGY-"))
        hint.get_by_role("button", name=words("page-hint-close")).click()
        expect(hint.get_by_text(says.say(message))).to_have_count(0)
    page.reload()
    my_turn(page)
    expect(hint.get_by_text(says.say("hint-first-table"))).to_have_count(0)
