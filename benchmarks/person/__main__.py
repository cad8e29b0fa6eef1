"""`python -m benchmarks.person --builds 200 --save out/person.jsonl` lets the person build, and prints the tables.

A build is carried piece by piece, each piece up to three times until it lies legally. All modes carry the same builds
with the same seeds. A run that was interrupted goes on where it was, if it saves its builds.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from benchmarks.person.building import MODES, Built, build
from benchmarks.person.sites import sites
from benchmarks.person.tables import report
from shuto.typed import from_json


def main() -> None:
    """Build, save and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.person")
    parser.add_argument("--builds", type=int, default=100)
    parser.add_argument("--modes", nargs="+", default=list(MODES), choices=list(MODES))
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--paces", type=float, nargs="+", default=[1.0], help="factors on speed")
    parser.add_argument("--risk", type=int, default=0, help="tries for the risk of every road")
    parser.add_argument("--save", type=Path, help="a file with one line of JSON for each build")
    options = parser.parse_args()
    found: list[Built] = []
    if options.save is not None and options.save.exists():
        found = [from_json(line, Built) for line in options.save.read_bytes().splitlines()]
    done = {(one.site, one.mode, one.pace) for one in found}
    for number, site in enumerate(sites(options.builds, options.seed)):
        for mode in options.modes:
            for pace in options.paces:
                if (number, mode, pace) not in done:
                    found.append(build(site, number, mode, pace=pace, risk=options.risk))
                    if options.save is not None:
                        with options.save.open("ab") as file:
                            file.write(msgspec.json.encode(found[-1]) + b"\n")
    report(found)


if __name__ == "__main__":
    main()
