"""How often one connection may react: a few times at once, then slowly. A flood gets one refusal."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

AT_ONCE = 3
"""Reactions that may follow each other at once."""
SECONDS_EACH = 2.0
"""Seconds after which one more may follow."""

Answer = Literal["told", "refused", "ignored"]


class Reacting:
    """The reactions of one connection."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = float(AT_ONCE)
        self._last = clock()
        self._refused = False

    def ask(self) -> Answer:
        """What happens to one more reaction. Of those above the limit, only the first gets a refusal."""
        moment = self._clock()
        self._left = min(float(AT_ONCE), self._left + (moment - self._last) / SECONDS_EACH)
        self._last = moment
        if self._left >= 1.0:
            self._left -= 1.0
            self._refused = False
            return "told"
        answer: Answer = "ignored" if self._refused else "refused"
        self._refused = True
        return answer
