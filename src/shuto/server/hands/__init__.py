"""Carries: one piece in the hand at a table, from taking it to what its landing leads to."""
