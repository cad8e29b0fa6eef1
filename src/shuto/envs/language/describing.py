"""A position as text for a language model: everything that the rules depend on, and nothing else."""

from __future__ import annotations

from shuto.rules.ids import PieceId
from shuto.rules.pieces import Column, Road
from shuto.rules.position import Position
from shuto.rules.records.notation import number


def describe(position: Position, seat: int | None = None) -> str:
    """The position in words and numbers, as a seat sees it (by default the one to move)."""
    game = position.game
    you = position.to_move if seat is None else seat
    kind = "mission rules" if game.switches.missions else "the first to place all their cars wins"
    lines = [
        f"Tokyo Highway, edition {game.edition.id}, {game.seats} players, {kind}.",
        f"Lengths are in mm. The middle of the table is 0,0; x goes right, y goes up. The table is "
        f"{number(game.width)} × {number(game.depth)}, a road is {number(game.law.road_length)} long.",
        _state(position, you),
        "",
        "Players:",
        *(_player(position, other, you) for other in range(game.seats)),
        "",
        "Columns (id, owner, place, height in discs):",
        *(_column(one) for one in position.columns),
        "",
        "Roads (id, owner, from, to, height of both ends, sides that are free to cross):",
        *(_road(one) for one in position.roads),
    ]
    if position.cars:
        lines += ["", "Cars (id, owner, road, mm along it):"]
        lines += [f"{car.id} seat {car.owner} on {car.road} at {number(car.place)}" for car in position.cars]
    if position.components:
        lines += ["", "Buildings and areas (name, kind, place, rotation):"]
        lines += [
            f"{one.id} {one.kind} {number(one.x)},{number(one.y)} @ {number(one.angle)}" for one in position.components
        ]
    return "\n".join(lines)


def _state(position: Position, you: int | None) -> str:
    outcome = position.outcome
    if outcome is not None:
        ranking = " > ".join(" = ".join(f"seat {seat}" for seat in group) for group in outcome.ranking)
        return f"The game is over ({outcome.reason}). Ranking: {ranking}."
    phase = "Components are being placed" if position.phase == "setup" else f"{position.turns_played} turns played"
    mover = "you" if position.to_move == you else f"seat {position.to_move}"
    return f"{phase}. To move: {mover}. You are seat {you}."


def _player(position: Position, seat: int, you: int | None) -> str:
    supply = position.supply(seat)
    ends = ", ".join(str(point.column) for point in position.base_points(seat)) or "none"
    marks = " (you)" if seat == you else ""
    left = f"{supply.cars} cars, {supply.gray} gray discs, {supply.yellow} yellow discs, {supply.roads} roads left"
    placed = f"{position.cars_placed(seat)} cars placed"
    state = "" if seat in position.still_in else "; no longer in the game"
    return f"seat {seat} {position.game.players[seat]}{marks}: {left}; {placed}; base points: {ends}{state}"


def _column(column: Column) -> str:
    marks = " junction" * column.junction + f" on {column.area}" * (column.area is not None)
    return f"{column.id} seat {column.owner} {number(column.x)},{number(column.y)} {column.height}{marks}"


def _road(road: Road) -> str:
    def end(column: PieceId | None, point: tuple[float, float, float]) -> str:
        return str(column) if column is not None else f"table {number(point[0])},{number(point[1])}"

    free = [side for side, taken in (("over", road.over_taken), ("under", road.under_taken)) if not taken]
    kind = "" if road.kind == "road" else f" {road.kind}"
    heights = f"{number(road.start[2])} to {number(road.end[2])}"
    return (
        f"{road.id} seat {road.owner}{kind} {end(road.from_column, road.start)} → {end(road.to_column, road.end)}, "
        f"{heights}, {' and '.join(free) or 'none'} free"
    )
