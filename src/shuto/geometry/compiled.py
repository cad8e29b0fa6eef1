"""The only module that uses numba: kernels are compiled once for each machine and source, and cached.

The cache of numba checks only the file of a function, not the files of the kernels that it calls. So we name the cache
folder after a hash of all kernel sources, and a stale kernel is never used.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import cgutils
from numba.core import config as numba_config
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])
A = TypeVar("A")

# numba creates its settings and types at run time, so the type checker does not know them.
config: Any = numba_config
_njit: Any = numba.njit
_intrinsic: Any = intrinsic
_null: Any = cgutils.get_null_value

_PACKAGE = Path(__file__).resolve().parent.parent
_KERNEL_FOLDERS = ("geometry", "rules/kernels", "bots/kernels")


def _fingerprint() -> str:
    # numba stores kernels under the path of their source, so each checkout has its own cache.
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {_PACKAGE}".encode())
    for folder in _KERNEL_FOLDERS:
        for file in sorted((_PACKAGE / folder).glob("*.py")):
            digest.update(file.read_bytes())
    # The numbers of an edition are arguments of kernels, but the numbers of faults are compiled in.
    digest.update((_PACKAGE / "rules" / "referee" / "faults.py").read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder for the compiled kernels of this source: in the user's cache, or else a temporary one."""
    root = os.environ.get("SHUTO_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    for parent in (Path(root) / "shuto", Path(tempfile.gettempdir()) / f"shuto-{os.getuid()}"):
        folder = parent / f"kernels-{_FINGERPRINT}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="shuto-kernels-"))


_FINGERPRINT = _fingerprint()
FOLDER = cache_folder()
JIT = not config.DISABLE_JIT


def compiled(function: F) -> F:
    """Make a kernel: compiled on first use, then read from the cache. Plain Python under NUMBA_DISABLE_JIT=1.

    Kernels release the global interpreter lock, so that threads can judge in parallel.
    """
    return _cached(_njit(cache=True, error_model="numpy", nogil=True, no_cfunc_wrapper=True), function)


def inlined(function: F) -> F:
    """Make a kernel that is inlined into its callers: passing a whole table costs more time than most checks."""
    return _cached(_njit(error_model="numpy", nogil=True, no_cfunc_wrapper=True, forceinline=True), function)


def compiled_as(signature: str) -> Callable[[F], F]:
    """Make a kernel with a fixed signature. Without it, each constant argument would be compiled separately."""
    return lambda function: _cached(
        _njit(signature, cache=True, error_model="numpy", nogil=True, no_cfunc_wrapper=True), function
    )


def _cached(decorate: Callable[[F], F], function: F) -> F:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(FOLDER)
    try:
        return decorate(function)
    finally:
        config.CACHE_DIR = before


def is_ready(part: str) -> bool:
    """Whether the kernels of a part need no compiling: they are in the cache, or run as plain Python."""
    return not JIT or (FOLDER / f"ready-{part}").exists()


def mark_ready(part: str) -> None:
    """Note in the cache that all kernels of a part are compiled."""
    if JIT:
        (FOLDER / f"ready-{part}").touch()


@contextmanager
def alone() -> Iterator[None]:
    """A lock that one process holds at a time: two that write numba's cache together could corrupt it."""
    with (FOLDER / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _make_bare() -> Callable[[A], A]:
    if not JIT:
        return lambda array: array

    def bare(typing_context: Any, array: Any) -> Any:  # noqa: ARG001
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            view = context.make_array(array)(context, builder, value=args[0])
            view.meminfo = _null(view.meminfo.type)
            view.parent = _null(view.parent.type)
            return view._getvalue()

        return array(array), codegen

    made: Callable[[A], A] = _intrinsic(bare)
    return made


bare = _make_bare()
"""An array without its reference count, for use inside a kernel whose caller keeps the array alive.

Kernels pass a table of a dozen arrays through many calls. Counting their references took more time than the geometry.
"""
