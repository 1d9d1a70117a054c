"""Who somebody is: sessions, known devices and invitations.

A session is a signed cookie with the player's id and epoch; raising the epoch ends all sessions. An
invitation is a signed text that names a table, a seat and a nonce kept with the seat; claiming the seat uses
the nonce up. A device that has logged in to an account keeps a signed text that says so; it opens nothing,
but wrong passwords of strangers do not count against it. All are worthless without the server's secret, and
none is stored.
"""

import secrets
import time
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

SESSION_SECONDS: Final = 400 * 24 * 60 * 60  # as long as browsers keep a cookie


class Session(NamedTuple):
    """Whom a cookie speaks of."""

    player: str
    epoch: int


class Invitation(NamedTuple):
    """One claim of one seat."""

    table: str
    seat: int
    nonce: str


class Device(NamedTuple):
    """A browser from which somebody has logged in before."""

    player: str
    nonce: str


class Signer:
    """Signs and reads what clients carry for us."""

    def __init__(self, secret: bytes) -> None:
        self.sessions = URLSafeTimedSerializer(secret, salt="undercroft session")
        self.invitations = URLSafeSerializer(secret, salt="undercroft invitation")
        self.teachers = URLSafeSerializer(secret, salt="undercroft campaign")
        self.devices = URLSafeSerializer(secret, salt="undercroft device")

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

    def device(self, player: str) -> str:
        return self.devices.dumps([player, fresh_id()])

    def read_device(self, text: str) -> Device | None:
        try:
            player, nonce = self.devices.loads(text)
            return Device(str(player), str(nonce))
        except (BadSignature, ValueError, TypeError):
            return None

    def campaign_invitation(self, invitation: Invitation) -> str:
        """To take part in a campaign: `table` is its id."""
        return self.teachers.dumps(list(invitation))

    def read_campaign_invitation(self, text: str) -> Invitation | None:
        try:
            campaign, seat, nonce = self.teachers.loads(text)
            return Invitation(str(campaign), int(seat), str(nonce))
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
