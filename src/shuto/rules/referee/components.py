"""Components: judging and placing the buildings, the tower and the areas of the city."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from shuto.geometry.shapes import outline, prism
from shuto.geometry.shapes import turn as rotate
from shuto.geometry.tolerances import CONTACT
from shuto.rules.editions.edition import ComponentShape
from shuto.rules.kernels import layout as at
from shuto.rules.pieces import Component
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.findings import finding
from shuto.rules.referee.verdict import Finding, Verdict
from shuto.rules.turn import PlaceComponent

AREA_KINDS = {"development": at.DEVELOPMENT, "airport": at.AIRPORT, "green": at.GREEN, "rainbow": at.RAINBOW}
BLOCK_KINDS = {"building": at.BUILDING, "tower": at.TOWER}


def judge_component(position: Position, turn: PlaceComponent, seat: int) -> Verdict:
    """Judge the placing of a component before the first turn."""
    name = turn.component
    placed = {component.id for component in position.components}
    if name not in position.game.components or name in placed:
        return Verdict(turn, seat, (finding(position, Fault.COMPONENT_UNAVAILABLE, component=name),))
    shape = position.game.pieces.components[name]
    findings: list[Finding] = []
    kinds = {other: position.game.pieces.components[other].kind for other in position.game.components}
    waiting = [other for other, kind in kinds.items() if kind == "development" and other not in placed]
    if waiting and shape.kind != "development":
        findings.append(finding(position, Fault.DEVELOPMENT_FIRST, component=name))
    findings += _on_table(position, turn, shape)
    findings += _area_rules(position, turn, shape) if shape.is_area else _block_rules(position, turn, shape)
    findings += _touching(position, turn, shape)
    return Verdict(turn, seat, tuple(findings))


def put_component(position: Position, turn: PlaceComponent, seat: int) -> Position:
    """The position with a component on the table."""
    shape = position.game.pieces.components[turn.component]
    table = position.table.copy()
    number = len(position.components)
    if shape.is_area:
        i = table.counts[at.AREA]
        table.areas[i] = _footprint(position, turn, shape)
        table.area_marks[i] = (AREA_KINDS[shape.kind], number)
        table.counts[at.AREA] += 1
        for row in _props(position, turn, shape):
            _add_block(table, row, at.OBSTACLE, number)
    else:
        _add_block(table, _footprint(position, turn, shape), BLOCK_KINDS[shape.kind], number)
    component = Component(turn.component, shape.kind, turn.x, turn.y, turn.angle, seat)
    return replace(position, table=table, course=position.course.copy(), components=(*position.components, component))


def _add_block(table: at.Table, row: at.Floats, kind: int, component: int) -> None:
    i = table.counts[at.BLOCK]
    table.blocks[i] = row
    table.block_marks[i] = (kind, component)
    table.counts[at.BLOCK] += 1


def _footprint(position: Position, turn: PlaceComponent, shape: ComponentShape) -> at.Floats:
    """The prism of a component at its place. In the city, buildings and the tower stand on top of an area."""
    thickness = position.game.pieces.area.thickness
    corners, radius = outline(shape.size, shape.diameter, shape.corners)
    if shape.is_area:
        low, high = 0.0, thickness
    else:
        low = thickness if position.game.switches.obstacles == "city" else 0.0
        high = low + shape.height
    return prism(corners, radius, (turn.x, turn.y), turn.angle, low, high)


def _props(position: Position, turn: PlaceComponent, shape: ComponentShape) -> list[at.Floats]:
    low = position.game.pieces.area.thickness
    rows = []
    for prop in shape.props:
        corners, radius = outline(prop.size, prop.diameter, prop.corners)
        dx, dy = rotate(prop.at, turn.angle)
        rows.append(prism(corners, radius, (turn.x + dx, turn.y + dy), turn.angle, low, low + prop.height))
    return rows


def _on_table(position: Position, turn: PlaceComponent, shape: ComponentShape) -> list[Finding]:
    from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS

    row = _footprint(position, turn, shape)
    corners = row[PRISM_CORNERS : PRISM_CORNERS + 2 * int(row[PRISM_COUNT])].reshape(-1, 2)
    half = np.array([position.game.width / 2.0, position.game.depth / 2.0])
    off = float((np.abs(corners) - half).max() + row[PRISM_RADIUS])
    return [finding(position, Fault.OFF_TABLE, (), off, component=turn.component)] if off > CONTACT else []


def _area_rules(position: Position, turn: PlaceComponent, shape: ComponentShape) -> list[Finding]:
    """Check that areas do not overlap. Development areas keep a distance from each other, from roads and columns."""
    from shuto.rules.referee.builds import piece_ref

    row, name = _footprint(position, turn, shape), turn.component
    need = position.game.pieces.area.development_distance
    table = position.table
    findings = []
    for i in range(table.counts[at.AREA]):
        gap = _gap(row, table.areas[i])
        pieces = (piece_ref(position, at.AREA, i),)
        both = shape.kind == "development" and table.area_marks[i, at.BLOCK_KIND] == at.DEVELOPMENT
        if gap < -CONTACT:
            findings.append(finding(position, Fault.AREAS_OVERLAP, pieces, -gap, component=name))
        elif both and gap < need - CONTACT:
            findings.append(finding(position, Fault.AREA_TOO_CLOSE, pieces, need - gap, component=name, need=need))
    if shape.kind == "development":
        for kind, i, gap in _plan_gaps(position, row, (at.COLUMN, at.ROAD)):
            if gap < need - CONTACT:
                pieces = (piece_ref(position, kind, i),)
                findings.append(finding(position, Fault.AREA_TOO_CLOSE, pieces, need - gap, component=name, need=need))
    return findings


def _block_rules(position: Position, turn: PlaceComponent, shape: ComponentShape) -> list[Finding]:
    """Check buildings and the tower: in the city, one to a development area and wholly inside; else apart."""
    from shuto.geometry.plane import polygon_within
    from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS
    from shuto.rules.referee.builds import piece_ref

    row, table, name = _footprint(position, turn, shape), position.table, turn.component
    if position.game.switches.obstacles != "city":
        gaps = [(i, _gap(row, table.blocks[i])) for i in range(table.counts[at.BLOCK])]
        return [
            finding(position, Fault.BUILDINGS_OVERLAP, (piece_ref(position, at.BLOCK, i),), -gap, component=name)
            for i, gap in gaps
            if gap <= CONTACT
        ]
    findings = []
    for i in range(table.counts[at.AREA]):
        if table.area_marks[i, at.BLOCK_KIND] != at.DEVELOPMENT or _gap(row, table.areas[i]) >= 0.0:
            continue
        area = table.areas[i]
        out = polygon_within(
            row[PRISM_CORNERS:],
            int(row[PRISM_COUNT]),
            row[PRISM_RADIUS],
            area[PRISM_CORNERS:],
            int(area[PRISM_COUNT]),
        )
        pieces = (piece_ref(position, at.AREA, i),)
        if out > CONTACT:
            findings.append(finding(position, Fault.COMPONENT_OVER_EDGE, pieces, out, component=name))
        for j in range(table.counts[at.BLOCK]):
            if table.block_marks[j, at.BLOCK_KIND] != at.OBSTACLE and _gap(table.blocks[j], area) < 0.0:
                other = (*pieces, piece_ref(position, at.BLOCK, j))
                findings.append(finding(position, Fault.DEVELOPMENT_OCCUPIED, other, component=name))
        return findings
    return [finding(position, Fault.NEEDS_DEVELOPMENT_AREA, component=name)]


def _touching(position: Position, turn: PlaceComponent, shape: ComponentShape) -> list[Finding]:
    """Check that a component overlaps or touches no standing piece in plan. An area may not go under a ramp either."""
    from shuto.rules.referee.builds import piece_ref

    # props stand within their area, so its footprint is enough
    gaps = _plan_gaps(position, _footprint(position, turn, shape), (at.COLUMN, at.ROAD, at.CAR))
    return [
        finding(
            position,
            Fault.COMPONENT_TOUCHES_PIECE,
            (piece_ref(position, kind, i),),
            max(-gap, 0.0),
            component=turn.component,
        )
        for kind, i, gap in gaps
        if gap <= CONTACT
    ]


def _gap(one: at.Floats, other: at.Floats) -> float:
    """Signed distance in plan between two upright prisms."""
    from shuto.geometry.plane import polygons_gap
    from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS

    gap = polygons_gap(one[PRISM_CORNERS:], int(one[PRISM_COUNT]), other[PRISM_CORNERS:], int(other[PRISM_COUNT]))
    return float(gap - one[PRISM_RADIUS] - other[PRISM_RADIUS])


def _disc_gap(row: at.Floats, column: at.Floats, radius: float) -> float:
    """Signed distance in plan between a prism and a column. Both stand on the ground."""
    from shuto.geometry.plane import point_polygon
    from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS

    x, y = column[at.COLUMN_X], column[at.COLUMN_Y]
    return float(point_polygon(x, y, row[PRISM_CORNERS:], int(row[PRISM_COUNT])) - row[PRISM_RADIUS] - radius)


def _plan_gaps(position: Position, row: at.Floats, kinds: tuple[int, ...]) -> list[tuple[int, int, float]]:
    """Distances in plan from a footprint to every column, road or car."""
    from shuto.geometry.beam import plan_span, rectangle
    from shuto.geometry.plane import polygons_gap
    from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS

    table, radius = position.table, position.game.law.radius
    beams = {at.ROAD: table.roads, at.CAR: table.cars}
    gaps = []
    corners = np.empty(8)
    for kind in kinds:
        for i in range(table.counts[kind]):
            if kind == at.COLUMN:
                gap = _disc_gap(row, table.columns[i], radius)
            else:
                beam = beams[kind][i]
                rectangle(beam, *plan_span(beam), corners)
                gap = polygons_gap(corners, 4, row[PRISM_CORNERS:], int(row[PRISM_COUNT])) - row[PRISM_RADIUS]
            gaps.append((kind, i, float(gap)))
    return gaps
