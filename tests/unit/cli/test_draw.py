"""`shuto draw`: SVG on standard output or in a file, written completely or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from shuto.cli.commands import drawing

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto


@pytest.mark.parametrize("view", ["plan", "elevation", "both"])
def test_every_view_is_a_drawing(shuto: Shuto, examples: Path, view: str) -> None:
    answer = shuto("draw", examples / "first-steps.txt", "--view", view, "--direction", "30")
    assert (answer.code, answer.err) == (0, "")
    assert ElementTree.fromstring(answer.out).tag.endswith("svg")
    data = shuto("draw", examples / "first-steps.txt", "--view", view, "--direction", "30", "--json").json
    assert data == {"view": view, "file": None, "svg": answer.out.removesuffix("\n")}


def test_into_a_file(shuto: Shuto, examples: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    answer = shuto("draw", examples / "first-steps.txt", "-o", target, "--lang", "fr")
    assert answer.code == 0
    assert answer.out == f"Enregistré\u00a0: {target}\n"
    assert ElementTree.fromstring(target.read_text("utf-8")).tag.endswith("svg")
    assert shuto("draw", examples / "first-steps.txt", "-o", target, "--at", "1", "--json").json["file"] == str(target)
    assert [path.name for path in tmp_path.iterdir()] == ["table.svg"]
    # "-" means standard output.
    to_stdout = shuto("draw", examples / "first-steps.txt", "--out", "-")
    assert to_stdout.out.startswith("<")


def test_drawing_depends_on_the_position(shuto: Shuto, examples: Path) -> None:
    drawn = [shuto("draw", examples / "first-steps.txt", "--at", str(n)).out for n in (0, 8)]
    assert len(set(drawn)) == 2


@pytest.mark.parametrize("direction", ["nan", "inf", "-inf", "north"])
def test_direction_must_be_a_number(shuto: Shuto, examples: Path, direction: str) -> None:
    answer = shuto("draw", examples / "first-steps.txt", f"--direction={direction}")
    assert answer.code == 2
    assert "direction" in answer.complaint


def test_a_failure_leaves_the_old_file(
    shuto: Shuto, examples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "table.svg"
    target.write_text("old")
    assert shuto("draw", examples / "too-close.txt", "-o", target).code == 1
    assert shuto("draw", tmp_path / "none.txt", "-o", target).code == 2
    assert shuto("draw", examples / "first-steps.txt", "--at", "99", "-o", target).code == 2

    def fail_disk_full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shuto.cli.files.os.fsync", fail_disk_full)
    answer = shuto("draw", examples / "first-steps.txt", "-o", target)
    assert answer.code == 2
    assert answer.complaint == f"{target}: cannot be written: no space left on device"
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["table.svg"]


def test_failed_drawing_is_reported_as_internal_error(
    shuto: Shuto, examples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(drawing, "render", fail)
    answer = shuto("draw", examples / "first-steps.txt")
    assert answer.code == 70
    assert answer.complaint == "internal error: ZeroDivisionError: oops; run with SHUTO_DEBUG=1 for details"
    monkeypatch.setenv("SHUTO_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        shuto("draw", examples / "first-steps.txt")


@pytest.mark.parametrize("name", ["", "a\0b", "nowhere/x.svg", "."])
def test_impossible_targets_are_reported(
    shuto: Shuto, examples: Path, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = shuto("draw", examples / "first-steps.txt", f"--out={name}")
    assert answer.code == 2
    assert answer.complaint
    assert not list(tmp_path.iterdir())


def test_a_read_only_file_stays(shuto: Shuto, examples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "table.svg"
    target.write_text("old")
    target.chmod(0o444)
    monkeypatch.setattr("shuto.cli.files.os.access", lambda *_: False)  # for root it would be true
    answer = shuto("draw", examples / "first-steps.txt", "-o", target)
    assert answer.code == 2
    assert answer.complaint.endswith("cannot be written: permission denied")
    assert target.read_text() == "old"


def test_links_and_modes_are_kept(shuto: Shuto, examples: Path, tmp_path: Path) -> None:
    real, link = tmp_path / "real.svg", tmp_path / "link.svg"
    real.write_text("old")
    real.chmod(0o640)
    link.symlink_to(real)
    assert shuto("draw", examples / "first-steps.txt", "-o", link).code == 0
    assert link.is_symlink()
    assert real.read_text("utf-8").startswith("<")
    assert real.stat().st_mode & 0o777 == 0o640


def test_a_device_is_written_to_and_not_replaced(shuto: Shuto, examples: Path) -> None:
    assert shuto("draw", examples / "first-steps.txt", "-o", os.devnull).code == 0
    assert not Path(os.devnull).is_file()
