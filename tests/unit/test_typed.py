"""Threads that meet a type for the first time at the same moment do not end the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto.typed import is_learned

# With msgspec.convert instead of from_plain, this ends with a segmentation fault in the first rounds.
RACE = """
import dataclasses, sys, threading
import msgspec
from shuto.typed import from_plain

sys.setswitchinterval(1e-6)
HEAD = {"struct": "class {}(msgspec.Struct):", "dataclass": "@dataclasses.dataclass\\nclass {}:"}[sys.argv[1]]
LINES = [HEAD.format(f"Part{n}") + "\\n    x: int = 0" for n in range(12)]
LINES += [HEAD.format("Whole"), *(f"    f{n}: Part{n} | None = None" for n in range(12))]
VALUE = {f"f{n}": {"x": n} for n in range(12)}

for _ in range(40):
    new = {"msgspec": msgspec, "dataclasses": dataclasses}
    exec("\\n".join(LINES), new)
    together = threading.Barrier(4)

    def read():
        together.wait()
        assert from_plain(VALUE, new["Whole"]).f11.x == 11

    threads = [threading.Thread(target=read) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
"""


@pytest.mark.parametrize("kind", ["struct", "dataclass"])
def test_threads_may_meet_a_type_at_the_same_time(kind: str, tmp_path: Path) -> None:
    script = tmp_path / "race.py"
    script.write_text(RACE, "utf-8")
    done = subprocess.run([sys.executable, script, kind], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_application_has_learned_what_its_routes_read() -> None:
    for route in create_app(ServerSettings()).routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else [route.route_handler]:
            assert is_learned(handler.signature_model), handler
