"""Dungeonology is no entry point yet: here it is put on the shelf by hand."""

from undercroft.engine import registry
from undercroft.games.dungeonology.game import VERSIONS

registry.register(VERSIONS[0])
