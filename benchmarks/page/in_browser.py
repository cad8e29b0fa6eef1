"""The page in a real Chromium: load time, time to a painted verdict, and script time per frame."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import shuto
from benchmarks.late_table import late_table
from benchmarks.measure import Row, at_most, not_run
from benchmarks.page.browser import NO_BROWSER, chromium, run_script, served
from shuto.bots import make_bot
from shuto.match.events import Created
from shuto.match.match import Match
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.match.showing.table import table_view
from shuto.rules.ids import encode_other
from shuto.rules.records.record import Recorder

NAMES = ("Ann", "Bob", "Cleo", "Dai")
DISCS = 140


def late_record() -> shuto.Record:
    """The longest of some four-player games, without its last step: a crowded table."""
    longest = None
    for seed in range(4):
        recorder = Recorder(shuto.new_game("four-player-fr", NAMES))
        rng, bot = np.random.default_rng(seed), make_bot("driver")
        while (position := recorder.position).to_move is not None:
            recorder.play(bot.choose(position, rng))
        record = recorder.record
        last = msgspec.structs.replace(record, steps=record.steps[:-1], result=None)
        if longest is None or len(last.steps) > len(longest.steps):
            longest = last
    assert longest is not None
    return longest


def full_table() -> bytes:
    """The largest table, as the page receives it: 36 roads, 28 cars, and columns with 140 discs."""
    seats = tuple(SeatSettings(name) for name in NAMES)
    match = Match(Created(MatchSettings("four-player-fr", seats, {"obstacles": "none"}), ("", "", "", ""), ""))
    view = table_view(match, late_table())
    count = len(view.columns)
    columns = tuple(
        msgspec.structs.replace(column, height=DISCS // count + (number < DISCS % count))
        for number, column in enumerate(view.columns)
    )
    return msgspec.json.encode(msgspec.structs.replace(view, columns=columns), enc_hook=encode_other)


def in_browser() -> list[Row]:
    """Start a server as `make play` does and a Chromium, measure, and stop both."""
    if chromium() is None:
        return [not_run("the page in a browser", NO_BROWSER)]
    with served() as server:
        figures, record = _figures(server.address, server.folder)
    visit, pointer, flat, frames = (figures[name] for name in ("visit", "pointer", "flat", "frames"))
    size = visit["bytes"] / 1000
    steps = len(record.steps)
    return [
        at_most("server started and page served", server.seconds, 3.0, "s"),
        at_most("page interactive, nothing cached", visit["interactive"], 2.0, "s"),
        Row("first load, compressed", f"{size:.0f} kB", "at most 600 kB", 600 / size),
        at_most(f"pointer to verdict painted, flat table, p95 of {flat['paint']['count']}, after {steps} steps",
                flat["paint"]["p95"] / 1000, 0.05),
        at_most("the same in 3D, until the page has the verdict", pointer["verdict"]["p95"] / 1000, 0.05),
        at_most("the same in 3D, painted, 560 × 420 rendered in software", pointer["paint"]["p95"] / 1000, 0.05),
        at_most(f"scripts per frame: 36 roads, {DISCS} discs, 28 cars", frames["script"] / 1000, 0.004),
    ]  # fmt: skip


def _figures(address: str, folder: Path) -> tuple[dict[str, Any], shuto.Record]:
    record = late_record()
    request = urllib.request.Request(f"{address}api/records", data=record.to_json(), method="POST")
    made = json.load(urllib.request.urlopen(request, timeout=30))
    table = folder / "table.json"
    table.write_bytes(full_table())
    figures = run_script("page.mjs", address, made["id"], str(table), TOKENS=json.dumps(made["tokens"]))
    return figures, record
