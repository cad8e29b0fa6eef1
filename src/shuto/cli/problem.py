"""What can go wrong on a command line, and how it is said: one line that names the place."""

from __future__ import annotations

LEGAL, ILLEGAL, BAD_INPUT, INTERNAL, INTERRUPTED = 0, 1, 2, 70, 130
"""Exit codes. 70 is EX_SOFTWARE of sysexits.h, 130 what shells give for Ctrl-C."""

_LONGEST = 400


class Problem(Exception):  # noqa: N818 - it is told to a person, not to a programmer
    """Something the user can put right: where, what, and the exit code."""

    def __init__(self, place: str, message: object, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.place = place
        self.message = str(message)
        self.code = code

    def line(self) -> str:
        """The complaint as it is printed."""
        return one_line(f"shuto: {self.place}: {self.message}")


def one_line(text: str) -> str:
    """A text that cannot break out of its line: no line breaks, no control characters, not endless."""
    shown = "".join(c if c.isprintable() else _visible(c) for c in " ".join(text.split()))
    return shown if len(shown) <= _LONGEST else shown[: _LONGEST - 1] + "…"


def _visible(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
