"""Options that need others: what is missing is named, by the library, and nothing is switched on by itself
(RCV-EX-01, RCV-R-174); of a module that is off no piece exists (RCV-EX-02, RCV-R-173).
"""

from collections import Counter
from typing import Any, cast

import pytest

import undercroft as uc
from undercroft import texts
from undercroft.engine.settings import RefusedOptions
from undercroft.games.rocca_civetta.game import VERSIONS
from undercroft.games.rocca_civetta.table import Table

GAME = VERSIONS[-1]
REFUSED = {
    "specialists": ({"specialists": 1}, "main_effects"),
    "spriggan": ({"spriggan": 1}, "main_effects"),
    "profile": ({"profile": 3}, "boss"),
    "floor_iv": ({"floor_iv": 1}, "dangerous_zones"),
    "way_down": ({"way_down": 1, "dangerous_zones": 1}, "floor_iv"),
    "familiars": ({"familiars": 1, "dangerous_zones": 1}, "floor_iv"),
}


@pytest.mark.parametrize(("options", "needed"), REFUSED.values(), ids=list(REFUSED))
def test_what_is_missing_is_named(options: dict[str, int], needed: str) -> None:
    with pytest.raises(RefusedOptions) as refused:
        GAME.new(2, options)
    assert ("RCV-R-174", needed) == (refused.value.reason.rule, refused.value.reason.data["needs"])


@pytest.mark.parametrize(("options", "needed"), REFUSED.values(), ids=list(REFUSED))
def test_with_it_the_table_is_set_up(options: dict[str, int], needed: str) -> None:
    assert GAME.new(2, options | {needed: 1}, seed=1).choice is not None


def test_freddo_keeps_the_iota() -> None:
    with pytest.raises(RefusedOptions) as refused:
        GAME.new(2, {"boss": 1, "profile": 14, "iota": 1})
    assert ("RCV-CON-03", "iota") == (refused.value.reason.rule, refused.value.reason.data["setting"])
    assert GAME.new(2, {"boss": 1, "profile": 13, "iota": 1}, seed=1).choice is not None


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_reason_is_a_sentence(language: str) -> None:
    reason = GAME.why_not_options(GAME.ranged_options({"spriggan": 1}), 2)
    assert reason is not None
    speaker = texts.speaker(GAME, language)
    assert speaker.setting("main_effects") in speaker.reason(reason)


def test_a_level_for_more_players() -> None:
    with pytest.raises(uc.BadSetup):
        GAME.new(2, {"level": 2})


def table(**options: int) -> Table:
    return cast(Table, GAME.new(2, options, seed="decks"))


def count(table: Any, id: str) -> int:
    return Counter(card.id for card in table.box.trick)[id]


def test_the_decks_with_everything_on() -> None:
    found = table(main_effects=1, alchemy=1, specialists=1, spriggan=1)
    numbers = (len(found.box.tricks), count(found, "fate_4"), count(found, "fate_5"), len(found.box.interns))
    assert (151, 14, 7, 20) == numbers


def test_the_decks_with_alchemy_alone() -> None:
    found = table(alchemy=1)
    assert (126, 10) == (len(found.box.tricks), len(found.box.interns))


def test_no_piece_of_a_module_that_is_off() -> None:
    assert (0, 0, ()) == (count(table(), "spriggan"), count(table(), "reagents"), table().pieces.research)


def test_what_is_always_there() -> None:
    box = table().box
    assert (11, 15, 23) == (len(box.scholars), len(box.clans), len(box.jinxes))
