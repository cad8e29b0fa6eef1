"""HTTP routes, one file per topic."""
