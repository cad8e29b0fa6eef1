"""Finish the compiling of a server that started with an empty cache, for the browser tests.

    python tools/finish_compiling.py FOLDER

FOLDER is the server's SHUTO_CACHE. The kernels of this machine's own cache are copied there, so that a test need not
wait a minute for the compiler. If this machine has none, nothing is copied and the compiler does the work.
"""

from __future__ import annotations

import os
import shutil
import sys

from shuto.geometry.compiled import cache_folder

READY = "ready-*"  # the server looks for these files, so they come last


def main(folder: str) -> None:
    """Copy the kernels, then the marks that say that they are ready."""
    warm = cache_folder()
    os.environ["SHUTO_CACHE"] = folder
    cold = cache_folder()
    if not list(warm.glob(READY)):
        return
    shutil.copytree(warm, cold, ignore=shutil.ignore_patterns(READY), dirs_exist_ok=True)
    for mark in warm.glob(READY):
        shutil.copy(mark, cold)


if __name__ == "__main__":
    main(sys.argv[1])
