"""Compiled play for bots that look ahead: whole games and single turns, built on the kernels of the referee."""
