"""The hand: samples are checked, its motion is smooth and not too fast, the tremor is seeded and band-limited."""

from __future__ import annotations

import math

import numpy as np
import pytest

from physics.scenes import duel
from shuto.physics import HandError, HandSample, Tremor
from shuto.physics.hand.motion import FASTEST, FASTEST_TWEEZERS, HIGHEST, MARGIN, Hand, checked
from shuto.physics.hand.tremor import BAND, DRIFT, DRIFTING, SIZES, Level

GAME = duel().game
START = HandSample(0.0, 0.0, 0.0, 100.0)


@pytest.mark.parametrize("field", ["t", "x", "y", "z", "yaw", "pitch"])
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_a_number_that_is_not_finite_is_refused_with_the_name_of_its_field(field: str, value: float) -> None:
    sample = HandSample(**{"t": 0.0, "x": 0.0, "y": 0.0, "z": 50.0, field: value})
    with pytest.raises(HandError, match=rf"^hand: {field} must be a number"):
        checked(sample, GAME)


@pytest.mark.parametrize("sample", [HandSample(0.0, 1e5, 0.0, 0.0), HandSample(0.0, 0.0, 0.0, 0.0, yaw=1e6)])
def test_a_number_that_is_far_too_large_is_refused(sample: HandSample) -> None:
    with pytest.raises(HandError):
        checked(sample, GAME)


def test_a_hand_is_kept_near_the_table() -> None:
    kept = checked(HandSample(0.0, 5000.0, -5000.0, 5000.0, pitch=3.0), GAME)
    assert (kept.x, kept.y, kept.z) == (GAME.width / 2 + MARGIN, -GAME.depth / 2 - MARGIN, HIGHEST)
    assert kept.pitch < math.radians(80.0)
    assert checked(HandSample(0.0, 1.0, 2.0, -30.0), GAME).z == 0.0


def test_samples_out_of_order_are_refused() -> None:
    hand = Hand(GAME, START)
    hand.add(HandSample(1.0, 0.0, 0.0, 50.0))
    with pytest.raises(HandError, match="in order"):
        hand.add(HandSample(0.5, 0.0, 0.0, 50.0))


def test_too_many_waiting_samples_are_refused() -> None:
    hand = Hand(GAME, START)
    samples = iter(HandSample(i * 1e-3, 0.0, 0.0, 50.0) for i in range(10_000))
    with pytest.raises(HandError, match="too many"):
        list(map(hand.add, samples))


def test_only_some_samples_of_a_flood_are_recorded() -> None:
    """A record of all samples would take so long that the worker is killed, and the player would pay for nothing."""
    flood, honest = Hand(GAME, START), Hand(GAME, START)
    for i in range(1, 20_000):
        flood.add(HandSample(i / 10_000.0, 0.0, 0.0, 50.0))
        flood.pose_at(i / 10_000.0, 1.0 / 10_000.0)
        if i <= 480:
            honest.add(HandSample(i / 240.0, 0.0, 0.0, 50.0))
    assert 240 < len(flood.path) < 520
    assert (flood.path[0].t, flood.path[-1].t) == (0.0, 1.9999)
    assert len(honest.path) == 481


@pytest.mark.parametrize(("tweezers", "limit"), [(False, FASTEST), (True, FASTEST_TWEEZERS)])
def test_a_hand_does_not_exceed_its_highest_speed(tweezers: bool, limit: tuple[float, float]) -> None:
    hand = Hand(GAME, START, Tremor(tweezers=tweezers))
    hand.add(HandSample(0.001, 400.0, 300.0, 20.0, 50.0))
    step, last, seen = 1 / 600, hand.pose_at(0.0, 1 / 600), 0.0
    for i in range(1, 3000):
        pose = hand.pose_at(i * step, step)
        speed = math.dist(pose.at, last.at) / step
        assert speed < limit[0] * 1.001
        seen, last = max(seen, speed), pose
    assert seen > limit[0] * 0.99
    assert math.dist(last.at, (400.0, 300.0, 20.0)) < 1e-6


def test_between_samples_the_hand_moves_evenly() -> None:
    hand = Hand(GAME, START)
    hand.add(HandSample(1.0, 100.0, 0.0, 100.0))
    xs = [hand.pose_at(i / 600, 1 / 600).at[0] for i in range(700)]
    assert xs[-1] == pytest.approx(100.0)
    assert max(np.diff(xs)) < 100.0 / 600 * 1.5


@pytest.mark.parametrize("level", ["normal", "wild"])
def test_tremor_is_as_large_as_it_says_and_within_its_band(level: Level) -> None:
    tremor = Tremor(level, 7)
    times = np.arange(0, 120, 1 / 240)  # some swells
    noise = np.array([tremor.at(float(t)) for t in times])
    shift, rotation = SIZES[level]
    assert np.sqrt((noise[:, :3] ** 2).mean(axis=0)) == pytest.approx(shift, rel=0.15)
    assert np.degrees(np.sqrt((noise[:, 3:] ** 2).mean(axis=0))) == pytest.approx(rotation, rel=0.15)
    power = np.abs(np.fft.rfft(noise, axis=0)) ** 2
    frequencies = np.fft.rfftfreq(len(times), 1 / 240)
    inside = [power[(frequencies > low - 0.42) & (frequencies < high + 0.42)].sum() for low, high in (DRIFT, BAND)]
    assert sum(inside) > 0.98 * power.sum()
    assert inside[0] / sum(inside) == pytest.approx(DRIFTING, abs=0.1)


def test_a_tremor_swells_and_fades_so_that_calm_moments_come() -> None:
    for seed in range(6):
        sizes = [abs(off.x) for off in Tremor("wild", seed).offsets_at(np.arange(0, 60, 1 / 60).tolist())]
        by_second = [np.mean(sizes[i : i + 60]) for i in range(0, len(sizes), 60)]
        assert max(by_second) > 3.0 * min(by_second)


def test_the_same_seed_gives_the_same_tremor_and_tweezers_a_smaller_one() -> None:
    assert Tremor("wild", 3).at(1.7) == Tremor("wild", 3).at(1.7) != Tremor("wild", 4).at(1.7)
    assert abs(Tremor("wild", 3, tweezers=True).at(1.7).x) < abs(Tremor("wild", 3).at(1.7).x)
    with pytest.raises(ValueError, match="gentle"):
        Tremor("drunk")  # type: ignore[arg-type]  # an unknown level on purpose
