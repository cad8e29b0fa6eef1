/** What a player of the tests sees of the table, and the builds that come to their mind. */
import type { Page } from "@playwright/test";
import { type Kind, spotsOf } from "../../src/headless/compose/ring";
import type { Ring } from "../../src/net/wire.gen";

export interface Sight {
  readonly phase: string;
  readonly steps: number;
  readonly seat: number;
  readonly bases: readonly string[];
  readonly base: string | null;
  readonly at: { x: number; y: number } | null;
  readonly kind: string;
  readonly height: number;
  readonly ring: Ring | null;
  readonly carsLeft: number;
  readonly roads: readonly { readonly x: number; readonly y: number }[];
}

export interface Plan {
  readonly kind: Kind;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly worth: number;
}

/** What a player wants of a build. */
export interface Wishes {
  /** How many plans they consider. */
  readonly most?: number;
  /** The value of a height to the player in a seat. */
  readonly taste?: (seat: number, height: number) => number;
}

const MOST_TRIES = 6;
const LOW_IS_CHEAP = (_: number, height: number): number => -0.6 * height;

export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const open = window.shuto.session.value!;
    const table = open.match.table.value!;
    const draft = open.composer.draft.value;
    const base = draft?.mode === "build" ? draft.base : null;
    const at = table.columns.find((column) => column.id === base);
    const seat = open.match.mySeat.value!;
    return {
      phase: table.status.phase,
      steps: table.status.steps,
      seat,
      bases: table.status.base_points.map((point) => point.column),
      base,
      at: at === undefined ? null : { x: at.x, y: at.y },
      kind: draft?.mode === "build" ? draft.kind : "",
      height: draft?.mode === "build" ? draft.height : 0,
      ring: open.composer.ring.value,
      carsLeft: table.status.seats[seat]!.cars,
      roads: table.roads
        .filter((road) => road.owner !== seat && !(road.over && road.under))
        .map((road) => ({ x: (road.start[0] + road.end[0]) / 2, y: (road.start[1] + road.end[1]) / 2 })),
    };
  });
}

/** The best builds from the chosen base point, best first, each with a different kind, height or direction. */
export function plans(sight: Sight, { most = MOST_TRIES, taste = LOW_IS_CHEAP }: Wishes): readonly Plan[] {
  const { ring, at } = sight;
  if (ring === null || at === null) return [];
  const found: Plan[] = [];
  ring.options.forEach(([height, name], option) => {
    const kind = name as Kind;
    for (const spot of spotsOf(ring, at, option).spots) {
      const near = Math.min(400, ...sight.roads.map((road) => Math.hypot(road.x - spot.x, road.y - spot.y)));
      const deadEnd = kind === "off-ramp" && sight.bases.length === 1 && spot.cars < sight.carsLeft;
      const worth =
        spot.cars * 10 - near / 50 + taste(sight.seat, height) - (kind === "junction" ? 6 : 0) - (deadEnd ? 500 : 0);
      found.push({ kind, height, x: spot.x, y: spot.y, worth });
    }
  });
  return apart(
    found.sort((one, other) => other.worth - one.worth),
    most,
  );
}

function apart(found: readonly Plan[], most: number): readonly Plan[] {
  const chosen: Plan[] = [];
  for (const plan of found) {
    if (chosen.length >= most) break;
    const far = (other: Plan): boolean =>
      other.kind !== plan.kind || other.height !== plan.height || Math.hypot(other.x - plan.x, other.y - plan.y) > 15;
    if (chosen.every(far)) chosen.push(plan);
  }
  return chosen;
}
