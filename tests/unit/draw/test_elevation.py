"""The elevation draws every disc of a column, and paints from far to near."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache

import numpy as np
import pytest

import shuto
from shuto import draw
from shuto.bots.basic import RandomBot, play_game
from shuto.draw.side.elevation import far_to_near
from shuto.draw.side.view import LocalAxes, Solid, View
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.pieces import Car, Column, Road
from shuto.rules.position import Position
from shuto.text import LANGUAGES, say

SVG = "{http://www.w3.org/2000/svg}"


@cache
def end_of_game(edition: str) -> Position:
    """The end of a random game with as many players as possible."""
    players = load_edition(edition).players[1]
    return play_game(shuto.new_game(edition, players), [RandomBot()] * players, np.random.default_rng(5)).position


def elements_of(svg: str) -> dict[str, ET.Element]:
    """The elements of a drawing, by the id of the piece that they show."""
    root = ET.fromstring(svg)
    return {element.attrib["data-piece"]: element for element in root.iter() if "data-piece" in element.attrib}


def discs(column: ET.Element) -> list[ET.Element]:
    return [use for use in column.iter(f"{SVG}use") if use.attrib["href"].endswith("disc")]


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("direction", [0.0, 37.0])
def test_every_disc_is_drawn_and_the_top_one_of_a_junction_is_yellow(edition: str, direction: float) -> None:
    position = end_of_game(edition)
    elements = elements_of(draw.elevation(position, direction=direction))
    for column in position.columns:
        stack = discs(elements[column.id])
        assert len(stack) == column.height
        feet = [-float(disc.attrib["y"]) for disc in stack]
        disc_height = position.game.pieces.column.disc_height
        assert feet == pytest.approx([column.foot + i * disc_height for i in range(column.height)], abs=0.06)
        yellow = [disc.attrib["fill"].endswith("gold)") for disc in stack]
        assert yellow == [False] * (column.height - 1) + [column.junction]


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_piece_has_a_title(edition: str) -> None:
    position = end_of_game(edition)
    elements = elements_of(draw.elevation(position))
    owned: list[Column | Road | Car] = [*position.columns, *position.roads, *position.cars]
    assert set(elements) == {piece.id for piece in owned} | {component.id for component in position.components}
    for element in elements.values():
        assert element.findtext(f"{SVG}title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_works(language: str) -> None:
    text = draw.elevation(end_of_game("rainbow-city"), language=language)
    assert say(language, "height") in {element.text for element in ET.fromstring(text).iter(f"{SVG}text")}


def test_near_columns_are_painted_over_far_ones_from_both_sides() -> None:
    position = shuto.new_game("two-player-2024", 2)  # starting columns on the y axis; c0 is nearer if y points away
    for direction, far, near in ((0.0, "c1", "c0"), (180.0, "c0", "c1")):
        order = list(elements_of(draw.elevation(position, direction=direction)))
        assert order.index(far) < order.index(near)


def test_directions_a_full_circle_apart_are_the_same() -> None:
    position = end_of_game("four-player-fr")
    assert draw.elevation(position, direction=-90.0) == draw.elevation(position, direction=270.0)
    assert draw.elevation(position, direction=360.0) == draw.elevation(position)


def test_the_opposite_direction_swaps_left_and_right() -> None:
    position = end_of_game("four-player-fr")
    front, back = elements_of(draw.elevation(position)), elements_of(draw.elevation(position, direction=180.0))
    for column in position.columns:
        places = [float(discs(view[column.id])[0].attrib["x"]) for view in (front, back)]
        assert places == pytest.approx([column.x, -column.x], abs=0.06)


@pytest.mark.parametrize("direction", [float("nan"), float("inf")])
def test_a_direction_that_is_not_finite_is_refused(direction: float) -> None:
    with pytest.raises(ValueError, match="direction"):
        draw.elevation(end_of_game("four-player-fr"), direction=direction)


def test_both_shows_the_same_span_of_the_table_in_plan_and_elevation() -> None:
    root = ET.fromstring(draw.both(end_of_game("four-player-fr")))
    plan, side = (element.attrib["viewBox"].split() for element in root.iter(f"{SVG}svg") if element is not root)
    assert (plan[0], plan[2]) == (side[0], side[2])
    turned = ET.fromstring(draw.both(end_of_game("four-player-fr"), direction=90.0))
    assert len([element for element in turned.iter(f"{SVG}svg") if element is not turned]) == 2


def test_the_depth_where_two_solids_overlap_decides_their_order() -> None:
    # The long solid runs from near on the left to far on the right, so it hides `left`, and `right` hides it.
    long = Solid("", (0.0, 0.0, 100.0, 10.0), 50.0, (0.0, 100.0, -100.0, 200.0))
    left = Solid("", (5.0, 0.0, 15.0, 20.0), -20.0)
    right = Solid("", (85.0, 0.0, 95.0, 20.0), 100.0)
    order = far_to_near([long, left, right])
    assert order.index(1) < order.index(0) < order.index(2)


def test_the_axes_of_a_view() -> None:
    east = View(90.0)
    assert east.across(0.0, 1.0) == pytest.approx(-1.0)
    assert east.depth(1.0, 0.0) == pytest.approx(1.0)
    assert View(0.0).project([(3.0, 7.0, 5.0)]) == [(3.0, 5.0)]
    axes = LocalAxes((1.0, 2.0, 3.0), 0.0, np.pi / 6)
    assert axes.point(2.0, 1.0, 0.0) == pytest.approx((1.0 + 3.0**0.5, 3.0, 4.0))
    assert len(axes.corners((0.0, 1.0), (0.0, 1.0), (0.0, 1.0))) == 8
