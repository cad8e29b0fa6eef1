"""Where pieces are in plan, for their names: at which components, over and under whose roads. No rule depends on it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shuto.rules.ids import PieceId
from shuto.rules.kernels.layout import Floats
from shuto.rules.pieces import Point, Road
from shuto.rules.position import Position

CLOSE = 25.0
"""A piece is "at" a component of the city within this many mm in plan."""
_SAMPLES = 9  # points along a road: closer together than CLOSE
_LANDMARKS = ("tower", "building")  # kinds that are named before areas, on which they may stand


def points_along(roads: Sequence[Road]) -> Floats:
    """Points along the middle of each road in plan."""
    ends = np.array([(*road.start[:2], *road.end[:2]) for road in roads]).reshape(-1, 1, 4)
    part = np.linspace(0.0, 1.0, _SAMPLES)[None, :, None]
    return ends[:, :, :2] * (1.0 - part) + ends[:, :, 2:] * part


def components_at(position: Position, points: Floats) -> list[tuple[str, ...]]:
    """The components at each row of points, landmarks first."""
    outlines = _outlines(position)
    close = [_distances(points, corners, radius).min(axis=1) <= CLOSE for _, corners, radius in outlines]
    return [
        tuple(name for (name, _, _), near in zip(outlines, close, strict=True) if near[n]) for n in range(len(points))
    ]


def _outlines(position: Position) -> list[tuple[str, tuple[Point, ...], float]]:
    """Name, corners and radius of each component."""
    blocks = [(one.component, one.corners, one.radius) for one in position.blocks if one.kind in _LANDMARKS]
    return blocks + [(one.component, one.corners, 0.0) for one in position.areas]


def _distances(points: Floats, corners: tuple[Point, ...], radius: float) -> Floats:
    """The distances of points to a polygon whose corners are anticlockwise, or to a disc; 0 inside."""
    start = np.array(corners)
    if len(corners) < 3:
        gap: Floats = np.hypot(points[..., 0] - start[0, 0], points[..., 1] - start[0, 1]) - radius
        return np.maximum(gap, 0.0)
    along = np.roll(start, -1, axis=0) - start
    offset = points[..., None, :] - start
    part = np.clip((offset * along).sum(axis=-1) / (along * along).sum(axis=-1), 0.0, 1.0)
    away: Floats = np.hypot(*np.moveaxis(offset - part[..., None] * along, -1, 0)).min(axis=-1)
    left = along[:, 0] * offset[..., 1] - along[:, 1] * offset[..., 0]
    return np.where((left >= 0.0).all(axis=-1), 0.0, away)


def crossed(roads: Sequence[Road]) -> tuple[dict[PieceId, tuple[int, ...]], dict[PieceId, tuple[int, ...]]]:
    """For each road the other players over whose roads it passes, and those under whose roads it passes."""
    line = np.array([(*road.start, *road.end) for road in roads]).reshape(-1, 6)
    owner = np.array([road.owner for road in roads])
    start, along = line[:, :3], line[:, 3:] - line[:, :3]
    offset = start[None, :, :] - start[:, None, :]
    turn = _cross(along[:, None], along[None, :])
    turn[turn == 0.0] = np.inf  # parallel roads do not cross
    mine = _cross(offset, along[None, :]) / turn
    theirs = _cross(offset, along[:, None]) / turn
    meets = (mine > 0.0) & (mine < 1.0) & (theirs > 0.0) & (theirs < 1.0) & (owner[:, None] != owner[None, :])
    above = start[:, None, 2] + mine * along[:, None, 2] > start[None, :, 2] + theirs * along[None, :, 2]

    def owners(which: Floats) -> dict[PieceId, tuple[int, ...]]:
        return {road.id: tuple(np.unique(owner[row]).tolist()) for road, row in zip(roads, which, strict=True)}

    return owners(meets & above), owners(meets & ~above)


def _cross(a: Floats, b: Floats) -> Floats:
    product: Floats = a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
    return product
