"""A referee made with shapely, for comparison: for each placement, is it legal, and which roads does it cross?

It is idiomatic shapely 2 and numpy: vectorised, with a tree of the standing pieces. Shapely does the geometry in plan;
heights are computed at the crossing point. It ignores cars on the table, stacked ends and contact off the centre lines,
so it does less than the survey. The benchmark prints how often both agree.
"""

from __future__ import annotations

import numpy as np
import shapely

import shuto
from shuto.rules.kernels import layout as at
from shuto.rules.referee.survey import Survey


class ShapelyReferee:
    """The standing pieces in trees, built once per position."""

    def __init__(self, position: shuto.Position) -> None:
        self.law = position.game.law
        columns, roads = position.columns, position.roads
        self.discs = shapely.points([(c.x, c.y) for c in columns]).tolist()
        self.column_tree = shapely.STRtree(shapely.buffer(self.discs, self.law.radius))
        self.lines = np.asarray(shapely.linestrings([[r.start[:2], r.end[:2]] for r in roads]))
        self.outlines = shapely.buffer(self.lines, self.law.road_half, cap_style="flat")
        self.road_tree = shapely.STRtree(self.outlines)
        self.line_tree = shapely.STRtree(self.lines)
        self.starts = np.array([r.start for r in roads])
        self.ends = np.array([r.end for r in roads])
        marks = position.table.road_marks[: len(roads)]
        self.joins = marks[:, [at.ROAD_START, at.ROAD_END]]
        self.tops = position.table.columns[:, at.COLUMN_TOP]

    def judge(self, found: Survey, option: int) -> np.ndarray:
        """Judge every placement of one option (a gray column or a junction) of a survey."""
        law, base = self.law, found.base
        places = found.places[:, :, option].reshape(-1, 2)
        origin = np.array(self.discs[base].coords[0])
        top = law.disc_height * found.heights[option]
        rise = top - self.tops[base]
        flat = np.sqrt(law.road_length**2 - rise**2)
        way = places - origin
        distance = np.hypot(way[:, 0], way[:, 1])
        unit = way / distance[:, None]
        middle = (places + origin) / 2.0
        first, last = middle - unit * flat / 2.0, middle + unit * flat / 2.0
        lines = np.asarray(shapely.linestrings(np.stack([first, last], axis=1)))
        outlines = shapely.buffer(lines, law.road_half, cap_style="flat")
        legal: np.ndarray = np.abs(distance - flat) <= 2.0 * law.radius
        road, column = self.column_tree.query(outlines, predicate="intersects")
        legal[road[column != base]] = False
        discs = shapely.buffer(shapely.points(places), law.radius)
        legal[self.road_tree.query(discs, predicate="intersects")[0]] = False
        legal[self.column_tree.query(discs, predicate="intersects")[0]] = False
        new, old = self.line_tree.query(lines, predicate="crosses")
        shared = (self.joins[old] == base).any(axis=1)
        new, old = new[~shared], old[~shared]
        points = shapely.intersection(lines[new], self.lines[old])
        along = shapely.line_locate_point(lines[new], points)
        other = shapely.line_locate_point(self.lines[old], points, normalized=True)
        height = self.tops[base] + along / flat * rise
        there = self.starts[old, 2] + other * (self.ends[old, 2] - self.starts[old, 2])
        legal[new[np.abs(height - there) <= law.road_thickness]] = False
        return legal
