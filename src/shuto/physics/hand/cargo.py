"""The cargo of a hand: one piece of a build, its bodies, and what stands when it is taken."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cached_property

from shuto.physics.hand.approach import Surroundings
from shuto.physics.table.bodies import Body, bodies_of
from shuto.physics.table.build import Resting, world_of
from shuto.physics.table.world import World
from shuto.rules.difference import difference
from shuto.rules.ids import PieceId, PieceIdError
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.turn import Build


class CarryError(ValueError):
    """A call that a carry cannot serve; the message says why in one line."""


@dataclass(frozen=True, eq=False)
class Cargo:
    """One piece of a build that is legal as it is meant. What the build places before it stands already."""

    position: Position
    """The position before the build."""
    turn: Build
    piece: PieceId
    """One of `parts`, or one disc of the column."""
    seat: int
    """The seat of the player who builds."""
    after: Position
    """The position after the build as it is meant."""
    parts: tuple[PieceId, ...]
    """All pieces of the build, in the order in which they are placed."""
    bodies: tuple[Body, ...]
    """The bodies of the piece, where they belong."""
    others: tuple[Body, ...]
    """The bodies that stand when it is taken, where the rules put them."""

    @cached_property
    def around(self) -> Surroundings:
        """The bodies that stand when it is taken, indexed."""
        return Surroundings(self.others)


def parts_of(position: Position, turn: Build) -> tuple[PieceId, ...]:
    """The pieces that a build adds, in the order in which they are placed: its column, its road, its cars."""
    return difference(position, play(position, turn)).pieces


_known: deque[Cargo] = deque(maxlen=8)  # the last ones, because the same piece is tried again and again


def cargo_of(position: Position, turn: Build, piece: str | None = None) -> Cargo:
    """A piece of a build (by default its road) as a hand carries it."""
    name = _piece(piece) if piece else PieceId.road(len(position.roads))
    for cargo in _known:
        if cargo.position is position and cargo.piece == name and cargo.turn == turn:
            return cargo
    _known.append(_cargo(position, turn, name))
    return _known[-1]


def _cargo(position: Position, turn: Build, name: PieceId) -> Cargo:
    after = play(position, turn)
    parts = difference(position, after).pieces
    everything = bodies_of(after)
    bodies = tuple(body for body in everything if name in (body.name, body.piece))
    if name.piece not in parts or not bodies:
        raise _not_placed(name)
    later = set(parts[parts.index(name.piece) :])
    under = {str(PieceId.disc(name.piece, level)) for level in range(name.level or 0)}
    others = tuple(body for body in everything if body.name in under or body.piece not in later)
    seat = turn.player if turn.player is not None else int(position.to_move or 0)
    return Cargo(position, turn, name, seat, after, parts, bodies, others)


def world_for(
    position: Position, turn: Build, piece: str, resting: Resting | None = None, *, laid: bool = False
) -> World:
    """The table at rest when a piece of a turn is taken: it includes the pieces that the turn places before that one.

    `resting` is the stored table before the turn. With `laid`, it already includes those pieces.
    """
    cargo = cargo_of(position, turn, piece)
    whole = cargo.piece.piece
    new = cargo.parts[: cargo.parts.index(whole)]
    if cargo.piece.level:  # so are the discs under this one
        new = (*new, whole)
    return world_of(cargo.after, cargo.others, resting=resting, new=() if laid else new)


def _piece(name: str) -> PieceId:
    try:
        return PieceId(name)
    except PieceIdError:
        raise _not_placed(name) from None


def _not_placed(name: str) -> CarryError:
    return CarryError(f"piece: {name!r} is not one of the pieces that this turn places")
