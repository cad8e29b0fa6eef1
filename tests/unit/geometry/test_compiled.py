"""Compiled kernels: where they are cached, and what happens if the cache cannot be written."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, cast

import numba
import numpy as np
import pytest

from shuto.geometry import compiled


def test_the_cache_is_named_after_the_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SHUTO_CACHE", str(tmp_path / "here"))
    folder = compiled.cache_folder()
    assert folder == tmp_path / "here" / "shuto" / f"kernels-{compiled._fingerprint()}"
    assert folder.is_dir()
    monkeypatch.delenv("SHUTO_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert compiled.cache_folder().parent == tmp_path / "xdg" / "shuto"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert compiled.cache_folder().parent == tmp_path / "home" / ".cache" / "shuto"


def test_a_changed_source_has_another_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for folder in ("geometry", "rules/kernels", "rules/referee"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "one.py").write_text("x = 1")
    (tmp_path / "rules" / "referee" / "faults.py").write_text("a = 1")
    monkeypatch.setattr(compiled, "_PACKAGE", tmp_path)
    fingerprints = {compiled._fingerprint()}
    for file in ("geometry/one.py", "rules/kernels/one.py", "rules/referee/faults.py"):
        (tmp_path / file).write_text("x = 2")
        fingerprints.add(compiled._fingerprint())
    assert len(fingerprints) == 4
    assert all(len(text) == 16 for text in fingerprints)


def test_without_a_writable_cache_the_temporary_folder_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("SHUTO_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = compiled.cache_folder()
    assert folder.is_relative_to(tmp_path / f"shuto-{os.getuid()}")
    assert folder.is_dir()


def test_a_new_folder_is_the_last_resort(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / f"shuto-{os.getuid()}").write_text("in the way too")
    monkeypatch.setenv("SHUTO_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = compiled.cache_folder()
    assert folder.is_dir()
    assert folder.parent == tmp_path
    assert folder != compiled.cache_folder()


LOCKED = """
import os
from shuto.geometry import compiled
if os.getuid() == 0:  # root may write everywhere
    os.setuid(65534)
os.environ["SHUTO_CACHE"] = os.environ["LOCKED"]
print(compiled.cache_folder())
"""


def test_an_existing_folder_that_is_not_writable_is_not_used() -> None:
    """Another user made it, or the disk is read-only. numba would compile everything again on every start."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        place.chmod(0o755)
        (place / "tmp").mkdir()
        (place / "tmp").chmod(0o777)
        locked = place / "locked" / "shuto" / f"kernels-{compiled._fingerprint()}"
        locked.mkdir(parents=True)
        (locked / "ready").touch()
        locked.chmod(0o555)
        settings = {**os.environ, "LOCKED": str(place / "locked"), "TMPDIR": str(place / "tmp")}
        done = subprocess.run([sys.executable, "-c", LOCKED], env=settings, capture_output=True, text=True, check=True)
        assert not Path(done.stdout.strip()).is_relative_to(locked)


def test_a_part_is_ready_after_it_was_marked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "JIT", True)
    assert not compiled.is_ready("rules")
    compiled.mark_ready("rules")
    assert compiled.is_ready("rules")


def test_plain_python_is_always_warm_and_marks_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "JIT", False)
    compiled.mark_ready("rules")
    assert compiled.is_ready("rules")
    assert list(tmp_path.iterdir()) == []
    array = np.zeros(3)
    assert compiled.bare(array) is array


def test_the_cache_setting_of_numba_is_restored() -> None:
    before = str(compiled.config.CACHE_DIR)

    def double(x: float) -> float:
        return 2.0 * x

    kernel = compiled._cached(lambda: compiled._njit(nogil=True), double)
    assert str(compiled.config.CACHE_DIR) == before
    assert kernel(4.0) == 8.0

    def refuse() -> Any:
        raise RuntimeError("no")

    with pytest.raises(RuntimeError):
        compiled._cached(refuse, double)
    assert str(compiled.config.CACHE_DIR) == before


