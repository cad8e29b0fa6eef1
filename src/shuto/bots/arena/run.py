"""Running an arena: all cores or a cluster, resumable, the same results whatever the number of workers."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice

from shuto.bots.arena.game import GameResult, play_spec
from shuto.bots.arena.ledger import Ledger
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.registry import make_bot

Watch = Callable[[GameResult], bool]
"""Sees every result as it comes; returns True to stop early."""
Spread = Callable[[Sequence[GameSpec]], Iterator[GameResult]]
"""Plays games somewhere and gives their results as they come, in any order."""


def run(plan: Plan, ledger: Ledger, watch: Watch, workers: int | None = None, *, spread: Spread | None = None) -> None:
    """Play what is not in the ledger yet: in so many processes here, or wherever `spread` takes it."""
    for name in plan.bots:
        make_bot(name)  # an unknown name is said before anything is played
    done = ledger.done
    waiting = [spec for spec in plan.games() if spec.id not in done]
    for result in (spread or _here(workers or os.cpu_count() or 1))(waiting):
        ledger.add(result)
        if watch(result):
            return


def _here(workers: int) -> Spread:
    if workers == 1:
        return lambda specs: map(play_spec, specs)
    return lambda specs: _in_processes(specs, workers)


def _in_processes(waiting: Sequence[GameSpec], workers: int) -> Iterator[GameResult]:
    """Results from several processes, as they come; only a few games are in the air at any time."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, max(len(waiting), 1)), mp_context=context)
    try:
        specs = iter(waiting)
        flying = {pool.submit(play_spec, spec) for spec in islice(specs, 2 * workers)}
        while flying:
            landed = next(as_completed(flying))
            flying.remove(landed)
            flying |= {pool.submit(play_spec, spec) for spec in islice(specs, 1)}
            yield landed.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
