/** Small tables for the tests of the scene. */
import { Color, MeshBasicMaterial, MeshLambertMaterial, MeshStandardMaterial } from "three";
import type {
  CarView,
  Change,
  ColumnView,
  ComponentView,
  PieceShapes,
  RoadView,
  StatusView,
} from "../../src/net/wire.gen";
import type { Materials } from "../../src/scene/materials";
import type { Pieces } from "../../src/scene/pieces/model";
import { ScreenShade } from "../../src/scene/world/ambient";

export const SHAPES: PieceShapes = {
  table: { width: 1000, depth: 800 },
  road: { length: 120, width: 10, thickness: 2 },
  column: { radius: 10, disc_height: 10 },
  car: { width: 8, height: 7, steepest: 25, lengths: { plain: 16 } },
  area: { thickness: 1.5, development_distance: 20 },
  components: {
    block: { kind: "building", size: [30, 30], height: 80 },
    rotunda: { kind: "building", diameter: 36, height: 70 },
    "development-1": { kind: "development", size: [70, 70] },
  },
  sets: {},
};

export const STATUS: StatusView = {
  revision: 1,
  steps: 0,
  phase: "building",
  to_move: 0,
  seats: [],
  base_points: [],
  to_place: [],
  adjustable: [],
  may_stop: false,
  undo_asked: null,
  undo_agreed: [],
  outcome: null,
};

export const column = (id: string, x: number, y: number, height = 1, more: Partial<ColumnView> = {}): ColumnView => ({
  id,
  owner: 0,
  x,
  y,
  foot: 0,
  height,
  junction: false,
  ...more,
});

export const road = (
  id: string,
  start: RoadView["start"],
  end: RoadView["end"],
  from: string | null,
  to: string | null,
  more: Partial<RoadView> = {},
): RoadView => ({
  id,
  owner: 0,
  kind: "road",
  start,
  end,
  from_column: from,
  to_column: to,
  over: false,
  under: false,
  ...more,
});

export const car = (id: string, on: string, place: number, more: Partial<CarView> = {}): CarView => ({
  id,
  owner: 0,
  road: on,
  type: "sedan",
  at: [0, 0, 12],
  heading: 0,
  slope: 0,
  length: 16,
  place,
  ...more,
});

export const component = (id: string, kind: ComponentView["kind"], x: number, y: number, angle = 0): ComponentView => ({
  id,
  kind,
  x,
  y,
  angle,
});

export const change = (more: Partial<Change>): Change => ({
  columns: [],
  roads: [],
  cars: [],
  components: [],
  sides: [],
  status: STATUS,
  ...more,
});

/** Seat 0: a ramp, two roads and a branch. Seat 1: a ramp. */
export const TABLE: Pieces = {
  columns: [
    column("c0", 0, 0),
    column("c1", 120, 0, 2),
    column("c2", 120, 120, 3, { junction: true }),
    column("c3", 400, 0, 1, { owner: 1 }),
  ],
  roads: [
    road("r0", [-119.6, 0, 0], [0, 0, 10], null, "c0", { kind: "starting-ramp" }),
    road("r1", [0, 0, 10], [119.6, 0, 20], "c0", "c1"),
    road("r2", [120, 0, 20], [120, 119.6, 30], "c1", "c2"),
    road("r3", [520, 0, 0], [400, 0, 10], null, "c3", { kind: "starting-ramp", owner: 1 }),
  ],
  cars: [car("k0", "r0", 60, { at: [-60, 0, 7] })],
  components: [component("development-1", "development", -200, 100, 30)],
};

/** Materials without textures: there is no canvas here. */
export function bareMaterials(): Materials {
  const lambert = (): MeshLambertMaterial => new MeshLambertMaterial();
  const standard = (): MeshStandardMaterial => new MeshStandardMaterial();
  return {
    concrete: lambert(),
    road: lambert(),
    edge: lambert(),
    paint: lambert(),
    car: standard(),
    city: standard(),
    mark: new MeshBasicMaterial(),
    contact: new MeshBasicMaterial(),
    beam: new MeshBasicMaterial(),
    screen: new ScreenShade(),
    show: () => undefined,
    dispose: () => undefined,
  };
}

export const colour = (seat: number): Color => new Color(["#d55e00", "#0072b2"][seat] ?? "#888888");
