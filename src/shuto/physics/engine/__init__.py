"""Rigid bodies: the protocol that an engine implements, and the engine in use."""
