"""A software authenticator: what a browser and a security key do together for a site."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


class Authenticator:
    """One passkey. It signs whatever it is asked to, also for a wrong site: refusing that is the server's part too."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(20)
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer of `navigator.credentials.create`, without an attestation."""
        client = self._client("webauthn.create", options["challenge"])
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        attested = bytes(16) + len(self.credential).to_bytes(2) + self.credential + public
        authenticator = self._authenticator(options["rp"]["id"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": authenticator})
        return self._answer({"clientDataJSON": text(client), "attestationObject": text(attestation)})

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer of `navigator.credentials.get`."""
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        authenticator = self._authenticator(options["rpId"])
        signature = self.key.sign(authenticator + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        found = {"clientDataJSON": client, "authenticatorData": authenticator, "signature": signature}
        return self._answer({name: text(value) for name, value in found.items()})

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _authenticator(self, site: str, flags: int = 0) -> bytes:
        state = bytes([PRESENT | VERIFIED | flags]) + self.count.to_bytes(4)
        return hashlib.sha256(site.encode()).digest() + state

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        credential = text(self.credential)
        return {"id": credential, "rawId": credential, "type": "public-key", "response": response}
