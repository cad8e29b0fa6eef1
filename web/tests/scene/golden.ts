/** Real tables for the tests of the scene, read from the golden games. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ComponentShape, PieceShapes } from "../../src/net/wire.gen";
import type { Pieces } from "../../src/scene/pieces/model";
import { car, column, component, road, SHAPES } from "./tables";

const GAMES = resolve(import.meta.dirname, "../../../tests/golden/games");
const area = (kind: ComponentShape["kind"], size: [number, number]): ComponentShape => ({ kind, size });

export const CITY_SHAPES: PieceShapes = {
  ...SHAPES,
  components: {
    ...SHAPES.components,
    slab: { kind: "building", size: [40, 25], height: 60 },
    wedge: {
      kind: "building",
      corners: [
        [-18, -15],
        [18, -15],
        [0, 20],
      ],
      height: 100,
    },
    tower: { kind: "tower", size: [35, 35], height: 130 },
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`development-${n}`, area("development", [70, 70])])),
    airport: area("airport", [100, 60]),
    green: area("green", [100, 60]),
    rainbow: area("rainbow", [100, 60]),
  },
};

type Point = [number, number, number];
const numbers = (text: string): number[] => text.split(",").map(Number);

/** The table after some turns of a game; what fell is ignored. */
export function golden(name: string, turns = Infinity): Pieces {
  const players: string[] = [];
  const table = {
    columns: [] as Pieces["columns"][number][],
    roads: [] as Pieces["roads"][number][],
    cars: [] as Pieces["cars"][number][],
    components: [] as Pieces["components"][number][],
  };
  let turn = 0;
  for (const line of readFileSync(`${GAMES}/${name}.txt`, "utf-8").split("\n")) {
    const player = /^player (.+)$/.exec(line);
    if (player) players.push(player[1]!);
    if (line.startsWith("turn ")) turn += 1;
    if (turn > turns) break;
    const placed = /^> (?:\d+: )?\+ (\S+) (\S+)(?: @ (\S+))?/.exec(line);
    if (placed) {
      const [x, y] = numbers(placed[2]!) as [number, number];
      const id = placed[1]!;
      const kind = CITY_SHAPES.components[id]?.kind ?? "building";
      table.components.push(component(id, kind as "building", x, y, Number(placed[3] ?? 0)));
    }
    const stood = /^ {2}(c\d+) (\S+): (column|junction) of (\d+) at (\S+?),(\S+?)(?: on \S+)?, top (\S+)/.exec(line);
    if (stood) {
      const [, id, who, kind, height, x, y, top] = stood;
      const foot = Number(top) - 10 * Number(height);
      const more = { owner: players.indexOf(who!), junction: kind === "junction", foot };
      table.columns.push(column(id!, Number(x), Number(y), Number(height), more));
    }
    const laid = /^ {2}(r\d+) (\S+): (\S+) from (the ground|c\d+) (\S+) to (the ground|c\d+) (\S+),/.exec(line);
    if (laid) {
      const [, id, who, kind, from, start, to, end] = laid;
      const at = (text: string): string | null => (text.startsWith("c") ? text : null);
      const more = { owner: players.indexOf(who!), kind: kind as "road" };
      table.roads.push(road(id!, numbers(start!) as Point, numbers(end!) as Point, at(from!), at(to!), more));
    }
    const parked = /^ {2}(k\d+) (\S+): (\S+) on (r\d+) at (\S+), in (\S+)/.exec(line);
    if (parked) {
      const [, id, who, type, on, place, at] = parked;
      const more = { owner: players.indexOf(who!), type: type!, at: numbers(at!) as Point };
      table.cars.push(car(id!, on!, Number(place), more));
    }
  }
  return table;
}

/** Tables from the first turn to the last, with two to six players. */
export const TABLES: Readonly<Record<string, Pieces>> = {
  "an opening for two": golden("two-player-2024-2", 1),
  "the middle of a game for two": golden("two-player-2024-2", 14),
  "the end of a game for two": golden("two-player-2024-2"),
  "the end of a game for four": golden("four-player-de-4"),
  "Rainbow City with six": golden("rainbow-city-6"),
  "Rainbow City with missions": golden("rainbow-city-missions-4"),
};
