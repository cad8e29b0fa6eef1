"""Positions without a history: stated piece by piece, as data or as one line of text, and judged as a whole."""
