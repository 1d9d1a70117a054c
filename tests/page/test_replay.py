"""A game seen again: step by step, from every seat's knowledge; with its picture and its record."""

import struct
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import GAMES, aside, ask, fast_forward, lay_table, log_of, never, plain, steps
from tools.client import Live

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


# -- the line: rounds, moments, highlights -------------------------------------------------------------------


def rounds(lines: list[Any]) -> set[int]:
    return {event["round"] for line in lines for event in line.get("events", []) if "round" in event}


def marks(page: Page) -> Locator:
    return page.get_by_role("list", name=page_words(page)("page-replay-moments")).get_by_role("link")


def page_words(page: Page) -> Words:
    return Words(page.locator("html").get_attribute("lang") or "en")


def steps_of(marks: Locator) -> list[int]:
    expect(marks.first).to_be_attached()
    return [int(str(mark.get_attribute("href")).rpartition("/")[2]) for mark in marks.all()]


def here(page: Page) -> int:
    return int(page.url.rpartition("/")[2])


def test_rounds_and_moments_on_the_line(game: str, ended: Page, words: Words) -> None:
    """Each moment leads to its decision, and says its name to whoever points, comes by Tab, or listens."""
    page = ended
    stops = steps_of(marks(page))
    assert stops == sorted(set(stops))
    assert all(0 <= step <= steps(page, table_of(page)) for step in stops)
    known = rounds(log_of(page, table_of(page), None))
    expect(page.locator(".rounds i")).to_have_count(len(known))

    next_moment = page.get_by_role("button", name=words("page-moment-forward"))
    back = page.get_by_role("button", name=words("page-moment-back"))
    expect(back).to_be_disabled()
    next_moment.click()
    at(page, words, stops[0])
    said = plain(marks(page).first.text_content())
    assert plain(page.locator(".what").text_content()) in said
    page.keyboard.press("m")
    at(page, words, stops[1])
    expect(marks(page).nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Shift+M")
    at(page, words, stops[0])

    marks(page).nth(0).focus()
    expect(page.locator(".line .bubble")).to_contain_text(said)
    page.keyboard.press("ArrowRight")
    expect(marks(page).nth(1)).to_be_focused()
    expect(page.locator(".line .bubble")).to_contain_text(plain(marks(page).nth(1).text_content()))
    page.keyboard.press("Enter")
    at(page, words, stops[1])
    marks(page).nth(0).hover()
    expect(page.locator(".line .bubble")).to_contain_text(said)

    page.keyboard.press("Home")
    at(page, words, 0)
    began = page.locator(".now").get_by_text(words("page-end-round", n=1)).count()
    for n in sorted(known)[began:]:  # the first may have begun before anything was decided
        page.keyboard.press("r")
        expect(page.locator(".now").get_by_text(words("page-end-round", n=n))).to_be_visible()
    page.keyboard.press("Shift+R")
    expect(page.locator(".now").get_by_text(words("page-end-round", n=max(known) - 1))).to_be_visible()


def test_the_list_of_moments_for_the_thumb(game: str, ended: Page, visitor: Visitor) -> None:
    """On a phone, in French: it unfolds above the line, leads to a moment, and folds when it has."""
    page, words = visitor("Bela", phone=True, language="fr"), Words("fr")
    page.goto(f"/replay/{table_of(ended)}")
    stops = steps_of(marks(page))
    opener = page.get_by_role("button", name=words("page-replay-moments"))
    opener.tap()
    unfolded = page.get_by_role("region", name=words("page-replay-moments"))
    expect(unfolded).to_be_visible()
    moments = unfolded.locator(".moment")
    boxes = [moment.bounding_box() for moment in moments.all()]
    assert all(box and box["height"] >= 44 for box in boxes)
    keep(page, f"{game}-phone-replay-moments")
    moments.nth(moments.count() - 1).tap()
    at(page, words, stops[-1])
    expect(unfolded).to_be_hidden()
    opener.tap()
    expect(unfolded.locator("[aria-current=step]").first).to_be_in_viewport()
    page.get_by_role("button", name=words("page-close")).tap()
    expect(opener).to_be_focused()


def visited(page: Page) -> list[int]:
    """Which decisions the address has told since this was asked for the first time."""
    found: list[int] = page.evaluate(
        """() => {
            if (!window.told) {
                window.told = [];
                const replace = history.replaceState.bind(history);
                history.replaceState = (state, title, to) => {
                    window.told.push(Number(String(to).split("/").at(-1)));
                    replace(state, title, to);
                };
            }
            return window.told;
        }"""
    )
    return found


@pytest.mark.parametrize("motion", ["full", "none"])
def test_highlights(motion: str, game: str, ended: Page, visitor: Visitor, words: Words) -> None:
    """About ten moments one after another, each with what leads to it; who wants no motion sees the moments
    alone. They can be stopped, and go on where they were.
    """
    page = visitor("Bela", motion=motion)
    page.goto(f"/replay/{table_of(ended)}")
    stops = steps_of(marks(page))
    assert visited(page) == []
    play = page.get_by_role("button", name=words("page-replay-play"), exact=True)
    stop = page.get_by_role("button", name=words("page-replay-pause"), exact=True)
    shown = page.get_by_text(words.like("page-replay-highlight-of", "n", "all"))
    expect(play).to_be_enabled()
    page.keyboard.press("h")
    expect(shown).to_be_visible()
    stop.click()
    expect(play).to_be_visible()
    expect(shown).to_be_visible()
    play.click()
    expect(shown).to_be_hidden()  # it is over
    expect(play).to_be_visible()
    seen = visited(page)
    among = [step for step in seen if step in stops]
    assert among == sorted(set(among))
    assert 1 <= len(among)
    assert here(page) == among[-1]
    assert (len(seen) > len(among)) == (motion == "full")


def test_whoever_goes_somewhere_else_ends_the_highlights(ended: Page, words: Words) -> None:
    page = ended
    expect(marks(page).first).to_be_attached()
    page.get_by_role("button", name=words("page-replay-highlights")).click()
    shown = page.get_by_text(words.like("page-replay-highlight-of", "n", "all"))
    expect(shown).to_be_visible()
    page.keyboard.press("End")
    expect(shown).to_be_hidden()
    at(page, words, steps(page, table_of(page)))


def test_a_link_opens_at_a_moment_and_says_it(ended: Page, visitor: Visitor, words: Words) -> None:
    page = ended
    stops = steps_of(marks(page))
    page.keyboard.press("m")
    at(page, words, stops[0])
    said = plain(page.locator(".what").text_content())
    page.get_by_role("button", name=words("page-link-step")).click()
    expect(page.get_by_role("button", name=words("page-copied"))).to_be_visible()
    other = visitor("Bela")
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    at(other, words, stops[0])
    expect(other.locator(".what")).to_contain_text(said)


def renewed(page: Page, table: str, decisions: int) -> None:
    """Decide so often without the page, then go back to the beginning: something was learnt since."""
    base = page.request.get("/health").url.removesuffix("/health")
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in page.context.cookies())

    async def play() -> None:
        async with Live(base, table, cookie, {}) as live:
            for _ in range(decisions):
                assert await live.my_turn()
                await live.move(live.state["view"]["asked"]["options"][0])
            assert await live.my_turn()
            await live.send("undo", asked=live.state["asked_seq"], to=0, ref="back")
            await live.until(lambda message: any(line["kind"] == "undone" for line in live.lines.values()))

    aside(play())


def test_a_renewal_of_chance_is_marked(game: str, visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    table = lay_table(page, game=game, options=SHORT[game])
    renewed(page, table, 6)
    assert any(line.get("renewal") for line in log_of(page, table))
    page.goto(f"/replay/{table}")
    mark = marks(page).first
    expect(mark).to_contain_text(words("page-replay-renewed", name="Ada"))
    expect(mark).to_have_attribute("href", f"/replay/{table}/0")
    expect(page.locator(".what")).to_contain_text(words("page-replay-renewed", name="Ada"))
