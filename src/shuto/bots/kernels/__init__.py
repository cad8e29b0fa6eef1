"""Compiled play: whole games and parts of them on the referee's own kernels, for bots that look ahead."""
