"""The hand: how it moves and trembles, and one carry from taking to landing."""
