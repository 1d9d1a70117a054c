"""The second box of Dungeonology: how a table with it is set up, what lies on it, and a whole game."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    BOTH_BOXES,
    ask,
    at_prompt,
    cover,
    in_hand,
    is_over,
    log_of,
    my_turn,
    option,
    settled,
    shown,
    sit_down_where,
    unfold,
    view_of,
)
from tests.page.test_games import by_keys, play, result, shortened, tab_to

from undercroft.rulebook.book import book
from undercroft.texts import speaker

GAME = "rocca_civetta"
SAYS = speaker(GAME, "en")


def switch(page: Page, name: str) -> Any:
    return page.get_by_role("switch", name=SAYS.setting(name), exact=True)


def table_options(page: Page) -> dict[str, int]:
    page.wait_for_url("**/table/*")
    table = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    return dict(table["options"])


# -- setting it up -------------------------------------------------------------------------------------------


def test_rocca_stands_beside_its_base(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/")
    expect(cover(page, GAME)).to_contain_text(SAYS.say("game-rocca-civetta"))
    games = page.locator(".game").evaluate_all("(all) => all.map((one) => one.dataset.game)")
    assert games.index(GAME) == games.index("dungeonology") + 1
    keep(page, "rocca-home")


def test_a_module_without_what_it_needs_is_refused_at_once(visitor: Visitor, words: Words) -> None:
    """In words and with its rule; one press puts it right."""
    page = visitor("Ada")
    page.goto(f"/new/{GAME}")
    for group in ("base", "cards", "advanced"):
        expect(page.get_by_role("group", name=SAYS.say(f"group-{group}"))).to_be_visible()
    make = page.get_by_role("button", name=words("page-table-make"))
    expect(make).to_be_enabled()
    switch(page, "spriggan").check()
    names = {"setting": SAYS.setting("spriggan"), "needs": SAYS.setting("main_effects")}
    why = page.locator(".why")
    expect(why).to_contain_text(SAYS.say("reason-setting-needs", **names))
    expect(why.locator(".rule-mark")).to_have_attribute("href", f"/rules/{GAME}#RCV-R-174")
    expect(make).to_be_disabled()
    keep(page, "rocca-refused")
    why.get_by_role("button", name=words("page-option-switch-on", option=names["needs"])).click()
    expect(switch(page, "main_effects")).to_be_checked()
    expect(why.locator(".rule-mark")).to_have_count(0)
    make.click()
    assert table_options(page).items() >= {"spriggan": 1, "main_effects": 1, "alchemy": 0}.items()


def test_what_the_book_recommends_goes_on_along(visitor: Visitor, words: Words) -> None:
    """And may be switched off again: it is no need. Omega is not his own Boss, and one whom nobody wants any
    more is not sent.
    """
    page = visitor("Ada")
    page.goto(f"/new/{GAME}")
    switch(page, "alchemy").check()
    expect(switch(page, "main_effects")).to_be_checked()
    omega = switch(page, "omega_against_all")
    omega.check()
    profile = page.get_by_role("group", name=SAYS.setting("profile"))
    profile.get_by_role("radio", name=SAYS.say("choice-profile-10"), exact=True).check(force=True)
    why = page.locator(".why")
    expect(why).to_contain_text(
        SAYS.say("reason-setting-omega-boss", needs=SAYS.setting("omega_against_all"))
    )
    expect(why.locator("button")).to_have_count(0)  # it is on already, and in the way
    omega.uncheck()
    expect(why.locator(".rule-mark")).to_have_count(0)
    switch(page, "main_effects").uncheck()
    expect(page.get_by_text(words.like("page-option-goes-with", "options"))).to_be_visible()
    profile.get_by_role("radio", name=SAYS.say("choice-profile-9"), exact=True).check(force=True)
    switch(page, "boss").uncheck()
    expect(profile).to_be_hidden()
    page.get_by_role("button", name=words("page-table-make")).click()
    wanted = {"alchemy": 1, "main_effects": 0, "boss": 0, "profile": 0}
    assert table_options(page).items() >= wanted.items()


def test_the_book_of_rocca_holds_both_books(visitor: Visitor) -> None:
    page = visitor("Ada")
    for rule in ("RCV-RES-03", "DGY-MOVE-05"):
        page.goto("about:blank")
        page.goto(f"/rules/{GAME}#{rule}")
        expect(page.locator(f"[data-ids~='{rule}']")).to_be_focused()
    expect(page.locator("article section")).to_have_count(len(book(GAME, "en").chapters) + 1)  # and all words


# -- at the table --------------------------------------------------------------------------------------------


def may_claim(view: Any, moves: list[Any]) -> bool:
    return any(text.startswith("claim ") for text in view["asked"]["options"])


def test_rocca_research_is_claimed_from_its_card(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    sit_down_where(page, may_claim, 2, GAME, options=BOTH_BOXES)
    my_turn(page)
    wanted = page.locator("[data-option^='claim ']").first.get_attribute("data-option") or ""
    card = wanted.removeprefix("claim ")
    page.locator(".goal > button").click()
    page.locator(f".common [data-piece='card:{card}']").click()
    keep(page, "rocca-claim")
    page.get_by_role("dialog").locator(".options button").click()
    expect(option(page, wanted)).to_have_count(0)
    expect(unfold(page, 0)).to_contain_text(SAYS.card(card))


def prefers_sara(seed: int) -> Any:
    """Plays Sara, and fills her backpack."""

    def choose(view: Any) -> str:
        options: list[str] = view["asked"]["options"]
        wanted = [text for text in options if text in ("scholar sara", "skill zainetto")]
        return (wanted or [text for text in options if text.startswith("store ")] or options)[0]

    return choose


def has_stored(view: Any, moves: list[Any]) -> bool:
    return bool(view["seat"]["0"]["stored"]["known"])


def test_rocca_cards_in_the_zainetto_lie_with_the_hand(visitor: Visitor) -> None:
    page = visitor("Ada")
    chosen = {"choose_scholars": 1}
    table = sit_down_where(page, has_stored, 2, GAME, prefers_sara, chosen)
    my_turn(page)
    card = view_of(page, table, 0)["seat"]["0"]["stored"]["known"][0]
    expect(in_hand(page, card)).to_be_visible()
    expect(unfold(page, 0).locator(f"[data-piece='card:{card}']")).to_be_visible()
    keep(page, "rocca-zainetto")


def test_a_game_of_rocca_with_the_mouse(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    shortened(page, GAME)
    page.goto("/")
    cover(page, GAME).get_by_role("button", name=words("page-play-now")).click()
    play(page, GAME)
    result(page, words)
    keep(page, "rocca-end")


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things on the screen do not lie on each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return across or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_rocca_piles_of_four_floors_lie_beside_what_a_step_is(visitor: Visitor, phone: bool) -> None:
    """A note on the question hides none of them."""
    page = visitor("Ada", phone=phone, seen=[])
    sit_down_where(page, at_prompt("phase.movement"), 2, GAME, options=BOTH_BOXES | {"floor_iv": 1})
    my_turn(page)
    note, piles = page.get_by_role("note"), page.locator(".floors li")
    expect(note).to_be_visible()
    expect(piles).to_have_count(4)
    assert all(apart(piles.nth(n), note) for n in range(4))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_rocca_scholars_are_chosen_by_their_cards(visitor: Visitor, phone: bool) -> None:
    """Values and Skills of all are seen beside each other; up close both sides, and the choice."""
    page = visitor("Ada", phone=phone)
    table = sit_down_where(page, at_prompt("setup.scholar"), 2, GAME, options={"choose_scholars": 1})
    my_turn(page)
    wanted = view_of(page, table, 0)["asked"]["options"][-1].removeprefix("scholar ")
    card = page.locator(f".stage [data-piece='card:{wanted}']")
    for value in ("students", "hand", "speed", "intelligence", "stamina"):
        expect(card).to_contain_text(SAYS.word("value", value))
    keep(page, f"rocca-scholars{'-phone' if phone else ''}")
    card.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(Words("en", "dungeonology")("seen-side-exalted"))
    dialog.locator(".options button").click()
    expect(card).to_have_count(0)
    my_turn(page)
    assert wanted == view_of(page, table, 0)["seat"]["0"]["scholar"]


# -- Student Congregations -----------------------------------------------------------------------------------

CONGREGATIONS = {"phi": 1, "zeta": 1, "iota": 1, "lambda": 1, "main_effects": 1, "dangerous_zones": 1}


def sits_and_serves(view: Any, moves: list[Any]) -> bool:
    """Two kinds at the Bonfire, and a Student of hers has something to do."""
    invoked = any(text.startswith("invoke ") for text in view["asked"]["options"])
    return invoked and len(set(view["bonfire_row"])) > 1


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_rocca_students_of_congregations_are_told_apart(visitor: Visitor, phone: bool) -> None:
    """Their cards lie on the Campus, and a Student is Sacrificed for what its card says."""
    page = visitor("Ada", phone=phone)
    table = sit_down_where(page, sits_and_serves, 2, GAME, options=CONGREGATIONS)
    my_turn(page)
    keep(page, f"rocca-students{'-phone' if phone else ''}")
    page.locator(".goal > button").click()
    for card in view_of(page, table, 0)["congregations"]:
        expect(page.locator(f".common [data-piece='card:{card}']")).to_be_visible()
    keep(page, f"rocca-congregations{'-phone' if phone else ''}")
    page.keyboard.press("Escape")
    wanted = page.locator("[data-option^='invoke ']").first
    text = wanted.get_attribute("data-option") or ""
    if not wanted.is_visible():
        expect(page.locator(".options")).to_be_visible()
    wanted.click()
    expect(option(page, text)).to_have_count(0)


# -- the modes of Big Bosses ---------------------------------------------------------------------------------

MODES = {13: "pick_up", 14: "melt", 15: "crack"}  # by profile: what only its mode offers
SCREENS = [
    pytest.param(profile, phone, id=f"{profile}-{'phone' if phone else 'desktop'}", marks=marks)
    for n, profile in enumerate(MODES)
    for phone in (False, True)
    for marks in [() if phone == n % 2 else pytest.mark.soak]
]


@pytest.mark.parametrize(("profile", "phone"), SCREENS)
def test_rocca_a_mode_has_a_screen_of_its_own(visitor: Visitor, profile: int, phone: bool) -> None:
    """What counts and what comes next is told on the Campus, and what the mode offers can be taken."""
    page, deed = visitor("Ada", phone=phone), MODES[profile]
    options = {"boss": 1, "dangerous_zones": 1, "profile": profile}
    sit_down_where(page, lambda view, moves: deed in view["asked"]["options"], 2, GAME, options=options)
    my_turn(page)
    kept = f"rocca-mode-{profile}{'-phone' if phone else ''}"
    keep(page, kept)
    page.locator(".goal > button").click()
    name = SAYS.say(f"choice-profile-{profile}").split(": ")[1]
    panel = page.locator(".common .part", has=page.locator("h3", has_text=name))
    expect(panel).to_be_visible()
    panel.locator("summary").click()
    expect(panel.locator("li").first).to_be_visible()
    keep(page, f"{kept}-panel")
    page.keyboard.press("Escape")
    option(page, deed).click()
    expect(option(page, deed)).to_have_count(0)


@pytest.mark.parametrize("phone", [pytest.param(False, id="desktop"), pytest.param(True, id="phone")])
def test_rocca_the_cursed_temple_tells_of_its_pieces(visitor: Visitor, phone: bool) -> None:
    page = visitor("Ada", phone=phone)
    options = {"boss": 1, "dangerous_zones": 1, "floor_iv": 1, "profile": 16}
    sit_down_where(
        page, lambda view, moves: view["asked"]["prompt"] == "phase.action", 2, GAME, options=options
    )
    my_turn(page)
    keep(page, f"rocca-mode-16{'-phone' if phone else ''}")
    page.locator(".goal > button").click()
    name = SAYS.say("choice-profile-16").split(": ")[1]
    panel = page.locator(".common .part", has=page.locator("h3", has_text=name))
    expect(panel).to_be_visible()
    keep(page, f"rocca-mode-16{'-phone' if phone else ''}-panel")


def dives(seed: int) -> Any:
    """Goes down as fast as she can, and studies nothing."""

    def choose(view: Any) -> str:
        options: list[str] = view["asked"]["options"]
        floors = {zone["zone"]: zone["floor"] for zone in view["dungeon"]}
        here = floors.get(view["seat"][str(view["asked"]["seat"])]["at"], 1)
        found = [text for text in options if text.startswith(("floor 4", "floor 3", "floor 2", "explore"))]
        if found:
            return max(found)
        down = [text for text in options if text.startswith("walk ") and floors[text.split()[1]] > here]
        if down or (here == max(floors.values()) and "reveal" in options):
            return down[0] if down else "reveal"
        calm = [text for text in options if text.split()[0] not in ("rest", "submit", "study", "spy")]
        return (calm or options)[(seed + view["points"]) % len(calm or options)]

    return choose


def test_rocca_the_idol_lies_in_the_crypt(visitor: Visitor) -> None:
    """The pieces of the Cursed Temple are drawn where they lie, and read out there."""
    page = visitor("Ada")
    options = {"boss": 1, "dangerous_zones": 1, "floor_iv": 1, "profile": 16}

    def wanted(view: Any, moves: list[Any]) -> bool:
        return view["asked"]["prompt"].startswith("phase") and view["temple"]["idol"] is None and crypt(view)

    def crypt(view: Any) -> bool:
        return any(zone["zone"] == "crypt" for zone in view["dungeon"])

    sit_down_where(page, wanted, 2, GAME, player=dives, options=options)
    zone = page.locator("[data-piece='card:crypt']")
    expect(zone).to_have_accessible_name(re.compile(SAYS.word("token", "idol")))
    keep(page, "rocca-crypt")


def offers_the_lair(view: Any, moves: list[Any]) -> bool:
    return any(text.startswith("lay lair_of_cariddi") for text in view["asked"]["options"])


@pytest.mark.parametrize("phone", [pytest.param(False, id="desktop"), pytest.param(True, id="phone")])
def test_rocca_the_lair_is_laid_as_large_as_four_tiles(visitor: Visitor, phone: bool) -> None:
    """Every place for it can be tried, and it covers four tiles; the panel says what counts."""
    page = visitor("Ada", phone=phone)
    options = {"boss": 1, "dangerous_zones": 1, "floor_iv": 1, "profile": 17}
    table = sit_down_where(page, offers_the_lair, 2, GAME, player=dives, options=options)
    ghost, tile = page.locator(".ghost"), page.locator("[data-piece='card:starting_zone']")
    expect(ghost).to_be_visible()
    keep(page, f"rocca-lair-places{'-phone' if phone else ''}")
    drawn, whole = ghost.bounding_box(), tile.bounding_box()
    assert drawn is not None
    assert whole is not None
    assert drawn["width"] == pytest.approx(2 * whole["width"], rel=0.1)
    places = page.locator("[data-piece^='cell:']")
    offered = view_of(page, table, 0)["asked"]["options"]
    assert places.count() == len([text for text in offered if text.startswith("lay lair_of_cariddi")])
    places.first.focus()
    page.keyboard.press("Enter")
    lair = page.locator("[data-piece='card:lair_of_cariddi']")
    expect(lair).to_be_visible()
    expect(lair).to_have_accessible_name(re.compile(SAYS.card("lair_of_cariddi")))
    keep(page, f"rocca-lair{'-phone' if phone else ''}")
    page.locator(".goal > button").click()
    panel = page.locator(".common .part", has=page.locator("h3", has_text="Goddess of the Sea"))
    expect(panel).to_be_visible()
    keep(page, f"rocca-lair-panel{'-phone' if phone else ''}")


# -- Caterina and Claudio ------------------------------------------------------------------------------------


def camps(seed: int) -> Any:
    """Plays Caterina, who lays Camp Z as soon as she can."""
    wanted = ("scholar caterina", "skill camp_z", "lay camp_z")

    def choose(view: Any) -> str:
        options: list[str] = view["asked"]["options"]
        found = [text for text in options if text.startswith(wanted)]
        return (found or options)[0 if found else seed % len(options)]

    return choose


def has_camp(view: Any, moves: list[Any]) -> bool:
    lying = [zone["zone"] for zone in view["dungeon"]]
    return any(zone.startswith("camp_z") for zone in lying) and view["asked"]["prompt"].startswith("phase")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_rocca_camp_z_lies_on_the_map(visitor: Visitor, phone: bool) -> None:
    page = visitor("Ada", phone=phone)
    table = sit_down_where(page, has_camp, 2, GAME, camps, {"choose_scholars": 1})
    my_turn(page)
    zone = next(z["zone"] for z in view_of(page, table, 0)["dungeon"] if z["zone"].startswith("camp_z"))
    expect(page.locator(f"[data-piece='card:{zone}']").first).to_be_visible()
    keep(page, f"rocca-camp{'-phone' if phone else ''}")


# -- alone against Omega -------------------------------------------------------------------------------------


def mode_of(words: Words) -> str:
    return words("page-play-mode", mode=SAYS.setting("solitary"))


def solitary(page: Page, words: Words) -> None:
    """The mode for one player, from home."""
    page.goto("/")
    cover(page, GAME).get_by_role("button", name=mode_of(words)).click()


def test_solitary_is_one_press_away(visitor: Visitor, words: Words) -> None:
    """With what the book recommends. Omega stands on the map, and his Tome lies in the goal."""
    page = visitor("Ada")
    solitary(page, words)
    wanted = {"solitary": 1, "boss": 1, "main_effects": 1, "level": 0}
    assert table_options(page).items() >= wanted.items()
    my_turn(page)
    page.locator(".goal > button").click()
    expect(page.locator(".tome li")).to_have_count(6)
    expect(page.locator("svg .figure [aria-label^='Omega']")).to_have_count(1)
    keep(page, "rocca-solitary")


def test_whoever_plays_alone_is_told_of_omega_and_not_of_others(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", hints=True)
    sit_down_where(page, acting, 1, GAME, options={"main_effects": 1})
    my_turn(page)
    tip = page.locator(".tip")
    for message in ("hint-alone", "hint-alone-phase-action"):
        expect(tip).to_contain_text(SAYS.say(message))
        tip.get_by_role("button", name=words("page-hint-close")).click()
        expect(tip.get_by_text(SAYS.say(message))).to_have_count(0)


def acting(view: Any, moves: list[Any]) -> bool:
    """An Action is to be chosen."""
    return view["asked"]["prompt"] == "phase.action" and "study" in view["asked"]["options"]


def test_one_seat_is_solitary(visitor: Visitor) -> None:
    """And more seats are not: the switch goes with their number."""
    page = visitor("Ada")
    page.goto(f"/new/{GAME}")
    expect(switch(page, "solitary")).not_to_be_checked()
    switch(page, "solitary").check()
    expect(page.locator(".seats li")).to_have_count(1)
    expect(switch(page, "main_effects")).to_be_checked()
    keep(page, "rocca-new-solitary")
    switch(page, "solitary").uncheck()
    expect(page.locator(".seats li")).to_have_count(2)
    switch(page, "omega_against_all").check()
    expect(page.locator("form button.main")).to_be_enabled()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_omega_phase_goes_step_by_step(visitor: Visitor, words: Words, phone: bool) -> None:
    """Whoever presses once sends on every step, by button or by key; the rest can be skipped."""
    page = visitor("Ada", phone=phone, pace="slow", motion="none")
    solitary(page, words)
    my_turn(page)
    for _ in range(2):  # movement and Action
        option(page, "done").click()
    drama = page.locator(".drama")
    step = drama.get_by_role("button", name=words.like("page-drama-step", "n", "all"))
    expect(step).to_be_visible()
    before = drama.locator(".told").inner_text()
    step.click()
    expect(drama.locator(".told .now")).to_be_visible()
    assert drama.locator(".told").inner_text() != before
    keep(page, f"rocca-omega-step{'-phone' if phone else ''}")
    told = drama.locator(".told p").count()
    page.keyboard.press("ArrowRight")
    expect(drama.locator(".told p")).to_have_count(told + 1)
    drama.get_by_role("button", name=words("page-drama-skip")).click()
    expect(step).to_have_count(0)


def spies_on_omega(view: Any, moves: list[Any]) -> bool:
    return any(text.startswith("spy omega ") for text in view["asked"]["options"])


def test_the_stage_names_omega_where_he_is_spied_on(visitor: Visitor) -> None:
    """He has no seat, so nobody else's name stands there."""
    page = visitor("Ada")
    options = {"main_effects": 1, "omega_against_all": 1}
    sit_down_where(page, spies_on_omega, 2, GAME, options=options)
    my_turn(page)
    espionage = page.locator("[data-option^='spy omega ']").first.get_attribute("data-option") or ""
    option(page, espionage).click()
    expect(page.locator(".scene h2")).to_contain_text(Words("en", GAME)("seen-omega"))
    keep(page, "rocca-spy-on-omega")


