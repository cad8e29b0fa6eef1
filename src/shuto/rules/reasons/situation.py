"""The situation of a player whose turn is not as usual: what they lack, what they have to do, and what happens then."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from shuto.rules.kernels.course import FIRST, IN, LAST_ROUND, STATUS
from shuto.rules.position import Position

Lack: TypeAlias = Literal["base-points", "columns", "roads", "fitting", "material"]
"""What a player lacks. fitting: columns that fit a base point. material: something that they have been paid since."""

What: TypeAlias = Literal["off-ramp", "pass", "set-aside", "last-chance", "last-turn", "done"]
"""off-ramp: it is all that can be built. pass, set-aside: nothing can be built. last-chance: out of material.
last-turn: one turn is left in the last round. done: no roads are left to place or to set aside."""


class Situation(msgspec.Struct, frozen=True):
    """The situation of one player."""

    what: What
    lack: Lack | Literal["place"] | None = None
    """What the player lacks to build as usual. place: there is material, but no legal place for it."""
    waits_for: tuple[int, ...] = ()
    """Seats that take a turn before the player is out. For a pass: that will take one after it."""


def lack_of(position: Position, seat: int) -> Lack:
    """What a player lacks, from their supply."""
    from shuto.rules.kernels.material import is_out_of_material

    supply = position.supply(seat)
    if not position.base_points(seat):
        return "base-points"
    if supply.columns == 0:
        return "columns"
    if supply.roads == 0:
        return "roads"
    return "fitting" if is_out_of_material(position.table, position.game.law, seat) else "material"


def situation_of(position: Position, seat: int, *, search: bool = True) -> Situation | None:
    """The situation of a player; None if nothing is unusual.

    `search`: also look for a legal place on the whole table for the player to move. Without it, only supplies count.
    """
    if not position.is_building or position.course.players[seat, STATUS] != IN:
        return None
    mission_rules = position.game.switches.missions
    if position.to_move == seat:
        stuck = _on_turn(position, seat, search=search)
        if stuck is not None:
            return stuck
    elif position.has_last_chance(seat):
        waits = next(one.waits_for for one in position.out_of_material if one.seat == seat)
        return Situation("last-chance", lack_of(position, seat), waits)
    if mission_rules and position.supply(seat).roads == 0:
        return Situation("done", "roads")
    if mission_rules and position.course.game[LAST_ROUND] and _is_to_come(position, seat):
        return Situation("last-turn")
    return None


def _is_to_come(position: Position, seat: int) -> bool:
    """Whether a player still has a turn in this round."""
    first, seats = int(position.course.game[FIRST]), position.game.seats
    assert position.to_move is not None
    return (seat - first) % seats >= (position.to_move - first) % seats


def _on_turn(position: Position, seat: int, *, search: bool) -> Situation | None:
    """What keeps the player to move from building a column; None if nothing does."""
    from shuto.rules.kernels.material import can_raise_column, is_out_of_material
    from shuto.rules.referee.survey import find_legal

    table, law = position.table, position.game.law
    instead: What = "set-aside" if position.game.switches.missions else "pass"
    raises = can_raise_column(table, law, seat)
    # a player who can raise a column has material: usual, so that the other kernel need not be asked
    if not raises and is_out_of_material(table, law, seat):
        others = tuple(other for other in position.still_in if other != seat)
        return Situation(instead, lack_of(position, seat), others if instead == "pass" else ())
    if search and find_legal(position, seat) is None:
        return Situation(instead, "place")
    if not raises:
        return Situation("off-ramp", "fitting" if position.supply(seat).columns else "columns")
    return None
