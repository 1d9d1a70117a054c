"""Scenario files: a table in the middle of a game, decisions, and what must come of them.

>>> from undercroft import scenarios
>>> scenarios.schema("dungeoneer")["title"]
'Undercroft scenario'
"""

from undercroft.scenarios.files import ScenarioError
from undercroft.scenarios.opening import position
from undercroft.scenarios.report import Report, check_paths
from undercroft.scenarios.result import Failure, ScenarioDecision, ScenarioResult
from undercroft.scenarios.runner import check, run_file
from undercroft.scenarios.schema import schema

__all__ = [
    "Failure",
    "Report",
    "ScenarioDecision",
    "ScenarioError",
    "ScenarioResult",
    "check",
    "check_paths",
    "position",
    "run_file",
    "schema",
]
