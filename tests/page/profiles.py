"""Browser profiles that are used again. To open one and its first page costs a processor almost three
seconds; a page in one that was there before costs one, because everything is loaded.

Half of what is left is drawing. Stone, torches and shadows are left away unless a test looks at them: nothing
stands elsewhere without them.

Whoever gets a profile finds it empty: no cookie, nothing kept, no page. What changes a profile for good, such
as a clock that is stopped, is for one that is `mine`: nobody gets it after.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, StorageState

ARGUMENTS: Final = (
    "--process-per-site",  # a new page is no new process, as long as another one is there
    "--num-raster-threads=1",  # every worker has a browser, and there are as many as cores
)
EMPTY: Final = "/health"  # of the server: on its site, and nothing happens there
UNDRESS: Final = """
    const bare = new CSSStyleSheet();
    bare.replaceSync(`*, *::before, *::after {
        background-image: none !important; box-shadow: none !important; text-shadow: none !important;
    } .vault { display: none }`);
    document.adoptedStyleSheets = [bare];
"""
KEEP: Final = """(kept) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}"""


class Device(NamedTuple):
    """On what somebody looks at the page, and at which server."""

    base: str
    width: int
    height: int
    phone: bool
    dressed: bool


class Profile:
    """One person's browser: cookies, what pages keep, and the pages."""

    def __init__(
        self, browser: Browser, device: Device, patience: float, mine: bool, kept: dict[str, str]
    ) -> None:
        self.device = device
        self.mine = mine
        items: Any = [{"name": key, "value": kept[key]} for key in kept]
        storage: StorageState = {"cookies": [], "origins": [{"origin": device.base, "localStorage": items}]}
        self.context: BrowserContext = browser.new_context(
            base_url=device.base,
            viewport={"width": device.width, "height": device.height},
            is_mobile=device.phone,
            has_touch=device.phone,
            storage_state=storage,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(patience)
        if not device.dressed:
            self.context.add_init_script(UNDRESS)
        self.keeper: Page | None = None  # stays while others come and go
        self.met: Callable[[Page], None] | None = None

    def meet(self, met: Callable[[Page], None]) -> None:
        """Who is told of each page that is opened."""
        self.met = met
        self.context.on("page", met)

    def begin(self, kept: dict[str, str]) -> None:
        """Only this is kept here."""
        assert self.keeper is not None
        self.keeper.evaluate(KEEP, kept)

    def end(self) -> None:
        """As if nobody had been here."""
        if self.met is not None:
            self.context.remove_listener("page", self.met)
        if self.keeper is None:
            self.keeper = self.context.new_page()
            self.keeper.goto(EMPTY)
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()
        self.context.clear_cookies()


class Profiles:
    """The profiles of a browser that nobody uses at the moment."""

    def __init__(self, browser: Browser, patience: float) -> None:
        self.browser = browser
        self.patience = patience
        self.free: dict[Device, list[Profile]] = {}

    def take(self, device: Device, kept: dict[str, str], mine: bool = False) -> Profile:
        free = self.free.get(device)
        if not free or mine:
            return Profile(self.browser, device, self.patience, mine, kept)
        profile = free.pop()
        profile.begin(kept)
        return profile

    def give_back(self, profile: Profile) -> None:
        if profile.mine:
            profile.context.close()
        else:
            profile.end()
            self.free.setdefault(profile.device, []).append(profile)
