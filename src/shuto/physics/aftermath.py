"""What became of each piece, compared with the table at rest; and the same as the rules price it.

A fall is strongly two-peaked: of 12,840 measured pieces none came down by 1 to 2 mm. So the limits may stand where
they stand; only a shift is a matter of taste, and therefore an argument. A piece that still stands, but no longer where
the rules could have it, counts as fallen (docs/adr/0007).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Literal, NamedTuple

from shuto.physics.engine.pose import Pose, angle_between
from shuto.physics.table.bodies import Body
from shuto.rules.game import Game
from shuto.rules.ids import PieceId
from shuto.rules.turn import Aftermath, Fallen, Nudged

State = Literal["standing", "nudged", "displaced", "fallen"]
DOWN: tuple[State, ...] = ("displaced", "fallen")
"""What the rules price as a fall."""

DROP = 1.5
"""A piece that came down by more than this many mm has fallen."""
TILT = 4.0
"""So has one that is tilted by more than this many degrees."""
NUDGE = 1.0
"""One that was shifted by more than this many mm is nudged."""
DISPLACED = 10.0
"""One that was shifted by more than this many mm is out of its place, even if it stands: the radius of a column, from
where on a stick that lay on its middle does no longer."""
OFF = 1.5
"""So is a stick whose end is so many mm farther from its column's axis than the rules allow, or the column itself."""
_MOST_SHIFT = 1000.0  # mm; the rules know no more


class Thresholds(NamedTuple):
    """From where on a piece counts as fallen (mm, degrees), as nudged, as out of its place (mm)."""

    drop: float = DROP
    tilt: float = TILT
    nudge: float = NUDGE
    displaced: float = DISPLACED
    off: float = OFF

    @classmethod
    def of(cls, game: Game) -> Thresholds:
        """As a table has it: its own limit of a nudge is believed, one wider than ours too."""
        nudge = game.switches.nudge
        return cls(nudge=nudge or NUDGE, displaced=max(DISPLACED, nudge))


class Fate(NamedTuple):
    """What became of one body: how far it came down and shifted (mm) and tilted (degrees), and who touched whom."""

    name: str
    piece: str
    owner: int | None
    state: State
    drop: float
    shift: float
    tilt: float
    chain: tuple[str, ...] = ()
    """From the piece in the hand to this one; empty if it was not disturbed."""


def fate_of(
    body: Body, before: Pose, after: Pose, chain: tuple[str, ...], limits: Thresholds, *, off: float = 0.0
) -> Fate:
    """Compare a body with where it stood; `off`: mm by which it parted from the stick or column it belongs to."""
    drop = before.at[2] - after.at[2]
    shift = math.hypot(after.at[0] - before.at[0], after.at[1] - before.at[1])
    tilt = angle_between(before.up, after.up)
    state: State = "standing"
    if not all(map(math.isfinite, (drop, shift, tilt))) or drop > limits.drop or tilt > limits.tilt:
        state = "fallen"
    elif shift > limits.displaced or off > limits.off:
        state = "displaced"
    elif shift > limits.nudge:
        state = "nudged"
    return Fate(body.name, body.piece, body.owner, state, drop, shift, tilt, chain)


def rules_aftermath(by: int, fates: Iterable[Fate]) -> Aftermath:
    """What a player knocked over and shifted, piece by piece as the rules name them: elements count one each."""
    fallen: dict[PieceId, int] = {}
    shifts: dict[PieceId, list[float]] = {}
    for fate in fates:
        if fate.owner is None:
            continue
        piece = PieceId(fate.piece)
        if fate.state in DOWN:
            fallen[piece] = fallen.get(piece, 0) + 1
        elif fate.state == "nudged":
            shifts.setdefault(piece, []).append(fate.shift)
    return Aftermath(
        by=by,
        fallen=tuple(Fallen(piece, _elements(piece, fallen[piece])) for piece in sorted(fallen)),
        nudged=tuple(
            Nudged(piece, min(max(shifts[piece]), _MOST_SHIFT), _elements(piece, len(shifts[piece])))
            for piece in sorted(shifts)
        ),
    )


def _elements(piece: PieceId, count: int) -> int | None:
    return count if piece.kind == "column" else None
