"""The limit on the reactions of one connection. A flood gets one refusal."""

from __future__ import annotations

import time
from typing import Literal

from shuto.server.limits import Bucket, Clock
from shuto.server.settings import Rate

Answer = Literal["told", "refused", "ignored"]


class Reacting:
    """The reactions of one connection."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._bucket = Bucket(rate, clock)
        self._refused = False

    def ask(self) -> Answer:
        """Decide about one more reaction. Of those above the limit, only the first gets a refusal."""
        if not self._bucket.take():
            self._refused = False
            return "told"
        answer: Answer = "ignored" if self._refused else "refused"
        self._refused = True
        return answer
