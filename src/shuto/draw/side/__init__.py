"""The table from the side."""
