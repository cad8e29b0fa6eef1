/** Cars: one draw call per type, and one per seat for the marks that its cars have on their roofs. */
import { type BufferGeometry, type Color, ExtrudeGeometry, Matrix4, type Object3D, Shape } from "three";
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

/** What all cars of one type share. */
interface SharedByType {
  readonly model: CarModel;
  readonly pool: InstancePool;
}

/** The longest way, in mm, that a car rolls when it arrives. */
const ROLL = 70;

export class Cars {
  private readonly byType = new Map<string, SharedByType>();
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
    return [...this.byType.values()].map(({ pool }) => pool);
  }

  /** The model of a type of car; ghosts and the export use it too. */
  model(type: string): CarModel {
    return this.shared(type).model;
  }

  add(car: CarView): void {
    this.remove(car.id);
    this.cars.set(car.id, car);
    this.place(car, carMatrix(car), this.colour(car.owner));
  }

  remove(id: string): void {
    const car = this.cars.get(id);
    if (!car) return;
    this.shared(car.type).pool.delete(id);
    this.mark(car.owner)?.delete(id);
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

  /** Blend a car's own colour with another, 0 to 1; 0 restores its own. */
  paint(id: string, colour: Color, part: number): void {
    const car = this.cars.get(id);
    if (car) this.shared(car.type).pool.paint(id, colour, part);
  }

  /** The animation of a car rolling along its road to its place. */
  roll(car: CarView, delay: number, duration: number): Tween {
    const pose = carMatrix(car);
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
