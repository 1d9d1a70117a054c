"""Ways: how somebody may be told, what he must say for it, and what is sent then.

A browser by Web Push, a mail, or a message by one of four services. Each service is one request to an address
that its person gives, so we speak to it ourselves: a library for all services there are opens connections of
its own, which nobody could hold to addresses that were looked at, and it follows wherever it is led.
"""

import re
import secrets
from typing import Final, Literal, TypeAlias
from urllib.parse import quote, urlsplit

import msgspec

from undercroft.server.notices.outside import Request
from undercroft.server.notices.push import LIVES, Keys, Subscription, decoded, encrypted, read_point, signed

Kind: TypeAlias = Literal["push", "mail", "ntfy", "gotify", "discord", "matrix"]
LONGEST: Final = 1000  # of an address
MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?"
)
DISCORD: Final = ("discord.com", "discordapp.com")


class BadWay(ValueError):
    """An address that cannot be right, with what was expected."""


class Notice(msgspec.Struct, frozen=True):
    """What somebody is told: a title, a sentence, and where it leads."""

    title: str
    text: str
    url: str
    topic: str  # of one table: what comes later replaces what is not read yet


def read_way(kind: Kind, address: str) -> str:
    """An address as it is kept. Raises BadWay."""
    address = address.strip()
    if len(address) > LONGEST or not address.isprintable() or not address.isascii():
        raise BadWay(f"expected an address of at most {LONGEST} plain characters")
    if kind == "push":
        return read_subscription(address)
    if kind == "mail":
        if not MAIL.fullmatch(address) or ".." in address:
            raise BadWay("expected a mail address such as ada@example.org")
        return address
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadWay("expected an address that begins with https://") from None
    if parts.scheme not in ("https", "http") or not host or port == 0:
        raise BadWay("expected an address that begins with https://")
    path = parts.path.strip("/")
    if kind == "discord" and (host not in DISCORD or not path.startswith("api/webhooks/")):
        raise BadWay("expected https://discord.com/api/webhooks/...")
    if kind == "ntfy" and not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", path):
        raise BadWay("expected https://server/topic")
    if kind == "gotify" and "token=" not in parts.query:
        raise BadWay("expected https://server/message?token=...")
    if kind == "matrix" and (not parts.username or not path.startswith("!")):
        raise BadWay("expected https://token@server/!room:server")
    return address


def read_subscription(text: str) -> str:
    try:
        found = msgspec.json.decode(text, type=Subscription)
        read_point(found.p256dh)
        if len(decoded(found.auth)) != 16 or not urlsplit(found.endpoint).hostname:
            raise ValueError("no such key, or nowhere")
    except (msgspec.MsgspecError, ValueError):
        raise BadWay("expected the subscription of a browser") from None
    return msgspec.json.encode(found).decode()


def name_of(kind: Kind, address: str) -> str:
    """By what its person knows a way, without what nobody else may know."""
    if kind == "mail":
        return address
    url = msgspec.json.decode(address, type=Subscription).endpoint if kind == "push" else address
    return urlsplit(url).hostname or ""


def request_for(kind: Kind, address: str, notice: Notice, keys: Keys | None, contact: str) -> Request:
    """What is sent to whom; a mail is no request."""
    message = f"{notice.text}\n{notice.url}"
    json = {"Content-Type": "application/json"}
    parts = urlsplit(address)
    if kind == "push":
        assert keys is not None
        to = msgspec.json.decode(address, type=Subscription)
        parts = urlsplit(to.endpoint)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Urgency": "normal",
            "Topic": notice.topic,
            "Authorization": signed(keys, f"{parts.scheme}://{parts.netloc}", contact),
        }
        return Request("POST", to.endpoint, headers, encrypted(to, msgspec.json.encode(notice)))
    if kind == "ntfy":  # as JSON, for its headers hold plain letters only
        body = {
            "topic": parts.path.strip("/"),
            "title": notice.title,
            "message": notice.text,
            "click": notice.url,
        }
        return Request("POST", f"{parts.scheme}://{parts.netloc}/", json, msgspec.json.encode(body))
    if kind == "gotify":
        body = {"title": notice.title, "message": message}
        return Request("POST", address, json, msgspec.json.encode(body))
    if kind == "discord":
        body = {"content": f"{notice.title}\n{message}"}
        return Request(
            "POST", address, json, msgspec.json.encode({**body, "allowed_mentions": {"parse": []}})
        )
    room = quote(parts.path.strip("/"), safe="")
    host = parts.netloc.rpartition("@")[2]
    path = f"/_matrix/client/v3/rooms/{room}/send/m.room.message/{secrets.token_hex(8)}"
    body = {"msgtype": "m.text", "body": f"{notice.title}\n{message}"}
    headers = {**json, "Authorization": f"Bearer {parts.username}"}
    return Request("PUT", f"{parts.scheme}://{host}{path}", headers, msgspec.json.encode(body))


def host_of(kind: Kind, address: str) -> str:
    """Whom a way leads to: one that does not answer is left in peace for a while."""
    return "mail" if kind == "mail" else name_of(kind, address)
