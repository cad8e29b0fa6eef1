"""Compiles the kernels in a process of its own while the server answers with plain Python ones."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from shuto.bots.worker import warm_up
from shuto.geometry.compiled import is_plain, is_ready, progress, use_compiled
from shuto.server.processes.offspring import end, new_pool
from shuto.text import best_language, say

_log = logging.getLogger("shuto.preparing")
_LOOK_EVERY = 0.5
_MOST_TRIES = 3


class Preparation:
    """From the start of a server without compiled kernels until all are ready."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._failed = False
        self._language = best_language(os.environ.get("LC_ALL") or os.environ.get("LANG"))

    @property
    def progress(self) -> float:
        """How much is compiled, from 0 to 1; 1: the server uses it. Also 1 if compiling failed: nothing to wait for."""
        ready = is_ready("rules") and is_ready("bots") and not is_plain()
        return 1.0 if self._failed or ready else min(progress(), 0.99)

    async def run(self) -> None:
        """Compile the kernels and switch to them. Returns at once if they are compiled."""
        if is_ready("rules") and is_ready("bots"):
            if is_plain():  # another server has compiled them since this one started
                use_compiled()
            return
        begin = time.monotonic()
        for _ in range(_MOST_TRIES):  # the process may be killed, for example for lack of memory
            self._pool, (done,) = new_pool(1, "shuto-compiler", partial(warm_up, announce=False), nice=5)
            while not done.done():
                self._show()
                await asyncio.sleep(_LOOK_EVERY)
                if is_plain() and is_ready("rules"):
                    use_compiled()
            self.stop()
            if done.exception() is None:
                break
        else:
            self._failed = True
            _log.error("the kernels could not be compiled: %s; the server stays slow", done.exception())
            return
        if is_plain() and is_ready("rules"):
            use_compiled()
        self._show(f" ({time.monotonic() - begin:.0f} s)\n")

    def stop(self) -> None:
        """Kill the process."""
        pool, self._pool = self._pool, None
        end(pool)

    def _show(self, suffix: str = "") -> None:
        """Show the progress on a terminal, and only the end elsewhere."""
        if sys.stderr.isatty():
            line = say(self._language, "compiling-progress", percent=round(100 * self.progress))
            print(f"\r{line}{suffix}", end="", file=sys.stderr, flush=True)
        elif suffix:
            print(say(self._language, "compiling-done"), file=sys.stderr, flush=True)
