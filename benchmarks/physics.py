"""How fast the physics is: all bodies awake, falls, several hands, at rest; compared with MuJoCo on the same table."""

from __future__ import annotations

import math
import time

import numpy as np

import shuto
from benchmarks.late_table import refilled, roomy
from benchmarks.measure import Row, at_most
from shuto.physics import Carry, HandSample, World, build_world, follow, natural_paths
from shuto.physics.engine.pose import distance
from shuto.physics.engine.protocol import FRAME, FRAMES_PER_SECOND
from shuto.physics.table.bodies import bodies_of
from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.referee.survey import sample_turns

ROADS = 38
FALLS = 20
HANDS = 3
AWAKE = 0.5  # simulated seconds per run
TRIES = 20  # runs; the best of many short runs is least disturbed by other processes


def late_physical_table(seed: int = 7) -> shuto.Position:
    """A realistic late four-player table: legal builds, also high ones, with the cars they earn."""
    rng = np.random.default_rng(seed)
    position = roomy(shuto.new_game("four-player-fr", 4, house_rules={"obstacles": "none"}))
    while position.table.counts[at.ROAD] < ROADS:
        turns = [turn for turn in sample_turns(position, rng, 40, angles=48) if isinstance(turn, shuto.Extend)]
        turns = [turn for turn in turns if not turn.junction] or turns
        turns.sort(key=lambda turn: abs(turn.height - 4) * 60.0 + abs(turn.x) + abs(turn.y))
        position = refilled(shuto.play(position, turns[0]))
    return position


def moving() -> list[Row]:
    """Measure bodies in motion."""
    position = late_physical_table()
    begin = time.perf_counter()
    world = build_world(position)
    built = time.perf_counter() - begin
    count = len(world.movable)
    rows = [at_most(f"build and settle a late table ({count} bodies)", built, 3.0, "s")]
    awake = _awake(world)
    what = f"late table, all {count} bodies awake, best of {TRIES} times {AWAKE:g} s"
    rows.append(Row(what, f"{awake:.1f} × real time", "at least 3", awake / 3.0))
    rows += _beside_mujoco(position, awake)
    rows += [_at_rest(position), _verdicts(position), *_hands(position)]
    return rows


def _awake(world: World) -> float:
    """Simulation speed as a multiple of real time."""
    rates = []
    saved = world.save()
    for _ in range(TRIES):
        world.load(saved)
        world.engine.wake()
        begin = time.perf_counter()
        for _ in range(round(AWAKE * FRAMES_PER_SECOND)):
            world.step_frame()
        rates.append(AWAKE / (time.perf_counter() - begin))
    return max(rates)


def _beside_mujoco(position: shuto.Position, awake: float) -> list[Row]:
    world = build_world(position)
    try:
        from benchmarks.with_mujoco import MujocoTable

        peer = MujocoTable(bodies_of(position), world.baseline)
    except ImportError:
        return [Row("MuJoCo on the same table", "not installed", "pip install 'shuto[bench]'", math.nan)]
    theirs = AWAKE / min(peer.run(AWAKE) for _ in range(TRIES))
    drift = peer.drift(world.baseline)
    against = f"{theirs:.2f} × real time; no piece held: {drift:.0f} mm drift in {TRIES * AWAKE:.0f} s"
    return [Row("compared with MuJoCo on the same table", f"{awake / theirs:.1f} × as fast", against, awake / theirs)]


def _at_rest(position: shuto.Position) -> Row:
    """Drift of an untouched table in 60 s."""
    world = build_world(position)
    begin = time.perf_counter()
    for _ in range(60 * FRAMES_PER_SECOND):
        world.step_frame()
    wall = time.perf_counter() - begin
    drift = max(distance(world.pose(name).at, pose.at) for name, pose in world.baseline.items())
    return Row(
        f"drift at rest in 60 s ({wall:.1f} s of one core)",
        f"{drift:.4f} mm",
        "at most 0.05 mm",
        0.05 / max(drift, 1e-4),
    )


def _verdicts(position: shuto.Position) -> Row:
    """Time from a push to the list of what fell."""
    world = build_world(position)
    saved = world.save()
    walls = []
    for number in range(FALLS):
        world.load(saved)
        turn = 2.0 * math.pi * number / FALLS
        world.push(PieceId.column(number % len(position.columns)), (4.0 * math.cos(turn), 4.0 * math.sin(turn), 0.0))
        begin = time.perf_counter()
        world.settle()
        world.aftermath(by=0)
        walls.append(time.perf_counter() - begin)
    return at_most("from a push to what fell, 95th percentile", float(np.percentile(walls, 95)), 2.0, "s")


def _hands(position: shuto.Position) -> list[Row]:
    """Several hands on several late tables in one process: time per frame."""
    turns = [turn for turn in sample_turns(position, np.random.default_rng(1), 40) if isinstance(turn, shuto.Extend)]
    plain = [turn for turn in turns if not turn.junction]  # a junction of 17 discs at 64° is not a typical carry
    turn = next(turn for turn in plain if all(crossing.over for crossing in shuto.judge(position, turn).crossings))
    paths = [next(natural_paths(position, turn)) for _ in range(HANDS)]
    carries = [Carry(position, turn, start=path.samples[0]) for path in paths]
    for carry, path in zip(carries, paths, strict=True):
        carry.move_hand(path.samples[1:])
    frames = []
    while carries[0].time < paths[0].release:
        begin = time.perf_counter()
        for carry in carries:
            carry.step_frame()
        frames.append(time.perf_counter() - begin)
    late = float(np.percentile(frames, 95))
    rows = [at_most(f"{HANDS} hands at once on one core: a frame of all tables, 95th percentile", late, FRAME)]
    # the worst case: each hand sweeps through the middle of its table, and everything is awake
    carries = [Carry(position, turn, start=HandSample(0.0, -200.0, 0.0, 20.0)) for _ in range(HANDS)]
    frames = []
    for carry in carries:
        carry.move_hand(HandSample(i / 60.0, -200.0 + 4.0 * i, 0.0, 20.0) for i in range(1, 100))
    for _ in range(120):
        begin = time.perf_counter()
        for carry in carries:
            carry.step_frame()
        frames.append(time.perf_counter() - begin)
    late = float(np.percentile(frames, 95))
    rows.append(
        at_most(f"{HANDS} hands sweeping through late tables: a frame of all tables, 95th percentile", late, FRAME)
    )
    rows.append(_carry(position, turn))
    return rows


def _carry(position: shuto.Position, turn: shuto.Extend) -> Row:
    path = next(natural_paths(position, turn))
    carry = Carry(position, turn, start=path.samples[0])
    begin = time.perf_counter()
    outcome = follow(carry, path)
    wall = time.perf_counter() - begin
    what = "legal" if outcome.legal else "not legal"
    return at_most(f"a whole carry of {carry.time:.1f} s, as fast as possible ({what})", wall, carry.time, "s")


if __name__ == "__main__":
    for row in moving():
        print(row)
