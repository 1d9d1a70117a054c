"""Every screen, on a phone and on a desk: for everybody, in three languages, by keyboard, nothing cut off.
Some are looked at on a phone on its side and on a large screen, too; for the soak all of them are.

A screen is opened once for each language, and its window is made larger: nothing in the page looks otherwise
for a finger than for a mouse.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import ROOT, Visitor, Words, keep
from tests.page.play import ALL, BOTH_BOXES, Wanted, aside, at_prompt, decide, never, question, set_up
from tools.client import Person
from tools.servers import Server

from undercroft.engine.languages import LANGUAGES, ORIGINAL
from undercroft.games.dungeoneer.cards.deck_text import DungeoneerDecks

TRANSLATED: Final = [language for language in LANGUAGES if language != ORIGINAL]
STRETCH: Final = "1.4"  # how much longer another language may be
LARGE: Final = 150  # percent, the largest letters in the settings
WINDOWS: Final = {"phone": PHONE, "desk": DESKTOP}
MORE: Final = {"side": (844, 390), "wide": (1920, 1080)}  # a phone on its side, and a large screen
ALL_WINDOWS: Final = {**WINDOWS, **MORE}
FIRST: Final = next(iter(WINDOWS))
CONTRAST: Final = "color-contrast"
RULES: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice")


# -- a house with tables of all kinds ------------------------------------------------------------------------


@dataclass
class House:
    """What stands in the house: tables by what they show, a link, and the cookies of whoever owns them."""

    tables: dict[str, str] = field(default_factory=dict)
    token: str = ""
    campaigns: dict[str, str] = field(default_factory=dict)
    cookies: dict[str, str] = field(default_factory=dict)


async def reach(person: Person, table: str, wanted: Wanted, seed: int) -> bool:
    """Decide at random until it is as wanted; false when the game is over before."""
    chance = Random(seed)

    def choose(view: Any) -> str:
        options = view["asked"]["options"]
        return chance.choice([option for option in options if option != "pass"] or options)

    async with person.live(table) as live:
        return await decide(live, wanted, choose)


async def find(person: Person, wanted: Wanted, seats: int, game: str, options: dict[str, int]) -> str:
    """A table where something is asked that is wanted."""
    for seed in range(100):
        company = ["me", *["random"] * (seats - 1)]
        table = str((await person.make_table(company, game, start=True, options=options))["id"])
        if await reach(person, table, wanted, seed):
            return table
    raise AssertionError("no such question in many games")


def later(rounds: int) -> Wanted:
    return lambda view, moves: view["round"] >= rounds


def in_combat(view: Any, moves: list[Any]) -> bool:
    return (view["scene"] or {}).get("scene") == "combat"


async def play_a_month(person: Person, campaign: str) -> None:
    """Decide everything, give the game up, so that it is on the sheet, and go on to the rules of the next."""
    while True:
        state = await person.ask("GET", f"/api/campaigns/{campaign}")
        if state["table"]:
            async with person.live(state["table"]) as live:
                await live.do("resign")
            continue
        options = state["mine"][0]["options"]
        if state["sheet"]["bookings"] and "agree" in options:
            return
        body = {"seat": 0, "choose": "agree" if "agree" in options else options[0]}
        await person.ask("POST", f"/api/campaigns/{campaign}/decisions", body)


async def furnish(base: str) -> House:
    house = House()
    async with Person(base) as ada, Person(base) as bela:
        await ada.come_in("Ada")
        await bela.come_in("Maximiliane-Theophila")
        waiting = await ada.make_table(["me", "open", "steady"], name="Friday night in the deep")
        house.tables["waiting"] = waiting["id"]
        links = await ada.ask("GET", f"/api/tables/{waiting['id']}/invitations")
        house.token = links["invitations"][0]["token"]
        house.tables["public"] = (await bela.make_table(["me", "open", "random"], public=True))["id"]
        for name, game, short in (
            ("", "dungeoneer", {"round_limit": 5}),
            ("notes-", "dungeonology", {"alert": 3, "maximum_alert": 1}),
            ("rocca-", "rocca_civetta", {**BOTH_BOXES, "alert": 3}),
        ):
            start = await ada.make_table(["me", "random", "random"], game, start=True)
            house.tables[f"{name}start"] = start["id"]
            over = await ada.make_table(["me", "random"], game, start=True, options=short)
            house.tables[f"{name}over"] = over["id"]
            await reach(ada, over["id"], never, 1)
        shared = await ada.make_table(["me", "me"], "dungeoneer", start=True)
        house.tables["shared"] = shared["id"]
        house.tables |= {
            "middle": await find(ada, later(7), 4, "dungeoneer", {}),
            "combat": await find(ada, in_combat, 2, "dungeoneer", {}),
            "notes-middle": await find(ada, later(8), 4, "dungeonology", ALL),
            "notes-test": await find(ada, at_prompt("test.tester"), 3, "dungeonology", {}),
            "rocca-middle": await find(ada, later(6), 4, "rocca_civetta", BOTH_BOXES),
            "notes-reaction": await find(ada, at_prompt("window.reaction"), 3, "dungeonology", ALL),
        }
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "steady"}]
        plan = {"game": "rocca_civetta", "seats": seats, "name": "A year of Sundays"}
        house.campaigns["begun"] = (await ada.ask("POST", "/api/campaigns", plan))["id"]
        plan["seats"] = [{"kind": "me"}, {"kind": "open"}]
        house.campaigns["open"] = (await ada.ask("POST", "/api/campaigns", plan))["id"]
        house.campaigns["booked"] = booked = (
            await ada.ask("POST", "/api/campaigns", plan | {"seats": seats})
        )["id"]
        await play_a_month(ada, booked)
        house.cookies = dict(ada.http.cookies)
    return house


@pytest.fixture(scope="package")
def house(server: Server) -> House:
    made = aside(furnish(server.base))
    assert isinstance(made, House)
    return made


# -- the screens ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Screen:
    """How one comes there, what shows that it is there, and what its window is called."""

    address: Callable[[House], str]
    ready: str
    title: str = ""  # a message of the page, or h1 for what the heading says; empty: the name of the house
    known: bool = True  # looked at by somebody who has tables
    then: Callable[[Page], None] = lambda page: None
    shows: str = ""  # what is there after that
    anew: bool = False  # opened again in each window: it looks how large that is when it is opened
    forgive: str = ""
    stops: int = 0  # so many places for the keyboard are tried; 0 is all of them
    part: str = "html"  # what axe-core looks at, where another screen shows the rest
    again: str = ""  # and in other colours, where that is enough
    more: bool = False  # looked at on its side and on a large screen, too
    like: str = ""  # another screen that shows the same in other words: this one is for the soak


def search(page: Page) -> None:
    page.get_by_role("searchbox").fill("DGR-MOVE")


def show_code(page: Page) -> None:
    page.locator("button[aria-expanded]").first.click()


def open_menu(page: Page) -> None:
    page.locator(".menu > button[aria-expanded]").click()


def ask_for_hint(page: Page) -> None:
    page.locator(".bar button[aria-keyshortcuts=h]").click()


def switch_all_on(page: Page) -> None:
    """All of the game's own options, for some ask for more."""
    for name in page.locator(".option").get_by_role("switch").all():
        name.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
        name.check(force=True)


