"""The addresses of this machine that others can open. Nothing is sent to find them."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import NamedTuple

ANY_IPV4, ANY_IPV6 = EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that mean: listen on all addresses. Neither is an address that anybody can open."""

_FAR_AWAY = ((socket.AF_INET, "203.0.113.1"), (socket.AF_INET6, "2001:db8::1"))  # reserved for documentation
_VIRTUAL = re.compile(r"docker|br-[0-9a-f]{6,}|veth|virbr|vmnet|vboxnet|lxc|lxdbr|cni|flannel|cali|podman|vEthernet")
"""Names of interfaces that only lead to containers and virtual machines on this machine."""

_CONTAINER = ("/.dockerenv", "/run/.containerenv")
"""Files that Docker and Podman put into a container."""


class Interface(NamedTuple):
    """One address of one network interface."""

    name: str
    address: str


class Addresses(NamedTuple):
    """Where a server can be opened: on its own machine, and from others; the likeliest first."""

    local: str
    others: tuple[str, ...] = ()


def addresses(host: str, port: int, outward: Iterable[str]) -> Addresses:
    """The addresses of a server that listens on `host`. `outward` are those of the machine."""
    if host not in EVERYWHERE:
        own = "localhost" if host in ("127.0.0.1", "::1") else host
        return Addresses(_page(own, port))
    return Addresses(_page("localhost", port), tuple(_page(one, port) for one in outward))


def _page(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def outward() -> list[str]:
    """The addresses of this machine that others may reach."""
    return choose(_interfaces(), _routed())


def in_container() -> bool:
    """Whether this is a container. Its own addresses usually mean nothing outside."""
    return any(Path(mark).exists() for mark in _CONTAINER)


def listening_host(reachable: Iterable[str]) -> str:
    """The host on which others reach this machine: all of IPv4, or all of IPv6 where there is no IPv4."""
    kinds = {ip_address(one).version for one in reachable}
    return ANY_IPV6 if kinds == {6} else ANY_IPV4


def choose(interfaces: Iterable[Interface], routed: Iterable[str] = ()) -> list[str]:
    """The addresses to give to others, the likeliest first.

    `routed` are those that the machine itself uses for the way out. Addresses of bridges to containers, then those
    that machines give themselves (169.254…), count only if there is nothing better. IPv6 counts only without IPv4.
    """
    preferred = list(routed)
    found = {one.address: one for one in interfaces if _usable(one.address)}
    found.update({one: Interface("", one) for one in preferred if one not in found and _usable(one)})
    ranks = {address: _rank(one) for address, one in found.items()}
    best = [address for address in found if ranks[address] == min(ranks.values())]
    return sorted(best, key=lambda one: preferred.index(one) if one in preferred else len(preferred))


def _usable(address: str) -> bool:
    ip = ip_address(address)
    if isinstance(ip, IPv6Address) and ip.is_link_local:
        return False  # needs the name of the reader's own interface
    return not (ip.is_loopback or ip.is_unspecified or ip.is_multicast)


def _rank(one: Interface) -> int:
    ip = ip_address(one.address)
    if ip.is_link_local:
        return 3
    if _VIRTUAL.match(one.name):
        return 2
    return 0 if isinstance(ip, IPv4Address) else 1


def _interfaces() -> list[Interface]:
    import ifaddr

    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return []
    return [
        Interface(adapter.nice_name, ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in adapters
        for ip in adapter.ips
    ]


def _routed() -> list[str]:
    """The addresses that a packet to the world would leave from. Connecting a UDP socket sends nothing."""
    found = []
    for family, far_away in _FAR_AWAY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far_away, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue  # no route, or no such family
    return found
