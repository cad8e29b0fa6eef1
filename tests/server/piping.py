"""Passes bytes on between two connections, for proxies of the tests."""

from __future__ import annotations

import asyncio
from contextlib import suppress


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass everything on until one side ends, then close the other one."""
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()
