"""The action spaces: what an agent may choose, and which turn each action means."""
