"""The table from above."""
