"""The rules as compiled kernels on arrays. Importing a module here loads numba; the rest of `rules` loads it late."""
