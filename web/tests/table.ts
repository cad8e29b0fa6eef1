/** Messages for tests: the table at the start of a game of two, a change, a reach ring, the shapes of the pieces. */
import type { Change, PieceShapes, Play, Ring, SeatView, StatusView, TableView, Whole } from "../src/net/wire.gen";

/** The start of a game of Ann against a bot, Bob, without Bob's car. `status` replaces parts of the status. */
export function aTable(status: Partial<StatusView> = {}): TableView {
  const seat = (name: string, kind: SeatView["kind"], colour: SeatView["colour"]): SeatView => ({
    name,
    kind,
    bot: "greedy",
    colour,
    cars: 9,
    gray: 29,
    yellow: 3,
    roads: 14,
    types: { plain: 9 },
    placed: 1,
    status: "in",
    place: null,
    last_chance: false,
    tremor: "none",
    points: null,
    missing: {},
    enclosed: [],
    closed: [],
    situation: null,
  });
  return {
    columns: [
      { id: "c0", owner: 0, x: 0, y: -70, foot: 0, height: 1, junction: false },
      { id: "c1", owner: 1, x: 0, y: 70, foot: 0, height: 1, junction: false },
    ],
    roads: [
      {
        id: "r0",
        owner: 0,
        kind: "starting-ramp",
        start: [0, -189.583, 0],
        end: [0, -70, 10],
        from_column: null,
        to_column: "c0",
        over: false,
        under: false,
      },
      {
        id: "r1",
        owner: 1,
        kind: "starting-ramp",
        start: [0, 189.583, 0],
        end: [0, 70, 10],
        from_column: null,
        to_column: "c1",
        over: false,
        under: false,
      },
    ],
    cars: [
      {
        id: "k0",
        owner: 0,
        road: "r0",
        type: "plain",
        at: [0, -129.958, 6.993],
        heading: 90,
        slope: 4.78,
        length: 16,
        place: 60,
      },
    ],
    components: [],
    status: {
      revision: 1,
      steps: 0,
      phase: "building",
      to_move: 0,
      seats: [seat("Ann", "human", "vermilion"), seat("Bob", "bot", "blue")],
      base_points: [{ column: "c0", height: 1, branch: false }],
      to_place: [],
      adjustable: [],
      may_stop: false,
      undo_asked: null,
      undo_agreed: [],
      outcome: null,
      ...status,
    },
  };
}

/** The message with which the server shows a table. `more` replaces parts of it: who looks, the whole table. */
export function aWhole(status: Partial<StatusView> = {}, more: Partial<Whole> = {}): Whole {
  return {
    type: "whole",
    match: "m",
    edition: "second-edition",
    changes: {},
    missions: false,
    table_size: [1000, 800],
    car_types: [],
    hand: {},
    held: [0],
    player: null,
    presence: { here: [true, false], spectators: 0 },
    since: 0,
    moves: [],
    table: aTable(status),
    ...more,
  };
}

/** A pass, which leads to this revision. */
export const aPlay = (revision: number, seat = 1): Play => ({
  type: "play",
  revision,
  seat,
  turn: { type: "pass" },
  aftermath: null,
  earned: 0,
  move: { seat, what: "pass" },
  change: aChange({ revision, steps: revision - 1 }),
});

/** A step that adds no pieces. `status` replaces parts of the status. */
export const aChange = (status: Partial<StatusView> = {}): Change => ({
  columns: [],
  roads: [],
  cars: [],
  components: [],
  sides: [],
  status: aTable(status).status,
});

/** Wait until promises that are already fulfilled have been handled. */
export const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/**
 * A ring of 4 directions (from east, anticlockwise), 2 reaches and 3 options. A cell is the number of cars earned, or
 * a dot if the build is not legal: columns and junctions earn a car in the north and are not legal in the west.
 */
export function aRing(revision = 1, base = 0): Ring {
  const cells = ["000", "000", "110", "110", "..0", "..0", "000", "000"].join("");
  return {
    type: "ring",
    request: 1,
    revision,
    base,
    angles: 4,
    options: [
      [2, "column"],
      [3, "junction"],
      [0, "off-ramp"],
    ],
    distances: [
      [100, 95, 120],
      [140, 135, 120],
    ],
    cells,
  };
}

export const SHAPES: PieceShapes = {
  table: { width: 1000, depth: 800 },
  road: { length: 120, width: 10, thickness: 2 },
  column: { radius: 10, disc_height: 10 },
  car: { width: 8, height: 7, steepest: 25, lengths: { plain: 16, limousine: 24 } },
  area: { thickness: 1.5, development_distance: 20 },
  components: {
    block: { kind: "building", height: 80, size: [30, 30] },
    rotunda: { kind: "building", height: 70, diameter: 36 },
    wedge: {
      kind: "building",
      height: 100,
      corners: [
        [-18, -15],
        [18, -15],
        [0, 20],
      ],
    },
  },
  sets: {},
};
