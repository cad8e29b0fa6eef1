"""Compiles a kernel that others call once, instead of again inside each caller.

numba puts the code of a kernel into every kernel that calls it. The referee is large, and a dozen kernels call it, so
compiling it again took most of the time. The callers of a shared kernel know it by a symbol instead. A symbol is
resolved when a caller is loaded, so the shared kernel must be loaded first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

from llvmlite import binding

_shared: list[Callable[[], Any]] = []
"""The dispatchers of all shared kernels. Each comes after those that it calls, because their modules load first."""
_indexes: dict[Path, int] = {}
"""For the index file of each shared kernel in the cache, its time of change when it was last read."""
_loading = False


def share(dispatcher: Any) -> None:
    """Let the kernels that call this one find it by a symbol."""
    add = dispatcher.add_overload

    def add_overload(result: Any) -> None:
        add(result)
        _publish(dispatcher, result)

    dispatcher.add_overload = add_overload


def register(dispatcher: Callable[[], Any]) -> None:
    """Note a shared kernel. Its dispatcher is asked for when a kernel is loaded that may call it."""
    _shared.append(dispatcher)


def load_shared_first(dispatcher: Any) -> None:
    """Load the shared kernels from the cache before this one is."""
    cache = dispatcher._cache
    load = cache.load_overload

    def load_overload(signature: Any, context: Any) -> Any:
        _load_shared()
        return load(signature, context)

    cache.load_overload = load_overload


def _load_shared() -> None:
    """Load what the cache has of shared kernels, and what another process has added since."""
    global _loading
    if _loading:  # a shared kernel is being loaded; those that it calls are loaded already
        return
    _loading = True
    try:
        for dispatcher in _shared:
            kernel = dispatcher()
            for signature in _new_signatures(kernel._cache._cache_file):
                kernel.compile(signature)
    finally:
        _loading = False


def _new_signatures(file: Any) -> list[Any]:
    """The signatures in the index of a kernel, unless it was read before."""
    index = Path(file._index_path)
    changed = index.stat().st_mtime_ns if index.exists() else 0
    if _indexes.get(index, 0) == changed:
        return []
    _indexes[index] = changed
    return [key[0] for key in file._load_index()]


def _publish(dispatcher: Any, result: Any) -> None:
    """Give a compiled kernel its symbol, and let callers use the symbol instead of the code.

    numba's own name for it contains a counter of the process, so another process would use another name.
    """
    described = result.fndesc
    digest = hashlib.sha256(str(result.signature).encode()).hexdigest()[:16]
    known = copy(described)
    known.mangled_name = f"{described.modname}.{described.qualname}.{digest}"
    binding.add_symbol(known.mangled_name, result.library.get_pointer_to_function(described.llvm_func_name))
    context = dispatcher.targetctx
    context.remove_user_function(result.entry_point)
    context.insert_user_function(result.entry_point, known, ())
