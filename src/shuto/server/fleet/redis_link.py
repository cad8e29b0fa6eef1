"""A connection to Redis, by an address such as redis://host."""

from __future__ import annotations

from typing import Any, NamedTuple


class BusError(RuntimeError):
    """There can be no bus: its package is missing, or its address makes no sense."""


class RedisLink(NamedTuple):
    """A client of Redis, and what it raises when Redis is away."""

    redis: Any
    trouble: tuple[type[Exception], ...]


def open_redis(address: str) -> RedisLink:
    """A client for this address. Nothing is connected yet. Raises BusError."""
    try:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ImportError:
        raise BusError("--bus needs more packages: pip install 'shuto[fleet]'") from None
    try:
        redis = Redis.from_url(
            address, socket_connect_timeout=2.0, socket_timeout=5.0, health_check_interval=5, retry=None
        )
    except ValueError as error:
        raise BusError(f"--bus: {error}") from None
    return RedisLink(redis, (RedisError, OSError, TimeoutError))
