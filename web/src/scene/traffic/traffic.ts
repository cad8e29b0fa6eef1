/** Cars that drive along their highways while nobody needs them at their places. Only the drawing moves. */
import { Matrix4, Vector3 } from "three";
import type { CarView, PieceShapes } from "../../net/wire.gen";
import { carMatrix } from "../mapping";
import type { Cars } from "../pieces/cars";
import type { Pieces } from "../pieces/model";
import { type Driver, Network } from "./lines";
import { type Room, roomOf } from "./room";
import { type Moment, momentAt, PARKED, type Trip, tripOf } from "./trip";

const STAGGER = 1.3; // seconds between the starts of two highways
const LEAVE = 16; // mm over which a car goes from its exact place to the middle of the road
const AXLES = 0.56; // of a car's length
const HOP = 5; // mm

interface Journey {
  readonly driver: Driver;
  readonly room: Room;
  readonly trip: Trip;
  readonly began: number;
}

export class Traffic {
  private journeys: readonly Journey[] = [];
  private network: Network | null = null;

  constructor(
    private readonly cars: Cars,
    private readonly shapes: PieceShapes,
  ) {}

  get active(): boolean {
    return this.journeys.length > 0;
  }

  /** Let the cars of a seat, or all cars, drive from `now` (seconds) on. */
  start(pieces: Pieces, seat: number | null, now: number): void {
    this.stop();
    const network = new Network(pieces, this.shapes);
    this.network = network;
    const highways = new Map<number, Driver[]>();
    for (const driver of network.drivers(seat)) {
      const { owner } = driver.car;
      highways.set(owner, [...(highways.get(owner) ?? []), driver]);
    }
    let began = now;
    const journeys: Journey[] = [];
    for (const drivers of highways.values()) {
      const rooms = roomOf(drivers, network, pieces.roads);
      const trip = tripOf(rooms);
      if (trip === null) continue;
      for (const [n, driver] of drivers.entries()) journeys.push({ driver, room: rooms[n]!, trip, began });
      began += STAGGER;
    }
    this.journeys = journeys;
  }

  /** Put every car back at its exact place. */
  stop(): void {
    const journeys = this.journeys;
    this.journeys = [];
    this.network = null;
    for (const { driver } of journeys) {
      const rest = this.cars.rest(driver.car.id);
      if (rest) this.cars.move(driver.car.id, rest);
    }
  }

  /** Show the cars at a time; returns whether any moved. */
  tick(now: number): boolean {
    const { network } = this;
    if (network === null || !this.active) return false;
    for (const { driver, room, trip, began } of this.journeys)
      this.cars.move(driver.car.id, poseAt(driver, momentAt(trip, room, now - began), network));
    return true;
  }
}

const front = new Vector3();
const back = new Vector3();
const turned = new Matrix4();

/** The pose of a driving car, in the scene; at its place exactly that of the table. */
export function poseAt({ car, line, at }: Driver, moment: Moment, network: Network): Matrix4 {
  if (moment === PARKED) return carMatrix(car);
  const place = at + moment.shift;
  network.smooth(line, place + (car.length * AXLES) / 2, front);
  network.smooth(line, place - (car.length * AXLES) / 2, back);
  const [dx, dy, dz] = [front.x - back.x, front.y - back.y, front.z - back.z];
  const share = Math.min(1, Math.abs(moment.shift) / LEAVE);
  const part = share * share * (3 - 2 * share);
  const mix = (exact: number, path: number): number => exact + (path - exact) * part;
  const heading = (Math.atan2(dy, dx) * 180) / Math.PI;
  const shown: Pick<CarView, "at" | "heading" | "slope"> = {
    at: [
      mix(car.at[0], (front.x + back.x) / 2),
      mix(car.at[1], (front.y + back.y) / 2),
      mix(car.at[2], (front.z + back.z) / 2),
    ],
    heading: car.heading + between(car.heading, heading) * part,
    slope: mix(car.slope, (Math.atan2(dz, Math.hypot(dx, dy)) * 180) / Math.PI),
  };
  const pose = carMatrix(shown);
  if (moment.turn !== 0) pose.multiply(turned.makeRotationY(moment.turn));
  pose.elements[13] = (pose.elements[13] ?? 0) + HOP * moment.hop;
  return pose;
}

/** Degrees from one heading to another, the short way. */
function between(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
