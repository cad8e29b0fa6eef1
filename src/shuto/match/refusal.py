"""Refusals: the answer to a command that is not carried out, with the reason."""

from __future__ import annotations

from typing import Literal

from shuto.match.halted import Halted
from shuto.rules.penalty import AftermathError
from shuto.rules.referee.verdict import Verdict
from shuto.text import say

RefusalCode = Literal[
    "bad-aftermath", "bad-hand", "bill-pending", "busy", "carrying", "halted", "illegal", "malformed", "needs-hand",
    "no-adjust", "no-hand", "no-such-base", "no-such-carry", "no-undo-asked", "not-all-agree", "not-ready",
    "not-your-seat", "nothing-to-pay", "nothing-to-undo", "other-piece", "stale", "storage", "too-large", "too-long",
    "unfinished",
]  # fmt: skip
"""Why a request was refused: of the match, of a hand, of the connection or of the storage."""
SAID: tuple[RefusalCode, ...] = (
    "needs-hand", "bill-pending", "unfinished", "nothing-to-pay", "carrying", "no-hand", "no-such-carry", "other-piece",
    "not-ready", "busy", "no-adjust", "not-all-agree",
)  # fmt: skip
"""Codes that people may meet. The catalogues say each in words, as `hand-<code>`."""


class Refusal(Exception):  # noqa: N818 - it is an answer, not a failure
    """A command that is not carried out: a stable code, and the verdict where the rules refuse it."""

    def __init__(
        self,
        code: RefusalCode,
        detail: str = "",
        verdict: Verdict | None = None,
        cause: AftermathError | Halted | None = None,
    ) -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail
        self.verdict = verdict
        self.cause = cause

    def text(self, language: str) -> str:
        """The reason. In the reader's language where people may meet it, else in English for developers."""
        if self.verdict is not None:
            return self.verdict.findings[0].text(language, self.verdict.seat)
        if self.code in SAID:
            return say(language, f"hand-{self.code}")
        return self.detail if self.cause is None else self.cause.text(language)
