"""The storage in one SQLite file."""
