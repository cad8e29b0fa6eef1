"""Judging cars: earned or owed, of a type in the supply, wholly on the road, clear of everything, not sliding off."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from shuto.geometry.tolerances import CONTACT
from shuto.rules.game import TYPE_NUMBER
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.questions import EARNED, Assessment
from shuto.rules.pieces import PieceRef
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.findings import finding
from shuto.rules.referee.verdict import Finding
from shuto.rules.turn import Build, CarPlace, Take

_NEW_CAR = PieceRef("new-car", "new-car")
_SINE = 6  # index of a beam's sine of slope


class CarJudgement(NamedTuple):
    """The judgement of a turn's cars."""

    findings: tuple[Finding, ...]
    cars: tuple[CarPlace, ...]
    owed: int
    takes: tuple[Take, ...]
    givers: tuple[int, ...]
    most_takes: int


def judge_cars(position: Position, turn: Build, seat: int, assessment: Assessment, bonus: int) -> CarJudgement:
    """Judge the cars that a turn states, or find places for all that it may place."""
    switches = position.game.switches
    earned = int(assessment.marks[EARNED])
    stays = abs(float(assessment.beam[_SINE])) <= position.game.law.steepest
    supply = position.supply(seat)
    must = (earned - bonus) * (switches.earned_car == "must") + bonus * (switches.off_ramp_bonus == "must")
    most = min(earned, supply.cars) if stays else 0
    if turn.cars is None:
        cars = park_cars(position, seat, turn.base, assessment, most)
        owed = min(must, len(cars))
        findings: tuple[Finding, ...] = ()
    else:
        cars, findings = _judge_stated(position, turn, seat, assessment, supply.types, stays)
        owed = min(must, most)
        if len(cars) < owed:  # cars that do not fit are not owed
            owed = len(park_cars(position, seat, turn.base, assessment, owed))
        if len(cars) < owed:
            findings += (finding(position, Fault.CAR_OWED, owed=owed, placed=len(cars)),)
    givers, limit = _givers(position, seat, assessment, cars)
    takes, complaints = _judge_takes(position, turn.take, givers, limit)
    return CarJudgement(findings + complaints, cars, owed, takes, givers, limit)


def _judge_stated(
    position: Position, turn: Build, seat: int, assessment: Assessment, types: dict[str, int], stays: bool
) -> tuple[tuple[CarPlace, ...], tuple[Finding, ...]]:
    """The stated cars with their types filled in, and what is wrong with them."""
    earned = int(assessment.marks[EARNED])
    findings: list[Finding] = []
    cars = _with_types(position, turn.cars or (), seat, assessment)
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
        findings.append(slides(position, assessment.beam))
    spans: list[Span] = []
    for car in cars:
        findings += judge_place(position, turn.base, assessment.beam, car, spans)
        spans.append(span_of(position, car, _NEW_CAR))
    return cars, tuple(findings)


def slides(position: Position, beam: at.Floats) -> Finding:
    """The finding that the road is too steep for a car."""
    slope = math.degrees(math.asin(abs(float(beam[_SINE]))))
    return finding(position, Fault.CAR_WOULD_SLIDE, slope=slope, steepest=position.game.pieces.car.steepest)


class Span(NamedTuple):
    """The part of a road that a car occupies, from its tail to its head."""

    car: PieceRef
    tail: float
    head: float


def span_of(position: Position, car: CarPlace, name: PieceRef) -> Span:
    """The part of its road that a car occupies, and the car's reference for findings."""
    length = _length(position, car)
    return Span(name, car.at - length / 2.0, car.at + length / 2.0)


def judge_place(position: Position, base: int, beam: at.Floats, car: CarPlace, spans: list[Span]) -> list[Finding]:
    """Judge the place of one car: on the road, clear of the cars beside it and of everything else."""
    from shuto.geometry.rows import BEAM
    from shuto.rules.kernels.cars import new_car_contacts

    law, length = position.game.law, _length(position, car)
    tail, head = car.at - length / 2.0, car.at + length / 2.0
    over = max(-tail, head - law.road_length, abs(car.offset) + law.car_half - law.road_half)
    if over > CONTACT:
        return [finding(position, Fault.CAR_NOT_ON_ROAD, (_NEW_CAR,), over, place=car.at)]
    result = []
    for other in spans:
        overlap = min(head, other.head) - max(tail, other.tail)
        if overlap > CONTACT:
            pieces = (_NEW_CAR, other.car)
            result.append(finding(position, Fault.CAR_DOES_NOT_FIT, pieces, overlap, place=car.at))
    box, hits = np.empty(BEAM), np.empty((16, 3))
    count = new_car_contacts(position.table, law, base, beam, (tail, car.offset, length), box, hits)
    return result + _contacts(position, car, box, hits[:count]) if count else result


