"""The plain picture: every piece, no words beside it, any size, any colours."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import numpy as np
import pytest

import shuto
from shuto import draw
from shuto.bots.basic import RandomBot, play_game
from shuto.rules.pieces import Car, Column, Road

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("width", "height"), [(480, 300), (1200, 630), (300, 480)])
def test_picture_fills_its_size_with_all_pieces(width: int, height: int) -> None:
    rng = np.random.default_rng(5)
    position = play_game(shuto.new_game("four-player-fr", 4), [RandomBot()] * 4, rng).position
    root = ET.fromstring(draw.picture(position, width=width, height=height))
    inner = next(one for one in root.iter(f"{SVG}svg") if one is not root)
    left, top, wide, deep = map(float, inner.attrib["viewBox"].split())
    assert deep / wide == pytest.approx(height / width, abs=0.01)
    assert not list(root.iter(f"{SVG}text"))
    shown = {one.attrib["data-piece"] for one in root.iter() if "data-piece" in one.attrib}
    owned: list[Column | Road | Car] = [*position.columns, *position.roads, *position.cars]
    assert {piece.id for piece in owned} | {component.id for component in position.components} == shown
    for column in position.columns:
        assert left < column.x < left + wide
        assert top < -column.y < top + deep


def test_colours_may_be_swapped() -> None:
    position = shuto.new_game("two-player-2024", 2)
    plain, swapped = draw.picture(position), draw.picture(position, colours=["#0072b2", "#d55e00"])
    assert plain != swapped
    assert plain.count("#d55e00") == swapped.count("#0072b2") > 0
    assert plain.count("#0072b2") == swapped.count("#d55e00") > 0


def test_a_size_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="size"):
        draw.picture(shuto.new_game("two-player-2024", 2), height=float("nan"))
