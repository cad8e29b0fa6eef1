"""How hypothesis runs here: the same examples every time, however slow the machine, nothing left on the disk."""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def examples(count: int) -> settings:
    """So many examples."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
