"""The rulebook: every rule and ruling by its id, with the code that plays it and the scenarios that prove it.

>>> from undercroft import rulebook
>>> rulebook.catalogue("dungeoneer")["DGR-GOAL-01"].text
'A player wins at the instant his hero completes his third Quest.'
"""

from undercroft.rulebook.catalogue import Rule, catalogue
from undercroft.rulebook.coverage import Coverage, Row, check, coverage, lines
from undercroft.rulebook.material import RulebookError

__all__ = ["Coverage", "Row", "Rule", "RulebookError", "catalogue", "check", "coverage", "lines"]
