"""Web Push: a message for one browser, which a push service carries and cannot read (RFC 8030, 8291, 8292).

Keys are derived from the server's secret, so there is no further file to keep: with another secret all
browsers ask anew.
"""

import base64
import hashlib
import hmac
import os
import time
from typing import Final, NamedTuple

import msgspec

RECORD: Final = 4096
EXPIRES: Final = 12 * 60 * 60  # seconds that a signature is good for
LIVES: Final = 12 * 60 * 60  # seconds that a push service keeps a message for a browser that is closed
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Subscription(msgspec.Struct, frozen=True):
    """A browser, as it describes itself."""

    endpoint: str
    p256dh: str
    auth: str


class Keys(NamedTuple):
    """Ours: the private number, and the public point as browsers want it."""

    private: int
    public: bytes


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def can_push() -> bool:
    """Whether the library for it is installed."""
    try:
        import cryptography  # noqa: F401
    except ImportError:
        return False
    return True


def expanded(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, one round (RFC 5869)."""
    inner = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(inner, info + b"\x01", hashlib.sha256).digest()[:length]


def public_of(private: int) -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(private, ec.SECP256R1()).public_key()
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def keys_from(secret: bytes) -> Keys:
    seed = expanded(b"undercroft", secret, b"vapid", 32)
    private = int.from_bytes(seed, "big") % (ORDER - 1) + 1
    return Keys(private, public_of(private))


def read_point(text: str) -> bytes:
    """A browser's public key. Raises ValueError."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = decoded(text)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    return point


def encrypted(to: Subscription, text: bytes, private: int = 0, salt: bytes = b"") -> bytes:
    """A message that only that browser can read. Key and salt are drawn anew for each."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    private = private or int.from_bytes(os.urandom(40), "big") % (ORDER - 1) + 1
    salt = salt or os.urandom(16)
    theirs, ours = read_point(to.p256dh), public_of(private)
    peer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = ec.derive_private_key(private, ec.SECP256R1()).exchange(ec.ECDH(), peer)
    key = expanded(decoded(to.auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    content = expanded(salt, key, b"Content-Encoding: aes128gcm\0", 16)
    nonce = expanded(salt, key, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def signed(keys: Keys, origin: str, contact: str, now: float = 0) -> str:
    """Who we are, for one push service (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    head = coded(b'{"typ":"JWT","alg":"ES256"}')
    claims = {"aud": origin, "exp": int(now or time.time()) + EXPIRES, "sub": contact}
    text = f"{head}.{coded(msgspec.json.encode(claims))}"
    key = ec.derive_private_key(keys.private, ec.SECP256R1())
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={text}.{coded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={coded(keys.public)}"
