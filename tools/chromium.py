"""Find a Chromium for the browser tests and print its path.

It tries, in this order: the path in CHROMIUM, a Chromium on this machine, Debian's package (as root), Playwright's
download. With `--debian` it only makes sure that Debian's package is there if it can be, and prints nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WEB = Path(__file__).resolve().parents[1] / "web"


def installed() -> str | None:
    """A Chromium that is already installed."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def from_debian() -> str | None:
    """Install Debian's package, with a font that has Japanese characters."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    print("Installing Debian's chromium for the browser tests (once)", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium", "fonts-noto-cjk"]):
        if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode != 0:
            return None
    return installed()


def from_playwright() -> str | None:
    """Download the build of Playwright."""
    print("Downloading Playwright's chromium (once)", file=sys.stderr, flush=True)
    done = subprocess.run(["npx", "playwright", "install", "chromium"], cwd=WEB, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        return None
    code = "import('@playwright/test').then(p => console.log(p.chromium.executablePath()))"
    found = subprocess.run(["node", "-e", code], cwd=WEB, capture_output=True, text=True, check=False).stdout.strip()
    return found if found and Path(found).exists() else None


def main() -> int:
    """Print the path, or say what to do."""
    path = installed() or from_debian()
    if "--debian" in sys.argv:
        return 0
    path = path or from_playwright()
    if path is None:
        print(
            "No Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM=/path",
            file=sys.stderr,
        )
        return 2
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
