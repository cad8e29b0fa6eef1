"""All tolerances of the geometry. Lengths in mm."""

CONTACT = 1e-6
"""A clearance up to this counts as contact, an overlap up to this as none. It is far below GRID."""

PARALLEL = 1e-9
"""Directions whose cross product is smaller than this are parallel."""

GRID = 0.01
"""Stated coordinates are whole multiples of this, so that numbers survive being written as text."""

GRID_PER_MM = 100.0
"""Coordinates are computed as n / GRID_PER_MM: n * GRID is not always the float that the decimal stands for."""

SWEEP = 0.25
"""Distance between two samples of a slide along an upright block."""

LIE = 0.25
"""A stated lie may differ from the length of its beam by this much. It is then fitted around its middle."""
