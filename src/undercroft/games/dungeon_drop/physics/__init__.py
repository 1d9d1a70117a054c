"""The physics of Dungeon Drop: what a hand lets go, where it comes to rest, and how it got there.

`settle` is the way in. It loads the simulation only when something must fall.
"""

from undercroft.games.dungeon_drop.physics.bodies import Body
from undercroft.games.dungeon_drop.physics.hand import Drop, Flick, Handling, Pull
from undercroft.games.dungeon_drop.physics.recording import Clip, Track, decode
from undercroft.games.dungeon_drop.physics.settling import FallOutcome, FallScene, Settler, settle
from undercroft.games.dungeon_drop.physics.world import NoPhysics

__all__ = [
    "Body",
    "Clip",
    "Drop",
    "FallOutcome",
    "FallScene",
    "Flick",
    "Handling",
    "NoPhysics",
    "Pull",
    "Settler",
    "Track",
    "decode",
    "settle",
]
