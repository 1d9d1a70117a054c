"""`make bench`, the page in a real Chromium: what it loads, how soon one plays, how smoothly the map moves.

size    what a browser that has never been here loads until the first table of Dungeoneer stands, gzipped
board   how much of the window is board in mid-game, by game and window, without and with a hint
first   from the click on "Play now" to the first options on the screen, with an empty cache and a full one
pan     frames that come late while a full map is dragged with the mouse

    python -m benchmarks.page [--quick] [PART ...]

The server is a real one on this machine, the browser has no window and draws without a graphics card. All is
measured in one run; absolute times say little about another machine.
"""

import argparse
import asyncio
import gzip
import math
import platform
import statistics
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import psutil
from playwright.sync_api import Browser, BrowserContext, Page, Response, ViewportSize, sync_playwright
from tools.browser import board_share, launch
from tools.client import Person
from tools.servers import Server

from undercroft.server.web.pages import FOLDER

PATIENCE: Final = 300_000  # milliseconds: what takes long is a figure, no failure
LIMIT: Final = 300  # kB, gzipped, without fonts
LEVEL: Final = 6  # of gzip, where the server does not compress by itself
LATE: Final = 1.5  # a frame that takes so many times the usual is late
NOISE: Final = 0.01  # of all frames; where more are dropped without our doing, little can be said
WINDOW: Final[ViewportSize] = {"width": 1280, "height": 800}
LARGE: Final[ViewportSize] = {"width": 1920, "height": 1080}  # more to draw while the map moves
MIDDLE: Final = LARGE["width"] / 2, LARGE["height"] / 4  # of the map
SEATS: Final = 4  # each has its own way in: with four the map is largest
CLOSER: Final = 400  # by so many notches of the wheel
OPTION: Final = ".options button.option"
PLAY_NOW: Final = 'main [data-game="dungeoneer"] button.main'

# Notes when the mouse clicks, when somebody is asked something, and when the first option can be seen.
WATCH: Final = f"""
window.watched = new Promise((done) => addEventListener("click", () => {{
  const seen = {{ clicked: performance.now() }};
  const look = () => {{
    if (document.querySelector(".prompt")?.textContent.trim()) seen.table ??= performance.now();
    if (!document.querySelector("{OPTION}")?.checkVisibility()) return requestAnimationFrame(look);
    seen.options = performance.now();
    seen.table ??= seen.options; // the words of the question may come a moment later
    done(seen);
  }};
  requestAnimationFrame(look);
}}, {{ capture: true, once: true }}));
"""
FRAMES: Final = """
() => {
  const times = (window.frames_seen = []);
  const note = (now) => { times.push(now); window.frames_on = requestAnimationFrame(note); };
  requestAnimationFrame(note);
}
"""
FRAMES_END: Final = "() => { cancelAnimationFrame(window.frames_on); return window.frames_seen; }"


WINDOWS: Final[dict[str, ViewportSize]] = {
    "1280x800": WINDOW,
    "1920x1080": LARGE,
    "390x844": {"width": 390, "height": 844},
    "844x390": {"width": 844, "height": 390},
}
SIT: Final = {"dungeoneer": 3, "dungeonology": 3, "dungeon_drop": 2}
UNDER_WAY: Final = {"dungeoneer": 4, "dungeonology": 5, "dungeon_drop": 2}  # in this round


class Scale(NamedTuple):
    """How much is measured."""

    games: int = 10  # begun with each cache
    seconds: float = 5.0  # of dragging
    map: int = 0  # map cards that are left when the map is large enough
    tables: int = len(SIT)  # games of which the share of the board is measured


QUICK: Final = Scale(1, 0.5, 20, 1)


class Loaded(NamedTuple):
    """An answer of the server: what it is, its bytes gzipped, and how many travelled."""

    kind: str
    gzipped: int
    sent: int


# -- what is loaded ------------------------------------------------------------------------------------------

KINDS: Final = {"document": "document", "script": "scripts", "stylesheet": "styles", "image": "pictures"}
FONTS: Final = "fonts"


