"""The only module that uses numba: kernels are compiled once for each machine and source, and cached.

A process that cannot wait for the compiler calls `start_plain` before it imports a kernel. Its kernels then run as
plain Python until `use_compiled` (docs/adr/0009). The results are the same.

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
from functools import cache, cached_property, update_wrapper
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import cgutils
from numba.core import config as numba_config
from numba.extending import intrinsic, overload

from shuto.geometry import linking

F = TypeVar("F", bound=Callable[..., Any])
A = TypeVar("A")

# numba creates its settings and types at run time, so the type checker does not know them.
config: Any = numba_config
_njit: Any = numba.njit
_intrinsic: Any = intrinsic
_overload: Any = overload
_null: Any = cgutils.get_null_value
_types: Any = numba.types

_PACKAGE = Path(__file__).resolve().parent.parent
_KERNEL_FOLDERS = ("geometry", "rules/kernels", "rules/kernels/placement", "bots/kernels", "envs/kernels")


def _sources() -> Iterator[bytes]:
    for folder in _KERNEL_FOLDERS:
        for file in sorted((_PACKAGE / folder).glob("*.py")):
            yield file.read_bytes()


def _fingerprint() -> str:
    # numba stores kernels under the path of their source, so each checkout has its own cache.
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {_PACKAGE}".encode())
    for source in _sources():
        digest.update(source)
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
_CACHED_KERNELS = sum(
    source.count(b"\n@" + name) for source in _sources() for name in (b"compiled", b"inner", b"shared", b"small")
)


# Every kernel states `forceinline`: an inlined kernel would otherwise pass its own setting on to all that it calls.
_OPTIONS: dict[str, bool | str] = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
_makers: set[Callable[..., Any]] = set()
"""The kernels that make arrays."""
_waiting: list[Kernel] | None = None
"""The kernels that run as plain Python for now; None if this process uses compiled ones."""


def makes_arrays(function: F) -> F:
    """Mark a kernel, below its other decorator, as one that makes arrays. Only such a kernel counts references.

    All others use the arrays that they are given, which their callers keep alive. Counting took an eighth of the time
    of a game. Numba refuses to compile a kernel that makes an array without this mark. A kernel that is not marked may
    return an array only if it is bare.
    """
    _makers.add(function)
    return function


def compiled(function: F) -> F:
    """Make a kernel: compiled on first use, then read from the cache. Plain Python under NUMBA_DISABLE_JIT=1.

    Kernels release the global interpreter lock, so that threads can judge in parallel.
    """
    return _kernel(function, lambda: _njit(cache=True, forceinline=False, **_options(function)))


def small(function: F) -> F:
    """Make a small kernel that is called from Python, and inlined into the kernels that call it."""
    return _kernel(function, lambda: _njit(cache=True, forceinline=True, **_options(function)))


def shared(function: F) -> F:
    """Make a large kernel that others call: compiled once, instead of again inside each caller (see linking)."""
    if not JIT:
        return function
    return _kernel(function, lambda: _njit(cache=True, forceinline=False, **_options(function)), linked=True)


def inner(function: F) -> F:
    """Make a kernel that only other kernels call. Without the code for calls from Python, it compiles faster.

    Called from Python, it runs as plain Python.
    """
    return _inner(function, cache=True, forceinline=False)


def inlined(function: F) -> F:
    """Make an inner kernel that is inlined into its callers: passing a whole table costs more than most checks."""
    return _inner(function, forceinline=True)


def compiled_as(signature: str) -> Callable[[F], F]:
    """Make a kernel with a fixed signature. Without it, each constant argument would be compiled separately."""
    return lambda function: _kernel(
        function, lambda: _njit(signature, cache=True, forceinline=False, **_options(function))
    )


def _options(function: Callable[..., Any]) -> dict[str, bool | str]:
    return {**_OPTIONS, "_nrt": function in _makers}


def _inner(function: F, **options: bool) -> F:
    if not JIT:
        return function
    return cast(F, Kernel(function, lambda: _njit(no_cpython_wrapper=True, **options, **_options(function))))


def _kernel(function: F, decorator: Callable[[], Callable[[F], F]], *, linked: bool = False) -> F:
    if _waiting is None:
        dispatcher = _cached(decorator, function, linked=linked)
        if linked:
            linking.register(lambda: dispatcher)
        return dispatcher
    kernel = Kernel(function, decorator, linked=linked)
    _waiting.append(kernel)
    return cast(F, kernel)


def _cached(decorator: Callable[[], Callable[[F], F]], function: F, *, linked: bool = False) -> F:
    if not JIT:
        return decorator()(function)
    _load_numba()
    before = config.CACHE_DIR
    config.CACHE_DIR = str(FOLDER)
    try:
        dispatcher = decorator()(function)
    finally:
        config.CACHE_DIR = before
    linking.load_shared_first(dispatcher)
    if linked:
        linking.share(dispatcher)
    return dispatcher


@cache
def _load_numba() -> None:
    """Load numba's functions of arrays, but not SciPy.

    numba looks for SciPy's linear algebra, for `np.convolve` alone, and that import is a fifth of the time in which a
    server starts. No kernel needs it. Whoever compiles `np.dot` in the same process still gets it: numba looks again.
    """
    blas = "scipy.linalg.cython_blas"
    if blas in sys.modules:
        return
    sys.modules[blas] = cast(Any, None)  # so that importing it fails at once
    try:
        import_module("numba.np.arraymath")
    finally:
        del sys.modules[blas]


class Kernel:
    """A kernel that runs as plain Python until its compiled form is ready. Other kernels see only the compiled form."""

    def __init__(self, function: Callable[..., Any], decorator: Callable[[], Any], *, linked: bool = False) -> None:
        update_wrapper(self, function)
        self._run = self.py_func = function
        self._decorator = decorator
        self._linked = linked
        if linked:
            linking.register(lambda: self.dispatcher)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the kernel in the form that is ready."""
        return self._run(*args, **kwargs)

    @cached_property
    def dispatcher(self) -> Any:
        """The compiled form."""
        return _cached(self._decorator, self.py_func, linked=self._linked)

    @property
    def _numba_type_(self) -> Any:  # numba asks a global object for its type under this name
        return self.dispatcher._numba_type_

    def use_compiled(self) -> None:
        """Run the compiled form from now on."""
        self._run = self.dispatcher


