"""The `shuto` command: rules, judging, replays and drawings in a terminal."""

from shuto.cli.run import main

__all__ = ["main"]
