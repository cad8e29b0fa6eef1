import { type Matrix4, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { carMatrix } from "../../../src/scene/mapping";
import type { Pieces } from "../../../src/scene/pieces/model";
import { type Driver, endOf, Network } from "../../../src/scene/traffic/lines";
import { type Room, roomOf } from "../../../src/scene/traffic/room";
import { poseAt } from "../../../src/scene/traffic/traffic";
import { momentAt, type Trip, tripOf } from "../../../src/scene/traffic/trip";
import late from "../../fixtures/late-table.json"; // the end of tests/golden/games/rainbow-city-6.txt
import { car, column, road, SHAPES, TABLE } from "../tables";

const LATE = late as unknown as Pieces;

interface Highway {
  readonly network: Network;
  readonly drivers: readonly Driver[];
  readonly rooms: readonly Room[];
  readonly trip: Trip | null;
}

function highway(pieces: Pieces, seat: number): Highway {
  const network = new Network(pieces, SHAPES);
  const drivers = network.drivers(seat);
  const rooms = roomOf(drivers, network, pieces.roads);
  return { network, drivers, rooms, trip: tripOf(rooms) };
}

const seats = [...new Set(LATE.cars.map(({ owner }) => owner))];
const position = (pose: Matrix4): Vector3 => new Vector3().setFromMatrixPosition(pose);

describe("the way of a car", () => {
  it("leads from the ramp through the car's road to the end of the longest way on", () => {
    const off = road("r9", [120, 119.6, 30], [236, 119.6, 0], "c2", null, { kind: "off-ramp" });
    const { drivers } = highway({ ...TABLE, roads: [...TABLE.roads, off] }, 0);
    expect(drivers[0]?.line.map((stretch) => stretch.road.id)).toEqual(["r0", "r1", "r2", "r9"]);
    expect(endOf(drivers[0]!.line)).toBeCloseTo(480, -1);
  });

  it("stays at on the roads without a jump, also on slopes, off-ramps and stacked ends", () => {
    for (const seat of seats) {
      const { drivers, network } = highway(LATE, seat);
      for (const { line } of drivers) {
        let last = network.smooth(line, 8).clone();
        for (let at = 9; at < endOf(line) - 8; at += 1) {
          const next = network.smooth(line, at).clone();
          expect(next.distanceTo(last)).toBeLessThan(3);
          last = next;
        }
      }
    }
  });
});

describe("a trip", () => {
  it("begins and ends at the car's exact place", () => {
    for (const seat of seats) {
      const { drivers, rooms, trip, network } = highway(LATE, seat);
      if (trip === null) continue;
      for (const [n, driver] of drivers.entries()) {
        const exact = carMatrix(driver.car); // as it is drawn at its place
        for (const time of [0, trip.lasts - 0.01, trip.lasts]) {
          const pose = poseAt(driver, momentAt(trip, rooms[n]!, time), network);
          for (let i = 0; i < 16; i++) expect(pose.elements[i]).toBeCloseTo(exact.elements[i]!, 4);
        }
      }
    }
  });

  it("moves most cars of a late game, without jumps", () => {
    let moving = 0;
    for (const seat of seats) {
      const { drivers, rooms, trip, network } = highway(LATE, seat);
      if (trip === null) continue;
      for (const [n, driver] of drivers.entries()) {
        let last = position(carMatrix(driver.car));
        let far = 0;
        for (let time = 0; time < trip.lasts; time += 1 / 30) {
          const now = position(poseAt(driver, momentAt(trip, rooms[n]!, time), network));
          expect(now.distanceTo(last)).toBeLessThan(9);
          far = Math.max(far, now.distanceTo(position(carMatrix(driver.car))));
          last = now;
        }
        if (far > 30) moving += 1;
      }
    }
    expect(moving).toBeGreaterThan(LATE.cars.length * 0.6);
  });

  it("keeps the cars of a highway apart", () => {
    for (const seat of seats) {
      const { drivers, rooms, trip, network } = highway(LATE, seat);
      if (trip === null) continue;
      for (let time = 0; time < trip.lasts; time += 0.2) {
        const spots = drivers.map((driver, n) => position(poseAt(driver, momentAt(trip, rooms[n]!, time), network)));
        for (const [a, one] of drivers.entries()) {
          for (const [b, other] of drivers.entries()) {
            if (b <= a) continue;
            const parked = position(carMatrix(one.car)).distanceTo(position(carMatrix(other.car)));
            const needed = Math.min(parked, (one.car.length + other.car.length) / 2);
            // On two roads that leave one column a little less is enough.
            expect(spots[a]!.distanceTo(spots[b]!)).toBeGreaterThan(needed - 8);
          }
        }
      }
    }
  });

  it("stops before a road that is too low for a car", () => {
    const over = (z: number): Room => {
      const roads = [...TABLE.roads, road("r8", [60, -60, z], [60, 60, z], "c7", "c8", { owner: 1 })];
      return highway({ ...TABLE, columns: [...TABLE.columns, column("c7", 60, -60, 2)], roads }, 0).rooms[0]!;
    };
    expect(over(18).ahead).toBeLessThan(120);
    expect(over(25).ahead).toBeGreaterThan(200);
    expect(over(5).ahead).toBeGreaterThan(200); // the other road passes below
  });

  it("has no trip for cars without room", () => {
    const pieces: Pieces = { ...TABLE, roads: TABLE.roads.slice(0, 1), columns: TABLE.columns.slice(0, 1) };
    const packed = [8, 25, 42, 60, 77, 94, 111].map((place, n) => car(`k${n}`, "r0", place));
    const { trip } = highway({ ...pieces, cars: packed }, 0);
    expect(trip).toBeNull();
  });
});
