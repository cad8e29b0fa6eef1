"""Makes the views of a match. Nothing here changes it."""
