"""Prints what happened as the tables of docs/physics.md."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import median

from benchmarks.person.building import MODES, Built

BINS = (0.0, 0.02, 0.1, 0.25, 1.0)
"""Predicted chances of a fall that are looked at together."""


HEIGHTS = ("below 15 mm", "15 to 30 mm", "30 mm or more")
"""How high a road lies."""
CROWDING = ("0 to 2 pieces near", "3 to 5 pieces near", "6 or more near")
"""How crowded its place is."""


def height_of(one: Built) -> str:
    """How high the road lies, in words."""
    return HEIGHTS[(one.height >= 15.0) + (one.height >= 30.0)]


def crowding_of(one: Built) -> str:
    """How crowded its place is, in words."""
    return CROWDING[(one.near >= 3) + (one.near >= 6)]


def interval(share: float, count: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    z = 1.96
    middle, scale = (share + z * z / (2 * count)), 1.0 + z * z / count
    half = z * math.sqrt(share * (1.0 - share) / count + z * z / (4 * count * count))
    return f"{share:.1%} ({max(0.0, middle - half) / scale:.0%} to {(middle + half) / scale:.0%})"


def table(title: str, rows: dict[str, list[Built]]) -> None:
    """Print one table."""
    print(f"\n| {title} | builds | s per piece (median) | missed, per piece | something fell | bills |")
    print("|---|---|---|---|---|---|")
    for name, found in rows.items():
        count, pieces = len(found), sum(one.pieces for one in found)
        seconds = median(one.seconds / one.carries for one in found)
        missed = sum(one.missed for one in found) / pieces
        fell, owed = (sum(getattr(one, what) for one in found) / count for what in ("fell", "owed"))
        print(f"| {name} | {count} | {seconds:.1f} | {missed:.1%} | {interval(fell, count)} | {owed:.1%} |")


def calibration(found: Sequence[Built]) -> None:
    """Print predicted falls of roads against real ones: by mode, and by what was predicted."""
    asked = [one for one in found if one.predicted is not None]
    print("\n| | roads | predicted, mean | something fell |\n|---|---|---|---|")
    for mode in MODES:
        _predicted(mode, [one for one in asked if one.mode == mode])
    for low, high in pairwise(BINS):
        chosen = [one for one in asked if low < (one.predicted or 0.0) <= high or low == one.predicted == 0.0]
        _predicted(f"predicted {low:.0%} to {high:.0%}", chosen)


def _predicted(name: str, found: Sequence[Built]) -> None:
    if found:
        mean = sum(one.predicted or 0.0 for one in found) / len(found)
        fell = sum(one.road_fell for one in found) / len(found)
        print(f"| {name} | {len(found)} | {mean:.1%} | {interval(fell, len(found))} |")


def grouped(found: Sequence[Built], key: Callable[[Built], str]) -> dict[str, list[Built]]:
    """The builds by what `key` says of each."""
    groups: dict[str, list[Built]] = {}
    for one in found:
        groups.setdefault(key(one), []).append(one)
    return groups


def name_of(one: Built) -> str:
    """The mode, and the pace if it is not the usual one."""
    return one.mode if one.pace == 1.0 else f"{one.mode}, pace {one.pace:g}"


def report(found: Sequence[Built]) -> None:
    """Print all tables."""
    table("mode", grouped(found, name_of))
    for mode, builds in grouped([one for one in found if one.pace == 1.0], name_of).items():
        for title, key, names in (
            ("height of the road", height_of, HEIGHTS),
            ("crowding", crowding_of, CROWDING),
        ):
            groups = grouped(builds, key)
            table(f"{mode}: {title}", {name: groups[name] for name in names if name in groups})
    if any(one.predicted is not None for one in found):
        calibration(found)
