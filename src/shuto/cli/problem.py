"""Errors of the command line: one line that names the place, and an exit code."""

from __future__ import annotations

LEGAL, ILLEGAL, BAD_INPUT, INTERNAL, INTERRUPTED = 0, 1, 2, 70, 130
"""Exit codes. 70 is EX_SOFTWARE of sysexits.h; shells use 130 for Ctrl-C."""

_LONGEST = 400


class Problem(Exception):  # noqa: N818 - it is shown to a user, not to a programmer
    """An error that the user can fix: where, what, and the exit code."""

    def __init__(self, place: str, message: object, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.place = place
        self.message = str(message)
        self.code = code

    def line(self) -> str:
        """The error message as it is printed."""
        return one_line(f"shuto: {self.place}: {self.message}")


def one_line(text: str) -> str:
    """The text on one line: no line breaks, no control characters, limited in length."""
    shown = "".join(c if c.isprintable() else _visible(c) for c in " ".join(text.split()))
    return shown if len(shown) <= _LONGEST else shown[: _LONGEST - 1] + "…"


def _visible(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
