"""A table as an environment of Gymnasium: one seat learns, bots sit on the others.

A step is a decision of that seat; the bots play on until it is asked again or the game is over. Observation,
action and reward are those of the environment of PettingZoo with the same id (`aec.py`). The mask of the
actions that are offered comes with every `info`, and from `action_masks()`.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from undercroft import bots
from undercroft.lab import envs
from undercroft.lab.envs.aec import MODES, TableEnv
from undercroft.lab.envs.encoding import Mask, Observation

ILLEGAL = -1.0  # as in PettingZoo: whoever picks what is not offered has lost


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table. `opponents` is the name of one bot for all others, or of one for each of them, to
    the left of the seat that learns; without `seat` it sits somewhere else in every game. `seats`,
    `options`, `max_cycles` (decisions of all seats together) and `render_mode` as in `TableEnv`.
    """

    metadata = {"render_modes": list(MODES)}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = "dungeoneer",
        version: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        raw = envs.module(game, version).raw_env
        self.tables: TableEnv = raw(seats, options, max_cycles, render_mode)
        others = self.tables.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"opponents: expected one bot or {others}, not {len(names)}")
        for name in names:
            bots.check(name)
        if seat is not None and seat not in range(self.tables.seats):
            raise ValueError(f"seat: expected 0 to {others}, not {seat!r}")
        self.opponents = names
        self.wanted_seat = seat
        self.seat = seat or 0
        self.bots: dict[int, bots.Bot] = {}
        self.render_mode = render_mode
        encoding = self.tables.encoding
        self.observation_space = spaces.Box(-1, 1, (encoding.size,), np.float32)
        self.action_space = spaces.Discrete(encoding.actions)

    @property
    def agent(self) -> str:
        return self.tables.possible_agents[self.seat]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new table, and whatever comes before the first decision of the seat. With a seed it is always the
        same one, with the same seat and the same bots, and so are those that follow it.
        """
        super().reset(seed=seed)
        tables = self.tables
        tables.reset(seed=seed)
        if self.wanted_seat is None:
            self.seat = int(self.np_random.integers(tables.seats))
        self.bots = {}
        for n, name in enumerate(self.opponents, 1):
            seat = (self.seat + n) % tables.seats
            self.bots[seat] = bots.bot(name, tables.game, int(self.np_random.integers(2**31)))
        self.play_on()
        return self.observation(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        tables = self.tables
        if tables.seen_table.choice is None or tables.truncations[self.agent]:
            raise ValueError("the game is over: call reset")
        if int(action) not in tables.legal:
            return self.observation(), ILLEGAL, True, False, self.info()
        tables.step(int(action))
        self.play_on()
        over, broken_off = tables.terminations[self.agent], tables.truncations[self.agent]
        reward = tables.rewards[self.agent] if over else 0.0
        return self.observation(), float(reward), over, broken_off, self.info()

    def play_on(self) -> None:
        """The bots decide until the seat is asked, or until the end."""
        tables = self.tables
        table = tables.seen_table
        while (
            table.choice is not None and table.choice.seat != self.seat and not tables.truncations[self.agent]
        ):
            choice = table.choice
            seat = choice.seat
            dealing = partial(table.redeal, seat)
            chosen = self.bots[seat].choose(tables.view(seat), choice.options, dealing)
            tables.take(chosen)

    def observation(self) -> Observation:
        return self.tables.encoding.observe(self.tables.view(self.seat), self.seat)

    def action_masks(self) -> Mask:
        """A 1 for each action that is offered; none when the game is over."""
        choice = self.tables.seen_table.choice
        asked = choice is not None and choice.seat == self.seat and not self.tables.truncations[self.agent]
        return self.tables.encoding.mask(self.tables.legal if asked else ())

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_name(self, action: int) -> str:
        """An action in words."""
        return self.tables.encoding.name(action)

    def render(self) -> Any:
        return self.tables.render()