def start_plain(part: str) -> bool:
    """Run kernels as plain Python until `use_compiled`, unless the compiled ones of a part are ready.

    Must be called before a kernel is imported. Returns whether kernels run as plain Python.
    """
    global _waiting
    if not is_ready(part) and _waiting is None:
        _waiting = []
    return _waiting is not None


def use_compiled() -> None:
    """Use the compiled kernels from now on. They are read from the cache at their next call."""
    global _waiting
    kernels, _waiting = _waiting or [], None
    for kernel in kernels:
        kernel.use_compiled()


def is_plain() -> bool:
    """Whether kernels run as plain Python, a thousand times slower."""
    return _waiting is not None or not JIT


def progress() -> float:
    """The part of all kernels that is in the cache, from 0 to 1."""
    done = sum(1 for _ in FOLDER.glob("*/*.nbi"))
    return min(1.0, done / max(1, _CACHED_KERNELS))


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


def bare(array: A) -> A:
    """An array without its reference count, for use inside a kernel whose caller keeps the array alive.

    Kernels pass a table of a dozen arrays through many calls. Counting their references took more time than the
    geometry. Write to it only in a function that gets it as an argument: in this one, numba does not see that it is
    the same array, and would take the writing for dead code.
    """
    return array


def _uncounted(typing_context: Any, array: Any) -> Any:  # noqa: ARG001 - numba passes it
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - numba passes it
        view = context.make_array(array)(context, builder, value=args[0])
        view.meminfo = _null(view.meminfo.type)
        view.parent = _null(view.parent.type)
        return view._getvalue()

    return array(array), codegen


_uncount: Any = _intrinsic(_uncounted)


def _bare_in_kernels(array: Any) -> Callable[[Any], Any]:  # noqa: ARG001 - numba passes its type
    def bare(array: Any) -> Any:
        return _uncount(array)

    return bare


# "_nrt": it returns an array, and a kernel that does not count may not do that in general
_overload(bare, inline="always", jit_options={"_nrt": True})(_bare_in_kernels)


def stay_apart() -> None:
    """Called first in a kernel, it keeps the kernel out of its callers. For slow cases beside quick ones.

    The compiler would put a kernel that is called at one place into its caller. The code of rare cases then takes the
    registers and the cache of the processor away from that of common ones, and is compiled again with every caller.
    """


def _never_inlined(typing_context: Any) -> Any:  # noqa: ARG001 - numba passes it
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - numba passes it
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return _types.none(), codegen


_mark_apart: Any = _intrinsic(_never_inlined)


def _apart_in_kernels() -> Callable[[], None]:
    def stay_apart() -> None:
        _mark_apart()

    return stay_apart


_overload(stay_apart, inline="always")(_apart_in_kernels)
