"""How people in the tests play Dungeon Drop: cubes really fall, so its tests hold for any fall.

An aim, a room and an option are three ways to be asked. What is aimed at lies somewhere on the table:
`places` says where that is on the screen, and whether something else is drawn over it.
"""

from collections.abc import Callable
from math import dist
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page, expect
from tests.page.hall import Hall
from tests.page.play import OPTIONS, Player, Wanted, fast_forward, lay_table, settled, shown, view_of

GAME: Final = "dungeon_drop"
LOOK: Final = "undercroft dungeon_drop look"  # where the page keeps it
FLAT: Final = ".flat .paper"  # the drawing from above
AIM: Final = "form.aiming"  # of an aim or of a room
SWAP: Final = "p.aiming"  # says how cubes on the table are swapped
SHORT: Final = {"floor_limit": 1}
MOST: Final = 100  # deals that are tried

PLACES: Final = """(points) => {
    const drawing = document.querySelector(".flat .paper");
    return points.map(([x, y]) => {
        const at = new DOMPoint(0.04 * x, -0.04 * y).matrixTransform(drawing.getScreenCTM());
        const top = document.elementFromPoint(at.x, at.y);
        const cube = top?.closest("[data-cube]")?.dataset.cube ?? null;
        return [at.x, at.y, cube, drawing.contains(top) && !top.closest("[data-aim]")];
    });
}"""

CHOOSE: Final = f"localStorage.getItem('{LOOK}') ?? localStorage.setItem('{LOOK}', 'flat')"

LYING: Final = """() => {
    const cubes = [...document.querySelectorAll(".flat [data-piece]")];
    return Object.fromEntries(cubes.map((cube) => {
        const { e, f } = cube.transform.baseVal.consolidate().matrix;
        return [cube.dataset.cube, [e / 0.04, -f / 0.04]];
    }));
}"""


# -- tables --------------------------------------------------------------------------------------------------


def lay(hall: Hall, page: Page, seats: int = 1, deal: int = 0, **options: int) -> str:
    """Come in, and begin a game."""
    hall.deal(deal)
    return lay_table(page, seats, GAME, {**SHORT, **options})


def sit_where(
    hall: Hall,
    page: Page,
    wanted: Wanted,
    seats: int = 1,
    player: Callable[[int], Player] | None = None,
    hero: Callable[[Any], bool] = lambda me: True,
    **options: int,
) -> str:
    """Go to a table where what is wanted is asked now, of a hero that is wanted. Heroes are known before
    anything falls, so tables of others are not even laid.
    """
    for deal in range(MOST):
        if not hero(hall.begun(GAME, seats, {**SHORT, **options}, deal)["seat"]["0"]):
            continue
        table = lay(hall, page, seats, deal, **options)
        if fast_forward(page, table, wanted, (player or wanderer)(deal)):
            page.goto(f"/table/{table}")
            asked(page)
            return table
    raise AssertionError("no such question in many games")


def wanderer(seed: int) -> Player:
    """Anything, but rather another room than the way out, and abilities where there are any."""
    chance = Random(seed)

    def choose(view: Any) -> str:
        options = [option for option in view["asked"]["options"] if option != "leave"]
        return chance.choice([option for option in options if option.startswith("use ")] or options)

    return choose


def aims_at(verb: str) -> Wanted:
    """Something is aimed at in this way."""
    return lambda view, moves: verb in view["asked"]["ranges"]


def has_rooms(view: Any, moves: list[Any]) -> bool:
    return len(view["asked"]["rooms"]) > 1


# -- what is on the screen -----------------------------------------------------------------------------------


def from_above(page: Page) -> Page:
    """Look at tables from above until something else is chosen: in space is for a test of its own."""
    page.add_init_script(CHOOSE)
    return page


class ScreenPoint(NamedTuple):
    """A point of the table on the screen, and what lies there."""

    x: float
    y: float
    cube: str | None
    free: bool  # nothing but the table and its cubes is there


def places(page: Page, points: list[tuple[float, float]]) -> list[ScreenPoint]:
    """Where points of the table are, in hundredths of a millimetre, once the drawing has come to rest."""
    before: list[Any] = []
    while (found := page.evaluate(PLACES, points)) != before:
        before = found
        page.evaluate("() => new Promise(requestAnimationFrame)")
    return [ScreenPoint(*one) for one in found]


def click_at(page: Page, point: tuple[float, float]) -> None:
    """Where it is now: the drawing moves when there is more to be read below it."""
    [place] = places(page, [point])
    page.mouse.click(place.x, place.y)


def asked(page: Page) -> bool:
    """Wait until something is asked; false when the game is over instead."""
    expect(page.locator(f"{OPTIONS}:enabled, {AIM}, {SWAP}, .end").first).to_be_visible()
    return not page.locator(".end").is_visible()


