"""Every tolerance of the geometry, in one place. Lengths in mm."""

CONTACT = 1e-6
"""Clearances up to this count as contact, overlaps up to this as none: far below what a coordinate can state."""

PARALLEL = 1e-9
"""Directions whose cross product is smaller than this are parallel."""

GRID = 0.01
"""Coordinates that people and programs state are whole multiples of this, so that text and numbers agree."""

GRID_PER_MM = 100.0
"""A whole number divided by this is the float that the written decimal stands for; times GRID it is not always."""

SWEEP = 0.25
"""Step in which a slide along an upright block is sampled."""

LIE = 0.25
"""A stated lie may miss the stick's true length by this much and is fitted about its middle."""
