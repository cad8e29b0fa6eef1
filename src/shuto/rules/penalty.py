"""Penalties: how many discs a player pays to whom for knocking pieces over. The pieces are put back as they were."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import msgspec

from shuto.rules.ids import Kind, PieceId, PieceIdError
from shuto.rules.kernels import layout as at
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath, Fallen, Payment

_ROWS: dict[Kind, int] = {"column": at.COLUMN, "road": at.ROAD, "car": at.CAR}


class AftermathError(ValueError):
    """An impossible aftermath: unknown pieces, an unknown player, or payments that do not fit."""

    def __init__(self, line: str, code: str, **args: str | int) -> None:
        super().__init__(f"aftermath: {line}")
        self.code = code
        self.args_said = args

    def text(self, language: str = "en") -> str:
        """The error, in the language of the reader."""
        from shuto.text import say

        return say(language, f"aftermath-{self.code}", **self.args_said)


class Penalty(NamedTuple):
    """The debt of a player to another player for knocking over their pieces."""

    payer: int
    owner: int
    pieces: int
    columns: int
    """Columns actually paid: never more than the player has."""


def penalties(position: Position, aftermath: Aftermath) -> tuple[Penalty, ...]:
    """The bill for an aftermath, owner by owner in turn order from the payer's left."""
    if not 0 <= aftermath.by < position.game.seats:
        raise AftermathError(f"no seat {aftermath.by}", "no-seat", seat=aftermath.by)
    hit = _pieces_hit(position, aftermath)
    if aftermath.forgiven:
        return ()
    each = position.game.switches.penalty == "per-piece"
    seats = position.game.seats
    owners = [(aftermath.by + step) % seats for step in range(1, seats)]
    due = {owner: (hit[owner] if each else 1) for owner in owners if hit.get(owner)}
    paid = dict.fromkeys(due, 0)
    left = position.supply(aftermath.by).columns
    while left and any(paid[owner] < due[owner] for owner in due):
        for owner in due:  # if there are too few discs, owners get one at a time in turn, so that nobody gets all
            if left and paid[owner] < due[owner]:
                paid[owner] += 1
                left -= 1
    return tuple(Penalty(aftermath.by, owner, hit[owner], paid[owner]) for owner in due)


def payments(position: Position, aftermath: Aftermath) -> tuple[Payment, ...]:
    """The discs handed over, by colour: as the payer stated, else gray while there are any."""
    owed = {penalty.owner: penalty.columns for penalty in penalties(position, aftermath) if penalty.columns}
    supply = position.supply(aftermath.by)
    if aftermath.pays is None:
        gray = supply.gray
        result = []
        for owner, columns in owed.items():
            share = min(gray, columns)
            gray -= share
            result.append(Payment(owner, share, columns - share))
        return tuple(result)
    stated = {payment.owner: payment.gray + payment.yellow for payment in aftermath.pays}
    if stated != owed or len(stated) != len(aftermath.pays):
        due = ", ".join(f"{columns} to seat {owner}" for owner, columns in owed.items()) or "nothing"
        name = position.game.players[aftermath.by]
        raise AftermathError(
            f"seat {aftermath.by} pays {due}, not what is stated",
            "other-payment",
            player=name,
            count=sum(owed.values()),
        )
    gray = sum(payment.gray for payment in aftermath.pays)
    yellow = sum(payment.yellow for payment in aftermath.pays)
    negative = any(payment.gray < 0 or payment.yellow < 0 for payment in aftermath.pays)
    if negative or gray > supply.gray or yellow > supply.yellow:
        have = f"{supply.gray} gray and {supply.yellow} yellow"
        name = position.game.players[aftermath.by]
        raise AftermathError(
            f"seat {aftermath.by} has only {have} columns",
            "too-poor",
            player=name,
            gray=supply.gray,
            yellow=supply.yellow,
        )
    return aftermath.pays


def with_payments(position: Position, aftermath: Aftermath) -> Aftermath:
    """The aftermath with its payments filled in, so that its meaning cannot change later."""
    return aftermath if aftermath.forgiven else msgspec.structs.replace(aftermath, pays=payments(position, aftermath))


def settle(position: Position, aftermath: Aftermath) -> Position:
    """The position after the penalties of an aftermath are paid."""
    from shuto.rules.kernels.flow import pay

    paid = payments(position, aftermath)
    after = replace(position, table=position.table.copy(), course=position.course.copy())
    for payment in paid:
        pay(after.table, after.course, aftermath.by, payment.owner, payment.gray, payment.yellow)
    if aftermath.missed is not None:
        _charge_miss(after, aftermath)
    return after


def _charge_miss(after: Position, aftermath: Aftermath) -> None:
    """Put a column of the player back into the box, if that is what a miss costs: a gray one while there is any."""
    if not after.is_building or after.to_move != aftermath.by:
        raise AftermathError(f"it is not the turn of seat {aftermath.by}, so it misses nothing", "no-miss")
    if aftermath.missed == "column":
        supplies = after.table.supplies[aftermath.by]
        supplies[at.GRAY if supplies[at.GRAY] else at.YELLOW] -= int(after.supply(aftermath.by).columns > 0)


def _pieces_hit(position: Position, aftermath: Aftermath) -> dict[int, int]:
    """How many single pieces of each player count: those that fell, and those nudged too far."""
    nudge = position.game.switches.nudge
    hit: dict[int, int] = {}
    left: dict[str, int] = {}
    for told in (aftermath.fallen, aftermath.nudged):
        seen: set[str] = set()
        for entry in told:
            owner, discs = _owner(position, entry.piece)
            standing = left.setdefault(entry.piece, discs)
            if entry.piece in seen or standing == 0:
                raise AftermathError(f"{entry.piece} is named twice", "named-twice")
            seen.add(entry.piece)
            count = standing if entry.count is None else entry.count
            if count > standing:
                raise AftermathError(
                    f"{entry.piece} is {discs} pieces, not {discs - standing + count}",
                    "too-many",
                    count=discs,
                )
            left[entry.piece] -= count
            counts = isinstance(entry, Fallen) or (nudge and entry.shift > nudge)
            if counts and owner != aftermath.by:
                hit[owner] = hit.get(owner, 0) + count
    return hit


def _owner(position: Position, piece: str) -> tuple[int, int]:
    """The owner of a piece, and the number of single pieces in it."""
    try:
        found = PieceId(piece)
    except PieceIdError:
        found = None
    if found is None or found.kind == "disc" or found.number >= position.table.counts[_ROWS[found.kind]]:
        raise AftermathError(f"no piece {piece!r} on the table", "no-piece")
    if found.kind == "column":
        column = position.column(found)
        return column.owner, column.height
    return (position.road(found) if found.kind == "road" else position.car(found)).owner, 1