def _contacts(position: Position, car: CarPlace, box: at.Floats, hits: at.Floats) -> list[Finding]:
    """What a car touches, as findings."""
    from shuto.geometry.way_out import way_out
    from shuto.rules.referee.builds import piece_ref, upright

    result = []
    for kind, index, gap in hits.tolist():
        pieces = (_NEW_CAR, piece_ref(position, int(kind), int(index)))
        if kind in (at.BLOCK, at.COLUMN):  # the kernel gives a distance in plan
            gap = way_out(box, upright(position, int(kind), int(index)))[0]
        result.append(finding(position, Fault.CAR_DOES_NOT_FIT, pieces, max(gap, 0.0), place=car.at))
    return result


def _length(position: Position, car: CarPlace) -> float:
    """Length of a stated car in mm. An unknown type gets the usual length."""
    lengths = position.game.pieces.car.lengths
    return lengths.get(car.type or "", lengths["plain"])


def _preferred(position: Position, seat: int, assessment: Assessment) -> at.Ints:
    """Types of the supply by number, in order of preference."""
    from shuto.rules.kernels.parking import prefer_types

    order = np.empty(position.supply(seat).cars, np.int64)
    prefer_types(position.table, position.game.car_law, seat, assessment, order)
    return order


def _with_types(
    position: Position, stated: tuple[CarPlace, ...], seat: int, assessment: Assessment
) -> tuple[CarPlace, ...]:
    """Give each car without a type the best type that is left."""
    if all(car.type is not None for car in stated):
        return stated
    left = [at.CAR_TYPES[number] for number in _preferred(position, seat, assessment).tolist()]
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


def park_cars(position: Position, seat: int, base: int, assessment: Assessment, most: int) -> tuple[CarPlace, ...]:
    """Park as many cars as fit, up to `most`, spread along a road from a base point. It is the exact maximum."""
    if most < 1:
        return ()
    from shuto.rules.kernels.parking import new_parked, park_most

    game = position.game
    order, parked = _preferred(position, seat, assessment)[:most], new_parked()
    count = park_most(position.table, game.law, game.car_law, base, assessment.beam, order, parked)
    return tuple(
        CarPlace(tail + float(game.car_law.lengths[kind]) / 2.0, at.CAR_TYPES[kind])
        for kind, tail in zip(parked.types[:count].tolist(), parked.tails[:count].tolist(), strict=True)
    )


def _givers(
    position: Position, seat: int, assessment: Assessment, cars: tuple[CarPlace, ...]
) -> tuple[tuple[int, ...], int]:
    """Players from whom a disc may be taken for cars of the same type, from the player's left on; how many may be."""
    from shuto.rules.kernels.parking import SAME_TYPE_OFF, find_givers, most_takes

    law = position.game.car_law
    if not cars or law.same_type == SAME_TYPE_OFF:
        return (), 0
    types = np.array([TYPE_NUMBER[car.type] for car in cars if car.type in TYPE_NUMBER], np.int64)
    givers = np.empty(position.game.seats, np.int64)
    count = find_givers(position.table, law, seat, assessment, types, givers)
    return tuple(givers[:count].tolist()), most_takes(law, count)


def _judge_takes(
    position: Position, stated: tuple[Take, ...] | None, givers: tuple[int, ...], most: int
) -> tuple[tuple[Take, ...], tuple[Finding, ...]]:
    """Judge the discs taken for cars of the same type. By default, all that may be taken are."""
    if stated is None:
        return tuple(_given(position, owner) for owner in givers[:most]), ()
    findings = []
    takes: list[Take] = []
    for take in stated:
        known = 0 <= take.owner < position.game.seats
        name = position.game.players[take.owner] if known else str(take.owner)
        given = _given(position, take.owner) if known else take
        if take.owner not in givers or given in takes or len(takes) >= most:
            findings.append(finding(position, Fault.NOTHING_TO_TAKE, player=name))
        elif take.yellow and not given.yellow:
            findings.append(finding(position, Fault.GRAY_GIVEN_FIRST, player=name))
        takes.append(given)
    return tuple(takes), tuple(findings)


def _given(position: Position, owner: int) -> Take:
    """The disc that an owner hands over: a yellow one only if no gray one is left."""
    return Take(owner, position.supply(owner).gray == 0)
