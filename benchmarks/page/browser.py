"""Start a server as `make play` does and a real Chromium, to measure the page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
NO_BROWSER = "needs Chromium and `make client`"
"""Why the page cannot be measured if `chromium` finds nothing."""


@cache
def chromium() -> str | None:
    """The path of Chromium; None if there is none or the web client is not built."""
    finder = [sys.executable, str(ROOT / "tools" / "chromium.py")]
    path = subprocess.run(finder, capture_output=True, text=True, check=False).stdout.strip()
    return path if path and (ROOT / "web" / "dist" / "index.html").exists() else None


class Served(NamedTuple):
    """A running server, its folder, and the seconds until it served the page."""

    address: str
    folder: Path
    seconds: float


@contextmanager
def served() -> Iterator[Served]:
    """Start a server and stop it afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        command = [sys.executable, "-m", "shuto.server", "--port", "0", "--database", f"{folder}/games.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            urllib.request.urlopen(address, timeout=20).read()
            yield Served(address, Path(folder), time.perf_counter() - begin)
        finally:
            server.kill()
            server.wait()


def run_script(script: str, *args: str, **env: str) -> dict[str, Any]:
    """Run a script of web/bench and return the figures it prints."""
    done = subprocess.run(
        ["node", f"bench/{script}", *args],
        cwd=ROOT / "web", capture_output=True, text=True, timeout=300, check=False,
        env={**os.environ, "CHROMIUM": chromium() or "", **env},
    )  # fmt: skip
    if done.returncode != 0:
        raise RuntimeError(f"the measurement in the browser failed: {done.stderr.strip()[-400:]}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
