"""The public face: every name is there, importing is quick, and what the front page shows is true."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import shuto

NAMES: list[str] = vars(shuto)["__all__"]


def python(code: str) -> str:
    """The output of a fresh Python."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def test_names_that_are_not() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        shuto.no_such_name  # type: ignore[attr-defined]  # noqa: B018 - the name must not exist


def test_importing_shuto_loads_nothing_heavy() -> None:
    heavy = {
        "numba", "shapely", "numpy", "fluent", "babel", "msgspec", "rich", "typer", "rapier3d", "litestar", "uvicorn",
        "segno", "ray", "openskill", "shuto.rules",
    }  # fmt: skip
    code = (
        f"import sys, shuto, shuto.draw, shuto.physics, shuto.bots, shuto.bots.arena; print({heavy} & {{*sys.modules}})"
    )
    assert python(code) == "set()"


def test_packages_are_there_after_importing_shuto() -> None:
    code = "import shuto; print(shuto.draw.plan.__name__, shuto.bots.LEVELS[0], shuto.physics.LEVELS[0])"
    assert python(code) == "plan random none"


def test_looking_at_editions_compiles_nothing() -> None:
    code = (
        "import sys, shuto; shuto.load_edition('rainbow-city'); print('numba' in sys.modules, 'shapely' in sys.modules)"
    )
    assert python(code) == "False False"


def test_writing_down_turns_needs_no_numbers_library() -> None:
    code = "import sys, shuto; shuto.parse_turn('c0 115,-30 2'); print('numba' in sys.modules)"
    assert python(code) == "False"


def test_a_game_as_the_design_page_plays_it() -> None:
    position = shuto.new_game("rainbow-city", players=3, missions=True)
    turn = shuto.PlaceComponent(component="development-1", x=0.0, y=300.0)
    verdict = shuto.judge(position, turn)
    assert verdict
    assert verdict.findings == ()
    assert verdict.cars == ()
    position = shuto.play(position, turn)
    with pytest.raises(shuto.IllegalTurnError) as caught:
        shuto.play(position, turn)
    assert caught.value.verdict.faults == (shuto.Fault.COMPONENT_UNAVAILABLE,)
    assert position._repr_svg_().startswith("<svg")


def test_a_position_says_what_it_is() -> None:
    assert repr(shuto.new_game("second-edition", players=["Mio", "Ren"])) == (
        "<Position second-edition, 2 players, turn 0, Mio to move>"
    )


def test_the_version_is_one() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", shuto.__version__)
    from importlib.metadata import version

    assert shuto.__version__ == version("shuto")


def test_the_version_is_stated_once() -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    assert project["dynamic"] == ["version"]
    assert "version" not in json.loads((root / "web" / "package.json").read_text("utf-8"))


def test_every_complaint_is_a_value_error() -> None:
    """One `except ValueError` guards a program that reads what people type."""
    for name in NAMES:
        thing = getattr(shuto, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert issubclass(thing, ValueError), name
            assert name.endswith("Error")
