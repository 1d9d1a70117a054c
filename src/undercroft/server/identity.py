"""Who somebody is: sessions, passwords and invitations.

A session is a signed cookie with the player's id and epoch; raising the epoch ends all sessions. An
invitation is a signed text that names a table, a seat and a nonce kept with the seat; claiming the seat uses
the nonce up. Both are worthless without the server's secret, and neither is stored.
"""

import secrets
import time
from functools import cache
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

SESSION_SECONDS: Final = 400 * 24 * 60 * 60  # as long as browsers keep a cookie

hasher = PasswordHasher()


class Session(NamedTuple):
    """Whom a cookie speaks of."""

    player: str
    epoch: int


class Invitation(NamedTuple):
    """One claim of one seat."""

    table: str
    seat: int
    nonce: str


class Signer:
    """Signs and reads what clients carry for us."""

    def __init__(self, secret: bytes) -> None:
        self.sessions = URLSafeTimedSerializer(secret, salt="undercroft session")
        self.invitations = URLSafeSerializer(secret, salt="undercroft invitation")

    def session(self, player: str, epoch: int) -> str:
        return self.sessions.dumps([player, epoch])

    def read_session(self, text: str) -> Session | None:
        """A session that has not begun yet is one of ours all the same: a clock was set back since."""
        try:
            (player, epoch), signed = self.sessions.loads(text, return_timestamp=True)
            if time.time() - signed.timestamp() > SESSION_SECONDS:
                return None
            return Session(str(player), int(epoch))
        except (BadSignature, ValueError, TypeError):
            return None

    def invitation(self, invitation: Invitation) -> str:
        return self.invitations.dumps(list(invitation))

    def read_invitation(self, text: str) -> Invitation | None:
        try:
            table, seat, nonce = self.invitations.loads(text)
            return Invitation(str(table), int(seat), str(nonce))
        except (BadSignature, ValueError, TypeError):
            return None


def fresh_id() -> str:
    """A name for a player or a table that nobody can guess."""
    return secrets.token_hex(8)


def hash_password(password: str) -> str:
    """Takes a while, on purpose: call it in a thread."""
    return hasher.hash(password)


def password_fits(password: str, hashed: str | None) -> bool:
    """Takes as long for an account that does not exist, so that nobody learns which do."""
    try:
        hasher.verify(hashed or nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return hashed is not None


@cache
def nobody() -> str:
    """A password that nobody has."""
    return hasher.hash(secrets.token_hex(16))
