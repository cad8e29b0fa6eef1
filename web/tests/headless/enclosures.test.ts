import { describe, expect, it } from "vitest";
import { enclosureChange, enclosureKey, enclosureLegend, enclosuresOf } from "../../src/headless/enclosures";
import { aTable } from "../table";

const square = (x: number): [number, number][] => [
  [x, 0],
  [x + 50, 0],
  [x + 50, 50],
  [x, 50],
];

describe("enclosures", () => {
  it("are the ground that each player's highway encloses", () => {
    const table = aTable();
    const [ann, bob] = table.status.seats;
    const closed = {
      ...table,
      status: {
        ...table.status,
        seats: [
          {
            ...ann!,
            closed: [
              square(0),
              [
                [0, 0],
                [1, 1],
              ],
            ] as const,
          },
          { ...bob!, closed: [square(90)], enclosed: ["tower"] },
        ],
      },
    };
    expect(enclosuresOf(closed)).toEqual([
      { owner: 0, points: square(0) },
      { owner: 1, points: square(90) },
    ]);
    expect(enclosureLegend(closed)).toEqual([
      { owner: 0, components: [] },
      { owner: 1, components: ["tower"] },
    ]);
    expect(enclosureLegend(table)).toEqual([]);
  });

  it("are compared by owner and ground, not by order", () => {
    const [a, b, c] = [
      { owner: 0, points: square(0) },
      { owner: 1, points: square(0) },
      { owner: 0, points: square(60) },
    ];
    const change = enclosureChange([a, b].map(enclosureKey), [c, b]);
    expect(change.added).toEqual([c]);
    expect(change.gone).toEqual([enclosureKey(a)]);
    expect(enclosureChange([enclosureKey(b), enclosureKey(a)], [a, b])).toEqual({ added: [], gone: [] });
  });
});
