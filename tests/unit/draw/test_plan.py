"""The plan is valid SVG, names every piece, paints upper pieces last, and shows which sides of roads are taken."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from itertools import combinations

import numpy as np
import pytest

import shuto
from shuto import draw
from shuto.bots.basic import RandomBot, play_game
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.game import NAMES
from shuto.rules.pieces import Car, Column, Road
from shuto.rules.position import Position
from shuto.text import LANGUAGES, say

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 150_000
TABLES = [
    (edition, players)
    for edition in EDITION_IDS
    for players in range(load_edition(edition).players[0], load_edition(edition).players[1] + 1)
]
# Bob's r3 passes under Ann's r2; then Bob's r5 passes over the low end of r2.
CROSSINGS = ("c0 -34.06,67.1 2", "c1 -87.01,-13.01 2", "c2 -122.19,5.39 1", "c3 40.09,-47.07 1")


@cache
def late(edition: str, players: int) -> Position:
    """The end of a random game."""
    position = shuto.new_game(edition, players, missions=load_edition(edition).has_missions)
    return play_game(position, [RandomBot()] * players, np.random.default_rng(7)).position


@cache
def crossed() -> Position:
    """Four roads, two crossings: r2 over r3, r5 over r2."""
    position = shuto.new_game("two-player-2024", 2)
    for line in CROSSINGS:
        position = shuto.play(position, shuto.parse_turn(line))
    return position


def pieces(root: ET.Element) -> dict[str, ET.Element]:
    return {element.attrib["data-piece"]: element for element in root.iter() if "data-piece" in element.attrib}


def title(element: ET.Element) -> str:
    found = element.find(f"{SVG}title")
    assert found is not None
    return found.text or ""


def sides(element: ET.Element) -> list[str]:
    return [one.attrib["data-side"] for one in element.iter() if "data-side" in one.attrib]


def meeting(one: Road, other: Road) -> tuple[float, float] | None:
    """The heights of two roads where their centre lines cross in plan."""
    (ax, ay, az), (bx, by, bz) = one.start, one.end
    (cx, cy, cz), (dx, dy, dz) = other.start, other.end
    cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(cross) < 1e-9:
        return None
    s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross
    t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross
    if not (0.0 <= s <= 1.0 and 0.0 <= t <= 1.0):
        return None
    return az + s * (bz - az), cz + t * (dz - cz)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_table_can_be_drawn_and_every_piece_has_a_title(edition: str, players: int) -> None:
    position = late(edition, players)
    text = draw.plan(position)
    root = ET.fromstring(text)
    assert len(text.encode()) < MOST_BYTES
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"]
    named = pieces(root)
    owned: list[Column | Road | Car] = [*position.columns, *position.roads, *position.cars]
    assert set(named) == {piece.id for piece in owned} | {component.id for component in position.components}
    for piece in owned:
        assert not re.search(r"\b[crk]\d+\b", title(named[piece.id]))
        assert position.game.players[piece.owner] in title(named[piece.id])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_works(language: str) -> None:
    position = late("rainbow-city", 4)
    words = {element.text for element in ET.fromstring(draw.plan(position, language=language)).iter(f"{SVG}text")}
    assert {say(language, word) for word in ("cars", "gray", "yellow", "roads", "score")} <= words
    outcome = position.outcome
    assert outcome is not None
    assert any(position.game.players[outcome.winners[0]] in (word or "") for word in words)


def test_an_unknown_language_falls_back_to_english() -> None:
    assert draw.plan(crossed(), language="tlh") == draw.plan(crossed(), language="en")


def test_the_upper_road_is_painted_last() -> None:
    order = list(pieces(ET.fromstring(draw.plan(crossed()))))
    assert order.index("r3") < order.index("r2") < order.index("r5")


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_at_every_crossing_the_upper_road_is_painted_last(edition: str, players: int) -> None:
    position = late(edition, players)
    order = list(pieces(ET.fromstring(draw.plan(position))))
    for one, other in combinations(position.roads, 2):
        if {one.from_column, one.to_column} & {other.from_column, other.to_column} - {None}:
            continue  # on a shared column top the ends decide
        heights = meeting(one, other)
        if heights is not None and abs(heights[0] - heights[1]) > 1.0:
            lower, upper = (one, other) if heights[0] < heights[1] else (other, one)
            assert order.index(lower.id) < order.index(upper.id), (lower, upper)


def test_roads_are_painted_after_their_columns_and_contain_their_cars() -> None:
    position = crossed()
    root = ET.fromstring(draw.plan(position))
    order = list(pieces(root))
    for road in position.roads:
        for column in (road.from_column, road.to_column):
            assert column is None or order.index(column) < order.index(road.id)
    for car in position.cars:
        assert car.id in pieces(pieces(root)[car.road])


def test_the_sides_of_roads_are_shown_as_free_or_taken() -> None:
    named = pieces(ET.fromstring(draw.plan(crossed())))
    assert sides(named["r2"]) == ["over-taken", "under-taken"]
    assert sides(named["r3"]) == ["over-taken", "under-free"]
    assert sides(named["r5"]) == ["over-free", "under-taken"]
    assert sides(named["r4"]) == ["over-free", "under-free"]
    assert title(named["r3"]) == "Bob’s road, from column 1 to column 2, over taken, under free"
    assert title(named["r0"]) == "Ann’s starting ramp, from the table to column 1, over free, under free"


def test_taken_and_free_sides_look_different() -> None:
    named = pieces(ET.fromstring(draw.plan(crossed())))
    fills = {one.attrib["data-side"]: one.attrib["fill"] for one in named["r3"].iter() if "data-side" in one.attrib}
    assert fills["over-taken"] != fills["under-free"]


def test_side_marks_are_not_hidden_by_cars() -> None:
    position = late("four-player-fr", 4)
    named = pieces(ET.fromstring(draw.plan(position)))
    for car in position.cars:
        for mark in named[car.road].iter():
            if "data-side" in mark.attrib:
                x, y = float(mark.attrib["x"]), -float(mark.attrib["y"])
                assert np.hypot(x - car.centre[0], y - car.centre[1]) > 6.0


def test_options_turn_parts_of_the_drawing_on_and_off() -> None:
    position = crossed()
    plain = ET.fromstring(draw.plan(position, options=draw.Options(sides=False, heights=False)))
    assert not sides(plain)
    numbers = [element.text for element in plain.iter(f"{SVG}text")]
    heights = [element.text for element in ET.fromstring(draw.plan(position)).iter(f"{SVG}text")]
    assert len(heights) == len(numbers) + len(position.columns)
    labelled = {
        element.text
        for element in ET.fromstring(draw.plan(position, options=draw.Options(labels=True))).iter(f"{SVG}text")
    }
    assert {column.id for column in position.columns} | {road.id for road in position.roads} <= labelled


def test_base_points_of_the_player_to_move_have_a_ring() -> None:
    position = crossed()
    root = ET.fromstring(draw.plan(position))
    ringed = {element.attrib["data-base"] for element in root.iter() if "data-base" in element.attrib}
    assert ringed == {point.column for point in position.base_points()}
    assert all("base point" in title(pieces(root)[column]) for column in ringed)
    assert "data-base" not in draw.plan(late("four-player-fr", 4))
    assert "data-base" not in draw.plan(shuto.new_game("rainbow-city", 3))


def test_names_are_escaped() -> None:
    names = ['<b>Ann</b> & "Co"', "O'Bob > all"]
    root = ET.fromstring(draw.both(shuto.new_game("second-edition", names)))
    assert set(names) <= {element.text for element in root.iter(f"{SVG}text")}
    assert names[0] in title(pieces(root)["c0"])
    assert names[0] in root.attrib["aria-label"]
    assert not list(root.iter("b"))


def test_a_long_name_is_shortened_and_its_title_has_the_full_name() -> None:
    root = ET.fromstring(draw.plan(shuto.new_game("second-edition", ["W" * 40, "Bob"]), size=450))
    shown = [element.text or "" for element in root.iter(f"{SVG}text")]
    assert "W" * 40 not in shown
    assert any(re.fullmatch("W{5,30}…", text) for text in shown)
    assert "W" * 40 in {element.text for element in root.iter(f"{SVG}title")}


def test_the_legend_shows_the_supply() -> None:
    position = crossed()
    cards = [element for element in ET.fromstring(draw.plan(position)).iter() if "data-seat" in element.attrib]
    assert [int(card.attrib["data-seat"]) for card in cards] == list(position.game.order)
    for card in cards:
        seat = int(card.attrib["data-seat"])
        supply = position.supply(seat)
        shown = [element.text or "" for element in card.iter(f"{SVG}text")]
        assert shown[0] == position.game.players[seat]
        counts = [int(word) for word in shown if word.isdigit()]
        assert counts == [supply.cars, supply.gray, supply.yellow, supply.roads]


def test_scores_are_shown_while_missions_are_played() -> None:
    position = shuto.new_game("rainbow-city", 3, missions=True)
    cards = [element for element in ET.fromstring(draw.plan(position)).iter() if "data-seat" in element.attrib]
    for card, sheet in zip(cards, shuto.score_sheets(position), strict=True):
        counts = [int(text.text) for text in card.iter(f"{SVG}text") if text.text and text.text.isdigit()]
        assert counts[-1] == sheet.total


def test_the_last_road_is_highlighted() -> None:
    position = crossed()
    plain, marked = (
        pieces(ET.fromstring(draw.plan(position, options=draw.Options(last=last)))) for last in (None, "r5")
    )
    assert len(list(marked["r5"].iter())) > len(list(plain["r5"].iter()))
    assert len(list(marked["r3"].iter())) == len(list(plain["r3"].iter()))
    with pytest.raises(ValueError, match="r99"):
        draw.plan(position, options=draw.Options(last="r99"))


@pytest.mark.parametrize("size", [0, -5, float("nan"), float("inf"), 10**9])
def test_an_invalid_size_is_refused(size: float) -> None:
    with pytest.raises(ValueError, match="size"):
        draw.plan(crossed(), size=size)


def test_drawings_are_reproducible_and_have_few_decimals() -> None:
    text = draw.both(late("rainbow-city", 4))
    assert text == draw.both(late("rainbow-city", 4))
    assert not re.search(r"[ \"(,L-]\d*\.\d{3}", text)
    assert not re.search(r"\b(nan|inf)\b", text)


def test_the_ids_of_two_drawings_do_not_collide() -> None:
    ids = []
    for position in (crossed(), late("four-player-fr", 4)):
        text = draw.both(position)
        own = set(re.findall(r'\bid="([^"]+)"', text))
        assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) <= own
        ids.append(own)
    assert not ids[0] & ids[1]


def viewport(root: ET.Element) -> tuple[float, float, float, float]:
    """Left, low, right and high edge in mm of the part of the table that a plan shows."""
    (inner,) = (element for element in root.iter(f"{SVG}svg") if element is not root)
    left, top, width, depth = map(float, inner.attrib["viewBox"].split())
    return left, -top - depth, left + width, -top


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_all_pieces_are_in_view(edition: str, players: int) -> None:
    position = late(edition, players)
    left, low, right, high = viewport(ET.fromstring(draw.plan(position)))
    radius = position.game.pieces.column.radius
    for column in position.columns:
        assert left + radius < column.x < right - radius
        assert low + radius < column.y < high - radius
    for road in position.roads:
        for x, y, _ in (road.start, road.end):
            assert left < x < right
            assert low < y < high


def test_the_edge_of_the_table_is_visible_if_pieces_are_near_it() -> None:
    position = shuto.new_game("two-player-2024", 2, table=(600, 600))
    left, low, right, high = viewport(ET.fromstring(draw.plan(position)))
    assert low < -180.0 < 180.0 < high
    assert right - left <= 640.0
    city = shuto.new_game("rainbow-city", 2, table=(700, 600))
    left, low, right, high = viewport(ET.fromstring(draw.plan(city, ghost=shuto.parse_turn("+ development-1 310,0"))))
    assert 350.0 < right < 400.0


def test_a_far_piece_widens_the_view_and_keeps_its_proportions() -> None:
    city = shuto.new_game("rainbow-city", 2, table=(2000, 600))
    far = shuto.parse_turn("+ development-1 900,0")
    left, low, right, high = viewport(ET.fromstring(draw.plan(city, ghost=far)))
    assert right > 935.0
    assert 0.45 < (high - low) / (right - left) < 0.9


def test_the_view_of_an_early_table_is_not_too_small() -> None:
    left, low, right, high = viewport(ET.fromstring(draw.plan(shuto.new_game("two-player-2024", 2))))
    assert right - left >= 400.0
    assert 0.45 < (high - low) / (right - left) < 0.9


def test_notebooks_show_the_plan() -> None:
    assert crossed()._repr_svg_() == draw.plan(crossed())


def test_seats_can_be_told_apart_without_colour() -> None:
    from shuto.draw.palette import SEATS

    assert len(SEATS) >= len(NAMES)
    assert len({seat.plate for seat in SEATS}) == len({seat.dash for seat in SEATS}) == len(SEATS)


def test_importing_draw_does_not_load_heavy_modules() -> None:
    code = "import sys, shuto.draw; sys.exit('numpy' in sys.modules or 'fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
