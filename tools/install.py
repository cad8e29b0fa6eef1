"""Install Shuto with extras into the environment of the Python that runs this.

    .venv/bin/python tools/install.py dev,docs

uv installs ten times as fast as pip. It does not read the settings of pip, so they are handed over: whoever has a
registry of their own keeps it. Where uv cannot be used, pip installs the same.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.util import find_spec

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
UV = [sys.executable, "-m", "uv", "pip"]
INSTALL = ["install", "--quiet", "--constraint", "constraints.txt"]
UV_NAMES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
}
"""The name that uv has for each setting of pip."""


def handed_over(settings: str) -> dict[str, str]:
    """The settings that `pip config list` prints, as variables of uv. Those of the environment come first and win."""
    found: dict[str, str] = {}
    for line in settings.splitlines():
        name, _, value = line.partition("=")
        variable = UV_NAMES.get(name.rpartition(".")[2])
        if variable is not None:
            between = "," if variable == "UV_FIND_LINKS" else " "
            found.setdefault(variable, between.join(ast.literal_eval(value).split()))
    return found


def with_uv(package: str) -> bool:
    """Install a package with uv, which is installed first; whether that worked."""
    if find_spec("uv") is None and subprocess.run([*PIP, *INSTALL, "--no-compile", "uv"], check=False).returncode:
        return False
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False).stdout
    # pip takes the best version of all registries; uv would stop at the first that has the package
    environment = {"UV_INDEX_STRATEGY": "unsafe-best-match", **handed_over(listed), **os.environ}
    command = [*UV, *INSTALL, "--python", sys.executable, "--editable", package]
    return subprocess.run(command, env=environment, check=False).returncode == 0


def main(extras: str) -> int:
    """Install; the exit code."""
    package = f".[{extras}]"
    if with_uv(package):
        return 0
    print("uv could not install it; pip tries.", flush=True)
    return subprocess.run([*PIP, *INSTALL, "--no-compile", "--editable", package], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
