"""The hand: how it moves and trembles, and the carry of one piece from taking to landing."""
