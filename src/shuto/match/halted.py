"""Matches with a logged step that the current rules do not allow. They can be viewed up to that step."""

from __future__ import annotations

from typing import NamedTuple

from shuto.rules.referee.verdict import Verdict
from shuto.text import say


class Halted(NamedTuple):
    """The first step that is no longer legal, and the verdict on it under the current rules."""

    step: int
    verdict: Verdict

    def text(self, language: str = "en") -> str:
        """One line that names the step and the reason."""
        finding = self.verdict.reason
        return say(language, "match-halted", step=self.step, fault=finding.fault.value, reason=finding.text(language))

    def __str__(self) -> str:
        return self.text()
