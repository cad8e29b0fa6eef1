"""The part of a record about hands: how pieces are placed, the carries of the game, and a bill that is still open.

The rules do not look inside a carry: it is what `shuto.physics` stores.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.rules.turn import Aftermath, Extend, OffRamp

HANDS_VERSION = 1
MOST_CARRIES = 4000
LARGEST_CARRY = 1_000_000
"""Size in bytes of the largest stored carry that is read."""

HandSetting: TypeAlias = bool | int | float | str | None


class CarryEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A carry: its number, the step that it led to (the first is 1), how it ended, and what was stored of it."""

    number: int
    step: int
    """The number of steps plus 1: it led to the open fall, or to nothing yet."""
    next: str
    """As in the message `landing`: played, piece, bill or again."""
    record: bytes
    """In JSON as base64."""


class OpenFall(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fall after the last step that is neither paid nor forgiven."""

    seat: int
    aftermath: Aftermath
    turn: Extend | OffRamp | None = None
    """The build that stays as it lies; None if the piece went back to the supply."""


class Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How pieces are carried in a game, and its carries."""

    version: int
    settings: dict[str, HandSetting] = {}
    """The hand settings of the match: `mode`, `pieces` and so on."""
    tremor: tuple[str | None, ...] = ()
    """By seat; None: as the mode has it."""
    carries: tuple[CarryEntry, ...] = ()
    fall: OpenFall | None = None
    show: int | None = None
    """The number of the carry with which the file opens."""

    def cut(self, steps: int) -> Hands:
        """The hands of the first steps only."""
        kept = tuple(one for one in self.carries if one.step <= steps)
        show = self.show if any(one.number == self.show for one in kept) else None
        return msgspec.structs.replace(self, carries=kept, fall=None, show=show)

    def plain(self) -> Hands:
        """Only how pieces are placed, as a text or a link states it."""
        return Hands(version=self.version, settings=self.settings, tremor=self.tremor)

    def lines(self) -> list[str]:
        """The lines of a text that state it."""
        lines = [f"hand {name}={msgspec.json.encode(value).decode()}" for name, value in self.settings.items()]
        return [*lines, *(f"tremor {seat} {level}" for seat, level in enumerate(self.tremor) if level is not None)]
