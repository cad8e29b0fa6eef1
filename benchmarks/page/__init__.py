"""What the page costs in a real browser."""
