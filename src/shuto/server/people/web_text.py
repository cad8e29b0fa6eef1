"""Texts of the web standards: bytes as base64url without padding, and what is an IP address."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from ipaddress import ip_address


def to_base64url(data: bytes) -> str:
    """Bytes as text."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    """The bytes of a text. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_ip_address(host: str) -> bool:
    """Whether a host is stated as an IP address instead of a name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
