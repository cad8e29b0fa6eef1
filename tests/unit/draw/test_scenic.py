"""The table at a slant: what is nearer hides what is farther, and a film knows when each piece was built."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import shuto
from shuto import draw
from shuto.bots.basic import RandomBot, play_game
from shuto.draw.above.order import overlaps, plan_of
from shuto.draw.planar import Outline, Point, clip
from shuto.draw.slanted.lens import Lens, Plane
from shuto.draw.slanted.scenic import _scenery_of
from shuto.rules.position import Position
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import Record

ROOT = Path(__file__).resolve().parents[3]
SVG = "{http://www.w3.org/2000/svg}"


def game(edition: str, players: int, seed: int) -> Record:
    bots = [RandomBot()] * players
    return play_game(shuto.new_game(edition, players), bots, np.random.default_rng(seed)).record


@pytest.mark.parametrize("bearing", [0.0, 60.0, 200.0])
def test_a_point_is_found_again_in_the_plane_it_lies_in(bearing: float) -> None:
    lens = Lens(bearing, 35.0)
    rng = np.random.default_rng(1)
    for _ in range(20):
        point, normal = (tuple(map(float, rng.normal(size=3) * 50)) for _ in range(2))
        x, y, z = point
        near = lens.nearness(Plane((x, y, z), (normal[0], normal[1], normal[2])), lens.see((x, y, z)))
        assert near == pytest.approx(sum(a * b for a, b in zip(point, lens.toward, strict=True)), abs=1e-6)


@pytest.mark.parametrize("bearing", [0.0, 75.0, 260.0])
def test_an_upper_road_is_painted_after_the_road_below_it(bearing: float) -> None:
    """Where two roads cross in plan, the parts that meet there are in order. The games of the covers have many."""
    checked = wrong = 0
    for path in sorted((ROOT / "tools" / "covers").glob("*.txt")):
        position = load_record(path.read_bytes()).final()
        lens = Lens(bearing, 35.0)
        solids = _scenery_of(position, lens, None).solids
        plans = [plan_of(road, 5.0) for road in position.roads]
        for pair in overlaps(plans):
            if pair.gap < 8.0:  # two ends on one column
                continue
            lower, upper = plans[pair.lower], plans[pair.upper]
            x, y = pair.point
            spots = [lens.see((x, y, plan.height(pair.point) + 2.0)) for plan in (lower, upper)]
            found = [
                next(n for n, s in enumerate(solids) if s.name == plan.road.id and _inside(spot, s.outline))
                for plan, spot in zip((lower, upper), spots, strict=True)
            ]
            if len(clip(solids[found[0]].outline, solids[found[1]].outline)) > 2:
                checked += 1
                wrong += found[0] > found[1]
    assert checked > 50
    assert wrong <= 0.05 * checked  # roads can weave in a ring, which no order fits


def _inside(spot: Point, outline: Outline) -> bool:
    """Whether a spot lies in a convex outline."""
    closed = [*outline, outline[0]]
    return all(
        (bx - ax) * (spot[1] - ay) - (by - ay) * (spot[0] - ax) > -1e-6 for (ax, ay), (bx, by) in pairwise(closed)
    )


@pytest.mark.parametrize(("edition", "players"), [("two-player-2024", 2), ("four-player-fr", 4), ("rainbow-city", 3)])
def test_a_film_brings_each_piece_with_its_turn(edition: str, players: int) -> None:
    record = game(edition, players, 3)
    root = ET.fromstring(draw.film(record))
    steps = [
        (one.attrib["class"], int(one.attrib["style"].removeprefix("--step:")))
        for one in root.iter(f"{SVG}g")
        if "style" in one.attrib
    ]
    building = [position for position in record.positions() if position.phase != "setup"]
    grown = [n for n, (a, b) in enumerate(pairwise(building), 1) if len(b.roads) > len(a.roads)]
    assert sorted({step for kind, step in steps if kind == "road"}) == grown
    taller = [n for n, (a, b) in enumerate(pairwise(building), 1) if len(b.columns) > len(a.columns)]
    assert sorted({step for kind, step in steps if kind == "column"}) == taller


def test_a_picture_shows_every_piece_and_every_car_in_its_colour() -> None:
    position: Position = game("rainbow-city", 3, 3).final()
    view = draw.Outlook(500, 400, bearing=100)
    svg = draw.scenic(position, view, colours=["#110000", "#001100", "#000011"])
    root = ET.fromstring(svg)
    inner = next(one for one in root.iter(f"{SVG}svg") if one is not root)
    left, top, wide, tall = map(float, inner.attrib["viewBox"].split())
    assert tall / wide == pytest.approx(0.8, abs=0.01)
    lens = Lens(view.bearing, view.elevation)
    for column in position.columns:
        u, v = lens.see((column.x, column.y, column.top))
        assert left < u < left + wide
        assert top < -v < top + tall
    assert len(re.findall("<ellipse", svg)) >= len(position.columns)
    assert svg == draw.scenic(position, view, colours=["#110000", "#001100", "#000011"])
    with pytest.raises(ValueError, match="size"):
        draw.scenic(position, draw.Outlook(width=float("nan")))


@pytest.mark.slow
def test_the_covers_of_the_home_page_are_drawn_by_this_code() -> None:
    done = subprocess.run([sys.executable, "tools/covers.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
