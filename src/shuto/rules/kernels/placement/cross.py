"""Kernels that find the roads a new road crosses, over or under, and which of these crossings earn a car."""

from __future__ import annotations

import math

from shuto.geometry.beam import underside
from shuto.geometry.compiled import inlined
from shuto.geometry.plane import Row, segments_cross
from shuto.geometry.rows import LENGTH, UX, UY, C, X, Y
from shuto.rules.kernels.layout import (
    COLUMN_X,
    COLUMN_Y,
    PLAIN_ROAD,
    ROAD,
    ROAD_END,
    ROAD_KIND,
    ROAD_OVER,
    ROAD_OWNER,
    ROAD_START,
    ROAD_UNDER,
    Law,
    Table,
)
from shuto.rules.kernels.placement.near import Workspace
from shuto.rules.kernels.questions import (
    BLOCKED_BY_OWN,
    CROSSED,
    CROSSED_GAP,
    CROSSED_OVER,
    CROSSED_ROAD,
    CROSSED_WHY,
    CROSSED_X,
    CROSSED_Y,
    EARNED,
    EARNS,
    NOT_BETWEEN_COLUMNS,
    OWN,
    TAKEN,
    Assessment,
    Placement,
)


@inlined
def roads_cross(a: Row, b: Row) -> tuple[bool, float, float]:
    """Whether the centre lines of two beams cross in plan, and how far from the start of each, mm in plan."""
    len_a, len_b = a[LENGTH] * a[C], b[LENGTH] * b[C]  # in plan
    hit, t, s = segments_cross(
        a[X], a[Y], a[X] + len_a * a[UX], a[Y] + len_a * a[UY], b[X], b[Y], b[X] + len_b * b[UX], b[Y] + len_b * b[UY]
    )
    return hit, t * len_a, s * len_b


@inlined
def find_crossings(
    table: Table, law: Law, work: Workspace, placement: Placement, beam: Row, assessment: Assessment
) -> bool:
    """Note each crossed road and whether it earns a car; count the cars. True if a crossed road is the player's own."""
    base, marks, crossings = placement.base, assessment.marks, assessment.crossings
    marks[CROSSED] = 0
    earned = 0
    own = False
    for k in range(work.counts[ROAD]):
        i = work.near[ROAD, k]
        road = table.roads[i]
        hit, u, w = roads_cross(beam, road)
        if not hit:
            continue
        x, y = beam[X] + u * beam[UX], beam[Y] + u * beam[UY]
        road_marks = table.road_marks[i]
        if road_marks[ROAD_START] == base or road_marks[ROAD_END] == base:
            dx, dy = x - table.columns[base, COLUMN_X], y - table.columns[base, COLUMN_Y]
            if math.sqrt(dx * dx + dy * dy) <= law.radius:
                continue  # both roads begin or end on this column: on its top they meet, and do not cross
        rise = underside(beam, u) - underside(road, w)
        over = rise >= 0.0
        if road_marks[ROAD_OWNER] == placement.seat:
            why = OWN
            own = True
        elif road_marks[ROAD_KIND] != PLAIN_ROAD and not law.earn_from_ramps:
            why = NOT_BETWEEN_COLUMNS
        elif road_marks[ROAD_OVER if over else ROAD_UNDER]:
            why = TAKEN
        else:
            why = EARNS
            earned += 1
        row = marks[CROSSED]
        if row < crossings.shape[0]:
            crossing = crossings[row]
            crossing[CROSSED_ROAD], crossing[CROSSED_WHY] = i, why
            crossing[CROSSED_OVER] = 1.0 if over else 0.0
            crossing[CROSSED_X], crossing[CROSSED_Y] = x, y
            # The rise is between the two undersides; a slope makes the lower road thicker in the vertical.
            crossing[CROSSED_GAP] = abs(rise) - law.road_thickness / (road[C] if over else beam[C])
        marks[CROSSED] += 1
    if own and law.own_blocks_crossings:
        earned = 0
        for row in range(min(marks[CROSSED], crossings.shape[0])):
            if crossings[row, CROSSED_WHY] == EARNS:
                crossings[row, CROSSED_WHY] = BLOCKED_BY_OWN
    marks[EARNED] = earned
    return own
