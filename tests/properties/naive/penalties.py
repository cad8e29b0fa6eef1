"""The pieces knocked over and their cost, counted piece by piece."""

from __future__ import annotations

from properties.games import Played
from shuto.rules.position import Position


def paid(step: Played) -> dict[int, int]:
    """Columns that the payer of a step hands to each owner whose pieces they knocked over."""
    aftermath = step.aftermath
    if aftermath is None or aftermath.forgiven:
        return {}
    table, switches = step.after, step.after.game.switches
    fallen = [(one.piece, one.count) for one in aftermath.fallen]
    if switches.nudge:
        fallen += [(one.piece, None) for one in aftermath.nudged if one.shift > switches.nudge]
    hit: dict[int, int] = {}
    for piece, count in fallen:
        owner, elements = _owner(table, piece)
        if owner != aftermath.by:
            hit[owner] = hit.get(owner, 0) + (elements if count is None else count)
    seats = table.game.seats
    owed = {owner: hit[owner] if switches.penalty == "per-piece" else 1 for owner in hit}
    purse = purse_before(step)
    result = dict.fromkeys(owed, 0)
    left = [(aftermath.by + step) % seats for step in range(1, seats)]
    while purse and any(result[owner] < owed[owner] for owner in owed):
        for owner in left:
            if purse and owner in owed and result[owner] < owed[owner]:
                result[owner] += 1
                purse -= 1
    return result


def purse_before(step: Played) -> int:
    """Columns that the payer had when they paid: those before the step, minus those built, plus those taken."""
    assert step.aftermath is not None
    by = step.aftermath.by
    columns = sum(step.before.supply(by)[1:3])
    columns -= sum(column.height for column in step.after.columns if column.owner == by)
    columns += sum(column.height for column in step.before.columns if column.owner == by)
    if step.verdict is not None:
        for take in step.verdict.takes:
            columns += int(step.verdict.seat == by) - int(take.owner == by)
    return columns


def _owner(position: Position, piece: str) -> tuple[int, int]:
    for column in position.columns:
        if column.id == piece:
            return column.owner, column.height
    owners: list[tuple[str, int]] = [(road.id, road.owner) for road in position.roads]
    owners += [(car.id, car.owner) for car in position.cars]
    return dict(owners)[piece], 1
