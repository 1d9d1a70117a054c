"""Dungeon Drop on its page: whole games with mouse and keyboard, aims, rooms, falls, undo, replay. Cubes
really fall, and are looked at from above.
"""

import json
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import dist
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.page.conftest import DESKTOP, PHONE
from tests.page.drop import (
    AIM,
    GAME,
    LYING,
    SHORT,
    aims_at,
    asked,
    click_at,
    confirm,
    corners,
    field,
    from_above,
    has_rooms,
    inside,
    lay,
    lies_as,
    listed,
    moved_on,
    places,
    play_with_the_mouse,
    room_now,
    sit_where,
    wanderer,
    way_out,
)
from tests.page.hall import Hall
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    BOT,
    OPTIONS,
    ask,
    at_prompt,
    cover,
    fast_forward,
    never,
    option,
    sent,
    shown,
    view_of,
)
from tests.page.test_games import has_focus, tab_to
from tests.page.test_why import reasons

from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.cards.content import (
    Effect,
    Flick,
    PlaceDrawn,
    Prop,
    Pull,
    Redrop,
    Slide,
    Swap,
)
from undercroft.texts import speaker

CARDS = (*base_box().races, *base_box().classes)


@pytest.fixture(scope="session")
def drawn() -> Words:
    return Words("en", GAME)


# -- whole games ---------------------------------------------------------------------------------------------


