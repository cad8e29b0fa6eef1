"""Kernels that park cars: merging intervals, the nearest free place, packing in order."""

from __future__ import annotations

import numpy as np
import pytest

from shuto.geometry.beam import set_beam
from shuto.rules.kernels.cars import _block, _nearest_free, blocked_tails, car_contacts, park, set_car
from shuto.rules.setup import new_game
from tables import stand


def blocks(*spans: tuple[float, float], last: float = 100.0) -> list[tuple[float, float]]:
    """The list of blocked intervals after adding these one by one."""
    table = np.empty((32, 2))
    count = 0
    for start, end in spans:
        count = _block(table, count, start, end, last)
    return [(start, end) for start, end in table[:count].tolist()]


def test_intervals_stay_in_order_and_merge_where_they_meet() -> None:
    assert blocks((50.0, 60.0), (10.0, 20.0), (30.0, 40.0)) == [(10.0, 20.0), (30.0, 40.0), (50.0, 60.0)]
    assert blocks((10.0, 20.0), (30.0, 40.0), (15.0, 35.0)) == [(10.0, 40.0)]
    assert blocks((10.0, 20.0), (20.0, 30.0)) == [(10.0, 30.0)]
    assert blocks((10.0, 20.0), (30.0, 40.0), (50.0, 60.0), (25.0, 55.0)) == [(10.0, 20.0), (25.0, 60.0)]
    assert blocks((10.0, 90.0), (20.0, 30.0)) == [(10.0, 90.0)]


def test_empty_intervals_and_those_off_the_road_block_nothing() -> None:
    assert blocks((20.0, 10.0)) == []
    assert blocks((-20.0, -1.0)) == []
    assert blocks((101.0, 120.0)) == []
    assert blocks((-20.0, 5.0), (95.0, 130.0)) == [(-20.0, 5.0), (95.0, 130.0)]


@pytest.mark.parametrize("seed", range(20))
def test_any_order_gives_the_same_intervals(seed: int) -> None:
    rng = np.random.default_rng(seed)
    starts = rng.uniform(-5.0, 95.0, 8)
    spans = [(float(start), float(start + rng.uniform(1.0, 15.0))) for start in starts]
    first = blocks(*spans)
    assert first == blocks(*reversed(spans)) == blocks(*sorted(spans))
    for at in rng.uniform(0.0, 100.0, 50).tolist():
        assert any(a < at < b for a, b in first) == any(a < at < b for a, b in spans)


@pytest.mark.parametrize(
    ("wish", "low", "high", "found"),
    [
        (5.0, 0.0, 100.0, 5.0),
        (25.0, 0.0, 100.0, 20.0),
        (36.0, 0.0, 100.0, 40.0),
        (30.0, 0.0, 100.0, 20.0),  # equally far: the one before
        (25.0, 21.0, 100.0, 40.0),
        (36.0, 0.0, 39.0, 20.0),
        (30.0, 21.0, 39.0, None),
        (-5.0, 0.0, 100.0, 0.0),
        (120.0, 0.0, 100.0, 100.0),
        (20.0, 0.0, 100.0, 20.0),  # the border is free
    ],
)
def test_the_nearest_free_place(wish: float, low: float, high: float, found: float | None) -> None:
    blocked = np.array([[20.0, 40.0], [60.0, 70.0]])
    assert _nearest_free(blocked, 2, wish, low, high) == pytest.approx(
        float("nan") if found is None else found, nan_ok=True
    )


def packed(length: float, cars: list[float], *spans: tuple[float, float]) -> list[float] | None:
    """Tails of these cars in this order on a road; the same tails are blocked for all."""
    table = np.empty((32, 2))
    count = 0
    for start, end in spans:
        count = _block(table, count, start, end, length)
    rows = np.stack([table] * len(cars))
    tails = np.empty(len(cars))
    done = park(length, np.array(cars), rows, np.full(len(cars), float(count)), tails)
    return tails.tolist() if done else None


def test_spread_evenly_where_nothing_is_in_the_way() -> None:
    assert packed(120.0, [16.0]) == [52.0]
    assert packed(120.0, [16.0, 16.0]) == [32.0, 72.0]
    assert packed(120.0, [24.0] * 5) == [0.0, 24.0, 48.0, 72.0, 96.0]
    assert packed(120.0, [16.0] * 8) is None
    assert packed(120.0, [24.0] * 6) is None


