"""One background process for slow jobs of a second or more. If it dies or hangs, the result is None."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from shuto.server.processes import jobs
from shuto.server.processes.offspring import end, new_pool

P = ParamSpec("P")
T = TypeVar("T")


class BackgroundProcess:
    """Runs the functions of `jobs` one after the other in a process."""

    def __init__(self, patience: float, name: str = "shuto-jobs") -> None:
        self._patience, self._name = patience, name
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Future[None] | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The result of a job; None if the job failed, the process died, or it timed out and was killed."""
        try:
            pool, ready = self._started()
            await asyncio.shield(ready)
            async with asyncio.timeout(self._patience):  # not wait_for: in Python 3.11 it may ignore a cancellation
                return await asyncio.wrap_future(pool.submit(job, *args, **kwargs))
        except (TimeoutError, BrokenProcessPool):
            self.stop()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise  # this task was cancelled; otherwise another task stopped the process
        except Exception:  # the job failed: the caller continues without a result
            pass
        return None

    @property
    def ready(self) -> bool:
        """Whether the process has loaded everything. Before that, a job waits for seconds."""
        return self._ready is not None and self._ready.done() and not self._ready.cancelled()

    def start(self) -> None:
        """Start the process ahead of the first job."""
        self._started()

    def _started(self) -> tuple[ProcessPoolExecutor, asyncio.Future[None]]:
        if self._pool is None or self._ready is None:
            self._pool, (ready,) = new_pool(1, self._name, jobs.warm_up, nice=5)
            self._ready = asyncio.wrap_future(ready)
            self._ready.add_done_callback(_heard)
        return self._pool, self._ready

    def stop(self) -> None:
        """Kill the process, even if it hangs."""
        pool, self._pool, self._ready = self._pool, None, None
        end(pool)


def _heard(ready: asyncio.Future[None]) -> None:
    """Retrieve the exception of a failed start, so that asyncio does not warn about it."""
    if not ready.cancelled():
        ready.exception()
