"""Kernels that choose where to look: roads still worth crossing, directions toward them, heights that matter."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.city import middle_of
from shuto.geometry.compiled import inlined, inner
from shuto.geometry.rows import LENGTH, UX, UY, C, X, Y
from shuto.rules.kernels.layout import (
    AREA,
    COLUMN_HEIGHT,
    COLUMN_X,
    COLUMN_Y,
    PLAIN_ROAD,
    ROAD,
    ROAD_KIND,
    ROAD_OVER,
    ROAD_OWNER,
    ROAD_UNDER,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.questions import JUNCTION_KIND

_SPREAD = 2
"""Junctions higher or lower than their base point by more than this are ignored: they cost more than they earn."""
AIMS = (0.5, 0.25, 0.75)
"""Points along a road to aim at, as fractions; the middle first."""
_WITHIN = 170.0
_AREA_REACH = 60.0

# the side on which a spoke lies: its sector or AT_EDGE, then the edge of sectors that it is near, and where that runs
AT, EDGE, EDGE_X, EDGE_Y = range(4)
UNKNOWN, AT_EDGE = 0, 1
"""Stand for a sector that is not known yet. Sectors themselves are below 0."""
_WELL_INSIDE = 0.49
"""If a direction is this near to the middle of a sector, in widths of it, all its places on the grid are in there."""
_ROUNDED = 0.999999
"""Keeps the number of the last sector below the number of sectors."""
_SURELY = 1e-6
"""mm; a place this far beside an edge is in the sector on that side, whatever the errors of rounding are."""


class Resolution(NamedTuple):
    """How closely a bot looks around a base point."""

    spokes: Floats
    """Directions all around: unit vectors."""
    sides: Floats
    """For each spoke AT, EDGE, EDGE_X, EDGE_Y."""
    aims: int
    """Number of points to aim at on every road within reach."""
    reaches: Floats
    """Fractions of the band of reach, from 0 to 1."""
    sectors: int
    """Number of sectors that are told apart where nothing is crossed."""
    keep: int
    """How many of the proposals that seem worth most are tried."""


def spokes_of(count: int, turned: float) -> Floats:
    """Directions all around. turned: the fraction of the angle between two of them by which all are turned."""
    angles = [math.tau * (i + turned) / count for i in range(count)]
    return np.array([(math.cos(angle), math.sin(angle)) for angle in angles])


def sides_of(spokes: Floats, sectors: int) -> Floats:
    """For each spoke AT, EDGE, EDGE_X, EDGE_Y. EDGE is 0 where the last sector meets the first."""
    sides = np.zeros((len(spokes), 4))
    for side, (x, y) in zip(sides, spokes.tolist(), strict=True):
        side[AT] = sector_of(x, y, sectors, True)
        edge = round((math.atan2(y, x) / math.tau + 0.5) * sectors * _ROUNDED)
        if 0 < edge < sectors:
            angle = math.tau * (edge / (sectors * _ROUNDED) - 0.5)
            side[EDGE], side[EDGE_X], side[EDGE_Y] = edge, math.cos(angle), math.sin(angle)
    return sides


@inlined
def sector_of(x: float, y: float, sectors: int, well_inside: bool) -> int:
    """The sector of a direction. With `well_inside`, AT_EDGE if the direction is near the edge of its sector."""
    part = (math.atan2(y, x) / math.tau + 0.5) * sectors * _ROUNDED
    if well_inside and abs(part - math.floor(part) - 0.5) >= _WELL_INSIDE:
        return AT_EDGE
    return -1 - int(part)


@inlined
def sector_beside(x: float, y: float, side: Floats, sectors: int) -> int:
    """The sector of a place (x, y), seen from the base point, on a spoke that is AT_EDGE: on which side it lies."""
    across = side[EDGE_X] * y - side[EDGE_Y] * x
    if side[EDGE] == 0.0 or abs(across) < _SURELY:
        return sector_of(x, y, sectors, False)
    return -1 - int(side[EDGE]) if across > 0.0 else -int(side[EDGE])


@inlined
def list_targets(table: Table, law: Law, seat: int, targets: Floats) -> int:
    """List the roads of others that can still earn a car: middle (x, y), number of free sides, number of the road."""
    count = 0
    for i in range(table.counts[ROAD]):
        marks = table.road_marks[i]
        if marks[ROAD_OWNER] == seat or (marks[ROAD_KIND] != PLAIN_ROAD and not law.earn_from_ramps):
            continue
        free = 2 - marks[ROAD_OVER] - marks[ROAD_UNDER]
        if free == 0:
            continue
        beam = table.roads[i]
        flat = beam[LENGTH] * beam[C] / 2.0
        targets[count, 0], targets[count, 1] = beam[X] + flat * beam[UX], beam[Y] + flat * beam[UY]
        targets[count, 2], targets[count, 3] = free, i
        count += 1
    return count


@inlined
def set_spokes(resolution: Resolution, directions: Floats) -> None:
    """Write the directions all around, which are the same for every base point."""
    for i in range(resolution.spokes.shape[0]):
        directions[i, 0], directions[i, 1] = resolution.spokes[i, 0], resolution.spokes[i, 1]


@inlined
def aim_at_roads(table: Table, base: int, targets: Floats, resolution: Resolution, directions: Floats) -> int:
    """Write, after the spokes, the directions of points of roads near enough to cross; returns how many there are."""
    x, y = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    rays = len(resolution.spokes)
    for t in range(targets.shape[0]):
        beam = table.roads[int(targets[t, 3])]
        if math.sqrt((targets[t, 0] - x) ** 2 + (targets[t, 1] - y) ** 2) > _WITHIN:
            continue
        flat = beam[LENGTH] * beam[C]
        for aim in range(resolution.aims):
            part = AIMS[aim]
            dx, dy = beam[X] + part * flat * beam[UX] - x, beam[Y] + part * flat * beam[UY] - y
            away = math.sqrt(dx * dx + dy * dy)
            if away > 1.0:
                directions[rays, 0], directions[rays, 1] = dx / away, dy / away
                rays += 1
    return rays


@inner
def aim_at_areas(table: Table, law: Law, base: int, directions: Floats, rays: int) -> int:
    """Add the directions of the areas that a road from a base point may end on."""
    x, y = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    for k in range(table.counts[AREA]):
        mx, my = middle_of(table.areas[k])
        away = math.sqrt((mx - x) ** 2 + (my - y) ** 2)
        if 1.0 < away < law.road_length + _AREA_REACH:
            directions[rays, 0], directions[rays, 1] = (mx - x) / away, (my - y) / away
            rays += 1
    return rays


@inlined
def trim_options(table: Table, base: int, heights: Ints, kinds: Ints, count: int) -> int:
    """Keep the options that matter: drop junctions much higher or lower than their base point."""
    height = table.column_marks[base, COLUMN_HEIGHT]
    kept = 0
    for i in range(count):
        if kinds[i] != JUNCTION_KIND or abs(heights[i] - height) <= _SPREAD:
            heights[kept], kinds[kept] = heights[i], kinds[i]
            kept += 1
    return kept
