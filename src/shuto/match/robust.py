"""Choosing a place where a trembling hand does little harm: a few mm aside, or a safer build that earns less.

Pure: seed and clock are arguments. A bot never sees the tremor that will hit it: it rehearses with other seeds.
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
"""Rehearsals of each candidate."""
_ASIDE = (4.0, 9.0)  # mm
_ANGLES = 6
_CAR = 2.0  # columns that a car is worth
_AGAIN = 0.3  # columns that a failed try is worth: it costs time, and another chance to knock something over
_NEVER = 1.0  # columns that a lost turn is worth
_SAMPLED = 24  # builds among which quiet ones are looked for
_ASIDE_FIRST, _CALM = 2, 2  # places aside before each of so many quiet builds


class Choice(NamedTuple):
    """A build, a path for its road, and its risk (None: there was no time to look)."""

    turn: Build
    path: HandPath | None
    risk: Risk | None


class Patience(NamedTuple):
    """How long a search may take: so many seconds of a clock."""

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
    """The build with the least expected loss, out of `turn` and others near it.

    `level` and `times`: how the hand trembles. `failed`: the turn was tried and failed, so others are tried first.
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
        else:  # if a steady hand fails, a trembling one fails too
            risk = steady_risk(rehearsal)
        # a place to which no try led earns nothing, and the turn is lost
        again = _AGAIN * (1.0 - risk.legal) if risk.legal else _NEVER + _CAR * cars
        loss = risk.costs + again + _CAR * (earned - cars)
        if best is None or loss < best[0] - 1e-9:
            best = loss, Choice(candidate, rehearsal.path, risk)
        taken = clock() - begin
        if best[0] <= 0.0 or clock() + taken > end:  # the next one would take as long
            break
    return best[1] if best is not None else Choice(turn, None, None)


def _candidates(position: Position, turn: Build, seed: int, failed: bool) -> Iterator[tuple[Build, int]]:
    """The turn itself, then alternately the same outcome a few mm aside and quiet builds; each with its cars.

    They alternate because time may run out: if all places near are bad, a quiet build must have been tried. For the
    same reason a turn that has failed comes last.
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
    # toward where it comes from first: a stick that reaches two columns by a mm slips off the rim
    inward = math.atan2(base.y - turn.y, base.x - turn.x)
    for far in _ASIDE:
        for i in range(_ANGLES):
            angle = inward + 2.0 * math.pi * (i // 2 / _ANGLES + i % 2 / 2.0)  # one way, then the opposite
            x, y = turn.x + far * math.cos(angle), turn.y + far * math.sin(angle)
            aside = msgspec.structs.replace(turn, x=x, y=y, lie=None, cars=None, take=None)
            verdict = judge(position, aside)
            if verdict and _outcome(verdict) == same:
                yield aside, verdict.earned


def _quiet(position: Position, seed: int) -> Iterator[tuple[Build, int]]:
    found = sample_turns(position, np.random.default_rng(seed), _SAMPLED)
    builds = [other for other in found if isinstance(other, (Extend, OffRamp))]
    # a junction is rare and may be as high as a tower: only where there is nothing else
    for other in sorted(builds, key=lambda build: isinstance(build, Extend) and build.junction):
        verdict = judge(position, other)
        if verdict and not verdict.crossings:
            yield other, verdict.earned


def _outcome(verdict: Verdict) -> tuple[object, ...]:
    return verdict.earned, tuple(sorted((crossing.road, crossing.over) for crossing in verdict.crossings))