def begin(page: Page, words: Words, seats: int = 1) -> str:
    """From home to a table whose game is soon over. Gives its id."""

    def change(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        plan = json.loads(route.request.post_data or "")
        seated = [{"kind": "me"}, *[BOT] * (seats - 1)]
        return route.continue_(post_data=json.dumps({**plan, "seats": seated, "options": SHORT}))

    page.route("**/api/tables", change)
    page.goto("/")
    cover(page, GAME).get_by_role("button", name=words("page-play-now")).click()
    asked(page)
    return page.url.rpartition("/")[2]


def test_alone_with_the_mouse(visitor: Visitor, words: Words, hall: Hall) -> None:
    page = from_above(visitor("Ada"))
    hall.deal(0)
    table = begin(page, words)
    keep(page, "drop-desktop-start")
    done = play_with_the_mouse(page, table)
    assert {"height", "pointed", "room"} <= done
    end = page.get_by_role("region", name=words("page-result"))
    [place] = view_of(page, table, 0)["standings"]
    expect(end).to_contain_text(speaker(GAME, "en").place(place, ["Ada"]))
    expect(end.get_by_role("button", name=words("page-rematch"))).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(words("page-over"))
    keep(page, "drop-desktop-end")


def test_alone_with_the_keyboard(visitor: Visitor, words: Words, hall: Hall) -> None:
    """Aims and rooms too: on the drawing and in the fields. The focus is never lost."""
    page = from_above(visitor("Ada"))
    hall.deal(1)
    table = begin(page, words)
    chosen, ways = sent(page), set[str]()
    page.reload()  # so that what is sent is heard
    while asked(page):
        assert not has_focus(page, "body"), "the focus is lost"
        before, view = shown(page), view_of(page, table, 0)
        ways.add(by_keys(page, view, ways))
        moved_on(page, before)
        assert chosen[-1].split()[0] in {option.split()[0] for option in view["asked"]["options"]}
    assert not has_focus(page, "body")
    assert {"height", "crosshair", "fields", "list", "corners"} <= ways, ways
    expect(page.get_by_role("region", name=words("page-result"))).to_be_visible()


def by_keys(page: Page, view: Any, known: set[str]) -> str:
    """Decide, if possible in a way that was not tried yet. Gives the way."""
    ranges, rooms = view["asked"]["ranges"], view["asked"]["rooms"]
    if rooms and "list" in known and "corners" not in known:
        return room_by_corners(page, way_out(view))
    if rooms:
        return room_by_list(page, way_out(view), len(rooms))
    if "drop" in ranges and "crosshair" not in known:
        to_board(page)
        tab_to(page, "[data-aim]")
        for key in ("ArrowRight", "Shift+ArrowUp", "PageUp", "Enter"):
            page.keyboard.press(key)
        return "crosshair"
    if ranges:
        tab_to(page, f"{AIM} input")
        page.keyboard.press("Shift+ArrowUp")
        tab_to(page, f"{AIM} button.main")
        page.keyboard.press("Enter")
        return "height" if "height" in ranges else "fields"
    words = listed(view)
    tried = {"crosshair", "fields", "corners"} <= known
    wanted = [word for word in ("leave" if tried else "stay", "done") if word in words]
    page.keyboard.press(str(words.index(wanted[0]) + 1 if wanted else 1))
    return "number"


def room_by_list(page: Page, option: str, rooms: int) -> str:
    """To the next one, until it is the one."""
    tab_to(page, f"{AIM} .step:last-of-type")
    for _ in range(rooms):
        page.keyboard.press("Enter")
        if room_now(page) == option:
            break
    tab_to(page, f"{AIM} button.main")
    page.keyboard.press("Enter")
    return "list"


def to_board(page: Page) -> None:
    """Over the skip link."""
    tab_to(page, ".skip")
    page.keyboard.press("Enter")
    assert has_focus(page, "main")


def room_by_corners(page: Page, option: str) -> str:
    """Tokens have places of their own for the Tab key, cubes share one, and arrows go from cube to cube."""
    to_board(page)
    for corner in option.split()[1:]:
        if corner.startswith("pillar_token"):
            tab_to(page, f"[data-cube={corner}]")
        else:
            go_to_cube(page, corner)
        page.keyboard.press("Enter")
    tab_to(page, f"{AIM} button.main")
    assert room_now(page) == option
    page.keyboard.press("Enter")
    return "corners"


HERE = """(wanted) => {
    const [from, to] = [document.activeElement, document.querySelector(`[data-piece='card:${wanted}']`)];
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    return [from.dataset.cube, b.x - a.x, b.y - a.y];
}"""


def go_to_cube(page: Page, cube: str) -> None:
    """With the arrow keys, towards the place where it lies; from the same cube not the same way twice."""
    tab_to(page, "[data-piece]")
    tried: set[tuple[str, str]] = set()
    for _ in range(100):
        here, dx, dy = page.evaluate(HERE, cube)
        if here == cube:
            return
        across = ["ArrowRight", "ArrowLeft"] if dx > 0 else ["ArrowLeft", "ArrowRight"]
        down = ["ArrowDown", "ArrowUp"] if dy > 0 else ["ArrowUp", "ArrowDown"]
        near, far = (across, down) if abs(dx) > abs(dy) else (down, across)
        ways = [near[0], far[0], far[1], near[1]]
        key = next((key for key in ways if (here, key) not in tried), ways[0])
        tried.add((here, key))
        page.keyboard.press(key)
    raise AssertionError(f"the arrow keys do not lead to {cube}")


def test_against_a_bot_to_the_final_scores(visitor: Visitor, words: Words, drawn: Words, hall: Hall) -> None:
    page = from_above(visitor("Ada"))
    hall.deal(0)
    table = begin(page, words, seats=2)
    assert {"pointed", "room"} <= play_with_the_mouse(page, table)
    view = view_of(page, table, 0)
    end = page.get_by_role("region", name=words("page-result"))
    places = end.locator(".places > li")
    expect(places.locator("output")).to_have_text([str(one["figures"]["total"]) for one in view["standings"]])
    expect(places.filter(has_text="Ada")).to_have_count(1)
    for place, told in zip(places.all(), view["standings"], strict=True):
        items = [int(text) for text in place.locator(".items b").all_inner_texts()]
        assert sum(items) == told["figures"]["total"]
    keep(page, "drop-scores")


# -- aims ----------------------------------------------------------------------------------------------------


def spot(page: Page, drawn: Words) -> tuple[int, int]:
    """What the fields say, in millimetres."""
    x, y = (int(field(page, drawn(f"seen-aim-{name}")).input_value()) for name in "xy")
    return x, y


def test_an_aim_by_pointing_by_keys_and_by_numbers(visitor: Visitor, drawn: Words, hall: Hall) -> None:
    """All three are one aim; the crosshair is where it counts, and what is sent is what was aimed at."""
    page = from_above(visitor("Ada"))
    chosen = sent(page)
    table = sit_where(hall, page, aims_at("drop"))
    zone = view_of(page, table, 0)["asked"]["ranges"]["drop"]["zone"]
    chance = Random(1)
    there = next(at for at in iter(lambda: inside(zone, chance), None) if places(page, [at])[0].free)
    [place] = places(page, [there])
    page.mouse.click(place.x, place.y)
    x, y = spot(page, drawn)
    assert abs(x - there[0] / 100) <= 2
    assert abs(y - there[1] / 100) <= 2

    cross = page.locator(".flat [data-aim]")
    cross.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Shift+ArrowLeft", "Shift+ArrowUp"):
        page.keyboard.press(key)
    assert spot(page, drawn) == (x - 8, y + 9)
    field(page, drawn("seen-aim-x")).fill(str(x))
    field(page, drawn("seen-aim-y")).fill(str(y))
    assert spot(page, drawn) == (x, y)
    drawn_at = cross.bounding_box()
    assert drawn_at is not None
    assert drawn_at["x"] + drawn_at["width"] / 2 == pytest.approx(place.x, abs=3)

    slider = page.get_by_role("slider")
    slider.fill("150")
    slider.press("Shift+ArrowUp")
    cross.press("PageUp")
    expect(page.locator(AIM)).to_contain_text(drawn("seen-aim-height", n=170))
    before = shown(page)
    confirm(page).click()
    moved_on(page, before)
    assert chosen == [f"drop {x} {y} 170"]


def test_an_aim_outside_the_zone_counts_at_its_edge(visitor: Visitor, drawn: Words, hall: Hall) -> None:
    page = from_above(visitor("Ada"))
    chosen = sent(page)
    sit_where(hall, page, aims_at("drop"))
    field(page, drawn("seen-aim-x")).fill("390")
    field(page, drawn("seen-aim-y")).fill("290")
    expect(page.locator(AIM)).to_contain_text(drawn.like("seen-aim-moved", "where"))
    expect(page.locator(".flat .wished")).to_be_visible()
    before = shown(page)
    confirm(page).click()
    moved_on(page, before)
    assert chosen[-1].startswith("drop 390 290 ")


def test_a_flick_by_direction_and_strength(visitor: Visitor, drawn: Words, hall: Hall) -> None:
    """Drawn out of a cube with the mouse, corrected with keys and numbers."""
    page = from_above(visitor("Ada"))
    chosen = sent(page)
    table = sit_where(hall, page, aims_at("flick"), hero=does(Flick))
    view = view_of(page, table, 0)
    where, able = corners(view), view["asked"]["ranges"]["flick"]["cubes"]
    found = dict(zip(able, places(page, [where[cube] for cube in able]), strict=True))
    cube = next(cube for cube in able if found[cube].cube == cube and found[cube].free)
    page.mouse.move(found[cube].x, found[cube].y)
    page.mouse.down()
    [end] = places(page, [(where[cube][0], where[cube][1] + 6400)])
    page.mouse.move(end.x, end.y, steps=4)
    page.mouse.up()
    direction = field(page, drawn("seen-aim-direction"))
    assert abs(int(direction.input_value()) - 90) <= 2
    strength = page.get_by_role("slider")
    assert abs(int(strength.input_value()) - 40) <= 2
    keep(page, "drop-flick")

    direction.fill("200")
    page.locator(".flat [data-aim]").focus()
    for key in ("ArrowRight", "Shift+ArrowDown"):
        page.keyboard.press(key)
    expect(direction).to_have_value("199")
    strength.fill("35")
    before = shown(page)
    confirm(page).click()
    moved_on(page, before)
    assert chosen == [f"flick {cube} 199 35"]
    now = view_of(page, table, 0)
    assert corners(now).get(cube) != where[cube]
    lies_as(page, now)


def does(*effects: type[Effect]) -> Callable[[Any], bool]:
    """Heroes with an ability of this kind."""
    able = {card.id for card in CARDS if isinstance(card.solo, effects)}
    return lambda me: bool(able & {me["race"], *me["classes"]})


def first_of_a_look(cubes: list[str], view: Any) -> list[str]:
    """Each cube that lies on the table, and of those beside it one of each kind and size."""
    looks = {cube if cube in corners(view) else cube.rstrip("0123456789"): cube for cube in reversed(cubes)}
    return sorted(looks.values(), key=cubes.index)


@pytest.mark.parametrize(
    ("verb", "effect"),
    [("place", PlaceDrawn), ("slide", Slide), ("prop", Prop), ("pull", Pull), ("point", Redrop)],
    ids=["place", "slide", "prop", "pull", "point"],
)
def test_everything_else_that_is_aimed_at(
    verb: str, effect: type[Effect], visitor: Visitor, drawn: Words, hall: Hall
) -> None:
    """A cube on the table or in the list, and a point. Of cubes beside the table that look alike the first is
    taken, and nobody is asked which.
    """
    page = from_above(visitor("Ada"))
    chosen = sent(page)
    table = sit_where(hall, page, aims_at(verb), hero=does(effect))
    view = view_of(page, table, 0)
    options = [option for option in view["asked"]["options"] if option.startswith(f"{verb} ")]
    names_a_cube = len(options[0].split()) == 4
    cubes = first_of_a_look(view["asked"]["ranges"][verb]["cubes"], view) if names_a_cube else []
    option = next(option for option in reversed(options) if not cubes or option.split()[1] in cubes)
    *cube, x, y = option.split()[1:]
    if len(cubes) > 1:
        picker = page.locator(f"{AIM} [value='{cube[0]}']")
        if picker.first.evaluate("(one) => one.tagName") == "OPTION":
            page.locator(f"{AIM} select").select_option(cube[0])
        else:
            picker.check(force=True)
    field(page, drawn("seen-aim-x")).fill(x)
    field(page, drawn("seen-aim-y")).fill(y)
    expect(page.locator(".flat [data-aim]")).to_be_visible()
    before = shown(page)
    confirm(page).click()
    moved_on(page, before)
    assert chosen == [option]
    lies_as(page, view_of(page, table, 0))


def swaps(view: Any, moves: list[Any]) -> bool:
    return view["asked"]["options"][0].startswith("swap ")


def test_two_cubes_change_places(visitor: Visitor, hall: Hall) -> None:
    page = from_above(visitor("Ada"))
    chosen = sent(page)
    table = sit_where(hall, page, swaps, hero=does(Swap))
    view = view_of(page, table, 0)
    where = {cube: at for cube, at in corners(view).items() if not cube.startswith("pillar")}
    found = dict(zip(where, places(page, list(where.values())), strict=True))
    first, second = [cube for cube in where if found[cube].free and found[cube].cube == cube][:2]
    before = shown(page)
    for cube in (first, second):
        click_at(page, where[cube])
    moved_on(page, before)
    assert {*chosen[0].split()} == {"swap", first, second}
    now = corners(view_of(page, table, 0))
    assert (now[first], now[second]) == (where[second], where[first])


# -- rooms ---------------------------------------------------------------------------------------------------


def harms(view: Any, moves: list[Any]) -> bool:
    return bool(hard_rooms(view))


def hard_rooms(view: Any) -> list[Any]:
    """Rooms with treasures whose monsters nothing can stop."""
    return [
        room
        for room in view["asked"]["rooms"]
        if 0 < room["damage"] == room["hits"] < len(room["cubes"]) and not room["shields"]
    ]


TOPS = "(all) => all.map((one) => one.getBoundingClientRect().top)"


def test_what_a_room_would_bring_and_cost_is_what_it_does(visitor: Visitor, drawn: Words, hall: Hall) -> None:
    page = from_above(visitor("Ada", hints=False))
    table = sit_where(hall, page, harms)
    [room, *_] = hard_rooms(view_of(page, table, 0))
    page.locator(f"{AIM} select").select_option(room["option"])
    says = speaker(GAME, "en")
    kinds = Counter(cube.rpartition("_")[0] for cube in room["cubes"])
    told = page.get_by_role("list", name=drawn("seen-room-taken")).get_by_role("listitem")
    amounts = {says.say(f"amount-{kind}", n=n) for kind, n in kinds.items()}
    assert {text.strip() for text in told.all_inner_texts()} - {drawn("seen-room-stairs")} == amounts
    cost = {name: room[name] for name in ("hits", "damage", "left")}
    expect(page.locator(AIM)).to_contain_text(drawn("seen-room-cost", eased="no", **cost))
    expect(page.locator(".flat .taken")).to_have_count(len(room["cubes"]))
    keep(page, "drop-room")

    before = shown(page)
    confirm(page).click()
    moved_on(page, before)
    while (
        "done" in (view_of(page, table, 0)["asked"] or {}).get("options", [])
        and view_of(page, table, 0)["loot"]
    ):
        option(page, "done").click()
        asked(page)
    expect(page.locator(".scene.result")).to_be_visible()
    for width, height in (DESKTOP, PHONE):  # what was looted lies on no button of the board
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator(".looks label, .flat [data-over] button").all():
            button.click(trial=True)
    tops = page.locator(".looks label, .flat [data-over] button").evaluate_all(TOPS)
    assert max(tops) - min(tops) <= 8  # nor do they lie over the cubes of a phone: they are one row
    me = view_of(page, table, 0)["seat"]["0"]
    assert me["life_left"] == room["left"]
    assert {*me["stash"], *me["trophies"], *(cube for cube, _ in me["card"])} >= {*room["cubes"]}
    assert not {*room["cubes"]} & {*page.evaluate(LYING)}


def test_a_room_that_is_blocked_names_the_pillar(visitor: Visitor, hall: Hall) -> None:
    """Three Pillars are picked one by one, and a fourth stands between them."""
    page = from_above(visitor("Ada"))
    heard = reasons(page)
    table = sit_where(hall, page, has_rooms, seats=2)
    view = view_of(page, table, 0)
    pillars = {name: at for name, at in corners(view).items() if name.startswith("pillar")}
    shown_at = dict(zip(pillars, places(page, list(pillars.values())), strict=True))
    seen = [name for name in pillars if shown_at[name].free and shown_at[name].cube == name]
    three = next(
        three
        for three in combinations(seen, 3)
        if any(stands_in(pillars[name], *(pillars[one] for one in three)) for name in {*pillars} - {*three})
    )
    for name in three:
        click_at(page, pillars[name])
    reason = page.locator(f"{AIM} .bad")
    expect(reason).to_be_visible()
    because = heard[-1]
    assert because["key"] == "room.blocked"
    assert because["facts"]["cubes"].keys() == {"pillar"}
    says = speaker(GAME, "en")
    scene = says.context_of(view, ["Ada", None])
    sentence = says.sentence("reason-room-blocked", {**because["facts"], "rule": because["rule"]}, scene)
    expect(reason).to_contain_text(sentence)
    expect(reason.get_by_role("button")).to_have_attribute("href", f"/rules/{GAME}#{because['rule']}")
    expect(confirm(page)).to_be_disabled()
    expect(page.locator(".flat .blocking")).to_have_count(len(because["facts"]["pillars"].split()))
    keep(page, "drop-blocked")


def stands_in(at: tuple[int, int], *triangle: tuple[int, int]) -> bool:
    """Well inside: farther from each side than a Pillar is wide."""

    def beside(a: tuple[int, int], b: tuple[int, int]) -> float:
        across = (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])
        return across / dist(a, b)

    a, b, c = triangle
    sides = beside(a, b), beside(b, c), beside(c, a)
    return min(sides) > 1500 or max(sides) < -1500


