"""Lessons: each is a scenario that holds, can be played from stop to stop, and says little at once."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft as uc
from undercroft import lessons, scenarios, texts
from undercroft.lessons.course import FOLDER, LEARNER, played
from undercroft.rulebook import catalogue
from undercroft.scenarios.files import ScenarioError, parse, read_source
from undercroft.server.web import schemas
from undercroft.server.web.lessons import told

LANGUAGES = tuple(texts.LANGUAGES)
LONGEST = 40  # words of a bubble
POINT = re.compile(r"(card|cell|seat|option):.+|ending|players|goal|hand|board")
OF_THE_HOUSE = ("dungeon_drop", "dungeoneer", "dungeonology", "rocca_civetta")
ALL = [(game, mode) for game in lessons.games() for mode in ("", *lessons.modes(game))]


@pytest.fixture(params=ALL, ids=["-".join(filter(None, one)) for one in ALL])
def which(request: pytest.FixtureRequest) -> tuple[str, str]:
    game, mode = request.param
    return game, mode


@pytest.fixture
def game(which: tuple[str, str]) -> str:
    return which[0]


@pytest.fixture
def course(which: tuple[str, str]) -> lessons.Course:
    return lessons.course(*which)


@pytest.fixture
def stem(which: tuple[str, str]) -> str:
    return "-".join(filter(None, which))


def test_every_game_can_be_learnt() -> None:
    assert OF_THE_HOUSE == lessons.games()


def test_alone_against_omega_is_a_lesson_of_its_own() -> None:
    assert ("solitary",) == lessons.modes("rocca_civetta")
    assert {"solitary": 1, "alert": 0} == lessons.course("rocca_civetta", "solitary").file.scenario.leads_to


def test_no_lesson_of_another_game() -> None:
    with pytest.raises(KeyError):
        lessons.course("chess")
    with pytest.raises(KeyError):
        lessons.course("rocca_civetta", "chess")


def test_what_the_file_expects_comes_true(stem: str) -> None:
    result = scenarios.run_file(Path(str(FOLDER / f"{stem}.toml")))
    assert () == result.failures


def test_it_is_played_through_and_stops_wherever_the_learner_decides(course: lessons.Course) -> None:
    decided = [
        (step - 1, station.table.write(station.option))
        for step, station in enumerate(course.stations)
        if station.option is not None and station.seat == LEARNER and station.option != ("pass",)
    ]
    wanted = [(stop.step, stop.option) for stop in course.stops if stop.option not in (None, "pass")]
    assert wanted == decided
    assert wanted, "a lesson in which nothing is done"


def test_what_the_learner_shall_do_is_offered(course: lessons.Course) -> None:
    for stop in course.stops:
        table = course.stations[stop.step].table
        if stop.option is None:
            continue
        assert table.choice is not None
        option = table.read(stop.option)
        assert LEARNER == table.choice.seat
        assert option in table.choice.options or table.accepts_unlisted(table.choice, option)


def test_it_begins_at_once_and_ends_with_something_to_read(course: lessons.Course) -> None:
    first, last = course.stops[0], course.stops[-1]
    assert 0 == first.step
    assert (len(course.stations) - 1, None) == (last.step, last.option)
    assert [stop.step for stop in course.stops] == sorted(stop.step for stop in course.stops)


def test_bubbles_point_at_something(course: lessons.Course) -> None:
    wrong = [point for stop in course.stops for point in stop.points if not POINT.fullmatch(point)]
    assert [] == wrong


def test_pieces_that_are_pointed_at_exist(course: lessons.Course) -> None:
    for stop in course.stops:
        shown = json.dumps(course.stations[stop.step].table.view(LEARNER))
        for point in stop.points:
            kind, _, name = point.partition(":")
            if kind in ("card", "cell"):
                assert f'"{name}"' in shown, point
            if kind == "option":
                assert name == stop.option


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bubble_is_short(game: str, course: lessons.Course, language: str) -> None:
    speaker = texts.speaker(game, language)
    said = {name: speaker.say(f"lesson-{name}") for name in course.bubbles}
    assert {} == {name: text for name, text in said.items() if len(text.split()) > LONGEST}


def test_it_leads_into_a_game_that_can_be_played(which: tuple[str, str], course: lessons.Course) -> None:
    game, mode = which
    rules, leads_to = uc.game(game), course.file.scenario.leads_to
    assert leads_to is not None
    assert set(leads_to) <= {setting.name for setting in rules.open_settings}
    for seats in [1] if mode else rules.seats:
        rules.checked_options(leads_to, seats)


def test_the_first_real_game_of_dungeonology_is_the_introductory_one() -> None:
    assert {"alert": 0} == lessons.course("dungeonology").file.scenario.leads_to


def test_every_fall_has_its_film(stem: str, course: lessons.Course) -> None:
    falls = [station for station in course.stations if station.outcomes]
    page = files("undercroft.lessons") / f"{stem}.films"
    films = page.read_text("ascii").split() if page.is_file() else []
    assert films == [film for station in falls for film in station.films]


def test_it_names_rules_that_exist(game: str, course: lessons.Course) -> None:
    assert set(course.file.scenario.rule) <= set(catalogue(game))


def course_of(text: str) -> lessons.Course:
    return played(read_source(parse(Path("x.toml"), text)), [])


HEAD = 'game = "dungeoneer"\nrule = ["DGR-MOVE-02"]\ntitle = "t"\n[given]\n'


def test_somebody_else_who_is_asked_is_told_with_the_line() -> None:
    text = HEAD + '[[when]]\nseat = 1\nasked = "move.act"\nchoose = "done"\n'
    with pytest.raises(ScenarioError, match=r"x\.toml:5: asked: expected move\.act, but seat 0 is asked"):
        course_of(text)


def test_a_block_without_a_bubble_goes_on_with_the_one_before() -> None:
    block = '[[when]]\nseat = 0\nasked = "move.act"\nchoose = "move e"\n'
    text = HEAD + 'map = ["entrance_chamber_1 0,0", "crossroads_1 1,0"]\n' + block + 'bubble = "go"\n'
    text += block.replace("move e", "move w")
    assert ["go", "go"] == [stop.bubble for stop in course_of(text).stops]


# -- as it is sent -------------------------------------------------------------------------------------------


def secret(view: Any) -> Any:
    """What the rival holds, as far as the learner sees it."""
    return view["seat"]["1"]["hand"]


@pytest.mark.parametrize("name", ["dungeoneer", "dungeonology", "rocca_civetta"])
def test_nothing_is_told_but_what_the_learner_may_know(name: str) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(told(lessons.course(name))))
    hands = [secret(step["view"]) for step in sent["steps"]]
    whole = [secret(station.table.whole()) for station in lessons.course(name).stations]
    assert any(hand["known"] for hand in whole)
    assert not any(
        set(hand["known"]) - known_cards(step) for hand, step in zip(hands, sent["steps"], strict=True)
    )


def known_cards(step: Any) -> set[str]:
    """Cards that lie open or came back from the table."""
    return {"restless_ghost_1"} if step["step"] else set()


@pytest.mark.parametrize("name", OF_THE_HOUSE)
def test_a_lesson_can_be_sent_and_read(name: str) -> None:
    lesson = msgspec.json.decode(msgspec.json.encode(told(lessons.course(name))), type=schemas.Lesson)
    assert len(lesson.steps) == len(lessons.course(name).stations)
    assert lesson.steps[0].line is None
    assert all(step.line is not None for step in lesson.steps[1:])
