"""Web push: a closed browser is told that it is somebody's turn. The text is encrypted for that browser.

The server proves who it is with a key of its own (VAPID), which it makes when it first needs one, and keeps.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from shuto.server.people.endpoints import Endpoint, EndpointError, post, read_endpoint
from shuto.server.people.web_text import from_base64url, to_base64url
from shuto.server.settings import ServerSettings
from shuto.server.storage.devices import DeviceStorage, Subscription
from shuto.server.storage.protocol import StorageError
from shuto.text import best_language, listed, say

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_log = logging.getLogger("shuto.push")

INSTALLED = find_spec("http_ece") is not None and find_spec("py_vapid") is not None
NEEDS = "push notifications need other packages on the server: pip install 'shuto[online]'"
MOST_SUBSCRIPTIONS = 10
"""How many devices of a player are told. The oldest are forgotten first."""
MOST_WAITING = 500
"""How many calls may be under way at once. More are left out: the push services are down, or it is an attack."""
DEADLINE = 15.0
"""Seconds that a push service has to answer."""
AGAIN_AFTER = (5.0, 60.0)
"""Seconds after which a push service that did not answer is tried again."""
KEEP_FOR = 86_400
"""Seconds for which a push service keeps a message for a device that is switched off."""
KEY_NAME = "vapid"
GONE = (404, 410)
"""The answers of a push service for a browser that no longer wants to be told."""
_KEY_BYTES, _AUTH_BYTES = 65, 16


class TurnCall(NamedTuple):
    """A call to a player whose turn it is: the player, the match, and the names of the others at the table."""

    player: str
    match: str
    others: Sequence[str]


class TurnMessage(msgspec.Struct, frozen=True):
    """The message to the service worker of a browser. It contains no secret, although it is encrypted."""

    match: str
    title: str
    body: str


def check_keys(key: str, auth: str) -> None:
    """Raise ValueError unless these are the keys of a browser."""
    try:
        point, shared = from_base64url(key), from_base64url(auth)
    except ValueError:
        raise ValueError("these are not the keys of a push subscription") from None
    if len(point) != _KEY_BYTES or point[0] != 4 or len(shared) != _AUTH_BYTES:
        raise ValueError("these are not the keys of a push subscription")


class Push:
    """Tells closed browsers. Nobody waits for it, and nothing depends on whether it arrives."""

    def __init__(self, storage: DeviceStorage, settings: ServerSettings) -> None:
        self._storage, self._settings = storage, settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._key: EllipticCurvePrivateKey | None = None

    async def public_key(self) -> str:
        """The public key of this server, by which browsers know who may tell them something (base64url)."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._private_key()).public_key()
        return to_base64url(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def call(self, call: TurnCall) -> None:
        """Tell all devices of a player that it is their turn. Returns at once."""
        if not INSTALLED or len(self._tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._call(call))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Give up what is under way."""
        for task in self._tasks:
            task.cancel()

    async def _call(self, call: TurnCall) -> None:
        try:
            found = await self._storage.subscriptions(call.player)
            await asyncio.gather(*(self._tell(one, call) for one in found))
        except StorageError as error:
            _log.warning("nobody was told", extra={"reason": str(error)})
        except Exception:
            _log.exception("nobody was told")

    async def _tell(self, subscription: Subscription, call: TurnCall) -> None:
        """Tell one device; try again if its push service does not answer. A device that is gone is forgotten."""
        status, reason = 0, ""
        for wait in (0.0, *AGAIN_AFTER):
            await asyncio.sleep(wait)
            try:
                endpoint = read_endpoint(subscription.endpoint, anywhere=self._settings.push_anywhere)
                async with asyncio.timeout(DEADLINE):
                    status = await post(endpoint, *await self._message(subscription, call, endpoint))
            except (EndpointError, OSError) as error:  # a timeout is an OSError
                status, reason = 0, str(error) or type(error).__name__
            except ValueError:  # the key is not on the curve, so nothing can be encrypted for this browser
                status = GONE[0]
            if status in GONE:
                await self._storage.unsubscribe(subscription.player, subscription.endpoint)
                return
            if 200 <= status < 300:
                return
            if 300 <= status < 500 and status != 429:
                break
        _log.info("a push service did not take a message", extra={"status": status, "reason": reason})

    async def _message(
        self, subscription: Subscription, call: TurnCall, endpoint: Endpoint
    ) -> tuple[dict[str, str], bytes]:
        """The headers and the encrypted body of a message."""
        language = best_language(subscription.language)
        body = say(language, "people-turn-with", players=listed(language, call.others)) if call.others else ""
        told = TurnMessage(call.match, say(language, "people-turn-notice"), body)
        key = await self._private_key()
        sealed = await asyncio.to_thread(_seal, msgspec.json.encode(told), subscription)
        headers = await asyncio.to_thread(_signed, key, endpoint.origin, self._settings.push_contact)
        headers |= {
            "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEEP_FOR),
            "Topic": call.match[:32], "Urgency": "normal",
        }  # fmt: skip
        return headers, sealed

    async def _private_key(self) -> EllipticCurvePrivateKey:
        if self._key is None:
            from cryptography.hazmat.primitives.asymmetric import ec

            made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32)
            kept = await self._storage.private_key(KEY_NAME, made)
            self._key = ec.derive_private_key(int.from_bytes(kept), ec.SECP256R1())
        return self._key


def _seal(text: bytes, subscription: Subscription) -> bytes:
    """Encrypt for one browser (RFC 8291). Raises ValueError if its key is not a point on the curve."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed: bytes = http_ece.encrypt(
        text, salt=os.urandom(16), private_key=ec.generate_private_key(ec.SECP256R1()), version="aes128gcm",
        dh=from_base64url(subscription.key), auth_secret=from_base64url(subscription.auth),
    )  # fmt: skip
    return sealed


def _signed(key: EllipticCurvePrivateKey, audience: str, contact: str) -> dict[str, str]:
    """The header by which the server proves who it is to a push service (RFC 8292), for half a day."""
    from py_vapid import Vapid02

    claims = {"aud": audience, "sub": contact, "exp": int(time.time()) + KEEP_FOR // 2}
    signed: dict[str, str] = Vapid02(key).sign(claims)
    return signed
