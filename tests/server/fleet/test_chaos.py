"""The short form of `make chaos`: some seconds of faults, and nothing that anybody was told is lost."""

from __future__ import annotations

import asyncio

import pytest

from server.chaos.report import page
from server.chaos.run import Plan, Report, run

SECONDS, TABLES = 20.0, 4


@pytest.mark.slow
def test_nothing_is_lost_while_processes_die_and_databases_go_away() -> None:
    async def bounded() -> Report:
        async with asyncio.timeout(200):
            return await run(Plan(SECONDS, TABLES, seed=3, pause=0.1, between=1.0))

    report = asyncio.run(bounded())
    assert (report.lost, report.duplicated, report.flaws, report.stuck) == ([], [], [], [])
    assert report.stale == 0
    assert report.faults.total() > 0
    assert report.told > TABLES
    assert "**lost**" in page(report, 3, "")
