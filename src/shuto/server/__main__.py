"""`python -m shuto.server`: the server alone, for scripts and tests."""

from __future__ import annotations

import argparse
import sys
from typing import get_args

from shuto.server.serve import ServeError, built_client, serve
from shuto.server.settings import LogFormat, LogLevel, ServerSettings


def parser() -> argparse.ArgumentParser:
    """The options of the server."""
    defaults = ServerSettings()
    parser = argparse.ArgumentParser(prog="shuto.server")
    parser.add_argument("--host", default=defaults.host)
    parser.add_argument("--port", type=int, default=defaults.port)
    parser.add_argument("--database", default=defaults.database)
    parser.add_argument("--database-connections", type=int, default=defaults.database_connections)
    parser.add_argument("--database-patience", type=float, default=defaults.database_patience)
    parser.add_argument("--workers", type=int, default=defaults.workers)
    parser.add_argument("--internal", default=defaults.internal)
    parser.add_argument("--bus", default=defaults.bus)
    parser.add_argument("--lease-time", type=float, default=defaults.lease_time)
    parser.add_argument("--think", type=float, default=defaults.think)
    parser.add_argument("--forgive-time", type=float, default=defaults.forgive_time)
    parser.add_argument("--bot-time", type=float, default=defaults.bot_time)
    parser.add_argument("--grace", type=float, default=defaults.grace)
    parser.add_argument("--away-after", type=float, default=defaults.away_after)
    parser.add_argument("--longest-carry", type=float, default=defaults.longest_carry)
    parser.add_argument("--hand-patience", type=float, default=defaults.hand_patience)
    parser.add_argument("--fast-carries", action="store_true")
    parser.add_argument("--origin", dest="origins", action="append", default=[])
    parser.add_argument("--trusted-proxy", dest="trusted_proxies", action="append", default=[])
    parser.add_argument("--call-after", type=float, default=defaults.call_after)
    parser.add_argument("--push-contact", default=defaults.push_contact)
    parser.add_argument("--push-anywhere", action="store_true")
    parser.add_argument("--metrics", action="store_true")
    parser.add_argument("--log-level", choices=get_args(LogLevel), default=defaults.log_level)
    parser.add_argument("--log-format", choices=get_args(LogFormat), default=defaults.log_format)
    parser.add_argument("--sockets-per-address", type=int, default=defaults.sockets_per_address)
    parser.add_argument("--messages-per-second", type=float, default=defaults.messages_per_second)
    return parser


def main() -> int:
    """Parse the settings and serve."""
    options = parser().parse_args()
    settings = ServerSettings(
        host=options.host,
        port=options.port,
        database=options.database,
        database_connections=options.database_connections,
        database_patience=options.database_patience,
        workers=options.workers,
        internal=options.internal,
        bus=options.bus,
        lease_time=options.lease_time,
        think=options.think,
        forgive_time=options.forgive_time,
        bot_time=options.bot_time,
        web=built_client(),
        grace=options.grace,
        away_after=options.away_after,
        longest_carry=options.longest_carry,
        hand_patience=options.hand_patience,
        fast_carries=options.fast_carries,
        origins=tuple(options.origins),
        trusted_proxies=tuple(options.trusted_proxies),
        call_after=options.call_after,
        push_contact=options.push_contact,
        push_anywhere=options.push_anywhere,
        metrics=options.metrics,
        log_level=options.log_level,
        log_format=options.log_format,
        sockets_per_address=options.sockets_per_address,
        messages_per_second=options.messages_per_second,
    )
    try:
        serve(settings)
    except ServeError as error:
        print(f"shuto: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
