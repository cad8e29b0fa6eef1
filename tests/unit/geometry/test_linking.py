"""Shared kernels: compiled once, found by their callers, in this process and in those that load them from the cache."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled

KERNELS = """
import sys
import numpy as np
from shuto.geometry.compiled import compiled, inner, shared

@shared
def twice(numbers):
    total = 0.0
    for number in numbers:
        total += 2.0 * number
    return total

@shared
def four_times(numbers):
    return 2.0 * twice(numbers)

@inner
def between(numbers):
    return four_times(numbers)

@compiled
def caller(numbers):
    return between(numbers) + twice(numbers)

@compiled
def other_caller(numbers):
    return 1.0 + four_times(numbers)
"""
USE = """
from kernels import caller, other_caller, twice
import numpy as np
assert caller(np.ones(3)) == 18.0
assert other_caller(np.ones(3)) == 13.0
if "--compiled" in sys.argv:
    (code,) = caller.inspect_llvm().values()
    made = [line for line in code.splitlines() if line.startswith("define")]
    assert any("6caller" in line for line in made), made
    assert not any("5twice" in line or "10four_times" in line for line in made), made
else:
    assert not sum(sum(kernel.stats.cache_misses.values()) for kernel in (caller, other_caller, twice))
"""


def _run(folder: Path, script: str, *args: str) -> None:
    (folder / "kernels.py").write_text(KERNELS)
    command = [sys.executable, "-c", "import sys\n" + script, *args]
    settings = {"SHUTO_CACHE": str(folder / "cache"), "PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **settings})
    assert done.returncode == 0, done.stderr


def test_a_shared_kernel_is_not_compiled_into_its_callers_and_is_found_in_the_cache(tmp_path: Path) -> None:
    _run(tmp_path, USE, "--compiled")
    _run(tmp_path, USE)


def test_what_another_process_compiled_meanwhile_is_found(tmp_path: Path) -> None:
    """Whole numbers: a form of the shared kernels that was not in the cache when this process read it first."""
    _run(tmp_path, USE, "--compiled")
    whole = "import kernels, numpy as np; assert kernels.caller(np.ones(3, np.int64)) == 18.0"
    script = (
        "import subprocess, sys\n"
        f"{USE}\n"
        f"subprocess.run([sys.executable, '-c', {whole!r}], check=True)\n"
        "assert caller(np.ones(3, np.int64)) == 18.0\n"
        "assert not sum(caller.stats.cache_misses.values())\n"
    )
    _run(tmp_path, script)


def test_a_shared_kernel_is_compiled_again_if_its_code_is_lost(tmp_path: Path) -> None:
    _run(tmp_path, USE, "--compiled")
    (code,) = (tmp_path / "cache").rglob("kernels.twice*.nbc")
    code.unlink()
    _run(tmp_path, "from kernels import caller\nimport numpy as np\nassert caller(np.ones(3)) == 18.0")
