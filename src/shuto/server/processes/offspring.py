"""Starting and ending processes: each has a name, none outlives the server, and a pool ends when it is told to."""

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
    """Called in the new process: set its name for `ps` and its niceness, and end it when its parent ends.

    Otherwise a process of a pool would wait for work for ever after its parent was killed.
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
    """Processes started meanwhile ignore Ctrl-C in the terminal: the server ends them itself."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def pool_of(
    count: int, name: str, first: Callable[[], None], *, nice: int = 0
) -> tuple[ProcessPoolExecutor, list[Future[None]]]:
    """A pool of `count` processes, and the futures of the function that each runs first. Spawned: a fork would copy
    locks that other threads hold."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=begin, initargs=(name, nice))
    with out_of_earshot():
        return pool, [pool.submit(first) for _ in range(count)]


def end(pool: ProcessPoolExecutor | None) -> None:
    """Kill the processes of a pool, also those that hang; whoever waits for them gets an error at once."""
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
