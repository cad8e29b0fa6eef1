"""Judging cars: earned or owed, of a type still in the supply, wholly on the stick, clear of all, not sliding off."""

from __future__ import annotations

import math
from itertools import permutations
from typing import NamedTuple

import numpy as np

from shuto.geometry.tolerances import CONTACT
from shuto.rules.faults import Fault
from shuto.rules.findings import finding
from shuto.rules.game import TYPE_NUMBER
from shuto.rules.kernels import layout as at
from shuto.rules.pieces import PieceRef
from shuto.rules.position import Position
from shuto.rules.turn import Build, CarPlace, Take
from shuto.rules.verdict import Crossing, Finding

_NEW_CAR = PieceRef("new-car", "new-car")
_SINE = 6  # index of a beam's sine of slope
_MOST_BLOCKED = 64


class Carriage(NamedTuple):
    """What is to be said of a turn's cars."""

    findings: tuple[Finding, ...]
    cars: tuple[CarPlace, ...]
    owed: int
    takes: tuple[Take, ...]
    givers: tuple[int, ...]
    most_takes: int


def judge_cars(
    position: Position,
    turn: Build,
    seat: int,
    beam: at.Floats,
    crossings: tuple[Crossing, ...],
    earned: int,
    bonus: int,
) -> Carriage:
    """Judge the cars a turn states, or find places for all it may place."""
    switches = position.game.switches
    stays = abs(float(beam[_SINE])) <= position.game.law.steepest
    supply = position.supply(seat)
    must = (earned - bonus) * (switches.earned_car == "must") + bonus * (switches.off_ramp_bonus == "must")
    most = min(earned, supply.cars) if stays else 0
    if turn.cars is None:
        cars = _park_most(position, beam, crossings, most, supply.types)
        owed = min(must, len(cars))
        findings: tuple[Finding, ...] = ()
    else:
        cars, findings = _judge_stated(position, turn.cars, beam, crossings, earned, supply.types, stays)
        owed = min(must, most)
        if len(cars) < owed:  # owed only as far as they fit
            owed = len(_park_most(position, beam, crossings, owed, supply.types))
        if len(cars) < owed:
            findings += (finding(position, Fault.CAR_OWED, owed=owed, placed=len(cars)),)
    givers, most_takes = _givers(position, seat, crossings, cars)
    takes, complaints = _judge_takes(position, turn.take, givers, most_takes)
    return Carriage(findings + complaints, cars, owed, takes, givers, most_takes)


def _judge_stated(
    position: Position, stated: tuple[CarPlace, ...], beam: at.Floats, crossings: tuple[Crossing, ...],
    earned: int, types: dict[str, int], stays: bool,
) -> tuple[tuple[CarPlace, ...], tuple[Finding, ...]]:  # fmt: skip
    """The stated cars with their types filled in, and what is wrong with them."""
    game = position.game
    findings: list[Finding] = []
    cars = _with_types(position, stated, crossings, types)
    have = sum(types.values())
    if len(cars) > have:
        findings.append(finding(position, Fault.NOT_ENOUGH_CARS, have=have, need=len(cars)))
    if len(cars) > earned:
        findings.append(finding(position, Fault.CAR_NOT_EARNED, earned=earned, placed=len(cars)))
    left = dict(types)
    for car in cars:
        kind = car.type or ""
        if left.get(kind, 0) < 1:
            if kind not in types or have >= len(cars):
                findings.append(finding(position, Fault.CAR_TYPE_UNAVAILABLE, type=kind))
        else:
            left[kind] -= 1
    if cars and not stays:
        slope = math.degrees(math.asin(abs(float(beam[_SINE]))))
        findings.append(finding(position, Fault.CAR_WOULD_SLIDE, slope=slope, steepest=game.pieces.car.steepest))
    spans: list[tuple[float, float]] = []
    for car in cars:
        length = game.pieces.car.lengths.get(car.type or "", game.pieces.car.lengths["plain"])
        findings += _judge_place(position, beam, car, length, spans)
        spans.append((car.at - length / 2.0, car.at + length / 2.0))
    return cars, tuple(findings)


def _judge_place(
    position: Position, beam: at.Floats, car: CarPlace, length: float, spans: list[tuple[float, float]]
) -> list[Finding]:
    """One car's place: on the stick, clear of the cars beside it and of everything else."""
    from shuto.geometry.rows import BEAM
    from shuto.rules.builds import piece_ref
    from shuto.rules.kernels.cars import car_contacts, set_car

    law = position.game.law
    tail, head = car.at - length / 2.0, car.at + length / 2.0
    over = max(-tail, head - law.road_length, abs(car.offset) + law.car_half - law.road_half)
    if over > CONTACT:
        return [finding(position, Fault.CAR_NOT_ON_ROAD, (_NEW_CAR,), over, place=car.at)]
    result = []
    for start, end in spans:
        overlap = min(head, end) - max(tail, start)
        if overlap > CONTACT:
            pieces = (_NEW_CAR, _NEW_CAR)
            result.append(finding(position, Fault.CAR_DOES_NOT_FIT, pieces, overlap, place=car.at))
    box, hits = np.empty(BEAM), np.empty((16, 3))
    set_car(law, beam, tail, car.offset, length, box)
    for kind, index, gap in hits[: car_contacts(position.table, box, hits)].tolist():
        pieces = (_NEW_CAR, piece_ref(position, int(kind), int(index)))
        result.append(finding(position, Fault.CAR_DOES_NOT_FIT, pieces, max(gap, 0.0), place=car.at))
    return result


