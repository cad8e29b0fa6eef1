"""The model of a person: as fast and as accurate as people are; and what happens to a piece that is dropped."""

from __future__ import annotations

import math
from statistics import mean, median

import pytest

from physics.scenes import bridge
from shuto.physics import CarryOutcome, HandPath, Level, Person, Rehearsal, build_world, natural_paths
from shuto.physics.hand.motion import DELAY
from shuto.physics.materials import load_materials, material_of
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from tables import table

SEEDS = range(40)


def meant() -> HandPath:
    return next(natural_paths(*bridge()))


def misses(*, tweezers: bool = False, pace: float = 1.0) -> float:
    """How far from its place the hand ends in plan: the median, mm."""
    path = meant()
    goal = path.stops[-1]
    ends = [Person(seed=seed, tweezers=tweezers, pace=pace).along(path).samples[-1] for seed in SEEDS]
    return median(math.hypot(end.x - goal.x, end.y - goal.y) for end in ends)


def test_a_person_takes_some_seconds_and_ends_near_the_place() -> None:
    times = [Person(seed=seed).along(meant()).release for seed in SEEDS]
    assert 5.0 < median(times) < 8.0
    assert 0.4 < misses() < 2.5


@pytest.mark.slow
def test_tweezers_are_finer_and_slower_and_haste_is_not() -> None:
    slow = [Person(seed=seed, tweezers=True).along(meant()).release for seed in SEEDS]
    quick = [Person(seed=seed, pace=2.0).along(meant()).release for seed in SEEDS]
    assert median(slow) > 1.2 * median(quick)
    assert misses(tweezers=True) < 0.75 * misses() < 0.75 * misses(pace=2.0)


def strays(*, pace: float, travelling: bool) -> float:
    """How far the hand strays up and down while it looks for the place, or travels above it: root mean square, mm."""
    path = meant()
    height, squares = path.stops[0].z, []
    for seed in SEEDS:
        samples = Person(seed=seed, pace=pace).along(path).samples
        first = next(one for one in samples if math.dist((one.x, one.y), (samples[0].x, samples[0].y)) > 30.0)
        begin, end = (first.t, first.t + 0.2 / pace) if travelling else (0.0, first.t - 0.4)
        squares += [(one.z - height) ** 2 for one in samples if begin <= one.t <= end]
    return math.sqrt(mean(squares))


def test_a_hand_strays_more_the_faster_it_moves() -> None:
    slow, fast = (strays(pace=pace, travelling=True) for pace in (0.7, 1.4))
    assert fast > 1.3 * slow
    assert slow > 2.0 * strays(pace=0.7, travelling=False)


def off_at_release(level: Level, *, watches: bool) -> float:
    """How far the hand is from its place in plan when it lets go, with all its tremor: root mean square, mm."""
    path = meant()
    goal, squares = path.stops[-1], []
    for seed in SEEDS:
        person = Person(level, seed, watches=watches)
        walked = person.along(path)
        end, added = walked.samples[-1], person.tremor.at(walked.release + DELAY)
        squares.append((end.x + added.x - goal.x) ** 2 + (end.y + added.y - goal.y) ** 2)
    return math.sqrt(mean(squares))


@pytest.mark.parametrize("level", ["normal", "wild"])
def test_who_watches_their_hand_lets_go_nearer_to_the_place(level: Level) -> None:
    assert off_at_release(level, watches=True) < 0.85 * off_at_release(level, watches=False)


def test_who_watches_takes_longer() -> None:
    watching, blind = (
        median(Person("normal", seed, watches=watches).along(meant()).release for seed in SEEDS)
        for watches in (True, False)
    )
    assert watching > blind + 0.5


def test_the_same_seed_makes_the_same_errors() -> None:
    one, same, other = (Person("normal", seed).along(meant()) for seed in (4, 4, 5))
    assert one == same != other


def dropped(height: float) -> list[CarryOutcome]:
    """A perfectly placed hand lets go some mm above the place."""
    rehearsal = Rehearsal(*bridge(), paths=1)
    above, low, place = rehearsal.path.stops
    stops = (above, low._replace(z=place.z + height + 2.0), place._replace(z=place.z + height))
    people = [Person("none", seed) for seed in range(10)]
    return [rehearsal.attempt(person, rehearsal.path._replace(stops=stops)) for person in people]


@pytest.mark.slow
def test_a_road_dropped_from_50_mm_rarely_lies_legally() -> None:
    assert sum(outcome.legal for outcome in dropped(2.0)) >= 8
    assert sum(outcome.legal for outcome in dropped(50.0)) <= 4


@pytest.mark.parametrize("level", ["gentle", "none"])
def test_an_easy_build_is_easy(level: Level) -> None:
    rehearsal = Rehearsal(*bridge(), paths=1)
    found = [rehearsal.attempt(Person(level, seed)) for seed in range(6)]
    assert sum(outcome.legal for outcome in found) >= 5
    assert not any(outcome.aftermath.fallen for outcome in found)


def test_every_edition_is_made_of_a_material_that_exists() -> None:
    for edition in EDITION_IDS:
        assert material_of(load_edition(edition)) in load_materials().values()


def test_rubber_rubs_more_than_wood() -> None:
    wood, rubber = (
        table(edition, 2, "c0 115,-80 2", "c1 -115,80 2") for edition in ("two-player-2024", "rainbow-city")
    )
    slid = []
    for position in (wood, rubber):
        world = build_world(position)
        world.stop_holding("r2")
        start = world.pose("r2").at
        mass = world.bodies["r2"].mass
        along = world.pose("r2").side
        world.push("r2", (0.35 * mass * along[0], 0.35 * mass * along[1], 0.0))
        world.settle()
        slid.append(math.dist(world.pose("r2").at, start))
    assert slid[1] < slid[0]
