"""Carries at a live table: taking a piece, moving it, its landing, and the resulting event."""