@pytest.mark.compiled
def test_kernel_is_plain_until_its_compiled_form_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "_waiting", None)
    assert compiled.start_plain("rules")
    assert compiled.is_plain()

    @compiled.inlined
    def half(x: float) -> float:
        return 0.5 * x

    @compiled.compiled
    def mean(x: float, y: float) -> float:
        return half(x) + half(y)

    @compiled.compiled_as("float64(float64)")
    def square(x: float) -> float:
        return mean(x, x) * x

    kernels = [cast(compiled.Kernel, kernel) for kernel in (mean, square)]
    assert (mean(1.0, 4.0), square(3.0)) == (2.5, 9.0)
    assert all("dispatcher" not in kernel.__dict__ for kernel in kernels)  # nothing was compiled
    compiled.use_compiled()
    assert not compiled.is_plain()
    assert (mean(1.0, 4.0), square(3.0)) == (2.5, 9.0)
    assert all(kernel.dispatcher.signatures for kernel in kernels)  # numba compiled both, and `half` inside them
    assert half(3.0) == 1.5


def test_progress_is_the_part_of_the_kernels_that_is_cached(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    assert compiled.progress() == 0.0
    (tmp_path / "geometry").mkdir()
    for number in range(compiled._CACHED_KERNELS):
        (tmp_path / "geometry" / f"{number}.nbi").touch()
    assert compiled.progress() == 1.0


@pytest.mark.slow
@pytest.mark.compiled
def test_kernels_work_without_a_home_folder(tmp_path: Path) -> None:
    """One kernel is compiled, written to a cache in the temporary folder, and read from it again."""
    (tmp_path / "file").write_text("in the way")
    script = "from shuto.geometry import compiled, plane; print(plane.on_grid(1.006), compiled.FOLDER)"
    settings = {"SHUTO_CACHE": str(tmp_path / "file"), "TMPDIR": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True,
            env={**os.environ, **settings},
        )  # fmt: skip
        value, folder = done.stdout.split()
        assert value == "1.01"
        assert Path(folder).is_relative_to(tmp_path)
        assert list(Path(folder).rglob("*.nbi"))


@pytest.mark.compiled
def test_whoever_compiles_linear_algebra_still_gets_it() -> None:
    pytest.importorskip("scipy")
    linear_algebra: Any = importlib.import_module("numba.np.linalg")
    assert sys.modules.get("scipy.linalg.cython_blas", sys) is not None  # not left blocked
    linear_algebra.ensure_blas()


@pytest.mark.compiled
def test_a_kernel_that_stays_apart_is_not_put_into_its_callers() -> None:
    """Not even into one that is inlined by force itself: numba would hand that on."""
    script = (
        "from shuto.geometry.compiled import compiled, inlined, stay_apart\n"
        "@compiled\n"
        "def rare(x):\n"
        "    stay_apart()\n"
        "    return 2.0 * x\n"
        "@inlined\n"
        "def quick(x):\n"
        "    return rare(x) if x > 1.0 else x\n"
        "@compiled\n"
        "def caller(x):\n"
        "    return quick(x)\n"
        "assert caller(3.0) == 6.0 and caller(1.0) == 1.0\n"
        "(code,) = caller.inspect_llvm().values()\n"
        "made = [line for line in code.splitlines() if line.startswith('define')]\n"
        "assert any('4rareB' in line for line in made), made\n"
        "assert not any('5quickB' in line for line in made), made\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kernels.py"
        file.write_text(script)
        found = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def _twice(numbers: Any) -> float:
    made = np.empty(1)
    made[0] = 2.0 * numbers[0]
    return float(made[0])


@pytest.mark.compiled
def test_only_a_marked_kernel_may_make_arrays() -> None:
    unmarked = compiled._njit(**compiled._options(_twice))(_twice)
    with pytest.raises(numba.core.errors.TypingError):
        unmarked(np.ones(1))
    marked = compiled.makes_arrays(_twice)
    try:
        assert compiled._njit(**compiled._options(marked))(marked)(np.ones(1)) == 2.0
    finally:
        compiled._makers.discard(_twice)
