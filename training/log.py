"""The learning curve of a run: a CSV that grows while the run goes on, with wall and CPU time."""

from __future__ import annotations

import csv
import time
from pathlib import Path


class Log:
    """Writes a line of figures at a time, with the seconds since the beginning."""

    def __init__(self, path: Path, columns: tuple[str, ...]) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._columns = ("seconds", "cpu_seconds", *columns)
        self._writer.writerow(self._columns)
        self._began, self._cpu = time.monotonic(), time.process_time()

    @property
    def seconds(self) -> float:
        """Wall time since the beginning."""
        return time.monotonic() - self._began

    def add(self, *figures: float) -> None:
        """Add a line, and print it."""
        row = [round(self.seconds, 1), round(time.process_time() - self._cpu, 1)]
        row += [round(figure, 4) for figure in figures]
        self._writer.writerow(row)
        self._file.flush()
        print("  ".join(f"{name} {value:g}" for name, value in zip(self._columns, row, strict=True)), flush=True)
