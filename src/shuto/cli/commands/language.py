"""`shuto mcp`: tools for a language model that plays."""

from __future__ import annotations

from shuto.cli.problem import LEGAL, Problem


def mcp() -> int:
    """Let a language model play: a server of the Model Context Protocol over standard input and output.

    Its tools are new_game, look, legal_moves, judge, play and wait. It needs `pip install 'shuto[mcp]'`.
    """
    from shuto.envs.extras import MissingExtraError
    from shuto.envs.language.server import serve

    try:
        serve()
    except MissingExtraError as error:
        raise Problem("mcp", error) from None
    return LEGAL
