"""The fate of each body compared with the table at rest, and the aftermath that the rules need.

Falls are easy to tell apart: of 12,840 measured pieces, none came down by 1 to 2 mm. So the limit of a fall is fixed.
Shifts are continuous, so the limit of a nudge is an argument. A piece that still stands, but too far from its place,
counts as fallen (docs/adr/0007).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Literal, NamedTuple

from shuto.physics.engine.pose import Pose, angle_between
from shuto.physics.engine.protocol import Box
from shuto.physics.table.bodies import Body
from shuto.rules.game import Game
from shuto.rules.ids import PieceId
from shuto.rules.turn import Aftermath, Fallen, Nudged

State = Literal["standing", "nudged", "displaced", "fallen"]
DOWN: tuple[State, ...] = ("displaced", "fallen")
"""The states that the rules count as a fall."""

DROP = 1.5
"""A piece that came down by more than this many mm has fallen."""
TILT = 4.0
"""A disc that is tilted, or a road or a car whose length is inclined, by more than this many degrees has fallen."""
ROLL = 20.0
"""A road or a car that rolled about its own length by more than this many degrees has fallen. By less it rocks on a rim
and still lies in its place."""
NUDGE = 1.0
"""A piece that was shifted by more than this many mm is nudged."""
DISPLACED = 10.0
"""A piece that was shifted by more than this many mm is displaced, even if it stands. This is the radius of a column: a
road whose end lay on the middle of the column no longer lies on it."""
SEPARATION = 1.5
"""A road or a column is displaced if the road's end is this many mm farther from the axis than the rules allow."""
_MAX_SHIFT = 1000.0  # mm; the rules accept no more


class Thresholds(NamedTuple):
    """The limits beyond which a piece counts as fallen (mm, degrees, degrees), nudged or displaced (mm)."""

    drop: float = DROP
    tilt: float = TILT
    roll: float = ROLL
    nudge: float = NUDGE
    displaced: float = DISPLACED
    separation: float = SEPARATION

    @classmethod
    def of(cls, game: Game) -> Thresholds:
        """The limits of a game: its nudge limit, if it sets one, also raises the limit of `displaced`."""
        nudge = game.switches.nudge
        return cls(nudge=nudge or NUDGE, displaced=max(DISPLACED, nudge))


class Fate(NamedTuple):
    """The fate of one body: how far it came down and shifted (mm), how far it tilted (degrees), and what caused it."""

    name: str
    piece: str
    owner: int | None
    state: State
    drop: float
    shift: float
    tilt: float
    chain: tuple[str, ...] = ()
    """The bodies from the piece in the hand to this one, by touch; empty if it was not disturbed."""


def inclination(body: Body, before: Pose, after: Pose) -> tuple[float, float]:
    """How far a body was inclined, and how far it rolled about its own length, in degrees. A disc has no length."""
    if not isinstance(body.shape, Box):
        return angle_between(before.up, after.up), 0.0
    slopes = [math.asin(max(-1.0, min(1.0, pose.ahead[2]))) for pose in (before, after)]
    rolls = [math.atan2(pose.side[2], pose.up[2]) for pose in (before, after)]
    rolled = math.remainder(rolls[1] - rolls[0], 2.0 * math.pi)
    return abs(math.degrees(slopes[1] - slopes[0])), abs(math.degrees(rolled))


def is_down(body: Body, before: Pose, after: Pose, limits: Thresholds) -> bool:
    """Whether a body has fallen: it came down, is inclined, or lies on its side.

    One that lies where the rules put it has not fallen. Before, another piece may have propped it up.
    """
    return _came_down(body, before, after, limits) and _came_down(body, body.lie or before, after, limits)


def _came_down(body: Body, before: Pose, after: Pose, limits: Thresholds) -> bool:
    tilt, roll = inclination(body, before, after)
    drop = before.at[2] - after.at[2]
    return not math.isfinite(drop + tilt + roll) or drop > limits.drop or tilt > limits.tilt or roll > limits.roll


def fate_of(
    body: Body, before: Pose, after: Pose, chain: tuple[str, ...], limits: Thresholds, *, separation: float = 0.0
) -> Fate:
    """Compare the pose of a body with the pose before; `separation` is its distance from `separations`, mm."""
    drop = before.at[2] - after.at[2]
    shift = math.hypot(after.at[0] - before.at[0], after.at[1] - before.at[1])
    tilt, roll = inclination(body, before, after)
    state: State = "standing"
    if not math.isfinite(shift) or is_down(body, before, after, limits):
        state = "fallen"
    elif shift > limits.displaced or separation > limits.separation:
        state = "displaced"
    elif shift > limits.nudge:
        state = "nudged"
    return Fate(body.name, body.piece, body.owner, state, drop, shift, max(tilt, roll), chain)


def rules_aftermath(by: int, fates: Iterable[Fate]) -> Aftermath:
    """What a player knocked over and shifted, by piece as the rules name them; each disc of a column counts."""
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
        fallen=tuple(Fallen(piece, _discs(piece, fallen[piece])) for piece in sorted(fallen)),
        nudged=tuple(
            Nudged(piece, min(max(shifts[piece]), _MAX_SHIFT), _discs(piece, len(shifts[piece])))
            for piece in sorted(shifts)
        ),
    )


def _discs(piece: PieceId, count: int) -> int | None:
    return count if piece.kind == "column" else None
