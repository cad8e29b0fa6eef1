"""Advice by bots: hints, and the analysis of a game."""