def test_what_an_omega_card_would_do_is_said_where_it_may_be_answered(visitor: Visitor) -> None:
    page = visitor("Ada")
    table = sit_down_where(page, at_prompt("omega.answer"), 1, GAME, options={"main_effects": 1})
    my_turn(page)
    omega = view_of(page, table, 0)["omega"]
    expect(page.locator("#question")).to_contain_text(SAYS.card(omega["card"]))
    keep(page, "rocca-omega-answer")


def alone_by_keyboard(page: Page, words: Words) -> None:
    """Solitary from home to its end."""
    page.goto("/")
    expect(cover(page, GAME).get_by_role("button", name=mode_of(words))).to_be_visible()
    tab_to(page, f".game:has(a[href='/new/{GAME}']) a ~ button")
    page.keyboard.press("Enter")
    chance = Random(1)
    while (options := my_turn(page)) and not is_over(page):
        before = str(shown(page))
        by_keys(page, chance.randrange(options.count()))
        expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
        settled(page)
    end = page.get_by_role("region", name=words("page-result"))
    expect(end.get_by_role("heading", level=2)).to_have_text(words("page-end-lost", n=1))
    events = [event for line in log_of(page, page.url.rpartition("/")[2]) for event in line.get("events", ())]
    ending = next(event["ending"] for event in events if event["kind"] == "game_ended")
    expect(end.locator(".how")).to_have_text(SAYS.ending(ending))


def test_a_game_alone_by_keyboard(visitor: Visitor, words: Words) -> None:
    """To its end, which says who has won."""
    page = visitor("Ada")
    shortened(page, GAME)
    alone_by_keyboard(page, words)
    keep(page, "rocca-solitary-lost")


@pytest.mark.soak
def test_a_whole_game_alone_by_keyboard(visitor: Visitor, words: Words) -> None:
    """As many rounds as it takes: by chance she loses."""
    alone_by_keyboard(visitor("Ada"), words)
