"""Finds a build that is safe for a trembling hand: the same build a few mm away, or a safer one that earns less.

Pure: seed and clock are arguments. A bot does not know the tremor of its real carry: it rehearses with other seeds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

import msgspec
import numpy as np

from shuto.physics import Rehearsal, Resting, Risk, rehearsed_risk, steady_risk
from shuto.physics.hand.paths import HandPath
from shuto.physics.hand.tremor import Level
from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.referee.survey import sample_turns
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Build, Extend, OffRamp

TRIES = 3
"""The number of rehearsals for each candidate."""
_ASIDE = (4.0, 9.0)  # mm
_ANGLES = 6
_CAR = 2.0  # the value of a car, in discs
_AGAIN = 0.3  # the cost of a failed try, in discs: it takes time, and the next try may knock something over
_NEVER = 1.0  # the cost of a lost turn, in discs
_SAMPLED = 24  # sampled builds, among which quiet ones are looked for
_ASIDE_FIRST, _CALM = 2, 2  # how many places aside come before each quiet build; how many quiet builds


class Choice(NamedTuple):
    """A build, a path for its road, and its risk. Path and risk are None if there was no time to rehearse."""

    turn: Build
    path: HandPath | None
    risk: Risk | None


class Patience(NamedTuple):
    """The time limit of a search: a clock, and the number of seconds on it."""

    clock: Callable[[], float]
    seconds: float


def robust_turn(
    position: Position,
    turn: Build,
    level: Level,
    seed: int,
    *,
    times: float = 1.0,
    patience: Patience,
    resting: Resting | None = None,
    failed: bool = False,
) -> Choice:
    """The build with the lowest expected loss, among `turn`, builds near it, and quiet builds.

    `level` and `times`: how much the hand trembles. `failed`: `turn` has failed already, so it is tried last.
    """
    clock = patience.clock
    end = clock() + patience.seconds
    best: tuple[float, Choice] | None = None
    earned = judge(position, turn).earned
    for number, (candidate, cars) in enumerate(_candidates(position, turn, seed, failed)):
        begin = clock()
        rehearsal = Rehearsal(position, candidate, resting=resting)
        tries = 1 if clock() + TRIES * (clock() - begin) > end else TRIES
        if rehearsal.steady.legal:
            risk = rehearsed_risk(rehearsal, level, samples=tries, seed=seed + number + 1, scale=times)
        else:  # if a steady hand fails, a trembling hand fails too
            risk = steady_risk(rehearsal)
        # if no try succeeded, the turn is lost and earns nothing
        again = _AGAIN * (1.0 - risk.legal) if risk.legal else _NEVER + _CAR * cars
        loss = risk.costs + again + _CAR * (earned - cars)
        if best is None or loss < best[0] - 1e-9:
            best = loss, Choice(candidate, rehearsal.path, risk)
        taken = clock() - begin
        if best[0] <= 0.0 or clock() + taken > end:  # the next candidate would take about as long
            break
    return best[1] if best is not None else Choice(turn, None, None)


def _candidates(position: Position, turn: Build, seed: int, failed: bool) -> Iterator[tuple[Build, int]]:
    """The turn itself, then alternately builds with the same outcome a few mm aside and quiet builds, each with the
    number of cars it earns.

    They alternate because time may run out: a quiet build must be tried even if all places near the turn are bad. For
    the same reason a turn that has failed comes last.
    """
    meant = judge(position, turn)
    if not failed:
        yield turn, meant.earned
    aside, quiet = _aside(position, turn, meant), _quiet(position, seed)
    for _ in range(_CALM):
        yield from islice(aside, _ASIDE_FIRST)
        yield from islice(quiet, 1)
    yield from aside
    if failed:
        yield turn, meant.earned


def _aside(position: Position, turn: Build, meant: Verdict) -> Iterator[tuple[Build, int]]:
    same = _outcome(meant)
    base = position.columns[turn.base]
    # first toward the base: a road that only just reaches both columns slips off the edge
    inward = math.atan2(base.y - turn.y, base.x - turn.x)
    for far in _ASIDE:
        for i in range(_ANGLES):
            angle = inward + 2.0 * math.pi * (i // 2 / _ANGLES + i % 2 / 2.0)  # one direction, then the opposite one
            x, y = turn.x + far * math.cos(angle), turn.y + far * math.sin(angle)
            aside = msgspec.structs.replace(turn, x=x, y=y, lie=None, cars=None, take=None)
            verdict = judge(position, aside)
            if verdict and _outcome(verdict) == same:
                yield aside, verdict.earned


def _quiet(position: Position, seed: int) -> Iterator[tuple[Build, int]]:
    found = sample_turns(position, np.random.default_rng(seed), _SAMPLED)
    builds = [other for other in found if isinstance(other, (Extend, OffRamp))]
    # junctions last: yellow discs are scarce, and a junction may be very high
    for other in sorted(builds, key=lambda build: isinstance(build, Extend) and build.junction):
        verdict = judge(position, other)
        if verdict and not verdict.crossings:
            yield other, verdict.earned


def _outcome(verdict: Verdict) -> tuple[object, ...]:
    return verdict.earned, tuple(sorted((crossing.road, crossing.over) for crossing in verdict.crossings))
