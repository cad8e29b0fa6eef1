"""Where to look: the sectors in which directions are told apart."""

from __future__ import annotations

import math

import numpy as np
import pytest

from shuto.bots.kernels.spots import AT, AT_EDGE, sector_beside, sector_of, sides_of, spokes_of
from shuto.bots.propose import new_resolution, turned_by


@pytest.mark.parametrize(("count", "sectors"), [(4, 8), (3, 6), (16, 8), (7, 14), (5, 5), (12, 6), (36, 12)])
@pytest.mark.parametrize("turned", [0.5, 0.0, 0.25])
def test_the_sector_beside_an_edge_is_the_one_that_the_angle_says(count: int, sectors: int, turned: float) -> None:
    """A place on the grid may lie on either side of the edge that its spoke runs along."""
    rng = np.random.default_rng(count)
    spokes = spokes_of(count, turned)
    sides = sides_of(spokes, sectors)
    found = set()
    for (x, y), side in zip(spokes.tolist(), sides, strict=True):
        if side[AT] != AT_EDGE:
            continue
        for _ in range(200):
            away, (dx, dy) = rng.uniform(10.0, 200.0), rng.uniform(-0.01, 0.01, 2)
            px, py = round(x * away, 2), round(y * away, 2)
            for place in ((px, py), (x * away, y * away), (px + dx, py + dy)):
                sector = sector_of(*place, sectors, False)
                assert sector_beside(*place, side, sectors) == sector
                found.add(sector)
    assert len(found) != 1  # both sides of every edge occur, or no spoke is near an edge


def test_a_spoke_well_inside_a_sector_knows_it() -> None:
    sides = sides_of(spokes_of(8, 0.5), 8)
    assert sorted(sides[:, AT].tolist()) == list(range(-8, 0))


def test_spokes_are_turned() -> None:
    here = new_resolution(4, (0.5,), 8)
    there = turned_by(here, 0.0)
    assert there._replace(spokes=here.spokes, sides=here.sides) == here
    angles = [math.degrees(math.atan2(y, x)) for x, y in np.concatenate([here.spokes, there.spokes]).tolist()]
    assert angles == pytest.approx([45.0, 135.0, -135.0, -45.0, 0.0, 90.0, 180.0, -90.0])
