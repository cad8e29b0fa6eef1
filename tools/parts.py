"""Run parts of the Makefile, print how long each took, and fail if one fails.

    python tools/parts.py lint,types web pytest

Parts that a comma joins run at the same time; each shows its output when it ends. The first of them should be the
longest. It has precedence: the others use what it leaves of the processor. Groups run one after another. After a part
has failed, only the parts that run already are finished.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed

MAKE = os.environ.get("MAKE", "make")
GIVING_WAY = ["nice", "-n", "5"]
_BEGUN = time.monotonic()


def run(part: str, *, shown: bool, first: bool = True) -> tuple[str, int, float]:
    """Make one part; its output is shown as it comes, or at the end together."""
    begun = time.monotonic()
    into = None if shown else subprocess.PIPE
    command = [*([] if first else GIVING_WAY), MAKE, "--no-print-directory", part]
    done = subprocess.run(command, stdout=into, stderr=subprocess.STDOUT, check=False)
    if done.stdout:
        sys.stdout.buffer.write(f"== {part}\n".encode() + done.stdout)
        sys.stdout.flush()
    return part, done.returncode, time.monotonic() - begun


def run_group(parts: list[str]) -> list[tuple[str, int, float]]:
    """Make parts at the same time; how each ended, in the order in which they ended."""
    if len(parts) == 1:
        return [run(parts[0], shown=True)]
    with ThreadPoolExecutor(len(parts)) as pool:
        tasks = [pool.submit(run, part, shown=False, first=part == parts[0]) for part in parts]
        return [task.result() for task in as_completed(tasks)]


def main(groups: list[str]) -> int:
    """Make all groups; 1 if a part failed."""
    ended: list[tuple[str, int, float]] = []
    for group in groups:
        ended += run_group(group.split(","))
        if any(code for _, code, _ in ended):
            break
    print()
    for part, code, seconds in ended:
        print(f"{part:12}{seconds:7.1f} s{'  failed' if code else ''}")
    print(f"{'all':12}{time.monotonic() - _BEGUN:7.1f} s", flush=True)
    return int(any(code for _, code, _ in ended))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
