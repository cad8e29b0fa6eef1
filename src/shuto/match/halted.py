"""A match whose log holds a step that the rules no longer allow. It can be viewed up to that step."""

from __future__ import annotations

from typing import NamedTuple

from shuto.rules.referee.verdict import Verdict
from shuto.text import say


class Halted(NamedTuple):
    """The step at which a stored match ends, and what the referee says of it today."""

    step: int
    verdict: Verdict

    def text(self, language: str = "en") -> str:
        """Which step, and why, in one line."""
        finding = self.verdict.findings[0]
        return say(language, "match-halted", step=self.step, fault=finding.fault.value, reason=finding.text(language))

    def __str__(self) -> str:
        return self.text()
