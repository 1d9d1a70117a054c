"""Problems: every answer that is no success has one shape, an id, and tells nothing else."""

from typing import Final

from undercroft.server.match import Denied

STATUS: Final = {
    "bad_setup": 422,
    "bad_deck": 422,
    "malformed": 400,
    "no_table": 404,
    "no_campaign": 404,
    "no_seat": 404,
    "not_your_seat": 403,
    "not_allowed": 403,
    "banned": 403,
    "who_are_you": 401,
    "wrong_password": 401,
    "too_many": 429,
    "too_fast": 429,
    "too_large": 413,
    "unavailable": 503,
    "from_position": 422,
    "too_long": 413,
    "too_costly": 422,
    "busy": 503,
}
CONFLICT: Final = 409


class Problem(Exception):
    """A request that cannot be done, with the status it is answered with."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def problem_of(denied: Denied) -> Problem:
    """What the lobby or a match denies is a conflict with how things stand, if it is nothing worse."""
    return Problem(STATUS.get(denied.code, CONFLICT), denied.code, denied.message)
