/** An arrow from a held piece to its place, in the plane in which it will rest. Nothing hides it. */
import { BufferAttribute, BufferGeometry, type Group, Mesh, MeshBasicMaterial } from "three";
import { ALIGNED } from "../../headless/hand/around/way";
import type { Pose } from "../../headless/hand/stream/frames";

const SHAFT = 0.7; // mm: half of its width
const HEAD = { long: 5, wide: 2.8 } as const;
const SHORTEST = 12; // mm; a shorter way is shown by an arrow of this length
const RIM = 0.6; // mm of white around it
const CORNERS = 7;
const TRIANGLES = [0, 1, 2, 0, 2, 3, 4, 5, 6] as const;

export class Arrow {
  private readonly parts: readonly { readonly mesh: Mesh; readonly rim: number }[];

  constructor(parent: Group) {
    this.parts = [
      { rim: RIM, colour: "#fbfaf7" },
      { rim: 0, colour: "#2b2926" },
    ].map(({ rim, colour }, n) => {
      const geometry = new BufferGeometry();
      geometry.setAttribute("position", new BufferAttribute(new Float32Array(CORNERS * 3), 3));
      geometry.setIndex([...TRIANGLES]);
      const material = new MeshBasicMaterial({ color: colour, depthTest: false, transparent: true, toneMapped: false });
      const mesh = new Mesh(geometry, material);
      mesh.frustumCulled = mesh.visible = mesh.matrixAutoUpdate = false;
      mesh.renderOrder = 6 + n;
      parent.add(mesh);
      return { mesh, rim };
    });
  }

  /** Point from a piece to its place; nothing is shown if it is above it. */
  point(from: Pose, place: Pose): void {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const far = Math.hypot(dx, dy);
    for (const { mesh, rim } of this.parts) {
      mesh.visible = far >= ALIGNED;
      if (!mesh.visible) continue;
      const [ux, uy] = [dx / far, dy / far];
      const positions = mesh.geometry.getAttribute("position") as BufferAttribute;
      outline(Math.max(SHORTEST, far), rim).forEach(([along, left], n) => {
        positions.setXYZ(n, from.x + along * ux - left * uy, place.z, -(from.y + along * uy + left * ux));
      });
      positions.needsUpdate = true;
    }
  }

  hide(): void {
    for (const { mesh } of this.parts) mesh.visible = false;
  }

  dispose(): void {
    for (const { mesh } of this.parts) {
      mesh.geometry.dispose();
      (mesh.material as MeshBasicMaterial).dispose();
    }
  }
}

/** Corners of the shaft (four) and of the head (three): along the arrow, and to its left. */
function outline(long: number, rim: number): readonly (readonly [number, number])[] {
  const [neck, half] = [long - HEAD.long, SHAFT + rim];
  return [
    [-rim, -half],
    [neck, -half],
    [neck, half],
    [-rim, half],
    [neck - rim, -HEAD.wide - 1.6 * rim],
    [long + 1.8 * rim, 0],
    [neck - rim, HEAD.wide + 1.6 * rim],
  ];
}
