"""Requests to push services. A browser names the address, so it must not lead into the network of the server."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from shuto.server.people.web_text import is_ip_address

LONGEST = 1000
"""The most characters of an address."""

_TUNNELS = tuple(IPv6Network(one) for one in ("::ffff:0:0/96", "64:ff9b::/96", "2002::/16", "2001::/32"))
"""IPv6 addresses that contain an IPv4 address, which may be private."""


class EndpointError(ValueError):
    """The address of a push service is not accepted, or does not answer. The message gives the reason."""


class Endpoint(NamedTuple):
    """The address of a push service, in parts."""

    scheme: str
    host: str
    port: int
    path: str
    anywhere: bool
    """Whether it may be any address, also one on this machine: for tests."""

    @property
    def origin(self) -> str:
        """The origin of the push service."""
        standard = self.port == {"https": 443, "http": 80}[self.scheme]
        return f"{self.scheme}://{self.host}" + ("" if standard else f":{self.port}")


def read_endpoint(address: str, *, anywhere: bool = False) -> Endpoint:
    """The parts of an address. Raises EndpointError unless it is https with a host name."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise EndpointError("this is not an address") from None
    host = parts.hostname or ""
    plain = all("!" <= letter <= "~" for letter in address)
    if not plain or len(address) > LONGEST or not host or parts.username is not None or parts.fragment:
        raise EndpointError("this is not the address of a push service")
    if not anywhere:
        if parts.scheme != "https" or port not in (None, 443):
            raise EndpointError("a push service has an https address")
        if "." not in host or is_ip_address(host):
            raise EndpointError("a push service has an address with a name")
    elif parts.scheme not in ("http", "https"):
        raise EndpointError("a push service has an https address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path, anywhere)


async def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
    """Send a body; the status of the answer. Raises EndpointError or OSError. Redirections are not followed.

    The host name is looked up once, and the connection goes to the address that was checked. So a name that changes its
    address in between cannot lead to another one.
    """
    where = await _public(endpoint)
    secure = ssl.create_default_context() if endpoint.scheme == "https" else None
    name = endpoint.host if secure is not None else None
    reader, writer = await asyncio.open_connection(where, endpoint.port, ssl=secure, server_hostname=name)
    try:
        host = endpoint.origin.split("//")[1]
        fields = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
        lines = [f"POST {endpoint.path} HTTP/1.1", *(f"{field}: {value}" for field, value in fields.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        words = (await reader.readline()).split()
        if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
            raise EndpointError("the push service does not speak HTTP")
        return int(words[1])
    except ValueError as error:  # the line is too long
        raise EndpointError(str(error)) from None
    finally:
        writer.transport.abort()


async def _public(endpoint: Endpoint) -> str:
    """A public address of the host. Raises EndpointError if any of its addresses is private."""
    loop = asyncio.get_running_loop()
    found = [str(row[4][0]) for row in await loop.getaddrinfo(endpoint.host, endpoint.port, proto=6)]
    if not found:
        raise EndpointError("the push service has no address")
    if not endpoint.anywhere and not all(is_public(one) for one in found):
        raise EndpointError("the push service is on a private network")
    return found[0]


def is_public(address: str) -> bool:
    """Whether an IP address is public: neither private nor local, nor an IPv4 address inside an IPv6 one."""
    ip = ip_address(address.split("%")[0])
    tunnels = isinstance(ip, IPv6Address) and any(ip in network for network in _TUNNELS)
    return ip.is_global and not ip.is_multicast and not tunnels
