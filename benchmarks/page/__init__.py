"""The speed of the page in a real browser."""
