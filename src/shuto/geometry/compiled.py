"""The one door to numba: kernels are compiled once per machine and source text, cached, and announced.

numba's own cache looks only at the file of a function, not at the files of the kernels it calls; ours is a folder named
after all kernel sources together, so that a stale kernel is never used.
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

# numba makes up its settings and types at run time; for the type checker they are anything
config: Any = numba_config
_njit: Any = numba.njit
_intrinsic: Any = intrinsic
_null: Any = cgutils.get_null_value

_PACKAGE = Path(__file__).resolve().parent.parent
_KERNEL_FOLDERS = ("geometry", "rules/kernels", "bots/kernels")


def _fingerprint() -> str:
    # numba files kernels under the folder of their source, so another checkout has a cache of its own
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {_PACKAGE}".encode())
    for folder in _KERNEL_FOLDERS:
        for file in sorted((_PACKAGE / folder).glob("*.py")):
            digest.update(file.read_bytes())
    # Editions' numbers reach kernels as arguments, but the numbering of faults is baked in.
    digest.update((_PACKAGE / "rules" / "referee" / "faults.py").read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where the compiled kernels of this source text are kept: the user's cache, else a folder for the moment."""
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
    """A kernel: compiled on first use, then taken from the cache. Plain Python under NUMBA_DISABLE_JIT=1.

    Kernels let go of Python's lock, so that threads can judge side by side.
    """
    return _cached(_njit(cache=True, error_model="numpy", nogil=True, no_cfunc_wrapper=True), function)


def inlined(function: F) -> F:
    """A kernel that is melted into the kernels that call it: handing a whole table over costs more than most checks."""
    return _cached(_njit(error_model="numpy", nogil=True, no_cfunc_wrapper=True, forceinline=True), function)


def compiled_as(signature: str) -> Callable[[F], F]:
    """A kernel of one signature, for those called with many constants, each of which would be compiled anew."""
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


def is_warm(part: str) -> bool:
    """True when the kernels of a part need no compiling: they are in the cache, or run as plain Python."""
    return not JIT or (FOLDER / f"ready-{part}").exists()


def mark_warm(part: str) -> None:
    """Remember that every kernel of a part has been compiled into the cache."""
    if JIT:
        (FOLDER / f"ready-{part}").touch()


@contextmanager
def alone() -> Iterator[None]:
    """Held by one process at a time: two that fill numba's cache at once could mix up its files."""
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
"""An array without its reference count, for use inside a kernel that holds the array itself.

Kernels hand a table of a dozen arrays down through many calls; counting references on each of them cost more than
the geometry did.
"""
