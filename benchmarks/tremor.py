"""How much a piece moves in a trembling hand that is held still: mm and Hz, measured at the piece.

`python -m benchmarks.tremor` prints the table of docs/physics.md. The piece hangs on the same soft grip as in a carry.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

import shuto
from shuto.physics import Carry, HandSample, Tremor
from shuto.physics.hand.tremor import Level
from shuto.rules.turn import Extend

TREMBLING: tuple[Level, ...] = ("normal", "wild")
SEEDS = 12
SECONDS = 4.0
_SKIP = 30  # frames until the grip has settled


class Shake(NamedTuple):
    """The tremor of a piece: rms along one axis (mm), 95th percentile of the distance in plan (mm), and Hz."""

    mm: float
    far: float
    low: float
    high: float
    """90 % of the movement is between these two frequencies."""


def shaken(level: Level, *, tweezers: bool = False, seeds: int = SEEDS, seconds: float = SECONDS) -> Shake:
    """Hold a road still, high over an empty table."""
    position = shuto.new_game("two-player-2024")
    turn = Extend(base=0, x=-115.0, y=-40.0, height=2)
    start = HandSample(0.0, 0.0, 0.0, 250.0)
    tracks = []
    for seed in range(seeds):
        carry = Carry(position, turn, start=start, tremor=Tremor(level, seed, tweezers=tweezers))
        frames = [carry.step_frame() for _ in range(_SKIP + round(seconds * 60))]
        tracks.append([frame.poses[carry.piece].at for frame in frames[_SKIP:] if carry.piece in frame.poses])
    moved = np.array([track[: min(map(len, tracks))] for track in tracks])
    moved -= moved.mean(axis=1, keepdims=True)
    power = (np.abs(np.fft.rfft(moved, axis=1)) ** 2).sum(axis=(0, 2))
    waves = np.fft.rfftfreq(moved.shape[1], 1.0 / 60.0)
    share = np.cumsum(power) / power.sum()
    low, high = (float(waves[np.searchsorted(share, edge)]) for edge in (0.05, 0.95))
    far = float(np.percentile(np.hypot(moved[..., 0], moved[..., 1]), 95))
    return Shake(float(np.sqrt((moved**2).mean())), far, low, high)


def main() -> None:
    """Print the table."""
    print("| tremor | mm along an axis (rms) | mm in plan (95 %) | Hz (90 % of it) | with tweezers, mm (rms) |")
    print("|---|---|---|---|---|")
    for level in TREMBLING:
        one, fine = shaken(level), shaken(level, tweezers=True)
        print(f"| {level} | {one.mm:.2f} | {one.far:.1f} | {one.low:.1f}–{one.high:.1f} | {fine.mm:.2f} |", flush=True)


if __name__ == "__main__":
    main()
