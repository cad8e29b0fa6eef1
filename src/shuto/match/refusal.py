"""Refusals: why a command is not carried out."""

from __future__ import annotations

from typing import Literal

from shuto.learn import Missed
from shuto.match.halted import Halted
from shuto.rules.penalty import AftermathError
from shuto.rules.referee.verdict import Verdict
from shuto.text import say

RefusalCode = Literal[
    "already-said", "bad-aftermath", "bad-hand", "banned", "bill-pending", "busy", "carrying", "failed",
    "gathering", "goal", "halted", "illegal", "in-lesson", "kicked", "malformed", "needs-hand", "no-adjust",
    "no-clock", "no-hand", "no-pause-asked", "no-player", "no-such-base", "no-such-bot", "no-such-carry",
    "no-such-seat", "no-such-step", "no-undo-asked", "nobody-there", "not-all-agree", "not-forgiven", "not-host",
    "not-over", "not-paused", "not-ready", "not-your-seat", "nothing-to-claim", "nothing-to-pay", "nothing-to-undo",
    "other-piece", "pause-refused", "paused", "rated-help", "rated-seat", "rated-undo", "seat-taken",
    "spectators-quiet", "stale", "started", "storage", "too-large", "too-long", "too-often", "undo-refused",
    "unfinished",
]  # fmt: skip
"""Why a request was refused. The match, the hand, the connection or the storage refuses it."""
SAID: tuple[RefusalCode, ...] = (
    "needs-hand", "bill-pending", "unfinished", "nothing-to-pay", "carrying", "no-hand", "no-such-carry", "other-piece",
    "not-ready", "busy", "no-adjust", "not-all-agree", "too-often", "banned", "gathering", "no-player", "nobody-there",
    "kicked", "not-host", "seat-taken", "started", "no-clock", "nothing-to-claim", "no-pause-asked", "not-paused",
    "pause-refused", "paused", "rated-help", "rated-seat", "rated-undo", "undo-refused", "already-said",
    "not-forgiven", "spectators-quiet",
)  # fmt: skip
"""The codes that players may see. Each has a message `hand-<code>` in the catalogues."""


class Refusal(Exception):  # noqa: N818 - a refusal is a response, not an error
    """A command is refused: a stable code, and the verdict if the rules refuse it."""

    def __init__(
        self,
        code: RefusalCode,
        detail: str = "",
        verdict: Verdict | None = None,
        cause: AftermathError | Halted | Missed | None = None,
    ) -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail
        self.verdict = verdict
        self.cause = cause

    def text(self, language: str) -> str:
        """The reason: in the reader's language if players may see it, else in English for developers."""
        if self.verdict is not None:
            return self.verdict.reason.text(language, self.verdict.seat)
        if self.code in SAID:
            return say(language, f"hand-{self.code}")
        return self.detail if self.cause is None else self.cause.text(language)


def check_not_halted(halted: Halted | None) -> None:
    """Raise Refusal if a match ends before a step that is no longer legal."""
    if halted is not None:
        raise Refusal("halted", str(halted), cause=halted)
