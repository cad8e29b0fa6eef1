"""Shapes, crossings and clearances in mm. This package knows nothing of the game. Only kernel modules load numba."""