def confirm(page: Page) -> Locator:
    """The button that sends an aim, or goes into a room."""
    return page.locator(f"{AIM} button.main")


def field(page: Page, name: str) -> Locator:
    """A field of the form; the numbers of an aim are unfolded first."""
    folded = page.locator(f"{AIM} .numbers[aria-expanded='false']")
    if folded.is_visible():
        folded.click()
    return page.locator(AIM).get_by_label(name, exact=False)


def room_now(page: Page) -> str:
    """The room that is laid out to be confirmed."""
    return page.locator(f"{AIM} select").input_value()


def moved_on(page: Page, before: int) -> None:
    """Wait until something has come after this line, and something is asked."""
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    asked(page)
    settled(page)


def lies_as(page: Page, view: Any) -> None:
    """Every cube of a view is drawn, where it lies, and no other."""
    expect(page.locator(".flat [data-piece]")).to_have_count(len(view["cubes"]))
    drawn = {name: (round(x), round(y)) for name, (x, y) in page.evaluate(LYING).items()}
    told = {name: (x, y) for name, x, y, *_ in view["cubes"]}
    assert drawn.keys() == told.keys()
    assert all(abs(drawn[name][n] - told[name][n]) <= 1 for name in told for n in (0, 1))


def corners(view: Any) -> dict[str, tuple[int, int]]:
    """Where cubes and tokens lie, by name."""
    tokens = {f"pillar_token_{n + 1}": (x, y) for n, (x, y, *_) in enumerate(view["tokens"])}
    return tokens | {name: (x, y) for name, x, y, *_ in view["cubes"]}


def middle(points: list[tuple[int, int]]) -> tuple[float, float]:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def inside(points: list[tuple[int, int]], share: Random) -> tuple[float, float]:
    """Some point inside a polygon."""
    parts = [share.random() + 0.05 for _ in points]
    xs = sum(part * x for part, (x, _) in zip(parts, points, strict=True))
    ys = sum(part * y for part, (_, y) in zip(parts, points, strict=True))
    return xs / sum(parts), ys / sum(parts)


def listed(view: Any) -> list[str]:
    """The options that are buttons: what is aimed at and rooms are not."""
    free = {*view["asked"]["ranges"], "room", "swap"}
    return [option for option in view["asked"]["options"] if option.split()[0] not in free]


def way_out(view: Any) -> str:
    """Of the rooms, the one that is nearest to the Staircase; in company any."""
    where = corners(view)
    rooms = [room["option"] for room in view["asked"]["rooms"]]
    stairs = [at for name, at in where.items() if name.startswith("stair")]
    return min(rooms, key=lambda room: dist(room_middle(view, room), stairs[0]) if stairs else 0)


def room_middle(view: Any, option: str) -> tuple[float, float]:
    where = corners(view)
    return middle([where[corner] for corner in option.split()[1:]])


# -- a whole game with the mouse -----------------------------------------------------------------------------


def play_with_the_mouse(page: Page, table: str) -> set[str]:
    """Decide on the drawing until the game is over, on the shortest way. Gives what was done there."""
    chance = Random(1)
    done: set[str] = set()
    while asked(page):
        before, view = shown(page), view_of(page, table, 0)
        if page.locator(AIM).is_visible():
            done |= point_at_a_room(page, view) if view["asked"]["rooms"] else point(page, view, chance)
            confirm(page).click()
        else:
            words = listed(view)
            wanted = ("leave" if "pointed" in done else "stay", "done")  # abilities have tests of their own
            chosen = next((words.index(word) for word in wanted if word in words), 0)
            page.locator(f"{OPTIONS}:enabled").nth(chosen).click()
        moved_on(page, before)
    return done


def point(page: Page, view: Any, chance: Random) -> set[str]:
    """Aim on the drawing, and at its height."""
    ranges = view["asked"]["ranges"]
    verb = next(iter(ranges))
    if "height" in ranges[verb]:
        slider = page.get_by_role("slider")
        box = slider.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + chance.uniform(0.1, 0.9) * box["width"], box["y"] + box["height"] / 2)
    if verb != "drop":
        return {verb}
    for _ in range(20):
        [place] = places(page, [inside(ranges[verb]["zone"], chance)])
        if place.free:
            page.mouse.click(place.x, place.y)
            return {verb, "pointed"}
    return {verb}


def point_at_a_room(page: Page, view: Any) -> set[str]:
    """In its middle, again where several lie one over another; by the list where that is covered."""
    option = way_out(view)
    for _ in view["asked"]["rooms"]:
        [place] = places(page, [room_middle(view, option)])
        if not place.free or (place.cube or "").startswith("pillar"):
            break
        page.mouse.click(place.x, place.y)
        if room_now(page) == option:
            return {"room"}
    page.locator(f"{AIM} select").select_option(option)
    return set()
