"""A PostgreSQL server of our own, in a temporary folder. Tests can stop it, start it and cut its connections."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

from services import program

_OPTIONS = {
    "shared_buffers": "16MB", "max_connections": "60", "log_min_messages": "fatal",
}  # fmt: skip
_GUARD = '"$@" & server=$!; read -r _; kill -QUIT $server; wait $server'
"""Stops the server at once when its standard input is closed: also when the tests are killed."""


class Cluster:
    """One server, with a database for each test.

    If it is not `durable`, it does not wait for the disk. Killed, it loses nothing: its pages are with the system.
    """

    def __init__(self, folder: Path, *, durable: bool = False, listen: str = "") -> None:
        self.folder, self._listen = folder, listen
        self._options = {**_OPTIONS, "fsync": "on" if durable else "off", "listen_addresses": listen}
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._user = _unprivileged()
        if self._user is not None:
            shutil.chown(folder, self._user)
        options = ("-A", "trust", "-U", "shuto", "-E", "UTF8", "--locale=C", "-N")
        make: list[str | Path] = [_found("initdb"), "-D", folder / "data", *options]
        subprocess.run(make, check=True, user=self._user, cwd=folder, stdout=subprocess.DEVNULL)
        if listen:
            with (folder / "data" / "pg_hba.conf").open("a") as allowed:
                allowed.write("host all all samenet trust\n")

    def start(self) -> None:
        """Start it, and return when it accepts connections."""
        options = [part for name, value in self._options.items() for part in ("-c", f"{name}={value}")]
        self._process = subprocess.Popen(
            ["sh", "-c", _GUARD, "sh", _found("postgres"), "-D", self.folder / "data", "-k", self.folder, *options],
            user=self._user, cwd=self.folder, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < until, "PostgreSQL does not accept connections"
                time.sleep(0.02)
            else:
                return

    @property
    def pid(self) -> int:
        """The process under which all processes of the server are."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop it at once, as `pg_ctl stop -m immediate` does: it recovers from its log at the next start."""
        if self._process is not None:
            self._process.communicate(timeout=60)
            self._process = None

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://shuto@/{name}?host={self.folder}"

    def by_network(self, address: str) -> str:
        """The same database by network: where we listen, if anywhere."""
        return address.replace(f"?host={self.folder}", f"?host={self._listen}") if self._listen else address

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"test_{next(self._numbers)}"
        self.ask(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def cut(self) -> int:
        """Cut all connections to databases of tests; returns how many."""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'"
        return len(self.ask(cut))

    def ask(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Execute a statement outside a transaction."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description is not None else []


def start_cluster(listen: str = "") -> Cluster:
    """Make a cluster and start it, on a network if one is named. The test is skipped if a program is missing."""
    for name in ("initdb", "postgres"):
        if program(name) is None:
            pytest.skip(f"{name} of PostgreSQL is not installed: make services")
    cluster = Cluster(Path(tempfile.mkdtemp(prefix="shuto-postgres-")), listen=listen)
    cluster.start()
    return cluster


def remove_cluster(cluster: Cluster) -> None:
    """Stop a cluster and remove its folder."""
    cluster.stop()
    shutil.rmtree(cluster.folder)


def _found(name: str) -> str:
    path = program(name)
    assert path is not None, name
    return path


def _unprivileged() -> str | None:
    """Whom PostgreSQL runs as: it refuses root. None: as ourselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
