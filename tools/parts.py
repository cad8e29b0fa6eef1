"""Run parts of the Makefile, print how long each took and its processor time, and fail if one fails.

    python tools/parts.py lint,types web pytest

Parts that a comma joins run at the same time; each shows its output when it ends. The first of them has precedence: the
others use what it leaves of the processor. Groups run one after another. After a part has failed, only the parts that
run already are finished.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import NamedTuple

MAKE = os.environ.get("MAKE", "make")
GIVING_WAY = ["nice", "-n", "19"]
_BEGUN = time.monotonic()


class Ended(NamedTuple):
    """How a part ended."""

    part: str
    code: int
    seconds: float
    processor: float
    """Seconds of processor time, with that of all processes that it started and waited for."""


def run(part: str, *, shown: bool, first: bool = True) -> Ended:
    """Make one part; its output is shown as it comes, or at the end together."""
    begun = time.monotonic()
    command = [*([] if first else GIVING_WAY), MAKE, "--no-print-directory", part]
    with tempfile.TemporaryFile() as output:
        into = None if shown else output
        process = subprocess.Popen(command, stdout=into, stderr=None if shown else subprocess.STDOUT)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        if said := output.read():
            sys.stdout.buffer.write(f"== {part}\n".encode() + said)
            sys.stdout.flush()
    return Ended(part, process.returncode, time.monotonic() - begun, used.ru_utime + used.ru_stime)


def run_group(parts: list[str]) -> list[Ended]:
    """Make parts at the same time; how each ended, in the order in which they ended."""
    if len(parts) == 1:
        return [run(parts[0], shown=True)]
    with ThreadPoolExecutor(len(parts)) as pool:
        tasks = [pool.submit(run, part, shown=False, first=part == parts[0]) for part in parts]
        return [task.result() for task in as_completed(tasks)]


def main(groups: list[str]) -> int:
    """Make all groups; 1 if a part failed."""
    ended: list[Ended] = []
    for group in groups:
        ended += run_group(group.split(","))
        if any(part.code for part in ended):
            break
    print()
    for part, code, seconds, processor in ended:
        print(f"{part:12}{seconds:7.1f} s{processor:8.1f} CPU s{'  failed' if code else ''}")
    print(f"{'all':12}{time.monotonic() - _BEGUN:7.1f} s{sum(part.processor for part in ended):8.1f} CPU s", flush=True)
    return int(any(part.code for part in ended))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
