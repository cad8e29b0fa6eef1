"""Security headers of every response. What the page needs is allowed, everything else is not."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

_NEEDED = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # the film of the home page is an SVG with style attributes
    "img-src": "'self' data: blob:",  # the icon; pictures to share
    "media-src": "'self' blob:",  # clips of a collapse
    "connect-src": "'self'",
    "font-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
_OURS = "self"
_NOBODYS = (
    "accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer",
    "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking",
)  # fmt: skip
"""Features of browsers that the page never uses."""
_FOR_US = ("clipboard-write", "fullscreen", "publickey-credentials-create", "publickey-credentials-get")
TWO_YEARS = 63_072_000


def policy(*, script: str | None = None) -> str:
    """The content security policy: scripts of our own files only, or only this one inline script."""
    needed = dict(_NEEDED)
    if script is not None:
        needed["script-src"] = f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"
    return "; ".join(f"{name} {sources}" for name, sources in needed.items())


HEADERS = {
    "content-security-policy": policy(),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": ", ".join([*(f"{name}=()" for name in _NOBODYS), *(f"{name}=({_OURS})" for name in _FOR_US)]),
    "referrer-policy": "no-referrer",  # an address of ours may name a match
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


async def secure(message: Message, scope: Scope) -> None:
    """Add the headers to a response, unless it states its own. Called before anything is sent, also for errors."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":  # a browser ignores it over plain HTTP
        headers.setdefault("strict-transport-security", f"max-age={TWO_YEARS}")
