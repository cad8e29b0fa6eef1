"""Structured logs on standard error: text for people, or one JSON object per line. They contain no secrets.

Everything is logged with `logging`; the fields of a line are given as `extra`.
"""

from __future__ import annotations

import logging
import sys

import structlog
from litestar.exceptions import HTTPException, WebSocketException
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import Scope
from structlog.typing import EventDict, Processor, WrappedLogger

from shuto.server.settings import LogFormat, LogLevel

SECRETS = ("authorization", "hash", "secret", "token", "transfer")
"""If the name of a field contains one of these, its value is left out. No code logs a secret on purpose."""
_CHATTY = ("asyncio", "uvicorn", "uvicorn.access", "uvicorn.error", "uvicorn.asgi", "websockets")
"""Loggers that print whole messages, and so seat tokens, at the level debug."""

_log = logging.getLogger("shuto.http")


def configure(level: LogLevel, form: LogFormat) -> None:
    """Send the logs of the server and of its libraries to standard error."""
    last: list[Processor]
    if form == "json":
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        # not Rich's tracebacks: they show the values of variables
        last = [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.stdlib.ExtraAdder(),
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                without_secrets,
            ],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _CHATTY:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(logging.INFO, root.level))


def without_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Leave out the values of fields whose names sound like secrets."""
    return {name: "…" if any(secret in name.lower() for secret in SECRETS) else value for name, value in event.items()}


async def log_failure(error: Exception, scope: Scope) -> None:
    """Log an error of ours in a request. What the client did wrong and what is not ready yet is only answered."""
    if isinstance(error, WebSocketException):
        return
    if isinstance(error, HTTPException) and (
        error.status_code < 500 or error.status_code == HTTP_503_SERVICE_UNAVAILABLE
    ):
        return
    _log.error("a request failed", exc_info=error, extra={"path": scope["path"]})
