"""A ghost shows a turn before it is played: what it builds, or what is in its way and by how much."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import shuto
from shuto import draw
from shuto.draw.above.cars import _LOOKS, car_shapes
from shuto.draw.palette import WRONG
from shuto.rules.kernels.layout import CAR_TYPES

SVG = "{http://www.w3.org/2000/svg}"


def ghost(text: str) -> ET.Element | None:
    found = [one for one in ET.fromstring(text).iter() if one.attrib.get("data-piece") == "ghost"]
    return found[0] if found else None


def test_a_legal_turn_is_not_red_and_has_a_title() -> None:
    game = shuto.new_game("two-player-2024", 2)
    element = ghost(draw.plan(game, ghost=shuto.parse_turn("c0 115,-30 2")))
    assert element is not None
    assert "Planned: Ann builds a column of height 2" in (element.findtext(f"{SVG}title") or "")
    assert WRONG not in ET.tostring(element, "unicode")


def test_a_car_that_the_turn_earns_is_shown() -> None:
    game = shuto.play(shuto.new_game("two-player-2024", 2), shuto.parse_turn("c0 -34.06,67.1 2"))
    turn = shuto.parse_turn("c1 -87.01,-13.01 2")
    (car,) = shuto.judge(game, turn).cars
    assert car.type is not None
    element = ghost(draw.plan(game, ghost=turn))
    assert element is not None
    assert any(use.attrib["href"].endswith(car.type) for use in element.iter(f"{SVG}use"))


def test_an_illegal_turn_shows_every_finding_and_the_gap() -> None:
    game = shuto.new_game("two-player-2024", 2)
    verdict = shuto.judge(game, shuto.parse_turn("c0 0,50 2"))
    assert not verdict
    element = ghost(draw.plan(game, ghost=verdict, language="de"))
    assert element is not None
    title = element.findtext(f"{SVG}title") or ""
    for finding in verdict.findings:
        assert finding.text("de") in title
    worst = max(finding.gap for finding in verdict.findings if finding.gap is not None)
    assert f"{worst:.1f} mm" in [text.text for text in element.iter(f"{SVG}text")]
    assert WRONG in ET.tostring(element, "unicode")


def test_a_verdict_and_its_turn_have_the_same_ghost() -> None:
    game = shuto.new_game("two-player-2024", 2)
    turn = shuto.parse_turn("c0 115,-30 2")
    assert draw.plan(game, ghost=turn) == draw.plan(game, ghost=shuto.judge(game, turn))


@pytest.mark.parametrize("line", ["+ development-2 200,100 @ 30", "c0 > 10,-300", "c0 90,-20 2j", "c99 10,10 2"])
def test_every_kind_of_build_can_be_shown(line: str) -> None:
    edition = "rainbow-city" if line.startswith("+") else "two-player-2024"
    assert ghost(draw.both(shuto.new_game(edition, 2), ghost=shuto.parse_turn(line))) is not None


def test_a_pass_has_no_ghost() -> None:
    assert ghost(draw.plan(shuto.new_game("two-player-2024", 2), ghost=shuto.Pass())) is None


def test_every_type_of_car_has_an_outline_of_its_own() -> None:
    assert set(_LOOKS) == set(CAR_TYPES)
    root = ET.fromstring(f"<svg>{car_shapes(set(CAR_TYPES))}</svg>")
    assert len({ET.tostring(shape).split(b">", 1)[1] for shape in root}) == len(CAR_TYPES)
