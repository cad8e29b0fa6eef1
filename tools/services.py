"""Find PostgreSQL, Redis and Caddy for the tests; as root on Debian, install what is missing. Nothing is started.

`python tools/services.py` says what there is. Tests that need what is missing are skipped and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGES = {
    "postgres": "postgresql",
    "initdb": "postgresql",
    "pg_dump": "postgresql-client",
    "pg_restore": "postgresql-client",
    "redis-server": "redis-server",
    "caddy": "caddy",
}
"""The programs that the tests start, and Debian's packages that have them."""
_POLICY = Path("/usr/sbin/policy-rc.d")


def program(name: str) -> str | None:
    """The path of a program: on the PATH, or where Debian puts those of PostgreSQL (the newest version)."""
    found = shutil.which(name)
    if found is not None:
        return found
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    return str(versions[-1]) if versions else None


def missing() -> list[str]:
    """The programs that are not there."""
    return [name for name in PACKAGES if program(name) is None]


def install() -> None:
    """Install Debian's packages of what is missing, as root. Their services are not started."""
    wanted = sorted({PACKAGES[name] for name in missing()})
    if not wanted or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print(f"Installing Debian's {' and '.join(wanted)} for the tests (once)", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with _nothing_starts():
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *wanted]):
            if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode != 0:
                return


@contextmanager
def _nothing_starts() -> Iterator[None]:
    """Tell Debian's packages not to start their services: the tests start their own."""
    if _POLICY.exists():
        yield
        return
    _POLICY.write_text("#!/bin/sh\nexit 101\n", "ascii")
    _POLICY.chmod(0o755)
    try:
        yield
    finally:
        _POLICY.unlink()


def main() -> int:
    """Install what is missing, if possible. What is missing then is no failure: its tests are skipped and say so."""
    install()
    for name in missing():
        print(
            f"{name} is not installed, so its tests will not run (Debian: apt-get install {PACKAGES[name]})",
            file=sys.stderr,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
