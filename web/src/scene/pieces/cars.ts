/** Cars: one draw call per type, and one per seat for the owner's marks on the roofs. */
import { type BufferGeometry, type Color, ExtrudeGeometry, Matrix4, type Object3D, Shape } from "three";
import { SEAT_MARKS } from "../../headless/seat-marks";
import type { CarView } from "../../net/wire.gen";
import { easeOut, type Tween } from "../animate";
import { carMatrix } from "../mapping";
import type { Materials } from "../materials";
import { trace } from "../shapes";
import { type CarModel, makeCar } from "./carmodels";
import { InstancePool } from "./pool";

/** A seat's mark, lying flat, with radius 1. */
export function markGeometry(seat: number): BufferGeometry {
  const outline = SEAT_MARKS[seat % SEAT_MARKS.length] ?? [];
  const shape = new Shape();
  trace(shape, outline, 1 / 7);
  shape.closePath();
  return new ExtrudeGeometry(shape, { depth: 0.08, bevelEnabled: false }).rotateX(-Math.PI / 2).rotateY(-Math.PI / 2);
}

interface Kind {
  readonly model: CarModel;
  readonly pool: InstancePool;
}

/** mm that a car rolls during its animation. */
const ROLL = 70;

export class Cars {
  private readonly kinds = new Map<string, Kind>();
  private readonly marks: readonly InstancePool[];
  private readonly cars = new Map<string, CarView>();

  constructor(
    private readonly parent: Object3D,
    private readonly materials: Materials,
    private readonly colour: (seat: number) => Color,
  ) {
    this.marks = SEAT_MARKS.map(
      (_, seat) => new InstancePool(parent, markGeometry(seat), materials.mark, { name: `marks-${seat}` }),
    );
  }

  get(id: string): CarView | undefined {
    return this.cars.get(id);
  }

  pools(): InstancePool[] {
    return [...this.kinds.values()].map((kind) => kind.pool);
  }

  /** The model of a type; also used by ghosts and export. */
  model(type: string): CarModel {
    return this.kind(type).model;
  }

  add(car: CarView): void {
    this.remove(car.id);
    this.cars.set(car.id, car);
    this.place(car, carMatrix(car), this.colour(car.owner));
  }

  remove(id: string): void {
    const car = this.cars.get(id);
    if (!car) return;
    this.kind(car.type).pool.delete(id);
    this.mark(car.owner)?.delete(id);
    this.cars.delete(id);
  }

  /** Move a car elsewhere: the centre of its underside to a pose of the scene. */
  move(id: string, pose: Matrix4): void {
    const car = this.cars.get(id);
    if (car) this.place(car, pose);
  }

  /** The exact pose of the centre of a car's underside. */
  exact(id: string): Matrix4 | null {
    const car = this.cars.get(id);
    return car ? carMatrix(car) : null;
  }

  paint(id: string, colour: Color, part: number): void {
    const car = this.cars.get(id);
    if (car) this.kind(car.type).pool.paint(id, colour, part);
  }

  /** The animation of a car rolling along its road to its place. */
  roll(car: CarView, delay: number, duration: number): Tween {
    const pose = carMatrix(car);
    const way = Math.max(12, Math.min(ROLL, car.place - car.length / 2));
    const shown = new Matrix4();
    const shift = new Matrix4();
    return {
      delay,
      duration,
      apply: (part) => {
        if (this.cars.get(car.id) !== car) return;
        if (part <= 0) shown.makeScale(0, 0, 0);
        else shown.multiplyMatrices(pose, shift.makeTranslation(-way * (1 - easeOut(part)), 0, 0));
        this.place(car, shown);
      },
    };
  }

  private place(car: CarView, pose: Matrix4, colour?: Color): void {
    const { model, pool } = this.kind(car.type);
    pool.set(car.id, pose, colour);
    this.mark(car.owner)?.set(car.id, markPose(model, pose));
  }

  private mark(owner: number): InstancePool | undefined {
    return this.marks[owner % this.marks.length];
  }

  private kind(type: string): Kind {
    let kind = this.kinds.get(type);
    if (!kind) {
      const model = makeCar(type);
      const pool = new InstancePool(this.parent, model.geometry, this.materials.car, {
        name: `cars-${type}`,
        castShadow: true,
        receiveShadow: true,
      });
      kind = { model, pool };
      this.kinds.set(type, kind);
    }
    return kind;
  }

  dispose(): void {
    for (const { pool } of this.kinds.values()) pool.dispose();
    for (const pool of this.marks) pool.dispose();
  }
}

/** The pose of the owner's mark on a car with this pose. */
export function markPose(model: CarModel, pose: Matrix4): Matrix4 {
  const { x, y, radius, z } = model.mark;
  return pose
    .clone()
    .multiply(new Matrix4().makeTranslation(x, y, z ?? 0))
    .multiply(new Matrix4().makeScale(radius, 1, radius));
}
