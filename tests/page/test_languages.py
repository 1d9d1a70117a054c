"""The language is switched in the middle of a game, and everything is said anew."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.page.people import Visitor, Words
from tests.page.play import GAMES, ask, log_of, my_turn, option, play_on, sit_down, steps
from tests.sample import first

from undercroft.engine.languages import LANGUAGES, ORIGINAL
from undercroft.texts import speaker

NAMES = ["Ada", None]  # the bot is called by its hero
PHASES = {
    "dungeoneer": ("reset", "discard", "encounter", "build", "move"),
    "dungeonology": ("start", "activity", "movement", "action", "end"),
}


def switch(page: Page, language: str, before: Words) -> None:
    page.get_by_role("button", name=before("page-menu")).click()
    page.get_by_label(before("page-language")).select_option(language)
    page.keyboard.press("Escape")


def as_seen(sentence: str) -> re.Pattern[str]:
    """As it is said to somebody who sees the map: without the numbers of a place, which is told in other
    words where nothing else tells it.
    """
    before, place, _ = re.split(r"( \S+ \(-?\d+,-?\d+\)| \(-?\d+,-?\d+\)|$)", sentence, maxsplit=1)
    return re.compile(re.escape(before.rpartition(" ")[0] if place else before))


def speaks(page: Page, language: str, log: list[Any], now: Any) -> None:
    """The page says in this language what the server has told: log, question, options, hand, phases."""
    words, view = Words(language), now["view"]
    says = speaker(view["game"], language)
    scene = says.context_of(view, NAMES)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".phases li")).to_have_text([says.phase(phase) for phase in PHASES[view["game"]]])
    expect(page.get_by_role("list", name=words("page-hand-mine"))).to_be_visible()
    expect(page.locator(".hand b")).to_have_text([says.card(x) for x in view["seat"]["0"]["hand"]["known"]])
    expect(page.locator(".prompt")).to_contain_text(says.prompt(view, 0, NAMES))
    verbs = [text.partition(" ")[0] for text in view["asked"]["options"]]
    offers = zip(verbs, now["asked"]["offers"], strict=True)
    labels = [says.sentence(f"option-{verb.replace('_', '-')}", facts, scene) for verb, facts in offers]
    for text, label in zip(view["asked"]["options"], labels, strict=True):
        expect(option(page, text)).to_contain_text(as_seen(label))
    events = [event for line in log for event in line.get("events", ())]
    told = [says.event(event, where=view, names=NAMES) for event in reversed(events)]
    names = says.names(view, NAMES)
    named = [re.sub("@([0-9])", lambda seat: names[int(seat[1])], sentence) for sentence in told]
    expect(page.locator(".log li")).to_contain_text([as_seen(sentence) for sentence in named])


@pytest.mark.parametrize("game", first(reversed(GAMES)))
def test_switching_the_language_says_everything_anew(game: str, visitor: Visitor) -> None:
    page = visitor("Ada", language="en")
    table = sit_down(page, game=game)
    play_on(page, Random(1), 10)
    my_turn(page)
    log = log_of(page, table)
    now = ask(page, "GET", f"/api/tables/{table}/replay?start={steps(page, table)}&seat=0")["steps"][0]
    before: str = ORIGINAL
    speaks(page, before, log, now)
    for language in [code for code in LANGUAGES if code != ORIGINAL]:
        switch(page, language, Words(before))
        speaks(page, language, log, now)
        before = language
    page.reload()
    my_turn(page)
    speaks(page, before, log, now)  # it is remembered
