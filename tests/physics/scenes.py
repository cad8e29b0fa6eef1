"""Tables for the physics tests: late positions of golden games, and small positions written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from golden.counts import GAMES
from golden.transcript import read
from shuto.physics import World, build_world
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.record import Record
from shuto.rules.setup import start
from shuto.rules.turn import Build, Extend, OffRamp
from tables import table

LATE = (
    "second-edition-2",
    "four-player-fr-4",
    "four-player-de-3",
    "two-player-2024-2",
    "rainbow-city-4",
    "rainbow-city-missions-6",
)
"""A finished game of every edition."""


@cache
def golden(name: str) -> Record:
    return read((GAMES / f"{name}.txt").read_text("utf-8"))


@cache
def late(name: str) -> Position:
    return golden(name).final()


def builds(name: str) -> Iterator[tuple[Position, Build]]:
    """Every build of a golden game, with the position before it."""
    first = start(golden(name).game())
    for stage in golden(name).stages(first):
        if isinstance(stage.step.turn, (Extend, OffRamp)):
            yield stage.before, stage.step.turn


def duel(edition: str = "two-player-2024") -> Position:
    """Ann (seat 0) has a road from c0 to c2, Bob one from c1 to c3, far away; c2 and c3 are two discs high."""
    return table(edition, 2, "c0 115,-80 2", "c1 -115,80 2")


def bridge(edition: str = "two-player-2024") -> tuple[Position, Build]:
    """A position, and a build of Bob's: a road to a column of three discs that touches nothing else."""
    position = table(edition, 2, "c0 115,-80 2", "c1 -115,80 2", "c2 225,-60 3")
    turn = Extend(base=3, x=-225.0, y=60.0, height=3)
    play(position, turn)
    return position, turn


def world(position: Position) -> World:
    return build_world(position)
