"""A piece that looks usable and is not says why, with the rule: when pointed at, in focus, under a finger."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.people import Visitor
from tests.page.play import choose, my_turn, sit_down, view_of

from undercroft.texts import speaker


def point(page: Page, piece: Locator) -> None:
    piece.hover()


def focus(page: Page, piece: Locator) -> None:
    piece.focus()


def hold(page: Page, piece: Locator) -> None:
    """Put a finger on it, and leave it there until the page has had time to answer."""
    box = piece.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
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
    """The bubble says what the server has answered, in words, and names the rule. Gives link and rule."""
    link = page.get_by_role("tooltip").get_by_role("link")
    rule = link.inner_text()
    because = next(because for because in heard if because["rule"] == rule)
    expect(link).to_have_attribute("href", f"/rules/dungeoneer#{rule}")
    says = speaker("dungeoneer", "en")
    scene = says.scene_of(view_of(page, table, 0), ["Ada", None])
    message = f"reason-{because['key'].replace('_', '-').replace('.', '-')}"
    sentence = says.sentence(message, {**because["facts"], "rule": rule}, scene)
    expect(page.get_by_role("tooltip")).to_contain_text(sentence)
    return link, rule


@pytest.mark.parametrize("touch", [point, focus, hold])
def test_a_card_of_the_hand_says_why(visitor: Visitor, touch: Callable[[Page, Locator], None]) -> None:
    page = visitor("Ada", phone=touch is hold)
    heard = reasons(page)
    table = sit_down(page)
    my_turn(page)
    touch(page, page.locator(".hand [data-piece]").first)
    expect(page.get_by_role("tooltip")).to_be_visible()
    link, rule = explained(page, table, heard)
    if touch is not focus:  # the link opens the book at the paragraph
        with page.context.expect_page() as opened:
            link.tap() if touch is hold else link.click()
        paragraph = opened.value.locator(f".paragraph[data-ids~='{rule}']")
        expect(paragraph).to_be_in_viewport()
        expect(paragraph).to_be_focused()


@pytest.mark.parametrize("touch", [point, focus])
def test_a_side_of_my_space_says_why(visitor: Visitor, touch: Callable[[Page, Locator], None]) -> None:
    """In the phase in which one moves: where there is a wall, or a door that cannot be opened now."""
    page = visitor("Ada")
    heard = reasons(page)
    table = sit_down(page)
    blocked = page.locator(".board [data-piece^='side:'][tabindex='-1']")
    my_turn(page)
    while view_of(page, table, 0)["asked"]["prompt"] != "move.act" or not blocked.count():
        choose(page, Random(1))
        my_turn(page)
    heard.clear()
    touch(page, blocked.first)
    expect(page.get_by_role("tooltip")).to_be_visible()
    explained(page, table, heard)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()
