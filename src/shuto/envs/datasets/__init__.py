"""Data sets of games that bots play against themselves: records, positions and evaluations as Parquet files.

The public names are listed in `__init__.pyi`. Each is loaded when it is first used, and needs the extra `data`.
"""

import lazy_loader

from shuto.envs.extras import need

_load, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def __getattr__(name: str) -> object:
    if name in __all__:
        need("data", "gymnasium", "pyarrow")
    return _load(name)