def refuse(page: Page) -> None:
    """A module without what it needs: the first that says so."""
    page.locator(".option:has(.terms)").first.get_by_role("switch").check(force=True)


def unfold_goal(page: Page) -> None:
    page.locator(".goal > button").click()


def at_table(name: str) -> Callable[[House], str]:
    return lambda house: f"/table/{house.tables[name]}"


def campaign(name: str) -> Callable[[House], str]:
    return lambda house: f"/campaign/{house.campaigns[name]}"


def to(address: str) -> Callable[[House], str]:
    return lambda house: address


SHORT: Final = DungeoneerDecks().short(DungeoneerDecks().ready()["axe_and_oath"])
BOARD: Final = ".table .board"
CHAPTER: Final = "article section:nth-of-type(2)"  # of a book; they are all drawn alike
NOT_FOUND: Final = r"404|403"
SCREENS: Final = {
    "home-empty": Screen(to("/"), ".game h2", known=False),
    "home": Screen(to("/"), ".slabs li", more=True),
    "new": Screen(to("/new/dungeoneer"), "form .seats", "page-new-table", more=True),
    "waiting": Screen(at_table("waiting"), ".link", "page-table", then=show_code, shows=".qr", more=True),
    "waiting-guest": Screen(at_table("public"), ".places .main", "page-table", like="waiting"),
    "join": Screen(lambda house: f"/join#{house.token}", "form", "page-join", known=False, more=True),
    "join-cut": Screen(to("/join"), "form", "page-join", known=False, like="join"),
    "settings": Screen(to("/settings"), "#person", "page-settings", more=True),
    "rules": Screen(to("/rules/dungeoneer"), "article h2", "h1", stops=40, anew=True, again=CHAPTER),
    "rules-search": Screen(
        to("/rules/dungeoneer"),
        "article h2",
        "h1",
        then=search,
        shows=".results a",
        anew=True,
        stops=40,
        part=".finder",
    ),
    "cards": Screen(to("/cards/dungeoneer"), "[data-card]", "page-cards", stops=40, anew=True),
    "rocca-cards": Screen(
        to("/cards/rocca_civetta"), "[data-card]", "page-cards", stops=40, anew=True, like="cards"
    ),
    "decks": Screen(
        lambda house: f"/decks/dungeoneer#{SHORT}",
        ".checks li",
        "page-deck-builder",
        then=lambda page: expect(page.locator(".checks .wrong")).to_have_count(0),
        stops=40,
        anew=True,
    ),
    "replay": Screen(
        lambda house: f"/replay/{house.tables['over']}/12", ".controls", "page-replay", more=True
    ),
    "curtain": Screen(
        lambda house: f"/table/{house.tables['shared']}",
        ".curtain button",
        "page-table",
        part=".curtain",
        stops=2,
    ),
    "replay-moments": Screen(
        lambda house: f"/replay/{house.tables['over']}/12",
        ".controls",
        "page-replay",
        then=lambda page: page.locator(".finds button").first.click(),
        shows=".chapters .moment",
        part=".controls",
        anew=True,
        stops=60,
    ),
    "replay-none": Screen(
        to("/replay/0123456789abcdef"), ".trouble", "page-replay", forgive=NOT_FOUND, like="no-table"
    ),
    "lost": Screen(to("/nowhere"), "main h1", "page-lost-title", forgive=NOT_FOUND, like="no-table"),
    "no-table": Screen(to("/table/0123456789abcdef"), "h1", "page-table"),
    "start": Screen(at_table("start"), BOARD, "page-table", like="middle"),
    "middle": Screen(at_table("middle"), BOARD, "page-table", more=True),
    "combat": Screen(at_table("combat"), BOARD, "page-table"),
    "over": Screen(at_table("over"), ".end", "page-table", more=True),
    "menu": Screen(
        at_table("middle"),
        BOARD,
        "page-table",
        then=open_menu,
        shows=".menu .list",
        part=".menu",
        stops=20,
    ),
    "hint": Screen(
        at_table("middle"),
        BOARD,
        "page-table",
        then=ask_for_hint,
        shows=".advice .lead",
        part=".bar",
        stops=20,
    ),
    "notes-hint": Screen(
        at_table("notes-middle"),
        BOARD,
        "page-table",
        then=ask_for_hint,
        shows=".advice .lead",
        part=".bar",
        stops=20,
        like="hint",
    ),
    "notes-new": Screen(
        to("/new/dungeonology"), "form .seats", "page-new-table", then=switch_all_on, like="rocca-new"
    ),
    "notes-rules": Screen(
        to("/rules/dungeonology"), "article h2", "h1", stops=40, anew=True, part=CHAPTER, like="rocca-rules"
    ),
    "notes-replay": Screen(
        lambda house: f"/replay/{house.tables['notes-over']}/90", ".controls", "page-replay", like="replay"
    ),
    "notes-start": Screen(at_table("notes-start"), BOARD, "page-table", like="notes-middle"),
    "notes-middle": Screen(at_table("notes-middle"), BOARD, "page-table", more=True),
    "notes-test": Screen(at_table("notes-test"), ".scene .total", "page-table", stops=40, more=True),
    "notes-reaction": Screen(
        at_table("notes-reaction"), ".scene.plays", "page-table", stops=40, like="notes-test"
    ),
    "notes-over": Screen(at_table("notes-over"), ".end", "page-table", like="over"),
    "rocca-new": Screen(to("/new/rocca_civetta"), "form .seats", "page-new-table", then=switch_all_on),
    "rocca-refused": Screen(
        to("/new/rocca_civetta"), "form .seats", "page-new-table", then=refuse, shows=".why p", part=".sum"
    ),
    "rocca-rules": Screen(
        to("/rules/rocca_civetta#box"), "article h2", "h1", stops=40, anew=True, part=CHAPTER
    ),
    "rocca-start": Screen(at_table("rocca-start"), BOARD, "page-table", like="rocca-middle"),
    "rocca-middle": Screen(at_table("rocca-middle"), BOARD, "page-table", more=True),
    "rocca-goal": Screen(
        at_table("rocca-middle"),
        BOARD,
        "page-table",
        then=unfold_goal,
        shows=".common",
        part=".goal",
        stops=20,
    ),
    "about": Screen(to("/about"), "section dl", "page-about"),
    "lesson": Screen(to("/learn/dungeonology"), ".lesson .main", "page-learn", more=True),
    "campaign-new": Screen(to("/new-campaign/rocca_civetta"), "form .sum", "page-campaign-new"),
    "campaign-open": Screen(campaign("open"), ".invitation", "h1", like="campaign-draft"),
    "campaign-draft": Screen(campaign("begun"), ".now .cards .button", "h1", stops=60),
    "campaign-rules": Screen(campaign("booked"), ".now .rules", "h1", stops=60, more=True),
    "rocca-over": Screen(at_table("rocca-over"), ".end", "page-table", like="over"),
}


