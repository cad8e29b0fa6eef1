"""A push service on this machine, and a browser that subscribed to it: it decrypts what it is told."""

from __future__ import annotations

import json
import queue
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.people.authenticator import text


class Told(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages. It answers with the statuses in `answers`, then with 201. A status of 0 is no answer at all."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.told: queue.Queue[Told] = queue.Queue()
        self.closing = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = service.answers.pop(0) if service.answers else 201
                service.told.put(Told(self.path, dict(self.headers), body))
                if status == 0:
                    service.closing.wait()
                    return
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", "/moved")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def next(self, seconds: float = 30.0) -> Told:
        return self.told.get(timeout=seconds)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser that subscribed."""

    def __init__(self, service: PushService, language: str = "en") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.path = f"/push/{secrets.token_hex(4)}"
        self.subscription = {
            "endpoint": service.origin + self.path, "key": text(point), "auth": text(self.auth), "language": language,
        }  # fmt: skip

    def read(self, told: Told) -> dict[str, Any]:
        opened = http_ece.decrypt(told.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(opened)
        return found
