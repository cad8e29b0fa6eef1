/** Cars: one draw call per type, and one per seat for the marks that its cars have on their roofs. */
import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  ExtrudeGeometry,
  Matrix4,
  type Object3D,
  PlaneGeometry,
  Shape,
} from "three";
import { SEAT_MARKS } from "../../headless/seat-marks";
import type { CarView } from "../../net/wire.gen";
import { easeOut, type Tween } from "../animate";
import { carMatrix } from "../mapping";
import type { Materials } from "../materials";
import { trace } from "../shapes";
import { type CarModel, makeCar } from "./carmodels";
import { InstancePool } from "./pool";

/** A seat's mark, lying flat, within a radius of 1. */
export function markGeometry(seat: number): BufferGeometry {
  const outline = SEAT_MARKS[seat % SEAT_MARKS.length] ?? [];
  const shape = new Shape();
  trace(shape, outline, 1 / 7);
  shape.closePath();
  return new ExtrudeGeometry(shape, { depth: 0.08, bevelEnabled: false }).rotateX(-Math.PI / 2).rotateY(-Math.PI / 2);
}

/** Light of lamps on the road, from x = 0 on; `v` is the band of the texture that it shows. */
function beamGeometry(far: number, wide: number, v: readonly [number, number], css: string): BufferGeometry {
  const plane = new PlaneGeometry(Math.abs(far), wide).rotateX(-Math.PI / 2).translate(far / 2, 0, 0);
  const position = plane.getAttribute("position");
  const uv = plane.getAttribute("uv");
  const tint = new Color(css);
  const colours = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i++) {
    // It rises a little, so that a bend of the road does not cover it.
    position.setY(i, 0.3 + (1.3 * position.getX(i)) / far);
    uv.setXY(i, position.getX(i) / far, v[0] + (v[1] - v[0]) * (position.getZ(i) / wide + 0.5));
    tint.toArray(colours, i * 3);
  }
  return plane.setAttribute("color", new BufferAttribute(colours, 3));
}

/** The parts that all cars of one type share. */
interface SharedByType {
  readonly model: CarModel;
  readonly pool: InstancePool;
}

/** The longest way, in mm, that a car rolls when it arrives. */
const ROLL = 70;

export class Cars {
  private readonly byType = new Map<string, SharedByType>();
  private readonly marks: readonly InstancePool[];
  /** The light of headlamps and of tail lamps. */
  private readonly beams: readonly [InstancePool, InstancePool];
  private readonly cars = new Map<string, CarView>();

  constructor(
    private readonly parent: Object3D,
    private readonly materials: Materials,
    private readonly colour: (seat: number) => Color,
    /** Where a car stands on its road as that is drawn. */
    private readonly seat: (car: CarView) => CarView = (car) => car,
  ) {
    const beam = (name: string, geometry: BufferGeometry): InstancePool =>
      new InstancePool(parent, geometry, materials.beam, { name, renderOrder: 2 });
    this.beams = [
      beam("headlamps", beamGeometry(36, 11, [0.5, 1], "#ffe6b0")),
      beam("tail-lamps", beamGeometry(-9, 9, [0, 0.5], "#ff3b30")),
    ];
    this.marks = SEAT_MARKS.map(
      (_, seat) => new InstancePool(parent, markGeometry(seat), materials.mark, { name: `marks-${seat}` }),
    );
  }

  get(id: string): CarView | undefined {
    return this.cars.get(id);
  }

  pools(): InstancePool[] {
    return [...this.byType.values()].map(({ pool }) => pool);
  }

  /** The model of a type of car; ghosts and the export use it too. */
  model(type: string): CarModel {
    return this.shared(type).model;
  }

  add(car: CarView): void {
    this.remove(car.id);
    this.cars.set(car.id, car);
    this.place(car, carMatrix(this.seat(car)), this.colour(car.owner));
  }

  remove(id: string): void {
    const car = this.cars.get(id);
    if (!car) return;
    this.shared(car.type).pool.delete(id);
    this.mark(car.owner)?.delete(id);
    for (const pool of this.beams) pool.delete(id);
    this.cars.delete(id);
  }

  /** Draw a car at another pose: that of the centre of its underside, in scene coordinates. */
  move(id: string, pose: Matrix4): void {
    const car = this.cars.get(id);
    if (car) this.place(car, pose);
  }

  /** The pose of the centre of a car's underside where the table has it, in scene coordinates. */
  exact(id: string): Matrix4 | null {
    const car = this.cars.get(id);
    return car ? carMatrix(car) : null;
  }

  /** The pose at which a car is drawn when nothing moves it. */
  rest(id: string): Matrix4 | null {
    const car = this.cars.get(id);
    return car ? carMatrix(this.seat(car)) : null;
  }

  /** Blend a car's own colour with another, 0 to 1; 0 restores its own. */
  paint(id: string, colour: Color, part: number): void {
    const car = this.cars.get(id);
    if (car) this.shared(car.type).pool.paint(id, colour, part);
  }

  /** Make a car translucent: 0 is solid, 1 invisible. */
  veil(id: string, part: number): void {
    const car = this.cars.get(id);
    if (!car) return;
    this.shared(car.type).pool.veil(id, part);
    this.mark(car.owner)?.veil(id, part);
  }

  /** The animation of a car rolling along its road to its place. */
  roll(car: CarView, delay: number, duration: number): Tween {
    const pose = carMatrix(this.seat(car));
    const distance = Math.max(12, Math.min(ROLL, car.place - car.length / 2));
    const shown = new Matrix4();
    const shift = new Matrix4();
    return {
      delay,
      duration,
      apply: (progress) => {
        if (this.cars.get(car.id) !== car) return;
        if (progress <= 0) shown.makeScale(0, 0, 0);
        else shown.multiplyMatrices(pose, shift.makeTranslation(-distance * (1 - easeOut(progress)), 0, 0));
        this.place(car, shown);
      },
    };
  }

  private place(car: CarView, pose: Matrix4, colour?: Color): void {
    const { model, pool } = this.shared(car.type);
    pool.set(car.id, pose, colour);
    this.mark(car.owner)?.set(car.id, markPose(model, pose));
    for (const [n, pool] of this.beams.entries())
      pool.set(car.id, lit.copy(pose).multiply(end.makeTranslation(((n === 0 ? 1 : -1) * car.length) / 2, 0, 0)));
  }

  private mark(owner: number): InstancePool | undefined {
    return this.marks[owner % this.marks.length];
  }

  private shared(type: string): SharedByType {
    let shared = this.byType.get(type);
    if (!shared) {
      const model = makeCar(type);
      const pool = new InstancePool(this.parent, model.geometry, this.materials.car, {
        name: `cars-${type}`,
        castShadow: true,
        receiveShadow: true,
      });
      shared = { model, pool };
      this.byType.set(type, shared);
    }
    return shared;
  }

  dispose(): void {
    for (const { pool } of this.byType.values()) pool.dispose();
    for (const pool of [...this.marks, ...this.beams]) pool.dispose();
  }
}

const lit = new Matrix4();
const end = new Matrix4();

/** The pose of the owner's mark on a car with this pose. */
export function markPose(model: CarModel, pose: Matrix4): Matrix4 {
  const { x, y, radius, z } = model.mark;
  return pose
    .clone()
    .multiply(new Matrix4().makeTranslation(x, y, z ?? 0))
    .multiply(new Matrix4().makeScale(radius, 1, radius));
}
