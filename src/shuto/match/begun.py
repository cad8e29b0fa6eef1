"""A build that is carried to the table piece by piece: what needs the hand, what lies already, what comes next."""

from __future__ import annotations

from typing import NamedTuple

from shuto.match.settings import Handled
from shuto.physics import parts_of
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath, Build

_KINDS: dict[Handled, str] = {"roads": "r", "roads-and-cars": "rk", "everything": "crk"}


class Begun(NamedTuple):
    """A build of which some pieces lie."""

    seat: int
    turn: Build
    """As far as it lies, and as it is meant from there on."""
    placed: tuple[str, ...]
    carries: tuple[int, ...] = ()


def by_hand(position: Position, turn: Build, handled: Handled) -> tuple[str, ...]:
    """The pieces of a legal build that need the hand, in the order in which they are carried."""
    return tuple(piece for piece in parts_of(position, turn) if piece[0] in _KINDS[handled])


def next_piece(position: Position, turn: Build, handled: Handled, placed: tuple[str, ...]) -> str | None:
    """The piece to be carried next; None: the build is complete."""
    return next((piece for piece in by_hand(position, turn, handled) if piece not in placed), None)


def on_table(position: Position, aftermath: Aftermath) -> Aftermath:
    """An aftermath without the pieces that are not part of the position: they are the player's own, and not built."""
    known = {column.id for column in position.columns}
    known |= {road.id for road in position.roads} | {car.id for car in position.cars}
    return Aftermath(
        by=aftermath.by,
        fallen=tuple(one for one in aftermath.fallen if one.piece in known),
        nudged=tuple(one for one in aftermath.nudged if one.piece in known),
    )
