"""The packages of an extra: one line says which is missing and how to install it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec


class MissingExtraError(ImportError):
    """A package that an optional part of Shuto needs is not installed."""


def need(extra: str, *packages: str) -> None:
    """Raise MissingExtraError if one of these packages is not installed."""
    for package in packages:
        try:
            import_module(package)
        except ImportError:
            raise MissingExtraError(f"{package} is not installed; run: pip install 'shuto[{extra}]'") from None


def has(package: str) -> bool:
    """Whether a package is installed. It is not imported."""
    return find_spec(package) is not None
