"""Kernels about supplies: whether a player can still build anything, whatever stands on the table."""

from __future__ import annotations

from shuto.geometry.compiled import inlined, small
from shuto.rules.kernels.layout import (
    COLUMN,
    COLUMN_HEIGHT,
    COLUMN_JUNCTION,
    COLUMN_OUT,
    COLUMN_OWNER,
    COLUMN_TOP,
    GRAY,
    ROADS,
    YELLOW,
    Law,
    Table,
)


@inlined
def is_base_point(table: Table, seat: int, column: int) -> bool:
    """Whether a column is an open end of the player's highway, or a junction of theirs that may still branch."""
    marks = table.column_marks[column]
    return bool(marks[COLUMN_OWNER] == seat and marks[COLUMN_OUT] < 1 + marks[COLUMN_JUNCTION])


@small
def can_raise_column(table: Table, law: Law, seat: int) -> bool:
    """Whether the supply allows a column, and a road to it, from a base point of the player."""
    supply = table.supplies[seat]
    if supply[ROADS] < 1:
        return False
    for i in range(table.counts[COLUMN]):
        if is_base_point(table, seat, i):
            height = table.column_marks[i, COLUMN_HEIGHT]
            if supply[GRAY] >= height - 1 > 0 or supply[GRAY] >= height + 1:
                return True
            if law.junctions and supply[YELLOW] > 0 and supply[GRAY] > 0:
                nearest = min(max(height, 2), supply[GRAY] + 1)
                if abs(nearest - height) * law.disc_height < law.road_length:
                    return True
    return False


@inlined
def may_go_down(table: Table, law: Law, seat: int) -> bool:
    """Whether the supply of discs allows the player an off-ramp."""
    return not law.columns_needed or bool(table.supplies[seat, GRAY] + table.supplies[seat, YELLOW] > 0)


@inlined
def can_go_down(table: Table, law: Law, seat: int) -> bool:
    """Whether the supply and the heights allow an off-ramp from a base point of the player."""
    if table.supplies[seat, ROADS] < 1 or not may_go_down(table, law, seat):
        return False
    for i in range(table.counts[COLUMN]):
        if is_base_point(table, seat, i) and (
            table.column_marks[i, COLUMN_HEIGHT] == 1
            or (law.off_ramp_any_height and table.columns[i, COLUMN_TOP] < law.road_length)
        ):
            return True
    return False


@small
def is_out_of_material(table: Table, law: Law, seat: int) -> bool:
    """Whether a supply allows no turn, or one kind of piece is used up where the edition says that this is enough."""
    if law.any_kind_short and table.supplies[seat, GRAY] + table.supplies[seat, YELLOW] == 0:
        return True
    return not can_raise_column(table, law, seat) and not can_go_down(table, law, seat)
