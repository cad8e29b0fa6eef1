"""Worker processes for long jobs: they end with their parent, and each has one job at a time."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait
from typing import Protocol, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


class ForEach(Protocol):
    """Does work for each job; yields the results in any order."""

    def __call__(self, work: Callable[[Job], Result], jobs: Iterable[Job], /) -> Iterator[Result]:
        """Results as they arrive."""
        ...


@contextmanager
def processes(workers: int) -> Iterator[ForEach]:
    """Start worker processes; yields a function that does jobs in them. With one worker, this process does them.

    BrokenProcessPool is raised if a worker dies.
    """
    if workers == 1:
        yield map
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_follow_parent)

    def in_pool(work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Each worker has one job at a time, so stopping early is quick."""
        waiting = iter(jobs)
        running = {pool.submit(work, job) for job in islice(waiting, workers)}
        while running:
            done = next(as_completed(running))
            running.remove(done)
            running |= {pool.submit(work, job) for job in islice(waiting, 1)}
            yield done.result()

    try:
        yield in_pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _follow_parent() -> None:
    """Make a new worker process exit when its parent dies. Otherwise it would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()