# -- undo ----------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_a_drop_and_never_past_it(visitor: Visitor, words: Words, hall: Hall) -> None:
    page = from_above(visitor("Ada"))
    table = sit_where(hall, page, at_prompt("enter.room"))
    fallen = view_of(page, table, 0)
    page.get_by_role("button", name=words("page-undo"), exact=True).click(force=True)  # it says why not
    expect(page.get_by_role("alert").filter(has_text=words("page-refused-settled"))).to_be_visible()
    lies_as(page, fallen)

    option = way_out(fallen)
    page.locator(f"{AIM} select").select_option(option)
    before = shown(page)
    confirm(page).click()
    moved_on(page, before)
    expect(page.locator(".flat .token")).to_have_count(3)
    page.keyboard.press("u")
    expect(page.locator(".flat .token")).to_have_count(0)
    lies_as(page, fallen)
    assert view_of(page, table, 0)["asked"] == fallen["asked"]


# -- falls ---------------------------------------------------------------------------------------------------

WATCH = """() => {
    window.falls = 0;
    new MutationObserver(() => (window.falls += document.querySelectorAll(".fall").length))
        .observe(document, { subtree: true, childList: true });
}"""
FALL = ".flat .fall"


def poses(page: Page) -> list[str]:
    """Where everything is drawn while something falls."""
    found: list[str] = page.locator(f"{FALL} > g").evaluate_all(
        "(cubes) => cubes.map((cube) => cube.getAttribute('transform')).sort()"
    )
    return found


