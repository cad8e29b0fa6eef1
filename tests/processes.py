"""Processes that tests started."""

from __future__ import annotations

from pathlib import Path


def is_alive(pid: int) -> bool:
    """Whether a process runs. A zombie counts as dead: its parent may never reap it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
