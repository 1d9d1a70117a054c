"""Our games in OpenSpiel: its own simulation test, and what it does not look at."""

import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from undercroft.engine.settings import BadSetup
from undercroft.lab.envs import spiel

KINDS = (
    ("undercroft_dungeoneer", {"seats": 2, "limit": 60}),
    ("undercroft_dungeoneer", {"seats": 4, "limit": 40}),
    ("undercroft_dungeonology", {"seats": 3, "limit": 50, "options": "boss:1;main_effects:1"}),
    ("undercroft_dungeon_drop", {"seats": 1, "limit": 8}),
    ("undercroft_dungeon_drop", {"seats": 2, "limit": 5}),
)


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name, {"seeds": 4, **parameters})


def begun(game: Any, decisions: int = 12) -> Any:
    state = game.new_initial_state()
    state.apply_action(2)
    for _ in range(decisions):
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize(("name", "parameters"), KINDS)
def test_openspiels_random_simulation(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, **parameters), num_sims=1, serialize=True, verbose=False)


def test_openspiels_random_simulation_to_the_end() -> None:
    game = load("undercroft_dungeoneer", options="round_limit:3")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("seats", [2, 3])
def test_all_together_get_nothing(seats: int) -> None:
    state = load("undercroft_dungeoneer", seats=seats, options="round_limit:12").new_initial_state()
    rng = Random(5)
    state.apply_action(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    winners = [place.seat for place in state.table.standings if place.rank == 1]
    assert winners == [n for n in range(seats) if returns[n] == max(returns) > 0]


def test_a_game_that_is_broken_off_is_worth_nothing() -> None:
    state = begun(load("undercroft_dungeoneer", limit=5), 5)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_chance_picks_one_of_the_seeds() -> None:
    game = load("undercroft_dungeoneer", seed="word")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(n, 0.25) for n in range(4)]
    assert state.action_to_string(3) == "seed 3"
    state.apply_action(3)
    assert state.table.origin.seed == "word-3"


def test_a_clone_goes_its_own_way() -> None:
    state = begun(load("undercroft_dungeonology"))
    text = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert text == str(state)
    assert text != str(clone)


@pytest.mark.parametrize("name", ["undercroft_dungeoneer", "undercroft_dungeonology"])
def test_a_saved_state_knows_its_past(name: str) -> None:
    state = begun(load(name))
    same = pickle.loads(pickle.dumps(state))
    for player in range(2):
        assert state.information_state_string(player) == same.information_state_string(player)
    assert state.legal_actions() == same.legal_actions()


def test_a_state_from_a_record() -> None:
    game = load("undercroft_dungeoneer")
    state = begun(game)
    assert state.legal_actions() == game.new_initial_state(str(state)).legal_actions()


def test_another_deal_that_the_player_cannot_tell_apart() -> None:
    state = begun(load("undercroft_dungeoneer", seats=3), 20)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)
    assert state.observation_string(player) == other.observation_string(player)
    assert state.observation_tensor(player) == other.observation_tensor(player)
    assert state.legal_actions() == other.legal_actions()
    rest = [n for n in range(3) if n != player]
    assert [state.table.view(n) for n in rest] != [other.table.view(n) for n in rest]
    assert state.information_state_string(player) == other.information_state_string(player)
    other.apply_action(other.legal_actions()[0])
    same = pickle.loads(pickle.dumps(other))
    assert str(other) == str(same)
    again = same.resample_from_infostate(player, lambda: 0.75)
    assert same.information_state_string(player) == again.information_state_string(player)


def test_in_another_deal_the_others_remember_what_all_have_seen() -> None:
    """Else a search would tell deals apart that the player cannot."""
    state = begun(load("undercroft_dungeoneer"), 20)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)
    assert other.held.memory(1 - player) == state.held.memory(None)


def test_openspiels_information_set_search() -> None:
    state = begun(load("undercroft_dungeoneer", limit=24), 15)
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=6,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


def test_an_information_state_does_not_tell_what_others_hold() -> None:
    """One seat's drawn cards are in its own memory, and in nobody else's."""
    state = begun(load("undercroft_dungeoneer"), 0)
    drawn = [event for event in state.table.events() if event.kind == "drew"]
    texts = [state.information_state_string(player) for player in range(2)]
    for event in drawn:
        seat = event.data["seat"]
        others = "\n".join(state.held.memory(1 - seat))
        assert not any(card in others for card in event.secret["cards"])
        assert all(card in texts[seat] for card in event.secret["cards"])


def test_actions_have_words() -> None:
    state = begun(load("undercroft_dungeoneer"), 0)
    player = state.current_player()
    action = state.legal_actions()[0]
    assert state.action_to_string(player, action) == state.table.write(state.legal[action])
    other = next(n for n in range(state.num_distinct_actions()) if n not in state.legal)
    assert state.action_to_string(player, other) == state.get_game().encoding.name(other)


def test_what_it_says_of_wrong_parameters() -> None:
    with pytest.raises(BadSetup, match="for 2 to 4 seats, not 7"):
        spiel.registered("dungeoneer")({"seats": 7})
    with pytest.raises(BadSetup, match="expected the form boss:1;level:1, not 'boss'"):
        spiel.registered("dungeonology")({"options": "boss"})


def test_the_options_of_the_document_can_be_played() -> None:
    document = (Path(__file__).parents[3] / "docs" / "environments.md").read_text("utf-8")
    (options,) = re.findall(r'of the game, `"([^"]+)"`', document)
    state = begun(load("undercroft_dungeonology", options=options), 1)
    assert state.table.settings.items() >= spiel.read_options(options).items()


@pytest.mark.parametrize("name", ["seeds", "limit"])
def test_nothing_is_chosen_from_nothing(name: str) -> None:
    with pytest.raises(BadSetup, match=f"{name}: expected at least 1, not 0"):
        spiel.registered("dungeoneer")({name: 0})


def test_an_action_that_is_not_offered_is_refused() -> None:
    state = begun(load("undercroft_dungeoneer"), 0)
    wrong = next(n for n in range(state.num_distinct_actions()) if n not in state.legal)
    with pytest.raises(ValueError, match=f"action {wrong} is not offered to player"):
        state.apply_action(wrong)


def test_a_seed_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="seed 9: expected one from 0 to 3"):
        load("undercroft_dungeoneer").new_initial_state().apply_action(9)


def test_there_is_no_table_before_chance_has_decided() -> None:
    state = load("undercroft_dungeoneer").new_initial_state()
    assert state.information_state_string(0) == ""
    assert not any(state.information_state_tensor(0))
    with pytest.raises(ValueError, match="before chance has picked a seed"):
        _ = state.table
