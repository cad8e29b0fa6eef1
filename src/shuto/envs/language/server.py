"""The MCP server: the games of a language model as tools, over standard input and output."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from shuto.envs.extras import need
from shuto.envs.language.games import Games

INSTRUCTIONS = (
    "Play the board game Tokyo Highway. Start with new_game; look shows the table, legal_moves lists moves, judge "
    "tells whether a turn is legal and why not, play plays it. Then wait lets the others play. A turn is one line: "
    "'c3 120.5,-33 4' (from base point c3, a column of 4 discs at 120.5,-33), 'c3 120.5,-33 4j' (a junction) or "
    "'c3 > 10,-200' (an off-ramp)."
)


def make_server(games: Games | None = None) -> Any:
    """An MCP server with the tools new_game, look, legal_moves, judge, play and wait. It needs the extra `mcp`."""
    need("mcp", "mcp")
    from mcp.server.mcpserver import MCPServer

    import shuto

    table = games or Games()
    server = MCPServer("shuto", instructions=INSTRUCTIONS, version=shuto.__version__, log_level="WARNING")
    for tool in (table.new_game, table.look, table.legal_moves, table.judge, table.play, table.wait):
        server.tool()(_in_one_line(tool))
    return server


def _in_one_line(tool: Callable[..., Any]) -> Callable[..., Any]:
    """The tool; what it complains of becomes an error of the protocol, in one line."""
    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(tool)
    def checked(*args: Any, **kwargs: Any) -> Any:
        try:
            return tool(*args, **kwargs)
        except ValueError as error:
            raise ToolError(" ".join(str(error).split())) from None

    return checked


def serve() -> None:
    """Serve until standard input is closed."""
    make_server().run("stdio")
