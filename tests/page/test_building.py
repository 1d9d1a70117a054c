"""Building the dungeon: a card or a tile is seen where it would lie, and lies as it was seen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, expect
from tests.page.people import Visitor, keep
from tests.page.play import settled, shown, sit_down_where, view_of

# -- Dungeoneer ----------------------------------------------------------------------------------------------


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


def goes_both_ways(view: Any, moves: list[Any]) -> bool:
    """Whether there is a place where a card may lie in both orientations."""
    places = [option.split()[1:] for option in view["asked"]["options"]]
    return view["asked"]["prompt"] == "build.place" and any([cell, "turned"] in places for cell, *_ in places)


@pytest.mark.parametrize("lay", [by_mouse, by_finger, by_keys])
def test_a_card_is_turned_and_laid(
    visitor: Visitor, lay: Callable[[Page, Locator, Locator, Callable[[], None]], None]
) -> None:
    page = visitor("Ada", phone=lay is by_finger)
    table = sit_down_where(page, goes_both_ways)
    place = page.locator(".ghost:has(.turner)").first  # where both ways are allowed
    ghost, turn = place.locator("[data-piece]"), place.locator(".turner")
    expect(turn).to_be_visible()
    cell = str(ghost.get_attribute("data-piece")).removeprefix("cell:")
    options = view_of(page, table, 0)["asked"]["options"]
    assert [f"place {cell} upright", f"place {cell} turned"] == [
        option for option in options if option.split()[1] == cell
    ]
    before, label = shown(page), str(ghost.get_attribute("aria-label"))
    lay(page, ghost, turn, lambda: expect(ghost).not_to_have_attribute("aria-label", label))
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    settled(page)
    laid = next(space for space in view_of(page, table, 0)["map"] if space["cell"] == cell)
    assert laid["turned"]
    keep(page, f"dungeoneer-built-{lay.__name__}")


# -- Dungeonology --------------------------------------------------------------------------------------------


def tile_by_mouse(page: Page, place: Locator, ghost: Locator) -> None:
    """It is seen as soon as one points there."""
    place.hover()
    expect(ghost).to_be_visible()
    place.click()


def tile_by_finger(page: Page, place: Locator, ghost: Locator) -> None:
    """The first touch shows it, the second one lays it."""
    before = shown(page)
    place.tap()
    expect(ghost).to_be_visible()
    assert shown(page) == before
    place.tap()


def tile_by_keys(page: Page, place: Locator, ghost: Locator) -> None:
    place.focus()
    expect(ghost).to_be_visible()
    page.keyboard.press("Enter")


def has_several_places(view: Any, moves: list[Any]) -> bool:
    return view["asked"]["prompt"] == "zone.lay" and len(view["asked"]["options"]) > 2


@pytest.mark.parametrize("lay", [tile_by_mouse, tile_by_finger, tile_by_keys])
def test_a_tile_is_tried_and_laid(visitor: Visitor, lay: Callable[[Page, Locator, Locator], None]) -> None:
    page = visitor("Ada", phone=lay is tile_by_finger)
    table = sit_down_where(page, has_several_places, game="dungeonology")
    _, tile, cell = view_of(page, table, 0)["asked"]["options"][-1].split()
    place = page.locator(f"main [data-piece='cell:{cell}']")
    expect(place).to_be_visible()
    before = shown(page)
    lay(page, place, page.locator("main .ghost.lit"))
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    settled(page)
    cells = {zone["zone"]: zone["cell"] for zone in view_of(page, table, 0)["dungeon"]}
    assert cells[tile] == cell
    expect(page.locator(f"main [data-piece='card:{tile}']")).to_be_visible()
    keep(page, f"dungeonology-{lay.__name__}")
