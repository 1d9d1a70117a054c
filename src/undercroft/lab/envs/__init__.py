"""Environments for learning machines: a table as PettingZoo, Gymnasium and OpenSpiel know games.

>>> from undercroft.lab import envs
>>> env = envs.env("dungeoneer", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> int(observation["action_mask"].sum()) == len(env.unwrapped.legal)
True

An id such as ``undercroft/dungeoneer-v1`` stands for one rules version of a game and one version of the
encoding; a change of either gets a new one. PettingZoo's own ``make`` knows them all once this package is
imported, and Gymnasium's knows one seat of each.
"""

from importlib import import_module
from typing import Any, Final

try:
    import gymnasium
    import numpy as np  # noqa: F401
    import pettingzoo  # type: ignore[import-untyped]
except ImportError as missing:
    raise ImportError(
        f"environments need {missing.name}, which is not installed: pip install 'undercroft[rl]'"
    ) from missing

VERSIONS: Final = {  # of the environments, by game
    "dungeon_drop": (1,),
    "dungeoneer": (1,),
    "dungeonology": (1, 2),
    "rocca_civetta": (1,),
}


class UnknownEnvironment(LookupError):
    """A game or version for which there is no environment."""


def module(game: str, version: int | None = None) -> Any:
    """The module of an environment: `env` and `raw_env`; without a version the newest."""
    known = VERSIONS.get(game)
    if known is None:
        raise UnknownEnvironment(f"no environment for {game!r}; there are: {', '.join(VERSIONS)}")
    chosen = known[-1] if version is None else version
    if chosen not in known:
        raise UnknownEnvironment(
            f"{game} has no environment of version {version}; it has: {', '.join(map(str, known))}"
        )
    return import_module(f"undercroft.lab.envs.{game}_v{chosen}")


def env(game: str, version: int | None = None, **arguments: Any) -> Any:
    """An environment of a game: `seats`, `options`, `max_cycles` and `render_mode` as in `TableEnv`."""
    return module(game, version).env(**arguments)


def ids() -> tuple[str, ...]:
    """The ids under which PettingZoo knows our environments."""
    return tuple(f"undercroft/{name}-v{n}" for name, known in VERSIONS.items() for n in known)


def seat(game: str, version: int | None = None, **arguments: Any) -> Any:
    """One seat of a game as an environment of Gymnasium, with bots on the others (`SeatEnv`)."""
    from undercroft.lab.envs.single import SeatEnv

    return SeatEnv(game, version, **arguments)


def register() -> None:
    """Tell PettingZoo, and Gymnasium of one seat: `gymnasium.make("undercroft/dungeoneer-v1")`."""
    for name in ids():
        game, _, version = name.removeprefix("undercroft/").rpartition("-v")
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, entry_point=f"undercroft.lab.envs.{game}_v{version}:env")
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="undercroft.lab.envs.single:SeatEnv",
                kwargs={"game": game, "version": int(version)},
            )


register()