def enter(page: Page, screen: Screen, house: House) -> None:
    """Go there, or come there again after the settings were changed."""
    address = screen.address(house)
    if "#" in address:  # to a place on the same page one comes without opening it again
        page.goto("about:blank")
    page.goto(address)
    expect(page.locator(screen.ready).first).to_be_visible()
    if page.locator(".prompt").count():
        question(page)
    screen.then(page)
    page.evaluate("document.fonts.ready.then(() => undefined)")


def windows(page: Page, screen: Screen, house: House, names: Iterable[str] = WINDOWS) -> Iterator[str]:
    """The screen in one window after the other."""
    for name in names:
        width, height = ALL_WINDOWS[name]
        page.set_viewport_size({"width": width, "height": height})
        if screen.anew or name == FIRST:
            enter(page, screen, house)
        expect(page.locator(screen.shows or screen.ready).first).to_be_visible()
        page.evaluate("screens.rest()")
        yield name


@pytest.fixture(
    params=[
        pytest.param(name, marks=pytest.mark.soak) if screen.like else name
        for name, screen in SCREENS.items()
    ]
)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def one_of(several: Sequence[str], name: str) -> str:
    """Of what every screen is asked one: each screen the next."""
    return several[[*SCREENS].index(name) % len(several)]


@pytest.fixture
def look(visitor: Visitor, house: House, server: Server) -> Callable[..., Page]:
    """Makes somebody who may look at a screen."""

    def visit(screen: Screen, **settings: Any) -> Page:
        page = visitor("Ada", forgive=screen.forgive, **settings)
        page.add_init_script(path=Path(__file__).with_name("screens.js"))
        if screen.known:
            cookies = house.cookies.items()
            page.context.add_cookies(
                [{"name": key, "value": value, "url": server.base} for key, value in cookies]
            )
        return page

    return visit


