"""Drawing: the table from above and from the side, as SVG text that needs no library to make or to show."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shuto.draw.from_above import plan
    from shuto.draw.from_side import elevation
    from shuto.draw.sheet import both

# Nothing is loaded before somebody wants to see.
_MODULE_OF = {"plan": "from_above", "elevation": "from_side", "both": "sheet"}

__all__ = ["both", "elevation", "plan"]


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'shuto.draw' has no attribute {name!r}")
    value = getattr(import_module(f"shuto.draw.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value
