"""Kernels that choose where to look: roads still worth crossing, directions toward them, heights that matter."""

from __future__ import annotations

import math
from typing import NamedTuple

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


class Resolution(NamedTuple):
    """How closely a bot looks around a base point."""

    spokes: int
    """Number of directions all around."""
    aims: int
    """Number of points to aim at on every road within reach."""
    reaches: Floats
    """Fractions of the band of reach, from 0 to 1."""
    sectors: int
    """Number of sectors that are told apart where nothing is crossed."""
    keep: int
    """How many of the proposals that seem worth most are tried."""


@inner
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
def set_spokes(resolution: Resolution, turned: float, directions: Floats) -> None:
    """Write the directions all around, which are the same for every base point."""
    for i in range(resolution.spokes):
        angle = math.tau * (i + turned) / resolution.spokes
        directions[i, 0], directions[i, 1] = math.cos(angle), math.sin(angle)


@inlined
def aim_at_roads(table: Table, base: int, targets: Floats, resolution: Resolution, directions: Floats) -> int:
    """Write, after the spokes, the directions of points of roads near enough to cross; returns how many there are."""
    x, y = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    rays = resolution.spokes
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
