"""Rigid bodies: what is asked of an engine, and the one in use."""
