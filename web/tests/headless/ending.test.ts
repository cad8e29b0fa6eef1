import { describe, expect, it } from "vitest";
import { celebrated, nextLevel, personWon } from "../../src/headless/ending";
import type { SeatView, StatusView } from "../../src/net/wire.gen";

/** A game that is over: by seat who plays it (a person, or a bot of that name) and how many cars they have placed. */
const over = (seats: readonly (readonly [string, number])[], ranking: readonly (readonly number[])[]): StatusView =>
  ({
    seats: seats.map(([who, placed]) => ({ kind: who === "human" ? "human" : "bot", bot: who, placed }) as SeatView),
    outcome: { reason: "all-cars", ranking, scores: null, messages: [], places: [] },
  }) as unknown as StatusView;

const WON: readonly (readonly number[])[] = [[0], [1]];

describe("the end of a game", () => {
  it("offers the next level to whoever has won clearly, and to nobody else", () => {
    const game = over(
      [
        ["human", 10],
        ["greedy", 4],
      ],
      WON,
    );
    expect(nextLevel(game, new Set([0]))).toBe("thrifty");
    expect(nextLevel(game, new Set()), "a spectator").toBeNull();
    expect(
      nextLevel(
        over(
          [
            ["human", 10],
            ["grandmaster", 1],
          ],
          WON,
        ),
        new Set([0]),
      ),
      "the highest level",
    ).toBeNull();
    expect(
      nextLevel(
        over(
          [
            ["human", 10],
            ["greedy", 9],
          ],
          WON,
        ),
        new Set([0]),
      ),
      "a close win",
    ).toBeNull();
  });

  it("celebrates a person of this page before others, and people more than bots", () => {
    const shared = over(
      [
        ["greedy", 5],
        ["human", 5],
      ],
      [[0, 1]],
    );
    expect(celebrated(shared, new Set([1]))).toBe(1);
    expect(celebrated(shared, new Set())).toBe(0);
    expect(personWon(shared)).toBe(true);
    expect(
      personWon(
        over(
          [
            ["human", 1],
            ["greedy", 9],
          ],
          [[1], [0]],
        ),
      ),
    ).toBe(false);
    expect(celebrated({ ...shared, outcome: null }, new Set([0]))).toBeNull();
  });
});