class Listener:
    """Keeps every answer that a page gets, over HTTP and live."""

    def __init__(self, page: Page) -> None:
        self.responses: list[Response] = []
        self.frames: list[bytes] = []
        page.on("response", self.answer)
        page.on("websocket", lambda socket: socket.on("framereceived", self.frame))

    def answer(self, response: Response) -> None:
        self.responses.append(response)

    def frame(self, data: str | bytes) -> None:
        self.frames.append(data.encode() if isinstance(data, str) else data)

    def loaded(self) -> list[Loaded]:
        found = [loaded_by(response) for response in self.responses if response.ok]
        return [*found, *(Loaded("live", len(gzip.compress(f, LEVEL)), len(f)) for f in self.frames)]


def loaded_by(response: Response) -> Loaded:
    kind = response.request.resource_type
    name = FONTS if kind == "font" else KINDS.get(kind, "data")
    sent = response.request.sizes()["responseBodySize"]
    if "content-encoding" in response.headers or kind == "font":  # as small as it gets
        return Loaded(name, sent, sent)
    return Loaded(name, len(gzip.compress(response.body(), LEVEL)), sent)


def print_loaded(loaded: Sequence[Loaded]) -> None:
    print(f"loaded until the first table stands{'':13}{'answers':>9}{'kB gzipped':>12}{'kB sent':>9}")
    kinds = sorted({one.kind for one in loaded}, key=lambda kind: (kind == FONTS, kind))
    for kind in kinds:
        print_kind(kind, [one for one in loaded if one.kind == kind])
    counted = [one for one in loaded if one.kind != FONTS]
    print_kind("all without fonts", counted)
    size = sum(one.gzipped for one in counted) / 1000
    print(f"  the limit is {LIMIT} kB: {'kept' if size < LIMIT else 'BROKEN'}, {size / LIMIT:.0%} of it")


def print_kind(name: str, loaded: Sequence[Loaded]) -> None:
    gzipped, sent = (sum(sizes) / 1000 for sizes in zip(*((x.gzipped, x.sent) for x in loaded), strict=True))
    print(f"  {name:46}{len(loaded):9}{gzipped:12.1f}{sent:9.1f}", flush=True)


# -- the first options ---------------------------------------------------------------------------------------


class Start(NamedTuple):
    """One game begun by a click; times in milliseconds since then."""

    table: float
    options: float


def start(page: Page) -> Start | None:
    """Play now, on a page that was just opened. Nothing if a bot begins, for its moves are shown first."""
    page.goto("/")
    page.locator(PLAY_NOW).wait_for()
    page.wait_for_load_state("networkidle")
    page.locator(PLAY_NOW).click()
    page.wait_for_url("**/table/*")
    id = page.url.rpartition("/")[2]
    begun = page.request.get(f"/api/tables/{id}/replay?start=0&count=1").json()
    if begun["steps"][0]["asked"]["seat"] != 0:
        return None
    seen = page.evaluate("window.watched")
    return Start(seen["table"] - seen["clicked"], seen["options"] - seen["clicked"])


def print_starts(name: str, starts: Sequence[Start]) -> None:
    tables, options = zip(*starts, strict=True)
    print(
        f"  {name:46}{len(starts):9}{statistics.median(options):9.0f}{min(options):9.0f}{max(options):9.0f}"
        f"{statistics.median(tables):9.0f}",
        flush=True,
    )


# -- what is board -------------------------------------------------------------------------------------------


class Middle(NamedTuple):
    """A table in mid-game where somebody is asked in the own turn, and the cookie of that person."""

    id: str
    cookie: tuple[str, str]


async def find_middle(base: str, game: str) -> Middle:
    """Play at random until a game is under way; one that ends before is no use."""
    chance = Random(7)
    async with Person(base) as person:
        await person.come_in("Ada")
        cookie = next(iter(person.http.cookies.items()))
        while True:
            bots = ["random"] * (SIT[game] - 1)
            table = await person.make_table(["me", *bots], game, start=True)
            async with person.live(table["id"]) as live:
                while await live.my_turn():
                    view = live.state["view"]
                    if view["round"] >= UNDER_WAY[game] and view["turn"] == 0 and len(live.options) > 3:
                        return Middle(table["id"], cookie)
                    await live.move(chance.choice(live.options))


# -- a full map ----------------------------------------------------------------------------------------------


