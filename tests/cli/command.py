"""The command in a process of its own, and what is typed into it."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools import warm

COMMAND = [sys.executable, "-m", "undercroft.cli"]
Run = Callable[..., subprocess.CompletedProcess[str]]

# A hero in the Entrance Chamber in his Move phase: a stair to the north, a room to the east, nothing else.
WALK = """
game  = "dungeoneer"
rule  = ["DGR-MOVE-02"]
title = "A walk"

[given]
seats = 2
phase = "move"
map   = ["entrance_chamber_1 0,0", "steep_stair_1 0,-1", "barracks_1 1,0 turned"]

[given.seat.0]
hero   = "roderik_talus"
glory  = 1
hand   = ["dodge_1", "runed_longsword_1"]
quests = ["slay_draky_1", "rob_the_treasury_1", "steal_the_war_banner_1"]

[given.seat.1]
hero   = "kron_axereaver"
quests = ["claim_the_empty_throne_1", "seal_the_portal_1", "slay_the_skeleton_captain_1"]

[[when]]
seat   = 0
asked  = "move.act"
choose = "done"

[then]
turn = 1
"""

# A Scholar in her Action Phase, everything in use: another with cubes and an Intern beside her, the Boss in
# the next Zone, a Door at the end of the Stairs.
LECTURE = """
game  = "dungeonology"
rule  = ["DGY-ACT-01"]
title = "A lecture"

[given]
seats     = 2
phase     = "action"
dungeon   = ["I-6 2,0", "I-1 4,1", "II-5 6,1"]
stairs    = ["I-1 e1"]
x_tokens  = ["I-6", "I-1"]
teleports = ["I-1"]
traps     = { II-5 = ["trap_stop_1"] }
boss_at   = "I-1"
options   = { boss = 1, dangerous_zones = 1, maximum_alert = 1, main_effects = 1, profile = 0 }

[given.seat.0]
scholar = "valerio"
at      = "I-6"
hand    = ["tiptoe_1", "guard_1", "fate_4_1"]
cubes   = { militia = 1 }

[given.seat.1]
scholar = "sofia"
at      = "I-6"
cubes   = { militia = 2, worship = 1 }
interns = ["guard"]

[[when]]
seat   = 0
asked  = "phase.action"
choose = "done"

[then]
turn = 1
"""


def environment(state: Path, **more: str) -> dict[str, str]:
    """Nothing of whoever runs the tests that would change what is printed, or how fast."""
    foreign = ("LC_", "LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "PYTHON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    return {**kept, "XDG_STATE_HOME": str(state), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", **more}


def answers(seed: int, n: int = 6000) -> str:
    """Numbers typed blindly: most are offered, the others are refused and change nothing."""
    chance = random.Random(seed)
    return "".join(f"{chance.choice((1, 1, 2, 2, 3, 4, 5, 6, 8))}\n" for _ in range(n))


def run(
    state: Path, *arguments: str | Path, input: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """One command from beginning to end."""
    return warm.run([*map(str, arguments)], environment(state, **more), input)
