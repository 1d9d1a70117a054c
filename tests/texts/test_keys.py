"""The names are really found in the code, wherever they are written."""

import pytest
from tests.texts.keys import Carried, Reader

import undercroft as uc

READER = Reader("dungeoneer")
OTHER = Reader("dungeonology")


def test_a_prompt_from_a_table_of_prompts_is_found() -> None:
    assert {"discard.choose", "window.response", "window.check"} <= READER.prompts()


def test_an_event_named_by_a_parameter_is_found() -> None:
    assert {"discarded", "discarded_at_random"} <= set(READER.events())


def test_secret_arguments_are_kept_apart() -> None:
    assert Carried(frozenset({"seat", "n"}), frozenset({"cards"})) == READER.events()["drew"]


def test_a_reason_put_together_by_a_function_is_found() -> None:
    assert {"moment.window", "moment.build_phase", "table.over"} <= set(READER.reasons())


def test_only_arguments_that_are_always_there_count() -> None:
    assert frozenset() == READER.reasons()["door.not_shut"].always
    assert {"card", "needed", "has"} == READER.reasons()["glory.short"].always


def test_sources_of_sums_and_scenes_are_found() -> None:
    assert {"die", "hero", "monster", "floor"} <= READER.sources()
    assert {"combat", "die", "test", "trap"} == READER.scenes()


def test_a_prompt_named_by_a_field_of_a_procedure_is_found() -> None:
    found = OTHER.prompts()
    assert {"phase.movement", "phase.action", "window.turn_start", "window.announced"} <= found
    assert not [name for name in found if name.endswith(".") or "{" in name]


def test_a_reason_that_is_named_together_with_its_rule_is_found() -> None:
    assert {"move.not_linked", "move.not_adjacent"} <= set(OTHER.reasons())


def test_a_reason_that_depends_on_a_printed_word_is_found() -> None:
    found = {key for key in OTHER.reasons() if key.startswith("main.")}
    assert {"main.turn_start", "main.announced"} <= found
    assert "main.after_action" in found, "that one is written out"
    assert "main.outside_test" not in found, "the code does not let it through"


@pytest.mark.parametrize("game", uc.game_names())
def test_what_a_game_calls_decisive_does_happen(game: str) -> None:
    assert uc.game(game).decisive_events
    assert uc.game(game).decisive_events <= set(Reader(game).events())
