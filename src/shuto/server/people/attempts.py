"""How often one address may try a wrong transfer code: a few times, then not until the codes have expired."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

MOST_WRONG = 10
"""Wrong codes of one address within the time that a code is valid."""
MOST_WRONG_IN_ALL = 1000
"""Wrong codes of all addresses together, so that many addresses do not help either."""
FORGET_AFTER = 600.0
"""Seconds after which a wrong code no longer counts."""


class Attempts:
    """The wrong codes of the last minutes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: deque[tuple[float, str]] = deque()

    def allows(self, address: str) -> bool:
        """Whether an address may try once more."""
        self._forget()
        mine = sum(one == address for _, one in self._wrong)
        return mine < MOST_WRONG and len(self._wrong) < MOST_WRONG_IN_ALL

    def failed(self, address: str) -> None:
        """Count a wrong code."""
        self._wrong.append((self._clock(), address))

    def _forget(self) -> None:
        limit = self._clock() - FORGET_AFTER
        while self._wrong and self._wrong[0][0] < limit:
            self._wrong.popleft()
