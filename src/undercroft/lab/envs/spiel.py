"""Our games for OpenSpiel: `undercroft_dungeoneer`, `undercroft_dungeonology`, `undercroft_rocca_civetta`,
`undercroft_dungeon_drop`.

>>> import pyspiel
>>> from undercroft.lab.envs import spiel
>>> game = pyspiel.load_game("undercroft_dungeoneer", {"seats": 2})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Dice and shuffles are too many to be nodes of a tree. So chance decides once, in the beginning: it picks one
of so many seeds, all alike, and everything after that follows from the seed and the decisions. No player
knows which it was. Actions and tensors are those of the environments (`encoding`), of version 1.

Parameters: `seats`; `options` of the game as text, "boss:1;level:1"; `seeds`, how many there are; `seed`, a
word before their numbers, for other games than those; `limit`, the decisions after which a game is broken
off, with nothing won or lost.

What a player gets is its share in the victory less the mean of all, so that all together get nothing. Alone
at a table it is the share itself.
"""

from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec
import numpy as np

from undercroft import bots
from undercroft.engine import registry
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.game import Game
from undercroft.engine.replay import replay
from undercroft.engine.settings import BadSetup
from undercroft.engine.state import Table
from undercroft.lab import envs
from undercroft.lab.envs.aec import check_setup
from undercroft.lab.envs.encoding import Encoding

try:
    pyspiel: Any = import_module("pyspiel")
except ImportError as missing:
    raise ImportError(
        "this needs OpenSpiel, which is not installed: pip install 'undercroft[rl]'"
    ) from missing

VERSION: Final = 1  # of the encodings
PARAMETERS: Final = {"seats": 0, "options": "", "seeds": 1000, "seed": "spiel", "limit": 10_000}


def read_options(text: str) -> dict[str, int]:
    """
    >>> read_options("boss:1;level:1"), read_options("")
    ({'boss': 1, 'level': 1}, {})
    """
    found: dict[str, int] = {}
    for part in text.split(";") if text else ():
        name, colon, value = part.partition(":")
        if not colon or not value.lstrip("-").isdecimal():
            raise BadSetup(f"options: expected the form boss:1;level:1, not {text!r}")
        found[name] = int(value)
    return found


class Held:
    """A table inside a state. A copy of the state copies it as tables are copied; a saved state keeps its
    record, and a table that is only imagined its position.

    `before` is what each seat, and last a spectator, knows of the time before the table was imagined.
    """

    def __init__(self, table: Table, before: tuple[tuple[str, ...], ...] = ()) -> None:
        self.table = table
        self.before = before
        self.legal: dict[int, Option] | None = None  # of the pending decision, once it was asked for

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        other = Held(self.table.copy(), self.before)
        other.legal = self.legal
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        if table.is_imagined:
            data = msgspec.json.encode(table.save())
            return held_save, (table.game.name, table.game.version, data, self.before)
        return held_record, (table.record(reveal=True),)

    def memory(self, seat: int | None) -> tuple[str, ...]:
        """What a seat has decided and was told, a line for each decision of the table."""
        table = self.table
        chain = [table.past, *(step.prev for step in table.steps() if step.prev is not None)]
        lines = list(self.before[-1 if seat is None else seat]) if self.before else []
        for step in reversed(chain[:-1] if self.before else chain):
            own = list(step.option) if step.seat == seat else []
            told = [event.for_seat(seat) for event in step.events or ()]
            lines.append(msgspec.json.encode([step.seat, own, told]).decode())
        return tuple(lines)

    def imagined(self, seat: int, chance: Chance) -> "Held":
        """A table as it may be, for all that a seat knows. The others know of the past what all have seen:
        what they were told alone fits another deal.
        """
        public = self.memory(None)
        before = [public] * (self.table.seats + 1)
        before[seat] = self.memory(seat)
        return Held(self.table.redeal(seat, chance), tuple(before))


def held_record(text: str) -> Held:
    return Held(replay(text))


