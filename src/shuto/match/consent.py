"""Asking everybody: who agrees now, and whether all people have agreed."""

from __future__ import annotations

from shuto.match.refusal import Refusal

MOST_REFUSED = 2
"""After the others said no this often, a seat cannot ask again to undo the same turn, nor to forgive the same bill."""


def agreeing(seats: frozenset[int], agreed: frozenset[int], humans: frozenset[int]) -> tuple[int, ...]:
    """The seats of a client that agree now; empty if with them all people have agreed. Bots are not asked.

    Raises Refusal if they agreed before and others are still asked.
    """
    if humans <= seats | agreed:
        return ()
    if seats & humans <= agreed:
        raise Refusal("already-said", "these seats have agreed already; the others are asked")
    return tuple(sorted(seats & humans))
