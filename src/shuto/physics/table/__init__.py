"""A position as rigid bodies."""
