"""Passkeys: a player proves on another device who they are, without a password. The server keeps public keys only.

A challenge is valid once and for five minutes. It is stored, so that any process of a fleet can check its answer.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from shuto.server.people.identity import Identity, hash_of, new_secret
from shuto.server.people.web_text import from_base64url, is_ip_address, to_base64url
from shuto.server.storage.devices import Challenge, DeviceStorage, Passkey
from shuto.server.storage.people import PeopleStorage, Player
from shuto.server.storage.protocol import SequenceTakenError
from shuto.server.times import moment, now_ms
from shuto.typed import from_json

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

T = TypeVar("T")
CHALLENGE_TIME = 300.0
"""Seconds for which a challenge is valid."""
MOST_CHALLENGES = 5000
"""How many challenges are kept. The oldest are forgotten first."""
MOST_PASSKEYS = 10
"""How many passkeys a player may have."""
LONGEST_CREDENTIAL = 1400
"""The most characters of the id of a passkey: the standard allows 1023 bytes."""
INSTALLED = find_spec("webauthn") is not None
NEEDS = "passkeys need another package on the server: pip install 'shuto[online]'"


class PasskeyError(ValueError):
    """A passkey was not accepted. The message gives the reason in one line."""


class Site(NamedTuple):
    """Where a page is: its address, and the name to which browsers bind its passkeys."""

    origin: str
    name: str

    @classmethod
    def of(cls, origin: str) -> Site:
        """The site of an origin. Raises PasskeyError where browsers have no passkeys: they need a name and https."""
        parts = urlsplit(origin)
        name = parts.hostname or ""
        local = name == "localhost" or name.endswith(".localhost")
        if not name or is_ip_address(name) or (parts.scheme != "https" and not local):
            raise PasskeyError("browsers allow passkeys only at an https address with a name; use a code here")
        return cls(origin, name)


class Challenges:
    """The challenges that wait for an answer."""

    def __init__(self, storage: DeviceStorage, clock: Callable[[], int] = now_ms) -> None:
        self._storage, self._clock = storage, clock

    async def make(self, site: Site, player: str | None) -> bytes:
        """A new challenge for a player who adds a passkey; None: somebody signs in."""
        made, now = secrets.token_bytes(32), self._clock()
        kept = Challenge(to_base64url(made), site.origin, player or "", now + int(1000 * CHALLENGE_TIME))
        await self._storage.keep_challenge(kept, now, MOST_CHALLENGES)
        return made

    async def use(self, challenge: str, player: str | None) -> Site:
        """Use up a challenge of this player. Raises PasskeyError if it is unknown, used, too old or somebody else's."""
        found = await self._storage.use_challenge(challenge)
        if found is None or found.until < self._clock() or found.player != (player or ""):
            raise PasskeyError("this attempt is too old or was used already; try again")
        return Site.of(found.origin)


class Passkeys:
    """Adds passkeys to players, and signs them in."""

    def __init__(self, people: PeopleStorage, storage: DeviceStorage) -> None:
        self._people, self._storage = people, storage
        self.challenges = Challenges(storage)

    async def offer(self, player: Player, site: Site) -> dict[str, Any]:
        """The options with which a browser makes a passkey for this player, in the format of the standard."""
        from webauthn import generate_registration_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self._with_room(player)
        challenge = await self.challenges.make(site, player.id)
        options = generate_registration_options(
            rp_id=site.name, rp_name="Shuto", user_name=player.name, user_id=player.id.encode(),
            challenge=challenge, timeout=int(1000 * CHALLENGE_TIME),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[_described(one.credential) for one in known],
        )  # fmt: skip
        return dict(options_to_json_dict(options))

    async def add(self, player: Player, answer: dict[str, Any]) -> Passkey:
        """Store the passkey that a browser made. Raises PasskeyError."""
        from webauthn import verify_registration_response

        challenge = _challenge_of(answer)
        site = await self.challenges.use(challenge, player.id)
        found = _checked(
            lambda: verify_registration_response(
                credential=answer, expected_challenge=from_base64url(challenge), expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        )  # fmt: skip
        await self._with_room(player)
        made = Passkey(
            to_base64url(found.credential_id), player.id, found.credential_public_key, found.sign_count, moment()
        )  # fmt: skip
        try:
            await self._storage.add_passkey(made)
        except SequenceTakenError as error:
            raise PasskeyError(str(error)) from None
        return made

    async def _with_room(self, player: Player) -> list[Passkey]:
        """The passkeys of a player. Raises PasskeyError if there is no room for another one."""
        known = await self._storage.passkeys(player.id)
        if len(known) >= MOST_PASSKEYS:
            raise PasskeyError(f"a player has at most {MOST_PASSKEYS} passkeys; remove one first")
        return known

    async def ask(self, site: Site) -> dict[str, Any]:
        """The options with which a browser signs somebody in with a passkey. Its answer says who it is."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site.name, challenge=await self.challenges.make(site, None), timeout=int(1000 * CHALLENGE_TIME),
            user_verification=UserVerificationRequirement.PREFERRED,
        )  # fmt: skip
        return dict(options_to_json_dict(options))

    async def sign_in(self, answer: dict[str, Any]) -> Identity:
        """A new secret for the player with this passkey. Raises PasskeyError."""
        from webauthn import verify_authentication_response

        challenge = _challenge_of(answer)
        site = await self.challenges.use(challenge, None)
        credential = answer.get("id")
        if not isinstance(credential, str) or len(credential) > LONGEST_CREDENTIAL:
            raise PasskeyError("the answer names no passkey")
        known = await self._storage.passkey(credential)
        player = None if known is None else await self._people.by_id(known.player)
        if known is None or player is None:
            raise PasskeyError("this server does not know the passkey; its player may have been deleted")
        if player.banned_at is not None:
            raise PasskeyError("this player is banned")
        passkey = known  # in the lambda, `known` could be None for mypy
        found = _checked(
            lambda: verify_authentication_response(
                credential=answer, expected_challenge=from_base64url(challenge), expected_rp_id=site.name,
                expected_origin=site.origin, credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        )  # fmt: skip
        secret = new_secret()
        if not await self._storage.sign_in(passkey, found.new_sign_count, hash_of(secret), moment()):
            raise PasskeyError("the passkey was used or removed at the same time; try again")
        return Identity(player, secret)


def _described(credential: str) -> PublicKeyCredentialDescriptor:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=from_base64url(credential))


def _checked(verify: Callable[[], T]) -> T:
    """Verify an answer. Raises PasskeyError, which does not tell an attacker what exactly is wrong."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify()
    except WebAuthnException:
        raise PasskeyError("the passkey does not fit this site") from None
    except Exception as error:  # the library raises other exceptions for some malformed answers
        raise PasskeyError("the browser's answer cannot be read") from error


class _ClientData(msgspec.Struct):
    challenge: str


def _challenge_of(answer: dict[str, Any]) -> str:
    """The challenge that an answer of a browser belongs to."""
    try:
        data = answer["response"]["clientDataJSON"]
        found = from_json(from_base64url(data), _ClientData).challenge
        return to_base64url(from_base64url(found))
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.DecodeError):
        raise PasskeyError("the browser's answer cannot be read") from None
