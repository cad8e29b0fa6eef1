"""How often one connection may react: a few times at once, then slowly. A flood gets one refusal."""

from __future__ import annotations

import time
from typing import Literal

from shuto.server.limits import Bucket, Clock
from shuto.server.settings import Rate

AT_ONCE = 3
"""Reactions that may follow each other at once."""
SECONDS_EACH = 2.0
"""Seconds after which one more may follow."""

Answer = Literal["told", "refused", "ignored"]


class Reacting:
    """The reactions of one connection."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._bucket = Bucket(Rate(AT_ONCE, SECONDS_EACH), clock)
        self._refused = False

    def ask(self) -> Answer:
        """What happens to one more reaction. Of those above the limit, only the first gets a refusal."""
        if not self._bucket.take():
            self._refused = False
            return "told"
        answer: Answer = "ignored" if self._refused else "refused"
        self._refused = True
        return answer
