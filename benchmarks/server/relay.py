"""A bare relay for `live_tables.py`: what one client of a path says is told to all clients of that path.

It is the floor for a server of tables: the same uvicorn, the same sockets, and nothing decided or stored.
"""

from __future__ import annotations

import socket
from collections import defaultdict
from typing import Any

import uvicorn

_here: defaultdict[str, list[Any]] = defaultdict(list)


async def relay(scope: Any, receive: Any, send: Any) -> None:
    """The application."""
    if scope["type"] != "websocket":
        return
    others = _here[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    others.append(send)
    try:
        while (event := await receive())["type"] == "websocket.receive":
            for tell in others:
                await tell({"type": "websocket.send", "text": event["text"]})
    finally:
        others.remove(send)


def main() -> None:
    """Serve on a free local port, which is printed first."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(relay, lifespan="off", log_config=None, ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
