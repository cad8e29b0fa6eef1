"""The report of a run as a page, in the manner of Jepsen: operations, faults, and what was lost."""

from __future__ import annotations

from collections.abc import Sequence

from server.chaos.faults import KINDS
from server.chaos.run import Report
from server.chaos.world import LEASE, PROCESSES

_ABOUT = """\
`make chaos` lets scripted people play while processes are killed and frozen and databases go away. Afterwards it
compares every log with what every player was told, and judges every game again from its first turn. This page is the
report of its last run. `make test` has a run of some seconds."""
_WORLD = """\
{processes} processes share PostgreSQL and Redis. Connections come through a proxy that leads to each process in turn. A
lease lasts {lease:g} s. One player of each table has two devices, which send the same moves at the same time. Seed
{seed}, Python {python}, one machine with two cores that others used, too."""
_MOVES = """\
A move that is refused as `stale` was sent by both devices, and the other one was first. One that is refused as
`storage` could not be saved, or its process did not have the match any more: it is sent again."""
_FAULTS = """\
- A killed process (SIGKILL) and one that is told to stop (SIGTERM) are started again at once.
- A frozen process (SIGSTOP) wakes again after others have taken its matches, or before that.
- Cut connections are all connections of all processes to PostgreSQL.
- PostgreSQL is restarted without warning, as after a crash."""
_WIRED = """\
- If the network is cut, whatever a process and PostgreSQL send each other vanishes for 0.5 to 12 s. Each process is in
  a network namespace of its own, with a cable for people and another one for the database."""
_NOT_WIRED = """\
The network between a process and the database was not cut: this machine allows no network namespaces."""


def page(report: Report, seed: int, python: str) -> str:
    """The page."""
    counts = report.counts
    refused = {name: many for name, many in sorted(counts.items()) if name.startswith("refused")}
    rows = [
        ("seconds", f"{report.seconds:.0f}"),
        ("tables at a time", f"{report.tables}, with three connections each"),
        ("matches", f"{report.matches}, of which {report.finished} were played to the end"),
        ("moves sent", f"{counts['sent']:,}"),
        ("moves confirmed to their sender", f"{counts['confirmed']:,}"),
        *((f"moves {name}", f"{many:,}") for name, many in refused.items()),
        ("connections", f"{counts['connections']:,}"),
        ("events stored", f"{report.events:,}"),
        ("events of which somebody was told", f"{report.told:,}"),
        ("longest time from one event of a table to the next", f"{report.longest:.1f} s"),
    ]
    found = [
        ("**lost**: told, but not in the log, or different there", len(report.lost)),
        ("**duplicated**: a move is in a log twice, or out of order", len(report.duplicated)),
        ("**stale**: somebody who joined was shown less than others had been told before they asked", report.stale),
        ("flaws that `shuto db check` finds: gaps, unreadable or illegal events", len(report.flaws)),
        ("tables that did not go on after the faults", len(report.stuck)),
    ]
    faults = [*((kind, report.faults[kind]) for kind in KINDS), ("**in all**", report.faults.total())]
    details = [*report.lost, *report.duplicated, *report.flaws, *report.stuck]
    told = f"{_FAULTS}\n{_WIRED}" if report.wired else f"{_FAULTS}\n\n{_NOT_WIRED}"
    world = _WORLD.format(processes=PROCESSES, lease=LEASE, seed=seed, python=python)
    parts = [
        "# Chaos", _ABOUT, world, "## What was found\n" + _table("how often", found),
        *(["```text\n" + "\n".join(details[:50]) + "\n```"] if details else []),
        "## Operations\n" + _table("how many", rows), _MOVES, "## Faults\n" + _table("how often", faults), told,
    ]  # fmt: skip
    return "\n\n".join(parts) + "\n"


def _table(how: str, rows: Sequence[tuple[str, object]]) -> str:
    return "\n".join([f"| what | {how} |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])