def let_go(page: Page, hall: Hall) -> str:
    """Drop cubes, and stop time while they are in the air."""
    page.clock.install()
    table = sit_where(hall, page, aims_at("drop"))
    stop_time(page)
    confirm(page).click()
    expect(page.locator(FALL)).to_be_visible()
    return table


def stop_time(page: Page) -> None:
    """A while from now, so that a slow machine does not ask for a time that is over."""
    page.clock.pause_at(page.evaluate("Date.now() + 600_000"))


def nothing_is_asked(page: Page) -> None:
    expect(page.locator(f"{AIM}, {OPTIONS}")).to_have_count(0)


def test_a_fall_is_seen_and_then_something_is_asked(visitor: Visitor, hall: Hall) -> None:
    page = from_above(visitor("Ada", mine=True, motion="full"))
    table = let_go(page, hall)
    nothing_is_asked(page)
    seen = []
    for _ in range(4):
        page.clock.run_for(200)
        seen.append(poses(page))
    assert len({str(one) for one in seen}) > 2
    nothing_is_asked(page)
    page.clock.run_for(10_000)  # nobody waits longer than 12 seconds, however long it lasts
    asked(page)
    expect(page.locator(FALL)).to_have_count(0)
    lies_as(page, view_of(page, table, 0))


@pytest.mark.parametrize("way", ["button", "Escape", "words"])
def test_a_fall_can_be_skipped(way: str, visitor: Visitor, drawn: Words, hall: Hall) -> None:
    """Time stands still: it does not end by itself. In words there is nothing to be seen of it."""
    page = from_above(visitor("Ada", mine=True, motion="full"))
    table = let_go(page, hall)
    nothing_is_asked(page)
    if way == "button":
        page.get_by_role("button", name=drawn("seen-space-skip")).click()
    elif way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.get_by_role("radio", name=drawn("seen-look-words")).check(force=True)
    asked(page)
    if way != "words":
        expect(page.locator(FALL)).to_have_count(0)
        lies_as(page, view_of(page, table, 0))


