"""A piece that looks usable and is not says why, with the rule: when pointed at, in focus, under a finger."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.people import Visitor
from tests.page.play import GAMES, NAME, my_turn, sit_down_where, unfold, view_of
from tests.sample import diagonal

from undercroft.texts import speaker


def point(page: Page, piece: Locator) -> None:
    piece.hover(position=NAME if piece.and_(page.locator(".hand *")).count() else None)


def focus(page: Page, piece: Locator) -> None:
    piece.focus()


def hold(page: Page, piece: Locator) -> None:
    """Put a finger on it, and leave it there until the page has had time to answer."""
    box = piece.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    window = page.viewport_size or {"height": 0}
    bottom = min(box["y"] + box["height"], window["height"])  # a card of the hand hangs over the edge
    at = {"x": box["x"] + box["width"] / 2, "y": (box["y"] + bottom) / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def reasons(page: Page) -> list[Any]:
    """What the server says when the page asks why; filled while the page lives."""
    found: list[Any] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "because" and message["because"]:
            found.append(message["because"])

    page.on("websocket", lambda line: line.on("framereceived", hear))
    return found


def explained(page: Page, table: str, heard: list[Any]) -> tuple[Locator, str]:
    """The bubble says what the server has answered, in words, and has a mark for the rule. Gives both."""
    mark = page.get_by_role("tooltip").get_by_role("button")
    rule = str(mark.get_attribute("data-rule")).split()[-1]
    because = next(because for because in heard if because["rule"] == rule)
    view = view_of(page, table, 0)
    edition = (
        "?edition=0" if "edition" in view.get("options", {}) else ""
    )  # the book of the table's edition (DGY-ED-04)
    expect(mark).to_have_attribute("href", f"/rules/{view['game']}{edition}#{rule}")
    says = speaker(view["game"], "en")
    scene = says.context_of(view, ["Ada", None])
    message = f"reason-{because['key'].replace('_', '-').replace('.', '-')}"
    sentence = says.sentence(message, {**because["facts"], "rule": rule}, scene)
    expect(page.get_by_role("tooltip")).to_contain_text(sentence)
    return mark, rule


def idle_cards(view: Any) -> list[str]:
    """Those in my hand with which nothing can be done now."""
    named = {word for option in view["asked"]["options"] for word in option.split()}
    return [card for card in view["seat"]["0"]["hand"]["known"] if card not in named]


@pytest.mark.parametrize(("touch", "game"), diagonal([point, focus, hold], GAMES))
def test_a_card_of_the_hand_says_why(
    game: str, visitor: Visitor, touch: Callable[[Page, Locator], None]
) -> None:
    page = visitor("Ada", phone=touch is hold)
    heard = reasons(page)
    table = sit_down_where(page, lambda view, moves: bool(idle_cards(view)), game=game)
    my_turn(page)
    touch(page, page.locator(f".hand [data-piece='card:{idle_cards(view_of(page, table, 0))[0]}']"))
    expect(page.get_by_role("tooltip")).to_be_visible()
    mark, rule = explained(page, table, heard)
    bubble, window = page.get_by_role("tooltip").bounding_box(), page.viewport_size
    assert bubble is not None
    assert window is not None
    assert 0 <= bubble["x"] <= bubble["x"] + bubble["width"] <= window["width"]
    if touch is not focus:  # the mark says what the rule says, in the same bubble, and leads to its paragraph
        mark.tap() if touch is hold else mark.click()
        expect(page.get_by_role("tooltip")).to_have_count(1)
        expect(page.get_by_role("tooltip")).to_contain_text(rule)
        link = page.get_by_role("tooltip").get_by_role("link")
        with page.context.expect_page() as opened:
            link.tap() if touch is hold else link.click()
        paragraph = opened.value.locator(f".paragraph[data-ids~='{rule}']").first  # others tell it, too
        expect(paragraph).to_be_in_viewport()
        expect(paragraph).to_be_focused()


def is_blocked_somewhere(view: Any, moves: list[Any]) -> bool:
    """On one of the four sides nothing can be done."""
    sides = {word for option in view["asked"]["options"] for word in option.split() if word in "nesw"}
    return view["asked"]["prompt"] == "move.act" and len(sides) < 4


@pytest.mark.parametrize("touch", [point, focus])
def test_a_side_of_my_space_says_why(visitor: Visitor, touch: Callable[[Page, Locator], None]) -> None:
    """In the phase in which one moves: where there is a wall, or a door that cannot be opened now."""
    page = visitor("Ada")
    heard = reasons(page)
    table = sit_down_where(page, is_blocked_somewhere)
    my_turn(page)
    heard.clear()
    touch(page, page.locator(".board [data-piece^='side:'][tabindex='-1']").first)
    expect(page.get_by_role("tooltip")).to_be_visible()
    explained(page, table, heard)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()


# -- Dungeonology: a Zone, and a Scholar ---------------------------------------------------------------------


def far_zones(view: Any) -> list[str]:
    """Zones that none of the options leads to."""
    named = {word for option in view["asked"]["options"] for word in option.split()}
    return [zone["zone"] for zone in view["dungeon"] if zone["zone"] not in {*named, view["seat"]["0"]["at"]}]


def has_far_zone(view: Any, moves: list[Any]) -> bool:
    """And one cannot walk there by way of another one."""
    return view["asked"]["prompt"] == "phase.movement" and view["points"] < 2 and bool(far_zones(view))


@pytest.mark.parametrize("touch", [point, focus, hold])
def test_a_zone_says_why(visitor: Visitor, touch: Callable[[Page, Locator], None]) -> None:
    """One that is too far away, or behind a Door."""
    page = visitor("Ada", phone=touch is hold)
    heard = reasons(page)
    table = sit_down_where(page, has_far_zone, game="dungeonology")
    my_turn(page)
    zone = page.locator(f"main [data-piece='card:{far_zones(view_of(page, table, 0))[0]}']")
    expect(zone).to_be_visible()
    heard.clear()
    touch(page, zone)
    expect(page.get_by_role("tooltip")).to_be_visible()
    explained(page, table, heard)


def could_be_spied_on(view: Any, moves: list[Any]) -> bool:
    """The bot has cubes, and is not near."""
    spies = [option for option in view["asked"]["options"] if option.startswith("spy")]
    return (
        view["asked"]["prompt"] == "phase.action" and any(view["seat"]["1"]["board"].values()) and not spies
    )


@pytest.mark.parametrize("place", ["panel", "board"])
def test_a_scholar_says_why(visitor: Visitor, place: str) -> None:
    """Why she cannot be spied on: in the panel, and where she stands on the board."""
    page = visitor("Ada")
    heard = reasons(page)
    table = sit_down_where(page, could_be_spied_on, game="dungeonology")
    my_turn(page)
    heard.clear()
    panel = place == "panel"
    (unfold(page, 1).locator(".face") if panel else page.locator("main [data-piece='seat:1']")).hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    explained(page, table, heard)
