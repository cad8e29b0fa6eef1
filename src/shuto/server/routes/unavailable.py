"""The response while the database does not answer: 503, one sentence, and when to ask again."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response

from shuto.server.storage.protocol import StorageError
from shuto.text import say

_ASK_AGAIN = 5
"""Seconds."""
_log = logging.getLogger("shuto.http")


def unavailable(request: Request[Any, Any, Any], error: StorageError) -> Response[dict[str, Any]]:
    """The answer, in the language of the browser."""
    _log.warning("a request could not be answered", extra={"path": request.scope["path"], "reason": str(error)})
    text = say(request.headers.get("accept-language", ""), "web-away")
    return Response({"status_code": 503, "detail": text}, status_code=503, headers={"Retry-After": str(_ASK_AGAIN)})
