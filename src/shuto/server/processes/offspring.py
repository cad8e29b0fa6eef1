"""Starts and ends worker processes. Each has a name, none outlives the server, and a pool can be killed at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.context import ForkServerContext, SpawnContext
from pathlib import Path

context: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
"""How worker processes are started. They are spawned, because a fork would copy locks that other threads hold."""


def begin(name: str, nice: int = 0) -> None:
    """Set up a new process: its name in `ps`, its niceness, and a thread that ends it when its parent ends.

    Without that thread, a process of a pool would wait for work forever after its parent was killed.
    """
    with suppress(OSError):
        Path("/proc/self/comm").write_text(name)  # works only on Linux
    with suppress(OSError):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), name="shuto-follow", daemon=True).start()


@contextmanager
def out_of_earshot() -> Iterator[None]:
    """Processes started in this context ignore Ctrl-C in the terminal. The server ends them itself."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def new_pool(
    count: int, name: str, first: Callable[[], None], *, nice: int = 0
) -> tuple[ProcessPoolExecutor, list[Future[None]]]:
    """A pool of `count` processes, and one future per process for `first`, which is submitted before all other jobs."""
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=begin, initargs=(name, nice))
    with out_of_earshot():
        return pool, [pool.submit(first) for _ in range(count)]


def end(pool: ProcessPoolExecutor | None) -> None:
    """Kill the processes of a pool, even those that hang. Callers that wait for a result get an error at once."""
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
