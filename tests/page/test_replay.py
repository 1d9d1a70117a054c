"""A game seen again: step by step, from every seat's knowledge; with its picture and its record."""

import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import GAMES, ask, fast_forward, lay_table, never, steps

SVG = "{http://www.w3.org/2000/svg}"
SHORT = {"dungeoneer": {"round_limit": 2}, "dungeonology": {"alert": 3, "round_limit": 3}}
NAME = {"dungeoneer": ".board .space .name", "dungeonology": "main .board .name"}  # written on the board


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def over() -> dict[str, str]:
    """Tables whose games are over, by game: what is looked at again does not change."""
    return {}


@pytest.fixture
def ended(game: str, over: dict[str, str], visitor: Visitor, words: Words) -> Page:
    """A short game that is over, with its replay open at the beginning."""
    page = visitor("Ada")
    if game not in over:
        table = lay_table(page, game=game, options=SHORT[game])
        fast_forward(page, table, never)
        page.goto(f"/table/{table}")
        page.get_by_role("link", name=words("page-replay")).click()
        over[game] = table
    else:
        page.goto(f"/replay/{over[game]}")
    expect(page.get_by_role("button", name=words("page-step-forward"))).to_be_visible()
    return page


def table_of(page: Page) -> str:
    return page.url.split("/")[4]


def at(page: Page, words: Words, step: int) -> None:
    """The step is shown, and the address leads to it."""
    total = steps(page, table_of(page))
    expect(page.get_by_text(words("page-step-of", n=step, total=total))).to_be_visible()
    if step:
        expect(page).to_have_url(f"{page.url.rpartition('/replay/')[0]}/replay/{table_of(page)}/{step}")


def test_stepping_scrubbing_and_playing(game: str, ended: Page, words: Words) -> None:
    page, total = ended, steps(ended, table_of(ended))
    back = page.get_by_role("button", name=words("page-step-back"))
    forward = page.get_by_role("button", name=words("page-step-forward"))
    expect(back).to_be_disabled()
    forward.click()
    forward.click()
    at(page, words, 2)
    page.keyboard.press("ArrowLeft")
    at(page, words, 1)
    page.get_by_role("slider").fill(str(total - 1))
    at(page, words, total - 1)
    page.get_by_role("button", name=words("page-replay-play"), exact=True).click()
    at(page, words, total)
    expect(forward).to_be_disabled()
    expect(
        page.get_by_role("button", name=words("page-replay-play"), exact=True)
    ).to_be_visible()  # it has stopped
    expect(page.get_by_role("heading", name=words("page-over"))).to_be_visible()
    keep(page, f"{game}-replay-end")


def test_every_step_has_a_link(game: str, ended: Page, visitor: Visitor, words: Words) -> None:
    """Somebody else who follows it sees what everybody saw, for the game is over also from every seat."""
    table, step = table_of(ended), 7
    page = visitor("Bela")
    page.goto(f"/replay/{table}/{step}")
    at(page, words, step)
    expect(page.locator("ul.hand")).to_have_count(0)
    told = ask(page, "GET", f"/api/tables/{table}/replay?start={step}&seat=1")["steps"][0]["view"]
    page.get_by_label(words("page-look-as")).select_option("1")
    for card in told["seat"]["1"]["hand"]["known"]:
        expect(page.locator(f".hand [data-piece='card:{card}']")).to_be_visible()
    expect(page.locator(".hand [data-piece]")).to_have_count(len(told["seat"]["1"]["hand"]["known"]))
    page.get_by_label(words("page-look-as")).select_option("whole")
    at(page, words, step)
    keep(page, f"{game}-replay-step")


def download(page: Page, button: Locator, path: Path) -> str:
    """Save what a button gives, and say how it is called."""
    with page.expect_download() as coming:
        button.click()
    coming.value.save_as(path)
    return coming.value.suggested_filename


def test_the_picture_is_a_drawing_of_the_board(game: str, ended: Page, words: Words, tmp_path: Path) -> None:
    page, path = ended, tmp_path / "picture"
    page.get_by_role("slider").fill("12")
    at(page, words, 12)
    name = f"undercroft-{table_of(page)}-12"
    drawing = page.get_by_role("button", name=words("page-picture-svg"))
    assert download(page, drawing, path) == f"{name}.svg"
    picture = ElementTree.parse(path).getroot()
    assert picture.tag == f"{SVG}svg"
    said = {"".join("".join(text.itertext()).split()) for text in picture.iter(f"{SVG}text")}
    names = {"".join(name.split()) for name in page.locator(NAME[game]).all_text_contents()}
    assert names
    assert said >= names  # on one line or on two
    styles = "".join(style.text or "" for style in picture.iter(f"{SVG}style"))
    assert "@font-face" in styles  # its own letters
    assert styles.count("@font-face") == styles.count("src:url(data:font/woff2;base64,")

    painting = page.get_by_role("button", name=words("page-picture"), exact=True)
    assert download(page, painting, path) == f"{name}.png"
    head = path.read_bytes()[:24]
    assert head[:16] == b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    assert struct.unpack(">II", head[16:]) == (int(width), int(height))


def test_the_record_verifies(ended: Page, words: Words, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    download(ended, ended.get_by_role("link", name=words("page-record")), path)
    done = subprocess.run(
        [sys.executable, "-m", "undercroft.cli", "verify", path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(steps(ended, table_of(ended))) in done.stdout
