import { Color, Group, Mesh, type MeshBasicMaterial } from "three";
import { describe, expect, it } from "vitest";
import { Grounds } from "../../../src/scene/city/grounds";

const ground = (owner: number, x: number) => ({
  owner,
  points: [
    [x, 0],
    [x + 40, 0],
    [x + 40, 30],
    [x, 30],
  ] as const,
});
const meshes = (root: Group): Mesh[] => {
  const found: Mesh[] = [];
  root.traverse((one) => one instanceof Mesh && found.push(one));
  return found;
};

describe("enclosed ground", () => {
  it("has a fill and an outline; only new ground is animated, and ground that is open again is removed", () => {
    const root = new Group();
    const grounds = new Grounds(root, 1.5, () => new Color("#0072b2"));
    expect(grounds.show([ground(0, 0)])).toHaveLength(1);
    expect(grounds.show([ground(1, 100), ground(0, 0)])).toHaveLength(1);
    expect(meshes(root)).toHaveLength(4);
    expect(grounds.show([ground(1, 100)])).toHaveLength(0);
    expect(meshes(root)).toHaveLength(2);
    grounds.dispose();
    expect(root.children).toHaveLength(0);
  });

  it("is traced once and then looks like ground that was there before", () => {
    const root = new Group();
    const [tween] = new Grounds(root, 1.5, () => new Color()).show([ground(0, 0)]);
    const [fill, line] = meshes(root);
    const rest = (fill!.material as MeshBasicMaterial).opacity;
    const all = line!.geometry.getAttribute("position").count;
    tween!.apply(0);
    expect(line!.geometry.drawRange.count).toBe(0);
    tween!.apply(0.6);
    expect((fill!.material as MeshBasicMaterial).opacity).toBeGreaterThan(rest);
    tween!.apply(1);
    expect(line!.geometry.drawRange.count).toBe(all);
    expect((fill!.material as MeshBasicMaterial).opacity).toBe(rest);
  });
});
