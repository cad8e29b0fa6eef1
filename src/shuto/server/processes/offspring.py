"""The processes that we start: each tells its name, none outlives us, and a pool of them ends when it is told to."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path


def begin(name: str, nice: int = 0) -> None:
    """Called in the new process: it is named for `ps`, gives way by so much, and ends when its parent does.

    A process of a pool would wait for work for ever after its parent was killed.
    """
    with suppress(OSError):
        Path("/proc/self/comm").write_text(name)  # only Linux knows how
    with suppress(OSError):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), name="shuto-follow", daemon=True).start()


@contextmanager
def out_of_earshot() -> Iterator[None]:
    """Whoever is started meanwhile does not hear a terminal's interrupt: it is we who end our processes."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def pool_of(
    count: int, name: str, first: Callable[[], None], *, nice: int = 0
) -> tuple[ProcessPoolExecutor, list[Future[None]]]:
    """So many processes, and what each of them does first. Spawned: a fork would copy locks in mid-flight."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=begin, initargs=(name, nice))
    with out_of_earshot():
        return pool, [pool.submit(first) for _ in range(count)]


def end(pool: ProcessPoolExecutor | None) -> None:
    """End the processes of a pool, the hanging ones too; whatever waits for them hears of it at once."""
    if pool is None:
        return
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _follow(sentinel: int) -> None:
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(0)
