"""Requests to the outside, where a stranger has said to whom.

A name is resolved once, every address that it has must belong to the public internet, and the connection goes
to one of those very addresses: nobody can let a name point into the host's own network, nor change it between
looking and connecting. An answer that leads elsewhere is not followed, for no answer is: only its number
counts.
"""

import asyncio
import ipaddress
import socket
import ssl
from typing import Final, NamedTuple
from urllib.parse import urlsplit

SECONDS: Final = 15.0  # for everything: name, connection, request and answer
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
UNICAST: Final = ipaddress.ip_network("2000::/3")  # of IPv6, all that is given out: not old wrappings of IPv4
KEPT: Final = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")))  # for itself


class NotAllowed(Exception):
    """An address to which we do not speak."""


class Unreached(Exception):
    """Nothing was sent: the name is unknown, or nobody listens."""


class Unsure(Exception):
    """Something was sent, and nobody knows what came of it."""


class Request(NamedTuple):
    """What is to be sent."""

    method: str
    url: str
    headers: dict[str, str]
    body: bytes


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, whatever it is wrapped in.

    >>> is_public("93.184.216.34"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    >>> is_public("169.254.169.254"), is_public("64:ff9b::7f00:1"), is_public("2002:a00:1::")
    (False, False, False)
    >>> is_public("::127.0.0.1"), is_public("::ffff:0:127.0.0.1"), is_public("fec0::1")
    (False, False, False)
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if ip not in UNICAST:
            return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in KEPT)


async def addresses(host: str, port: int, private: bool) -> list[str]:
    """All addresses of a name. Raises NotAllowed if one is not public, unless the host allows that."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreached(str(error)) from None
    known = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not known:
        raise Unreached("no address")
    if not private and not all(map(is_public, known)):
        raise NotAllowed("not an address of the public internet")
    return known


async def send(request: Request, private: bool, seconds: float = SECONDS) -> int:
    """The number of the answer. Raises NotAllowed, Unreached or Unsure."""
    is_sent = False
    writer: asyncio.StreamWriter | None = None
    try:
        async with asyncio.timeout(seconds):
            reader, writer = await connected(request.url, private)
            is_sent = True
            writer.write(written(request))
            await writer.drain()
            words = (await reader.readline()).split(maxsplit=2)
            if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
                raise Unsure("no answer")
            return int(words[1])
    except (TimeoutError, OSError, ssl.SSLError, ValueError) as error:
        raise (Unsure if is_sent else Unreached)(str(error)) from None
    finally:
        if writer is not None:
            writer.close()


async def connected(url: str, private: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(url)
    host = parts.hostname or ""
    is_safe = parts.scheme == "https"
    if not is_safe and not private:
        raise NotAllowed("only https")
    port = parts.port or (443 if is_safe else 80)
    trouble: OSError = OSError("nobody listens")
    for address in await addresses(host, port, private):
        try:
            return await asyncio.open_connection(
                address,
                port,
                ssl=ssl.create_default_context() if is_safe else None,
                server_hostname=host if is_safe else None,
                limit=1_024,
            )
        except OSError as error:
            trouble = error
    raise Unreached(str(trouble))


def written(request: Request) -> bytes:
    """A request as it travels. Raises ValueError where a header would not stay in its line."""
    parts = urlsplit(request.url)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    name = parts.hostname or ""
    host = f"[{name}]" if ":" in name else name
    headers = {
        "Host": f"{host}:{parts.port}" if parts.port else host,
        "User-Agent": "Undercroft",
        "Content-Length": str(len(request.body)),
        "Connection": "close",
        **request.headers,
    }
    lines = [f"{request.method} {target} HTTP/1.1", *(f"{key}: {value}" for key, value in headers.items())]
    if any(not line.isprintable() or not line.isascii() for line in lines):
        raise ValueError("expected headers in plain letters")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + request.body
