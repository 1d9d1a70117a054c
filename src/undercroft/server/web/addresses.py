"""Addresses: from where somebody comes, as far as counting goes."""

import ipaddress
from typing import Final

from starlette.requests import HTTPConnection

NOWHERE: Final = "nowhere"  # all that is no address counts as one
NETWORK: Final = 64  # bits of an IPv6 address that a provider gives to one customer, who chooses the rest


def address_of(connection: HTTPConnection) -> str:
    """Under what the sender of a request is counted."""
    return counted_as(connection.client.host if connection.client else "")


def counted_as(host: str) -> str:
    """One name for all addresses that one machine can choose among.

    >>> counted_as("192.0.2.7"), counted_as("::ffff:192.0.2.7"), counted_as("192.0.2.7:8000")
    ('192.0.2.7', '192.0.2.7', '192.0.2.7')
    >>> counted_as("2001:db8::1"), counted_as("[2001:DB8::2%eth0]:443")
    ('2001:db8::/64', '2001:db8::/64')
    >>> counted_as("::1"), counted_as("unknown")
    ('::1', 'nowhere')
    """
    bare = host.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:  # a port; in IPv6 there are more colons
        bare = bare.partition(":")[0]
    try:
        address = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError:
        return NOWHERE
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.IPv6Network((address, NETWORK), strict=False))
    return str(address)