def _preferred(position: Position, crossings: tuple[Crossing, ...], types: dict[str, int]) -> list[str]:
    """Types in the order a player would want them: one that takes a column first, then short before long."""
    lengths = position.game.pieces.car.lengths
    wanted: set[str] = set()
    if position.game.switches.same_type != "off":
        for crossing in crossings:
            owner = position.supply(crossing.owner)
            if crossing.why != "own" and owner.columns:
                wanted |= _types_on(position, crossing.road)
    each = [name for name, count in types.items() for _ in range(count)]
    return sorted(each, key=lambda name: (lengths[name], name not in wanted, TYPE_NUMBER[name]))


def _types_on(position: Position, road: str) -> set[str]:
    marks = position.table.car_marks[: position.table.counts[at.CAR]]
    on_road = marks[marks[:, at.CAR_ROAD] == int(road[1:]), at.CAR_TYPE]
    return {at.CAR_TYPES[number] for number in on_road.tolist()}


def _with_types(
    position: Position, stated: tuple[CarPlace, ...], crossings: tuple[Crossing, ...], types: dict[str, int]
) -> tuple[CarPlace, ...]:
    """Give each car that names no type the best one left."""
    left = _preferred(position, crossings, types)
    for car in stated:
        if car.type in left:
            left.remove(car.type)
    cars = []
    for car in stated:
        kind = car.type
        if kind is None:
            kind = left.pop(0) if left else (position.game.car_types or ("plain",))[0]
        cars.append(CarPlace(car.at, kind, car.offset))
    return tuple(cars)


def _park_most(
    position: Position,
    beam: at.Floats,
    crossings: tuple[Crossing, ...],
    most: int,
    types: dict[str, int],
) -> tuple[CarPlace, ...]:
    """As many cars as fit, up to `most`, spread along the stick; the exact largest number."""
    if most < 1:
        return ()
    preferred = _preferred(position, crossings, types)
    lengths = position.game.pieces.car.lengths
    blocked: dict[float, tuple[at.Floats, int]] = {}
    for count in range(most, 0, -1):
        chosen = preferred[:count]
        # which car stands where only matters where they differ in length
        for order in dict.fromkeys(permutations(sorted(lengths[name] for name in chosen))):
            tails = _park(position, beam, order, blocked)
            if tails is not None:
                left = list(chosen)
                cars = []
                for length, tail in zip(order, tails, strict=True):
                    name = next(name for name in left if lengths[name] == length)
                    left.remove(name)
                    cars.append(CarPlace(tail + length / 2.0, name))
                return tuple(cars)
    return ()


def _park(
    position: Position, beam: at.Floats, order: tuple[float, ...], blocked: dict[float, tuple[at.Floats, int]]
) -> list[float] | None:
    from shuto.rules.kernels.cars import blocked_tails, park

    for length in order:
        if length not in blocked:
            intervals = np.empty((_MOST_BLOCKED * 4, 2))
            found = blocked_tails(position.table, position.game.law, beam, length, intervals)
            blocked[length] = (intervals[:_MOST_BLOCKED], found)
    rows = np.stack([blocked[length][0] for length in order])
    counts = np.array([blocked[length][1] for length in order], np.float64)
    tails = np.empty(len(order))
    if not park(position.game.law.road_length, np.array(order), rows, counts, tails):
        return None
    places: list[float] = tails.tolist()
    return places


def _givers(
    position: Position, seat: int, crossings: tuple[Crossing, ...], cars: tuple[CarPlace, ...]
) -> tuple[tuple[int, ...], int]:
    """From whom a column may be taken for cars of the same type, from the player's left on, and how many in all."""
    rule = position.game.switches.same_type
    if rule == "off":
        return (), 0
    placed = {car.type for car in cars}
    seats = position.game.seats
    owing = {
        crossing.owner
        for crossing in crossings
        if crossing.owner != seat and placed & _types_on(position, crossing.road)
    }
    givers = sorted(
        (owner for owner in owing if position.supply(owner).columns > 0), key=lambda owner: (owner - seat) % seats
    )
    return tuple(givers), len(givers) if rule == "one-a-player" else min(1, len(givers))


def _judge_takes(
    position: Position, stated: tuple[Take, ...] | None, givers: tuple[int, ...], most: int
) -> tuple[tuple[Take, ...], tuple[Finding, ...]]:
    """Columns taken for cars of the same type: by default every one that is due."""
    if stated is None:
        return tuple(Take(owner, position.supply(owner).gray == 0) for owner in givers[:most]), ()
    findings = []
    taken: list[int] = []
    for take in stated:
        known = 0 <= take.owner < position.game.seats
        supply = position.supply(take.owner) if known else None
        enough = supply is not None and (supply.yellow if take.yellow else supply.gray) > 0
        if take.owner not in givers or take.owner in taken or not enough or len(taken) >= most:
            name = position.game.players[take.owner] if known else str(take.owner)
            findings.append(finding(position, Fault.NOTHING_TO_TAKE, player=name))
        taken.append(take.owner)
    return stated, tuple(findings)
