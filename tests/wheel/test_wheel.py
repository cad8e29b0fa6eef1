"""The wheel: it holds the page and all data, and whoever installs it can play without Node, make or a compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import shuto

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
NEEDED = ("pyproject.toml", "README.md", "LICENSE", "tools/build_hook.py", "src/shuto/__init__.py")
ADDRESS = re.compile(r"http://\S+/")


def build(folder: Path, target: Path, *kinds: str) -> subprocess.CompletedProcess[str]:
    """Build the project in a folder as these kinds (wheel, sdist)."""
    options = [option for kind in kinds for option in ("-t", kind)]
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *options, "-d", str(target)],
        cwd=folder, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip


def names(wheel: Path) -> set[str]:
    """The files in a wheel, without those about the package."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def files(folder: Path) -> set[str]:
    return {
        str(file.relative_to(folder))
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the source archive."""
    assert (WEB / "dist" / "index.html").exists(), "the page is not built: make client"
    target = tmp_path_factory.mktemp("dist")
    done = build(ROOT, target, "wheel", "sdist")
    assert done.returncode == 0, done.stderr
    return next(target.glob("*.whl")), next(target.glob("*.tar.gz"))


def test_the_wheel_holds_every_file_and_the_page(archives: tuple[Path, Path], tmp_path: Path) -> None:
    wheel, source = archives
    package = {f"shuto/{name}" for name in files(ROOT / "src" / "shuto")}
    page = {f"shuto/server/web/{name}" for name in files(WEB / "dist")}
    assert names(wheel) == package | page
    for one in (
        "py.typed",
        "bots/weights.toml",
        "rules/editions/pieces.toml",
        "text/ja/web.ftl",
        "server/web/index.html",
    ):
        assert f"shuto/{one}" in names(wheel)
    assert wheel.name == f"shuto-{shuto.__version__}-py3-none-any.whl"
    # a wheel made of the source archive is the same, without Node
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")
    done = build(tmp_path / f"shuto-{shuto.__version__}", tmp_path, "wheel")
    assert done.returncode == 0, done.stderr
    assert names(tmp_path / wheel.name) == names(wheel)


def test_without_the_page_there_is_no_wheel_but_an_editable_install(tmp_path: Path) -> None:
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    done = build(tmp_path, tmp_path / "dist", "wheel")
    assert done.returncode != 0
    assert not list(tmp_path.glob("dist/*.whl"))
    (line,) = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    assert "index.html is missing" in line
    assert "make wheel" in line
    code = "from hatchling.build import build_editable; print(build_editable('dist'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("dist/*.whl"))


@pytest.mark.compiled
def test_an_installed_wheel_plays(archives: tuple[Path, Path], tmp_path: Path) -> None:
    shuto_command = install(archives[0], tmp_path / "venv")
    (tmp_path / "empty").mkdir()
    # no Node, no make, no compiler, and nothing of this checkout
    environment = {"PATH": str(tmp_path / "empty"), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}

    def said(*args: str) -> str:
        return subprocess.run(
            [shuto_command, *args],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        ).stdout

    assert said("--version") == f"shuto {shuto.__version__}\n"
    assert "--lan" in said("play", "--help")
    with playing([str(shuto_command), "play", "--lan", "--port", "0"], tmp_path, environment) as (local, shared):
        with httpx.Client(base_url=local, timeout=30.0) as client:
            assert client.get("/api/health").json() == {"status": "ok", "version": shuto.__version__}
            page = client.get("/").text
            asset = re.search(r'src="\./(assets/[^"]+\.js)"', page)
            assert asset is not None
            assert client.get(asset[1]).status_code == 200
        play_in_chromium(local, shared)
    assert (tmp_path / ".local" / "share" / "shuto" / "games.sqlite").exists()


def install(wheel: Path, venv: Path) -> Path:
    """Install a wheel into a new environment; the path of its `shuto`."""
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True, timeout=60)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [venv / "bin" / "pip", "install", "-q", "--no-compile", "-c", ROOT / "constraints.txt", wheel],
        env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return venv / "bin" / "shuto"


@contextmanager
def playing(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[tuple[str, str]]:
    """A running server: its address here, and the one for others (empty if there is none)."""
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process.stdout:
        try:
            local, other = (ADDRESS.search(process.stdout.readline()) for _ in range(2))
            assert local is not None, "the server did not start"
            yield local[0], other[0] if other else ""
            process.terminate()
            assert process.wait(20) == 0
        finally:
            process.kill()
            process.wait()


def play_in_chromium(local: str, shared: str) -> None:
    found = subprocess.run(
        [sys.executable, ROOT / "tools" / "chromium.py"], capture_output=True, text=True, check=True
    ).stdout.strip()
    done = subprocess.run(
        ["node", "node_modules/@playwright/test/cli.js", "test", "installed.spec.ts"],
        cwd=WEB, env={**os.environ, "CHROMIUM": found, "SHUTO_ADDRESS": local, "SHUTO_SHARED": shared},
        capture_output=True, text=True, check=False, timeout=200,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
