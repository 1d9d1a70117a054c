"""The player aid: one page of every game in every language, of what the book tells."""

import pytest

from undercroft import game_names, texts
from undercroft.engine.registry import game as known_game
from undercroft.rulebook.aid import aid, aid_of, check, faults_of, has_aid, lines, modes
from undercroft.rulebook.book import parse
from undercroft.rulebook.material import RulebookError

GAMES = game_names()
LANGUAGES = sorted(texts.LANGUAGES)
ROOM = 3600  # letters that go on one sheet beside the signs

PAGE = """\
# At a glance

## turn: Your turn

- One step.
{DGR-TURN-01}
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_one_that_keeps_to_its_book(game: str) -> None:
    assert [] == check(game)


@pytest.mark.parametrize("edition", [0, 1, 2])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_turn_and_end_and_goes_on_one_page(game: str, language: str, edition: int) -> None:
    told = aid_of(game, language, edition=edition)
    chapters = [chapter.anchor for chapter in told.chapters]
    assert "turn" == chapters[0]
    assert "finish" == chapters[-1]
    assert len("\n".join(lines(told))) <= ROOM


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_has_what_it_says_otherwise(language: str) -> None:
    """DGY-ED-10 is French, DGY-ED-37 Spanish; the page of an English table has no box for it."""
    ids = [
        {id for one in aid_of("dungeonology", language, edition=n).paragraphs for id in one.ids}
        for n in (0, 1, 2)
    ]
    assert [(False, False), (True, False), (False, True)] == [
        ("DGY-ED-10" in told, "DGY-ED-37" in told) for told in ids
    ]
    boxes = [chapter.anchor for chapter in aid_of("dungeonology", language).chapters]
    assert "edition" not in boxes


def test_the_modes_of_the_second_box_have_pages_of_their_own() -> None:
    wanted = {"solitary", "against_all", "brood", "winter", "hunt", "temple", "sea"}
    assert wanted == set(modes("rocca_civetta"))
    assert {} == modes("dungeoneer")


@pytest.mark.parametrize("mode", modes("rocca_civetta"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mode_is_told_by_its_sections_of_the_book(mode: str, language: str) -> None:
    page = aid_of("rocca_civetta", language, mode)
    assert list(modes("rocca_civetta")[mode].sections) == [box.anchor for box in page.chapters]
    assert page.title == page.chapters[0].title
    assert all(box.paragraphs for box in page.chapters)
    known = {setting.name for setting in known_game("rocca_civetta").open_settings}
    assert modes("rocca_civetta")[mode].when.keys() <= known


def test_what_the_book_does_not_tell_is_a_fault() -> None:
    page = parse(PAGE.replace("DGR-TURN-01", "DGR-R-999"), "dungeoneer", "en")
    assert ["aid/en.md:5: DGR-R-999 is not told in the book"] == list(faults_of([page]))


def test_languages_share_their_boxes() -> None:
    english = parse(PAGE, "dungeoneer", "en")
    french = parse(PAGE.replace("## turn", "## round"), "dungeoneer", "fr")
    assert ["aid/fr.md: has chapter round where en.md has chapter turn"] == list(faults_of([english, french]))


def test_the_lines_of_the_terminal_have_no_signs() -> None:
    assert ["At a glance", "", "Your turn", "  - One step."] == list(lines(parse(PAGE, "dungeoneer", "en")))


def test_there_is_none_where_there_is_no_file() -> None:
    assert not has_aid("dungeoneer", "de")
    with pytest.raises(RulebookError, match="no player aid of dungeoneer in 'de'"):
        aid("dungeoneer", "de")
