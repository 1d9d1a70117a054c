"""Building the dungeon: a card is seen where it would lie, is turned there, and lies as it was seen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Position, expect
from tests.page.people import Visitor, keep
from tests.page.play import settled, shown, sit_down, until, view_of


def press(ghost: Locator) -> Position:
    """Where to press it: not on the button in its middle, which turns it."""
    box = ghost.bounding_box()
    assert box is not None
    return {"x": box["width"] * 0.15, "y": box["height"] * 0.15}


def by_mouse(page: Page, ghost: Locator, turn: Locator, turned: Callable[[], None]) -> None:
    turn.click()
    turned()
    ghost.click(position=press(ghost))


def by_finger(page: Page, ghost: Locator, turn: Locator, turned: Callable[[], None]) -> None:
    """The first touch shows it, the second one lays it."""
    turn.tap()
    turned()
    before = shown(page)
    ghost.tap(position=press(ghost))
    turned()
    assert shown(page) == before
    ghost.tap(position=press(ghost))


def by_keys(page: Page, ghost: Locator, turn: Locator, turned: Callable[[], None]) -> None:
    ghost.focus()
    page.keyboard.press("r")
    turned()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("lay", [by_mouse, by_finger, by_keys])
def test_a_card_is_turned_and_laid(
    visitor: Visitor, lay: Callable[[Page, Locator, Locator, Callable[[], None]], None]
) -> None:
    page = visitor("Ada", phone=lay is by_finger)
    table = sit_down(page)
    place = page.locator(".ghost:has(.turner)").first  # where both ways are allowed
    ghost, turn = place.locator("[data-piece]"), place.locator(".turner")
    view = until(page, table, lambda view: view["asked"]["prompt"] == "build.place" and turn.is_visible())
    cell = str(ghost.get_attribute("data-piece")).removeprefix("cell:")
    assert [f"place {cell} upright", f"place {cell} turned"] == [
        option for option in view["asked"]["options"] if option.split()[1] == cell
    ]
    page.mouse.move(0, 0)  # from the option that was chosen last: where it was, another one may be
    before, label = shown(page), str(ghost.get_attribute("aria-label"))
    lay(page, ghost, turn, lambda: expect(ghost).not_to_have_attribute("aria-label", label))
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    settled(page)
    laid = next(space for space in view_of(page, table, 0)["map"] if space["cell"] == cell)
    assert laid["turned"]
    keep(page, f"built-{lay.__name__}")