def held_save(name: str, version: int, data: bytes, before: tuple[tuple[str, ...], ...]) -> Held:
    return Held(registry.game(name, version).load(msgspec.json.decode(data)), before)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters."""

    rules: Game
    kind: Any  # pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.seats: int = given["seats"] or max(2, self.rules.seats.start)
        self.options = read_options(given["options"])
        encoder = envs.module(self.rules.name, VERSION).raw_env.encoder
        check_setup(self.rules, self.seats, self.options, encoder)
        self.seeds: int = given["seeds"]
        self.word: str = given["seed"]
        self.limit: int = given["limit"]
        for name in ("seeds", "limit"):
            if given[name] < 1:
                raise BadSetup(f"{name}: expected at least 1, not {given[name]}")
        self.encoding: Encoding = encoder(self.rules, self.seats)
        zero_sum = self.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.seeds,
            num_players=self.seats,
            min_utility=-1.0 if zero_sum else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.limit,
        )
        super().__init__(self.kind if zero_sum else game_type(self.rules, zero_sum=False), info, params or {})

    def new_initial_state(self, text: str | None = None) -> "SpielState":
        """Before chance has picked a seed; or from a record, at its last decision."""
        state = SpielState(self)
        if text is not None:
            state.held = Held(replay(text))
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.encoding, recall)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table at a decision, or none before chance has picked a seed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def table(self) -> Table:
        if self.held is None:
            raise ValueError("there is no table before chance has picked a seed")
        return self.held.table

    @property
    def legal(self) -> dict[int, Option]:
        """The options of the player who is asked, by action."""
        held = self.held
        if held is None or held.table.choice is None:
            return {}
        legal = held.legal
        if legal is None:
            choice = held.table.choice
            encoding: Encoding = self.get_game().encoding
            legal = held.legal = encoding.legal(held.table.view(choice.seat), choice.seat, choice.options)
        return legal

    # -- what OpenSpiel asks ---------------------------------------------------------------------------------

    def current_player(self) -> Any:
        if self.held is None:
            return pyspiel.PlayerId.CHANCE
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        choice = self.table.choice
        assert choice is not None
        return choice.seat

    def is_terminal(self) -> bool:
        if self.held is None:
            return False
        return self.table.choice is None or self.table.past.number >= self.get_game().limit

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(n, 1 / seeds) for n in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.legal)

    def _apply_action(self, action: int) -> None:
        game: SpielGame = self.get_game()
        if self.held is None:
            if not 0 <= action < game.seeds:
                raise ValueError(f"seed {action}: expected one from 0 to {game.seeds - 1}")
            self.held = Held(game.rules.new(game.seats, game.options, f"{game.word}-{action}"))
            return
        option = self.legal.get(action)
        if option is None:
            raise ValueError(f"action {action} is not offered to player {self.current_player()}")
        self.held.legal = None
        self.table.take(option)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        option = self.legal.get(action)
        return self.get_game().encoding.name(action) if option is None else self.table.write(option)

    def returns(self) -> list[float]:
        game: SpielGame = self.get_game()
        if self.held is None or self.table.choice is not None:
            return [0.0] * game.seats
        shares = [float(share) for share in bots.heuristics(game.rules).result(self.table)]
        if game.seats == 1:
            return shares
        mean = sum(shares) / len(shares)
        return [share - mean for share in shares]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "SpielState":
        """The same for all that this player knows, with everything hidden dealt anew. `sampler` gives
        numbers from 0 to 1, as OpenSpiel's own search does.
        """
        drawn = float(sampler()) if sampler is not None else float(np.random.default_rng().random())
        other: SpielState = self.clone()
        assert self.held is not None
        other.held = self.held.imagined(player, Chance.seeded(repr(drawn), ("redeal",)))
        return other

    def __str__(self) -> str:
        """The record of the game so far, with its seed; of an imagined table its position."""
        if self.held is None:
            return "no seed yet"
        if self.table.is_imagined:
            return msgspec.json.encode(self.table.save()).decode()
        return self.table.record(reveal=True)


class SpielObserver:
    """What a player sees: the view as a text and as numbers. With recall the text also tells everything it
    was told before and what it decided itself; the numbers never remember.
    """

    def __init__(self, encoding: Encoding, recall: bool) -> None:
        self.encoding = encoding
        self.recall = recall
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.observe(state.table.view(player), player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return ""
        view = msgspec.json.encode(state.table.view(player)).decode()
        return "\n".join([*state.held.memory(player), view]) if self.recall else view


# -- registering ---------------------------------------------------------------------------------------------


def game_type(game: Game, zero_sum: bool = True) -> Any:
    """What OpenSpiel wants to know about a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"undercroft_{game.name}",
        long_name=f"Undercroft: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


@cache
def registered(name: str) -> type[SpielGame]:
    """The class of one of our games, made and told to OpenSpiel once."""
    game = registry.game(*envs.module(name, VERSION).raw_env.rules)
    made: Any = type(f"Spiel_{name}", (SpielGame,), {"rules": game, "kind": game_type(game)})
    pyspiel.register_game(made.kind, made)
    found: type[SpielGame] = made
    return found


for each in envs.VERSIONS:
    registered(each)
