"""Starts the processes of hand workers. It imports nothing that takes time, so a server can start one at once."""

from __future__ import annotations

from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from shuto.server.processes import offspring


class HandProcess(NamedTuple):
    """A process that simulates carries, and our end of the pipe to it."""

    process: BaseProcess
    line: Connection


_ahead: list[HandProcess] = []


def start_ahead() -> None:
    """Start a process that loads what it needs while the server does the same. The first worker uses it."""
    _ahead.append(_start())


def hand_process() -> HandProcess:
    """A process for a worker: the one that was started ahead, or a new one."""
    return _ahead.pop() if _ahead else _start()


def _start() -> HandProcess:
    ours, theirs = offspring.context.Pipe()
    process = offspring.context.Process(target=_work, args=(theirs,), name="shuto-hand", daemon=True)
    with offspring.out_of_earshot():
        process.start()
    theirs.close()
    return HandProcess(process, ours)


def _work(line: Connection) -> None:
    from shuto.server.processes.hand_worker import main

    main(line)
