"""Faults about cars and columns taken."""

from __future__ import annotations

import math

from city import load
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from tables import give, span, stand, table
from unit.rules.referee.fault_cases.case import Case, scene

MAY, MUST = "second-edition", "two-player-2024"
DOWN = "c0 > 120,-70"


@scene
def start() -> Position:
    return table(MAY)


@scene
def no_cars() -> Position:
    return give(table(MAY), 0, cars=0)


@scene
def one_car() -> Position:
    return give(table(MAY), 0, cars=1)


@scene
def slopes() -> Position:
    """c2 at 5 (24.6°) and c3 at 6 (30°)."""
    return stand(stand(table(MAY), 0, 200, 0, 5), 0, 200, -200, 6)


@scene
def under_a_bridge() -> Position:
    """Bob's level road high above Ann's: it earns a car, and there is room below."""
    return span(table(MUST), 1, (60, 0, 5), (60, -120, 5))


@scene
def under_a_beam() -> Position:
    """The same at 20: Ann's road fits below it, but a car on her road does not. Its near edge is at x = 55."""
    return span(table(MAY), 1, (60, -10, 2), (60, -130, 2))


@scene
def before_a_wall() -> Position:
    """The block's edge is at x = 119.9, half a millimetre before the foot of an off-ramp to the right."""
    return table("four-player-de", 2, "+ slab 470,370", "+ block 134.9,-60")


# It starts on the ramp's end, 12 up. A car at its end leans over the foot by 9 × the sine of its slope, the road by 2
# ×.
FOOT = math.sqrt(120.0**2 - 12.0**2)


@scene
def types() -> Position:
    return table(MUST)


@scene
def before_a_column() -> Position:
    """Bob's column is 0.3 mm past the foot of an off-ramp: the road is clear of it, but a car at its end is not."""
    return stand(table(MAY), 1, 129.9, -70, 1)


@scene
def limousines() -> Position:
    """A road of Bob's with a limousine on it, high above Ann's road."""
    return load(span(same_types(), 1, (60, 0, 6), (60, -120, 6)), "r2", "limousine")


@scene
def same_types() -> Position:
    return table(MUST, house_rules={"same_type": "one-a-turn"})


# Ann's road from c0 to (115, -70): it starts at x = 57.5 - flat / 2, on the ramp's end, and rises 8.
FLAT = math.sqrt(120.0**2 - 8.0**2)
START = 57.5 - FLAT / 2.0


def nose(past: float) -> float:
    """The middle of a car, along the road, whose front is this far past Bob's lower edge (x = 55, z = 20)."""
    return (55.0 - START) * FLAT / 120.0 + (20.0 - 12.0) * 8.0 / 120.0 - 8.0 + past


CASES = (
    Case(Fault.NOT_ENOUGH_CARS, no_cars, f"{DOWN} = 60", f"{DOWN} = -", others=("car-type-unavailable",)),
    Case(Fault.NOT_ENOUGH_CARS, one_car, f"{DOWN} = 40 80", f"{DOWN} = 40", others=("car-not-earned",)),
    Case(Fault.CAR_NOT_EARNED, start, "c0 115,-70 2 = 60", "c0 115,-70 2 = -"),
    Case(Fault.CAR_NOT_EARNED, start, f"{DOWN} = 40 80", f"{DOWN} = 40"),
    Case(Fault.CAR_OWED, under_a_bridge, "c0 115,-60 2 = -", "c0 115,-60 2 = 60"),
    Case(Fault.CAR_OWED, types, "c0 > 120,-60 = -", "c0 > 120,-60 = 60"),
    # the shortest way out is back along the road
    Case(
        Fault.CAR_DOES_NOT_FIT, under_a_beam, f"c0 115,-70 2 = {nose(0.5):.2f}", f"c0 115,-70 2 = {nose(-0.5):.2f}",
        gap=0.5, pieces=("new-car", "r2"),
    ),
    Case(
        Fault.CAR_DOES_NOT_FIT, start, f"{DOWN} = 40 55.5", f"{DOWN} = 40",
        gap=0.5, pieces=("new-car", "new-car"), others=("car-not-earned",),
    ),
    Case(
        Fault.CAR_DOES_NOT_FIT, before_a_wall, "c0 > 120,-60 = 112", "c0 > 120,-60 = 111.4",
        gap=FOOT + 9.0 * 12.0 / 120.0 - 119.9, pieces=("new-car", "block"),
    ),
    Case(
        Fault.CAR_DOES_NOT_FIT, before_a_column, f"{DOWN} = 112", f"{DOWN} = 111.4",
        gap=FOOT + 9.0 * 12.0 / 120.0 - 119.9, pieces=("new-car", "c2"),
    ),
    Case(Fault.CAR_NOT_ON_ROAD, start, f"{DOWN} = 112.5", f"{DOWN} = 111.5", gap=0.5, pieces=("new-car",)),
    Case(Fault.CAR_NOT_ON_ROAD, start, f"{DOWN} = 60@1.5", f"{DOWN} = 60@0.5", gap=0.5, pieces=("new-car",)),
    Case(Fault.CAR_NOT_ON_ROAD, start, f"{DOWN} = 60@-1.5", f"{DOWN} = 60@-0.5", gap=0.5, pieces=("new-car",)),
    Case(Fault.CAR_WOULD_SLIDE, slopes, "c3 > 320,-200 = 60", "c2 > 320,0 = 60"),
    Case(Fault.CAR_WOULD_SLIDE, slopes, "c3 > 320,-200 = 60", "c3 > 320,-200 = -"),
    Case(Fault.CAR_TYPE_UNAVAILABLE, types, "c0 > 120,-60 = 60:sedan", "c0 > 120,-60 = 60:limousine"),
    Case(Fault.CAR_TYPE_UNAVAILABLE, types, "c0 > 120,-60 = 60:tank", "c0 > 120,-60 = 60:highway-bus"),
    Case(Fault.NOTHING_TO_TAKE, types, "c0 115,-60 2 < 1", "c0 115,-60 2 < -"),
    Case(Fault.NOTHING_TO_TAKE, same_types, "c0 115,-60 2 < 7", "c0 115,-60 2"),
    Case(
        Fault.GRAY_GIVEN_FIRST, limousines, "c0 115,-60 2 = 60:limousine < 1y", "c0 115,-60 2 = 60:limousine < 1",
    ),
)  # fmt: skip
