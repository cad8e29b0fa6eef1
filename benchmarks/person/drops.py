"""`python -m benchmarks.person.drops` lets the person let go of roads above their places: how many lie legally.

The person has a steady hand and aims as always. Roads that have to be slid in from the side are left out.
"""

from __future__ import annotations

import argparse
from itertools import islice

from benchmarks.person.sites import sites
from benchmarks.person.tables import interval
from shuto.physics import Person

HEIGHTS = (0.0, 5.0, 10.0, 25.0, 50.0, 100.0)
"""mm above the place."""
_STRAIGHT_DOWN = 3  # stops of a path


def main() -> None:
    """Print a table: how many roads were legal, and how often something fell."""
    parser = argparse.ArgumentParser(prog="benchmarks.person.drops")
    parser.add_argument("--roads", type=int, default=60)
    parser.add_argument("--seed", type=int, default=3)
    options = parser.parse_args()
    every = (site.rehearsed(site.road, tweezers=False) for site in sites(4 * options.roads, options.seed))
    straight = (one for one in every if len(one.path.stops) == _STRAIGHT_DOWN)
    found: dict[float, list[tuple[bool, bool]]] = {height: [] for height in HEIGHTS}
    for number, rehearsal in enumerate(islice(straight, options.roads)):
        above, low, place = rehearsal.path.stops
        for height, outcomes in found.items():
            up = place.z + height
            stops = (above._replace(z=above.z + height), low._replace(z=low.z + height), place._replace(z=up))
            outcome = rehearsal.attempt(Person("none", number), rehearsal.path._replace(stops=stops))
            outcomes.append((outcome.legal, bool(outcome.aftermath.fallen)))
    print("| let go above the place | roads | legal | something fell |\n|---|---|---|---|")
    for height, outcomes in found.items():
        count = len(outcomes)
        legal, fell = (sum(one[i] for one in outcomes) / count for i in (0, 1))
        print(f"| {height:g} mm | {count} | {interval(legal, count)} | {interval(fell, count)} |")


if __name__ == "__main__":
    main()