class Full(NamedTuple):
    """A table whose map is as large as it gets, and the cookie of somebody who sits there."""

    id: str
    cards: int
    cookie: tuple[str, str]


async def fill_map(base: str, left: int) -> Full:
    """Play for all seats until no more than so many map cards are left; a game that ends before is no use."""
    chance = Random(4)
    async with Person(base) as person:
        await person.come_in("Ada")
        cookie = next(iter(person.http.cookies.items()))
        while True:
            table = await person.make_table(["me"] * SEATS, start=True)
            async with person.live(table["id"]) as live:
                while not live.state["over"]:
                    view = live.state["view"]
                    if view["map_deck"]["count"] <= left:
                        return Full(table["id"], len(view["map"]), cookie)
                    seat = live.state["asked"]["seat"]
                    if seat != live.seat:
                        await live.do("look", seat=seat)
                    await live.move(careful(live.options, chance))


def aside(work: Coroutine[Any, Any, Middle]) -> Middle:
    """In a thread of its own: the browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def careful(options: Sequence[str], chance: Random) -> str:
    """Somebody who lets most things be, so that the game goes on until the map is full."""
    still = [option for option in options if option in ("pass", "done")]
    return still[0] if still and chance.random() < 0.8 else chance.choice(options)


class Drag(NamedTuple):
    """How long each frame took, and how much of the processors all of them took; in milliseconds."""

    frames: list[float]
    work: float


def drag(page: Page, seconds: float) -> Drag:
    """Drag whatever lies in the middle of the page around in circles."""
    (x, y), radius = MIDDLE, 120
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + radius, y, steps=10)
    before = browser_work()
    page.evaluate(FRAMES)
    ends = time.perf_counter() + seconds
    while (now := time.perf_counter()) < ends:
        turn = 2 * math.pi * (ends - now)
        page.mouse.move(x + radius * math.cos(turn), y + radius * math.sin(turn))
        time.sleep(0.004)
    times: list[float] = page.evaluate(FRAMES_END)
    work = browser_work() - before
    page.mouse.up()
    return Drag([after - before for before, after in pairwise(times)], work)


def browser_work() -> float:
    """What the browser has used of all processors so far. A busy machine makes it slower, not dearer."""
    work = 0.0
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if "chrom" in process.name():
                times = process.cpu_times()
                work += times.user + times.system
    return 1000 * work


def dropped(drag: Drag) -> int:
    """How many frames more there could have been."""
    usual = statistics.median(drag.frames)
    return sum(round(frame / usual) - 1 for frame in drag.frames if frame > LATE * usual)


def print_drag(name: str, drag: Drag) -> None:
    frames, usual, lost = drag.frames, statistics.median(drag.frames), dropped(drag)
    late = sum(frame > LATE * usual for frame in frames)
    print(
        f"  {name:46}{len(frames):9}{usual:9.1f}{late:9}{lost:9}{max(frames):9.0f}"
        f"{lost / (len(frames) + lost):9.1%}{drag.work / len(frames):9.1f}",
        flush=True,
    )


# -- the parts -----------------------------------------------------------------------------------------------


class Bench:
    """All parts, in the order in which they are measured."""

    def __init__(self, scale: Scale, server: Server, browser: Browser, full: Full | None) -> None:
        self.scale = scale
        self.server = server
        self.browser = browser
        self.full = full

    @contextmanager
    def fresh(self) -> Iterator[BrowserContext]:
        """A browser that has never been here."""
        context = self.browser.new_context(base_url=self.server.base, viewport=WINDOW, locale="en")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        yield context
        context.close()

    def size(self) -> None:
        """Of a game that the person begins: in any other the moves of bots would be counted, too."""
        loaded: list[Loaded] = []
        while not loaded:
            with self.fresh() as context:
                page = context.new_page()
                listener = Listener(page)
                if start(page):
                    page.wait_for_load_state("networkidle")
                    loaded = listener.loaded()
        print_loaded(loaded)

    def first(self) -> None:
        print(f"\nfrom the click, ms{'':30}{'games':>9}{'median':>9}{'least':>9}{'most':>9}{'table':>9}")
        print_starts("first options, nothing in the cache", list(self.cold()))
        print_starts("first options, all in the cache", list(self.warm()))

    def board(self) -> None:
        print(f"\nboard, share of the window{'':22}{''.join(f'{name:>11}' for name in WINDOWS)}")
        for game in [*SIT][: self.scale.tables]:
            middle = aside(find_middle(self.server.base, game))
            with self.fresh() as context:
                name, value = middle.cookie
                context.add_cookies([{"name": name, "value": value, "url": self.server.base}])
                page = context.new_page()
                page.goto(f"/table/{middle.id}")
                page.locator(".table .board").wait_for()
                page.wait_for_load_state("networkidle")
                self.print_shares(page, game)
                page.keyboard.press("h")
                page.locator(".advice .lead").wait_for()
                self.print_shares(page, f"{game}, with a hint")

    @staticmethod
    def print_shares(page: Page, name: str) -> None:
        shares = []
        for window in WINDOWS.values():
            page.set_viewport_size(window)
            page.wait_for_timeout(500)
            shares.append(board_share(page))
        print(f"  {name:46}{''.join(f'{share:11.0%}' for share in shares)}", flush=True)

    def cold(self) -> Iterator[Start]:
        """Each game in a browser of its own."""
        left = self.scale.games
        while left:
            with self.fresh() as context:
                if begun := start(context.new_page()):
                    left -= 1
                    yield begun

    def warm(self) -> Iterator[Start]:
        """All games in one browser, after one that is not counted."""
        left = self.scale.games
        with self.fresh() as context:
            page = context.new_page()
            start(page)
            while left:
                if begun := start(page):
                    left -= 1
                    yield begun

    def pan(self) -> None:
        assert self.full is not None
        print(
            f"\ndragging for {self.scale.seconds:g} s{'':29}{'frames':>9}{'usual ms':>9}{'late':>9}"
            f"{'dropped':>9}{'most ms':>9}{'share':>9}{'work ms':>9}"
        )
        with self.fresh() as context:
            name, value = self.full.cookie
            context.add_cookies([{"name": name, "value": value, "url": self.server.base}])
            page = context.new_page()
            page.set_viewport_size(LARGE)
            page.goto("/settings")
            page.wait_for_load_state("networkidle")
            still = drag(page, self.scale.seconds)
            print_drag("a page on which nothing moves", still)
            page.goto(f"/table/{self.full.id}")
            page.locator('[data-piece^="cell:"]').first.wait_for()
            page.wait_for_load_state("networkidle")
            print_drag(f"a map of {self.full.cards} cards", drag(page, self.scale.seconds))
            page.mouse.move(*MIDDLE)
            page.mouse.wheel(0, -CLOSER)
            print_drag("the same, seen from nearby", drag(page, self.scale.seconds))
            if dropped(still) > NOISE * len(still.frames):
                print("  DISTURBED: something else keeps this machine busy; only `work` says anything")


PARTS: Final = ("size", "board", "first", "pan")
LEGEND: Final = f"""\
  games: those that the person begins; table: until the question can be read
  late: frames that take more than {LATE} x the usual time; dropped: those that were left out for them
  work: what a frame costs on all processors together, whatever else the machine does"""


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        return f"{len(names)} x {names[0]}"
    except (OSError, IndexError):
        return platform.processor() or platform.machine()


def main() -> None:
    """Measure, and print as we go."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description="The page's figures.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all without any")
    parser.add_argument("--quick", action="store_true", help="only see whether it runs")
    words = parser.parse_args()
    parts = words.parts or PARTS
    if not set(parts) <= set(PARTS):
        parser.error(f"expected some of {', '.join(PARTS)}")
    if not (FOLDER / "index.html").is_file():
        parser.error("the page was not built: run `make page`")
    scale = QUICK if words.quick else Scale()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        full = asyncio.run(fill_map(server.base, scale.map)) if "pan" in parts else None
        with sync_playwright() as playwright, launch(playwright) as browser:
            print(f"Chromium {browser.version}, {processor()}")
            bench = Bench(scale, server, browser, full)
            for part in parts:
                getattr(bench, part)()
    print(f"\n{LEGEND}")


if __name__ == "__main__":
    main()
