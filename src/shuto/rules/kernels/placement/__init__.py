"""Judging placements: where a road lies, what it touches, what it crosses, and the survey of many."""