def test_packed_around_what_is_in_the_way() -> None:
    assert packed(120.0, [16.0], (0.0, 104.0)) == [0.0]
    assert packed(120.0, [16.0], (-1.0, 103.0)) == [103.0]
    assert packed(120.0, [16.0], (-1.0, 105.0)) is None
    # the first fits only at 0, the second only behind the gap
    assert packed(120.0, [16.0, 16.0], (0.0, 90.0)) == [0.0, 90.0]
    assert packed(120.0, [16.0, 16.0, 16.0], (0.0, 90.0)) is None


@pytest.mark.parametrize("seed", range(30))
def test_packing_is_found_where_there_is_one(seed: int) -> None:
    """Compared with a search on a lattice of whole millimetres that tries every earliest place."""
    rng = np.random.default_rng(seed)
    spans = [(float(a), float(a + rng.integers(1, 30))) for a in rng.integers(-5, 110, 4)]
    cars = rng.choice([16.0, 24.0], int(rng.integers(1, 5))).tolist()
    found = packed(120.0, cars, *spans)
    end = 0.0
    for length in cars:
        free = [
            float(tail)
            for tail in range(121)
            if end <= tail <= 120.0 - length and not any(a < tail < b for a, b in spans)
        ]
        if not free:
            assert found is None
            return
        end = free[0] + length
    assert found is not None
    end = 0.0
    for tail, length in zip(found, cars, strict=True):
        assert tail >= end - 1e-9
        assert not any(a < tail < b for a, b in spans)
        end = tail + length
    assert end <= 120.0


def test_what_a_car_touches_is_listed_as_far_as_there_is_room() -> None:
    here = new_game("two-player-2024")
    law, ramp = here.game.law, here.table.roads[0]
    car, hits = np.empty(10), np.empty((4, 3))
    set_car(law, ramp, 20.0, 0.0, 16.0, car)
    assert car_contacts(here.table, law, 0, car, hits) == 1  # the ramp it stands on
    set_car(law, ramp, 50.0, 0.0, 16.0, car)
    assert car_contacts(here.table, law, 0, car, hits) == 2  # and the sedan
    assert [(int(kind), int(index)) for kind, index, _ in hits[:2].tolist()] == [(2, 0), (3, 0)]
    assert car_contacts(here.table, law, 0, car, hits[:1]) == 1
    assert car_contacts(here.table, law, 0, car, hits[:0]) == 0
    # bumper to bumper with the sedan, which stands from 52 to 68
    set_car(law, ramp, 68.0, 0.0, 16.0, car)
    assert car_contacts(here.table, law, 0, car, hits) == 1


def test_a_car_touches_no_column_but_those_of_its_road() -> None:
    """A column 0.5 mm in front of the bumper of a level car is clear of it; one 0.5 mm inside it is not."""
    here = stand(new_game("two-player-2024"), 1, 300.0, 0.0, 4)
    law, hits = here.game.law, np.empty((4, 3))
    beam, car = np.empty(10), np.empty(10)
    set_beam(beam, 169.5, 0.0, 20.0, 289.5, 0.0, 20.0, law.road_half, law.road_thickness)
    set_car(law, beam, 104.0, 0.0, 16.0, car)
    assert car_contacts(here.table, law, 0, car, hits) == 0
    set_beam(beam, 170.5, 0.0, 20.0, 290.5, 0.0, 20.0, law.road_half, law.road_thickness)
    set_car(law, beam, 104.0, 0.0, 16.0, car)
    assert car_contacts(here.table, law, 0, car, hits) == 1
    assert hits[0, :2].tolist() == [1, 2]
    assert hits[0, 2] == pytest.approx(0.5)
    assert car_contacts(here.table, law, 2, car, hits) == 0  # its own column
    blocked = np.empty((16, 2))
    assert blocked_tails(here.table, law, 2, beam, 16.0, blocked) == 0
    assert blocked_tails(here.table, law, 0, beam, 16.0, blocked) == 1
    assert blocked[0, 0] == pytest.approx(103.5, abs=0.6)
