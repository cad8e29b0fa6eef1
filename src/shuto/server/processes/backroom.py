"""One background process for slow jobs of a second or more. If it dies or hangs, the result is None."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from shuto.server.processes import jobs
from shuto.server.processes.offspring import end, pool_of

P = ParamSpec("P")
T = TypeVar("T")


class Backroom:
    """Runs the functions of `jobs` one after the other in a process."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._warm: asyncio.Future[None] | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The result of a job; None if the job failed, the process died, or it timed out and was killed."""
        try:
            pool, warm = self._started()
            await asyncio.shield(warm)
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(job, *args, **kwargs)), self._patience)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise  # this task was cancelled; otherwise another task stopped the process
        except Exception:  # the job failed: the caller continues without a result
            pass
        return None

    def wake(self) -> None:
        """Start the process ahead of the first job."""
        self._started()

    def _started(self) -> tuple[ProcessPoolExecutor, asyncio.Future[None]]:
        if self._pool is None or self._warm is None:
            self._pool, (warm,) = pool_of(1, "shuto-backroom", jobs.warm_up, nice=5)
            self._warm = asyncio.wrap_future(warm)
            self._warm.add_done_callback(_heard)
        return self._pool, self._warm

    def stop(self) -> None:
        """Kill the process, even if it hangs."""
        pool, self._pool, self._warm = self._pool, None, None
        end(pool)


def _heard(warm: asyncio.Future[None]) -> None:
    """Retrieve the exception of a failed start, so that asyncio does not warn about it."""
    if not warm.cancelled():
        warm.exception()
