import { Raycaster, Vector2, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { clampOrbit, FREE_FOV, type Orbit, PLAN_FOV, poseOf, START } from "../../../src/scene/camera/camera";
import { blendPose, setPose, tiltOf, ViewCamera } from "../../../src/scene/camera/lens";
import { toTable, toWorld } from "../../../src/scene/mapping";

const SIZE = [1000, 800] as const;
const COVERED = { left: 0.1, right: 0, top: 0.05, bottom: 0.4 };

function cameraOf(orbit: Orbit, aspect = 1.6): ViewCamera {
  const camera = new ViewCamera(30, aspect);
  setPose(camera, poseOf(orbit));
  return camera;
}

const seen = (camera: ViewCamera, x: number, y: number, z: number): Vector3 => toWorld(x, y, z).project(camera);

describe("the lens", () => {
  it.each([0.5, 0.58, 0.93, 1.2, 1.47])("keeps columns upright anywhere in the view, at polar %s", (polar) => {
    for (const azimuth of [-0.42, 0, 2]) {
      const camera = cameraOf({ ...START, polar, azimuth, span: 700 });
      for (const [x, y] of [
        [-300, -200],
        [300, -150],
        [250, 200],
        [0, 0],
      ] as const) {
        const [foot, top] = [seen(camera, x, y, 0), seen(camera, x, y, 150)];
        expect(top.x).toBeCloseTo(foot.x, 9);
        expect(top.y).toBeGreaterThan(foot.y);
      }
    }
  });

  it("shows what it looks at in the middle, in its true proportions", () => {
    for (const polar of [0, 0.2, 0.58, 0.93, 1.4]) {
      const camera = cameraOf({ ...START, polar, azimuth: 0, z: 0, span: 400 });
      expect(seen(camera, 0, 0, 0).length()).toBeLessThan(1.01);
      expect(Math.hypot(seen(camera, 0, 0, 0).x, seen(camera, 0, 0, 0).y)).toBeLessThan(1e-9);
      // `span` mm across the line of sight fill the height of the view.
      expect((seen(camera, 1, 0, 0).x - seen(camera, -1, 0, 0).x) * 1.6).toBeCloseTo(4 / 400, 6);
      const deep = (seen(camera, 0, 1, 0).y - seen(camera, 0, -1, 0).y) / Math.cos(polar);
      expect(deep).toBeCloseTo(4 / 400, 5);
    }
  });

  it("turns from the plan to a low view without a jump", () => {
    for (let polar = 0; polar < 1.47; polar += 0.01)
      expect(Math.abs(tiltOf(polar + 0.01) - tiltOf(polar))).toBeLessThan(0.05);
    expect(tiltOf(0)).toBe(0);
  });

  it.each([0, 0.3, 0.93, 1.3])("brings a point of the screen back to its place, at polar %s", (polar) => {
    for (const fov of [FREE_FOV, PLAN_FOV]) {
      for (const covered of [undefined, COVERED]) {
        const camera = cameraOf(clampOrbit({ ...START, polar, fov, x: 60, y: -30 }, SIZE), 0.6);
        camera.covered = covered;
        camera.updateProjectionMatrix();
        const ray = new Raycaster();
        for (const [x, y, z] of [
          [60, -30, 0],
          [150, 80, 0],
          [-20, -120, 60],
        ] as const) {
          const spot = seen(camera, x, y, z);
          ray.setFromCamera(new Vector2(spot.x, spot.y), camera);
          const far = (z - ray.ray.origin.y) / ray.ray.direction.y;
          const [px, py] = toTable(ray.ray.at(far, new Vector3()));
          expect(Math.hypot(px - x, py - y)).toBeLessThan(1e-4);
        }
      }
    }
  });

  it("centres the view in the part of the canvas that is not covered", () => {
    const camera = cameraOf(START);
    camera.covered = COVERED;
    camera.updateProjectionMatrix();
    const middle = seen(camera, START.x, START.y, START.z);
    expect(middle.x).toBeCloseTo(COVERED.left - COVERED.right, 9);
    expect(middle.y).toBeCloseTo(COVERED.bottom - COVERED.top, 9);
    // Upright there too, and as large as the rest of the canvas allows.
    expect(seen(camera, 200, 90, 0).x).toBeCloseTo(seen(camera, 200, 90, 90).x, 9);
    const tall = cameraOf({ ...START, z: 0, azimuth: 0 });
    expect(tall.projectionMatrix.elements[5]! * (1 - COVERED.top - COVERED.bottom)).toBeCloseTo(
      camera.projectionMatrix.elements[5]!,
      9,
    );
  });

  it("changes evenly between a long lens and a wide one", () => {
    const far = poseOf({ ...START, span: 500 });
    const near = { ...poseOf({ ...START, span: 60, fov: 1 }), tilt: 0 };
    let before = Infinity;
    for (let part = 0; part <= 1; part += 0.05) {
      const { reach, fov } = blendPose(far, near, part);
      const span = 2 * reach * Math.tan(fov / 2);
      expect(span).toBeLessThan(before);
      before = span;
    }
    expect(blendPose(far, near, 1).reach).toBeCloseTo(near.reach, 9);
  });
});
