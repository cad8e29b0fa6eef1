"""`python -m shuto.server`: the server alone, for scripts and tests."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from shuto.server.serve import ServeError, built_client, serve
from shuto.server.settings import ServerSettings


def main() -> int:
    """Parse the settings and serve."""
    defaults = ServerSettings()
    parser = argparse.ArgumentParser(prog="shuto.server")
    parser.add_argument("--host", default=defaults.host)
    parser.add_argument("--port", type=int, default=defaults.port)
    parser.add_argument("--database", type=Path, default=defaults.database)
    parser.add_argument("--think", type=float, default=defaults.think)
    options = parser.parse_args()
    settings = ServerSettings(
        host=options.host, port=options.port, database=options.database, think=options.think, web=built_client()
    )
    try:
        serve(settings)
    except ServeError as error:
        print(f"shuto: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
