"""Chaos: people play while processes die and freeze and databases go away. Then logs are compared with what was told.

`make chaos` runs it for minutes and writes docs/run/chaos.md; a test runs it for seconds.
"""
