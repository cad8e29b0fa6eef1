"""What every process that we start does first: tell its name, and see to it that it does not outlive us."""

from __future__ import annotations

import multiprocessing
import os
import threading
from contextlib import suppress
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


def _follow(sentinel: int) -> None:
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(0)
