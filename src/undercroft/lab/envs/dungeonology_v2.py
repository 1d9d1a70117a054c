"""Dungeonology for learning machines, version 2: rules version 2, encoding version 1."""

from undercroft.lab.envs.aec import TableEnv, wrapped
from undercroft.lab.envs.dungeonology_v1 import DungeonologyV1


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment without wrappers; see `TableEnv` for the arguments."""

    rules = ("dungeonology", 2)
    encoder = DungeonologyV1
    metadata = TableEnv.described("dungeonology", 2, rules=2, encoding=DungeonologyV1.version)


env = wrapped(raw_env)
