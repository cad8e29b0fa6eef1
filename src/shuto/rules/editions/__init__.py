"""Editions: their numbers, switches and clauses, read from the files in this folder."""
