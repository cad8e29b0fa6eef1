/** Export: an image at any size, or a 3D model for other programs. */
import {
  BufferAttribute,
  type BufferGeometry,
  type Color,
  Group,
  type Material,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type WebGLRenderer,
} from "three";
import { freeAspect, UNCOVERED, type ViewCamera } from "./camera/lens";
import { carMatrix } from "./mapping";
import { COLOURS } from "./materials";
import type { Bend } from "./pieces/bend";
import { markGeometry, markPose } from "./pieces/cars";
import type { PieceLayer } from "./pieces/pieces";
import { bent } from "./pieces/roads";

/** A PNG of the scene at this size. The canvas is restored in the same task, so the change is never visible. */
export function screenshot(
  renderer: WebGLRenderer,
  camera: ViewCamera,
  width: number,
  height: number,
  draw: () => void,
  restore: () => void,
): Promise<Blob> {
  const most = renderer.capabilities.maxTextureSize;
  const w = Math.max(1, Math.min(most, Math.round(width)));
  const h = Math.max(1, Math.min(most, Math.round(height)));
  const copy = document.createElement("canvas");
  copy.width = w;
  copy.height = h;
  const { aspect, fov, covered = UNCOVERED } = camera;
  const half = Math.tan((fov * Math.PI) / 360);
  try {
    renderer.setPixelRatio(1);
    renderer.setSize(w, h, false);
    camera.aspect = w / h;
    camera.covered = UNCOVERED;
    // A picture that is narrower than the view shows more above and below, so that nothing is cut off at its sides.
    camera.fov = (Math.atan(half * Math.max(1, freeAspect(aspect, covered) / camera.aspect)) * 360) / Math.PI;
    camera.updateProjectionMatrix();
    draw();
    copy.getContext("2d")?.drawImage(renderer.domElement, 0, 0, w, h);
  } finally {
    Object.assign(camera, { aspect, fov, covered });
    camera.updateProjectionMatrix();
    restore();
  }
  return new Promise((resolve, reject) => {
    copy.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be encoded"))), "image/png");
  });
}

/** Every piece as a separate named mesh, in metres, for a glTF file. */
export function modelOf(
  pieces: PieceLayer,
  table: Mesh | null,
  colour: (seat: number) => Color,
): { root: Group; dispose(): void } {
  const root = new Group();
  root.name = "shuto";
  root.scale.setScalar(0.001);
  const made: (BufferGeometry | Material)[] = [];
  const keep = <T extends BufferGeometry | Material>(one: T): T => {
    made.push(one);
    return one;
  };
  const folder = (name: string): Group => {
    const group = new Group();
    group.name = name;
    root.add(group);
    return group;
  };
  const plain = new Map<string, MeshStandardMaterial>();
  const material = (tint: Color, roughness: number): MeshStandardMaterial => {
    const key = `${tint.getHexString()}-${roughness}`;
    let one = plain.get(key);
    if (one === undefined) {
      one = keep(new MeshStandardMaterial({ color: tint, roughness }));
      plain.set(key, one);
    }
    return one;
  };
  const put = (parent: Group, name: string, geometry: BufferGeometry, look: Material, matrix: Mesh["matrix"]): void => {
    const mesh = new Mesh(geometry, look);
    mesh.name = name;
    mesh.applyMatrix4(matrix);
    parent.add(mesh);
  };

  // glTF supports only physical materials
  const physical = (look: Material): Material =>
    look instanceof MeshLambertMaterial
      ? keep(new MeshStandardMaterial({ map: look.map, color: look.color, roughness: 0.75 }))
      : look;
  if (table) {
    const looks = Array.isArray(table.material) ? table.material.map(physical) : physical(table.material);
    folder("table").add(new Mesh(table.geometry, looks));
  }
  const columns = folder("columns");
  for (const { key, matrix, colour: tint } of pieces.columns.discs.entries()) {
    put(columns, key, pieces.columns.discs.geometry, material(tint, 0.9), matrix);
  }
  for (const pool of pieces.columns.rims) {
    for (const { key, matrix, colour: tint } of pool.entries())
      put(columns, `${key}-rim`, pool.geometry, material(tint, 0.5), matrix);
  }
  const roads = folder("roads");
  const { length } = pieces.shapes.road;
  const shaped = (geometry: BufferGeometry, bend: Bend): BufferGeometry => keep(bent(geometry, bend, length));
  for (const { key, matrix, colour: tint, extra } of pieces.roads.beams.entries())
    put(roads, key, shaped(pieces.roads.beams.geometry, extra), material(tint, 0.6), matrix);
  for (const pool of pieces.roads.edges) {
    for (const { key, matrix, colour: tint, extra } of pool.entries())
      put(roads, `${key}-edge`, shaped(pool.geometry, extra), material(tint, 0.5), matrix);
  }
  const cars = folder("cars");
  const paint = keep(new MeshStandardMaterial({ vertexColors: true, roughness: 0.3 }));
  const white = keep(new MeshStandardMaterial({ color: COLOURS.white }));
  const bodies = new Map<string, BufferGeometry>();
  for (const car of pieces.current.cars) {
    const model = pieces.cars.model(car.type);
    const key = `${car.type}-${car.owner}`;
    let body = bodies.get(key);
    if (body === undefined) {
      body = keep(baked(model.geometry, colour(car.owner)));
      bodies.set(key, body);
    }
    const pose = carMatrix(car);
    put(cars, car.id, body, paint, pose);
    put(cars, `${car.id}-mark`, keep(markGeometry(car.owner)), white, markPose(model, pose));
  }
  const city = folder("city");
  for (const group of pieces.city.groups()) {
    const copy = group.clone(true);
    for (const child of [...copy.children]) {
      if (child.name === "contact") copy.remove(child);
      else if (child instanceof Mesh) child.material = physical(child.material as Material);
    }
    copy.matrixAutoUpdate = true;
    copy.matrix.decompose(copy.position, copy.quaternion, copy.scale);
    city.add(copy);
  }
  root.updateMatrixWorld(true);
  const dispose = (): void => {
    for (const one of made) one.dispose();
  };
  return { root, dispose };
}

/** A car geometry with its owner's colour baked into the vertex colours. */
function baked(geometry: BufferGeometry, owner: Color): BufferGeometry {
  const copy = geometry.clone();
  const colours = copy.getAttribute("color");
  const paint = copy.getAttribute("paint");
  const out = new Float32Array(colours.count * 3);
  for (let i = 0; i < colours.count; i++) {
    const p = Math.max(0, paint.getX(i));
    out[i * 3] = colours.getX(i) * (1 - p + p * owner.r);
    out[i * 3 + 1] = colours.getY(i) * (1 - p + p * owner.g);
    out[i * 3 + 2] = colours.getZ(i) * (1 - p + p * owner.b);
  }
  copy.setAttribute("color", new BufferAttribute(out, 3));
  copy.deleteAttribute("paint");
  return copy;
}

/** The whole table as a .glb file. The exporter is loaded on first use. */
export async function exportGltf(
  pieces: PieceLayer,
  table: Mesh | null,
  colour: (seat: number) => Color,
): Promise<Blob> {
  const { GLTFExporter } = await import("three/examples/jsm/exporters/GLTFExporter.js");
  const model = modelOf(pieces, table, colour);
  try {
    const file = await new GLTFExporter().parseAsync(model.root, { binary: true });
    if (!(file instanceof ArrayBuffer)) throw new Error("the exporter gave no binary file");
    return new Blob([file], { type: "model/gltf-binary" });
  } finally {
    model.dispose();
  }
}
