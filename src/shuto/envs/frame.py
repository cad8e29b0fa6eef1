"""The table as a player sees it: turned so that their own starting ramp is at the near side."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

SCALE = 1000.0
"""mm in one unit of a place."""


@cache
def frame_of(seats: int, seat: int) -> npt.NDArray[np.float64]:
    """The matrix that turns places of the table (rows) to how a seat sees them, in metres.

    Seat 0 sits at the near side (negative y); the others follow clockwise.
    """
    angle = 2.0 * np.pi * seat / seats
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, s], [-s, c]]) / SCALE
