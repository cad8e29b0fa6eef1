"""The public face: every name is there, importing is quick, and what the front page shows is true."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import shuto

NAMES: list[str] = vars(shuto)["__all__"]
STUB = Path(shuto.__file__).with_suffix(".pyi")


def python(code: str) -> str:
    """What a fresh Python prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def stub_names() -> set[str]:
    tree = ast.parse(STUB.read_text("utf-8"))
    return {name.asname or name.name for node in tree.body if isinstance(node, ast.ImportFrom) for name in node.names}


@pytest.mark.parametrize("name", sorted(NAMES))
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(shuto, name) is not None
    assert name in dir(shuto)


def test_the_stub_lists_what_there_is() -> None:
    assert set(NAMES) == stub_names()


def test_names_that_are_not() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        shuto.no_such_name  # type: ignore[attr-defined]  # noqa: B018


def test_public_things_explain_themselves() -> None:
    for name in NAMES:
        thing = getattr(shuto, name)
        if isinstance(thing, type) or callable(thing):
            assert (thing.__doc__ or "").strip() or name == "Turn", name


@pytest.mark.parametrize("module", ["numba", "shapely", "numpy", "fluent", "msgspec", "rich", "typer"])
def test_importing_shuto_loads_nothing_heavy(module: str) -> None:
    assert python(f"import sys, shuto; print({module!r} in sys.modules)") == "False"


def test_looking_at_editions_compiles_nothing() -> None:
    code = (
        "import sys, shuto; shuto.load_edition('rainbow-city'); print('numba' in sys.modules, 'shapely' in sys.modules)"
    )
    assert python(code) == "False False"


def test_writing_down_turns_needs_no_numbers_library() -> None:
    code = "import sys, shuto; shuto.parse_turn('c0 115,-30 2'); print('numba' in sys.modules)"
    assert python(code) == "False"


def test_what_the_front_page_shows_is_true() -> None:
    text = shuto.__doc__
    assert text is not None
    test = doctest.DocTestParser().get_doctest(text, {}, "shuto", shuto.__file__, 0)
    assert len(test.examples) >= 5
    assert doctest.DocTestRunner().run(test).failed == 0


def test_a_game_as_the_design_page_plays_it() -> None:
    game = shuto.new_game("rainbow-city", players=3, missions=True)
    turn = shuto.PlaceComponent(component="development-1", x=0.0, y=300.0)
    verdict = shuto.judge(game, turn)
    assert verdict
    assert verdict.findings == ()
    assert verdict.cars == ()
    game = shuto.play(game, turn)
    with pytest.raises(shuto.IllegalTurnError) as caught:
        shuto.play(game, turn)
    assert caught.value.verdict.faults == (shuto.Fault.COMPONENT_UNAVAILABLE,)
    assert game._repr_svg_().startswith("<svg")


def test_a_position_says_what_it_is() -> None:
    assert repr(shuto.new_game("second-edition", players=["Mio", "Ren"])) == (
        "<Position second-edition, 2 players, turn 0, Mio to move>"
    )


def test_the_version_is_one() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", shuto.__version__)
    from importlib.metadata import version

    assert shuto.__version__ == version("shuto")


def test_every_complaint_is_a_value_error() -> None:
    """One `except ValueError` guards a program that reads what people type."""
    for name in NAMES:
        thing = getattr(shuto, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert issubclass(thing, ValueError), name
            assert name.endswith("Error")
