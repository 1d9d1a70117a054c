"""Rolls and tests on the stage, and what is done to me in the spotlight: in three beats, told in one order.

What the server tells is changed on its way (`happens`), so that each scene comes when the test wants it.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests import sample
from tests.page.conftest import DESKTOP, PHONE
from tests.page.drop import asked, confirm, from_above
from tests.page.people import Visitor, keep
from tests.page.play import my_turn, set_up, shown, sit_down
from tests.page.test_screens import RULES, STRETCH, violations

from undercroft.engine.languages import LANGUAGES

Event = dict[str, Any]

ROLLS: Final[dict[str, list[Event]]] = {
    "dungeoneer": [
        {"kind": "combat_began", "combat": "challenge", "hero": 0, "foe": "@1", "score": "melee"},
        {"kind": "dice_rolled", "hero": 0, "hero_die": 5, "foe_die": 2},
        {
            "kind": "combat_compared",
            "hero": 0,
            "foe": "@1",
            "score": "melee",
            "hero_parts": [["die", 5], ["hero", 2]],
            "foe_parts": [["die", 2], ["hero", 3]],
            "hero_total": 7,
            "foe_total": 5,
            "won": "hero",
        },
        {"kind": "wounded", "seat": 1, "n": 1, "life": 4},
    ],
    "dungeonology": [
        {
            "kind": "test_decided",
            "seat": 0,
            "test": "study",
            "stealth": 7,
            "stealth_parts": [["fate_5", 5], ["false_alarm", 2]],
            "alert": 8,
            "alert_parts": [["zone", 5], ["locksmith", 3]],
            "passed": False,
        }
    ],
    "dungeon_drop": [
        {"kind": "chests_rolled", "seat": 0, "rolls": [3, 6, 1], "n": 10},
        {"kind": "floor_counted", "seat": 0, "total": 26, "required": 24, "gold": 6, "gems": 10, "quest": 0}
        | {"chests": 10, "keys": 0, "potions": 0, "shields": 0, "monsters": 0, "hearts": 0},
    ],
}
LIGHTS: Final[dict[str, list[Event]]] = {
    "dungeoneer": [
        {"kind": "peril_paid", "seat": 0, "n": 4},
        {"kind": "bane_announced", "seat": 1, "victim": 0, "card": "dread_whispers_1"},
    ],
    "dungeonology": [{"kind": "omega_placed", "row": 1}],
    "dungeon_drop": [{"kind": "levelled", "seat": 0, "card": "ranger"}],
}
BEATS: Final = ["sides", "dice", "sum", "verdict", "leaving"]

WATCH: Final = """() => {
    window.seen = [];
    new MutationObserver(() => {
        const drama = document.querySelector(".drama");
        if (!drama) return;
        seen.push({
            beat: drama.dataset.beat,
            seq: document.querySelector(".table").dataset.seq,
            verdict: drama.querySelector(".verdict")?.textContent ?? "",
            numbers: drama.querySelectorAll("output, li").length,
            said: document.querySelector("[data-drama-said]").textContent,
            moving: drama.getAnimations({ subtree: true }).length,
        });
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""

HOLD: Final = """() => {
    new MutationObserver((_, observer) => {
        const curtain = document.querySelector(".curtain");
        if (!curtain) return;
        curtain.focus();
        observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true });
}"""


def happens(page: Page, events: list[Event]) -> Callable[[], None]:
    """Gives what to call before a move: the next one that the page hears of was this. A bot may begin."""
    waiting: list[list[Event]] = []

    def listen(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            moved = [one for one in told.get("lines", []) if one["kind"] == "moved"]
            if told["type"] == "news" and moved and waiting:
                moved[-1]["events"] = waiting.pop()
                moved[-1].pop("films", None)
            line.send(json.dumps(told))

        line.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("/api/"), listen)
    return lambda: waiting.append(events)


def act(page: Page, game: str, events: list[Event], hold: bool = False) -> int:
    """Play the first option by keyboard; what comes of it is this. Gives the last line before it. With
    `hold` the stage is gone to by keyboard, before its first beat can pass: then it waits.
    """
    now = happens(page, events)
    alone = game == "dungeon_drop"
    sit_down(from_above(page), 1 if alone else 2, game)
    asked(page)
    before = shown(page)
    page.evaluate(WATCH)
    if hold:
        page.evaluate(HOLD)
    first = confirm(page) if alone else my_turn(page).first
    first.focus()
    now()
    page.keyboard.press("Enter")
    return before


@pytest.mark.parametrize(("game", "motion"), sample.diagonal(ROLLS, ["full", "none"]))
def test_nothing_tells_what_came_of_a_roll_before_the_verdict(
    game: str, motion: str, visitor: Visitor
) -> None:
    """Not the table, not the log, not what is read aloud: first the sides, then the dice, then the sum."""
    page = visitor("Ada", motion=motion, pace="fast")
    before = act(page, game, ROLLS[game])
    page.wait_for_function("() => window.seen.some((one) => one.beat === 'leaving')")
    expect(page.locator(".drama")).to_have_count(0)
    assert shown(page) > before
    seen = page.evaluate("window.seen")
    beats = [one["beat"] for one in seen]
    assert list(dict.fromkeys(beats)) == BEATS
    assert {one["seq"] for one in seen if one["beat"] != "leaving"} == {str(before)}
    for one in seen:
        if one["beat"] in ("sides", "dice"):
            assert one["numbers"] == 0, one
        if one["beat"] not in ("verdict", "leaving"):
            assert (one["verdict"], one["said"]) == ("", ""), one
        if one["beat"] == "verdict":
            assert one["verdict"] == one["said"] != "", one
    if motion == "none":
        assert {one["moving"] for one in seen} == {0}


def test_a_key_goes_on_beat_by_beat_and_escape_to_the_present(visitor: Visitor) -> None:
    page = visitor("Ada", motion="full", pace="slow")
    act(page, "dungeoneer", ROLLS["dungeoneer"], hold=True)
    drama = page.locator(".drama")
    for beat in BEATS[:-1]:
        expect(drama).to_have_attribute("data-beat", beat)
        keep(page, f"stage-{beat}")
        page.keyboard.press("Enter")
    expect(drama).to_have_count(0)

    other = visitor("Bela", motion="full", pace="slow")
    before = act(other, "dungeoneer", ROLLS["dungeoneer"])
    expect(other.locator(".drama")).to_be_visible()
    other.keyboard.press("Escape")
    expect(other.locator(".drama")).to_have_count(0)
    assert shown(other) > before


def test_a_click_goes_on(visitor: Visitor) -> None:
    page = visitor("Ada", motion="full", pace="slow")
    act(page, "dungeoneer", ROLLS["dungeoneer"])
    drama = page.locator(".drama")
    for _ in BEATS[:-1]:
        if drama.is_visible():
            page.mouse.click(5, 400)
    expect(drama).to_have_count(0)
    my_turn(page)


@pytest.mark.parametrize("game", LIGHTS)
def test_what_is_done_to_me_comes_to_the_middle(game: str, visitor: Visitor) -> None:
    page = visitor("Ada", motion="full", pace="slow")
    before = act(page, game, LIGHTS[game], hold=True)
    light = page.locator(".drama .light")
    expect(light).to_be_visible()
    expect(page.locator("[data-drama-said]")).to_have_text(re.compile(r"\S"))
    assert shown(page) == before
    box = light.bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - DESKTOP[0] / 2) < 2
    keep(page, f"spotlight-{game}")
    page.keyboard.press("Enter")
    expect(page.locator(".drama")).to_have_count(0)
    assert shown(page) > before


SPOKEN: Final = tuple(LANGUAGES)
SCENES: Final = {"stage": ROLLS, "spotlight": LIGHTS}


@pytest.mark.parametrize("languages", sample.first((SPOKEN[:1], SPOKEN)))
@pytest.mark.parametrize(("game", "scene"), sample.diagonal(ROLLS, SCENES))
def test_scenes_are_for_everybody(
    game: str, scene: str, languages: tuple[str, ...], visitor: Visitor, request: pytest.FixtureRequest
) -> None:
    """axe-core finds nothing, and nothing is cut off, not even longer words; in the soak in any language."""
    scenes = SCENES[scene]
    page = visitor("Ada", motion="none", pace="slow")
    page.add_init_script(path=Path(__file__).with_name("screens.js"))
    act(page, game, scenes[game], hold=True)
    for language, stretch in [*((one, "1") for one in languages), ("en", STRETCH)]:
        if (language, stretch) != ("en", "1"):
            set_up(page, stretch=stretch, language=language)
            act(page, game, scenes[game], hold=True)
        last_beat(page)
        for name, (width, height) in {"phone": PHONE, "desk": DESKTOP, "side": (844, 390)}.items():
            page.set_viewport_size({"width": width, "height": height})
            keep(page, f"{request.node.callspec.id}-{language}-{stretch}-{name}")
            assert (language, name, page.evaluate("screens.misfits()")) == (language, name, [])
        if (language, stretch) == ("en", "1"):
            assert violations(page, ".drama", *RULES) == []
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def last_beat(page: Page) -> None:
    """The beat in which everything is said, and it stays."""
    drama = page.locator(".drama")
    expect(drama).to_be_visible()
    if drama.locator(".stage").count():
        for beat in BEATS[: BEATS.index("verdict")]:
            expect(drama).to_have_attribute("data-beat", beat)
            page.keyboard.press("Enter")
        expect(drama).to_have_attribute("data-beat", "verdict")
