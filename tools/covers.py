"""Paint the covers of the games for the pictures that messengers show of a link: `python -m tools.covers`.

They are those of the first screen, as its components draw them, and are laid beside the server that writes
on them (`server/web/pictures.py`). To be done again, and looked at, when a cover has changed.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright
from tools.browser import launch
from tools.servers import Server

import undercroft

FOLDER: Final = Path(__file__).parents[1] / "src/undercroft/server/web/covers"
WIDTH, HEIGHT = 1200, 630
ALONE: Final = """game => {
    const cover = document.querySelector(`[data-game=${game}] .cover svg`);
    document.body.replaceChildren(cover);
    document.body.style.margin = 0;
    cover.style.cssText = "position: fixed; inset: 0; width: 1200px; height: 630px";
}"""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for game in undercroft.game_names():
            page.goto(f"{server.base}/")
            page.locator(f"[data-game={game}] .cover svg").wait_for()
            page.evaluate(ALONE, game)
            page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=88)


if __name__ == "__main__":
    main()
