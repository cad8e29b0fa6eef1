"""The storage in a database: one SQLite file, or PostgreSQL."""
