"""A table as an environment of PettingZoo: agents that decide one after the other (AEC).

A step is one decision of one seat. What a seat observes is made from its own view; the mask says which
actions are offered, and nobody else's mask has any. All rewards come with the end of the game: each seat's
share in the victory.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from undercroft import bots
from undercroft.engine import registry
from undercroft.engine.chance import secret_seed
from undercroft.engine.choice import Option
from undercroft.engine.game import Game
from undercroft.engine.settings import BadSetup
from undercroft.engine.state import Table
from undercroft.lab.envs.encoding import Encoding, Mask, Observation, View

MODES = ("human", "ansi", "html")


def check_setup(game: Game, seats: int, options: Mapping[str, Any], encoder: type[Encoding]) -> None:
    """Whether there is such a table at all, and numbers for it. Raises BadSetup now, and not when somebody
    wants to play.
    """
    if seats not in game.seats:
        raise BadSetup(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} seats, not {seats!r}")
    values = game.checked_options(options, seats)
    for setting in game.settings:
        value = values[setting.name]
        if setting.name in encoder.without and value != setting.default:
            raise BadSetup(f"option {setting.name}: this environment knows only {setting.default}")
        least = setting.seats[value - setting.low] if setting.seats else 0
        if seats < least:
            raise BadSetup(f"option {setting.name}: {value} is for {least} seats or more, not {seats}")


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """One table at a time.

    `seats` and `options` are those of the game. After `max_cycles` decisions, of all seats together, the game
    is broken off without a reward. `render` gives what a spectator sees, as text or as HTML, or prints it.
    """

    rules: ClassVar[tuple[str, int]]  # the game and the version of its rules
    encoder: ClassVar[type[Encoding]]
    metadata: dict[str, Any]

    @staticmethod
    def described(name: str, version: int, rules: int, encoding: int) -> dict[str, Any]:
        """What PettingZoo wants to know about an environment, and which versions its own stands for."""
        return {
            "render_modes": list(MODES),
            "name": f"{name}_v{version}",
            "is_parallelizable": False,
            "rules": rules,
            "encoding": encoding,
        }

    def __init__(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, seats, options, max_cycles, render_mode)
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; expected one of {', '.join(MODES)}")
        self.game = registry.game(*self.rules)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: expected at least 1 decision, not {max_cycles}")
        self.seats = self.game.usual_seats(options or {}) if seats is None else seats
        self.options = dict(options or {})
        check_setup(self.game, self.seats, self.options, self.encoder)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.encoding = self.encoder(self.game, self.seats)
        self.possible_agents = [f"seat_{n}" for n in range(self.seats)]
        self.agents: list[str] = []
        actions = self.encoding.actions
        self.discrete = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.boxes = {agent: self.one_space() for agent in self.possible_agents}
        self.first_seed = ""
        self.games = 0  # played from that seed
        self.table: Table | None = None
        self.offered: dict[int, Option] | None = None
        self.views: dict[int, View] = {}

    def one_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.boxes[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.discrete[agent]

    # -- playing ---------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table. With a seed it is always the same one, and so are those that follow it."""
        if seed is not None or not self.first_seed:
            self.first_seed = secret_seed() if seed is None else str(seed)
            self.games = 0
        word = f"{self.first_seed}-{self.games}" if self.games else self.first_seed
        self.games += 1
        self.start(self.game.new(self.seats, self.options, word))

    def start(self, table: Table) -> None:
        """Go on from a table of the same game, version and size, at its next decision."""
        if table.choice is None:
            raise ValueError("nothing is left to decide at this table")
        wanted, found = ((rules.name, rules.version) for rules in (self.game, table.game))
        if (*wanted, self.seats) != (*found, table.seats):
            raise ValueError(
                f"expected a table of {wanted[0]} {wanted[1]} with {self.seats} seats, found one of "
                f"{found[0]} {found[1]} with {table.seats}"
            )
        self.table = table
        self.begun = table.past.number
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.look_again()

    def look_again(self) -> None:
        """Another decision: nothing is known about it yet."""
        table = self.seen_table
        self.offered = None
        self.views = {}
        if table.choice is not None:
            self.agent_selection = self.possible_agents[table.choice.seat]

    @property
    def seen_table(self) -> Table:
        if self.table is None:
            raise ValueError("there is no table yet: call reset first")
        return self.table

    @property
    def legal(self) -> dict[int, Option]:
        """The options of the seat that is asked, by action."""
        if self.offered is None:
            choice = self.seen_table.choice
            self.offered = (
                self.encoding.legal(self.view(choice.seat), choice.seat, choice.options) if choice else {}
            )
        return self.offered

    def view(self, seat: int) -> View:
        """What a seat sees; looked at once for each decision."""
        if seat not in self.views:
            self.views[seat] = self.seen_table.view(seat)
        return self.views[seat]

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        seat = self.possible_agents.index(agent)
        choice = self.seen_table.choice
        asked = choice is not None and choice.seat == seat and not self.truncations.get(agent, True)
        return {
            "observation": self.encoding.observe(self.view(seat), seat),
            "action_mask": self.encoding.mask(self.legal if asked else ()),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = None if action is None else self.legal.get(int(action))
        if option is None:
            raise ValueError(f"action {action} is not offered to {agent}; see its action mask")
        self._cumulative_rewards[agent] = 0.0
        self.take(option)

    def take(self, option: Option) -> None:
        """One decision of the seat that is asked, and what follows for everybody."""
        table = self.seen_table
        self._clear_rewards()
        table.take(option)
        if table.choice is None:
            shares = bots.heuristics(self.game).result(table)
            self.rewards = {a: float(shares[self.possible_agents.index(a)]) for a in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and table.past.number - self.begun >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.look_again()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    # -- looking ---------------------------------------------------------------------------------------------

    def render(self) -> str | None:
        """What a spectator sees."""
        if self.render_mode is None:
            raise ValueError(f"this environment was made without a render mode: {', '.join(MODES)}")
        painter = import_module(self.game.display)
        if self.render_mode == "html":
            return str(painter.html(self.seen_table))
        text = str(painter.text(self.seen_table))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""


def wrapped(raw: type[TableEnv]) -> Callable[..., Any]:
    """The environment as it is mostly used: an action that is not offered loses the game at once, and calls
    in the wrong order are told so.
    """

    def env(**arguments: Any) -> Any:
        made = wrappers.TerminateIllegalWrapper(raw(**arguments), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))

    return env