# -- what is looked for --------------------------------------------------------------------------------------


@cache
def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def violations(page: Page, part: str, *rules: str) -> list[str]:
    """What axe-core has to say. It is run as it is: a script tag would be against our policy.

    What lies behind the words is taken away meanwhile, because axe-core cannot tell contrast on pictures.
    web/tests/tokens.test.ts reckons the contrast of all colours that meet.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    page.evaluate("screens.undress()")
    found = page.evaluate("([part, options]) => axe.run(part, options)", [part, options])["violations"]
    page.evaluate("screens.dress()")
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"][:3]
    ]


def paint(page: Page, scheme: str) -> None:
    page.evaluate("(scheme) => { document.documentElement.dataset.scheme = scheme }", scheme)


def misfits_of_large_letters(page: Page) -> Any:
    page.evaluate("screens.letters", LARGE)
    found = page.evaluate("screens.misfits()")
    page.evaluate("screens.letters", 100)
    return found


def title_of(page: Page, screen: Screen, words: Words) -> str:
    if not screen.title:
        return "Undercroft"
    said = page.locator("h1").inner_text() if screen.title == "h1" else words(screen.title)
    return f"{said} · Undercroft"


def in_order(levels: list[int]) -> None:
    """One heading is the highest and comes first; none is more than one level below the one before."""
    assert levels[:1] == [1]
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels


def by_keyboard(page: Page, screen: Screen) -> None:
    """The Tab key comes to everything, and one always sees where one is."""
    page.evaluate("document.activeElement?.blur()")
    wanted = page.evaluate("screens.wanted()")
    reached: set[str] = set()
    ends = 0  # one begins where the focus was put, and goes round once
    for _ in range(screen.stops or len(wanted) + 5):
        page.keyboard.press("Tab")
        focused = page.evaluate("screens.focused()")
        if focused is None:
            ends += 1
            continue
        mark, seen, html = focused
        assert seen, f"the focus cannot be seen on {html}"
        reached.add(mark)
    assert ends <= 2
    if not screen.stops:
        assert [html for n, html in enumerate(wanted) if str(n) not in reached] == []


# -- the tests -----------------------------------------------------------------------------------------------


def test_for_everybody(name: str, look: Callable[..., Page], house: House, words: Words) -> None:
    """Title and language are told, headings are in order, axe-core finds nothing, large letters fit, and the
    Tab key comes to everything. axe-core looks at it in the first window, and at its contrast in one more of
    the colours. What is opened anew in each window is a long book, and opened once. All colours in all
    windows are for the soak.
    """
    screen = SCREENS[name]
    page = look(screen, dressed=True)
    scheme = one_of(("light", "contrast"), name)
    chosen = [one_of([*WINDOWS], name)] if screen.anew else [*WINDOWS]
    for window in windows(page, screen, house, chosen):
        keep(page, f"{name}-{window}-en-dark")
        assert page.title().endswith(title_of(page, screen, words))
        assert page.locator("html").get_attribute("lang") == "en"
        in_order(page.evaluate("screens.headings()"))
        if window == chosen[0]:
            assert (window, violations(page, screen.part, *RULES)) == (window, [])
        assert (window, misfits_of_large_letters(page)) == (window, [])
    paint(page, scheme)
    keep(page, f"{name}-{chosen[-1]}-en-{scheme}")
    assert (scheme, violations(page, screen.again or screen.part, CONTRAST)) == (scheme, [])
    paint(page, "dark")
    by_keyboard(page, screen)


@pytest.mark.soak
def test_for_everybody_in_all_colours_in_all_windows(
    name: str, look: Callable[..., Page], house: House
) -> None:
    screen = SCREENS[name]
    page = look(screen, dressed=True)
    for window in windows(page, screen, house, ALL_WINDOWS):
        for scheme in ("dark", "light", "contrast"):
            paint(page, scheme)
            found = violations(page, "html", *RULES)
            assert (window, scheme, found) == (window, scheme, [])
        paint(page, "dark")
        assert (window, misfits_of_large_letters(page)) == (window, [])


def uncut(page: Page, name: str, house: House, names: Iterable[str], languages: Sequence[str]) -> None:
    """In other languages, of which the first is spoken already, and in one that is longer than all."""
    screen = SCREENS[name]
    for language in languages:
        if language != languages[0]:
            set_up(page, language=language)
        for window in windows(page, screen, house, names):
            keep(page, f"{name}-{window}-{language}-dark")
            assert page.locator("html").get_attribute("lang") == language
            assert page.title().endswith(title_of(page, screen, Words(language)))
            misfits = page.evaluate("screens.misfits()")
            assert (language, window, misfits) == (language, window, [])
    set_up(page, stretch=STRETCH, language="en")
    for window in windows(page, screen, house, names):
        misfits = page.evaluate("screens.misfits()")
        assert ("long", window, misfits) == ("long", window, [])


def test_nothing_is_cut_off(name: str, look: Callable[..., Page], house: House) -> None:
    """What is opened anew in each window is a long book: here where it is narrow."""
    screen, language = SCREENS[name], one_of(TRANSLATED, name)
    names = [FIRST] if screen.anew else ALL_WINDOWS if screen.more else WINDOWS
    uncut(look(screen, language=language), name, house, names, [language])


@pytest.mark.soak
def test_nothing_is_cut_off_anywhere(name: str, look: Callable[..., Page], house: House) -> None:
    uncut(look(SCREENS[name], language=TRANSLATED[0]), name, house, ALL_WINDOWS, TRANSLATED)
