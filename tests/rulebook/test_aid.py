"""The player aid: one page of every game in every language, of what the book tells."""

import pytest

from undercroft import game_names, texts
from undercroft.rulebook.aid import aid, check, faults_of, has_aid, lines
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_turn_and_end_and_goes_on_one_page(game: str, language: str) -> None:
    told = aid(game, language)
    chapters = [chapter.anchor for chapter in told.chapters]
    assert "turn" == chapters[0]
    assert "finish" == chapters[-1]
    assert len("\n".join(lines(told))) <= ROOM


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
