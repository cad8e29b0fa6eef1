"""The same table in MuJoCo (`pip install 'shuto[bench]'`). Discs are meshes of 24 sides, the most stable choice."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from typing import Any

from shuto.physics.engine.pose import Pose
from shuto.physics.engine.protocol import Box, Cylinder
from shuto.physics.table.bodies import Body

TIMESTEP = 0.002
SIDES = 24


class MujocoTable:
    """All bodies on a plane, awake."""

    def __init__(self, bodies: Iterable[Body], poses: dict[str, Pose]) -> None:
        import mujoco

        self._mujoco: Any = mujoco
        self.bodies = [body for body in bodies if body.kind != "fixed"]
        self.model = mujoco.MjModel.from_xml_string(_xml(self.bodies, poses))
        self.data = mujoco.MjData(self.model)

    def run(self, seconds: float) -> float:
        """Simulate some seconds; returns the wall time."""
        begin = time.perf_counter()
        for _ in range(round(seconds / TIMESTEP)):
            self._mujoco.mj_step(self.model, self.data)
        return time.perf_counter() - begin

    def drift(self, poses: dict[str, Pose]) -> float:
        """The largest drift of any body, in mm."""
        places = self.data.qpos.reshape(-1, 7)[:, :3] * 10.0
        return max(math.dist(place, poses[body.name].at) for place, body in zip(places, self.bodies, strict=True))


def _xml(bodies: list[Body], poses: dict[str, Pose]) -> str:
    """The model in cm and grams; gravity in cm/s²."""
    corners = [(math.cos(2 * math.pi * i / SIDES), math.sin(2 * math.pi * i / SIDES)) for i in range(SIDES)]
    mesh = " ".join(f"{x:.6f} {y:.6f} {z}" for x, y in corners for z in (-0.5, 0.5))
    parts = [
        f'<mujoco><option timestep="{TIMESTEP}" gravity="0 0 -981" integrator="implicitfast" cone="elliptic"/>',
        f'<asset><mesh name="disc" vertex="{mesh}"/></asset><worldbody>',
        '<geom type="plane" size="200 200 1" friction="0.5 0.005 0.0001"/>',
    ]
    for body in bodies:
        (x, y, z), (i, j, k, w) = poses[body.name]
        parts.append(
            f'<body pos="{x / 10:.6f} {y / 10:.6f} {z / 10:.6f}" quat="{w:.7f} {i:.7f} {j:.7f} {k:.7f}"><freejoint/>'
        )
        shape = body.shape
        if isinstance(shape, Cylinder):
            geom = 'type="mesh" mesh="disc"'
        else:
            assert isinstance(shape, Box)
            geom = f'type="box" size="{shape.x / 10} {shape.y / 10} {shape.z / 10}"'
        parts.append(f'<geom {geom} mass="{body.mass:.4f}" friction="0.5 0.005 0.0001"/></body>')
    return "".join([*parts, "</worldbody></mujoco>"])
