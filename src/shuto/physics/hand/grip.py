"""Where a hand takes hold of a piece: in its middle, unless the fingers have no room there."""

from __future__ import annotations

import math
from collections.abc import Sequence

from shapely import Polygon

from shuto.physics.engine.pose import Vector
from shuto.physics.hand.approach import Surroundings
from shuto.physics.hand.fingers import OPEN, Grip, tip_places, tips_of
from shuto.physics.table.bodies import Body, Kind

_ROOM = 1.5  # mm around the open fingers
_QUARTER = math.pi / 2.0
_LONG = [Grip(at, level=True) for at in (0.0, 15.0, -15.0, 30.0, -30.0, 45.0, -45.0, 55.0, -55.0)]
_SHORT = [Grip(at, level=True) for at in (0.0, 5.0, -5.0)] + [Grip(level=True, turn=_QUARTER)]
_ROUND = [Grip(level=True, turn=number * math.pi / 6.0) for number in range(6)]
_GRIPS: dict[Kind, list[Grip]] = {"road": _LONG, "car": _SHORT, "disc": _ROUND, "fixed": []}
"""The most natural first."""


def natural_grip(
    around: Surroundings, bodies: Sequence[Body], *, tweezers: bool, shifts: Sequence[Vector] = ()
) -> Grip:
    """The first grip at which the open fingers have room at the place of a piece and at all `shifts` (mm) from it.

    If there is none, the very tips of the fingers; if these have no room either, a nail.
    """
    places = [(0.0, 0.0, 0.0), *shifts]
    grips = _GRIPS[bodies[0].kind]
    narrow = [] if tweezers else [grip._replace(narrow=True) for grip in grips]
    for grip in [*grips, *narrow]:
        if all(has_room(around, bodies, grip, tweezers=tweezers, shift=shift) for shift in places):
            return grip
    return Grip(level=True, nail=True)


def has_room(
    around: Surroundings, bodies: Sequence[Body], grip: Grip, *, tweezers: bool, shift: Vector = (0.0, 0.0, 0.0)
) -> bool:
    """Whether the fingers can hold a piece at its place (moved by a shift, mm), open there and withdraw upwards."""
    pose, tips = bodies[0].pose, tips_of(bodies, grip, tweezers=tweezers)
    yaw = math.atan2(pose.ahead[1], pose.ahead[0])
    for tip, (x, y, z) in zip(tips, tip_places(pose, tips, OPEN / 2.0), strict=True):
        far, wide = tip.half[0] + _ROOM, tip.half[1] + OPEN / 2.0 + _ROOM / 2.0
        ux, uy = math.cos(yaw + tip.turn), math.sin(yaw + tip.turn)
        corners = [(far, wide), (-far, wide), (-far, -wide), (far, -wide)]
        plan = Polygon([(x + shift[0] + a * ux - b * uy, y + shift[1] + a * uy + b * ux) for a, b in corners])
        if not around.is_open_above(plan, z + shift[2] - tip.half[2]):
            return False
    return True
