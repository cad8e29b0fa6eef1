"""The storage of matches."""
