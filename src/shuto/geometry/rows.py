"""The layout of shapes as rows of numbers. This module imports nothing."""

# A beam is a long box that may slope along its length but does not roll. Its row: the middle of the lower edge of its
# first end, its direction in plan, cosine and sine of its slope, length along the slope, half its width, thickness.
X, Y, Z, UX, UY, C, S, LENGTH, HALF, THICK = range(10)
BEAM = 10

# A prism stands upright. Its row: lower and upper z, the radius that rounds its corners, their number, the corners.
PRISM_LOW, PRISM_HIGH, PRISM_RADIUS, PRISM_COUNT, PRISM_CORNERS = range(5)
MOST_CORNERS = 8
PRISM = PRISM_CORNERS + 2 * MOST_CORNERS