def test_those_who_want_no_motion_see_no_fall(visitor: Visitor, hall: Hall) -> None:
    page = from_above(visitor("Ada", motion="system"))
    page.emulate_media(reduced_motion="reduce")
    table = sit_where(hall, page, aims_at("drop"))
    page.evaluate(WATCH)
    before = shown(page)
    confirm(page).click()
    moved_on(page, before)
    assert page.evaluate("window.falls") == 0
    lies_as(page, view_of(page, table, 0))


# -- replay --------------------------------------------------------------------------------------------------


def test_a_replay_lets_cubes_fall_forwards(visitor: Visitor, words: Words, drawn: Words, hall: Hall) -> None:
    """Step by step; whoever jumps or goes back sees at once how it was."""
    page = from_above(visitor("Ada", mine=True, motion="full"))
    table = lay(hall, page)
    fast_forward(page, table, never, wanderer(1))
    steps = ask(page, "GET", f"/api/tables/{table}/replay?count=50&seat=0")["steps"]
    falls = [step["step"] for step in steps if (step["line"] or {}).get("films")]
    assert falls
    page.clock.install()
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    stop_time(page)  # what falls stays in the air
    page.evaluate(WATCH)
    scrub, skip = page.get_by_role("slider"), page.get_by_role("button", name=drawn("seen-space-skip"))

    def at(step: int) -> None:
        expect(page.get_by_text(words("page-step-of", n=step, total=len(steps) - 1))).to_be_visible()

    for step in (falls[-1], steps[-1]["step"], falls[0], falls[0] - 1):
        scrub.fill(str(step))
        at(step)
        lies_as(page, steps[step]["view"])
    assert page.evaluate("window.falls") == 0
    for step in falls[:2]:
        scrub.fill(str(step - 1))
        at(step - 1)
        page.get_by_role("button", name=words("page-step-forward")).click()
        expect(page.locator(FALL)).to_have_count(1)
        page.clock.run_for(600)
        assert poses(page)
        skip.click()
        expect(page.locator(FALL)).to_have_count(0)
        at(step)
        lies_as(page, steps[step]["view"])
    page.get_by_role("button", name=words("page-step-back")).click()
    at(falls[:2][-1] - 1)
    lies_as(page, steps[falls[:2][-1] - 1]["view"])
