"""Running an arena: all cores or a cluster, resumable, the same results whatever the number of workers."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from itertools import islice
from multiprocessing.connection import wait

from shuto.bots.arena.frames import games_of
from shuto.bots.arena.game import BotFailedError, GameResult, play_spec
from shuto.bots.arena.ledger import Ledger
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.arena.players import make_player

Watch = Callable[[GameResult], bool]
"""Sees every result as it comes; returns True to stop early."""
Spread = Callable[[Sequence[GameSpec]], Iterator[GameResult]]
"""Plays games somewhere and gives their results as they come, in any order."""


def play_plans(
    plans: Sequence[Plan],
    ledger: Ledger,
    watch: Watch | None = None,
    workers: int | None = None,
    *,
    spread: Spread | None = None,
) -> None:
    """Play the games that are not in the ledger yet, in `workers` processes here or wherever `spread` takes them."""
    for name in {name: None for plan in plans for name in plan.bots}:
        make_player(name)  # an unknown name is said before anything is played
    done = ledger.done
    waiting = [spec for spec in games_of(plans) if spec.id not in done]
    count = min(workers or os.cpu_count() or 1, max(len(waiting), 1))
    with nullcontext(spread) if spread is not None else processes(count) as play_all:
        for result in play_all(waiting):
            ledger.add(result)
            if watch is not None and watch(result):
                return


@contextmanager
def processes(workers: int) -> Iterator[Callable[[Iterable[GameSpec]], Iterator[GameResult]]]:
    """So many processes, and what spreads games over them: several times, if need be. One is this process itself."""
    if workers == 1:
        yield lambda specs: map(play_spec, specs)
        return
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_follow_parent)
    try:
        yield lambda specs: _as_they_come(pool, specs, workers)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _follow_parent() -> None:
    """Called in a new process: it ends when its parent was killed, and does not wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()


def _as_they_come(pool: ProcessPoolExecutor, waiting: Iterable[GameSpec], workers: int) -> Iterator[GameResult]:
    """Results in the order in which games end. As many are in the air as there are processes: whoever stops asking for
    more, or stops altogether, waits for no others."""
    specs = iter(waiting)
    flying = {pool.submit(play_spec, spec) for spec in islice(specs, workers)}
    while flying:
        landed = next(as_completed(flying))
        flying.remove(landed)
        flying |= {pool.submit(play_spec, spec) for spec in islice(specs, 1)}
        try:
            result = landed.result()
        except BrokenProcessPool:
            raise BotFailedError("a process in which bots played has ended: killed, or by a bot") from None
        yield result
